"""What the disk refuses has not happened, and comes again."""

import asyncio
from typing import Any

import pytest

from server.house.open_house import OpenHouse, RestartableHouse, play_out
from server.tables import refused
from tortuga.kernel.encoding import digest
from tortuga.kernel.errors import Refusal
from tortuga.server import protocol


def test_what_cannot_be_stored_has_not_happened(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", public=True)
        tabs = [await opened.tab(room, who) for who in ("ania", "bartek", None)]
        assert room.table.game is not None
        before, rows = (room.table.seq, digest(room.table.game.state)), opened.rows(room)
        told = [len(tab.kinds) for tab in tabs]
        with opened.locked():
            for what, fields in ((protocol.Play, {"decision": 1, "move": "draw"}), (protocol.Chat, {"text": "ahoy"})):
                with refused("store-locked"):
                    await opened.do("ania", room, what, id=f"{what.__name__}-later", **fields)
        await opened.quiet()
        assert [len(tab.kinds) for tab in tabs] == told, "nobody was shown anything of it"
        assert opened.rows(room) == rows
        now = await opened.house.now(room, opened.guests["ania"], None)
        assert (now.seq, now.chat) == (before[0], [])
        assert digest(room.table.game.state) == before[1]
        again = await opened.do("ania", room, protocol.Play, id="Play-later", decision=1, move="draw")
        assert again == protocol.Accepted(id="Play-later", seq=before[0] + 1)

    play_out(restartable, scenario)


def test_a_seat_that_was_not_stored_gives_nobody_its_view(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "open", start=False, public=True)
        tab = await opened.tab(room, "bartek")
        with opened.locked(), refused("store-locked"):
            await opened.do("bartek", room, protocol.Sit)
        await opened.do("ania", room, protocol.Start, fill="bot:random")
        await opened.quiet()
        assert "you" not in tab.last
        assert tab.last["view"]["rack"] == []
        await opened.close_tab(room, tab)

    play_out(restartable, scenario)


def test_a_bot_whose_move_could_not_be_stored_moves_again(
    restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("bot:random", "ania")
        await opened.quiet()
        before = room.table.seq
        gate = asyncio.Event()
        choose = opened.house.bots.choose

        async def slowly(*asked: Any, **how: Any) -> Any:
            chosen = await choose(*asked, **how)
            await gate.wait()
            return chosen

        monkeypatch.setattr(opened.house.bots, "choose", slowly)
        await opened.play("ania", room, "draw")
        with opened.locked():
            gate.set()
            await opened.quiet()
        assert opened.kinds(room)[before:] == ["move"], "the bot's was not stored"
        await opened.later(5)
        assert opened.kinds(room)[before:] == ["move", "move"]

    play_out(restartable, scenario)


def test_a_deadline_that_could_not_be_stored_comes_again(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", clock=protocol.TurnClock(seconds=20))
        for who in ("ania", "bartek"):
            await opened.tab(room, who)
        with opened.locked():
            await opened.later(20)
        assert "lapse" not in opened.kinds(room)
        await opened.later(5)
        assert "lapse" in opened.kinds(room)

    play_out(restartable, scenario)


def test_who_leaves_while_nothing_can_be_stored_is_away_all_the_same(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        tabs = [await opened.tab(room, who) for who in ("ania", "bartek")]
        with opened.locked():
            await opened.close_tab(room, tabs[1])
        await opened.later(5)
        assert tabs[0].last["chairs"][1].get("here", False) is False
        await opened.later(5)
        assert opened.kinds(room)[-1] == "away"

    play_out(restartable, scenario)


def test_who_is_away_while_nothing_can_be_stored_is_away_later(restartable: RestartableHouse) -> None:
    """The grace ends, and ends again, while the disk says no."""

    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        await opened.tab(room, "ania")
        tab = await opened.tab(room, "bartek")
        await opened.close_tab(room, tab)
        with opened.locked():
            for _ in range(3):
                await opened.later(10)
            assert not (await opened.house.now(room, None, None)).leavers
        assert "away" not in opened.kinds(room)
        await opened.later(5)
        assert opened.kinds(room).count("away") == 1

    play_out(restartable, scenario)


def test_a_draft_outlives_what_could_not_be_stored(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", title="skirmish", clock=protocol.TurnClock(seconds=20))
        for who in ("ania", "bartek"):
            await opened.tab(room, who)
        await opened.do("ania", room, protocol.Draft, decision=1, move="bid 2")
        with opened.locked(), refused("store-locked"):
            await opened.play("bartek", room, "bid 1")
        await opened.later(20)
        assert room.table.game is not None
        assert [record.draft for record in room.table.game.records if record.lapse and record.seat == 0] == ["bid 2"]

    play_out(restartable, scenario)


def test_what_could_not_be_stored_was_never_there_and_costs_no_reading(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        before = room.table
        with opened.locked(), pytest.raises(Refusal, match="store-"):
            await opened.play("ania", room, "draw")
        assert await opened.house.table(room) is before
        for who in ("ania", "bartek"):
            await opened.play(who, room, "draw")
            assert room.table.fold_id == before.fold_id

    play_out(restartable, scenario)
