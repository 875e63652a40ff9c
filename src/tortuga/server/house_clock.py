"""The house's clock: what time it is for tables, whatever happens to the clock of the system.

It is set by the system's clock once, at the start, and runs by the monotonic one from then on. While the house itself
stands still, because something holds up its event loop or the machine sleeps, this clock does too: nobody could move,
so nobody's time runs. It never goes back, not even across a restart.
"""

import asyncio
import logging
import time
from collections.abc import Callable

from tortuga.server.logs import log

TICK_S = 0.1
STALL_S = 0.3
"""Between two looks at the clock; longer than that, and the house stood still."""
TELL_S = 1.0
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
        self._now += passed
        return self._now // MS

    def not_before(self, moment: int) -> None:
        """The house was open at that moment: if the system's clock has been set back since, it is not followed."""
        behind = moment - self()
        if behind > 0:
            log("clock-set-back", level=logging.WARNING, seconds=round(behind / 1000, 1))
            self._now = moment * MS

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
