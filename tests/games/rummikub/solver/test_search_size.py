"""How far the searches look: at as few nodes, edges and states as leave the answer exact.

The answers are judged in test_best_turn.py. What a search looks at in vain changes none of them, but the time that
every hint, bot and puzzle takes: so it is counted here. A count that falls is a gain, to be written down.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pytest

from games.rummikub.seeded import position, small_position
from tortuga.games.rummikub.rules.melds import Meld, joker_places, read_meld, stands_for
from tortuga.games.rummikub.rules.tiles import JOKER, KIND_OF, NUMBERS, counts_of, number_of
from tortuga.games.rummikub.solver.bounded_search import BoundedSearch
from tortuga.games.rummikub.solver.origin_search import OriginSearch
from tortuga.games.rummikub.solver.origins import BOUND_FLAGS, LACKS, NEUTRAL, RELEASE_FLAGS, OpenedSet, Origins
from tortuga.games.rummikub.solver.problem import FIRST, SECOND, Problem


class Size(NamedTuple):
    """Of the colours' graphs: nodes, edges, and the edges that were ranked; then the states of the search."""

    nodes: int
    edges: int
    ranked: int
    states: int


def problem_of(table: Sequence[Meld], rack: Sequence[int], kept: Sequence[Meld] = ()) -> Problem:
    """Of the most tiles, the highest value; sets that are not kept are free, and so are their jokers."""
    problem = Problem()
    *problem.may, problem.jokers_may = counts_of(rack)
    problem.worth = [FIRST + SECOND * number_of(kind) for kind in range(JOKER)] + [FIRST + SECOND * 30]
    for meld in kept:
        problem.add_kept(meld, laid=False)
    for meld in table:
        if meld not in kept:
            problem.add_free(meld)
            problem.jokers_must += meld.tiles.count(JOKER)
            for one in meld.tiles:
                if one != JOKER:
                    problem.must[one] += 1
    return problem


def size(problem: Problem) -> Size:
    search = BoundedSearch(problem)
    search.solve()
    return Size(
        sum(len(graph.runs) for graph in search.graphs),
        sum(len(graph.target) for graph in search.graphs),
        sum(len(graph.ranked) for graph in search.graphs),
        len(search.states),
    )


def a_position(seed: int) -> tuple[list[Meld], list[int]]:
    random = Random(f"size {seed}")
    return position(random, random.randint(2, 7), random.randint(5, 10), random.choice([1, 2, 2, 3, 4]))


def test_where_all_sets_are_free() -> None:
    assert [size(problem_of(*a_position(seed))) for seed in range(8)] == [
        (250, 889, 212, 69),
        (123, 226, 79, 22),
        (301, 1233, 357, 134),
        (339, 1564, 292, 47),
        (113, 169, 73, 22),
        (389, 3353, 208, 174),
        (126, 216, 107, 67),
        (167, 400, 215, 183),
    ]


def test_beside_sets_that_are_kept() -> None:
    """Those with jokers; the rack has two more."""
    sizes: list[Size] = []
    for seed in range(8):
        table, rack = a_position(seed)
        kept = [meld for meld in table if JOKER in meld.tiles]
        sizes.append(size(problem_of(table, [*rack, JOKER, JOKER], kept)))
    assert sizes == [
        (234, 776, 180, 41),
        (201, 640, 302, 154),
        (262, 996, 165, 34),
        (327, 1619, 446, 172),
        (152, 384, 219, 258),
        (239, 947, 562, 408),
        (158, 373, 150, 141),
        (181, 490, 258, 389),
    ]


def test_where_a_first_meld_has_to_be_worth_something() -> None:
    sizes: list[Size] = []
    for seed in range(8):
        problem = problem_of([], [*a_position(seed)[1], JOKER])
        problem.least_value = 30
        sizes.append(size(problem))
    assert sizes == [
        (104, 165, 101, 73),
        (88, 117, 67, 35),
        (117, 183, 105, 78),
        (110, 176, 93, 64),
        (91, 141, 104, 47),
        (91, 121, 77, 30),
        (118, 192, 80, 36),
        (91, 136, 90, 74),
    ]


def for_release(problem: Problem) -> Origins:
    return Origins(problem, RELEASE_FLAGS, NEUTRAL)


def for_bound(problem: Problem) -> Origins:
    return Origins(problem, BOUND_FLAGS, LACKS)


def score_and_states(origins: Origins) -> tuple[int, int]:
    first = BoundedSearch(origins.problem)
    first.solve()
    first.tighten()
    search = OriginSearch(origins, first)
    search.solve(1)
    return search.score, sum(len(layer) for layer in search.layers)


def opened(table: Sequence[Meld], kept: Sequence[Meld] = ()) -> list[OpenedSet]:
    """The sets with jokers that are not kept; nothing is bought."""
    return [OpenedSet(meld, meld) for meld in table if JOKER in meld.tiles and meld not in kept]


def test_where_jokers_have_to_end_beside_a_laid_tile() -> None:
    """All those of the table; -1: they cannot."""
    found: list[tuple[int, int]] = []
    for seed in range(20):
        table, rack = small_position(Random(f"size {seed}"))
        origins = for_release(problem_of(table, rack))
        origins.opened = opened(table)
        found.append(score_and_states(origins))
    assert found == [
        (-1, 86),
        (2101254, 86),
        (2109956, 213),
        (3168773, 103),
        (-1, 131),
        (-1, 46),
        (-1, 75),
        (-1, 47),
        (2104329, 71),
        (1051656, 125),
        (-1, 22),
        (-1, 46),
        (2117634, 110),
        (3150852, 80),
        (4203524, 130),
        (3164677, 152),
        (2106888, 140),
        (-1, 41),
        (-1, 50),
        (2104323, 68),
    ]


def test_where_jokers_have_to_end_beside_a_laid_tile_and_a_set_is_kept() -> None:
    """The first set with jokers; the rack has one more."""
    found: list[tuple[int, int]] = []
    for seed in range(20):
        table, rack = small_position(Random(f"size {seed}"))
        kept = next(meld for meld in table if JOKER in meld.tiles)
        origins = for_release(problem_of(table, [*rack, JOKER], [kept]))
        origins.opened = opened(table, [kept])
        found.append(score_and_states(origins))
    assert found == [
        (3166210, 146),
        (2113028, 139),
        (3173890, 75),
        (3180547, 87),
        (4218373, 71),
        (2116099, 116),
        (-1, 75),
        (3170819, 72),
        (3168262, 74),
        (2115588, 100),
        (4216323, 78),
        (3163653, 68),
        (3181568, 107),
        (5268995, 84),
        (4217344, 113),
        (4232708, 159),
        (3170821, 171),
        (1063939, 210),
        (3171331, 71),
        (3168256, 70),
    ]


@pytest.mark.parametrize(
    ("kept", "rack", "best"),
    [
        ("R1 R2 J, B5 B6 J", "R4 B8 K11", "R1 R2 J R4, J B5 B6 J B8, K9 K10 K11"),
        (
            "R1 R2 J, R6 R7 J, B5 B6 J",
            "R4 R5 R9 B8 B4 K11",
            "R1 R2 J, B4 B5 B6 J B8, R4 R5 R6 R7 J R9, K9 K10 K11 J",
        ),
    ],
)
def test_several_kept_runs_grow_each_by_its_own_tiles(kept: str, rack: str, best: str) -> None:
    """Beside black 9, 10 and a joker that has to end beside a laid tile."""
    runs = [read_meld(one) for one in kept.split(",")]
    tiles = [KIND_OF[one] for one in rack.split()]
    table = [*runs, read_meld("K9 K10 J")]
    origins = for_release(problem_of(table, tiles, runs))
    origins.opened = opened(table, runs)
    first = BoundedSearch(origins.problem)
    first.solve()
    first.tighten()
    search = OriginSearch(origins, first)
    assert search.solve(1)
    assert ", ".join(str(meld) for meld in search.melds()) == best


@pytest.mark.parametrize("colour", "RBKO")
def test_a_freed_joker_below_a_kept_run_wants_a_laid_tile_there(colour: str) -> None:
    """The ones that it lay beside stay as they are, and nothing else takes it."""
    ones = " ".join(f"{other}1" for other in "RBKO" if other != colour)
    for low in range(3, NUMBERS - 1):
        kept = read_meld(f"{colour}{low} {colour}{low + 1} J")
        ends = [low - 1, low + 3][: 2 if low + 3 <= NUMBERS else 1]
        for laid in ("", *[f"{colour}{end}" for end in ends]):
            rack = [KIND_OF[one] for one in laid.split()]
            table = [kept, read_meld(f"{ones} J")]
            origins = for_release(problem_of(table, rack, [kept]))
            origins.opened = opened(table, [kept])
            score, _ = score_and_states(origins)
            assert (score > 0) == bool(laid)


def test_where_jokers_stand_as_tiles() -> None:
    """Each as the first tile that it may stand for."""
    found: list[tuple[int, int]] = []
    for seed in range(20):
        table, rack = small_position(Random(f"size {seed}"))
        origins = for_bound(problem_of(table, rack))
        origins.problem.jokers_must = 0
        for meld in table:
            for place in joker_places(meld):
                one = stands_for(meld, place)[0]
                origins.standing[one] += 1
                origins.problem.must[one] += 1
        found.append(score_and_states(origins))
    assert found == [
        (4, 67),
        (1049096, 67),
        (6, 67),
        (1063941, 109),
        (1054215, 67),
        (6, 66),
        (3, 66),
        (7, 66),
        (9, 68),
        (1051656, 68),
        (7, 70),
        (7, 66),
        (1063939, 123),
        (2100741, 67),
        (4203524, 69),
        (3164677, 74),
        (8, 66),
        (5, 66),
        (-1, 1),
        (4, 66),
    ]
