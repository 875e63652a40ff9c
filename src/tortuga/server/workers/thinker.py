"""`tortuga work`: thinks for houses over a PostgreSQL database, on whatever machine it runs. It holds no tables, and
whatever it is asked it could be told by a player."""

import asyncio
import secrets
import signal
from contextlib import suppress

from tortuga.server.logs import log
from tortuga.server.store.places import Server
from tortuga.server.workers import bots, puzzles
from tortuga.server.workers.pool import WorkerPool
from tortuga.server.workers.thoughts import LOOK_S, Question, Thoughts
from tortuga.server.workers.worker import NoAnswer

RENEW_S = 1.0
STOPS = (signal.SIGINT, signal.SIGTERM)


class Thinker:
    """Claims one question for each of its workers."""

    def __init__(self, server: Server, workers: int) -> None:
        self._me = secrets.token_urlsafe(9)
        self._thoughts = Thoughts(server)
        self._pools = {
            kind: WorkerPool(kind, answer, prepare, workers=workers)
            for kind, (answer, prepare) in {bots.KIND: bots.WORK, puzzles.KIND: puzzles.WORK}.items()
        }
        self._free = asyncio.Semaphore(workers)
        self._thinking: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until it is cancelled."""
        self._thoughts.listen()
        renewing = asyncio.create_task(self._renew())
        try:
            while True:
                await self._free.acquire()
                question = await self._thoughts.claim(self._me)
                if question is None:
                    self._free.release()
                    await self._wait()
                    continue
                task = asyncio.create_task(self._think(question))
                self._thinking.add(task)
                task.add_done_callback(self._thinking.discard)
        finally:
            renewing.cancel()
            for pool in self._pools.values():
                await pool.close()
            await asyncio.gather(renewing, *self._thinking, return_exceptions=True)
            await self._thoughts.close()

    async def _wait(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_S):
                await self._thoughts.asked.wait()
        self._thoughts.asked.clear()

    async def _think(self, question: Question) -> None:
        try:
            pool = self._pools.get(question.kind)
            if pool is None:
                raise NoAnswer("nobody here can answer that")
            answer = await pool.ask(question.request.encode(), question.limit_ms / 1000)
            counts = await self._thoughts.answer(self._me, question.id, answer)
            log("thought", kind=question.kind, counts=counts)
        except NoAnswer as reason:
            if not any(pool.closed for pool in self._pools.values()):  # else somebody else claims it soon
                await self._thoughts.answer(self._me, question.id, None, str(reason))
                log("thought-failed", kind=question.kind, reason=str(reason))
        finally:
            self._free.release()

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEW_S)
            await self._thoughts.renew(self._me)


def work(server: Server, workers: int) -> None:
    """Returns after SIGTERM or Ctrl-C."""
    asyncio.run(_until_stopped(server, workers))


async def _until_stopped(server: Server, workers: int) -> None:
    loop, working = asyncio.get_running_loop(), asyncio.create_task(Thinker(server, workers).run())
    for number in STOPS:
        loop.add_signal_handler(number, working.cancel)
    log("thinker-open", database=str(server), workers=workers)
    with suppress(asyncio.CancelledError):
        await working
    log("thinker-closed")
