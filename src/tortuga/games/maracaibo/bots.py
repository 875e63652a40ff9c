"""Bots for Pirates of Maracaibo. They see what a person in their seat would see."""

from collections.abc import Sequence
from typing import Final

from tortuga.games.maracaibo.rules.moves import BITS, KEEP, NEW_OPEN, REROLL, SAIL_TO, TAKE_QUEST, UNSEEN, VERB, members
from tortuga.games.maracaibo.rules.raids import Dice
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.strategy.evaluation import Evaluation
from tortuga.kernel.bot import Bot
from tortuga.kernel.chance import Chance
from tortuga.kernel.views import Offer, View

OUTLOOK: Final = 0.35
"""How much of what the next turn promises counts when a ship sails; others may come first, and cards change."""
DEPTH: Final = 2
"""Decisions that are thought through; what then is still to be done is estimated."""


class GreedyBot(Bot):
    """Takes what brings most: points, and prospects of points as `Evaluation` sees them. It tries each offer in
    its imagination, with the decision that follows in the same turn, and never beyond that."""

    def choose(self, view: View, offers: Sequence[Offer]) -> str:
        assert view.seat is not None
        if len(offers) == 1:
            return offers[0].do
        state = self.title.imagine(view, self.chance)
        assert isinstance(state, MaracaiboState)
        plan = Lookahead(state, view.seat, self.chance)
        best, best_worth = offers[0].do, float("-inf")
        for offer in offers:
            move = self.title.read(state, view.seat, offer.do)
            assert isinstance(move, int)
            worth = plan.worth(state, move, DEPTH)
            if worth > best_worth:
                best, best_worth = offer.do, worth
        return best


class Lookahead:
    """What one seat thinks of its next moves."""

    def __init__(self, state: MaracaiboState, seat: int, chance: Chance) -> None:
        self.seat = seat
        self.turn = state.turn_number
        self.chance = chance
        self.evaluation = Evaluation(state, seat)

    def worth(self, g: MaracaiboState, move: int, depth: int) -> float:
        verb = move & VERB
        if verb == KEEP:
            return sum([self.evaluation.quest_worths[quest] for quest in members(move >> BITS)])
        if move == UNSEEN << BITS | TAKE_QUEST:  # not the one that happens to be imagined
            return self._without_step(g) + self.evaluation.unseen_quest
        if move == NEW_OPEN:
            return self._without_step(g) + 1.2 * self.evaluation.unseen_quest
        if move == REROLL:
            step = g.steps[-1]
            assert isinstance(step, Dice)
            rolled = self.evaluation.raid_worth(g, step.plus, step.treasure, step.rerolls - 1)
            return self._without_step(g) + rolled
        after = g.copy()
        after.play(self.seat, move, self.chance, None)
        worth = self._best(after, depth - 1)
        if verb == SAIL_TO:
            worth += OUTLOOK * self.evaluation.outlook(move >> BITS)
        return worth

    def _best(self, g: MaracaiboState, depth: int) -> float:
        """The best that the seat can make of a position; dice that are only imagined stay unseen."""
        if depth == 0 or g.turn_number != self.turn or g.due() != [self.seat] or type(g.steps[-1]) is Dice:
            return self.evaluation.evaluate(g)
        return max([self.worth(g, move, depth) for move in g.ready])

    def _without_step(self, g: MaracaiboState) -> float:
        step = g.steps[-1]
        return self.evaluation.evaluate(g) - self.evaluation.step_worth(g, step)
