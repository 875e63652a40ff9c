"""Stopping when it is sure: rarely wrong however often one looks, and soon right."""

import random

import pytest

from tortuga.arena.sequential import Bets

SEED = "bets"


def pair(luck: random.Random, rate: float) -> float:
    return (float(luck.random() < rate) + float(luck.random() < rate)) / 2


def deals_until_sure(luck: random.Random, rate: float, most: int) -> int | None:
    bets = Bets(0.5)
    for deal in range(1, most + 1):
        bets.add(pair(luck, rate))
        if bets.is_sure:
            return deal
    return None


def test_among_even_bots_it_is_seldom_sure_though_it_looks_after_every_deal() -> None:
    luck = random.Random(SEED)
    wrong = sum(deals_until_sure(luck, 0.5, 300) is not None for _ in range(300))
    assert wrong / 300 <= 0.05


def test_a_fixed_interval_that_looks_after_every_deal_would_be_wrong_often() -> None:
    """That is why there is another one."""
    from tortuga.arena.intervals import Sums, share_interval  # noqa: PLC0415

    luck, wrong = random.Random(SEED), 0
    for _ in range(200):
        sums = Sums()
        for _ in range(300):
            sums.add(pair(luck, 0.5))
            low, high = share_interval(sums)
            if not low <= 0.5 <= high:
                wrong += 1
                break
    assert wrong / 200 > 0.1


@pytest.mark.parametrize(("rate", "soon"), [(0.95, 30), (0.7, 120), (0.3, 120)])
def test_a_clear_difference_is_noticed_soon(rate: float, soon: int) -> None:
    luck = random.Random(f"{SEED} {rate}")
    found = [deals_until_sure(luck, rate, 1000) for _ in range(40)]
    assert None not in found
    assert sorted(deal for deal in found if deal)[20] <= soon


@pytest.mark.parametrize("rate", [0.5, 0.62, 0.97])
def test_its_interval_contains_the_truth_at_all_times(rate: float) -> None:
    luck, wrong = random.Random(f"{SEED} {rate}"), 0
    for _ in range(40):
        bets = Bets(0.5)
        outside = False
        for deal in range(1, 161):
            bets.add(pair(luck, rate))
            if deal % 40 == 0:
                low, high = bets.interval()
                outside |= not low <= rate <= high
        wrong += outside
    assert wrong <= 4


def test_it_is_sure_when_its_interval_leaves_even() -> None:
    luck = random.Random(SEED)
    bets = Bets(0.5)
    while not bets.is_sure:
        low, high = bets.interval()
        assert low <= 0.5 <= high
        bets.add(pair(luck, 0.8))
    low, high = bets.interval()
    assert 0.5 < low < 0.8 < high


def test_before_the_first_deal_everything_is_possible() -> None:
    assert Bets(0.5).interval() == (0.0, 1.0)
