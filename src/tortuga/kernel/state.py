"""State: the interface of a title's rules to the rest of the program, and Listener, which receives their events."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from tortuga.kernel.chance import Chance
from tortuga.kernel.outcome import Outcome

Move: TypeAlias = object
"""Whatever a title finds handy inside: hashable, and opaque to the kernel. At every edge it is text."""

EVERYONE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Receives events. Searches pass None instead, because an event costs more than a small step."""

    def tell(self, event: object, only: int = EVERYONE, full: object = None) -> None:
        """Tells `full` to the seat `only` and `event` to the rest (None: nothing to them)."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of a game at one moment."""

    def due(self) -> list[int]:
        """The seats that owe a decision, several at once too; none when the game is over. Only to be read: a state
        may hand out the same list each time."""
        raise NotImplementedError

    def turn(self) -> int:
        """A number that rises when the turn passes; clocks and undo go by it."""
        raise NotImplementedError

    def moves(self, seat: int) -> list[Move]:
        """Legal moves of a seat that owes a decision: one for each distinct result, or a fair handful.
        Never empty. Only to be read: a title may remember the list and hand it out again."""
        raise NotImplementedError

    def exhaustive(self, seat: int) -> bool:
        """Does `moves` currently contain every distinct result?"""
        raise NotImplementedError

    def check(self, seat: int, move: Move) -> None:
        """The only judge: raises RuleError, or is silent. Changes nothing."""
        raise NotImplementedError

    def play(self, seat: int, move: Move, chance: Chance, tell: Listener | None) -> None:
        """Carries out a legal move. Warning: it trusts its caller and checks nothing."""
        raise NotImplementedError

    def lapse(self, seat: int, draft: Move | None, chance: Chance, tell: Listener | None) -> None:
        """The clock of a seat that owes a decision ran out; `draft` is what it was about to do, if known."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent twin."""
        raise NotImplementedError

    def facts(self) -> tuple[object, ...]:
        """All that makes this moment what it is, as plain numbers, texts, lists and tuples, none of them shared with
        the state: equality, hash, snapshot and pickling come from this."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(repr(self.facts()))

    def __getstate__(self) -> dict[str, object]:
        """For pickles of an interpreted state: by default a compiled base keeps its own attributes alone."""
        return {**vars(self)}

    def __setstate__(self, fields: dict[str, object]) -> None:
        for name, value in fields.items():
            setattr(self, name, value)


def plain_facts(thing: object, fields: Sequence[str]) -> tuple[object, ...]:
    """The values of these fields, none of them shared: what is a list is copied."""
    values: list[object] = [getattr(thing, field) for field in fields]
    return tuple([value[:] if isinstance(value, list) else value for value in values])
