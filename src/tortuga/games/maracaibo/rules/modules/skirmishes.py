"""Skirmishes (PM-9.3): a player who ends a move on a card with others fights them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tortuga.games.maracaibo import events
from tortuga.games.maracaibo.rules.modules.module import Module
from tortuga.games.maracaibo.rules.sources import BY_SKIRMISH
from tortuga.games.maracaibo.rules.steps import Automatic, MaracaiboStep
from tortuga.kernel.chance import Chance
from tortuga.kernel.state import Listener

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.state import MaracaiboState

SIDES: Final = 6
WON_VP: Final = 2
WON_SOLO_VP: Final = 5


class Skirmishes(Module):
    name: ClassVar[str] = "skirmishes"

    def after_payment(self, g: MaracaiboState, seat: int, space: int) -> MaracaiboStep | None:
        return Skirmish(seat, space)

    def redbeard_stops(self, g: MaracaiboState, space: int, chance: Chance, tell: Listener | None) -> None:
        fight(g, space, chance, tell)


class Skirmish(Automatic):
    name: ClassVar[str] = "Skirmish"
    parts: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def run(self, g: MaracaiboState, chance: Chance, tell: Listener | None) -> None:
        fight(g, self.space, chance, tell)


def fight(g: MaracaiboState, space: int, chance: Chance, tell: Listener | None) -> None:
    """All ships there roll any die, without a reroll; the sole highest wins (PM-9.10)."""
    fighters = [seat for seat, player in enumerate(g.players) if player.ship == space]
    if len(fighters) < 2:
        return
    pips, bonuses, strengths = [], [], []
    for seat in fighters:
        pips.append(chance.roll(SIDES))
        bonuses.append(g.round if seat == g.redbeard() else g.players[seat].raid)
        strengths.append(pips[-1] + bonuses[-1])
    best = max(strengths)
    tie = strengths.count(best) > 1
    winner = fighters[strengths.index(best)]
    if tell is not None:
        tell.tell(
            events.Fought(
                space=g.rules.space_names[space],
                seats=tuple([g.who(seat) for seat in fighters]),
                pips=tuple(pips),
                bonuses=tuple(bonuses),
                strengths=tuple(strengths),
                winner=None if tie else g.who(winner),
                tie=tie,
            )
        )
    if tie:
        return
    if len(g.players) > g.seats:
        g.gain(winner, WON_SOLO_VP, 0, BY_SKIRMISH, tell)
        return
    for seat in fighters:
        if seat != winner and g.players[seat].doubloons:
            g.players[seat].doubloons -= 1
            g.players[winner].doubloons += 1
            if tell is not None:
                tell.tell(events.Paid(seat=seat, to=winner))
    g.gain(winner, WON_VP, 0, BY_SKIRMISH, tell)


STEPS: Final[list[type[MaracaiboStep]]] = [Skirmish]
