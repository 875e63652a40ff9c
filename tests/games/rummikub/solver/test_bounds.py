"""The upper bounds of the search: whatever the prices, no turn scores more."""

from random import Random

import pytest

from games.rummikub.seeded import position
from games.rummikub.solver.test_search_size import problem_of
from tortuga.games.rummikub.rules.tiles import JOKER
from tortuga.games.rummikub.solver.bounded_search import BoundedSearch
from tortuga.games.rummikub.solver.problem import FIRST, Problem


def bound(search: BoundedSearch) -> int:
    """Of the whole, with the prices as they are."""
    jokers = search.joker_price * search.jokers + search.problem.jokers_may * search.problem.worth[JOKER]
    return jokers + sum(graph.bound[0] for graph in search.graphs) + search.credited_after()[0]


def a_problem(seed: int) -> Problem:
    random = Random(f"bounds {seed}")
    table, rack = position(random, random.randint(2, 9), random.randint(3, 12), random.choice([0, 1, 2, 4]))
    kept = [meld for meld in table if JOKER in meld.tiles and random.random() < 0.3]
    return problem_of(table, rack, kept)


@pytest.mark.parametrize("seed", range(40))
def test_no_turn_scores_more_than_any_bound(seed: int) -> None:
    problem = a_problem(seed)
    solved = BoundedSearch(problem)
    assert solved.solve()
    random = Random(f"prices {seed}")
    search = BoundedSearch(problem)
    search.solve()
    search.tighten()
    assert bound(search) >= solved.score
    for _ in range(5):
        search.joker_price = random.randint(0, 3 * FIRST)
        for graph in search.graphs:
            for prices in graph.group_prices:
                prices[:] = [random.randint(-FIRST, FIRST) for _ in prices]
            graph.compute_bounds(search.joker_price)
        search.are_groups_priced = True
        assert bound(search) >= solved.score


def test_balanced_prices_mostly_leave_no_gap_where_there_are_no_jokers() -> None:
    gaps: list[int] = []
    for seed in range(30):
        random = Random(f"balance {seed}")
        problem = problem_of(*position(random, random.randint(2, 9), random.randint(3, 12), 0))
        search = BoundedSearch(problem)
        search.solve()
        search.tighten()
        gaps.append(bound(search) - search.score)
    assert min(gaps) >= 0
    assert len([gap for gap in gaps if gap < FIRST]) > 24
