"""A chance that is the same for everyone who counts: the lowest answer first, then the next one, and round again.

Always the lowest would never end where a rule draws until something new comes (RUM-7.4).
"""

from tortuga.kernel import Chance
from tortuga.kernel.chance import nth_bit


class InTurn(Chance):
    def __init__(self) -> None:
        self.given = 0

    def draw(self, pool: int) -> int:
        return nth_bit(pool, self.roll(pool.bit_count()) - 1)

    def roll(self, sides: int) -> int:
        self.given += 1
        return 1 + (self.given - 1) % sides
