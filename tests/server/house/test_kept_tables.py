"""After an upgrade: games that the new rules cannot fold are kept whole, shown to each as they were, and live again as
soon as their rules are back."""

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.house.open_house import OpenHouse, RestartableHouse, in_a_loop
from server.running import PATIENCE
from server.tables import DAY, NEWER, SECOND, new_id, refused, small_titles
from tortuga.server import protocol
from tortuga.server.house import stored_pictures
from tortuga.server.house.room import Room
from tortuga.server.store.chain import SEAL, sealed
from tortuga.server.store.checking import Check

PEOPLE = ("ania", "bartek", "cyryl")
VIEWERS = (*PEOPLE, None)
_folders = count(1)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A file: what other rules make of a table is the same on every engine, and easier to see in a file."""
    return tmp_path / "house.sqlite3"


@pytest.fixture
def newer(tmp_path: Path) -> Callable[[], Any]:
    """The house is upgraded to rules that cannot fold the games of the older ones."""

    @contextmanager
    def installed() -> Iterator[None]:
        with small_titles(tmp_path / f"newer-{next(_folders)}", NEWER):
            yield

    return installed


async def in_the_middle(opened: OpenHouse, moves: int = 12, **more: Any) -> Room:
    """A game of three with bids in secret, spied cards and a line of chat."""
    room = await opened.table(*PEOPLE, title="skirmish", **more)
    for _ in range(moves):
        await a_move(opened, room)
    await opened.do("ania", room, protocol.Chat, text="Ahoy!")
    return room


async def a_move(opened: OpenHouse, room: Room) -> None:
    game = room.table.progress.playing()
    seat = game.state.due()[0]
    await opened.play(PEOPLE[seat], room, room.table.title.offers(game.state, seat)[-1].do)


async def seen(opened: OpenHouse, table: str) -> dict[str | None, dict[str, Any]]:
    """All that everybody is shown who comes to the table anew."""
    room = await opened.house.room(table)
    shown = {}
    for who in VIEWERS:
        now = await opened.house.now(room, None if who is None else opened.guests[who], None)
        shown[who] = msgspec.json.decode(protocol.ENCODER.encode(now))
    return shown


def on_the_disk(path: Path) -> list[str]:
    """Every row of every table, except what a house notes about itself."""
    with closing(sqlite3.connect(path)) as database:
        return [line for line in database.iterdump() if not line.startswith('INSERT INTO "meta"')]


def damages(path: Path) -> list[tuple[str, int]]:
    """What `tortuga check` finds."""
    return [(damage.kind, damage.first) for looked in Check(path).look() for damage in looked.damages]


def on_paper(shown: dict[str, Any]) -> dict[str, Any]:
    """What of a picture does not depend on whether the game goes on."""
    return {name: shown.get(name) for name in ("seq", "you", "about", "story", "view", "details", "outcome", "chat")}


SEALED = "table-kept"
UNTOLD = [{"key": "house-untold", "args": {}}]


@in_a_loop
async def test_a_game_that_is_on_is_kept_as_everybody_knew_it_and_lives_again(
    restartable: RestartableHouse, newer: Callable[[], Any]
) -> None:
    async with restartable.open("1") as opened:
        room = await in_the_middle(opened)
        table = room.table.id
        before = await seen(opened, table)
    rows = opened.rows(room)
    with newer():
        async with restartable.open("2") as opened:
            disk = on_the_disk(opened.disk.path)
            kept = await seen(opened, table)
            for who in VIEWERS:
                assert on_paper(kept[who]) == on_paper(before[who]), "to the letter, and nobody learns more"
                assert kept[who]["kept"] == {"why": {"key": "house-kept", "args": {}}, "may_go_on": True}
                assert not kept[who].keys() & {"owes", "undo_reach", "seed", "due"}
                assert kept[who]["status"] == "closed"
            assert kept["ania"]["view"] != kept["bartek"]["view"]
            assert kept["ania"]["story"] != kept["bartek"]["story"]
            tab = await opened.tab(await opened.house.room(table), "ania")
            await opened.close_tab(await opened.house.room(table), tab)
            assert on_the_disk(opened.disk.path) == disk, "who looks at it changes nothing"
    async with restartable.open("1") as opened:
        again = await opened.house.room(table)
        assert opened.rows(room) == rows
        after = await seen(opened, table)
        for who in VIEWERS:
            assert {**after[who], "at": 0, "watchers": 0} == {**before[who], "at": 0, "watchers": 0}
        await opened.to_the_end(again)
        assert again.table.status == "over"


@in_a_loop
async def test_what_is_hidden_in_a_game_that_may_live_again_stays_hidden(
    restartable: RestartableHouse, newer: Callable[[], Any]
) -> None:
    async with restartable.open("1") as opened:
        room = await in_the_middle(opened, spectators=False)
        table = room.table.id
    with newer():
        async with restartable.open("2") as opened:
            house, ania = opened.house, opened.guests["ania"]
            kept = await house.room(table)
            assert not kept.table.is_finished
            with refused(SEALED):
                kept.table.record()
            with refused(SEALED):
                await house.look_back(kept.table, 1, (0,))
            with refused(SEALED):
                await house.go_on(ania, new_id(), kept, 1, 0, "random")
            with refused(SEALED):
                await opened.do("ania", kept, protocol.Rematch)
            for kind, fields in (
                (protocol.Undo, {}),
                (protocol.Leave, {}),
                (protocol.CloseChat, {}),
                (protocol.Start, {}),
                (protocol.Choose, {"seat": 1, "what": "end"}),
            ):
                with refused("table-kept-closed"):
                    await opened.do("ania", kept, kind, **fields)
            with refused("spectators-off"):
                await house.check_may_watch(kept, await opened.guest("daria"), kept.table.code, None)
            await opened.do("bartek", kept, protocol.Chat, text="What a pity.")
            assert [line["text"] for line in (await seen(opened, table))["ania"]["chat"]] == [
                "Ahoy!",
                "What a pity.",
            ]


@in_a_loop
async def test_nothing_that_another_seat_alone_was_shown_gets_to_anybody_else(
    restartable: RestartableHouse, newer: Callable[[], Any]
) -> None:
    async with restartable.open("1") as opened:
        room = await in_the_middle(opened)
        table = room.table.id
    heard = mark_secrets(opened.disk.path, table)
    assert heard == set(range(len(PEOPLE))), "everybody was told something alone"
    with newer():
        async with restartable.open("2") as opened:
            for viewer, shown in (await seen(opened, table)).items():
                text = msgspec.json.encode(shown).decode()
                for seat, who in enumerate(PEOPLE):
                    assert (secret(seat, "told") in text, secret(seat, "seen") in text) == ((viewer == who,) * 2)


def secret(seat: int, how: str) -> str:
    return f"{how} to {seat} alone"


def mark_secrets(path: Path, table: str) -> set[int]:
    """Puts a mark into everything on the disk that only one seat may know; says which seats were told something."""
    heard: set[int] = set()
    with closing(sqlite3.connect(path)) as database, database:
        for seq, stored in database.execute("SELECT seq, told FROM log WHERE table_id = ?", [table]).fetchall():
            telling = msgspec.json.decode(stored[SEAL:])
            for event in telling.get("events", []):
                if event.get("full") is not None:
                    heard.add(event["only"])
                    event["full"]["mark"] = secret(event["only"], "told")
            told = sealed(table, seq, msgspec.json.encode(telling).decode())
            database.execute("UPDATE log SET told = ? WHERE table_id = ? AND seq = ?", [told, table, seq])
        for seat in range(len(PEOPLE)):
            marked = [f"$.{seat}", secret(seat, "seen"), table, seat]
            database.execute("UPDATE pictures SET view = json_set(view, ?, ?) WHERE table_id = ? AND seat = ?", marked)
    return heard


@in_a_loop
async def test_a_finished_game_is_kept_with_its_result_and_everything_in_it(
    restartable: RestartableHouse, newer: Callable[[], Any]
) -> None:
    async with restartable.open("1") as opened:
        room = await in_the_middle(opened)
        await opened.to_the_end(room)
        table = room.table.id
        rematch = await opened.do("ania", room, protocol.Rematch)
        assert isinstance(rematch, protocol.Accepted)
        before, record = await seen(opened, table), room.table.record()
    disk = on_the_disk(restartable.path)
    with newer():
        async with restartable.open("1") as opened:  # also where nobody has noticed another version
            kept = await seen(opened, table)
            for who in VIEWERS:
                assert on_paper(kept[who]) == on_paper(before[who])
                assert kept[who]["outcome"]["scores"]
                assert kept[who]["kept"] == {"why": {"key": "house-kept-over", "args": {}}}
                assert kept[who]["seed"] == before[who]["seed"]
                assert (kept[who]["status"], kept[who]["rematch"]) == ("over", rematch.table)
            again = await opened.house.room(table)
            assert again.table.record() == record
            with refused("table-kept-steps"):
                await opened.house.look_back(again.table, 1, (None,))
            with refused("table-kept-steps"):
                await opened.house.go_on(opened.guests["ania"], new_id(), again, 1, 0, "random")
            lines = {line.id: line for line in await opened.house.store.tables_of(opened.guests["ania"], 10)}
            assert lines[table].status == "over"
    changed = set(on_the_disk(restartable.path)) ^ set(disk)
    assert not [line for line in changed if table in line], "it is as it was"


@in_a_loop
async def test_a_crash_loses_nothing_of_the_story_and_says_how_old_the_picture_is(
    restartable: RestartableHouse, newer: Callable[[], Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_pictures, "QUIET_S", 0.0)
    monkeypatch.setattr(stored_pictures, "LOOK_S", 0.01)

    async with restartable.open("1") as opened:
        room = await in_the_middle(opened)
        table = room.table.id
        await until(lambda: asyncio.to_thread(pictured, opened.disk.path, table, room.table.seq))
        drawn = await seen(opened, table)
        monkeypatch.setattr(stored_pictures, "QUIET_S", 1000.0)
        await a_move(opened, room)
        await a_move(opened, room)
        before = await seen(opened, table)
        await opened.house.store.backup(tmp_path / "crashed.sqlite3")
    shutil.copy(tmp_path / "crashed.sqlite3", restartable.path)
    with newer():
        async with restartable.open("2") as opened:
            kept = await seen(opened, table)
            for who in VIEWERS:
                assert kept[who]["story"] == before[who]["story"]
                assert kept[who]["view"] == drawn[who]["view"]
                assert kept[who]["kept"]["behind"] == 2


@in_a_loop
async def test_games_of_a_house_that_stored_neither_story_nor_pictures_are_kept_too(
    restartable: RestartableHouse, newer: Callable[[], Any]
) -> None:
    async with restartable.open("1") as opened:
        room, over = await in_the_middle(opened), await in_the_middle(opened)
        await opened.to_the_end(over)
    assert damages(opened.disk.path) == []
    opened.change_disk("UPDATE log SET told = NULL")
    opened.change_disk("DELETE FROM pictures")
    assert damages(opened.disk.path) == []
    with newer():
        async with restartable.open("2") as opened:
            for one in (room, over):
                kept = await seen(opened, one.table.id)
                assert [entry["kind"] for entry in kept["ania"]["story"]] == opened.kinds(one)
                assert [lines for entry in kept["ania"]["story"] if (lines := entry.get("lines"))] == [UNTOLD]
                assert "view" not in kept["ania"]
                assert ("outcome" in kept["ania"]) == (one is over)


@in_a_loop
async def test_what_was_told_and_is_not_what_was_written_is_found_and_left_out(
    restartable: RestartableHouse, newer: Callable[[], Any]
) -> None:
    async with restartable.open("1") as opened:
        room = await in_the_middle(opened)
    opened.change_disk("UPDATE log SET told = replace(told, 'skirmish', 'skirmosh') WHERE seq = ?", 8)
    opened.change_disk("UPDATE pictures SET view = '{' WHERE seat = 0")
    assert damages(opened.disk.path) == [("told", 8)]
    async with restartable.open("2") as opened:
        again = await opened.house.room(room.table.id)
        assert again.table.kept is None, "the rules do not ask what was told"
    opened.change_disk("UPDATE pictures SET view = '{' WHERE seat = 0")
    with newer():
        async with restartable.open("3") as opened:
            kept = await seen(opened, room.table.id)
            assert [entry["seq"] for entry in kept["ania"]["story"] if entry.get("lines") == UNTOLD] == [8]
            assert kept["ania"]["view"] == kept[None]["view"], "what everybody may know is still there"


@in_a_loop
async def test_nobody_is_late_in_a_game_that_lives_again(
    restartable: RestartableHouse, newer: Callable[[], Any]
) -> None:
    async with restartable.open("1") as opened:
        room = await in_the_middle(opened, clock=protocol.TurnClock(seconds=60))
        table = room.table.id
    with newer():
        async with restartable.open("2") as opened:
            await opened.later(3600)
    restartable.clock.now += 3 * DAY
    for _ in range(2):
        async with restartable.open("1") as opened:
            again = await opened.house.room(table)
            await opened.later(20)
            assert opened.rows(again) == opened.rows(room), "everybody has a whole turn"
            left = [chair.left_ms or 0 for chair in (await opened.house.now(again, None, None)).chairs]
            assert all(0 < ms <= 60 * SECOND for ms in left)
    async with restartable.open("1") as opened:
        await opened.later(61)
        assert "lapse" in opened.kinds(room)


@in_a_loop
async def test_a_table_that_waits_for_its_rules_lives_again_as_soon_as_the_house_has_them(
    restartable: RestartableHouse, newer: Callable[[], Any]
) -> None:
    async with restartable.open("1") as opened:
        room = await in_the_middle(opened)
    with newer():
        async with restartable.open("2") as opened:
            (line,) = await opened.house.store.tables_of(opened.guests["ania"], 10)
            assert line.status == "relic"
    async with restartable.open("3") as opened:
        (line,) = await opened.house.store.tables_of(opened.guests["ania"], 10)
        assert (line.id, line.status) == (room.table.id, "playing"), "before anybody has looked at it"


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await is_so():
            await asyncio.sleep(0.01)


def pictured(path: Path, table: str, seq: int) -> bool:
    with closing(sqlite3.connect(path)) as database:
        found = database.execute("SELECT count(*) FROM pictures WHERE table_id = ? AND seq = ?", (table, seq))
        return bool(found.fetchone()[0] == len(VIEWERS))
