"""Quests: the first one that all choose at the same time, taking and discarding (PM-1.9, PM-4.7, PM-10.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tortuga.games.maracaibo import events
from tortuga.games.maracaibo.rules.effects import COUNT_QUEST, Effect
from tortuga.games.maracaibo.rules.moves import (
    BITS,
    DISCARD,
    DONE,
    KEEP,
    NEW_OPEN,
    TAKE_QUEST,
    UNSEEN,
    members,
    optional,
)
from tortuga.games.maracaibo.rules.player import NONE
from tortuga.games.maracaibo.rules.steps import EffectHandler, MaracaiboStep
from tortuga.kernel.chance import Chance
from tortuga.kernel.state import Listener

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.state import MaracaiboState

# The memory of quests, one entry for each time that a quest changed its place; `redeal` says what it is for.
KEPT: Final = 0  # by a seat, of the first ones: secret
RETURNED: Final = 1  # by a seat, of the first ones: secret
OPENED: Final = 2  # from the deck to the open ones
TOOK: Final = 3  # by a seat, an open one
DREW: Final = 4  # by a seat, from the deck: secret
DISCARDED: Final = 5  # by a seat, to the bottom: secret
BURIED: Final = 6  # an open one, to the bottom


def draw_quest(g: MaracaiboState, chance: Chance) -> int:
    """The top card of the deck: shuffled ones first, then those put to the bottom, in order."""
    if g.quest_pool:
        quest = chance.draw(g.quest_pool)
        g.quest_pool ^= 1 << quest
        return quest
    return g.quest_bottom.pop(0)


def open_quest(g: MaracaiboState, place: int, chance: Chance, tell: Listener | None, replaces: int = NONE) -> None:
    """Fills a place of the quest market, if the deck holds a card (PM-4.17)."""
    if g.quests_in_deck():
        quest = draw_quest(g, chance)
        g.open_quests.insert(place, quest)
        g.remember(OPENED, -1, quest)
        if tell is not None:
            seat = None if replaces == NONE else replaces
            tell.tell(events.QuestOpened(quest=g.rules.catalogue.quests[quest].name, seat=seat))


def take_quest(g: MaracaiboState, seat: int, quest: int, chance: Chance, tell: Listener | None) -> None:
    """PM-4.7: the top card unseen, or an open one."""
    if quest == UNSEEN:
        drawn = draw_quest(g, chance)
        g.players[seat].gain_quest(drawn)
        g.remember(DREW, seat, drawn)
        if tell is not None:
            tell.tell(
                events.QuestTaken(seat=seat, quest=None),
                seat,
                events.QuestTaken(seat=seat, quest=g.rules.catalogue.quests[drawn].name),
            )
        return
    place = g.open_quests.index(quest)
    del g.open_quests[place]
    g.players[seat].gain_quest(quest)
    g.remember(TOOK, seat, quest)
    if tell is not None:
        tell.tell(events.QuestTaken(seat=seat, quest=g.rules.catalogue.quests[quest].name))
    open_quest(g, place, chance, tell)


class FirstQuest(MaracaiboStep):
    """PM-1.9, PM-1.14: all choose at the same time which of their first quests they keep."""

    name: ClassVar[str] = "FirstQuest"
    parts: ClassVar[tuple[str, ...]] = ("waiting",)
    untold: ClassVar[tuple[str, ...]] = ("waiting",)
    rule: ClassVar[str] = "PM-1.9"
    shared: ClassVar[bool] = True

    def __init__(self, waiting: int) -> None:
        super().__init__(0)
        self.waiting: Final = waiting
        """The seats that have not chosen yet, as a mask."""

    def due(self) -> list[int]:
        return [seat for seat in range(4) if self.waiting >> seat & 1]

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        """One card goes back, whatever the number dealt."""
        dealt = g.players[seat].quests
        return [(dealt ^ 1 << quest) << BITS | KEEP for quest in members(dealt)]

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        g.players[seat].kept = move >> BITS
        if tell is not None:
            names = tuple([quest.name for quest in g.rules.catalogue.quests if move >> BITS >> quest.number & 1])
            tell.tell(events.QuestKept(seat=seat, quests=None), seat, events.QuestKept(seat=seat, quests=names))
        waiting = self.waiting & ~(1 << seat)
        if waiting:
            g.steps.append(FirstQuest(waiting))
            return
        for each in range(g.seats):
            player = g.players[each]
            for quest in members(player.kept):
                g.remember(KEPT, each, quest)
            for quest in members(player.quests & ~player.kept):
                g.remember(RETURNED, each, quest)
                g.quest_pool |= 1 << quest
            player.quests = player.kept
            player.kept = 0
            player.count_quests()
        for place in range(g.rules.open_quests):
            open_quest(g, place, chance, tell)


class GetQuest(EffectHandler):
    """PM-10.27"""

    def possible(self, g: MaracaiboState, seat: int, effect: Effect) -> bool:
        return len(g.open_quests) > 0 or g.quests_in_deck() > 0  # PM-4.17

    def start(
        self, g: MaracaiboState, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        g.steps.append(ChooseQuest(seat, why, False, may))


class ChooseQuest(MaracaiboStep):
    """PM-4.7; figurehead D may replace the open ones before (PM-4.17)."""

    name: ClassVar[str] = "ChooseQuest"
    parts: ClassVar[tuple[str, ...]] = ("seat", "why", "replaced", "may")
    rule: ClassVar[str] = "PM-4.7"

    def __init__(self, seat: int, why: int, replaced: bool, may: bool) -> None:
        super().__init__(seat, why)
        self.replaced: Final = replaced
        self.may: Final = may

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        found = [quest << BITS | TAKE_QUEST for quest in g.open_quests]
        in_deck = g.quests_in_deck()
        if in_deck:
            found.append(UNSEEN << BITS | TAKE_QUEST)
        if g.players[self.seat].new_quests and not self.replaced and 0 < len(g.open_quests) <= in_deck:
            found.append(NEW_OPEN)
        return optional(self.may, found)

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move == DONE:
            return
        if move != NEW_OPEN:
            take_quest(g, seat, move >> BITS, chance, tell)
            return
        g.steps.append(ChooseQuest(seat, self.why, True, self.may))
        old = g.open_quests[:]
        g.open_quests.clear()
        for place in range(len(old)):
            open_quest(g, place, chance, tell, seat)
        for quest in old:
            g.quest_bottom.append(quest)
            g.remember(BURIED, seat, quest)


class GiveUpQuest(EffectHandler):
    """PM-10.15"""

    def possible(self, g: MaracaiboState, seat: int, effect: Effect) -> bool:
        return g.players[seat].counts[COUNT_QUEST] > 0

    def start(
        self, g: MaracaiboState, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        g.steps.append(DiscardQuest(seat, why, effect.number, may))


class DiscardQuest(MaracaiboStep):
    name: ClassVar[str] = "DiscardQuest"
    parts: ClassVar[tuple[str, ...]] = ("seat", "why", "doubloons", "may")
    rule: ClassVar[str] = "PM-10.15"

    def __init__(self, seat: int, why: int, doubloons: int, may: bool) -> None:
        super().__init__(seat, why)
        self.doubloons: Final = doubloons
        self.may: Final = may

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        held = g.players[self.seat].quests
        return optional(self.may, [quest << BITS | DISCARD for quest in members(held)])

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move == DONE:
            return
        quest = move >> BITS
        g.players[seat].lose_quest(quest)
        g.quest_bottom.append(quest)
        g.remember(DISCARDED, seat, quest)
        if tell is not None:
            name = g.rules.catalogue.quests[quest].name
            tell.tell(events.QuestDiscarded(seat=seat, quest=None), seat, events.QuestDiscarded(seat=seat, quest=name))
        g.gain(seat, 0, self.doubloons, self.why, tell)


STEPS: Final[list[type[MaracaiboStep]]] = [FirstQuest, ChooseQuest, DiscardQuest]
