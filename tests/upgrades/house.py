"""The stored house: one that people left in the middle of everything, as its database and what its tables were then."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from server.running import settings_with
from tortuga.kernel import Imagined, registry
from tortuga.kernel.encoding import digest
from tortuga.server import protocol
from tortuga.server.house.house import House
from tortuga.server.house.room import Room
from tortuga.server.identity import Identity
from tortuga.server.metrics import Metrics
from tortuga.server.store.store import Store
from tortuga.server.table import pictures
from tortuga.server.table.table import Table
from tortuga.server.workers.archive import Archive
from tortuga.server.workers.bots import BotPool
from upgrades.games import ALL_MODULES, STORED

DUMP = Path(__file__).parent / "house.sql"
TABLES = Path(__file__).parent / "house.json"
"""What was known of each table when the house was stored."""
WRITTEN = 1_700_000_000_000
"""When the house was stored, by its own clock."""


@asynccontextmanager
async def opened(path: Path, clock: Callable[[], int], version: str) -> AsyncIterator[House]:
    store = Store.open(path)
    bots, archive = BotPool(1), Archive()
    house = House(settings_with(db=path, bot_pause_ms=0), store, Identity(store), bots, archive, Metrics(), clock)
    try:
        await house.open(version)
        yield house
    finally:
        await house.close()
        await bots.close()
        await archive.close()
        store.close()


def restore(dump: Path, path: Path) -> None:
    """Makes the database again."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript(dump.read_text("utf-8"))


def summary(table: Table) -> Any:
    """What people at a table would miss if an upgrade changed it."""
    game = table.game
    return msgspec.to_builtins(
        {
            "status": table.status,
            "seq": table.seq,
            "title": table.setup.title,
            "chairs": table.chairs,
            "due": [] if game is None else game.state.due(),
            "digest": None if game is None else digest(game.state),
            "decisions": [] if game is None else [game.decision(seat) for seat in game.state.due()],
            "back": _unnumbered(table.takebacks.asked),
            "leavers": [_unnumbered(one) for one in pictures.now(table, None, WRITTEN, None, 0).leavers],
            "deadlines": sorted([kind, seat, at] for (kind, seat), at in table.deadlines().items() if kind != "grace"),
            "chat": len(table.chat.lines),
            "rematch": table.rematch,
        }
    )


def _unnumbered(asked: protocol.BackAsked | protocol.Leaver | None) -> Any:
    """Without the row that clients answer to: nobody was told it when these games were stored."""
    return None if asked is None else msgspec.structs.replace(asked, seq=0)


class Evening:
    """One evening in a house: what people do there, one after the other."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.guests: dict[str, str] = {}
        self._ids = count(1)

    def id(self) -> str:
        return f"command-{next(self._ids)}"

    async def guest(self, name: str) -> str:
        if name not in self.guests:
            guest, _ = await self.house.identity.new_guest(name, "en", WRITTEN)
            self.guests[name] = guest.id
        return self.guests[name]

    async def table(self, title: str, *seats: str, start: bool = True, **more: Any) -> Room:
        """The first one of the seats opens it, the others sit down."""
        host = await self.guest(seats[0])
        plan = ["me" if who == seats[0] else who if who.startswith("bot:") else "open" for who in seats]
        setup = protocol.Setup(title=title, seats=plan, **more)
        room = await self.house.room(await self.house.open_table(host, protocol.OpenTable(id=self.id(), setup=setup)))
        for seat, who in enumerate(seats):
            if plan[seat] == "open" and who != "open":
                await self.do(who, room, protocol.Sit, seat=seat, code=room.table.code)
        if start:
            await self.do(seats[0], room, protocol.Start)
        return room

    async def do(self, who: str, room: Room, kind: Any, /, **fields: Any) -> protocol.Reply:
        return await self.house.command(room, await self.guest(who), kind(id=self.id(), **fields))

    async def play(self, room: Room, moves: int) -> None:
        """This many moves of the people at a table, as its strongest bot would make them; bots make their own."""
        names = {guest: name for name, guest in self.guests.items()}
        title = room.table.title
        for _ in range(moves):
            game = room.table.progress.playing()
            if not game.state.due():
                return
            seat = game.state.due()[0]
            chair = room.table.chairs[seat]
            if chair.player is not None:
                seq = room.table.seq
                while room.table.seq == seq:
                    await asyncio.sleep(0.01)
                continue
            bot = registry.bot(registry.adviser(title), title, Imagined("stored"))
            move = bot.choose(title.view(game.state, seat), title.offers(game.state, seat))
            await self.do(names[chair.guest or ""], room, protocol.Play, decision=game.decision(seat), move=move)


async def spend(evening: Evening) -> None:
    """Leaves tables of every title and in every state."""
    house = evening.house
    polish = {"edition": "pl"}
    await evening.table("rum", "Ania", "Bartek", "open", start=False, options=polish, public=True)

    asked = await evening.table(
        "rum", "Ania", "Bartek", "Cyryl", options=polish, clock=protocol.BankClock(minutes=20, increment=15)
    )
    await evening.play(asked, 12)
    await evening.do("Ania", asked, protocol.Chat, text="Ahoj!")
    await evening.do("Bartek", asked, protocol.Chat, phrase="hello")
    seat = asked.table.progress.playing().state.due()[0]
    await evening.do(("Ania", "Bartek", "Cyryl")[seat], asked, protocol.AskBack, to=asked.table.moments[-2].n)

    left = await evening.table("rummi", "Bartek", "Cyryl", "Daria", clock=protocol.TurnClock(seconds=90))
    await evening.play(left, 9)
    await evening.do("Daria", left, protocol.Leave)
    await evening.do("Bartek", left, protocol.Choose, seat=2, what="bot")

    kept = await evening.table("rummikub", "Daria", "Ania", "bot:tiles", options={"joker_rule": "bound", "rounds": 2})
    await evening.play(kept, 10)
    await evening.do("Ania", kept, protocol.Leave)
    await evening.do("Daria", kept, protocol.Choose, seat=1, what="bot")
    await evening.play(kept, 3)

    modules = await evening.table("maracaibo", "Cyryl", "Daria", options=ALL_MODULES, clock=protocol.DaysClock(days=3))
    await evening.play(modules, 70)
    await _undo(evening, modules, "Cyryl", "Daria")
    await evening.table("maracaibo", "Ania", options={"redbeard": 3})
    usual = await evening.table("maracaibo", "Ania", "bot:greedy", "bot:random", "Bartek", hints=False, takebacks=False)
    await evening.play(usual, 40)

    over = await evening.table("rum", "Daria", "Cyryl")
    await evening.play(over, 1_000)
    await evening.do("Daria", over, protocol.Rematch)
    game = over.table.progress.playing()
    step = next(record.n for record in game.records[20:] if record.do is not None)
    await house.go_on(await evening.guest("Cyryl"), evening.id(), over, step, 1, "greedy")

    ended = await evening.table("rummikub", "Ania", "bot:simple")
    await evening.play(ended, 4)
    await evening.do("Ania", ended, protocol.CloseChat)
    await evening.do("Ania", ended, protocol.Choose, seat=0, what="end")

    brought = next(stored for stored in STORED if (stored.title, stored.name) == ("rum", "polish"))
    await house.bring_in(await evening.guest("Bartek"), evening.id(), brought.record.read_text("utf-8"))


async def _undo(evening: Evening, room: Room, *names: str) -> None:
    """Goes on until somebody may take back a move, and does it."""
    while True:
        await evening.play(room, 1)
        for seat, name in enumerate(names):
            if pictures.now(room.table, seat, WRITTEN, None, 0).undo:
                await evening.do(name, room, protocol.Undo)
                return


async def write(dump: Path) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "house.sqlite3"
        async with opened(path, lambda: WRITTEN, "before") as house:
            await spend(Evening(house))
        async with opened(path, lambda: WRITTEN, "before") as house:  # what was on its way is on the disk now
            tables = {table: summary((await house.room(table)).table) for table in all_tables(path)}
            house.closing = True  # bots that owe a move do not make it
        with closing(sqlite3.connect(path)) as database:
            dump.write_text("".join(f"{line}\n" for line in database.iterdump()), "utf-8")
    TABLES.write_bytes(msgspec.json.format(msgspec.json.encode(tables)) + b"\n")


def all_tables(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as database:
        return [found for (found,) in database.execute("SELECT id FROM tables ORDER BY id")]
