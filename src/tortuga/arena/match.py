"""A match: games are played, written down and counted until the plan is fulfilled or the result is sure."""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

from tortuga.arena.plan import Pairing, Plan, schedule
from tortuga.arena.play import Played, play, title_of
from tortuga.arena.results import Results
from tortuga.arena.standings import Standings

Players: TypeAlias = Callable[[Plan, Path | None, Iterator[Pairing]], Generator[Played]]
"""Who plays the games of a plan: here, in several processes, or on a cluster. They may come in any order; whoever
closes the generator ends the work."""


def play_here(plan: Plan, data: Path | None, pairings: Iterator[Pairing]) -> Generator[Played]:
    title = title_of(plan, data)
    for pairing in pairings:
        yield play(plan, title, pairing)


def run(results: Results, standings: Standings, players: Players, data: Path | None = None) -> Iterator[Played]:
    """Plays what is missing, and yields each game once it is on disk and in the standings; a caller may stop at any."""
    for played in results.played:
        standings.add(played)
    known = {played.pairing for played in results.played}
    missing = (pairing for pairing in schedule(results.plan) if pairing not in known)
    if standings.is_over:
        return
    with closing(players(results.plan, data, missing)) as playing:
        for played in playing:
            results.add(played)
            standings.add(played)
            yield played
            if standings.is_over:
                return
