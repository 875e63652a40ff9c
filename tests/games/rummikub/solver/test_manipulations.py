"""RK-3.4: from one table to another in as few manipulations as a person would need, none of them for what only stays
behind."""

import pytest

from rules import rule
from tortuga.games.rummikub.rules.melds import read_meld
from tortuga.games.rummikub.rules.tiles import names
from tortuga.games.rummikub.solver.manipulations import manipulations_between


def told(start: str, end: str) -> list[str]:
    """Each manipulation as `set < tiles from the rack < tiles of each start set that gives some`."""
    before, after = ([read_meld(one) for one in table.split(" | ") if one] for table in (start, end))
    lines = []
    for done in manipulations_between(before, after):
        parts = [f"{part.place}: {' '.join(names(part.tiles))}" for part in done.parts]
        lines.append(" < ".join([str(done.meld), " ".join(names(done.rack)), *parts]))
    return lines


@rule("RK-3.4")
@pytest.mark.parametrize(
    ("start", "end", "done"),
    [
        ("R1 R2 R3", "R1 R2 R3", []),
        ("", "R1 R2 R3", ["R1 R2 R3 < R1 R2 R3"]),
        ("R1 R2 R3", "R1 R2 R3 R4", ["R1 R2 R3 R4 < R4 < 0: R1 R2 R3"]),
        # A set that is split: one half is taken off, the other only stays behind.
        ("R1 R2 R3 R4 R5 R6", "R1 R2 R3 | R4 R5 R6", ["R1 R2 R3 <  < 0: R1 R2 R3"]),
        # What is taken off goes to another set; what is left of its own one needs nothing.
        (
            "R1 R2 R3 R4 | B4 K4 O4",
            "R1 R2 R3 | R4 B4 K4 O4",
            ["R4 B4 K4 O4 <  < 1: B4 K4 O4 < 0: R4"],
        ),
        # The same of two sets that are left.
        (
            "R1 R2 R3 R4 | B1 B2 B3 B4",
            "R1 R2 R3 | B1 B2 B3 | R4 B4 K4",
            ["R4 B4 K4 < K4 < 0: R4 < 1: B4"],
        ),
        # A piece of a set that others still have to take from comes after them.
        (
            "R3 R4 R5 R6 R7 R8",
            "R3 R4 R5 | R6 B6 K6 | R7 R8 R9",
            ["R7 R8 R9 < R9 < 0: R7 R8", "R6 B6 K6 < B6 K6 < 0: R6"],
        ),
        # A piece that gets a tile of the rack is not what stays behind.
        ("R1 R2 R3 R4 R5", "R1 R2 R3 | R4 R5 R6", ["R4 R5 R6 < R6 < 0: R4 R5"]),
        # Equal sets give each their own tiles, and the place says which.
        (
            "R5 B5 K5 O5 | R5 B5 K5 O5",
            "R5 B5 K5 | B5 K5 O5 | R5 R6 R7 | O5 O6 O7",
            ["R5 R6 R7 < R6 R7 < 1: R5", "O5 O6 O7 < O6 O7 < 0: O5"],
        ),
    ],
)
def test_manipulations_between_two_tables(start: str, end: str, done: list[str]) -> None:
    assert told(start, end) == done
