"""Movement: sailing, paying the players who are already there, and arriving (PM-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tortuga.games.maracaibo import events
from tortuga.games.maracaibo.rules.action_step import Visit
from tortuga.games.maracaibo.rules.catalogue import CARD_SPACES
from tortuga.games.maracaibo.rules.moves import BITS, PAY_TO, SAIL_TO, VERB, mask_of, members
from tortuga.games.maracaibo.rules.steps import MaracaiboStep
from tortuga.kernel.chance import Chance
from tortuga.kernel.errors import RuleError
from tortuga.kernel.state import Listener
from tortuga.kernel.steps import NOTHING_TO_CHOOSE

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.state import MaracaiboState


class Sail(MaracaiboStep):
    """PM-2.1 to PM-2.4: a move is its end space (PM-2.8). It is always asked: a turn begins with it."""

    name: ClassVar[str] = "Sail"
    rule: ClassVar[str] = "PM-2.3"
    always_asks: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        player = g.players[self.seat]
        return g.rules.sails[player.steps][player.ship]

    def refusal(self, g: MaracaiboState, seat: int, move: int) -> RuleError:
        if move & VERB != SAIL_TO:
            return super().refusal(g, seat, move)
        space, steps = g.rules.space_names[move >> BITS], g.players[seat].steps
        return RuleError("PM-2.3", "maracaibo-no-way", space=space, count=steps)

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        space = move >> BITS
        g.players[seat].ship = space
        g.tell_sailed(seat, space, tell)
        arrive(g, seat, space, chance, tell)


def arrive(g: MaracaiboState, seat: int, space: int, chance: Chance, tell: Listener | None) -> None:
    """PM-2.9: turn up, pay, skirmish, action step."""
    for module in g.rules.modules:
        module.on_stop(g, seat, space, chance, tell)
    steps: list[MaracaiboStep] = []
    if space < CARD_SPACES:
        others = g.opponents_at(space, seat)
        if others:
            steps.append(Pay(seat, mask_of(others)))
        for module in g.rules.modules:
            step = module.after_payment(g, seat, space)
            if step is not None:
                steps.append(step)
    steps.append(Visit(seat, space))
    g.push_in_order(*steps)


class Pay(MaracaiboStep):
    """PM-2.5: 1 doubloon to each opponent there; a player with too few chooses whom to pay. Redbeard's goes to the
    supply (PM-8.3)."""

    name: ClassVar[str] = "Pay"
    parts: ClassVar[tuple[str, ...]] = ("seat", "to")
    untold: ClassVar[tuple[str, ...]] = ("seat", "to")
    rule: ClassVar[str] = "PM-2.5"

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to: Final = to

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        purse = g.players[self.seat].doubloons
        if purse == 0 or purse >= self.to.bit_count():
            return NOTHING_TO_CHOOSE
        return [other << BITS | PAY_TO for other in members(self.to)]

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        other = move >> BITS
        self.pay(g, other, tell)
        g.steps.append(Pay(seat, self.to & ~(1 << other)))

    def run(self, g: MaracaiboState, chance: Chance, tell: Listener | None) -> None:
        if g.players[self.seat].doubloons:
            for other in members(self.to):
                self.pay(g, other, tell)

    def pay(self, g: MaracaiboState, other: int, tell: Listener | None) -> None:
        g.players[self.seat].doubloons -= 1
        if other != g.redbeard():
            g.players[other].doubloons += 1
        if tell is not None:
            tell.tell(events.Paid(seat=self.seat, to=g.who(other)))


STEPS: Final[list[type[MaracaiboStep]]] = [Sail, Pay]
