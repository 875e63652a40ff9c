"""Is the house ready? It tells the truth about its disk, cheaply and in time, and is ready again by itself."""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from server.running import PATIENCE
from server.store.samples import a_move, a_table
from tortuga.server import readiness as module
from tortuga.server.metrics import Metrics
from tortuga.server.readiness import Readiness
from tortuga.server.store import Store, StoreTrouble, sqlite


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)
    monkeypatch.setattr(module, "AGAIN_S", 0.01)
    monkeypatch.setattr(module, "FRESH_S", 0.0)


def scenario(path: Path, play: Callable[[Store, Readiness, Metrics], Awaitable[None]]) -> None:
    async def whole() -> None:
        store, metrics = Store.open(path), Metrics()
        ready = Readiness(store, metrics)
        try:
            await play(store, ready, metrics)
        finally:
            await ready.close()
            store.close()

    asyncio.run(whole())


async def reason(ready: Readiness) -> str | None:
    try:
        await ready()
    except StoreTrouble as trouble:
        return trouble.key
    return None


async def until_ready(ready: Readiness) -> None:
    async with asyncio.timeout(PATIENCE):
        while ready.trouble is not None:  # nobody asks meanwhile
            await asyncio.sleep(0.01)
    assert await reason(ready) is None


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "tortuga.house"]


def test_a_locked_database_is_not_ready_until_it_is_free(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play(store: Store, ready: Readiness, metrics: Metrics) -> None:
        assert await reason(ready) is None
        with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            assert [await reason(ready) for _ in range(3)] == ["store-locked"] * 3
            text = metrics.text().decode()
            assert "tortuga_ready 0.0" in text
            assert 'tortuga_store_troubles_total{reason="store-locked"} 1.0' in text
            other.execute("ROLLBACK")
        await until_ready(ready)
        assert "tortuga_ready 1.0" in metrics.text().decode()

    with caplog.at_level(logging.INFO, logger="tortuga.house"):
        scenario(tmp_path / "house.db", play)
    assert told(caplog) == ["not-ready", "ready-again"]


def test_a_write_of_somebody_that_fails_is_noticed_before_anybody_asks(tmp_path: Path) -> None:
    async def play(store: Store, ready: Readiness, _: Metrics) -> None:
        await store.create(a_table("t1"), a_move("t1", 1))
        with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(StoreTrouble):
                await store.commit(a_move("t1", 2))
            assert ready.trouble is not None
            assert ready.trouble.key == "store-locked"
            other.execute("ROLLBACK")
        await until_ready(ready)

    scenario(tmp_path / "house.db", play)


def test_a_full_disk_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(store: Store, ready: Readiness, _: Metrics) -> None:
        with monkeypatch.context() as full:
            full.setattr(sqlite, "LEAST_ROOM", 1 << 80)
            assert await reason(ready) == "store-full"
        await until_ready(ready)

    scenario(tmp_path / "house.db", play)


@pytest.mark.parametrize("place", ["the beginning", "a page"])
def test_a_damaged_file_is_not_ready_until_it_is_whole(tmp_path: Path, place: str) -> None:
    async def play(store: Store, ready: Readiness, _: Metrics) -> None:
        assert await reason(ready) is None
        with closing(sqlite3.connect(store.path)) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            (size,) = other.execute("PRAGMA page_size").fetchone()
            (root,) = other.execute("SELECT rootpage FROM sqlite_master WHERE name = 'meta'").fetchone()
        start = 0 if place == "the beginning" else (root - 1) * size
        with store.path.open("r+b") as file:
            file.seek(start)
            before = file.read(200)
            file.seek(start)
            file.write(b"\xff" * 200)
            file.flush()
            assert await reason(ready) == "store-broken"
            file.seek(start)
            file.write(before)
            file.flush()
            await until_ready(ready)

    scenario(tmp_path / "house.db", play)


def test_a_file_that_was_moved_away_is_not_ready(tmp_path: Path) -> None:
    async def play(store: Store, ready: Readiness, _: Metrics) -> None:
        elsewhere = store.path.with_name("elsewhere.db")
        store.path.rename(elsewhere)
        assert await reason(ready) == "store-moved"
        store.path.touch()
        assert await reason(ready) == "store-moved"
        elsewhere.replace(store.path)
        await until_ready(ready)

    scenario(tmp_path / "house.db", play)


def test_a_disk_that_hangs_is_not_ready_in_time_and_is_not_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(store: Store, ready: Readiness, _: Metrics) -> None:
        answers = threading.Event()
        hanging = asyncio.ensure_future(store.write(lambda _: answers.wait(PATIENCE)))
        await asyncio.sleep(0)
        monkeypatch.setattr(module, "PATIENCE_S", 0.05)
        assert await reason(ready) == "store-slow"
        for _again in range(5):
            await ready._try()
        before = store.commits
        answers.set()
        await hanging
        monkeypatch.setattr(module, "PATIENCE_S", PATIENCE)
        await until_ready(ready)
        assert store.commits - before <= 5, "what waited was one try, not one for each question"

    scenario(tmp_path / "house.db", play)


def test_asking_often_costs_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FRESH_S", PATIENCE)

    async def play(store: Store, ready: Readiness, _: Metrics) -> None:
        before = store.commits
        await asyncio.gather(*(ready() for _ in range(100)))
        for _again in range(100):
            await ready()
        assert store.commits == before + 1

    scenario(tmp_path / "house.db", play)
