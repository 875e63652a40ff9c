"""A look through a whole house: what is damaged is named, by table and row, and nothing is changed."""

import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from server.store.disk import Disk
from server.store.samples import a_move, a_table
from tortuga.server.store import Store, StoreUnusable, backup, checking
from tortuga.server.store.chain import Damage
from tortuga.server.store.checking import Check, Looked
from tortuga.server.store.places import Place

ROWS = 12
TABLES = ("t1", "t2", "t3", "t4", "t5")


async def fill(store: Store) -> None:
    for name in TABLES:
        await store.create(a_table(name), a_move(name, 1))
        for seq in range(2, ROWS + 1):
            await store.commit(a_move(name, seq))


def make(place: Place) -> None:
    async def scenario() -> None:
        store = Store.open(place)
        await fill(store)
        store.close()

    asyncio.run(scenario())


@pytest.fixture
def filled(place: Place) -> Place:
    make(place)
    return place


@pytest.fixture
def path(tmp_path: Path) -> Path:
    make(tmp_path / "house.db")
    return tmp_path / "house.db"


def found(place: Place) -> dict[str | None, list[Damage]]:
    return {looked.table: looked.damages for looked in Check(place).look() if looked.damages}


def test_a_whole_house_is_whole(filled: Place) -> None:
    check = Check(filled)
    looked = list(check.look())
    assert looked == [*(Looked(name, ROWS) for name in TABLES), *([Looked(None)] if isinstance(filled, Path) else [])]
    assert check.tables == len(TABLES)


DAMAGES = (
    "DELETE FROM log WHERE table_id = 't1' AND seq IN (3, 4, 8)",
    "UPDATE log SET body = '{}' WHERE table_id = 't1' AND seq = 11",
    "DELETE FROM log WHERE table_id = 't2' AND seq > 10",
    "DELETE FROM tables WHERE id = 't3'",
    "DELETE FROM heads WHERE table_id = 't5'",
    "DELETE FROM tables WHERE id = 't5'",
)
NO_TEXT = "UPDATE log SET actor = CAST(x'ff' AS TEXT) WHERE table_id = 't4' AND seq = 5"
OTHER_TEXT = "UPDATE log SET actor = 'bob' WHERE table_id = 't4' AND seq = 5"


def test_every_damage_is_named_by_its_table_and_its_rows(filled: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "TOGETHER", 2)
    on_file = isinstance(filled, Path)
    Disk(filled).change_all(*((one,) for one in (*DAMAGES, NO_TEXT if on_file else OTHER_TEXT)))
    before = filled.read_bytes() if isinstance(filled, Path) else None
    assert found(filled) == {
        "t1": [Damage("missing", 3, 4), Damage("missing", 8, 8), Damage("altered", 11, 11)],
        "t2": [Damage("missing", 11, 12)],
        "t3": [Damage("about")],
        "t4": [Damage("altered", 5, 5)],
        "t5": [Damage("about"), Damage("head")],
    }
    assert before == (filled.read_bytes() if isinstance(filled, Path) else None)


def test_ids_are_looked_at_in_the_order_of_their_bytes(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the language of the database is: none is left out, and none comes twice."""
    monkeypatch.setattr(checking, "TOGETHER", 2)
    names = ["B", "Z", "_x", "a", "b-", "b_"]

    async def scenario() -> None:
        store = Store.open(place)
        for number, name in enumerate(names):
            await store.create(a_table(name, code=f"C{number}"), a_move(name, 1))
        store.close()

    asyncio.run(scenario())
    assert [looked.table for looked in Check(place).look() if looked.table] == names


def test_a_page_that_cannot_be_read_is_told_and_the_other_tables_are_looked_at(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
        (root,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()
    data = bytearray(path.read_bytes())
    data[(root - 1) * size : (root - 1) * size + 200] = b"\xff" * 200
    path.write_bytes(data)
    damages = found(path)
    assert any(damage.kind == "unreadable" and damage.reason for damage in damages[None])
    assert all(damages[name] for name in TABLES)


def test_a_house_that_goes_on_meanwhile_is_whole(place: Place) -> None:
    async def scenario() -> None:
        store = Store.open(place)
        await fill(store)

        async def moves() -> None:
            for seq in range(ROWS + 1, ROWS + 100):
                await asyncio.gather(*(store.commit(a_move(name, seq)) for name in TABLES))

        playing = asyncio.ensure_future(moves())
        while not playing.done():
            assert await asyncio.to_thread(found, place) == {}
        await playing
        store.close()

    asyncio.run(scenario())


def test_what_is_no_house_of_this_version_is_refused(tmp_path: Path, path: Path) -> None:
    with pytest.raises(StoreUnusable, match="check-no-source"):
        Check(tmp_path / "nowhere.db")
    Disk(path).change("UPDATE alembic_version SET version_num = '0001'")
    with pytest.raises(StoreUnusable, match="store-older"):
        found(path)
    Disk(path).change("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreUnusable, match="store-newer"):
        found(path)


# -- Other names of the file ------------------------------------------------------------------------------------------


def linked(path: Path, how: str, name: str = "other.db") -> Path:
    other = path.parent / name
    other.parent.mkdir(exist_ok=True)
    if how == "symbolic":
        other.symlink_to(path)
    else:
        os.link(path, other)
    return other


@pytest.mark.skipif(sys.platform != "linux", reason="no lock of that kind")
@pytest.mark.parametrize("how", ["symbolic", "hard"])
@pytest.mark.parametrize("name", ["other.db", "elsewhere/house.db"])
def test_a_second_house_by_another_name_is_refused(tmp_path: Path, path: Path, how: str, name: str) -> None:
    other = linked(path, how, name)
    first = Store.open(path)
    with pytest.raises(StoreUnusable, match="store-held"):
        Store.open(other)
    first.close()
    second = Store.open(other)
    with pytest.raises(StoreUnusable, match="store-held"):
        Store.open(path)
    second.close()


@pytest.mark.skipif(sys.platform != "linux", reason="no lock of that kind")
@pytest.mark.parametrize("how", ["symbolic", "hard"])
def test_a_copy_and_a_look_by_another_name_have_everything(tmp_path: Path, path: Path, how: str) -> None:
    """Also what stands only in the neighbour of the file, which goes by the name that the house has."""
    other = linked(path, how)

    async def scenario() -> None:
        store = Store.open(path)
        await store.commit(a_move("t1", ROWS + 1))
        assert {looked.rows for looked in Check(other).look() if looked.table == "t1"} == {ROWS + 1}
        await asyncio.to_thread(backup, other, tmp_path / "copy.db")
        store.close()

    asyncio.run(scenario())
    assert {looked.rows for looked in Check(tmp_path / "copy.db").look() if looked.table == "t1"} == {ROWS + 1}


@pytest.mark.skipif(sys.platform != "linux", reason="no lock of that kind")
def test_a_hard_link_from_far_away_is_refused_while_the_house_is_open(path: Path) -> None:
    other = linked(path, "hard", "elsewhere/house.db")
    store = Store.open(path)
    with pytest.raises(StoreUnusable, match="store-other-name"):
        Check(other)
    store.close()
    assert found(other) == {}
