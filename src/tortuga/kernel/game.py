"""Game: the log is the game. Folding its records gives the state; live play only ever appends.

A `back` record takes earlier records out of the fold, never out of the log, and never rewinds chance.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from itertools import pairwise

import msgspec

from tortuga.kernel.chance import Chance, Live, Proved, Recorded
from tortuga.kernel.errors import RecordError, Refusal, UndoError
from tortuga.kernel.events import Announced, EventLog
from tortuga.kernel.records import Header, Record, by_seat, seat_in
from tortuga.kernel.state import Move, State
from tortuga.kernel.title import Options, Title

ALL = "all"
"""By whom: a take-back that everybody agreed to."""
COPY_EVERY = 16
"""Moves between two copies of the state that a game keeps: at most this many are played again to reach a moment."""


class FoldedRecord(msgspec.Struct, frozen=True):
    """A record that counts in the fold, with its announced events and its turn."""

    record: Record
    turn: int
    told: list[Announced]

    @property
    def barrier(self) -> str | None:
        """Why no seat may go back past it alone, as the key of a text."""
        if self.record.chance:
            return "undo-chance"
        if any(told.reveals for told in self.told):
            return "undo-revealed"
        return None


class UndoReach(msgspec.Struct, frozen=True):
    """How far a seat may currently go back by itself."""

    floor: int
    """The earliest record after which it may stand again: where it stands already, if `steps` is 0."""
    steps: int
    """The moves that it may take back, one by one."""
    stop: str
    """Why not one more, as the key of a text."""


def seed_hash(seed: str) -> str:
    """What is shown of a seed before the end."""
    return blake2b(seed.encode(), digest_size=16, person=b"tortuga-seed").hexdigest()


def new_header(title: Title, seats: Sequence[str], *, seed: str, options: Options | None = None) -> Header:
    """What a game by this version of the rules begins with."""
    return Header(
        title=title.name,
        rules=title.version,
        data=title.fingerprint,
        options=msgspec.to_builtins(options or title.read_options({})),
        seats=list(seats),
        seed_hash=seed_hash(seed),
        seed=seed,
    )


class Game:
    """A game in play.

    >>> from tortuga.kernel import registry
    >>> game = Game.start(registry.title("rum"), ["Ania", "Bartek"], seed="1")
    >>> game.play(game.state.due()[0], "draw wreck").record.do
    'draw wreck'
    """

    def __init__(self, title: Title, header: Header) -> None:
        self.title = title
        self.header = header
        self.options = title.read_options(header.options)
        title.check_options(self.options, len(header.seats))
        self.records: list[Record] = []
        self.folded: list[FoldedRecord] = []
        self._live: Live | None = None if header.seed is None else Live(header.seed)
        self._state: State | None = None
        self._turn = 0
        self._since: dict[int, int] = {}
        self._copies: dict[int, State] = {}
        """By record; copies of moments that were taken back stay, so that they can still be looked at."""
        self._before: dict[int, int] = {}
        """The record that came before another one in the fold."""
        self._stands: list[int] = []
        """For each record the one in the fold whose state stands after it."""
        self._is_shared = False
        """Is all this shared with a copy? Whichever of them changes first makes its own."""

    def copy(self) -> "Game":
        """An independent twin. It costs next to nothing until one of the two goes on."""
        twin = Game.__new__(Game)
        twin.title, twin.header, twin.options = self.title, self.header, self.options
        twin.records, twin.folded = self.records, self.folded
        twin._live, twin._state, twin._turn, twin._since = self._live, self._state, self._turn, self._since
        twin._copies, twin._before, twin._stands = self._copies, self._before, self._stands
        self._is_shared = twin._is_shared = True
        return twin

    def _own(self) -> None:
        """Before anything changes."""
        if self._is_shared:
            self._is_shared = False
            self.records, self.folded, self._stands = self.records[:], self.folded[:], self._stands[:]
            self._copies, self._before = self._copies.copy(), self._before.copy()
            self._state = None if self._state is None else self._state.copy()
            self._live = None if self._live is None else self._live.copy()

    @classmethod
    def start(cls, title: Title, seats: Sequence[str], *, seed: str, options: Options | None = None) -> "Game":
        """A new game, set up and dealt."""
        game = cls(title, new_header(title, seats, seed=seed, options=options))
        game.deal()
        return game

    def deal(self) -> FoldedRecord:
        """The first record: the game is set up."""
        return self._happen(Record(n=1))

    @classmethod
    def fold(cls, title: Title, header: Header, records: Iterable[Record]) -> "Game":
        """A game from its log; raises RecordError at the first record that cannot have happened.

        With the seed in the header every answer of chance is proved, without it only found possible.
        """
        game = cls.empty(title, header)
        for record in records:
            game.append(record)
        if game._state is None:
            raise RecordError("record-no-deal", line=2)
        return game

    @classmethod
    def empty(cls, title: Title, header: Header) -> "Game":
        """A game before its deal; raises RecordError where the header is not of these rules."""
        ours = (title.name, title.version, title.fingerprint)
        for mine, theirs in zip(ours, (header.title, header.rules, header.data), strict=True):
            if mine != theirs:
                raise RecordError("record-other-rules", line=1, found=theirs, known=mine)
        if header.seed is not None and seed_hash(header.seed) != header.seed_hash:
            raise RecordError("record-seed", line=1)
        try:
            return cls(title, header)
        except Refusal as refusal:
            raise RecordError("record-impossible", line=1, reason=str(refusal)) from refusal

    @property
    def state(self) -> State:
        """The fold: the whole truth, for the house alone."""
        assert self._state is not None
        return self._state

    @property
    def takes_long(self) -> bool:
        """May the next move take long to judge? Not before the deal."""
        return self._state is not None and self.title.may_take_long(self._state)

    def state_after(self, n: int) -> State:
        """The state as it stood after record `n`, whatever was taken back since: a copy, and soon found."""
        again: list[Record] = []
        n = self._stands[n - 1]
        while n not in self._copies:
            again.append(self.records[n - 1])
            n = self._before[n]
        state = self._copies[n].copy()
        for record in reversed(again):
            assert record.seat is not None  # only the deal has none, and of that there is a copy
            move = self._move_in(state, record, record.seat)
            _carry_out(state, record, record.seat, move, Recorded(record.chance), None)
        return state

    def decision(self, seat: int) -> int:
        """The number of the record that put its present decision before a seat: what a command answers."""
        return self._since[seat]

    def play(self, seat: int, text: str, by: str | None = None) -> FoldedRecord:
        """A seat's decision in notation. On a Refusal (NotationError, RuleError) nothing has changed."""
        self._must_owe(seat)
        move = self.title.read(self.state, seat, text)
        self.state.check(seat, move)
        return self._happen(Record(n=self._next, seat=seat, do=self.title.write(self.state, seat, move), by=by), move)

    def lapse(self, seat: int, draft: str | None = None) -> FoldedRecord:
        """A seat's clock ran out; the title's rules say what that does."""
        self._must_owe(seat)
        move = None if draft is None else self.title.read(self.state, seat, draft)
        return self._happen(Record(n=self._next, seat=seat, lapse=True, draft=draft), move)

    def undo(self, seat: int, *, whole_turn: bool = False) -> Record:
        """A seat takes back its last move, or all of this turn that it may; raises UndoError with the reason."""
        reach = self.undo_reach(seat)
        if not reach.steps:
            raise UndoError(reach.stop)
        back = reach.floor if whole_turn else self.folded[-2].record.n
        return self._note(Record(n=self._next, back=back, by=by_seat(seat)))

    def take_back(self, to: int) -> Record:
        """All agree to go back to the moment after record `to`."""
        return self._note(Record(n=self._next, back=to, by=ALL))

    def house(self, what: str, seat: int | None = None, to: str | None = None) -> Record:
        """A line of the house's own: takeover, claim, pause, end."""
        return self._note(Record(n=self._next, house=what, seat=seat, to=to))

    def undo_reach(self, seat: int) -> UndoReach:
        """How far a seat may go back by itself: never past the start of its turn, a random answer, an event that
        reveals, or another seat's decision."""
        here = self.state.turn() if self.state.due() else -1
        floor, steps, stop = self.folded[-1].record.n, 0, "undo-nothing"
        for kept, before in pairwise(reversed(self.folded)):
            if kept.turn != here and (steps or kept.record.seat == seat):
                stop = "undo-turn-over"
            elif kept.record.seat != seat:
                stop = "undo-other-seat"
            elif kept.barrier is not None:
                stop = kept.barrier
            else:
                floor, steps = before.record.n, steps + 1
                continue
            break
        return UndoReach(floor, steps, stop)

    def append(self, record: Record, *, proved: bool = False) -> None:
        """Takes a record as it was written and verifies it; raises RecordError, and then this game is void. One that
        was `proved` before is only carried out, which takes a fraction of the time."""
        if record.n != self._next:
            raise RecordError("record-number", line=self._next + 1, found=record.n, known=self._next)
        try:
            if record.house is not None or record.back is not None:
                self._note(record)
            else:
                self._repeat(record, proved)
        except Refusal as refusal:
            if isinstance(refusal, RecordError):
                raise
            raise RecordError("record-impossible", line=record.n + 1, reason=str(refusal)) from refusal

    @property
    def _next(self) -> int:
        return len(self.records) + 1

    def _must_owe(self, seat: int) -> None:
        if not self.state.due():
            raise Refusal("game-over")
        if seat not in self.state.due():
            raise Refusal("not-your-decision")

    def _happen(self, record: Record, move: Move | None = None) -> FoldedRecord:
        """A record that happens now, with the move or draft in it: chance answers live, and the record keeps what it
        answered."""
        if self._live is None:
            raise Refusal("game-without-seed")
        self._own()
        told = self._carry_out(record, move, self._live)
        answers, self._live.answers = self._live.answers, []
        return self._keep(msgspec.structs.replace(record, chance=answers), told)

    def _repeat(self, record: Record, proved: bool) -> None:
        """A record that happened before: chance repeats its answers, and must be asked for just these."""
        self._own()
        if self._live is None or record.n <= self.header.after:
            chance = Recorded(record.chance)
        elif proved:
            chance = Recorded(record.chance)
            self._live.given += len(record.chance)
        else:
            chance = Proved(record.chance, self._live)
        move = None
        if record.seat is not None:
            if self._state is None:
                raise RecordError("record-no-deal", line=record.n + 1)
            self._must_owe(record.seat)
            move = self._move_in(self._state, record, record.seat)
            if not record.lapse and not proved:
                self.state.check(record.seat, move)
        told = self._carry_out(record, move, chance)
        chance.finish()
        self._keep(record, told)

    def _note(self, record: Record) -> Record:
        """A record that the rules skip, or that takes others out of the fold."""
        self._own()
        if record.back is not None:
            self._go_back(record.back, record.by or "")
            self._since = dict.fromkeys(self.state.due(), record.n)
        elif self._state is None:
            raise RecordError("record-no-deal", line=record.n + 1)
        self.records.append(record)
        self._stands.append(self.folded[-1].record.n)
        return record

    def _move_in(self, state: State, record: Record, seat: int) -> Move | None:
        """The decision that a record holds; None for a lapse without a draft."""
        if record.lapse and record.draft is None:
            return None
        return self.title.read(state, seat, (record.draft if record.lapse else record.do) or "")

    def _carry_out(self, record: Record, move: Move | None, chance: Chance) -> list[Announced]:
        """Lets a verified record change the state; the move or draft in it has been read."""
        events = EventLog()
        if self._state is None:
            self._state = self.title.new(self.options, len(self.header.seats), chance, events)
        elif record.seat is None:
            raise RecordError("record-no-seat", line=record.n + 1)
        else:
            _carry_out(self._state, record, record.seat, move, chance, events)
        return events.told

    def _keep(self, record: Record, told: list[Announced]) -> FoldedRecord:
        turn = self._turn
        self._turn = self.state.turn()
        if self.folded:
            self._before[record.n] = self.folded[-1].record.n
        if len(self.folded) % COPY_EVERY == 0:
            self._copies[record.n] = self.state.copy()
        self.records.append(record)
        self._stands.append(record.n)
        folded = FoldedRecord(record, turn, told)
        self.folded.append(folded)
        waiting = self._since
        self._since = {
            seat: record.n if seat == record.seat else waiting.get(seat, record.n) for seat in self.state.due()
        }
        return folded

    def _go_back(self, to: int, by: str) -> None:
        left = bisect_right(self.folded, to, key=lambda kept: kept.record.n)
        if not 0 < left < len(self.folded) or self.folded[left - 1].record.n != to:
            raise UndoError("undo-no-such-moment", n=to)
        if by != ALL:
            seat = seat_in(by)
            reach = None if seat is None else self.undo_reach(seat)
            if reach is not None and not reach.steps:
                raise UndoError(reach.stop)
            if reach is None or to < reach.floor:
                raise UndoError("undo-not-alone", n=to)
        self._state = self.state_after(to)
        del self.folded[left:]
        self._turn = self.state.turn()


def _carry_out(
    state: State, record: Record, seat: int, move: Move | None, chance: Chance, events: EventLog | None
) -> None:
    if record.lapse:
        state.lapse(seat, move, chance, events)
    else:
        state.play(seat, move, chance, events)
