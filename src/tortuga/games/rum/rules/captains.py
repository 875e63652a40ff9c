"""What a captain is worth."""

from typing import Final

from mypy_extensions import i64

TOP_VALUE: Final = 8


def new_value(old: i64, bottles: i64, singles: i64) -> i64:
    """The value that a captain takes when a set with so many bottles of its colour gains it, 8 at most.

    >>> new_value(5, bottles=3, singles=3)
    7
    """
    natural = bottles if bottles > old else 0  # RUM-4.4
    trio = old + 2 if singles == 3 else 0  # RUM-4.7: the higher of the two, never added together
    value = natural if natural > trio else trio
    return value if value < TOP_VALUE else TOP_VALUE
