"""What the games say of each bot: wins, margins, how sure that is, and the time of a move.

Deals count in their order up to the first that is not finished, whoever finishes first: counting quick games before
slow ones would favour bots that win quickly.
"""

from collections.abc import Sequence
from math import ceil

import msgspec

from tortuga.arena.intervals import Interval, Sums, mean_half_width, share_interval
from tortuga.arena.plan import Pairing, Plan
from tortuga.arena.play import Played
from tortuga.arena.sequential import Bets


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A bot of the line-up."""

    bot: str
    games: int
    wins: int
    draws: int
    """Games in which it shared the first place."""
    rate: float
    """Wins, and of each draw its share."""
    low: float
    high: float
    """Between them is the true rate, with a confidence of 95 %."""
    margin: float
    """Its points minus those of the best other one, on average."""
    ms_median: float
    ms_p95: float
    """Milliseconds of CPU for a move."""


class Standings:
    """Takes games in any order."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.deals = 0
        """How many of them count."""
        self.shares = [Sums() for _ in plan.bots]
        """Of each bot, deal by deal."""
        self.margins = [Sums() for _ in plan.bots]
        self.played: list[Played] = []
        """The games that count, in order."""
        self._waiting: dict[Pairing, Played] = {}
        self._bets = [Bets(self.even) for _ in plan.bots]

    @property
    def even(self) -> float:
        """The rate of each if all were equally strong."""
        return 1 / len(self.plan.bots)

    @property
    def is_sure(self) -> bool:
        """Is the first bot of the line-up surely better or worse than even?"""
        return self._bets[0].is_sure

    @property
    def is_over(self) -> bool:
        return self.deals == self.plan.deals or (self.plan.stop_when_sure and self.is_sure)

    def add(self, played: Played) -> None:
        self._waiting[played.pairing] = played
        seats = len(self.plan.bots)
        while not self.is_over:
            pairings = [Pairing(self.deals + 1, rotation) for rotation in range(seats)]
            if any(pairing not in self._waiting for pairing in pairings):
                return
            self._count([self._waiting.pop(pairing) for pairing in pairings])

    def _count(self, games: Sequence[Played]) -> None:
        self.deals += 1
        self.played += games
        for entry in range(len(self.plan.bots)):
            share = sum(_share(game.ranks, entry) for game in games) / len(games)
            self.shares[entry].add(share)
            self._bets[entry].add(share)
            self.margins[entry].add(sum(_lead(game.scores, entry) for game in games) / len(games))

    def interval(self, entry: int) -> Interval:
        """Where games end when it is sure, only a confidence sequence is right at the end."""
        return self._bets[entry].interval() if self.plan.stop_when_sure else share_interval(self.shares[entry])

    def table(self) -> list[Standing]:
        return [self._standing(entry) for entry in range(len(self.plan.bots))]

    def _standing(self, entry: int) -> Standing:
        low, high = self.interval(entry)
        shares = [_share(game.ranks, entry) for game in self.played]
        micros = sorted(took for game in self.played for took in game.micros[entry])
        return Standing(
            bot=self.plan.bots[entry],
            games=len(self.played),
            wins=sum(share == 1 for share in shares),
            draws=sum(0 < share < 1 for share in shares),
            rate=self.shares[entry].mean,
            low=low,
            high=high,
            margin=self.margins[entry].mean,
            ms_median=_quantile(micros, 0.5) / 1000,
            ms_p95=_quantile(micros, 0.95) / 1000,
        )

    def margin_half_width(self, entry: int) -> float:
        return mean_half_width(self.margins[entry])


def _share(ranks: Sequence[int], entry: int) -> float:
    """Of a win.

    >>> [_share([1, 2, 1], entry) for entry in range(3)]
    [0.5, 0.0, 0.5]
    """
    return 1 / ranks.count(1) if ranks[entry] == 1 else 0.0


def _lead(scores: Sequence[int], entry: int) -> int:
    return scores[entry] - max(score for other, score in enumerate(scores) if other != entry)


def _quantile(ordered: Sequence[int], part: float) -> int:
    """The least value that is not below so large a part of all.

    >>> _quantile([1, 2, 3, 40], 0.5), _quantile([1, 2, 3, 40], 0.95), _quantile([], 0.5)
    (2, 40, 0)
    """
    return ordered[max(0, ceil(part * len(ordered)) - 1)] if ordered else 0
