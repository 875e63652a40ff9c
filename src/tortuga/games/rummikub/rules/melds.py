"""Sets of tiles: what is a run, what is a group, what a joker in them stands for, and what they are worth.

The rulebook's "set" is called a meld in the code, where a set is something else.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, LETTERS, NAMES, NUMBERS, colour_of, number_of, tile

RUN: Final = 0
GROUP: Final = 1
SHORTEST: Final = 3
"""Tiles in a set at least (RK-2.1, RK-2.2)."""


class Meld(NamedTuple):
    """A set as it lies: a run in rising order with jokers in their places; a group's number tiles rising, then its
    jokers. So equal sets are equal as tuples."""

    kind: int
    tiles: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join([NAMES[one] for one in self.tiles])


Melds: TypeAlias = tuple[Meld, ...]
"""What lies on the table, in its order."""


def run_of(tiles: Sequence[int]) -> Meld | None:
    """RK-2.2: consecutive numbers of one colour, written in rising order, within 1 to 13."""
    lowest = lowest_of_run(tiles)
    if lowest < 0 or len(tiles) < SHORTEST:
        return None
    for place, one in enumerate(tiles):
        if one not in (JOKER, lowest + place):
            return None
    if number_of(lowest) + len(tiles) - 1 > NUMBERS:
        return None
    return Meld(RUN, tuple(tiles))


def lowest_of_run(tiles: Sequence[int]) -> int:
    """The kind that stands in the first place, told by the first number tile; -1 if there is none or it does not
    fit."""
    for place, one in enumerate(tiles):
        if one != JOKER:
            return one - place if number_of(one) > place else -1
    return -1  # RK-2.4: at least one number tile


def group_of(tiles: Sequence[int]) -> Meld | None:
    """RK-2.1: three or four tiles of one number in different colours, jokers included (RK-2.4), in any order."""
    plain = sorted([one for one in tiles if one != JOKER])
    if not plain or not SHORTEST <= len(tiles) <= COLOURS:
        return None
    for before, one in pairwise(plain):
        if before == one or number_of(before) != number_of(one):
            return None
    return Meld(GROUP, (*plain, *[JOKER] * (len(tiles) - len(plain))))


def meld_of(tiles: Sequence[int]) -> Meld | None:
    """The set that a bare list of tiles is; None if it isn't one.

    RK-2.5: with a single number tile it is a run if its places fit, else a group.

    >>> meld_of([JOKER, JOKER, 4]), meld_of([JOKER, JOKER, 0])
    (Meld(kind=0, tiles=(52, 52, 4)), Meld(kind=1, tiles=(0, 52, 52)))
    """
    run = run_of(tiles)
    return group_of(tiles) if run is None else run


def meld_as(kind: int, tiles: Sequence[int]) -> Meld | None:
    """The same where it was said which kind it is."""
    return run_of(tiles) if kind == RUN else group_of(tiles)


def number_of_group(meld: Meld) -> int:
    """A group's number; its first tile is never a joker."""
    return number_of(meld.tiles[0])


def full_run(meld: Meld) -> list[int]:
    """A run with every joker replaced by the tile that it stands for."""
    lowest = lowest_of_run(meld.tiles)
    return list(range(lowest, lowest + len(meld.tiles)))


def missing_from_group(meld: Meld) -> list[int]:
    """The tiles of a group's number in the colours that it does not show."""
    number = number_of_group(meld)
    every = [tile(colour, number) for colour in range(COLOURS)]
    return [one for one in every if one not in meld.tiles]


def stands_for(meld: Meld, place: int) -> list[int]:
    """RK-2.3, RK-4.6: what the joker at a place stands for. In a run one tile, in a group any missing colour."""
    if meld.kind == RUN:
        return [lowest_of_run(meld.tiles) + place]
    return missing_from_group(meld)


def joker_places(meld: Meld) -> list[int]:
    return [place for place, one in enumerate(meld.tiles) if one == JOKER]


def value_of(meld: Meld) -> int:
    """What its numbers add up to; a joker counts as the tile that it stands for (RK-3.2, RT-1.6)."""
    if meld.kind == GROUP:
        return number_of_group(meld) * len(meld.tiles)
    return sum([number_of(one) for one in full_run(meld)])


class Fault(NamedTuple):
    """Why tiles aren't a set: the rule, and the key of the sentence that says so."""

    rule: str
    key: str
    tile: int = -1
    """The tile that does not fit or that is missing, where it can be told."""


def fault_of(tiles: Sequence[int], kind: int | None = None) -> Fault:
    """Why tiles aren't a set (of this kind, if one was given): read as what they come nearest to."""
    plain = [one for one in tiles if one != JOKER]
    if not plain:
        return Fault("RK-2.4", "rummikub-set-only-jokers")
    one_colour = len({colour_of(one) for one in plain}) == 1
    one_number = len({number_of(one) for one in plain}) == 1
    as_run = one_colour and (len(plain) == 1 or not one_number) if kind is None else kind == RUN
    if len(tiles) < SHORTEST:
        return Fault("RK-2.2" if as_run else "RK-2.1", "rummikub-set-too-short")
    return _fault_of_run(tiles, plain) if as_run else _fault_of_group(tiles, plain, one_number)


def _fault_of_run(tiles: Sequence[int], plain: Sequence[int]) -> Fault:
    for one in plain:
        if colour_of(one) != colour_of(plain[0]):
            return Fault("RK-2.2", "rummikub-run-other-colour", one)
    first = tiles.index(plain[0])
    lowest = number_of(plain[0]) - first
    for place, one in enumerate(tiles):
        if one != JOKER and number_of(one) > lowest + place:
            return Fault("RK-2.2", "rummikub-run-missing", tile(colour_of(one), lowest + place))
        if one != JOKER and number_of(one) < lowest + place:
            return Fault("RK-2.2", "rummikub-run-gap", one)
    return Fault("RK-2.4" if JOKER in tiles else "RK-2.2", "rummikub-run-beyond")


def _fault_of_group(tiles: Sequence[int], plain: Sequence[int], one_number: bool) -> Fault:
    if not one_number:
        for one in plain:
            if number_of(one) != number_of(plain[0]):
                return Fault("RK-2.1", "rummikub-set-mixed", one)
    for place, one in enumerate(plain):
        if one in plain[:place]:
            return Fault("RK-2.1", "rummikub-group-colour-twice", one)
    return Fault("RK-2.4" if JOKER in tiles else "RK-2.1", "rummikub-group-too-long")


def read_meld(text: str) -> Meld:
    """A set from its tiles in writing, for tests, doctests and data; raises ValueError.

    >>> str(read_meld("o7 J k7")), value_of(read_meld("R11 R12 J"))
    ('K7 O7 J', 36)
    """
    meld = meld_of([NAMES.index(word.upper()) for word in text.split()])
    if meld is None:
        raise ValueError(f"no set of the colours {LETTERS}: {text}")
    return meld
