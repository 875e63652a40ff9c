"""The exact best turn: the most tiles or the highest value, under any joker rule, and how to do it.

`bounded_search` answers for a table whose jokers are wild (RK-4.4). The other joker rules only restrict what may happen
to the few start sets that hold jokers. So the best turn under `free` comes first: if it is legal under the rule, it is
the best there too (RK-4.10). If not, every plan for those sets that the rule allows is tried, each with what it demands
of the tiles, until one scores as much as the best under `free` or all are done.

A first meld lies on the table at the end (RK-3.8), so it is to the search what a kept start set is. The best turn of a
player who has melded comes first again; where it holds no first meld, all that the rack can make are tried.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Final, NamedTuple

from tortuga.games.rummikub.rules.first_meld import first_melds_from
from tortuga.games.rummikub.rules.jokers import BOUND, FREE, STRICT, purchases_of
from tortuga.games.rummikub.rules.melds import RUN, Meld, full_run, joker_places, missing_from_group, run_of, stands_for
from tortuga.games.rummikub.rules.tiles import JOKER, KINDS, counts_of, kinds_in, number_of
from tortuga.games.rummikub.rules.turns import purchases_in
from tortuga.games.rummikub.solver.bounded_search import BoundedSearch
from tortuga.games.rummikub.solver.effort import Effort
from tortuga.games.rummikub.solver.manipulations import Manipulation, manipulations_between
from tortuga.games.rummikub.solver.origin_search import OriginSearch
from tortuga.games.rummikub.solver.origins import BOUND_FLAGS, LACKS, NEUTRAL, RELEASE_FLAGS, OpenedSet, Origins
from tortuga.games.rummikub.solver.problem import FIRST, SECOND, Problem
from tortuga.games.rummikub.solver.reconstruction import Reconstruction

TILES: Final = "tiles"
VALUE: Final = "value"
OBJECTIVES: Final = (TILES, VALUE)
JOKER_VALUE: Final = 30
"""Of a joker on the rack, unless the rules of the table say otherwise (RK-5.1, RT-1.6)."""
LAST_EFFORT: Final = 4_000
"""For a turn at last, once an effort is spent."""


class Turn(NamedTuple):
    """A turn that was found. Without laid tiles no turn was found: the table is the one at the start."""

    laid: tuple[int, ...]
    value: int
    """Of the laid tiles; a joker as on the rack."""
    table: tuple[Meld, ...]
    manipulations: tuple[Manipulation, ...]
    proved: bool = True
    """Is it sure that no turn is better? Not where the effort was spent before."""


class StartSetPlan(NamedTuple):
    """What is to happen to a start set that holds jokers."""

    paid: tuple[int, ...]
    """Laid tiles that buy jokers."""
    kept: Meld | None
    """The set that stays together."""
    tiles: tuple[int, ...]
    """What is free otherwise: number tiles, and what jokers count as."""
    jokers: int
    """That are free."""
    standing: tuple[int, ...] = ()
    """What jokers count as, of those tiles."""
    opened: OpenedSet | None = None
    """What RK-4.2 asks of the jokers that are not bought."""


class Doubtful(NamedTuple):
    """Plans whose best turn, if all jokers were wild, is not legal: perhaps another one is."""

    score: int
    base: int
    """What is laid for certain, of the score."""
    origins: Origins
    search: BoundedSearch


def _highest_first(doubtful: Doubtful) -> int:
    return -doubtful.score


def solve(
    table: Sequence[Meld],
    rack: Sequence[int],
    rule: str = FREE,
    objective: str = TILES,
    joker_value: int = JOKER_VALUE,
    effort: Effort | None = None,
) -> Turn:
    """The best turn of a player who has melded. `rack` lists tiles. Where an effort is given and does not suffice, the
    best turn that it has found.

    Of the turns that are best by the objective, the best by the other one; of these, one that leaves most of the table
    as it was.

    >>> from tortuga.games.rummikub.rules.melds import read_meld
    >>> turn = solve([read_meld("R10 B10 K10")], [JOKER])
    >>> [str(meld) for meld in turn.table]
    ['R10 B10 K10 J']
    """
    return _Search(table, counts_of(rack), objective, joker_value, effort).best(rule)


def solve_first(
    rack: Sequence[int],
    least: int,
    objective: str = TILES,
    joker_value: int = JOKER_VALUE,
    effort: Effort | None = None,
) -> Turn:
    """The best first meld from the rack alone (RK-3.2); jokers count as what they stand for towards the least value."""
    return _Search([], counts_of(rack), objective, joker_value, effort).first(least)


def solve_building(
    table: Sequence[Meld],
    rack: Sequence[int],
    least: int,
    rule: str = FREE,
    objective: str = TILES,
    joker_value: int = JOKER_VALUE,
    effort: Effort | None = None,
) -> Turn:
    """The best turn of a player who makes the first meld and may build on the table in the same turn (RK-3.8)."""
    return _Search(table, counts_of(rack), objective, joker_value, effort).building(rule, least)


def any_turn(
    table: Sequence[Meld], rack: Sequence[int], rule: str = FREE, effort: Effort | None = None
) -> tuple[Meld, ...]:
    """The table after some turn that lays something, not always the best; empty if there is none, or if the effort was
    spent before one was found."""
    search = _Search(table, counts_of(rack), TILES, JOKER_VALUE, effort)
    search.any_will_do = True
    search.improve(rule)
    return tuple(search.found)


class _Search:
    def __init__(
        self,
        table: Sequence[Meld],
        rack: Sequence[int],
        objective: str,
        joker_value: int,
        effort: Effort | None,
    ) -> None:
        self.effort = Effort() if effort is None else effort
        self.table = list(table)
        self.rack = rack
        self.joker_value = joker_value
        tile, value = (FIRST, SECOND) if objective == TILES else (SECOND, FIRST)
        self.worth = [tile + value * self._value(kind) for kind in range(KINDS)]
        self.least: int = min([self.worth[kind] for kind in range(KINDS) if rack[kind]], default=0)
        """The score of a turn at least: something is laid."""
        self.score: int = self.least - 1
        self.found: list[Meld] = []
        self.doubtful: list[Doubtful] = []
        self.any_will_do = False
        """Is any turn as good as the best?"""
        self.least_meld = 0
        """What a first meld must be worth; 0 for a player who has melded."""
        self.first_meld: tuple[Meld, ...] = ()
        """Sets of the rack that the end table has to keep."""

    def _value(self, kind: int) -> int:
        return self.joker_value if kind == JOKER else number_of(kind)

    def best(self, rule: str) -> Turn:
        self.improve(rule)
        if self.effort.is_spent():
            self._improve_at_last(0)
        return self._tidied(rule)

    def building(self, rule: str, least: int) -> Turn:
        """RK-3.8: the end table keeps a first meld."""
        self.improve(rule)
        self.least_meld = least
        if self.found and not self._is_legal(self.found, rule):
            ceiling = self.score
            self.score, self.found = self.least - 1, []
            for first_meld in first_melds_from(self.rack, least):
                self.first_meld = first_meld
                self.improve(rule)
                if self.score // SECOND == ceiling // SECOND or self.effort.is_spent():
                    break
        if self.effort.is_spent():
            self._improve_at_last(least)
        return self._tidied(rule)

    def _improve_at_last(self, least_meld: int) -> None:
        """The effort is spent: a little more finds some turn that leaves the table's sets with jokers as they are, or
        the whole table if a first meld is asked for. That is legal under every rule; better ones follow while that
        lasts."""
        if not self._is_legal(self.found, FREE):
            self.score, self.found = self.least - 1, []
        effort = Effort(LAST_EFFORT)
        aside = [meld for meld in self.table if least_meld or JOKER in meld.tiles]
        problem = Problem()
        problem.worth = self.worth
        problem.may = list(self.rack[:JOKER])
        problem.jokers_may = self.rack[JOKER]
        problem.least_value = least_meld
        for meld in self.table:
            if meld not in aside:
                problem.add_free(meld)
                for one in meld.tiles:
                    problem.must[one] += 1
        while not effort.is_spent():
            search = BoundedSearch(problem, effort, any_will_do=True)
            if not search.solve(self.score + 1):
                break
            self.score = search.score
            self.found = [*Reconstruction(search).melds(), *aside]

    def _tidied(self, rule: str) -> Turn:
        cut = _cut_as_before(self.table, self.found)
        if self._is_legal(cut, rule):
            self.found = cut
        return self._turn()

    def improve(self, rule: str) -> None:
        """Looks for a turn that is better than the one that was found: the best, or the first if any will do."""
        jokered = [meld for meld in self.table if JOKER in meld.tiles]
        score, found = self.score, self.found
        self._try([_opened(meld) for meld in jokered], FREE)
        if rule == FREE or not jokered or self.score == score or self._is_legal(self.found, rule):
            return
        ceiling = self.score
        self.score, self.found = score, found
        if self.effort.is_spent():
            return
        tried: set[tuple[object, ...]] = set()
        self.doubtful = []
        choices = [list(_plans(rule, meld, self.rack)) for meld in jokered]
        for plans in product(*choices):
            same = _what_counts(plans)
            if same not in tried:
                tried.add(same)
                self._try(plans, rule)
            if self.score == ceiling or (self.any_will_do and self.found) or self.effort.is_spent():
                return
        self.doubtful.sort(key=_highest_first)
        for doubtful in self.doubtful:
            self._search_by_origin(doubtful)
            if self.any_will_do and self.found:
                return

    def first(self, least: int) -> Turn:
        problem = Problem()
        problem.may = list(self.rack[:JOKER])
        problem.jokers_may = self.rack[JOKER]
        problem.worth = self.worth
        problem.least_value = least
        search = BoundedSearch(problem, self.effort)
        if search.solve(self.least):
            self.found = Reconstruction(search).melds()
        elif self.effort.is_spent():
            self._improve_at_last(least)
        return self._turn()

    def _try(self, plans: Sequence[StartSetPlan], rule: str) -> None:
        """Solves with these plans for the start sets that hold jokers, and remembers what is better than all before."""
        problem = Problem()
        problem.worth = self.worth
        for meld in self.table:
            if JOKER not in meld.tiles:
                problem.add_free(meld)
                for one in meld.tiles:
                    problem.must[one] += 1
        in_first_meld = counts_of([one for meld in self.first_meld for one in meld.tiles])
        sure = in_first_meld[:]  # tiles of the rack that are laid for certain
        buying = [0] * JOKER
        for plan in plans:
            for one in plan.tiles:
                problem.must[one] += 1
            problem.jokers_must += plan.jokers
            for one in plan.paid:
                if plan.kept is None:
                    buying[one] += 1
                else:
                    sure[one] += 1
        for one in range(JOKER):
            # A tile of the first meld can buy a joker too: where it ends is free (RK-4.9).
            buying[one] = max(0, buying[one] - in_first_meld[one])
            problem.must[one] += buying[one]
            sure[one] += buying[one]
        if any(sure[kind] > self.rack[kind] for kind in range(KINDS)):
            return
        problem.may = [self.rack[kind] - sure[kind] for kind in range(JOKER)]
        problem.jokers_may = self.rack[JOKER] - sure[JOKER]
        base = sum([sure[kind] * self.worth[kind] for kind in range(KINDS)])
        for plan in plans:
            if plan.kept is not None:
                problem.add_kept(plan.kept, laid=False)
        for meld in self.table:
            if JOKER in meld.tiles and not problem.kept_sets:
                problem.add_free(meld)
        for meld in self.first_meld:
            problem.add_kept(meld, laid=True)
        search = BoundedSearch(problem, self.effort, self.any_will_do)
        if not search.solve(self.score + 1 - base):
            return
        standing = [one for plan in plans for one in plan.standing]
        opened = [plan.opened for plan in plans if plan.opened is not None]
        found = _with_jokers(Reconstruction(search).melds(), standing)
        if found is not None and ((not standing and not opened) or self._is_legal(found, rule)):
            self.score = search.score + base
            self.found = found
            return
        # It would be the best, but some joker does not lie where it may. The search that takes this into account is
        # slow, so the others come first.
        origins = Origins(problem, RELEASE_FLAGS, NEUTRAL) if opened else Origins(problem, BOUND_FLAGS, LACKS)
        origins.opened = opened
        origins.bought = buying
        for one in standing:
            origins.standing[one] += 1
        self.doubtful.append(Doubtful(search.score + base, base, origins, search))

    def _search_by_origin(self, doubtful: Doubtful) -> None:
        # Not for a tidier table alone.
        better = (self.score // SECOND + 1) * SECOND
        if doubtful.score >= better:
            doubtful.search.tighten()
            origin_search = OriginSearch(doubtful.origins, doubtful.search)
            if origin_search.solve(better - doubtful.base):
                self.score = origin_search.score + doubtful.base
                self.found = origin_search.melds()

    def _is_legal(self, found: Sequence[Meld], rule: str) -> bool:
        return purchases_in(self.table, self._laid(found), found, rule, self.least_meld) is not None

    def _laid(self, found: Sequence[Meld]) -> list[int]:
        laid = [0] * KINDS
        for meld in found:
            for one in meld.tiles:
                laid[one] += 1
        for meld in self.table:
            for one in meld.tiles:
                laid[one] -= 1
        return laid

    def _turn(self) -> Turn:
        laid = kinds_in(self._laid(self.found)) if self.found else ()
        proved = not self.effort.is_spent()
        if not laid:
            return Turn((), 0, tuple(self.table), (), proved)
        value = sum([self._value(kind) for kind in laid])
        return Turn(laid, value, tuple(self.found), manipulations_between(self.table, self.found), proved)


def _with_jokers(melds: list[Meld], standing: Sequence[int]) -> list[Meld] | None:
    """The sets with jokers in place of tiles that they count as; None if that leaves a set without number tiles
    (RK-2.4)."""
    if not standing:
        return melds
    one = standing[0]
    for at, meld in enumerate(melds):
        if one in meld.tiles and sum([other != JOKER for other in meld.tiles]) > 1:
            tiles = list(meld.tiles)
            tiles[tiles.index(one)] = JOKER
            changed = Meld(meld.kind, tuple(tiles) if meld.kind == RUN else tuple(sorted(tiles)))
            found = _with_jokers([*melds[:at], changed, *melds[at + 1 :]], standing[1:])
            if found is not None:
                return found
    return None


def _cut_as_before(table: Sequence[Meld], found: Sequence[Meld]) -> list[Meld]:
    """Runs that lay one after the other do so again, where they have grown together for no reason."""
    runs = [meld for meld in table if meld.kind == RUN]
    for meld in found:
        if meld in runs:
            runs.remove(meld)
    cut: list[Meld] = []
    waiting = list(found)
    while waiting:
        meld = waiting.pop()
        pieces = [meld]
        if meld.kind == RUN:
            for run in runs:
                pieces = _cut_out(meld, run)
                if len(pieces) > 1:
                    runs.remove(run)
                    break
        cut.append(pieces[0])
        waiting += pieces[1:]
    return cut


def _cut_out(meld: Meld, run: Meld) -> list[Meld]:
    """A run as the other one that is part of it, and what is left below and above; in one piece if that cannot be."""
    low = full_run(run)[0] - full_run(meld)[0]
    high = low + len(run.tiles)
    if low < 0 or meld.tiles[low:high] != run.tiles or len(run.tiles) == len(meld.tiles):
        return [meld]
    pieces = [run]
    for rest in (meld.tiles[:low], meld.tiles[high:]):
        if rest:
            piece = run_of(rest)
            if piece is None:
                return [meld]
            pieces.append(piece)
    return pieces


def _opened(meld: Meld) -> StartSetPlan:
    """All of a set is free, its jokers too."""
    plain = [one for one in meld.tiles if one != JOKER]
    return StartSetPlan((), None, tuple(plain), len(meld.tiles) - len(plain))


def _plans(rule: str, meld: Meld, rack: Sequence[int]) -> Iterator[StartSetPlan]:
    """All plans for a set that holds jokers that a rule allows."""
    if rule == STRICT:
        yield from _strict_plans(meld, rack)
    elif rule == BOUND:
        yield from _bound_plans(meld, rack)
    else:
        yield from _release_plans(meld, rack)


def _release_plans(meld: Meld, rack: Sequence[int]) -> Iterator[StartSetPlan]:
    """RK-4.2: it is kept, or opened; then its jokers are bought, or have to end beside a laid tile."""
    yield StartSetPlan((), meld, (), 0)
    plain = tuple([one for one in meld.tiles if one != JOKER])
    jokers = len(meld.tiles) - len(plain)
    for count in range(jokers + 1):
        for purchase in purchases_of(meld, rack, count):
            opened = OpenedSet(meld, purchase.rest) if count < jokers else None
            yield StartSetPlan(purchase.paid, None, plain, jokers, (), opened)


def _strict_plans(meld: Meld, rack: Sequence[int]) -> Iterator[StartSetPlan]:
    """RK-4.1: all its jokers are bought, or the set, with the bought ones replaced, is kept."""
    plain = tuple([one for one in meld.tiles if one != JOKER])
    jokers = len(meld.tiles) - len(plain)
    for count in range(jokers + 1):
        for purchase in purchases_of(meld, rack, count):
            if count == jokers:
                yield StartSetPlan(purchase.paid, None, plain, jokers)
            else:
                yield StartSetPlan(purchase.paid, purchase.rest, (), count)


def _bound_plans(meld: Meld, rack: Sequence[int]) -> Iterator[StartSetPlan]:
    """RK-4.3: each joker is bought, or counts as a tile that it stood for; no two of a set as the same."""
    plain = tuple([one for one in meld.tiles if one != JOKER])
    jokers = len(meld.tiles) - len(plain)
    for count in range(jokers + 1):
        for purchase in purchases_of(meld, rack, count):
            rest = purchase.rest
            if meld.kind == RUN:
                ways = [tuple([stands_for(rest, place)[0] for place in joker_places(rest)])]
            else:
                ways = list(combinations(missing_from_group(rest), jokers - count))
            for standing in ways:
                yield StartSetPlan(purchase.paid, None, (*plain, *standing), count, standing)


def _what_counts(plans: Sequence[StartSetPlan]) -> tuple[object, ...]:
    """Of plans that differ in nothing of this, one will do."""
    paid = sorted([one for plan in plans for one in plan.paid])
    tiles = sorted([one for plan in plans for one in plan.tiles])
    kept = sorted([plan.kept for plan in plans if plan.kept is not None])
    opened = sorted([plan.opened for plan in plans if plan.opened is not None])
    return tuple(paid), tuple(tiles), tuple(kept), tuple(opened)
