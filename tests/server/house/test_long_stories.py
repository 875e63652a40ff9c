"""Whoever asks for a long story holds nobody up."""

import asyncio
from itertools import groupby
from typing import Any

import msgspec
import pytest

from server.house.open_house import OpenHouse, RestartableHouse, finished, play_out
from server.tables import new_id
from tortuga.server import protocol
from tortuga.server.house import long_stories
from tortuga.server.house.room import Room, Watcher
from tortuga.server.protocol import StoryEntry
from tortuga.server.table.story import Story, StoryRow

A_MOVE = "a move"


@pytest.fixture
def short_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_stories, "LONG", 3)
    monkeypatch.setattr(long_stories, "PIECE", 2)


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whose turn it was: of a story that is told (its first row tells which), row by row, or of somebody who plays."""
    entry = Story._entry
    noted: list[str] = []

    def told(story: Story, row: StoryRow, seat: int | None) -> StoryEntry:
        noted.append(f"{story.rows[0].at} {id(story.rows[0])}")
        return entry(story, row, seat)

    monkeypatch.setattr(Story, "_entry", told)
    return noted


async def somebody_plays(turns: list[str]) -> None:
    while True:
        turns.append(A_MOVE)
        await asyncio.sleep(0)


def rows_at_once(turns: list[str]) -> int:
    """The most that were told before somebody could play."""
    return max(len(list(told)) for is_move, told in groupby(turns, lambda turn: turn == A_MOVE) if not is_move)


@pytest.mark.usefixtures("short_is_long")
def test_long_stories_are_told_in_pieces_and_of_each_table_in_turn(
    restartable: RestartableHouse, turns: list[str]
) -> None:
    """However many ask for one at the same moment: by a look, a socket, whatever it says that it knows, or a command
    that is late."""

    async def scenario(opened: OpenHouse) -> None:
        asked_often, asked_once = await finished(opened), await finished(opened)
        often, once = (
            f"{room.table.story.rows[0].at} {id(room.table.story.rows[0])}" for room in (asked_often, asked_once)
        )
        ania, late = opened.guests["ania"], protocol.Play(id=new_id(), decision=1, move="draw")
        never = [protocol.Play(id=new_id(), decision=1, move="draw", seq=seq) for seq in (-(10**6), -1, 10**30)]
        whole = msgspec.to_builtins(asked_often.table.story.told(None))
        turns.clear()
        playing = asyncio.create_task(somebody_plays(turns))
        looks, replies, tabs, strange, _ = await asyncio.gather(
            asyncio.gather(*[opened.house.now(asked_often, None, None) for _ in range(5)]),
            asyncio.gather(*[opened.house.command(asked_often, ania, one) for one in (late, late, *never)]),
            asyncio.gather(*[opened.tab(asked_often, None) for _ in range(5)]),
            asyncio.gather(*[opened.tab(asked_often, None, since) for since in (10**9, -5)]),
            opened.house.now(asked_once, None, None),
        )
        playing.cancel()
        assert turns.count(often) >= 17 * len(whole)
        assert rows_at_once(turns) <= long_stories.PIECE, "others have time after each piece"
        assert turns[: turns.index(once)].count(often) <= 2 * len(whole), "it does not wait for all of the other"
        for look in looks:
            assert msgspec.json.decode(protocol.ENCODER.encode(look.story)) == decoded(whole)
        for reply in replies:
            assert isinstance(reply, protocol.Stale)
            told = msgspec.json.decode(protocol.ENCODER.encode(reply.now.story))
            assert [entry["seq"] for entry in told] == [entry["seq"] for entry in decoded(whole)]
        for tab in (*tabs, *strange):
            assert tab.frames[0]["story"] == decoded(whole)

    play_out(restartable, scenario)


def decoded(whole: Any) -> Any:
    return msgspec.json.decode(protocol.ENCODER.encode(whole))


@pytest.mark.usefixtures("short_is_long")
def test_who_does_not_read_costs_nothing_and_then_catches_up_piece_by_piece(
    restartable: RestartableHouse, turns: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many of them there are, and whatever each knows: no picture is made that nobody takes."""
    pictures: list[int | None] = []
    picture = Room.picture

    def noted(room: Room, seat: int | None, now: int, since: int | None, *more: Any, **how: Any) -> protocol.Now:
        pictures.append(since)
        return picture(room, seat, now, since, *more, **how)

    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        known, reads, took = room.table.seq, asyncio.Event(), list[list[Any]]()

        async def look_without_reading(since: int) -> None:
            heard: list[Any] = []
            took.append(heard)

            async def take(frame: bytes) -> None:
                heard.append(msgspec.json.decode(frame))
                await reads.wait()

            await opened.house.watch(room, Watcher(None, since, take))

        for since in range(known):
            await look_without_reading(since)
        while not all(took):
            await asyncio.sleep(0)
        monkeypatch.setattr(Room, "picture", noted)
        for who in ("ania", "bartek") * 3:
            await opened.play(who, room, "draw")
        assert pictures == []
        turns.clear()
        playing = asyncio.create_task(somebody_plays(turns))
        reads.set()
        while not all(heard[-1]["seq"] == room.table.seq for heard in took):
            await asyncio.sleep(0)
        playing.cancel()
        assert rows_at_once(turns) <= long_stories.PIECE
        for heard in took:
            assert len(heard) <= 3
            told = [entry["seq"] for frame in heard[1:] for entry in frame["story"]]
            assert told == list(range(heard[0]["seq"] + 1, room.table.seq + 1)), "nothing is missing"

    play_out(restartable, scenario)
