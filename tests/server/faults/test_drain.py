"""SIGTERM under load: the house finishes what it has begun, sends everybody away with 1012, and they come back."""

import asyncio
from pathlib import Path

from server.faults import database
from server.faults.load import TABLES, Load
from server.faults.program import Program, opened

RESTARTS = 2
NORMAL, RESTART = 1000, 1012


async def everybody_moves(load: Load) -> None:
    """Waits until all tables have gone on by themselves, except the one where somebody sleeps."""
    while len(load.pictures) < sum(len(moods) for *_, moods in TABLES):
        await asyncio.sleep(0.1)
    going = [(picture, picture.seq) for picture in load.pictures if not (picture.over or picture.drowsy)]
    while any(picture.seq == before and not picture.over for picture, before in going):
        await asyncio.sleep(0.1)


async def drain_again_and_again(load: Load) -> None:
    for _ in range(RESTARTS):
        await everybody_moves(load)
        for player in load.players:
            player.closings.clear()
        status = await asyncio.to_thread(load.program.terminate)
        assert status == 0, "".join(load.program.log[-5:])
        codes = [code for player in load.players for code in player.closings if code != NORMAL]
        assert len(codes) >= len(TABLES), "everybody was playing"
        assert set(codes) == {RESTART}
        log = database.read(load.program.db)
        database.check_commands(log, load.ledger)
        database.check_pictures(log, [picture for picture in load.pictures if not picture.over])
        load.program.start()


async def scenario(program: Program) -> None:
    load = Load(program, "drain")
    try:
        async with asyncio.timeout(240), asyncio.TaskGroup() as group:
            for number in range(len(TABLES)):
                group.create_task(load.keep_playing(number))
            await drain_again_and_again(load)
            await everybody_moves(load)
            load.enough = load.late = True
    finally:
        await load.close()
    assert program.terminate() == 0
    log = database.read(program.db)
    database.check_commands(log, load.ledger)
    database.check_pictures(log, load.pictures)
    program.nothing_failed()
    assert "Traceback" not in "".join(program.log)


def test_a_house_that_closes_loses_nothing_and_its_guests_come_back(tmp_path: Path) -> None:
    with opened(tmp_path / "house.sqlite3") as program:
        asyncio.run(scenario(program))
