"""The deadlines of all tables: what is off takes no memory for long, and only the first wakes who keeps time."""

import pytest

from server.house.open_house import OpenHouse, RestartableHouse, play_out
from server.tables import SECOND
from tortuga.server.house.schedule import SLACK, Schedule
from tortuga.server.metrics import Metrics


@pytest.mark.parametrize("tables", [0, 1, 10, 100, 1000])
def test_deadlines_that_are_off_or_set_anew_are_forgotten(tables: int) -> None:
    schedule = Schedule(lambda: 0, lambda *_: None, Metrics())
    for move in range(1, 6):
        for table in range(tables):
            schedule.add(1000 * move, f"t{table}", "clock", 0)
            assert schedule.size <= 2 * len(schedule) + SLACK
    assert len(schedule) == tables
    for table in range(tables):
        schedule.drop(f"t{table}", "clock", 0)
        assert schedule.size <= 2 * len(schedule) + SLACK
    assert len(schedule) == 0


def test_only_a_deadline_that_comes_first_wakes_who_keeps_time(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        house = opened.house
        now = house.clock() + 24 * 3600 * SECOND
        woken: list[bool] = []
        for after in (50, 60, 70, 10, 80, 10):
            house._schedule.changed.clear()
            house._schedule.add(now + after, "no table", "clock", 0)
            woken.append(house._schedule.changed.is_set())
        assert woken == [True, False, False, True, False, True]

    play_out(restartable, scenario)
