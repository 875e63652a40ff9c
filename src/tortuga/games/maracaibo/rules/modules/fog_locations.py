"""Fog of war, locations (PM-9.1): they lie face down, and pay the player who finds them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tortuga.games.maracaibo.rules.catalogue import CARD_SPACES, HIDDEN_LOCATION
from tortuga.games.maracaibo.rules.effects import LOCATION
from tortuga.games.maracaibo.rules.modules.module import Module
from tortuga.games.maracaibo.rules.sources import BY_FOG
from tortuga.kernel.chance import Chance
from tortuga.kernel.state import Listener

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.state import MaracaiboState

FOUND_VP: Final = [0, 1, 3, 5]
"""Redbeard's, by round."""


class FogOfLocations(Module):
    name: ClassVar[str] = "fog-locations"

    def hides(self, kind: int) -> bool:
        return kind == LOCATION

    def set_up(self, g: MaracaiboState, chance: Chance) -> None:
        self.add_coins(g)

    def on_income(self, g: MaracaiboState) -> None:
        self.add_coins(g)

    def add_coins(self, g: MaracaiboState) -> None:
        for space in range(CARD_SPACES):
            if g.spaces[space] == HIDDEN_LOCATION:
                g.coins[space] += 1

    def on_stop(self, g: MaracaiboState, seat: int, space: int, chance: Chance, tell: Listener | None) -> None:
        if space < CARD_SPACES and g.spaces[space] == HIDDEN_LOCATION:
            g.gain(seat, 0, g.turn_up(space, chance, tell), BY_FOG, tell)

    def redbeard_turns_up(self, g: MaracaiboState, space: int) -> bool:
        return space < CARD_SPACES and g.spaces[space] == HIDDEN_LOCATION

    def redbeard_turned_up(self, g: MaracaiboState, tell: Listener | None) -> None:
        g.gain(g.redbeard(), FOUND_VP[g.round], 0, BY_FOG, tell)
