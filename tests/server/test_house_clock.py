"""The house's clock: jumps of the system's clock, stalls and restarts cost nobody time and give nobody any."""

import asyncio
import time

import pytest

from tortuga.server import house_clock
from tortuga.server.house_clock import MS, NS, HouseClock
from tortuga.server.store import Store
from tortuga.server.store.errors import StoreAway
from tortuga.server.store.places import Place

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


# -- Several machines -------------------------------------------------------------------------------------------------


async def answered(moment: int) -> int:
    return moment


def test_two_machines_agree_before_they_open() -> None:
    async def scenario() -> None:
        for off in (-HOUR, HOUR):
            system = System()
            clock = system.clock()
            await clock.agree(lambda off=off: answered(START + off * 1000))  # type: ignore[misc]
            assert clock() == START + off * 1000
            system.passes(60)
            assert clock() == START + (off + 60) * 1000, "then it runs by itself"

    asyncio.run(scenario())


@pytest.mark.parametrize("off", [-3, 3])
def test_later_it_only_runs_faster_or_slower(off: int) -> None:
    """Whatever is due, nobody's time jumps, and it never goes back."""

    async def scenario() -> None:
        system = System()
        clock = system.clock()
        await clock.lean_to(lambda: answered(clock() + off * 1000))
        assert clock() == START
        for second in range(1, 60):
            system.passes(1)
            assert clock() == START + second * 1000 + off * second * 1000 // (20 * 3)
        system.passes(1)
        assert clock() == START + (60 + off) * 1000
        system.passes(60)
        assert clock() == START + (120 + off) * 1000, "it has arrived"

    asyncio.run(scenario())


def test_a_late_answer_says_nothing() -> None:
    async def scenario() -> None:
        system = System()
        clock = system.clock()

        async def late() -> int:
            system.passes(2)
            return START + HOUR * 1000

        await clock.lean_to(late)
        system.passes(10)
        assert clock() == START + 12_000

        waits = iter([4, 0.2, 3, 2, 1])

        async def sometimes_late() -> int:
            system.passes(next(waits))
            return clock() + 1000

        before = system.monotonic
        await clock.agree(sometimes_late)
        assert clock() == START + 12_000 + (system.monotonic - before) // MS + 1000 + 100, "the quickest one counts"

    asyncio.run(scenario())


def test_it_keeps_to_the_databases_clock(place: Place) -> None:
    """Both engines say what time it is."""

    async def scenario() -> None:
        store = Store.open(place)
        clock = HouseClock(lambda: time.time_ns() - HOUR * NS)
        await clock.agree(store.clock)
        assert abs(clock() - time.time_ns() // MS) < 60_000
        store.close()

    asyncio.run(scenario())


def test_while_the_database_is_away_it_runs_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_clock, "ASK_S", 0.0)

    async def scenario() -> None:
        system, asked = System(), 0
        clock = system.clock()

        async def away() -> int:
            nonlocal asked
            asked += 1
            if asked < 3:
                raise StoreAway
            keeping.cancel()
            return START + 1000

        keeping = asyncio.create_task(clock.keep_to(away))
        await asyncio.wait([keeping])
        assert asked == 3
        assert clock() == START

    asyncio.run(scenario())
