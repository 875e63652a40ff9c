"""Who is here, and for how long the house waits for those who are not."""

import pytest

from server.tables import SECOND, Sitting
from tortuga.server import protocol
from tortuga.server.table.log import HOUSE


def test_nobody_is_waited_for_when_the_game_is_over() -> None:
    at = Sitting("ania", "bartek").started()
    while at.game.state.due():
        seat = at.game.state.due()[0]
        at.arrived(1 - seat)
        at.departed(1 - seat, cleanly=True)
        assert at.table.presence.grace
        at.play(at.table.chairs[seat].guest or "", at.offers(seat)[0])
    assert (at.table.presence.grace, at.table.deadlines()) == ({}, {})


@pytest.mark.parametrize(("cleanly", "seconds"), [(True, 10), (False, 30)], ids=["closed tab", "lost line"])
def test_a_seat_is_away_after_its_grace(cleanly: bool, seconds: int) -> None:
    at = Sitting("ania", "bartek").started().arrived(0, 1)
    at.departed(1, cleanly=cleanly)
    at.later(seconds - 0.001)
    assert not at.sees(None).chairs[1].away
    at.later(0.001)
    shown = at.sees("ania")
    assert shown.chairs[1].away
    assert [leaver.seat for leaver in shown.leavers] == [1]
    assert (at.log[-1].kind, at.log[-1].actor) == ("away", HOUSE)
    assert shown.story[-1].lines[0].key == "house-away"


def test_who_is_back_in_time_was_never_away() -> None:
    at = Sitting("ania", "bartek").started().arrived(0, 1)
    at.departed(1, cleanly=True)
    at.later(9)
    at.arrived(1)
    at.later(3600)
    assert "away" not in at.kinds


def test_one_tab_of_two_may_be_closed() -> None:
    at = Sitting("ania", "bartek").started().arrived(0, 1, 1)
    at.departed(1, cleanly=True)
    at.later(3600)
    assert "away" not in at.kinds
    assert at.sees(None).chairs[1].here


def test_who_never_came_to_the_start_is_away_as_well() -> None:
    at = Sitting("ania", "bartek").arrived(0)
    at.started()
    at.later(29)
    assert "away" not in at.kinds
    at.later(1)
    assert [chair.away for chair in at.sees(None).chairs] == [False, True]


def test_with_days_for_a_move_nobody_is_away() -> None:
    at = Sitting("ania", "bartek", clock=protocol.DaysClock(days=1)).started().arrived(0, 1)
    at.departed(1, cleanly=False)
    at.later(3600)
    assert "away" not in at.kinds


def test_after_a_restart_everybody_has_the_time_of_a_lost_line() -> None:
    at = Sitting("ania", "bartek", "bot:random").started().arrived(0, 1)
    again = at.refolded()
    again.table.presence.here, again.table.presence.grace = {}, {}
    again.table.presence.reopened(again.now)
    assert again.table.presence.grace == {0: again.now + 30 * SECOND, 1: again.now + 30 * SECOND}
    again.arrived(0)
    again.later(30)
    assert [chair.away for chair in again.sees(None).chairs] == [False, True, False]


def test_nobody_waits_for_anybody_when_the_game_has_ended() -> None:
    at = Sitting("ania", "bartek").started()
    assert at.table.presence.grace
    at.do("bartek", protocol.Leave)
    assert [leaver.seat for leaver in at.sees(None).leavers] == [1]
    at.do("ania", protocol.Choose, seat=1, what="end")
    assert (at.table.presence.grace, at.table.deadlines(), at.sees(None).leavers) == ({}, {}, [])
    at.arrived(1)
    assert at.kinds[-1] == "end", "nobody returns to a game that has ended"
