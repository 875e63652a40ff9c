"""Small matches for the tests of the arena."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from tortuga.arena.match import play_here, run
from tortuga.arena.plan import Plan, new_plan
from tortuga.arena.play import Played
from tortuga.arena.results import Results
from tortuga.arena.standings import Standings
from tortuga.kernel import registry


def plan_of(
    bots: Sequence[str] = ("greedy", "random"),
    games: int = 8,
    *,
    title: str = "rum",
    seed: str = "1",
    stop: bool = False,
) -> Plan:
    made = registry.title(title)
    return new_plan(made, made.read_options({}), bots, games=games, seed=seed, stop_when_sure=stop)


def finished(path: Path, plan: Plan) -> Standings:
    """The whole match, in this process."""
    standings = Standings(plan)
    with Results.begin(path, plan) as results:
        for _ in run(results, standings, play_here):
            pass
    return standings


def game(deal: int, rotation: int, scores: Sequence[int], micros: Iterable[Sequence[int]] = ()) -> Played:
    """As if it had been played; the highest score wins."""
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    took = [list(each) for each in micros] or [[] for _ in scores]
    return Played(deal=deal, rotation=rotation, scores=list(scores), ranks=ranks, micros=took, moves="")


def without_times(games: Iterable[Played]) -> list[tuple[object, ...]]:
    """All that is the same whenever the games are played."""
    return [(one.pairing, one.scores, one.ranks, [len(took) for took in one.micros], one.moves) for one in games]
