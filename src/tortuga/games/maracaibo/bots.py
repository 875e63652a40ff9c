"""Bots for Pirates of Maracaibo. They see what a person in their seat would see."""

from collections.abc import Sequence
from typing import Final

from tortuga.games.maracaibo.reasons import ONLY, Prospect, called, reason
from tortuga.games.maracaibo.rules.moves import BITS, KEEP, NEW_OPEN, REROLL, SAIL_TO, TAKE_QUEST, UNSEEN, VERB, members
from tortuga.games.maracaibo.rules.raids import Dice
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.strategy.evaluation import PART_NEXT, PART_QUESTS, PART_RAID, PARTS, Evaluation
from tortuga.games.maracaibo.view import MaracaiboOffer, MaracaiboView
from tortuga.kernel.bot import Advice, Bot
from tortuga.kernel.chance import Chance
from tortuga.kernel.views import Offer, View

OUTLOOK: Final = 0.35
"""How much of what the next turn promises counts when a ship sails; others may come first, and cards change."""
DEPTH: Final = 2
"""Decisions that are thought through; what then is still to be done is estimated."""


class GreedyBot(Bot):
    """Takes what brings most: points, and prospects of points as `Evaluation` sees them. It simulates each offer, with
    the decision that follows in the same turn, and never looks further ahead."""

    def choose(self, view: View, offers: Sequence[Offer]) -> str:
        if len(offers) == 1:
            return offers[0].do
        plan = self._plan(view)
        best, best_worth = offers[0].do, float("-inf")
        for offer in offers:
            worth = plan.worth(plan.g, self._move(plan, offer), DEPTH)
            if worth > best_worth:
                best, best_worth = offer.do, worth
        return best

    def advise(self, view: View, offers: Sequence[Offer]) -> Advice:
        """By the same numbers, taken apart: what sets the best move apart from the next best."""
        assert isinstance(view, MaracaiboView)
        mine = [offer for offer in offers if isinstance(offer, MaracaiboOffer)]
        if len(mine) == 1:
            return Advice(mine[0].do, ONLY)
        plan = self._plan(view)
        prospects = [plan.prospect(plan.g, self._move(plan, offer), DEPTH) for offer in mine]
        ranked = sorted(range(len(mine)), key=lambda place: -prospects[place].worth)
        best, other = ranked[:2]
        why = reason(plan.evaluation, prospects[best], prospects[other], called(plan.g, view, mine[other]))
        return Advice(mine[best].do, why)

    def _plan(self, view: View) -> "Lookahead":
        assert view.seat is not None
        state = self.title.imagine(view, self.chance)
        assert isinstance(state, MaracaiboState)
        return Lookahead(state, view.seat, self.chance)

    def _move(self, plan: "Lookahead", offer: Offer) -> int:
        move = self.title.read(plan.g, plan.seat, offer.do)
        assert isinstance(move, int)
        return move


class Lookahead:
    """What one seat thinks of its next moves."""

    def __init__(self, state: MaracaiboState, seat: int, chance: Chance) -> None:
        self.g = state
        self.seat = seat
        self.turn = state.turn_number
        self.chance = chance
        self.evaluation = Evaluation(state, seat)

    def worth(self, g: MaracaiboState, move: int, depth: int) -> float:
        verb = move & VERB
        if verb == KEEP:
            return sum([self.evaluation.quest_worths[quest] for quest in members(move >> BITS)])
        unplayed = self._unplayed(g, move)
        if unplayed is not None:
            return self._without_step(g) + unplayed[1]
        after = g.copy()
        after.play(self.seat, move, self.chance, None)
        worth = self._best(after, depth - 1)
        if verb == SAIL_TO:
            worth += OUTLOOK * self.evaluation.outlook(move >> BITS)
        return worth

    def prospect(self, g: MaracaiboState, move: int, depth: int) -> Prospect:
        """What `worth` comes to, by its parts, and the position that they are of."""
        verb = move & VERB
        if verb == KEEP:
            parts = [0.0] * PARTS
            parts[PART_QUESTS] = self.worth(g, move, depth)
            return Prospect(g, parts)
        unplayed = self._unplayed(g, move)
        if unplayed is not None:
            parts = self.evaluation.account(g)
            part, worth = unplayed
            parts[part] += worth - self.evaluation.step_worth(g, g.steps[-1])
            return Prospect(g, parts)
        after = g.copy()
        after.play(self.seat, move, self.chance, None)
        if self._ends(after, depth - 1):
            found = Prospect(after, self.evaluation.account(after))
        else:
            then = max(after.ready, key=lambda next_move: self.worth(after, next_move, depth - 1))
            found = self.prospect(after, then, depth - 1)
        if verb == SAIL_TO:
            found.parts[PART_NEXT] += OUTLOOK * self.evaluation.outlook(move >> BITS)
        return found

    def _unplayed(self, g: MaracaiboState, move: int) -> tuple[int, float] | None:
        """For a move that shows something unknown, not the one thing that happens to be imagined: the part of a worth
        that it adds to the position without this step, and how much."""
        if move == UNSEEN << BITS | TAKE_QUEST:
            return PART_QUESTS, self.evaluation.unseen_quest
        if move == NEW_OPEN:
            return PART_QUESTS, 1.2 * self.evaluation.unseen_quest
        if move == REROLL:
            step = g.steps[-1]
            assert isinstance(step, Dice)
            return PART_RAID, self.evaluation.raid_worth(g, step.plus, step.treasure, step.rerolls - 1)
        return None

    def _best(self, g: MaracaiboState, depth: int) -> float:
        """The best that the seat can make of a position."""
        if self._ends(g, depth):
            return self.evaluation.evaluate(g)
        return max([self.worth(g, move, depth) for move in g.ready])

    def _ends(self, g: MaracaiboState, depth: int) -> bool:
        """Is it thought no further? Dice that are only imagined stay unseen."""
        return depth == 0 or g.turn_number != self.turn or g.due() != [self.seat] or type(g.steps[-1]) is Dice

    def _without_step(self, g: MaracaiboState) -> float:
        step = g.steps[-1]
        return self.evaluation.evaluate(g) - self.evaluation.step_worth(g, step)
