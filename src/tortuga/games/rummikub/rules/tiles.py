"""Tiles as numbers, several tiles as counts by kind, and both in writing.

A kind of tile is `colour * 13 + number - 1`, with the colours R, B, K (black) and O in this order; the joker comes
after them all. Equal tiles cannot be told apart, so the rules never need more than how many of a kind there are.
"""

from collections.abc import Iterable, Sequence
from typing import Final

NUMBERS: Final = 13
COLOURS: Final = 4
JOKER: Final = NUMBERS * COLOURS
KINDS: Final = JOKER + 1
COPIES: Final = 2
"""Of every number tile (RK-1.1)."""

LETTERS: Final = "RBKO"
"""Of the colours red, blue, black and orange, the same in all languages."""
NAMES: Final = [f"{letter}{number}" for letter in LETTERS for number in range(1, NUMBERS + 1)] + ["J"]
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES)}


def tile(colour: int, number: int) -> int:
    """The kind of a number tile; colours count from 0, numbers from 1."""
    return colour * NUMBERS + number - 1


def colour_of(kind: int) -> int:
    """Of a number tile."""
    return kind // NUMBERS


def number_of(kind: int) -> int:
    """Of a number tile.

    >>> NAMES[30], colour_of(30), number_of(30)
    ('K5', 2, 5)
    """
    return kind % NUMBERS + 1


def counts_of(kinds: Iterable[int]) -> list[int]:
    """How many there are of each kind."""
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    return counts


def kinds_in(counts: Sequence[int]) -> tuple[int, ...]:
    """The tiles of such counts, rising, the joker last."""
    kinds: list[int] = []
    for kind in range(KINDS):
        kinds += [kind] * counts[kind]
    return tuple(kinds)


def names(kinds: Iterable[int]) -> tuple[str, ...]:
    """Tiles in writing, in the order given.

    >>> names([4, 51, 52])
    ('R5', 'O13', 'J')
    """
    return tuple([NAMES[kind] for kind in kinds])


def kinds_of(written: Iterable[str]) -> tuple[int, ...]:
    """Tiles from their names, in the order given.

    >>> kinds_of(["R5", "O13", "J"])
    (4, 51, 52)
    """
    return tuple([KIND_OF[name] for name in written])


def read_tile(text: str) -> int | None:
    """The kind that a text names, in capitals or not; None if it names none.

    >>> read_tile("k5"), read_tile("J"), read_tile("R14")
    (30, 52, None)
    """
    return KIND_OF.get(text.upper())


def box(jokers: int) -> list[int]:
    """All tiles of a game, by kind (RK-1.1, RT-1.1)."""
    return [COPIES] * JOKER + [jokers]
