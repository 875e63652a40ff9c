"""What all steps of this game have, effects that come due together, and what an effect does."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tortuga.games.maracaibo.rules.catalogue import Effects
from tortuga.games.maracaibo.rules.effects import Effect
from tortuga.games.maracaibo.rules.moves import BITS, DONE, EXPLORE_TO, USE, VERB
from tortuga.games.maracaibo.rules.sources import BY_TURN
from tortuga.kernel.chance import Chance
from tortuga.kernel.errors import RuleError
from tortuga.kernel.state import Listener
from tortuga.kernel.steps import NOTHING_TO_CHOOSE, Step

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.state import MaracaiboState


class MaracaiboStep(Step["MaracaiboState", int]):
    """A step of this game: it knows its source, and by which rule a move is refused."""

    rule: ClassVar[str] = "PM-3.8"
    """The rule that a move breaks if it isn't an option."""
    untold: ClassVar[tuple[str, ...]] = ("seat", "why")
    """Those of its parts that a view does not tell by name, because they matter to nobody."""

    def __init__(self, seat: int, why: int = BY_TURN) -> None:
        super().__init__(seat)
        self.why: Final = why

    def refusal(self, g: MaracaiboState, seat: int, move: int) -> RuleError:
        if move == DONE:
            return RuleError("PM-3.8", "maracaibo-obligatory")
        if move & VERB == EXPLORE_TO:
            return RuleError("PM-4.5", "maracaibo-cannot-explore-there")
        return RuleError(self.rule, "maracaibo-no-option")

    def effects_due(self) -> tuple[Effects, ...]:
        """The effects that it is about, if any."""
        return ()


class Automatic(MaracaiboStep):
    """A step without a choice."""

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        return NOTHING_TO_CHOOSE


class EffectsStep(MaracaiboStep):
    """A step about effects; of each entry only one may be used."""

    parts: ClassVar[tuple[str, ...]] = ("seat", "why", "effects")
    untold: ClassVar[tuple[str, ...]] = ("seat", "why", "effects")

    def __init__(self, seat: int, why: int, effects: tuple[Effects, ...]) -> None:
        super().__init__(seat, why)
        self.effects: Final = effects

    def facts(self) -> tuple[object, ...]:
        numbers = tuple([tuple([effect.index for effect in entry]) for entry in self.effects])
        return (self.name, self.seat, self.why, numbers)

    def effects_due(self) -> tuple[Effects, ...]:
        return self.effects


class AnyOrder(EffectsStep):
    """Effects due together, in the player's order, each optional; of each entry only one (PM-3.2, PM-3.7, PM-3.9)."""

    name: ClassVar[str] = "AnyOrder"
    rule: ClassVar[str] = "PM-3.9"

    def goes_on(self, g: MaracaiboState) -> bool:
        """Is there nothing to ask here? Not about the last effect, since what it sets off asks by itself, nor about
        gains that nobody would decline, once no other effect is left that could change their count."""
        rules = g.rules
        if len(self.effects) == 1:
            entry = self.effects[0]
            return len(entry) == 1 and (rules.handlers[entry[0].code].asks or not rules.asks_always)
        for entry in self.effects:
            if len(entry) > 1 or not rules.handlers[entry[0].code].only_gains:
                return False
        return not rules.asks_always

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        if self.goes_on(g):
            return NOTHING_TO_CHOOSE
        handlers = g.rules.handlers
        found = [DONE]
        for entry in self.effects:
            for effect in entry:
                move = effect.index << BITS | USE
                if move not in found and handlers[effect.code].possible(g, seat, effect):
                    found.append(move)
        return found

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move == DONE:
            return
        for place, entry in enumerate(self.effects):
            for effect in entry:
                if effect.index == move >> BITS:
                    left = self.effects[:place] + self.effects[place + 1 :]
                    if left:
                        g.steps.append(AnyOrder(seat, self.why, left))
                    g.start(seat, effect, self.why, False, chance, tell)
                    return

    def run(self, g: MaracaiboState, chance: Chance, tell: Listener | None) -> None:
        for entry in self.effects:
            if g.possible(self.seat, entry[0]):
                g.start(self.seat, entry[0], self.why, True, chance, tell)


class EffectsDue(EffectsStep):
    """Effects that come due when what lies above is done; then as AnyOrder, fixed gains first."""

    name: ClassVar[str] = "Due"

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        return NOTHING_TO_CHOOSE

    def run(self, g: MaracaiboState, chance: Chance, tell: Listener | None) -> None:
        g.push_effects(self.seat, self.effects, self.why, tell)


STEPS: Final[list[type[MaracaiboStep]]] = [AnyOrder, EffectsDue]


class EffectHandler:
    """What the effects of one code do."""

    asks: ClassVar[bool] = True
    """Its step lets the player decline, so nobody need ask before."""
    only_gains: ClassVar[bool] = False
    """It brings VP or doubloons and does nothing else."""

    def possible(self, g: MaracaiboState, seat: int, effect: Effect) -> bool:
        """Many are at any time."""
        return True

    def start(
        self, g: MaracaiboState, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        """Begins a possible effect; with `may` the player can still decline it."""
        raise NotImplementedError
