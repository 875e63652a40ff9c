"""Thoughts: questions to bots and makers of puzzles that are answered elsewhere, by whoever runs `tortuga work` over
the same PostgreSQL database.

A question is what a worker beside the house would be asked through its pipe: a view, its offers and a seed of the
bot's own, never the truth of a game. It waits in an unlogged table; a thinker claims it for some seconds, and for some
more as long as it lives. One that dies leaves the claim to expire, and only who has the claim can answer. The house
stores the move as it stores any other.
"""

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from typing import Any, NamedTuple

from tortuga.server.logs import log
from tortuga.server.store.places import Server
from tortuga.server.store.postgresql import KEEPALIVES, load_driver
from tortuga.server.workers.pool import PoolClosed
from tortuga.server.workers.worker import NoAnswer

CHANNEL = "tortuga_thoughts"
CLAIM_MS = 5_000
"""A thinker that has not been heard of for so long is gone."""
LOOK_S = 0.5
"""How often a waiting process looks by itself, because a message may be lost."""
AGAIN_S = 0.5
"""Between two tries to connect."""
FORGOTTEN_MS = 600_000
"""Nobody waits for an answer any more: the house that asked was killed."""

_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_PUT = f"""
WITH put AS (INSERT INTO thoughts (id, kind, request, limit_ms, asked, claimed, thinker)
             VALUES (%(id)s, %(kind)s, %(request)s, %(limit_ms)s, {_NOW}, 0, '')
             ON CONFLICT (id) DO NOTHING RETURNING id)
SELECT pg_notify('{CHANNEL}', '') FROM put"""
_TAKE = "DELETE FROM thoughts WHERE id = %s AND (answer IS NOT NULL OR failed IS NOT NULL) RETURNING answer, failed"
_DROP = "DELETE FROM thoughts WHERE id = %s"
_CLAIM = f"""
UPDATE thoughts SET claimed = {_NOW} + {CLAIM_MS}, thinker = %s WHERE id IN (
    SELECT id FROM thoughts WHERE answer IS NULL AND failed IS NULL AND claimed <= {_NOW}
    ORDER BY asked LIMIT 1 FOR UPDATE SKIP LOCKED)
RETURNING id, kind, request, limit_ms"""
_RENEW = f"UPDATE thoughts SET claimed = {_NOW} + {CLAIM_MS} WHERE thinker = %s AND answer IS NULL AND failed IS NULL"
_ANSWER = f"""
WITH told AS (UPDATE thoughts SET answer = %(answer)s, failed = %(failed)s
              WHERE id = %(id)s AND thinker = %(thinker)s AND answer IS NULL AND failed IS NULL RETURNING id)
SELECT pg_notify('{CHANNEL}', id) FROM told"""
_FORGET = f"DELETE FROM thoughts WHERE asked < {_NOW} - {FORGOTTEN_MS}"


class Question(NamedTuple):
    """That a thinker has claimed."""

    id: str
    kind: str
    request: str
    limit_ms: int


class Thoughts:
    """The table of questions, from the side of one process. Connections are made when they are needed, and again."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._connection: Any = None
        self._one_at_a_time = asyncio.Lock()
        self._listening: asyncio.Task[None] | None = None
        self._waiting: dict[str, asyncio.Event] = {}
        self.asked = asyncio.Event()
        """Somebody has asked something, or may have."""
        self.closed = False

    async def close(self) -> None:
        """Tells the process that waits for it."""
        self.closed = True
        self._wake_all()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        async with self._one_at_a_time:
            if self._connection is not None:
                await self._connection.close()

    # -- The process that asks ----------------------------------------------------------------------------------------

    async def ask(self, kind: str, request: bytes, limit_s: float, patience_s: float) -> bytes:
        """The answer of some thinker, who has `limit_s` for it, if one is found in time; raises NoAnswer."""
        self.listen()
        name, heard = secrets.token_urlsafe(9), asyncio.Event()
        question = {"id": name, "kind": kind, "request": request.decode(), "limit_ms": round(limit_s * 1000)}
        self._waiting[name] = heard
        end = time.monotonic() + patience_s + limit_s
        try:
            while True:
                answer = await self._look_for(question)
                if answer is not None:
                    return answer
                if self.closed:
                    raise PoolClosed("the house is closing")
                if time.monotonic() > end:
                    raise NoAnswer(f"nobody has answered in {patience_s + limit_s:g} s")
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_S):
                        await heard.wait()
                heard.clear()
        finally:
            del self._waiting[name]
            if not self.closed:
                await self.run(_DROP, [name])

    async def _look_for(self, question: dict[str, Any]) -> bytes | None:
        """The answer, if there is one. A question that the server has lost in a crash is asked again."""
        for answer, failed in await self.run(_TAKE, [question["id"]]):
            if answer is None:
                raise NoAnswer(failed)
            return bytes(answer.encode())
        await self.run(_PUT, question)
        return None

    # -- The process that thinks --------------------------------------------------------------------------------------

    async def claim(self, thinker: str) -> Question | None:
        """The question that has waited longest, for this thinker alone for some seconds."""
        return next((Question(*row) for row in await self.run(_CLAIM, [thinker])), None)

    async def renew(self, thinker: str) -> None:
        """It still thinks about whatever it has claimed."""
        await self.run(_RENEW, [thinker])
        await self.run(_FORGET, [])

    async def answer(self, thinker: str, question: str, answer: bytes | None, failed: str | None = None) -> bool:
        """Says whether it counts: somebody else may have the claim by now."""
        told = None if answer is None else answer.decode()
        given = {"id": question, "thinker": thinker, "answer": told, "failed": failed}
        return bool(await self.run(_ANSWER, given))

    # -- The connections ----------------------------------------------------------------------------------------------

    def listen(self) -> None:
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen())

    async def run(self, sql: str, given: Any) -> list[tuple[Any, ...]]:
        """What the statement returns; nothing where the server is away: everybody here looks again by themselves."""
        driver = load_driver()
        async with self._one_at_a_time:
            try:
                if self._connection is None or self._connection.closed:
                    self._connection = await self._connect()
                cursor = await self._connection.execute(sql, given)
                return await cursor.fetchall() if cursor.description is not None else []
            except driver.Error as error:
                log("thoughts-lost", level=logging.WARNING, reason=type(error).__name__)
                return []

    async def _listen(self) -> None:
        driver = load_driver()
        while True:
            with suppress(driver.Error):
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._wake_all()
                    async for notice in connection.notifies():
                        self._heard(notice.payload)
            await asyncio.sleep(AGAIN_S)

    def _heard(self, question: str) -> None:
        waiting = self._waiting.get(question)
        if waiting is not None:
            waiting.set()
        elif not question:
            self.asked.set()

    def _wake_all(self) -> None:
        self.asked.set()
        for waiting in self._waiting.values():
            waiting.set()

    async def _connect(self) -> Any:
        driver = load_driver()
        given = driver.conninfo.conninfo_to_dict(self._server.address)
        return await driver.AsyncConnection.connect(**{**KEEPALIVES, **given}, autocommit=True)


class ThoughtPool:
    """One kind of question to those who think elsewhere: in the place of a WorkerPool."""

    def __init__(self, kind: str, thoughts: Thoughts, patience_s: float) -> None:
        self._kind = kind
        self._thoughts = thoughts
        self._patience_s = patience_s

    @property
    def closed(self) -> bool:
        return self._thoughts.closed

    async def ask(self, request: bytes, limit_s: float, *, asker: str | None = None) -> bytes:
        """Elsewhere nobody knows who asks: first come, first served."""
        if self.closed:
            raise PoolClosed("the house is closing")
        return await self._thoughts.ask(self._kind, request, limit_s, self._patience_s)

    async def renew(self) -> None:
        """Workers elsewhere look after that themselves."""

    async def close(self) -> None:
        await self._thoughts.close()
