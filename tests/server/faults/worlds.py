"""Two worlds that one viewer cannot tell apart: the same table, but all that is hidden from them is different.

Whatever the house gives that viewer must be the same in both, to the byte. Raises Leak where it is not.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from conformance.leaks import Leak, through_the_wire
from conformance.positions import pick, random_options, refusal
from tortuga.kernel import Chance, Imagined, Live, Title, encode
from tortuga.kernel.errors import Refusal
from tortuga.server import protocol
from tortuga.server.protocol import ENCODER
from tortuga.server.replies import refused
from tortuga.server.store.rows import TableRow
from tortuga.server.table import pictures
from tortuga.server.table.log import By
from tortuga.server.table.progress import PLAYING
from tortuga.server.table.rows import Chair, Opened
from tortuga.server.table.table import Table

BEGAN = 1_800_000_000_000
STEP_MS = 1_500
STEPS_APART = 20
"""Of the steps that are asked for one by one; all of them are in the story as a whole."""
SPECTATOR = "somebody"
HOST = "guest-0"


def guest_of(seat: int | None) -> str:
    return SPECTATOR if seat is None else f"guest-{seat}"


def new_table(title: Title, seed: str, chance: Chance) -> Table:
    """A game just dealt, of people only, with clocks that run."""
    seats = pick(chance, title.seats)
    setup = protocol.Setup(
        title=title.name,
        options=msgspec.to_builtins(random_options(title, seats, chance)),
        seats=["open"] * seats,
        clock=protocol.TurnClock(seconds=60),
        public=True,
    )
    about = TableRow("table", "ABCDEF", HOST, title.name, "open", True, f"seed of {seed}", HOST, "made", BEGAN, BEGAN)
    chairs = [Chair(guest=guest_of(seat)) for seat in range(seats)]
    table = Table.open(about, Opened(setup, HOST, chairs), str.title, command="made-0001", now=BEGAN)
    table.starting.start(By(HOST, "start-001", BEGAN))
    return table


class Pair(NamedTuple):
    """The true table and its twin, as `viewer` sees both."""

    true: Table
    twin: Table
    viewer: int | None
    chance: Imagined

    @property
    def both(self) -> tuple[Table, Table]:
        return self.true, self.twin


def again(table: Table) -> Table:
    """The same table once more, folded from its log."""
    about = TableRow("table", table.code, HOST, table.title.name, "open", True, table.seed, HOST, "made", BEGAN, BEGAN)
    copy = Table.fold(about, table.log.fresh, table.chat.fresh, str.title)
    copy.remember(table)
    return copy


def imagined(table: Table, viewer: int | None, seed: str) -> Pair:
    return parted(again(table), again(table), viewer, seed)


def parted(true: Table, twin: Table, viewer: int | None, seed: str) -> Pair:
    """Two that were the same. The twin has another seed from now on; hands and stacks are dealt anew, as the viewer's
    own view allows."""
    pair = Pair(true, twin, viewer, Imagined(seed))
    truth, game = true.game, twin.game
    assert truth is not None
    assert game is not None
    view = through_the_wire(true.title, true.title.view(truth.state, viewer))
    game._state = true.title.imagine(view, pair.chance)
    game._live = Live(f"another {seed}")
    pair.twin.seed = f"another {seed}"
    return pair


# -- What a viewer gets -----------------------------------------------------------------------------------------------


def compare(pair: Pair, now: int, texts: Sequence[str]) -> None:
    """Frames, lists and refusals, at one moment."""
    compare_pictures(pair, now)
    true, twin = pair.both
    before = true.seq, twin.seq
    for command in commands(pair, texts):
        _same("answer", *(answer(one, guest_of(pair.viewer), command, now) for one in pair.both))
    assert (true.seq, twin.seq) == before


def compare_pictures(pair: Pair, now: int) -> None:
    """Frames and lists, at one moment."""
    true = pair.true
    for since in (None, 0, true.seq // 2, true.seq - 1, true.seq):
        _same(
            "frame", *(ENCODER.encode(pictures.now(one, pair.viewer, now, since, 0, watchers=1)) for one in pair.both)
        )
    _same("list", *(ENCODER.encode(pictures.card(one)) for one in pair.both))
    _same("deadlines", *(encode(sorted(one.deadlines().items())) for one in pair.both))
    _same("story", *(ENCODER.encode(one.story.told(None)) for one in pair.both))
    some = range(true.seq % STEPS_APART, true.seq, STEPS_APART)
    _same("told of a step", *(ENCODER.encode([one.story.told_at(n, None) for n in some]) for one in pair.both))


def commands(pair: Pair, texts: Sequence[str]) -> list[protocol.AnyCommand]:
    """What a viewer may try: none of it is possible, or it would change the table."""
    true, viewer = pair.true, pair.viewer
    owed = None if viewer is None else true.progress.decision(viewer)
    tried: list[protocol.AnyCommand] = [
        protocol.Play(id="command-1", decision=10**9, move=texts[-1]),
        protocol.Draft(id="command-1", decision=10**9, move=texts[-1]),
        protocol.Sit(id="command-1"),
        protocol.Stand(id="command-1"),
        protocol.Claim(id="command-1"),
        protocol.AskBack(id="command-1", to=10**9),
        protocol.Arrange(id="command-1", seat=0, who="open"),
        protocol.RemoveSeat(id="command-1", seat=0),
        *(
            protocol.Choose(id="command-1", seat=n, what="wait")
            for n, chair in enumerate(true.chairs)
            if not chair.away
        ),
    ]
    if viewer is None or not pictures.now(true, viewer, 0, None, 0).undo:
        tried.append(protocol.Undo(id="command-1"))
    if owed is not None:
        tried += [protocol.Play(id="command-1", decision=owed, move=text) for text in texts if _illegal(pair, text)]
        tried += [protocol.Try(id="command-1", decision=owed, move=text) for text in texts]
    return tried


def _illegal(pair: Pair, text: str) -> bool:
    """Is it refused in either world? If only in one, the answers will differ."""
    assert pair.viewer is not None
    worlds = [one.game.state for one in pair.both if one.game is not None]
    return any(refusal(pair.true.title, world, pair.viewer, text) is not None for world in worlds)


def answer(table: Table, guest: str, command: protocol.AnyCommand, now: int) -> bytes:
    """A refusal as it is sent, or what a move would bring; else what kind of answer it is."""
    try:
        if command.answers is not None and table.moves.is_stale(guest, command.answers):
            return b"stale"
        if isinstance(command, protocol.Try):
            return ENCODER.encode(table.moves.would_bring(guest, command.move))
        table.do(guest, command, now)
    except Refusal as no:
        return b"".join(ENCODER.encode(refused(no, language, command.id)) for language in ("en", "uk"))
    return b"accepted"  # and the other world has to accept it too


def _same(what: str, true: bytes, twin: bytes) -> None:
    if true != twin:
        at = next((n for n, (a, b) in enumerate(zip(true, twin, strict=False)) if a != b), min(len(true), len(twin)))
        around = slice(max(0, at - 60), at + 60)
        raise Leak(f"{what}: {true[around]!r} in truth, {twin[around]!r} in a world that looks the same")


# -- What happens -----------------------------------------------------------------------------------------------------


def happen(table: Table, chance: Imagined, now: int) -> None:
    """Some thing that happens at a table: mostly a move; else a clock, a word, a take-back, somebody who leaves."""
    assert table.game is not None
    seat = pick(chance, table.game.state.due())
    other = pick(chance, range(len(table.chairs)))
    match chance.roll(16):
        case 1:
            table.expire("clock", seat, table.deadlines()["clock", seat])
        case 2:
            _try(table, other, protocol.Undo(id=f"undo-{now}"), now)
        case 3:
            _try(table, other, protocol.Chat(id=f"chat-{now}", phrase="hello"), now)
        case 4:
            _try(table, other, protocol.AskBack(id=f"back-{now}", to=max(1, len(table.game.folded) - 2)), now)
        case 5:
            _try(table, other, protocol.AnswerBack(id=f"yes-{now}", agree=True), now)
        case 6:
            _try(table, other, protocol.Leave(id=f"leave-{now}"), now)
        case _:
            move = pick(chance, table.game.state.moves(seat))
            play(table, seat, table.title.write(table.game.state, seat, move), now)


def _try(table: Table, seat: int, command: protocol.AnyCommand, now: int) -> None:
    try:
        table.do(guest_of(seat), command, now)
    except Refusal:
        return


def play(table: Table, seat: int, move: str, now: int) -> None:
    decision = table.progress.decision(seat)
    assert decision is not None
    table.do(guest_of(seat), protocol.Play(id=f"play-{now}-{table.seq}", decision=decision, move=move), now)


def step_both(pair: Pair, now: int) -> bool:
    """One decision in each world; others may decide differently where the viewer cannot see what. Says whether the
    viewer still cannot tell the worlds apart."""
    true, twin = pair.both
    assert true.game is not None
    assert twin.game is not None
    seat = pick(pair.chance, true.game.state.due())
    if pair.chance.roll(12) == 1:
        for table in pair.both:
            table.expire("clock", seat, table.deadlines()["clock", seat])
    else:
        move = pick(pair.chance, true.game.state.moves(seat))
        text = true.title.write(true.game.state, seat, move)
        also = text
        if seat != pair.viewer and (_foreign(twin, seat, text) or pair.chance.roll(2) == 1):
            also = twin.title.write(twin.game.state, seat, pick(pair.chance, twin.game.state.moves(seat)))
        play(true, seat, text, now)
        play(twin, seat, also, now)
    revealed = any(one.reveals for table in pair.both for one in table.story.rows[-1].told)
    views = [encode(true.title.view(table.game.state, pair.viewer)) for table in pair.both if table.game is not None]
    going_on = all(table.status == PLAYING for table in pair.both)
    return going_on and views[0] == views[1] and not revealed and len(true.story.rows) == len(twin.story.rows)


def _foreign(table: Table, seat: int, text: str) -> bool:
    assert table.game is not None
    return refusal(table.title, table.game.state, seat, text) is not None
