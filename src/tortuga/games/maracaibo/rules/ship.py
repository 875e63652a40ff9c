"""The ship board, figureheads and the black market (PM-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tortuga.games.maracaibo import events
from tortuga.games.maracaibo.rules.catalogue import CARD_SPACES, Effects
from tortuga.games.maracaibo.rules.effects import COUNT_UPGRADE, DOUBLOONS, LOCATION, Effect
from tortuga.games.maracaibo.rules.moves import (
    BITS,
    CHOOSE_FIGUREHEAD,
    DONE,
    PLACE_AT,
    UPGRADE_AT,
    USE_TILE_AT,
    VERB,
    members,
    optional,
)
from tortuga.games.maracaibo.rules.player import NONE
from tortuga.games.maracaibo.rules.ruleset import one_entry_each
from tortuga.games.maracaibo.rules.sources import BY_FIGUREHEAD, BY_MARKET, BY_UPGRADE
from tortuga.games.maracaibo.rules.steps import EffectHandler, MaracaiboStep
from tortuga.kernel.chance import Chance
from tortuga.kernel.errors import RuleError
from tortuga.kernel.state import Listener

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.state import MaracaiboState

OWNER: Final = 8
"""A tile on a space is owner * OWNER + tile."""


def open_upgrades(g: MaracaiboState, seat: int) -> int:
    """PM-5.1: the empty spaces of the ship board that are not locked, as a mask."""
    player = g.players[seat]
    return g.rules.unlocked[player.counts[COUNT_UPGRADE]] & ~player.upgrades


class MakeUpgrade(EffectHandler):
    """PM-10.11"""

    def possible(self, g: MaracaiboState, seat: int, effect: Effect) -> bool:
        return open_upgrades(g, seat) != 0  # PM-5.6

    def start(
        self, g: MaracaiboState, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        g.steps.append(Upgrade(seat, why, may))


class Upgrade(MaracaiboStep):
    """PM-5.1, PM-5.2: a cube on an empty space; it counts for the locks at once (PM-5.6)."""

    name: ClassVar[str] = "Upgrade"
    parts: ClassVar[tuple[str, ...]] = ("seat", "why", "may")
    rule: ClassVar[str] = "PM-5.1"

    def __init__(self, seat: int, why: int, may: bool) -> None:
        super().__init__(seat, why)
        self.may: Final = may

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        spaces = members(open_upgrades(g, self.seat))
        return optional(self.may, [space << BITS | UPGRADE_AT for space in spaces])

    def refusal(self, g: MaracaiboState, seat: int, move: int) -> RuleError:
        if move & VERB != UPGRADE_AT:
            return super().refusal(g, seat, move)
        space = move >> BITS
        if g.players[seat].upgrades >> space & 1:
            return RuleError("PM-5.1", "maracaibo-space-taken")
        catalogue = g.rules.catalogue
        return RuleError("PM-5.1", "maracaibo-locked", count=catalogue.locks[catalogue.upgrades[space].sector])

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move == DONE:
            return
        space = g.rules.catalogue.upgrades[move >> BITS]
        player = g.players[seat]
        player.gain_upgrade(space.number)
        player.add_lasting(space.lasting)
        if tell is not None:
            tell.tell(events.Upgraded(seat=seat, space=space.number + 1))
        g.push_effects(seat, one_entry_each(space.at_once), BY_UPGRADE + space.number, tell)


class GetFigurehead(EffectHandler):
    """PM-10.14"""

    def possible(self, g: MaracaiboState, seat: int, effect: Effect) -> bool:
        player = g.players[seat]
        return player.figurehead == NONE and len(g.figureheads) > 0 and player.doubloons >= effect.cost  # PM-5.8

    def start(
        self, g: MaracaiboState, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        g.steps.append(ChooseFigurehead(seat, why, effect.cost, may))


class ChooseFigurehead(MaracaiboStep):
    """PM-5.3"""

    name: ClassVar[str] = "ChooseFigurehead"
    parts: ClassVar[tuple[str, ...]] = ("seat", "why", "price", "may")
    rule: ClassVar[str] = "PM-5.3"

    def __init__(self, seat: int, why: int, price: int, may: bool) -> None:
        super().__init__(seat, why)
        self.price: Final = price
        self.may: Final = may

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        return optional(self.may, [number << BITS | CHOOSE_FIGUREHEAD for number in g.figureheads])

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move == DONE:
            return
        tile = g.rules.catalogue.figureheads[move >> BITS]
        player = g.players[seat]
        g.figureheads.remove(tile.number)
        player.doubloons -= self.price
        player.figurehead = tile.number
        player.add_lasting(tile.lasting)
        player.add_lasting(tile.income)
        player.tile_burials = [NONE] * len(tile.burial)
        if tell is not None:
            tell.tell(events.FigureheadTaken(seat=seat, figurehead=tile.name, price=self.price))
        g.push_effects(seat, one_entry_each(tile.lightning), BY_FIGUREHEAD + tile.number, tell)


def free_locations(g: MaracaiboState) -> list[int]:
    """PM-5.4, PM-5.7: face-up locations without a tile of anybody."""
    found = []
    cards = g.rules.cards
    for space in range(CARD_SPACES):
        number = g.spaces[space]
        if number >= 0 and cards[number].kind == LOCATION and g.market[space] == NONE:
            found.append(space)
    return found


class PlaceTile(EffectHandler):
    """PM-10.30"""

    def possible(self, g: MaracaiboState, seat: int, effect: Effect) -> bool:
        player = g.players[seat]
        return player.tiles != 0 and player.doubloons >= effect.cost and len(free_locations(g)) > 0

    def start(
        self, g: MaracaiboState, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        g.steps.append(Place(seat, why, effect.cost, may))


class Place(MaracaiboStep):
    """PM-5.4: put an own tile on a location without one, and activate it at once."""

    name: ClassVar[str] = "Place"
    parts: ClassVar[tuple[str, ...]] = ("seat", "why", "price", "may")
    rule: ClassVar[str] = "PM-5.4"

    def __init__(self, seat: int, why: int, price: int, may: bool) -> None:
        super().__init__(seat, why)
        self.price: Final = price
        self.may: Final = may

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        free = free_locations(g)
        tiles = members(g.players[self.seat].tiles)
        return optional(self.may, [(tile * 32 + space) << BITS | PLACE_AT for tile in tiles for space in free])

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move == DONE:
            return
        tile, space = (move >> BITS) // 32, (move >> BITS) % 32
        player = g.players[seat]
        player.doubloons -= self.price
        player.tiles ^= 1 << tile
        g.market[space] = seat * OWNER + tile
        if tell is not None:
            face = g.rules.catalogue.market[g.faces[tile]].name
            where, location = g.rules.space_names[space], g.name_at(space)
            tell.tell(events.TilePlaced(seat=seat, face=face, space=where, location=location, price=self.price))
        activate(g, seat, space, tell)


def activate(g: MaracaiboState, seat: int, space: int, tell: Listener | None) -> None:
    """The effects of an own tile come due."""
    face = g.rules.catalogue.market[g.faces[g.market[space] % OWNER]]
    g.push_effects(seat, one_entry_each(face.effects), BY_MARKET + face.number, tell)


def own_tile_at(g: MaracaiboState, seat: int, space: int) -> Effects:
    """What the own tile there does; nothing where there is none of this seat's."""
    lies = g.market[space]
    if lies == NONE or lies // OWNER != seat:
        return ()
    return g.rules.catalogue.market[g.faces[lies % OWNER]].effects


def is_worth(g: MaracaiboState, seat: int, effects: Effects) -> bool:
    """Would any of these effects do something now?"""
    worth = False
    for effect in effects:
        worth = worth or effect.code <= DOUBLOONS or g.possible(seat, effect)
    return worth


def useful_tiles(g: MaracaiboState, seat: int) -> list[int]:
    """The spaces of own tiles that would do something now."""
    return [space for space in range(CARD_SPACES) if is_worth(g, seat, own_tile_at(g, seat, space))]


class UseTile(EffectHandler):
    """PM-10.13: of an own placed tile, from afar, and nothing of its location (PM-5.7)."""

    def possible(self, g: MaracaiboState, seat: int, effect: Effect) -> bool:
        return len(useful_tiles(g, seat)) > 0

    def start(
        self, g: MaracaiboState, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        g.steps.append(ChooseTile(seat, why, may))


class ChooseTile(MaracaiboStep):
    name: ClassVar[str] = "ChooseTile"
    parts: ClassVar[tuple[str, ...]] = ("seat", "why", "may")
    rule: ClassVar[str] = "PM-5.7"

    def __init__(self, seat: int, why: int, may: bool) -> None:
        super().__init__(seat, why)
        self.may: Final = may

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        return optional(self.may, [space << BITS | USE_TILE_AT for space in useful_tiles(g, self.seat)])

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move != DONE:
            activate(g, seat, move >> BITS, tell)


STEPS: Final[list[type[MaracaiboStep]]] = [Upgrade, ChooseFigurehead, Place, ChooseTile]
