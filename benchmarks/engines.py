"""Random play, pure and compiled, against engines driven from Python: `make bench`.

RUM meets OpenSpiel's gin rummy, Pirates of Maracaibo meets Catanatron. Every engine runs in a process and an
environment of its own, in alternating rounds, so that a busy machine hurts all alike; the median of the rounds counts.
Where there is a choice it favours the rival: OpenSpiel's steps are all its actions, those of chance included, and moves
are drawn and carried out in the quickest way, while Tortuga's steps are decisions only. The targets are compared with
that; the ratio of decisions to decisions is shown beside it.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

Figures = dict[str, float]

PURE = "pure"
COMPILED = "compiled"
RIVAL = "rival"


class Match(NamedTuple):
    """A title, whom it meets, and how many times as many steps it wants."""

    name: str
    rival: str
    engine: str
    targets: dict[str, float]
    copies: float | None = None
    """How many decisions a copy of a state from the middle of a game may cost."""

    def called(self, side: str) -> str:
        return self.rival if side == RIVAL else f"Tortuga {self.name}, {side}"


MATCHES = {
    "rum": Match("RUM", "OpenSpiel gin_rummy", "gin_rummy", {PURE: 2, COMPILED: 20}),
    "maracaibo": Match("Maracaibo", "Catanatron", "catanatron", {PURE: 1, COMPILED: 5}, copies=2),
}


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


def catanatron(seconds: float) -> Figures:
    """Four random seats; its dice are rolled within a decision, so all its steps are decisions."""
    from catanatron.game import TURNS_LIMIT, Game  # noqa: PLC0415 (only its own environment has it)
    from catanatron.models.player import Color, RandomPlayer  # noqa: PLC0415

    random = Random("bench").random
    games = steps = 0
    spent = 0.0
    start = process_time()
    while spent < seconds:
        game = Game([RandomPlayer(color) for color in Color], seed=games + 1)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            actions = game.state.playable_actions
            game.execute(actions[int(random() * len(actions))], validate_action=False)
            steps += 1
        games += 1
        spent = process_time() - start
    return {
        "steps_per_cpu_s": steps / spent,
        "decisions_per_cpu_s": steps / spent,
        "games_per_cpu_s": games / spent,
    }


def tortuga(title: str) -> Callable[[float], Figures]:
    def measured(seconds: float) -> Figures:
        import msgspec  # noqa: PLC0415 (the rivals' environment has neither)

        from tortuga.bench import measure  # noqa: PLC0415

        figures: Figures = msgspec.to_builtins(measure(title, seconds))
        return figures

    return measured


ENGINES: dict[str, Callable[[float], Figures]] = {
    "gin_rummy": gin_rummy,
    "catanatron": catanatron,
    **{title: tortuga(title) for title in MATCHES},
}


def run(python: Path, engine: str, seconds: float) -> Figures:
    """One round in a process of its own."""
    command = [str(python), "-P", __file__, "--measure", engine, "--seconds", str(seconds)]
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"{engine} cannot be measured with {python}: {error}. `make bench` sets up what is needed.")
    figures: Figures = json.loads(done.stdout)
    return figures


def compare(title: str, pythons: dict[str, Path], rounds: int, seconds: float) -> dict[str, Figures]:
    """The median of each figure, after alternating rounds. A ratio is taken within each round: a machine that is faster
    now than a minute ago is so for all."""
    match = MATCHES[title]
    results: dict[str, list[Figures]] = {side: [] for side in pythons}
    for number in range(rounds):
        for side, python in pythons.items():
            print(f"\rround {number + 1} of {rounds}: {match.called(side):<28}", end="", file=sys.stderr, flush=True)
            figures = run(python, match.engine if side == RIVAL else title, seconds)
            rival = results[RIVAL][-1] if side != RIVAL else figures
            figures["ratio"] = figures["steps_per_cpu_s"] / rival["steps_per_cpu_s"]
            decisions = figures.get("decisions_per_cpu_s", figures["steps_per_cpu_s"])
            figures["ratio_of_decisions"] = decisions / rival["decisions_per_cpu_s"]
            if "copies_per_cpu_s" in figures:
                figures["decisions_a_copy"] = figures["steps_per_cpu_s"] / figures["copies_per_cpu_s"]
            results[side].append(figures)
    print(f"\r{'':<54}\r", end="", file=sys.stderr)
    medians = {
        side: {key: median(figures[key] for figures in found) for key in found[0]} for side, found in results.items()
    }
    for side, is_compiled in ((PURE, False), (COMPILED, True)):
        if side in medians and medians[side].pop("compiled") != is_compiled:
            sys.exit(f"The environment for {match.called(side)!r} holds the other build; `make bench` sets it up.")
    return medians


def show(match: Match, medians: dict[str, Figures]) -> None:
    print(f"{'median, per CPU second':<28} {'steps':>10} {'games':>8} {'copies':>10} {'ratio':>7} {'of decisions':>13}")
    for side, figures in medians.items():
        copies = f"{figures['copies_per_cpu_s']:,.0f}" if "copies_per_cpu_s" in figures else "-"
        print(
            f"{match.called(side):<28} {figures['steps_per_cpu_s']:>10,.0f} {figures['games_per_cpu_s']:>8,.0f}"
            f" {copies:>10} {figures['ratio']:>6.1f}x {figures['ratio_of_decisions']:>12.1f}x"
        )
    rival = medians[RIVAL]
    if rival["decisions_per_cpu_s"] < rival["steps_per_cpu_s"]:
        print(f"{match.rival} takes {rival['decisions_per_cpu_s']:,.0f} decisions; its other steps are chance.")


def missed(match: Match, medians: dict[str, Figures]) -> Iterator[str]:
    """The targets that were not reached."""
    for side, target in match.targets.items():
        if side not in medians:
            continue
        if medians[side]["ratio"] < target:
            ratio = f"{medians[side]['ratio']:.1f} times {match.rival}"
            yield f"{match.called(side)} reaches {ratio}, its target is {target} times."
        if match.copies is not None and medians[side]["decisions_a_copy"] > match.copies:
            cost = f"{medians[side]['decisions_a_copy']:.1f} decisions"
            yield f"{match.called(side)}: a copy costs {cost}, its target is {match.copies}."


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play: Tortuga's titles against other engines.")
    parser.add_argument("--title", choices=MATCHES, action="append", help="only this one; all of them otherwise")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each engine and round")
    parser.add_argument("--json", action="store_true", help="print one object")
    parser.add_argument("--pure", type=Path, default=Path(".venv/bin/python"), help="Python with the pure package")
    parser.add_argument("--compiled", type=Path, default=Path(".venv-compiled/bin/python"), help="... the compiled one")
    parser.add_argument("--rival", type=Path, default=Path(".venv-bench/bin/python"), help="... with the rivals")
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
    found = {title: compare(title, pythons, asked.rounds, asked.seconds) for title in asked.title or MATCHES}
    if asked.json:
        print(json.dumps(found))
    else:
        for title, medians in found.items():
            show(MATCHES[title], medians)
    failed = [said for title, medians in found.items() for said in missed(MATCHES[title], medians)]
    if failed:
        sys.exit("\n".join(failed))


if __name__ == "__main__":
    main()
