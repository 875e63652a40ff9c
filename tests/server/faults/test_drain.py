"""SIGTERM under load: the house finishes what it has begun, sends everybody away with 1012, and they come back."""

import asyncio
from pathlib import Path

from server.faults import logbook
from server.faults.harbour import TABLES, Harbour
from server.faults.program import Program, opened

RESTARTS = 2
NORMAL, RESTART = 1000, 1012


async def everybody_moves(harbour: Harbour) -> None:
    """Waits until all tables have gone on by themselves, but for the one where somebody sleeps."""
    while len(harbour.pictures) < sum(len(moods) for *_, moods in TABLES):
        await asyncio.sleep(0.1)
    going = [(picture, picture.seq) for picture in harbour.pictures if not (picture.over or picture.drowsy)]
    while any(picture.seq == before and not picture.over for picture, before in going):
        await asyncio.sleep(0.1)


async def drain_again_and_again(harbour: Harbour) -> None:
    for _ in range(RESTARTS):
        await everybody_moves(harbour)
        for sailor in harbour.sailors:
            sailor.closings.clear()
        status = await asyncio.to_thread(harbour.program.terminate)
        assert status == 0, "".join(harbour.program.log[-5:])
        codes = [code for sailor in harbour.sailors for code in sailor.closings if code != NORMAL]
        assert len(codes) >= len(TABLES), "everybody was playing"
        assert set(codes) == {RESTART}
        log = logbook.read(harbour.program.db)
        logbook.check_commands(log, harbour.ledger)
        logbook.check_pictures(log, [picture for picture in harbour.pictures if not picture.over])
        harbour.program.start()


async def scenario(program: Program) -> None:
    harbour = Harbour(program, "drain")
    try:
        async with asyncio.timeout(240), asyncio.TaskGroup() as group:
            for number in range(len(TABLES)):
                group.create_task(harbour.keep_playing(number))
            await drain_again_and_again(harbour)
            await everybody_moves(harbour)
            harbour.enough = harbour.late = True
    finally:
        await harbour.close()
    assert program.terminate() == 0
    log = logbook.read(program.db)
    logbook.check_commands(log, harbour.ledger)
    logbook.check_pictures(log, harbour.pictures)
    faults = program.events("fault", "task-failed")
    assert not faults, faults[0]["traceback"]
    assert "Traceback" not in "".join(program.log)


def test_a_house_that_closes_loses_nothing_and_its_guests_come_back(tmp_path: Path) -> None:
    with opened(tmp_path / "house.sqlite3") as program:
        asyncio.run(scenario(program))
