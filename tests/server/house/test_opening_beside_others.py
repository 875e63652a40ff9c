"""A process that opens while others have the house open does not open the house: nobody's time stands still for it, and
nothing waits. Only where nobody has been alive the house was closed, and people are back soon."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from server.house.open_house import OpenHouse, RestartableHouse, in_a_loop
from server.running import PATIENCE, running_house, settings_with, until
from services.postgresql import Databases
from tortuga.server import app, protocol
from tortuga.server.house import house as module
from tortuga.server.house.schedule import RESTART_GRACE_MS
from tortuga.server.limits import Limits
from tortuga.server.store import Store
from tortuga.server.store.places import Place, Server
from tortuga.server.store.store import CLOSED_MS


@pytest.fixture
def place(postgresql: Databases) -> Place:
    """A file has one process."""
    return Server(postgresql.house())


@asynccontextmanager
async def with_a_clock(restartable: RestartableHouse) -> AsyncIterator[tuple[OpenHouse, list[int]]]:
    """A house with a table where somebody's time runs, and when that is over."""
    async with restartable.open() as opened:
        await opened.later(RESTART_GRACE_MS // 1000)
        await opened.table("ania", "bartek", clock=protocol.TurnClock(seconds=60))
        yield opened, clocks(opened)


def clocks(opened: OpenHouse) -> list[int]:
    return [row[0] for row in opened.disk.read("SELECT at FROM deadlines WHERE kind = 'clock' ORDER BY at")]


@in_a_loop
async def test_who_opens_beside_others_gives_nobody_time(restartable: RestartableHouse) -> None:
    async with with_a_clock(restartable) as (first, before):
        await first.house._remember_time()
        restartable.clock.now += CLOSED_MS - 1
        async with restartable.open() as second:
            assert clocks(first) == before
            assert second.house._schedule.not_before < restartable.clock.now, "nothing waits"


@in_a_loop
async def test_who_opens_just_after_another_waits_as_long_as_that_one(restartable: RestartableHouse) -> None:
    async with restartable.open() as first:
        restartable.clock.now += 4_000
        async with restartable.open() as second:
            assert second.house._schedule.not_before == first.house._schedule.not_before
            assert second.house._schedule.not_before == restartable.clock.now + RESTART_GRACE_MS - 4_000


@pytest.mark.parametrize("others", ["have ended", "have been silent"])
@in_a_loop
async def test_where_nobody_has_been_alive_the_house_was_closed(restartable: RestartableHouse, others: str) -> None:
    silent = Store.open(restartable.place) if others == "have been silent" else None
    async with with_a_clock(restartable) as (first, before):
        pass
    closed = CLOSED_MS if silent else 3_000
    restartable.clock.now += closed
    async with restartable.open() as second:
        assert clocks(first) == [at + closed for at in before]
        assert second.house._schedule.not_before == restartable.clock.now + RESTART_GRACE_MS
    if silent:
        silent.close()


@in_a_loop
async def test_as_long_as_it_is_open_the_others_know_it(
    restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where nobody's clock runs."""
    monkeypatch.setattr(module, "FOLLOW_S", 0.01)
    async with restartable.open() as opened:
        restartable.clock.now += 60_000
        async with asyncio.timeout(PATIENCE):
            while await opened.house.store.meta("open-at") != str(restartable.clock.now):
                await asyncio.sleep(0.01)


@in_a_loop
async def test_processes_are_counted_by_the_server(place: Place) -> None:
    stores = [Store.open(place) for _ in range(3)]
    assert [await store.processes() for store in stores] == [3, 3, 3]
    stores.pop().close()
    assert await stores[0].processes() == 2, "who closes says so"
    stores[1]._database.writing.dispose()
    async with asyncio.timeout(PATIENCE):
        while await stores[0].processes() != 1:  # of one that was killed the server knows a moment later
            await asyncio.sleep(0.01)
    for store in stores:
        store.close()


def test_whole_houses_share_their_limits(postgresql: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "COUNT_S", 0.02)
    shared: list[int] = []
    monkeypatch.setattr(Limits, "share", lambda _, processes: shared.append(processes))
    settings = settings_with(db=Server(postgresql.house()))
    with running_house(settings):
        until(lambda: shared[-1:] == [1])
        with running_house(settings):
            until(lambda: shared[-1:] == [2])
        until(lambda: shared[-1:] == [1])
