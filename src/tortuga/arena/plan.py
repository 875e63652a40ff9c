"""The plan of a match: which bots play which deals, and from which seats. Everything else follows from it, so whoever
has the plan plays the same games."""

import platform
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

import tortuga
from tortuga.kernel import registry
from tortuga.kernel.records import Count
from tortuga.kernel.title import Options, Title

FORMAT = 1
SAME_GAMES = {"python", "build"}
"""Versions that only the time of a move depends on."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a file of results; it is enough to play the same games again."""

    arena: int = FORMAT
    title: str
    rules: str
    data: str
    """The fingerprint of its components."""
    options: dict[str, Any]
    bots: list[str]
    """The line-up: one for each seat. A bot that is named twice plays against itself."""
    seed: str
    deals: Count
    stop_when_sure: bool = False
    versions: dict[str, str] = {}
    """Of what was installed where the match began: it says why other games may come out elsewhere."""

    @property
    def games(self) -> int:
        return self.deals * len(self.bots)


class Pairing(NamedTuple):
    """One game: a deal, and how far the line-up has moved on around the table."""

    deal: int
    rotation: int


def new_plan(
    title: Title, options: Options, bots: Sequence[str], *, games: int, seed: str, stop_when_sure: bool = False
) -> Plan:
    """As many whole deals as the games need: a deal that not everybody has played from every seat says little."""
    return Plan(
        title=title.name,
        rules=title.version,
        data=title.fingerprint,
        options=msgspec.to_builtins(options),
        bots=list(bots),
        seed=seed,
        deals=deals_for(games, len(bots)),
        stop_when_sure=stop_when_sure,
        versions=versions(title, bots),
    )


def deals_for(games: int, seats: int) -> int:
    """
    >>> deals_for(1000, 2), deals_for(1000, 3), deals_for(1, 4)
    (500, 334, 1)
    """
    return -(-games // seats)


def versions(title: Title, bots: Sequence[str]) -> dict[str, str]:
    """Of Python, of Tortuga and its build, and of the packages that the bots come from."""
    found = {
        "python": platform.python_version(),
        "tortuga": tortuga.__version__,
        "build": "compiled" if tortuga.compiled else "pure",
    }
    for bot in bots:
        package = registry.bot_entry(bot, title).dist
        if package is not None and package.name not in found:
            found[package.name] = package.version
    return found


def schedule(plan: Plan) -> Iterator[Pairing]:
    """All games in order: every deal in all rotations, then the next one."""
    for deal in range(1, plan.deals + 1):
        for rotation in range(len(plan.bots)):
            yield Pairing(deal, rotation)


def entry_at(seat: int, rotation: int, seats: int) -> int:
    """Whose seat it is: a place in the line-up. Over all rotations everybody sits everywhere once.

    >>> [[entry_at(seat, rotation, 3) for seat in range(3)] for rotation in range(3)]
    [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    """
    return (seat + rotation) % seats


def deal_seed(plan: Plan, deal: int) -> str:
    """What the deal and all later chance of its games come from: the same in all rotations. `tortuga play --seed` deals
    the same game."""
    return f"{plan.seed}, deal {deal}"


def bot_seed(plan: Plan, deal: int, entry: int, decision: int) -> str:
    """What a bot's own chance comes from: the same wherever it sits. Two bots of one name differ."""
    return f"{plan.seed}, deal {deal}, bot {entry + 1}, decision {decision}"
