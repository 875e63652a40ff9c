"""What a house does beside its tables: counts, keeps time, lets tables sleep, asks bots once, closes in order."""

import asyncio
import gc
import logging
import time
from typing import Any

import msgspec
import pytest

from server.house.open_house import Clock, OpenHouse, RestartableHouse, play_out
from server.running import PATIENCE
from server.tables import SECOND, new_id, refused, setup
from tortuga.kernel.errors import Refusal
from tortuga.kernel.records import dump
from tortuga.server import protocol
from tortuga.server.house import house as house_module
from tortuga.server.house import rooms
from tortuga.server.house.room import Room, Watcher
from tortuga.server.house.rooms import Folded
from tortuga.server.store.rows import Change
from tortuga.server.table.table import Table
from tortuga.server.workers.bots import Chosen


async def soon(opened: OpenHouse, room: Room, kind: str) -> None:
    """Until a row of this kind is on the disk, with nobody telling the house to look at its clock."""
    until = time.monotonic() + PATIENCE
    while kind not in opened.kinds(room):
        assert time.monotonic() < until
        await asyncio.sleep(0.01)


# -- Opening a table --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "start", "status"),
    [
        (("me", "bot:random"), True, "playing"),
        (("me", "bot:random"), False, "open"),
        (("me", "open"), True, "open"),
        (("me", "open"), False, "open"),
    ],
)
def test_a_table_begins_at_once_where_that_is_asked_and_nobody_is_missing(
    restartable: RestartableHouse, seats: tuple[str, ...], start: bool, status: str
) -> None:
    async def scenario(opened: OpenHouse) -> None:
        order = protocol.OpenTable(id=new_id(), setup=setup(seats=seats), start=start)
        made = await opened.house.open_table(await opened.guest("ania"), order)
        assert (await opened.house.room(made)).table.status == status

    play_out(restartable, scenario)


def test_a_code_that_is_taken_is_drawn_again(restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(opened: OpenHouse) -> None:
        first = await opened.table("ania", "open", start=False)
        drawn = iter([first.table.code, "TUKO-MALI-RASO"])
        monkeypatch.setattr(rooms, "new_code", lambda: next(drawn))
        second = await opened.table("ania", "open", start=False)
        assert second.table.code == "TUKO-MALI-RASO"
        assert first.table.code != second.table.code

    play_out(restartable, scenario)


def test_who_was_not_here_since_the_restart_has_a_name_all_the_same(restartable: RestartableHouse) -> None:
    async def whole() -> None:
        async with restartable.open() as opened:
            room = await opened.table("ania", "bartek", "cyryl", start=False)
            await opened.do("cyryl", room, protocol.Chat, text="I have to go")
            await opened.do("cyryl", room, protocol.Stand)
            await opened.guest("daria")
        async with restartable.open() as opened:
            again = await opened.house.room(room.table.id)
            now = await opened.house.now(again, opened.guests["ania"], None)
            assert [chair.name for chair in now.chairs] == ["Ania", "Bartek", None]
            assert [line.name for line in now.chat] == ["Cyryl"]
            order = protocol.OpenTable(id=new_id(), setup=setup(seats=("me", "open")))
            other = await opened.house.room(await opened.house.open_table(opened.guests["daria"], order))
            assert (await opened.house.now(other, None, None)).chairs[0].name == "Daria"

    asyncio.run(whole())


# -- What goes wrong within a command ---------------------------------------------------------------------------------


@pytest.mark.parametrize("error", [RuntimeError("the ink is spilt"), Refusal("table-not-yours")])
def test_a_command_that_fails_half_way_has_not_happened(
    restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    do = Table.do

    def half(table: Table, *order: Any) -> None:
        do(table, *order)
        raise error

    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        rows, seq = opened.rows(room), room.table.seq
        with monkeypatch.context() as patch:
            patch.setattr(Table, "do", half)
            with pytest.raises(type(error)):
                await opened.play("ania", room, "draw")
        assert (await opened.house.now(room, None, None)).seq == seq
        await opened.play("ania", room, "draw")
        assert [row[0] for row in opened.rows(room)] == list(range(1, seq + 2))
        assert opened.rows(room)[:seq] == rows

    play_out(restartable, scenario)


def test_a_refusal_that_changed_nothing_costs_no_reading(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        before = room.table
        with refused("planks-no-plank"):
            await opened.play("ania", room, "lay")
        assert await opened.house.table(room) is before

    play_out(restartable, scenario)


# -- Counting ---------------------------------------------------------------------------------------------------------


async def unread(_: bytes) -> None:
    """What a reader is sent."""


def test_the_house_counts_moves_commands_and_how_long_they_took(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bot:random")
        reader = Watcher(None, None, unread, opened.house.metrics)
        await opened.house.watch(room, reader)
        await reader.finish()
        commits = opened.house.store._writer.commits
        appended, shown = opened.metric("tortuga_append_seconds_count"), opened.metric("tortuga_fan_out_seconds_count")
        await opened.play("ania", room, "draw")
        await opened.quiet()
        assert opened.metric("tortuga_moves_total") == 2, "one of hers and one of the bot's"
        assert opened.metric('tortuga_commands_total{kind="play",outcome="accepted"}') == 1
        assert opened.metric('tortuga_commands_total{kind="start",outcome="accepted"}') == 1
        assert opened.house.store._writer.commits == commits + 2
        assert opened.metric("tortuga_append_seconds_count") == appended + 2
        assert opened.metric("tortuga_fan_out_seconds_count") == shown + 2
        for took in ("tortuga_append_seconds_sum", "tortuga_fan_out_seconds_sum", "tortuga_bot_seconds_sum"):
            assert 0 < opened.metric(took) < PATIENCE

    play_out(restartable, scenario)


def test_how_late_a_deadline_was_is_measured(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", clock=protocol.TurnClock(seconds=20))
        for who in ("ania", "bartek"):
            await opened.tab(room, who)
        await opened.later(23)
        assert "lapse" in opened.kinds(room)
        assert opened.metric("tortuga_deadline_lag_seconds") == 3

    play_out(restartable, scenario)


def test_tables_that_are_loaded_are_counted(restartable: RestartableHouse) -> None:
    async def whole() -> None:
        async with restartable.open() as opened:
            rooms = [await opened.table("ania", "bartek") for _ in range(2)]
        async with restartable.open() as opened:
            for loaded, room in enumerate(rooms, start=1):
                one, other = await asyncio.gather(*(opened.house.room(room.table.id) for _ in range(2)))
                assert one is other
                assert opened.house.live == opened.metric("tortuga_live_tables") == loaded

    asyncio.run(whole())


# -- Time -------------------------------------------------------------------------------------------------------------


def test_the_house_wakes_by_itself_when_something_is_due(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", clock=protocol.TurnClock(seconds=20))
        for who in ("ania", "bartek"):
            await opened.tab(room, who)
        await opened.later(19.95)
        assert "lapse" not in opened.kinds(room)
        clock = opened.house.clock
        assert isinstance(clock, Clock)
        clock.now += SECOND
        await soon(opened, room, "lapse")

    play_out(restartable, scenario)


def test_a_deadline_of_a_table_that_is_gone_disturbs_nobody(
    restartable: RestartableHouse, caplog: pytest.LogCaptureFixture
) -> None:
    async def whole() -> None:
        async with restartable.open() as opened:
            gone = await opened.table("ania", "bartek", clock=protocol.TurnClock(seconds=20))
            other = await opened.table("ania", "bartek", clock=protocol.TurnClock(seconds=20))
        opened.change_disk("DELETE FROM tables WHERE id = ?", gone.table.id)
        async with restartable.open() as opened:
            await opened.later(60)
            assert "lapse" in opened.kinds(other)

    with caplog.at_level(logging.INFO, logger="tortuga.house"):
        asyncio.run(whole())
    logged = {one.getMessage() for one in caplog.records}
    assert "deadline-refused" in logged
    assert "task-failed" not in logged


def test_a_table_sleeps_after_ten_quiet_minutes_as_often_as_it_was_woken(
    restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    tidied: list[int] = []
    monkeypatch.setattr(house_module, "TIDY_S", 0.005)

    async def tidied_twice() -> None:
        tidied.clear()
        until = time.monotonic() + PATIENCE
        while len(tidied) < 2:
            assert time.monotonic() < until
            await asyncio.sleep(0.005)

    async def scenario(opened: OpenHouse) -> None:
        tidy = opened.house.identity.tidy

        async def noted(now: int) -> None:
            await tidy(now)
            tidied.append(now)

        monkeypatch.setattr(opened.house.identity, "tidy", noted)
        room = await opened.table("ania", "bartek", title="skirmish", options={"rounds": 1})
        await opened.to_the_end(room)
        await opened.later(60)  # for whatever was due while it was played
        await opened.house.room(room.table.id)
        for _ in range(3):
            await opened.later(600)
            await tidied_twice()
            assert opened.house.live == 1, "not before"
            await opened.later(0.001)
            await tidied_twice()
            assert opened.house.live == 0
            room = await opened.house.room(room.table.id)
            assert opened.house.live == 1
            await opened.do("ania", room, protocol.Chat, text="still here")

    play_out(restartable, scenario)


# -- Bots -------------------------------------------------------------------------------------------------------------


class Asked:
    """Instead of the pool of bots: notes what it is asked, and answers when the test lets it."""

    def __init__(self, opened: OpenHouse, *, at_once: bool = True) -> None:
        self.seats: list[int] = []
        self.go_on = asyncio.Event()
        if at_once:
            self.go_on.set()
        self._choose = opened.house.bots.choose
        opened.house.bots.choose = self.choose  # type: ignore[method-assign, assignment]

    async def choose(self, title: str, name: str, view: Any, *asked: Any, **more: Any) -> Chosen:
        self.seats.append(view.seat)
        await self.go_on.wait()
        return await self._choose(title, name, view, *asked, **more)


def test_a_bot_is_asked_once_for_each_decision(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        asked = Asked(opened, at_once=False)
        room = await opened.table("ania", "bot:random")
        await opened.play("ania", room, "draw")
        for _ in range(3):
            await opened.do("ania", room, protocol.Chat, text="well?")
        assert asked.seats == [1]
        asked.go_on.set()
        await opened.quiet()
        assert opened.kinds(room)[-1] == "move"
        assert asked.seats == [1]

    play_out(restartable, scenario)


def test_a_bot_is_not_asked_for_what_was_taken_back_meanwhile(
    restartable: RestartableHouse, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(opened: OpenHouse) -> None:
        asked = Asked(opened)
        room = await opened.table("ania", "bot:random")
        await asyncio.gather(opened.play("ania", room, "draw"), opened.do("ania", room, protocol.AskBack, to=1))
        await opened.quiet()
        assert asked.seats == []
        assert room.table.game is not None
        assert room.table.game.state.due() == [0]

    with caplog.at_level(logging.INFO, logger="tortuga.house"):
        play_out(restartable, scenario)
    assert "task-failed" not in [one.getMessage() for one in caplog.records]


def test_a_bot_that_owed_a_move_moves_as_soon_as_somebody_looks(restartable: RestartableHouse) -> None:
    async def whole() -> None:
        async with restartable.open() as opened:
            Asked(opened, at_once=False)
            room = await opened.table("bot:random", "ania")
        async with restartable.open() as opened:
            await opened.house.room(room.table.id)
            await opened.quiet()
            assert opened.kinds(room)[-1] == "move"

    asyncio.run(whole())


def test_a_bot_that_answers_at_once_waits_a_little_before_it_moves(restartable: RestartableHouse) -> None:
    async def whole() -> None:
        async with restartable.open(bot_pause_ms=200) as opened:
            began = time.monotonic()
            room = await opened.table("bot:random", "ania")
            await opened.quiet()
            assert opened.kinds(room)[-1] == "move"
            assert 0.2 <= time.monotonic() - began < PATIENCE

    asyncio.run(whole())


def test_a_bot_that_thought_for_longer_than_that_moves_at_once(restartable: RestartableHouse) -> None:
    hour = 3600 * SECOND

    async def whole() -> None:
        async with restartable.open(bot_pause_ms=hour) as opened:
            asked = Asked(opened, at_once=False)
            room = await opened.table("bot:random", "ania")
            while not asked.seats:
                await asyncio.sleep(0)
            restartable.clock.now += 2 * hour
            asked.go_on.set()
            await soon(opened, room, "move")

    asyncio.run(whole())


@pytest.mark.parametrize("status", ["open", "over"])
def test_there_is_no_hint_where_nobody_plays(restartable: RestartableHouse, status: str) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", title="skirmish", options={"rounds": 1}, start=status == "over")
        await opened.to_the_end(room)
        assert room.table.status == status
        with refused("not-your-decision"):
            await opened.do("ania", room, protocol.Hint)

    play_out(restartable, scenario)


# -- Guests who are forgotten -----------------------------------------------------------------------------------------


def test_the_tabs_of_who_is_forgotten_are_closed_and_nobody_else_s(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        tabs = [await opened.tab(room, who) for who in ("ania", "bartek", "bartek", "cyryl", None)]
        await opened.house.forget(opened.guests["bartek"])
        assert [tab.watcher.lost for tab in tabs] == [False, True, True, False, False]

    play_out(restartable, scenario)


# -- Closing ----------------------------------------------------------------------------------------------------------


def test_a_house_that_closes_waits_for_what_is_on_its_way_to_the_disk(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        commit, begun, go_on = opened.house.store.commit, asyncio.Event(), asyncio.Event()

        async def slowly(change: Change) -> None:
            begun.set()
            await go_on.wait()
            await commit(change)

        opened.house.store.commit = slowly  # type: ignore[method-assign]
        playing = asyncio.ensure_future(opened.play("ania", room, "draw"))
        await begun.wait()
        closing = asyncio.ensure_future(opened.house.close())
        for _ in range(20):
            await asyncio.sleep(0)
        assert not closing.done()
        go_on.set()
        await closing
        assert opened.kinds(room)[-1] == "move"
        assert isinstance(await playing, protocol.Accepted)

    play_out(restartable, scenario)


# -- Games from elsewhere ---------------------------------------------------------------------------------------------


def test_a_game_goes_on_in_any_of_its_seats_and_no_other(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", title="skirmish", options={"rounds": 1})
        await opened.to_the_end(room)
        ania = opened.guests["ania"]
        for seat in (0, 1):
            made = await opened.house.room(await opened.house.go_on(ania, new_id(), room, 1, seat, "random"))
            assert made.table.seat_of(ania) == seat
        for seat in (2, 3):
            with pytest.raises(Refusal) as told:
                await opened.house.go_on(ania, new_id(), room, 1, seat, "random")
            assert (told.value.key, told.value.facts) == ("seat-unknown", {"number": seat + 1})

    play_out(restartable, scenario)


def test_names_from_a_file_that_nobody_may_bear_are_numbers(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", title="skirmish", options={"rounds": 1})
        await opened.to_the_end(room)
        header, records = room.table.record()
        renamed = msgspec.structs.replace(header, seats=["\u202e", "Bartosz"])
        file = dump(renamed, records).decode()
        made = await opened.house.bring_in(await opened.guest("cyryl"), new_id(), file)
        brought = await opened.house.room(made)
        assert [chair.name for chair in brought.table.chairs] == ["1", "Bartosz"]

    play_out(restartable, scenario)


@pytest.mark.parametrize(("error", "logged"), [(Refusal("judge-busy"), []), (KeyError("lost"), ["task-failed"])])
def test_a_table_that_nobody_waits_for_any_more_fails_in_silence_unless_it_is_a_fault(
    restartable: RestartableHouse, caplog: pytest.LogCaptureFixture, error: Exception, logged: list[str]
) -> None:
    async def scenario(opened: OpenHouse) -> None:
        caplog.clear()
        rooms = opened.house._rooms
        begun = asyncio.Event()
        goes_on = asyncio.Event()

        async def fold(table: str, *, thorough: bool = False) -> Folded:
            begun.set()
            await goes_on.wait()
            raise error

        rooms.fold = fold  # type: ignore[method-assign, assignment]
        waiting = asyncio.create_task(rooms.find("table-1"))
        await begun.wait()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        goes_on.set()
        while rooms._loading:
            await asyncio.sleep(0)
        gc.collect()  # a task whose error nobody has asked for says so when it goes
        assert [one.getMessage() for one in caplog.records if one.levelno >= logging.INFO] == logged

    with caplog.at_level(logging.INFO):
        play_out(restartable, scenario)
