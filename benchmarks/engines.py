"""Random play of RUM, pure and compiled, against OpenSpiel's gin rummy driven from Python: `make bench`.

Every engine runs in a process and an environment of its own, in alternating rounds, so that a busy machine hurts all
alike; the median of the rounds counts. Where there is a choice it favours OpenSpiel: its steps are all its actions,
those of chance included, and are drawn in the quickest way, while Tortuga's are decisions only. The targets are held
against that; the ratio of decisions to decisions is shown beside it.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

Figures = dict[str, float]

RIVAL = "OpenSpiel gin_rummy"
PURE = "Tortuga RUM, pure"
COMPILED = "Tortuga RUM, compiled"
TARGETS = {PURE: 2, COMPILED: 20}
"""How many times as many steps as the rival."""


def gin_rummy(seconds: float) -> Figures:
    import pyspiel  # noqa: PLC0415 (only its own environment has it)

    game = pyspiel.load_game("gin_rummy")
    random = Random("bench").random
    games = steps = decisions = 0
    spent = 0.0
    start = process_time()
    while spent < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            actions = state.legal_actions()  # at a chance node: its outcomes, all equally likely in this game
            state.apply_action(actions[int(random() * len(actions))])
            steps += 1
        games += 1
        spent = process_time() - start
    return {
        "steps_per_cpu_s": steps / spent,
        "decisions_per_cpu_s": decisions / spent,
        "games_per_cpu_s": games / spent,
    }


def rum(seconds: float) -> Figures:
    import msgspec  # noqa: PLC0415 (the rival's environment has neither)

    from tortuga.bench import measure  # noqa: PLC0415

    figures: Figures = msgspec.to_builtins(measure("rum", seconds))
    return figures


ENGINES: dict[str, Callable[[float], Figures]] = {"gin_rummy": gin_rummy, "rum": rum}


def run(python: Path, engine: str, seconds: float) -> Figures:
    """One round in a process of its own."""
    command = [str(python), "-P", __file__, "--measure", engine, "--seconds", str(seconds)]
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"{engine} cannot be measured with {python}: {error}. `make bench` sets up what is needed.")
    figures: Figures = json.loads(done.stdout)
    return figures


def compare(pythons: dict[str, Path], rounds: int, seconds: float) -> dict[str, Figures]:
    """The median of each figure, after alternating rounds. A ratio is taken within each round: a machine that is faster
    now than a minute ago is so for all."""
    results: dict[str, list[Figures]] = {name: [] for name in pythons}
    for number in range(rounds):
        for name, python in pythons.items():
            print(f"\rround {number + 1} of {rounds}: {name:<24}", end="", file=sys.stderr, flush=True)
            figures = run(python, "gin_rummy" if name == RIVAL else "rum", seconds)
            rival = results[RIVAL][-1] if name != RIVAL else figures
            figures["ratio"] = figures["steps_per_cpu_s"] / rival["steps_per_cpu_s"]
            decisions = figures.get("decisions_per_cpu_s", figures["steps_per_cpu_s"])
            figures["ratio_of_decisions"] = decisions / rival["decisions_per_cpu_s"]
            results[name].append(figures)
    print(f"\r{'':<50}\r", end="", file=sys.stderr)
    medians = {
        name: {key: median(figures[key] for figures in found) for key in found[0]} for name, found in results.items()
    }
    for name, is_compiled in ((PURE, False), (COMPILED, True)):
        if name in medians and medians[name].pop("compiled") != is_compiled:
            sys.exit(f"The environment for {name!r} holds the other build; `make bench` sets up what is needed.")
    return medians


def show(medians: dict[str, Figures]) -> None:
    print(f"{'median, per CPU second':<24} {'steps':>10} {'games':>8} {'copies':>10} {'ratio':>7} {'of decisions':>13}")
    for name, figures in medians.items():
        copies = f"{figures['copies_per_cpu_s']:,.0f}" if "copies_per_cpu_s" in figures else "-"
        print(
            f"{name:<24} {figures['steps_per_cpu_s']:>10,.0f} {figures['games_per_cpu_s']:>8,.0f} {copies:>10}"
            f" {figures['ratio']:>6.1f}x {figures['ratio_of_decisions']:>12.1f}x"
        )
    print(f"{RIVAL} takes {medians[RIVAL]['decisions_per_cpu_s']:,.0f} decisions; its other steps are chance.")


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play: Tortuga's RUM against OpenSpiel's gin rummy.")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each engine and round")
    parser.add_argument("--json", action="store_true", help="print one object")
    parser.add_argument("--pure", type=Path, default=Path(".venv/bin/python"), help="Python with the pure package")
    parser.add_argument("--compiled", type=Path, default=Path(".venv-compiled/bin/python"), help="... the compiled one")
    parser.add_argument("--rival", type=Path, default=Path(".venv-bench/bin/python"), help="... with open_spiel")
    parser.add_argument("--pure-only", action="store_true", help="leave the compiled package out")
    parser.add_argument("--measure", choices=ENGINES, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.rounds < 1 or asked.seconds <= 0:
        parser.error("--rounds and --seconds must be positive")
    if asked.measure:
        print(json.dumps(ENGINES[asked.measure](asked.seconds)))
        return
    pythons = {RIVAL: asked.rival, PURE: asked.pure, COMPILED: asked.compiled}
    if asked.pure_only:
        del pythons[COMPILED]
    medians = compare(pythons, asked.rounds, asked.seconds)
    if asked.json:
        print(json.dumps(medians))
    else:
        show(medians)
    missed = [
        f"{name} reaches {medians[name]['ratio']:.1f} times {RIVAL}, its target is {target} times."
        for name, target in TARGETS.items()
        if name in medians and medians[name]["ratio"] < target
    ]
    if missed:
        sys.exit("\n".join(missed))


if __name__ == "__main__":
    main()
