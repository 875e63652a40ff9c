"""The door of the house: open while it runs; at the end nobody comes in any more, and those inside may finish."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress


class Door:
    """Counts the requests inside, and tells sockets and streams when it is time to leave."""

    def __init__(self) -> None:
        self._shut = asyncio.Event()
        self._empty = asyncio.Event()
        self._empty.set()
        self._inside = 0
        self._farewells: list[Callable[[], Awaitable[None]]] = []

    @property
    def closing(self) -> bool:
        return self._shut.is_set()

    async def shut(self) -> None:
        """Returns when the house begins to close; whatever runs without an end waits for it."""
        await self._shut.wait()

    def when_closing(self, farewell: Callable[[], Awaitable[None]]) -> None:
        """Called once when the house begins to close: sockets finish the command at hand and close with 1012."""
        self._farewells.append(farewell)

    @contextmanager
    def inside(self) -> Iterator[None]:
        """One request; the house waits for it before it closes."""
        self._inside += 1
        self._empty.clear()
        try:
            yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._empty.set()

    async def close(self, seconds: float) -> None:
        """Lets nobody in any more and waits, at most so long, until all have finished."""
        if self.closing:
            return
        self._shut.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(farewell() for farewell in self._farewells))
                await self._empty.wait()
