"""Fog of war, locations (PM-9.1): they lie face down, and pay whoever finds them."""

from typing import ClassVar, Final

from tortuga.games.maracaibo.rules.catalogue import CARD_SPACES
from tortuga.games.maracaibo.rules.effects import LOCATION
from tortuga.games.maracaibo.rules.state import BY_FOG, HIDDEN_LOCATION, Module, Table
from tortuga.kernel.chance import Chance
from tortuga.kernel.state import Listener

FOUND_VP: Final = [0, 1, 3, 5]
"""Redbeard's, by round."""


class FogOfLocations(Module):
    name: ClassVar[str] = "fog-locations"

    def hides(self, kind: int) -> bool:
        return kind == LOCATION

    def set_up(self, g: Table, chance: Chance) -> None:
        self.add_coins(g)

    def on_income(self, g: Table) -> None:
        self.add_coins(g)

    def add_coins(self, g: Table) -> None:
        for space in range(CARD_SPACES):
            if g.spaces[space] == HIDDEN_LOCATION:
                g.coins[space] += 1

    def on_stop(self, g: Table, seat: int, space: int, chance: Chance, tell: Listener | None) -> None:
        if space < CARD_SPACES and g.spaces[space] == HIDDEN_LOCATION:
            g.gain(seat, 0, g.turn_up(space, chance, tell), BY_FOG, tell)

    def redbeard_turns_up(self, g: Table, space: int) -> bool:
        return space < CARD_SPACES and g.spaces[space] == HIDDEN_LOCATION

    def redbeard_turned_up(self, g: Table, tell: Listener | None) -> None:
        g.gain(g.redbeard(), FOUND_VP[g.round], 0, BY_FOG, tell)
