"""What the store keeps: tables, their logs, deadlines, sitters and chat, and the lists that are made of them."""

import asyncio

import msgspec
import pytest

from server.store.samples import NOW, Play, a_move, a_row, a_table, open_tables
from tortuga.server.store import Change, ChatRow, Conflict, Deadline, Store, StoreError
from tortuga.server.store.places import Place


def test_a_table_comes_back_with_its_log_and_its_chat(play: Play) -> None:
    table, said = a_table("t1"), ChatRow(1, "bob", "say-1", NOW, text="Ahoj, Łukasz!")

    async def scenario(store: Store) -> None:
        await store.create(table, Change("t1", rows=[a_row(1, "make-t1"), a_row(2)]))
        await store.commit(Change("t1", rows=[a_row(3, "move-1")], chat=[said]))
        await store.create(a_table("t2"), a_move("t2", 1))
        found = await store.load("t1")
        assert found is not None
        assert found[:4] == (table, [a_row(1, "make-t1"), a_row(2), a_row(3, "move-1")], [said], [])
        assert (found.head.seq, found.head.chat) == (3, 1)
        assert await store.load("nowhere") is None

    play(scenario)


def test_tables_that_are_loaded_together_keep_their_own_rows(play: Play) -> None:
    async def scenario(store: Store) -> None:
        names = [f"t{number}" for number in range(60)]
        for number, name in enumerate(names):
            await store.create(a_table(name, code=f"CODE{number:02}"), a_move(name, 1))
        await store.commit(a_move("t7", 2))
        loaded = await asyncio.gather(*map(store.load, [*names, "nowhere"]))
        assert loaded[-1] is None
        for name, found in zip(names, loaded, strict=False):
            assert found is not None
            about, rows, chat, due, head = found
            assert about.id == name
            assert [row.seq for row in rows] == ([1, 2] if name == "t7" else [1])
            assert chat == []
            assert due == a_move(name, head.seq).deadlines
            assert head.seq == len(rows)

    play(scenario)


def test_everything_is_there_after_the_house_was_closed(place: Place) -> None:
    async def before() -> None:
        store = Store.open(place)
        await store.create(a_table("t1"), a_move("t1", 1))
        await store.set_meta("version", "0.1.0")
        await store.set_meta("version", "0.2.0")
        store.close()
        store.close()

    async def after() -> None:
        store = Store.open(place)
        found = await store.load("t1")
        assert found is not None
        assert found[:3] == (a_table("t1"), a_move("t1", 1).rows, [])
        assert await store.meta("version") == "0.2.0"
        assert await store.meta("other") is None
        store.close()

    asyncio.run(before())
    asyncio.run(after())


def test_a_closed_store_says_so(place: Place) -> None:
    async def scenario() -> None:
        store = Store.open(place)
        store.close()
        with pytest.raises(StoreError, match="store-closed"):
            await store.commit(a_move("t1", 1))
        with pytest.raises(StoreError, match="store-closed"):
            await store.load("t1")

    asyncio.run(scenario())


def test_what_waits_is_written_when_the_store_closes(place: Place) -> None:
    async def scenario() -> None:
        store = Store.open(place)
        await open_tables(store, "t1")
        waiting = [asyncio.ensure_future(store.commit(a_move("t1", seq))) for seq in range(1, 51)]
        await asyncio.sleep(0)
        store.close()
        await asyncio.gather(*waiting)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("news", "column"),
    [
        ({"code": "T2", "made_with": "make-t2"}, "id"),
        ({"id": "t2", "made_with": "make-t2"}, "code"),
        ({"id": "t2", "code": "T2"}, "made_with"),
    ],
)
def test_ids_codes_and_opening_commands_are_taken_once(play: Play, news: dict[str, str], column: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(a_table("t1"), a_move("t1", 1))
        with pytest.raises(Conflict) as refused:
            await store.create(msgspec.structs.replace(a_table("t1"), **news), a_move("t2", 1))
        assert refused.value.column == column
        assert await store.load("t2") is None
        assert await store.deadlines() == [("t1", Deadline("clock", 0, NOW + 1))]

    play(scenario)


def test_a_table_is_found_by_its_code_and_by_the_command_that_opened_it(play: Play) -> None:
    async def scenario(store: Store) -> None:
        await store.create(a_table("t1", host="ania"), Change("t1"))
        assert await store.table_by_code("T1") == "t1"
        assert await store.table_by_code("t1") is None
        assert await store.table_made("ania", "make-t1") == "t1"
        assert await store.table_made("bob", "make-t1") is None

    play(scenario)


def test_deadlines_are_set_anew_and_ended(play: Play) -> None:
    async def scenario(store: Store) -> None:
        await store.commit(Change("t1", deadlines=[Deadline("clock", 0, 50), Deadline("grace", 1, 40)]))
        await store.commit(Change("t2", deadlines=[Deadline("tidy", -1, 10)]))
        await store.commit(Change("t1", deadlines=[Deadline("clock", 0, 5)], gone=[("clock", 0), ("grace", 1)]))
        assert await store.deadlines() == [("t1", Deadline("clock", 0, 5)), ("t2", Deadline("tidy", -1, 10))]

    play(scenario)


def test_lists_are_of_the_right_tables_and_newest_first(play: Play) -> None:
    async def scenario(store: Store) -> None:
        for age, (name, status, public) in enumerate(
            [
                ("a", "open", True),
                ("b", "playing", True),
                ("c", "over", True),
                ("d", "open", False),
                ("e", "open", True),
            ]
        ):
            await store.create(
                a_table(name, host="host", status=status, public=public, created=NOW + age), Change(name)
            )
        assert [table.id for table in await store.public_tables(10)] == ["e", "b", "a"]
        assert [table.id for table in await store.public_tables(2)] == ["e", "b"]
        assert await store.live_tables() == ["b"]

    play(scenario)


def test_my_tables_come_in_pages_and_follow_the_seats(play: Play) -> None:
    async def scenario(store: Store) -> None:
        for name in "abcde":  # all opened in the same millisecond
            await store.create(a_table(name, host="ania"), Change(name, sitters=["ania", "bob", None]))
        await store.create(a_table("other", host="cyd"), Change("other", sitters=[None, "ania"]))
        pages = [await store.tables_of("ania", 4)]
        pages.append(await store.tables_of("ania", 4, before=pages[0][-1].id))
        assert [[table.id for table in page] for page in pages] == [["other", "e", "d", "c"], ["b", "a"]]
        assert await store.tables_of("ania", 4, before="nowhere") == []

        await store.commit(Change("b", sitters=["ania", None, "dan"]))
        assert [table.id for table in await store.tables_of("bob", 9)] == ["e", "d", "c", "a"]
        assert [table.id for table in await store.tables_of("dan", 9)] == ["b"]

    play(scenario)


def test_a_table_changes_when_its_status_or_its_sitters_do_and_not_with_a_move(play: Play) -> None:
    async def changed(store: Store) -> tuple[str, int]:
        loaded = await store.load("t1")
        assert loaded is not None
        return loaded[0].status, loaded[0].changed

    async def scenario(store: Store) -> None:
        await store.create(a_table("t1", created=5), Change("t1"))
        await store.commit(Change("t1", rows=[a_row(1, at=10)]))
        assert await changed(store) == ("open", 5)
        await store.commit(Change("t1", rows=[a_row(2, at=20)], sitters=["ania"]))
        assert await changed(store) == ("open", 20)
        await store.commit(Change("t1", rows=[a_row(3, at=30)], status="playing"))
        assert await changed(store) == ("playing", 30)
        await store.commit(Change("t1", status="over", card="{}"))
        await store.commit(Change("t1", status="closed"))
        assert await changed(store) == ("closed", 30)
        loaded = await store.load("t1")
        assert loaded is not None
        assert loaded[0].card == "{}"

    play(scenario)


def test_clocks_are_postponed_by_the_time_in_which_the_house_was_closed_once(play: Play) -> None:
    async def scenario(store: Store) -> None:
        due = [Deadline("clock", 0, NOW + 50), Deadline("grace", 1, NOW + 40)]
        await store.commit(Change("t1", deadlines=due))
        grace, clock = ("t1", Deadline("grace", 1, NOW + 40)), ("t1", Deadline("clock", 0, NOW + 50))
        assert await store.reopen(NOW, 5) == NOW + 5
        assert await store.deadlines() == [grace, clock], "nobody knows when it was open"
        await store.remember_open(NOW + 10)
        for now in (NOW + 1010, NOW + 1010, NOW):  # at last: a clock that was set back
            assert await store.reopen(now, 5) == now + 5
            assert await store.deadlines() == [grace, ("t1", Deadline("clock", 0, NOW + 1050))]

    play(scenario)
