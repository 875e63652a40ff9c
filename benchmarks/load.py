"""The house under load: starts real servers and plays real games of RUM over sockets.

Six questions, each asked of a house with a new database (`--only` asks some):

- pace: tables where somebody moves every few seconds. How long from a command until every seat has seen the move?
- saturation: the next move as soon as everybody has seen the last one. How many durable moves a second?
- elsewhere: how long from a command until somebody who looks on at another process has seen the move?
- idle: sockets that only look. How much memory does one take?
- restart: a server killed with many games on. How long until everybody is back at their tables?
- hostile: pace again, while readers page through a long game and upload it again and again, as fast as they can, with
  all limits off. Do those who play notice?

A house is one process on SQLite, or what `--engine` and `--processes` say; PostgreSQL is the system's, in a temporary
folder, with everything on that makes a commit durable. Several processes are asked the first three questions.

`--against PYTHON` asks the house of another environment too, in turn with ours, `--rounds` times: what else the
machine does meets both, so compare within a run.

The load generator shares the machine, so what it needs is taken from the house; it says how much that was.
"""

import argparse
import asyncio
import json
import random
import resource
import signal
import statistics
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from typing import Any

import httpx
from benchmarks.load_houses import ENGINES, House, Kind, street
from benchmarks.load_players import Game, Players, together

import tortuga
from tortuga import kernel
from tortuga.kernel import registry
from tortuga.kernel.records import dump

TARGET_P95_MS = 25.0
TARGET_MOVES_S = 1000.0
TARGET_ELSEWHERE_P95_MS = 15.0
TARGET_SOCKET_KB = 50.0
TARGET_RESTART_S = 5.0
TARGET_HOSTILE_P95_MS = 50.0
QUICK = {
    "tables": 20,
    "every": 0.5,
    "seconds": 3.0,
    "saturation_tables": 20,
    "saturation_games": 2,
    "elsewhere_tables": 20,
    "rate": 60.0,
    "restart_tables": 30,
    "restart_moves": 5,
    "hostile_tables": 10,
    "readers": 4,
}
"""To see whether it works; the figures mean nothing."""


# -- What is measured -------------------------------------------------------------------------------------------------


@dataclass
class Figures:
    """An answer: what was measured, and whether the target is reached."""

    facts: dict[str, float]
    reached: bool

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value:,.4g}" for name, value in self.facts.items())
        return f"{facts}{'' if self.reached else '   <- target missed'}"


class Meter:
    """What the house, its database and the load generator spent between two moments, in cores."""

    def __init__(self, house: House) -> None:
        self._spent = {"house_cpu": house.cpu_s, "database_cpu": house.database_cpu_s, "load_cpu": _own_cpu}
        self._began = time.perf_counter()
        self._before = {name: spent() for name, spent in self._spent.items()}

    def facts(self) -> dict[str, float]:
        seconds = time.perf_counter() - self._began
        spent = {name: (spent() - self._before[name]) / seconds for name, spent in self._spent.items()}
        return {"seconds": seconds, **spent}


def _own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def _percentiles(seconds: list[float], *which: int, of: str = "") -> dict[str, float]:
    """In milliseconds."""
    found = statistics.quantiles([second * 1000 for second in seconds], n=100)
    return {f"{of}p{n}_ms": found[n - 1] for n in which}


# -- The questions ----------------------------------------------------------------------------------------------------


async def pace(house: House, args: argparse.Namespace) -> Figures:
    """Games where somebody moves every `--every` seconds."""
    players = Players(house.addresses, args.seats, args.seed, apart=args.apart)
    await players.sit_down(args.tables)
    await players.connect()
    took, facts = await _paced(house, players, args.every, args)
    await players.leave()
    counts = {"tables": args.tables, "sockets": args.tables * args.seats}
    shown = _percentiles([all_seats for all_seats, _ in took], 50, 95, 99)
    return Figures({**counts, **shown, **facts}, shown["p95_ms"] <= TARGET_P95_MS)


async def elsewhere(house: House, args: argparse.Namespace) -> Figures:
    """This many moves a second, and at every table somebody who looks on at another process."""
    players = Players(house.addresses, 2, args.seed, watchers=1, apart=False)
    await players.sit_down(args.elsewhere_tables)
    await players.connect()
    took, facts = await _paced(house, players, args.elsewhere_tables / args.rate, args)
    await players.leave()
    shown = {
        **_percentiles([seats for seats, _ in took], 50, 95, of="seats_"),
        **_percentiles([watcher for _, watcher in took], 50, 95, of="elsewhere_"),
        **_percentiles([watcher - seats for seats, watcher in took], 50, 95, of="later_"),
    }
    counts = {"tables": args.elsewhere_tables}
    return Figures({**counts, **shown, **facts}, shown["elsewhere_p95_ms"] <= TARGET_ELSEWHERE_P95_MS)


async def _paced(
    house: House, players: Players, every: float, args: argparse.Namespace
) -> tuple[list[tuple[float, float]], dict[str, float]]:
    """How long moves take until the seats have seen them, and until everybody has."""
    took: list[tuple[float, float]] = []
    until = time.perf_counter() + args.seconds
    chance = random.Random(args.seed)

    async def play(game: Game) -> None:
        await asyncio.sleep(chance.random() * every)
        due = time.perf_counter()
        while time.perf_counter() < until:
            seconds = await players.move(game)
            if seconds is None:
                return
            took.append((game.took(range(game.seats)), game.took(range(len(game.seen)))))
            due += every  # a slow house is offered as much as a fast one
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    meter = Meter(house)
    await asyncio.gather(*(play(game) for game in players.games))
    facts = meter.facts()
    return took, {"moves_s": len(took) / facts["seconds"], **facts}


async def hostile(house: House, args: argparse.Namespace) -> Figures:
    """Games where somebody moves every `--every` seconds, among readers who ask for all they can."""
    players = Players(house.addresses, 2, args.seed)
    await players.sit_down(args.hostile_tables)
    await players.connect()
    record = long_record(str(args.seed))
    answered: Counter[int] = Counter()
    async with httpx.AsyncClient(base_url=f"http://{house.addresses[0]}", timeout=60) as client:
        readers = [
            asyncio.create_task(_read_on(client, record, random.Random(n), answered)) for n in range(args.readers)
        ]
        took, facts = await _paced(house, players, args.every, args)
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)
    await players.leave()
    asked = {"readers": args.readers, "answered_s": answered[200] / facts["seconds"], "refused": answered[503]}
    shown = _percentiles([all_seats for all_seats, _ in took], 50, 95, 99)
    counts = {"tables": args.hostile_tables, **asked}
    return Figures({**counts, **shown, **facts}, shown["p95_ms"] <= TARGET_HOSTILE_P95_MS)


async def _read_on(client: httpx.AsyncClient, record: bytes, chance: random.Random, answered: Counter[int]) -> None:
    """Somebody who pages through a game of their own, and uploads it again now and then."""
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


async def saturation(house: House, args: argparse.Namespace) -> Figures:
    """This many tables at a time move as soon as all their seats have seen the last move. When a game is over the next
    one is ready; when a table has none left, it is enough."""
    players = Players(house.addresses, args.saturation_seats, args.seed, apart=args.apart)
    await players.sit_down(args.saturation_tables * args.saturation_games)
    await players.connect()
    took: list[float] = []
    until = time.perf_counter() + args.seconds

    async def play(games: list[Game]) -> None:
        nonlocal until
        for game in games:
            while time.perf_counter() < until:
                seconds = await players.move(game)
                if seconds is None:
                    break
                took.append(seconds)
        until = 0.0

    meter = Meter(house)
    await asyncio.gather(*(play(players.games[n :: args.saturation_tables]) for n in range(args.saturation_tables)))
    facts = meter.facts()
    await players.leave()
    rate = len(took) / facts["seconds"]
    counts = {"tables": args.saturation_tables, "seats": args.saturation_seats}
    return Figures({**counts, "moves_s": rate, **_percentiles(took, 50, 95), **facts}, rate >= TARGET_MOVES_S)


async def idle(house: House, args: argparse.Namespace) -> Figures:
    """Sockets that only look on."""
    players = Players(house.addresses, args.seats, args.seed)
    await players.sit_down(args.tables)
    await players.connect(1)
    await asyncio.sleep(2)
    before = house.memory_kb()
    watching = args.tables * (args.seats - 1)
    await together([players.join(game, seat) for game in players.games for seat in range(1, args.seats)])
    await asyncio.sleep(2)
    each = (house.memory_kb() - before) / watching
    await players.leave()
    return Figures({"sockets": watching, "kb_a_socket": each, "house_kb": before}, each <= TARGET_SOCKET_KB)


async def restart(house: House, args: argparse.Namespace) -> Figures:
    """A house is killed in the middle of many games; one person of each table comes back at once."""
    players = Players(house.addresses, 2, args.seed)
    await players.sit_down(args.restart_tables)
    await players.connect()
    for _ in range(args.restart_moves):
        await asyncio.gather(*(players.move(game) for game in players.games))
    await asyncio.to_thread(house.stop, signal.SIGKILL)
    await players.leave()
    began = time.perf_counter()
    await asyncio.to_thread(house.start)
    ready = time.perf_counter() - began
    await players.connect(1)
    back = time.perf_counter() - began
    await players.leave()
    facts = {"tables": args.restart_tables, "moves_each": args.restart_moves, "ready_s": ready, "all_back_s": back}
    return Figures(facts, back <= TARGET_RESTART_S)


# -- Who is asked what ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Question:
    ask: Callable[[House, argparse.Namespace], Coroutine[Any, Any, Figures]]
    lower: tuple[str, ...]
    higher: tuple[str, ...] = ()
    """By these houses are compared: lower ones are better, or higher ones."""
    fewest: int = 1
    most: int = 1_000
    """Processes of a house that it is asked of."""


QUESTIONS = {
    "pace": Question(pace, lower=("p50_ms", "p95_ms")),
    "saturation": Question(saturation, lower=("p50_ms", "p95_ms"), higher=("moves_s",)),
    "elsewhere": Question(elsewhere, lower=("seats_p95_ms", "elsewhere_p50_ms", "elsewhere_p95_ms"), fewest=2),
    "idle": Question(idle, lower=("kb_a_socket",), most=1),
    "restart": Question(restart, lower=("ready_s", "all_back_s"), most=1),
    "hostile": Question(hostile, lower=("p50_ms", "p95_ms"), most=1),
}
Answers = dict[tuple[str, Kind], list[dict[str, float]]]
"""By question and house, in the order of the rounds."""


def _kinds(args: argparse.Namespace) -> Iterator[Kind]:
    for engine in args.engine:
        for processes in args.processes:
            if engine == "sqlite" and processes > 1:
                print(f"sqlite, {processes} processes: left out, a file is for one process alone", file=sys.stderr)
                continue
            if args.against:
                yield Kind(args.against, engine, processes, old=True)
            yield Kind(sys.executable, engine, processes)


def _ask(args: argparse.Namespace) -> tuple[Answers, bool]:
    """All questions, of all kinds of houses, in all rounds; and whether every target is reached."""
    answers: Answers = defaultdict(list)
    kinds, reached = list(_kinds(args)), True
    with street() as houses:
        for number in range(args.rounds):
            for name in args.only:
                question = QUESTIONS[name]
                for kind in kinds[:: -1 if number % 2 else 1]:  # whoever comes first has no advantage
                    if not question.fewest <= kind.processes <= question.most:
                        continue
                    with houses.opened(kind) as house:
                        figures = asyncio.run(question.ask(house, args))
                    answers[name, kind].append(figures.facts)
                    reached &= figures.reached or kind.old
                    if args.json:
                        print(json.dumps({"question": name, "house": str(kind), **figures.facts}), flush=True)
                    else:
                        print(f"{name} ({kind}): {figures}", flush=True)
    return answers, reached


def _sum_up(answers: Answers) -> Iterator[str]:
    """The medians of all rounds; and where two houses were asked in turn, how good ours is, as a multiple of the old
    one in the same round (the median, the least and the most)."""
    for (name, kind), rounds in answers.items():
        question = QUESTIONS[name]
        which = [*question.higher, *question.lower]
        medians = ", ".join(f"{fact} {statistics.median(one[fact] for one in rounds):,.4g}" for fact in which)
        yield f"{name} ({kind}), median of {len(rounds)}: {medians}"
        before = answers.get((name, Kind(_old_python(answers), kind.engine, kind.processes, old=True)))
        if before is None or kind.old:
            continue
        told = []
        for fact in which:
            ratios = [one[fact] / other[fact] for one, other in zip(rounds, before, strict=True)]
            if fact in question.lower:
                ratios = [1 / ratio for ratio in ratios]
            told.append(f"{fact} {statistics.median(ratios):.3f} ({min(ratios):.2f} to {max(ratios):.2f})")
        yield f"{name} ({kind}), how good beside the old one (below 1 is worse): {', '.join(told)}"


def _old_python(answers: Answers) -> str:
    return next((kind.python for _, kind in answers if kind.old), "")


def _among(*allowed: str) -> Callable[[str], list[str]]:
    def some(text: str) -> list[str]:
        found = text.split(",")
        if unknown := [one for one in found if one not in allowed]:
            raise argparse.ArgumentTypeError(f"{', '.join(unknown)}: choose from {', '.join(allowed)}")
        return found

    return some


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="The house under load.")
    parser.add_argument("--only", type=_among(*QUESTIONS), default=[*QUESTIONS], help="some questions, by comma")
    parser.add_argument(
        "--hostile", action="store_const", const=["hostile"], dest="only", help="the same as --only hostile"
    )
    parser.add_argument("--engine", type=_among(*ENGINES), default=["sqlite"], help="sqlite, postgresql, or both")
    parser.add_argument("--processes", type=_numbers, default=[1], help="of a house: such as 1,2,4")
    parser.add_argument("--apart", action="store_true", help="the people of a table are at different processes")
    parser.add_argument("--against", metavar="PYTHON", help="of another environment, whose house is asked as well")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="small and short, to see whether it works")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between the moves of a table")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--saturation-tables", type=int, default=100)
    parser.add_argument("--saturation-seats", type=int, default=2)
    parser.add_argument("--saturation-games", type=int, default=6, help="at each table, one after the other")
    parser.add_argument("--elsewhere-tables", type=int, default=150)
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second that somebody elsewhere sees")
    parser.add_argument("--restart-tables", type=int, default=1000)
    parser.add_argument("--restart-moves", type=int, default=20)
    parser.add_argument("--hostile-tables", type=int, default=100)
    parser.add_argument("--readers", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    return parser


def main() -> int:
    parser = _parser()
    args = parser.parse_args()
    if args.quick:
        parser.set_defaults(**QUICK)
        args = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 20_000)), hard))
    if not args.json:
        print(f"tortuga {tortuga.__version__}, {'compiled' if tortuga.compiled else 'pure Python'}")
    answers, reached = _ask(args)
    if not args.json and (args.rounds > 1 or args.against):
        print(*_sum_up(answers), sep="\n")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
