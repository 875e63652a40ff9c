"""Schedule: what is due at which table, and when."""

import asyncio
import heapq
from collections.abc import Callable
from contextlib import suppress

from tortuga.server.metrics import Metrics

RESTART_GRACE_MS = 10_000
"""What came due while the house was closed waits that long after the start, so that people can come back first."""
SLACK = 64
"""Deadlines that are off may be in memory, beside as many as are on."""
RETRY_MS = 5_000
"""When the disk refused, the house's own moves are tried again after that."""


class Schedule:
    """The deadlines of all tables, the soonest first. `expire` is told when one has come; it may be pointless by then,
    which the table knows."""

    def __init__(self, clock: Callable[[], int], expire: Callable[[str, str, int], None], metrics: Metrics) -> None:
        self._clock = clock
        self._expire = expire
        self._metrics = metrics
        self._heap: list[tuple[int, str, str, int]] = []
        """Including those that were reset or cancelled; they are skipped."""
        self._due: dict[tuple[str, str, int], int] = {}
        self.not_before = 0
        """Until then nothing comes due."""
        self.changed = asyncio.Event()
        """Set when something is due sooner than everything known so far."""

    def __len__(self) -> int:
        return len(self._due)

    @property
    def size(self) -> int:
        """How many entries there are in memory."""
        return len(self._heap)

    def nothing_before(self, moment: int) -> None:
        """People have to have the time to come back first."""
        self.not_before = moment

    def add(self, at: int, table: str, kind: str, seat: int) -> None:
        at = max(at, self.not_before)
        if self._due.get((table, kind, seat)) == at:
            return
        self._due[table, kind, seat] = at
        heapq.heappush(self._heap, (at, table, kind, seat))
        self._sweep()
        if self._heap[0][0] == at:
            self.changed.set()

    def drop(self, table: str, kind: str, seat: int) -> None:
        """It is off."""
        self._due.pop((table, kind, seat), None)
        self._sweep()

    def _sweep(self) -> None:
        """When most of what is in memory is off."""
        if len(self._heap) > 2 * len(self._due) + SLACK:
            self._heap = [(at, *what) for what, at in self._due.items()]
            heapq.heapify(self._heap)

    def again(self, table: str, kind: str, seat: int) -> None:
        """The disk or a worker could not do what came due."""
        self.add(self._clock() + RETRY_MS, table, kind, seat)

    async def run(self) -> None:
        while True:
            now = self._clock()
            while self._heap and self._heap[0][0] <= now:
                at, table, kind, seat = heapq.heappop(self._heap)
                if self._due.get((table, kind, seat)) != at:
                    continue
                del self._due[table, kind, seat]
                self._metrics.deadline_late((now - at) / 1000)
                self._expire(table, kind, seat)
            self.changed.clear()
            wait = (self._heap[0][0] - now) / 1000 if self._heap else None
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):  # before Python 3.12, wait_for can swallow that it is cancelled
                    await self.changed.wait()
