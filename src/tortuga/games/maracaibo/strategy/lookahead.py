"""Looking ahead: what a seat's next moves are worth, by the decision that follows in the same turn."""

from typing import Final

from tortuga.games.maracaibo.rules.moves import BITS, KEEP, NEW_OPEN, REROLL, SAIL_TO, TAKE_QUEST, UNSEEN, VERB, members
from tortuga.games.maracaibo.rules.raids import Dice
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.strategy.evaluation import PART_NEXT, PART_QUESTS, PART_RAID, PARTS, Evaluation
from tortuga.kernel.chance import Chance

OUTLOOK: Final = 0.35
"""How much of what the next turn promises counts when a ship sails; others may come first, and cards change."""
DEPTH: Final = 2
"""Decisions that are thought through; what then is still to be done is estimated."""


class Prospect:
    """What a move seems to be worth, by parts, and the resulting position."""

    def __init__(self, g: MaracaiboState, parts: list[float]) -> None:
        self.g: Final = g
        self.parts: Final = parts

    @property
    def worth(self) -> float:
        return sum(self.parts)


class Lookahead:
    """What one seat thinks of its next moves."""

    def __init__(self, state: MaracaiboState, seat: int, chance: Chance) -> None:
        self.g: Final = state
        self.seat: Final = seat
        self.turn: Final = state.turn_number
        self.chance: Final = chance
        self.evaluation: Final = Evaluation(state, seat)

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
