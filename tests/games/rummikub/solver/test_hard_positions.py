"""The hardest positions of many games: their best turns are known, and a small effort finds a legal turn."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.rummikub.positions import RUMMIKUB
from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld
from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.games.rummikub.rules.tiles import counts_of, kinds_of
from tortuga.games.rummikub.rules.turns import check_turn
from tortuga.games.rummikub.solver.best_turn import TILES, Turn, any_turn, solve, solve_building
from tortuga.games.rummikub.solver.effort import BETWEEN_LOOKS, Effort

STORED = Path(__file__).parents[4] / "benchmarks" / "hard_positions.jsonl"
HARD = [json.loads(line) for line in STORED.read_text("utf-8").splitlines()]
EFFORTS = (0, 150, 1_000)
hard = pytest.mark.parametrize("position", HARD, ids=lambda position: f"{position['joker']}-{position['ms']:.0f}")


def table_of(position: dict[str, Any]) -> tuple[Meld, ...]:
    read = [text.split(": ") for text in position["table"]]
    return tuple([Meld(RUN if kind == "run" else GROUP, kinds_of(tiles.split())) for kind, tiles in read])


def rack_of(position: dict[str, Any]) -> tuple[int, ...]:
    return kinds_of(position["rack"].split())


def rules_of(position: dict[str, Any]) -> Ruleset:
    return RUMMIKUB._replace(joker_rule=position["joker"], jokers=4)


def solved(position: dict[str, Any], effort: Effort | None = None) -> Turn:
    table, rack, rule, objective = table_of(position), rack_of(position), position["joker"], position["objective"]
    if position["first_meld"] is None:
        return solve(table, rack, rule, objective, effort=effort)
    return solve_building(table, rack, position["first_meld"], rule, objective, effort=effort)


def check(position: dict[str, Any], turn: Turn) -> None:
    if turn.laid:
        rack = counts_of(rack_of(position))
        check_turn(table_of(position), rack, turn.table, position["first_meld"] is None, rules_of(position))


@hard
def test_the_best_turn_is_found(position: dict[str, Any]) -> None:
    turn = solved(position)
    check(position, turn)
    assert turn.proved
    assert (len(turn.laid), turn.value) == (position["tiles"], position["value"])


@hard
def test_a_small_effort_finds_a_legal_turn(position: dict[str, Any]) -> None:
    """Never a better one than the best, and always the same."""
    asked = "tiles" if position["objective"] == TILES else "value"
    for states in EFFORTS:
        turn = solved(position, Effort(states))
        check(position, turn)
        found = {"tiles": len(turn.laid), "value": turn.value}
        assert found[asked] <= position[asked]
        assert turn == solved(position, Effort(states))
        if turn.proved:
            assert found[asked] == position[asked]


def test_a_small_effort_is_often_not_enough_and_mostly_finds_something() -> None:
    turns = [(position, solved(position, Effort(0))) for position in HARD]
    assert not any(turn.proved for _, turn in turns)
    possible = [turn for position, turn in turns if position["tiles"]]
    assert len([turn for turn in possible if turn.laid]) > len(possible) * 3 // 4


def test_time_is_a_limit_too() -> None:
    hardest = max(HARD, key=lambda position: position["states"])
    assert hardest["states"] > 4 * BETWEEN_LOOKS
    assert not solved(hardest, Effort(seconds=1e-9)).proved
    assert solved(hardest, Effort(seconds=1e9)).proved


def test_some_turn_is_looked_for_no_longer_than_asked() -> None:
    for position in HARD:
        if position["first_meld"] is None and position["tiles"]:
            table, rack = table_of(position), rack_of(position)
            assert any_turn(table, rack, position["joker"]), "without a limit there is one"
            assert any_turn(table, rack, position["joker"], Effort(0)) == ()
