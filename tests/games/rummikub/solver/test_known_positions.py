"""Positions whose best turns are known from other solvers that agree with each other."""

import json
from pathlib import Path
from typing import Any

import pytest

from tortuga.games.rummikub.rules.melds import read_meld
from tortuga.games.rummikub.rules.tiles import KIND_OF
from tortuga.games.rummikub.solver.best_turn import VALUE, solve, solve_first

KNOWN = [
    json.loads(line)
    for line in (Path(__file__).parent / "known_positions.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: str(known["id"]))
def test_known_position(known: dict[str, Any]) -> None:
    table = [read_meld(text) for text in known["table"]]
    rack = [KIND_OF[word] for word in known["rack"].split()]
    rule = known["joker"]
    turn = solve(table, rack, rule)
    assert (len(turn.laid), turn.value) == (known["tiles"], known["value_of_tiles"])
    assert solve(table, rack, rule, VALUE).value == known["value"]
    assert solve(table, rack, rule, VALUE, joker_value=0).value == known["value_without_jokers"]
    if known["first_meld_30"] is not None:
        assert len(solve_first(rack, 30).laid) == known["first_meld_30"]
