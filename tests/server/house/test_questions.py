"""Commands name the question that they answer: is that gone, they are stale, and nothing has changed."""

import pytest

from server.house.open_house import OpenHouse, RestartableHouse, play_out
from server.tables import refused
from tortuga.server import protocol
from tortuga.server.house.room import Room
from tortuga.server.protocol import Accepted, Stale


async def seen(opened: OpenHouse, room: Room, who: str) -> protocol.Now:
    return await opened.house.now(room, await opened.guest(who), None)


def test_an_answer_to_a_question_that_is_gone_does_not_answer_the_next_one(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        for who in ("ania", "bartek", "ania"):
            await opened.play(who, room, "draw")
        asked = []
        for to in (1, 2):
            await opened.do("ania", room, protocol.AskBack, to=to)
            back = (await seen(opened, room, "bartek")).back
            assert back is not None
            asked.append(back.seq)
            if to == 1:
                await opened.do("bartek", room, protocol.AnswerBack, agree=False, to=back.seq)
        assert asked[1] == room.table.seq
        late = await opened.do("bartek", room, protocol.AnswerBack, agree=True, to=asked[0])
        assert isinstance(late, Stale)
        assert late.now.back == (await seen(opened, room, "ania")).back
        assert "back" not in opened.kinds(room)
        assert isinstance(await opened.do("bartek", room, protocol.AnswerBack, agree=True, to=asked[1]), Accepted)
        assert opened.kinds(room)[-1] == "back"
        assert isinstance(await opened.do("bartek", room, protocol.AnswerBack, agree=True, to=asked[1]), Stale)

    play_out(restartable, scenario)


def test_an_undo_that_is_sent_from_two_devices_takes_back_one_move(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", title="skirmish")
        names = {guest: name for name, guest in opened.guests.items()}
        while (now := await seen(opened, room, "ania")).undo_of is None:
            table = room.table
            assert table.game is not None
            seat = table.game.state.due()[0]
            offers = table.title.offers(table.game.state, seat)
            await opened.play(names[table.chairs[seat].guest or ""], room, offers[0].do)
            assert table.seq < 60
        assert now.undo_of == room.table.seq
        first = await opened.do("ania", room, protocol.Undo, to=now.undo_of)
        second = await opened.do("ania", room, protocol.Undo, to=now.undo_of)
        assert (type(first), type(second)) == (Accepted, Stale)
        assert opened.kinds(room).count("back") == 1

    play_out(restartable, scenario)


@pytest.mark.parametrize("named", [True, False])
def test_a_choice_about_who_was_away_before_is_none_about_who_is_away_again(
    restartable: RestartableHouse, named: bool
) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", "cyryl")
        await opened.do("bartek", room, protocol.Leave)
        (before,) = (await seen(opened, room, "ania")).leavers
        tab = await opened.tab(room, "bartek")
        await opened.do("bartek", room, protocol.Leave)
        await opened.close_tab(room, tab)
        (again,) = (await seen(opened, room, "ania")).leavers
        assert (before.seat, again.seat) == (1, 1)
        assert before.seq < again.seq == room.table.seq
        old = {"to": before.seq} if named else {}
        late = await opened.do("ania", room, protocol.Choose, seat=1, what="bot", **old)
        assert isinstance(late, Stale if named else Accepted)
        assert isinstance(await opened.do("cyryl", room, protocol.Choose, seat=1, what="wait", to=again.seq), Accepted)

    play_out(restartable, scenario)


def test_who_does_not_play_is_told_nothing_of_what_is_asked(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", spectators=False)
        for command, fields in (
            (protocol.Undo, {}),
            (protocol.AnswerBack, {"agree": True}),
            (protocol.Choose, {"seat": 0, "what": "end"}),
        ):
            with refused("table-not-yours"):
                await opened.do("daria", room, command, to=1, **fields)

    play_out(restartable, scenario)
