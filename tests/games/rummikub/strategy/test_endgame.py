"""Who wins when there is nothing left to draw."""

from games.rummikub.positions import RUMMIKUB, table, tiles
from tortuga.games.rummikub.strategy.endgame import Endgame, lying


def test_a_joker_that_cannot_leave_is_the_tile_that_it_stands_for() -> None:
    start = table("R4 J R6", "group: B9 J J")
    for free in ("free", "release"):
        assert lying(start, free) == tiles("R4 R6 B9 J J J")
    for bound in ("strict", "bound"):
        assert lying(start, bound) == tiles("R4 R5 R6 R9 B9 K9")


def chances(mine: str, other: str, lying: str, *, passes: int = 0, eager: bool = False) -> list[float]:
    game = Endgame(RUMMIKUB, 2, [False, eager])
    return game.chances(tiles(lying), [tiles(mine), tiles(other)], [True, True], passes, 0)


def test_chances_when_the_bank_is_empty() -> None:
    assert chances("R1 R2 R3", "K9", "") == [1.0, 0.0]  # out
    assert chances("R1 R2", "K9", "", passes=1) == [1.0, 0.0]  # the lower rack
    assert chances("R1 R2", "B1 B2", "", passes=1) == [0.5, 0.5]
    assert chances("R1 R2 R3 K1", "R4 R5", "K4 K5 K6") == [1.0, 0.0]  # passing is better than laying
    assert chances("R7 R8 R9 K1", "R10 R11", "") == [0.0, 1.0]  # passing loses, and laying lets them follow
    assert chances("R7 R8 R9 K1", "R10 B3", "") == [1.0, 0.0]


def test_who_lays_whatever_fits_opens_the_table() -> None:
    """The other one has the lower rack and would win by passing; but if it lays its set, B4 and B5 go out."""
    assert chances("B4 B5", "B1 B2 B3 K1", "") == [0.0, 1.0]
    assert chances("B4 B5", "B1 B2 B3 K1", "", eager=True) == [1.0, 0.0]
