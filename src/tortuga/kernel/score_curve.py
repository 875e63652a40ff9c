"""Score curve: the points of a game, turn by turn, and its turning points. It counts hidden points too, so it is only
for finished games."""

from collections.abc import Sequence
from itertools import groupby, pairwise

import msgspec

from tortuga.kernel.game import FoldedRecord, Game

MOST_TURNING_POINTS = 3
LEAST_SHARE = 0.15
"""Of how far the lead went up and down in the whole game: less isn't a turning point."""


class TurnScore(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The points after a turn, by seat; the first one is what was dealt."""

    first: int
    """The record that the turn began with."""
    last: int
    seat: int | None = None
    points: tuple[int, ...]


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn that made a difference."""

    turn: int
    """Its place in the curve."""
    swing: int
    """By how much the winner's lead grew, or shrank."""


def score_curve(game: Game) -> list[TurnScore]:
    """What was taken back is not in it. Empty where a title does not count so."""
    deal, *played = game.folded
    turns = [[deal], *(list(kept) for _, kept in groupby(played, key=lambda one: one.turn))]
    curve = [_score(game, turn) for turn in turns]
    return [score for score in curve if score is not None]


def _score(game: Game, turn: Sequence[FoldedRecord]) -> TurnScore | None:
    first, last = turn[0].record, turn[-1].record
    points = game.title.standing(game.state_after(last.n))
    return None if points is None else TurnScore(first=first.n, last=last.n, seat=first.seat, points=tuple(points))


def turning_points(curve: Sequence[TurnScore], winner: int) -> list[TurningPoint]:
    """The turns that moved the winner's lead most, in the order in which they were played.

    >>> points = [(0, 0), (5, 0), (5, 1), (5, 9), (12, 9)]
    >>> curve = [TurnScore(first=n, last=n, points=one) for n, one in enumerate(points)]
    >>> [(turn.turn, turn.swing) for turn in turning_points(curve, winner=0)]
    [(1, 5), (3, -8), (4, 7)]
    """
    leads = [_lead(score.points, winner) for score in curve]
    swings = [TurningPoint(turn, now - before) for turn, (before, now) in enumerate(pairwise(leads), start=1)]
    least = LEAST_SHARE * (max(leads) - min(leads)) if leads else 0
    large = sorted((one for one in swings if abs(one.swing) > least), key=lambda one: -abs(one.swing))
    return sorted(large[:MOST_TURNING_POINTS], key=lambda one: one.turn)


def _lead(points: Sequence[int], seat: int) -> int:
    """Ahead of the best of the others; alone, the points themselves."""
    others = [*points[:seat], *points[seat + 1 :]]
    return points[seat] - max(others, default=0)
