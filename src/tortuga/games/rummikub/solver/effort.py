"""How much work a best turn may take."""

from time import monotonic
from typing import Final

from mypy_extensions import i64

UNLIMITED: Final = 1 << 60
BETWEEN_LOOKS: Final = 256
"""States that are followed between two looks at the clock."""

# What work costs, in states of `bounded_search` that are followed.
SEARCH_COST: Final = 100
SWEEP_COST: Final = 100
ORIGIN_COST: Final = 10


class Effort:
    """An amount of work, counted in states that searches follow, so that a question has the same answer on every
    machine; perhaps so many seconds on top, for people who wait."""

    def __init__(self, states: int = UNLIMITED, seconds: float = 0.0) -> None:
        self.left: i64 = states
        self.until = monotonic() + seconds if seconds else 0.0
        self.next_look: i64 = states - BETWEEN_LOOKS

    def spend(self, states: i64) -> None:
        self.left -= states
        if self.until and self.left < self.next_look:
            self.next_look = self.left - BETWEEN_LOOKS
            if monotonic() > self.until:
                self.left = -1

    def is_spent(self) -> bool:
        return self.left < 0
