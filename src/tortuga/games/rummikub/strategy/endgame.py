"""The end of a round when the bank is empty (RK-5.2): nobody draws any more, so laying opens the table to the others,
and passing may end the round, which the lowest rack wins (RK-5.3).

The search follows for everybody the three ways that matter: to go out, to pass, and to lay as much as they can. Under
`free` and `release`, jokers of the table are wild in it; under `strict` and `bound` they are what they stand for, as if
nobody bought any.
"""

from collections.abc import Sequence
from typing import Final

from tortuga.games.rummikub.rules.jokers import FREE, RELEASE
from tortuga.games.rummikub.rules.melds import GROUP, Meld, joker_places, stands_for
from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.games.rummikub.rules.scoring import rack_value
from tortuga.games.rummikub.rules.tiles import JOKER, KINDS
from tortuga.games.rummikub.rules.turns import tiles_on
from tortuga.games.rummikub.solver.bounded_search import BoundedSearch
from tortuga.games.rummikub.solver.problem import Problem
from tortuga.games.rummikub.solver.reconstruction import Reconstruction
from tortuga.games.rummikub.strategy.going_out import can_go_out

TURNS_AHEAD: Final = 5
"""How many turns are followed; after them it is as if everybody passed."""
POSITIONS: Final = 32
"""How many positions are looked at for each first move; after them, too, it is as if everybody passed."""


def lying(table: Sequence[Meld], rule: str) -> list[int]:
    """What a table is to the search, by kind."""
    counts = tiles_on(table)
    if rule in (FREE, RELEASE):
        return counts
    for meld in table:
        for nth, place in enumerate(joker_places(meld)):
            counts[stands_for(meld, place)[nth if meld.kind == GROUP else 0]] += 1
    counts[JOKER] = 0
    return counts


class Endgame:
    """One truth as somebody imagines it, and who wins from there: by seat, a chance between 0 and 1."""

    def __init__(self, rules: Ruleset, seats: int, eager: Sequence[bool], positions: int = POSITIONS) -> None:
        self.rules = rules
        self.seats = seats
        self.eager = eager
        """By seat, whether they lay whatever they can, instead of what is best for them."""
        self.positions = positions
        self.left = positions
        self.known: dict[tuple[object, ...], list[float]] = {}

    def chances(
        self, table: list[int], racks: list[list[int]], melded: list[bool], passes: int, seat: int
    ) -> list[float]:
        """From the turn of a seat on."""
        self.left = self.positions
        return self._from(table, racks, melded, passes, seat, TURNS_AHEAD)

    def _from(
        self, table: list[int], racks: list[list[int]], melded: list[bool], passes: int, seat: int, ahead: int
    ) -> list[float]:
        if passes == self.seats or ahead == 0 or self.left == 0:
            return self.if_all_passed(racks)
        key = (tuple(table), tuple([tuple(rack) for rack in racks]), passes, seat, ahead)
        found = self.known.get(key)
        if found is None:
            self.left -= 1
            found = self.known[key] = self._chances(table, racks, melded, passes, seat, ahead)
        return found

    def _chances(
        self, table: list[int], racks: list[list[int]], melded: list[bool], passes: int, seat: int, ahead: int
    ) -> list[float]:
        if can_go_out(table, racks[seat], melded[seat], self.rules):
            return [1.0 if one == seat else 0.0 for one in range(self.seats)]
        after = (seat + 1) % self.seats
        best: list[float] = []
        laid = self._most(table, racks[seat], melded[seat])
        if sum(laid):
            next_table = [table[kind] + laid[kind] for kind in range(KINDS)]
            next_racks = racks[:]
            next_racks[seat] = [racks[seat][kind] - laid[kind] for kind in range(KINDS)]
            next_melded = melded[:]
            next_melded[seat] = True
            best = self._from(next_table, next_racks, next_melded, 0, after, ahead - 1)
        if best and self.eager[seat]:
            return best
        passed = self._from(table, racks, melded, passes + 1, after, ahead - 1)
        return best if best and best[seat] > passed[seat] else passed

    def if_all_passed(self, racks: Sequence[Sequence[int]]) -> list[float]:
        """RK-5.3."""
        values = [rack_value(rack, self.rules.joker_value) for rack in racks]
        lowest = min(values)
        share = 1.0 / values.count(lowest)
        return [share if value == lowest else 0.0 for value in values]

    def _most(self, table: list[int], rack: list[int], melded: bool) -> list[int]:
        """The tiles, by kind, of a lay of as many as possible."""
        problem = Problem()
        apart = not melded and not self.rules.building
        if not apart:
            problem.must = table[:JOKER]
            problem.jokers_must = table[JOKER]
        problem.may = rack[:JOKER]
        problem.jokers_may = rack[JOKER]
        problem.worth = [1] * KINDS
        if apart:
            problem.least_value = self.rules.first_meld
        search = BoundedSearch(problem)
        laid = [0] * KINDS
        if search.solve(1):
            for meld in Reconstruction(search).melds():
                for one in meld.tiles:
                    laid[one] += 1
            if not apart:
                laid = [laid[kind] - table[kind] for kind in range(KINDS)]
        return laid
