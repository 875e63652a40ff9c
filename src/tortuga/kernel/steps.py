"""Nested decisions: what is still to be done lies on a stack in the state, never on the call stack.

So any moment can be stored, copied and shown. A step never changes once made, so copies of a state share it.
"""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from tortuga.kernel.chance import Chance
from tortuga.kernel.state import Listener, Move, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(ABC):
    """One small decision. The step on top owes it; it is popped when answered, and `take` pushes what follows."""

    @abstractmethod
    def due(self) -> list[int]:
        """Who owes it. A step that several seats answer at once keeps their answers in the state."""

    @abstractmethod
    def moves(self, state: "SteppedState", seat: int) -> list[Move]: ...

    @abstractmethod
    def check(self, state: "SteppedState", seat: int, move: Move) -> None: ...

    @abstractmethod
    def take(self, state: "SteppedState", seat: int, move: Move, chance: Chance, tell: Listener | None) -> None: ...

    @abstractmethod
    def facts(self) -> tuple[object, ...]: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class SteppedState(State):
    """A state whose decisions are steps on a stack."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps

    def then(self, step: Step) -> None:
        """What is to be done next, before all that waits below."""
        self.steps.append(step)

    def do(self, *steps: Step) -> None:
        """Steps in the order in which the rulebook prints them."""
        self.steps.extend(reversed(steps))

    def due(self) -> list[int]:
        return self.steps[-1].due() if self.steps else []

    def moves(self, seat: int) -> list[Move]:
        return self.steps[-1].moves(self, seat)

    def check(self, seat: int, move: Move) -> None:
        self.steps[-1].check(self, seat, move)

    def play(self, seat: int, move: Move, chance: Chance, tell: Listener | None) -> None:
        self.steps.pop().take(self, seat, move, chance, tell)
