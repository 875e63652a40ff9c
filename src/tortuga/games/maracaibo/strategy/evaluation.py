"""What a position is worth to a player: points so far, and prospects. Bots and hints use it.

An `Evaluation` looks at one position; what it expects of the rest of the game (turns, prices, chances) it computes
once, and then values the positions that the next moves lead to. All values are in VP. The numbers are estimates, tuned
by games of bots against each other; no rule depends on them.
"""

from typing import Final

from tortuga.games.maracaibo.rules.action_step import Acquire, Build, Improvement, Residence, to_acquire, to_build
from tortuga.games.maracaibo.rules.catalogue import CARD_SPACES, GULF, MARACAIBO, START, Card, Effects, Need
from tortuga.games.maracaibo.rules.effects import (
    ACQUIRE,
    ANY,
    BUILD,
    BURY,
    COUNT_BURIED,
    COUNT_CARD,
    COUNT_DOUBLOON_INCOME,
    COUNT_EQUIPMENT,
    COUNT_LIGHTNING,
    COUNT_QUEST,
    COUNT_SCORED_QUEST,
    COUNT_TREASURE_SET,
    COUNT_VP_INCOME,
    CUBE,
    DIE_BONUS,
    DISCARD_QUEST,
    DISCOUNT,
    DOUBLOONS,
    DOUBLOONS_OF_INCOME,
    EXPLORE,
    EXPLORE_BONUS,
    FEWER_STEPS,
    FIGUREHEAD,
    INCOME_DOUBLOONS,
    INCOME_PER_QUEST,
    INCOME_VP,
    LOCATION,
    NEW_QUESTS,
    PLACE_MARKET,
    QUEST,
    RAID,
    RAID_ACTION,
    RAID_AS,
    RAID_BONUS,
    RAID_WITH,
    REROLL_BONUS,
    RESIDENCE,
    SAIL_BONUS,
    SPACE_AGAIN,
    TREASURE,
    TREASURES,
    UPGRADE,
    USE_MARKET,
    VP,
    VP_OF_INCOME,
    VP_PER,
    Effect,
)
from tortuga.games.maracaibo.rules.exploring import Explore, ahead
from tortuga.games.maracaibo.rules.modules.fog_improvements import Steer
from tortuga.games.maracaibo.rules.moves import BITS, STOP, members
from tortuga.games.maracaibo.rules.player import NONE, Player
from tortuga.games.maracaibo.rules.quests import ChooseQuest, DiscardQuest
from tortuga.games.maracaibo.rules.raids import SIDES, Dice, Raid, RaidAs, Spend
from tortuga.games.maracaibo.rules.rounds import ROUNDS
from tortuga.games.maracaibo.rules.scoring import (
    BURIED_VP,
    DOUBLOONS_A_VP,
    MANY_QUESTS,
    MANY_QUESTS_VP,
    RIVER_VP,
    is_met,
)
from tortuga.games.maracaibo.rules.ship import (
    ChooseFigurehead,
    ChooseTile,
    Place,
    Upgrade,
    open_upgrades,
    own_tile_at,
    useful_tiles,
)
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.rules.steps import AnyOrder, EffectsDue
from tortuga.games.maracaibo.rules.treasures import Bury, ChooseIsland, ChooseTreasure, TakeTreasure, can_bury
from tortuga.kernel.steps import AnyStep

UNSAID: Final = -1.0
# How a game usually goes.
PACE: Final = 1.7
"""Columns a turn."""
TURNS_A_ROUND: Final = 6.0
GROWTH: Final = [
    *(0.14, 0.14, 0.14),  # treasures of a kind
    *(0.06, 0.06, 0.06),  # buried ones
    *(0.17, 0.17, 0.13),  # equipment, crew, ship
    *(0.18, 0.10, 0.15, 0.12, 0.55, 0.25, 0.65, 0.25, 0.20, 0.6, 0.2),
]
"""What a turn adds to each count (COUNT_...)."""
RAIDS: Final = 0.3
EXPLORATIONS: Final = 0.25
PURCHASES: Final = 0.5
VISITS: Final = 0.05
"""Of one own black market tile in a turn."""

# What things are worth.
TURN: Final = 1.5
"""One more turn: not all that it brings, since the others have one more too."""
POINT: Final = 1.2
"""A raid point."""
STEP: Final = 1.2
"""Of an exploration."""
LATER_SPACES: Final = 0.5
"""An upgrade beyond what its space gives: the next lock line comes nearer."""
QUEST_WORTH: Final = 3.5
FIGUREHEAD_WORTH: Final = 6.0
CUBE_WORTH: Final = 0.8
RUBY_WORTH: Final = 3.0
SPENT_WELL: Final = 0.7
"""What a doubloon is worth more than at the end while there are turns to spend it in."""
PLENTY: Final = 12.0
"""Doubloons beyond this and what the next turns can use are hard to spend."""

# What a worth is made of, by its place in a list of parts: first what a player has, then what only the steps that are
# still due in this turn and the turns after it bring.
PART_VP: Final = 0
PART_TURNS: Final = 1
PART_TRACK: Final = 2
PART_DOUBLOONS: Final = 3
PART_DOUBLOON_INCOME: Final = 4
PART_VP_INCOME: Final = 5
PART_TREASURES: Final = 6
PART_BURIED: Final = 7
PART_QUESTS: Final = 8
PART_CARDS: Final = 9
PART_LASTING: Final = 10
PART_MARKET: Final = 11
PART_RUBIES: Final = 12
PART_OTHERS: Final = 13
PART_UPGRADE: Final = 14
PART_RAID: Final = 15
PART_FIGUREHEAD: Final = 16
PART_NEXT: Final = 17
"""What the next turn promises."""
PART_LATER: Final = 18
"""What a search finds that later turns bring beyond all that."""
PARTS: Final = 19
EFFECT_PARTS: Final = {
    **dict.fromkeys((VP, VP_PER, VP_OF_INCOME), PART_VP),
    **dict.fromkeys((DOUBLOONS, DOUBLOONS_OF_INCOME), PART_DOUBLOONS),
    **dict.fromkeys((TREASURE, CUBE), PART_TREASURES),
    **dict.fromkeys((QUEST, DISCARD_QUEST), PART_QUESTS),
    **dict.fromkeys((EXPLORE, SPACE_AGAIN), PART_TRACK),
    **dict.fromkeys((RAID, RAID_WITH, RAID_AS), PART_RAID),
    **dict.fromkeys((ACQUIRE, BUILD), PART_CARDS),
    **dict.fromkeys((PLACE_MARKET, USE_MARKET), PART_MARKET),
    **dict.fromkeys((INCOME_DOUBLOONS, INCOME_PER_QUEST), PART_DOUBLOON_INCOME),
    BURY: PART_BURIED,
    UPGRADE: PART_UPGRADE,
    FIGUREHEAD: PART_FIGUREHEAD,
    INCOME_VP: PART_VP_INCOME,
}
"""The part that an effect belongs to by its code; all others last."""
STEP_PARTS: Final = {
    **dict.fromkeys(("Raid", "Dice", "RaidAs", "Spend"), PART_RAID),
    **dict.fromkeys(("Improvement", "Residence", "Acquire", "Build"), PART_CARDS),
    **dict.fromkeys(("TakeTreasure", "ChooseTreasure", "ChooseIsland"), PART_TREASURES),
    **dict.fromkeys(("ChooseQuest", "DiscardQuest"), PART_QUESTS),
    **dict.fromkeys(("Place", "ChooseTile"), PART_MARKET),
    "Upgrade": PART_UPGRADE,
    "Explore": PART_TRACK,
    "Bury": PART_BURIED,
    "ChooseFigurehead": PART_FIGUREHEAD,
    "Steer": PART_NEXT,
}
"""The part that a step which is still due belongs to, by its name; all others are worth nothing by themselves."""


class Evaluation:
    def __init__(self, g: MaracaiboState, seat: int, turns: float = UNSAID) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.turns: Final = turns_left(g, seat) if turns == UNSAID else turns
        """Of this seat, until the end."""
        self.incomes: Final = ROUNDS + 1 - g.round
        self.doubloon: Final = 1 / DOUBLOONS_A_VP + SPENT_WELL * min(1.0, self.turns / 5)
        """What a doubloon is worth while it can be spent."""
        self.raids: Final = RAIDS * self.turns
        self.explorations: Final = EXPLORATIONS * self.turns
        self.rivers_ahead: Final = min(1.0, self.turns / 5)
        self.progress: Final = self._progress()
        counts = g.players[seat].counts
        self.quest_worths: Final = [self.quest_worth(counts, quest) for quest in range(len(g.rules.catalogue.quests))]
        """Of each quest as things stand."""
        in_deck = [worth for quest, worth in enumerate(self.quest_worths) if g.quest_pool >> quest & 1]
        self.unseen_quest: Final = sum(in_deck) / len(in_deck) if in_deck else 0.0
        self.cards: Final[dict[int, float]] = {}
        self.spending: Final[dict[tuple[int, int, int], list[float]]] = {}
        self.raiding: Final[dict[tuple[int, int, int, int, int], float]] = {}
        self.upgrade = LATER_SPACES
        """What an upgrade is worth."""
        self.treasures: Final = [self._treasure(kind) for kind in range(TREASURES)]
        self.action_worths: Final = [self._raid_action(number) for number in range(len(g.rules.catalogue.raid_actions))]
        self.upgrade = self._upgrade()

    def _progress(self) -> list[float]:
        """By track space: what the way behind is worth for the next river, and for better spaces ahead."""
        rules = self.g.rules
        progress = [0.0] * len(rules.onward)
        since = [0] * len(rules.onward)
        waiting = [0]
        while waiting:
            node = waiting.pop()
            for onward in rules.onward[node]:
                since[onward] = 0 if rules.passed[onward] != rules.passed[node] else since[node] + 1
                done = min(since[onward], 4) * RIVER_VP / 5 + 0.4 * rules.passed[onward].bit_count()
                progress[onward] = done * self.rivers_ahead
                waiting.append(onward)
        return progress

    # -- A position --------------------------------------------------------------------------------------------------

    def evaluate(self, g: MaracaiboState) -> float:
        """The score as it stands, the prospects, and what is still to be done in this turn."""
        if not g.steps:
            return float(g.scores[self.seat])
        return self.standing(g) + self.pending(g)

    def account(self, g: MaracaiboState) -> list[float]:
        """What `evaluate` comes to, by its parts (PART_...)."""
        if not g.steps:
            return [float(g.scores[self.seat]), *([0.0] * (PARTS - 1))]
        parts = self.parts(g)
        parts += [0.0] * (PARTS - len(parts))
        if self._goes_on(g):
            for step in g.steps:
                if isinstance(step, AnyOrder | EffectsDue):
                    for entry in step.effects:
                        best, part = 0.0, PART_VP
                        for effect in entry:
                            worth = self.worth(g, effect)
                            if worth > best:
                                best, part = worth, EFFECT_PARTS.get(effect.code, PART_LASTING)
                        parts[part] += best
                elif step.name in STEP_PARTS:
                    parts[STEP_PARTS[step.name]] += self.step_worth(g, step)
        return parts

    def standing(self, g: MaracaiboState) -> float:
        return sum(self.parts(g))

    def parts(self, g: MaracaiboState) -> list[float]:
        """What a standing is made of, in the order of PART_... from PART_VP to PART_OTHERS."""
        player = g.players[self.seat]
        counts = player.counts
        turns = turns_left(g, self.seat)
        incomes = ROUNDS + 1 - g.round
        soon = min(incomes - 1, 1) * counts[COUNT_DOUBLOON_INCOME] * 0.5
        later = (incomes - 0.5 * min(incomes - 1, 1)) * counts[COUNT_DOUBLOON_INCOME] * self.doubloon * 0.9
        money = self.money(player.doubloons)
        return [
            float(player.vp),
            TURN * turns,
            RIVER_VP * player.rivers.bit_count() + self.progress[player.explorer],
            money,
            self.money(player.doubloons + soon) - money + later,
            float(incomes * counts[COUNT_VP_INCOME]),
            self._held(g, player, turns),
            float(BURIED_VP * counts[COUNT_BURIED]),
            self._quests(g, player),
            self._owned(player),
            self._lasting(player),
            self._placed(g, turns),
            player.rubies * RUBY_WORTH * min(1.0, turns / 4),
            -self._paid(g),
        ]

    def _held(self, g: MaracaiboState, player: Player, turns: float) -> float:
        worth = 0.0
        for kind in range(TREASURES):
            count = player.counts[kind]
            if count:
                stored = player.in_storage(kind)
                worth += count * self.treasure_value(g.cubes[kind]) + stored * min(1.0, 0.15 * turns)
        return worth

    def _placed(self, g: MaracaiboState, turns: float) -> float:
        """The own black market tiles on the map."""
        worth = 0.0
        for space in range(CARD_SPACES):
            if g.market[space] != NONE:
                tile = own_tile_at(g, self.seat, space)
                if tile:
                    worth += VISITS * turns * (1 + self.worth_of_all(g, tile))
        return worth

    def _paid(self, g: MaracaiboState) -> float:
        """What the others can buy: a doubloon paid to one of them (PM-2.5) is lost twice."""
        if g.seats == 1:
            return 0.0
        doubloons = sum([player.doubloons for player in g.players]) - g.players[self.seat].doubloons
        return doubloons * self.doubloon / (g.seats - 1)

    def money(self, doubloons: float) -> float:
        useful = PLENTY + 2.5 * self.turns
        if doubloons <= useful:
            return doubloons * self.doubloon
        return useful * self.doubloon + (doubloons - useful) * (self.doubloon + 0.2) / 2

    def treasure_value(self, cubes: int) -> float:
        """PM-7.6, and half of how near the next value is."""
        now = self.g.rules.catalogue.islands.value(cubes)
        nearly = min(5.0, max(2.0, 2.0 + (cubes - 1.5) / 2))
        return (now + nearly) / 2 if self.turns > 1 else now

    def _quests(self, g: MaracaiboState, player: Player) -> float:
        worth = 0.0
        scoring = 0.0
        for quest in members(player.quests):
            worth += self.quest_worth(player.counts, quest)
            scoring += self.chance_of(player.counts, g.rules.catalogue.quests[quest].easy)
        if scoring >= MANY_QUESTS - 1.5:
            worth += MANY_QUESTS_VP * min(1.0, (scoring - MANY_QUESTS + 2.0) / 2)
        return worth

    def quest_worth(self, counts: list[int], quest: int) -> float:
        """What it will bring, as far as one can tell; with modules too."""
        card = self.g.rules.catalogue.quests[quest]
        hard = self.chance_of(counts, card.hard)
        easy = max(hard, self.chance_of(counts, card.easy))
        hard_vp, easy_vp, nothing = card.hard_vp, card.easy_vp, 0
        for module in self.g.rules.modules:
            counted = module.easy_counts()
            hard_vp = module.quest_vp(hard_vp, True)
            easy_vp = module.quest_vp(easy_vp if counted else 0, counted)
            nothing = module.quest_vp(nothing, False)
        return hard * hard_vp + (easy - hard) * easy_vp + (1 - easy) * nothing

    def chance_of(self, counts: list[int], needs: tuple[Need, ...]) -> float:
        if is_met(counts, needs):
            return 1.0
        chance = 1.0
        for need in needs:
            short = need.number - counts[need.counted]
            if short > 0:
                reach = 1.6 * GROWTH[need.counted] * self.turns / short
                chance *= reach * reach / (1 + reach * reach)
        return chance

    def _owned(self, player: Player) -> float:
        """Cards and residences, with what they will count at the end."""
        catalogue = self.g.rules.catalogue
        worth = 0.0
        cards = player.cards
        while cards:
            card = catalogue.cards[(cards & -cards).bit_length() - 1]
            cards &= cards - 1
            worth += card.vp
            if card.end:
                worth += self.at_the_end(player.counts, card)
        residences = player.residences
        while residences:
            place = (residences & -residences).bit_length() - 1
            residences &= residences - 1
            worth += self.at_the_end(player.counts, catalogue.cards[catalogue.residences[place]])
        return worth

    def at_the_end(self, counts: list[int], card: Card) -> float:
        worth = 0.0
        for effect in card.end:
            count = counts[effect.counted] + 0.8 * GROWTH[effect.counted] * self.turns
            if effect.counted == COUNT_SCORED_QUEST:
                count = 0.7 * counts[COUNT_QUEST] + 0.15 * self.turns
            worth += min(float(effect.most), effect.number * count / effect.each)
        return worth

    def _lasting(self, player: Player) -> float:
        raids, explorations = self.raids, self.explorations
        worth = raids * POINT * (player.raid + sum(player.die) / 4 + 0.4 * player.rerolls)
        worth += explorations * STEP * player.explore
        worth += PURCHASES * self.turns * self.doubloon * min(player.discount, 6)
        worth += self.turns * 0.5 * player.steps + 0.3 * self.turns * 0.8 * player.new_quests
        for number in members(player.raid_actions):
            worth += raids * self.action_worths[number]
        for number in members(player.fewer_steps):
            fewer = self.g.rules.catalogue.fewer_steps[number]
            worth += explorations * max(0.3, self.worth_of_all(self.g, fewer.then) - STEP * fewer.cost)
        worth += 1.0 * player.tile_burials.count(NONE) * min(1.0, self.turns / 5)
        return worth

    def _upgrade(self) -> float:
        best = 0.0
        for number in members(open_upgrades(self.g, self.seat)):
            space = self.g.rules.catalogue.upgrades[number]
            gain = self.worth_of_all(self.g, space.at_once) + self.worth_of_all(self.g, space.lasting)
            best = max(best, gain + LATER_SPACES)
        return best

    def _raid_action(self, number: int) -> float:
        """What an action adds to a raid, more or less."""
        action = self.g.rules.catalogue.raid_actions[number]
        return max(0.3, self.worth_of_all(self.g, action.then) - POINT * action.cost)

    # -- What is still to be done in this turn ------------------------------------------------------------------------

    def _goes_on(self, g: MaracaiboState) -> bool:
        """Is it still the turn that the seat looks ahead from?"""
        return g.active == self.seat and g.turn_number == self.g.turn_number

    def pending(self, g: MaracaiboState) -> float:
        if not self._goes_on(g):
            return 0.0
        worth = 0.0
        for step in g.steps:
            worth += self.step_worth(g, step)
        return worth

    def step_worth(self, g: MaracaiboState, step: AnyStep) -> float:
        """Steps are told apart by `type`: compiled or not, it is the quickest."""
        kind = type(step)
        if kind is AnyOrder:
            assert isinstance(step, AnyOrder)
            return self._any_order(g, step.effects)
        if kind is EffectsDue:
            assert isinstance(step, EffectsDue)
            return self._any_order(g, step.effects)
        if kind is Spend:
            assert isinstance(step, Spend)
            return self.spent(g, step.treasure, step.points)
        if kind is Dice:
            assert isinstance(step, Dice)
            return self.raid_worth(g, step.plus, step.treasure, step.rerolls)
        if kind is Raid:
            assert isinstance(step, Raid)
            return self.raid_worth(g, step.plus, step.treasure, g.players[self.seat].rerolls)
        if kind is RaidAs:
            assert isinstance(step, RaidAs)
            return self.raid_as(g, step.points)
        if kind is Upgrade:
            return self.upgrade
        if kind is Explore:
            assert isinstance(step, Explore)
            worth = self.explore_worth(g, step.steps)
            for number in members(step.declared):
                worth += self.worth_of_all(g, g.rules.catalogue.fewer_steps[number].then)
            return worth
        if kind is Improvement:
            assert isinstance(step, Improvement)
            return self.visit_worth(g, step.space)
        if kind is Residence:
            assert isinstance(step, Residence)
            return self.visit_worth(g, step.space)
        if kind is Steer:
            assert isinstance(step, Steer)
            return self.best_visit(g, step)
        if kind is ChooseQuest:
            return self.best_quest(g)
        if kind is TakeTreasure:
            assert isinstance(step, TakeTreasure)
            return step.count * self.treasures[step.treasure]
        if kind is ChooseTreasure:
            assert isinstance(step, ChooseTreasure)
            return step.count * max(self.treasures)
        if kind is ChooseIsland:
            return CUBE_WORTH
        if kind is Bury:
            assert isinstance(step, Bury)
            return self.bury_worth(g, step.treasure)
        if kind is Acquire:
            assert isinstance(step, Acquire)
            return self.acquire_worth(g, step.kind, step.surcharge)
        if kind is Build:
            return self.build_worth(g)
        if kind is ChooseFigurehead:
            return FIGUREHEAD_WORTH
        if kind is Place:
            assert isinstance(step, Place)
            return self.place_worth(g, step.price)
        if kind is ChooseTile:
            return self.tile_worth(g)
        if kind is DiscardQuest:
            return 1.0
        return 0.0

    def _any_order(self, g: MaracaiboState, entries: tuple[Effects, ...]) -> float:
        worth = 0.0
        for entry in entries:
            best = 0.0
            for effect in entry:
                best = max(best, self.worth(g, effect))
            worth += best
        return worth

    def worth_of_all(self, g: MaracaiboState, effects: Effects) -> float:
        worth = 0.0
        for effect in effects:
            worth += self.worth(g, effect)
        return worth

    def worth(self, g: MaracaiboState, effect: Effect) -> float:
        """What an effect brings: at once, or lasting as it counts from now on."""
        code, number = effect.code, effect.number
        player = g.players[self.seat]
        counts = player.counts
        if code == VP:
            return number
        if code == DOUBLOONS:
            return number * self.doubloon
        if code == VP_PER:
            return effect.vp_for(counts[effect.counted])
        if code == VP_OF_INCOME:
            return counts[COUNT_VP_INCOME]
        if code == DOUBLOONS_OF_INCOME:
            return counts[COUNT_DOUBLOON_INCOME] * self.doubloon
        if code == TREASURE:
            return number * (self.treasures[effect.kind] if effect.kind < TREASURES else max(self.treasures))
        if code == CUBE:
            return number * CUBE_WORTH
        if code == BURY:
            return self.bury_worth(g, effect.kind if effect.kind <= ANY else ANY)
        if code == UPGRADE:
            return self.upgrade
        if code == QUEST:
            return self.best_quest(g)
        if code == DISCARD_QUEST:
            return number * self.doubloon - QUEST_WORTH if player.quests else 0.0
        if code == EXPLORE:
            return self.explore_worth(g, number + player.explore)
        if code == SPACE_AGAIN:
            return self.worth_of_all(g, g.rules.track_effects[player.explorer])
        if code in (RAID, RAID_WITH):
            return self.raid_worth(g, number, effect.kind, player.rerolls)
        if code == RAID_AS:
            return self.raid_as(g, number)
        if code == ACQUIRE:
            return self.acquire_worth(g, effect.kind, effect.cost)
        if code == BUILD:
            return self.build_worth(g)
        if code == FIGUREHEAD:
            can = player.figurehead == NONE and g.figureheads and player.doubloons >= effect.cost
            return FIGUREHEAD_WORTH - effect.cost * self.doubloon if can else 0.0
        if code == PLACE_MARKET:
            return self.place_worth(g, effect.cost)
        if code == USE_MARKET:
            return self.tile_worth(g)
        return self._lasting_worth(effect)

    def _lasting_worth(self, effect: Effect) -> float:
        code, number = effect.code, effect.number
        if code == RAID_BONUS:
            return self.raids * POINT * number
        if code == DIE_BONUS:
            return self.raids * POINT * number / 4
        if code == RAID_ACTION:
            return self.raids * self.action_worths[number]
        if code == EXPLORE_BONUS:
            return self.explorations * STEP * number
        if code == FEWER_STEPS:
            return self.explorations * 1.5
        if code == DISCOUNT:
            return PURCHASES * self.turns * self.doubloon * number
        if code == SAIL_BONUS:
            return self.turns * 0.5 * number
        if code == REROLL_BONUS:
            return self.raids * POINT * 0.4 * number
        if code == NEW_QUESTS:
            return 0.3 * self.turns * 0.8
        if code == INCOME_DOUBLOONS:
            return self.incomes * number * self.doubloon * 0.9
        if code == INCOME_VP:
            return self.incomes * number
        if code == INCOME_PER_QUEST:
            return self.incomes * 3 * self.doubloon
        return 0.0

    # -- Raids -------------------------------------------------------------------------------------------------------

    def _treasure(self, kind: int) -> float:
        """What one more treasure of a kind is worth: itself, its storage bonus, burying it later, quests and cards."""
        g = self.g
        player = g.players[self.seat]
        worth = self.treasure_value(g.cubes[kind] - 1) + min(2.0, 0.2 * self.turns)
        if g.rules.storage_of[kind] & ~player.on_bonus:
            worth += 1.2
        counts = player.counts[:]
        counts[kind] += 1
        counts[COUNT_TREASURE_SET] = min(counts[:TREASURES])
        more = self.wants(player, counts) - self.wants(player, player.counts)
        return worth + more

    def wants(self, player: Player, counts: list[int]) -> float:
        """Quests and end conditions, for some counts."""
        worth = 0.0
        for quest in members(player.quests):
            worth += self.quest_worth(counts, quest)
        catalogue = self.g.rules.catalogue
        for number in members(player.cards):
            if catalogue.cards[number].end:
                worth += self.at_the_end(counts, catalogue.cards[number])
        for place in members(player.residences):
            worth += self.at_the_end(counts, catalogue.cards[catalogue.residences[place]])
        return worth

    def spent(self, g: MaracaiboState, kind: int, points: int) -> float:
        table = self._spending(g, kind)
        return table[min(points, len(table) - 1)]

    def _spending(self, g: MaracaiboState, kind: int) -> list[float]:
        """By points, the best use of them in a raid of this colour."""
        player = g.players[self.seat]
        key = (player.raid_actions & ~g.raided, kind, player.counts[COUNT_BURIED])
        found = self.spending.get(key)
        if found is None:
            found = [0.0] * 20
            for number in members(key[0]):
                cost = g.rules.catalogue.raid_actions[number].cost
                gain = self.worth_of_all(g, g.rules.raid_then[number][kind])
                for points in range(19, cost - 1, -1):
                    found[points] = max(found[points], found[points - cost] + gain)
            self.spending[key] = found
        return found

    def raid_worth(self, g: MaracaiboState, plus: int, kind: int, rerolls: int) -> float:
        """A raid that is not rolled yet: the mean over all rolls, with a better use of low ones if they can be rolled
        again."""
        player = g.players[self.seat]
        key = (plus, kind, rerolls, player.raid, player.raid_actions & ~g.raided)
        known = self.raiding.get(key)
        if known is not None:
            return known
        by_die = []
        for die in range(TREASURES):
            if kind in (ANY, die):
                table = self._spending(g, die)
                bonus = plus + player.raid + player.die[die]
                by_die.append([table[min(pips + bonus, 19)] for pips in range(1, SIDES + 1)])
        if len(by_die) == 1:
            best = by_die[0]
        else:
            best = [max(one, two) for one in by_die[0] for two in by_die[1]]
            best = [max(both, three) for both in best for three in by_die[2]]
        worth = sum(best) / len(best)
        for _ in range(rerolls):
            worth = sum([max(worth, each) for each in best]) / len(best)
        self.raiding[key] = worth
        return worth

    def raid_as(self, g: MaracaiboState, pips: int) -> float:
        points = pips + g.players[self.seat].raid
        return max([self.spent(g, kind, points) for kind in range(TREASURES)])

    # -- The other actions -------------------------------------------------------------------------------------------

    def explore_worth(self, g: MaracaiboState, steps: int) -> float:
        player = g.players[self.seat]
        rules = g.rules
        here = self.progress[player.explorer]
        best = 0.0
        for node in ahead(g, self.seat, steps):
            rivers = (rules.passed[node] & ~player.rivers).bit_count()
            gain = RIVER_VP * rivers + self.progress[node] - here
            for effect in rules.track_effects[node]:
                if effect.code != EXPLORE:
                    gain += self.worth(g, effect)
            best = max(best, gain)
        return best

    def bury_worth(self, g: MaracaiboState, kind: int) -> float:
        return BURIED_VP + 1.2 if can_bury(g, self.seat, kind) else 0.0

    def best_quest(self, g: MaracaiboState) -> float:
        best = self.unseen_quest if g.quests_in_deck() else 0.0
        for quest in g.open_quests:
            best = max(best, self.quest_worths[quest])
        return best

    def card_worth(self, g: MaracaiboState, card: Card) -> float:
        """What an improvement would bring, before its price."""
        known = self.cards.get(card.number)
        if known is not None:
            return known
        self.cards[card.number] = worth = float(card.vp)  # also for chains that come back to it
        player = self.g.players[self.seat]
        counts = player.counts[:]
        counts[COUNT_EQUIPMENT + card.kind] += 1
        counts[COUNT_CARD] += 1
        if card.lightning:
            counts[COUNT_LIGHTNING] += 1
        worth += self.wants(player, counts) - self.wants(player, player.counts)
        worth += self.at_the_end(counts, card)
        for effects in (card.lightning, card.lasting, card.income):
            worth += self.worth_of_all(self.g, effects)
        self.cards[card.number] = worth
        return worth

    def acquire_worth(self, g: MaracaiboState, kind: int, surcharge: int) -> float:
        best = 0.0
        for space in to_acquire(g, self.seat, kind, surcharge):
            card = g.card_at(space)
            assert card is not None
            best = max(best, self.card_worth(g, card) - self.doubloon * g.price(self.seat, card, surcharge))
        return best

    def build_worth(self, g: MaracaiboState) -> float:
        best = 0.0
        for space in to_build(g, self.seat, False):
            best = max(best, self.residence_worth(g, space))
        return best

    def residence_worth(self, g: MaracaiboState, space: int) -> float:
        card = g.card_at(space)
        assert card is not None
        worth = self.at_the_end(g.players[self.seat].counts, card)
        return worth + 1.0 - self.doubloon * g.price(self.seat, card, 0)

    def place_worth(self, g: MaracaiboState, cost: int) -> float:
        player = g.players[self.seat]
        if not player.tiles or player.doubloons < cost:
            return 0.0
        best = 0.0
        for tile in members(player.tiles):
            face = self.worth_of_all(g, g.rules.catalogue.market[g.faces[tile]].effects)
            best = max(best, face)
        return max(0.0, best * (1 + VISITS * self.turns) + VISITS * self.turns - cost * self.doubloon)

    def tile_worth(self, g: MaracaiboState) -> float:
        best = 0.0
        for space in useful_tiles(g, self.seat):
            best = max(best, self.worth_of_all(g, own_tile_at(g, self.seat, space)))
        return best

    # -- Spaces of the Caribbean ---------------------------------------------------------------------------------------

    def visit_worth(self, g: MaracaiboState, space: int) -> float:
        """What ending a move there would bring."""
        if space == GULF:
            return self.upgrade + self._any_order(g, (g.rules.catalogue.gulf,))
        if space == MARACAIBO:
            return self.upgrade + self.worth_of_all(g, g.rules.catalogue.maracaibo)
        five = 5 * self.doubloon
        card = g.card_at(space)
        if card is None:
            return five
        player = g.players[self.seat]
        if card.kind == LOCATION:
            tile = self.worth_of_all(g, own_tile_at(g, self.seat, space))
            return self.upgrade + tile + self._any_order(g, card.actions)
        price = g.price(self.seat, card, 0)
        if card.kind == RESIDENCE:
            built = player.residences >> g.rules.residence_place[card.number] & 1
            return 0.0 if built or price > player.doubloons else max(0.0, self.residence_worth(g, space))
        if price > player.doubloons:
            return five
        return max(five, self.card_worth(g, card) - price * self.doubloon)

    def best_visit(self, g: MaracaiboState, step: Steer) -> float:
        """Of a move that goes step by step: the best space where it may end with one step more."""
        best = 0.0
        ship = g.players[self.seat].ship
        for move in step.options(g, self.seat):
            best = max(best, self.visit_worth(g, ship if move == STOP else move >> BITS))
        return best

    def outlook(self, space: int) -> float:
        """What the best space of the turn after next seems to bring to a ship that is here."""
        ends = self.g.rules.layout.ends[self.g.players[self.seat].steps][space]
        best = 0.0
        for end in ends:
            best = max(best, self.visit_worth(self.g, end))
        return best


def turns_left(g: MaracaiboState, seat: int) -> float:
    """How many turns a seat may still have after this one; the first player to arrive ends the round."""
    if not g.steps:
        return 0.0
    column = g.rules.layout.column
    ahead_most = 0
    for player in g.players:
        if player.ship != START:
            ahead_most = max(ahead_most, column[player.ship])
    left = (column[MARACAIBO] - ahead_most) / PACE
    return left + (ROUNDS - g.round) * TURNS_A_ROUND
