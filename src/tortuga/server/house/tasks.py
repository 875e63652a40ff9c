"""Tasks: what the house does in the background."""

import asyncio
from collections.abc import Coroutine

from tortuga.server.logs import log


class Tasks:
    """Those that run. One that fails is logged, and the house goes on."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()
        self._lasting: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """Those that will end by themselves."""
        return len(self._running) - len(self._lasting)

    def begin(self, work: Coroutine[object, object, None], *, lasts: bool = False) -> None:
        """What `lasts` goes on as long as the house is open."""
        task = asyncio.create_task(work)
        self._running.add(task)
        if lasts:
            self._lasting.add(task)
        task.add_done_callback(self._ended)

    async def end(self) -> None:
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        self._lasting.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log("task-failed", error=error)
