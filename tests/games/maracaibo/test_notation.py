"""Notation: every move is read back, and nonsense is refused."""

from pathlib import Path

import pytest

from games.maracaibo.components.test_owners_files import change, written
from games.maracaibo.positions import TITLE, new_table, position
from games.maracaibo.seeded import walk
from rules import rule
from tortuga.games.maracaibo.notation import Notation
from tortuga.games.maracaibo.options import MaracaiboOptions
from tortuga.games.maracaibo.title import MaracaiboTitle
from tortuga.kernel import NotationError, UnknownName


def test_every_move_of_random_games_is_read_back() -> None:
    verbs = set()
    for number in range(12):
        for g, _ in walk(f"notation {number}", greedy=True):
            for seat in g.due():
                moves = g.moves(seat)
                written = [TITLE.write(g, seat, move) for move in moves]
                assert [TITLE.read(g, seat, text) for text in written] == moves
                assert [TITLE.read(g, seat, f"  {text.upper()} ") for text in written] == moves
                verbs |= {text.split()[0] for text in written}
    common = "done sail take acquire build use upgrade roll reroll die spend store cube bury explore quest place"
    assert verbs >= set(common.split())


def test_shorthands_mean_the_space_of_ones_ship() -> None:
    table = position(ships=["c1r2"], at={"c2r2": "tobacco"}, doubloons=[20])
    table.play("sail c2r2")
    assert TITLE.read(table.state, 0, "acquire") == TITLE.read(table.state, 0, "acquire c2r2")
    assert TITLE.read(table.state, 0, "figurehead A") == TITLE.read(table.state, 0, "figurehead mermaid")


@rule("PM-4.10")
@pytest.mark.parametrize(
    ("name", "effects"),
    [
        ("tobacco", ["raid action 2: 3 vp", "raid action 3: 5 vp"]),
        ("tobacco", ["1 step less: 2 vp", "2 steps less: 5 vp"]),
        ("mermaid", ["raid action 2: 3 vp"]),
        ("treasure", ["raid action 2: 3 vp"]),
    ],
)
def test_in_an_owners_data_too_every_move_is_written_in_its_own_way(
    name: str, effects: list[str], tmp_path: Path
) -> None:
    """A card with two raid actions, or one that is called like a figurehead or a raid action of the ship board."""
    title = MaracaiboTitle(
        path=written(tmp_path, "improvements", change("improvements", 0, name=name, effects=effects))
    )
    notation = Notation(title.rules(MaracaiboOptions()))
    assert [move for move, text in notation.text.items() if notation.read(text, 0) != move] == []


@pytest.mark.parametrize(
    "text", ["", "sail", "sail c4", "take 6", "keep", "keep nothing", "upgrade 0", "upgrade 99", "x"]
)
def test_nonsense_is_no_move(text: str) -> None:
    table = new_table(2)
    with pytest.raises(NotationError):
        TITLE.read(table.state, 0, text)


def test_options_that_nobody_knows() -> None:
    with pytest.raises(UnknownName):
        TITLE.read_options({"kraken": True})
