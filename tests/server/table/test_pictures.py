"""What each viewer is shown of a table, and what lists show of it."""

from server.tables import Sitting, to_the_end
from tortuga.server import protocol
from tortuga.server.table import pictures


def test_a_spectator_sees_no_hand_and_no_seat_sees_another_s() -> None:
    at = Sitting("ania", "bartek").started()
    racks = [at.sees(who).view.rack for who in ("ania", "bartek", None)]
    assert [len(rack) for rack in racks] == [4, 4, 0]
    for who in ("ania", "bartek"):
        assert at.sees(who).view == at.table.title.view(at.game.state, at.seat(who))
    assert at.sees(None).you is None
    assert at.sees(None).owes is None


def test_the_hash_of_the_seed_is_shown_from_the_start_and_the_seed_only_after_the_end() -> None:
    at = Sitting("ania", "bartek", title="skirmish", options={"rounds": 1}, seed="a-secret-of-the-sea").started()
    about = at.sees(None).about
    assert about is not None
    assert about.seed_hash == at.game.header.seed_hash
    assert all(b"a-secret-of-the-sea" not in picture for picture in at.picture())
    assert all("a-secret-of-the-sea" not in row.body for row in at.log)
    to_the_end(at)
    assert at.sees(None).seed == "a-secret-of-the-sea"


def test_what_was_missed_is_told_from_the_version_that_is_known() -> None:
    at = Sitting("ania", "bartek").started()
    known = at.table.seq
    at.play("ania", "draw")
    missed = at.sees("ania", known)
    assert [(entry.seq, entry.kind, entry.seat) for entry in missed.story] == [(known + 1, "move", 0)]
    assert missed.about is None
    own, others = missed.story[0].events[0], at.sees("bartek", known).story[0].events[0]
    assert own.plank is not None
    assert others.plank is None
    nothing = at.sees("ania", at.table.seq)
    assert nothing.story == []
    assert nothing.view is None


def test_only_who_sits_knows_the_code_and_the_hash_comes_with_the_start() -> None:
    at = Sitting("ania", "open")
    spectator, seated = pictures.about(at.table, None), pictures.about(at.table, 0)
    assert (spectator.table, spectator.code, seated.code) == ("table-1", None, "ABCDEF")
    assert spectator.seed_hash is None
    at.do("ania", protocol.Start, fill="bot:random")
    assert pictures.about(at.table, None).seed_hash == at.game.header.seed_hash
    assert at.table.is_code("abcdef")
    assert not at.table.is_code("abcdeg")


def test_who_knows_the_table_is_told_about_it_again_when_the_hash_is_known() -> None:
    at = Sitting("ania", "bartek")
    assert at.sees(None, since=at.table.seq).about is None
    before = at.table.seq
    at.started()
    assert at.sees(None, since=before).about is not None
    assert at.sees(None, since=before + 1).about is None


def test_a_list_shows_seats_clock_spectators_and_how_it_ended() -> None:
    at = Sitting("ania", "bartek", clock=protocol.TurnClock(seconds=60), spectators=False)
    card = pictures.card(at.table)
    assert b"outcome" not in protocol.ENCODER.encode(card)
    assert (card.status, card.spectators, card.clock) == ("open", False, protocol.TurnClock(seconds=60))
    assert ([chair.guest for chair in card.chairs], card.outcome) == (["ania", "bartek"], None)
    at.started()
    while at.game.state.due():
        seat = at.game.state.due()[0]
        at.play(at.table.chairs[seat].guest or "", at.offers(seat)[0])
    card = pictures.card(at.table)
    assert card.status == "over"
    assert card.outcome == at.game.state.outcome() == at.sees(None).outcome
    assert card.outcome is not None


def test_a_clock_is_shown_for_people_while_they_play() -> None:
    at = Sitting("ania", "bartek", "bot:random", clock=protocol.TurnClock(seconds=60))
    assert [chair.left_ms for chair in at.sees(None).chairs] == [None, None, None]
    at.started()
    assert [chair.left_ms for chair in at.sees(None).chairs] == [60_000, 60_000, None]
    at.table.close("house-end", at.now)
    at.settle()
    assert [chair.left_ms for chair in at.sees(None).chairs] == [None, None, None]
