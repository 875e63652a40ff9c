"""The judge of fault schedules finds what it is there for: houses with a fault planted in them do not get past it."""

import asyncio
from pathlib import Path

import pytest

from server.faults.schedules.houses import several
from server.faults.schedules.parties import Plan
from server.faults.schedules.schedule import Length, Schedule

ROUNDS = 5
"""The most that it may take; nearly always one is enough."""
CALM = Length(seconds=0.0, faults=0, frozen_s=0.0, commands=40)
"""Processes in each other's way are all that is needed."""
PLANS = [Plan("rum", ["me", "bot:random", "open"]), Plan("rum", ["me", "open"])]
OFTEN = 0.6


async def found_in(folder: Path, fault: str) -> list[str]:
    with several(folder, 2, fault, fault) as houses:
        await houses.open()
        found: list[str] = []
        for number in range(ROUNDS):
            schedule = Schedule(houses, f"{fault} {number}", f"s{number}", CALM, PLANS, OFTEN)
            found += await schedule.run()
            if found:
                break
    return found


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("writes_behind", "was acknowledged"),
        ("refuses_while_behind", "was known"),
        ("shows_before_it_is_stored", "of row"),
        ("stores_a_bots_answer_twice", "the records of its game"),
    ],
)
def test_a_planted_fault_is_found(tmp_path: Path, fault: str, told: str) -> None:
    found = asyncio.run(found_in(tmp_path, fault))
    assert any(told in one for one in found), "\n".join(found[:20])
