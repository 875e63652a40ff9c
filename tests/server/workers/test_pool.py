"""A pool of workers, with real processes: every question has an answer or an end."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable

import pytest

from server.running import PATIENCE
from tortuga.server.workers.pool import PoolBusy, PoolClosed, WorkerPool
from tortuga.server.workers.worker import NoAnswer


def nothing() -> None:
    """There is nothing to prepare."""


def echo(request: bytes) -> bytes:
    """Answers at once, never, or dies, as it is asked to."""
    if request == b"sleep":
        time.sleep(3600)
    if request == b"die":
        os._exit(1)
    return request + b" by %d" % os.getpid()


def asked(
    scenario: Callable[[WorkerPool], Awaitable[None]],
    patience_s: float | None = None,
    most_waiting: int | None = None,
) -> None:
    async def run() -> None:
        pool = WorkerPool("echo", echo, nothing, patience_s=patience_s, most_waiting=most_waiting)
        try:
            await scenario(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def test_one_worker_answers_one_question_after_the_other() -> None:
    async def scenario(pool: WorkerPool) -> None:
        answers = await asyncio.gather(*[pool.ask(b"%d" % number, PATIENCE) for number in range(5)])
        said, by = zip(*[answer.split(b" by ") for answer in answers], strict=True)
        assert said == (b"0", b"1", b"2", b"3", b"4")
        assert len(set(by)) == 1

    asked(scenario)


@pytest.mark.parametrize(("question", "why"), [(b"sleep", "no answer in 1 s"), (b"die", "the worker died")])
def test_one_that_is_late_or_dies_is_replaced(question: bytes, why: str) -> None:
    async def scenario(pool: WorkerPool) -> None:
        first = await pool.ask(b"who", PATIENCE)
        with pytest.raises(NoAnswer, match=why):
            await pool.ask(question, 1.0)
        assert await pool.ask(b"who", PATIENCE) != first

    asked(scenario)


def test_who_comes_when_too_many_wait_is_sent_away_at_once() -> None:
    async def scenario(pool: WorkerPool) -> None:
        waiting = [asyncio.create_task(pool.ask(b"%d" % number, PATIENCE)) for number in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(PoolBusy, match="too many wait"):
            await pool.ask(b"one more", PATIENCE)
        assert len(await asyncio.gather(*waiting)) == 3
        assert (await pool.ask(b"later", PATIENCE)).startswith(b"later by ")

    asked(scenario, most_waiting=2)


def test_who_waits_too_long_for_a_worker_hears_it() -> None:
    async def scenario(pool: WorkerPool) -> None:
        hung = asyncio.create_task(pool.ask(b"sleep", PATIENCE))
        await asyncio.sleep(0)
        with pytest.raises(PoolBusy, match="no worker was free"):
            await pool.ask(b"who", PATIENCE)
        await pool.close()
        with pytest.raises(NoAnswer):
            await hung

    asked(scenario, patience_s=0.1)


def test_closing_ends_who_thinks_who_waits_and_who_comes_later() -> None:
    async def scenario(pool: WorkerPool) -> None:
        asking = [asyncio.create_task(pool.ask(b"sleep", PATIENCE)) for _ in range(3)]
        await asyncio.sleep(0)
        await pool.close()
        for one in asking:
            with pytest.raises(NoAnswer):
                await one
        with pytest.raises(PoolClosed):
            await pool.ask(b"who", PATIENCE)

    asked(scenario)
