"""A house on a PostgreSQL server: many processes at one table, and a server that stops, crashes or is gone."""

import asyncio
import shutil
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, event, text

from server.running import PATIENCE
from server.store.samples import NOW, a_move, a_row, a_table, open_tables
from server.store.test_writing import seqs
from services.postgresql import Databases
from services.postgresql import Server as Postgres
from tortuga.server import readiness as readiness_module
from tortuga.server.metrics import Metrics
from tortuga.server.readiness import Readiness
from tortuga.server.store import Change, ChatRow, Deadline, Head, InDoubt, Lost, Picture, Store, StoreTrouble
from tortuga.server.store.errors import StoreAway
from tortuga.server.store.places import Server


@pytest.fixture
def server(postgresql: Databases) -> Server:
    return Server(postgresql.house())


# -- Many processes ---------------------------------------------------------------------------------------------------


def test_two_processes_at_one_table_lose_alone_and_no_row_is_lost_or_doubled(server: Server) -> None:
    """Each goes on from where it finds the table, as a house does; everybody's rows are there in the end."""

    async def player(store: Store, name: str) -> None:
        done, known = 0, (await store.heads(["t1"]))["t1"]
        while done < 40:
            row = a_row(known.seq + 1, f"{name}-{done}")
            try:
                found = await store.commit(Change("t1", rows=[row], known=known))
                assert found is not None
                known, done = found, done + 1
            except Lost:
                known = (await store.heads(["t1"]))["t1"]

    async def scenario() -> None:
        stores = [Store.open(server) for _ in range(2)]
        await open_tables(stores[0], "t1", "t2")
        await asyncio.gather(*(player(store, f"p{number}") for number, store in enumerate(stores)))
        found = await stores[0].load("t1")
        assert found is not None
        assert sorted(row.command or "" for row in found.rows) == sorted(
            f"p{n}-{k}" for n in range(2) for k in range(40)
        )
        for store in stores:
            store.close()

    asyncio.run(scenario())


def test_whoever_is_at_the_head_just_now_holds_up_nobody(server: Server) -> None:
    """A process that stands still in the middle of its commit: others lose at that table at once, all else goes on."""

    async def scenario() -> None:
        store = Store.open(server)
        await open_tables(store, "t1", "t2")
        with psycopg.connect(server.address) as frozen:
            frozen.execute("UPDATE heads SET seq = 1 WHERE table_id = 't1'")
            got = await asyncio.gather(
                *(store.commit(a_move(name, 1)) for name in ("t1", "t2")), return_exceptions=True
            )
            assert [type(one) for one in got] == [Lost, Head]
            frozen.rollback()
        await store.commit(a_move("t1", 1))
        store.close()

    asyncio.run(scenario())


def test_what_builds_on_nothing_is_written_although_another_change_of_its_table_lost(server: Server) -> None:
    async def scenario() -> None:
        store = Store.open(server)
        await open_tables(store, "t1")
        known = (await store.heads(["t1"]))["t1"]
        await store.commit(a_move("t1", 1))
        became = await store.write(
            lambda connection: store._write_changes(
                connection,
                [
                    Change("t1", rows=[a_row(1, "late")], deadlines=[Deadline("grace", 0, 1)], known=known),
                    Change("t1", pictures=[Picture(0, 1, "{}")]),
                ],
            )
        )
        assert [type(one) for one in became] == [Lost, type(None)]
        assert await store.pictured("t1") == {0: 1}
        assert await store.deadlines() == [("t1", Deadline("clock", 0, NOW + 1))]
        store.close()

    asyncio.run(scenario())


def test_a_whole_change_is_one_statement(server: Server) -> None:
    """So the server never waits for a client in the middle of it."""

    async def scenario() -> None:
        store = Store.open(server)
        head = await store.create(a_table("t1"), Change("t1"))
        change = Change(
            "t1",
            rows=[a_row(1)],
            deadlines=[Deadline("clock", 0, 5)],
            gone=[("grace", 1)],
            status="playing",
            card="{}",
            sitters=["ania", None, "bob"],
            chat=[ChatRow(1, "ania", "say-1", NOW, text="Ahoj!")],
            pictures=[Picture(0, 1, "{}")],
            known=head,
        )
        asked: list[str] = []
        event.listen(store._database.writing, "before_cursor_execute", lambda *given: asked.append(given[2]))
        await store.commit(change)
        assert len(asked) == 1
        known = (await store.heads(["t1"]))["t1"]
        await store.commit(Change("t1", rows=[a_row(2)], sitters=["cyd"], status="over", known=known))
        assert len(asked) == 2
        with store._database.writing.connect() as connection:
            assert getattr(connection.connection.driver_connection, "autocommit", None) is True
        found = await store.load("t1")
        assert found is not None
        assert (found.about.status, found.about.card, found.head.seq, found.head.chat) == ("over", "{}", 2, 1)
        assert [table.id for table in await store.tables_of("cyd", 9)] == ["t1"]
        assert await store.tables_of("bob", 9) == []
        store.close()

    asyncio.run(scenario())


def test_jobs_that_are_in_each_others_way_are_done_again(server: Server) -> None:
    """Two processes change the same two rows, in the other order: one is undone, and simply comes after the other."""
    meeting = threading.Barrier(2)
    met = threading.Event()

    def job(*keys: str) -> object:
        def run(connection: Connection) -> None:
            for key in keys:
                connection.execute(text("UPDATE meta SET value = value || :key WHERE key = :key"), {"key": key})
                if not met.is_set():
                    meeting.wait(PATIENCE)
                    met.set()

        return run

    async def scenario() -> None:
        stores = [Store.open(server) for _ in range(2)]
        for key in ("a", "b"):
            await stores[0].set_meta(key, "")
        await asyncio.gather(stores[0].write(job("a", "b")), stores[1].write(job("b", "a")))  # type: ignore[arg-type]
        assert [await stores[0].meta(key) for key in ("a", "b")] == ["aa", "bb"]
        for store in stores:
            store.close()

    asyncio.run(scenario())


# -- A server that is not there ---------------------------------------------------------------------------------------


@pytest.fixture
def own() -> Iterator[Postgres]:
    """A server that a test may stop; durable, as a house's is."""
    folder = Path(tempfile.mkdtemp(prefix="tortuga-own-"))
    made = Postgres(folder)
    made.make()
    made.start()
    yield made
    made.crash()
    shutil.rmtree(folder)


def test_a_server_that_stops_or_crashes_loses_nothing_and_the_house_goes_on_by_itself(
    own: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness_module, "AGAIN_S", 0.05)
    monkeypatch.setattr(readiness_module, "FRESH_S", 0.0)

    async def scenario() -> None:
        store = Store.open(Server(own.address()))
        ready = Readiness(store, Metrics())
        await open_tables(store, "t1")
        acknowledged = 0
        for end in (own.stop, own.crash):
            for _ in range(5):
                await store.commit(a_move("t1", acknowledged + 1))
                acknowledged += 1
            await asyncio.to_thread(end)
            with pytest.raises(InDoubt):
                await store.commit(a_move("t1", acknowledged + 1))
            with pytest.raises(StoreAway):
                await store.commit(a_move("t1", acknowledged + 1))
            with pytest.raises(StoreAway):
                await store.load("t1")
            with pytest.raises(StoreTrouble, match="store-"):
                await ready()
            await asyncio.to_thread(own.start)
            async with asyncio.timeout(PATIENCE):
                while ready.trouble is not None:
                    await asyncio.sleep(0.02)
            assert await seqs(store, "t1") == list(range(1, acknowledged + 1))
        await ready.close()
        store.close()

    asyncio.run(scenario())


def test_connections_that_were_cut_are_made_again(server: Server) -> None:
    async def scenario() -> None:
        store = Store.open(server)
        await open_tables(store, "t1")
        await store.commit(a_move("t1", 1))
        with psycopg.connect(server.address, autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
                " AND application_name = 'tortuga'"
            )
        assert await seqs(store, "t1") == [1], "who only reads does not notice"
        with pytest.raises(InDoubt):
            await store.commit(a_move("t1", 2))
        await store.commit(a_move("t1", 2))
        store.close()

    asyncio.run(scenario())
