"""Readiness: can the house store what guests do? It finds out with a small real write, and from every failed write.

An idle house is asked and writes; however often it is asked, it writes once in a while. While there is trouble it
retries by itself, so that it is ready again, and says so, as soon as the trouble is over.
"""

import asyncio
import logging
import time

from tortuga.server.logs import log
from tortuga.server.metrics import Metrics
from tortuga.server.store.errors import StoreDamaged, StoreError, StoreTrouble
from tortuga.server.store.store import Store

FRESH_S = 2.0
"""How long an answer counts."""
AGAIN_S = 2.0
"""Between two tries while there is trouble."""
PATIENCE_S = 3.0
"""The most that a try may take: a little longer than the store waits for a lock, so that the reason is known."""


class Readiness:
    """Of one store; the reason why it is not ready is in `trouble`."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.trouble: StoreTrouble | None = None
        self._store = store
        self._metrics = metrics
        self._fresh_until = 0.0
        self._since = 0.0
        self._writing: asyncio.Task[None] | None = None
        """One try at a time: where the disk hangs, more would only wait behind it."""
        self._watching: asyncio.Task[None] | None = None
        metrics.ready(True)
        store.when_troubled(self._noticed)

    async def __call__(self) -> None:
        """Raises the trouble that there is."""
        if self._watching is None and time.monotonic() >= self._fresh_until:
            await self._try()
        if self.trouble is not None:
            raise StoreTrouble(self.trouble.key, **self.trouble.facts)

    async def close(self) -> None:
        running = [task for task in (self._watching, self._writing) if task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def _noticed(self, trouble: StoreTrouble) -> None:
        """Somebody's write failed. What is damaged may be the place of one table alone, so that is tried first."""
        if isinstance(trouble, StoreDamaged):
            self._fresh_until = 0.0
        else:
            self._set(trouble)

    async def _try(self) -> None:
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._store.probe())
        done, _ = await asyncio.wait([self._writing], timeout=PATIENCE_S)
        if not done:
            self._set(self.trouble or StoreTrouble("store-slow"))  # a reason that is known says more
            return
        failure = None if self._writing.cancelled() else self._writing.exception()
        if failure is None or isinstance(failure, StoreTrouble):
            self._set(failure)
        elif not isinstance(failure, StoreError):  # a store that is being closed isn't in trouble
            raise failure

    def _set(self, trouble: StoreTrouble | None) -> None:
        self._fresh_until = time.monotonic() + FRESH_S
        before, self.trouble = self.trouble, trouble
        if trouble is None:
            if before is not None:
                self._metrics.ready(True)
                log("ready-again", after_s=round(time.monotonic() - self._since, 1))
            return
        if before is None:
            self._since = time.monotonic()
            self._metrics.ready(False)
        if before is None or before.key != trouble.key:
            self._metrics.store_trouble(trouble.key)
            log("not-ready", level=logging.WARNING, reason=str(trouble))
        if self._watching is None:
            self._watching = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        try:
            while self.trouble is not None:
                await asyncio.sleep(AGAIN_S)
                await self._try()
        finally:
            self._watching = None
