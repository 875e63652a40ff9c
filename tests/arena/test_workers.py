"""Games in many processes: the same ones as in this process, whoever dies on the way."""

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from arena.matches import finished, plan_of, without_times
from strangers import installed
from tortuga.arena.match import run
from tortuga.arena.missing import PATIENCE
from tortuga.arena.plan import Pairing, Plan, new_plan, schedule
from tortuga.arena.play import Played
from tortuga.arena.results import Results
from tortuga.arena.standings import Standings
from tortuga.arena.workers import Worker, play_in
from tortuga.kernel import registry
from tortuga.kernel.errors import Refusal

DEADLY = """
import os
from tortuga.bots.random import RandomBot

class Deadly(RandomBot):
    def choose(self, view, offers):
        os._exit(3)

class Failing(RandomBot):
    def choose(self, view, offers):
        raise ValueError("no idea")
"""
ENTRY_POINTS = "[tortuga.bots]\nrum.deadly = deadly_bots:Deadly\nrum.failing = deadly_bots:Failing\n"


@pytest.fixture
def deadly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(tmp_path, monkeypatch, "deadly_bots", DEADLY, ENTRY_POINTS):
        yield


def played_in(processes: int, plan: Plan) -> Generator[Played]:
    return play_in(processes)(plan, None, schedule(plan))


def in_processes(path: Path, games: int, *, kill_after: int | None = None) -> Standings:
    plan = plan_of(games=games)
    standings = Standings(plan)
    with Results.begin(path, plan) as results:
        for number, _ in enumerate(run(results, standings, play_in(2)), start=1):
            if number == kill_after:
                multiprocessing.active_children()[0].kill()
    return standings


def test_two_processes_play_what_one_plays_and_none_is_left(tmp_path: Path) -> None:
    here = finished(tmp_path / "here.jsonl", plan_of(games=30))
    there = in_processes(tmp_path / "there.jsonl", 30)
    assert without_times(there.played) == without_times(here.played)
    assert multiprocessing.active_children() == []


def test_a_process_that_is_killed_costs_nothing_but_time(tmp_path: Path) -> None:
    here = finished(tmp_path / "here.jsonl", plan_of(games=40))
    there = in_processes(tmp_path / "there.jsonl", 40, kill_after=3)
    assert without_times(there.played) == without_times(here.played)
    lines = (tmp_path / "there.jsonl").read_text().splitlines()
    assert len(lines) == len(set(lines)) == 41


def test_a_game_that_kills_its_process_is_given_up(deadly: None) -> None:
    plan = plan_of(["random", "deadly"], games=2)
    with pytest.raises(Refusal, match="arena-worker-lost") as lost, closing(played_in(1, plan)) as playing:
        list(playing)
    assert lost.value.facts == {"deal": 1, "rotation": 1, "count": PATIENCE}
    assert multiprocessing.active_children() == []


def test_a_plan_says_by_which_package_a_bot_is(deadly: None) -> None:
    assert plan_of(["failing", "random"]).versions["deadly-bots"] == "1.0"


def test_what_a_bot_does_wrong_is_told_from_there_too(deadly: None) -> None:
    plan = plan_of(["failing", "random"], games=2)
    with pytest.raises(Refusal, match="arena-bot-failed") as failed, closing(played_in(1, plan)) as playing:
        list(playing)
    assert failed.value.facts["bot"] == "failing"
    assert "ValueError: no idea" in str(failed.value.facts["reason"])


def test_whoever_stops_looking_ends_the_processes() -> None:
    with closing(played_in(2, plan_of(games=1000))) as playing:
        next(playing)
        assert multiprocessing.active_children() != []
    assert multiprocessing.active_children() == []


def test_ctrl_c_does_not_reach_a_process_even_while_it_starts() -> None:
    plan = plan_of()
    worker = Worker(plan, None)
    pid = worker.process.pid
    assert pid is not None
    try:
        os.kill(pid, signal.SIGINT)
        worker.give(Pairing(1, 0))
        assert worker.take() is not None
        os.kill(pid, signal.SIGINT)
        worker.give(Pairing(1, 1))
        assert worker.take() is not None
    finally:
        worker.end()


@pytest.mark.parametrize(("title", "seats"), [("planks", 3), ("skirmish", 4)])
def test_titles_and_bots_of_strangers_play_in_processes_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str, seats: int
) -> None:
    entry_points = f"[tortuga.games]\n{title} = titles.{title}:{title.capitalize()}Title\n"
    with installed(tmp_path, monkeypatch, "their_title", "", entry_points):
        made = registry.title(title)
        plan = new_plan(made, made.read_options({}), ["random"] * seats, games=2 * seats, seed="1")
        played = list(played_in(1, plan))
    assert {(one.deal, one.rotation) for one in played} == {(deal, turn) for deal in (1, 2) for turn in range(seats)}
    assert all(len(one.ranks) == seats and min(one.ranks) == 1 for one in played)
