"""Pictures: what people are shown of a table, each as they may know it, and what lists show of it."""

from typing import Any, NamedTuple

import msgspec

from tortuga.kernel.game import Game
from tortuga.kernel.outcome import Outcome
from tortuga.server import protocol
from tortuga.server.store.rows import Picture
from tortuga.server.table.kept import SPECTATOR
from tortuga.server.table.progress import PLAYING
from tortuga.server.table.rows import Chair
from tortuga.server.table.table import Table

NOTHING = b"null"


class TableCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a list shows of a table."""

    status: protocol.Status
    chairs: list[Chair]
    clock: protocol.Clock
    spectators: bool
    outcome: Outcome | None = None


class Seen(NamedTuple):
    """What a viewer sees of a game, and what follows from it."""

    view: Any
    details: Any


class Telling(NamedTuple):
    """The story of a table as it was told to a viewer before, row by row as JSON."""

    fold: str
    renumbered: int
    seat: int | None
    since: int
    rows: list[Any]

    @property
    def until(self) -> int:
        return self.since + len(self.rows)

    def is_of(self, table: Table, seat: int | None, since: int | None) -> bool:
        """Does what this viewer is to be told now begin with it?"""
        return self[:4] == (table.fold_id, table.renumbered, seat, since or 0)


class Views:
    """What viewers see of a table and owe there, as JSON, computed once per version of the table, however many are
    watching."""

    def __init__(self) -> None:
        self._of = ("", 0)
        self._seen: dict[int | None, Seen] = {}
        self._owed: dict[int | None, msgspec.Raw | None] = {}

    def owes(self, table: Table, seat: int | None) -> Any:
        self._be_of(table)
        if seat not in self._owed:
            owes = table.moves.owes(seat)
            self._owed[seat] = None if owes is None else msgspec.Raw(protocol.ENCODER.encode(owes))
        return self._owed[seat]

    def _be_of(self, table: Table) -> None:
        version = table.fold_id, table.seq
        if version != self._of:
            self._of, self._seen, self._owed = version, {}, {}

    def see(self, table: Table, seat: int | None) -> Seen:
        self._be_of(table)
        if seat not in self._seen:
            view, details = (protocol.ENCODER.encode(one) for one in _see(table, seat))
            self._seen[seat] = Seen(msgspec.Raw(view), None if details == NOTHING else msgspec.Raw(details))
        return self._seen[seat]


def now(
    table: Table,
    seat: int | None,
    at: int,
    since: int | None,
    chat_since: int,
    watchers: int = 0,
    views: Views | None = None,
    telling: Telling | None = None,
) -> protocol.Now:
    """The table for one viewer (None: a spectator), with what they missed since the version `since`; None is for
    somebody who knows nothing of it yet, or other seats. `views` are those that were seen before, and so is what the
    story may begin with."""
    if since is not None and since < table.renumbered:
        since, chat_since = None, 0
    game = table.game
    moved = table.seq > (since or 0)
    on = game is not None and moved
    see = _see if views is None or game is None else views.see
    view, details = see(table, seat) if moved else Seen(None, None)
    reach = table.takebacks.reach(seat) if on else None
    return protocol.Now(
        seq=table.seq,
        at=at,
        status=table.status,
        you=seat,
        chairs=[_chair(table, number, at) for number in range(len(table.chairs))],
        about=about(table, seat) if since is None or since < table.sealed else None,
        story=_story(table, seat, since, telling),
        view=view,
        details=details,
        due=table.progress.due(),
        owes=None if not on else table.moves.owes(seat) if views is None else views.owes(table, seat),
        undo=reach is not None and reach.steps > 0,
        undo_reach=reach,
        undo_of=table.last_move() if reach is not None and reach.steps else None,
        outcome=_outcome(table),
        leavers=table.leaving.leavers(),
        back=table.takebacks.asked,
        chat=table.chat.since(chat_since),
        chat_closed=table.chat.closed,
        watchers=watchers,
        rematch=table.rematch,
        seed=table.seed or None if table.is_finished and table.header is not None else None,
        kept=None if table.kept is None else table.kept.told(seat),
    )


def _story(table: Table, seat: int | None, since: int | None, telling: Telling | None) -> list[protocol.StoryEntry]:
    if telling is None or not telling.is_of(table, seat, since):
        return table.story.since(since or 0, seat)
    return [*telling.rows, *table.story.since(telling.until, seat)]


def _see(table: Table, seat: int | None) -> Seen:
    """Of a game that is kept, as it was stored."""
    if table.kept is not None:
        picture = table.kept.picture(seat)
        return Seen(None, None) if picture is None else Seen(*as_stored(picture))
    if table.game is None:
        return Seen(None, None)
    view = table.title.view(table.game.state, seat)
    return Seen(view, table.title.details(view))


def as_stored(picture: Picture) -> tuple[msgspec.Raw, msgspec.Raw | None]:
    """View and details as they are on the disk, to be passed on."""
    details = None if picture.details is None else msgspec.Raw(picture.details.encode())
    return msgspec.Raw(picture.view.encode()), details


def of_game(table: Table, game: Game) -> list[Picture]:
    """How a game currently looks to everybody, to be stored."""
    made = []
    for seat in viewers(table):
        view = table.title.view(game.state, seat)
        details = table.title.details(view)
        made.append(to_store(seat, table.seq, protocol.ENCODER.encode(view), protocol.ENCODER.encode(details)))
    return made


def to_store(seat: int | None, seq: int, view: bytes, details: bytes) -> Picture:
    """How a game looks to a viewer at a version of its table; view and details as JSON."""
    return Picture(stored_seat(seat), seq, view.decode(), None if details == NOTHING else details.decode())


def stored_seat(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def viewers(table: Table) -> list[int | None]:
    """Whose pictures are stored: those of people and of spectators; after the end everybody's."""
    return [None, *(range(len(table.chairs)) if table.is_finished else sorted(table.seats.guests()))]


def about(table: Table, seat: int | None) -> protocol.About:
    """What the table is, for one viewer."""
    return protocol.About(
        table=table.id,
        code=table.code if seat is not None else None,
        setup=table.setup,
        seed_hash=table.header.seed_hash if table.header is not None else None,
    )


def card(table: Table) -> TableCard:
    return TableCard(table.status, table.chairs, table.setup.clock, table.setup.spectators, _outcome(table))


def _outcome(table: Table) -> Outcome | None:
    if table.kept is not None:
        return table.kept.outcome
    return None if table.game is None else table.game.state.outcome()


def _chair(table: Table, seat: int, at: int) -> protocol.ChairView:
    chair = table.chairs[seat]
    return protocol.ChairView(
        name=chair.name if chair.guest is None else table.seats.name_of(chair.guest),
        bot=chair.player,
        here=seat in table.presence.here,
        away=chair.away,
        host=chair.guest == table.host and chair.guest is not None,
        left_ms=table.clocks.left(seat, at) if table.status == PLAYING and chair.person else None,
    )
