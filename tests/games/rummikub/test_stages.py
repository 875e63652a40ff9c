"""How a turn is done by hand: what is said, and what lies on the table after each thing that was done."""

from random import Random

import pytest

from games.rummikub.positions import RUMMI, RUMMIKUB, Match, table
from games.rummikub.seeded import position
from tortuga.games.rummikub.notation import read_move
from tortuga.games.rummikub.rules.jokers import JOKER_RULES
from tortuga.games.rummikub.rules.state import DRAW, EXCHANGE, PASS
from tortuga.games.rummikub.rules.tiles import counts_of, names
from tortuga.games.rummikub.rules.turns import tiles_on
from tortuga.games.rummikub.solver import solve
from tortuga.games.rummikub.stages import stages
from tortuga.games.rummikub.title import RummikubTitle
from tortuga.texts import LANGUAGES, Texts

SAY = Texts("en", [RummikubTitle.locale])


@pytest.mark.parametrize(
    ("start", "rack", "end", "told"),
    [
        ((), "R4 R5 R6", ("R4 R5 R6",), ["Play R4 R5 R6 from your rack. R4 R5 R6"]),
        (("B4 B5 B6",), "B3", ("B3 B4 B5 B6",), ["Add B3 from your rack to B4 B5 B6. B3 B4 B5 B6"]),
        (
            ("R4 B4 K4 O4",),
            "B3 B5 B6",
            ("R4 K4 O4", "B3 B4 B5 B6"),
            [
                "Take B4 out of R4 B4 K4 O4. R4 K4 O4 | B4",
                "Add B3 B5 B6 from your rack to B4. R4 K4 O4 | B3 B4 B5 B6",
            ],
        ),
        (
            ("R4 R5 R6 R7 R8",),
            "R6",
            ("R4 R5 R6", "R6 R7 R8"),
            [
                "Split R4 R5 R6 R7 R8: R7 R8 stand on their own. R4 R5 R6 | R7 R8",
                "Add R6 from your rack to R7 R8. R4 R5 R6 | R6 R7 R8",
            ],
        ),
        (
            ("O1 O2 O3 O4", "R1 B1 K1 O1"),
            "B1",
            ("O2 O3 O4", "R1 B1 O1", "B1 K1 O1"),
            [
                "Take O1 out of O1 O2 O3 O4. O2 O3 O4 | O1 | R1 B1 K1 O1",
                "Move K1 from R1 B1 K1 O1 to O1. O2 O3 O4 | K1 O1 | R1 B1 O1",
                "Add B1 from your rack to K1 O1. O2 O3 O4 | R1 B1 O1 | B1 K1 O1",
            ],
        ),
        (
            ("R1 R2 R3", "R5 R6 R7"),
            "R4",
            ("R1 R2 R3 R4 R5 R6 R7",),
            [
                "Join R5 R6 R7 with R1 R2 R3. R1 R2 R3 R5 R6 R7",
                "Add R4 from your rack to R1 R2 R3 R5 R6 R7. R1 R2 R3 R4 R5 R6 R7",
            ],
        ),
        (
            ("R4 J R6",),
            "R5 K1 K2",
            ("R4 R5 R6", "K1 K2 J"),
            [
                "Put R5 into R4 J R6 in place of the joker: now the joker is free. J | R4 R5 R6",
                "Add K1 K2 from your rack to J. R4 R5 R6 | K1 K2 J",
            ],
        ),
    ],
)
def test_a_turn_is_told_thing_by_thing(
    start: tuple[str, ...], rack: str, end: tuple[str, ...], told: list[str]
) -> None:
    match = Match(rack, "K1", table=table(*start))
    match.state.check(0, table(*end))
    assert [f"{SAY.line(one.line)} {one.move.removeprefix('lay ')}" for one in stages(match.state, table(*end))] == told


def test_laying_nothing_is_one_thing() -> None:
    match = Match("R1", "K1")
    told = [(SAY.line(one.line), one.move) for move in (DRAW, PASS, EXCHANGE) for one in stages(match.state, move)]
    assert told == [("Draw a tile from the bank.", "draw"), ("Pass.", "pass"), ("Exchange all your tiles.", "exchange")]


@pytest.mark.parametrize("rule", JOKER_RULES)
def test_every_stage_holds_the_table_and_some_of_the_rack(rule: str) -> None:
    """And each does something: no two arrangements in a row are the same."""
    random, told = Random(rule), 0
    readers = [Texts(language, [RummikubTitle.locale]) for language in LANGUAGES]
    rules = (RUMMIKUB if rule != "bound" else RUMMI)._replace(joker_rule=rule)
    for _ in range(40):
        start, rack = position(random, sets=5, rack=7, jokers=2)
        turn = solve(start, rack, rule)
        if not turn.laid:
            continue
        match = Match(" ".join(names(rack)), "K1", table=tuple(start), rules=rules)
        done = stages(match.state, turn.table)
        before: list[int] = tiles_on(start)
        lies = sorted(start)
        for one in done:
            draft = read_move("rummikub", match.state.table, one.move)
            assert isinstance(draft, tuple)
            now = tiles_on(draft)
            assert all(was <= is_now for was, is_now in zip(before, now, strict=True))
            assert sorted(draft) != lies
            before, lies = now, sorted(draft)
            assert all(reader.line(one.line) for reader in readers)
        assert draft == turn.table
        assert sum(counts_of(turn.laid)) == sum(before) - sum(tiles_on(start))
        told += len(done)
    assert told > 40
    assert [reader.problems for reader in readers] == [[], [], []]
