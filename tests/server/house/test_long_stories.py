"""Whoever asks for a long story holds nobody up."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from server.house.open_house import OpenHouse, RestartableHouse, finished, play_out
from server.tables import new_id
from tortuga.server import protocol
from tortuga.server.house import long_stories
from tortuga.server.house.room import Room


def test_long_stories_are_told_one_after_the_other_and_of_each_table_in_turn(
    restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many ask for one at the same moment, by a look, a socket or a command that is late."""
    monkeypatch.setattr(long_stories, "LONG", 3)
    turns: list[str] = []
    picture = Room.picture

    def noted(room: Room, seat: int | None, now: int, since: int | None, *more: Any) -> protocol.Now:
        if room.table.seq - (since or 0) >= long_stories.LONG:
            turns.append(room.table.id)
        return picture(room, seat, now, since, *more)

    async def somebody_plays() -> None:
        while True:
            turns.append("a move")
            await asyncio.sleep(0)

    async def scenario(opened: OpenHouse) -> None:
        asked_often, asked_once = await finished(opened), await finished(opened)
        ania, late = opened.guests["ania"], protocol.Play(id=new_id(), decision=1, move="draw")
        monkeypatch.setattr(Room, "picture", noted)
        playing = asyncio.create_task(somebody_plays())
        await asyncio.gather(
            *[opened.house.now(asked_often, None, None) for _ in range(5)],
            *[opened.house.command(asked_often, ania, late) for _ in range(5)],
            *[opened.tab(asked_often, None) for _ in range(5)],
            opened.house.now(asked_once, None, None),
        )
        playing.cancel()
        pieces = [n for n, turn in enumerate(turns) if turn != "a move"]
        follows = [(turns[one], turns[other]) for one, other in pairwise(pieces) if "a move" not in turns[one:other]]
        assert all(one != other for one, other in follows), "others have time between two stories of one table"
        assert [turns[n] for n in pieces].index(asked_once.table.id) <= 2, "it does not wait for all of the other"

    play_out(restartable, scenario)
