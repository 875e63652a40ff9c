"""Attendance: which processes have the house open, so that people in other processes count as present, and those of an
ended process do not."""

import asyncio
import logging
from collections.abc import Callable, Collection

from tortuga.server.logs import log
from tortuga.server.store.errors import StoreError
from tortuga.server.store.store import Store
from tortuga.server.table.presence import waited_until

BEAT_S = 2.0
SILENT_MS = 6_000
"""A process that has not beaten for that long has ended, or stands still: nobody is in it."""
REGAIN_MS = 10_000
"""After the database was gone or has forgotten who is where, nobody's grace ends before all processes could tell."""


class Attendance:
    """As one process sees it. `when_forgotten` is told that the others do not know any more who is here."""

    def __init__(
        self, process: str, store: Store, clock: Callable[[], int], when_forgotten: Callable[[], None]
    ) -> None:
        self.process = process
        self._store = store
        self._clock = clock
        self._when_forgotten = when_forgotten
        self._others: dict[str, tuple[int, int]] = {}
        """By process: what it said when it last beat, and since when that is known here. Their clocks are not compared:
        whoever says the same for too long is silent."""
        self._no_grace_before = 0

    async def open(self) -> None:
        """Nobody has been told yet who is here, so nothing was forgotten."""
        self._look(set(), (await self._store.beat(self.process, self._clock())).beats)

    async def close(self) -> None:
        """The people here get grace in other processes; if there are none, when the next one opens."""
        until = waited_until(self._clock(), cleanly=False) if self._others else None
        await self._store.bury([self.process], until)

    @property
    def is_alone(self) -> bool:
        """Does no other process live, as far as is known?"""
        return not self._others

    @property
    def may_give_up(self) -> bool:
        """May somebody's grace end now?"""
        return self._clock() >= self._no_grace_before

    async def run(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            await self.beat()

    async def beat(self) -> None:
        """Says that this process is alive, and removes those that have fallen silent."""
        try:
            pulse = await self._store.beat(self.process, self._clock())
            if pulse.was_forgotten:
                log("process-forgotten", level=logging.WARNING, process=self.process)
                self._regain()
                self._when_forgotten()
            silent = self._look(self._others.keys() - pulse.beats.keys(), pulse.beats)
            if silent:
                tables = await self._store.bury(silent, waited_until(self._clock(), cleanly=False))
                log("process-silent", level=logging.WARNING, processes=sorted(silent), tables=len(tables))
                for process in silent:
                    del self._others[process]
        except StoreError:
            self._regain()
            self._others = {process: (said, self._clock()) for process, (said, _) in self._others.items()}

    def _regain(self) -> None:
        self._no_grace_before = self._clock() + REGAIN_MS

    def _look(self, gone: Collection[str], beats: dict[str, int]) -> set[str]:
        """Those that are silent."""
        now = self._clock()
        for process in gone:
            del self._others[process]
        for process, said in beats.items():
            if process != self.process and self._others.get(process, (None,))[0] != said:
                self._others[process] = (said, now)
        return {process for process, (_, since) in self._others.items() if now - since >= SILENT_MS}
