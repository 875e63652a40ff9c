"""Moves in writing, and back."""

import pytest

from games.rummikub.positions import kinds, table
from games.rummikub.seeded import every_title, moments
from rules import rule
from tortuga.games.rummikub.notation import read_move, write_move
from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld
from tortuga.games.rummikub.rules.state import DRAW, EXCHANGE, PASS
from tortuga.games.rummikub.title import RummikubTitle
from tortuga.kernel import NotationError


@pytest.mark.parametrize(("text", "move"), [("draw", DRAW), ("Pass", PASS), (" exchange ", EXCHANGE)])
def test_ways_to_lay_nothing_in_writing(text: str, move: int) -> None:
    assert read_move("rummikub", (), text) == move


def test_a_table_in_writing() -> None:
    move = read_move("rummikub", (), "lay r4 R5 R6|k3 B3 J")
    assert move == table("R4 R5 R6", "B3 K3 J")
    assert write_move((), move) == "lay R4 R5 R6 | B3 K3 J"


@pytest.mark.parametrize("text", ["", "lay", "lay R4 R5 |", "lay R14 R5 R6", "lay heap: R4 R5 R6", "put R4", "lay |"])
def test_nonsense_is_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        read_move("rummikub", (), text)


@rule("RK-2.5")
def test_a_set_keeps_its_kind_in_writing() -> None:
    group = Meld(GROUP, tuple(kinds("R3 J J")))
    run = Meld(RUN, tuple(kinds("R3 J J")))
    assert write_move((), (group,)) == "lay group: R3 J J"
    assert read_move("rummikub", (), "lay group: J R3 J") == (group,)
    assert read_move("rummikub", (), "lay R3 J J") == (run,)
    # The group lies on the table already.
    assert read_move("rummikub", (group,), "lay R3 J J") == (group,)
    assert write_move((group,), (group,)) == "lay R3 J J"
    assert read_move("rummikub", (group,), write_move((group,), (run,))) == (run,)


@every_title
def test_moves_are_legal_distinct_and_can_be_written(title: RummikubTitle) -> None:
    for state, _ in moments(title, "moves"):
        seat = state.active
        moves = state.moves(seat)
        assert len(set(moves)) == len(moves) > 0
        for move in moves:
            state.check(seat, move)
            assert title.read(state, seat, title.write(state, seat, move)) == move
        assert [offer.do for offer in title.offers(state, seat)] == [title.write(state, seat, move) for move in moves]
        assert state.copy() == state
