"""A hostile guest: takes one step after the other, with several hands at once.

All that they do is drawn from dice, and each step has dice of its own, made from the seed, the number of the hand and
the number of the step: so a step is the same attack whatever the others do meanwhile. What it meets there is the
house's: which games are on, and what is offered, depends on how fast everybody is.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import Random

from server.faults.checker import Witness
from server.faults.hostile.aliases import Alias
from server.faults.hostile.calls import Calls
from server.faults.hostile.crowding import Crowding
from server.faults.hostile.games import Games
from server.faults.hostile.knowledge import Knowledge
from server.faults.hostile.lines import Lines
from server.faults.hostile.messenger import Messenger
from server.faults.hostile.raw_bytes import RawBytes
from server.faults.hostile.steps import GONE, Step
from server.faults.players import Json

HANDS = 4
"""Steps that are taken at the same time."""
ALIASES = 6


class HostileGuest:
    """Attacks one house until it is told to stop."""

    def __init__(self, port: int, witness: Witness, seed: str, document: Json, honest_tables: list[str]) -> None:
        self.taken: Counter[str] = Counter()
        """How often each kind of step was."""
        self.last: deque[str] = deque(maxlen=60)
        """The latest steps, to be told when something is found."""
        self._seed = seed
        self._aliases = [Alias(port, number) for number in range(ALIASES)]
        self.messenger = Messenger(port, witness, Knowledge(self._aliases, honest_tables))
        self._lines = Lines(self.messenger)
        self._raw_bytes = RawBytes(self.messenger)
        self._games = Games(self.messenger)
        self.calls = Calls(self.messenger, self._lines, document)
        crowding = Crowding(self.messenger, self._lines, self.calls)
        parts = (self.calls, self._games, self._lines, self._raw_bytes, crowding)
        self._steps = [step for part in parts for step in part.steps]

    async def arrive(self) -> None:
        for alias in self._aliases:
            await self.messenger.be_somebody(alias)
        await self._games.fill_pockets(self._seed)

    async def sit_down(self, table: str) -> None:
        """Somebody honest lets them have a seat."""
        alias = Random(f"{self._seed} {table}").choice(self._aliases)
        await self.messenger.command(alias, table, "sit")

    async def attack(self, enough: Callable[[], bool], least: int) -> None:
        """Each hand takes at least this many steps, after all together have tried everything once."""
        async with asyncio.TaskGroup() as group:
            for hand in range(HANDS):
                group.create_task(self._use_hand(hand, enough, least))

    async def close(self) -> None:
        await self._lines.close()
        self._raw_bytes.close()
        for alias in self._aliases:
            await alias.http.aclose()

    async def _use_hand(self, hand: int, enough: Callable[[], bool], least: int) -> None:
        first = self._everything_once()[hand::HANDS]
        number = 0
        while number < len(first) + least or not enough():
            dice = Random(f"{self._seed} {hand} {number}")
            name, step = first[number] if number < len(first) else self._drawn(dice)
            self.last.append(f"{hand}.{number} {name}")
            self.taken[name] += 1
            with suppress(*GONE):
                await step(dice)
            number += 1

    def _everything_once(self) -> list[tuple[str, Step]]:
        """As it is meant to be used."""
        asked: list[Step] = [partial(self.calls.ask, operation=one, damage=False) for one in self.calls.operations]
        told: list[Step] = [partial(self.calls.command, kind=kind, damage=False) for kind in self.calls.commands]
        return [("everything once", step) for step in (*asked, *told)]

    def _drawn(self, dice: Random) -> tuple[str, Step]:
        weights, steps = zip(*self._steps, strict=True)
        step: Step = dice.choices(steps, weights)[0]
        return step.__name__, step
