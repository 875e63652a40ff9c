"""The house under load: starts the real server and plays real games of RUM over sockets.

Five questions, each asked of a server with a new database (`--only` asks one):

- pace: tables where somebody moves every few seconds. How long from a command until every seat has seen the move?
- saturation: the next move as soon as everybody has seen the last one. How many durable moves a second?
- idle: sockets that only look. How much memory does one take?
- restart: a server killed with many games on. How long until everybody is back at their tables?
- hostile: pace again, while readers leaf through a long game and bring it in again and again, as fast as they can, with
  all limits off. Do those who play notice?

The load generator shares the machine, so what it needs is taken from the server; it says how much that was.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import tortuga
from tortuga import kernel
from tortuga.kernel import registry
from tortuga.kernel.records import dump
from tortuga.server.settings import GUEST_RATES, RATES

TARGET_P95_MS = 25.0
TARGET_MOVES_S = 1000.0
TARGET_SOCKET_KB = 50.0
TARGET_RESTART_S = 5.0
TARGET_HOSTILE_P95_MS = 50.0
AT_ONCE = 50
"""Requests and sockets opened together while a benchmark prepares itself."""
UNLIMITED = "100000000/100000000"


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


# -- The server -------------------------------------------------------------------------------------------------------


class Server:
    """A house in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        limits = {f"TORTUGA_LIMIT_{kind.upper()}": UNLIMITED for kind in RATES}
        limits |= {"TORTUGA_SOCKETS_OF_ADDRESS": "100000", "TORTUGA_SOCKETS_OF_GUEST": "100000"}
        limits |= {"TORTUGA_CONNECTIONS_OF_ADDRESS": "100000"}
        limits |= {f"TORTUGA_GUEST_LIMIT_{kind.upper()}": UNLIMITED for kind in GUEST_RATES}
        command = [sys.executable, "-m", "tortuga", "serve", "--no-browser", "--lang", "en"]
        command += ["--port", str(self._port), "--db", str(self._folder / "house.sqlite3")]
        environment = {**os.environ, **limits, "TORTUGA_LOG_LEVEL": "warning"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self._port = int(line.rstrip().rstrip("/.").rpartition(":")[2])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(30)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self._port}"

    def memory_kb(self) -> float:
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])

    def cpu_s(self) -> float:
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# -- Those who play ---------------------------------------------------------------------------------------------------


@dataclass
class Game:
    """A table, the cookies of its people, and what they have seen of it."""

    table: str = ""
    cookies: list[str] = field(default_factory=list)
    sockets: dict[int, ClientConnection] = field(default_factory=dict)
    seen: list[int] = field(default_factory=list)
    owed: tuple[int, Owes] | None = None
    seq: int = 0
    over: bool = False
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def shown(self, seat: int, frame: Seen) -> None:
        self.seen[seat] = frame.seq
        if frame.seq > self.seq:
            self.seq = frame.seq
            self.owed = None
        if frame.owes is not None and frame.seq == self.seq:
            self.owed = (seat, frame.owes)
        self.over = frame.status not in ("open", "playing")
        self.changed.set()


class Players:
    """Everybody at all tables."""

    def __init__(self, server: Server, seats: int, seed: int) -> None:
        self._server = server
        self._seats = seats
        self._chance = random.Random(seed)
        self._listening: list[asyncio.Task[None]] = []
        self._commands = 0
        self.games: list[Game] = []

    async def sit_down(self, tables: int) -> None:
        self.games = [Game(seen=[0] * self._seats) for _ in range(tables)]
        limits = httpx.Limits(max_connections=AT_ONCE)
        async with httpx.AsyncClient(base_url=f"http://{self._server.address}", limits=limits, timeout=60) as client:
            await _together([self._prepare(client, game) for game in self.games])

    async def _prepare(self, client: httpx.AsyncClient, game: Game) -> None:
        for seat in range(self._seats):
            answer = await client.post("/api/me", json={"name": f"P{seat}"}, headers={"Cookie": ""})
            game.cookies.append(answer.headers["set-cookie"].partition(";")[0])
            client.cookies.clear()
        setup = {"title": "rum", "seats": ["me"] + ["open"] * (self._seats - 1)}
        opened = await self._post(client, game.cookies[0], "/api/tables", id=self._id(), setup=setup)
        game.table = opened["table"]
        code = (await client.get(f"/api/tables/{game.table}", headers={"Cookie": game.cookies[0]})).json()
        for cookie in game.cookies[1:]:
            sit = {"type": "sit", "code": code["about"]["code"]}
            await self._post(client, cookie, f"/api/tables/{game.table}/commands", id=self._id(), **sit)
        await self._post(client, game.cookies[0], f"/api/tables/{game.table}/commands", id=self._id(), type="start")

    async def _post(self, client: httpx.AsyncClient, cookie: str, path: str, **body: object) -> dict[str, Any]:
        answer = await client.post(path, json=body, headers={"Cookie": cookie})
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    def _id(self) -> str:
        self._commands += 1
        return f"load-{self._commands:08d}"

    async def connect(self, seats: int | None = None) -> None:
        """A socket for every seat, or for the first ones of each table."""
        wanted = self._seats if seats is None else seats
        await _together([self.join(game, seat) for game in self.games for seat in range(wanted)])

    async def join(self, game: Game, seat: int) -> None:
        socket = await connect(
            f"ws://{self._server.address}/api/socket?table={game.table}",
            additional_headers={"Cookie": game.cookies[seat]},
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=60,
        )
        game.sockets[seat] = socket  # they come in any order
        first = SEEN.decode(await socket.recv())
        game.shown(seat, first)
        self._listening.append(asyncio.create_task(self._listen(game, seat, socket)))

    async def _listen(self, game: Game, seat: int, socket: ClientConnection) -> None:
        async for message in socket:
            frame = SEEN.decode(message)
            if frame.type == "now":
                game.shown(seat, frame)

    async def move(self, game: Game, bound_s: float = 30.0) -> float | None:
        """One move; seconds until every seat has seen it. None when the game is over."""
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
        began = time.perf_counter()
        await game.sockets[seat].send(json.dumps(command))
        while min(game.seen) <= before:
            game.changed.clear()
            await asyncio.wait_for(game.changed.wait(), bound_s)
        return time.perf_counter() - began

    async def leave(self) -> None:
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        self._listening.clear()
        await _together([socket.close() for game in self.games for socket in game.sockets.values()])
        for game in self.games:
            game.sockets.clear()


async def _together(work: list[Coroutine[Any, Any, Any]]) -> None:
    """All of it, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(part: Awaitable[Any]) -> None:
        async with gate:
            await part

    await asyncio.gather(*(one(part) for part in work))


# -- The questions ----------------------------------------------------------------------------------------------------


@dataclass
class Figures:
    """An answer: what was measured, and whether the target is reached."""

    name: str
    reached: bool
    facts: dict[str, float]

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value:,.4g}" for name, value in self.facts.items())
        return f"{self.name}: {facts}{'' if self.reached else '   <- target missed'}"


class Meter:
    """What the server and the load generator spent between two moments."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._began = time.perf_counter()
        self._server_cpu = server.cpu_s()
        self._own_cpu = _own_cpu()

    def facts(self) -> dict[str, float]:
        seconds = time.perf_counter() - self._began
        return {
            "seconds": seconds,
            "server_cpu": (self._server.cpu_s() - self._server_cpu) / seconds,
            "load_cpu": (_own_cpu() - self._own_cpu) / seconds,
        }


def _own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def pace(server: Server, args: argparse.Namespace) -> Figures:
    """Games where somebody moves every `--every` seconds."""
    players = Players(server, args.seats, args.seed)
    await players.sit_down(args.tables)
    await players.connect()
    facts = await _paced(server, players, args)
    await players.leave()
    counts = {"tables": args.tables, "sockets": args.tables * args.seats}
    return Figures("pace", facts["p95_ms"] <= TARGET_P95_MS, {**counts, **facts})


async def _paced(server: Server, players: Players, args: argparse.Namespace) -> dict[str, float]:
    """How long moves take until everybody has seen them."""
    took: list[float] = []
    until = time.perf_counter() + args.seconds
    chance = random.Random(args.seed)

    async def play(game: Game) -> None:
        await asyncio.sleep(chance.random() * args.every)
        while time.perf_counter() < until:
            began = time.perf_counter()
            seconds = await players.move(game)
            if seconds is None:
                return
            took.append(seconds)
            await asyncio.sleep(max(0.0, args.every - (time.perf_counter() - began)))

    meter = Meter(server)
    await asyncio.gather(*(play(game) for game in players.games))
    facts = meter.facts()
    percentiles = statistics.quantiles([second * 1000 for second in took], n=100)
    shown = {f"p{n}_ms": percentiles[n - 1] for n in (50, 95, 99)}
    return {**shown, "moves_s": len(took) / facts["seconds"], **facts}


async def hostile(server: Server, args: argparse.Namespace) -> Figures:
    """Games where somebody moves every `--every` seconds, among readers who ask for all they can."""
    players = Players(server, 2, args.seed)
    await players.sit_down(args.hostile_tables)
    await players.connect()
    record = long_record(str(args.seed))
    answered: Counter[int] = Counter()
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as client:
        readers = [
            asyncio.create_task(_read_on(client, record, random.Random(n), answered)) for n in range(args.readers)
        ]
        facts = await _paced(server, players, args)
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)
    await players.leave()
    asked = {"readers": args.readers, "answered_s": answered[200] / facts["seconds"], "refused": answered[503]}
    counts = {"tables": args.hostile_tables, **asked}
    return Figures("hostile", facts["p95_ms"] <= TARGET_HOSTILE_P95_MS, {**counts, **facts})


async def _read_on(client: httpx.AsyncClient, record: bytes, chance: random.Random, answered: Counter[int]) -> None:
    """Somebody who leafs through a game of their own, and brings it in anew now and then."""
    arrived = await client.post("/api/me", json={"name": "Reader"}, headers={"Cookie": ""})
    cookie = {"Cookie": arrived.headers["set-cookie"].partition(";")[0]}
    client.cookies.clear()
    table, steps = "", record.count(b"\n") - 1
    while True:
        if not table or chance.random() < 0.02:
            order = {"id": f"read-{chance.getrandbits(60):015x}", "record": record.decode()}
            made = await client.post("/api/records", json=order, headers=cookie)
            answered[made.status_code] += 1
            table = made.json().get("table", table)
        if table:
            look = await client.get(f"/api/tables/{table}/steps/{chance.randint(1, steps)}", headers=cookie)
            answered[look.status_code] += 1


def long_record(seed: str) -> bytes:
    """A whole game of the title whose moments take longest to be shown."""
    title = registry.title("maracaibo")
    game = kernel.Game.start(title, ["Ania", "Bartek", "Cyryl", "Daria"], seed=seed)
    chance = random.Random(seed)
    while due := game.state.due():
        game.play(due[0], title.write(game.state, due[0], chance.choice(game.state.moves(due[0]))))
    return dump(game.header, game.records)


async def saturation(server: Server, args: argparse.Namespace) -> Figures:
    """Every table moves as soon as all its seats have seen the last move."""
    players = Players(server, args.saturation_seats, args.seed)
    await players.sit_down(args.saturation_tables)
    await players.connect()
    moves = 0
    until = time.perf_counter() + args.seconds

    async def play(game: Game) -> None:
        nonlocal moves
        while time.perf_counter() < until and await players.move(game) is not None:
            moves += 1

    meter = Meter(server)
    await asyncio.gather(*(play(game) for game in players.games))
    facts = meter.facts()
    await players.leave()
    rate = moves / facts["seconds"]
    counts = {"tables": args.saturation_tables, "sockets": args.saturation_tables * args.saturation_seats}
    return Figures("saturation", rate >= TARGET_MOVES_S, {**counts, "moves_s": rate, **facts})


async def idle(server: Server, args: argparse.Namespace) -> Figures:
    """Sockets that only look on."""
    players = Players(server, args.seats, args.seed)
    await players.sit_down(args.tables)
    await players.connect(1)
    await asyncio.sleep(2)
    before = server.memory_kb()
    watching = args.tables * (args.seats - 1)
    await _together([players.join(game, seat) for game in players.games for seat in range(1, args.seats)])
    await asyncio.sleep(2)
    each = (server.memory_kb() - before) / watching
    await players.leave()
    return Figures("idle", each <= TARGET_SOCKET_KB, {"sockets": watching, "kb_a_socket": each, "server_kb": before})


async def restart(server: Server, args: argparse.Namespace) -> Figures:
    """A server is killed in the middle of many games; one person of each table comes back at once."""
    players = Players(server, 2, args.seed)
    await players.sit_down(args.restart_tables)
    await players.connect()
    for _ in range(args.restart_moves):
        await asyncio.gather(*(players.move(game) for game in players.games))
    await asyncio.to_thread(server.stop, signal.SIGKILL)
    await players.leave()
    began = time.perf_counter()
    await asyncio.to_thread(server.start)
    ready = time.perf_counter() - began
    await players.connect(1)
    back = time.perf_counter() - began
    await players.leave()
    facts = {"tables": args.restart_tables, "moves_each": args.restart_moves, "ready_s": ready, "all_back_s": back}
    return Figures("restart", back <= TARGET_RESTART_S, facts)


QUESTIONS: dict[str, Callable[[Server, argparse.Namespace], Coroutine[Any, Any, Figures]]] = {
    "pace": pace,
    "saturation": saturation,
    "idle": idle,
    "restart": restart,
    "hostile": hostile,
}


def main() -> int:
    parser = argparse.ArgumentParser(description="The house under load.")
    parser.add_argument("--only", choices=QUESTIONS, help="ask one question")
    parser.add_argument(
        "--hostile", action="store_const", const="hostile", dest="only", help="the same as --only hostile"
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between the moves of a table")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--saturation-tables", type=int, default=100)
    parser.add_argument("--saturation-seats", type=int, default=2)
    parser.add_argument("--restart-tables", type=int, default=1000)
    parser.add_argument("--restart-moves", type=int, default=20)
    parser.add_argument("--hostile-tables", type=int, default=100)
    parser.add_argument("--readers", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 20_000)), hard))
    if not args.json:
        print(f"tortuga {tortuga.__version__}, {'compiled' if tortuga.compiled else 'pure Python'}")
    missed = False
    for name, question in QUESTIONS.items():
        if args.only in (None, name):
            with tempfile.TemporaryDirectory() as folder:
                server = Server(Path(folder))
                server.start()
                try:
                    figures = asyncio.run(question(server, args))
                finally:
                    server.stop(signal.SIGKILL)
            missed |= not figures.reached
            print(json.dumps({"question": name, **figures.facts}) if args.json else figures, flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
