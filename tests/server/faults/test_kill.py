"""kill -9 under load: what was acknowledged is there once, and everything goes on by itself."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from server.faults import database
from server.faults.load import TABLES, Load
from server.faults.players import Moment
from server.faults.program import Program, opened

LATEST_S = 2.0
"""A kill comes at some moment within this many seconds after the start, of which the house needs the first to open; two
of three wait for the next command, and come when it is sent, or when it is acknowledged."""


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    with opened(tmp_path / "house.sqlite3") as program:
        yield program


async def kill_again_and_again(load: Load, kills: int, chance: Random) -> None:
    """Ends and opens the house; after every death the disk is compared with what the guests were told."""
    for number in range(kills):
        await asyncio.sleep(chance.uniform(0.05, LATEST_S))
        if number % 3 == 1:
            await at_the_next(load, "sent")
        if number % 3 == 2:
            await at_the_next(load, "acknowledged")
        load.program.kill()
        log = database.read(load.program.db)
        database.check_commands(log, load.ledger)
        database.check_pictures(log, [picture for picture in load.pictures if not picture.over])
        load.program.start()


async def at_the_next(load: Load, moment: Moment) -> None:
    """The worst moments: an answer gets lost for sure, or what somebody was just told must be on the disk already."""
    struck = asyncio.Event()

    def strike() -> None:
        load.program.strike()
        struck.set()

    load.ledger.then[moment] = strike
    await struck.wait()


async def a_clock_runs_out(program: Program, table: str) -> None:
    """Waits until one more does."""
    before = len(database.read(program.db)[table].rows)
    while all(row.kind != "lapse" for row in database.read(program.db)[table].rows[before:]):
        await asyncio.sleep(0.5)


async def under_fire(program: Program, kills: int) -> None:
    load = Load(program, f"{kills} kills")
    lonely = await load.player("lonely")
    # Its only guest never comes back: its clock runs out while the house is dead, or with nobody looking.
    forgotten = await lonely.open(["me", "bot:random"], {"kind": "turn", "seconds": 5})
    try:
        async with asyncio.timeout(180 + 6 * kills), asyncio.TaskGroup() as group:
            for number in range(len(TABLES)):
                group.create_task(load.keep_playing(number))
            await kill_again_and_again(load, kills, Random(load.seed))
            load.enough = True
            await a_clock_runs_out(program, forgotten)
    finally:
        await load.close()
    program.kill()
    log = database.read(program.db)
    database.check_commands(log, load.ledger)
    database.check_pictures(log, load.pictures)
    assert database.check_lapses(log) >= 2, "one table was forgotten, and at another somebody slept"
    finished = [picture for picture in load.pictures if picture.over]
    assert len(finished) >= len(TABLES), "every game that was begun came to its end, but for the sleeper's"
    assert load.ledger.resent >= kills // 4, "answers were lost, and asked for again"
    program.nothing_failed()


def test_ten_kills_lose_nothing(program: Program) -> None:
    asyncio.run(under_fire(program, 10))


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_two_hundred_kills_lose_nothing(program: Program) -> None:
    asyncio.run(under_fire(program, 200))
