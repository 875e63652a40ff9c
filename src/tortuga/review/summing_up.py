"""The answers to the pieces of a game, put together: what was given away, the curve, and its turning points."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from tortuga.kernel.game import Game
from tortuga.kernel.messages import Arg, Message, Seat
from tortuga.kernel.strategy import share_of_win
from tortuga.review.game_review import ChanceThen, GameReview, JudgedMove, ReviewedDecision, ReviewTurningPoint
from tortuga.review.judging import SURE
from tortuga.review.pieces import Piece

MOST_TURNING_POINTS: Final = 3
LEAST_SWING: Final = 0.05
"""Of a chance: less isn't a turning point."""
MOSTLY: Final = 0.5
"""Of a swing: so much has to be given away if it is to be called a mistake."""


def sum_up(game: Game, seat: int, answers: Mapping[Piece, JudgedMove | None]) -> GameReview:
    """A review of what has been answered so far."""
    known = sorted(((piece, judged) for piece, judged in answers.items() if judged is not None), key=_by_record)
    decisions = [
        ReviewedDecision(n=piece.n, before=piece.after, turn=piece.turn, move=piece.made, judged=judged)
        for piece, judged in known
        if judged.choices > 1
    ]
    points = [one.judged.points for one in decisions if one.judged.points is not None]
    starts = [(piece, judged) for piece, judged in known if piece.first]
    curve = _curve(game, seat, starts)
    return GameReview(
        seat=seat,
        decisions=decisions,
        given=sum(one.judged.given for one in decisions),
        points=sum(points) if points else None,
        curve=curve,
        turning_points=_turning_points(seat, curve, starts, decisions),
        about=Message("review-about-round" if any(judged.part for _, judged in known) else "review-about"),
    )


def _by_record(answered: tuple[Piece, JudgedMove]) -> int:
    return answered[0].n


def _curve(game: Game, seat: int, starts: Sequence[tuple[Piece, JudgedMove]]) -> list[ChanceThen]:
    end = game.folded[-1].record.n
    nexts = [*(piece.after for piece, _ in starts[1:]), end]
    curve = [
        ChanceThen(before=piece.after, last=last, chance=judged.best)
        for (piece, judged), last in zip(starts, nexts, strict=False)
    ]
    if not game.state.due():
        curve.append(ChanceThen(before=end, last=end, chance=share_of_win(game.state, seat)))
    return curve


def _turning_points(
    seat: int,
    curve: Sequence[ChanceThen],
    starts: Sequence[tuple[Piece, JudgedMove]],
    decisions: Sequence[ReviewedDecision],
) -> list[ReviewTurningPoint]:
    """In the order in which they were played. Chances of two parts of a game are not compared."""
    parts = [judged.part for _, judged in starts]
    errors = [*(judged.error for _, judged in starts), 0.0]  # how it ended is known
    swings = [
        (place, after.chance - now.chance)
        for place, (now, after) in enumerate(pairwise(curve))
        if place + 1 == len(parts) or parts[place] == parts[place + 1]
    ]
    large = [
        (place, swing)
        for place, swing in swings
        if abs(swing) >= max(LEAST_SWING, SURE * hypot(errors[place], errors[place + 1]))
    ]
    large.sort(key=lambda one: -abs(one[1]))
    found = []
    for place, swing in sorted(large[:MOST_TURNING_POINTS]):
        own = [one for one in decisions if one.turn == starts[place][0].turn]
        found.append(_turning_point(seat, curve[place], place, swing, own))
    return found


def _turning_point(
    seat: int, start: ChanceThen, place: int, swing: float, decisions: Sequence[ReviewedDecision]
) -> ReviewTurningPoint:
    given = sum(one.judged.given for one in decisions)
    worst = max(decisions, key=lambda one: one.judged.given, default=None)
    facts: dict[str, Arg] = {
        "player": Seat(seat),
        "before": round(100 * start.chance),
        "after": round(100 * (start.chance + swing)),
    }
    if worst is not None and swing < 0 and given >= MOSTLY * -swing:
        reason = Message("review-turn-gave", facts)
        return ReviewTurningPoint(turn=place, swing=swing, reason=reason, why=worst.judged.why, back_to=worst.before)
    key = "review-turn-rose" if swing > 0 else "review-turn-slipped" if given else "review-turn-fell"
    return ReviewTurningPoint(turn=place, swing=swing, reason=Message(key, facts), back_to=start.before)
