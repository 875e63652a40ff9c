"""Tables that nobody uses are forgotten, and then nothing of them stays in memory: the disk has them."""

import asyncio
import gc
from weakref import WeakSet

import pytest

from server.house.open_house import OpenHouse, RestartableHouse, play_out
from server.tables import refused
from tortuga.server import protocol
from tortuga.server.house import rooms, stored_pictures
from tortuga.server.house.rooms import FULL_UNUSED_MS, UNUSED_MS
from tortuga.server.not_now import NotNow
from tortuga.server.store.loading import Loaded

TABLES = 12
LATER_S = 2 * UNUSED_MS // 1000


async def played(opened: OpenHouse, alive: WeakSet[object], clock: protocol.Clock) -> None:
    room = await opened.table("ania", "bartek", clock=clock)
    tabs = [await opened.tab(room, who) for who in ("ania", "bartek")]
    for _ in range(2):
        for who in ("ania", "bartek"):
            await opened.play(who, room, "draw")
            await opened.later(1)
    await opened.do("ania", room, protocol.Chat, phrase="hello")
    for tab in tabs:
        await opened.close_tab(room, tab)
    await opened.do("ania", room, protocol.Leave)
    await opened.do("bartek", room, protocol.Choose, seat=0, what="end")
    assert room.table.game is not None
    alive.update([room, room.table, room.table.game, room.table.log, room.table.moves])


def test_nothing_stays_of_tables_that_are_forgotten(
    restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also without looking for garbage in circles, which holds up everybody in a large house."""
    monkeypatch.setattr(stored_pictures, "LOOK_S", 1000.0)  # no table is just being looked at
    alive: WeakSet[object] = WeakSet()

    async def scenario(opened: OpenHouse) -> None:
        house = opened.house
        gc.collect()
        gc.disable()
        try:
            for _ in range(TABLES):
                await played(opened, alive, protocol.TurnClock(seconds=60))
            assert len(alive) == 5 * TABLES
            restartable.clock.now += LATER_S * 1000
            await house._pictures.finish()  # by then they have long been made
            house._rooms.forget_unused()
            await asyncio.sleep(0)
            assert house.live == 0
            assert len(alive) == 0, {type(one).__name__ for one in alive}
            assert len(house._schedule) == 0
        finally:
            gc.enable()

    play_out(restartable, scenario)


def test_a_table_has_as_many_deadlines_in_memory_as_on_the_disk(restartable: RestartableHouse) -> None:
    """However many moves were made with days for each."""

    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", clock=protocol.DaysClock(days=3))
        for _ in range(100):
            if not room.table.progress.due():
                break
            seat = room.table.progress.due()[0]
            await opened.play(("ania", "bartek")[seat], room, "draw")
            restartable.clock.now += 1000
        assert len(opened.house._schedule) == len(room.stored) <= 2
        assert opened.house._schedule.size < 100

    play_out(restartable, scenario)


def test_what_is_pointless_by_now_loads_no_table(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        await played(opened, WeakSet(), protocol.TurnClock(seconds=60))
        restartable.clock.now += LATER_S * 1000
        opened.house._rooms.forget_unused()
        await opened.later(0)
        assert opened.house.live == 0

    play_out(restartable, scenario)


def test_where_memory_is_full_long_tables_wait_until_others_are_forgotten(
    restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody with many long games looks at one after the other; those who play do not feel it."""

    async def scenario(opened: OpenHouse) -> None:
        house = opened.house
        over = [await opened.table("ania", "bartek") for _ in range(3)]
        for room in over:
            await opened.to_the_end(room)
        waits = await opened.table("ania", "bartek", clock=protocol.DaysClock(days=3))
        tables = [room.table.id for room in over]
        restartable.clock.now += LATER_S * 1000
        await house._pictures.finish()
        house._rooms.forget_unused()
        assert house.live == 0
        monkeypatch.setattr(rooms, "LONG", 2)
        monkeypatch.setattr(rooms, "MOST_ROWS", over[0].table.seq + 1)
        for table in tables[:2]:
            await house.room(table)
        with refused("archive-busy"):
            await house.room(tables[2])
        assert (await house.room(tables[0])).table.id == tables[0], "what is in memory is there"
        assert (await house.room(waits.table.id)).table.id == waits.table.id, "and who plays comes in"
        restartable.clock.now += FULL_UNUSED_MS + 1
        tab = await opened.tab(await house.room(tables[0]), "ania")
        assert (await house.room(tables[2])).table.id == tables[2]
        assert house._rooms.get(tables[1]) is None
        assert house._rooms.get(tables[0]) is not None, "somebody looks at it"
        await opened.close_tab(await house.room(tables[0]), tab)

    play_out(restartable, scenario)


def test_long_tables_are_loaded_a_few_at_a_time_and_only_so_many_wait(
    restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = 0
    most = 0

    async def scenario(opened: OpenHouse) -> None:
        house = opened.house
        load, all_asked = house.store.load, asyncio.Event()
        tables = []
        for _ in range(6):
            room = await opened.table("ania", "bartek")
            await opened.to_the_end(room)
            tables.append(room.table.id)
        restartable.clock.now += LATER_S * 1000
        await house._pictures.finish()
        house._rooms.forget_unused()

        async def slow(table: str) -> Loaded | None:
            nonlocal at_once, most
            at_once += 1
            most = max(most, at_once)
            await all_asked.wait()
            found = await load(table)
            at_once -= 1
            return found

        monkeypatch.setattr(house.store, "load", slow)
        monkeypatch.setattr(rooms, "LONG", 2)
        monkeypatch.setattr(rooms, "MOST_WAITING", 5)
        asking = [asyncio.ensure_future(house.room(table)) for table in tables]
        await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)  # the one for whom there is no room
        all_asked.set()
        found = await asyncio.gather(*asking, return_exceptions=True)
        assert most == rooms.LONG_AT_ONCE
        assert [str(one) for one in found if isinstance(one, NotNow)] == ["archive-busy"]
        assert (await house.room(tables[-1])).table.id == tables[-1], "then there is room again"

    play_out(restartable, scenario)
