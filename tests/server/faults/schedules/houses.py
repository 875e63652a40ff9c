"""One house as several processes over a PostgreSQL of their own, and what can befall them."""

import asyncio
import os
import shutil
import signal
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

import psycopg

from server.faults.program import Program
from server.running import PATIENCE
from services.postgresql import HASTY, Server

T = TypeVar("T")

DATABASE = "house"
LOOK_S = 0.05


class Houses:
    """The processes, by number. All go by one clock, which a test may turn."""

    def __init__(self, folder: Path, server: Server, count: int, seed: str, faults: str) -> None:
        self.address = server.address(DATABASE)
        self.server = server
        self.programs = [
            Program(
                folder / "house",
                module=("server.faults.schedules.unreliable", f"{seed} {number}", faults),
                place=self.address,
            )
            for number in range(count)
        ]
        # PostgreSQL ends with the thread that started it, and is started again and again.
        self._hands = ThreadPoolExecutor(1)
        self._other_hands = ThreadPoolExecutor(count)

    @property
    def ports(self) -> list[int]:
        return [program.port for program in self.programs]

    async def open(self) -> None:
        await self._by_hand(self._start_server)
        with psycopg.connect(self.server.address(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {DATABASE}")
        await self._start(self.programs[0])  # it makes the tables
        await asyncio.gather(*map(self._start, self.programs[1:]))

    def _start_server(self) -> None:
        self.server.make()
        self.server.start()

    async def _start(self, program: Program) -> None:
        """A process that cannot open because PostgreSQL is away is started again, as whoever runs a house would."""
        async with asyncio.timeout(PATIENCE):
            while not program.is_open:
                if not program.is_running:
                    program.start()
                await asyncio.sleep(LOOK_S)

    async def _by_hand(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._hands, work)

    def close(self) -> None:
        for program in self.programs:
            program.close()
        self._hands.submit(self.server.crash).result()
        self._hands.shutdown()
        self._other_hands.shutdown()

    # -- What can befall them -----------------------------------------------------------------------------------------

    async def kill(self, number: int, seconds: float) -> None:
        """kill -9; after so many seconds it opens again."""
        program = self.programs[number]
        await asyncio.get_running_loop().run_in_executor(self._other_hands, program.kill)
        await asyncio.sleep(seconds)
        await self._start(program)

    async def freeze(self, number: int, seconds: float) -> None:
        """It stands still, with all its connections open; one that is just opening, after that."""
        program = self.programs[number]
        while not program.is_open:
            await asyncio.sleep(LOOK_S)
        pid = program.pid
        os.kill(pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            with suppress(ProcessLookupError):  # killed meanwhile
                os.kill(pid, signal.SIGCONT)

    async def restart_server(self) -> None:
        await self._by_hand(self.server.stop)
        await self._by_hand(self.server.start)

    async def crash_server(self) -> None:
        await self._by_hand(self.server.crash)
        await self._by_hand(self.server.start)

    async def cut_connections(self) -> None:
        def cut() -> None:
            with psycopg.connect(self.server.address(), autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [DATABASE]
                )

        await self._by_hand(cut)

    def later(self, seconds: int) -> None:
        """So many seconds go by at once, for all of them."""
        self.programs[0].later(seconds)

    def nothing_failed(self) -> None:
        for program in self.programs:
            program.nothing_failed()


@contextmanager
def several(folder: Path, count: int, seed: str, faults: str = "") -> Iterator[Houses]:
    """They are open once `Houses.open` has returned."""
    own = Path(tempfile.mkdtemp(prefix="tortuga-schedule-"))  # sockets need short names, and not root's folder
    houses = Houses(folder, Server(own, **HASTY), count, seed, faults)
    try:
        yield houses
    finally:
        houses.close()
        shutil.rmtree(own, ignore_errors=True)
