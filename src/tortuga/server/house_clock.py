"""The house's clock: the time for tables, whatever happens to the system clock.

It is set from the system clock once, at the start, and then runs on the monotonic clock. While the house itself is held
up, because its event loop is blocked or the machine sleeps, this clock stops too: nobody could move, so nobody's time
runs. It never goes back, not even across a restart.

With several processes, all of them follow the clock of their database: they take its time at the start, and then run a
little faster or slower, so that nobody's time jumps.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tortuga.server.logs import log
from tortuga.server.not_now import NotNow

TICK_S = 0.1
STALL_S = 0.3
"""Between two looks at the clock; longer than that, and the house stood still."""
TELL_S = 1.0
ASK_S = 10.0
"""Between two looks at the database's clock."""
DOUBT_MS = 500
"""An answer that took longer says too little of what time it is."""
FIRST_ASKED = 5
"""Times, before the house opens; the quickest answer counts."""
SLEW = 20
"""It runs faster or slower by at most one part in this many."""
NS = 1_000_000_000
MS = 1_000_000


class HouseClock:
    """Milliseconds since the epoch."""

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, monotonic: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self.stood_still_s = 0.0
        """All in all."""
        self._monotonic = monotonic
        self._now = wall()
        self._looked = monotonic()
        self._ticks = False
        self._behind = 0
        """Nanoseconds that it still has to gain; to lose, if less than none."""

    def __call__(self) -> int:
        looked = self._monotonic()
        passed = looked - self._looked
        self._looked = looked
        if self._ticks and passed > STALL_S * NS:
            stood = passed / NS - TICK_S
            self.stood_still_s += stood
            if stood > TELL_S:
                log("house-stood-still", level=logging.WARNING, seconds=round(stood, 1))
            passed = int(TICK_S * NS)
        self._now += passed + self._gained(passed)
        return self._now // MS

    def _gained(self, passed: int) -> int:
        most = passed // SLEW
        gained = max(-most, min(most, self._behind))
        self._behind -= gained
        return gained

    def not_before(self, moment: int) -> None:
        """The house was open at that moment: if the system's clock has been set back since, it is not followed."""
        behind = moment - self()
        if behind > 0:
            log("clock-set-back", level=logging.WARNING, seconds=round(behind / 1000, 1))
            self._now = moment * MS

    async def agree(self, ask: Callable[[], Awaitable[int]]) -> None:
        """Begins with the time of another clock, such as the database's. Only before the house opens."""
        found = [await self._compared(ask) for _ in range(FIRST_ASKED)]
        _, behind = min(found)
        if abs(behind) > TELL_S * 1000:
            log("clock-differs", level=logging.WARNING, seconds=round(behind / 1000, 1))
        self._now += behind * MS

    async def keep_to(self, ask: Callable[[], Awaitable[int]]) -> None:
        """Goes on by that clock, for as long as the house is open."""
        while True:
            await asyncio.sleep(ASK_S)
            with suppress(NotNow):  # then it runs by itself for a while
                await self.lean_to(ask)

    async def lean_to(self, ask: Callable[[], Awaitable[int]]) -> None:
        took, behind = await self._compared(ask)
        if took <= DOUBT_MS:
            self._behind = behind * MS

    async def _compared(self, ask: Callable[[], Awaitable[int]]) -> tuple[int, int]:
        """How long the answer took, and how far this clock is behind; both in milliseconds."""
        before = self()
        theirs = await ask()
        took = self() - before
        return took, theirs - (before + took // 2)

    async def run(self) -> None:
        """Looks at the clock all the time; only so it is known when the house stood still."""
        self()
        self._ticks = True
        try:
            while True:
                await asyncio.sleep(TICK_S)
                self()
        finally:
            self._ticks = False
