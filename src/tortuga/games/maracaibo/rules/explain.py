"""Where a number comes from: its named parts, which add up to what the rules use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tortuga.games.maracaibo.rules.action_step import Acquire, Build
from tortuga.games.maracaibo.rules.catalogue import Effects
from tortuga.games.maracaibo.rules.effects import (
    COUNT_QUEST,
    DIE_BONUS,
    DISCOUNT,
    EXPLORE_BONUS,
    INCOME_DOUBLOONS,
    INCOME_PER_QUEST,
    INCOME_VP,
    RAID_BONUS,
)
from tortuga.games.maracaibo.rules.moves import members
from tortuga.games.maracaibo.rules.player import NONE
from tortuga.games.maracaibo.rules.redbeard import redbeard_parts
from tortuga.games.maracaibo.rules.scoring import ScoreParts, score_parts, total

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.state import MaracaiboState

QUESTIONS: Final = [
    "doubloon income",
    "vp income",
    "discount",
    "raid",
    "die",
    "explore",
    "price",
    "score",
]
"""`die` is about a treasure, `price` about a space: what its card costs in the decision before this player."""


def explain(g: MaracaiboState, seat: int, question: str, about: int) -> ScoreParts:
    if question == "score":
        return redbeard_parts(g) if seat == g.redbeard() else score_parts(g, seat)
    if question == "price":
        return price_parts(g, seat, about)
    parts: ScoreParts = []
    for name, effects in sources(g, seat):
        amount = 0
        for effect in effects:
            if effect.code == INCOME_PER_QUEST and question == "doubloon income":
                amount += effect.number * g.players[seat].counts[COUNT_QUEST]
            elif effect.code == WANTED[question] and (effect.code != DIE_BONUS or effect.kind == about):
                amount += effect.number
        if amount:
            parts.append((name, amount))
    return parts


WANTED: Final = {
    "doubloon income": INCOME_DOUBLOONS,
    "die": DIE_BONUS,
    "vp income": INCOME_VP,
    "discount": DISCOUNT,
    "raid": RAID_BONUS,
    "explore": EXPLORE_BONUS,
}


def sources(g: MaracaiboState, seat: int) -> list[tuple[str, Effects]]:
    """All that a player has with lasting effects or income, by name."""
    player = g.players[seat]
    catalogue = g.rules.catalogue
    found: list[tuple[str, Effects]] = []
    if seat == g.redbeard():
        return found  # PM-8.12
    cards = [catalogue.cards[number] for number in members(player.cards)]
    found += [(f"card {card.name}", card.lasting + card.income) for card in cards]
    found += [(f"upgrade {number + 1}", catalogue.upgrades[number].lasting) for number in members(player.upgrades)]
    if player.figurehead != NONE:
        tile = catalogue.figureheads[player.figurehead]
        found.append((f"figurehead {tile.name}", tile.lasting + tile.income))
    return found


def price_parts(g: MaracaiboState, seat: int, space: int) -> ScoreParts:
    """PM-4.18: cost, surcharge and discounts; what would fall below 0 is left out. PM-9.6: half of what is left."""
    card = g.card_at(space)
    if card is None:
        return []
    parts: ScoreParts = [("cost", card.cost)]
    step = g.steps[-1] if g.steps else None
    if type(step) is Acquire and step.seat == seat and step.kind == card.kind and step.surcharge:
        parts.append(("surcharge", step.surcharge))
    for name, amount in explain(g, seat, "discount", 0):
        parts.append((name, -amount))
    below = total(parts)
    if below < 0:
        parts.append(("at least nothing", -below))
    if type(step) is Build and step.seat == seat and step.half and card.is_residence():
        parts.append(("half", -(total(parts) // 2)))
    return parts
