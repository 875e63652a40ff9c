"""The one writer of the house: waiting changes are written together, in one transaction, and then everybody is told.

A durable commit costs about the same for one change as for a hundred, so while one is running the next ones gather.
"""

import asyncio
from collections.abc import Callable, Sequence
from copy import copy
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine

from tortuga.server.store.errors import (
    InDoubt,
    Lost,
    StoreAgain,
    StoreAway,
    StoreDamaged,
    StoreError,
    StoreTrouble,
    refusal,
)
from tortuga.server.store.rows import Change, Head

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], T]
"""Reads and writes in the transaction of its batch. It may run twice; only the last run counts."""
WriteChanges: TypeAlias = Callable[[Connection, Sequence[Change]], list[Head | Lost | None]]
"""As if one were written after the other. What became of each: the head of its table after it, if it builds on one, or
that it lost; of those that lost nothing is written."""
TRIES = 3
"""Of a transaction that was in another one's way."""


class _Waiting(Struct):
    """Somebody waits for this to be written."""

    task: Change | Job[Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    result: Any = None
    failure: BaseException | None = None


class Writer:
    """A thread that owns all writing."""

    def __init__(self, engine: Engine, write_changes: WriteChanges) -> None:
        self.commits = 0
        """Transactions so far; far fewer than changes when there is much to do."""
        self._engine = engine
        self._write_changes = write_changes
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._gate = Lock()
        self._closed = False
        self._thread = Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, task: Change | Job[T]) -> T:
        """Returns once it is on disk. Cancelling the wait does not stop the write."""
        loop = asyncio.get_running_loop()
        waiting = _Waiting(task, loop, loop.create_future())
        with self._gate:
            if self._closed:
                raise StoreError("store-closed")
            self._queue.put(waiting)
        result: T = await waiting.future
        return result

    def close(self) -> None:
        """Writes what still waits."""
        with self._gate:
            self._closed = True
            self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        more = True
        while more:
            taken = [self._queue.get()]
            try:
                while True:
                    taken.append(self._queue.get_nowait())
            except Empty:
                pass
            more = None not in taken
            batch = [one for one in taken if one is not None]
            if batch:
                self._write_together(batch)
                _tell(batch)

    def _write_together(self, batch: Sequence[_Waiting]) -> None:
        failure = self._write_once(batch)
        if failure is None:
            return
        if len(batch) == 1:
            batch[0].failure = failure
        elif _is_everybodys(failure):  # nobody's fault, and each would wait for it again
            for one in batch:
                one.failure = copy(failure)
        else:
            self._write_apart(batch)

    def _write_apart(self, batch: Sequence[_Waiting]) -> None:
        """One task is impossible: only that one may fail."""
        trouble: BaseException | None = None
        for one in batch:
            one.failure = None
            failure = copy(trouble) if trouble else self._write_once([one])
            one.failure = failure or one.failure  # it may have lost
            if _is_everybodys(failure):
                trouble = failure

    def _write_once(self, batch: Sequence[_Waiting]) -> BaseException | None:
        """All of it in one transaction; or nothing, and why."""
        for _ in range(TRIES):
            failure = self._try(batch)
            if not isinstance(failure, StoreAgain):
                break
        return failure

    def _try(self, batch: Sequence[_Waiting]) -> BaseException | None:
        connected = False
        try:
            with self._engine.connect() as connection, connection.begin():
                connected = True
                self._run(connection, batch)
        except BaseException as error:  # the thread must outlive whatever a job does
            failure = refusal(error)
            if isinstance(failure, StoreTrouble):
                self._engine.dispose()  # a new connection knows nothing of the old one's troubles
            return InDoubt() if connected and isinstance(failure, StoreAway) else failure
        self.commits += 1
        return None

    def _run(self, connection: Connection, batch: Sequence[_Waiting]) -> None:
        """In the order of the queue; changes that stand next to each other are written together."""
        changes: list[tuple[_Waiting, Change]] = []
        for one in batch:
            if isinstance(one.task, Change):
                changes.append((one, one.task))
            else:
                self._run_changes(connection, changes)
                changes = []
                one.result = one.task(connection)
        self._run_changes(connection, changes)

    def _run_changes(self, connection: Connection, changes: Sequence[tuple[_Waiting, Change]]) -> None:
        """Those that lose do so alone."""
        if not changes:
            return
        heads = self._write_changes(connection, [change for _, change in changes])
        for (one, _), became in zip(changes, heads, strict=True):
            one.failure = became if isinstance(became, Lost) else None
            one.result = became


def _is_everybodys(failure: BaseException | None) -> bool:
    """Would it stop everybody? What is damaged may be the place of one table alone."""
    return isinstance(failure, StoreTrouble) and not isinstance(failure, StoreDamaged)


def _tell(batch: Sequence[_Waiting]) -> None:
    """Wakes each event loop once, not once for everybody who waits there."""
    loops: dict[asyncio.AbstractEventLoop, list[_Waiting]] = {}
    for one in batch:
        loops.setdefault(one.loop, []).append(one)
    for loop, waiting in loops.items():
        try:
            loop.call_soon_threadsafe(_resolve, waiting)
        except RuntimeError:  # the loop is closed: nobody waits any more
            continue


def _resolve(waiting: Sequence[_Waiting]) -> None:
    for one in waiting:
        if one.future.done():  # cancelled
            continue
        if one.failure is None:
            one.future.set_result(one.result)
        else:
            one.future.set_exception(one.failure)
