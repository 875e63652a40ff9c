"""Ratings of the bots of a match, by OpenSkill (the extra `tortuga[arena]`): Weng and Lin's Bayesian update for the
model of Plackett and Luce, which takes games of any number of players, with draws.

A bot does not learn, so its skill is taken to be constant (`tau=0`), and games count in their order in the plan, so
the same match gives the same ratings.
"""

from typing import NamedTuple

from tortuga.arena.standings import Standings


class Rating(NamedTuple):
    """A skill and how uncertain it is; 25 ± 8.3 is what nothing is known of."""

    mu: float
    sigma: float


def ratings(standings: Standings) -> list[Rating] | None:
    """Of each bot of the line-up; None where the library is not installed."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415  (an extra)
    except ImportError:
        return None
    model = PlackettLuce(tau=0.0)
    found = [model.rating() for _ in standings.plan.bots]
    for game in standings.played:
        rated = model.rate([[rating] for rating in found], ranks=[float(rank) for rank in game.ranks])
        found = [rating for team in rated for rating in team]
    return [Rating(rating.mu, rating.sigma) for rating in found]
