"""What a search of Pirates of Maracaibo imagines games with: plans for quick moves, and who is ahead by how much.

Everyone goes for the own lead over the best of the others: to the very end a game hangs on few points, so the bare win
says too little.
"""

from math import exp, log
from typing import Final, final

from tortuga.games.maracaibo.rules.redbeard import redbeard_parts
from tortuga.games.maracaibo.rules.scoring import total
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.strategy.evaluation import Evaluation, turns_left
from tortuga.games.maracaibo.strategy.lookahead import DEPTH, Lookahead
from tortuga.games.maracaibo.strategy.plan import Plan
from tortuga.kernel.chance import Chance, Imagined
from tortuga.kernel.state import Move, State
from tortuga.kernel.strategy import Strategy

CLEAR_LEAD: Final = 12.0
"""VP ahead that win about three games of four."""
EARLY_ON: Final = 18.0
"""Turns left at the beginning."""
EARLY: Final = [0.56, 0.0, 0.78, 0.70, 0.60, 0.60, 1.33, 0.65, 0.52, 0.79, 0.46, 1.08, 1.0]
LATE: Final = [0.76, 0.0, 1.18, 0.63, 0.78, 1.44, 0.82, 1.63, 0.93, 0.93, 0.75, 0.30, 1.0]
"""By the parts of a standing (PART_...): how much of a lead in each is still there at the end of the game, early on and
in the last turn. Fitted to the final margins of games that plans played against each other."""
AT_A_GLANCE: Final = 0.7
"""How much of a difference that a look ahead sees is still there at the end."""
REDBEARD_TURN: Final = 1.9
"""VP that a turn of his brings beyond one of yours."""
LAST_VISITS: Final = 6.0
"""VP of yours that no position shows: his do not grow on the way to the end."""
NEARLY_SURE: Final = 0.995
"""A chance beyond this says no more about the lead."""


@final
class MaracaiboStrategy(Strategy):
    def __init__(
        self, own_turns: int = 3, prior_games: float = 40.0, weights: tuple[list[float], list[float]] = (EARLY, LATE)
    ) -> None:
        self._own_turns: int = own_turns
        """The turns that everybody has before a game is cut; 0: it is played to the end."""
        self.prior_games = prior_games
        self.most_worlds = 24  # nothing is hidden but quests
        self.review_games = 800
        self._early: list[float] = weights[0]
        self._late: list[float] = weights[1]
        self._plans: list[Plan] = []
        self._later: list[Evaluation] = []

    def prepare(self, state: State, seat: int) -> None:
        """Plans for all, and how positions at the horizon are judged."""
        assert isinstance(state, MaracaiboState)
        self._plans = [Plan(state, each) for each in range(state.seats)]
        self.horizon = self._own_turns * len(state.players)
        self._later = []
        for each in range(state.seats):
            self._later.append(Evaluation(state, each, max(0.0, turns_left(state, each) - self._own_turns)))

    def choose(self, state: State, seat: int, chance: Chance) -> Move:
        assert isinstance(state, MaracaiboState)
        if not self._plans:
            self.prepare(state, seat)
        return self._plans[seat].move(state, seat)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, MaracaiboState)
        return chance_by(self._lead(state, seat))

    def _lead(self, g: MaracaiboState, seat: int) -> float:
        mine, best = 0.0, -1000.0
        for other in range(len(g.players)):
            worth = self._standing(g, other)
            if other == seat:
                mine = worth
            elif worth > best:
                best = worth
        return mine - best

    def _standing(self, g: MaracaiboState, seat: int) -> float:
        if not g.steps:
            return float(g.scores[seat])
        if seat == g.redbeard():
            return total(redbeard_parts(g)) + REDBEARD_TURN * turns_left(g, seat) - LAST_VISITS
        early = min(1.0, turns_left(g, seat) / EARLY_ON)
        worth = 0.0
        parts = self._later[seat].parts(g)
        for part in range(len(self._early)):
            worth += parts[part] * (early * self._early[part] + (1.0 - early) * self._late[part])
        return worth

    def priors(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        assert isinstance(state, MaracaiboState)
        ahead = Lookahead(state, seat, Imagined("priors"))
        worths: list[float] = []
        for move in moves:
            assert isinstance(move, int)
            worths.append(ahead.worth(state, move, DEPTH))
        best = max(worths)
        lead = self._lead(state, seat)
        return [chance_by(lead + AT_A_GLANCE * (worth - best)) for worth in worths]

    def lead(self, chance: float) -> float | None:
        return lead_by(min(max(chance, 1.0 - NEARLY_SURE), NEARLY_SURE))


def chance_by(lead: float) -> float:
    """The chance to win with so many VP ahead."""
    return 1.0 / (1.0 + exp(-lead / CLEAR_LEAD))


def lead_by(chance: float) -> float:
    """The other way round: how many VP ahead."""
    return CLEAR_LEAD * log(chance / (1.0 - chance))
