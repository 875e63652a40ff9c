"""Stopping as soon as it is sure: a confidence sequence by betting, which stays right however often one looks.

For every rate that might be the true one, somebody bets on each deal that it is not: the stake follows from the deals
before, and a fair game would leave the capital where it is on average. The capital exceeds 40 with a probability of at
most 1 in 40 (Ville's inequality), so rates at which it does are given up for good. Nothing is assumed of the deals but
that a share lies between 0 and 1. (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting",
2024: the hedged capital with predictable plug-in stakes.)
"""

from collections.abc import Sequence
from math import log, log1p, sqrt

from tortuga.arena.intervals import CONFIDENCE, Interval

SIDE = (1 - CONFIDENCE) / 2
"""The risk on each side."""
ENOUGH = -log(SIDE)
"""The logarithm of the capital that refutes a rate."""
CAUTION = 0.5
"""Never more than half of the capital is at stake."""
STEPS = 20
"""Halvings of an interval until its end is found."""


class Bets:
    """On the shares of deals, one after the other."""

    def __init__(self, even: float) -> None:
        self.is_sure = False
        """Has the even rate been refuted?"""
        self._even = even
        self._shares: list[float] = []
        self._stakes: list[float] = []
        self._logs = (0.0, 0.0)
        """The capital after betting at `even` on more, and on less."""
        self._total = 0.5
        self._squares = 0.25

    def add(self, share: float) -> None:
        count = len(self._shares) + 1
        stake = sqrt(2 * ENOUGH / (self._squares * log1p(count)))
        self._shares.append(share)
        self._stakes.append(stake)
        more, less = self._logs
        self._logs = more + _gain(self._even, share, stake), less + _gain(1 - self._even, 1 - share, stake)
        self.is_sure |= max(self._logs) >= ENOUGH
        self._total += share
        self._squares += (share - self._total / (count + 1)) ** 2

    def interval(self) -> Interval:
        """The rates that are not refuted."""
        mean = sum(self._shares) / len(self._shares) if self._shares else 0.5
        low = _end(mean, self._shares, self._stakes)
        high = 1 - _end(1 - mean, [1 - share for share in self._shares], self._stakes)
        return Interval(low, high)


def _end(mean: float, shares: Sequence[float], stakes: Sequence[float]) -> float:
    """The lowest rate that these shares do not refute; the lower the rate, the more is won on their being higher."""
    refuted, possible = 0.0, mean
    if _log_capital(refuted, shares, stakes) < ENOUGH:
        return refuted
    for _ in range(STEPS):
        middle = (refuted + possible) / 2
        if _log_capital(middle, shares, stakes) < ENOUGH:
            possible = middle
        else:
            refuted = middle
    return refuted


def _log_capital(rate: float, shares: Sequence[float], stakes: Sequence[float]) -> float:
    """What betting at this rate on more has made of 1, as a logarithm."""
    return sum(_gain(rate, share, stake) for share, stake in zip(shares, stakes, strict=True))


def _gain(rate: float, share: float, stake: float) -> float:
    most = CAUTION / rate if rate > 0 else stake
    return log1p(min(stake, most) * (share - rate))
