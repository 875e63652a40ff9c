"""Tables that nobody uses are forgotten, and then nothing of them stays in memory: the disk has them."""

import asyncio
import gc
from weakref import WeakSet

import pytest

from server.house.open_house import OpenHouse, RestartableHouse, play_out
from tortuga.server import protocol
from tortuga.server.house import stored_pictures
from tortuga.server.house.rooms import UNUSED_MS

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
