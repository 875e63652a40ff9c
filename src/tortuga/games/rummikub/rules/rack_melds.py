"""Sets out of tiles in hand alone: all that there are, and the most that disjoint ones are worth."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from tortuga.games.rummikub.rules.melds import GROUP, RUN, SHORTEST, Meld, value_of
from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, NUMBERS, number_of, tile

NO_LIMIT: Final = 1 << 30


def melds_from(counts: Sequence[int]) -> list[Meld]:
    """All sets that these tiles can make, each once; a joker may lie in any place of them."""
    jokers = counts[JOKER]
    found: list[Meld] = []
    for colour in range(COLOURS):
        last = tile(colour, NUMBERS)
        for first in range(tile(colour, 1), last - SHORTEST + 2):
            held_of_three = len([1 for one in (first, first + 1, first + 2) if counts[one]])
            if held_of_three + jokers >= SHORTEST:
                _runs(counts, first, last, jokers, [], found)
    for number in range(NUMBERS):
        held = [one for one in range(number, JOKER, NUMBERS) if counts[one]]
        if not held or len(held) + jokers < SHORTEST:
            continue
        for size in (SHORTEST, COLOURS):
            for plain in range(max(1, size - jokers), min(size, len(held)) + 1):
                found += [Meld(GROUP, (*some, *[JOKER] * (size - plain))) for some in combinations(held, plain)]
    return found


def _runs(counts: Sequence[int], place: int, last: int, jokers: int, so_far: list[int], found: list[Meld]) -> None:
    """Adds all runs that begin so, with a joker or the tile itself in every further place."""
    if len(so_far) >= SHORTEST and any(one != JOKER for one in so_far):
        found.append(Meld(RUN, tuple(so_far)))
    if place > last:
        return
    if counts[place]:
        _runs(counts, place + 1, last, jokers, [*so_far, place], found)
    if jokers:
        _runs(counts, place + 1, last, jokers - 1, [*so_far, JOKER], found)


def most_value(counts: Sequence[int], enough: int = NO_LIMIT) -> int:
    """What disjoint sets of these tiles are worth at most (RK-3.2); once `enough` is reached, the search stops.

    >>> from tortuga.games.rummikub.rules.tiles import KIND_OF, counts_of
    >>> most_value(counts_of([KIND_OF[name] for name in "R10 R11 R12 K10 J".split()]))
    46
    """
    return sum([value_of(meld) for meld in best_melds(counts, enough)])


def best_melds(counts: Sequence[int], enough: int = NO_LIMIT) -> list[Meld]:
    """Disjoint sets of these tiles that are worth most, or enough."""
    melds = [(value_of(meld), meld) for meld in melds_from(counts)]
    melds.sort(key=_worth_most_first)
    return _DisjointMelds(counts, melds, enough).best_melds


def _worth_most_first(valued: tuple[int, Meld]) -> int:
    return -valued[0]


def _most_values(melds: list[tuple[int, Meld]]) -> list[list[tuple[int, int]]]:
    """For each set: the kinds of tiles in it and in those after it, and what one of them can be worth there at most. A
    tile is worth its number in every set, a joker that of its place."""
    most: dict[int, int] = {}
    now: list[tuple[int, int]] = []
    found: list[list[tuple[int, int]]] = []
    for value, meld in reversed(melds):
        numbers = {one: number_of(one) for one in meld.tiles if one != JOKER}
        jokers = len(meld.tiles) - len(numbers)
        if jokers:
            numbers[JOKER] = -(-(value - sum(numbers.values())) // jokers)
        for one, number in numbers.items():
            if number > most.get(one, 0):
                most[one] = number
                now = list(most.items())
        found.append(now)
    found.reverse()
    return found


class _DisjointMelds:
    """The search for disjoint sets: they are tried in one order, so that every choice of them comes up once."""

    def __init__(self, counts: Sequence[int], melds: list[tuple[int, Meld]], enough: int) -> None:
        self.left = list(counts)
        self.melds = melds
        self.enough = enough
        self.best = 0
        self.best_melds: list[Meld] = []
        self.chosen: list[Meld] = []
        self.known: dict[tuple[int, ...], int] = {}
        self.values = _most_values(melds)
        self._from(0, 0)

    def _from(self, index: int, worth: int) -> None:
        if worth > self.best:
            self.best, self.best_melds = worth, self.chosen[:]
        for at in range(index, len(self.melds)):
            value, meld = self.melds[at]
            if self.best >= self.enough or not self._can_reach(at, worth):
                return
            if self._take(meld):
                key = (at, *self.left)
                if self.known.get(key, -1) < worth + value:
                    self.known[key] = worth + value
                    self.chosen.append(meld)
                    self._from(at, worth + value)
                    self.chosen.pop()
                self._put_back(meld)

    def _can_reach(self, at: int, worth: int) -> bool:
        """Can what is left, in the sets from here on, be worth more than the best, and enough where that is asked?"""
        wanted = self.best + 1 if self.enough == NO_LIMIT else self.enough
        for kind, most in self.values[at]:
            worth += most * self.left[kind]
            if worth >= wanted:
                return True
        return False

    def _take(self, meld: Meld) -> bool:
        for place, one in enumerate(meld.tiles):
            if self.left[one] == 0:
                for before in meld.tiles[:place]:
                    self.left[before] += 1
                return False
            self.left[one] -= 1
        return True

    def _put_back(self, meld: Meld) -> None:
        for one in meld.tiles:
            self.left[one] += 1
