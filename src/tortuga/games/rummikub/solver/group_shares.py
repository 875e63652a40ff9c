"""What goes to groups of one number: how many tiles of each colour, and jokers.

The tiles of each colour, as digits of one number, are a share.
"""

from typing import Final

from tortuga.games.rummikub.rules.melds import GROUP
from tortuga.games.rummikub.rules.tiles import COLOURS
from tortuga.games.rummikub.solver.problem import Lock, Task, absorbed, groups_fit


class Sharing:
    """All shares of a number."""

    def __init__(self, have: list[int], jokers: int, locked: list[Lock]) -> None:
        """`have`: tiles by colour. The locked groups of the number stay and may take up some."""
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
        """By share, the jokers that the colours have paid."""
        self.capacity: list[int] = [_capacity(have, colour, jokers) + len(locked) for colour in range(COLOURS)]
        """By colour, how many of its tiles can be in groups at most."""
        self.toll: list[int] = [0] * COLOURS if locked else _toll(have)
        """By colour, the jokers that each of its tiles in a group costs for certain."""
        for share in range(size):
            tiles = [share // self.digits[colour] % (have[colour] + 1) for colour in range(COLOURS)]
            self.totals[share] = sum(tiles)
            for colour in range(COLOURS):
                self.paid[share] += tiles[colour] * self.toll[colour]
            for count in range(jokers + 1):
                if groups_fit(tiles, count) >= 0 or (locked and absorbed(locked, tiles, count)):
                    self.fitting[share] |= 1 << count


def _capacity(have: list[int], colour: int, jokers: int) -> int:
    groups = 0
    while groups < have[colour] and sum([min(count, groups + 1) for count in have]) + jokers >= 3 * (groups + 1):
        groups += 1
    return groups


def _toll(have: list[int]) -> list[int]:
    """With tiles of two colours only, a group takes a joker, and the first colour pays; with one, two jokers."""
    colours = [colour for colour in range(COLOURS) if have[colour]]
    toll = [0] * COLOURS
    if 0 < len(colours) < 3:
        toll[colours[0]] = 3 - len(colours)
    return toll


_SHARINGS: Final[dict[tuple[int, ...], Sharing]] = {}
"""Without locked groups there are few, so each is made once."""


def sharing_of(task: Task, number: int) -> Sharing:
    jokers = task.jokers_must + task.jokers_may
    have = [task.have(colour, number) for colour in range(COLOURS)]
    locked = [lock for lock in task.locks if lock.meld.kind == GROUP and lock.low == number]
    if locked:
        return Sharing(have, jokers, locked)
    key = (*have, jokers)
    known = _SHARINGS.get(key)
    if known is None:
        known = Sharing(have, jokers, locked)
        _SHARINGS[key] = known
    return known
