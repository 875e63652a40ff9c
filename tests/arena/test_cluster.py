"""Games on a Ray cluster of two nodes on this machine; one of them goes away in the middle."""

import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from arena.matches import finished, plan_of, without_times
from strangers import installed
from tortuga.arena.cluster import play_on
from tortuga.arena.match import run
from tortuga.arena.missing import Missing
from tortuga.arena.plan import Pairing
from tortuga.arena.results import Results
from tortuga.arena.standings import Standings

pytestmark = pytest.mark.long
"""Ray takes a quarter of a gigabyte, and seconds to start; `make test-long` installs it."""

SLOW = """
import os, time
from pathlib import Path
from tortuga.bots.random import RandomBot

FOLDER = Path(__file__).parent

class Slow(RandomBot):
    def choose(self, view, offers):
        (FOLDER / f"{os.getpid()}.playing").touch()
        while (FOLDER / "hold").exists():
            time.sleep(0.01)
        return super().choose(view, offers)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where a bot lies that waits in the middle of its game as long as `hold` is there."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    with installed(tmp_path, monkeypatch, "slow_bots", SLOW, "[tortuga.bots]\nrum.slow = slow_bots:Slow\n"):
        yield tmp_path


@pytest.fixture
def cluster(folder: Path) -> Iterator[Any]:
    head = {"num_cpus": 1, "include_dashboard": False}
    made = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args=head)
    yield made
    made.shutdown()


def test_a_node_that_goes_away_costs_only_its_unfinished_games(
    cluster: Any, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost: list[Pairing] = []

    def noted(missing: Missing, playing: Pairing) -> None:
        lost.append(playing)
        come_back(missing, playing)

    come_back = Missing.lost
    monkeypatch.setattr(Missing, "lost", noted)
    plan = plan_of(["slow", "random"], games=12)
    node = cluster.add_node(num_cpus=1)
    (folder / "hold").touch()

    def remove_while_both_play() -> None:
        while len(list(folder.glob("*.playing"))) < 2:
            time.sleep(0.01)
        cluster.remove_node(node, allow_graceful=False)
        while not lost:  # its process goes a moment later
            time.sleep(0.01)
        (folder / "hold").unlink()

    standings = Standings(plan)
    with Results.begin(folder / "there.jsonl", plan) as results, ThreadPoolExecutor() as pool:
        removed = pool.submit(remove_while_both_play)
        assert sum(1 for _ in run(results, standings, play_on(cluster.address))) == 12
        removed.result()
    assert 1 <= len(lost) <= 2
    assert without_times(standings.played) == without_times(finished(folder / "here.jsonl", plan).played)
