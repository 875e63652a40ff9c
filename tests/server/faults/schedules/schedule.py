"""A schedule: some seconds of play, and what befalls the house meanwhile, all of it drawn from a seed."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import NamedTuple

import psycopg

from server.faults.schedules.checker import Debts, check, read
from server.faults.schedules.houses import Houses
from server.faults.schedules.journal import Journal
from server.faults.schedules.parties import PLANS, Parties, Plan
from server.faults.schedules.wanderers import TWICE
from server.running import PATIENCE

Befall = Callable[[Houses, Random, float], Awaitable[None]]

LATER_S = 40
"""Goes by at once after the last fault: whatever waits for a deadline, a claim or a grace need not be waited for."""
LOOK_S = 0.05


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


BEFALLS: dict[str, Befall] = {
    befall.__name__: befall for befall in (killed, frozen, server_restarted, server_crashed, connections_cut)
}
"""What can befall a house. Two that are about the same process or server come one after the other."""


class Length(NamedTuple):
    """So many faults in so many seconds, how long a process stands still, and how many commands have to be acknowledged
    before it is enough."""

    seconds: float
    faults: int
    frozen_s: float
    commands: int


SHORT = Length(seconds=4.0, faults=3, frozen_s=5.5, commands=60)
LONG = Length(seconds=12.0, faults=4, frozen_s=16.0, commands=400)


class Schedule:
    def __init__(
        self,
        houses: Houses,
        seed: str,
        name: str,
        length: Length,
        plans: Sequence[Plan] = PLANS,
        twice: float = TWICE,
    ) -> None:
        self.houses = houses
        self.seed = seed
        self._length = length
        self._chance = Random(seed)
        befalls = self._chance.sample(sorted(BEFALLS), length.faults)
        self._faults = sorted((self._chance.uniform(0.0, length.seconds), name) for name in befalls)
        self._parties = Parties(houses.ports, seed, name, plans, twice)
        self._one_at_a_time = asyncio.Lock()

    @property
    def journal(self) -> Journal:
        return self._parties.journal

    def __str__(self) -> str:
        faults = ", ".join(f"{name} after {at:.1f} s" for at, name in self._faults)
        happened = ", ".join(f"{what} {times}" for what, times in sorted(self.journal.happened.items()))
        return (
            f"TORTUGA_TEST_SEED={self.seed}: {len(self.houses.programs)} processes, {faults}\n"
            f"{self.journal.acknowledged} acknowledged; {happened}"
        )

    async def run(self) -> list[str]:
        """Everything that is not as it was promised."""
        playing = asyncio.create_task(self._parties.play())
        try:
            await self._befall(playing)
            await self._settle(playing)
        finally:
            self._parties.enough = self._parties.over = True
            await asyncio.wait({playing})
        await playing
        return check(read(self.houses.address), self.journal)

    async def _befall(self, playing: asyncio.Task[None]) -> None:
        """Once everybody sits at their tables; and then people play on until it is worth to look."""
        await self._until(playing, self._parties.missing, "{} never began")
        async with asyncio.TaskGroup() as group:
            for at, name in self._faults:
                group.create_task(self._strike(at, BEFALLS[name], Random(f"{self.seed} {name}")))
        await self._until(playing, self._wanting, "nobody could play: {}")

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
        """Nothing befalls the house any more: people stop, bots pay their debts, and everybody sees the last of it."""
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
