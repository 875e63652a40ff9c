"""Who plays at which tables while a schedule runs: all titles, with bots, clocks, chat, take-backs, leavers and
rematches."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import NamedTuple

from server.faults.schedules.journal import Journal, Json
from server.faults.schedules.wanderers import TWICE, Sight, Wanderer

NO_CLOCK: Json = {"kind": "none"}


class Plan(NamedTuple):
    title: str
    seats: list[str]
    clock: Json = NO_CLOCK


PLANS = [
    Plan("rum", ["me", "open", "bot:greedy"], {"kind": "turn", "seconds": 60}),
    Plan("rum", ["me", "open"], {"kind": "turn", "seconds": 5}),
    Plan("rummikub", ["me", "bot:simple", "open"], {"kind": "bank", "minutes": 1, "increment": 5}),
    Plan("rummi", ["me", "bot:random"]),
    Plan("maracaibo", ["me", "bot:random"]),
]
SPECTATORS = 2


class Parties:
    """All tables of a schedule. After `enough` nobody does anything new; after `over` nobody looks any more."""

    def __init__(
        self, ports: Sequence[int], seed: str, name: str, plans: Sequence[Plan] = PLANS, twice: float = TWICE
    ) -> None:
        self.journal = Journal()
        self.sights: list[Sight] = []
        self.enough = False
        self.over = False
        self.paused = False
        """Nobody does anything for a while; everybody looks."""
        self._busy = 0
        self._gone: set[str] = set()
        """Tables that a backup has undone."""
        self._ports = ports
        self._seed = seed
        self._name = name
        self._plans = plans
        self._twice = twice
        self._everybody: list[Wanderer] = []
        self._tables: list[str] = []
        self._begun: set[str] = set()

    async def play(self) -> None:
        """Until it is over."""
        try:
            async with asyncio.TaskGroup() as group:
                for number, plan in enumerate(self._plans):
                    group.create_task(self._party(self._party_name(number), plan))
                for number in range(SPECTATORS):
                    group.create_task(self._look_on(f"{self._name}-w{number}"))
        finally:
            for one in self._everybody:
                await one.close()

    def missing(self) -> list[str]:
        """The parties that have not begun to play yet."""
        names = [self._party_name(number) for number in range(len(self._plans))]
        return [name for name in names if name not in self._begun]

    def busy(self) -> list[str]:
        """What people still wait for."""
        return [f"{self._busy} answers"] if self._busy else []

    def go_on_with(self, stored: Collection[str]) -> None:
        """These tables are there, and no others that there were."""
        self._gone |= {table for table in self._tables if table not in stored}
        for sight in self.sights:
            sight.forget()
        self.paused = False

    @property
    def tables(self) -> list[str]:
        return sorted(set(self._tables))

    def _party_name(self, number: int) -> str:
        return f"{self._name}-t{number}"

    async def _guest(self, name: str) -> Wanderer:
        made = Wanderer(name, self._ports, self.journal, self._seed, self._twice)
        self._everybody.append(made)
        await made.arrive()
        return made

    def _sight(self, table: str) -> Sight:
        sight = Sight(table)
        self.sights.append(sight)
        return sight

    async def _look_on(self, name: str) -> None:
        """At one table after the other, for as long as people play there."""
        guest = await self._guest(name)
        while not self.enough:
            if not self._tables:
                await guest.rest()
                continue
            sight = self._sight(guest.chance.choice([table for table in self._tables if table not in self._gone]))
            until = asyncio.get_running_loop().time() + guest.chance.uniform(2.0, 5.0)
            await guest.watch(sight, lambda until=until: self._is_late(until))  # type: ignore[misc]
            if not self.over:
                self.sights.remove(sight)

    def _is_late(self, until: float) -> bool:
        """Whoever looks when it is enough, looks until it is over."""
        return self.over if self.enough else asyncio.get_running_loop().time() > until

    async def _party(self, name: str, plan: Plan) -> None:
        people = [seat for seat, who in enumerate(plan.seats) if not who.startswith("bot:")]
        guests = [await self._guest(f"{name}-{seat}") for seat in people]
        host = guests[0]
        table = await host.open(plan.title, plan.seats, plan.clock)
        for guest, seat in zip(guests[1:], people[1:], strict=True):
            await guest.do(table, "sit", seat=seat)
        if len(guests) > 1:
            await host.do(table, "start")
        self._begun.add(name)
        tables = [table]
        while not self.over:
            self._tables.append(table)
            sights = [self._sight(table) for _ in guests]
            async with asyncio.TaskGroup() as group:
                done = partial(self._is_done, sights)
                for guest, sight in zip(guests, sights, strict=True):
                    group.create_task(guest.watch(sight, done))
                    group.create_task(self._sit(guest, sight, done))
            if not self.over:
                self.sights = [sight for sight in self.sights if sight not in sights]
            tables += (sight.now["rematch"] for sight in sights if sight.now.get("rematch"))
            table = next(table for table in reversed(tables) if table not in self._gone)

    def _is_done(self, sights: Sequence[Sight]) -> bool:
        """All at a table go on together: what one of them has seen already, a backup may undo."""
        if not (self.enough or self.paused or sights[0].over):
            gone_on = sights[0].table in self._gone or all(sight.now.get("rematch") for sight in sights)
            for sight in sights:
                sight.over = gone_on
        return self.over or sights[0].over

    async def _sit(self, guest: Wanderer, sight: Sight, done: Callable[[], bool]) -> None:
        """Does what comes to mind, until it is enough or the table has gone on elsewhere."""
        while not (self.enough or done()):
            await guest.rest()
            command = _idea(guest, sight)
            if command is not None and not self.enough and not self.paused:
                self._busy += 1
                answer = await guest.do(sight.table, **command)
                self._busy -= 1
                self.journal.happened[f"{command['kind']} {answer.said}"] += 1


def _idea(guest: Wanderer, sight: Sight) -> Json | None:
    """What somebody may do who knows this of the table."""
    die = guest.chance.random()
    if die < 0.04:
        return {"kind": "chat", "phrase": "hello"} if die < 0.02 else {"kind": "chat", "text": f"ahoj {die:.3f}"}
    match sight.status:
        case "open":
            return {"kind": "start"} if die < 0.3 else None
        case "over" | "closed":
            return {"kind": "rematch"} if die < 0.5 else None
        case "playing":
            return _answer(guest, sight) if die < 0.85 else _something_else(guest, sight)
    return None


def _answer(guest: Wanderer, sight: Sight) -> Json | None:
    """To what is asked of them, if anything is."""
    now, chance, you = sight.now, guest.chance, sight.now.get("you")
    owes, asked = now.get("owes"), now.get("back")
    if asked is not None and you not in asked.get("agreed", []):
        return {"kind": "answer-back", "agree": chance.random() < 0.7, "to": asked["seq"]}
    if you is not None and now["chairs"][you].get("bot"):
        return {"kind": "claim"}
    for left in now.get("leavers", []):
        if left["seat"] != you and not any(you in seats for seats in left.get("chosen", {}).values()):
            return {"kind": "choose", "seat": left["seat"], "what": chance.choice(["wait", "bot", "end"])}
    if owes is None or not owes.get("offers"):
        return None
    answer = {"decision": owes["decision"], "move": chance.choice(owes["offers"])["do"]}
    if chance.random() < 0.05:
        return {"kind": "draft", **answer}
    return {"kind": "play", **answer, **({"seq": sight.seq} if chance.random() < 0.5 else {})}


def _something_else(guest: Wanderer, sight: Sight) -> Json | None:
    now, chance = sight.now, guest.chance
    if now.get("undo") and chance.random() < 0.5:
        return {"kind": "undo", **({"to": now["undo_of"]} if chance.random() < 0.5 else {})}
    if chance.random() < 0.05:
        return {"kind": "leave"}
    if sight.record > 3 and chance.random() < 0.3:
        return {"kind": "ask-back", "to": sight.record - chance.randrange(1, 4)}
    return None
