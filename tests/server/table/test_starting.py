"""How a game begins at a table."""

from server.tables import Sitting, refused
from tortuga.server import protocol
from tortuga.server.table.log import By


def test_open_seats_hold_up_the_start_unless_bots_fill_them() -> None:
    at = Sitting("ania", "open", "open")
    with refused("seats-open"):
        at.do("ania", protocol.Start)
    at.do("ania", protocol.Start, fill="bot:random")
    assert [chair.bot for chair in at.sees(None).chairs] == [None, "random", "random"]
    assert at.kinds == ["opened", "arranged", "arranged", "started", "deal"]


def test_a_rematch_starts_by_itself_when_everybody_is_here_and_no_seat_is_open() -> None:
    at = Sitting("ania", "bartek", "bot:random", when_all_here=True).arrived(0)
    assert at.table.status == "open"
    assert at.arrived(1).table.status == "playing"
    at = Sitting("ania", "bartek", "open", when_all_here=True).arrived(0, 1)
    assert at.table.status == "open"
    at.do("cyryl", protocol.Sit)
    assert at.arrived(2).table.status == "playing"
    assert Sitting("ania", "bartek").arrived(0, 1).table.status == "open"


def test_a_game_that_is_brought_in_is_all_there_and_closed() -> None:
    played = Sitting("ania", "bartek").started()
    for guest in ("ania", "bartek", "ania"):
        played.play(guest, "draw")
    brought = Sitting("ania", "bartek")
    brought.table.starting.bring_in(played.game.header, played.game.records, brought.now)
    brought.settle()
    assert brought.truth[1] == played.truth[1]
    assert brought.game.records == played.game.records
    assert brought.table.status == "closed"


def test_a_game_can_go_on_from_a_moment_of_another_one() -> None:
    played = Sitting("ania", "bartek").started()
    for guest in ("ania", "bartek", "ania"):
        played.play(guest, "draw")
    at = Sitting("ania", "bartek")
    at.table.starting.start(By("ania", "command-on", at.now), played.game.records)
    at.settle()
    assert at.kinds == ["opened", "started", "deal", "move", "move", "move"]
    assert at.truth[1] == played.truth[1]
    assert (at.game.header.after, at.game.records) == (4, played.game.records)
    at.play("bartek", "draw")
