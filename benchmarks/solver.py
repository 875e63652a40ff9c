"""The Rummikub solver, pure and compiled, against the PyPI package `rummikub-solver`: `make bench-solver`.

Every solver runs in a process and an environment of its own, in alternating rounds, on the same 100 seeded positions:
tables of 0 to 80 tiles, racks of 5 to 20, 0 to 2 jokers, which are wild (RK-4.4). What counts is the CPU time of a
position, the least of the rounds; making the rival's model, which it does once, is left out. Both are asked for the
most tiles and have to find the same number; ours also finds the highest value among those, the table that stays most as
it was, and the steps.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any

RIVAL = "rummikub-solver"
PURE = "Tortuga, pure"
COMPILED = "Tortuga, compiled"
TARGETS = {PURE: (1.0, 1.0), COMPILED: (20.0, 10.0)}
"""How many times as fast as the rival, by median and by 95th percentile."""

COLOURS = "RBKO"
Position = dict[str, Any]
Found = list[tuple[float, int]]
"""For each position: milliseconds, and how many tiles can be laid."""


def positions(count: int) -> list[Position]:
    """Seeded positions. (Made here: the rival's environment has no Tortuga.)"""
    random = Random("solver bench")
    made: list[Position] = []
    for _ in range(count):
        left = {f"{colour}{number}": 2 for colour in COLOURS for number in range(1, 14)}
        size, jokers = random.randint(0, 80), random.randint(0, 2)
        table: list[list[str]] = []
        for _ in range(400):
            one = _random_set(random)
            if all(left[tile] for tile in one) and sum(map(len, table)) + len(one) <= size:
                for tile in one:
                    left[tile] -= 1
                if jokers and random.random() < 0.15:
                    place = random.randrange(len(one))
                    left[one[place]] += 1
                    one[place] = "J"
                    jokers -= 1
                table.append(one)
        rest = [tile for tile, copies in left.items() for _ in range(copies)]
        rack = random.sample(rest, min(random.randint(5, 20), len(rest)))
        rack[:jokers] = ["J"] * jokers
        made.append({"table": table, "rack": rack})
    return made


def _random_set(random: Random) -> list[str]:
    if random.random() < 0.5:
        number = random.randint(1, 13)
        return [f"{colour}{number}" for colour in random.sample(COLOURS, random.choice([3, 3, 4]))]
    length = random.randint(3, 6)
    low = random.randint(1, 14 - length)
    colour = random.choice(COLOURS)
    return [f"{colour}{low + at}" for at in range(length)]


def rival(asked: list[Position]) -> Found:
    from rummikub_solver import RuleSet  # noqa: PLC0415 (only its own environment has it)

    rules = RuleSet()
    found: Found = []
    rules.solve(_game(rules, asked[0]))  # makes its model
    for position in asked:
        game = _game(rules, position)
        start = process_time()
        solution = rules.solve(game)
        spent = process_time() - start
        found.append((spent * 1000, len(solution.tiles) if solution else 0))
    return found


def _game(rules: Any, position: Position) -> Any:
    numbers = {
        f"{colour}{number}": COLOURS.index(colour) * 13 + number for colour in COLOURS for number in range(1, 14)
    }
    numbers["J"] = 53
    game = rules.new_game()
    game.initial = False
    game.add_table(*[numbers[tile] for tiles in position["table"] for tile in tiles])
    game.add_rack(*[numbers[tile] for tile in position["rack"]])
    return game


def ours(asked: list[Position]) -> Found:
    from tortuga.games.rummikub.rules.melds import meld_of  # noqa: PLC0415
    from tortuga.games.rummikub.rules.tiles import KIND_OF  # noqa: PLC0415
    from tortuga.games.rummikub.solver import bounded_search, solve  # noqa: PLC0415 (the rival's environment has none)

    print("compiled" if bounded_search.__file__.endswith((".so", ".pyd")) else "pure", file=sys.stderr)
    found: Found = []
    for position in asked:
        melds = [meld_of([KIND_OF[tile] for tile in tiles]) for tiles in position["table"]]
        table = [meld for meld in melds if meld is not None]
        rack = [KIND_OF[tile] for tile in position["rack"]]
        start = process_time()
        turn = solve(table, rack)
        found.append(((process_time() - start) * 1000, len(turn.laid)))
    return found


SOLVERS: dict[str, Callable[[list[Position]], Found]] = {"rival": rival, "ours": ours}


def run(python: Path, name: str, asked: list[Position]) -> Found:
    """One round in a process of its own."""
    solver = "rival" if name == RIVAL else "ours"
    command = [str(python), "-P", __file__, "--measure", solver]
    try:
        done = subprocess.run(command, input=json.dumps(asked).encode(), capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"{name} cannot be measured with {python}: {error}. `make bench-solver` sets up what is needed.")
    if name != RIVAL and done.stderr.split()[0].decode() != ("compiled" if name == COMPILED else "pure"):
        sys.exit(f"The environment for {name!r} holds the other build; `make bench-solver` sets up what is needed.")
    found: Found = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Best turns: Tortuga's solver against rummikub-solver.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--json", action="store_true", help="print one object")
    parser.add_argument("--pure", type=Path, default=Path(".venv/bin/python"), help="Python with the pure package")
    parser.add_argument("--compiled", type=Path, default=Path(".venv-compiled/bin/python"), help="... the compiled one")
    parser.add_argument("--rival", type=Path, default=Path(".venv-bench/bin/python"), help="... with rummikub-solver")
    parser.add_argument("--pure-only", action="store_true", help="leave the compiled package out")
    parser.add_argument("--measure", choices=SOLVERS, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.measure:
        print(json.dumps(SOLVERS[args.measure](json.load(sys.stdin))))
        return
    pythons = {RIVAL: args.rival, PURE: args.pure, COMPILED: args.compiled}
    if args.pure_only:
        del pythons[COMPILED]
    asked = positions(args.positions)
    times: dict[str, list[list[float]]] = {name: [] for name in pythons}
    tiles: dict[str, list[int]] = {}
    for _ in range(args.rounds):
        for name, python in pythons.items():
            found = run(python, name, asked)
            times[name].append([spent for spent, _ in found])
            tiles[name] = [count for _, count in found]
    least = {name: [min(of_one) for of_one in zip(*rounds, strict=True)] for name, rounds in times.items()}
    figures = {name: (median(spent), quantiles(spent, n=20)[-1], max(spent)) for name, spent in least.items()}
    ratios = {name: [figures[RIVAL][at] / figures[name][at] for at in (0, 1)] for name in pythons}
    differ = {name: sum(map(int.__ne__, tiles[name], tiles[RIVAL])) for name in pythons}
    if args.json:
        print(json.dumps({"ms": figures, "ratios": ratios, "differ": differ}))
    else:
        print(f"{'CPU ms a position':<20} {'median':>8} {'p95':>8} {'most':>8} {'times as fast':>16}")
        for name, (middle, high, most) in figures.items():
            print(f"{name:<20} {middle:>8.2f} {high:>8.2f} {most:>8.2f} {ratios[name][0]:>8.1f}{ratios[name][1]:>8.1f}")
    missed = [
        f"{name} is {ratios[name][0]:.1f} and {ratios[name][1]:.1f} times as fast as {RIVAL} (median, p95); "
        f"its targets are {wanted[0]:g} and {wanted[1]:g}."
        for name, wanted in TARGETS.items()
        if name in ratios and (ratios[name][0] < wanted[0] or ratios[name][1] < wanted[1])
    ]
    missed += [
        f"{name} and {RIVAL} find different numbers of tiles, {count} times." for name, count in differ.items() if count
    ]
    if missed:
        sys.exit("\n".join(missed))


if __name__ == "__main__":
    main()
