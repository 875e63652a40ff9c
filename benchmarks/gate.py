"""How many instructions fixed work takes in the compiled build, compared with stored figures: `make bench-gate`.

Instructions, as callgrind counts them, are the same whatever else a machine does; time is not. All work is seeded:
steps, copies, views, offers and redeals of every title, lists of moves, the solver, and what a house does with a game
(fold, views, offers, JSON). What grew by more than 3 % is named, and the run fails. If it was worth it,
`ARGS="--store REASON"` stores the new figures with the reason, which belongs into the commit.

The figures hold for the versions of Python, mypy and compiler that they were stored with; under others nothing is
compared.
"""

import argparse
import ctypes
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

STORED = Path(__file__).with_name("gate.json")
MOST = 0.03
"""How much more isn't named yet."""
TITLES = {"rum": 24, "maracaibo": 6, "rummikub": 3, "rummi": 3}
"""How many games are looked at: of the costly ones fewer."""

SWITCH = """
#include <valgrind/callgrind.h>
void begin(void) { CALLGRIND_START_INSTRUMENTATION; CALLGRIND_ZERO_STATS; }
void end(void) { CALLGRIND_DUMP_STATS; CALLGRIND_STOP_INSTRUMENTATION; }
"""
"""What tells callgrind when to count. It is a library in C, because that is how callgrind is spoken to."""

Work = Callable[[], object]


def works() -> Iterator[tuple[str, Work]]:
    """All work by name, ready to be done; setting it up does not count."""
    from tortuga.kernel import registry  # noqa: PLC0415 (the process that compares has no compiled package)

    for name, games in TITLES.items():
        yield from works_of(registry.title(name), games)
    yield from lists_of_rum()
    yield "solver: 12 positions", solver(12)


def works_of(title: Any, games: int) -> Iterator[tuple[str, Work]]:
    from tortuga.kernel import Game, Imagined  # noqa: PLC0415
    from tortuga.kernel.encoding import encode  # noqa: PLC0415
    from tortuga.kernel.playout import random_playout  # noqa: PLC0415

    def new(number: int) -> Any:
        seats = title.seats[number % len(title.seats)]
        return title.new(title.read_options({}), seats, Imagined(str(number)), None)

    def play() -> list[int]:
        return [random_playout(new(number), Imagined(f"play {number}"), 400) for number in range(games)]

    lengths = play()
    middles = []
    for number, length in enumerate(lengths):
        state = new(number)
        random_playout(state, Imagined(f"play {number}"), length // 2)
        middles.append((state, state.due()[0]))
    views = [(title.view(state, seat),) for state, seat in middles]
    live = Game.start(title, ["Ania", "Bartek"], seed="gate")
    chance = Imagined("house")
    while live.state.due() and len(live.records) < 60:
        seat = live.state.due()[0]
        moves = live.state.moves(seat)
        live.play(seat, title.write(live.state, seat, moves[chance.roll(len(moves)) - 1]))

    def house() -> None:
        """A game from its log, and after every tenth record what two seats and a spectator are sent."""
        game = Game.empty(title, live.header)
        for record in live.records:
            game.append(record)
            if record.n % 10 == 0:
                for seat in (None, 0, 1):
                    encode(title.view(game.state, seat))
                for seat in game.state.due():
                    encode(title.offers(game.state, seat))

    name = title.name
    yield f"{name}: {games} games at random", play
    yield f"{name}: copies", repeated(20, lambda state, seat: state.copy(), middles)
    yield f"{name}: views", repeated(4, title.view, middles)
    yield f"{name}: redeals", repeated(2, lambda view: title.imagine(view, Imagined("redeal")), views)
    yield (
        f"{name}: redeals, 16 of a view",
        repeated(1, lambda view: title.imagine_many(view, 16, Imagined("many")), views),
    )
    yield f"{name}: a house's game", house


def lists_of_rum() -> Iterator[tuple[str, Work]]:
    """Of hands that grow, because all draw from the wreck."""
    from tortuga.games.rum.title import RumTitle  # noqa: PLC0415
    from tortuga.kernel import Imagined  # noqa: PLC0415

    title = RumTitle()
    for cards in (5, 7, 9):
        states = []
        for number in range(6):
            chance = Imagined(f"{cards} {number}")
            state = title.new(title.read_options({}), 2, chance, None)
            while len(title.view(state, state.active).hand) != cards or not state.due():
                if not state.due():
                    state = title.new(title.read_options({}), 2, chance, None)
                seat = state.due()[0]
                state.play(seat, state.moves(seat)[0], chance, None)
            states.append((state, state.due()[0]))
        yield f"rum: moves with {cards} cards", repeated(1, lambda state, seat: state.moves(seat), states)
        yield f"rum: best moves with {cards} cards", repeated(1, lambda state, seat: state.best_moves(seat), states)


def repeated(times: int, action: Callable[..., object], things: list[Any]) -> Work:
    """Nothing of it is kept, or the garbage collector would look at all of that again and again."""

    def work() -> None:
        for _ in range(times):
            for thing in things:
                action(*thing)

    return work


def solver(count: int) -> Work:
    from benchmarks.solver import ours, positions  # noqa: PLC0415

    asked = positions(count)
    return lambda: ours(asked)


# -- Counting ----------------------------------------------------------------------------------------------------------


def measure(switch: Path) -> None:
    """Does all work, in a process that callgrind watches; the first time of each is to fill the caches."""
    callgrind = ctypes.CDLL(str(switch))
    sys.path.insert(0, str(Path(__file__).parents[1]))
    import tortuga  # noqa: PLC0415

    if not tortuga.compiled:
        sys.exit("The environment holds the pure build; `make bench-gate` sets it up.")
    for name, work in works():
        work()
        callgrind.begin()
        work()
        callgrind.end()
        print(name, flush=True)


def counted(python: Path) -> dict[str, int]:
    with tempfile.TemporaryDirectory() as folder:
        source, switch = Path(folder, "switch.c"), Path(folder, "switch.so")
        source.write_text(SWITCH, "utf-8")
        subprocess.run(["cc", "-shared", "-fPIC", "-o", switch, source], check=True)
        out = Path(folder, "callgrind.out")
        command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out}"]
        done = subprocess.run(
            [*command, str(python), "-P", __file__, "--measure", str(switch)],
            env={**os.environ, "PYTHONHASHSEED": "0"},
            capture_output=True,
            check=False,
            text=True,
        )
        if done.returncode:
            sys.exit(f"{python} could not do the work under callgrind:\n{done.stderr}")
        names = done.stdout.splitlines()
        return {name: _total(Path(f"{out}.{part}")) for part, name in enumerate(names, start=1)}


def _total(part: Path) -> int:
    for line in part.read_text("utf-8").splitlines():
        if line.startswith(("totals:", "summary:")):
            return int(line.split()[1])
    raise ValueError(f"callgrind counted nothing in {part.name}")


def made_with() -> dict[str, str]:
    compiler = subprocess.run(["cc", "--version"], capture_output=True, check=True, text=True).stdout.splitlines()[0]
    return {
        "python": platform.python_version(),
        "mypy": version("mypy"),
        "compiler": compiler,
        "machine": sysconfig.get_platform(),
    }


def grown(before: dict[str, int], now: dict[str, int]) -> list[str]:
    """What takes more than it did, or is new, or gone."""
    found = [f"{name}: not stored yet" for name in now if name not in before]
    for name, count in before.items():
        if name not in now:
            found.append(f"{name}: is not measured any more")
        elif now[name] > count * (1 + MOST):
            found.append(f"{name}: {now[name] / count - 1:+.1%} instructions")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Counts the instructions of fixed work, and names what grew.")
    parser.add_argument("--store", metavar="REASON", help="store these figures, and why they are right")
    parser.add_argument("--compiled", type=Path, default=Path(".venv-compiled/bin/python"), help="Python to measure")
    parser.add_argument("--measure", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        measure(asked.measure)
        return
    for tool in ("valgrind", "cc"):
        if shutil.which(tool) is None:
            sys.exit(f"{tool} is missing. Debian and Ubuntu: apt install valgrind gcc")
    now = counted(asked.compiled)
    stored = json.loads(STORED.read_text("utf-8")) if STORED.exists() else {"made_with": {}, "instructions": {}}
    before: dict[str, int] = stored["instructions"]
    for name, count in now.items():
        ratio = f"{count / before[name]:6.3f}" if name in before else "   new"
        print(f"{name:<36} {count:>14,} {ratio}")
    if asked.store:
        kept = {"reason": asked.store, "made_with": made_with(), "instructions": now}
        STORED.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")
        return
    if not before:
        sys.exit("No figures are stored yet.")
    if stored["made_with"] != made_with():
        print(f"Not compared: the stored figures are for {stored['made_with']}, and this is {made_with()}.")
        return
    if more := grown(before, now):
        sys.exit("Grown by more than 3 %:\n  " + "\n  ".join(more))


if __name__ == "__main__":
    main()
