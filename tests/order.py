"""The order of a run: what takes longest begins first, so that no process is left with a long file at the end.

Processes take one file after the other (`--dist loadfile --no-loadscope-reorder` in the Makefile), in this order: in
the usual one browsers, in the middle of the alphabet, and the house's faults come last, where half of the processes
have nothing left to do. What waits for most of its time stands beside what computes.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

FIRST = (
    "tests/server/faults/schedules",
    "tests/browser/test_maracaibo_in_sight.py",
    "tests/server/faults/test_hostile_guest.py",
    "tests/browser/test_maracaibo.py",
    "tests/browser/test_targets.py",
    "tests/server/faults/test_kill.py",
    "tests/browser",
    "tests/server/faults",
    "tests/server/house",
    "tests/server/workers",
    "tests/server/test_commands.py",
    "tests/conformance",
    "tests/server",
    "tests/terminal",
    "tests/installation",
    "tests/cli",
)
"""Files and folders, the longest first; what is not named comes behind, in the order of its names."""


@cache
def place(path: Path) -> int:
    """Where a file stands: by the longest name that it falls under."""
    under = [name for name in FIRST if Path(name) == path or Path(name) in path.parents]
    return FIRST.index(max(under, key=len)) if under else len(FIRST)


Item = TypeVar("Item", bound=pytest.Item)


def in_order(items: Sequence[Item], root: Path) -> list[Item]:
    """Files stay whole, and tests of a file in their order."""
    return sorted(items, key=lambda item: place(item.path.relative_to(root)))
