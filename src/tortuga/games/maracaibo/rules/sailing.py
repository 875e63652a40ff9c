"""Movement: the sail, the payment to those who are there already, and the arrival (PM-2)."""

from typing import ClassVar, Final

from tortuga.games.maracaibo import events
from tortuga.games.maracaibo.rules.action_step import Visit
from tortuga.games.maracaibo.rules.catalogue import CARD_SPACES
from tortuga.games.maracaibo.rules.moves import BITS, PAY_TO, mask_of, members
from tortuga.games.maracaibo.rules.state import NOTHING_TO_CHOOSE, Deed, Table
from tortuga.kernel.chance import Chance
from tortuga.kernel.state import Listener
from tortuga.kernel.steps import Step


class Sail(Deed):
    """PM-2.1 to PM-2.4: a move is its end space (PM-2.8). It is always asked: a turn begins with it."""

    name: ClassVar[str] = "Sail"
    rule: ClassVar[str] = "PM-2.3"
    patient: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def numbers(self) -> tuple[object, ...]:
        return (self.seat,)

    def options(self, g: Table) -> list[int]:
        player = g.players[self.seat]
        return g.rules.sails[player.steps][player.ship]

    def answer(self, g: Table, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        space = move >> BITS
        g.players[seat].ship = space
        g.tell_sailed(seat, space, tell)
        arrive(g, seat, space, chance, tell)


def arrive(g: Table, seat: int, space: int, chance: Chance, tell: Listener | None) -> None:
    """PM-2.9: turn up, pay, skirmish, action step."""
    for module in g.rules.modules:
        module.on_stop(g, seat, space, chance, tell)
    steps: list[Step] = []
    if space < CARD_SPACES:
        others = g.opponents_at(space, seat)
        if others:
            steps.append(Pay(seat, mask_of(others)))
        for module in g.rules.modules:
            step = module.after_payment(g, seat, space)
            if step is not None:
                steps.append(step)
    steps.append(Visit(seat, space))
    g.do(*steps)


class Pay(Deed):
    """PM-2.5: 1 doubloon to each opponent there; who has too few chooses whom. Redbeard's goes to the supply
    (PM-8.3)."""

    name: ClassVar[str] = "Pay"
    rule: ClassVar[str] = "PM-2.5"

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to: Final = to

    def numbers(self) -> tuple[object, ...]:
        return (self.seat, self.to)

    def options(self, g: Table) -> list[int]:
        purse = g.players[self.seat].doubloons
        if purse == 0 or purse >= self.to.bit_count():
            return NOTHING_TO_CHOOSE
        return [other << BITS | PAY_TO for other in members(self.to)]

    def answer(self, g: Table, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        other = move >> BITS
        self.pay(g, other, tell)
        g.steps.append(Pay(seat, self.to & ~(1 << other)))

    def run(self, g: Table, chance: Chance, tell: Listener | None) -> None:
        if g.players[self.seat].doubloons:
            for other in members(self.to):
                self.pay(g, other, tell)

    def pay(self, g: Table, other: int, tell: Listener | None) -> None:
        g.players[self.seat].doubloons -= 1
        if other != g.redbeard():
            g.players[other].doubloons += 1
        if tell is not None:
            tell.tell(events.Paid(seat=self.seat, to=g.who(other)))
