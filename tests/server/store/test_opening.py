"""Opening a database: new, old, too new, somebody else's, none at all, or one that another house has open."""

import asyncio
import errno
import io
import os
import re
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Boolean, Connection, Engine, Integer, MetaData, insert, select, text
from sqlalchemy.dialects.postgresql import dialect as postgresql_dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.schema import CreateTable

from server.store.samples import a_move, a_table, open_tables
from tortuga.kernel.messages import Word
from tortuga.server.store import Store, StoreError, StoreUnusable, postgresql
from tortuga.server.store.database import PostgresqlDatabase
from tortuga.server.store.migrations import FOLDER, upgrade
from tortuga.server.store.migrations.__main__ import propose
from tortuga.server.store.places import Place, Server
from tortuga.server.store.schema import metadata
from tortuga.server.store.sqlite import engine

REVISIONS = [script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions()]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture
def database(path: Path) -> Iterator[Engine]:
    path.touch()
    made = engine(path, begin="BEGIN IMMEDIATE", connections=1)
    yield made
    made.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh(request: pytest.FixtureRequest) -> Iterator[tuple[Place, Engine]]:
    """A database with nothing in it."""
    if request.param == "sqlite":
        yield request.getfixturevalue("path"), request.getfixturevalue("database")
    else:
        server = request.getfixturevalue("new_database")
        made = postgresql.engine(server, patient=True)
        yield server, made
        made.dispose()


def test_the_migrations_lead_to_the_schema(fresh: tuple[Place, Engine]) -> None:
    place, database = fresh
    with database.begin() as connection:
        upgrade(connection, place)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_on_postgresql_too_the_migrations_say_it_as_the_schema_would(new_database: Server) -> None:
    """Also what a comparison leaves out, above all how ids are sorted."""
    columns = """
        SELECT table_name, column_name, data_type, collation_name, is_nullable, column_default
        FROM information_schema.columns WHERE table_schema = :schema AND table_name != 'alembic_version'"""
    constraints = (
        "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = to_regnamespace(:schema)"
    )
    indexes = "SELECT indexname, replace(indexdef, :schema || '.', '') FROM pg_indexes WHERE schemaname = :schema"
    found: dict[str, list[set[Any]]] = {}
    database = postgresql.engine(new_database, patient=True)
    with database.begin() as connection:
        upgrade(connection, new_database)
        connection.execute(text("CREATE SCHEMA made"))
        connection.execute(text("SET LOCAL search_path TO made"))
        metadata.create_all(connection)
        for schema in ("public", "made"):
            asked = (columns, constraints, indexes)
            found[schema] = [{tuple(row) for row in connection.execute(text(one), {"schema": schema})} for one in asked]
    database.dispose()
    found["public"] = [{row for row in rows if "alembic_version_pkc" not in row} for rows in found["public"]]
    assert found["public"] == found["made"]
    assert ("log", "table_id", "character varying", "C", "NO", None) in found["made"][0]


def test_the_migrations_say_it_as_the_schema_would(path: Path, database: Engine, tmp_path: Path) -> None:
    """Also what a comparison leaves out, such as whether a part of a key may be missing."""

    def tables(connection: Connection) -> dict[str, set[str]]:
        found = connection.exec_driver_sql("SELECT name, sql FROM sqlite_master WHERE name != 'alembic_version'")
        return {name: {part.strip() for part in re.split(r"[,\n]", sql or "")} - {""} for name, sql in found}

    (tmp_path / "fresh.db").touch()
    fresh = engine(tmp_path / "fresh.db", begin="BEGIN IMMEDIATE", connections=1)
    with database.begin() as migrated, fresh.begin() as made:
        upgrade(migrated, path)
        metadata.create_all(made)
        expected = tables(made)
        assert {name: lines for name, lines in tables(migrated).items() if name in expected} == expected
    fresh.dispose()


def test_on_postgresql_too_nobody_but_the_house_counts() -> None:
    """There a part of a key that may count by itself would have another type. Nothing is asked of a server."""
    written = io.StringIO()
    context = MigrationContext.configure(
        dialect_name="postgresql", opts={"as_sql": True, "output_buffer": written, "target_metadata": metadata}
    )
    with Operations.context(context):
        for script in reversed([*ScriptDirectory(str(FOLDER)).walk_revisions()]):
            script.module.upgrade()
    dialect = postgresql_dialect()  # type: ignore[no-untyped-call]
    schema = [str(CreateTable(table).compile(dialect=dialect)) for table in metadata.sorted_tables]
    for said in (written.getvalue(), *schema):
        assert "CREATE TABLE" in said
        assert "SERIAL" not in said


def test_the_next_migration_is_proposed_by_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """What there is to write down was compared with an empty database that has all migrations so far."""
    proposed: list[tuple[str, bool, str]] = []

    def revision(config: Config, message: str, *, autogenerate: bool, rev_id: str) -> None:
        assert compare_metadata(MigrationContext.configure(config.attributes["connection"]), metadata) == []
        proposed.append((message, autogenerate, rev_id))

    monkeypatch.setattr("alembic.command.revision", revision)
    propose("a table for parrots")
    assert proposed == [("a table for parrots", True, f"{len(REVISIONS) + 1:04}")]


def fill(connection: Connection) -> dict[str, dict[str, Any]]:
    """One row in every table of whatever version this is."""
    found = MetaData()
    found.reflect(connection)
    rows: dict[str, dict[str, Any]] = {}
    for name, table in found.tables.items():
        if name != "alembic_version":
            rows[name] = {column.name: _something(column.type) for column in table.columns}
            connection.execute(insert(table), rows[name])
    return rows


def _something(kind: object) -> Any:
    if isinstance(kind, Boolean):
        return True
    return 7 if isinstance(kind, Integer) else "seven"


@pytest.mark.parametrize("revision", REVISIONS)
def test_the_database_of_every_version_is_brought_up_to_date_with_its_rows(
    fresh: tuple[Place, Engine], revision: str
) -> None:
    place, database = fresh
    with database.begin() as connection:
        upgrade(connection, place, to=revision)
        filled = fill(connection)
    Store.open(place).close()
    with database.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        for name, table in metadata.tables.items():
            if name in filled:
                kept = [column for column in table.columns if column.name in filled[name]]
                (row,) = connection.execute(select(*kept)).mappings()
                assert dict(row) == {column.name: filled[name][column.name] for column in kept}


def test_the_database_of_a_later_version_is_refused_unharmed(path: Path) -> None:
    asyncio.run(one_move(path))
    with closing(sqlite3.connect(path)) as later:
        later.execute("UPDATE alembic_version SET version_num = '9999'")
        later.execute("ALTER TABLE log ADD COLUMN mood TEXT")
        later.commit()
    before = path.read_bytes()
    with pytest.raises(StoreUnusable) as refused:
        Store.open(path)
    assert refused.value.key == "store-newer"
    assert path.read_bytes() == before


async def one_move(path: Path) -> None:
    store = Store.open(path)
    await store.create(a_table("t1"), a_move("t1", 1))
    store.close()


@pytest.mark.parametrize("content", [b"x", b"Dear diary,\n" * 1000], ids=["short", "long"])
def test_a_file_that_is_no_database_is_refused_unharmed(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(StoreUnusable) as refused:
        Store.open(path)
    assert refused.value.key == "store-no-database"
    assert path.read_bytes() == content


def test_the_database_of_another_program_is_refused_unharmed(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    with pytest.raises(StoreUnusable) as refused:
        Store.open(path)
    assert refused.value.key == "store-foreign"
    assert path.read_bytes() == before


def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for place, why in ((tmp_path, "is-folder"), (tmp_path / "file" / "house.db", "no-folder")):
        with pytest.raises(StoreUnusable) as refused:
            Store.open(place)
        assert refused.value.key == "store-unreachable"
        assert refused.value.facts == {"file": str(place), "reason": Word(f"system-{why}")}


NOBODY_CAN_TELL = pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="nobody can tell which files are open")


def held(path: Path) -> list[str]:
    """The files of a database that this process has open."""
    links = [link for link in Path("/proc/self/fd").iterdir() if link.is_symlink()]
    return [target for target in (os.path.realpath(link) for link in links) if target.startswith(str(path))]


@NOBODY_CAN_TELL
def test_a_file_that_was_refused_is_let_go_and_can_be_mended(path: Path) -> None:
    for content in (b"x", b"Dear diary,\n" * 1000):
        path.write_bytes(content)
        with pytest.raises(StoreError):
            Store.open(path)
        assert held(path) == []
    path.unlink()
    Store.open(path).close()


@pytest.mark.skipif(sys.platform == "win32", reason="no locks there")
def test_a_disk_without_locks_is_no_reason_to_refuse(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def flock(_file: int, _how: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("fcntl.flock", flock)
    asyncio.run(one_move(path))
    assert path.exists()


@NOBODY_CAN_TELL
def test_a_store_that_is_closed_has_let_go_of_its_files(path: Path) -> None:
    async def read(store: Store) -> None:
        assert await store.load("nothing") is None

    before = set(threading.enumerate())
    store = Store.open(path)
    asyncio.run(read(store))
    assert held(path)
    store.close()
    store.close()
    assert held(path) == []
    assert set(threading.enumerate()) <= before


def test_the_folders_on_the_way_to_it_are_made(tmp_path: Path) -> None:
    Store.open(tmp_path / "far" / "away" / "house.db").close()
    assert (tmp_path / "far" / "away" / "house.db").exists()


def test_errors_do_not_quote_what_was_to_be_written(database: Engine) -> None:
    with pytest.raises(DBAPIError) as told, database.begin() as connection:
        connection.execute(text("INSERT INTO nowhere VALUES (:seed)"), {"seed": "a-secret-of-the-sea"})
    assert "a-secret-of-the-sea" not in str(told.value)


def test_a_second_house_is_refused_while_the_first_is_open(path: Path) -> None:
    first = Store.open(path)
    with pytest.raises(StoreUnusable) as refused:
        Store.open(path)
    assert refused.value.key == "store-held"
    first.close()
    Store.open(path).close()


@pytest.mark.parametrize("alone", [False, True])
def test_who_comes_while_another_is_going_waits_for_that(
    new_database: Server, alone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = postgresql.connect(new_database, alone=True)
    waited: list[float] = []

    def sleep(seconds: float) -> None:
        waited.append(seconds)
        first.close()
        time.sleep(seconds)

    monkeypatch.setattr(postgresql, "time", SimpleNamespace(monotonic=lambda: 0.0, sleep=sleep))
    postgresql.connect(new_database, alone=alone).close()
    assert waited


def test_nobody_has_a_database_alone_that_a_house_has_just_opened(
    new_database: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "LOCK_MS", 50)
    opened = PostgresqlDatabase(new_database)
    with pytest.raises(StoreUnusable, match="store-held"):
        postgresql.connect(new_database, alone=True)
    opened.close()
    monkeypatch.undo()
    postgresql.connect(new_database, alone=True).close()


@pytest.mark.skipif(sys.platform == "win32", reason="no forks there")
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_a_child_that_outlives_the_house_does_not_keep_the_next_one_out(path: Path) -> None:
    first = Store.open(path)
    child = os.fork()
    if child == 0:
        signal.pause()
    try:
        with pytest.raises(StoreUnusable, match="store-held"):
            Store.open(path)
        first.close()
        Store.open(path).close()
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


@pytest.mark.skipif(sys.platform == "win32", reason="no modes there")
def test_nobody_else_on_the_machine_reads_the_database(path: Path) -> None:
    async def scenario() -> None:
        store = Store.open(path)
        await store.create(a_table("t1"), a_move("t1", 1))
        assert {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()} == {0o600}
        store.close()

    asyncio.run(scenario())


def test_it_is_as_durable_as_it_says(path: Path) -> None:
    store = Store.open(path)
    with store._database.writing.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
    store.close()


# -- On a server ------------------------------------------------------------------------------------------------------


def test_many_processes_may_open_at_once_and_one_of_them_migrates(new_database: Server) -> None:
    """Each of them finds a database that is up to date, whoever was first."""
    with ThreadPoolExecutor(6) as threads:
        stores = list(threads.map(Store.open, [new_database] * 6))
    for number, store in enumerate(stores):
        asyncio.run(open_tables(store, f"t{number}"))
    assert len(asyncio.run(stores[0].heads([f"t{number}" for number in range(6)]))) == 6
    for store in stores:
        store.close()


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("postgresql://nobody@127.0.0.1:1/house", "refused"),
        ("postgresql://127.0.0.1/house?colour=red", "colour"),
    ],
)
def test_a_server_that_cannot_be_reached_is_refused_without_a_secret(address: str, reason: str) -> None:
    with pytest.raises(StoreUnusable) as refused:
        Store.open(Server(address.replace("//", "//house:se1ret@").replace("nobody@", "")))
    assert refused.value.key == "store-unreachable"
    assert reason in str(refused.value.facts["reason"])
    assert "se1ret" not in str(refused.value.facts)


def test_a_database_that_is_not_there_is_refused(new_database: Server) -> None:
    with pytest.raises(StoreUnusable, match="store-unreachable") as refused:
        Store.open(Server(new_database.address.replace("/p", "/no-p")))
    assert "does not exist" in str(refused.value.facts["reason"])


def test_a_server_that_says_yes_too_early_is_refused(new_database: Server) -> None:
    name = new_database.address.partition("?")[0].rpartition("/")[2]
    with psycopg.connect(new_database.address, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    with pytest.raises(StoreUnusable) as refused:
        Store.open(new_database)
    assert refused.value.key == "store-not-durable"
    assert refused.value.facts["setting"] == "synchronous_commit = off"


def test_another_programs_database_on_a_server_is_refused_unharmed(new_database: Server) -> None:
    with psycopg.connect(new_database.address, autocommit=True) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        with pytest.raises(StoreUnusable, match="store-foreign"):
            Store.open(new_database)
        found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
    assert found == [("recipes",)]


def test_a_later_versions_database_on_a_server_is_refused(new_database: Server) -> None:
    Store.open(new_database).close()
    with psycopg.connect(new_database.address, autocommit=True) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreUnusable, match="store-newer"):
        Store.open(new_database)


def test_connections_to_a_server_have_their_limits(new_database: Server) -> None:
    """Whoever stands still holds up nobody else for long."""
    store = Store.open(new_database)
    limits = {"lock_timeout": "2s", "statement_timeout": "5s", "idle_in_transaction_session_timeout": "3s"}
    for one in (store._database.writing, store._database.jobs, store._database.reading):
        with one.connect() as connection:
            for name, value in limits.items():
                assert connection.execute(text(f"SHOW {name}")).scalar() == value
            assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"
    store.close()


def test_without_psycopg_the_house_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreUnusable, match="postgresql-missing"):
        Store.open(Server("postgresql://127.0.0.1/house"))


def test_a_house_on_a_file_needs_no_psycopg() -> None:
    code = "import sys, tortuga.server.app, tortuga.cli.house; sys.exit('psycopg' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
