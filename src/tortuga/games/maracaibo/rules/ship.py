"""The ship board, figureheads and the black market (PM-5)."""

from typing import ClassVar, Final

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
    members,
    optional,
)
from tortuga.games.maracaibo.rules.player import NONE
from tortuga.games.maracaibo.rules.state import BY_FIGUREHEAD, BY_MARKET, BY_UPGRADE, Action, Deed, Table, apart
from tortuga.kernel.chance import Chance
from tortuga.kernel.state import Listener

OWNER: Final = 8
"""A tile on a space is owner * OWNER + tile."""


def open_upgrades(g: Table, seat: int) -> int:
    """PM-5.1: the empty spaces of the ship board that are not locked, as a mask."""
    player = g.players[seat]
    return g.rules.unlocked[player.counts[COUNT_UPGRADE]] & ~player.upgrades


class MakeUpgrade(Action):
    """PM-10.11"""

    def possible(self, g: Table, seat: int, effect: Effect) -> bool:
        return open_upgrades(g, seat) != 0  # PM-5.6

    def start(
        self, g: Table, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        g.steps.append(Upgrade(seat, why, may))


class Upgrade(Deed):
    """PM-5.1, PM-5.2: a cube on an empty space; it counts for the locks at once (PM-5.6)."""

    name: ClassVar[str] = "Upgrade"
    rule: ClassVar[str] = "PM-5.1"

    def __init__(self, seat: int, why: int, may: bool) -> None:
        super().__init__(seat, why)
        self.may: Final = may

    def numbers(self) -> tuple[object, ...]:
        return (self.seat, self.why, self.may)

    def options(self, g: Table) -> list[int]:
        spaces = members(open_upgrades(g, self.seat))
        return optional(self.may, [space << BITS | UPGRADE_AT for space in spaces])

    def answer(self, g: Table, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move == DONE:
            return
        space = g.rules.box.upgrades[move >> BITS]
        player = g.players[seat]
        player.gain_upgrade(space.number)
        player.learn(space.lasting)
        if tell is not None:
            tell.tell(events.Upgraded(seat=seat, space=space.number + 1))
        g.owe(seat, apart(space.at_once), BY_UPGRADE + space.number, tell)


class GetFigurehead(Action):
    """PM-10.14"""

    def possible(self, g: Table, seat: int, effect: Effect) -> bool:
        player = g.players[seat]
        return player.figurehead == NONE and len(g.figureheads) > 0 and player.doubloons >= effect.cost  # PM-5.8

    def start(
        self, g: Table, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        g.steps.append(ChooseFigurehead(seat, why, effect.cost, may))


class ChooseFigurehead(Deed):
    """PM-5.3"""

    name: ClassVar[str] = "ChooseFigurehead"
    rule: ClassVar[str] = "PM-5.3"

    def __init__(self, seat: int, why: int, cost: int, may: bool) -> None:
        super().__init__(seat, why)
        self.cost: Final = cost
        self.may: Final = may

    def numbers(self) -> tuple[object, ...]:
        return (self.seat, self.why, self.cost, self.may)

    def options(self, g: Table) -> list[int]:
        return optional(self.may, [number << BITS | CHOOSE_FIGUREHEAD for number in g.figureheads])

    def answer(self, g: Table, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move == DONE:
            return
        tile = g.rules.box.figureheads[move >> BITS]
        player = g.players[seat]
        g.figureheads.remove(tile.number)
        player.doubloons -= self.cost
        player.figurehead = tile.number
        player.learn(tile.lasting)
        player.learn(tile.income)
        player.tile_burials = [NONE] * len(tile.burial)
        if tell is not None:
            tell.tell(events.FigureheadTaken(seat=seat, figurehead=tile.name, price=self.cost))
        g.owe(seat, apart(tile.lightning), BY_FIGUREHEAD + tile.number, tell)


def free_locations(g: Table) -> list[int]:
    """PM-5.4, PM-5.7: face-up locations without a tile of anybody."""
    found = []
    cards = g.rules.cards
    for space in range(CARD_SPACES):
        number = g.spaces[space]
        if number >= 0 and cards[number].kind == LOCATION and g.market[space] == NONE:
            found.append(space)
    return found


class PlaceTile(Action):
    """PM-10.30"""

    def possible(self, g: Table, seat: int, effect: Effect) -> bool:
        player = g.players[seat]
        return player.tiles != 0 and player.doubloons >= effect.cost and len(free_locations(g)) > 0

    def start(
        self, g: Table, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        g.steps.append(Place(seat, why, effect.cost, may))


class Place(Deed):
    """PM-5.4: put an own tile on a location without one, and activate it at once."""

    name: ClassVar[str] = "Place"
    rule: ClassVar[str] = "PM-5.4"

    def __init__(self, seat: int, why: int, cost: int, may: bool) -> None:
        super().__init__(seat, why)
        self.cost: Final = cost
        self.may: Final = may

    def numbers(self) -> tuple[object, ...]:
        return (self.seat, self.why, self.cost, self.may)

    def options(self, g: Table) -> list[int]:
        free = free_locations(g)
        tiles = members(g.players[self.seat].tiles)
        return optional(self.may, [(tile * 32 + space) << BITS | PLACE_AT for tile in tiles for space in free])

    def answer(self, g: Table, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move == DONE:
            return
        tile, space = (move >> BITS) // 32, (move >> BITS) % 32
        player = g.players[seat]
        player.doubloons -= self.cost
        player.tiles ^= 1 << tile
        g.market[space] = seat * OWNER + tile
        if tell is not None:
            face = g.rules.box.market[g.faces[tile]].name
            where = g.rules.space_names[space]
            tell.tell(events.TilePlaced(seat=seat, face=face, space=where, price=self.cost))
        activate(g, seat, space, tell)


def activate(g: Table, seat: int, space: int, tell: Listener | None) -> None:
    """The effects of an own tile come due."""
    face = g.rules.box.market[g.faces[g.market[space] % OWNER]]
    g.owe(seat, apart(face.effects), BY_MARKET + face.number, tell)


def own_tile_at(g: Table, seat: int, space: int) -> Effects:
    """What the own tile there does; nothing where there is none of this seat's."""
    lies = g.market[space]
    if lies == NONE or lies // OWNER != seat:
        return ()
    return g.rules.box.market[g.faces[lies % OWNER]].effects


def is_worth(g: Table, seat: int, effects: Effects) -> bool:
    """Would any of these effects do something now?"""
    worth = False
    for effect in effects:
        worth = worth or effect.code <= DOUBLOONS or g.possible(seat, effect)
    return worth


def useful_tiles(g: Table, seat: int) -> list[int]:
    """The spaces of own tiles that would do something now."""
    return [space for space in range(CARD_SPACES) if is_worth(g, seat, own_tile_at(g, seat, space))]


class UseTile(Action):
    """PM-10.13: of an own placed tile, from afar, and nothing of its location (PM-5.7)."""

    def possible(self, g: Table, seat: int, effect: Effect) -> bool:
        return len(useful_tiles(g, seat)) > 0

    def start(
        self, g: Table, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        g.steps.append(ChooseTile(seat, why, may))


class ChooseTile(Deed):
    name: ClassVar[str] = "ChooseTile"
    rule: ClassVar[str] = "PM-5.7"

    def __init__(self, seat: int, why: int, may: bool) -> None:
        super().__init__(seat, why)
        self.may: Final = may

    def numbers(self) -> tuple[object, ...]:
        return (self.seat, self.why, self.may)

    def options(self, g: Table) -> list[int]:
        return optional(self.may, [space << BITS | USE_TILE_AT for space in useful_tiles(g, self.seat)])

    def answer(self, g: Table, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move != DONE:
            activate(g, seat, move >> BITS, tell)
