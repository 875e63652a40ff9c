"""Imagined games per CPU second, as a search plays them: by the strategy of a title, from the middle of a game.

python benchmarks/rollouts.py maracaibo --games 20
"""

import argparse
import time

from tortuga.kernel import Imagined, State, Title, registry
from tortuga.kernel.strategy import Strategy
from tortuga.search.halving import NEVER, last_turn, rollout

SECONDS = 0.1
"""A position."""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("title")
    asked.add_argument("--games", type=int, default=20)
    asked.add_argument("--seats", type=int, default=2)
    given = asked.parse_args()
    title = registry.title(given.title)
    cut: list[float] = []
    whole: list[float] = []
    for number in range(given.games):
        state = middle(title, given.seats, Imagined(f"rollouts {number}"))
        seat = state.due()[0]
        strategy = title.strategy()
        strategy.prepare(state, seat)
        cut.append(per_second(state, seat, strategy, last_turn(state, strategy)))
        whole.append(per_second(state, seat, strategy, NEVER))
    for name, rates in (("to the horizon", cut), ("to the end of the game", whole)):
        rates.sort()
        print(f"{name}: median {rates[len(rates) // 2]:,.0f} a second, {rates[0]:,.0f} to {rates[-1]:,.0f}")


def middle(title: Title, seats: int, chance: Imagined) -> State:
    """Half of a game that the strategy has played."""
    moments: list[State] = []
    state = title.new(title.read_options({}), seats, chance, None)
    turn = -1
    while due := state.due():
        moments.append(state.copy())
        if state.turn() != turn:
            turn, strategy = state.turn(), title.strategy()
            strategy.prepare(state.copy(), due[0])
        state.play(due[0], strategy.choose(state, due[0], chance), chance, None)
    return moments[len(moments) // 2]


def per_second(state: State, seat: int, strategy: Strategy, end: int) -> float:
    chance = Imagined("rollouts")
    games = 0
    began = time.process_time()
    while time.process_time() < began + SECONDS:
        rollout(state.copy(), seat, strategy, chance, end)
        games += 1
    return games / (time.process_time() - began)


if __name__ == "__main__":
    main()
