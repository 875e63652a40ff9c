"""A pool of workers that a queue of bounded length waits for: what the house asks of other processes goes through one.

Whatever is asked has an answer or an end: a worker that is late is killed, who waits too long hears that nobody was
free, and who comes when too many wait is sent away at once.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tortuga.server.workers.worker import NoAnswer, Worker

AGAIN_S = 0.2
"""Between two tries to end a worker that was just about to start."""


class PoolBusy(NoAnswer):
    """No worker was free in time, or too many wait already."""


class PoolClosed(NoAnswer):
    """The house is closing."""


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
        self._waiting = 0
        self._workers = [Worker(name, answer, prepare) for _ in range(workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._threads = ThreadPoolExecutor(workers, name)
        self._asking: set[asyncio.Task[bytes]] = set()
        self.closed = False

    async def ask(self, request: bytes, limit_s: float) -> bytes:
        """A worker's answer, for which it has `limit_s` once it is free; raises NoAnswer."""
        if self.closed:
            raise PoolClosed("the house is closing")
        if self._most_waiting is not None and self._waiting >= self._most_waiting:
            raise PoolBusy("too many wait")
        self._waiting += 1
        try:
            async with asyncio.timeout(self._patience_s):
                worker = await self._free.get()
        except TimeoutError:
            raise PoolBusy("no worker was free") from None
        finally:
            self._waiting -= 1
        # A caller that stops waiting must not leave the worker in the middle of a request: the request is finished.
        asking = asyncio.create_task(self._ask(worker, request, limit_s))
        self._asking.add(asking)
        asking.add_done_callback(self._answered)
        return await asyncio.shield(asking)

    async def close(self) -> None:
        """Ends all workers, also those that think; whoever waits for them hears that."""
        self.closed = True
        while True:
            for worker in self._workers:
                worker.kill()
            if not self._asking:
                break
            await asyncio.wait(self._asking, timeout=AGAIN_S)
        self._threads.shutdown()

    async def _ask(self, worker: Worker, request: bytes, limit_s: float) -> bytes:
        """One request to one worker; after it the worker is free again, whatever became of it."""
        try:
            if self.closed:
                raise PoolClosed("the house is closing")
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, worker.ask, request, limit_s)
        finally:
            self._free.put_nowait(worker)

    def _answered(self, asking: asyncio.Task[bytes]) -> None:
        self._asking.discard(asking)
        if not asking.cancelled():
            asking.exception()  # who asked may have gone: then nobody else takes note of it
