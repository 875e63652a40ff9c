"""The two lower levels. They lay what they see as soon as they see it, and do not see everything.

What they overlook depends on their seed and on what they see, so that it stays the same if they are asked twice.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from tortuga.games.rummikub.bots.baseline import RummikubBot
from tortuga.games.rummikub.rules.additions import additions
from tortuga.games.rummikub.rules.jokers import FREE
from tortuga.games.rummikub.rules.melds import Melds
from tortuga.games.rummikub.rules.tiles import counts_of
from tortuga.games.rummikub.solver.best_turn import TILES, solve, solve_first
from tortuga.games.rummikub.strategy.quick_turns import quick_best
from tortuga.games.rummikub.view import Sight
from tortuga.kernel.chance import Chance, Imagined
from tortuga.kernel.title import Title
from tortuga.kernel.views import Offer, View

OVERLOOKS: Final = 10
"""How many of a hundred sets, additions and first melds `easy` overlooks in a turn."""
LEAVES_AS_IT_IS: Final = 50
"""In how many of a hundred turns `medium` doesn't think of taking sets apart."""
SEEDS: Final = 1 << 30


class EasyBot(RummikubBot):
    """Lays sets of its own and adds single tiles, but overlooks some; it never takes a set of the table apart."""

    overlooks = OVERLOOKS

    def __init__(self, title: Title, chance: Chance) -> None:
        super().__init__(title, chance)
        self.seed = chance.roll(SEEDS)
        self.luck: Chance = chance

    def choose(self, view: View, offers: Sequence[Offer]) -> str:
        self.luck = Imagined(f"{self.seed} {msgspec.json.encode(view).hex()}")
        return super().choose(view, offers)

    def lay(self, sight: Sight) -> Melds | None:
        rules = sight.rules
        if sight.melded:
            own = solve([], sight.rack, FREE, TILES, rules.joker_value)
            seen = tuple([meld for meld in own.table if not self._misses(self.overlooks)]) if own.laid else ()
        else:
            own = solve_first(sight.rack, rules.first_meld, TILES, rules.joker_value)
            if not own.laid or self._misses(self.overlooks):
                return None
            seen = own.table
        table = sight.table + seen
        if sight.melded or rules.building:
            table = self._with_additions(sight, table)
        return table if table != sight.table else None

    def _with_additions(self, sight: Sight, table: Melds) -> Melds:
        """Tile by tile, until it overlooks one."""
        while True:
            longer = additions(table, counts_of(sight.after(table).rack))
            if not longer or self._misses(self.overlooks):
                return table
            table = longer[0]

    def _misses(self, of_a_hundred: int) -> bool:
        return self.luck.roll(100) <= of_a_hundred


class MediumBot(EasyBot):
    """Overlooks no set and no addition, and in some turns lays as many tiles as it can, rearranging the table. Where
    jokers lie there, it may miss the very best turn, because it does not think long."""

    overlooks = 0

    def lay(self, sight: Sight) -> Melds | None:
        if self._misses(LEAVES_AS_IT_IS):
            return super().lay(sight)
        return quick_best(sight.table, sight.rack, sight.melded, sight.rules, TILES)
