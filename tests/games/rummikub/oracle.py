"""Two judges of the solver that share nothing with its method: an integer programme, for tables of any size whose
jokers are wild, and a search through all end tables of small positions, which asks the rules themselves about each of
them."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csr_array

from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld, run_of, value_of
from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, KINDS, NUMBERS, counts_of, number_of
from tortuga.games.rummikub.rules.turns import purchases_in


@cache
def every_set(jokers: int) -> list[Meld]:
    """All sets with at most this many jokers, except runs that can be cut in two."""
    found: list[Meld] = []
    for colour, low in product(range(COLOURS), range(1, NUMBERS - 1)):
        for length in range(3, NUMBERS - low + 2):
            for count in range(min(jokers, length - 1) + 1):
                for places in combinations(range(length), count):
                    first = colour * NUMBERS + low - 1
                    tiles = [JOKER if at in places else first + at for at in range(length)]
                    if length <= 5 or not any(run_of(tiles[:at]) and run_of(tiles[at:]) for at in range(3, length - 2)):
                        found.append(Meld(RUN, tuple(tiles)))
            if length > 5 + jokers:
                break
    for number in range(1, NUMBERS + 1):
        for shown in range(1, COLOURS + 1):
            for colours in combinations(range(COLOURS), shown):
                plain = [colour * NUMBERS + number - 1 for colour in colours]
                wilds = range(max(0, 3 - shown), min(jokers, 4 - shown) + 1)
                found += [Meld(GROUP, (*plain, *[JOKER] * wild)) for wild in wilds]
    return found


@cache
def _matrix(jokers: int) -> csr_array:
    sets = every_set(jokers)
    matrix = np.zeros((KINDS, len(sets)))
    for at, meld in enumerate(sets):
        for one in meld.tiles:
            matrix[one, at] += 1
    return csr_array(matrix)


def most(table: Sequence[Meld], rack: Sequence[int], worth: Sequence[int], least: int = 0) -> int:
    """The highest worth (by kind) of rack tiles that can be laid when jokers are wild; -1 if nothing can be, with sets
    that add up to at least so much."""
    must = counts_of([one for meld in table for one in meld.tiles])
    own = counts_of(rack)
    jokers = must[JOKER] + own[JOKER]
    matrix = _matrix(jokers)
    rows = [LinearConstraint(matrix, np.array(must), np.array(must) + np.array(own))]
    if least:
        values = np.array([value_of(meld) for meld in every_set(jokers)])
        rows.append(LinearConstraint(values[np.newaxis, :], least, np.inf))
    gain = matrix.T @ np.array(worth, dtype=float)
    found = milp(
        -gain, constraints=rows, integrality=np.ones(len(gain)), bounds=Bounds(0, np.inf), options={"mip_rel_gap": 0}
    )
    if found.x is None:
        return -1
    total = round(float(gain @ np.rint(found.x)))
    return total - sum(count * worth[kind] for kind, count in enumerate(must))


def end_tables(start: Sequence[Meld], rack: Sequence[int]) -> Iterator[tuple[list[int], tuple[Meld, ...]]]:
    """All tables with every tile of the start and some of the rack, and what was laid by kind."""
    must = counts_of([one for meld in start for one in meld.tiles])
    seen: set[tuple[Meld, ...]] = set()
    for melds, laid in _covers(must, counts_of(rack), [0] * KINDS):
        end = tuple(sorted(melds))
        if sum(laid) and end not in seen:
            seen.add(end)
            yield laid, end


def _covers(must: list[int], may: list[int], laid: list[int]) -> Iterator[tuple[list[Meld], list[int]]]:
    """`must` and `may` by kind: what has to be covered yet, and what else there is. The same table may come more than
    once, its sets in another order."""
    wanted = next((kind for kind in range(JOKER) if must[kind]), -1)
    if wanted < 0 and not must[JOKER]:
        yield [], laid
    every = _sets_of([one + other for one, other in zip(must, may, strict=True)])
    for meld in every:
        if wanted >= 0 and wanted not in meld.tiles:
            continue
        after_must, after_may, after_laid = must[:], may[:], laid[:]
        for one in meld.tiles:
            if after_must[one]:
                after_must[one] -= 1
            else:
                after_may[one] -= 1
                after_laid[one] += 1
        for melds, all_laid in _covers(after_must, after_may, after_laid):
            yield [meld, *melds], all_laid


def _sets_of(counts: Sequence[int]) -> list[Meld]:
    """All sets of these tiles, of any length."""
    found: list[Meld] = []
    for colour in range(COLOURS):
        for low in range(1, NUMBERS - 1):
            _longer(counts, colour * NUMBERS + low - 1, [], counts[JOKER], found)
    for number in range(1, NUMBERS + 1):
        there = [kind for kind in range(number - 1, JOKER, NUMBERS) if counts[kind]]
        for shown in range(1, len(there) + 1):
            for plain in combinations(there, shown):
                wilds = range(max(0, 3 - shown), min(counts[JOKER], 4 - shown) + 1)
                found += [Meld(GROUP, (*plain, *[JOKER] * wild)) for wild in wilds]
    return found


def _longer(counts: Sequence[int], kind: int, tiles: list[int], jokers: int, found: list[Meld]) -> None:
    if len(tiles) >= 3 and any(one != JOKER for one in tiles):
        found.append(Meld(RUN, tuple(tiles)))
    if tiles and kind % NUMBERS == 0:
        return
    if kind < JOKER and counts[kind]:
        _longer(counts, kind + 1, [*tiles, kind], jokers, found)
    if jokers and kind < JOKER:
        _longer(counts, kind + 1, [*tiles, JOKER], jokers - 1, found)


def best_of_all(
    start: Sequence[Meld], rack: Sequence[int], rule: str, worth: Sequence[int], first_meld: int = 0
) -> int:
    """The highest worth of a legal turn, by looking at all end tables; 0 if there is none. Perhaps with a first meld
    worth so much (RK-3.8)."""
    ends = [
        (sum(count * worth[kind] for kind, count in enumerate(laid)), laid, end)
        for laid, end in end_tables(start, rack)
    ]
    ends.sort(key=lambda found: -found[0])
    for total, laid, end in ends:
        if purchases_in(start, laid, end, rule, first_meld) is not None:
            return total
    return 0


def value(kind: int, joker: int = 30) -> int:
    return joker if kind == JOKER else number_of(kind)
