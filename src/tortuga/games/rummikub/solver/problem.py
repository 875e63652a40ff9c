"""The input of the searches: which tiles must be played, which may be, and what that scores."""

from typing import Final, NamedTuple

from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld, full_run, number_of_group
from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, NUMBERS

# A score is three numbers in one: what is asked for, then the other of tiles and value, then how much of the table
# stays as it was. None of the lower ones can reach the next: there are 108 tiles, worth 848 and the jokers.
SECOND: Final = 1 << 9
FIRST: Final = 1 << 20

MOST_VALUE: Final = 511
"""The highest least value of a first meld that a state of the search has bits for."""


class KeptSet(NamedTuple):
    """A set that the end table must keep (RK-4.9): of the start table, or of a first meld (RK-3.8). Tiles may be added
    to it."""

    meld: Meld
    low: int
    """The first kind of a run; a group's number."""
    colours: int
    """Of a group: a mask of those it shows. Of a run: its colour."""
    laid: bool = False
    """Is it of a first meld?"""


class Problem:
    """What is to be laid, and what it scores."""

    def __init__(self) -> None:
        self.must: list[int] = [0] * JOKER
        """By kind, the tiles that have to be in a set at the end."""
        self.may: list[int] = [0] * JOKER
        """By kind, further tiles."""
        self.jokers_must: int = 0
        self.jokers_may: int = 0
        self.worth: list[int] = [0] * (JOKER + 1)
        """By kind, the score of a further tile that is laid."""
        self.table_links: list[int] = [0] * JOKER
        """By kind, how many runs of the table go on to it from the number below; each that still does scores 1."""
        self.table_groups: list[int] = [0] * JOKER
        """By kind, how many groups of the table show it; each tile that is in a group again scores 1."""
        self.kept_sets: list[KeptSet] = []
        self.least_value: int = 0
        """What the numbers of all sets have to add up to (RK-3.2); not with kept sets."""
        self.groups: list[Meld] = []
        """The table's groups and runs that need not be kept: where it makes no difference, they stay together."""
        self.runs: list[Meld] = []

    def have(self, colour: int, number: int) -> int:
        """All tiles of a kind."""
        kind = colour * NUMBERS + number - 1
        return self.must[kind] + self.may[kind]

    def add_free(self, meld: Meld) -> None:
        """A set of the table that may be taken apart; what of it stays together scores."""
        if meld.kind == RUN:
            self.runs.append(meld)
            for kind in full_run(meld)[1:]:
                self.table_links[kind] += 1
        else:
            self.groups.append(meld)
            for kind in meld.tiles:
                if kind != JOKER:
                    self.table_groups[kind] += 1

    def add_kept(self, meld: Meld, laid: bool) -> None:
        """A set that stays together: of the table, or laid."""
        if meld.kind == RUN:
            low = full_run(meld)[0]
            self.kept_sets.append(KeptSet(meld, low, low // NUMBERS, laid))
        else:
            colours = sum([1 << one // NUMBERS for one in meld.tiles if one != JOKER])
            self.kept_sets.append(KeptSet(meld, number_of_group(meld), colours, laid))

    def kept_groups(self, number: int) -> list[KeptSet]:
        """Of a number of the game."""
        return [kept for kept in self.kept_sets if kept.meld.kind == GROUP and kept.low == number]


def colours_of(meld: Meld) -> list[int]:
    """The colours that a group shows."""
    return [one // NUMBERS for one in meld.tiles if one != JOKER]


def groups_fit(tiles: list[int], jokers: int) -> int:
    """How many groups these tiles of one number (counts by colour) and jokers make; -1 if none do.

    Groups are of 3 or 4 tiles (RK-2.1) with at least one number tile (RK-2.4); the tiles can always be spread evenly.
    """
    total = sum(tiles)
    for groups in range(max(tiles), total + 1):
        if 3 * groups <= total + jokers <= 4 * groups:
            return groups
    return -1


def absorbed(kept: list[KeptSet], tiles: list[int], jokers: int) -> list[list[int]]:
    """How kept groups can take up some of these tiles and jokers so that the rest makes groups: for each kept group a
    colour, COLOURS for a joker, or -1 for nothing. A list of one such list, or of none if they cannot."""
    if not kept:
        return [[]] if groups_fit(tiles, jokers) >= 0 else []
    first = kept[0]
    for found in absorbed(kept[1:], tiles, jokers):
        return [[-1, *found]]
    if len(first.meld.tiles) == COLOURS:
        return []
    for colour in range(COLOURS):
        if tiles[colour] and not first.colours >> colour & 1:
            fewer = tiles[:]
            fewer[colour] -= 1
            for found in absorbed(kept[1:], fewer, jokers):
                return [[colour, *found]]
    if jokers:
        for found in absorbed(kept[1:], tiles, jokers - 1):
            return [[COLOURS, *found]]
    return []
