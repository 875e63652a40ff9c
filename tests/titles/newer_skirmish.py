"""Skirmish by newer rules, which deal one card more: they cannot fold a game that was played by the older ones."""

from titles.skirmish import HAND, Bid, Options, Skirmish, SkirmishTitle, deal
from tortuga import kernel
from tortuga.kernel import Chance, Listener, State


class NewerSkirmishTitle(SkirmishTitle):
    version = "2"

    def new(self, options: kernel.Options, seats: int, chance: Chance, tell: Listener | None) -> State:
        assert isinstance(options, Options)
        g = Skirmish(options, seats)
        deal(g, [HAND + 1] * seats, chance)
        g.push(Bid(range(seats)))
        return g
