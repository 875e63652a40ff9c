"""The figures of a match as one object, for programs."""

from typing import Any

import msgspec

from tortuga.arena.ratings import ratings
from tortuga.arena.standings import Standings

DIGITS = 5


def report(standings: Standings) -> dict[str, Any]:
    plan, rated = standings.plan, ratings(standings)
    return {
        "title": plan.title,
        "options": plan.options,
        "seed": plan.seed,
        "versions": plan.versions | {"rules": plan.rules, "data": plan.data},
        "games": len(standings.played),
        "deals": standings.deals,
        "stop_when_sure": plan.stop_when_sure,
        "sure": standings.is_sure,
        "bots": [_rounded(msgspec.to_builtins(row)) for row in standings.table()],
        "ratings": rated
        and [
            _rounded({"bot": bot, "mu": mu, "sigma": sigma}) for bot, (mu, sigma) in zip(plan.bots, rated, strict=True)
        ],
    }


def _rounded(row: dict[str, Any]) -> dict[str, Any]:
    return {name: round(value, DIGITS) if isinstance(value, float) else value for name, value in row.items()}
