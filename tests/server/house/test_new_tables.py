"""Tables that are ordered, those that follow a game, and those that begin with a game of a file."""

import asyncio
from typing import Any

import pytest

from server.house.open_house import OpenHouse, RestartableHouse, finished, play_out
from server.store.samples import a_table
from server.tables import new_id, refused, setup
from tortuga.kernel import RecordError, registry
from tortuga.kernel.game import Game
from tortuga.kernel.records import Record, dump, parse
from tortuga.server import protocol
from tortuga.server.house.new_tables import bring_in


@pytest.mark.parametrize("earlier", range(4))
@pytest.mark.parametrize(("note", "seat"), [("away", 9), ("away", 2), ("sunk", 0)])
def test_a_note_that_no_house_writes_is_named_by_its_line(note: str, seat: int, earlier: int) -> None:
    game = Game.start(registry.title("skirmish"), ["Ania", "Bartek"], seed="1")
    records = [*game.records, *[Record(n=2 + at, house="away", seat=at % 2) for at in range(earlier)]]
    records.append(Record(n=len(records) + 1, house=note, seat=seat))
    file = dump(game.header, records).decode()
    with pytest.raises(RecordError) as refused:
        bring_in(a_table("t1"), file)
    assert refused.value.key == "record-impossible"
    assert refused.value.facts["line"] == len(file.splitlines()), "the last one"
    assert refused.value.facts["reason"] == f"{note} {seat}"


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
