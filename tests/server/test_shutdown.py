"""How the house ends: once, for everybody, after those who are served, but never later than promised."""

import asyncio
import time

from server.running import PATIENCE
from tortuga.server.shutdown import Shutdown


async def a_moment() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_it_waits_for_every_request_that_runs() -> None:
    async def scenario() -> None:
        shutdown = Shutdown()
        first, second = shutdown.request(), shutdown.request()
        first.__enter__()
        second.__enter__()
        draining = asyncio.ensure_future(shutdown.drain(PATIENCE))
        await a_moment()
        assert shutdown.closing
        first.__exit__(None, None, None)
        await a_moment()
        assert not draining.done(), "one still runs"
        second.__exit__(None, None, None)
        await a_moment()
        assert draining.done()

    asyncio.run(scenario())


def test_a_request_that_fails_has_ended_too() -> None:
    async def scenario() -> None:
        shutdown = Shutdown()
        try:
            with shutdown.request():
                raise ZeroDivisionError
        except ZeroDivisionError:
            pass
        async with asyncio.timeout(PATIENCE):
            await shutdown.drain(PATIENCE * 10)

    asyncio.run(scenario())


def test_all_hear_of_it_once_and_whoever_waits_for_it_goes_on() -> None:
    async def scenario() -> None:
        shutdown, heard = Shutdown(), []
        for name in ("sockets", "streams"):

            async def farewell(name: str = name) -> None:
                heard.append(name)

            shutdown.when_closing(farewell)
        waiting = asyncio.ensure_future(shutdown.begun())
        await a_moment()
        assert not waiting.done()
        assert not shutdown.closing
        for _ in range(2):
            await shutdown.drain(PATIENCE)
            assert heard == ["sockets", "streams"]
        await a_moment()
        assert waiting.done()

    asyncio.run(scenario())


def test_it_does_not_wait_for_longer_than_it_was_told() -> None:
    async def scenario() -> None:
        shutdown = Shutdown()
        with shutdown.request():
            began = time.monotonic()
            await shutdown.drain(0.05)
            assert 0.04 < time.monotonic() - began < PATIENCE

    asyncio.run(scenario())
