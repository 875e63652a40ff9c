"""Append-only data. A command works on a copy of its table, so copying must not take longer for a longer table: copies
share what they have in common, and diverge where they continue differently."""

from collections.abc import Iterator, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class Growing(Sequence[T]):
    """A list that is only appended to.

    >>> line = Growing(["anchor"])
    >>> other = line.copy()
    >>> other.append("barrel")
    >>> line.append("cannon")
    >>> list(line), list(other)
    (['anchor', 'cannon'], ['anchor', 'barrel'])
    """

    __slots__ = ("_count", "_shared")

    def __init__(self, things: Sequence[T] = ()) -> None:
        self._shared = list(things)
        """Of all copies. What lies behind the count is another one's."""
        self._count = len(self._shared)

    def copy(self) -> "Growing[T]":
        twin: Growing[T] = Growing.__new__(Growing)
        twin._shared, twin._count = self._shared, self._count
        return twin

    def append(self, thing: T) -> None:
        if len(self._shared) != self._count:
            self._shared = self._shared[: self._count]
        self._shared.append(thing)
        self._count += 1

    def after(self, count: int) -> list[T]:
        """All but the first this many."""
        return self._shared[count : self._count]

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            return self._shared[slice(*place.indices(self._count))]
        if not -self._count <= place < self._count:
            raise IndexError(place)
        return self._shared[place % self._count]

    def __iter__(self) -> Iterator[T]:
        return iter(self._shared[: self._count])


class SentCommands:
    """Who sent which command, and the version that has it."""

    __slots__ = ("_places", "_sent")

    def __init__(self) -> None:
        self._sent: Growing[tuple[str, str, int]] = Growing()
        self._places: dict[str, int] = {}
        """Of all copies: what stands at the place says whether it is there in this one."""

    def copy(self) -> "SentCommands":
        twin = SentCommands.__new__(SentCommands)
        twin._sent, twin._places = self._sent.copy(), self._places
        return twin

    def add(self, command: str, guest: str, seq: int) -> None:
        self._places[command] = len(self._sent)
        self._sent.append((command, guest, seq))

    def find(self, command: str) -> tuple[str, int] | None:
        """The guest who sent it and the version that has it, if it came before."""
        place = self._places.get(command)
        if place is None or place >= len(self._sent):
            return None
        sent, guest, seq = self._sent[place]
        return (guest, seq) if sent == command else None

    def __len__(self) -> int:
        return len(self._sent)
