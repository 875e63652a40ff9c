"""Where the pieces of a turn come from, and what its sets still lack by the joker rule, for `origin_search`."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld, full_run, number_of_group
from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, NUMBERS
from tortuga.games.rummikub.solver.problem import KeptSet, Problem

# Where a piece comes from.
FROM_TABLE: Final = 0
"""A number tile of the table."""
FROM_RACK: Final = 1
"""A number tile from the rack."""
STANDING: Final = 2
"""A joker that counts as a number tile."""
BOUGHT: Final = 3
OWN: Final = 4
"""A joker from the rack."""
FREED: Final = 5
FROM_OPENED: Final = 6
"""From here on, a number tile of the first opened set, the second and so on."""
WILD: Final = (BOUGHT, OWN, FREED)

# What a set has of what it must hold: a laid tile (`release`), or a number tile (`bound`).
NEUTRAL: Final = 0
"""It need not hold one."""
HAS: Final = 1
LACKS: Final = 2
FLAGS: Final = 3

# How far a run follows an opened set, from its first place on: not at all, or with a tile of the table in the place of
# a joker or without one. For each opened set that is a digit to the base 3, above the flag.
STRAYS: Final = 0
FOLLOWS: Final = 1
REPLACES: Final = 2
STEPS: Final = 3
NO_WAY: Final = -1
"""The flag of a run that keeps an opened set with a tile of the table in the place of a joker."""

RELEASE_FLAGS: Final = [
    [NEUTRAL, HAS, NEUTRAL, NEUTRAL, HAS, LACKS],
    [HAS, HAS, HAS, HAS, HAS, HAS],
    [LACKS, HAS, LACKS, LACKS, HAS, LACKS],
]
"""By flag and origin of a piece that joins: the flag after it."""
BOUND_FLAGS: Final = [
    [],
    [HAS, HAS, HAS, HAS, HAS, HAS],
    [HAS, HAS, LACKS, LACKS, LACKS, LACKS],
]

ByOrigin = tuple[int, ...]
"""Counts by origin: of a colour's number tiles, in the order of `Origins.plain`, or of jokers, in that of `WILD`."""
Piece = tuple[int, int]
"""A colour (of a joker COLOURS) and an origin."""


class OpenedSet(NamedTuple):
    """A start set that is opened though not all its jokers are bought (RK-4.2)."""

    meld: Meld
    rest: Meld
    """The same with the bought ones replaced."""


class Origins:
    """Where the tiles and jokers of a problem come from."""

    def __init__(self, problem: Problem, flags: list[list[int]], first: int) -> None:
        self.problem = problem
        self.flags = flags
        self.first = first
        """The flag of a set before its first piece."""
        self.standing = [0] * JOKER
        """Of what must be laid, how much is jokers that stand as tiles ..."""
        self.bought = [0] * JOKER
        """... and how much comes from the rack, to buy jokers."""
        self.opened: list[OpenedSet] = []

    def plain(self) -> list[int]:
        """The origins of number tiles."""
        return [FROM_TABLE, FROM_RACK, STANDING, *range(FROM_OPENED, FROM_OPENED + len(self.opened))]

    def freed(self) -> int:
        """Jokers that have to end beside a laid tile."""
        return sum([opened.rest.tiles.count(JOKER) for opened in self.opened])

    def tiles(self, kind: int) -> ByOrigin:
        """How many tiles of a kind there are, in the order of `plain`."""
        opened = [one.meld.tiles.count(kind) for one in self.opened]
        from_table = self.problem.must[kind] - self.standing[kind] - self.bought[kind] - sum(opened)
        return from_table, self.bought[kind] + self.problem.may[kind], self.standing[kind], *opened

    def flag(self, flag: int, origin: int) -> int:
        """The flag after a piece has joined, by its origin alone."""
        return self.flags[flag][FROM_TABLE if origin >= FROM_OPENED else origin]

    def run_flag(self, flag: int, kind: int, *origins: int) -> int:
        """The flag of a run after pieces have joined it, the first of them at the place of this kind; or NO_WAY."""
        for place, origin in enumerate(origins):
            if flag != NO_WAY:
                flag = self._one_more(flag, kind + place, origin)
        return flag

    def _one_more(self, flag: int, kind: int, origin: int) -> int:
        after = self.flag(flag % FLAGS, origin)
        steps = flag // FLAGS
        digit = FLAGS
        for at, opened in enumerate(self.opened):
            if opened.meld.kind == RUN:
                step = _step(opened, FROM_OPENED + at, steps % STEPS, kind, origin)
                if step == NO_WAY:
                    return NO_WAY
                after += step * digit
            digit *= STEPS
            steps //= STEPS
        return after

    def group_lacks(self, number: int, kept: Sequence[KeptSet], pieces: Sequence[Piece]) -> bool:
        """May such a group not be, for what it lacks? It holds these pieces, and perhaps a kept group."""
        pieces = [piece for one in kept for piece in kept_pieces(one)] + list(pieces)
        flag = self.first
        for _, origin in pieces:
            flag = self.flag(flag, origin)
        return flag == LACKS or any(
            _replaced_in_group(opened, FROM_OPENED + at, pieces)
            for at, opened in enumerate(self.opened)
            if opened.meld.kind == GROUP and number_of_group(opened.meld) == number
        )


def kept_pieces(kept: KeptSet) -> list[Piece]:
    """The pieces of a kept set, in their order."""
    plain, wild = (FROM_RACK, OWN) if kept.laid else (FROM_TABLE, BOUGHT)
    return [(COLOURS, wild) if one == JOKER else (one // NUMBERS, plain) for one in kept.meld.tiles]


def _step(opened: OpenedSet, own: int, before: int, kind: int, origin: int) -> int:
    """How far a run follows an opened one after a piece has joined; `own` is the origin of its tiles."""
    place = kind - full_run(opened.meld)[0]
    size = len(opened.meld.tiles)
    if not 0 <= place < size or (place > 0 and before == STRAYS):
        return STRAYS
    step = before if place else FOLLOWS
    if opened.meld.tiles[place] != JOKER:
        if origin != own:
            return STRAYS
    elif opened.rest.tiles[place] == JOKER and (origin == FROM_TABLE or origin >= FROM_OPENED):
        step = REPLACES
    if place == size - 1:
        return NO_WAY if step == REPLACES else STRAYS
    return step


def _replaced_in_group(opened: OpenedSet, own: int, pieces: Sequence[Piece]) -> bool:
    """Does a group keep an opened one with a tile of the table in the place of a joker?"""
    shown = len(opened.meld.tiles) - opened.meld.tiles.count(JOKER)
    if len(pieces) < len(opened.meld.tiles) or len([1 for _, origin in pieces if origin == own]) < shown:
        return False
    fair = [1 for colour, origin in pieces if colour == COLOURS or origin == FROM_RACK]
    return len(fair) < opened.rest.tiles.count(JOKER)
