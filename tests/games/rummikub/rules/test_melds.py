"""RK-2: what is a set, and what it is worth."""

import pytest

from games.rummikub.positions import kinds
from rules import rule
from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld, fault_of, group_of, meld_of, run_of, value_of
from tortuga.games.rummikub.rules.turns import fault_in


def kind(text: str) -> int | None:
    meld = meld_of(kinds(text))
    return None if meld is None else meld.kind


def fault(text: str) -> str:
    return fault_of(kinds(text)).rule


@rule("RK-2.1")
@pytest.mark.parametrize("text", ["R7 B7 K7", "K7 R7 O7 B7"])
def test_a_group_is_one_number_in_different_colours(text: str) -> None:
    assert kind(text) == GROUP


@rule("RK-2.1")
@pytest.mark.parametrize("text", ["R7 B7", "R7 B7 B7", "R7 B7 K8", "R7 B7 K7 O7 R7"])
def test_these_are_no_groups(text: str) -> None:
    assert kind(text) is None
    assert fault(text) == "RK-2.1"


@rule("RK-2.2")
@pytest.mark.parametrize("text", ["B3 B4 B5", "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13", "O11 O12 O13"])
def test_a_run_is_consecutive_numbers_of_one_colour(text: str) -> None:
    assert kind(text) == RUN


@rule("RK-2.2")
@pytest.mark.parametrize("text", ["R12 R13 R1", "R12 R13 B1", "R3 R4", "R3 R5 R6", "R4 R3 R5", "R3 R4 B5", "R3 R3 R4"])
def test_these_are_no_runs(text: str) -> None:
    assert kind(text) is None
    assert fault(text) in ("RK-2.1", "RK-2.2")


@rule("RK-2.2")
def test_one_never_follows_thirteen() -> None:
    assert fault_of(kinds("R12 R13 R1")) == ("RK-2.2", "rummikub-run-gap", kinds("R1")[0])


@rule("RK-2.2")
@pytest.mark.parametrize(
    ("text", "missing"), [("B1 B2 B4", "B3"), ("B1 J B4", "B3"), ("J B5 B8 B9", "B6"), ("O9 O11 O12", "O10")]
)
def test_of_a_run_with_a_hole_it_is_said_what_is_missing(text: str, missing: str) -> None:
    assert fault_of(kinds(text)) == ("RK-2.2", "rummikub-run-missing", kinds(missing)[0])


@rule("RK-2.3")
@pytest.mark.parametrize(
    ("text", "expected"), [("R3 J R5", RUN), ("J R4 R5", RUN), ("R3 B3 J", GROUP), ("J B3 K3", GROUP)]
)
def test_a_joker_stands_for_any_missing_tile(text: str, expected: int) -> None:
    assert kind(text) == expected


@rule("RK-2.4")
def test_several_jokers_but_a_number_tile_in_every_set() -> None:
    assert kind("J R3 J J") == RUN
    assert kind("J J J") is None
    assert fault("J J J") == "RK-2.4"


@rule("RK-2.4")
@pytest.mark.parametrize("text", ["R3 B3 K3 O3 J", "R12 R13 J J", "J R1 R2"])
def test_jokers_do_not_stretch_a_set_beyond_its_bounds(text: str) -> None:
    assert kind(text) is None
    assert fault(text) == "RK-2.4"


@rule("RK-2.5")
def test_a_bare_list_with_one_number_is_a_run_where_it_fits() -> None:
    assert kind("J J R3") == kind("R11 J J") == RUN
    assert kind("J J R2") == kind("R12 J J") == kind("J J R1") == GROUP


@rule("RK-2.5")
def test_who_lays_says_which_kind_it_is() -> None:
    group, run = group_of(kinds("J R3 J")), run_of(kinds("J R3 J"))
    assert group is not None
    assert run is not None
    assert (str(group), str(run)) == ("R3 J J", "J R3 J")
    assert group != run


@rule("RK-3.2", "RT-1.6")
@pytest.mark.parametrize(
    ("text", "value"), [("R10 B10 K10", 30), ("R10 B10 J", 30), ("J R2 R3 J", 10), ("J R13 J", 39), ("J J R3", 6)]
)
def test_a_joker_counts_as_the_tile_that_it_stands_for(text: str, value: int) -> None:
    meld = meld_of(kinds(text))
    assert meld is not None
    assert value_of(meld) == value


@rule("RK-2.1", "RK-2.2", "RK-2.4")
@pytest.mark.parametrize(
    ("kind", "text", "told", "tile"),
    [
        (GROUP, "J J J", "RK-2.4 rummikub-set-only-jokers", ""),
        (GROUP, "R7 B7", "RK-2.1 rummikub-set-too-short", ""),
        (RUN, "R3 R4", "RK-2.2 rummikub-set-too-short", ""),
        (GROUP, "R7 B7 K8", "RK-2.1 rummikub-set-mixed", "K8"),
        (GROUP, "R7 B7 B7", "RK-2.1 rummikub-group-colour-twice", "B7"),
        (GROUP, "R7 B7 K7 O7 J", "RK-2.4 rummikub-group-too-long", ""),
        (RUN, "R3 R4 B5", "RK-2.2 rummikub-run-other-colour", "B5"),
        (RUN, "R3 R5 R6", "RK-2.2 rummikub-run-missing", "R4"),
        (RUN, "R4 R3 R5", "RK-2.2 rummikub-run-gap", "R3"),
        (RUN, "R3 R4 R4", "RK-2.2 rummikub-run-gap", "R4"),
        (RUN, "R12 R13 J", "RK-2.4 rummikub-run-beyond", ""),
        (RUN, "J R1 R2", "RK-2.4 rummikub-run-beyond", ""),
    ],
)
def test_a_fault_names_its_set_and_the_tile_that_does_not_fit_or_is_missing_if_it_is_one(
    kind: int, text: str, told: str, tile: str
) -> None:
    fault = fault_in(Meld(kind, tuple(kinds(text))))
    assert fault is not None
    assert f"{fault.rule} {fault.key}" == told
    assert fault.facts == {"set": text, "tile": tile}
