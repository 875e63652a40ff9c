"""Pirates of Maracaibo: the chapters put together to a game that the house can play.

Reading order: `table` (the state, steps, effects due together), then the chapters as the rulebook has them: `sailing`,
`actions`, `raids`, `exploring`, `treasures`, `quests`, `ship`, `rounds`, `scoring`; `redbeard` and `modules` last.
"""

from typing import final

from tortuga.games.maracaibo.rules.action_step import AcquireOne, BuildOne, Count
from tortuga.games.maracaibo.rules.effects import (
    ACQUIRE,
    BUILD,
    BURY,
    COUNT_BURIED,
    CUBE,
    DISCARD_QUEST,
    EXPLORE,
    FIGUREHEAD,
    PLACE_MARKET,
    QUEST,
    RAID,
    RAID_AS,
    RAID_WITH,
    SPACE_AGAIN,
    TREASURE,
    UPGRADE,
    USE_MARKET,
)
from tortuga.games.maracaibo.rules.explain import explain
from tortuga.games.maracaibo.rules.exploring import ExploreNow, SpaceAgain
from tortuga.games.maracaibo.rules.moves import DISCARD, DONE, SECRET_DISCARD, TAKE_FIVE, VERB
from tortuga.games.maracaibo.rules.quests import FirstQuest, GetQuest, GiveUpQuest
from tortuga.games.maracaibo.rules.raids import RaidAsRolled, RaidNow
from tortuga.games.maracaibo.rules.refusals import refusal
from tortuga.games.maracaibo.rules.scoring import Parts
from tortuga.games.maracaibo.rules.ship import GetFigurehead, MakeUpgrade, PlaceTile, UseTile
from tortuga.games.maracaibo.rules.state import Action, Deed, Table
from tortuga.games.maracaibo.rules.treasures import BuryOne, PutCubes, TakeTreasures
from tortuga.kernel.chance import Chance
from tortuga.kernel.errors import RuleError
from tortuga.kernel.outcome import Outcome
from tortuga.kernel.state import Listener, Move


def actions_by_code() -> list[Action]:
    """What each effect starts, by its code; those that only count need no step."""
    found: list[Action] = [Count()] * (USE_MARKET + 1)
    found[TREASURE] = TakeTreasures()
    found[CUBE] = PutCubes()
    found[BURY] = BuryOne()
    found[UPGRADE] = MakeUpgrade()
    found[QUEST] = GetQuest()
    found[DISCARD_QUEST] = GiveUpQuest()
    found[EXPLORE] = ExploreNow()
    found[SPACE_AGAIN] = SpaceAgain()
    found[RAID] = found[RAID_WITH] = RaidNow()
    found[RAID_AS] = RaidAsRolled()
    found[ACQUIRE] = AcquireOne()
    found[BUILD] = BuildOne()
    found[FIGUREHEAD] = GetFigurehead()
    found[PLACE_MARKET] = PlaceTile()
    found[USE_MARKET] = UseTile()
    return found


@final
class Maracaibo(Table):
    """A game of Pirates of Maracaibo at one moment."""

    def turn(self) -> int:
        return self.turn_number

    def moves(self, seat: int) -> list[Move]:
        if self.ready:
            return self.ready  # type: ignore[return-value]
        step = self.steps[-1]
        assert isinstance(step, FirstQuest)
        return [*step.options_of(self, seat)]

    def exhaustive(self, seat: int) -> bool:
        return True

    def check(self, seat: int, move: Move) -> None:
        if not self.steps:
            raise RuleError("PM-6.3", "maracaibo-game-over")
        if seat not in self.due():
            raise RuleError("PM-3.8", "maracaibo-not-your-decision")
        if move not in self.moves(seat):
            step = self.steps[-1]
            assert isinstance(step, Deed)
            assert isinstance(move, int)
            raise refusal(self, seat, step, move)

    def play(self, seat: int, move: Move, chance: Chance, tell: Listener | None) -> None:
        step = self.steps.pop()
        assert isinstance(step, Deed)
        assert isinstance(move, int)
        if not step.shared:
            self.deeds = (*self.deeds, SECRET_DISCARD if move & VERB == DISCARD else move)
        step.answer(self, seat, move, chance, tell)
        self.settle(chance, tell)

    def lapse(self, seat: int, draft: Move | None, chance: Chance, tell: Listener | None) -> None:
        """House rule: what the seat was about to do is done, if it may; of the rest of its turn only what must be."""
        turn = self.turn_number
        options = self.moves(seat)
        self.play(seat, draft if draft in options else self._least(options), chance, tell)
        while turn and turn == self.turn_number and seat in self.due():
            self.play(seat, self._least(self.moves(seat)), chance, tell)

    def _least(self, options: list[Move]) -> Move:
        for modest in (DONE, TAKE_FIVE):
            if modest in options:
                return modest
        return options[0]

    def outcome(self) -> Outcome | None:
        if self.steps:
            return None
        scores = self.scores[: self.seats]
        if self.redbeard() >= 0:  # PM-8.14: a tie is his
            won = scores[0] > self.scores[self.redbeard()]
            return Outcome("maracaibo-over-won" if won else "maracaibo-over-lost", (scores[0],), (1 if won else 2,))
        standings = [(score, self.players[seat].counts[COUNT_BURIED]) for seat, score in enumerate(scores)]
        ranks = [1 + len([other for other in standings if other > mine]) for mine in standings]  # PM-7.10
        return Outcome("maracaibo-over", tuple(scores), tuple(ranks))

    def explain(self, seat: int, question: str, about: int = 0) -> Parts:
        """Where a number comes from, as named parts; `explain.QUESTIONS` lists what can be asked."""
        return explain(self, seat, question, about)

    def copy(self) -> "Maracaibo":
        twin = Maracaibo(
            self.rules,
            self.seats,
            [player.copy() for player in self.players],
            self.steps[:],
            self.quest_story,
            self.deeds,
            self.last_deeds,
            self.round,
            self.turn_number,
            self.active,
            self.last,
            self.raided,
            self.spaces[:],
            self.values[:],
            self.market[:],
            self.coins[:],
            self.cubes[:],
            self.faces,
            self.hidden_locations,
            self.hidden_improvements,
            self.second,
            self.hidden_values,
            self.deck,
            self.deck_up,
            self.top,
            self.fillers,
            self.figureheads[:],
            self.quest_pool,
            self.quest_bottom[:],
            self.open_quests[:],
            self.red_cards,
            self.red_deck,
            self.ruby_market[:],
            self.scored[:],
            self.scores[:],
        )
        twin.ready = self.ready
        return twin

    def facts(self) -> tuple[object, ...]:
        return (
            self.seats,
            [player.facts() for player in self.players],
            [step.facts() for step in self.steps],
            self.quest_story,
            self.deeds,
            self.last_deeds,
            self.round,
            self.turn_number,
            self.active,
            self.last,
            self.raided,
            self.spaces[:],
            self.values[:],
            self.market[:],
            self.coins[:],
            self.cubes[:],
            self.faces[:],
            self.hidden_locations,
            self.hidden_improvements,
            self.second,
            self.hidden_values,
            self.deck,
            self.deck_up,
            self.top,
            self.fillers,
            self.figureheads[:],
            self.quest_pool,
            self.quest_bottom[:],
            self.open_quests[:],
            self.red_cards,
            self.red_deck,
            self.ruby_market[:],
            self.scored[:],
            self.scores[:],
        )

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return self.rules.made_by, (self.rules.made_from, self.facts())
