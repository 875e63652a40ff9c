"""RK-1: components and set-up."""

import pytest

from games.rummikub.positions import RUMMI, RUMMIKUB, Match, Stacked, table
from rules import rule
from tortuga.games.rummikub.events import Dealt, DrewLots, Lot, Racked
from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.games.rummikub.rules.state import DRAW, draw_for_start, set_up
from tortuga.games.rummikub.rules.tiles import JOKER, box
from tortuga.kernel import EventLog, Imagined, heard_by


@rule("RK-1.1")
def test_the_tiles_of_rummikub() -> None:
    assert sum(box(2)) == 106
    assert all(count == 2 for count in box(2))


@rule("RT-1.1")
def test_rummi_has_four_jokers() -> None:
    assert sum(box(4)) == 108
    assert box(4)[JOKER] == 4


def lots(chance: str, seats: int) -> tuple[int, list[Lot]]:
    ear = EventLog()
    first = draw_for_start(2, seats, Stacked(chance), ear)
    [told] = heard_by(ear.told, None)
    assert isinstance(told, DrewLots)
    assert told.first == first
    return first, list(told.lots)


@rule("RK-1.2")
def test_the_highest_number_starts_and_everyone_sees_the_draw() -> None:
    assert lots("R3 K12 O11", 3) == (1, [Lot(0, "R3"), Lot(1, "K12"), Lot(2, "O11")])


@rule("RK-1.2")
def test_a_joker_is_drawn_again() -> None:
    assert lots("J R3 J O2", 2) == (0, [Lot(0, "J"), Lot(0, "R3"), Lot(1, "J"), Lot(1, "O2")])


@rule("RK-1.2")
def test_those_tied_draw_again_among_themselves() -> None:
    first, drawn = lots("R9 K4 O9 B2 B7", 3)
    assert first == 2
    assert [lot.seat for lot in drawn] == [0, 1, 2, 0, 2]


@rule("RK-1.2")
def test_the_drawn_tiles_go_back() -> None:
    state = set_up(RUMMIKUB, 2, Stacked("R13 R12"), None)
    assert state.active == 0
    held = [sum(player.rack[kind] for player in state.players) + state.bank[kind] for kind in range(53)]
    assert held == box(2)


@rule("RK-1.3", "RK-1.5")
@pytest.mark.parametrize(("rules", "banks"), [(RUMMIKUB, [78, 64, 50]), (RUMMI, [80, 66, 52])])
def test_fourteen_tiles_each_and_the_rest_is_the_bank(rules: Ruleset, banks: list[int]) -> None:
    for seats, bank in zip((2, 3, 4), banks, strict=True):
        ear = EventLog()
        state = set_up(rules, seats, Imagined("deal"), ear)
        assert [player.size() for player in state.players] == [14] * seats
        assert state.bank_size() == bank
        assert [event.bank for event in heard_by(ear.told, None) if isinstance(event, Dealt)] == [bank]


@rule("RK-1.3", "RK-6.1")
def test_a_rack_is_told_to_its_owner_alone() -> None:
    ear = EventLog()
    set_up(RUMMIKUB, 2, Imagined("deal"), ear)
    for seat in (0, 1):
        assert [event.seat for event in heard_by(ear.told, seat) if isinstance(event, Racked)] == [seat]
    assert not [event for event in heard_by(ear.told, None) if isinstance(event, Racked)]


@rule("RK-1.4")
def test_play_goes_clockwise() -> None:
    match = Match("R9", "R9", "K9", bank="R1 R2 R3 R4")
    order = []
    for _ in range(4):
        order.append(match.state.active)
        match.play(DRAW)
    assert order == [0, 1, 2, 0]
    assert match.state.turn() == 4


@rule("RK-1.6", "RK-5.5")
def test_every_round_repeats_the_whole_set_up() -> None:
    match = Match("R10 R11 R12", "B9", rules=RUMMIKUB._replace(rounds=2))
    match.play(table("R10 R11 R12"), "R1 K13")
    state = match.state
    assert state.round_number == 2
    assert state.rounds == [[9, -9]]
    assert (state.starter, state.active) == (1, 1)
    assert state.table == ()
    assert [player.size() for player in state.players] == [14, 14]
    assert not any(player.melded for player in state.players)
    assert state.outcome() is None
    assert len(match.heard_by(DrewLots)) == 1
