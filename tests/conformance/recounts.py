"""Scores counted again, from nothing but the last view and the rules' words; each title needs its own."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from games.maracaibo.recount import maracaibo

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


def rummikub(view: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The racks that are left, counted again for the last round (RK-5.1, RK-5.3); the rounds before it are over and
    must have come to zero (RK-5.4)."""
    worth = [sum(view.options.joker_value if tile == "J" else int(tile[1:]) for tile in rack) for rack in view.shown]
    *earlier, last = view.rounds
    assert [sum(scores) for scores in earlier] == [0] * len(earlier)
    scores = _rummikub_out(worth, view.shown.index(())) if () in view.shown else _rummikub_dry(worth, view.starter)
    assert tuple(scores) == last
    totals = tuple(map(sum, zip(*earlier, scores, strict=True)))
    return totals, ranked(totals)


def _rummikub_out(worth: list[int], winner: int) -> list[int]:
    return [sum(worth) if seat == winner else -value for seat, value in enumerate(worth)]


def _rummikub_dry(worth: list[int], starter: int) -> list[int]:
    """The lowest rack gets all that the others have more; equal ones share it, the odd points one each in turn order
    from the starter (RK-5.7)."""
    lowest = min(worth)
    more = [value - lowest for value in worth]
    in_turn = [seat % len(worth) for seat in range(starter, starter + len(worth))]
    winners = [seat for seat in in_turn if more[seat] == 0]
    shares = {seat: len(range(place, sum(more), len(winners))) for place, seat in enumerate(winners)}
    return [shares.get(seat, -points) for seat, points in enumerate(more)]


RECOUNTS: dict[str, Recount] = {
    "maracaibo": maracaibo,
    "planks": planks,
    "skirmish": skirmish,
    "rum": rum,
    "rummi": rummikub,
    "rummikub": rummikub,
}
