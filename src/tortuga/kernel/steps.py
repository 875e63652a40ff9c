"""Nested decisions: what is still to be done is on a stack in the state, never on the call stack.

So any moment can be stored, copied and shown. A step never changes once made, so copies of a state share it.
"""

from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from tortuga.kernel.chance import Chance
from tortuga.kernel.errors import RuleError
from tortuga.kernel.state import Listener, Move, State

S = TypeVar("S", bound="SteppedState")
M = TypeVar("M")

MOST_SEATS: Final = 16
ALONE: Final = [[seat] for seat in range(MOST_SEATS)]
"""By seat, who owes a decision when nobody else does."""
NOTHING_TO_CHOOSE: Final[list[Any]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S, M]):
    """One small decision about a state S, whose moves are M. The step on top of the stack is asked; it is popped when
    it is answered, and `answer` pushes what follows.

    A step is asked only if there is something to choose: with a single option it answers itself, with none it
    continues.
    """

    name: ClassVar[str] = ""
    """In stored games, views and texts. It stays, whatever the class is called."""
    parts: ClassVar[tuple[str, ...]] = ("seat",)
    """The fields that it is made of, as its constructor takes them and stored games keep them."""
    always_asks: ClassVar[bool] = False
    """Asks even if there is a single option."""
    shared: ClassVar[bool] = False
    """Several seats answer it at once, each with options of its own; it is always asked. Its answers are kept in the
    state, and every answer pushes the step again for those that are left."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def due(self) -> list[int]:
        """Who owes it. Only to be read."""
        return ALONE[self.seat]

    def options(self, state: S, seat: int) -> list[M]:
        """The legal moves of a seat that owes it; none if there is nothing to choose."""
        raise NotImplementedError

    def answer(self, state: S, seat: int, move: M, chance: Chance, tell: Listener | None) -> None:
        """Carries out one of the options; the step is off the stack already."""
        raise NotImplementedError

    def run(self, state: S, chance: Chance, tell: Listener | None) -> None:
        """Goes on where there is nothing to choose; the step is off the stack already."""

    def refusal(self, state: S, seat: int, move: M) -> RuleError:
        """Why a move isn't an option: the most telling reason."""
        raise NotImplementedError

    def facts(self) -> tuple[object, ...]:
        """Its name and its parts, as plain numbers, texts and tuples."""
        return (self.name, *[getattr(self, part) for part in self.parts])

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple([getattr(self, part) for part in self.parts])


AnyStep: TypeAlias = Step[Any, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class SteppedState(State):
    """A state whose decisions are steps on a stack."""

    def __init__(self, steps: list[AnyStep]) -> None:
        self.steps = steps
        self.ready: list[Any] = NOTHING_TO_CHOOSE
        """The options of the step on top, where only one seat is asked; it follows from the rest."""

    def __getstate__(self) -> dict[str, object]:
        return {**vars(self), "steps": self.steps, "ready": self.ready}

    def push(self, step: AnyStep) -> None:
        """What is to be done next, before all that waits below."""
        self.steps.append(step)

    def push_in_order(self, *steps: AnyStep) -> None:
        """Steps in the order in which the rulebook prints them."""
        self.steps.extend(reversed(steps))

    def settle(self, chance: Chance, tell: Listener | None) -> None:
        """Runs on until somebody has something to choose, or nothing is left to be done."""
        steps = self.steps
        while steps:
            step = steps[-1]
            if step.shared:
                self.ready = NOTHING_TO_CHOOSE
                return
            options = step.options(self, step.seat)
            if len(options) > 1 or (options and step.always_asks):
                self.ready = options
                return
            steps.pop()
            if options:
                step.answer(self, step.seat, options[0], chance, tell)
            else:
                step.run(self, chance, tell)
        self.ready = NOTHING_TO_CHOOSE

    def get_ready(self) -> None:
        """After the stack was laid by hand: what the step on top offers."""
        self.ready = NOTHING_TO_CHOOSE
        if self.steps:
            step = self.steps[-1]
            if not step.shared:
                self.ready = step.options(self, step.seat)

    def due(self) -> list[int]:
        return self.steps[-1].due() if self.steps else []

    def moves(self, seat: int) -> list[Move]:
        return self.ready or self.steps[-1].options(self, seat)

    def exhaustive(self, seat: int) -> bool:
        return True

    def check(self, seat: int, move: Move) -> None:
        if move not in self.moves(seat):
            raise self.steps[-1].refusal(self, seat, move)

    def play(self, seat: int, move: Move, chance: Chance, tell: Listener | None) -> None:
        self.steps.pop().answer(self, seat, move, chance, tell)
        self.settle(chance, tell)
