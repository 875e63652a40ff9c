"""Whole matches: a bot against itself is the control, and a sure result ends a match."""

from pathlib import Path

import pytest

from arena.matches import finished, plan_of


def test_a_bot_without_dice_is_exactly_even_with_itself(tmp_path: Path) -> None:
    """Each plays the other's game in the other rotation; anything else would be a fault of the arena."""
    standings = finished(tmp_path / "mirror.jsonl", plan_of(["greedy", "greedy"], games=40))
    one, other = standings.table()
    assert (one.wins, one.draws, one.rate, one.margin) == (other.wins, other.draws, 0.5, 0.0)
    assert one.low < 0.5 < one.high
    assert one.high - one.low < 0.12
    assert [sums.variance for sums in standings.shares] == [0, 0]


def test_a_bot_with_dice_is_even_with_itself_as_far_as_one_can_tell(tmp_path: Path) -> None:
    table = finished(tmp_path / "mirror.jsonl", plan_of(["random"] * 3, games=120)).table()
    assert all(one.low < 1 / 3 < one.high for one in table)
    assert sum(one.rate for one in table) == pytest.approx(1)


def test_a_match_of_four_seats(tmp_path: Path) -> None:
    standings = finished(tmp_path / "four.jsonl", plan_of(["greedy", "random", "random", "random"], games=24))
    greedy, *others = standings.table()
    assert (standings.deals, greedy.games) == (6, 24)
    assert greedy.rate > max(one.rate for one in others)
    assert greedy.margin > max(one.margin for one in others)


def test_a_match_that_is_sure_ends(tmp_path: Path) -> None:
    standings = finished(tmp_path / "sure.jsonl", plan_of(games=2000, stop=True))
    assert standings.is_sure
    assert 4 < standings.deals < 200
    assert len((tmp_path / "sure.jsonl").read_text().splitlines()) == 1 + 2 * standings.deals
    assert standings.table()[0].low > 0.5 > standings.table()[1].high
