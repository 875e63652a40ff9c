"""A chance that is the same for everyone who counts: always the lowest answer."""

from tortuga.kernel import Chance


class Lowest(Chance):
    def draw(self, pool: int) -> int:
        return (pool & -pool).bit_length() - 1

    def roll(self, sides: int) -> int:
        return 1
