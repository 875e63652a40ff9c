"""The deadlines of all tables: what is off takes no memory for long, however many there are."""

import pytest

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
