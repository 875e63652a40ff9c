"""`make bench-gate` names what takes more instructions than it did, and nothing else."""

import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

GATE = Path(__file__).parents[2] / "benchmarks" / "gate.py"


@pytest.fixture
def grown() -> Callable[[dict[str, int], dict[str, int]], list[str]]:
    spec = importlib.util.spec_from_file_location("gate", GATE)
    assert spec is not None
    assert spec.loader is not None
    gate: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(gate)
    found: Callable[[dict[str, int], dict[str, int]], list[str]] = gate.grown
    return found


def test_what_grew_by_more_than_three_percent_is_named(
    grown: Callable[[dict[str, int], dict[str, int]], list[str]],
) -> None:
    before = {"steps": 1000, "views": 1000, "copies": 1000}
    assert grown(before, {"steps": 1030, "views": 1031, "copies": 500}) == ["views: +3.1% instructions"]


def test_work_that_came_or_went_is_named(grown: Callable[[dict[str, int], dict[str, int]], list[str]]) -> None:
    assert grown({"steps": 1000}, {"views": 1000}) == ["views: not stored yet", "steps: is not measured any more"]
