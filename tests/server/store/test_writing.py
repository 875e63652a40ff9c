"""The one writer: what waits is written together; what is impossible fails alone; what was acknowledged stays."""

import asyncio
import signal
import subprocess
import sys
import threading
import time
import traceback
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, select, text

from server.running import PATIENCE
from server.store.disk import Disk
from server.store.samples import a_move, a_row, a_table, open_tables
from tortuga.server.store import Change, Conflict, Deadline, Head, Store, StoreError, sqlite
from tortuga.server.store.places import Place
from tortuga.server.store.schema import log


async def seqs(store: Store, table: str) -> list[int]:
    found = select(log.c.seq).where(log.c.table_id == table).order_by(log.c.seq)
    return await store.read(lambda connection: list(connection.execute(found).scalars()))


async def together(*waiting: object) -> list[object]:
    """All in one batch behind a first write that is on its way; what each got, errors too."""
    GATHERED.clear()
    begun = [asyncio.ensure_future(one) for one in waiting]  # type: ignore[call-overload]
    await asyncio.sleep(0)  # each has handed over its part
    GATHERED.set()
    return list(await asyncio.gather(*begun, return_exceptions=True))


GATHERED = threading.Event()


def slow(connection: Connection) -> None:
    """Takes as long as the rest needs to gather behind it."""
    assert GATHERED.wait(PATIENCE)


def test_what_waits_is_written_in_one_commit(place: Place) -> None:
    async def scenario() -> None:
        store = Store.open(place)
        await open_tables(store, *(f"t{n}" for n in range(200)))
        before = store.commits
        await together(store._writer.write(slow), *(store.commit(a_move(f"t{n}", 1)) for n in range(200)))
        assert store.commits <= before + 3
        assert len(await store.deadlines()) == 200
        store.close()

    asyncio.run(scenario())


def test_one_batch_is_as_if_one_change_came_after_the_other(place: Place) -> None:
    async def scenario() -> None:
        store = Store.open(place)
        await store.create(a_table("t1"), Change("t1"))
        count = "SELECT count(*) FROM log"
        got = await together(
            store._writer.write(slow),
            store.commit(Change("t1", rows=[a_row(1)], deadlines=[Deadline("clock", 0, 1)], sitters=["ania", "bob"])),
            store._writer.write(lambda connection: connection.execute(text(count)).scalar()),
            store.commit(Change("t1", rows=[a_row(2)], deadlines=[Deadline("clock", 1, 2)], gone=[("clock", 0)])),
            store.commit(Change("t1", status="playing", sitters=["ania", "cyd"])),
            store.commit(Change("t1", status="over", deadlines=[Deadline("clock", 0, 3)])),
        )
        assert [one.seq if isinstance(one, Head) else one for one in got] == [None, 1, 1, 2, None, None]
        assert store.commits <= 4
        assert await store.deadlines() == [("t1", Deadline("clock", 1, 2)), ("t1", Deadline("clock", 0, 3))]
        assert [table.status for table in await store.tables_of("cyd", 9)] == ["over"]
        assert await store.tables_of("bob", 9) == []
        store.close()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("change", "column"),
    [(a_move("t5", 1, "another"), "seq"), (a_move("t5", 3, "command-1"), "command")],
    ids=["the same seq", "the same command"],
)
def test_a_repeated_row_fails_alone(place: Place, change: Change, column: str) -> None:
    async def scenario() -> None:
        store = Store.open(place)
        await open_tables(store, *(f"t{n}" for n in range(10)))
        await store.commit(a_move("t5", 1))
        moves = [store.commit(a_move(f"t{n}", 2 if n == 5 else 1, "the-move")) for n in range(10)]
        got = await together(store._writer.write(slow), *moves[:6], store.commit(change), *moves[6:])
        (conflict,) = [one for one in got if isinstance(one, Exception)]
        assert isinstance(conflict, Conflict)
        assert conflict.column == column
        assert [await seqs(store, f"t{n}") for n in range(10)] == [[1, 2] if n == 5 else [1] for n in range(10)]
        store.close()

    asyncio.run(scenario())


def test_a_job_that_raises_fails_alone_and_leaves_nothing(place: Place) -> None:
    def guilty(connection: Connection) -> None:
        connection.execute(text("INSERT INTO meta VALUES ('half', 'done')"))
        raise ZeroDivisionError

    async def scenario() -> None:
        store = Store.open(place)
        await open_tables(store, "t1")
        got = await together(
            store._writer.write(slow),
            store.commit(a_move("t1", 1)),
            store.write(guilty),
            store.set_meta("whole", "yes"),
        )
        assert [type(one) for one in got] == [type(None), Head, ZeroDivisionError, type(None)]
        assert await store.meta("half") is None
        assert await store.meta("whole") == "yes"
        assert await seqs(store, "t1") == [1]
        store.close()

    asyncio.run(scenario())


def test_an_error_tells_nothing_of_what_was_to_be_written(place: Place, tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store.open(place)
        with pytest.raises(StoreError) as refused:
            await store.write(lambda connection: connection.execute(text("INSERT INTO no VALUES (:x)"), {"x": "5eed"}))
        told = "".join(traceback.format_exception(refused.value, limit=0))
        assert "no such table" in told or "does not exist" in told
        assert "5eed" not in told
        assert str(tmp_path) not in told
        store.close()

    asyncio.run(scenario())


def test_who_stops_waiting_does_not_disturb_the_others(place: Place) -> None:
    async def scenario() -> None:
        store = Store.open(place)
        await open_tables(store, "t1")
        GATHERED.clear()
        first = asyncio.ensure_future(store._writer.write(slow))
        gone, stays = (asyncio.ensure_future(store.commit(a_move("t1", seq))) for seq in (1, 2))
        await asyncio.sleep(0)
        gone.cancel()
        GATHERED.set()
        await asyncio.gather(first, stays)
        assert await seqs(store, "t1") == [1, 2]
        store.close()

    asyncio.run(scenario())


def test_the_writer_outlives_an_event_loop_that_ended_meanwhile(place: Place) -> None:
    store = Store.open(place)
    GATHERED.clear()

    async def begin() -> None:
        waiting = asyncio.ensure_future(store._writer.write(slow))
        await asyncio.sleep(0)
        waiting.cancel()

    asyncio.run(begin())
    GATHERED.set()
    asyncio.run(open_tables(store, "t1"))
    asyncio.run(store.commit(a_move("t1", 1)))
    assert asyncio.run(seqs(store, "t1")) == [1]
    store.close()


def test_a_locked_database_is_refused_and_later_works(place: Place) -> None:
    async def scenario() -> None:
        store = Store.open(place)
        await store.create(a_table("t1"), a_move("t1", 1))
        with Disk(place).locked():
            begun = time.monotonic()
            got = await together(*(store.commit(a_move("t1", seq)) for seq in range(2, 30)))
            assert {str(one) for one in got} == {"store-locked"}
            assert len({id(one) for one in got}) == len(got)
            assert time.monotonic() - begun < 14 * sqlite.PATIENCE  # not one patience after the other
            assert await seqs(store, "t1") == [1]  # reading goes on
        await store.commit(a_move("t1", 2))
        assert await seqs(store, "t1") == [1, 2]
        store.close()

    asyncio.run(scenario())


def test_reading_and_writing_go_on_at_once(place: Place) -> None:
    async def scenario() -> None:
        store = Store.open(place)
        await store.create(a_table("t1"), Change("t1"))

        async def write() -> None:
            for seq in range(1, 101):
                await store.commit(a_move("t1", seq))

        async def read() -> None:
            for _ in range(50):
                loaded = await store.load("t1")
                assert loaded is not None
                assert [row.seq for row in loaded[1]] == list(range(1, len(loaded[1]) + 1))

        await asyncio.gather(write(), *(read() for _ in range(6)))
        store.close()

    asyncio.run(scenario())


FULL_DISK = """
import asyncio, resource, sys
from pathlib import Path
from server.running import PATIENCE
from server.store.samples import a_move, a_row, open_tables
from server.store.test_writing import seqs
from tortuga.server.store import Change, Head, Store, StoreTrouble

def limit(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

async def main():
    path = Path(sys.argv[1])
    store = Store.open(path)
    await open_tables(store, "t1", "t2")
    acknowledged, refused, seq = [], 0, 1
    for _ in range(3):
        limit(max(file.stat().st_size for file in path.parent.iterdir()) + 300_000)
        while True:
            results = await asyncio.gather(
                *(store.commit(Change("t1", rows=[a_row(seq + n)], deadlines=[])) for n in range(20)),
                return_exceptions=True,
            )
            written = [seq + n for n, result in enumerate(results) if isinstance(result, Head)]
            acknowledged += written
            seq += len(written)
            if len(written) < 20:
                break
        for result in results:
            if not isinstance(result, Head):
                assert isinstance(result, StoreTrouble) and result.key == "store-full", repr(result)
                refused += 1
        assert set(acknowledged) <= set(await seqs(store, "t1"))
        try:
            await store.commit(Change("t2", status="open", card="x" * 10_000))
        except StoreTrouble as error:
            assert error.key == "store-full", error
        limit(resource.RLIM_INFINITY)
        await store.commit(a_move("t1", seq))
        acknowledged.append(seq)
        seq += 1
    assert refused and len(acknowledged) > 100, (refused, len(acknowledged))
    assert await seqs(store, "t1") == acknowledged
    store.close()
    again = Store.open(path)
    assert await seqs(again, "t1") == acknowledged
    again.close()

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limits of file size there")
def test_a_full_disk_is_refused_and_later_works_with_nothing_lost(tmp_path: Path) -> None:
    tests = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", FULL_DISK, tmp_path / "house.db"], cwd=tests, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


KILLED = """
import asyncio, sys
from pathlib import Path
from server.running import PATIENCE
from server.store.samples import a_move, open_tables
from server.store.test_writing import seqs
from tortuga.server.store import Store
from tortuga.server.store.places import place_of

async def player(store, table):
    if await store.load(table) is None:
        await open_tables(store, table)
    for seq in range(len(await seqs(store, table)) + 1, 1_000_000):
        await store.commit(a_move(table, seq))
        sys.stdout.write(f"{table} {seq}\\n")
        sys.stdout.flush()

async def main():
    store = Store.open(place_of(sys.argv[1]))
    await asyncio.gather(*(player(store, f"t{n}") for n in range(8)))

asyncio.run(main())
"""


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(place: Place) -> None:
    where = str(place) if isinstance(place, Path) else place.address
    tests, random = Path(__file__).parents[2], Random(3)
    acknowledged: set[tuple[str, int]] = set()
    for _ in range(4):
        with subprocess.Popen([sys.executable, "-c", KILLED, where], cwd=tests, stdout=subprocess.PIPE) as house:
            assert house.stdout is not None
            lines = [house.stdout.readline() for _ in range(2)]
            time.sleep(random.uniform(0.0, 0.2))
            house.send_signal(signal.SIGKILL)
            lines += house.stdout.readlines()
        for line in lines:
            table, _, seq = line.decode().partition(" ")
            if seq.endswith("\n"):
                acknowledged.add((table, int(seq)))

    async def rows() -> list[tuple[str, int]]:
        store = Store.open(place)
        found = [(f"t{n}", seq) for n in range(8) for seq in await seqs(store, f"t{n}")]
        store.close()
        return found

    kept = asyncio.run(rows())
    assert acknowledged <= set(kept)
    assert len(kept) == len(set(kept))
    assert len(acknowledged) > 4
