"""The house's clock: jumps of the system's clock, stalls and restarts cost nobody time and give nobody any."""

import asyncio
import time

import pytest

from tortuga.server import house_clock
from tortuga.server.house_clock import MS, NS, HouseClock

START = 1_700_000_000_000
HOUR = 3600


class System:
    """The clocks of a machine: the one on its wall can be set, the other one only runs."""

    def __init__(self) -> None:
        self.wall = START * MS
        self.monotonic = 77 * NS

    def passes(self, seconds: float) -> None:
        self.wall += int(seconds * NS)
        self.monotonic += int(seconds * NS)

    def clock(self) -> HouseClock:
        return HouseClock(lambda: self.wall, lambda: self.monotonic)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_of_the_clock_on_the_wall_is_not_followed(jump: int) -> None:
    system = System()
    clock = system.clock()
    system.passes(5)
    system.wall += jump * NS
    system.passes(5)
    assert clock() == START + 10_000


def test_it_begins_with_the_time_of_the_world() -> None:
    assert abs(HouseClock()() - time.time() * 1000) < 60_000


def test_who_was_open_later_than_the_wall_says_goes_on_from_there() -> None:
    system = System()
    clock = system.clock()
    clock.not_before(START - 1)
    assert clock() == START
    clock.not_before(START + HOUR * 1000)
    system.passes(1)
    assert clock() == START + (HOUR + 1) * 1000


def test_while_the_house_stands_still_so_does_its_clock() -> None:
    """Whoever looks at it first afterwards finds it so: a deadline or a command."""
    system = System()

    async def scenario() -> None:
        clock = system.clock()
        ticking = asyncio.create_task(clock.run())
        await asyncio.sleep(0)
        system.passes(0.25)
        assert clock() == START + 250
        system.passes(8)
        assert clock() == START + 350
        assert clock.stood_still_s == pytest.approx(7.9)
        system.passes(0.2)
        assert clock() == START + 550
        ticking.cancel()

    asyncio.run(scenario())


def test_a_clock_that_nobody_keeps_ticking_just_runs() -> None:
    system = System()
    clock = system.clock()
    system.passes(8)
    assert clock() == START + 8_000


def test_a_real_stall_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_clock, "TICK_S", 0.01)

    async def scenario() -> None:
        clock = HouseClock()
        ticking = asyncio.create_task(clock.run())
        await asyncio.sleep(0.05)
        before, stood = clock(), clock.stood_still_s
        time.sleep(0.5)  # holds up the event loop
        assert clock() - before < 200
        assert clock.stood_still_s - stood > 0.4
        ticking.cancel()

    asyncio.run(scenario())
