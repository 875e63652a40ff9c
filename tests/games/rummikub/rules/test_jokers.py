"""RK-4: the four joker rules."""

from collections.abc import Iterable
from itertools import permutations

import pytest

from games.rummikub.positions import kinds, legal, refused, table, turn
from rules import rule
from tortuga.games.rummikub.rules.jokers import BOUND, FREE, JOKER_RULES, RELEASE, STRICT, contains_start_set
from tortuga.games.rummikub.rules.melds import Meld, read_meld
from tortuga.kernel import RuleError

Turn = tuple[tuple[Meld, ...], str, tuple[Meld, ...]]

ONE_OF_TWO: Turn = (table("R4 B4 J"), "K4 O5 O6", table("R4 B4 K4", "O5 O6 J"))
BOTH: Turn = (table("R4 B4 J"), "K4 O4 O5 O6", table("R4 B4 K4 O4", "O5 O6 J"))
SPLIT: Turn = (table("K5 K6 K7 J K9 K10"), "K8 R12 R13", table("K5 K6 K7", "K8 K9 K10", "J R12 R13"))
SWAP: Turn = (table("B3 B4 J"), "B5 R12 R13", table("B3 B4 B5", "J R12 R13"))
TAKE_APART: Turn = (
    table("K1 K2 J", "R1 B1 O1", "R2 B2 O2"),
    "R12 R13",
    table("R1 B1 O1 K1", "R2 B2 O2 K2", "J R12 R13"),
)


def rules_that_allow(start: tuple[Meld, ...], rack: str, end: tuple[Meld, ...]) -> set[str]:
    return {joker for joker in JOKER_RULES if legal(start, rack, end, joker)}


@rule("RK-4.7")
@pytest.mark.parametrize("joker", JOKER_RULES)
@pytest.mark.parametrize("example", [ONE_OF_TWO, BOTH, SPLIT, SWAP])
def test_the_first_three_examples_are_legal_under_all_rules(example: Turn, joker: str) -> None:
    assert legal(*example, joker)


@rule("RK-4.7", "RK-4.10")
def test_the_fourth_example_takes_a_run_apart() -> None:
    assert rules_that_allow(*TAKE_APART) == {RELEASE, FREE}
    start, rack, end = TAKE_APART
    assert refused("RK-4.1", start, rack, end, STRICT)["set"] == "K1 K2 J"
    assert refused("RK-4.3", start, rack, end, BOUND)["set"] == "K1 K2 J"


@rule("RK-4.10")
def test_release_and_bound_differ_both_ways() -> None:
    start, rack = table("R3 R4 R5 J", "B3 K3 O3"), "B7 K7 O7"
    assert rules_that_allow(start, rack, table("R4 R5 J", "B3 K3 O3 R3", "B7 K7 O7")) == {BOUND, FREE}


@rule("RK-4.1")
def test_strict_locks_a_set_that_holds_a_joker() -> None:
    start = table("R3 R4 J R6")
    assert legal(start, "R2 R7", table("R2 R3 R4 J R6 R7"), STRICT)
    facts = refused("RK-4.1", start, "B3 K3", table("R3 B3 K3", "R4 J R6"), STRICT)
    assert facts["set"] == "R3 R4 J R6"


@rule("RK-4.1")
def test_strict_never_merges_two_joker_sets() -> None:
    start, rack = table("R3 J R5", "R6 J R8"), "R9"
    assert rules_that_allow(start, rack, table("R3 J R5 R6 J R8 R9")) == {RELEASE, BOUND, FREE}


@rule("RK-4.1")
def test_strict_frees_a_set_whose_jokers_are_all_bought() -> None:
    start = table("R3 R4 J R6", "B3 K3 O3")
    assert legal(start, "R5 R7", table("R4 R5 R6 R7 J", "B3 K3 O3 R3"), STRICT)


@rule("RK-4.1")
def test_strict_with_one_of_two_jokers_bought_keeps_the_rest() -> None:
    start = table("R3 J J R6")
    assert legal(start, "R4 K8 K9", table("R3 R4 J R6", "K8 K9 J"), STRICT)
    assert not legal(start, "R4 K8 K9 R7", table("R4 J R6 R7", "K8 K9 J", "R3 B3 K3"), STRICT)


@rule("RK-4.1")
def test_a_joker_laid_from_the_rack_locks_nothing_in_that_turn() -> None:
    start = table("R3 R4 R5 R6", "B3 K3 O3")
    assert legal(start, "J", table("R4 R5 R6 J", "B3 K3 O3 R3"), STRICT)


@rule("RK-4.2")
def test_release_uses_a_freed_joker_beside_a_tile_of_this_turn() -> None:
    start = table("R4 B4 K4 J", "B8 B9 B10 B11")
    # The joker is redundant in its group.
    assert rules_that_allow(table("R5 B5 K5 J"), "K10 K11 K12", table("R5 B5 K5", "K10 K11 K12 J")) == {RELEASE, FREE}
    moved = table("R4 B4 K4", "B8 B9 B10 B11 J", "R7 B7 O7")
    assert rules_that_allow(start, "R7 B7 O7", moved) == {FREE}
    assert refused("RK-4.2", start, "R7 B7 O7", moved, RELEASE)["set"] == "R4 B4 K4 J"
    assert legal(start, "B12", table("R4 B4 K4", "B8 B9 B10 B11 B12 J"), RELEASE)


@rule("RK-4.2")
def test_release_takes_a_joker_of_the_rack_as_a_tile_of_this_turn() -> None:
    start = table("R4 B4 K4 J", "B8 B9 B10 B11")
    assert legal(start, "J", table("R4 B4 K4", "J B8 B9 B10 B11 J"), RELEASE)


@rule("RK-4.2", "RK-4.8")
def test_of_equal_tiles_the_one_that_helps_counts_as_laid() -> None:
    start = table("R4 B4 K4 J", "R7 R8 R9")
    # Either red 7 may be the laid one: the joker lies beside it.
    assert legal(start, "R7 B7 O7", table("R4 B4 K4", "R7 R8 R9 J", "R7 B7 O7"), RELEASE)
    # One tile cannot lie beside two jokers in different sets.
    two = table("R4 B4 K4 J", "R5 B5 K5 J", "R7 R8 R9", "O10 O11 O12")
    end = table("R4 B4 K4", "R5 B5 K5", "R7 R8 R9 J", "O10 O11 O12 J", "R1 B1 O1")
    assert not legal(two, "R1 B1 O1", end, RELEASE)


@rule("RK-4.2")
def test_release_a_table_tile_never_takes_the_place_of_a_joker() -> None:
    start = table("R4 J R6", "R5 B5 K5 O5")
    end = table("R4 R5 R6", "B5 K5 O5", "J K12 K13")
    assert rules_that_allow(start, "K12 K13", end) == {FREE}
    with pytest.raises(RuleError) as caught:
        turn(start, "K12 K13", end, RELEASE)
    assert (caught.value.rule, caught.value.key) == ("RK-4.2", "rummikub-joker-replaced")
    assert caught.value.facts["set"] == "R4 J R6"
    # Nor in a longer run, nor in a group.
    longer = table("R3 R4 R5 R6 R7", "B5 K5 O5", "J K12 K13")
    assert rules_that_allow(start, "R3 R7 K12 K13", longer) == {FREE}
    group, run = table("R4 B4 J", "K4 K5 K6 K7"), table("R4 B4 K4", "K5 K6 K7", "J R12 R13")
    assert rules_that_allow(group, "R12 R13", run) == {FREE}


@rule("RK-4.2")
def test_release_a_laid_tile_takes_the_place_of_a_joker() -> None:
    """The very tile may come from the rack, whichever of the two equal ones it is."""
    start, end = table("R4 J R6", "R5 B5 K5 O5"), table("R4 R5 R6", "R5 B5 K5 O5", "J K12 K13")
    assert legal(start, "R5 K12 K13", end, RELEASE)
    start, end = table("R4 B4 J", "K4 K5 K6 K7"), table("R4 B4 K4 O4", "K5 K6 K7", "J R12 R13")
    assert legal(start, "O4 R12 R13", end, RELEASE), "orange 4 buys the joker, black 4 only joins"


@rule("RK-4.2")
def test_release_tiles_that_part_from_each_other_may_go_anywhere() -> None:
    start = table("R4 R5 J", "R6 B6 K6 O6", "B4 K4 O4")
    assert legal(start, "R7 R8 K12 K13", table("R5 R6 R7 R8", "B6 K6 O6", "R4 B4 K4 O4", "J K12 K13"), RELEASE)
    # The 4 that lies in the run may be the one of the group, and the other way round.
    start = table("R4 J R6", "R5 B5 K5 O5", "R4 B4 O4")
    assert legal(start, "K12 K13", table("R4 R5 R6", "B5 K5 O5", "R4 B4 O4", "J K12 K13"), RELEASE)


@rule("RK-4.2", "RK-4.9")
def test_release_with_one_of_two_jokers_bought_a_table_tile_takes_no_other_place() -> None:
    start = table("R3 J J R6", "R5 B5 K5 O5")
    end = table("R3 R4 R5 R6", "B5 K5 O5", "J K12 K13", "J O12 O13")
    assert not legal(start, "R4 K12 K13 O12 O13", end, RELEASE)
    assert legal(start, "R4 K12 K13", table("R3 R4 J R6", "R5 B5 K5 O5", "J K12 K13"), RELEASE)


@rule("RK-4.2", "RK-4.9")
@pytest.mark.parametrize("start", list(permutations(("B4 K4 J", "B2 B3 B4 J"))))
@pytest.mark.parametrize("end", list(permutations(("R4 B4 K4", "J B2 B3", "B4 K4 J"))))
def test_release_a_set_that_could_be_kept_may_be_opened_all_the_same(start: Iterable[str], end: Iterable[str]) -> None:
    """Red 4 buys the joker of the group, which then lies in the run; that of the run lies beside the laid black 4, in
    the very set that could have kept the group."""
    assert legal(table(*start), "R4 K4", table(*end), RELEASE)


@rule("RK-4.3")
def test_bound_jokers_stay_what_they_were() -> None:
    start = table("R3 R4 R5 J", "K6 B6 O6")
    assert legal(start, "R1 R2", table("R1 R2 R3", "R4 R5 J", "K6 B6 O6"), BOUND)
    assert legal(start, "R7 R8", table("R3 R4 R5", "J R7 R8", "K6 B6 O6"), BOUND)
    assert legal(start, "K12 B12 O12", table("R3 R4 R5", "K6 B6 O6 J", "K12 B12 O12"), BOUND)
    assert legal(start, "R6 R7 R8", table("R3 R4 R5", "K6 B6 O6", "R6 R7 R8 J"), BOUND)  # red 6 buys it
    assert not legal(start, "R7 R8 R9", table("R3 R4 R5", "K6 B6 O6", "R7 R8 R9 J"), BOUND)


@rule("RK-4.3", "RK-4.6")
def test_bound_jokers_of_a_group_are_one_of_the_missing_tiles() -> None:
    start = table("R4 B4 J", "R4 B4 O4")
    assert legal(start, "K4 K2 K3", table("R4 B4 K4", "R4 B4 O4", "K2 K3 J"), BOUND)
    assert legal(table("R4 B4 J"), "O4 K2 K3", table("R4 B4 O4", "K2 K3 J"), BOUND)
    assert not legal(table("R4 B4 J K4"), "R5 B5 K5 R6", table("R4 B4 K4", "R5 B5 K5 J"), BOUND)


@rule("RK-4.3")
def test_bound_jokers_of_one_group_are_different_tiles() -> None:
    start, rack = table("R3 B3 J J"), "R4 R5 B4 B5 K1 K2 K4 K5 O9"
    assert not legal(start, rack, table("R3 R4 R5", "B3 B4 B5", "K1 K2 J", "J K4 K5"), BOUND), "both would be black 3"
    assert legal(start, f"{rack} O1 O2", table("R3 R4 R5", "B3 B4 B5", "K1 K2 J", "O1 O2 J"), BOUND)
    # Of two groups each has its own black 3.
    two = table("R3 B3 J", "R3 B3 J")
    end = table("R3 R4 R5", "R3 R4 R5", "B3 B4 B5", "B3 B4 B5", "K1 K2 J", "J K4 K5")
    assert legal(two, "R4 R5 R4 R5 B4 B5 B4 B5 K1 K2 K4 K5", end, BOUND)


@rule("RK-4.3")
def test_bound_a_tile_buys_no_joker_while_another_one_of_the_set_counts_as_it() -> None:
    start, rack = table("R3 B3 J J"), "R4 R5 B4 B5 K1 K2 K3 K4 K5 R12 R13 O1 O2"
    others = ("R3 R4 R5", "B3 B4 B5", "K3 K4 K5", "J R12 R13")
    assert not legal(start, rack, table(*others, "K1 K2 J"), BOUND), "black 3 buys one, so the other is orange 3"
    assert legal(start, rack, table(*others, "O1 O2 J"), BOUND)


@rule("RK-4.3")
def test_purchases_are_announced_and_as_few_as_possible() -> None:
    bought = turn(*SWAP, BOUND)
    assert [(one.tile, str(one.meld)) for one in bought] == [(kinds("B5")[0], "B3 B4 J")]
    # The joker can have stayed what it was: nothing is bought, though red 6 was laid.
    start, end = table("R3 R4 R5 J"), table("R3 R4 R5 R6", "J R7 R8")
    assert turn(start, "R6 R7 R8", end, BOUND) == []
    two = table("R3 J R5", "B3 J B5")
    assert len(turn(two, "R4 B4 K8 K9 O1 O2", table("R3 R4 R5", "B3 B4 B5", "K8 K9 J", "O1 O2 J"), BOUND)) == 2


@rule("RK-4.3")
def test_bound_with_one_of_two_jokers_of_a_run_bought() -> None:
    start = table("R3 J J R6")
    assert legal(start, "R4 K8 K9", table("R3 R4 J R6", "K8 K9 J"), BOUND)
    # Red 4 buys the joker that stood for red 4; the other one still is red 5.
    assert not legal(start, "R4 K2 K3", table("R3 R4 J", "K2 K3 J", "R6 B6 O6"), BOUND)


@rule("RK-4.4")
def test_free_jokers_are_wild_for_whoever_rearranges() -> None:
    start = table("R3 R4 R5 J")
    assert rules_that_allow(start, "K8 B8 O8", table("J R3 R4 R5", "K8 B8 O8")) == {FREE}


@rule("RK-4.6")
def test_a_joker_in_a_run_is_bought_by_the_tile_of_its_place_only() -> None:
    start = table("R4 J R6")
    assert legal(start, "R5 K8 K9", table("R4 R5 R6", "K8 K9 J"), STRICT)
    assert not legal(start, "R7 R8 K8 K9", table("R6 R7 R8", "K8 K9 J"), STRICT)


@rule("RK-4.6")
def test_a_joker_in_a_group_is_bought_by_any_missing_colour() -> None:
    for tile in ("K4", "O4"):
        assert legal(table("R4 B4 J"), f"{tile} R8 R9", table(f"R4 B4 {tile}", "R8 R9 J"), STRICT)
    assert not legal(table("R4 B4 J"), "R4 R8 R9", table("R4 B4 R4", "R8 R9 J"), STRICT)


@rule("RK-4.8", "RK-4.9")
def test_a_tile_buys_one_joker() -> None:
    start = table("R4 B4 J", "R4 B4 J")
    end = table("R4 B4 K4", "R4 B4 O4", "R8 R9 J", "B8 B9 J")
    assert legal(start, "K4 O4 R8 R9 B8 B9", end, STRICT)
    end = table("R4 B4 K4", "R4 B4 J", "R8 R9 J")
    assert legal(start, "K4 R8 R9", end, STRICT)
    end = table("R3 R4 R5", "B3 B4 B5", "R4 B4 K4", "R8 R9 J", "B8 B9 J")
    assert not legal(start, "K4 R3 R5 B3 B5 R8 R9 B8 B9", end, STRICT)


@rule("RK-4.9")
def test_where_the_buying_tile_ends_is_free() -> None:
    start = table("B3 B4 J")
    assert legal(start, "B5 B6 B7", table("B3 B4 J", "B5 B6 B7"), STRICT)
    assert legal(start, "B5 B6 B7 B2", table("B2 B3 B4 J", "B5 B6 B7"), STRICT)
    assert legal(start, "B5 B6 B7 R3 O3", table("B4 B5 B6 B7", "B3 R3 O3 J"), STRICT)


@rule("RK-4.9")
def test_a_set_is_kept_with_its_jokers_in_their_places() -> None:
    assert contains_start_set(read_meld("R2 R3 J R5"), read_meld("R3 J R5"))
    assert not contains_start_set(read_meld("R3 R4 R5 J"), read_meld("R3 J R5"))
    assert not contains_start_set(read_meld("R5 J R7"), read_meld("R3 J R5"))
    assert contains_start_set(read_meld("R3 B3 K3 J"), read_meld("R3 B3 J"))
    assert not contains_start_set(read_meld("R3 K3 O3 J"), read_meld("R3 B3 J"))
    assert not contains_start_set(read_meld("R4 B4 K4 J"), read_meld("R3 B3 J"))


@rule("RK-4.9")
def test_a_set_with_bought_jokers_replaced_must_be_a_set() -> None:
    """Two blue 4s cannot buy both jokers of one group."""
    start = table("group:R4 J J")
    end = table("R4 R5 R6", "B4 B5 B6", "B4 B5 B6", "R8 R9 J", "K8 K9 J")
    rack = "B4 B4 B5 B5 B6 B6 R8 R9 K8 K9 R5 R6"
    assert not legal(start, rack, end, STRICT)
    assert legal(start, rack, end, RELEASE)


@rule("RK-4.8")
def test_known_faults_of_other_solvers() -> None:
    for joker in JOKER_RULES:
        assert legal(table("R10 B10 K10"), "J", table("R10 B10 K10 J"), joker)
