"""Planks: a turn is one whole arrangement of the table, as in Rummikub, in miniature. A title of the tests only.

Planks of three colours, numbered 1 to 6, lie in hidden racks and a hidden stack. Laying means arranging the whole table
anew: rafts that are runs of one colour or groups of one number. Rules: `locale/en/planks.rules.md`, ids PLK.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Annotated, ClassVar, Final, TypeAlias, cast

import msgspec

from tortuga import kernel
from tortuga.kernel import Chance, Listener, Message, Move, NotationError, Outcome, RuleError, Seat, State, Title

NUMBERS: Final = 6
NAMES: Final = [f"{colour}{number}" for colour in "rgb" for number in range(1, NUMBERS + 1)]

Raft: TypeAlias = tuple[int, ...]
"""Planks that lie together, ascending."""
Table: TypeAlias = tuple[Raft, ...]
"""Rafts, ascending; the empty one isn't an arrangement: it stands for a draw."""
DRAW: Final[Table] = ()


def planks(mask: int) -> list[int]:
    return [plank for plank in range(len(NAMES)) if mask >> plank & 1]


def named(mask: int) -> tuple[str, ...]:
    return tuple(NAMES[plank] for plank in planks(mask))


def mask_of(some: Iterable[str]) -> int:
    return sum(1 << NAMES.index(name) for name in some)


def all_of(table: Table) -> int:
    return sum(1 << plank for raft in table for plank in raft)


def texts(table: Table) -> tuple[str, ...]:
    return tuple(" ".join(NAMES[plank] for plank in raft) for raft in table)


def is_raft(raft: Raft, least: int) -> bool:
    """PLK-3.1 a run of one colour, PLK-3.2 or a group of one number."""
    run = raft[-1] - raft[0] == len(raft) - 1 and raft[0] // NUMBERS == raft[-1] // NUMBERS
    group = len({plank % NUMBERS for plank in raft}) == 1
    return len(raft) >= least and (run or group)


class Options(kernel.Options, frozen=True):
    short_rafts: bool = False
    """Two planks are enough for a raft."""
    rack: Annotated[int, msgspec.Meta(ge=3, le=5)] = 4
    """Planks dealt to each seat."""


class View(kernel.View, frozen=True):
    turn: int
    table: tuple[str, ...]
    rack: tuple[str, ...]
    counts: tuple[int, ...]
    stack: int
    passes: int
    short_rafts: bool
    shown: tuple[tuple[str, ...], ...] = ()
    """All racks, once it is over."""


class Offer(kernel.Offer, frozen=True):
    laid: tuple[str, ...]


class Laid(kernel.Event, frozen=True, tag=True):
    reveals: ClassVar[bool] = True
    seat: int
    planks: tuple[str, ...]


class Drew(kernel.Event, frozen=True, tag=True):
    seat: int
    plank: str | None = None


class Passed(kernel.Event, frozen=True, tag=True):
    seat: int


class Planks(State):
    def __init__(self, turn: int, passes: int, stack: int, racks: list[int], table: Table, least: int) -> None:
        self.moment = turn
        self.passes = passes
        self.stack = stack
        self.racks = racks
        self.table = table
        self.least = least

    def due(self) -> list[int]:
        over = 0 in self.racks or self.passes == len(self.racks)  # PLK-4.1, PLK-4.2
        return [] if over else [self.moment % len(self.racks)]

    def turn(self) -> int:
        return self.moment

    def exhaustive(self, seat: int) -> bool:
        return False

    def moves(self, seat: int) -> list[Move]:
        """A draw, a plank added to a raft, or a raft of the rack alone; never the table torn apart."""
        rack = planks(self.racks[seat])
        tables: list[Table] = [
            (*self.table[:at], tuple(sorted((*raft, plank))), *self.table[at + 1 :])
            for at, raft in enumerate(self.table)
            for plank in rack
        ]
        tables += [(*self.table, raft) for size in (self.least, 4) for raft in combinations(rack, size)]
        found = [tuple(sorted(table)) for table in tables if all(is_raft(raft, self.least) for raft in table)]
        return [DRAW, *dict.fromkeys(found)]

    def check(self, seat: int, move: Move) -> None:
        table = cast(Table, move)
        if table == DRAW:
            return  # PLK-2.1
        every = [plank for raft in table for plank in raft]
        for plank in every:
            if every.count(plank) > 1:
                raise RuleError("PLK-1.1", "planks-twice", plank=NAMES[plank])
        now, before = all_of(table), all_of(self.table)
        if taken := before & ~now:
            raise RuleError("PLK-2.3", "planks-taken-away", planks=" ".join(named(taken)))
        if now == before:
            raise RuleError("PLK-2.2", "planks-nothing-laid")
        if foreign := now & ~before & ~self.racks[seat]:
            raise RuleError("PLK-2.2", "planks-not-yours", planks=" ".join(named(foreign)))
        for raft, text in zip(table, texts(table), strict=True):
            if not is_raft(raft, self.least):
                raise RuleError("PLK-3.1", "planks-no-raft", raft=text)

    def play(self, seat: int, move: Move, chance: Chance, tell: Listener | None) -> None:
        table = cast(Table, move)
        self.moment += 1
        self.passes = 0 if table != DRAW or self.stack else self.passes + 1
        if table != DRAW:
            laid = all_of(table) ^ all_of(self.table)
            self.racks[seat] ^= laid
            self.table = table
            if tell is not None:
                tell.tell(Laid(seat=seat, planks=named(laid)))
        elif self.stack:
            plank = chance.draw(self.stack)
            self.stack ^= 1 << plank
            self.racks[seat] ^= 1 << plank
            if tell is not None:
                tell.tell(Drew(seat=seat), seat, Drew(seat=seat, plank=NAMES[plank]))
        elif tell is not None:
            tell.tell(Passed(seat=seat))

    def lapse(self, seat: int, draft: Move | None, chance: Chance, tell: Listener | None) -> None:
        """PLK-5.1: the table as it was left stands if it is legal; otherwise a draw."""
        move: Move = DRAW if draft is None else draft
        try:
            self.check(seat, move)
        except RuleError:
            move = DRAW
        self.play(seat, move, chance, tell)

    def outcome(self) -> Outcome | None:
        if self.due():
            return None
        scores = tuple(-sum(plank % NUMBERS + 1 for plank in planks(rack)) for rack in self.racks)
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        return Outcome("planks-over-out" if 0 in self.racks else "planks-over-stuck", scores, ranks)

    def copy(self) -> "Planks":
        return Planks(self.moment, self.passes, self.stack, self.racks.copy(), self.table, self.least)

    def facts(self) -> tuple[object, ...]:
        return (self.moment, self.passes, self.stack, self.racks.copy(), self.table, self.least)


def deal(stack: int, racks: list[int], counts: Sequence[int], chance: Chance) -> int:
    """Fills the racks up to their counts from the stack; returns what is left of it."""
    for seat, count in enumerate(counts):
        while racks[seat].bit_count() < count:
            plank = 1 << chance.draw(stack)
            stack ^= plank
            racks[seat] |= plank
    return stack


class PlanksTitle(Title):
    name = "planks"
    version = "1"
    seats = range(2, 4)
    first_seat_begins = True
    options_type = Options
    view_type: ClassVar[type[kernel.View]] = View
    offer_type = Offer
    event_types = (Laid, Drew, Passed)
    locale = Path(__file__).with_name("locale")

    def new(self, options: kernel.Options, seats: int, chance: Chance, tell: Listener | None) -> State:
        assert isinstance(options, Options)
        racks = [0] * seats
        stack = deal(mask_of(NAMES), racks, [options.rack] * seats, chance)
        return Planks(0, 0, stack, racks, (), 2 if options.short_rafts else 3)

    def read(self, state: State, seat: int, text: str) -> Move:
        if text.split() == ["draw"]:
            return DRAW
        rafts = [raft.split() for raft in text.split("|")]
        for name in (name for raft in rafts for name in raft or [""]):
            if name not in NAMES:
                raise NotationError("planks-no-plank", text=name)
        return tuple(sorted(tuple(sorted(NAMES.index(name) for name in raft)) for raft in rafts))

    def write(self, state: State, seat: int, move: Move) -> str:
        return " | ".join(texts(cast(Table, move))) or "draw"

    def offer(self, state: State, seat: int, move: Move) -> Offer:
        assert isinstance(state, Planks)
        return Offer(do=self.write(state, seat, move), laid=named(all_of(cast(Table, move)) & state.racks[seat]))

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, Planks)
        return View(
            seat=seat,
            turn=state.moment,
            table=texts(state.table),
            rack=() if seat is None else named(state.racks[seat]),
            counts=tuple(rack.bit_count() for rack in state.racks),
            stack=state.stack.bit_count(),
            passes=state.passes,
            short_rafts=state.least == 2,
            shown=() if state.due() else tuple(named(rack) for rack in state.racks),
        )

    def imagine(self, view: kernel.View, chance: Chance) -> State:
        assert isinstance(view, View)
        table = tuple(tuple(NAMES.index(name) for name in raft.split()) for raft in view.table)
        racks = [mask_of(rack) for rack in view.shown] or [0] * len(view.counts)
        if view.seat is not None:
            racks[view.seat] = mask_of(view.rack)
        stack = deal(mask_of(NAMES) & ~all_of(table) & ~sum(racks), racks, view.counts, chance)
        return Planks(view.turn, view.passes, stack, racks, table, 2 if view.short_rafts else 3)

    def say(self, event: kernel.Event) -> list[Message]:
        match event:
            case Laid(seat=seat, planks=laid):
                return [Message("planks-laid", {"seat": Seat(seat), "planks": " ".join(laid)})]
            case Drew(seat=seat, plank=plank):
                return [Message("planks-drew", {"seat": Seat(seat), "plank": plank or "-"})]
            case Passed(seat=seat):
                return [Message("planks-passed", {"seat": Seat(seat)})]
        raise TypeError(event)
