"""The judge of fault schedules finds what it is there for: houses with a fault planted in them do not get past it."""

import asyncio
from functools import partial
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
UPGRADE = ["upgraded"]
BACKUP = Length(seconds=0.0, faults=0, frozen_s=0.0, commands=40, goes_back=1.0)


def is_told(told: str, faults: list[str]) -> bool:
    return any(told in fault for fault in faults)


async def found_in(folder: Path, fault: str, told: str, length: Length, befalls: list[str]) -> list[str]:
    with several(folder, 2, fault, fault) as houses:
        await houses.open()
        found: list[str] = []
        for number in range(ROUNDS):
            schedule = Schedule(houses, f"{fault} {number}", f"s{number}", length, PLANS, OFTEN, befalls)
            houses.is_found = partial(is_told, told, schedule.journal.faults)
            found += await schedule.run()
            if found:
                break
    return found


@pytest.mark.parametrize(
    ("fault", "told", "length", "befalls"),
    [
        ("writes_behind", "was acknowledged", CALM, []),
        pytest.param("refuses_while_behind", "was known", CALM, [], marks=pytest.mark.long),
        ("shows_before_it_is_stored", "of row", CALM, []),
        ("stores_a_bots_answer_twice", "the records of its game", CALM, []),
        pytest.param(
            "stays_when_newer_rules_are_there", "whose rules are outdated", CALM, UPGRADE, marks=pytest.mark.long
        ),
        pytest.param("keeps_to_its_own_story", "and it is at", BACKUP, [], marks=pytest.mark.long),
    ],
)
def test_a_planted_fault_is_found(tmp_path: Path, fault: str, told: str, length: Length, befalls: list[str]) -> None:
    found = asyncio.run(found_in(tmp_path, fault, told, length, befalls))
    assert is_told(told, found), "\n".join(found[:20])
