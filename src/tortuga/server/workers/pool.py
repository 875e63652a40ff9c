"""A pool of workers with a bounded queue: the house reaches other processes through pools.

Every request is answered or ends: a late worker is killed, a request that waits too long is refused, and so is one that
arrives when the queue is full.

What is asked may take milliseconds or seconds, and one guest may ask for much of it. So the guest who has had the least
of the workers' time lately goes first; nobody gets all workers, if there are several; and nobody fills the queue.
"""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

from tortuga.server.workers.worker import NoAnswer, Worker

AGAIN_S = 0.2
"""Between two tries to end a worker that was just about to start."""
HALF_FORGOTTEN_S = 60.0
"""After so long, half of the time that somebody has had does not count any more."""
REMEMBERED = 1_000
"""Askers; the one that has not asked for longest is forgotten first."""


class PoolBusy(NoAnswer):
    """No worker was free in time, or too many wait already."""


class PoolClosed(NoAnswer):
    """The house is closing."""


class Pool(Protocol):
    """Answers questions, here or elsewhere."""

    @property
    def closed(self) -> bool: ...

    async def ask(self, request: bytes, limit_s: float, *, asker: str | None = None) -> bytes:
        """Raises NoAnswer."""

    async def renew(self) -> None: ...

    async def close(self) -> None: ...


class Usage:
    """How much of the workers' time each asker has had lately, in seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._had: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """How much, and at what moment."""

    def __len__(self) -> int:
        return len(self._had)

    def of(self, asker: str) -> float:
        had, at = self._had.get(asker, (0.0, 0.0))
        return had * 0.5 ** ((self._clock() - at) / HALF_FORGOTTEN_S) if had else 0.0

    def add(self, asker: str, seconds: float) -> None:
        self._had[asker] = (self.of(asker) + seconds, self._clock())
        self._had.move_to_end(asker)
        if len(self._had) > REMEMBERED:
            self._had.popitem(last=False)


class _Waiting(NamedTuple):
    asker: str | None
    worker: asyncio.Future[Worker]


class WorkerPool:
    """Its workers start when they are first needed. `answer` and `prepare` run in them."""

    def __init__(
        self,
        name: str,
        answer: Callable[[bytes], bytes],
        prepare: Callable[[], None],
        *,
        workers: int = 1,
        patience_s: float | None = None,
        most_waiting: int | None = None,
    ) -> None:
        self._patience_s = patience_s
        self._most_waiting = most_waiting
        self._waiting: list[_Waiting] = []
        """In the order in which they came."""
        self._workers = [Worker(name, answer, prepare) for _ in range(workers)]
        self._most_of_one = max(1, workers - 1)
        self._free = self._workers[:]
        """The one that has worked last comes last, and is the next to be asked."""
        self._working: Counter[str] = Counter()
        """Workers by asker."""
        self._usage = Usage()
        self._threads = ThreadPoolExecutor(workers, name)
        self._asking: set[asyncio.Task[object]] = set()
        self.closed = False

    async def ask(self, request: bytes, limit_s: float, *, asker: str | None = None) -> bytes:
        """A worker's answer, for which it has `limit_s` once it is free; raises NoAnswer. Without an asker, it is
        nobody's in particular: first come, first served."""
        if self.closed:
            raise PoolClosed("the house is closing")
        worker = await self._worker(asker)
        # A caller that stops waiting must not leave the worker in the middle of a request: the request is finished.
        asking = asyncio.create_task(self._ask(worker, request, limit_s, asker))
        self._finish(asking)
        return await asyncio.shield(asking)

    async def renew(self) -> None:
        """New processes take over from all workers: from the idle ones now, one after the other, and from the busy ones
        after their answer. So it costs nobody any time."""
        for worker in self._workers:
            worker.renew()
        for worker in self._workers:
            if worker in self._free and worker.is_started and not self.closed:
                self._free.remove(worker)
                starting = asyncio.create_task(self._start(worker))
                self._finish(starting)
                await asyncio.shield(starting)

    async def close(self) -> None:
        """Ends all workers, even busy ones; callers get an error."""
        self.closed = True
        while True:
            for worker in self._workers:
                worker.kill()
            if not self._asking:
                break
            await asyncio.wait(self._asking, timeout=AGAIN_S)
        self._threads.shutdown()

    # -- Whose turn it is ---------------------------------------------------------------------------------------------

    async def _worker(self, asker: str | None) -> Worker:
        """One that is free now, or as soon as it is the asker's turn."""
        if self._is_crowded(asker):
            raise PoolBusy("too many wait")
        waiting = _Waiting(asker, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._hand_out()
        try:
            async with asyncio.timeout(self._patience_s):
                return await waiting.worker
        except BaseException as end:
            if waiting.worker.done() and not waiting.worker.cancelled():  # it came in the very same moment
                self._give_back(waiting.worker.result(), asker)
            if isinstance(end, TimeoutError):
                raise PoolBusy("no worker was free") from None
            raise
        finally:
            if waiting in self._waiting:
                self._waiting.remove(waiting)

    def _is_crowded(self, asker: str | None) -> bool:
        """Do too many wait, or does this asker fill half of the queue?"""
        most = self._most_waiting
        if most is None:
            return False
        own = 0 if asker is None else sum(one.asker == asker for one in self._waiting)
        return len(self._waiting) >= most or own >= max(1, most // 2)

    def _hand_out(self) -> None:
        """Free workers go to those whose turn it is."""
        while self._free:
            may = [one for one in self._waiting if not one.worker.done() and self._may_have_one(one.asker)]
            if not may:
                return
            waiting = min(may, key=lambda one: 0.0 if one.asker is None else self._usage.of(one.asker))
            self._waiting.remove(waiting)
            if waiting.asker is not None:
                self._working[waiting.asker] += 1
            waiting.worker.set_result(self._free.pop())

    def _may_have_one(self, asker: str | None) -> bool:
        return asker is None or self._working[asker] < self._most_of_one

    def _give_back(self, worker: Worker, asker: str | None) -> None:
        self._free.append(worker)
        if asker is not None:
            self._working[asker] -= 1
            if not self._working[asker]:
                del self._working[asker]
        self._hand_out()

    async def _ask(self, worker: Worker, request: bytes, limit_s: float, asker: str | None) -> bytes:
        """One request to one worker; after it the worker is free again, whatever became of it."""
        began = time.monotonic()
        try:
            if self.closed:
                raise PoolClosed("the house is closing")
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, worker.ask, request, limit_s)
        finally:
            if asker is not None:
                self._usage.add(asker, time.monotonic() - began)
            self._give_back(worker, asker)

    async def _start(self, worker: Worker) -> None:
        try:
            with suppress(EOFError, OSError):  # the next question tries again
                await asyncio.get_running_loop().run_in_executor(self._threads, worker.start)
        finally:
            self._give_back(worker, None)

    def _finish(self, asking: asyncio.Task[Any]) -> None:
        """It goes on whoever stops waiting for it, and the pool closes only after it."""
        self._asking.add(asking)
        asking.add_done_callback(self._answered)

    def _answered(self, asking: asyncio.Task[object]) -> None:
        self._asking.discard(asking)
        if not asking.cancelled():
            asking.exception()  # the caller may have gone; then nobody else would look at the exception
