"""Fog of war, improvements (PM-9.2): they lie face down, and so does half of the level II deck. A ship that moves onto
one turns it up and then decides whether to sail on, so a move goes step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tortuga.games.maracaibo.rules.catalogue import CARD_SPACES, HIDDEN_IMPROVEMENT, HIDDEN_SECOND, NO_CARD
from tortuga.games.maracaibo.rules.effects import IMPROVEMENTS
from tortuga.games.maracaibo.rules.modules.module import Module
from tortuga.games.maracaibo.rules.moves import BITS, STEP_TO, STOP
from tortuga.games.maracaibo.rules.player import NONE
from tortuga.games.maracaibo.rules.sailing import arrive
from tortuga.games.maracaibo.rules.steps import MaracaiboStep
from tortuga.kernel.chance import Chance
from tortuga.kernel.state import Listener

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.state import MaracaiboState


class FogOfImprovements(Module):
    name: ClassVar[str] = "fog-improvements"

    def hides(self, kind: int) -> bool:
        return kind < IMPROVEMENTS

    def set_up(self, g: MaracaiboState, chance: Chance) -> None:
        g.deck_up = g.deck // 2  # PM-9.8
        self.next_on_top(g, chance)

    def next_on_top(self, g: MaracaiboState, chance: Chance) -> None:
        """The facing of the top card is open to all, and of one that lies face up the card too (PM-9.8)."""
        if g.deck == 0:
            g.top = NO_CARD
        elif chance.roll(g.deck) <= g.deck_up:
            g.deck_up -= 1
            g.top = g.draw_second(chance)
        else:
            g.top = HIDDEN_SECOND

    def from_deck(self, g: MaracaiboState, chance: Chance) -> int:
        card = g.top
        self.next_on_top(g, chance)
        return card

    def helm(self, seat: int) -> MaracaiboStep | None:
        return Steer(seat, NONE, NONE)

    def on_enter(self, g: MaracaiboState, seat: int, space: int, chance: Chance, tell: Listener | None) -> None:
        if self.redbeard_turns_up(g, space):
            g.turn_up(space, chance, tell)

    def redbeard_turns_up(self, g: MaracaiboState, space: int) -> bool:
        return space < CARD_SPACES and g.spaces[space] in (HIDDEN_IMPROVEMENT, HIDDEN_SECOND)


class Steer(MaracaiboStep):
    """PM-2.8: one step after the other; each is legal only if a legal end stays in reach of the steps left."""

    name: ClassVar[str] = "Steer"
    parts: ClassVar[tuple[str, ...]] = ("seat", "began", "left")
    untold: ClassVar[tuple[str, ...]] = ("seat", "began", "left")
    rule: ClassVar[str] = "PM-2.8"
    always_asks: ClassVar[bool] = True

    def __init__(self, seat: int, began: int, left: int) -> None:
        super().__init__(seat)
        self.began: Final = began
        """Where the move began; NONE before the first step."""
        self.left: Final = left

    def steps_left(self, g: MaracaiboState) -> int:
        return g.players[self.seat].steps if self.began == NONE else self.left

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        player = g.players[self.seat]
        layout = g.rules.layout
        left = self.steps_left(g)
        column = layout.column[player.ship if self.began == NONE else self.began]
        found = [STOP] if layout.column[player.ship] > column else []
        if left:
            touching = layout.touching[player.ship]
            found += [space << BITS | STEP_TO for space in touching if can_end(g, space, left - 1, column)]
        return found

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        player = g.players[seat]
        if move == STOP:
            arrive(g, seat, player.ship, chance, tell)
            return
        space = move >> BITS
        began = player.ship if self.began == NONE else self.began
        left = self.steps_left(g) - 1
        player.ship = space
        g.tell_sailed(seat, space, tell)
        if space >= CARD_SPACES:  # PM-2.6
            arrive(g, seat, space, chance, tell)
            return
        for module in g.rules.modules:
            module.on_enter(g, seat, space, chance, tell)
        if left:
            g.steps.append(Steer(seat, began, left))
        else:
            arrive(g, seat, space, chance, tell)


def can_end(g: MaracaiboState, space: int, left: int, column: int) -> bool:
    """Can a move that began in this column end here, or with the steps left from here?"""
    layout = g.rules.layout
    if layout.column[space] > column:
        return True
    if left:
        for following in layout.touching[space]:
            if can_end(g, following, left - 1, column):
                return True
    return False


STEPS: Final[list[type[MaracaiboStep]]] = [Steer]
