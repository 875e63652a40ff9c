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
        self.paid: list[int] = [0] * size
        """By share, the jokers that `joker_cost` has charged for it."""
        self.capacity: list[int] = [_capacity(have, colour, jokers) + len(kept) for colour in range(COLOURS)]
        """By colour, how many of its tiles can be in groups at most."""
        self.joker_cost: list[int] = [0] * COLOURS if kept else _joker_cost(have)
        """By colour, the jokers that each of its tiles in a group costs at least; a part of what is in `fitting`."""
        for share in range(size):
            tiles = [share // self.digits[colour] % (have[colour] + 1) for colour in range(COLOURS)]
            self.totals[share] = sum(tiles)
            for colour in range(COLOURS):
                self.paid[share] += tiles[colour] * self.joker_cost[colour]
            for count in range(jokers + 1):
                if groups_fit(tiles, count) >= 0 or (kept and absorbed(kept, tiles, count)):
                    self.fitting[share] |= 1 << count


def _capacity(have: list[int], colour: int, jokers: int) -> int:
    groups = 0
    while groups < have[colour] and sum([min(count, groups + 1) for count in have]) + jokers >= 3 * (groups + 1):
        groups += 1
    return groups


def _joker_cost(have: list[int]) -> list[int]:
    """With tiles of two colours only, a group takes a joker, which the first colour pays; with one, two jokers."""
    colours = [colour for colour in range(COLOURS) if have[colour]]
    joker_cost = [0] * COLOURS
    if 0 < len(colours) < 3:
        joker_cost[colours[0]] = 3 - len(colours)
    return joker_cost


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
