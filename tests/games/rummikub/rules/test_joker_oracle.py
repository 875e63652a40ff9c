"""The joker rules against their wording: every matching of the very pieces, every purchase, tried one by one.

Slow and simple, so for small tables only. It also holds that the rules are ordered as RK-4.10 says.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import permutations, product
from typing import NamedTuple

import pytest

from rules import rule
from tortuga.games.rummikub.rules.jokers import BOUND, FREE, JOKER_RULES, RELEASE, STRICT, explain
from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld, full_run, group_of, meld_as, run_of, stands_for
from tortuga.games.rummikub.rules.rack_melds import melds_from
from tortuga.games.rummikub.rules.tiles import JOKER, KINDS, NUMBERS, counts_of, kinds_in, tile
from tortuga.games.rummikub.rules.turns import purchases_in, tiles_on
from tortuga.kernel import Imagined

SEEDS = (0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 8)))
"""Of sixty turns each, tried in every way that there is."""


class Place(NamedTuple):
    """A piece of the start table, or (meld -1) of the rack."""

    meld: int
    at: int
    kind: int


Spots = dict[Place, tuple[int, int]]
"""Where each piece ends: end set and place in it."""


def matchings(start: Sequence[Meld], laid: Sequence[int], end: Sequence[Meld]) -> Iterator[Spots]:
    pieces = [Place(index, at, kind) for index, meld in enumerate(start) for at, kind in enumerate(meld.tiles)]
    pieces += [Place(-1, at, kind) for at, kind in enumerate(kinds_in(laid))]
    spots = [(index, at, kind) for index, meld in enumerate(end) for at, kind in enumerate(meld.tiles)]
    by_kind = []
    for kind in sorted({piece.kind for piece in pieces}):
        same = [piece for piece in pieces if piece.kind == kind]
        places = [(index, at) for index, at, spot in spots if spot == kind]
        by_kind.append([dict(zip(same, order, strict=True)) for order in permutations(places)])
    for choice in product(*by_kind):
        yield {piece: spot for part in choice for piece, spot in part.items()}


def purchases(start: Sequence[Meld], laid: Sequence[int]) -> Iterator[dict[Place, Place]]:
    """Which piece of the rack buys which joker (RK-4.9)."""
    own = [Place(-1, at, kind) for at, kind in enumerate(kinds_in(laid))]
    jokers = [
        Place(index, at, JOKER)
        for index, meld in enumerate(start)
        for at, kind in enumerate(meld.tiles)
        if kind == JOKER
    ]
    for payers in product([None, *own], repeat=len(jokers)):
        paid = [payer for payer in payers if payer is not None]
        if len(set(paid)) < len(paid):
            continue
        bought = {joker: payer for joker, payer in zip(jokers, payers, strict=True) if payer is not None}
        fits = all(payer.kind in stands_for(start[joker.meld], joker.at) for joker, payer in bought.items())
        if fits and all(replaced(start, index, bought) is not None for index in range(len(start))):
            yield bought


def replaced(start: Sequence[Meld], index: int, bought: dict[Place, Place]) -> Meld | None:
    tiles = list(start[index].tiles)
    for joker, payer in bought.items():
        if joker.meld == index:
            tiles[joker.at] = payer.kind
    return meld_as(start[index].kind, tiles)


def keeper(start: Sequence[Meld], index: int, bought: dict[Place, Place], spots: Spots, end: Sequence[Meld]) -> int:
    """The end set that keeps a start set with its bought jokers replaced, by its very pieces; -1: none does."""
    meld = start[index]
    pieces = [Place(index, at, kind) for at, kind in enumerate(meld.tiles)]
    ends = [spots[bought.get(piece, piece)] for piece in pieces]
    at = ends[0][0]
    if any(spot[0] != at for spot in ends) or end[at].kind != meld.kind:
        return -1
    if meld.kind == RUN:
        shift = full_run(meld)[0] - full_run(end[at])[0]
        return at if [spot[1] for spot in ends] == [shift + place for place in range(len(pieces))] else -1
    return at


def obeys(rule_name: str, start: Sequence[Meld], laid: Sequence[int], end: Sequence[Meld], least: int = 0) -> bool:
    """Is there a matching by which a turn obeys the rule? Perhaps with a first meld worth so much (RK-3.8)."""
    rule_of = {STRICT: strict, RELEASE: release, BOUND: bound, FREE: free}[rule_name]
    every_purchase = list(purchases(start, laid))
    for spots in matchings(start, laid, end):
        for bought in every_purchase:
            keepers = rule_of(start, spots, bought, end)
            if keepers is not None and first_meld(spots, end, keepers) >= least:
                return True
    return False


def jokers_of(start: Sequence[Meld], index: int) -> list[Place]:
    return [Place(index, at, JOKER) for at, kind in enumerate(start[index].tiles) if kind == JOKER]


def free(start: Sequence[Meld], spots: Spots, bought: dict[Place, Place], end: Sequence[Meld]) -> set[int] | None:
    return set()


def strict(start: Sequence[Meld], spots: Spots, bought: dict[Place, Place], end: Sequence[Meld]) -> set[int] | None:
    """As the others: the end sets that have to keep a start set; None if the rule is broken."""
    locked = [index for index in range(len(start)) if any(one not in bought for one in jokers_of(start, index))]
    return each_its_own([keeper(start, index, bought, spots, end) for index in locked])


def each_its_own(keepers: list[int]) -> set[int] | None:
    """A set of the end table keeps one other at most."""
    return set(keepers) if -1 not in keepers and len(set(keepers)) == len(keepers) else None


def release(start: Sequence[Meld], spots: Spots, bought: dict[Place, Place], end: Sequence[Meld]) -> set[int] | None:
    with_laid = {spot[0] for piece, spot in spots.items() if piece.meld < 0}
    keepers = []
    for index in range(len(start)):
        jokers = jokers_of(start, index)
        opened = all(joker in bought or spots[joker][0] in with_laid for joker in jokers)
        if jokers and not (opened and not table_tile_for_joker(start, index, bought, spots, end)):
            keepers.append(keeper(start, index, {}, spots, end))
    return each_its_own(keepers)


def table_tile_for_joker(
    start: Sequence[Meld], index: int, bought: dict[Place, Place], spots: Spots, end: Sequence[Meld]
) -> bool:
    """Does an end set keep a start set with a number tile of the table in the place of a joker that is not bought?"""
    meld = start[index]
    own = [Place(index, at, kind) for at, kind in enumerate(meld.tiles) if kind != JOKER]
    unbought = [joker for joker in jokers_of(start, index) if joker not in bought]
    at = spots[own[0]][0]
    if end[at].kind != meld.kind or any(spots[piece][0] != at for piece in own):
        return False
    there = {place: piece for piece, (index, place) in spots.items() if index == at}
    if meld.kind == RUN:
        shift = full_run(meld)[0] - full_run(end[at])[0]
        if shift < 0 or shift + len(meld.tiles) > len(end[at].tiles):
            return False
        return any(from_table(there[shift + joker.at]) for joker in unbought)
    if len(end[at].tiles) < len(meld.tiles):
        return False
    fair = [piece for piece in there.values() if piece not in own and not from_table(piece)]
    return len(fair) < len(unbought)


def from_table(piece: Place) -> bool:
    return piece.meld >= 0 and piece.kind != JOKER


def bound(start: Sequence[Meld], spots: Spots, bought: dict[Place, Place], end: Sequence[Meld]) -> set[int] | None:
    left = [joker for index in range(len(start)) for joker in jokers_of(start, index) if joker not in bought]
    for stood_for in product(*[stands_for(start[joker.meld], joker.at) for joker in left]):
        claims = [(joker.meld, kind) for joker, kind in zip(left, stood_for, strict=True)]
        claims += [(joker.meld, payer.kind) for joker, payer in bought.items()]
        if len(set(claims)) < len(claims):
            continue
        tables = [list(meld.tiles) for meld in end]
        for joker, kind in zip(left, stood_for, strict=True):
            at, place = spots[joker]
            tables[at][place] = kind
        if all(is_set(meld.kind, tuple(tiles)) for meld, tiles in zip(end, tables, strict=True)):
            return set()
    return None


def first_meld(spots: Spots, end: Sequence[Meld], keepers: set[int]) -> int:
    """What the laid pieces that lie together are worth, in each end set that keeps nothing else."""
    laid = {spot for piece, spot in spots.items() if piece.meld < 0}
    total = 0
    for index, meld in enumerate(end):
        if index in keepers:
            continue
        if meld.kind == RUN:
            tops = [0]
            for low in range(len(meld.tiles)):
                high = low
                while (index, high) in laid:
                    high += 1
                if is_set(RUN, meld.tiles[low:high]):
                    tops.append(sum(one % NUMBERS + 1 for one in full_run(meld)[low:high]))
            total += max(tops)
        else:
            together = tuple(one for at, one in enumerate(meld.tiles) if (index, at) in laid)
            if is_set(GROUP, together):
                total += len(together) * (meld.tiles[0] % NUMBERS + 1)
    return total


@cache
def is_set(kind: int, tiles: tuple[int, ...]) -> bool:
    """Remembered, because thousands of matchings make the same few sets."""
    return meld_as(kind, list(tiles)) is not None


def arrangements(counts: list[int], melds: Mapping[int, Sequence[Meld]], most: int) -> Iterator[tuple[Meld, ...]]:
    """Ways to lay all of these tiles in sets, which are given by their lowest kinds."""
    first = next((kind for kind in range(KINDS) if counts[kind]), -1)
    if first < 0:
        yield ()
        return
    found = 0
    for meld in melds.get(first, ()):
        if all(counts[kind] >= meld.tiles.count(kind) for kind in meld.tiles):
            rest = [counts[kind] - meld.tiles.count(kind) for kind in range(KINDS)]
            for others in arrangements(rest, melds, most):
                yield (meld, *others)
                found += 1
                if found == most:
                    return


def random_set(chance: Imagined) -> Meld:
    """With a joker or two, now and then with none."""
    while True:
        size = 2 + chance.roll(2)
        first, colour = chance.roll(4), chance.roll(3) - 1
        if chance.roll(2) == 1:
            tiles = [tile(colour, first + place) for place in range(size)]
        else:
            tiles = [tile(other, first) for other in range(size)]
        for _ in range(chance.roll(3) - 1):
            tiles[chance.roll(size) - 1] = JOKER
        meld = run_of(tiles) if chance.roll(2) == 1 else group_of(tiles)
        if meld is not None:
            return meld


def positions(seed: int, tiles: int = 3, sets: int = 3) -> Iterator[tuple[list[Meld], list[int], tuple[Meld, ...]]]:
    """Small turns: a start table, laid tiles and an end table."""
    chance = Imagined(f"jokers {seed}")
    while True:
        start = [random_set(chance) for _ in range(1 + chance.roll(sets))]
        pieces = [JOKER if chance.roll(8) == 1 else tile(chance.roll(3) - 1, chance.roll(6)) for _ in range(tiles)]
        laid = counts_of(pieces)
        every = [one + two for one, two in zip(tiles_on(start), laid, strict=True)]
        if every[JOKER] > 5:
            continue
        by_lowest: dict[int, list[Meld]] = {}
        for meld in melds_from(every):
            by_lowest.setdefault(min(meld.tiles), []).append(meld)
        some = list(arrangements(every, by_lowest, 4))
        if some:
            yield start, laid, some[chance.roll(len(some)) - 1]


@rule("RK-4.1", "RK-4.2", "RK-4.3", "RK-4.8", "RK-4.9", "RK-4.10")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_judge_and_the_wording_agree(seed: int) -> None:
    verdicts = set()
    turns = positions(seed)
    for _ in range(60):
        start, laid, end = next(turns)
        legal = {name: explain(start, laid, end, name) is not None for name in (STRICT, RELEASE, BOUND, FREE)}
        told = [str(meld) for meld in start], kinds_in(laid), [str(meld) for meld in end]
        for name in (STRICT, RELEASE, BOUND):
            assert legal[name] == obeys(name, start, laid, end), (name, told)
        assert legal[FREE]
        assert legal[STRICT] <= legal[RELEASE]
        assert legal[STRICT] <= legal[BOUND]
        verdicts.add(tuple(legal.values()))
    assert len(verdicts) >= 3


@rule("RK-3.8", "RK-4.8", "RK-4.9")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_judge_of_first_melds_and_the_wording_agree(seed: int) -> None:
    verdicts = set()
    turns = positions(seed, tiles=6, sets=2)
    for at in range(60):
        start, laid, end = next(turns)
        least = (3, 6, 9, 12)[at % 4]
        told = [str(meld) for meld in start], kinds_in(laid), [str(meld) for meld in end], least
        for name in JOKER_RULES:
            legal = purchases_in(start, laid, end, name, least) is not None
            assert legal == obeys(name, start, laid, end, least), (name, told)
            verdicts.add((name, legal))
    assert len(verdicts) == 8
