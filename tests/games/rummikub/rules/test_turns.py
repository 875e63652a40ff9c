"""RK-3: what a turn may do to the table."""

import pytest

from games.rummikub.positions import refused, table, turn
from rules import rule
from tortuga.games.rummikub.rules.jokers import JOKER_RULES

MANIPULATIONS = {
    "add to sets": (
        ("B4 B5 B6", "R8 K8 O8"),
        "B3 B8",
        ("B3 B4 B5 B6", "R8 K8 O8 B8"),
    ),
    "a tile out of a group of four": (
        ("R4 B4 K4 O4",),
        "B3 B5 B6",
        ("R4 K4 O4", "B3 B4 B5 B6"),
    ),
    "in at one end of a run, out at the other": (
        ("B8 B9 B10",),
        "B11 R8 K8",
        ("B9 B10 B11", "R8 B8 K8"),
    ),
    "a run split in two": (
        ("R4 R5 R6 R7 R8",),
        "R6",
        ("R4 R5 R6", "R6 R7 R8"),
    ),
    "a new group out of several sets": (
        ("O1 O2 O3 O4", "R1 K1 O1 B1"),
        "B1",
        ("O2 O3 O4", "K1 O1 B1", "R1 O1 B1"),
    ),
}


@rule("RK-3.3", "RK-3.4")
@pytest.mark.parametrize("joker", JOKER_RULES)
@pytest.mark.parametrize("name", MANIPULATIONS)
def test_the_manipulations_of_the_rulebook(name: str, joker: str) -> None:
    start, rack, end = MANIPULATIONS[name]
    assert turn(table(*start), rack, table(*end), joker) == []


@rule("RK-3.4")
@pytest.mark.parametrize("joker", JOKER_RULES)
def test_several_combined_three_sets_become_three_groups_and_a_run(joker: str) -> None:
    start = table("K5 K6 K7 K8 K9", "R5 R6 R7", "O5 O6 O7")
    end = table("R5 B5 K5 O5", "R6 K6 O6", "R7 K7 O7", "K8 K9 K10")
    assert turn(start, "K10 B5", end, joker) == []


@rule("RK-3.3")
def test_every_tile_lies_in_a_set_and_the_offending_one_is_named() -> None:
    facts = refused("RK-2.1", table("R4 B4 K4"), "B5 B6", table("R4 K4", "B4 B5 B6"))
    assert facts["set"] == "R4 K4"


@rule("RK-3.3")
def test_no_tile_of_the_table_goes_to_the_rack() -> None:
    facts = refused("RK-3.3", table("R4 B4 K4 O4"), "R7 B7 K7", table("R4 B4 K4", "R7 B7 K7"))
    assert facts["tile"] == "O4"


@rule("RK-4.5")
def test_a_joker_never_goes_to_a_rack() -> None:
    assert refused("RK-4.5", table("R4 B4 K4 J"), "R7 B7 K7", table("R4 B4 K4", "R7 B7 K7"))["tile"] == "J"


@rule("RK-3.1", "RK-3.3")
def test_at_least_one_tile_of_the_rack_is_laid() -> None:
    refused("RK-3.3", table("R4 R5 R6 R7 R8 R9"), "B1", table("R4 R5 R6", "R7 R8 R9"))


@rule("RK-4.8")
def test_what_is_laid_comes_from_the_rack() -> None:
    assert refused("RK-4.8", table(), "R7 B7 K8", table("R7 B7 K7"))["tile"] == "K7"
    assert refused("RK-4.8", table("R4 R5 R6"), "R7", table("R4 R5 R6 R7", "R7 B7 K7"))["tile"] == "R7"


# -- The first meld --------------------------------------------------------------------------------------------------


@rule("RK-3.2")
def test_the_first_meld_is_worth_thirty_at_least() -> None:
    turn(table(), "R10 B10 K10", table("R10 B10 K10"), melded=False)
    facts = refused("RK-3.2", table(), "R9 B9 K9", table("R9 B9 K9"), melded=False)
    assert (facts["value"], facts["least"]) == (27, 30)


@rule("RK-3.2")
def test_several_sets_add_up() -> None:
    turn(table(), "R5 B5 K5 O4 O5 O6", table("R5 B5 K5", "O4 O5 O6"), melded=False)


@rule("RT-1.2")
def test_rummi_asks_for_forty_or_more() -> None:
    rack, end = "R10 R11 R12 B4 K4 O4", table("R10 R11 R12", "B4 K4 O4")
    turn(table(), rack, end, melded=False, first_meld=40, building=False)
    refused("RK-3.2", table(), "R10 R11 R12", table("R10 R11 R12"), melded=False, first_meld=40, building=False)


@rule("RK-3.2")
def test_nobody_builds_on_the_table_before_the_first_meld() -> None:
    refused("RK-3.2", table("R9 R10 R11"), "R12 R13", table("R9 R10 R11 R12 R13"), melded=False)


@rule("RK-3.8")
def test_building_in_the_turn_of_the_first_meld() -> None:
    start, rack, end = table("R4 R5 R6"), "R7 K10 B10 O10", table("R4 R5 R6 R7", "K10 B10 O10")
    turn(start, rack, end, melded=False)
    refused("RK-3.8", start, rack, end, melded=False, building=False)


@rule("RK-3.8")
def test_the_first_meld_lies_on_the_table_at_the_end_of_the_turn() -> None:
    start, rack = table("R10 B10 K10 O10"), "O11 O12 O13"
    turn(start, rack, table("R10 B10 K10", "O10 O11 O12 O13"), melded=False)
    start, rack = table("B9 B10 B11"), "R10 K10 O10 B12"
    turn(start, rack, table("B9 B10 B11 B12", "R10 K10 O10"), melded=False)
    start, rack = table("R9 B9 K9 O9", "O10 O11 O12"), "R10 B10 K10"
    end = table("R9 B9 K9", "O9 O10 O11 O12", "R10 B10 K10")
    turn(start, rack, end, melded=False)
    # The rack's run of 33 is nowhere to be seen.
    start, rack = table("B10 K10 O10", "B11 K11 O11", "B12 K12 O12"), "R10 R11 R12"
    end = table("B10 K10 O10 R10", "B11 K11 O11 R11", "B12 K12 O12 R12")
    refused("RK-3.2", start, rack, end, melded=False)
    turn(start, rack, (*start, *table("R10 R11 R12")), melded=False)


@rule("RK-3.8")
@pytest.mark.parametrize("building", [True, False])
def test_a_laid_joker_counts_as_what_it_stands_for_at_the_end(building: bool) -> None:
    facts = refused("RK-3.2", table(), "R9 R10 J R1", table("J R9 R10"), melded=False, building=building)
    assert (facts["value"], facts["least"]) == (27, 30)
    turn(table(), "R9 R10 J R1", table("R9 R10 J"), melded=False, building=building)


@rule("RK-3.8", "RK-4.9")
def test_an_end_set_keeps_one_set_of_the_first_meld() -> None:
    """Red 4, 5, 6 and red 8, 9, 10 lie in one run, joined by red 7 of the table: one of them counts, 27."""
    start, rack = table("R7 B7 K7 O7"), "R4 R5 R6 R8 R9 R10"
    end = table("B7 K7 O7", "R4 R5 R6 R7 R8 R9 R10")
    assert refused("RK-3.2", start, rack, end, melded=False)["value"] == 27
    turn(start, rack, end, melded=False, first_meld=27)


@rule("RK-3.8")
def test_a_joker_of_the_table_is_no_part_of_the_meld() -> None:
    start, rack = table("R4 J R6"), "R5 K13 O13"
    end = table("R4 R5 R6", "K13 O13 J")
    turn(start, rack, end)
    refused("RK-3.2", start, rack, end, melded=False)


@rule("RK-3.8", "RT-1.5")
def test_without_building_the_sets_of_the_table_stay() -> None:
    start, rack, end = table("R4 B4 K4 O4"), "O5 O6 K13 O13 B13", table("R4 B4 K4", "O4 O5 O6", "K13 O13 B13")
    assert refused("RK-3.8", start, rack, end, melded=False, building=False)["set"] == "R4 B4 K4 O4"
    turn(start, rack, table("R4 B4 K4 O4", "K13 O13 B13"), melded=False, building=False, first_meld=39)
    turn(start, rack, end, building=False)  # from the next turn on


@rule("RK-3.8")
def test_a_twin_of_a_table_set_can_be_the_first_meld() -> None:
    turn(table("K13 O13 B13"), "K13 O13 B13", table("K13 O13 B13", "K13 O13 B13"), melded=False, building=False)
