"""A house for a scenario: its real store, guests and bots, on a clock of the test's own."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import msgspec

from server.dealing import Dealt
from server.running import PATIENCE, settings_with
from server.store.disk import Disk
from server.tables import SECOND, START, new_id, setup
from tortuga.server import protocol
from tortuga.server.house.house import House
from tortuga.server.house.room import Room, Watcher
from tortuga.server.identity import Identity
from tortuga.server.metrics import Metrics
from tortuga.server.seeds import Seeds
from tortuga.server.store.places import Place
from tortuga.server.store.store import Store
from tortuga.server.workers.archive import Archive
from tortuga.server.workers.bots import BotPool

P = ParamSpec("P")


def in_a_loop(scenario: Callable[P, Coroutine[None, None, None]]) -> Callable[P, None]:
    """A test that is a scenario as a whole: an event loop of its own runs it."""

    @wraps(scenario)
    def test(*args: P.args, **more: P.kwargs) -> None:
        asyncio.run(scenario(*args, **more))

    return test


class Tab:
    """Somebody's tab: what it was sent."""

    def __init__(self, guest: str | None, since: int | None = None) -> None:
        self.frames: list[dict[str, Any]] = []
        self.watcher = Watcher(guest, since, self._take)

    async def _take(self, frame: bytes) -> None:
        self.frames.append(msgspec.json.decode(frame))

    @property
    def last(self) -> dict[str, Any]:
        return self.frames[-1]

    @property
    def kinds(self) -> list[str]:
        """Of all that it was told."""
        return [entry["kind"] for frame in self.frames for entry in frame.get("story", [])]


class OpenHouse:
    """A house that is open, and the guests in it by their names."""

    def __init__(self, house: House, place: Place, guests: dict[str, str]) -> None:
        self.house = house
        self.place = place
        self.disk = Disk(place)
        self.guests = guests
        self.now = house.clock()

    async def guest(self, name: str) -> str:
        """Their id; who is not known yet comes in."""
        if name not in self.guests:
            guest, _ = await self.house.identity.new_guest(name.capitalize(), "en", self.house.clock())
            self.guests[name] = guest.id
        return self.guests[name]

    async def table(self, *seats: str, title: str = "planks", start: bool = True, **more: Any) -> Room:
        """Ania's table. Others whose names are in the plan have sat down, and it has begun."""
        ania = await self.guest("ania")
        plan = tuple("me" if who == "ania" else who if who.startswith("bot:") else "open" for who in seats)
        made = await self.house.open_table(ania, protocol.OpenTable(id=new_id(), setup=setup(title, plan, **more)))
        room = await self.house.room(made)
        for seat, who in enumerate(seats):
            if plan[seat] == "open" and who != "open":
                await self.do(who, room, protocol.Sit, seat=seat, code=room.table.code)
        if start:
            await self.do("ania", room, protocol.Start)
        return room

    async def do(self, who: str, room: Room, kind: Any, /, **fields: Any) -> protocol.Reply:
        """A command with an id of its own, unless that is given."""
        return await self.house.command(room, await self.guest(who), kind(**{"id": new_id(), **fields}))

    async def play(self, who: str, room: Room, move: str) -> protocol.Reply:
        assert room.table.game is not None
        seat = room.table.seat_of(self.guests[who])
        assert seat is not None
        return await self.do(who, room, protocol.Play, decision=room.table.game.decision(seat), move=move)

    async def to_the_end(self, room: Room) -> None:
        """Everybody takes the first offer."""
        names = {guest: name for name, guest in self.guests.items()}
        while (table := room.table).game is not None and (due := table.game.state.due()):
            who = names[table.chairs[due[0]].guest or ""]
            await self.play(who, room, table.title.offers(table.game.state, due[0])[0].do)

    async def tab(self, room: Room, who: str | None, since: int | None = None) -> Tab:
        tab = Tab(None if who is None else await self.guest(who), since)
        await self.house.watch(room, tab.watcher)
        await tab.watcher.finish()
        return tab

    async def close_tab(self, room: Room, tab: Tab, *, cleanly: bool = True) -> None:
        await self.house.unwatch(room, tab.watcher, cleanly=cleanly)

    async def later(self, seconds: float) -> None:
        """Time goes by at once, and the house does what was due."""
        clock = self.house.clock
        assert isinstance(clock, Clock)
        clock.now += int(seconds * SECOND)
        self.house._schedule.changed.set()
        await self.quiet()

    async def quiet(self) -> None:
        """Until the house has nothing to do but to keep time, to tidy up and to look for quiet tables."""
        until = time.monotonic() + PATIENCE
        await asyncio.sleep(0.01)
        while len(self.house._tasks):
            assert time.monotonic() < until
            await asyncio.sleep(0.005)

    def rows(self, room: Room) -> list[tuple[Any, ...]]:
        """The log as the disk has it."""
        return self.disk.read(
            "SELECT seq, command, kind, actor FROM log WHERE table_id = ? ORDER BY seq", room.table.id
        )

    def kinds(self, room: Room) -> list[str]:
        return [row[2] for row in self.rows(room)]

    def change_disk(self, statement: str, *values: object) -> None:
        """As if another version had written different rows; their chains are intact all the same."""
        self.disk.change(statement, *values)
        self.disk.chain_anew()

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Somebody else holds the database: every commit is refused meanwhile."""
        with self.disk.locked():
            yield

    def metric(self, name: str) -> float:
        lines = self.house.metrics.text().decode().splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


class Clock:
    def __init__(self, now: int = START) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class RestartableHouse:
    """The database and clock of a house that can be closed and opened again."""

    def __init__(self, place: Place, seeds: Seeds | None = None) -> None:
        self.place = place
        self.clock = Clock()
        self.seeds = seeds or Dealt()
        self.guests: dict[str, str] = {}

    @property
    def path(self) -> Path:
        return Disk(self.place).path

    @asynccontextmanager
    async def open(self, version: str = "1", **changes: Any) -> AsyncIterator[OpenHouse]:
        settings = settings_with(**{"db": self.place, "bot_pause_ms": 0, **changes})
        store = Store.open(self.place)
        bots, archive = BotPool(1, limit_s=settings.bot_seconds), Archive()
        house = House(settings, store, Identity(store), bots, archive, Metrics(), self.clock, self.seeds)
        try:
            await house.open(version)
            yield OpenHouse(house, self.place, self.guests)
        finally:
            await house.close()
            await bots.close()
            await archive.close()
            store.close()


def play_out(restartable: RestartableHouse, scenario: Callable[[OpenHouse], Awaitable[None]]) -> None:
    """One scenario in one house."""

    async def whole() -> None:
        async with restartable.open() as opened:
            await opened.later(10)  # the house has been open for a while
            await scenario(opened)

    asyncio.run(whole())


async def finished(opened: OpenHouse) -> Room:
    """A game of two that is over."""
    room = await opened.table("ania", "bartek", title="skirmish", options={"rounds": 1})
    await opened.to_the_end(room)
    assert room.table.status == "over"
    return room
