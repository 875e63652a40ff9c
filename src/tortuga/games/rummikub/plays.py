"""Has a player any legal play (RK-5.2, RK-5.6, RT-1.7)?

Most players who have one have an easy one, so that is looked for first.
"""

from collections.abc import Sequence

from tortuga.games.rummikub.jokers import explain
from tortuga.games.rummikub.melds import Meld
from tortuga.games.rummikub.own import most_value, own_melds
from tortuga.games.rummikub.proposals import additions
from tortuga.games.rummikub.tiles import KINDS, NUMBERS
from tortuga.games.rummikub.turns import laid_between, tiles_on


def can_play(
    table: Sequence[Meld], rack: Sequence[int], melded: bool, rule: str, first_meld: int, building: bool
) -> bool:
    """Exact, for every joker rule. A first meld is out of the rack alone, whether building on follows or not."""
    if not melded:
        return most_value(rack, first_meld) >= first_meld
    if sum(rack) == 0:
        return False
    if own_melds(rack) or additions(table, rack):
        return True
    return _Rearranging(table, rack, rule).found


class _Rearranging:
    """Tries all ways to lay the tiles of the table anew, with some of the rack."""

    def __init__(self, table: Sequence[Meld], rack: Sequence[int], rule: str) -> None:
        self.table = table
        self.rule = rule
        self.must = tiles_on(table)
        self.may = list(rack)
        self.laid = 0
        self.end: list[Meld] = []
        self.holding: list[list[Meld]] = [[] for _ in range(KINDS)]  # by kind, the sets that hold it
        for meld in own_melds([self.must[kind] + self.may[kind] for kind in range(KINDS)]):
            for kind in sorted(set(meld.tiles)):
                self.holding[kind].append(meld)
        self.found = self._search()

    def _search(self) -> bool:
        kind = self._hardest()
        if kind < 0:
            # With nothing laid, it would take a set of the rack alone; there is none.
            if self.laid == 0:
                return False
            return explain(self.table, laid_between(self.table, self.end), self.end, self.rule) is not None
        for meld in self.holding[kind]:
            if self._fits(meld):
                before, may = self.must[:], self.may[:]
                laid = self.laid
                self._put(meld)
                if self._search():
                    return True
                self.end.pop()
                self.must, self.may, self.laid = before, may, laid
        return False

    def _hardest(self) -> int:
        """A tile of the table that has no set yet, low numbers first; -1 if all have one."""
        for number in range(NUMBERS):
            for kind in range(number, KINDS - 1, NUMBERS):
                if self.must[kind]:
                    return kind
        return KINDS - 1 if self.must[KINDS - 1] else -1

    def _fits(self, meld: Meld) -> bool:
        return all(self.must[kind] + self.may[kind] >= meld.tiles.count(kind) for kind in meld.tiles)

    def _put(self, meld: Meld) -> None:
        for kind in meld.tiles:
            if self.must[kind]:
                self.must[kind] -= 1
            else:
                self.may[kind] -= 1
                self.laid += 1
        self.end.append(meld)
