"""Redbeard, the opponent in solo play (PM-8). He never has anything to choose: cards and dice decide for him."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tortuga.games.maracaibo import events
from tortuga.games.maracaibo.rules.action_step import put_marker
from tortuga.games.maracaibo.rules.catalogue import (
    CARD_SPACES,
    GULF,
    MARACAIBO,
    NO_CARD,
    RED_ADVANCE,
    RED_CARDS,
    RED_EXPLORE,
    RED_FIGUREHEAD,
    RED_LEVEL_TWO,
    RED_NOTHING,
    RED_QUEST,
    RED_RAID,
    RED_WORDS,
    Effects,
    RedbeardAction,
)
from tortuga.games.maracaibo.rules.effects import (
    ACQUIRE,
    ANY,
    COUNT_QUEST,
    COUNT_UPGRADE,
    EMERALD,
    EXPLORE,
    GOLD,
    LOCATION,
    PEARL,
    QUEST,
    RAID,
    RAID_AS,
    RAID_WITH,
    RESIDENCE,
    TREASURE_NAMES,
    TREASURES,
    UPGRADE,
    VP,
)
from tortuga.games.maracaibo.rules.player import MOVE_STEPS, NONE
from tortuga.games.maracaibo.rules.quests import TOOK, open_quest
from tortuga.games.maracaibo.rules.scoring import MANY_QUESTS, MANY_QUESTS_VP, RIVER_VP, ScoreParts
from tortuga.games.maracaibo.rules.sources import BY_EXPLORING, BY_MARACAIBO, BY_REDBEARD
from tortuga.games.maracaibo.rules.steps import Automatic, MaracaiboStep
from tortuga.games.maracaibo.rules.treasures import put_cubes
from tortuga.kernel.chance import Chance
from tortuga.kernel.state import Listener

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.state import MaracaiboState

YOU: Final = 0
SIDES: Final = 6
CARD_VP: Final = 6  # PM-8.14
RESIDENCE_VP: Final = 15
QUEST_VP: Final = 5
NOWHERE: Final = -1


class RedbeardPlan:
    """What a card lets him do, and where."""

    def __init__(self, action: int, target: int) -> None:
        self.action: Final = action
        self.target: Final = target


class RedbeardTurn(Automatic):
    """PM-8.4"""

    name: ClassVar[str] = "RedbeardTurn"
    rule: ClassVar[str] = "PM-8.4"

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def run(self, g: MaracaiboState, chance: Chance, tell: Listener | None) -> None:
        if g.players[self.seat].ship == GULF:
            tell_turn("gulf", tell)
            sail(g, MARACAIBO, chance, tell)
            for effect in g.rules.catalogue.maracaibo:
                if effect.code == VP:
                    g.gain(self.seat, effect.number, 0, BY_MARACAIBO, tell)
                elif effect.code == UPGRADE:
                    upgrade(g, chance, tell)
            return
        if not any_card_can_be_done(g):
            tell_turn("none", tell)
            wander(g, chance, tell)  # PM-8.16
            return
        tell_turn("card", tell)
        while True:
            card = g.rules.catalogue.redbeard.cards[reveal(g, chance)]
            plan = plan_for(g, card.mains)
            if tell is not None:
                tell.tell(events.RedbeardCard(card=card.name, done=plan is not None))
                tell_tries(g, card.mains, tell)
            if plan is not None:
                break
        if card.extra != RED_NOTHING:  # PM-8.13: where he stands, before he moves
            if tell is not None:
                tell.tell(events.RedbeardExtra(action=RED_WORDS[card.extra]))
            if card.extra == RED_RAID:
                raid(g, chance, tell)
            elif card.extra == RED_EXPLORE:
                explore(g, g.rules.catalogue.redbeard.extra_explore, tell)
            else:
                upgrade(g, chance, tell)
        carry_out(g, plan, chance, tell)


def tell_turn(by: str, tell: Listener | None) -> None:
    if tell is not None:
        tell.tell(events.RedbeardBegins(by=by))


def tell_tries(g: MaracaiboState, mains: tuple[RedbeardAction, ...], tell: Listener) -> None:
    """The main actions of a card in order, up to the one that he does."""
    ends = ends_by_priority(g)
    for place, action in enumerate(mains):
        target = target_for(g, action, ends)
        found = target != NOWHERE
        why = None if found else "gone" if is_gone(g, action.code) else "reach"
        tell.tell(
            events.RedbeardTried(
                number=place + 1,
                action=RED_WORDS[action.code],
                target=g.rules.space_names[target] if found else None,
                card=g.name_at(target) if found and target < CARD_SPACES else None,
                why=why,
            )
        )
        if found:
            return


def tell_without(what: str, tell: Listener | None) -> None:
    if tell is not None:
        tell.tell(events.RedbeardWithout(what=what))


def reveal(g: MaracaiboState, chance: Chance) -> int:
    """PM-8.2: an empty deck is shuffled anew."""
    if g.red_deck == 0:
        g.red_deck = g.red_cards
    card = chance.draw(g.red_deck)
    g.red_deck ^= 1 << card
    return card


def any_card_can_be_done(g: MaracaiboState) -> bool:
    for card in g.rules.catalogue.redbeard.cards:
        if g.red_cards >> card.number & 1 and plan_for(g, card.mains) is not None:
            return True
    return False


# -- What he can do, and where ---------------------------------------------------------------------------------------


def plan_for(g: MaracaiboState, mains: tuple[RedbeardAction, ...]) -> RedbeardPlan | None:
    """The first main action that he can do (PM-8.4), with its target."""
    ends = ends_by_priority(g)
    for action in mains:
        target = target_for(g, action, ends)
        if target != NOWHERE:
            return RedbeardPlan(action.code, target)
    return None


def ends_by_priority(g: MaracaiboState) -> list[int]:
    """PM-8.12, PM-8.15: the column nearest Maracaibo, then the higher space."""
    layout = g.rules.layout
    ends = layout.ends[MOVE_STEPS][g.players[g.redbeard()].ship]
    ranked = [(-layout.column[space], layout.row[space], space) for space in ends]
    ranked.sort()
    return [space for _column, _row, space in ranked]


def target_for(g: MaracaiboState, action: RedbeardAction, ends: list[int]) -> int:
    code = action.code
    if code == RED_CARDS:  # PM-8.10
        for kind in action.kinds:
            for space in ends:
                card = g.card_at(space) if space < CARD_SPACES else None
                if card is not None and card.kind == kind:
                    return space
        return NOWHERE
    if is_gone(g, code):
        return NOWHERE
    for space in ends:
        if offers(g, space, code):
            return space
    return NOWHERE


def is_gone(g: MaracaiboState, code: int) -> bool:
    """PM-8.17: is there nothing left of what the action would bring?"""
    return (code == RED_QUEST and not g.open_quests) or (code == RED_LEVEL_TWO and not g.deck)


def offers(g: MaracaiboState, space: int, code: int) -> bool:
    """PM-8.5: a location with that action, or the Gulf for raid and explore."""
    for effect in printed_at(g, space):
        if code == RED_RAID and effect.code in (RAID, RAID_AS, RAID_WITH):
            return True
        if code == RED_EXPLORE and effect.code == EXPLORE:
            return True
        if code == RED_QUEST and effect.code == QUEST:
            return True
        if code == RED_LEVEL_TWO and effect.code == ACQUIRE:
            return True
    return False


def printed_at(g: MaracaiboState, space: int) -> Effects:
    """The actions of a location, with those behind a slash, or of the Gulf."""
    if space == GULF:
        return g.rules.catalogue.gulf
    card = g.card_at(space) if space < CARD_SPACES else None
    if card is None or card.kind != LOCATION:
        return ()
    found: Effects = ()
    for entry in card.actions:
        found += entry
    return found


# -- What he does ----------------------------------------------------------------------------------------------------


def carry_out(g: MaracaiboState, plan: RedbeardPlan, chance: Chance, tell: Listener | None) -> None:
    space = plan.target
    sail(g, space, chance, tell)
    if plan.action == RED_CARDS:
        take_card(g, space, chance, tell)
        return
    arrive_and_upgrade(g, space, chance, tell)
    if plan.action == RED_RAID:
        raid(g, chance, tell)
    elif plan.action == RED_EXPLORE:
        base = 0
        for effect in printed_at(g, space):
            if effect.code == EXPLORE:
                base = effect.number
        explore(g, base, tell)
    elif plan.action == RED_QUEST:
        take_quest(g, chance, tell)
    elif g.deck:  # PM-8.9
        number = g.from_deck(chance)
        if number < 0:  # it lay face down
            number = g.draw_second(chance)
        gain_card(g, number, tell)


def wander(g: MaracaiboState, chance: Chance, tell: Listener | None) -> None:
    """PM-8.16: no card can be done."""
    space = ends_by_priority(g)[0]
    sail(g, space, chance, tell)
    card = g.card_at(space) if space < CARD_SPACES else None
    if space == GULF or (card is not None and card.kind == LOCATION):
        arrive_and_upgrade(g, space, chance, tell)
    elif card is not None and card.is_improvement():
        take_card(g, space, chance, tell)


def arrive_and_upgrade(g: MaracaiboState, space: int, chance: Chance, tell: Listener | None) -> None:
    """PM-8.5: value cube and upgrade."""
    card = g.card_at(space) if space < CARD_SPACES else None
    for module in g.rules.modules:
        if card is None:
            module.redbeard_in_gulf(g, chance, tell)
        else:
            module.redbeard_at_location(g, card, tell)
    if card is not None and g.values[space] != NONE:
        put_cubes(g, g.redbeard(), g.values[space], 1, tell)
    upgrade(g, chance, tell)


def sail(g: MaracaiboState, space: int, chance: Chance, tell: Listener | None) -> None:
    him = g.players[g.redbeard()]
    for passed in best_path(g, him.ship, space):
        turn_up(g, passed, chance, tell)
    him.ship = space
    g.tell_sailed(g.redbeard(), space, tell)
    if space < CARD_SPACES:
        if g.players[YOU].ship == space:  # PM-8.3
            g.gain(YOU, 0, 1, BY_REDBEARD, tell)
        for module in g.rules.modules:
            module.redbeard_stops(g, space, chance, tell)


def turn_up(g: MaracaiboState, space: int, chance: Chance, tell: Listener | None) -> None:
    for module in g.rules.modules:
        if module.redbeard_turns_up(g, space):
            g.turn_up(space, chance, tell)
            module.redbeard_turned_up(g, tell)
            return


def best_path(g: MaracaiboState, start: int, target: int) -> list[int]:
    """PM-9.9: the path that turns up most, then the shorter, then the higher at the first difference."""
    hiding = [space for space in range(CARD_SPACES) if turns_up(g, space)]
    if not hiding:
        return [target]
    best: list[int] = []
    best_rank: tuple[int, int, list[int]] = (0, MOVE_STEPS + 1, [])
    waiting: list[list[int]] = [[start]]
    while waiting:
        path = waiting.pop()
        for space in g.rules.layout.touching[path[-1]]:
            longer = [*path, space]
            if space == target:
                steps = longer[1:]
                found = len([hidden for hidden in hiding if hidden in steps])
                rank = (-found, len(steps), [g.rules.layout.row[step] for step in steps])
                if not best or rank < best_rank:
                    best, best_rank = steps, rank
            if len(longer) <= MOVE_STEPS and space < CARD_SPACES:
                waiting.append(longer)
    return best


def turns_up(g: MaracaiboState, space: int) -> bool:
    found = False
    for module in g.rules.modules:
        found = found or module.redbeard_turns_up(g, space)
    return found


def take_card(g: MaracaiboState, space: int, chance: Chance, tell: Listener | None) -> None:
    """PM-8.10: free, with a refill. If an extra action took it away, it is lost."""
    card = g.card_at(space)
    if card is not None:
        g.spaces[space] = NO_CARD
        gain_card(g, card.number, tell)
        g.refill(space, chance, tell)


def gain_card(g: MaracaiboState, number: int, tell: Listener | None) -> None:
    """PM-8.12: its effects, points and income are nothing to him."""
    g.players[g.redbeard()].cards |= 1 << number
    if tell is not None:
        tell.tell(events.RedbeardTookCard(card=g.rules.cards[number].name))


def raid(g: MaracaiboState, chance: Chance, tell: Listener | None) -> None:
    """PM-8.6, PM-8.20"""
    board = g.rules.catalogue.redbeard
    him = g.players[g.redbeard()]
    level = board.raids[him.progress]
    pips = chance.roll(SIDES)
    kind = board.die[pips - 1]
    if kind == ANY:
        kind = fullest_island(g)
    for _ in range(level.treasures):
        if g.cubes[kind]:
            g.cubes[kind] -= 1
        him.gain_treasure(kind)
    him.vp += level.vp
    if tell is not None:
        tell.tell(
            events.RedbeardRaided(
                pips=pips, treasure=TREASURE_NAMES[kind], count=level.treasures, vp=level.vp, left=g.cubes[kind]
            )
        )
    if level.cube and him.counts[kind] > g.players[YOU].counts[kind]:
        put_cubes(g, g.redbeard(), kind, 1, tell)


def fullest_island(g: MaracaiboState) -> int:
    best = GOLD
    for kind in (EMERALD, PEARL):
        if g.cubes[kind] > g.cubes[best]:
            best = kind
    return best


def explore(g: MaracaiboState, base: int, tell: Listener | None) -> None:
    """PM-8.7, PM-8.18: the full value, the longer branch at forks, no effects of spaces. The half-price tile doesn't
    count as a space for him (PM-9.12)."""
    catalogue = g.rules.catalogue
    him = g.players[g.redbeard()]
    level = catalogue.redbeard.explores[him.progress]
    left = base + level.steps
    if tell is not None:
        tell.tell(events.RedbeardExplores(value=base, more=level.steps))
    node = him.explorer
    while left and catalogue.track[node].onward:
        node = catalogue.track[node].onward[catalogue.track[node].longer]
        if g.players[YOU].explorer != node:
            him.explorer = node
            left -= 1
    him.pass_rivers(g.rules.passed[him.explorer])
    if tell is not None:
        to = g.rules.track_names[him.explorer]
        tell.tell(events.Explored(seat=None, to=to, rivers=him.rivers.bit_count()))
    g.gain(g.redbeard(), level.vp, 0, BY_EXPLORING, tell)


def take_quest(g: MaracaiboState, chance: Chance, tell: Listener | None) -> None:
    """PM-8.8: the rightmost open one; the others move right."""
    if not g.open_quests:
        tell_without("quest", tell)
        return
    quest = g.open_quests.pop()
    g.players[g.redbeard()].gain_quest(quest)
    g.remember(TOOK, g.redbeard(), quest)
    if tell is not None:
        tell.tell(events.QuestTaken(seat=None, quest=g.rules.catalogue.quests[quest].name))
    open_quest(g, 0, chance, tell)


def next_upgrade(g: MaracaiboState) -> int:
    """PM-8.11: the next space of his ship board in order, or nowhere once it is full."""
    space = g.players[g.redbeard()].counts[COUNT_UPGRADE]
    return space if space < len(g.rules.catalogue.redbeard.board) else NOWHERE


def upgrade(g: MaracaiboState, chance: Chance, tell: Listener | None) -> None:
    """PM-8.11, PM-8.19"""
    him = g.players[g.redbeard()]
    space = next_upgrade(g)
    if space == NOWHERE:
        tell_without("upgrade", tell)
        return
    him.gain_upgrade(space)
    if tell is not None:
        tell.tell(events.Upgraded(seat=None, space=space + 1))
    kind = g.rules.catalogue.redbeard.board[space]
    if kind == RED_ADVANCE:
        advance(g, tell)
    elif kind == RED_QUEST:
        take_quest(g, chance, tell)
    elif kind == RED_FIGUREHEAD:
        take_figurehead(g, chance, tell)
    else:
        build(g, chance, tell)


def advance(g: MaracaiboState, tell: Listener | None) -> None:
    him = g.players[g.redbeard()]
    if him.progress == len(g.rules.catalogue.redbeard.raids) - 1:
        tell_without("advance", tell)
        return
    him.progress += 1
    if tell is not None:
        tell.tell(events.RedbeardAdvanced(to=him.progress + 1))


def take_figurehead(g: MaracaiboState, chance: Chance, tell: Listener | None) -> None:
    him = g.players[g.redbeard()]
    if him.figurehead != NONE or g.players[YOU].figurehead != NONE or not g.figureheads:
        tell_without("figurehead", tell)
        return
    place = (chance.roll(SIDES) - 1) * len(g.figureheads) // SIDES
    him.figurehead = g.figureheads.pop(place)
    if tell is not None:
        name = g.rules.catalogue.figureheads[him.figurehead].name
        tell.tell(events.FigureheadTaken(seat=None, figurehead=name, price=0))


def build(g: MaracaiboState, chance: Chance, tell: Listener | None) -> None:
    """A residence by die among the four on the table; those he has are rolled again, so each of the others is
    equally likely."""
    him = g.players[g.redbeard()]
    free = 0
    for space in range(CARD_SPACES):
        card = g.card_at(space)
        if (
            card is not None
            and card.kind == RESIDENCE
            and not him.residences >> g.rules.residence_place[card.number] & 1
        ):
            free |= 1 << card.number
    if free:
        card = g.rules.cards[chance.draw(free)]
        if tell is not None:
            tell.tell(events.Built(seat=None, residence=card.name, price=0))
        put_marker(g, g.redbeard(), card, tell)
    else:
        tell_without("residence", tell)


def redbeard_parts(g: MaracaiboState) -> ScoreParts:
    """PM-8.14"""
    him = g.players[g.redbeard()]
    catalogue = g.rules.catalogue
    parts: ScoreParts = [("play", him.vp)]
    if him.rivers:
        parts.append(("rivers", RIVER_VP * him.rivers.bit_count()))
    if him.cards:
        parts.append(("cards", CARD_VP * him.cards.bit_count()))
    if him.residences:
        parts.append(("residences", RESIDENCE_VP * him.residences.bit_count()))
    for kind in range(TREASURES):
        if him.counts[kind]:
            worth = catalogue.islands.value(g.cubes[kind])
            parts.append((f"treasure {TREASURE_NAMES[kind]}", worth * him.counts[kind]))
    quests = him.counts[COUNT_QUEST]
    if quests:
        parts.append(("quests", QUEST_VP * quests))
    if quests >= MANY_QUESTS:
        parts.append(("many quests", MANY_QUESTS_VP))
    for module in g.rules.modules:
        more = module.redbeard_score(g)
        if more:
            parts.append((module.name, more))
    return parts


STEPS: Final[list[type[MaracaiboStep]]] = [RedbeardTurn]
