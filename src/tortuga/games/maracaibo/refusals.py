"""Why a move is no option just now: the rule and the facts, as far as the seat can know them."""

from tortuga.games.maracaibo.actions import Improvement, Residence, can_build
from tortuga.games.maracaibo.catalogue import CARD_SPACES
from tortuga.games.maracaibo.moves import (
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
from tortuga.games.maracaibo.raids import Spend
from tortuga.games.maracaibo.sailing import Sail
from tortuga.games.maracaibo.ship import Upgrade
from tortuga.games.maracaibo.table import Deed, Table
from tortuga.kernel.errors import RuleError


def refuse(g: Table, seat: int, step: Deed, move: int) -> None:
    """Always raises; the most telling reason first."""
    verb, number = move & VERB, move >> BITS
    rules = g.rules
    if isinstance(step, Sail) and verb == SAIL_TO and number < len(rules.space_names):
        raise RuleError("PM-2.3", "maracaibo-no-way", space=rules.space_names[number])
    if verb == ACQUIRE_AT and number < CARD_SPACES and isinstance(step, Improvement) and number == step.space:
        card = g.card_at(number)
        if card is None:
            raise RuleError("PM-3.5", "maracaibo-no-card-there")
        price = g.price(seat, card, 0)
        raise RuleError("PM-3.1", "maracaibo-too-expensive", price=price, doubloons=g.players[seat].doubloons)
    if verb == BUILD_AT and isinstance(step, Residence) and number == step.space:
        card = g.card_at(number)
        if card is not None and not can_build(g, seat, card, False):
            built = g.players[seat].residences >> rules.residence_place[card.number] & 1
            if built:
                raise RuleError("PM-3.6", "maracaibo-built-already")
            price = g.price(seat, card, 0)
            raise RuleError("PM-5.5", "maracaibo-too-expensive", price=price, doubloons=g.players[seat].doubloons)
    if verb == UPGRADE_AT and isinstance(step, Upgrade) and number < len(rules.box.upgrades):
        if g.players[seat].upgrades >> number & 1:
            raise RuleError("PM-5.1", "maracaibo-space-taken")
        needed = rules.box.locks[rules.box.upgrades[number].sector]
        raise RuleError("PM-5.1", "maracaibo-locked", count=needed)
    if verb == SPEND_ON and isinstance(step, Spend) and number < len(rules.box.raid_actions):
        if g.raided >> number & 1:
            raise RuleError("PM-4.3", "maracaibo-raid-action-used")
        cost = rules.box.raid_actions[number].cost
        if g.players[seat].raid_actions >> number & 1 and cost > step.points:
            raise RuleError("PM-4.3", "maracaibo-too-few-points", cost=cost, points=step.points)
    if move == DONE:
        raise RuleError("PM-3.8", "maracaibo-obligatory")
    if verb == EXPLORE_TO:
        raise RuleError("PM-4.5", "maracaibo-cannot-explore-there")
    raise RuleError(step.rule, "maracaibo-no-option")
