"""Why a move is no option just now: the rule and the facts, the most telling reason first."""

from tortuga.games.maracaibo.rules.action_step import Acquire, Build, build_price
from tortuga.games.maracaibo.rules.catalogue import CARD_SPACES
from tortuga.games.maracaibo.rules.moves import (
    ACQUIRE_AT,
    BITS,
    BUILD_AT,
    DONE,
    EXPLORE_TO,
    SAIL_TO,
    SPEND_ON,
    UPGRADE_AT,
    VERB,
)
from tortuga.games.maracaibo.rules.raids import Spend
from tortuga.games.maracaibo.rules.sailing import Sail
from tortuga.games.maracaibo.rules.ship import Upgrade
from tortuga.games.maracaibo.rules.state import Deed, Table
from tortuga.kernel.errors import RuleError


def refusal(g: Table, seat: int, step: Deed, move: int) -> RuleError:
    verb, number = move & VERB, move >> BITS
    if isinstance(step, Sail) and verb == SAIL_TO:
        steps = g.players[seat].steps
        return RuleError("PM-2.3", "maracaibo-no-way", space=g.rules.space_names[number], count=steps)
    if isinstance(step, Acquire) and verb == ACQUIRE_AT and number < CARD_SPACES:
        return _not_acquired(g, seat, step, number)
    if isinstance(step, Build) and verb == BUILD_AT and number < CARD_SPACES:
        return _not_built(g, seat, step, number)
    if isinstance(step, Upgrade) and verb == UPGRADE_AT:
        if g.players[seat].upgrades >> number & 1:
            return RuleError("PM-5.1", "maracaibo-space-taken")
        needed = g.rules.box.locks[g.rules.box.upgrades[number].sector]
        return RuleError("PM-5.1", "maracaibo-locked", count=needed)
    if isinstance(step, Spend) and verb == SPEND_ON:
        cost = g.rules.box.raid_actions[number].cost
        if g.raided >> number & 1:
            return RuleError("PM-4.3", "maracaibo-raid-action-used")
        if g.players[seat].raid_actions >> number & 1 and cost > step.points:
            return RuleError("PM-4.3", "maracaibo-too-few-points", cost=cost, points=step.points)
    if move == DONE:
        return RuleError("PM-3.8", "maracaibo-obligatory")
    if verb == EXPLORE_TO:
        return RuleError("PM-4.5", "maracaibo-cannot-explore-there")
    return RuleError(step.rule, "maracaibo-no-option")


def _not_acquired(g: Table, seat: int, step: Acquire, space: int) -> RuleError:
    """PM-4.18"""
    card = g.card_at(space)
    if card is None or not card.is_improvement():
        return RuleError("PM-4.18", "maracaibo-no-card-there")
    if card.kind != step.kind:
        return RuleError("PM-4.8", "maracaibo-other-kind")
    return _too_expensive("PM-4.18", g, seat, g.price(seat, card, step.surcharge))


def _not_built(g: Table, seat: int, step: Build, space: int) -> RuleError:
    card = g.card_at(space)
    if card is None or not card.is_residence():
        return RuleError("PM-10.18", "maracaibo-no-residence-there")
    if g.players[seat].residences >> g.rules.residence_place[card.number] & 1:
        return RuleError("PM-3.6", "maracaibo-built-already")
    return _too_expensive("PM-5.5", g, seat, build_price(g, seat, card, step.half))


def _too_expensive(rule: str, g: Table, seat: int, price: int) -> RuleError:
    return RuleError(rule, "maracaibo-too-expensive", price=price, doubloons=g.players[seat].doubloons)
