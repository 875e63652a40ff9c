"""Those who play under load: real games of RUM over sockets, spread over the processes of a house."""

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

AT_ONCE = 50
"""Requests and sockets opened together while a benchmark prepares itself."""
PATIENCE_S = 60.0


class Offer(msgspec.Struct):
    do: str


class Owes(msgspec.Struct):
    decision: int
    offers: list[Offer] = []


class Seen(msgspec.Struct):
    """What the load generator reads of a frame."""

    type: str
    seq: int = 0
    status: str = ""
    owes: Owes | None = None


SEEN = msgspec.json.Decoder(Seen)


@dataclass
class Game:
    """A table, the cookies of those who look at it (the seats first), and what they have seen of it."""

    number: int
    seats: int
    table: str = ""
    cookies: list[str] = field(default_factory=list)
    sockets: dict[int, ClientConnection] = field(default_factory=dict)
    seen: list[int] = field(default_factory=list)
    when: list[float] = field(default_factory=list)
    """Each of them was shown the last version that it has seen."""
    owed: tuple[int, Owes] | None = None
    seq: int = 0
    over: bool = False
    sent: float = 0.0
    """When the last move was."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def shown(self, viewer: int, frame: Seen) -> None:
        if frame.seq > self.seen[viewer]:
            self.when[viewer] = time.perf_counter()
        self.seen[viewer] = frame.seq
        if frame.seq > self.seq:
            self.seq = frame.seq
            self.owed = None
        if frame.owes is not None and frame.seq == self.seq:
            self.owed = (viewer, frame.owes)
        self.over = frame.status not in ("open", "playing")
        self.changed.set()

    def took(self, viewers: range) -> float:
        """Seconds from the last move until all of these had seen it."""
        return max(self.when[viewer] for viewer in viewers) - self.sent


class Players:
    """Everybody at all tables. The people of a table are at one process, as behind a proxy that knows tables, or each
    at the next one (`apart`). Watchers are at another one than the first seat."""

    def __init__(self, addresses: list[str], seats: int, seed: int, *, watchers: int = 0, apart: bool = False) -> None:
        self._addresses = addresses
        self._seats = seats
        self._watchers = watchers
        self._apart = apart
        self._chance = random.Random(seed)
        self._listening: list[asyncio.Task[None]] = []
        self._commands = 0
        self.games: list[Game] = []

    def _address(self, game: Game, viewer: int) -> str:
        steps = viewer if self._apart else int(viewer >= self._seats)
        return self._addresses[(game.number + steps) % len(self._addresses)]

    async def sit_down(self, tables: int) -> None:
        everybody = self._seats + self._watchers
        self.games = [
            Game(number, self._seats, seen=[0] * everybody, when=[0.0] * everybody) for number in range(tables)
        ]
        limits = httpx.Limits(max_connections=AT_ONCE)
        async with httpx.AsyncClient(limits=limits, timeout=PATIENCE_S) as client:
            await together([self._prepare(client, game) for game in self.games])

    async def _prepare(self, client: httpx.AsyncClient, game: Game) -> None:
        for viewer in range(len(game.seen)):
            url = f"http://{self._address(game, viewer)}/api/me"
            answer = await client.post(url, json={"name": f"P{viewer}"}, headers={"Cookie": ""})
            game.cookies.append(answer.headers["set-cookie"].partition(";")[0])
            client.cookies.clear()
        setup = {"title": "rum", "seats": ["me"] + ["open"] * (self._seats - 1), "public": self._watchers > 0}
        opened = await self._post(client, game, 0, "/api/tables", id=self._id(), setup=setup)
        game.table = opened["table"]
        table = f"/api/tables/{game.table}"
        url = f"http://{self._address(game, 0)}{table}"
        code = (await client.get(url, headers={"Cookie": game.cookies[0]})).json()
        for seat in range(1, self._seats):
            sit = {"type": "sit", "code": code["about"]["code"]}
            await self._post(client, game, seat, f"{table}/commands", id=self._id(), **sit)
        await self._post(client, game, 0, f"{table}/commands", id=self._id(), type="start")

    async def _post(self, client: httpx.AsyncClient, game: Game, viewer: int, path: str, **body: Any) -> dict[str, Any]:
        url = f"http://{self._address(game, viewer)}{path}"
        answer = await client.post(url, json=body, headers={"Cookie": game.cookies[viewer]})
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    def _id(self) -> str:
        self._commands += 1
        return f"load-{self._commands:08d}"

    async def connect(self, viewers: int | None = None) -> None:
        """A socket for everybody, or for the first ones of each table."""
        await together([self.join(game, viewer) for game in self.games for viewer in range(len(game.seen))[:viewers]])

    async def join(self, game: Game, viewer: int) -> None:
        socket = await connect(
            f"ws://{self._address(game, viewer)}/api/socket?table={game.table}",
            additional_headers={"Cookie": game.cookies[viewer]},
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE_S,
        )
        game.sockets[viewer] = socket  # they come in any order
        game.shown(viewer, SEEN.decode(await socket.recv()))
        self._listening.append(asyncio.create_task(self._listen(game, viewer, socket)))

    async def _listen(self, game: Game, viewer: int, socket: ClientConnection) -> None:
        async for message in socket:
            frame = SEEN.decode(message)
            if frame.type == "now":
                game.shown(viewer, frame)

    async def move(self, game: Game, bound_s: float = 30.0) -> float | None:
        """One move; seconds until everybody has seen it. None when the game is over."""
        while game.owed is None:
            if game.over:
                return None
            game.changed.clear()
            await asyncio.wait_for(game.changed.wait(), bound_s)
        seat, owes = game.owed
        before = game.seq
        game.owed = None
        move = self._chance.choice(owes.offers).do
        command = {"type": "play", "id": self._id(), "decision": owes.decision, "move": move}
        game.sent = time.perf_counter()
        await game.sockets[seat].send(json.dumps(command))
        while min(game.seen) <= before:
            game.changed.clear()
            await asyncio.wait_for(game.changed.wait(), bound_s)
        return time.perf_counter() - game.sent

    async def leave(self) -> None:
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        self._listening.clear()
        await together([socket.close() for game in self.games for socket in game.sockets.values()])
        for game in self.games:
            game.sockets.clear()


async def together(work: list[Coroutine[Any, Any, Any]]) -> None:
    """All of it, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(part: Awaitable[Any]) -> None:
        async with gate:
            await part

    await asyncio.gather(*(one(part) for part in work))
