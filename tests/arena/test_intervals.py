"""Intervals: known cases, another library's quantiles, and how often they contain the truth."""

import random
from math import inf

import pytest
import scipy  # its parts are loaded by the tests that need them

from tortuga.arena.intervals import Sums, mean_half_width, share_interval, t_quantile

SEED = "intervals"


@pytest.mark.parametrize("freedom", [1, 2, 5, 9, 10, 11, 30, 200, 10_000])
def test_the_quantiles_are_students(freedom: int) -> None:
    assert t_quantile(freedom) == pytest.approx(scipy.stats.t.ppf(0.975, freedom), rel=2e-4)


def test_a_mean_without_bounds_has_students_interval() -> None:
    margins = [3.0, -1.0, 4.5, 2.0, 0.0, 7.0]
    low, high = scipy.stats.t.interval(0.95, 5, loc=0, scale=scipy.stats.sem(margins))
    assert mean_half_width(Sums(margins)) == pytest.approx((high - low) / 2, rel=2e-4)
    assert mean_half_width(Sums([1.0])) == inf


@pytest.mark.parametrize(("wins", "games"), [(50, 100), (300, 500), (985, 1000)])
def test_of_deals_that_are_won_or_lost_as_a_whole_it_is_wilsons(wins: int, games: int) -> None:
    """Then a deal tells as much as one game."""
    low, high = share_interval(Sums([1.0] * wins + [0.0] * (games - wins)))
    wilson = scipy.stats.binomtest(wins, games).proportion_ci(method="wilson")
    assert [low, high] == pytest.approx([wilson.low, wilson.high], abs=0.002)


def test_deals_that_split_their_games_tell_more_than_as_many_games_would() -> None:
    """The luck of the deal is taken out: one win for each says that they are exactly even."""
    low, high = share_interval(Sums([0.5] * 100))
    assert low < 0.5 < high
    assert high - low < 0.05
    games = scipy.stats.binomtest(100, 200).proportion_ci(method="wilson")
    assert high - low < (games.high - games.low) / 3


@pytest.mark.parametrize("deals", [1, 2, 10, 100])
def test_who_always_wins_may_still_lose_one_day(deals: int) -> None:
    low, high = share_interval(Sums([1.0] * deals))
    assert high == pytest.approx(1)
    assert low == pytest.approx(max(0.0, 1 - 4 / deals), abs=0.15)
    assert low < 1 - 1.5 / (deals + 4)


def paired_deals(luck: random.Random, count: int, kind: str) -> tuple[list[float], float]:
    """Shares of a bot in deals whose games are alike in some way, and the true rate."""
    if kind == "independent":  # the deal says nothing
        return [(float(luck.random() < 0.7) + float(luck.random() < 0.7)) / 2 for _ in range(count)], 0.7
    if kind == "seat":  # the deal favours a seat, so games of it are opposite: pairing helps
        shares = []
        for _ in range(count):
            favour = luck.choice((-0.35, 0.35))
            shares.append((float(luck.random() < 0.6 + favour) + float(luck.random() < 0.6 - favour)) / 2)
        return shares, 0.6
    if kind == "deal":  # some deals suit the bot, so games of it are alike: games alone would promise too much
        shares = []
        for _ in range(count):
            rate = luck.choice((0.15, 0.95))
            shares.append((float(luck.random() < rate) + float(luck.random() < rate)) / 2)
        return shares, 0.55
    assert kind == "three"  # seats; a draw now and then
    return [luck.choices((0, 1 / 6, 1 / 3, 2 / 3, 1), (40, 5, 30, 20, 5))[0] for _ in range(count)], (
        5 / 6 + 10 + 40 / 3 + 5
    ) / 100


@pytest.mark.parametrize("kind", ["independent", "seat", "deal", "three"])
@pytest.mark.parametrize(("deals", "most"), [(15, 0.985), (120, 0.965)])
def test_nineteen_of_twenty_contain_the_truth(kind: str, deals: int, most: float) -> None:
    """1,500 matches of each kind: 95 %, give or take what so many can say; of few deals rather more."""
    luck = random.Random(f"{SEED} {kind} {deals}")
    right = 0
    for _ in range(1500):
        shares, truth = paired_deals(luck, deals, kind)
        low, high = share_interval(Sums(shares))
        right += low <= truth <= high
    assert 0.935 <= right / 1500 <= most


def test_who_counts_games_instead_of_deals_promises_too_much() -> None:
    """The same simulation notices a wrong unit."""
    luck = random.Random(SEED)
    right = 0
    for _ in range(1000):
        shares, truth = paired_deals(luck, 120, "deal")
        games = [float(won) for share in shares for won in ((share > 0.75, share > 0.25))]
        low, high = share_interval(Sums(games))
        right += low <= truth <= high
    assert right / 1000 < 0.92
