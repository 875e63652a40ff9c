"""A schedule: some seconds of play, and what happens to the house meanwhile, all of it drawn from a seed."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random
from typing import NamedTuple

import httpx
import psycopg

from server.faults.schedules.checker import Debts, Stored, check, check_kept, read
from server.faults.schedules.houses import Houses
from server.faults.schedules.journal import Journal
from server.faults.schedules.parties import PLANS, Parties, Plan
from server.faults.schedules.wanderers import PATIENCE_S, TWICE
from server.running import PATIENCE

Befall = Callable[[Houses, Random, float], Awaitable[None]]

LATER_S = 40
"""Goes by at once after the last fault: whatever waits for a deadline, a claim or a grace need not be waited for."""
LOOK_S = 0.05
LEARN_S = 20.0
"""For a process that answers to see that the database has another story; where it gets its share of the machine, a
second is enough."""


async def killed(houses: Houses, chance: Random, longest: float) -> None:
    await houses.kill(chance.randrange(len(houses.programs)), chance.uniform(0.0, 1.0))


async def frozen(houses: Houses, chance: Random, longest: float) -> None:
    """For longer than any limit of the database and of clients."""
    await houses.freeze(chance.randrange(len(houses.programs)), longest)


async def server_restarted(houses: Houses, chance: Random, longest: float) -> None:
    await houses.restart_server()


async def server_crashed(houses: Houses, chance: Random, longest: float) -> None:
    await houses.crash_server()


async def connections_cut(houses: Houses, chance: Random, longest: float) -> None:
    for _ in range(chance.randrange(1, 4)):
        await houses.cut_connections()
        await asyncio.sleep(chance.uniform(0.0, 0.3))


async def upgraded(houses: Houses, chance: Random, longest: float) -> None:
    """While people play, all processes are replaced by such of a newer version."""
    await houses.upgrade(chance.randrange(len(houses.programs)))


BEFALLS: dict[str, Befall] = {
    befall.__name__: befall for befall in (killed, frozen, server_restarted, server_crashed, connections_cut, upgraded)
}
"""What can happen to a house. Two that are about the same process or server come one after the other."""


class Length(NamedTuple):
    """How many faults in how many seconds, how long a process stands still, how many commands have to be acknowledged
    before it is enough, and of how many schedules one goes back to a backup in the end."""

    seconds: float
    faults: int
    frozen_s: float
    commands: int
    goes_back: float = 0.0


SHORT = Length(seconds=4.0, faults=3, frozen_s=5.5, commands=60, goes_back=0.2)
LONG = Length(seconds=12.0, faults=4, frozen_s=16.0, commands=400, goes_back=0.3)


def draw(chance: Random, length: Length) -> list[str]:
    """What happens to the house, as the first thing that is drawn from a seed."""
    return chance.sample(sorted(BEFALLS), length.faults)


class Schedule:
    def __init__(
        self,
        houses: Houses,
        seed: str,
        name: str,
        length: Length,
        plans: Sequence[Plan] = PLANS,
        twice: float = TWICE,
        befalls: Sequence[str] | None = None,
    ) -> None:
        """What happens to the house is drawn, unless it is named."""
        self.houses = houses
        self.seed = seed
        self._length = length
        self._chance = Random(seed)
        befalls = befalls or draw(self._chance, length)
        self._faults = sorted((self._chance.uniform(0.0, length.seconds), name) for name in befalls)
        self._goes_back = self._chance.random() < length.goes_back
        self._parties = Parties(houses.ports, seed, name, plans, twice)
        self.journal.outdated = houses.outdated
        self._restored: dict[str, Stored] = {}
        self._one_at_a_time = asyncio.Lock()

    @property
    def journal(self) -> Journal:
        return self._parties.journal

    def __str__(self) -> str:
        faults = ", ".join(f"{name} after {at:.1f} s" for at, name in self._faults)
        happened = ", ".join(f"{what} {times}" for what, times in sorted(self.journal.happened.items()))
        faults += ", restored to the backup of before" if self._goes_back else ""
        return (
            f"TORTUGA_TEST_SEED={self.seed}: {len(self.houses.programs)} processes, {faults}\n"
            f"{self.journal.acknowledged} acknowledged; {happened}"
        )

    async def run(self) -> list[str]:
        """Everything that is not as it was promised."""
        playing = asyncio.create_task(self._parties.play())
        try:
            await self._befall(playing)
            if self._goes_back:
                await self._go_back(playing)
                if self.journal.faults:  # nobody may be able to play on
                    return self.journal.faults
            await self._settle(playing)
        finally:
            self._parties.enough = self._parties.over = True
            await asyncio.wait({playing})
        await playing
        stored = read(self.houses.address)
        return [*check(stored, self.journal), *check_kept(stored, self._restored), *self.houses.faults]

    async def _befall(self, playing: asyncio.Task[None]) -> None:
        """Once everybody sits at their tables; and then people play on until it's worth looking."""
        await self._until(playing, self._parties.missing, "{} never began")
        if self._goes_back:
            await self.houses.back_up()
        async with asyncio.TaskGroup() as group:
            for at, name in self._faults:
                group.create_task(self._strike(at, BEFALLS[name], Random(f"{self.seed} {name}")))
        await self._until(playing, self._wanting, "nobody could play: {}")

    async def _go_back(self, playing: asyncio.Task[None]) -> None:
        """The operator restores the backup: what was acknowledged since is gone, and nobody counts on it. Processes
        know the later story, and have to learn of it by themselves; then people play on."""
        self._parties.paused = True
        await self._until(playing, self._parties.busy, "nobody answered {}")
        self.journal.faults[:] = check(read(self.houses.address), self.journal)
        self.journal.in_doubt = True
        self._restored = await self.houses.restore()
        self.journal.begin_anew(self._restored)
        await self._until_all_know(playing)
        if self.journal.faults:
            return
        self.journal.in_doubt = False
        self.journal.era += 1
        self._parties.go_on_with(self._restored)
        await self._until(playing, self._wanting, "nobody could play on: {}")

    async def _until_all_know(self, playing: asyncio.Task[None]) -> None:
        """Each process shows the tables as they are in the database again, and those no more that are not there."""
        left = [(process, table) for process in range(len(self.houses.programs)) for table in self._parties.tables]
        unaware: dict[int, str] = {}
        since: dict[int, float] = {}
        """Processes that show something else, and since when."""
        end = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE_S) as client:
            while left and time.monotonic() < end and not playing.done():
                again, heads = [], self._heads()
                for process, table in left:
                    shown = await self._shown(client, process, table)
                    there = heads.get(table, 0)
                    if shown != there:
                        again.append((process, table))
                    if shown not in (None, there):
                        unaware[process] = f"process {process} shows {table} at {shown}, and it is at {there}"
                        since.setdefault(process, time.monotonic())
                if any(time.monotonic() - first > LEARN_S for first in since.values()):
                    break
                left = again
                for process in since.keys() - {process for process, _ in left}:
                    del since[process], unaware[process]
                await asyncio.sleep(LOOK_S)
        if left:
            self.journal.faults += unaware.values() or [f"nobody answers at {left}"]

    async def _shown(self, client: httpx.AsyncClient, process: int, table: str) -> int | None:
        """The version; 0: there is no such table. None: not right now, or the process isn't there."""
        with suppress(httpx.TransportError):
            found = await client.get(f"http://127.0.0.1:{self.houses.ports[process]}/api/tables/{table}")
            if found.status_code in (200, 404):
                return int(found.json().get("seq", 0))
        return None

    def _wanting(self) -> list[str]:
        done = self.journal.acknowledged
        return [] if done >= self._length.commands else [f"{done} commands"]

    async def _strike(self, at: float, befall: Befall, chance: Random) -> None:
        await asyncio.sleep(at)
        if befall is frozen:  # the rest goes on around it
            await befall(self.houses, chance, self._length.frozen_s)
        else:
            async with self._one_at_a_time:
                await befall(self.houses, chance, self._length.frozen_s)

    async def _settle(self, playing: asyncio.Task[None]) -> None:
        """Nothing happens to the house any more: people stop, bots pay their debts, and everybody sees the last of
        it."""
        self._parties.enough = True
        debts = Debts(self.houses.address)
        debts.unpaid()
        self.houses.later(LATER_S)
        await self._until(playing, debts.unpaid, "bots owe a move at {}")
        heads = self._heads()
        await self._until(playing, lambda: self._behind(heads), "somebody was never shown the last of {}")

    def _heads(self) -> dict[str, int]:
        with psycopg.connect(self.houses.address) as connection:
            return dict(connection.execute("SELECT table_id, seq FROM heads").fetchall())

    def _behind(self, heads: dict[str, int]) -> list[str]:
        return [sight.table for sight in self._parties.sights if sight.seq < heads.get(sight.table, 0)]

    async def _until(self, playing: asyncio.Task[None], left: Callable[[], list[str]], fault: str) -> None:
        end = time.monotonic() + PATIENCE
        while found := left():
            if playing.done():
                await playing
            if time.monotonic() > end:
                self.journal.faults.append(fault.format(", ".join(found)))
                return
            await asyncio.sleep(LOOK_S)
