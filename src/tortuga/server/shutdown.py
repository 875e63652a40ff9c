"""How the house shuts down: no new requests are accepted, running ones may finish, sockets and streams are told."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress


class Shutdown:
    """Counts the requests that run, and tells sockets and streams when it is time to end."""

    def __init__(self) -> None:
        self._begun = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._requests = 0
        self.reason: str | None = None
        """Why the house closes by itself, if it does."""
        self._farewells: list[Callable[[], Awaitable[None]]] = []

    def leave(self, reason: str) -> None:
        """The house closes by itself, for the reason in `reason`."""
        self.reason = self.reason or reason

    @property
    def closing(self) -> bool:
        return self._begun.is_set()

    async def begun(self) -> None:
        """Returns when the house begins to close; whatever runs without an end waits for it."""
        await self._begun.wait()

    def when_closing(self, farewell: Callable[[], Awaitable[None]]) -> None:
        """Called once when the house begins to close: sockets finish the command at hand and close with 1012."""
        self._farewells.append(farewell)

    @contextmanager
    def request(self) -> Iterator[None]:
        """Around one request; the house waits for it before it closes."""
        self._requests += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._requests -= 1
            if not self._requests:
                self._idle.set()

    async def drain(self, seconds: float) -> None:
        """Begins to close and waits, at most this long, until all requests and sockets have finished."""
        if self.closing:
            return
        self._begun.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(farewell() for farewell in self._farewells))
                await self._idle.wait()
