"""Positions that are hard for the Rummikub solver: measures those that are stored, or plays games to find others.

    python benchmarks/hard_positions.py                                  times and states by joker rule
    python benchmarks/hard_positions.py --play 2000 --joker release      times 2,000 turns of seeded games
    python benchmarks/hard_positions.py --play 2000 --keep 8             prints the slowest of them, to be stored

`hard_positions.jsonl` holds the slowest turns of about 2,000 for every joker rule with two and with four jokers, from
games between bots that sometimes hold back, so that tables and racks grow. What each lays was found by the solver
before its search was changed; `ms` is how long that took, compiled. A state is what `Effort` counts.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from time import process_time
from typing import Any

from tortuga.games.rummikub.rules.jokers import JOKER_RULES
from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld
from tortuga.games.rummikub.rules.tiles import kinds_of, names
from tortuga.games.rummikub.solver.best_turn import OBJECTIVES, Turn, solve, solve_building
from tortuga.games.rummikub.solver.effort import UNLIMITED, Effort
from tortuga.games.rummikub.title import RummikubTitle
from tortuga.games.rummikub.view import sight_of
from tortuga.kernel import Imagined

STORED = Path(__file__).parent / "hard_positions.jsonl"
Position = dict[str, Any]


def stored() -> list[Position]:
    return [json.loads(line) for line in STORED.read_text("utf-8").splitlines()]


def table_of(position: Position) -> tuple[Meld, ...]:
    read = [text.split(": ") for text in position["table"]]
    return tuple([Meld(RUN if kind == "run" else GROUP, kinds_of(tiles.split())) for kind, tiles in read])


def solved(position: Position, effort: Effort | None = None) -> Turn:
    table, rack = table_of(position), kinds_of(position["rack"].split())
    rule, objective = position["joker"], position["objective"]
    if position["first_meld"] is None:
        return solve(table, rack, rule, objective, effort=effort)
    return solve_building(table, rack, position["first_meld"], rule, objective, effort=effort)


def measured(position: Position) -> tuple[Turn, float, int]:
    """The best turn, and the milliseconds and states that it took."""
    effort = Effort()
    start = process_time()
    turn = solved(position, effort)
    return turn, (process_time() - start) * 1000, UNLIMITED - effort.left


def played(turns: int, rule: str, jokers: int) -> Iterator[tuple[Position, float]]:
    """Turns of seeded games for two to four, with the time that each best turn took."""
    title = RummikubTitle()
    game = 0
    while turns:
        game += 1
        chance = Imagined(f"hard positions {rule} {jokers} {game}")
        state = title.new(title.options_type(joker_rule=rule, jokers=jokers), 2 + game % 3, chance, None)
        while state.due() and turns:
            turns -= 1
            seat = state.active
            sight = sight_of(title.view(state, seat))
            position: Position = {
                "joker": rule,
                "objective": OBJECTIVES[(game + seat) % 2],
                "first_meld": None if sight.melded else sight.rules.first_meld,
                "table": [f"{'run' if meld.kind == RUN else 'group'}: {meld}" for meld in sight.table],
                "rack": " ".join(names(sight.rack)),
            }
            turn, spent, states = measured(position)
            found = {"tiles": len(turn.laid), "value": turn.value, "ms": round(spent, 1), "states": states}
            yield position | found, spent
            if turn.laid and chance.roll(4) > 1:
                state.play(seat, turn.table, chance, None)
            else:
                state.play(seat, next(move for move in state.moves(seat) if isinstance(move, int)), chance, None)


def told(times: list[float]) -> str:
    high = quantiles(times, n=100)
    return f"median {median(times):8.2f}  p95 {high[94]:8.2f}  p99 {high[98]:8.2f}  most {max(times):8.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description="Hard positions for the Rummikub solver.")
    parser.add_argument("--play", type=int, default=0, help="turns of games, in place of the stored positions")
    parser.add_argument("--joker", choices=JOKER_RULES, default="release")
    parser.add_argument("--jokers", type=int, default=2)
    parser.add_argument("--keep", type=int, default=0, help="print so many of the slowest")
    args = parser.parse_args()
    if args.play:
        turns = list(played(args.play, args.joker, args.jokers))
        print(f"{args.joker}, {args.jokers} jokers, {args.play} turns: {told([spent for _, spent in turns])}")
        turns.sort(key=lambda turn: -turn[1])
        for position, _ in turns[: args.keep]:
            print(json.dumps(position))
        return
    for rule in JOKER_RULES:
        found = [(position, *measured(position)) for position in stored() if position["joker"] == rule]
        states = sum(count for *_, count in found)
        print(f"{rule:8} {told([spent for _, _, spent, _ in found])}  {states} states")


if __name__ == "__main__":
    main()
