"""Scores counted again, from nothing but the last view and the rules' words; each title needs its own."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

Recount: TypeAlias = Callable[[Any], tuple[tuple[int, ...], tuple[int, ...]]]
"""From the spectator's view of a finished game: scores and ranks by seat."""


def ranked(standings: Sequence[Any]) -> tuple[int, ...]:
    """Rank 1 for the best; equal standings share."""
    return tuple(1 + sum(other > mine for other in standings) for mine in standings)


def planks(view: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Every point left in a rack counts against its owner (PLK-4.2)."""
    scores = tuple(-sum(int(plank[1]) for plank in rack) for rack in view.shown)
    return scores, ranked(scores)


def skirmish(view: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A gold is 1 point, a point of the hull 2 (SKM-6.1)."""
    scores = tuple(gold + hull + hull for gold, hull in zip(view.gold, view.hulls, strict=True))
    return scores, ranked(scores)


def rum(view: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Points are the values of one's captains; then more captains, then the highest one (RUM-8.3)."""
    seats = range(len(view.hands))
    values = [sorted(captain.value for captain in view.captains if captain.owner == seat) for seat in seats]
    scores = tuple(sum(mine) for mine in values)
    return scores, ranked([(sum(mine), len(mine), max(mine, default=0)) for mine in values])


RECOUNTS: dict[str, Recount] = {"planks": planks, "skirmish": skirmish, "rum": rum}
