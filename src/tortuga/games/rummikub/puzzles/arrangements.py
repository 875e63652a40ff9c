"""All the ways in which given tiles can lie in sets.

Runs of one colour that touch or overlap can be cut in many places, and nobody would call that another arrangement:
`R1 R2 R3 R4 R5 R6` is the same one as `R1 R2 R3`, `R4 R5 R6`. So an arrangement says which groups there are, which
tiles lie in runs, and what jokers in runs stand for. How the runs are cut comes after that.
"""

from collections.abc import Sequence
from itertools import combinations, product
from typing import Final, NamedTuple

from tortuga.games.rummikub.rules.melds import GROUP, RUN, SHORTEST, Meld
from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, NUMBERS, tile

MOST_JOKERS: Final = 2
"""With more of them a run could be made of jokers alone (RK-2.4), which is not looked at here."""


class Arrangement(NamedTuple):
    groups: tuple[Meld, ...]
    runs: tuple[int, ...]
    """By kind: number tiles that lie in runs."""
    jokers: tuple[int, ...]
    """By kind: jokers in runs that stand for it."""


class _Grouping(NamedTuple):
    """What becomes of the tiles of one number: some groups, the rest by colour for runs, and the jokers spent."""

    groups: tuple[Meld, ...]
    rest: tuple[int, ...]
    jokers: int


def arrangements(counts: Sequence[int], most: int) -> list[Arrangement]:
    """The arrangements of all these tiles, given by kind; the search stops when it has found this many.

    >>> from tortuga.games.rummikub.rules.tiles import KIND_OF, counts_of
    >>> square = [KIND_OF[colour + number] for colour in "RBK" for number in "345"]
    >>> [len(found.groups) for found in arrangements(counts_of(square), 9)]
    [0, 3]
    """
    assert counts[JOKER] <= MOST_JOKERS
    search = _Search(counts, most)
    search.from_number(1, ((),) * COLOURS, counts[JOKER])
    return search.found


class _Search:
    """Number by number: which tiles go to groups; the others must go on or begin runs."""

    def __init__(self, counts: Sequence[int], most: int) -> None:
        self.most = most
        self.groupings = [_groupings(number, counts) for number in range(1, NUMBERS + 1)]
        self.spreads = [_spreads(jokers) for jokers in range(counts[JOKER] + 1)]
        self.dead: set[tuple[int, tuple[tuple[int, ...], ...], int]] = set()
        self.chosen: list[tuple[_Grouping, tuple[int, ...]]] = []
        self.found: list[Arrangement] = []

    def from_number(self, number: int, runs: tuple[tuple[int, ...], ...], jokers: int) -> None:
        """`runs`: by colour, how long the runs are that end at the number before."""
        if number > NUMBERS:
            if jokers == 0 and all(_gone_on(lengths, 0) is not None for lengths in runs):
                self.found.append(self._arrangement())
            return
        state = (number, runs, jokers)
        if state in self.dead:
            return
        before = len(self.found)
        for grouping in self.groupings[number - 1]:
            if grouping.jokers > jokers:
                continue
            for spread in self.spreads[jokers - grouping.jokers]:
                longer = _all_gone_on(runs, grouping.rest, spread)
                if longer is not None:
                    self.chosen.append((grouping, spread))
                    self.from_number(number + 1, longer, jokers - grouping.jokers - sum(spread))
                    self.chosen.pop()
                    if len(self.found) == self.most:
                        return
        if len(self.found) == before:
            self.dead.add(state)

    def _arrangement(self) -> Arrangement:
        groups: list[Meld] = []
        runs = [0] * JOKER
        jokers = [0] * JOKER
        for index, (grouping, spread) in enumerate(self.chosen):
            groups += grouping.groups
            for colour in range(COLOURS):
                runs[tile(colour, index + 1)] = grouping.rest[colour]
                jokers[tile(colour, index + 1)] = spread[colour]
        return Arrangement(tuple(groups), tuple(runs), tuple(jokers))


def _all_gone_on(
    runs: tuple[tuple[int, ...], ...], rest: tuple[int, ...], spread: tuple[int, ...]
) -> tuple[tuple[int, ...], ...] | None:
    longer: list[tuple[int, ...]] = []
    for lengths, tiles, jokers in zip(runs, rest, spread, strict=True):
        gone_on = _gone_on(lengths, tiles + jokers)
        if gone_on is None:
            return None
        longer.append(gone_on)
    return tuple(longer)


def _gone_on(lengths: tuple[int, ...], tiles: int) -> tuple[int, ...] | None:
    """Open runs of a colour, the shortest first, with so many tiles of the next number; None if one stays too short.

    As many as possible go on: a run that is long enough can end whenever a new one could, and one that is not must go
    on. So nothing is lost by looking at no other way.
    """
    if tiles < len(lengths) and lengths[tiles] < SHORTEST:
        return None
    longer = [min(length + 1, SHORTEST) for length in lengths[:tiles]]
    return (*[1] * (tiles - len(lengths)), *longer)


def _spreads(jokers: int) -> list[tuple[int, ...]]:
    """Jokers by colour that go to runs, at most so many."""
    return [spread for spread in product(range(jokers + 1), repeat=COLOURS) if sum(spread) <= jokers]


def _groupings(number: int, counts: Sequence[int]) -> list[_Grouping]:
    kinds = [tile(colour, number) for colour in range(COLOURS)]
    held = [kind for kind in kinds if counts[kind]]
    groups: list[Meld] = []
    for size in (SHORTEST, COLOURS):
        for plain in range(max(1, size - counts[JOKER]), min(size, len(held)) + 1):
            groups += [Meld(GROUP, (*some, *[JOKER] * (size - plain))) for some in combinations(held, plain)]
    found: list[_Grouping] = []
    _add_groupings((), groups, [counts[kind] for kind in kinds], counts[JOKER], 0, found)
    return found


def _add_groupings(
    chosen: tuple[Meld, ...], groups: list[Meld], rest: list[int], jokers: int, spent: int, found: list[_Grouping]
) -> None:
    """All ways to go on with these groups, in this order, so that every choice of them comes up once."""
    found.append(_Grouping(chosen, tuple(rest), spent))
    for at, group in enumerate(groups):
        left = rest[:]
        for one in group.tiles:
            if one != JOKER:
                left[one // NUMBERS] -= 1
        more = group.tiles.count(JOKER)
        if min(left) >= 0 and more <= jokers:
            _add_groupings((*chosen, group), groups[at:], left, jokers - more, spent + more, found)


def cuts(arrangement: Arrangement, colour: int) -> list[tuple[Meld, ...]]:
    """All ways to cut the runs of a colour, jokers in their places.

    >>> from tortuga.games.rummikub.rules.tiles import counts_of
    >>> found, = arrangements(counts_of(range(6)), 2)
    >>> [[str(run) for run in runs] for runs in cuts(found, 0)]
    [['R1 R2 R3', 'R4 R5 R6'], ['R1 R2 R3 R4 R5 R6']]
    """
    kinds = [tile(colour, number) for number in range(1, NUMBERS + 1)]
    found: set[tuple[Meld, ...]] = set()
    for stretches in _stretches([arrangement.runs[kind] + arrangement.jokers[kind] for kind in kinds]):
        plain = [Meld(RUN, tuple([kinds[at] for at in range(low, high)])) for low, high in stretches]
        found |= _with_jokers(plain, [kind for kind in kinds for _ in range(arrangement.jokers[kind])])
    return sorted(found)


def _stretches(tiles: Sequence[int]) -> set[tuple[tuple[int, int], ...]]:
    """All ways to cover places, each so many times, with stretches that are long enough."""
    first = next((at for at, count in enumerate(tiles) if count), -1)
    if first < 0:
        return {()}
    found: set[tuple[tuple[int, int], ...]] = set()
    left = list(tiles)
    for high in range(first + 1, len(tiles) + 1):
        if left[high - 1] == 0:
            break
        left[high - 1] -= 1
        if high - first >= SHORTEST:
            found |= {tuple(sorted(((first, high), *rest))) for rest in _stretches(left)}
    return found


def _with_jokers(runs: list[Meld], standing: list[int]) -> set[tuple[Meld, ...]]:
    """The runs with jokers in the place of these tiles, in every way."""
    if not standing:
        return {tuple(sorted(runs))}
    found: set[tuple[Meld, ...]] = set()
    for at, run in enumerate(runs):
        if standing[0] in run.tiles:
            tiles = tuple([JOKER if one == standing[0] else one for one in run.tiles])
            found |= _with_jokers([*runs[:at], Meld(RUN, tiles), *runs[at + 1 :]], standing[1:])
    return found
