"""Good turns in bounded time. The exact solver may take seconds where jokers lie on the table; here it is only asked
about tables whose jokers are wild (RK-4.4), some of them with sets that are left as they lie, and what it finds counts
if the rules allow it. Seldom, the best turn is missed."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from tortuga.games.rummikub.rules.jokers import FREE
from tortuga.games.rummikub.rules.melds import Meld, Melds, value_of
from tortuga.games.rummikub.rules.rack_melds import best_melds, melds_from
from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.games.rummikub.rules.tiles import JOKER, counts_of
from tortuga.games.rummikub.rules.turns import check_turn, tiles_on
from tortuga.games.rummikub.solver.best_turn import TILES, Turn, solve, solve_first
from tortuga.games.rummikub.strategy.going_out import can_go_out
from tortuga.kernel.errors import RuleError

FIRST_MELDS_TRIED: Final = 12
"""Of a rack that goes out with a first meld apart from all the rest; the smallest ones first, that ties up least."""


def quick_best(table: Melds, rack: Sequence[int], melded: bool, rules: Ruleset, objective: str) -> Melds | None:
    """The best table that is found for a rack (which lists tiles), or None."""
    if not melded:
        own = solve_first(rack, rules.first_meld, objective, rules.joker_value)
        if not own.laid:
            return None
        if rules.building:
            built = _allowed(table, rack, False, rules, solve(table, rack, FREE, objective, rules.joker_value))
            if built is not None:
                return built
        return (*table, *own.table)
    best: Turn | None = None
    for left_alone in left_alone_in(table):
        rest = _without(table, left_alone)
        turn = solve(rest, rack, FREE, objective, rules.joker_value)
        better = best is None or (len(turn.laid), turn.value) > (len(best.laid), best.value)
        if objective != TILES:
            better = best is None or (turn.value, len(turn.laid)) > (best.value, len(best.laid))
        if turn.laid and better:
            turn = turn._replace(table=(*turn.table, *left_alone))
            if _allowed(table, rack, True, rules, turn) is not None:
                best = turn
        if best is not None and not left_alone:
            break
    return None if best is None else best.table


def quick_way_out(table: Melds, rack: Sequence[int], melded: bool, rules: Ruleset) -> Melds | None:
    """A table with all of a rack (which lists tiles) on it, or None."""
    counts, lying = counts_of(rack), tiles_on(table)
    if not can_go_out(lying, counts, melded, rules):
        return None
    if not melded and not rules.building:
        own = solve_first(rack, rules.first_meld, TILES, rules.joker_value)
        return (*table, *own.table) if len(own.laid) == len(rack) else None
    for left_alone in left_alone_in(table):
        rest = _without(table, left_alone)
        if left_alone and not can_go_out(tiles_on(rest), counts, True, rules):
            continue
        turn = solve(rest, rack, FREE, TILES, rules.joker_value)
        if len(turn.laid) == len(rack):
            found = _allowed(table, rack, melded, rules, turn._replace(table=(*turn.table, *left_alone)))
            if found is not None:
                return found
    return None if melded else _with_first_meld_apart(table, rack, rules)


def _with_first_meld_apart(table: Melds, rack: Sequence[int], rules: Ruleset) -> Melds | None:
    counts, lying = counts_of(rack), tiles_on(table)
    melds = [[meld] for meld in melds_from(counts) if value_of(meld) >= rules.first_meld]
    melds.sort(key=_tiles_in)
    for first_meld in [*melds[:FIRST_MELDS_TRIED], best_melds(counts, rules.first_meld)]:
        rest = list(rack)
        for meld in first_meld:
            for one in meld.tiles:
                rest.remove(one)
        if not rest:
            return (*table, *first_meld)
        if can_go_out(lying, counts_of(rest), True, rules):
            turn = solve(table, rest, FREE, TILES, rules.joker_value)
            if len(turn.laid) == len(rest):
                found = _allowed(table, rack, False, rules, turn._replace(table=(*turn.table, *first_meld)))
                if found is not None:
                    return found
    return None


def _tiles_in(melds: list[Meld]) -> int:
    return sum([len(meld.tiles) + 100 * meld.tiles.count(JOKER) for meld in melds])


def left_alone_in(table: Melds) -> Iterator[tuple[Meld, ...]]:
    """Choices of sets with jokers that stay as they lie: none of them first, then more and more."""
    jokered = [meld for meld in table if JOKER in meld.tiles]
    for count in range(len(jokered) + 1):
        yield from combinations(jokered, count)


def _without(table: Melds, some: Sequence[Meld]) -> Melds:
    rest = list(table)
    for meld in some:
        rest.remove(meld)
    return tuple(rest)


def _allowed(table: Melds, rack: Sequence[int], melded: bool, rules: Ruleset, turn: Turn) -> Melds | None:
    if not turn.laid:
        return None
    try:
        check_turn(table, counts_of(rack), turn.table, melded, rules)
    except RuleError:
        return None
    return turn.table
