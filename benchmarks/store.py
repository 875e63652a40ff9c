"""How many durable appends the store does on each engine, and how soon another process hears of them.

    python benchmarks/store.py                                  SQLite alone
    python benchmarks/store.py --db postgresql:///tortuga       and a PostgreSQL database with nothing in it

Each round measures every engine once, so whatever else the machine does meets all of them: compare within rounds.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from itertools import count
from pathlib import Path

from tortuga.server.bus import NotifyBus
from tortuga.server.store import Change, Deadline, Head, Row, Store, TableRow
from tortuga.server.store.places import Place, Server, place_of

TABLES = 96
"""Commands on their way at the same time."""
SECONDS = 10
BODY = '{"move":"lay OOb","seat":1,"why":"' + "x" * 160 + '"}'
_names = count(1)


def a_row(seq: int) -> Row:
    return Row(
        seq, f"command-{seq}", "ania", "move", BODY, "[7]", "rum 1.0", 1_700_000_000_000 + seq, "d1ge57d1ge57d1ge"
    )


async def new_table(store: Store) -> tuple[str, Head]:
    name = f"{time.time_ns()}-{next(_names)}"
    about = TableRow(name, name, "ania", "rum", "playing", False, "5eed", "ania", name, 0, 0)
    return name, await store.create(about, Change(name))


async def play(store: Store, moves: int) -> list[float]:
    """One move after the other at a table of its own; how long each took."""
    table, head = await new_table(store)
    took = []
    for _ in range(moves):
        begun = time.perf_counter()
        seq = head.seq + 1
        found = await store.commit(
            Change(table, rows=[a_row(seq)], deadlines=[Deadline("clock", seq % 4, seq)], known=head)
        )
        assert found is not None
        head = found
        took.append(time.perf_counter() - begun)
    return took


async def appends(place: Place, moves: int) -> tuple[float, float, float]:
    """A second, and the median and 95th percentile of one in milliseconds."""
    store = Store.open(place)
    begun = time.perf_counter()
    took = [one for played in await asyncio.gather(*(play(store, moves) for _ in range(TABLES))) for one in played]
    seconds = time.perf_counter() - begun
    store.close()
    return len(took) / seconds, 1000 * statistics.median(took), 1000 * statistics.quantiles(took, n=20)[-1]


async def hearing(server: Server, seconds: float, a_second: float) -> tuple[list[float], list[float]]:
    """From acknowledged here until the rows are read there, and how long a mere read takes meanwhile; seconds."""
    stores = [Store.open(server), Store.open(server)]
    busses = [NotifyBus(server), NotifyBus(server)]
    acknowledged: dict[tuple[str, int], float] = {}
    took: list[float] = []
    known: dict[str, Head] = {}

    async def read(table: str) -> None:
        found = await stores[1].rows_from(table, known[table])
        now = time.perf_counter()
        if found is not None and found.head.seq > known[table].seq:
            took.extend(now - begun for row in found.rows if (begun := acknowledged.pop((table, row.seq), None)))
            known[table] = found.head

    reading: set[asyncio.Task[None]] = set()

    def heard(news: object) -> None:
        for table in news if isinstance(news, dict) else ():
            if table in known:
                task = asyncio.create_task(read(table))
                reading.add(task)
                task.add_done_callback(reading.discard)

    def stored(table: str, head: Head) -> None:
        acknowledged[table, head.seq] = time.perf_counter()
        known.setdefault(table, Head(0, 0, ""))
        busses[0].tell(table, head)

    await busses[0].open(lambda _: None)
    await busses[1].open(heard)
    while not busses[1].is_listening:
        await asyncio.sleep(0.01)
    tables = [await new_table(stores[0]) for _ in range(20)]
    known.update(tables)
    stores[0].when_stored(stored)

    async def player(table: str, head: Head) -> None:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            seq = head.seq + 1
            found = await stores[0].commit(Change(table, rows=[a_row(seq)], known=head))
            assert found is not None
            head = found
            await asyncio.sleep(len(tables) / a_second)

    reads: list[float] = []

    async def reader() -> None:
        until = time.perf_counter() + seconds
        while (begun := time.perf_counter()) < until:
            await stores[1].heads([tables[0][0]])
            reads.append(time.perf_counter() - begun)
            await asyncio.sleep(0.05)

    await asyncio.gather(reader(), *(player(*one) for one in tables))
    await asyncio.sleep(0.5)
    for bus in busses:
        await bus.close()
    for store in stores:
        store.close()
    return took, reads


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--db", help="a PostgreSQL database with nothing in it")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--moves", type=int, default=60, help=f"at each of {TABLES} tables")
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second, for how soon another process hears")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        places: dict[str, Place] = {"SQLite": Path(folder) / "house.sqlite3"}
        if args.db:
            places["PostgreSQL"] = place_of(args.db)
        for number in range(1, args.rounds + 1):
            for name, place in places.items():
                a_second, median, late = asyncio.run(appends(place, args.moves))
                print(f"round {number}: {name:10} {a_second:7,.0f} appends/s, p50 {median:.1f} ms, p95 {late:.1f} ms")
                sys.stdout.flush()
    server = places.get("PostgreSQL")
    if isinstance(server, Server):
        took, reads = asyncio.run(hearing(server, SECONDS, args.rate))
        print(f"another process has read it: {_told(took)} ({len(took) / SECONDS:.0f} rows/s)")
        print(f"a read of one head meanwhile: {_told(reads)}")


def _told(seconds: list[float]) -> str:
    return (
        f"p50 {1000 * statistics.median(seconds):.1f} ms, p95 {1000 * statistics.quantiles(seconds, n=20)[-1]:.1f} ms"
    )


if __name__ == "__main__":
    main()
