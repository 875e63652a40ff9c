"""Standings: what games say of each bot, whatever order they come in."""

import random

import pytest

from arena.matches import game, plan_of
from tortuga.arena.standings import Standings

SEED = 7


def test_wins_draws_rates_margins_and_times() -> None:
    standings = Standings(plan_of(["greedy", "random"], games=4))
    standings.add(game(1, 0, [10, 4], [[1000, 2000], [50]]))
    standings.add(game(1, 1, [3, 9], [[3000], [50]]))
    standings.add(game(2, 0, [7, 7], [[4000], [50]]))
    standings.add(game(2, 1, [8, 2], [[100_000], [50]]))
    greedy, rival = standings.table()
    assert (greedy.bot, greedy.games, greedy.wins, greedy.draws, greedy.rate) == ("greedy", 4, 2, 1, 0.625)
    assert (rival.wins, rival.draws, rival.rate) == (1, 1, 0.375)
    assert (greedy.margin, rival.margin) == (1.5, -1.5)
    assert (greedy.ms_median, greedy.ms_p95, rival.ms_p95) == (3.0, 100.0, 0.05)
    assert greedy.low < 0.625 < greedy.high
    assert standings.is_over


def test_the_margin_among_several_is_the_lead_over_the_best_of_them_and_a_draw_is_shared() -> None:
    standings = Standings(plan_of(["greedy", "random", "random"], games=3))
    for rotation in range(3):
        standings.add(game(1, rotation, [12, 12, 5]))
    table = standings.table()
    assert [one.margin for one in table] == [0, 0, -7]
    assert [one.rate for one in table] == [0.5, 0.5, 0]
    assert [one.draws for one in table] == [3, 3, 0]


def test_a_deal_counts_when_all_its_games_and_those_of_the_deals_before_are_there() -> None:
    """Otherwise quick games would count sooner than slow ones."""
    standings = Standings(plan_of(games=6))
    standings.add(game(2, 0, [1, 0]))
    standings.add(game(2, 1, [1, 0]))
    standings.add(game(1, 1, [1, 0]))
    assert (standings.deals, standings.played) == (0, [])
    standings.add(game(1, 0, [0, 1]))
    assert standings.deals == 2
    assert standings.table()[0].rate == 0.75


def test_the_order_in_which_games_come_changes_nothing() -> None:
    luck = random.Random(SEED)
    games = [
        game(deal, rotation, [luck.randrange(9), luck.randrange(5)]) for deal in range(1, 31) for rotation in (0, 1)
    ]
    mixed = luck.sample(games, len(games))
    one, other = Standings(plan_of(games=60)), Standings(plan_of(games=60))
    for each, each_mixed in zip(games, mixed, strict=True):
        one.add(each)
        other.add(each_mixed)
    assert one.table() == other.table()


@pytest.mark.parametrize("sooner", [0, 10])
def test_games_after_the_one_that_made_it_sure_do_not_count(sooner: int) -> None:
    """Several processes may have played some of them; the result is the same."""
    plan = plan_of(games=400, stop=True)
    games = [game(deal, rotation, [1, 0]) for deal in range(1, 101) for rotation in (0, 1)]
    standings = Standings(plan)
    for one in [*games[2 : 2 + sooner], *games[:2], *games[2 + sooner :]]:
        standings.add(one)
    assert standings.is_sure
    assert standings.is_over
    assert standings.deals < 30
    assert len(standings.played) == 2 * standings.deals
    assert standings.deals == _deals_of_an_unmixed_match()
    assert standings.table()[0].low > 0.5


def _deals_of_an_unmixed_match() -> int:
    standings = Standings(plan_of(games=400, stop=True))
    for deal in range(1, 101):
        for rotation in (0, 1):
            standings.add(game(deal, rotation, [1, 0]))
    return standings.deals
