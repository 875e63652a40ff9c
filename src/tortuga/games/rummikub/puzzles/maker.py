"""Puzzles: positions with one best turn, graded by how many sets it breaks up.

What *one best turn* means is checked, not hoped for:

1. The best turn lays so many tiles, and no other choice of tiles from the rack lays as many: without any one of them,
   the solver finds only turns that lay fewer.
2. The table and these tiles can lie together in sets in one way only (`arrangements`): the same groups, the same tiles
   in runs, the jokers in the place of the same tiles. Where runs of one colour that touch or overlap are cut is free.

Both are checked as if jokers were `free` (RK-4.4), which allows more than all other joker rules (RK-4.10). So they hold
under every joker rule under which the turn is legal, and it is legal under the rule that the puzzle was made for.

The *level* is the number of sets of the start table that are broken up by the turn with its runs cut as gently as
possible: that many are not kept (RK-4.9) in a set of the end table.
"""

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import Final, NamedTuple, cast

from tortuga.games.rummikub.options import JokerRule, RummikubOptions, ruleset_for
from tortuga.games.rummikub.puzzles.arrangements import arrangements, cuts
from tortuga.games.rummikub.rules.jokers import FREE, JOKER_RULES, RELEASE, contains_start_set, explain
from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld, meld_as, value_of
from tortuga.games.rummikub.rules.rack_melds import melds_from
from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.games.rummikub.rules.state import take
from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, KINDS, NUMBERS, box, counts_of, kinds_in, tile
from tortuga.games.rummikub.rules.turns import check_turn, laid_between
from tortuga.games.rummikub.solver import solve
from tortuga.games.rummikub.solver.manipulations import Manipulation, manipulations_between
from tortuga.kernel.chance import Chance, Live
from tortuga.kernel.errors import OptionError

LEVELS: Final = range(1, 6)
FIRST_MELDS: Final = 60
"""What lies on the table at least: two players have made a first meld of 30 (RK-3.2)."""
RUN_LENGTHS: Final = (3, 3, 3, 4, 4, 5)
STAY_BEHIND: Final = (0, 0, 0, 0, 1, 2)
"""Tiles of the rack that the best turn does not lay: mostly none, and the player goes out."""
MOST_CUTS: Final = 500
"""How many end tables are looked at where a joker rule might not allow them all; with more it isn't a puzzle."""

NOWHERE: Final = 0
ON_TABLE: Final = 1
ON_RACK: Final = 2
JOKER_PLACES: Final = (NOWHERE, NOWHERE, ON_TABLE, ON_RACK)


class Shape(NamedTuple):
    """How large the puzzles of a level are."""

    sets: int
    rack: int
    """Tiles that are tried. Those that cannot be laid are mostly left out in the end."""
    least: int
    most: int
    """Tiles laid."""


SHAPES: Final = {
    1: Shape(4, 5, 2, 3),
    2: Shape(5, 5, 2, 4),
    3: Shape(7, 6, 2, 4),
    4: Shape(8, 7, 3, 5),
    5: Shape(9, 7, 3, 6),
}


class Puzzle(NamedTuple):
    seed: str
    level: int
    rule: str
    table: tuple[Meld, ...]
    rack: tuple[int, ...]
    laid: tuple[int, ...]
    """By the best turn."""
    end: tuple[Meld, ...]
    """The table after it, its runs cut so that as few sets as possible are broken up."""

    def broken(self) -> list[int]:
        """Which sets of the table the best turn breaks up."""
        kept = _kept(self.table, self.end)
        return [at for at in range(len(self.table)) if at not in kept]

    def manipulations(self) -> tuple[Manipulation, ...]:
        """How the best turn is done."""
        return manipulations_between(self.table, self.end)


class Verdict(NamedTuple):
    """What is to be said of a legal turn."""

    laid: tuple[int, ...]
    best: int
    """Tiles that the best turn lays."""

    @property
    def solved(self) -> bool:
        return len(self.laid) == self.best


def make(seed: str, level: int, rule: str = RELEASE) -> Puzzle:
    """The puzzle of a seed and a level: the same one always and everywhere, however the solver goes about it.

    >>> puzzle = make("turtle", 1)
    >>> len(puzzle.broken()), puzzle == make("turtle", 1)
    (1, True)
    """
    if level not in LEVELS:
        raise OptionError("option-value", name="level", value=str(level))
    if rule not in JOKER_RULES:
        raise OptionError("option-value", name="joker", value=rule)
    chance = Live(f"puzzle {rule} {level} {seed}")
    joker = JOKER_PLACES[chance.roll(len(JOKER_PLACES)) - 1]
    while True:
        puzzle = _attempt(chance, seed, level, rule, joker)
        if puzzle is not None:
            return puzzle


def rules_of(puzzle: Puzzle) -> Ruleset:
    """Rummikub's, with the joker rule that the puzzle was made for."""
    return ruleset_for(RummikubOptions(joker_rule=cast(JokerRule, puzzle.rule)))


def judge(puzzle: Puzzle, end: Sequence[Meld]) -> Verdict:
    """Raises RuleError where the turn is not legal."""
    check_turn(puzzle.table, counts_of(puzzle.rack), end, True, rules_of(puzzle))
    return Verdict(kinds_in(laid_between(puzzle.table, end)), len(puzzle.laid))


# -- Finding one ------------------------------------------------------------------------------------------------------


def _attempt(chance: Chance, seed: str, level: int, rule: str, joker: int) -> Puzzle | None:
    """A position by chance, if it happens to be a puzzle. The quick checks come first."""
    shape = SHAPES[level]
    table, left = _deal_table(chance, shape.sets, joker == ON_TABLE)
    rack = [JOKER] if joker == ON_RACK else []
    while len(rack) < shape.rack:
        rack.append(take(left, chance))
    if melds_from(counts_of(rack)) or sum([value_of(meld) for meld in table]) < FIRST_MELDS:
        return None
    laid = solve(table, rack, FREE).laid
    if not shape.least <= len(laid) <= shape.most or (joker == ON_RACK and JOKER not in laid):
        return None
    end = only_end(table, laid, rule)
    if end is None or _lengthens(table, laid, end):
        return None
    if len(table) - len(_kept(table, end)) != level or not is_only_choice(table, rack, laid):
        return None
    return Puzzle(seed, level, rule, table, _shown_rack(chance, rack, laid), laid, _in_place(table, end))


def _deal_table(chance: Chance, sets: int, with_joker: bool) -> tuple[tuple[Meld, ...], list[int]]:
    """Sets by chance, and what the box has left without them; jokers are not among it."""
    left = box(0)
    table: list[Meld] = []
    while len(table) < sets:
        meld = _deal_run(chance) if chance.roll(2) == 1 else _deal_group(chance)
        if all(left[one] for one in meld.tiles):
            for one in meld.tiles:
                left[one] -= 1
            table.append(meld)
    if with_joker:
        at = chance.roll(sets) - 1
        tiles = list(table[at].tiles)
        place = chance.roll(len(tiles)) - 1
        left[tiles[place]] += 1
        tiles[place] = JOKER
        jokered = meld_as(table[at].kind, tiles)
        assert jokered is not None
        table[at] = jokered
    return tuple(table), left


def _deal_run(chance: Chance) -> Meld:
    length = RUN_LENGTHS[chance.roll(len(RUN_LENGTHS)) - 1]
    low = tile(chance.roll(COLOURS) - 1, chance.roll(NUMBERS - length + 1))
    return Meld(RUN, tuple(range(low, low + length)))


def _deal_group(chance: Chance) -> Meld:
    number = chance.roll(NUMBERS)
    colours = list(range(COLOURS))
    if chance.roll(3) > 1:
        colours.pop(chance.roll(COLOURS) - 1)
    return Meld(GROUP, tuple([tile(colour, number) for colour in colours]))


def _shown_rack(chance: Chance, rack: Sequence[int], laid: Sequence[int]) -> tuple[int, ...]:
    """The tiles to lay, and perhaps some others. What is the only choice of the whole rack is so of part of it."""
    over = counts_of(rack)
    for one in laid:
        over[one] -= 1
    behind = min(STAY_BEHIND[chance.roll(len(STAY_BEHIND)) - 1], sum(over))
    return tuple(sorted([*laid, *[take(over, chance) for _ in range(behind)]]))


# -- What makes it one ------------------------------------------------------------------------------------------------


def is_only_choice(table: Sequence[Meld], rack: Sequence[int], laid: Sequence[int]) -> bool:
    """Do all turns that lay as many tiles of the rack lay these? Another choice would do without one of them."""
    for one in set(laid):
        others = list(rack)
        others.remove(one)
        if len(solve(table, others, FREE).laid) >= len(laid):
            return False
    return True


def only_end(table: Sequence[Meld], laid: Sequence[int], rule: str) -> tuple[Meld, ...] | None:
    """The end table, if there is only one arrangement and the rule allows it; cut so that as few sets as possible are
    broken up, then into as few sets as possible."""
    found = arrangements(counts_of([one for meld in table for one in meld.tiles] + list(laid)), 2)
    if len(found) != 1:
        return None
    cut_runs = [sorted(cuts(found[0], colour), key=lambda runs: _gentle(table, runs)) for colour in range(COLOURS)]
    if not any(JOKER in meld.tiles for meld in table):  # then every rule allows everything, and colours do not mind
        return (*found[0].groups, *[run for runs in cut_runs for run in runs[0]])
    if prod([len(runs) for runs in cut_runs]) > MOST_CUTS:
        return None
    counts = counts_of(laid)
    ends = [(*found[0].groups, *[run for runs in some for run in runs]) for some in product(*cut_runs)]
    legal = [end for end in ends if explain(table, counts, end, rule) is not None]
    return min(legal, key=lambda end: _gentle(table, end), default=None)


def _gentle(table: Sequence[Meld], end: Sequence[Meld]) -> tuple[int, int, tuple[Meld, ...]]:
    """Smaller is gentler. The last is only there to settle it always in the same way."""
    return (-len(_kept(table, end)), len(end), tuple(end))


def _kept(table: Sequence[Meld], end: Sequence[Meld]) -> dict[int, int]:
    """Sets of the table that are kept, as many as possible, with the end set that keeps each of them (RK-4.9)."""
    keeper: dict[int, int] = {}
    for at in range(len(table)):
        _find_keeper(table, end, at, keeper, set())
    return {at: place for place, at in keeper.items()}


def _find_keeper(table: Sequence[Meld], end: Sequence[Meld], at: int, keeper: dict[int, int], asked: set[int]) -> bool:
    """An end set that keeps one more set, even if those kept so far have to change places."""
    for place, meld in enumerate(end):
        if place not in asked and contains_start_set(meld, table[at]):
            asked.add(place)
            if place not in keeper or _find_keeper(table, end, keeper[place], keeper, asked):
                keeper[place] = at
                return True
    return False


def _in_place(table: Sequence[Meld], end: Sequence[Meld]) -> tuple[Meld, ...]:
    """The end table with its sets where they come from: first what is kept, then what most of a broken set becomes."""
    places = _kept(table, end)
    for at, meld in enumerate(table):
        left = [place for place in range(len(end)) if place not in places.values()]
        if at not in places and left:
            places[at] = max(left, key=lambda place: (_common(meld, end[place]), -place))
    rest = [place for place in range(len(end)) if place not in places.values()]
    return tuple([end[place] for place in [*[places[at] for at in sorted(places)], *rest]])


def _common(one: Meld, other: Meld) -> int:
    return sum([min(one.tiles.count(kind), other.tiles.count(kind)) for kind in set(one.tiles)])


def _lengthens(table: Sequence[Meld], laid: Sequence[int], end: Sequence[Meld]) -> bool:
    """Are there tiles that are only added to a set? There is nothing to find in that."""
    have = counts_of(laid)
    for at, place in _kept(table, end).items():
        more = counts_of(end[place].tiles)
        for one in table[at].tiles:
            more[one] -= 1
        if sum(more) and all(more[kind] <= have[kind] for kind in range(KINDS)):
            return True
    return False
