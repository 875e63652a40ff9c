"""Ratings: the better bot has the higher one, and the order in which games were finished does not matter."""

import sys

import pytest

from arena.matches import game, plan_of
from tortuga.arena.ratings import ratings
from tortuga.arena.report import report
from tortuga.arena.standings import Standings


def standings_of(results: list[list[int]], bots: list[str]) -> Standings:
    standings = Standings(plan_of(bots, games=len(results)))
    for number, scores in enumerate(results):
        standings.add(game(1 + number // len(bots), number % len(bots), scores))
    return standings


def test_who_wins_more_is_rated_higher() -> None:
    rated = ratings(standings_of([[9, 1, 5], [9, 5, 1], [8, 1, 7]] * 10, ["greedy", "random", "random"]))
    assert rated is not None
    assert rated[0].mu > rated[2].mu > rated[1].mu
    assert all(one.sigma < 8 for one in rated)


def test_nothing_is_known_before_the_first_game() -> None:
    rated = ratings(standings_of([], ["greedy", "random"]))
    assert rated is not None
    assert [round(one.mu) for one in rated] == [25, 25]


def test_without_the_library_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    standings = standings_of([[1, 0], [0, 1]], ["greedy", "random"])
    assert ratings(standings) is None
    assert report(standings)["ratings"] is None
