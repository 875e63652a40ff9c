"""Which move does best in imagined games: a flat Monte Carlo search with sequential halving.

Every move is played in the same imagined worlds, followed by the same luck, and the rest of the game by the title's
strategy. After each of some rounds the worse half of the moves is left out, so most games are spent on telling the best
ones apart. A tree of moves was tried instead and is weaker here (docs/bots.md).
"""

import time
from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from tortuga.kernel.chance import Chance, Imagined
from tortuga.kernel.state import Move, State
from tortuga.kernel.strategy import Strategy
from tortuga.search.worlds import Worlds

LUCKS: Final = 1 << 30
WAIT: Final = 2.0
NEVER: Final = 1 << 30
MOST_PRIOR: Final = 0.125
"""Of all games, how many a prior may count for: a search that plays few of them trusts these, and misjudges."""


@final
class Considered:
    """A move, and how the games went that began with it."""

    def __init__(self, move: Move, prior: float, weight: float) -> None:
        self.move = move
        self.games: int = 0
        self._weight = weight  # for how many games the prior counts
        self._sum = prior * weight
        self._squares = prior * prior * weight

    def add(self, value: float) -> None:
        self.games += 1
        self._sum += value
        self._squares += value * value

    @property
    def value(self) -> float:
        """The chance to win with it, as far as one can tell."""
        count = self.games + self._weight
        return self._sum / count if count else 0.0

    @property
    def spread(self) -> float:
        """The standard error of the value."""
        count = self.games + self._weight
        if count <= 1.0:
            return 1.0
        mean = self._sum / count
        return sqrt(max(self._squares / count - mean * mean, 0.0) / count)


@final
class Budget:
    """How much a search may do. The games are what decides, so that the same question gets the same answer; the time
    only keeps slow machines and hard positions within bounds."""

    def __init__(self, games: int, seconds: float) -> None:
        self.games = games
        self.seconds = seconds  # of CPU time; on a busy machine it may take WAIT times as long


@final
class Deadline:
    def __init__(self, seconds: float) -> None:
        self.computed = time.process_time() + seconds
        self.waited = time.monotonic() + WAIT * seconds

    def is_over(self) -> bool:
        return time.process_time() > self.computed or time.monotonic() > self.waited


@final
class Search:
    """For one decision of one seat."""

    def __init__(self, strategy: Strategy, worlds: Worlds, budget: Budget) -> None:
        self.strategy = strategy
        self.worlds = worlds
        self.seat: int = worlds.seat
        self.budget = budget
        self.luck = Imagined("")

    def best_first(self, moves: list[Move]) -> list[Considered]:
        """The moves, from the best to the worst, as far as the budget tells. The first one is always considered."""
        end = Deadline(self.budget.seconds)
        considered = self._at_a_glance(moves)
        left = considered[:]
        out: list[Considered] = []
        rounds = (len(left) - 1).bit_length()
        for number in range(rounds):
            worlds = self.budget.games // (rounds * len(left))
            if not self._play(left, worlds if worlds > 0 else 1, end):
                break
            left.sort(key=_by_value, reverse=True)
            if number < rounds - 1:
                half = (len(left) + 1) // 2
                out = left[half:] + out
                left = left[:half]
        left.sort(key=_by_value, reverse=True)
        return left + out

    def _at_a_glance(self, moves: list[Move]) -> list[Considered]:
        """All moves, or those that promise most where there are more than games to play."""
        priors: list[float] = []
        if len(moves) > 1 and (self.strategy.prior_games > 0.0 or len(moves) > self.budget.games):
            priors = self.strategy.priors(self.worlds.take(1)[0], self.seat, moves)
        if not priors:
            return [Considered(move, 0.0, 0.0) for move in moves]
        weight = min(self.strategy.prior_games, MOST_PRIOR * self.budget.games)
        considered = [Considered(moves[place], priors[place], weight) for place in range(len(moves))]
        considered.sort(key=_by_value, reverse=True)
        return considered[: self.budget.games] if self.budget.games > 1 else considered

    def _play(self, moves: list[Considered], count: int, end: Deadline) -> bool:
        """A game with each move in each of so many worlds; False if the time is up."""
        for world in self.worlds.take(count):
            luck: i64 = self.worlds.chance.roll(LUCKS)
            for one in moves:
                self.luck.begin(luck)
                one.add(outcome_of(world.copy(), self.seat, one.move, self.strategy, self.luck))
            if end.is_over():
                return False
        return True


def outcome_of(state: State, seat: int, move: Move, strategy: Strategy, luck: Chance) -> float:
    """The seat's chance to win in one imagined game that goes on with this move. The state is used up."""
    end = last_turn(state, strategy)  # before the move, because that may end a turn already
    state.play(seat, move, luck, None)
    return rollout(state, seat, strategy, luck, end)


def last_turn(state: State, strategy: Strategy) -> int:
    """The turn at which a game that is imagined from here is cut."""
    return state.turn() + strategy.horizon if strategy.horizon else NEVER


def rollout(state: State, seat: int, strategy: Strategy, chance: Chance, end: int) -> float:
    """Plays on by a strategy, to that turn or the end; the seat's chance to win."""
    while True:
        due = state.due()
        if not due or state.turn() >= end:
            return strategy.value(state, seat)
        mover = due[0]
        state.play(mover, strategy.choose(state, mover, chance), chance, None)


def _by_value(one: Considered) -> float:
    return one.value
