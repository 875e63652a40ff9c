"""What goes to groups of one number of the game.

A share says how many tiles of each colour do, as digits of one integer. Which shares make groups, and with how many
jokers, is worked out here once for all.
"""

from typing import Final

from tortuga.games.rummikub.rules.tiles import COLOURS
from tortuga.games.rummikub.solver.problem import KeptSet, Problem, absorbed, groups_fit


class GroupShares:
    """All shares of a number of the game."""

    def __init__(self, have: list[int], jokers: int, kept: list[KeptSet]) -> None:
        """`have`: tiles by colour. `kept`: the kept groups of the number, which may take up some of them."""
        self.digits: list[int] = []
        size = 1
        for count in have:
            self.digits.append(size)
            size *= count + 1
        self.fitting: list[int] = [0] * size
        """By share, a mask of how many jokers make it groups."""
        self.totals: list[int] = [0] * size
        """By share, its tiles."""
        self.capacity: list[int] = [_capacity(have, colour, jokers) + len(kept) for colour in range(COLOURS)]
        """By colour, how many of its tiles can be in groups at most."""
        self.possible: list[tuple[int, int, int, int, int]] = []
        """All shares that make groups: the tiles of each colour, then the fewest jokers."""
        self.tiles: list[tuple[int, int, int, int]] = []
        """By share, its tiles by colour."""
        for share in range(size):
            tiles = [share // self.digits[colour] % (have[colour] + 1) for colour in range(COLOURS)]
            self.totals[share] = sum(tiles)
            self.tiles.append((tiles[0], tiles[1], tiles[2], tiles[3]))
            for count in range(jokers + 1):
                if groups_fit(tiles, count) >= 0 or (kept and absorbed(kept, tiles, count)):
                    self.fitting[share] |= 1 << count
            wild = self.fitting[share]
            if wild:
                self.possible.append((tiles[0], tiles[1], tiles[2], tiles[3], (wild & -wild).bit_length() - 1))


def _capacity(have: list[int], colour: int, jokers: int) -> int:
    groups = 0
    while groups < have[colour] and sum([min(count, groups + 1) for count in have]) + jokers >= 3 * (groups + 1):
        groups += 1
    return groups


_KNOWN: Final[dict[tuple[int, ...], GroupShares]] = {}
"""Without kept groups there are few, so each is made once."""


def shares_of(problem: Problem, number: int) -> GroupShares:
    jokers = problem.jokers_must + problem.jokers_may
    have = [problem.have(colour, number) for colour in range(COLOURS)]
    kept = problem.kept_groups(number)
    if kept:
        return GroupShares(have, jokers, kept)
    key = (*have, jokers)
    known = _KNOWN.get(key)
    if known is None:
        known = GroupShares(have, jokers, kept)
        _KNOWN[key] = known
    return known
