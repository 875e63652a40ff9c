"""A turn prepared line by line: the manipulations of the rulebook as a player would type them."""

import pytest

from games.rummikub.positions import kinds, table, tiles
from tortuga.games.rummikub.rules.melds import GROUP
from tortuga.games.rummikub.rules.tiles import kinds_in, names
from tortuga.games.rummikub.terminal.workbench import Workbench
from tortuga.kernel import NotationError, Refusal

TYPED = {
    "sets of one's own": ([], "R4 R5 R6 B3 K3 J", ["r4 r5 r6", "b3, k3, j"], ["R4 R5 R6", "B3 K3 J"]),
    "a set typed in any order": ([], "R4 R5 R6", ["R6 R4 R5"], ["R4 R5 R6"]),
    "tiles added to sets": (["B4 B5 B6", "R8 K8 O8"], "B3 B8", ["B3 > 1", "B8 > 2"], ["B3 B4 B5 B6", "R8 B8 K8 O8"]),
    "a tile out of a group of four": (["R4 B4 K4 O4"], "B3 B5 B6", ["B3 B4 B5 B6"], ["R4 K4 O4", "B3 B4 B5 B6"]),
    "in at one end of a run, out at the other": (
        ["B8 B9 B10"],
        "B11 R8 K8",
        ["B11 > 1", "R8 B8 K8"],
        ["B9 B10 B11", "R8 B8 K8"],
    ),
    "a run split in two": (["R4 R5 R6 R7 R8"], "R6", ["1: R6 R7 R8", "R6 > 1"], ["R4 R5 R6", "R6 R7 R8"]),
    "the tile that a set can spare": (
        ["B4 B5 B6", "R5 B5 K5 O5"],
        "B7 B8",
        ["B5 B7 B8"],
        ["B4 B5 B6", "R5 K5 O5", "B5 B7 B8"],
    ),
    "one out of a set that was named": (
        ["B4 B5 B6 B7", "R7 B7 K7 O7"],
        "B8 B9",
        ["2: B7 B8 B9"],
        ["B4 B5 B6 B7", "R7 K7 O7", "B7 B8 B9"],
    ),
    "a joker bought and used": (
        ["R4 J R6", "K1 K2 K3"],
        "R5 O12 O13",
        ["R5 > 1", "1: J O12 O13"],
        ["R4 R5 R6", "K1 K2 K3", "J O12 O13"],
    ),
    "a joker in the gap of a run": ([], "R4 R6 J", ["R4 R6 J"], ["R4 J R6"]),
    "a joker below what ends with 13": (["O11 O12 O13"], "J", ["J > 1"], ["J O11 O12 O13"]),
    "a run that falls apart": (["B3 B4 B5 B6 B7 B8 B9"], "R6 K6", ["R6 B6 K6"], ["B3 B4 B5", "B7 B8 B9", "R6 B6 K6"]),
}


@pytest.mark.parametrize("name", TYPED)
def test_what_is_typed_is_done(name: str) -> None:
    start, rack, lines, end = TYPED[name]
    bench = Workbench("rummikub", table(*start), tiles(rack))
    for line in lines:
        assert bench.work(line)
    assert [str(meld) for meld in bench.table] == end
    assert bench.draft == "lay " + " | ".join(end)


def test_a_kind_can_be_said() -> None:
    bench = Workbench("rummikub", (), tiles("R5 J J"))
    assert bench.work("group: R5 J J")
    assert bench.table[0].kind == GROUP
    assert bench.draft == "lay group: R5 J J"


def test_unfinished_sets_can_lie_about() -> None:
    bench = Workbench("rummikub", table("R4 R5 R6"), tiles("K9"))
    bench.work("R5 K9")
    assert [str(meld) for meld in bench.table] == ["R4", "R6", "R5 K9"]


def test_a_tile_goes_back_to_the_rack_only_if_it_came_from_there() -> None:
    bench = Workbench("rummikub", table("R4 R5 R6"), tiles("R7 K9"))
    bench.work("R7 > 1")
    assert names(kinds_in(bench.rack)) == ("K9",)
    bench.work("R7 > 0")
    assert names(kinds_in(bench.rack)) == ("R7", "K9")
    with pytest.raises(Refusal, match="tile-taken"):
        bench.work("R6 > 0")
    assert [str(meld) for meld in bench.table] == ["R4 R5 R6"]


def test_lines_are_taken_back_one_by_one_or_all_at_once() -> None:
    start = table("R4 R5 R6")
    bench = Workbench("rummikub", start, tiles("R7 R8 R9"))
    assert not bench.changed
    for tile in ("R7", "R8", "R9"):
        bench.work(f"{tile} > 1")
    bench.undo()
    assert str(bench.table[0]) == "R4 R5 R6 R7 R8"
    assert bench.laid() == tiles("R7 R8")
    bench.reset()
    assert bench.table == start
    assert bench.rack == tuple(tiles("R7 R8 R9"))
    assert not bench.changed


def test_a_table_that_was_proposed_is_gone_on_from() -> None:
    bench = Workbench("rummikub", table("R4 R5 R6"), tiles("R7 K1 K2 K3"))
    bench.lay(table("R4 R5 R6", "K1 K2 K3"))
    bench.work("R7 > 1")
    assert bench.rack == tuple(tiles(""))
    assert bench.draft == "lay R4 R5 R6 R7 | K1 K2 K3"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("R7 > 9", "no-such-set"),
        ("R7 > x", "no-such-set"),
        ("9: R7", "no-such-set"),
        ("who: R7", "no-such-set"),
        ("R9 R10 R11", "not-there"),
        ("1: K9 > 2", "not-there"),
        ("R7 R7 > 1", "not-there"),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(line: str, why: str) -> None:
    bench = Workbench("rummikub", table("R4 R5 R6", "B1 B2 B3"), tiles("R7"))
    with pytest.raises(Refusal, match=why):
        bench.work(line)
    assert not bench.changed
    assert bench.rack == tuple(tiles("R7"))


@pytest.mark.parametrize("line", ["R7 what", "> 1", "1:", "R7 R14"])
def test_lines_with_something_that_is_no_tile_are_refused(line: str) -> None:
    with pytest.raises(NotationError):
        Workbench("rummi", table("R4 R5 R6"), tiles("R7")).work(line)


@pytest.mark.parametrize("line", ["", "draw", "lay R4 R5 R6", "rules RK-3.3", "undo", "13"])
def test_other_lines_are_left_to_others(line: str) -> None:
    assert not Workbench("rummikub", (), tiles("R7")).work(line)


def test_no_tile_is_ever_lost() -> None:
    bench = Workbench("rummikub", table("R4 R5 R6", "B1 B2 B3", "K7 O7 J"), tiles("R7 B7 J"))
    every = sorted(kinds("R4 R5 R6 B1 B2 B3 K7 O7 J R7 B7 J"))
    for line in ("R7 > 1", "B7 > 3", "3: J > 2", "J R6 R7", "B7 > 0", "B2 K7"):
        bench.work(line)
        on_table = [one for meld in bench.table for one in meld.tiles]
        assert sorted([*on_table, *kinds_in(bench.rack)]) == every
