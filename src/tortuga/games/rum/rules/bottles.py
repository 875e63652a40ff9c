"""Bottles, counted for seven colours at once in one whole number.

A tally has a lane of five bits for each colour that counts its bottles, and above them a lane of three bits that
counts its single bottles. It does not start at zero but at the *start tally*, chosen so that the top bit of a lane is
set exactly when the colour wins its captain: bottles beyond the captain's value, or the three singles of a trio.
So one addition for each laid card and one test tell what a set would win.
"""

from typing import Final

from mypy_extensions import i64

COLOURS: Final = 7
COUNT_BITS: Final = 5
TRIO_BITS: Final = 3
TRIO_SHIFT: Final = COLOURS * COUNT_BITS

# Written without a loop, so that the compiler sees plain numbers: 1 in every lane, times the top bit of a lane.
COUNT_LANES: Final = (1 << TRIO_SHIFT) - 1
COUNT_FLAGS: Final = ((1 << TRIO_SHIFT) - 1) // 31 * 16
TRIO_FLAGS: Final = ((1 << COLOURS * TRIO_BITS) - 1) // 7 * 4 << TRIO_SHIFT
FLAGS: Final = COUNT_FLAGS | TRIO_FLAGS

ONE_SINGLE: Final = 1 << TRIO_SHIFT
"""1 in the first trio lane. Shift this, not a plain 1: mypyc shifts a small literal by an i64 in 32 bits."""


def single(colour: int) -> int:
    """One bottle from a single end, as a tally."""
    return 1 << COUNT_BITS * colour | ONE_SINGLE << TRIO_BITS * colour


def double(colour: int) -> int:
    """Two bottles from a double end, as a tally."""
    return 2 << COUNT_BITS * colour


def start_tally(colour: i64, value: i64) -> i64:
    """Where the lanes of a colour start against a captain of this value: `value` bottles do not set the flag, one
    more does (RUM-4.4); two singles do not, three do (RUM-4.7)."""
    return (15 - value) << COUNT_BITS * colour | ONE_SINGLE << TRIO_BITS * colour


def bottles_of(tally: i64, colour: i64) -> i64:
    return tally >> COUNT_BITS * colour & 31


def singles_of(tally: i64, colour: i64) -> i64:
    return tally >> TRIO_SHIFT + TRIO_BITS * colour & 7


LANES: Final = [31 << COUNT_BITS * colour | 7 << TRIO_SHIFT + TRIO_BITS * colour for colour in range(COLOURS)]
"""All bits of each colour."""
FLAGS_OF: Final = [FLAGS & lanes for lanes in LANES]
"""The top bits of each colour: set when a colour has enough bottles."""
