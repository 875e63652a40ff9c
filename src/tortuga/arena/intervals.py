"""How sure a share of wins is. The unit is the deal: games of one deal are alike, so a thousand games of five hundred
deals say less than a thousand games of a thousand deals would, or more, if each deal is won by the same seat either
way.

`share_interval` is a Wilson interval whose number of games is not counted but found: as many independent games as would
scatter like these deals do.
"""

from collections.abc import Iterable
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
NORMAL = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
T_SMALL = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
"""Student's quantile for 1 to 9 degrees of freedom; a series (Fisher and Cornish) gives the rest."""
DOUBT = 1.0
"""As if this many more deals had scattered as widely as possible: a few deals that happen to agree prove nothing."""


class Interval(NamedTuple):
    low: float
    high: float


class Sums:
    """What an interval needs of the shares of all deals."""

    def __init__(self, shares: Iterable[float] = ()) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0
        for share in shares:
            self.add(share)

    def add(self, share: float) -> None:
        self.count += 1
        self.total += share
        self.squares += share * share

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """Of a single deal, estimated from these."""
        if self.count < 2:
            return 0.0
        return max(0.0, self.squares - self.total * self.mean) / (self.count - 1)


def share_interval(sums: Sums) -> Interval:
    """Of a share of wins, from its shares of the single deals, each from 0 to 1.

    >>> low, high = share_interval(Sums([1, 0.5] * 50))
    >>> round(low, 3), round(high, 3)
    (0.697, 0.797)
    >>> share_interval(Sums())
    Interval(low=0.0, high=1.0)
    """
    if sums.count == 0:
        return Interval(0.0, 1.0)
    mean, freedom = sums.mean, max(1, sums.count - 1)
    widest = mean * (1 - mean)
    scatter = sums.variance / widest if widest > 0 and sums.count > 1 else 1.0
    scatter = (freedom * scatter + DOUBT) / (freedom + DOUBT)
    t = t_quantile(freedom)
    weight = t * t * scatter / sums.count
    middle = (mean + weight / 2) / (1 + weight)
    half = sqrt(weight * (widest + weight / 4)) / (1 + weight)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def mean_half_width(sums: Sums) -> float:
    """Half of Student's interval, for what has no bounds, such as a margin."""
    if sums.count < 2:
        return float("inf")
    return t_quantile(sums.count - 1) * sqrt(sums.variance / sums.count)


def t_quantile(freedom: int) -> float:
    """What Student's distribution leaves 2.5 % above.

    >>> t_quantile(1), round(t_quantile(10), 3), round(t_quantile(10**6), 3)
    (12.706, 2.228, 1.96)
    """
    if freedom <= len(T_SMALL):
        return T_SMALL[freedom - 1]
    n, z = freedom, NORMAL
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third
