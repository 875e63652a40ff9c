"""Plans: what one seat goes by in imagined games, so that a move costs little more than to carry it out.

A plan is made once, of the position that a search starts from: the worths of spaces, cards, quests and effects as an
`Evaluation` sees them there. Each later move is then looked up. It depends on the seat's own quests and on what all
see.
"""

from typing import Final, final

from tortuga.games.maracaibo.rules.action_step import Acquire, Build, build_price, to_acquire
from tortuga.games.maracaibo.rules.catalogue import (
    CARD_SPACES,
    GULF,
    HIDDEN_LOCATION,
    MARACAIBO,
    SPACES,
    START,
    Effects,
)
from tortuga.games.maracaibo.rules.effects import (
    ACQUIRE,
    BUILD,
    BURY,
    COUNT_DOUBLOON_INCOME,
    COUNT_VP_INCOME,
    DISCARD_QUEST,
    DOUBLOONS_OF_INCOME,
    FIGUREHEAD,
    INCOME_DOUBLOONS,
    INCOME_VP,
    LOCATION,
    PLACE_MARKET,
    RESIDENCE,
    USE_MARKET,
    VP_OF_INCOME,
    VP_PER,
    Effect,
)
from tortuga.games.maracaibo.rules.exploring import Explore, ahead
from tortuga.games.maracaibo.rules.modules.fog_improvements import Steer
from tortuga.games.maracaibo.rules.modules.rubies import RUBY_VP
from tortuga.games.maracaibo.rules.moves import (
    ACQUIRE_AT,
    BITS,
    BUILD_AT,
    BURY_AT,
    CHOOSE_DIE,
    CHOOSE_FIGUREHEAD,
    CHOOSE_TREASURE,
    CUBE_ON,
    DISCARD,
    DONE,
    EXCHANGE,
    EXPLORE_TO,
    GO_FEWER,
    KEEP,
    NEW_OPEN,
    PLACE_AT,
    REROLL,
    SAIL_TO,
    SELL_RUBY_ON,
    SPEND_ON,
    STEP_TO,
    STOP,
    STORE_AT,
    TAKE_FIVE,
    TAKE_QUEST,
    UNSEEN,
    UPGRADE_AT,
    USE,
    USE_TILE_AT,
    VERB,
    members,
)
from tortuga.games.maracaibo.rules.player import NONE, Player
from tortuga.games.maracaibo.rules.quests import DiscardQuest
from tortuga.games.maracaibo.rules.raids import Dice, RaidAs, Spend
from tortuga.games.maracaibo.rules.scoring import BURIED_VP, RIVER_VP
from tortuga.games.maracaibo.rules.ship import OWNER, ChooseFigurehead, Place
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.strategy.evaluation import (
    CUBE_WORTH,
    LATER_SPACES,
    PACE,
    QUEST_WORTH,
    RUBY_WORTH,
    TURN,
    VISITS,
    Evaluation,
)
from tortuga.kernel.steps import AnyStep

UNKNOWN: Final = -1000.0
"""A worth that nobody has asked for yet."""
MOST_POINTS: Final = 19
"""Raid points beyond this buy nothing more."""
LIKELY: Final = 2.0
"""What an effect brings that was impossible where the plan was made."""
LATER_TREASURES: Final = 0.5
"""Of a kind, still to be taken."""
FROM_OTHERS: Final = 0.5
"""How much treasures of others count that a cube makes worth more."""
AHEAD: Final = 0.5
"""How much of what the space after next promises counts."""


@final
class Plan:
    def __init__(self, g: MaracaiboState, seat: int) -> None:
        evaluation = Evaluation(g, seat)
        rules = g.rules
        self.g: Final = g
        self.seat: Final = seat
        self.evaluation: Final = evaluation
        self.doubloon: Final = evaluation.doubloon
        self.five: Final = 5 * evaluation.doubloon
        self.column_cost: Final = TURN / PACE
        self.effects = [UNKNOWN] * len(rules.effects)
        self.cards = [UNKNOWN] * len(rules.cards)
        self.gulf: Final = evaluation.visit_worth(g, GULF)
        self.maracaibo: Final = evaluation.visit_worth(g, MARACAIBO)
        self.spending: dict[int, list[float]] = {}
        self.faces: list[float] = [UNKNOWN] * len(rules.catalogue.market)
        self.figureheads: list[float] = []
        for tile in rules.catalogue.figureheads:
            own = evaluation.worth_of_all(g, tile.lasting + tile.income) + self.sum_of(tile.lightning)
            self.figureheads.append(own + len(tile.burial))
        self.upgrades: list[float] = []
        """What lasts of each space of the ship board."""
        for space in rules.catalogue.upgrades:
            self.upgrades.append(LATER_SPACES + evaluation.worth_of_all(g, space.lasting))
        self.tracks: list[float] = []
        for node in range(len(rules.track_effects)):
            self.tracks.append(evaluation.progress[node] + self.sum_of(rules.track_effects[node]))
        self.storage: list[float] = [self.sum_of(bonus) for bonus in rules.storage_bonus]
        self.burial: list[float] = [self.sum_of(bonus) for bonus in rules.burial_bonus]
        self.onward: Final = self._onward()

    def _onward(self) -> list[float]:
        """By space: what the best space of the next turn brings, for a ship that stops there."""
        player = self.g.players[self.seat]
        visits = [self.visit(self.g, player, space) for space in range(SPACES - 1)]
        onward: list[float] = []
        for space in range(SPACES):
            best = 0.0
            for end in self.g.rules.layout.ends[player.steps][space]:
                best = max(best, visits[end])
            onward.append(AHEAD * best)
        return onward

    # -- Worths ------------------------------------------------------------------------------------------------------

    def sum_of(self, effects: Effects) -> float:
        worth = 0.0
        for effect in effects:
            worth += self.effect(effect)
        return worth

    def effect(self, effect: Effect) -> float:
        """What an effect brings where it is possible."""
        known = self.effects[effect.index]
        if known != UNKNOWN:
            return known
        code = effect.code
        if code == BURY:
            worth = BURIED_VP + 1.2
        elif code == FIGUREHEAD:
            worth = self._best_figurehead() - effect.cost * self.doubloon
        elif code == PLACE_MARKET:
            worth = self._best_face() - effect.cost * self.doubloon
        elif code == DISCARD_QUEST:
            worth = effect.number * self.doubloon - QUEST_WORTH
        else:
            worth = self.evaluation.worth(self.g, effect)
            if code in (ACQUIRE, BUILD, USE_MARKET):
                worth = max(worth, LIKELY)
        self.effects[effect.index] = worth
        return worth

    def face(self, number: int) -> float:
        """What a black market tile brings each time that it is activated."""
        known = self.faces[number]
        if known == UNKNOWN:
            self.faces[number] = 0.0  # also for one that activates others
            known = self.faces[number] = self.sum_of(self.g.rules.catalogue.market[number].effects)
        return known

    def _best_face(self) -> float:
        """Of the own tiles that are not placed yet: now, and on later visits."""
        best = 0.0
        for tile in members(self.g.players[self.seat].tiles):
            best = max(best, self.face(self.g.faces[tile]))
        visits = VISITS * self.evaluation.turns
        return best * (1.0 + visits) + visits

    def _best_figurehead(self) -> float:
        best = 0.0
        for number in self.g.figureheads:
            best = max(best, self.figureheads[number])
        return best

    def card(self, number: int) -> float:
        """What a card brings, before its price: an improvement, a residence, or a visit of a location."""
        known = self.cards[number]
        if known != UNKNOWN:
            return known
        g, evaluation = self.g, self.evaluation
        card = g.rules.cards[number]
        if card.kind == LOCATION:
            worth = evaluation.upgrade
            for entry in card.actions:
                best = 0.0
                for effect in entry:
                    best = max(best, self.effect(effect))
                worth += best
        elif card.kind == RESIDENCE:
            worth = evaluation.at_the_end(g.players[self.seat].counts, card) + 1.0
        else:
            worth = evaluation.card_worth(g, card)
            if card.income:
                worth += self._wanted_income(card.income)
        self.cards[number] = worth
        return worth

    def _wanted_income(self, effects: Effects) -> float:
        """What more income does for quests, and for what counts it at the end."""
        player = self.g.players[self.seat]
        counts = player.counts[:]
        for effect in effects:
            if effect.code == INCOME_DOUBLOONS:
                counts[COUNT_DOUBLOON_INCOME] += effect.number
            elif effect.code == INCOME_VP:
                counts[COUNT_VP_INCOME] += effect.number
        return self.evaluation.wants(player, counts) - self.evaluation.wants(player, player.counts)

    def visit(self, g: MaracaiboState, player: Player, space: int) -> float:
        """What ending a move there brings."""
        if space >= CARD_SPACES:
            return self.gulf if space == GULF else self.maracaibo
        number = g.spaces[space]
        if number < 0:
            return self.five + LIKELY if number == HIDDEN_LOCATION else self.five
        card = g.rules.cards[number]
        kind = card.kind
        if kind == LOCATION:
            worth = self.card(number)
            lies = g.market[space]
            if lies != NONE and lies // OWNER == self.seat:
                worth += self.face(g.faces[lies % OWNER])
            return worth
        price = card.cost - player.discount
        price = max(price, 0)
        if kind == RESIDENCE:
            if price > player.doubloons or player.residences >> g.rules.residence_place[number] & 1:
                return self.five if g.rules.residence_five else 0.0
            return max(0.0, self.card(number) - price * self.doubloon)
        if price > player.doubloons:
            return self.five
        return max(self.five, self.card(number) - price * self.doubloon)

    def spent(self, actions: int, kind: int, points: int) -> float:
        """The best use of raid points in a raid of this colour, by the raid actions that may still be used."""
        table = self.spending.get(actions << 2 | kind)
        if table is None:
            table = [0.0] * (MOST_POINTS + 1)
            for number in members(actions):
                cost = self.g.rules.catalogue.raid_actions[number].cost
                gain = self.sum_of(self.g.rules.raid_then[number][kind])
                for left in range(MOST_POINTS, cost - 1, -1):
                    table[left] = max(table[left], table[left - cost] + gain)
            self.spending[actions << 2 | kind] = table
        return table[points if points < MOST_POINTS else MOST_POINTS]

    # -- Moves -------------------------------------------------------------------------------------------------------

    def move(self, g: MaracaiboState, seat: int) -> int:
        """The best one for the step on top of the stack."""
        step = g.steps[-1]
        moves: list[int] = g.ready or step.options(g, seat)
        player = g.players[seat]
        best, best_worth = moves[0], UNKNOWN
        for move in moves:
            worth = self.worth(g, player, step, move)
            if worth > best_worth:
                best, best_worth = move, worth
        return best

    def worth(self, g: MaracaiboState, player: Player, step: AnyStep, move: int) -> float:
        """Of a move, by its verb; to decline brings nothing. The most frequent come first."""
        verb, number = move & VERB, move >> BITS
        if verb == DONE:
            return 0.0
        if verb == SAIL_TO:
            return self._stop(g, player, number)
        if verb == USE:
            return self._use(g, player, g.rules.effects[number])
        if verb == UPGRADE_AT:
            worth = self.upgrades[number]
            for effect in g.rules.catalogue.upgrades[number].at_once:
                if g.possible(self.seat, effect):
                    worth += self.effect(effect)
            return worth
        if verb == CHOOSE_DIE:
            return self._die(g, player, step, number)
        if verb == SPEND_ON:
            assert isinstance(step, Spend)
            rules = g.rules
            left = step.points - rules.catalogue.raid_actions[number].cost
            actions = player.raid_actions & ~g.raided & ~(1 << number)
            return self.sum_of(rules.raid_then[number][step.treasure]) + self.spent(actions, step.treasure, left)
        if verb == TAKE_FIVE:
            return self.five
        if verb == ACQUIRE_AT:
            surcharge = 0
            if isinstance(step, Acquire):
                surcharge = step.surcharge
            return self._acquire(g, number, surcharge)
        if verb == STORE_AT:
            return self.storage[number] + CUBE_WORTH if number < len(self.storage) else CUBE_WORTH
        if verb == CUBE_ON:
            return self._cube(g, number)
        if verb == EXPLORE_TO:
            return self._track(g, player, number)
        if verb == TAKE_QUEST:
            return self.evaluation.unseen_quest if number == UNSEEN else self.evaluation.quest_worths[number]
        if verb in (STEP_TO, STOP):
            assert isinstance(step, Steer)
            return self._steer(g, player, step, player.ship if verb == STOP else number)
        if verb == BURY_AT:
            space = number // 4
            return BURIED_VP + (self.burial[space] if space < len(self.burial) else 1.0)
        if verb == BUILD_AT:
            card = g.rules.cards[g.spaces[number]]
            half = isinstance(step, Build) and step.half
            return self.card(card.number) - build_price(g, self.seat, card, half) * self.doubloon
        return self._rare(g, player, step, verb, number)

    def _rare(self, g: MaracaiboState, player: Player, step: AnyStep, verb: int, number: int) -> float:
        if verb == CHOOSE_TREASURE:
            return self.evaluation.treasures[number]
        if verb == REROLL:
            assert isinstance(step, Dice)
            return self.evaluation.raid_worth(g, step.plus, step.treasure, step.rerolls - 1)
        if verb == GO_FEWER:
            fewer = g.rules.catalogue.fewer_steps[number]
            assert isinstance(step, Explore)
            best = 0.0
            for node in ahead(g, self.seat, step.steps - fewer.cost):
                best = max(best, self._track(g, player, node))
            return self.sum_of(fewer.then) + best
        if verb == PLACE_AT:
            assert isinstance(step, Place)
            tile, space = number // 32, number % 32
            later = 0.01 * g.rules.layout.column[space]  # more ships may still come there
            return self.face(g.faces[tile]) + 1.0 + later - step.price * self.doubloon
        if verb == USE_TILE_AT:
            return self.face(g.faces[g.market[number] % OWNER])
        if verb == CHOOSE_FIGUREHEAD:
            assert isinstance(step, ChooseFigurehead)
            return self.figureheads[number] - step.price * self.doubloon
        if verb == DISCARD:
            assert isinstance(step, DiscardQuest)
            return step.doubloons * self.doubloon - self.evaluation.quest_worths[number]
        if verb == KEEP:
            worth = 0.0
            for quest in members(number):
                worth += self.evaluation.quest_worths[quest]
            return worth
        if verb == NEW_OPEN:
            return 1.2 * self.evaluation.unseen_quest
        ruby = RUBY_WORTH * min(1.0, self.evaluation.turns / 4)
        if verb == SELL_RUBY_ON:
            return self.sum_of(g.rules.catalogue.ruby_market[number]) - ruby
        if verb == EXCHANGE:
            return (RUBY_VP - ruby) * number
        return 1.0  # rolls, pays or takes what is offered

    def _stop(self, g: MaracaiboState, player: Player, space: int) -> float:
        """A move that ends there: the leader has a turn less, and whoever is there already is paid."""
        worth = self.visit(g, player, space) + self.onward[space]
        column = g.rules.layout.column
        ahead = column[space]
        for other in g.players:
            if other.ship == space and other is not player and space < CARD_SPACES:
                worth -= 2 * self.doubloon
            if other.ship < START and column[space] - column[other.ship] < ahead:
                ahead = column[space] - column[other.ship]
        return worth - self.column_cost * ahead if ahead > 0 else worth

    def _steer(self, g: MaracaiboState, player: Player, step: Steer, space: int) -> float:
        """The best space where the move may end then."""
        layout = g.rules.layout
        column = layout.column[player.ship if step.began == NONE else step.began]
        best = UNKNOWN
        if layout.column[space] > column:
            best = self._stop(g, player, space)
        if space != player.ship and space < CARD_SPACES:
            for end in layout.ends[step.steps_left(g) - 1][space]:
                if layout.column[end] > column:
                    best = max(best, self._stop(g, player, end))
        return best

    def _use(self, g: MaracaiboState, player: Player, effect: Effect) -> float:
        code = effect.code
        if code == VP_PER:
            return float(effect.vp_for(player.counts[effect.counted]))
        if code == ACQUIRE:
            best = 0.0
            for space in to_acquire(g, self.seat, effect.kind, effect.cost):
                best = max(best, self._acquire(g, space, effect.cost))
            return best
        if code in (VP_OF_INCOME, DOUBLOONS_OF_INCOME):
            return LIKELY
        return self.effect(effect)

    def _acquire(self, g: MaracaiboState, space: int, surcharge: int) -> float:
        number = g.spaces[space]
        return self.card(number) - g.price(self.seat, g.rules.cards[number], surcharge) * self.doubloon

    def _die(self, g: MaracaiboState, player: Player, step: AnyStep, kind: int) -> float:
        points = player.raid
        if isinstance(step, Dice):
            points += step.pips(kind) + step.plus + player.die[kind]
        else:
            assert isinstance(step, RaidAs)
            points += step.points
        return self.spent(player.raid_actions & ~g.raided, kind, points)

    def _track(self, g: MaracaiboState, player: Player, node: int) -> float:
        rivers = g.rules.passed[node] & ~player.rivers
        worth = self.tracks[node] - self.evaluation.progress[player.explorer]
        return worth + RIVER_VP * rivers.bit_count() if rivers else worth

    def _cube(self, g: MaracaiboState, kind: int) -> float:
        """What the own treasures gain over those of the others."""
        more = self.evaluation.treasure_value(g.cubes[kind] + 1) - self.evaluation.treasure_value(g.cubes[kind])
        others = 0
        for seat in range(len(g.players)):
            if seat != self.seat:
                others += g.players[seat].counts[kind]
        own = g.players[self.seat].counts[kind] + LATER_TREASURES
        return more * (own - FROM_OTHERS * others / (len(g.players) - 1))
