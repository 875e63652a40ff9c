"""RK-3.8: the first meld as it lies on the table at the end of the turn, and as a rack could make it."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from tortuga.games.rummikub.rules.jokers import LaidSet, contains_start_set
from tortuga.games.rummikub.rules.melds import GROUP, RUN, SHORTEST, Meld, value_of
from tortuga.games.rummikub.rules.rack_melds import melds_from
from tortuga.games.rummikub.rules.tiles import JOKER, KINDS


def first_melds_on(end: Sequence[Meld], laid: Sequence[int], least: int) -> Iterator[list[LaidSet]]:
    """Every choice of sets of laid tiles alone that are worth so much, each kept by an end set of its own (RK-4.9)."""
    yield from _LaidSets(end, laid).choices(0, least)


def value_as_it_lies(end: Sequence[Meld], laid: Sequence[int]) -> int:
    """The most that such sets are worth.

    >>> from tortuga.games.rummikub.rules.melds import read_meld
    >>> from tortuga.games.rummikub.rules.tiles import KIND_OF, counts_of
    >>> laid = counts_of([KIND_OF[name] for name in "J R9 R10".split()])
    >>> [value_as_it_lies([read_meld(text)], laid) for text in ("J R9 R10", "R9 R10 J", "R8 R9 R10 J")]
    [27, 30, 30]
    """
    return _LaidSets(end, laid).most(0)


class _LaidSets:
    """The sets of laid tiles alone in an end table."""

    def __init__(self, end: Sequence[Meld], laid: Sequence[int]) -> None:
        self.left = list(laid)
        self.parts: list[list[tuple[int, LaidSet]]] = []
        """By end set, what it keeps of laid tiles alone, with its value; the most valuable first."""
        for at, meld in enumerate(end):
            found = [(value_of(part), LaidSet(at, part)) for part in _parts_of(meld) if self._is_left(part)]
            if found:
                self.parts.append(sorted(found, key=_dearest_first))
        self.most_from: list[int] = [sum([some[0][0] for some in self.parts[at:]]) for at in range(len(self.parts) + 1)]
        """By place in `parts`, what the sets from there on could be worth, if they shared no tiles."""

    def _is_left(self, meld: Meld) -> bool:
        return all(self.left[one] >= meld.tiles.count(one) for one in meld.tiles)

    def _take(self, meld: Meld) -> None:
        for one in meld.tiles:
            self.left[one] -= 1

    def _put_back(self, meld: Meld) -> None:
        for one in meld.tiles:
            self.left[one] += 1

    def choices(self, index: int, least: int) -> Iterator[list[LaidSet]]:
        """Sets from these end sets on that are worth so much; no more than it takes."""
        if least <= 0:
            yield []
            return
        if self.most_from[index] < least:
            return
        for value, part in self.parts[index]:
            if self._is_left(part.meld):
                self._take(part.meld)
                for others in self.choices(index + 1, least - value):
                    yield [part, *others]
                self._put_back(part.meld)
        yield from self.choices(index + 1, least)

    def most(self, index: int, so_far: int = 0, best: int = 0) -> int:
        """The most that sets from these end sets on are worth with what was taken, or `best` if that is more."""
        best = max(best, so_far)
        if so_far + self.most_from[index] <= best:
            return best
        for value, part in self.parts[index]:
            if self._is_left(part.meld):
                self._take(part.meld)
                best = self.most(index + 1, so_far + value, best)
                self._put_back(part.meld)
        return self.most(index + 1, so_far, best)


def _dearest_first(valued: tuple[int, LaidSet]) -> int:
    return -valued[0]


def _parts_of(meld: Meld) -> Iterator[Meld]:
    """All sets that a set keeps: the unbroken stretches of a run, and smaller groups."""
    size = len(meld.tiles)
    if meld.kind == RUN:
        for low, high in combinations(range(size + 1), 2):
            stretch = meld.tiles[low:high]
            if len(stretch) >= SHORTEST and any(one != JOKER for one in stretch):
                yield Meld(RUN, stretch)
    else:
        for count in range(SHORTEST, size + 1):
            # Of equal jokers one is like the other.
            for some in sorted(set(combinations(meld.tiles, count))):
                if some[0] != JOKER:
                    yield Meld(GROUP, some)


def first_melds_from(rack: Sequence[int], least: int) -> list[tuple[Meld, ...]]:
    """The first melds that a rack can make: disjoint sets that are worth so much, but none that keep another such
    choice.

    >>> from tortuga.games.rummikub.rules.tiles import KIND_OF, counts_of
    >>> rack = counts_of([KIND_OF[name] for name in "R10 B10 K10 O10 R11 R12".split()])
    >>> [" ".join(map(str, melds)) for melds in first_melds_from(rack, 33)]
    ['R10 R11 R12', 'R10 B10 K10 O10']
    """
    melds = [(value_of(meld), meld) for meld in melds_from(rack)]
    found: list[tuple[Meld, ...]] = []
    _choose(melds, 0, [], list(rack), least, found)
    found.sort(key=_fewest_tiles_first)
    smallest: list[tuple[Meld, ...]] = []
    for choice in found:
        if not any(_keeps(choice, smaller) for smaller in smallest):
            smallest.append(choice)
    return smallest


def _fewest_tiles_first(melds: tuple[Meld, ...]) -> int:
    return sum([len(meld.tiles) for meld in melds])


def _keeps(melds: tuple[Meld, ...], smaller: tuple[Meld, ...]) -> bool:
    """Does each of the smaller sets lie in a set of its own?"""
    if not smaller:
        return True
    for at, meld in enumerate(melds):
        if contains_start_set(meld, smaller[0]) and _keeps((*melds[:at], *melds[at + 1 :]), smaller[1:]):
            return True
    return False


def _choose(
    melds: list[tuple[int, Meld]],
    first: int,
    chosen: list[Meld],
    left: list[int],
    least: int,
    found: list[tuple[Meld, ...]],
) -> None:
    """Adds the choices with sets from this one on; `least` is what they still need to be worth."""
    for at in range(first, len(melds)):
        value, meld = melds[at]
        if all(left[one] >= meld.tiles.count(one) for one in meld.tiles):
            chosen.append(meld)
            if value >= least:
                found.append(tuple(chosen))
            else:
                rest = [left[kind] - meld.tiles.count(kind) for kind in range(KINDS)]
                _choose(melds, at, chosen, rest, least - value, found)
            chosen.pop()
