"""Raids: the dice, the points and what they are spent on (PM-4.1 to PM-4.3, PM-10.7, PM-10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tortuga.games.maracaibo import events
from tortuga.games.maracaibo.rules.effects import ANY, DOUBLOONS, TREASURE_NAMES, TREASURES, Effect
from tortuga.games.maracaibo.rules.moves import BITS, CHOOSE_DIE, DONE, REROLL, ROLL, SPEND_ON, VERB, members
from tortuga.games.maracaibo.rules.ruleset import one_entry_each
from tortuga.games.maracaibo.rules.ship import is_worth
from tortuga.games.maracaibo.rules.sources import BY_RAID
from tortuga.games.maracaibo.rules.steps import EffectHandler, MaracaiboStep
from tortuga.kernel.chance import Chance
from tortuga.kernel.errors import RuleError
from tortuga.kernel.state import Listener
from tortuga.kernel.steps import NOTHING_TO_CHOOSE

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.state import MaracaiboState

SIDES: Final = 6
DICE: Final = [[kind << BITS | CHOOSE_DIE] for kind in range(TREASURES)] + [
    [kind << BITS | CHOOSE_DIE for kind in range(TREASURES)]
]
"""By treasure, ANY last: the dice to choose from."""
DICE_OR_REROLL: Final = [[*dice, REROLL] for dice in DICE]
MAY_ROLL: Final = [DONE, ROLL]
MAY_CHOOSE: Final = [DONE, *DICE[ANY]]


class RaidNow(EffectHandler):
    """PM-4.1, and PM-10.8 with the die of one colour only."""

    def start(
        self, g: MaracaiboState, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        g.steps.append(Raid(seat, why, effect.number, effect.kind, may))


class Raid(MaracaiboStep):
    """A raid that is about to begin with a roll."""

    name: ClassVar[str] = "Raid"
    parts: ClassVar[tuple[str, ...]] = ("seat", "why", "plus", "treasure", "may")
    rule: ClassVar[str] = "PM-4.1"

    def __init__(self, seat: int, why: int, plus: int, treasure: int, may: bool) -> None:
        super().__init__(seat, why)
        self.plus: Final = plus
        self.treasure: Final = treasure
        """The die that is rolled, or ANY for all three."""
        self.may: Final = may

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        return MAY_ROLL if self.may else NOTHING_TO_CHOOSE

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move == ROLL:
            self.run(g, chance, tell)

    def run(self, g: MaracaiboState, chance: Chance, tell: Listener | None) -> None:
        roll(g, self.seat, self.why, self.plus, self.treasure, g.players[self.seat].rerolls, chance, tell)


def roll(
    g: MaracaiboState, seat: int, why: int, plus: int, kind: int, rerolls: int, chance: Chance, tell: Listener | None
) -> None:
    gold = chance.roll(SIDES) if kind in (ANY, 0) else 0
    emerald = chance.roll(SIDES) if kind in (ANY, 1) else 0
    pearl = chance.roll(SIDES) if kind in (ANY, 2) else 0
    if tell is not None:
        tell.tell(events.Rolled(seat=seat, gold=gold or None, emerald=emerald or None, pearl=pearl or None))
    g.steps.append(Dice(seat, why, plus, kind, gold, emerald, pearl, rerolls))


class Dice(MaracaiboStep):
    """PM-4.1, PM-4.9: choose a die, or roll all of the raid again."""

    name: ClassVar[str] = "Dice"
    parts: ClassVar[tuple[str, ...]] = ("seat", "why", "plus", "treasure", "gold", "emerald", "pearl", "rerolls")
    rule: ClassVar[str] = "PM-4.1"

    def __init__(
        self, seat: int, why: int, plus: int, treasure: int, gold: int, emerald: int, pearl: int, rerolls: int
    ) -> None:
        super().__init__(seat, why)
        self.plus: Final = plus
        self.treasure: Final = treasure
        self.gold: Final = gold
        self.emerald: Final = emerald
        self.pearl: Final = pearl
        self.rerolls: Final = rerolls

    def pips(self, kind: int) -> int:
        return self.gold if kind == 0 else self.emerald if kind == 1 else self.pearl

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        return DICE_OR_REROLL[self.treasure] if self.rerolls else DICE[self.treasure]

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move == REROLL:
            roll(g, seat, self.why, self.plus, self.treasure, self.rerolls - 1, chance, tell)
            return
        kind = move >> BITS
        player = g.players[seat]
        points = self.pips(kind) + self.plus + player.raid + player.die[kind]  # PM-4.2
        begin_spending(g, seat, self.why, kind, points, tell)


class RaidAsRolled(EffectHandler):
    """PM-10.7"""

    def start(
        self, g: MaracaiboState, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        g.steps.append(RaidAs(seat, why, effect.number, may))


class RaidAs(MaracaiboStep):
    """No roll, so no reroll and no bonus for a die (PM-4.9, PM-10.3)."""

    name: ClassVar[str] = "RaidAs"
    parts: ClassVar[tuple[str, ...]] = ("seat", "why", "points", "may")
    rule: ClassVar[str] = "PM-10.7"

    def __init__(self, seat: int, why: int, points: int, may: bool) -> None:
        super().__init__(seat, why)
        self.points: Final = points
        self.may: Final = may

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        return MAY_CHOOSE if self.may else DICE[ANY]

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move != DONE:
            begin_spending(g, seat, self.why, move >> BITS, self.points + g.players[seat].raid, tell)


def begin_spending(g: MaracaiboState, seat: int, why: int, kind: int, points: int, tell: Listener | None) -> None:
    if tell is not None:
        tell.tell(events.Raided(seat=seat, treasure=TREASURE_NAMES[kind], points=points))
    g.steps.append(Spend(seat, why, kind, points))


class Spend(MaracaiboStep):
    """PM-4.3, PM-4.10: points are spent on raid actions, each at most once a turn. They belong to this raid and are
    lost when it is closed; it closes by itself when nothing is left to buy (PM-4.11)."""

    name: ClassVar[str] = "Spend"
    parts: ClassVar[tuple[str, ...]] = ("seat", "why", "treasure", "points")
    rule: ClassVar[str] = "PM-4.3"
    always_asks: ClassVar[bool] = True

    def __init__(self, seat: int, why: int, treasure: int, points: int) -> None:
        super().__init__(seat, why)
        self.treasure: Final = treasure
        self.points: Final = points

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        found = [DONE]
        rules = g.rules
        for number in members(g.players[self.seat].raid_actions & ~g.raided):
            paid = rules.catalogue.raid_actions[number].cost <= self.points
            if paid and is_worth(g, self.seat, rules.raid_then[number][self.treasure]):
                found.append(number << BITS | SPEND_ON)
        return found if len(found) > 1 or rules.asks_always else NOTHING_TO_CHOOSE

    def refusal(self, g: MaracaiboState, seat: int, move: int) -> RuleError:
        if move & VERB == SPEND_ON:
            number = move >> BITS
            cost = g.rules.catalogue.raid_actions[number].cost
            if g.raided >> number & 1:
                return RuleError("PM-4.3", "maracaibo-raid-action-used")
            if g.players[seat].raid_actions >> number & 1 and cost > self.points:
                return RuleError("PM-4.3", "maracaibo-too-few-points", cost=cost, points=self.points)
        return super().refusal(g, seat, move)

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move == DONE:
            return
        number = move >> BITS
        rules = g.rules
        g.raided |= 1 << number
        cost = rules.catalogue.raid_actions[number].cost
        if tell is not None:
            tell.tell(events.Spent(seat=seat, points=cost, left=self.points - cost))
        g.steps.append(Spend(seat, self.why, self.treasure, self.points - cost))
        then = rules.raid_then[number][self.treasure]
        if len(then) == 1 and then[0].code > DOUBLOONS:
            g.start(seat, then[0], BY_RAID + number, False, chance, tell)  # whoever pays for it wants it
        else:
            g.push_effects(seat, one_entry_each(then), BY_RAID + number, tell)


STEPS: Final[list[type[MaracaiboStep]]] = [Raid, Dice, RaidAs, Spend]
