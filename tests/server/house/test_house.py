"""The house with its real store, guests and bots, on a clock of the test's own: what is promised of it comes true."""

import asyncio
import inspect
import logging
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.dealing import Dealt
from server.house.open_house import OpenHouse, RestartableHouse, play_out
from server.tables import SECOND, new_id, refused, setup
from tortuga.games.rummikub.view import RummikubReview
from tortuga.kernel.encoding import digest, encode
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import Game
from tortuga.kernel.records import Record, dump, parse
from tortuga.server import protocol
from tortuga.server.app import make_app
from tortuga.server.house import house as house_module
from tortuga.server.house import long_stories, new_tables, rooms, schedule
from tortuga.server.house.house import House
from tortuga.server.house.room import Room
from tortuga.server.identity import Identity
from tortuga.server.seeds import UNFORESEEN, Seeds
from tortuga.server.table import pictures
from tortuga.server.table.table import Table
from tortuga.server.workers.bots import Chosen

# -- Opening a table and getting in -----------------------------------------------------------------------------------


def test_opening_a_table_again_with_the_same_command_finds_the_first(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        ania, bartek = await opened.guest("ania"), await opened.guest("bartek")
        order = protocol.OpenTable(id="open-once", setup=setup(seats=("me", "bot:random")), start=True)
        first = await opened.house.open_table(ania, order)
        both = await asyncio.gather(*(opened.house.open_table(ania, order) for _ in range(3)))
        assert set(both) == {first}
        assert await opened.house.open_table(bartek, order) != first
        assert (await opened.house.room(first)).table.status == "playing"

    play_out(restartable, scenario)


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"title": "chess"}, "unknown-title"),
        ({"seats": ("me",)}, "option-seats"),
        ({"seats": ("me", "me")}, "already-seated"),
        ({"seats": ("me", "bot:admiral")}, "unknown-bot"),
        ({"seats": ("me", "anybody")}, "seat-plan"),
        ({"options": {"rack": 9}}, "option-value"),
        ({"options": {"wreck": 9}}, "unknown-option"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(restartable: RestartableHouse, fields: dict[str, Any], key: str) -> None:
    async def scenario(opened: OpenHouse) -> None:
        with refused(key):
            await opened.house.open_table(
                await opened.guest("ania"), protocol.OpenTable(id=new_id(), setup=setup(**fields), start=True)
            )
        assert await opened.house.store.tables_of(await opened.guest("ania"), 10) == []

    play_out(restartable, scenario)


def test_a_private_table_wants_its_code_or_an_invitation(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room, other = (
            await opened.table("ania", "open", "open", start=False),
            await opened.table("ania", "open", start=False),
        )
        ania, now = await opened.guest("ania"), opened.now
        invitation = await opened.house.identity.invite(room.table.id, None, ania, now)
        foreign = await opened.house.identity.invite(other.table.id, None, ania, now)
        for wrong in ({}, {"code": "ABCABC"}, {"code": ""}, {"invitation": foreign}, {"invitation": "x" * 43}):
            with refused("table-private"):
                await opened.do("bartek", room, protocol.Sit, **wrong)
            with refused("table-private"):
                await opened.house.check_may_watch(
                    room, await opened.guest("bartek"), wrong.get("code"), wrong.get("invitation")
                )
        await opened.do("bartek", room, protocol.Sit, code=room.table.code.lower())
        await opened.do("cyryl", room, protocol.Sit, invitation=invitation)
        assert [chair.guest for chair in room.table.chairs] == list(opened.guests.values())

    play_out(restartable, scenario)


def test_a_revoked_invitation_lets_nobody_in(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "open", start=False)
        identity = opened.house.identity
        invitation = await identity.invite(room.table.id, None, await opened.guest("ania"), opened.now)
        await identity.revoke_invitations(room.table.id)
        with refused("table-private"):
            await opened.do("bartek", room, protocol.Sit, invitation=invitation)

    play_out(restartable, scenario)


def test_an_invitation_to_one_seat_is_to_that_seat(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "open", "open", start=False)
        invitation = await opened.house.identity.invite(room.table.id, 2, await opened.guest("ania"), opened.now)
        with refused("table-private"):
            await opened.do("bartek", room, protocol.Sit, seat=1, invitation=invitation)
        await opened.do("bartek", room, protocol.Sit, invitation=invitation)
        assert room.table.seat_of(opened.guests["bartek"]) == 2

    play_out(restartable, scenario)


def test_an_invitation_finds_its_seat_after_another_one_was_taken_away(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "open", "open", start=False)
        ania, identity = await opened.guest("ania"), opened.house.identity
        gone, kept = [await identity.invite(room.table.id, seat, ania, opened.now) for seat in (1, 2)]
        opened.now += 1000
        await opened.do("ania", room, protocol.RemoveSeat, seat=1)
        with refused("seat-removed"):
            await opened.do("bartek", room, protocol.Sit, invitation=gone)
        await opened.do("bartek", room, protocol.Sit, invitation=kept)
        assert room.table.seat_of(opened.guests["bartek"]) == 1

    play_out(restartable, scenario)


def test_a_public_table_is_open_to_all(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "open", start=False, public=True)
        await opened.house.check_may_watch(room, None, None, None)
        await opened.do("bartek", room, protocol.Sit)

    play_out(restartable, scenario)


def test_who_sits_or_hosts_may_look_at_a_private_table_without_a_code(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("open", "bartek", start=False, public=False)
        for who in ("ania", "bartek"):
            await opened.house.check_may_watch(room, await opened.guest(who), None, None)
        for stranger in (None, await opened.guest("cyryl")):
            with refused("table-private"):
                await opened.house.check_may_watch(room, stranger, None, None)
            await opened.house.check_may_watch(room, stranger, room.table.code, None)

    play_out(restartable, scenario)


def test_where_spectators_are_off_only_those_who_play_see_the_game(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", start=False, public=True, spectators=False)
        early = await opened.tab(room, "cyryl")
        await opened.do("ania", room, protocol.Start)
        with refused("spectators-off"):
            await opened.house.check_may_watch(room, await opened.guest("cyryl"), None, None)
        await opened.house.check_may_watch(room, await opened.guest("bartek"), None, None)
        await opened.quiet()
        assert all("view" not in frame for frame in early.frames), "nor who was there before the start"

    play_out(restartable, scenario)


def test_nobody_talks_at_a_table_who_only_looks_on(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", public=True)
        await opened.tab(room, "cyryl")
        with refused("table-not-yours"):
            await opened.do("cyryl", room, protocol.Chat, text="Bartek holds the purple ones")
        await opened.do("bartek", room, protocol.Chat, text="psst")

    play_out(restartable, scenario)


# -- Commands ---------------------------------------------------------------------------------------------------------


def test_a_command_that_comes_again_is_carried_out_once(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        command = protocol.Play(id="draw-once", decision=1, move="draw")
        ania = opened.guests["ania"]
        answers = await asyncio.gather(*(opened.house.command(room, ania, command) for _ in range(5)))
        assert len({protocol.ENCODER.encode(answer) for answer in answers}) == 1
        assert [row[1] for row in opened.rows(room)].count("draw-once") == 1
        assert opened.metric("tortuga_duplicate_commands_total") == 4
        with refused("command-id-taken"):
            await opened.do("bartek", room, protocol.Chat, id="draw-once", text="mine")

    play_out(restartable, scenario)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [(protocol.Chat, {"text": "ahoy"}), (protocol.Leave, {}), (protocol.CloseChat, {}), (protocol.AskBack, {"to": 1})],
)
def test_every_command_may_be_sent_again_also_after_a_restart(
    restartable: RestartableHouse, kind: type, fields: dict[str, object]
) -> None:
    async def whole() -> None:
        async with restartable.open() as opened:
            room = await opened.table("ania", "bartek")
            await opened.play("ania", room, "draw")
            first = await opened.do("ania", room, kind, id="once-only", **fields)
            seq, rows = room.table.seq, opened.rows(room)
            assert await opened.do("ania", room, kind, id="once-only", **fields) == first
        async with restartable.open() as opened:
            room = await opened.house.room(room.table.id)
            again = await opened.do("ania", room, kind, id="once-only", **fields)
            assert isinstance(again, protocol.Accepted)
            assert room.table.seq == seq
            assert opened.rows(room) == rows
            assert len(room.table.chat.lines) == (kind is protocol.Chat)

    asyncio.run(whole())


def test_an_answer_to_a_decision_that_is_gone_is_stale_and_tells_what_was_missed(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        known = room.table.seq
        await opened.play("ania", room, "draw")
        rows = opened.rows(room)
        reply = await opened.do("ania", room, protocol.Play, decision=1, move="draw", seq=known)
        assert isinstance(reply, protocol.Stale)
        assert [(entry.kind, entry.seat) for entry in reply.now.story] == [("move", 0)]
        assert reply.now.you == 0
        assert reply.now.due == [1]
        whole = await opened.do("ania", room, protocol.Play, decision=1, move="draw")
        assert isinstance(whole, protocol.Stale)
        assert [entry.seq for entry in whole.now.story] == list(range(1, room.table.seq + 1))
        drafted = await opened.do("ania", room, protocol.Draft, decision=1, move="draw")
        assert isinstance(drafted, protocol.Stale)
        assert opened.rows(room) == rows
        assert opened.metric("tortuga_stale_commands_total") == 3

    play_out(restartable, scenario)


def test_commands_of_several_seats_at_once_are_all_kept_in_one_order(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", "cyryl", title="skirmish")
        await asyncio.gather(*(opened.play(who, room, "bid 1") for who in ("cyryl", "ania", "bartek")))
        assert opened.kinds(room)[-3:] == ["move"] * 3
        assert [row[0] for row in opened.rows(room)] == list(range(1, room.table.seq + 1))

    play_out(restartable, scenario)


def test_what_is_accepted_is_shown_to_all_who_look_each_their_own(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", public=True)
        tabs = [await opened.tab(room, who) for who in ("ania", "bartek", None)]
        await opened.play("ania", room, "draw")
        await opened.quiet()
        seen = [tab.last["story"][-1]["events"][0].get("plank") for tab in tabs]
        assert seen[0] is not None
        assert seen[1:] == [None, None]
        assert [len(tab.last["view"]["rack"]) for tab in tabs] == [5, 4, 0]
        assert tabs[2].last["watchers"] == 1

    play_out(restartable, scenario)


def test_who_sits_down_or_is_asked_to_stand_sees_the_state_from_there(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "open", "open", start=False, public=True)
        bartek, cyryl = await opened.tab(room, "bartek"), await opened.tab(room, "cyryl")
        for who in ("bartek", "cyryl"):
            await opened.do(who, room, protocol.Sit)
        await opened.do("ania", room, protocol.Arrange, seat=2, who="bot:random")
        await opened.do("ania", room, protocol.Start)
        await opened.quiet()
        assert (bartek.last["you"], len(bartek.last["view"]["rack"])) == (1, 4)
        assert "you" not in cyryl.last
        assert cyryl.last["view"]["rack"] == []

    play_out(restartable, scenario)


# -- What the disk refuses --------------------------------------------------------------------------------------------


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


def test_what_fails_in_the_background_is_logged_and_the_house_goes_on(
    restartable: RestartableHouse, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once for the task that failed: neither one that ends well nor one that is called off by closing is a failure."""
    fault = RuntimeError("the hourglass broke")

    def broken(_table: Table, _kind: str, _seat: int, _now: int) -> None:
        raise fault

    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", clock=protocol.TurnClock(seconds=20))
        other = await opened.table("ania", "bartek", clock=protocol.TurnClock(seconds=40))
        for who in ("ania", "bartek"):
            await opened.tab(room, who)
            await opened.tab(other, who)
        with monkeypatch.context() as patch:
            patch.setattr(Table, "expire", broken)
            await opened.later(20)
        assert "lapse" not in opened.kinds(room)
        await opened.later(20)
        assert "lapse" in opened.kinds(other)

    with caplog.at_level(logging.INFO, logger="tortuga.house"):
        play_out(restartable, scenario)
    failed = [record for record in caplog.records if record.getMessage() == "task-failed"]
    assert [record.exc_info and record.exc_info[1] for record in failed] == [fault]


# -- Time, and what a restart does to it ------------------------------------------------------------------------------


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


def test_a_bot_that_owed_a_move_when_the_house_closed_moves_after_it(
    restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def whole() -> None:
        async with restartable.open() as opened:

            async def never(*_: Any) -> Any:
                await asyncio.sleep(3600)

            monkeypatch.setattr(opened.house.bots, "choose", never)
            room = await opened.table("bot:random", "ania")
        async with restartable.open() as opened:
            assert opened.kinds(room)[-1] == "deal"
            await opened.later(10)
            assert opened.kinds(room)[-1] == "move"

    asyncio.run(whole())


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


def test_the_house_tidies_up_now_and_then_and_not_all_the_time(
    restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    tidied: list[int] = []

    async def tidy(_: Identity, now: int) -> None:
        tidied.append(now)
        await asyncio.sleep(0)

    monkeypatch.setattr(Identity, "tidy", tidy)
    monkeypatch.setattr(house_module, "TIDY_S", 3600)

    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        await opened.to_the_end(room)
        assert len(tidied) == 1

    play_out(restartable, scenario)


# -- What a house does around its tables ------------------------------------------------------------------------------


def test_after_an_upgrade_every_table_that_goes_on_is_folded_at_once(restartable: RestartableHouse) -> None:
    async def whole() -> None:
        async with restartable.open("1") as opened:
            await opened.table("ania", "bartek")
            await opened.table("ania", "bartek")
        for version, live in (("1", 0), ("2", 2), ("2", 0)):
            async with restartable.open(version) as opened:
                assert opened.house.live == live

    asyncio.run(whole())


def test_a_house_that_is_closed_does_nothing_any_more(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", start=False)
        assert opened.house._tasks._running
        await opened.house.close()
        assert not opened.house._tasks._running
        with refused("house-closing"):
            await opened.do("ania", room, protocol.Start)

    play_out(restartable, scenario)


def test_who_comes_is_shown_the_table_at_once_and_the_others_who_is_here(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", start=False)
        spectator = await opened.tab(room, None)
        ania, again = await opened.tab(room, "ania"), await opened.tab(room, "ania")
        assert [len(tab.frames) > 0 for tab in (spectator, ania, again)] == [True, True, True]
        here = [[chair.get("here", False) for chair in frame["chairs"]] for frame in spectator.frames]
        assert (here[0], here[-1]) == ([False, False], [True, False])
        for tab in (ania, again):
            await opened.close_tab(room, tab)
        await spectator.watcher.finish()
        assert [chair.get("here", False) for chair in spectator.last["chairs"]] == [False, False]

    play_out(restartable, scenario)


@pytest.mark.parametrize(("ahead", "resyncs"), [(0, 0), (1, 1), (-100, 1)])
def test_who_claims_to_know_what_never_was_is_told_everything(
    restartable: RestartableHouse, ahead: int, resyncs: int
) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        before = opened.metric("tortuga_resyncs_total")
        tab = await opened.tab(room, "ania", since=room.table.seq + ahead)
        assert ("about" in tab.last, len(tab.last.get("story", []))) == (bool(resyncs), resyncs * room.table.seq)
        assert opened.metric("tortuga_resyncs_total") - before == resyncs

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


def test_only_a_deadline_that_comes_first_wakes_who_keeps_time(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        house = opened.house
        now = house.clock() + 24 * 3600 * SECOND
        woken: list[bool] = []
        for after in (50, 60, 70, 10, 80, 10):
            house._schedule.changed.clear()
            house._schedule.add(now + after, "no table", "clock", 0)
            woken.append(house._schedule.changed.is_set())
        assert woken == [True, False, False, True, False, True]

    play_out(restartable, scenario)


def test_no_number_of_the_house_changes_by_accident() -> None:
    assert (house_module.FORGOTTEN, house_module.TIDY_S) == (10_000, 600)
    assert rooms.UNUSED_MS == 600_000
    assert (schedule.RESTART_GRACE_MS, schedule.RETRY_MS) == (10_000, 5_000)
    assert new_tables.MOST_RECORDS == 5_000


# -- Bots -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", ["r1 r1 r1", "a song"])
def test_for_a_bot_that_does_not_know_the_rules_a_simpler_one_moves(restartable: RestartableHouse, move: str) -> None:
    async def scenario(opened: OpenHouse) -> None:
        async def choose(*_: Any, **__: Any) -> Chosen:
            return Chosen(move, "bot:clever")

        opened.house.bots.choose = choose  # type: ignore[method-assign]
        room = await opened.table("ania", "bot:random")
        await opened.play("ania", room, "draw")
        await opened.quiet()
        assert [(row[2], row[3]) for row in opened.rows(room)][-1] == ("move", "bot:random")
        assert room.table.game is not None
        assert room.table.game.state.due() == [0]
        reply = await opened.do("ania", room, protocol.Hint)
        assert isinstance(reply, protocol.Accepted)
        assert reply.move in [offer.do for offer in room.table.title.offers(room.table.game.state, 0)]

    play_out(restartable, scenario)


def test_a_bot_takes_over_for_who_left_and_gives_the_seat_back(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", title="rum")
        first = room.table.chairs[room.table.game.state.due()[0]] if room.table.game else None
        assert first is not None
        due, other = ("ania", "bartek") if first.guest == opened.guests["ania"] else ("bartek", "ania")
        seat = room.table.seat_of(opened.guests[due])
        await opened.do(due, room, protocol.Leave)
        await opened.do(other, room, protocol.Choose, seat=seat, what="bot")
        await opened.quiet()
        assert opened.kinds(room)[-4:] == ["left", "chose", "takeover", "move"]
        assert opened.rows(room)[-1][3] == "bot:greedy"
        await opened.do(due, room, protocol.Claim)
        assert room.table.moves.bots_due() == []
        assert opened.metric("tortuga_bot_seconds_count") == 1

    play_out(restartable, scenario)


def test_a_game_of_bots_plays_itself_to_the_end_and_can_be_proved(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("bot:random", "bot:random", title="skirmish", options={"rounds": 1})
        await opened.quiet()
        assert room.table.status == "over"
        header, records = parse(dump(*room.table.record()))
        assert header.seats == ["bot:random", "bot:random"]
        assert header.seed is not None
        assert Game.fold(room.table.title, header, records).state.outcome() == pictures.card(room.table).outcome

    play_out(restartable, scenario)


def bots_game(folder: Path, seeds: Seeds) -> list[Record]:
    """How two bots that do anything play RUM in a new house."""
    records: list[Record] = []

    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("bot:random", "bot:random", title="rum")
        await opened.quiet()
        assert room.table.status == "over"
        records.extend(room.table.record()[1])

    folder.mkdir()
    play_out(RestartableHouse(folder / "house.sqlite3", seeds), scenario)
    return records


def test_a_word_of_the_test_decides_what_is_dealt_and_what_bots_do(tmp_path: Path) -> None:
    first, again = (bots_game(tmp_path / name, Dealt("a word")) for name in ("first", "again"))
    assert first == again
    assert first[0].chance != bots_game(tmp_path / "other", Dealt("another"))[0].chance


def test_nobody_foresees_what_the_open_house_deals_or_what_its_bots_do() -> None:
    for make in (House, make_app):
        assert inspect.signature(make).parameters["seeds"].default is UNFORESEEN
    seeds = {UNFORESEEN.of_table() for _ in range(100)} | {UNFORESEEN.of_choice("1", 0, 1) for _ in range(100)}
    assert len(seeds) == 200


def test_a_hint_is_what_a_bot_would_do_and_changes_nothing(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room, off = await opened.table("ania", "bartek"), await opened.table("ania", "bartek", hints=False)
        rows = opened.rows(room)
        answer = await opened.do("ania", room, protocol.Hint)
        assert isinstance(answer, protocol.Accepted)
        assert room.table.game is not None
        offers = room.table.title.offers(room.table.game.state, 0)
        assert answer.move in [offer.do for offer in offers]
        assert opened.rows(room) == rows
        for who, where, key in (
            ("bartek", room, "not-your-decision"),
            ("cyryl", room, "table-not-yours"),
            ("ania", off, "hints-off"),
        ):
            with refused(key):
                await opened.do(who, where, protocol.Hint)

    play_out(restartable, scenario)


def test_a_move_can_be_tried_without_making_it(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        rows = opened.rows(room)
        assert room.table.game is not None
        decision = room.table.game.decision(0)
        for offer in room.table.title.offers(room.table.game.state, 0):
            answer = await opened.do("ania", room, protocol.Try, decision=decision, move=offer.do)
            assert isinstance(answer, protocol.Accepted)
            assert answer.offer == offer
        for who, move, key in (("ania", "lay", "planks-no-plank"), ("cyryl", "draw", "table-not-yours")):
            with refused(key):
                await opened.do(who, room, protocol.Try, decision=decision, move=move)
        for who in ("ania", "bartek"):
            stale = await opened.do(who, room, protocol.Try, decision=decision + 1, move="draw")
            assert isinstance(stale, protocol.Stale)
        assert opened.rows(room) == rows

    play_out(restartable, scenario)


def test_a_draft_is_reviewed_and_nobody_else_hears_of_it(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", title="rummikub")
        game = room.table.game
        assert game is not None
        (seat,) = game.state.due()
        who, other = ("ania", "bartek") if seat == 0 else ("bartek", "ania")
        decision, rack = game.decision(seat), room.table.title.view(game.state, seat).rack  # type: ignore[attr-defined]
        tabs = [await opened.tab(room, one) for one in (who, other, None)]
        rows, frames = opened.rows(room), [len(tab.frames) for tab in tabs]
        answer = await opened.do(who, room, protocol.Draft, decision=decision, move=f"lay {rack[0]} {rack[1]}")
        await opened.quiet()
        assert isinstance(answer, protocol.Accepted)
        review = answer.review
        assert isinstance(review, RummikubReview)
        assert (review.laid, review.least, review.ready) == (rack[:2], 30, False)
        assert review.sets[0].why is not None
        assert opened.rows(room) == rows
        assert [len(tab.frames) for tab in tabs] == frames
        for one, move, key in (
            (who, "lay", "rummikub-empty-set"),
            ("cyryl", f"lay {rack[0]}", "table-not-yours"),
        ):
            with refused(key):
                await opened.do(one, room, protocol.Draft, decision=decision, move=move)
        stale = await opened.do(other, room, protocol.Draft, decision=decision, move=f"lay {rack[0]}")
        assert isinstance(stale, protocol.Stale)

    play_out(restartable, scenario)


def test_a_title_without_reviews_takes_drafts_all_the_same(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        answer = await opened.do("ania", room, protocol.Draft, decision=1, move="draw")
        assert isinstance(answer, protocol.Accepted)
        assert answer.review is None

    play_out(restartable, scenario)


def test_a_hint_says_how_it_is_done_and_nobody_else_hears_of_it(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", title="rummikub")
        game = room.table.game
        assert game is not None
        (seat,) = game.state.due()
        tab = await opened.tab(room, "bartek" if seat == 0 else "ania")
        frames = len(tab.frames)
        answer = await opened.do("ania" if seat == 0 else "bartek", room, protocol.Hint)
        await opened.quiet()
        assert isinstance(answer, protocol.Accepted)
        assert answer.move is not None
        assert answer.steps[-1].move == answer.move
        assert all(stage.key.startswith("rummikub-stage-") for stage in answer.steps)
        assert len(tab.frames) == frames

    play_out(restartable, scenario)


def test_a_bot_that_does_not_know_the_rules_gives_no_hint_against_them(
    restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", title="planks")

        async def choose(*_: object, why: bool, **__: object) -> Chosen:
            assert why
            return Chosen("lay r1 r2 r3 | g1 g2 g3", "bot:clueless")

        monkeypatch.setattr(opened.house.bots, "choose", choose)
        answer = await opened.do("ania", room, protocol.Hint)
        assert isinstance(answer, protocol.Accepted)
        assert room.table.game is not None
        assert answer.move in [offer.do for offer in room.table.title.offers(room.table.game.state, 0)]

    play_out(restartable, scenario)


@pytest.mark.parametrize("title", ["skirmish", "planks"])
def test_a_bot_that_plays_is_not_asked_why(
    restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    """Its reasons cost time, and nobody hears them."""

    async def scenario(opened: OpenHouse) -> None:
        asked: list[bool] = []
        choose = opened.house.bots.choose

        async def noted(*about: Any, why: bool, **more: Any) -> Chosen:
            asked.append(why)
            return await choose(*about, why=why, **more)

        monkeypatch.setattr(opened.house.bots, "choose", noted)
        await opened.table("ania", "bot:random", title=title)
        room = await opened.table("bot:random", "ania", title=title)
        await opened.quiet()
        played, asked[:] = asked[:], []
        assert played
        assert not any(played)
        await opened.do("ania", room, protocol.Hint)
        assert asked == [True], "but for a hint it is"

    play_out(restartable, scenario)


def test_a_ping_tells_the_newest_version(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        rows = opened.rows(room)
        answer = await opened.do("ania", room, protocol.Ping)
        assert isinstance(answer, protocol.Accepted)
        assert answer.seq == room.table.seq
        assert opened.rows(room) == rows

    play_out(restartable, scenario)


# -- Rematch ----------------------------------------------------------------------------------------------------------


def test_a_rematch_keeps_the_seats_and_starts_when_all_are_there(restartable: RestartableHouse) -> None:
    async def whole() -> None:
        async with restartable.open() as opened:
            room = await opened.table("ania", "bartek", "bot:random", title="skirmish", options={"rounds": 1})
            with refused("table-not-over"):
                await opened.do("ania", room, protocol.Rematch)
            await opened.do("bartek", room, protocol.Leave)
            await opened.do("ania", room, protocol.Choose, seat=1, what="end")
            tab = await opened.tab(room, "ania")
            with refused("table-not-yours"):
                await opened.do("cyryl", room, protocol.Rematch)
            first = await opened.do("bartek", room, protocol.Rematch, id="once-more")
            again = [
                await opened.do("bartek", room, protocol.Rematch, id="once-more"),
                await opened.do("ania", room, protocol.Rematch),
            ]
            assert isinstance(first, protocol.Accepted)
            assert {first.table} == {one.table for one in again if isinstance(one, protocol.Accepted)}
            await opened.quiet()
            assert tab.last["rematch"] == first.table
        async with restartable.open() as opened:
            assert first.table is not None
            rematch = await opened.house.room(first.table)
            chairs = (await opened.house.now(rematch, None, None)).chairs
            assert [chair.name or chair.bot for chair in chairs] == ["Ania", "Bartek", "random"]
            assert [chair.host for chair in chairs] == [False, True, False]
            await opened.tab(rematch, "bartek")
            assert opened.kinds(rematch) == ["opened"]
            await opened.tab(rematch, "ania")
            assert opened.kinds(rematch) == ["opened", "started", "deal"]
            assert rematch.table.setup.options == room.table.setup.options

    asyncio.run(whole())


# -- History ----------------------------------------------------------------------------------------------------------


async def finished(opened: OpenHouse) -> Room:
    room = await opened.table("ania", "bartek", title="skirmish", options={"rounds": 1})
    await opened.to_the_end(room)
    assert room.table.status == "over"
    return room


def test_the_whole_truth_is_for_after_the_end(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", title="skirmish", options={"rounds": 1})
        with refused("table-not-over"):
            room.table.record()
        await opened.to_the_end(room)
        for step in range(1, len(room.table.record()[1]) + 1):
            header, records = room.table.until(step)
            truth = Game.fold(room.table.title, header, records).state
            seen = await opened.house.look_back(room.table, step, (None, 0))
            assert seen.views == [encode(room.table.title.view(truth, eyes)) for eyes in (None, 0)]
        for step in (0, 1000):
            with refused("step-unknown"):
                await opened.house.look_back(room.table, step, (None,))

    play_out(restartable, scenario)


def test_a_record_that_is_brought_in_is_the_same_game(restartable: RestartableHouse) -> None:
    async def whole() -> None:
        async with restartable.open() as opened:
            room = await finished(opened)
            file = dump(*room.table.record())
            cyryl = await opened.guest("cyryl")
            made = await opened.house.bring_in(cyryl, "bring-in-1", file.decode())
            assert await opened.house.bring_in(cyryl, "bring-in-1", file.decode()) == made
        async with restartable.open() as opened:
            brought = await opened.house.room(made)
            assert dump(*brought.table.record()) == file
            assert brought.table.status == "over"
            assert [chair.name for chair in brought.table.chairs] == ["Ania", "Bartek"]
            with refused("table-not-yours"):
                await opened.do("cyryl", brought, protocol.Rematch)

    asyncio.run(whole())


def test_a_record_without_a_deal_is_refused(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        header, _ = (await finished(opened)).table.record()
        with refused("record-no-deal"):
            await opened.house.bring_in(await opened.guest("cyryl"), new_id(), dump(header, []).decode())

    play_out(restartable, scenario)


def test_who_brings_in_or_looks_back_at_a_game_lets_the_house_fold_nothing(
    restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await finished(opened)
        file, cyryl = dump(*room.table.record()).decode(), await opened.guest("cyryl")
        folded: list[int] = []
        append = Game.append

        def noted(game: Game, record: Record, *, proved: bool = False) -> None:
            folded.append(record.n)
            append(game, record, proved=proved)

        monkeypatch.setattr(Game, "append", noted)
        made = await opened.house.bring_in(cyryl, new_id(), file)
        await opened.house.look_back(room.table, 3, (None, 0, 1))
        assert folded == []
        await opened.house.room(made)
        assert folded == [record.n for record in room.table.record()[1]], "as soon as somebody needs the table"

    play_out(restartable, scenario)


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


def test_a_game_can_go_on_from_any_step_against_bots_and_be_proved(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await finished(opened)
        cyryl = await opened.guest("cyryl")
        for step in (1, 2, 3):
            made = await opened.house.go_on(cyryl, f"what-if-{step}", room, step, 1, "random")
            assert await opened.house.go_on(cyryl, f"what-if-{step}", room, step, 1, "random") == made
            other = await opened.house.room(made)
            assert other.table.setup.seats == ["bot:random", "me"]
            await opened.quiet()
            while other.table.status == "playing":
                assert other.table.game is not None
                await opened.play("cyryl", other, other.table.title.offers(other.table.game.state, 1)[0].do)
                await opened.quiet()
            header, records = parse(dump(*other.table.record()))
            assert header.after == step
            assert header.seed != room.table.record()[0].seed
            assert records[:step] == room.table.record()[1][:step]
            Game.fold(other.table.title, header, records)

    play_out(restartable, scenario)


def test_a_game_goes_on_only_from_a_step_where_something_is_to_be_decided(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room, running = await finished(opened), await opened.table("ania", "bartek")
        last = len(room.table.record()[1])
        ania = opened.guests["ania"]
        for where, step, seat, bot, key in (
            (room, last, 0, "random", "game-over"),
            (room, last + 1, 0, "random", "step-unknown"),
            (room, 1, 5, "random", "seat-unknown"),
            (room, 1, 0, "admiral", "unknown-bot"),
            (running, 1, 0, "random", "table-not-over"),
        ):
            with refused(key):
                await opened.house.go_on(ania, new_id(), where, step, seat, bot)

    play_out(restartable, scenario)


def test_a_take_back_is_left_out_when_a_game_goes_on_from_after_it(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bot:random")
        await opened.quiet()
        await opened.play("ania", room, "draw")
        await opened.quiet()
        await opened.do("ania", room, protocol.AskBack, to=1)
        await opened.play("ania", room, "draw")
        await opened.quiet()
        await opened.do("ania", room, protocol.Choose, seat=0, what="end")
        steps = len(room.table.record()[1])
        made = await opened.house.go_on(opened.guests["ania"], "what-if-not", room, steps, 0, "random")
        other = (await opened.house.room(made)).table
        assert other.game is not None
        assert room.table.game is not None
        assert [kept.record.do for kept in other.game.folded] == [kept.record.do for kept in room.table.game.folded]
        assert all(record.back is None for record in other.game.records)

    play_out(restartable, scenario)


# -- Rules that have changed ------------------------------------------------------------------------------------------


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
    renumbered = (
        """UPDATE log SET body = replace(body, '"rules":"1"', '"rules":"0"') WHERE table_id = ? AND kind = 'started'"""
    )
    earlier = """UPDATE log SET digest = 'ffffffffffffffff' WHERE table_id = ? AND seq =
        (SELECT min(seq) FROM log WHERE table_id = ? AND kind = 'move')"""

    async def whole() -> None:
        async with restartable.open("1") as opened:
            room = await opened.table("ania", "bartek")
            for guest in ("ania", "bartek", "ania"):
                await opened.play(guest, room, "draw")
        opened.change_disk(renumbered, room.table.id)
        if moments == "differ":
            opened.change_disk(earlier, room.table.id, room.table.id)
        async with restartable.open("2") as opened:
            again = await opened.house.room(room.table.id)
            if moments == "differ":
                assert again.table.status == "closed", "though the last moment agrees"
            else:
                await opened.play("bartek", again, "draw")
                assert again.table.progress.playing().header.rules == "1", "it is proved by these rules now"

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


# -- Damage -----------------------------------------------------------------------------------------------------------


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


# -- Guests -----------------------------------------------------------------------------------------------------------


def test_a_new_name_is_seen_at_the_table(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        await opened.house.identity.rename(opened.guests["bartek"], "Bartosz", None)
        assert (await opened.house.now(room, None, None)).chairs[1].name == "Bartosz"

    play_out(restartable, scenario)


def test_who_asks_to_be_forgotten_leaves_a_nameless_seat_and_no_words(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room, silent = await opened.table("ania", "bartek"), await opened.table("ania", "bartek")
        waiting = await opened.table("ania", "bartek", start=False)
        await opened.do("bartek", room, protocol.Chat, text="my secret")
        await opened.do("ania", room, protocol.Chat, text="well")
        ania = await opened.tab(room, "ania")
        await opened.house.forget(opened.guests["bartek"])
        await opened.quiet()
        now = await opened.house.now(room, opened.guests["ania"], None)
        assert [(line.name, line.text) for line in now.chat] == [("", ""), ("Ania", "well")]
        assert now.chairs[1].name == ""
        assert [chair.away for chair in now.chairs] == [False, True]
        assert [leaver["seat"] for leaver in ania.last["leavers"]] == [1]
        await opened.play("ania", room, "draw")
        await opened.do("ania", room, protocol.Choose, seat=1, what="bot")
        await opened.quiet()
        assert opened.kinds(room)[-1] == "move", "the game of the others goes on"
        assert silent.table.chairs[1].away
        assert waiting.table.chairs[1].guest is None

    play_out(restartable, scenario)


# -- Lists ------------------------------------------------------------------------------------------------------------


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
