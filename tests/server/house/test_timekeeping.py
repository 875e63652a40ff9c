"""Time at tables, and what a restart does to it."""

import asyncio
import logging

import pytest

from server.house.open_house import OpenHouse, RestartableHouse, play_out
from server.tables import SECOND
from tortuga.server import protocol


def test_the_house_ends_a_turn_when_its_time_is_up(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", clock=protocol.TurnClock(seconds=20))
        tabs = [await opened.tab(room, who) for who in ("ania", "bartek")]
        await opened.later(19.9)
        assert "lapse" not in opened.kinds(room)
        await opened.later(0.1)
        assert "lapse" in tabs[1].kinds
        assert tabs[1].last["due"] == [1]

    play_out(restartable, scenario)


def test_who_moves_in_the_last_moment_is_in_time(
    restartable: RestartableHouse, caplog: pytest.LogCaptureFixture
) -> None:
    """Every deadline of a whole game comes while the move is on its way to the disk."""

    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", clock=protocol.TurnClock(seconds=20))
        for who in ("ania", "bartek"):
            await opened.tab(room, who)
        while due := room.table.progress.due():
            offered = room.table.title.offers(room.table.progress.playing().state, due[0])
            await asyncio.gather(opened.play(("ania", "bartek")[due[0]], room, offered[0].do), opened.later(20))
        assert room.table.status == "over"
        assert "lapse" not in opened.kinds(room)

    with caplog.at_level(logging.INFO, logger="tortuga.house"):
        play_out(restartable, scenario)
    assert not {"task-failed", "deadline-refused"} & {record.getMessage() for record in caplog.records}


@pytest.mark.parametrize("somebody_looks", [False, True])
def test_clocks_stand_while_the_house_is_closed_and_then_go_on(
    restartable: RestartableHouse, somebody_looks: bool
) -> None:
    """Whether the machine was off or its clock was set: nobody could move."""

    async def whole() -> None:
        async with restartable.open() as opened:
            room = await opened.table("ania", "bartek", clock=protocol.TurnClock(seconds=60))
            for who in ("ania", "bartek"):
                await opened.tab(room, who)
            await opened.later(20)
        restartable.clock.now += 3600 * SECOND
        async with restartable.open() as opened:
            if somebody_looks:
                room = await opened.house.room(room.table.id)
                await opened.tab(room, "ania")
                assert (await opened.house.now(room, None, None)).chairs[0].left_ms == 40 * SECOND
            await opened.later(39.9)
            assert "lapse" not in opened.kinds(room)
            await opened.later(0.2)
            assert "lapse" in opened.kinds(room)

    asyncio.run(whole())


def test_what_has_come_due_waits_until_people_can_be_back(restartable: RestartableHouse) -> None:
    async def whole() -> None:
        async with restartable.open() as opened:
            room = await opened.table("ania", "bartek", clock=protocol.TurnClock(seconds=60))
            for who in ("ania", "bartek"):
                await opened.tab(room, who)
            restartable.clock.now += 59 * SECOND
        async with restartable.open() as opened:
            await opened.later(9.9)
            assert "lapse" not in opened.kinds(room)
            await opened.later(0.2)
            assert "lapse" in opened.kinds(room)

    asyncio.run(whole())


def test_time_that_was_given_back_stays_given_back(restartable: RestartableHouse) -> None:
    """A bank is counted over the whole game: the log says what did not count."""

    async def whole() -> None:
        async with restartable.open() as opened:
            room = await opened.table("ania", "bartek", clock=protocol.BankClock(minutes=2, increment=0))
            await opened.later(30)
        for _ in range(2):
            restartable.clock.now += 3600 * SECOND
            async with restartable.open() as opened:
                room = await opened.house.room(room.table.id)
                assert (await opened.house.now(room, None, None)).chairs[0].left_ms == 90 * SECOND
        async with restartable.open() as opened:
            room = await opened.house.room(room.table.id)
            await opened.tab(room, "ania")
            await opened.later(10)
            await opened.play("ania", room, "draw")
        async with restartable.open() as opened:
            room = await opened.house.room(room.table.id)
            assert (await opened.house.now(room, None, None)).chairs[0].left_ms == 80 * SECOND

    asyncio.run(whole())


def test_a_move_that_came_in_time_counts_however_long_the_disk_takes(restartable: RestartableHouse) -> None:
    """And whoever is next has all their time from the moment at which they are told."""

    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", clock=protocol.TurnClock(seconds=60))
        tabs = [await opened.tab(room, who) for who in ("ania", "bartek")]
        async with room.lock:  # as somebody has it who waits for the disk
            moving = asyncio.ensure_future(opened.play("ania", room, "draw"))
            await asyncio.sleep(0.01)
            restartable.clock.now += 70 * SECOND
            opened.house._schedule.changed.set()
            await asyncio.sleep(0.01)
        assert isinstance(await moving, protocol.Accepted)
        await opened.quiet()
        assert "lapse" not in opened.kinds(room)
        assert (await opened.house.now(room, None, None)).chairs[1].left_ms == 60 * SECOND
        await opened.later(59.9)
        assert "lapse" not in opened.kinds(room)
        await opened.later(0.2)
        assert "lapse" in tabs[1].kinds

    play_out(restartable, scenario)


def test_a_move_costs_no_time_after_it_has_arrived(restartable: RestartableHouse) -> None:
    """However long others at the table, or the disk, keep the house from it."""

    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", clock=protocol.BankClock(minutes=2, increment=0))
        await opened.later(10)
        async with room.lock:
            moving = asyncio.ensure_future(opened.play("ania", room, "draw"))
            await asyncio.sleep(0.01)
            restartable.clock.now += 70 * SECOND
        await moving
        left = [chair.left_ms for chair in (await opened.house.now(room, None, None)).chairs]
        assert left == [110 * SECOND, 120 * SECOND]

    play_out(restartable, scenario)


@pytest.mark.parametrize(("cleanly", "seconds"), [(True, 10), (False, 30)], ids=["closed tab", "lost line"])
def test_who_closes_the_last_tab_is_away_after_the_grace(
    restartable: RestartableHouse, cleanly: bool, seconds: int
) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        ania, bartek = await opened.tab(room, "ania"), await opened.tab(room, "bartek")
        await opened.close_tab(room, bartek, cleanly=cleanly)
        await opened.later(seconds - 0.1)
        assert "away" not in ania.kinds
        await opened.later(0.1)
        assert [leaver["seat"] for leaver in ania.last["leavers"]] == [1]
        assert opened.rows(room)[-1][2:] == ("away", "house")
        again = await opened.tab(room, "bartek", since=room.table.seq)
        await opened.quiet()
        assert again.kinds == ["returned"]
        assert ania.kinds[-1] == "returned"

    play_out(restartable, scenario)


def test_a_grace_that_ran_when_the_house_closed_runs_on(restartable: RestartableHouse) -> None:
    async def whole() -> None:
        async with restartable.open() as opened:
            room = await opened.table("ania", "bartek")
            tabs = [await opened.tab(room, who) for who in ("ania", "bartek")]
            await opened.close_tab(room, tabs[1])
        async with restartable.open() as opened:
            await opened.later(10)
            assert opened.kinds(room)[-1] == "away"

    asyncio.run(whole())


def test_after_a_restart_everybody_has_half_a_minute_to_come_back(restartable: RestartableHouse) -> None:
    async def whole() -> None:
        async with restartable.open() as opened:
            room = await opened.table("ania", "bartek")
            for who in ("ania", "bartek"):
                await opened.tab(room, who)
        restartable.clock.now += 3600 * SECOND
        async with restartable.open() as opened:
            room = await opened.house.room(room.table.id)
            await opened.tab(room, "ania")
            await opened.later(29.9)
            assert "away" not in opened.kinds(room)
            await opened.later(0.1)
            assert [chair.away for chair in room.table.chairs] == [False, True]

    asyncio.run(whole())
