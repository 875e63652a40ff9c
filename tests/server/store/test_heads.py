"""Every change says on which head it builds: it is written there, or it has lost, alone and whole."""

import msgspec
import pytest
from sqlalchemy import text

from server.store.samples import NOW, Play, a_move, a_row, a_table, open_tables
from server.store.test_writing import seqs, slow, together
from tortuga.server.store import Change, ChatRow, Conflict, Deadline, Head, Lost, Picture, Row, Store


async def head_of(store: Store, table: str) -> Head:
    return (await store.heads([table]))[table]


def line(n: int) -> ChatRow:
    return ChatRow(n, "ania", f"say-{n}", NOW, text="Ahoj!")


def on(known: Head, change: Change) -> Change:
    return msgspec.structs.replace(change, known=known)


def test_a_change_moves_the_head_and_says_where_it_is(play: Play) -> None:
    async def scenario(store: Store) -> None:
        first = await store.create(a_table("t1"), Change("t1", rows=[a_row(1)]))
        second = await store.commit(Change("t1", rows=[a_row(2), a_row(3)], chat=[line(1)], known=first))
        assert second is not None
        assert (second.seq, second.chat) == (3, 1)
        assert await store.heads(["t1", "nowhere"]) == {"t1": second}
        assert await store.commit(Change("t1", deadlines=[Deadline("clock", 0, 1)], known=second)) == second
        assert await store.commit(Change("t1", pictures=[Picture(0, 3, "{}")])) is None

    play(scenario)


LOSERS = {
    "a row": Change("t1", rows=[a_row(1, "late")]),
    "a line": Change("t1", chat=[line(1)]),
    "a deadline": Change("t1", deadlines=[Deadline("grace", 1, 5)]),
    "a deadline that is off": Change("t1", gone=[("clock", 0)]),
    "a status": Change("t1", status="over", card="lost"),
    "a seat": Change("t1", sitters=["late"]),
}


@pytest.mark.parametrize("between", [a_move("t1", 1), Change("t1", chat=[line(1)])], ids=["a move", "a line"])
@pytest.mark.parametrize("late", LOSERS.values(), ids=LOSERS)
def test_what_builds_on_an_older_head_loses_alone_and_leaves_nothing(play: Play, between: Change, late: Change) -> None:
    """Also when only something was said: nobody says anything after the chat was closed, and no two lines are one."""

    async def scenario(store: Store) -> None:
        await open_tables(store, "t1", "t2", "t3")
        known = await head_of(store, "t1")
        got = await together(
            store._writer.write(slow),
            store.commit(a_move("t2", 1)),
            store.commit(on(known, between)),
            store.commit(on(known, late)),
            store.commit(a_move("t3", 1)),
        )
        before = await everything(store)
        assert [type(one) for one in got] == [type(None), Head, Head, Lost, Head]
        assert store.commits <= 6, "nobody was written apart for it"
        with pytest.raises(Lost):
            await store.commit(on(known, late))
        assert await everything(store) == before
        found = await store.load("t1")
        assert found is not None
        assert found.deadlines == between.deadlines
        assert found.about.status == "open"
        assert (found.rows, found.chat) == (between.rows, between.chat)
        assert await store.tables_of("late", 9) == []

    play(scenario)


async def everything(store: Store) -> list[object]:
    names = ["tables", "log", "heads", "deadlines", "sitters", "chat"]
    return [
        await store.read(lambda connection, name=name: connection.execute(text(f"SELECT * FROM {name}")).fetchall())  # type: ignore[misc]
        for name in names
    ]


def test_of_two_on_the_same_head_one_is_stored(play: Play) -> None:
    async def scenario(store: Store) -> None:
        await open_tables(store, "t1")
        known = await head_of(store, "t1")
        tries = [Change("t1", rows=[a_row(1, f"command-{n}")], known=known) for n in range(5)]
        got = await together(store._writer.write(slow), *map(store.commit, tries))
        assert [type(one) for one in got[1:]] == [Head, *[Lost] * 4]
        assert await seqs(store, "t1") == [1]

    play(scenario)


def test_who_knows_another_story_loses(play: Play) -> None:
    """As after a restored backup: the numbers agree, and the rows do not."""

    async def scenario(store: Store) -> None:
        await open_tables(store, "t1")
        known = await store.commit(a_move("t1", 1))
        assert known is not None
        other = msgspec.structs.replace(known, chain="0" * 16)
        with pytest.raises(Lost):
            await store.commit(on(other, a_move("t1", 2)))
        assert await store.rows_from("t1", other) is None

    play(scenario)


def test_what_came_after_a_head(play: Play) -> None:
    async def scenario(store: Store) -> None:
        begun = await store.create(a_table("t1"), Change("t1"))
        first = await store.commit(a_move("t1", 1))
        assert first is not None
        rows: list[Row] = [*a_move("t1", 2).rows, a_row(3)]
        last = await store.commit(Change("t1", rows=rows, chat=[line(1), line(2)]))
        due = [Deadline("clock", 0, NOW + 1)]
        assert await store.rows_from("t1", first) == (rows, [line(1), line(2)], due, last)
        assert last is not None
        assert await store.rows_from("t1", last) == ([], [], due, last)
        found = await store.rows_from("t1", begun)
        assert found is not None
        assert [row.seq for row in found.rows] == [1, 2, 3]
        ahead = Head(4, 2, last.chain)
        assert await store.rows_from("t1", ahead) is None
        assert await store.rows_from("nowhere", last) is None

    play(scenario)


@pytest.mark.parametrize(
    "statement",
    ["UPDATE log SET body = '{}' WHERE seq = 2", "DELETE FROM log WHERE seq = 2", "UPDATE heads SET chain = 'x'"],
)
def test_rows_that_do_not_lead_on_are_not_handed_out(play: Play, statement: str) -> None:
    async def scenario(store: Store) -> None:
        await open_tables(store, "t1")
        known = await store.commit(a_move("t1", 1))
        assert known is not None
        await store.commit(Change("t1", rows=[a_row(2), a_row(3)]))
        await store.write(lambda connection: connection.execute(text(statement)).close())
        assert await store.rows_from("t1", known) is None

    play(scenario)


def test_a_rematch_and_what_its_old_table_says_of_it_are_one(play: Play) -> None:
    async def scenario(store: Store) -> None:
        await open_tables(store, "t1")
        known = await head_of(store, "t1")
        said = Change("t1", rows=[a_row(1, "again")], known=known)
        with pytest.raises(Conflict):
            await store.create(a_table("t2", code="T1"), a_move("t2", 1), after=said)
        assert await seqs(store, "t1") == []
        await store.create(a_table("t2"), a_move("t2", 1), after=said)
        with pytest.raises(Lost):
            await store.create(a_table("t3"), a_move("t3", 1), after=said)
        assert await store.load("t3") is None
        assert [await seqs(store, table) for table in ("t1", "t2")] == [[1], [1]]

    play(scenario)
