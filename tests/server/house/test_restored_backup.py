"""The operator goes back to a backup while processes are open that know what came after it: they learn of it by
themselves, and go on from what there is."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from server.house.open_house import OpenHouse, Tab
from server.house.two_houses import caught_up, two_houses
from server.store.disk import Disk
from server.tables import new_id, refused
from services.postgresql import Databases
from tortuga.kernel.errors import Refusal
from tortuga.server import protocol
from tortuga.server.house.room import Room, Watcher
from tortuga.server.protocol import Accepted
from tortuga.server.store.places import Place, Server
from tortuga.server.store.schema import metadata

pytestmark = pytest.mark.usefixtures("by_hand")
Scenario = Callable[[OpenHouse, OpenHouse], Awaitable[None]]
FORGOTTEN = ("presence", "beats", "drafts", "thoughts", "guesses")
"""What a server does not have in its backups."""


def play_out(place: Place, scenario: Scenario) -> None:
    async def whole() -> None:
        async with two_houses(place) as (first, second):
            await scenario(first, second)

    asyncio.run(whole())


class Backup:
    """Of a database that somebody has open."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._rows = {
            table.name: disk.mappings(f"SELECT * FROM {table.name}")
            for table in metadata.sorted_tables
            if table.name not in FORGOTTEN
        }

    def restore(self) -> None:
        names = [table.name for table in reversed(metadata.sorted_tables)]
        changes: list[tuple[Any, ...]] = [
            (f"DELETE FROM {name}",) for name in names if self._disk.read(f"SELECT 1 FROM {name} LIMIT 1")
        ]
        for name, rows in self._rows.items():
            for row in rows:
                columns = ", ".join(f'"{column}"' for column in row)
                values = ", ".join("?" * len(row))
                changes.append((f"INSERT INTO {name} ({columns}) VALUES ({values})", *row.values()))
        self._disk.change_all(*changes)


async def both(first: OpenHouse, second: OpenHouse) -> tuple[Room, Room]:
    """A game that has begun, at both."""
    here = await first.table("ania", "bartek")
    await first.play("ania", here, "draw")
    return here, await second.house.room(here.table.id)


async def play_on(house: OpenHouse, room: Room, moves: int) -> None:
    for n in range(moves):
        await house.play(("bartek", "ania")[n % 2], room, "draw")


def rows_shown(tab: Tab) -> list[int]:
    return [entry["seq"] for entry in tab.last.get("story", [])]


def test_people_are_shown_all_of_what_there_is_wherever_they_look(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await both(first, second)
        backup, seq = Backup(first.disk), here.table.seq
        tabs = [await first.tab(here, "ania"), await second.tab(there, "bartek")]
        await play_on(first, here, 3)
        await second.do("bartek", there, protocol.Chat, text="ahoj")
        await caught_up(first, second)
        assert [tab.last["seq"] for tab in tabs] == [seq + 3] * 2
        backup.restore()
        await caught_up(first, second)
        for tab in tabs:
            await tab.watcher.finish()
            assert (tab.last["seq"], rows_shown(tab)) == (seq, list(range(1, seq + 1)))
            assert "view" in tab.last
            assert tab.last.get("chat", []) == []
        await play_on(second, there, 2)
        await caught_up(first, second)
        for tab in tabs:
            await tab.watcher.finish()
            assert tab.last["seq"] == seq + 2
        assert first.kinds(here).count("move") == 3

    play_out(place, scenario)


def test_who_plays_at_a_process_that_knows_a_later_story_plays_in_the_one_there_is(place: Place) -> None:
    """And what was acknowledged after the backup may be sent again: it is not there."""

    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await both(first, second)
        backup, seq = Backup(first.disk), here.table.seq
        game, bartek = here.table.game, await first.guest("bartek")
        assert game is not None
        play = protocol.Play(id=new_id(), decision=game.decision(1), move="draw")
        assert isinstance(await first.house.command(here, bartek, play), Accepted)
        await first.play("ania", here, "draw")
        await second.house.look_at(there)
        backup.restore()
        reply = await second.house.command(there, bartek, play)
        assert reply == Accepted(id=play.id, seq=seq + 1)
        assert await first.house.command(here, bartek, play) == reply
        assert first.kinds(here).count("move") == 2
        assert here.table.seq == there.table.seq == seq + 1

    play_out(place, scenario)


def test_a_table_that_is_gone_is_gone_for_those_who_look_at_it(postgresql: Databases) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        kept, _ = await both(first, second)
        backup = Backup(first.disk)
        here, there = await both(first, second)
        told: list[Refusal] = []

        async def nothing(frame: bytes) -> None:
            """Whatever is shown."""

        watcher = Watcher(first.guests["ania"], None, nothing, end=told.append)
        await first.house.watch(here, watcher)
        backup.restore()
        with refused("table-unknown"):
            await second.do("bartek", there, protocol.Chat, text="ahoj")
        await caught_up(first, second)
        assert ([why.key for why in told], watcher.lost) == (["table-unknown"], True)
        await first.house.unwatch(here, watcher, cleanly=False)
        for one in (first, second):
            with refused("table-unknown"):
                await one.house.room(here.table.id)
        await play_on(first, kept, 2)

    play_out(Server(postgresql.house()), scenario)
