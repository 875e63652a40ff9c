"""Tables for the tests: people with short names, small titles, and a log that is kept as a disk would keep it."""

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tortuga.kernel import registry
from tortuga.kernel.encoding import digest
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import Game
from tortuga.server import protocol, replies
from tortuga.server.store.rows import ChatRow, Row, TableRow
from tortuga.server.table import pictures
from tortuga.server.table.rows import Chair, Opened
from tortuga.server.table.table import Table

NAMES = {"ania": "Ania", "bartek": "Bartek", "cyryl": "Cyryl", "daria": "Daria"}
ENTRY_POINTS = """
[tortuga.games]
planks = titles.planks:PlanksTitle
skirmish = titles.skirmish:SkirmishTitle
"""
NEWER = """
[tortuga.games]
planks = titles.planks:PlanksTitle
skirmish = titles.newer_skirmish:NewerSkirmishTitle
"""
"""After an upgrade: Skirmish has other rules."""
START = 1_700_000_000_000
SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
_numbers = count(1)


@contextmanager
def small_titles(folder: Path, entry_points: str = ENTRY_POINTS) -> Iterator[None]:
    """The tests' titles are registered, for the workers of the bots too, as any package's would be."""
    info = folder / "small_titles-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: small-titles\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(entry_points)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        _look_again()
        try:
            yield
        finally:
            patch.undo()
            _look_again()


def _look_again() -> None:
    importlib.invalidate_caches()
    registry.forget()
    replies.texts.cache_clear()


def new_id() -> str:
    """Of a command that was never sent before."""
    return f"command-{next(_numbers)}"


def setup(title: str = "planks", seats: tuple[str, ...] = ("me", "open"), **more: Any) -> protocol.Setup:
    return protocol.Setup(title=title, seats=list(seats), **more)


@contextmanager
def refused(key: str) -> Iterator[None]:
    """The house says no, for this reason."""
    with pytest.raises(Refusal) as told:
        yield
    assert told.value.key == key


class Sitting:
    """A table of the tests. Whoever's name stands in the plan sits there; after each happening its rows go to the
    `log`, and folding that must give the very same table."""

    def __init__(
        self, *plan: str, title: str = "planks", seed: str = "1", when_all_here: bool = False, **more: Any
    ) -> None:
        self.now = START
        self.log: list[Row] = []
        self.chat: list[ChatRow] = []
        host = next((who for who in plan if who in NAMES), "ania")
        self.about = TableRow(
            id="table-1",
            code="ABCDEF",
            host=host,
            title=title,
            status="open",
            public=True,
            seed=seed,
            made_by=host,
            made_with="command-0",
            created=START,
            changed=START,
        )
        chairs = [
            Chair(guest=who) if who in NAMES else Chair(bot=None if who == "open" else who.removeprefix("bot:"))
            for who in plan
        ]
        made = Opened(setup(title, ("open",) * len(plan), **more), host, chairs, when_all_here)
        self.table = Table.open(self.about, made, NAMES.__getitem__, command="command-0", now=START)
        self.settle()

    def started(self) -> "Sitting":
        self.do(self.about.host, protocol.Start)
        return self

    # -- What happens -------------------------------------------------------------------------------------------------

    def do(self, guest: str, kind: Any, /, **fields: Any) -> None:
        """A command; one that is refused must have changed nothing."""
        shown, was = self.picture(), self.table
        copy = self.table = was.copy()
        try:
            self.table.do(guest, kind(id=new_id(), **fields), self.now)
        except Refusal:
            assert not self.table.log.fresh
            assert self.picture() == shown
            raise
        finally:
            self.table = was
            assert self.picture() == shown, "what happens to a copy is nothing to the table"
        self.table = copy
        self.settle()

    def play(self, guest: str, move: str) -> None:
        self.do(guest, protocol.Play, decision=self.decision(guest), move=move)

    def bot(self, seat: int, move: str, by: str = "bot:random") -> None:
        assert self.table.moves.bot_plays(seat, self.game.decision(seat), move, by, self.now)
        self.settle()

    def later(self, seconds: float) -> None:
        """Time goes by, and every deadline in it is kept to the millisecond."""
        until = self.now + int(seconds * SECOND)
        while due := [(at, *key) for key, at in self.table.deadlines().items() if at <= until and key[0] != "bot"]:
            at, kind, seat = min(due)
            self.now = max(self.now, at)
            self.table.expire(kind, seat, self.now)
            self.settle()
        self.now = until

    def arrived(self, *seats: int) -> "Sitting":
        for seat in seats:
            self.table.arrived(seat, self.now)
        self.settle()
        return self

    def departed(self, seat: int, *, cleanly: bool) -> None:
        self.table.presence.departed(seat, self.now, cleanly=cleanly)
        self.settle()

    def settle(self) -> None:
        """What happened is stored, and the store tells the same table."""
        self.log += self.table.log.fresh
        self.chat += self.table.chat.fresh
        self.table.log.fresh, self.table.chat.fresh = [], []
        assert self.refolded().picture() == self.picture()

    def refolded(self) -> "Sitting":
        """The same table after a restart; who is there and what is drafted is not in the log."""
        again = _twin(self)
        again.table = Table.fold(self.about, self.log, self.chat, NAMES.__getitem__)
        here, grace = self.table.presence.here, self.table.presence.grace
        again.table.presence.here, again.table.presence.grace = dict(here), dict(grace)
        return again

    # -- What can be seen ---------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def kinds(self) -> list[str]:
        return [row.kind for row in self.log]

    @property
    def truth(self) -> tuple[int, str]:
        return self.table.seq, digest(self.game.state)

    def seat(self, guest: str) -> int:
        seat = self.table.seat_of(guest)
        assert seat is not None
        return seat

    def decision(self, guest: str) -> int:
        return self.game.decision(self.seat(guest))

    def offers(self, seat: int) -> list[str]:
        return [offer.do for offer in self.table.title.offers(self.game.state, seat)]

    def sees(self, guest: str | None, since: int | None = None) -> protocol.Now:
        return pictures.now(self.table, self.table.seat_of(guest), self.now, since, 0)

    def picture(self) -> list[bytes]:
        """All that anybody could be shown, and all that is due."""
        viewers = (None, *range(len(self.table.chairs)))
        shown = [protocol.ENCODER.encode(pictures.now(self.table, viewer, self.now, None, 0)) for viewer in viewers]
        return [*shown, repr(sorted(self.table.deadlines().items())).encode(), self.table.status.encode()]


def _twin(sitting: Sitting) -> Sitting:
    twin = Sitting.__new__(Sitting)
    twin.__dict__.update(sitting.__dict__)
    return twin


def to_the_end(at: Sitting) -> None:
    """Everybody takes the first offer until it is over."""
    while at.game.state.due():
        seat = at.game.state.due()[0]
        at.play(at.table.chairs[seat].guest or "", at.offers(seat)[0])
