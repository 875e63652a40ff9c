"""Several processes of one house over one PostgreSQL under load, while they are killed and stand still, the server is
restarted and crashes, connections are cut and messages are thrown away: what was promised holds.

What happens to them follows from a seed, which is part of every failure; `TORTUGA_TEST_SEED` repeats it.
"""

import asyncio
import os
import secrets
from pathlib import Path
from random import Random

import pytest

from server.faults.schedules.houses import several
from server.faults.schedules.schedule import BEFALLS, LONG, SHORT, Length, Schedule, draw

SEED = os.environ.get("TORTUGA_TEST_SEED")
USUAL = [(2, ["tide", "squall"]), (3, ["reef", "calm", "swell"])]
"""Processes, and the seeds of their schedules: every fault happens to the house."""
LARGE = 10
"""Schedules of the long run that one test does; each begins with new processes."""


async def hold(folder: Path, count: int, seeds: list[str], length: Length) -> None:
    with several(folder, count, seeds[0]) as houses:
        await houses.open()
        for number, seed in enumerate(seeds):
            schedule = Schedule(houses, seed, f"s{number}", length)
            found = await schedule.run()
            print(schedule)
            assert not found, "\n".join([str(schedule), *found[:40]])
        houses.nothing_failed()


def new_seeds(count: int) -> list[str]:
    return [SEED] if SEED else [secrets.token_hex(4) for _ in range(count)]


def test_the_usual_schedules_have_every_fault() -> None:
    assert {fault for _, seeds in USUAL for seed in seeds for fault in draw(Random(seed), SHORT)} == {*BEFALLS}


@pytest.mark.timeout(900)  # frozen processes take as long as they do, on a busy machine longer
@pytest.mark.parametrize(("processes", "seeds"), USUAL)
def test_a_schedule_of_faults_breaks_no_promise(tmp_path: Path, processes: int, seeds: list[str]) -> None:
    asyncio.run(hold(tmp_path, processes, [SEED] if SEED else seeds, SHORT))


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("number", range(100 // LARGE))
def test_a_hundred_schedules_break_no_promise(tmp_path: Path, number: int) -> None:
    asyncio.run(hold(tmp_path, 2 + number % 2, new_seeds(LARGE), LONG))
