"""The chain: whatever happens to the rows of a table on the disk, it is found, and nobody else has to suffer."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path

import msgspec
import pytest
from alembic.script import ScriptDirectory

from server.store.disk import Disk
from server.store.samples import NOW, a_move, a_row, a_table
from tortuga.server.store import Change, ChatRow, Store, TableDamaged
from tortuga.server.store.chain import Damage, Inspection, beginning, link
from tortuga.server.store.migrations import FOLDER, upgrade
from tortuga.server.store.places import Place
from tortuga.server.store.rows import Head, Row
from tortuga.server.store.sqlite import engine

ROWS = 9


def fill(place: Place) -> None:
    """Three tables of nine rows and two lines of chat each."""

    async def scenario() -> None:
        store = Store.open(place)
        for name in ("t1", "t2", "t3"):
            await store.create(a_table(name), a_move(name, 1))
            for seq in range(2, ROWS + 1):
                await store.commit(a_move(name, seq))
            for n in (1, 2):
                said = ChatRow(n, "ania", f"say-{n}", NOW, text="Ahoj!")
                await store.commit(Change(name, chat=[said]))
        store.close()

    asyncio.run(scenario())


@pytest.fixture
def filled(place: Place) -> Place:
    fill(place)
    return place


@pytest.fixture
def path(tmp_path: Path) -> Path:
    fill(tmp_path / "house.db")
    return tmp_path / "house.db"


def loaded(place: Place, *names: str) -> list[object]:
    """What comes of loading these tables, all at the same time."""

    async def scenario() -> list[object]:
        store = Store.open(place)
        try:
            return list(await asyncio.gather(*map(store.load, names), return_exceptions=True))
        finally:
            store.close()

    return asyncio.run(scenario())


def rows_of(found: object) -> int:
    assert isinstance(found, tuple), found
    return len(found[1])


COPY = (
    "INSERT INTO log SELECT table_id, {seq}, 'new', actor, kind, body, chance, rules, at, digest, chain, told FROM log"
)
BY_HAND = [
    ("DELETE FROM log WHERE table_id = 't2' AND seq = 4", Damage("missing", 4, 4)),
    ("DELETE FROM log WHERE table_id = 't2' AND seq = 1", Damage("missing", 1, 1)),
    ("DELETE FROM log WHERE table_id = 't2' AND seq > 6", Damage("missing", 7, 9)),
    ("DELETE FROM log WHERE table_id = 't2'", Damage("missing", 1, 9)),
    ("UPDATE log SET body = '{}' WHERE table_id = 't2' AND seq = 5", Damage("altered", 5, 5)),
    ("UPDATE log SET chance = NULL WHERE table_id = 't2' AND seq = 9", Damage("altered", 9, 9)),
    ("UPDATE log SET command = 'other' WHERE table_id = 't2' AND seq = 1", Damage("altered", 1, 1)),
    ("UPDATE log SET at = at + 1 WHERE table_id = 't2' AND seq = 2", Damage("altered", 2, 2)),
    ("UPDATE log SET chain = 'ffff' WHERE table_id = 't2' AND seq = 3", Damage("altered", 3, 3)),
    (f"{COPY.format(seq=10)} WHERE table_id = 't2' AND seq = 9", Damage("altered", 10, 10)),
    ("UPDATE tables SET seed = 'other' WHERE id = 't2'", Damage("altered", 1, 1)),
    ("DELETE FROM tables WHERE id = 't2'", Damage("about")),
    ("DELETE FROM heads WHERE table_id = 't2'", Damage("head")),
    ("UPDATE heads SET seq = 8 WHERE table_id = 't2'", Damage("extra", 9, 9)),
    ("UPDATE heads SET chain = 'ffff' WHERE table_id = 't2'", Damage("head", 9, 9)),
    ("DELETE FROM chat WHERE table_id = 't2' AND n = 2", Damage("chat", 2, 2)),
]


@pytest.mark.parametrize(("statement", "damage"), BY_HAND, ids=[statement[:60] for statement, _ in BY_HAND])
def test_a_table_whose_rows_were_changed_is_refused_and_the_others_are_not(
    filled: Place, statement: str, damage: Damage
) -> None:
    Disk(filled).change(statement)
    first, second, third = loaded(filled, "t1", "t2", "t3")
    assert isinstance(second, TableDamaged)
    assert (second.table, second.damage) == ("t2", damage)
    assert rows_of(first) == rows_of(third) == ROWS


def test_a_row_that_is_there_twice_is_found() -> None:
    rows = [a_row(1), a_row(2), a_row(2), a_row(3)]
    found = inspected([(row, None) for row in rows], Head(3, 0, chained(rows[:2] + rows[3:])[-1]))
    assert found == [Damage("doubled", 2, 2)]


def inspected(rows: list[tuple[Row, str | None]], head: Head) -> list[Damage]:
    inspection = Inspection(a_table("t1"), head)
    for row, stored in rows:
        inspection.row(row, stored)
    inspection.end()
    return inspection.damages


def chained(rows: list[Row]) -> list[str]:
    chain, links = beginning(a_table("t1")), []
    for row in rows:
        chain = link(chain, row)
        links.append(chain)
    return links


@pytest.mark.parametrize("two", [(2, 7), (3, 4), (1, 9)])
def test_each_of_two_damaged_rows_is_named(two: tuple[int, int]) -> None:
    rows = [a_row(seq) for seq in range(1, ROWS + 1)]
    links = chained(rows)
    for seq in two:
        rows[seq - 1] = a_row(seq, "another")
    found = inspected(list(zip(rows, links, strict=True)), Head(ROWS, 0, links[-1]))
    assert found == [Damage("altered", seq, seq) for seq in two]


def test_a_link_that_is_damaged_alone_does_not_cast_doubt_on_the_next_row() -> None:
    rows = [a_row(seq) for seq in range(1, 5)]
    links = chained(rows)
    stored = [links[0], "ffff", *links[2:]]
    assert inspected(list(zip(rows, stored, strict=True)), Head(4, 0, links[-1])) == [Damage("altered", 2, 2)]


def test_rows_go_on_only_where_the_table_stands(filled: Place) -> None:
    async def scenario() -> None:
        store = Store.open(filled)
        for seq in (ROWS, ROWS + 2):
            with pytest.raises(Exception, match="store-conflict"):
                await store.commit(a_move("t1", seq, "new"))
        with pytest.raises(Exception, match="store-conflict"):
            await store.commit(Change("t1", chat=[ChatRow(4, "ania", "say-4", NOW, text="Ahoj!")]))
        with pytest.raises(TableDamaged):
            await store.commit(a_move("nowhere", 1))
        await store.commit(a_move("t1", ROWS + 1))
        store.close()

    asyncio.run(scenario())
    assert rows_of(loaded(filled, "t1")[0]) == ROWS + 1


# -- Houses that are older than the chain -----------------------------------------------------------------------------


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A house of the first version: the rows have no links, and there are no heads."""
    path = tmp_path / "old.db"
    path.touch()
    first = next(one.revision for one in ScriptDirectory(str(FOLDER)).walk_revisions() if one.down_revision is None)
    database = engine(path, begin="BEGIN IMMEDIATE", connections=1)
    with database.begin() as connection:
        upgrade(connection, path, to=first)
        for name in ("t1", "t2", "t3"):
            about = msgspec.structs.asdict(a_table(name))
            connection.exec_driver_sql(insertion("tables", about), about)
            for seq in range(1, ROWS + 1):
                row = {"table_id": name, **msgspec.structs.asdict(a_row(seq))}
                del row["told"]
                connection.exec_driver_sql(insertion("log", row), row)
            said = {"table_id": name, **msgspec.structs.asdict(ChatRow(1, "ania", "say", NOW))}
            connection.exec_driver_sql(insertion("chat", said), said)
    database.dispose()
    return path


def insertion(table: str, row: dict[str, object]) -> str:
    return f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join(f':{name}' for name in row)})"


@pytest.mark.parametrize(("seconds", "told"), [(0.0, []), (3600.0, [3])])
def test_an_upgrade_says_how_far_it_is_if_it_takes_long(
    old: Path, seconds: float, told: list[int], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = count(0.0, seconds)
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    database = engine(old, begin="BEGIN IMMEDIATE", connections=1)
    with caplog.at_level(logging.INFO, logger="tortuga.house"), database.begin() as connection:
        upgrade(connection, old)
    database.dispose()
    said = [vars(record)["facts"] for record in caplog.records if record.message == "store-upgrading"]
    assert [facts["tables"] for facts in said] == told
    assert all(facts["of"] == 3 for facts in said)


def test_an_older_house_opens_with_all_its_rows_and_goes_on(old: Path) -> None:
    async def scenario() -> None:
        store = Store.open(old)
        await store.commit(Change("t1", rows=[a_row(ROWS + 1)], chat=[ChatRow(2, "ania", "again", NOW)]))
        store.close()

    asyncio.run(scenario())
    assert [rows_of(found) for found in loaded(old, "t1", "t2", "t3")] == [ROWS + 1, ROWS, ROWS]
    with closing(sqlite3.connect(old)) as database:
        links = database.execute("SELECT chain IS NOT NULL FROM log WHERE table_id = 't1' ORDER BY seq")
        assert [there for (there,) in links] == [0] * (ROWS - 1) + [1, 1], "old rows were not written anew"


@pytest.mark.parametrize("played", [0, 1, 3])
def test_what_is_changed_in_the_old_part_is_found_as_a_whole(old: Path, played: int) -> None:
    async def scenario() -> None:
        store = Store.open(old)
        for more in range(1, played + 1):
            await store.commit(Change("t1", rows=[a_row(ROWS + more)]))
        store.close()

    asyncio.run(scenario())
    Disk(old).change("UPDATE log SET body = '{}' WHERE table_id = 't1' AND seq = 4")
    damaged, whole = loaded(old, "t1", "t2")
    assert isinstance(damaged, TableDamaged)
    assert damaged.damage == Damage("sealed", 1, ROWS)
    assert rows_of(whole) == ROWS


def test_a_hole_that_an_older_house_had_already_is_not_made_good(old: Path) -> None:
    Disk(old).change("DELETE FROM log WHERE table_id = 't1' AND seq = 4")
    damaged, whole = loaded(old, "t1", "t2")
    assert isinstance(damaged, TableDamaged)
    assert damaged.damage == Damage("missing", 4, 4)
    assert rows_of(whole) == ROWS


# -- Bytes ------------------------------------------------------------------------------------------------------------


def page_of(path: Path, name: str) -> tuple[int, int]:
    """Where the last page of a table or index begins in the file, and how long a page is."""
    with closing(sqlite3.connect(path)) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
        (root,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [name]).fetchone()
    return (root - 1) * size, size


def cells_gone(page: bytes) -> bytes:
    """A page that says it has half as many cells as it has."""
    count = int.from_bytes(page[3:5], "big")
    return page[:3] + (count // 2).to_bytes(2, "big") + page[5:]


def letters_gone(page: bytes) -> bytes:
    """200 bytes in the middle of what the rows say aren't text any more."""
    return page[:-400] + b"\xff" * 200 + page[-200:]


@pytest.mark.parametrize("spoil", [cells_gone, letters_gone])
@pytest.mark.parametrize("where", ["log", "sqlite_autoindex_log_1"])
def test_overwritten_bytes_never_make_a_shorter_table(
    tmp_path: Path, path: Path, where: str, spoil: Callable[[bytes], bytes]
) -> None:
    start, size = page_of(path, where)
    data = bytearray(path.read_bytes())
    data[start : start + size] = spoil(bytes(data[start : start + size]))
    path.write_bytes(data)
    found = loaded(path, "t1", "t2", "t3")
    assert any(isinstance(one, TableDamaged) for one in found)
    assert all(isinstance(one, TableDamaged) or rows_of(one) == ROWS for one in found)


def test_a_table_where_nothing_can_be_written_stops_no_other_table(filled: Place) -> None:
    Disk(filled).change("DELETE FROM heads WHERE table_id = 't2'")

    async def scenario() -> list[object]:
        store = Store.open(filled)
        moves = [store.commit(a_move(name, ROWS + 1)) for name in ("t1", "t2", "t3")]
        got: list[object] = list(await asyncio.gather(*moves, return_exceptions=True))
        store.close()
        return got

    first, second, third = asyncio.run(scenario())
    assert [isinstance(one, Head) for one in (first, third)] == [True, True]
    assert isinstance(second, TableDamaged)
