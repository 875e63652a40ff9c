"""Puzzles hold what they promise: one best turn, graded by the sets that it breaks up. The judges here share nothing
with how puzzles are made: an integer programme, and a search through all end tables."""

from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from games.rummikub.oracle import most
from games.rummikub.positions import kinds, table
from tortuga.games.rummikub.puzzles.arrangements import arrangements, cuts
from tortuga.games.rummikub.puzzles.maker import Puzzle, is_only_choice, judge, make, only_end, rules_of
from tortuga.games.rummikub.rules.jokers import BOUND, FREE, JOKER_RULES, RELEASE, STRICT, contains_start_set
from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld, full_run, meld_as, meld_of, read_meld
from tortuga.games.rummikub.rules.rack_melds import melds_from
from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, KINDS, box, counts_of, names, number_of
from tortuga.games.rummikub.rules.turns import check_turn, tiles_on
from tortuga.games.rummikub.solver import solve
from tortuga.kernel import OptionError, RuleError

SAMPLE = [
    *[(seed, level, RELEASE) for level in (1, 2, 3) for seed in ("ania", "bartek", "celina")],
    ("ania", 4, RELEASE),
    ("ania", 5, RELEASE),
    ("ania", 2, BOUND),
    ("bartek", 3, BOUND),
    ("ania", 1, STRICT),
]
ONE_A_TILE = [1] * KINDS

made = cache(make)


@pytest.fixture(params=SAMPLE, ids=lambda asked: "-".join(map(str, asked)))
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    return made(*request.param)


def every_end(left: list[int], melds: Sequence[Meld]) -> Iterator[list[Meld]]:
    """All ways to lay these tiles (by kind) in sets, one tile after the other."""
    first = min((kind for kind in range(JOKER) if left[kind]), key=lambda kind: (number_of(kind), kind), default=-1)
    if first < 0:
        if left[JOKER] == 0:
            yield []
        return
    for meld in melds:
        if first in meld.tiles and all(left[kind] >= meld.tiles.count(kind) for kind in set(meld.tiles)):
            for one in meld.tiles:
                left[one] -= 1
            for rest in every_end(left, melds):
                yield [meld, *rest]
            for one in meld.tiles:
                left[one] += 1


def essence(end: Sequence[Meld]) -> tuple[list[Meld], list[tuple[int, bool]]]:
    """What a puzzle promises to be unique: the groups, the tiles in runs, and what jokers in runs stand for."""
    runs = [meld for meld in end if meld.kind == RUN]
    covered = [(full, one == JOKER) for run in runs for full, one in zip(full_run(run), run.tiles, strict=True)]
    return sorted(meld for meld in end if meld.kind == GROUP), sorted(covered)


def most_kept(start: Sequence[Meld], end: Sequence[Meld]) -> int:
    """Start sets that are kept by end sets, one by each, tried in all ways."""
    if not start:
        return 0
    kept = [
        most_kept(start[1:], [*end[:at], *end[at + 1 :]]) + 1
        for at in range(len(end))
        if contains_start_set(end[at], start[0])
    ]
    return max([most_kept(start[1:], end), *kept])


def test_the_start_could_come_from_play(puzzle: Puzzle) -> None:
    assert all(meld_as(meld.kind, meld.tiles) == meld for meld in puzzle.table)
    assert all(meld_of(meld.tiles) == meld for meld in puzzle.table)  # so a bare list means it
    tiles = [had + more for had, more in zip(tiles_on(puzzle.table), counts_of(puzzle.rack), strict=True)]
    assert all(count <= there for count, there in zip(tiles, box(2), strict=True))
    assert list(puzzle.rack) == sorted(puzzle.rack)
    assert melds_from(counts_of(puzzle.rack)) == []


def test_the_best_turn_is_legal_and_solves_it(puzzle: Puzzle) -> None:
    verdict = judge(puzzle, puzzle.end)
    assert verdict.laid == puzzle.laid
    assert verdict.solved
    assert len(solve(puzzle.table, puzzle.rack, puzzle.rule).laid) == verdict.best


def test_no_other_choice_of_tiles_is_as_good(puzzle: Puzzle) -> None:
    assert most(puzzle.table, puzzle.rack, ONE_A_TILE) == len(puzzle.laid)
    for one in set(puzzle.laid):
        others = list(puzzle.rack)
        others.remove(one)
        assert most(puzzle.table, others, ONE_A_TILE) < len(puzzle.laid)


def test_there_is_one_end_table_up_to_cuts_and_it_breaks_up_as_many_sets_as_the_level_says(puzzle: Puzzle) -> None:
    tiles = tiles_on(puzzle.end)
    ends = list(every_end(tiles, melds_from(tiles)))
    assert {str(essence(end)) for end in ends} == {str(essence(puzzle.end))}
    laid = counts_of(puzzle.laid)
    kept = 0
    for end in ends:
        try:
            check_turn(puzzle.table, laid, end, True, rules_of(puzzle))
        except RuleError:
            continue
        kept = max(kept, most_kept(puzzle.table, end))
    assert len(puzzle.table) - kept == puzzle.level == len(puzzle.broken())


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_seed_gives_the_same_puzzle_again_and_another_seed_another(level: int) -> None:
    assert make("ania", level) == made("ania", level, RELEASE)
    assert len({made(seed, level, RELEASE).table for seed in ("ania", "bartek", "celina")}) == 3


def test_some_puzzles_have_jokers_and_in_some_tiles_stay_behind() -> None:
    some = [made(str(seed), 1) for seed in range(20)]
    assert 3 <= sum(any(JOKER in meld.tiles for meld in one.table) for one in some) <= 10
    assert 3 <= sum(JOKER in one.rack for one in some) <= 10
    assert 3 <= sum(one.rack != one.laid for one in some) <= 12


def test_the_known_puzzle_of_a_seed() -> None:
    """A link to a puzzle leads to the same one in every build, and however the solver is made."""
    known = made("ania", 3, RELEASE)
    sets = "K4 K5 K6 | R1 K1 O1 J | K9 K10 K11 | R8 K8 O8 | B10 B11 B12 | K4 K5 K6 | R1 R2 R3 R4"
    assert " | ".join(str(meld) for meld in known.table) == sets
    assert names(known.rack) == ("R3", "B4", "B6", "K7", "O11", "O13")


def test_steps_lead_from_the_start_to_the_end(puzzle: Puzzle) -> None:
    done = [manipulation.meld for manipulation in puzzle.manipulations()]
    assert done
    assert all(meld in puzzle.end for meld in done)


def test_a_turn_that_lays_less_is_legal_but_does_not_solve_it() -> None:
    puzzle = Puzzle("", 1, RELEASE, table("R3 R4 R5 R6", "B1 B2 B3"), tuple(kinds("R7 B4")), tuple(kinds("R7 B4")), ())
    verdict = judge(puzzle, table("R3 R4 R5 R6 R7", "B1 B2 B3"))
    assert (verdict.laid, verdict.best, verdict.solved) == (tuple(kinds("R7")), 2, False)


def test_a_wrong_turn_is_refused_with_its_rule() -> None:
    puzzle = made("ania", 1, RELEASE)
    with pytest.raises(RuleError, match="nothing-laid"):
        judge(puzzle, puzzle.table)


def test_levels_and_rules_that_there_are_not() -> None:
    for level in (0, 6, -1):
        with pytest.raises(OptionError, match="level"):
            make("ania", level)
    with pytest.raises(OptionError, match="joker"):
        make("ania", 1, "wild")


def test_two_arrangements_are_no_puzzle() -> None:
    """Three runs or three groups."""
    assert only_end(table("R3 R4 R5", "B3 B4 B5"), kinds("K3 K4 K5"), FREE) is None


def test_another_choice_of_tiles_is_noticed() -> None:
    assert not is_only_choice(table("R3 R4 R5"), kinds("R2 R6 R7 O1"), kinds("R6 R7"))
    assert is_only_choice(table("R3 R4 R5"), kinds("R6 R7 O1"), kinds("R6 R7"))


def test_a_joker_rule_that_forbids_the_only_arrangement_makes_it_no_puzzle() -> None:
    """RK-4.7, example 4: legal under `release` and `free` only."""
    start = table("K1 K2 J", "R1 B1 O1", "R2 B2 O2")
    allowed = [rule for rule in JOKER_RULES if only_end(start, kinds("R12 R13"), rule)]
    assert set(allowed) == {FREE, RELEASE}


def test_arrangements_are_those_of_a_plain_search() -> None:
    for seed in ("ania", "bartek", "celina"):
        known = made(seed, 1, RELEASE)
        for one in (*known.rack, None):
            tiles = tiles_on(known.table)
            if one is not None:
                tiles[one] += 1
            plain = {str(essence(end)) for end in every_end(tiles, melds_from(tiles))}
            assert len(arrangements(tiles, 1000)) == len(plain)


def test_cuts_put_jokers_where_they_stand() -> None:
    (found,) = [one for one in arrangements(counts_of(kinds("R3 R4 J R6 R7")), 9) if one.jokers[4]]
    assert cuts(found, 0) == [(read_meld("R3 R4 J R6 R7"),)]
    assert [cuts(found, colour) for colour in range(1, COLOURS)] == [[()]] * 3
