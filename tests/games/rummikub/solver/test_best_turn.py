"""The solver: known positions, and random ones against the two judges of oracle.py."""

from collections.abc import Sequence
from itertools import combinations_with_replacement, product
from random import Random

import pytest

from games.rummikub.oracle import best_of_all, most, value
from games.rummikub.seeded import bought_out_position, position, replaceable_position, small_position, two_sets_in_hand
from rules import rule
from tortuga.games.rummikub.rules.jokers import BOUND, FREE, JOKER_RULES, RELEASE, STRICT, explain
from tortuga.games.rummikub.rules.melds import RUN, Meld, meld_as, read_meld, value_of
from tortuga.games.rummikub.rules.tiles import JOKER, KIND_OF, KINDS, counts_of, names
from tortuga.games.rummikub.solver.best_turn import (
    OBJECTIVES,
    TILES,
    VALUE,
    Turn,
    any_turn,
    solve,
    solve_building,
    solve_first,
)
from tortuga.games.rummikub.solver.colour_graph import LEADING


def table_of(text: str) -> list[Meld]:
    """Sets in writing, with commas between them."""
    return [read_meld(part) for part in text.split(",")] if text.strip() else []


def rack_of(text: str) -> list[int]:
    return [KIND_OF[word] for word in text.split()]


def laid(turn: Turn) -> str:
    return " ".join(names(turn.laid))


def worth(objective: str, joker: int = 30) -> list[int]:
    """By kind; the objective counts first, then the other of tiles and value."""
    first, second = (1000, 1) if objective == TILES else (1, 1000)
    return [first + second * value(kind, joker) for kind in range(KINDS)]


def worth_of(turn: Turn, by_kind: Sequence[int]) -> int:
    return sum(by_kind[one] for one in turn.laid)


def goes_out(table: Sequence[Meld], rack: Sequence[int], rule: str = FREE) -> bool:
    """Does the best turn lay the whole rack?"""
    return len(solve(table, rack, rule).laid) == len(rack)


def check_turn(start: Sequence[Meld], rack: Sequence[int], rule: str, turn: Turn) -> None:
    """RK-4.8: the right tiles, in valid sets, jokers as the rule wants; and the manipulations make what they say of
    what there is."""
    before = counts_of([one for meld in start for one in meld.tiles])
    after = counts_of([one for meld in turn.table for one in meld.tiles])
    own = counts_of(turn.laid)
    assert after == [one + other for one, other in zip(before, own, strict=True)]
    assert all(count <= had for count, had in zip(own, counts_of(rack), strict=True))
    assert all(meld_as(meld.kind, meld.tiles) == meld for meld in turn.table)
    if turn.laid:
        assert explain(start, own, turn.table, rule) is not None
    assert sorted(one for manipulation in turn.manipulations for one in manipulation.rack) == sorted(turn.laid)
    for manipulation in turn.manipulations:
        parts = [one for part in manipulation.parts for one in part.tiles]
        assert sorted([*manipulation.rack, *parts]) == sorted(manipulation.meld.tiles)


# Faults of other solvers. Each is a position, a rule, and what the best turn by tiles lays.


@pytest.mark.parametrize(
    ("table", "rack", "best"),
    [
        pytest.param("R10 B10 K10", "J", "J", id="a joker may join"),
        pytest.param("R5 B5 K5 J", "K10 K11 K12", "K10 K11 K12", id="redundant joker, own set"),
        pytest.param("R5 B5 K5 J", "K10 K11", "K10 K11", id="redundant joker, used elsewhere"),
        pytest.param("R1 R2 R3, R1 R2 R3", "R4 R4", "R4 R4", id="twin runs"),
        pytest.param("R5 R6 R7, R5 B5 K5", "R5", "", id="a third twin has no place"),
        pytest.param("", "J J J", "", id="no set of jokers only"),
        pytest.param("", "J J J J", "", id="no set of four jokers"),
        pytest.param("", "R13 J J J J", "R13 J J J J", id="four jokers and a number"),
        pytest.param("R11 R12 R13", "R1 J", "J", id="1 never follows 13"),
    ],
)
def test_what_others_get_wrong(table: str, rack: str, best: str) -> None:
    turn = solve(table_of(table), rack_of(rack))
    check_turn(table_of(table), rack_of(rack), FREE, turn)
    assert laid(turn) == best


def test_value_is_value() -> None:
    rack = rack_of("R1 R2 R4 O12 O13 J")
    assert (laid(solve([], rack)), solve([], rack).value) == ("R1 R2 R4 J", 37)
    assert (laid(solve([], rack, objective=VALUE)), solve([], rack, objective=VALUE).value) == ("O12 O13 J", 55)
    assert solve([], rack, objective=VALUE, joker_value=25).value == 50


def test_of_equals_the_table_stays_as_it_was() -> None:
    table = table_of("R1 R2 R3, R4 R5 R6, R7 B7 K7 O7")
    turn = solve(table, rack_of("B1 B2 B3"))
    assert [meld for meld in table if meld not in turn.table] == []
    assert [str(manipulation.meld) for manipulation in turn.manipulations] == ["B1 B2 B3"]


@pytest.mark.parametrize("colours", ["R", "RB", "RBK", "RBKO"])
def test_of_equals_runs_that_could_be_one_stay_two_in_every_colour(colours: str) -> None:
    runs = [" ".join(f"{colour}{low + step}" for step in range(3)) for colour in colours for low in (1, 4, 8, 11)]
    table = table_of(", ".join(runs))
    turn = solve(table, rack_of("R7 B7 K7"))
    assert sorted(turn.table) == sorted([*table, read_meld("R7 B7 K7")])


@pytest.mark.parametrize("rack", ["R4 R5 R6", "R10 R11 R12", "R4 R5 R6 R10 R11 R12", "R1 R2 R3 R4 R5 R6"])
def test_of_equals_a_run_is_not_lengthened_by_tiles_that_make_one_themselves(rack: str) -> None:
    table = table_of("R7 R8 R9")
    turn = solve(table, rack_of(rack))
    assert laid(turn) == rack
    assert table[0] in turn.table


def test_of_equals_runs_of_one_colour_stay_as_they_were() -> None:
    """Whichever of two runs that overlap could have the last tiles, it is the one that had them."""
    runs = [(low, high) for low in range(1, 5) for high in range(low + 2, 8)]
    for one, other in product(runs, repeat=2):
        table = [Meld(RUN, tuple(range(low - 1, high))) for low, high in (one, other)]
        turn = solve(table, rack_of("K11 K12 K13"))
        assert sorted(turn.table) == sorted([*table, read_meld("K11 K12 K13")])


def test_jokers_that_join_two_groups_of_one_number_are_all_laid_once() -> None:
    groups = ["R10 B10 K10", "R10 B10 O10", "R10 K10 O10", "B10 K10 O10"]
    for one, other in product(groups, repeat=2):
        table = table_of(f"{one}, {other}")
        turn = solve(table, rack_of("J J"))
        check_turn(table, rack_of("J J"), FREE, turn)
        assert laid(turn) == "J J"


def test_who_can_go_out_and_who_can_play() -> None:
    table = table_of("B4 B5 B6")
    assert len(solve(table, rack_of("B3 B7")).laid) == 2
    assert len(solve(table, rack_of("B3 R7")).laid) == 1
    assert any_turn(table, rack_of("B3 R7")) == (read_meld("B3 B4 B5 B6"),)
    assert any_turn(table, rack_of("B2 R7")) == ()
    assert any_turn([], []) == ()


@pytest.mark.parametrize(
    ("rack", "least", "best"),
    [
        ("R1 B1 K1 O10 O11", 3, "R1 B1 K1"),
        ("R1 B1 K1 O10 O11", 4, ""),
        ("O10 O11 J", 33, "O10 O11 J"),
        ("O10 O11 J", 34, ""),
        ("R9 R10 R11 J R1 R2", 42, "R9 R10 R11 J"),
        ("R10 B10 K10 R9 R11 R8", 30, "R8 R9 R10 R11"),
    ],
)
def test_first_melds(rack: str, least: int, best: str) -> None:
    turn = solve_first(rack_of(rack), least)
    assert laid(turn) == best
    assert not turn.laid or sum(value_of(meld) for meld in turn.table) >= least


# The seed's manipulations (RK-3.4) and joker examples (RK-4.7).

MANIPULATIONS = [
    ("B4 B5 B6", "B3"),
    ("R8 K8 O8", "B8"),
    ("R4 B4 K4 O4", "B3 B5 B6"),
    ("B8 B9 B10", "B11 R8 K8"),
    ("R4 R5 R6 R7 R8", "R6"),
    ("O1 O2 O3 O4, R1 K1 O1 B1", "B1"),
    ("R5 K5 O5, R10 B10 O10, K7 K8 K9 K10", "B5 K10"),
]


@rule("RK-3.4")
@pytest.mark.parametrize(("table", "rack"), MANIPULATIONS)
def test_manipulations(table: str, rack: str) -> None:
    assert goes_out(table_of(table), rack_of(rack))


EXAMPLES = [
    ("R4 B4 J", "K4 O4 O5 O6", JOKER_RULES),
    ("K5 K6 K7 J K9 K10", "K8 R12 R13", JOKER_RULES),
    ("B3 B4 J", "B5 R12 R13", JOKER_RULES),
    ("K1 K2 J, R1 B1 O1, R2 B2 O2", "R12 R13", ("release", "free")),
]


@rule("RK-4.7")
@pytest.mark.parametrize("jokers", JOKER_RULES)
@pytest.mark.parametrize(("table", "rack", "legal"), EXAMPLES)
def test_joker_examples(table: str, rack: str, legal: Sequence[str], jokers: str) -> None:
    assert goes_out(table_of(table), rack_of(rack), jokers) == (jokers in legal)


@rule("RK-4.3")
def test_a_group_sells_no_more_jokers_than_it_has() -> None:
    """Black 13 and orange 13 both fit the group: one of them buys its joker, and the other only joins it."""
    table, rack = table_of("R13 B13 J, K5 J K7"), rack_of("O2 B5 K9 K13 O13")
    turn = solve(table, rack, BOUND)
    check_turn(table, rack, BOUND, turn)
    assert laid(turn) == "K9 K13 O13"


@rule("RK-4.1", "RK-4.9")
@pytest.mark.parametrize("jokers", JOKER_RULES)
@pytest.mark.parametrize("run", ["R5 R6 R7 J", "R5 J R7 R8 R9", "J R6 R7 R8", "R5 R6 R7 J J"])
def test_a_run_grows_at_both_ends_while_its_joker_is_wanted_elsewhere(run: str, jokers: str) -> None:
    """If its jokers were wild, one would go to the black tiles; the strict rule keeps the run, and it grows."""
    for low, high in product(["", "R4", "R3 R4", "R1 R2 R3 R4"], ["", "R9 R10", "R10 R11 R12"]):
        check_best(table_of(run), rack_of(f"{low} {high} K12 K13"), jokers, TILES)


@rule("RK-4.1")
def test_a_kept_run_grows_by_two_tiles_below_it() -> None:
    assert laid(solve(table_of("R5 R6 R7 J"), rack_of("R3 R4 K12 K13"), STRICT)) == "R3 R4"


# Random positions.


def check_best(start: Sequence[Meld], rack: Sequence[int], rule: str, objective: str) -> None:
    turn = solve(start, rack, rule, objective)
    check_turn(start, rack, rule, turn)
    assert worth_of(turn, worth(objective)) == best_of_all(start, rack, rule, worth(objective))


def check_against_all(rule: str, seed: int) -> None:
    check_best(*small_position(Random(f"small {seed}")), rule, OBJECTIVES[seed % 2])


@rule("RK-4.1", "RK-4.2", "RK-4.3", "RK-4.4", "RK-4.9")
@pytest.mark.parametrize("jokers", JOKER_RULES)
def test_groups_whose_missing_tiles_are_all_in_hand_against_all_end_tables(jokers: str) -> None:
    for seed in range(60):
        check_best(*bought_out_position(Random(f"bought out {seed}")), jokers, OBJECTIVES[seed % 2])


@rule("RK-4.1", "RK-4.2", "RK-4.3", "RK-4.4")
@pytest.mark.parametrize("jokers", JOKER_RULES)
def test_jokers_that_a_tile_of_the_table_could_replace_against_all_end_tables(jokers: str) -> None:
    for seed in range(60):
        check_best(*replaceable_position(Random(f"replaceable {seed}")), jokers, OBJECTIVES[seed % 2])


@pytest.mark.parametrize("rule", JOKER_RULES)
@pytest.mark.parametrize("part", range(4))
def test_small_positions_against_all_end_tables(rule: str, part: int) -> None:
    for seed in range(part * 50, (part + 1) * 50):
        check_against_all(rule, seed)


@pytest.mark.long
@pytest.mark.parametrize("rule", JOKER_RULES)
@pytest.mark.parametrize("part", range(20))
def test_many_small_positions_against_all_end_tables(rule: str, part: int) -> None:
    for seed in range(1000 + part * 100, 1000 + (part + 1) * 100):
        check_against_all(rule, seed)


def check_building(seed: int) -> None:
    """RK-3.8, with a demand that some of these small racks can meet."""
    rule = JOKER_RULES[seed % 4]
    objective = OBJECTIVES[seed // 4 % 2]
    random = Random(f"building {seed}")
    start, rack = small_position(random)
    least = random.choice([6, 10, 14, 18, 24])
    turn = solve_building(start, rack, least, rule, objective)
    check_turn(start, rack, rule, turn)
    assert worth_of(turn, worth(objective)) == best_of_all(start, rack, rule, worth(objective), least)


@rule("RK-3.8")
@pytest.mark.parametrize("part", range(4))
def test_first_melds_with_building_against_all_end_tables(part: int) -> None:
    for seed in range(part * 40, (part + 1) * 40):
        check_building(seed)


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_many_first_melds_with_building_against_all_end_tables(part: int) -> None:
    for seed in range(1000 + part * 100, 1000 + (part + 1) * 100):
        check_building(seed)


@rule("RK-3.8")
def test_a_first_meld_and_what_is_built_on_the_table_beside_it_are_found() -> None:
    table = table_of("R8 B8 K8 O8")
    assert laid(solve_building(table, rack_of("R9 R10 R11 B9 B10"), 30)) == "R9 R10 R11 B9 B10"
    assert not solve_building(table, rack_of("R9 R10 B9 B10"), 30).laid
    assert not solve_building(table_of("R1 R2 R3"), rack_of("R4 R5 R6"), 30).laid


@rule("RK-3.8")
def test_a_first_meld_stays_together_though_its_tiles_would_bring_more_apart() -> None:
    """Blue 1 makes a group of the table's ones, and red 1 would make another; but red 1, 2, 3 is worth 6."""
    table, rack = table_of("B1 B2 B3 B4, K1 K2 K3 K4, O1 O2 O3 O4"), rack_of("R1 R2 R3")
    turn = solve_building(table, rack, 6)
    assert read_meld("R1 R2 R3") in turn.table
    assert not solve_building(table, rack_of("R1 R2 R4"), 6).laid


@rule("RK-4.2")
def test_a_joker_is_not_freed_by_a_tile_of_the_table() -> None:
    table, rack = table_of("R4 J R6, R5 B5 K5 O5"), rack_of("K12 K13")
    assert laid(solve(table, rack, RELEASE)) == ""
    assert laid(solve(table, rack, FREE)) == "K12 K13"
    assert laid(solve(table, rack_of("K12 K13 R5"), RELEASE)) == "R5 K12 K13"


@rule("RK-4.3")
def test_jokers_of_one_group_do_not_count_as_the_same_tile() -> None:
    """Both would have to be black 3 for all to be laid."""
    table, rack = table_of("R3 B3 J J"), rack_of("R1 R2 B4 B5 K1 K2 K4 K5")
    assert goes_out(table, rack, FREE)
    assert not goes_out(table, rack, BOUND)
    check_best(table, rack, BOUND, TILES)


@rule("RK-3.2")
@pytest.mark.parametrize("jokers", [1, 2])
@pytest.mark.parametrize("tiles", ["R12 R13", "R11 R12 R13"])
def test_jokers_in_front_of_a_run_count_as_what_they_stand_for(tiles: str, jokers: int) -> None:
    """Behind 13 there is no place for them, and two are too few for groups. The value is reached, and not one more."""
    rack = [*rack_of(tiles), *[JOKER] * jokers]
    value = sum(range(14 - len(rack), 14))
    assert len(solve_first(rack, value).laid) == len(rack)
    assert solve_first(rack, value + 1).laid == ()


def test_jokers_are_put_below_runs_in_every_way_there_is() -> None:
    for jokers, ways in enumerate(LEADING):
        every = {
            below
            for runs in range(jokers + 1)
            for below in combinations_with_replacement(range(1, jokers + 1), runs)
            if sum(below) <= jokers
        }
        assert set(ways) == every
        assert len(ways) == len(every)


@rule("RK-3.8")
def test_a_first_meld_that_takes_two_sets_is_found() -> None:
    """Neither red 1, 2, 3 nor a set with the joker is worth 12 alone."""
    table, rack = table_of("O5 O6 O7"), rack_of("R1 R2 R3 B1 B2 J O9")
    turn = solve_building(table, rack, 12, FREE, VALUE)
    check_turn(table, rack, FREE, turn)
    assert laid(turn) == "R1 R2 R3 B1 B2 J"


@rule("RK-3.8")
@pytest.mark.parametrize("jokers", JOKER_RULES)
def test_first_melds_that_take_two_sets_against_all_end_tables(jokers: str) -> None:
    for seed in range(30):
        start, rack, least = two_sets_in_hand(Random(f"two sets {seed}"))
        objective = OBJECTIVES[seed % 2]
        turn = solve_building(start, rack, least, jokers, objective)
        check_turn(start, rack, jokers, turn)
        assert worth_of(turn, worth(objective)) == best_of_all(start, rack, jokers, worth(objective), least)


def any_position(seed: int) -> tuple[list[Meld], list[int]]:
    random = Random(f"any {seed}")
    return position(random, random.randint(0, 14), random.randint(5, 16), random.choice([0, 1, 2, 2, 3, 4]))


def check_against_programme(seed: int) -> None:
    start, rack = any_position(seed)
    for objective in OBJECTIVES:
        turn = solve(start, rack, FREE, objective)
        check_turn(start, rack, FREE, turn)
        assert worth_of(turn, worth(objective)) == most(start, rack, worth(objective))
    first = solve_first(rack, 30)
    assert worth_of(first, worth(TILES)) == max(0, most([], rack, worth(TILES), 30))


@pytest.mark.parametrize("part", range(4))
def test_positions_against_the_integer_programme(part: int) -> None:
    for seed in range(part * 15, (part + 1) * 15):
        check_against_programme(seed)


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_many_positions_against_the_integer_programme(part: int) -> None:
    for seed in range(1000 + part * 100, 1000 + (part + 1) * 100):
        check_against_programme(seed)


@rule("RK-4.10")
@pytest.mark.parametrize("part", range(4))
def test_a_stricter_rule_is_never_better(part: int) -> None:
    for seed in range(part * 15, (part + 1) * 15):
        start, rack = any_position(seed)
        best = {jokers: worth_of(solve(start, rack, jokers), worth(TILES)) for jokers in JOKER_RULES}
        assert best["strict"] <= min(best["release"], best["bound"])
        assert max(best["release"], best["bound"]) <= best["free"]
