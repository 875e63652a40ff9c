"""Who can go out where jokers are wild."""

from games.rummikub.positions import RUMMI, RUMMIKUB, tiles
from tortuga.games.rummikub.strategy.going_out import can_go_out, most_laid


def test_who_can_go_out_with_wild_jokers() -> None:
    assert can_go_out(tiles("R4 R5 R6"), tiles("R7 R3"), True, RUMMIKUB)
    assert not can_go_out(tiles("R4 R5 R6"), tiles("R7 R9"), True, RUMMIKUB)
    assert can_go_out(tiles("R4 R5 R6 J"), tiles("R7 R9"), True, RUMMIKUB)
    assert not can_go_out(tiles("R4 R5 R6"), tiles("R7 R3"), False, RUMMIKUB)
    assert can_go_out(tiles("R4 R5 R6"), tiles("R7 K10 B10 O10"), False, RUMMIKUB)
    assert not can_go_out(tiles("R4 R5 R6"), tiles("R7 K10 B10 O10"), False, RUMMI)
    assert most_laid(tiles("R4 R5 R6"), tiles("R7 R3 K1")) == 2
