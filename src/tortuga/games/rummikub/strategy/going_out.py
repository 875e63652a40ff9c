"""Can a rack go out on a table? And if not: how much of it can be laid?

Jokers of the table are wild here (RK-4.4). What is legal under any joker rule is legal then (RK-4.10), so a “no” is
certain; after a “yes” the solver has to look for the turn.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from tortuga.games.rummikub.rules.rack_melds import most_value
from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, KINDS, NUMBERS
from tortuga.games.rummikub.solver.bounded_search import BoundedSearch
from tortuga.games.rummikub.solver.problem import Problem

NOTHING: Final = [0] * KINDS
ALL: Final = 1 << 9
"""What a tile scores that has to be laid: more than all runs of a table do."""


def can_go_out(table: Sequence[int], rack: Sequence[int], melded: bool, rules: Ruleset) -> bool:
    """Could all of a rack be laid at once? A first meld is asked for as far as the rack alone must be worth enough
    (RK-3.2, RK-3.8)."""
    if not melded and not rules.building:
        table = NOTHING
    if not _each_has_a_place(table, rack):
        return False
    if not melded and most_value(rack, rules.first_meld) < rules.first_meld:
        return False
    problem = _problem(table, rack, ALL)
    # Of many ways to lay the same tiles one will do: runs score a little, so that the search need not follow the rest.
    for kind in range(1, JOKER):
        if kind % NUMBERS:
            problem.table_links[kind] = min(problem.have(*_place(kind)), problem.have(*_place(kind - 1)))
    return BoundedSearch(problem).solve(ALL * sum(rack))


def most_laid(table: Sequence[int], rack: Sequence[int]) -> int:
    """How many tiles of a rack can be laid at once, by a player who has melded."""
    problem = _problem(table, rack, 1)
    search = BoundedSearch(problem)
    return search.score if search.solve(0) else 0


def _problem(table: Sequence[int], rack: Sequence[int], worth: int) -> Problem:
    problem = Problem()
    problem.must = list(table[:JOKER])
    problem.jokers_must = table[JOKER]
    problem.may = list(rack[:JOKER])
    problem.jokers_may = rack[JOKER]
    problem.worth = [worth] * KINDS
    return problem


def _place(kind: int) -> tuple[int, int]:
    return kind // NUMBERS, kind % NUMBERS + 1


def _each_has_a_place(table: Sequence[int], rack: Sequence[int]) -> bool:
    """Is there some set for each tile of a rack by itself? That takes no search, and mostly the answer is No."""
    return all(_has_a_place(table, rack, kind) for kind in range(JOKER) if rack[kind])


def _has_a_place(table: Sequence[int], rack: Sequence[int], kind: int) -> bool:
    wild: i64 = table[JOKER] + rack[JOKER]
    number = kind % NUMBERS
    there: i64 = wild
    for colour in range(COLOURS):
        same = colour * NUMBERS + number
        if table[same] + rack[same]:
            there += 1
    if there >= 3:
        return True
    for lowest in range(max(0, number - 2), min(number, NUMBERS - 3) + 1):
        first = kind - number + lowest
        there = wild
        for place in range(first, first + 3):
            if table[place] + rack[place]:
                there += 1
        if there >= 3:
            return True
    return False
