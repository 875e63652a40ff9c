"""Treasures: taking them from the islands, cubes that raise an island's value, and burying (PM-4.4, PM-4.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tortuga.games.maracaibo import events
from tortuga.games.maracaibo.rules.effects import ANY, TREASURE_NAMES, TREASURES, Effect
from tortuga.games.maracaibo.rules.moves import (
    BITS,
    BURY_AT,
    CHOOSE_TREASURE,
    CUBE_ON,
    DONE,
    STORE_AT,
    members,
    optional,
)
from tortuga.games.maracaibo.rules.player import NONE
from tortuga.games.maracaibo.rules.ruleset import one_entry_each
from tortuga.games.maracaibo.rules.sources import BY_BURIAL, BY_FIGUREHEAD, BY_STORAGE
from tortuga.games.maracaibo.rules.steps import EffectHandler, MaracaiboStep
from tortuga.kernel.chance import Chance
from tortuga.kernel.state import Listener

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.state import MaracaiboState

CHOICES: Final = [kind << BITS | CHOOSE_TREASURE for kind in range(TREASURES)]
MAY_CHOOSE: Final = [DONE, *CHOICES]
ISLANDS: Final = [[kind << BITS | CUBE_ON] for kind in range(TREASURES)] + [
    [kind << BITS | CUBE_ON for kind in range(TREASURES)]
]
"""By treasure, ANY last: the moves that put cubes there."""
MAY_PUT: Final = [[DONE, *islands] for islands in ISLANDS]


class TakeTreasures(EffectHandler):
    """PM-10.25, PM-10.28, PM-11.2 I: `number` treasures of one kind."""

    def start(
        self, g: MaracaiboState, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        if effect.kind == ANY:
            g.steps.append(ChooseTreasure(seat, why, effect.number, may))
        else:
            g.steps.append(TakeTreasure(seat, why, effect.kind, effect.number, may))


class ChooseTreasure(MaracaiboStep):
    """PM-10.28"""

    name: ClassVar[str] = "ChooseTreasure"
    parts: ClassVar[tuple[str, ...]] = ("seat", "why", "count", "may")
    rule: ClassVar[str] = "PM-10.28"

    def __init__(self, seat: int, why: int, count: int, may: bool) -> None:
        super().__init__(seat, why)
        self.count: Final = count
        self.may: Final = may

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        return MAY_CHOOSE if self.may else CHOICES

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move != DONE:
            g.steps.append(TakeTreasure(seat, self.why, move >> BITS, self.count, False))


class TreasuresStep(MaracaiboStep):
    """A step about a number of treasures or cubes of one kind."""

    parts: ClassVar[tuple[str, ...]] = ("seat", "why", "treasure", "count", "may")

    def __init__(self, seat: int, why: int, treasure: int, count: int, may: bool) -> None:
        super().__init__(seat, why)
        self.treasure: Final = treasure
        self.count: Final = count
        self.may: Final = may


class TakeTreasure(TreasuresStep):
    """PM-4.4, PM-4.12: one by one, to an empty bonus space of the storage or beside it."""

    name: ClassVar[str] = "TakeTreasure"
    rule: ClassVar[str] = "PM-4.4"

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        bonus_spaces = len(g.rules.storage_kind)
        free = g.rules.storage_of[self.treasure] & ~g.players[self.seat].on_bonus
        found = [space << BITS | STORE_AT for space in members(free)]
        found.append((bonus_spaces + self.treasure) << BITS | STORE_AT)
        return optional(self.may, found)

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move == DONE:
            return
        kind = self.treasure
        player = g.players[seat]
        supply = g.cubes[kind] == 0
        if not supply:
            g.cubes[kind] -= 1
        player.gain_treasure(kind)
        space = move >> BITS
        on_bonus = space < len(g.rules.storage_kind)
        if tell is not None:
            tell.tell(events.TookTreasure(seat=seat, treasure=TREASURE_NAMES[kind], bonus=on_bonus, supply=supply))
        if self.count > 1:
            g.steps.append(TakeTreasure(seat, self.why, kind, self.count - 1, self.may))
        if on_bonus:
            player.on_bonus |= 1 << space
            g.push_effects(seat, one_entry_each(g.rules.storage_bonus[space]), BY_STORAGE + space, tell)


class PlaceCubes(EffectHandler):
    """PM-10.16, PM-10.17, PM-10.29"""

    def start(
        self, g: MaracaiboState, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        g.steps.append(ChooseIsland(seat, why, effect.kind, effect.number, may))


class ChooseIsland(TreasuresStep):
    """All cubes go to one island."""

    name: ClassVar[str] = "ChooseIsland"
    rule: ClassVar[str] = "PM-10.16"

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        return MAY_PUT[self.treasure] if self.may else ISLANDS[self.treasure]

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move != DONE:
            put_cubes(g, seat, move >> BITS, self.count, tell)


def put_cubes(g: MaracaiboState, seat: int, kind: int, number: int, tell: Listener | None) -> None:
    g.cubes[kind] += number
    if tell is not None:
        island = TREASURE_NAMES[kind]
        tell.tell(events.PutCubes(seat=g.who(seat), island=island, count=number, now=g.cubes[kind]))


def can_bury(g: MaracaiboState, seat: int, kind: int) -> bool:
    """PM-4.6: a treasure in storage and an empty space for it. Any kind, with ANY."""
    player = g.players[seat]
    if kind == ANY:
        return can_bury(g, seat, 0) or can_bury(g, seat, 1) or can_bury(g, seat, 2)
    if player.in_storage(kind) == 0:
        return False
    return g.rules.burial_of[kind] & ~player.burials != 0 or NONE in player.tile_burials


class BuryOne(EffectHandler):
    """PM-10.12"""

    def possible(self, g: MaracaiboState, seat: int, effect: Effect) -> bool:
        return can_bury(g, seat, effect.kind)

    def start(
        self, g: MaracaiboState, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        g.steps.append(Bury(seat, why, effect.kind, may))


class Bury(MaracaiboStep):
    """PM-4.6: any empty space of the treasure's kind; those of a figurehead take any kind (PM-4.13)."""

    name: ClassVar[str] = "Bury"
    parts: ClassVar[tuple[str, ...]] = ("seat", "why", "treasure", "may")
    rule: ClassVar[str] = "PM-4.6"

    def __init__(self, seat: int, why: int, treasure: int, may: bool) -> None:
        super().__init__(seat, why)
        self.treasure: Final = treasure
        self.may: Final = may

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        found = []
        rules = g.rules
        player = g.players[self.seat]
        for kind in range(TREASURES):
            if self.treasure not in (ANY, kind) or player.in_storage(kind) == 0:
                continue
            free = members(rules.burial_of[kind] & ~player.burials)
            found += [(space * 4 + kind) << BITS | BURY_AT for space in free]
            for place, treasure in enumerate(player.tile_burials):
                if treasure == NONE:
                    found.append(((len(rules.burial_kind) + place) * 4 + kind) << BITS | BURY_AT)
        return optional(self.may, found)

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move == DONE:
            return
        rules = g.rules
        player = g.players[seat]
        space, kind = (move >> BITS) // 4, (move >> BITS) % 4
        above = player.on_bonus & rules.storage_of[kind]
        player.on_bonus ^= above & -above  # PM-4.13: the one on a bonus space goes first
        player.count_buried(kind)
        place = space - len(rules.burial_kind)
        if tell is not None:
            tell.tell(events.Buried(seat=seat, treasure=TREASURE_NAMES[kind], space=space + 1, tile=place >= 0))
        if place < 0:
            player.burials |= 1 << space
            g.push_effects(seat, one_entry_each(rules.burial_bonus[space]), BY_BURIAL + space, tell)
        else:
            player.tile_burials[place] = kind
            tile = rules.catalogue.figureheads[player.figurehead]
            g.push_effects(seat, one_entry_each(tile.burial[place]), BY_FIGUREHEAD + tile.number, tell)


STEPS: Final[list[type[MaracaiboStep]]] = [ChooseTreasure, TakeTreasure, ChooseIsland, Bury]
