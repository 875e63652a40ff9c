"""Final scoring (PM-7): for each player the named parts of the score, used by `explain` and at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tortuga.games.maracaibo.rules.catalogue import Card, Need
from tortuga.games.maracaibo.rules.effects import COUNT_BURIED, COUNT_SCORED_QUEST, TREASURE_NAMES, TREASURES
from tortuga.games.maracaibo.rules.moves import members

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.state import MaracaiboState

RIVER_VP: Final = 4  # PM-7.1
DOUBLOONS_A_VP: Final = 5  # PM-7.2
BURIED_VP: Final = 2  # PM-7.7
MANY_QUESTS: Final = 6  # PM-7.9
MANY_QUESTS_VP: Final = 10

ScoreParts = list[tuple[str, int]]


def is_met(counts: list[int], needs: tuple[Need, ...]) -> bool:
    """PM-7.11: at least its numbers."""
    unmet = [need for need in needs if counts[need.counted] < need.number]
    return not unmet


def scores_quest(g: MaracaiboState, seat: int, quest: int) -> bool:
    """Is a condition met that counts?"""
    card = g.rules.catalogue.quests[quest]
    counts = g.players[seat].counts
    if is_met(counts, card.hard):
        return True
    for module in g.rules.modules:
        if not module.easy_counts():
            return False
    return is_met(counts, card.easy)


def quest_vp(g: MaracaiboState, seat: int, quest: int) -> int:
    """PM-7.8: if the harder condition is met only it scores, else the easier one if met."""
    card = g.rules.catalogue.quests[quest]
    scores = scores_quest(g, seat, quest)
    vp = 0
    if scores:
        vp = card.hard_vp if is_met(g.players[seat].counts, card.hard) else card.easy_vp
    for module in g.rules.modules:
        vp = module.quest_vp(vp, scores)
    return vp


def decide_quests(g: MaracaiboState, seat: int) -> int:
    """The quests that score, as a mask; they are decided before all else (PM-7.11)."""
    scored = 0
    held = g.players[seat].quests
    for quest in members(held):
        if scores_quest(g, seat, quest):
            scored |= 1 << quest
    return scored


def score_parts(g: MaracaiboState, seat: int) -> ScoreParts:
    """Where a player's final score comes from, or would if the game ended now."""
    player = g.players[seat]
    catalogue = g.rules.catalogue
    counts = player.counts[:]
    counts[COUNT_SCORED_QUEST] = decide_quests(g, seat).bit_count()
    parts: ScoreParts = [("play", player.vp)]
    if player.rivers:
        parts.append(("rivers", RIVER_VP * player.rivers.bit_count()))  # PM-7.1
    if player.doubloons >= DOUBLOONS_A_VP:
        parts.append(("doubloons", player.doubloons // DOUBLOONS_A_VP))  # PM-7.2
    for number in members(player.cards):
        card = catalogue.cards[number]
        vp = card.vp + end_vp(card, counts)  # PM-3.4, PM-7.3, PM-7.4
        if vp:
            parts.append((f"card {card.name}", vp))
    for place in members(player.residences):
        card = catalogue.cards[catalogue.residences[place]]
        parts.append((f"residence {card.name}", end_vp(card, counts)))  # PM-7.5
    for kind in range(TREASURES):
        if counts[kind]:
            worth = catalogue.islands.value(g.cubes[kind])  # PM-7.6
            parts.append((f"treasure {TREASURE_NAMES[kind]}", worth * counts[kind]))
    if counts[COUNT_BURIED]:
        parts.append(("buried", BURIED_VP * counts[COUNT_BURIED]))  # PM-7.7
    for quest in members(player.quests):
        vp = quest_vp(g, seat, quest)
        if vp:
            parts.append((f"quest {catalogue.quests[quest].name}", vp))  # PM-7.8
    if counts[COUNT_SCORED_QUEST] >= MANY_QUESTS:
        parts.append(("many quests", MANY_QUESTS_VP))  # PM-7.9
    return parts


def end_vp(card: Card, counts: list[int]) -> int:
    """What an improvement or a residence brings at the end."""
    vp = 0
    for effect in card.end:
        vp += effect.vp_for(counts[effect.counted])
    return vp


def total(parts: ScoreParts) -> int:
    score = 0
    for _name, vp in parts:
        score += vp
    return score
