"""Rooms: tables sleep and wake, also under other rules and with damage, and the others go on."""

import asyncio
import logging
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from server.house.open_house import OpenHouse, RestartableHouse, finished, play_out
from server.tables import new_id, refused
from titles.planks import Planks
from tortuga.kernel.errors import Refusal
from tortuga.server import protocol
from tortuga.server.house import house as house_module
from tortuga.server.house import rooms
from tortuga.server.table.table import Table

RENUMBERED = (
    """UPDATE log SET body = replace(body, '"rules":"1"', '"rules":"0"') WHERE table_id = ? AND kind = 'started'"""
)
"""Other rules have begun the game."""
EARLIER_DIFFERS = """UPDATE log SET digest = 'ffffffffffffffff' WHERE table_id = ? AND seq =
    (SELECT min(seq) FROM log WHERE table_id = ? AND kind = 'move')"""
"""And the last moment agrees."""


def test_tables_that_nobody_uses_sleep_and_wake_when_they_are_needed(
    restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "TIDY_S", 0.01)

    async def scenario(opened: OpenHouse) -> None:
        asleep = await opened.table("ania", "bartek", clock=protocol.DaysClock(days=1))
        watched = await opened.table("ania", "bartek")
        await opened.tab(watched, "ania")
        assert opened.metric("tortuga_live_tables") == 2
        await opened.later(601)
        while opened.house.live > 1:
            await asyncio.sleep(0.01)
        assert opened.house.live == opened.metric("tortuga_live_tables") == 1
        await opened.later(24 * 3600)
        assert opened.kinds(asleep)[-1] == "lapse"
        assert await opened.house.room(watched.table.id) is watched

    play_out(restartable, scenario)


def test_after_an_upgrade_every_table_that_goes_on_is_folded_at_once(restartable: RestartableHouse) -> None:
    async def whole() -> None:
        async with restartable.open("1") as opened:
            await opened.table("ania", "bartek")
            await opened.table("ania", "bartek")
        for version, live in (("1", 0), ("2", 2), ("2", 0)):
            async with restartable.open(version) as opened:
                assert opened.house.live == live

    asyncio.run(whole())


def test_those_who_play_have_their_turn_while_a_long_table_wakes(
    restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "ROWS_AT_ONCE", 2)
    turns: list[str] = []
    follow = Table.follow

    def noted(table: Table, rows: Any, chat: Any, **how: Any) -> None:
        piece = list(rows)
        turns.append(f"{len(piece)} rows")
        follow(table, piece, chat, **how)

    async def somebody_plays() -> None:
        while True:
            turns.append("a move")
            await asyncio.sleep(0)

    async def whole() -> None:
        async with restartable.open() as opened:
            room = await finished(opened)
        async with restartable.open() as opened:
            monkeypatch.setattr(Table, "follow", noted)
            playing = asyncio.create_task(somebody_plays())
            await opened.house.room(room.table.id)
            playing.cancel()

    asyncio.run(whole())
    pieces = [n for n, turn in enumerate(turns) if turn == "2 rows"]
    assert len(pieces) > 3
    assert all("a move" in turns[one:other] for one, other in pairwise(pieces))


@pytest.mark.parametrize(
    "difference",
    [
        "UPDATE log SET digest = 'ffffffffffffffff' WHERE table_id = ? AND kind = 'move'",
        "UPDATE log SET chance = '[]' WHERE table_id = ? AND kind = 'move'",
        """UPDATE log SET body = replace(body, 'draw', 'r1 r2 r3') WHERE table_id = ? AND kind = 'move'""",
        """UPDATE log SET body = replace(body, '"planks"', '"chess"') WHERE table_id = ? AND kind = 'opened'""",
    ],
    ids=["another truth", "another chance", "another move", "a title that has gone"],
)
def test_a_table_that_these_rules_tell_differently_stands_still_and_the_others_go_on(
    restartable: RestartableHouse, difference: str
) -> None:
    async def whole() -> None:
        async with restartable.open("1") as opened:
            room, other = await opened.table("ania", "bartek"), await opened.table("ania", "bartek")
            for table in (room, other):
                await opened.play("ania", table, "draw")
        opened.change_disk(difference, room.table.id)
        rows = opened.rows(room)
        async with restartable.open("2") as opened:
            closed = await opened.house.room(room.table.id)
            now = await opened.house.now(closed, opened.guests["ania"], None)
            assert now.status == "closed"
            assert opened.rows(room) == rows, "its log stays as it is"
            assert [record.n for record in closed.table.moments] == [1, 2]
            reply = await opened.do("bartek", closed, protocol.Play, decision=2, move="draw")
            assert isinstance(reply, protocol.Stale)
            with refused("table-kept"):
                closed.table.record()
            with refused("table-kept"):
                await opened.house.look_back(closed.table, 1, (None,))
            with refused("table-kept"):
                await opened.house.go_on(opened.guests["ania"], new_id(), closed, 1, 0, "random")
            await opened.later(3600)
            lines = {line.id: line for line in await opened.house.store.tables_of(opened.guests["ania"], 10)}
            assert msgspec.json.decode(lines[room.table.id].card)["status"] == "closed"
            alive = await opened.house.room(other.table.id)
            await opened.play("bartek", alive, "draw")
            assert alive.table.status == "playing"
        async with restartable.open("2") as opened:
            closed = await opened.house.room(room.table.id)
            assert closed.table.status == "closed"
            assert [record.n for record in closed.table.moments] == [1, 2]

    asyncio.run(whole())


@pytest.mark.parametrize("moments", ["agree", "differ"])
def test_a_table_of_another_version_goes_on_if_all_its_moments_agree(
    restartable: RestartableHouse, moments: str
) -> None:
    async def whole() -> None:
        async with restartable.open("1") as opened:
            room = await opened.table("ania", "bartek")
            for guest in ("ania", "bartek", "ania"):
                await opened.play(guest, room, "draw")
        opened.change_disk(RENUMBERED, room.table.id)
        if moments == "differ":
            opened.change_disk(EARLIER_DIFFERS, room.table.id, room.table.id)
        async with restartable.open("2") as opened:
            again = await opened.house.room(room.table.id)
            if moments == "differ":
                assert again.table.status == "closed", "though the last moment agrees"
            else:
                await opened.play("bartek", again, "draw")
                assert again.table.progress.playing().header.rules == "1", "it is proved by these rules now"

    asyncio.run(whole())


def forbidden(*_: object) -> None:
    raise Refusal("planks-no-plank")


@pytest.mark.parametrize("differs", ["an earlier moment", "what the rules allow"])
def test_after_an_upgrade_each_move_of_a_table_that_is_on_is_proved(
    restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch, differs: str
) -> None:
    """Whatever number the rules have, and also where the last moment agrees. What was not proved is proved again before
    it goes on."""

    async def status(table: str, version: str) -> str:
        async with restartable.open(version) as opened:
            return (await opened.house.room(table)).table.status

    async def whole() -> None:
        async with restartable.open("1") as opened:
            room = await opened.table("ania", "bartek")
            for guest in ("ania", "bartek", "ania"):
                await opened.play(guest, room, "draw")
        table = room.table.id
        if differs == "an earlier moment":
            opened.change_disk(EARLIER_DIFFERS, table, table)
        else:
            monkeypatch.setattr(Planks, "check", forbidden)
        assert await status(table, "1") == "playing", "these very rules have proved it"
        for _ in range(2):
            assert await status(table, "2") == "closed"
        if differs == "what the rules allow":
            monkeypatch.undo()
            assert await status(table, "2") == "playing", "it was never changed"

    asyncio.run(whole())


def test_a_finished_game_of_other_rules_is_shown_only_if_each_moment_agrees(restartable: RestartableHouse) -> None:
    """No upgrade folds it: whoever looks at it does."""

    async def whole() -> None:
        async with restartable.open("1") as opened:
            same, differs = await finished(opened), await finished(opened)
        for room in (same, differs):
            opened.change_disk(RENUMBERED, room.table.id)
        opened.change_disk(EARLIER_DIFFERS, differs.table.id, differs.table.id)
        async with restartable.open("2") as opened:
            assert (await opened.house.room(same.table.id)).table.kept is None
            assert (await opened.house.room(differs.table.id)).table.kept is not None

    asyncio.run(whole())


def test_a_finished_game_is_not_changed_by_rules_that_cannot_fold_it(restartable: RestartableHouse) -> None:
    spoilt = "UPDATE log SET digest = 'ffffffffffffffff' WHERE table_id = ? AND kind = 'move'"

    async def whole() -> None:
        async with restartable.open("1") as opened:
            room = await finished(opened)
        opened.change_disk(spoilt, room.table.id)
        async with restartable.open("2") as opened:
            before = {line.id: line for line in await opened.house.store.tables_of(opened.guests["ania"], 10)}
            assert (await opened.house.room(room.table.id)).table.kept
            after = {line.id: line for line in await opened.house.store.tables_of(opened.guests["ania"], 10)}
            assert before == after
            assert msgspec.json.decode(after[room.table.id].card)["outcome"]

    asyncio.run(whole())


def test_rules_that_can_fold_it_bring_a_table_back_to_life(
    restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    def other_rules(*_: object, **__: object) -> None:
        raise Refusal("table-differs", seq=1)

    async def whole() -> None:
        async with restartable.open("1") as opened:
            room = await opened.table("ania", "bartek")
            await opened.play("ania", room, "draw")
        with monkeypatch.context() as patch:
            patch.setattr(Table, "follow", other_rules)
            async with restartable.open("2") as opened:
                closed = await opened.house.room(room.table.id)
                assert closed.table.status == "closed"
        async with restartable.open("1") as opened:
            again = await opened.house.room(room.table.id)
            await opened.play("bartek", again, "draw")
            (line,) = await opened.house.store.tables_of(opened.guests["ania"], 10)
            assert (again.table.status, line.status) == ("playing", "playing")

    asyncio.run(whole())


def test_rows_that_nobody_can_read_close_their_tables_and_not_the_house(restartable: RestartableHouse) -> None:
    unreadable = 'UPDATE log SET body = \'{"kind":"sunk"}\' WHERE table_id = ? AND kind = ?'

    async def whole() -> None:
        async with restartable.open("1") as opened:
            rooms = [await opened.table("ania", "bartek") for _ in range(3)]
            for room in rooms:
                await opened.play("ania", room, "draw")
        torn, sunk, afloat = (room.table.id for room in rooms)
        opened.change_disk(unreadable, torn, "move")
        opened.change_disk(unreadable, sunk, "opened")
        async with restartable.open("2") as opened:
            closed = await opened.house.room(torn)
            assert closed.table.status == "closed"
            assert [record.n for record in closed.table.moments] == [1], "as far as it can be read"
            with refused("table-differs"):
                await opened.house.room(sunk)
            await opened.play("bartek", await opened.house.room(afloat), "draw")
            await opened.house.forget(opened.guests["bartek"])
            assert (await opened.house.room(afloat)).table.chairs[1].away

    asyncio.run(whole())


def test_a_damaged_table_stands_still_and_is_told_of_and_the_others_go_on(
    restartable: RestartableHouse, caplog: pytest.LogCaptureFixture
) -> None:
    """Its deadlines fire once and are not tried again and again; nothing of it is changed."""

    def told(event: str) -> list[logging.LogRecord]:
        return [record for record in caplog.records if record.getMessage() == event]

    async def whole() -> None:
        async with restartable.open("1") as opened:
            torn, whole = [await opened.table("ania", "bartek", clock=protocol.TurnClock(seconds=60)) for _ in range(2)]
            for room in (torn, whole):
                await opened.play("ania", room, "draw")
        opened.disk.change("DELETE FROM log WHERE table_id = ? AND kind = 'move'", torn.table.id)
        rows = opened.rows(torn)
        async with restartable.open("2") as opened:  # another version folds all tables that are on
            for _ in range(2):
                with refused("table-damaged"):
                    await opened.house.room(torn.table.id)
            await opened.play("bartek", await opened.house.room(whole.table.id), "draw")
            await opened.later(100)
            tried = len(told("deadline-refused"))
            await opened.later(100)
            assert tried == len(told("deadline-refused")) > 0
            assert "lapse" in opened.kinds(whole)
            await opened.house.forget(opened.guests["bartek"])
            assert "tortuga_damaged_tables 1.0" in opened.house.metrics.text().decode()
        assert opened.rows(torn) == rows

    with caplog.at_level(logging.INFO, logger="tortuga.house"):
        asyncio.run(whole())
    first = told("table-damaged")[0]
    assert vars(first)["facts"]["damage"] == "missing"
    assert first.levelno == logging.ERROR


def test_lists_show_what_is_so_without_loading_a_table(restartable: RestartableHouse) -> None:
    async def whole() -> None:
        async with restartable.open() as opened:
            public = await opened.table("ania", "open", start=False, public=True)
            private = await opened.table("ania", "bartek", title="skirmish", options={"rounds": 1})
            await opened.to_the_end(private)
        async with restartable.open() as opened:
            lobby = await opened.house.store.public_tables(10)
            assert [row.id for row in lobby] == [public.table.id]
            mine = await opened.house.store.tables_of(opened.guests["bartek"], 10)
            assert [row.id for row in mine] == [private.table.id]
            card = msgspec.json.decode(mine[0].card)
            assert card["status"] == "over"
            assert card["outcome"]["ranks"]
            assert opened.house.live == 0

    asyncio.run(whole())
