"""`tortuga db copy`: a house moves between a file and a server, whole, once, and also when it was interrupted."""

import asyncio
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest
from sqlalchemy import insert

from server.store.disk import Disk
from server.store.samples import NOW, a_row, a_table
from tortuga.cli.main import main
from tortuga.server.identity import Identity
from tortuga.server.store import (
    Change,
    ChatRow,
    Deadline,
    Draft,
    Picture,
    Store,
    StoreUnusable,
    Tabs,
    backup,
    copying,
)
from tortuga.server.store.checking import Check
from tortuga.server.store.moving import Move
from tortuga.server.store.places import Place, Server
from tortuga.server.store.schema import lasting_tables, metadata, thoughts

ROWS = 30


def fill(place: Place) -> None:
    """Something in every table of the database."""

    async def scenario() -> None:
        store = Store.open(place)
        await store.remember_open(NOW)
        await store.beat("here", NOW)
        identity = Identity(store)
        guest, _ = await identity.new_guest("Łukasz", "pl", NOW)
        await identity.rename(guest.id, None, "uk")
        await store.guessed(["192.0.2.1"], 1000)
        for name in ("B", "_x", "a"):
            head = await store.create(
                a_table(name, code=name * 2, host=guest.id), Change(name, sitters=[guest.id, None])
            )
            await identity.invite(name, 1, guest.id, NOW)
            rows = [a_row(seq, f"command-{seq}") for seq in range(1, ROWS + 1)]
            said = [ChatRow(1, guest.id, "say-1", NOW, text="Ahoj! Żółw, черепаха 🐢")]
            due = [Deadline("clock", 0, NOW), Deadline("unstarted", -1, NOW + 2**33)]
            pictures = [Picture(-1, ROWS, "{}"), Picture(0, ROWS, '{"cards":[]}', "[]")]
            await store.commit(
                Change(name, rows=rows, chat=said, deadlines=due, pictures=pictures, status="playing", known=head)
            )
            await store.commit(Change(name, tabs=Tabs("here", {0: 1}), drafts=[Draft(0, 1, "draw")]))
        asked = {"id": "q", "kind": "bots", "request": "{}", "limit_ms": 1, "asked": 1, "claimed": 0, "thinker": ""}
        await store.write(lambda connection: connection.execute(insert(thoughts), asked))
        store.close()

    asyncio.run(scenario())
    assert not [name for name in metadata.tables if not Disk(place).read(f"SELECT count(*) FROM {name}")[0][0]]


def _plain(value: object) -> object:
    return int(value) if isinstance(value, bool) else value


def rows(place: Place) -> dict[str, list[tuple[object, ...]]]:
    """All of it, except what is unlogged and what the database notes about itself."""
    found = {}
    for table in lasting_tables():
        name = str(table.name)
        names = ", ".join(column.name for column in table.columns)
        ours = "WHERE key NOT IN ('copying', 'moved-to', 'probed')" if name == "meta" else ""
        there = Disk(place).read(f"SELECT {names} FROM {name} {ours}")
        found[name] = sorted(
            (tuple(int(one) if isinstance(one, bool) else one for one in row) for row in there), key=repr
        )
    return found


@pytest.fixture
def other(place: Place, tmp_path: Path, request: pytest.FixtureRequest) -> Place:
    """A place of the other engine, with nothing there."""
    if isinstance(place, Path):
        server: Server = request.getfixturevalue("new_database")
        return server
    return tmp_path / "new" / "house.sqlite3"


def refused(do: Callable[[], object]) -> str:
    with pytest.raises(StoreUnusable) as told:
        do()
    return told.value.key


def test_a_house_moves_whole_and_opens_there_and_nowhere_else(place: Place, other: Place) -> None:
    fill(place)
    before = rows(place)
    assert list(Move(place, other).run())[-1] == sum(len(found) for name, found in before.items() if name != "meta")
    assert rows(other).keys() == before.keys()
    for name, found in rows(other).items():
        expected = before[name]
        if name == "meta":
            expected = [row for row in found if row[0] == "house"] + expected
        assert found == sorted(expected, key=repr), name
    passing = metadata.tables.keys() - before.keys()
    assert passing == {"changed_guests", "guesses", "thoughts", "beats", "presence", "drafts"}
    assert not any(Disk(other).read(f"SELECT * FROM {name}") for name in passing)
    assert refused(lambda: Store.open(place)) == "store-moved-on"
    assert not [damage for looked in Check(other).look() for damage in looked.damages]

    async def goes_on() -> None:
        store = Store.open(other)
        await store.commit(Change("a", rows=[a_row(ROWS + 1)]))
        store.close()

    asyncio.run(goes_on())


def test_there_and_back_again(tmp_path: Path, new_database: Server) -> None:
    there, back = tmp_path / "there.sqlite3", tmp_path / "back.sqlite3"
    fill(there)
    list(Move(there, new_database).run())
    list(Move(new_database, back).run())
    first, last = rows(there), rows(back)
    assert last == first
    assert refused(lambda: Store.open(new_database)) == "store-moved-on"
    assert refused(lambda: list(Move(there, tmp_path / "third.sqlite3").run())) == "store-moved-on"
    Store.open(back).close()


def test_a_backup_is_restored_into_a_server(place: Place, tmp_path: Path, new_database: Server) -> None:
    fill(place)
    backup(place, tmp_path / "backup.sqlite3")
    before = rows(place)
    list(Move(tmp_path / "backup.sqlite3", new_database).run())
    restored = rows(new_database)
    restored["meta"] = [row for row in restored["meta"] if row[0] != "house"]
    assert restored == before
    Store.open(place).close()
    Store.open(new_database).close()


def test_a_move_that_was_interrupted_goes_on_where_it_was(
    place: Place, other: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "TOGETHER", 7)
    fill(place)
    told: list[int] = []
    for _ in range(100):
        steps = Move(place, other).run()
        heard = list(islice(steps, 3))  # where it was, and two batches more
        steps.close()
        assert not told or heard[0] == told[-1], "nothing is copied twice"
        told += heard
        if len(heard) < 3:
            break
        assert refused(lambda: Store.open(other)) == "store-unfinished"
        Disk(place).read("SELECT 1")
    assert rows(other) == rows(place)
    assert refused(lambda: Store.open(place)) == "store-moved-on"
    Store.open(other).close()


def test_a_house_that_was_open_in_between_is_copied_anew(
    place: Place, other: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "TOGETHER", 7)
    fill(place)
    steps = Move(place, other).run()
    list(islice(steps, 15))
    steps.close()

    async def plays_on() -> None:
        store = Store.open(place)
        await store.remember_open(NOW + 5000)
        await store.commit(Change("B", rows=[a_row(ROWS + 1)], status="over"))
        store.close()

    asyncio.run(plays_on())
    assert next(iter(heard := list(Move(place, other).run()))) == 0, heard
    assert rows(other) == rows(place)


def test_a_copy_that_differs_is_no_house(place: Place, other: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever went wrong on the way, the house stays where it was."""
    fill(place)

    def careless(target: object, table: object, found: list[object]) -> None:
        if table is metadata.tables["log"]:
            found = found[:-1]
        target.execute(insert(table), [dict(row._mapping) for row in found])  # type: ignore[attr-defined, arg-type]

    with monkeypatch.context() as faulty:
        faulty.setattr("tortuga.server.store.moving.put", careless)
        assert refused(lambda: list(Move(place, other).run())) == "copy-differs"
    assert refused(lambda: Store.open(other)) == "store-unfinished"
    Store.open(place).close()
    list(Move(place, other).run())
    assert rows(other) == rows(place)


def test_a_copy_with_another_last_row_differs(place: Place, other: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copying, "TOGETHER", 7)
    fill(place)
    steps = Move(place, other).run()
    while next(steps) < 20 + sum(len(rows(place)[name]) for name in ("chat", "deadlines", "guests", "heads", "keys")):
        pass
    steps.close()
    Disk(other).change("UPDATE heads SET chain = 'ffff' WHERE table_id = 'B'")
    assert refused(lambda: list(Move(place, other).run())) == "copy-differs"


def test_what_is_in_use_or_not_empty_is_refused_unharmed(place: Place, other: Place, tmp_path: Path) -> None:
    fill(place)
    house = Store.open(place)
    assert refused(lambda: list(Move(place, other).run())) == "store-held"
    house.close()
    assert refused(lambda: Move(place, place)) == "copy-onto-itself"
    assert refused(lambda: Move(tmp_path / "nowhere.sqlite3", other)) == "copy-no-source"
    fill(other)
    before = rows(other)
    assert refused(lambda: list(Move(place, other).run())) == "copy-not-empty"
    assert rows(other) == before
    target = Store.open(other)
    assert refused(lambda: list(Move(place, other).run())) == "store-held"
    target.close()
    Store.open(place).close()


def test_no_house_opens_while_it_moves(place: Place, other: Place) -> None:
    fill(place)
    steps = Move(place, other).run()
    next(steps)
    assert refused(lambda: Store.open(place)) == "store-held"
    assert refused(lambda: Store.open(other)) == "store-held"
    steps.close()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "rows, compared and equal. Tortuga won’t start on"),
        ("pl", "porównano, nie ma różnic. Na"),
        ("uk", "порівняно, відмінностей немає. На"),
    ],
)
def test_the_command_says_what_has_become_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    source, target = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    fill(source)
    assert main(["db", "copy", str(source), str(target), "--lang", language]) == 0
    assert told in capsys.readouterr().out
    assert main(["db", "copy", str(source), str(target), "--lang", language]) == 2
    assert str(target) in capsys.readouterr().err


def test_the_command_moves_to_a_server_without_telling_its_password(
    tmp_path: Path, new_database: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "old.sqlite3"
    fill(source)
    address = new_database.address.replace("tortuga@", "tortuga:se1ret@")
    assert main(["db", "copy", str(source), address, "--lang", "en"]) == 0
    assert main(["serve", "--db", str(source), "--port", "0", "--no-browser", "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert "has moved from" in told.err
    assert "se1ret" not in told.out + told.err
    assert main(["check", "--db", address, "--lang", "en"]) == 0
    assert main(["backup", str(tmp_path / "backup.sqlite3"), "--db", address, "--lang", "en"]) == 0
    assert main(["check", "--db", str(tmp_path / "backup.sqlite3"), "--lang", "en"]) == 0
