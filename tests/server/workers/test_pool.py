"""A pool of workers, with real processes: every question has an answer or an end."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from server.running import PATIENCE
from tortuga.server.workers.pool import HALF_FORGOTTEN_S, REMEMBERED, PoolBusy, PoolClosed, Usage, WorkerPool
from tortuga.server.workers.worker import NoAnswer

SLOW_S = 0.2


def nothing() -> None:
    """There is nothing to prepare."""


def echo(request: bytes) -> bytes:
    """Answers at once, never, or dies, as it is asked to."""
    if request == b"sleep":
        time.sleep(3600)
    if request == b"be slow":
        time.sleep(SLOW_S)
    if request == b"die":
        os._exit(1)
    if request.startswith(b"/"):  # works as long as that file is there
        held = Path(request.decode())
        held.touch()
        while held.exists():
            time.sleep(0.01)
    return request + b" by %d" % os.getpid()


def asked(
    scenario: Callable[[WorkerPool], Awaitable[None]],
    patience_s: float | None = None,
    most_waiting: int | None = None,
    workers: int = 1,
) -> None:
    async def run() -> None:
        pool = WorkerPool("echo", echo, nothing, workers=workers, patience_s=patience_s, most_waiting=most_waiting)
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


def test_new_processes_take_over_from_idle_and_from_busy_workers(tmp_path: Path) -> None:
    held = tmp_path / "held"

    async def scenario(pool: WorkerPool) -> None:
        async def by_whom(question: bytes) -> bytes:
            return (await pool.ask(question, PATIENCE)).split(b" by ")[1]

        old = set(await asyncio.gather(by_whom(b"be slow"), by_whom(b"be slow")))
        assert len(old) == 2
        busy = asyncio.create_task(by_whom(str(held).encode()))
        while not held.exists():
            await asyncio.sleep(0.01)
        await pool.renew()
        held.unlink()
        assert await busy in old, "nobody's question is cut short"
        new = set(await asyncio.gather(by_whom(b"be slow"), by_whom(b"be slow")))
        assert len(new) == 2
        assert not new & old

    asked(scenario, workers=2)


def test_who_was_never_asked_is_not_started_to_be_renewed() -> None:
    async def scenario(pool: WorkerPool) -> None:
        await pool.renew()
        assert not any(worker.is_started for worker in pool._workers)

    asked(scenario)


def test_a_pool_closes_while_its_workers_are_renewed() -> None:
    async def scenario(pool: WorkerPool) -> None:
        await pool.ask(b"who", PATIENCE)
        renewing = asyncio.create_task(pool.renew())
        await asyncio.sleep(0)
        await pool.close()
        await renewing
        assert not any(process.is_alive() for worker in pool._workers if (process := worker._process))

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


# -- Nobody holds up others by asking for much ------------------------------------------------------------------------


async def in_order(pool: WorkerPool, *asked: tuple[bytes, str]) -> list[str]:
    """Who is answered, one after the other, of those who ask at the same time."""
    answered: list[str] = []

    async def ask(request: bytes, asker: str) -> None:
        await pool.ask(request, PATIENCE, asker=asker)
        answered.append(asker)

    await asyncio.gather(*(ask(*one) for one in asked))
    return answered


def test_who_has_had_the_least_of_a_worker_s_time_goes_first() -> None:
    async def scenario(pool: WorkerPool) -> None:
        await in_order(pool, (b"be slow", "eve"), (b"quick", "ania"))
        order = await in_order(pool, (b"be slow", "eve"), *[(b"be slow", "eve")] * 4, *[(b"quick", "ania")] * 3)
        assert order == ["eve", *["ania"] * 3, *["eve"] * 4], "who came first is not sent away in the middle"

    asked(scenario)


def test_nobody_has_all_workers() -> None:
    async def scenario(pool: WorkerPool) -> None:
        hung = [asyncio.create_task(pool.ask(b"sleep", PATIENCE, asker="eve")) for _ in range(5)]
        await asyncio.sleep(0)
        for _ in range(3):
            assert (await pool.ask(b"who", PATIENCE, asker="ania")).startswith(b"who by ")
        await pool.close()
        for one in hung:
            with pytest.raises(NoAnswer):
                await one

    asked(scenario, workers=2)


def test_nobody_fills_the_queue() -> None:
    async def scenario(pool: WorkerPool) -> None:
        asking = [asyncio.create_task(pool.ask(b"be slow", PATIENCE, asker="eve")) for _ in range(10)]
        await asyncio.sleep(0)
        assert (await pool.ask(b"who", PATIENCE, asker="ania")).startswith(b"who by ")
        answers = await asyncio.gather(*asking, return_exceptions=True)
        assert sum(isinstance(answer, bytes) for answer in answers) == 1 + 2, "one is answered, half of four may wait"

    asked(scenario, most_waiting=4)


def test_a_worker_that_comes_when_nobody_waits_any_more_goes_to_the_next() -> None:
    async def scenario(pool: WorkerPool) -> None:
        first = asyncio.create_task(pool.ask(b"be slow", PATIENCE, asker="ania"))
        await asyncio.sleep(0)
        gone = [asyncio.create_task(pool.ask(b"who", PATIENCE, asker="eve")) for _ in range(3)]
        await asyncio.sleep(0)
        gone[0].cancel()
        await first
        for one in gone[1:]:
            one.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        assert (await pool.ask(b"who", PATIENCE, asker="eve")).startswith(b"who by ")

    asked(scenario)


def test_what_somebody_has_had_is_forgotten_in_time() -> None:
    now = 0.0
    usage = Usage(lambda: now)
    usage.add("eve", 8)
    now += 2 * HALF_FORGOTTEN_S
    assert (usage.of("eve"), usage.of("ania")) == (2, 0)
    usage.add("eve", 1)
    assert usage.of("eve") == 3
    for number in range(REMEMBERED):
        usage.add(f"{number}", 1)
    assert (len(usage), usage.of("eve")) == (REMEMBERED, 0)


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
