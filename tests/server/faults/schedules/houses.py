"""One house as several processes over a PostgreSQL of their own, and what can happen to them."""

import asyncio
import os
import shutil
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import count as count_from
from pathlib import Path
from typing import TypeVar

import psycopg

from server.faults.program import Program
from server.faults.schedules.checker import Stored, read
from server.running import PATIENCE
from services.postgresql import HASTY, Server

T = TypeVar("T")

DATABASE = "house"
LOOK_S = 0.05
LEAVE_S = 60.0
"""For processes of older rules, which may also stand still just then."""


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
        self.outdated: set[int] = set()
        """Processes of older rules, since one of newer ones is open."""
        self.faults: list[str] = []
        self.is_found: Callable[[], bool] = lambda: False
        """Has the fault been found that is planted in them? Then nobody waits for what will never come."""
        self._versions = (folder / "house.version", count_from(1))
        self._version = ""
        self._started = [""] * count
        """With which version each was started last."""
        self._down: set[int] = set()
        """Those that somebody else will start again."""
        self._minding: list[asyncio.Task[None]] = []
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
        numbers = range(len(self.programs))
        await self._start(0)  # it makes the tables
        await asyncio.gather(*map(self._start, numbers[1:]))
        self._minding = [asyncio.create_task(self._mind(number)) for number in numbers]

    def _start_server(self) -> None:
        self.server.make()
        self.server.start()

    async def _start(self, number: int) -> None:
        """A process that cannot open because PostgreSQL is away is started again, as whoever runs a house would."""
        program = self.programs[number]
        async with asyncio.timeout(PATIENCE):
            while not program.is_open:
                if not program.is_running:
                    self.outdated.discard(number)
                    self._started[number] = self._version
                    program.start()
                await asyncio.sleep(LOOK_S)

    async def _mind(self, number: int) -> None:
        """Starts a process again that has left by itself."""
        program = self.programs[number]
        while True:
            await asyncio.sleep(LOOK_S)
            if not program.is_running and number not in self._down:
                if program.status:
                    self.faults.append(f"process {number} has ended with status {program.status}")
                try:
                    await self._start(number)
                except TimeoutError:
                    self.faults.append(f"process {number} does not open again")
                    return

    async def _by_hand(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._hands, work)

    def close(self) -> None:
        for task in self._minding:
            task.cancel()
        for program in self.programs:
            program.close()
        self._hands.submit(self.server.crash).result()
        self._hands.shutdown()
        self._other_hands.shutdown()

    # -- What can happen to them --------------------------------------------------------------------------------------

    async def kill(self, number: int, seconds: float) -> None:
        """kill -9; after this many seconds it opens again."""
        self._down.add(number)
        await asyncio.get_running_loop().run_in_executor(self._other_hands, self.programs[number].kill)
        await asyncio.sleep(seconds)
        await self._start(number)
        self._down.discard(number)

    async def upgrade(self, first: int) -> None:
        """A newer version is installed, and one process restarted. All others have to leave by themselves."""
        file, numbers = self._versions
        self._version = f"99.{next(numbers)}"
        file.write_text(self._version, "utf-8")
        self._down.add(first)
        await asyncio.get_running_loop().run_in_executor(self._other_hands, self.programs[first].terminate)
        await self._start(first)
        self._down.discard(first)
        self.outdated |= {number for number, version in enumerate(self._started) if version != self._version}
        known, end = len(self.faults), time.monotonic() + LEAVE_S
        while self.outdated and not self.is_found():
            if time.monotonic() > end:
                self.faults.append(f"processes {sorted(self.outdated)} of older rules have not left")
                self.outdated.clear()
            await asyncio.sleep(LOOK_S)
        while not self.is_found() and not all(program.is_open for program in self.programs):
            if len(self.faults) > known:  # such as: one does not open again
                return
            await asyncio.sleep(LOOK_S)

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

    async def back_up(self) -> None:
        def stopped() -> None:
            self.server.stop()
            self.server.save()
            self.server.start()

        await self._by_hand(stopped)

    async def restore(self) -> dict[str, Stored]:
        """The operator goes back to the backup while all processes know what came after it. What there is then, before
        any of them could write."""

        def restored() -> dict[str, Stored]:
            self.server.crash()
            self.server.restore()
            aside = self.server.aside()
            aside.start()
            found = read(aside.address(DATABASE))
            aside.stop()
            self.server.start()
            return found

        return await self._by_hand(restored)

    async def cut_connections(self) -> None:
        def cut() -> None:
            with psycopg.connect(self.server.address(), autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [DATABASE]
                )

        await self._by_hand(cut)

    def later(self, seconds: int) -> None:
        """This many seconds go by at once, for all of them."""
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
