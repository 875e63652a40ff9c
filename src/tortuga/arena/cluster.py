"""Games on a Ray cluster (the extra `tortuga[ray]`). A game is a task; one whose worker or node is gone is started
again. Tortuga and the bots must be installed on every node."""

from collections.abc import Generator, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from tortuga.arena.match import Players
from tortuga.arena.missing import Missing
from tortuga.arena.plan import Pairing, Plan
from tortuga.arena.play import Played, play, title_of
from tortuga.kernel.errors import Refusal

AHEAD = 2
"""Tasks for each core of the cluster."""


def play_on(address: str) -> Players:
    """A cluster by its address as Ray names it: `auto`, `host:port`."""
    try:
        ray = import_module("ray")
    except ImportError:  # an extra
        raise Refusal("arena-no-ray") from None

    def players(plan: Plan, data: Path | None, pairings: Iterator[Pairing]) -> Generator[Played]:
        try:
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise Refusal("arena-ray-failed", reason=str(error)) from None
        try:
            yield from _play_all(ray, plan, data, Missing(pairings))
        finally:
            ray.shutdown()

    return players


def _play_all(ray: Any, plan: Plan, data: Path | None, missing: Missing) -> Generator[Played]:
    task = ray.remote(num_cpus=1, max_retries=0)(_play)
    asked: dict[Any, Pairing] = {}
    while True:
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(asked) < most and (pairing := missing.next()) is not None:
            asked[task.remote(plan, data, pairing)] = pairing
        if not asked:
            return
        ready, _ = ray.wait(list(asked))
        for one in ready:
            pairing = asked.pop(one)
            try:
                answer = ray.get(one)
            except ray.exceptions.RayError:
                missing.lost(pairing)
                continue
            if isinstance(answer, Refusal):
                raise answer
            yield answer


def _play(plan: Plan, data: Path | None, pairing: Pairing) -> Played | Refusal:
    """In a worker of the cluster."""
    try:
        return play(plan, title_of(plan, data), pairing)
    except Refusal as refusal:
        return refusal
