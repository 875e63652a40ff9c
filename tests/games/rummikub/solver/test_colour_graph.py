"""The bounds of a colour's graph: the same by one formula, whether a node was built at once or is asked for later."""

from random import Random

import pytest

from games.rummikub.seeded import small_position
from games.rummikub.solver.test_search_size import problem_of
from tortuga.games.rummikub.rules.tiles import COLOURS, NUMBERS
from tortuga.games.rummikub.solver.bounded_search import BoundedSearch
from tortuga.games.rummikub.solver.colour_graph import NEVER, ColourGraph

PRICE = 1 << 12
"""Of a joker; any that counts will do."""
OPEN_RUNS = [one | two << 3 | long << 6 for one in range(2) for two in range(2) for long in range(3)]


def bound(graph: ColourGraph, number: int, runs: int) -> int:
    """The best of all numbers of tiles in groups, each at its price."""
    scores = [(graph.bound_with(number, runs, grouped), grouped) for grouped in range(graph.have[number] + 1)]
    prices = graph.group_prices[number]
    return max([score - prices[grouped] for score, grouped in scores if score != NEVER], default=NEVER)


@pytest.mark.parametrize("seed", range(12))
def test_the_bound_from_any_open_runs_charges_tiles_in_groups_by_the_number_to_come(seed: int) -> None:
    random = Random(f"bounds {seed}")
    problem = problem_of(*small_position(random))
    graphs = BoundedSearch(problem).graphs
    built = sum(len(graph.runs) for graph in graphs)
    for colour in range(COLOURS):
        for prices in graphs[colour].group_prices:
            prices[1:] = [random.randint(-PRICE, PRICE) for _ in prices[1:]]
        graphs[colour].compute_bounds(PRICE)
        for number in range(NUMBERS, 0, -1):
            for runs in OPEN_RUNS:
                told = graphs[colour].bound_from(number, runs)
                assert told == bound(graphs[colour], number, runs), (colour, number, runs)
    assert sum(len(graph.runs) for graph in graphs) > built, "some were asked for that had not been built"
