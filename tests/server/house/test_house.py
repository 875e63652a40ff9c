"""The house with its real store, guests and bots, on a clock of the test's own: what is promised of it comes true."""

import asyncio

import pytest

from server.house.open_house import OpenHouse, RestartableHouse, finished, play_out
from server.tables import new_id, refused
from tortuga.games.rummikub.view import RummikubAssessment
from tortuga.kernel.encoding import encode
from tortuga.kernel.game import Game
from tortuga.kernel.records import Record, dump
from tortuga.server import protocol
from tortuga.server.house import house as house_module
from tortuga.server.house import new_tables, rooms, schedule
from tortuga.server.identity import Identity


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


def test_a_house_that_is_closed_does_nothing_any_more(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", start=False)
        assert opened.house._tasks._running
        await opened.house.close()
        assert not opened.house._tasks._running
        with refused("house-closing"):
            await opened.do("ania", room, protocol.Start)

    play_out(restartable, scenario)


def test_no_number_of_the_house_changes_by_accident() -> None:
    assert (house_module.FORGOTTEN, house_module.TIDY_S) == (10_000, 600)
    assert rooms.UNUSED_MS == 600_000
    assert (schedule.RESTART_GRACE_MS, schedule.RETRY_MS) == (10_000, 5_000)
    assert new_tables.MOST_RECORDS == 5_000


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


def test_a_draft_is_assessed_and_nobody_else_hears_of_it(restartable: RestartableHouse) -> None:
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
        assessment = answer.assessment
        assert isinstance(assessment, RummikubAssessment)
        assert (assessment.laid, assessment.least, assessment.ready) == (rack[:2], 30, False)
        assert assessment.sets[0].why is not None
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


def test_a_title_without_assessments_takes_drafts_all_the_same(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        answer = await opened.do("ania", room, protocol.Draft, decision=1, move="draw")
        assert isinstance(answer, protocol.Accepted)
        assert answer.assessment is None

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
