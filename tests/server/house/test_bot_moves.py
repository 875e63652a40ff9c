"""Bots at tables, and the hints that they give."""

import asyncio
import inspect
from pathlib import Path
from typing import Any

import pytest

from server.dealing import Dealt
from server.house.open_house import OpenHouse, RestartableHouse, play_out
from server.tables import refused
from tortuga.kernel.game import Game
from tortuga.kernel.records import Record, dump, parse
from tortuga.server import protocol
from tortuga.server.app import make_app
from tortuga.server.house.house import House
from tortuga.server.seeds import UNFORESEEN, Seeds
from tortuga.server.table import pictures
from tortuga.server.workers.bots import Chosen


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
        assert opened.rows(room)[-1][3] == "bot:hard"
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
