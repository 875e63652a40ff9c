"""Plans: every deal from every seat, and the same seeds for whoever has the plan."""

from collections import Counter

import pytest

from arena.matches import plan_of
from tortuga.arena.plan import bot_seed, deal_seed, entry_at, schedule


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_over_the_rotations_of_a_deal_everybody_sits_everywhere_once(seats: int) -> None:
    sat = Counter((seat, entry_at(seat, rotation, seats)) for rotation in range(seats) for seat in range(seats))
    assert sat == {(seat, entry): 1 for seat in range(seats) for entry in range(seats)}


def test_the_games_are_whole_deals_in_order() -> None:
    plan = plan_of(["greedy", "random", "random"], games=7)
    assert plan.games == 9
    assert list(schedule(plan)) == [(deal, rotation) for deal in (1, 2, 3) for rotation in (0, 1, 2)]


def test_bots_of_one_name_have_dice_of_their_own_and_no_two_deals_are_alike() -> None:
    plan = plan_of(["random", "random"])
    seeds = [bot_seed(plan, deal, entry, turn) for deal in (1, 2) for entry in (0, 1) for turn in (1, 2)]
    seeds += [deal_seed(plan, 1), deal_seed(plan, 2)]
    assert len(set(seeds)) == len(seeds)


def test_a_plan_says_what_was_installed() -> None:
    assert {"python", "tortuga", "build"} <= set(plan_of().versions)
