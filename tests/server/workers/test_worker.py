"""A worker alone, with a real process."""

import os
from functools import partial
from pathlib import Path

import pytest

from server.running import PATIENCE
from tortuga.kernel import registry
from tortuga.server.workers import bots, pool, puzzles
from tortuga.server.workers.worker import NICENESS, START_S, NoAnswer, Worker, load_titles


def test_a_worker_is_prepared_before_it_answers_and_asked_again_and_again(tmp_path: Path) -> None:
    worker = Worker("at home", os.path.realpath, partial(os.chdir, tmp_path))
    try:
        for place in ("here", "there"):
            assert worker.ask(place.encode(), PATIENCE) == os.fsencode((tmp_path / place).resolve())
    finally:
        worker.kill()


def test_one_that_cannot_be_prepared_gives_no_answer(tmp_path: Path) -> None:
    worker = Worker("lost", os.path.realpath, partial(os.chdir, tmp_path / "nowhere"))
    with pytest.raises(NoAnswer, match="died"):
        worker.ask(b"here", PATIENCE)


def test_a_worker_goes_quietly_when_its_house_has_gone_in_the_middle_of_something(tmp_path: Path) -> None:
    worker = Worker("left", os.path.realpath, partial(os.chdir, tmp_path))
    pipe = worker.start()
    pipe.send_bytes(b"here")
    assert pipe.poll(PATIENCE), "an answer that nobody reads"
    pipe.close()
    process = worker._process
    assert process is not None
    process.join(PATIENCE)
    assert process.exitcode == 0


def test_no_patience_with_workers_changes_by_accident() -> None:
    assert (bots.LIMIT_S, bots.PATIENCE_S, bots.LONGEST) == (3.0, 10.0, 4096)
    assert (puzzles.LIMIT_S, puzzles.MOST_WAITING, puzzles.KEPT, pool.AGAIN_S) == (180.0, 8, 1000, 0.2)
    assert (START_S, NICENESS) == (120.0, 5)


def test_a_worker_loads_every_title_even_after_one_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []

    def title(name: str) -> None:
        loaded.append(name)
        raise ImportError(name)

    names = list(registry.titles())
    monkeypatch.setattr(registry, "title", title)
    load_titles()
    assert loaded == names
    assert loaded
