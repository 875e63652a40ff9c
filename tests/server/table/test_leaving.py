"""Who is away, and what the others choose to follow."""

import pytest

from server.tables import Sitting, refused
from tortuga.kernel.errors import Refusal
from tortuga.kernel.records import Record
from tortuga.server import protocol
from tortuga.server.table.leaving import is_note


def test_three_lapses_in_a_row_are_a_seat_that_was_left() -> None:
    at = Sitting("ania", "bot:random", clock=protocol.TurnClock(seconds=30), options={"rack": 3}).started().arrived(0)

    def sleeps() -> None:
        at.later(30)
        assert at.game.records[-1].lapse or at.kinds[-1] == "away"
        at.bot(1, "draw")

    sleeps()
    sleeps()
    at.play("ania", "draw")
    at.bot(1, "draw")
    for _ in range(2):
        sleeps()
        assert not at.sees(None).chairs[0].away
    sleeps()
    assert at.sees(None).chairs[0].away
    at.play("ania", "draw")
    assert not at.sees(None).chairs[0].away, "who plays is with us"


def test_who_comes_back_may_sleep_three_times_again() -> None:
    at = Sitting("ania", "bartek", clock=protocol.TurnClock(seconds=30), options={"rack": 3}).started().arrived(0, 1)
    while not at.sees(None).chairs[0].away:
        at.later(30)
        if at.sees(None).due == [1]:
            at.play("bartek", "draw")
    at.departed(0, cleanly=True)
    at.arrived(0)
    assert not at.sees(None).chairs[0].away
    for lapses in range(3):
        assert not at.sees(None).chairs[0].away, lapses
        at.later(30)
        at.play("bartek", "draw")
    assert at.sees(None).chairs[0].away


def gone(*plan: str, title: str = "planks") -> Sitting:
    """Whoever sits in seat 1 has left."""
    at = Sitting(*plan, title=title).started()
    at.arrived(*(seat for seat, who in enumerate(plan) if ":" not in who))
    at.do(plan[1], protocol.Leave)
    return at


def test_leaving_is_told_at_once_and_only_once() -> None:
    at = gone("ania", "bartek")
    assert at.kinds[-1] == "left"
    assert at.sees(None).chairs[1].away
    with refused("already-away"):
        at.do("bartek", protocol.Leave)


def test_most_of_those_who_stay_choose_what_follows() -> None:
    at = gone("ania", "bartek", "cyryl")
    at.do("ania", protocol.Choose, seat=1, what="bot")
    assert at.sees(None).leavers[0].chosen == {"bot": [0]}
    at.do("cyryl", protocol.Choose, seat=1, what="wait")
    assert at.sees(None).chairs[1].bot is None
    at.do("cyryl", protocol.Choose, seat=1, what="bot")
    assert at.kinds[-1] == "takeover"
    assert (at.sees(None).chairs[1].name, at.sees(None).chairs[1].bot) == ("Bartek", "hard")
    assert at.sees(None).leavers == []


def test_to_wait_is_a_choice_too() -> None:
    at = gone("ania", "bartek")
    at.do("ania", protocol.Choose, seat=1, what="wait")
    assert at.sees(None).status == "playing"
    assert at.sees(None).leavers[0].chosen == {"wait": [0]}


def test_the_others_can_end_the_game() -> None:
    at = gone("ania", "bartek")
    at.do("ania", protocol.Choose, seat=1, what="end")
    shown = at.sees("ania")
    assert shown.status == "closed"
    assert shown.outcome is None
    assert shown.seed == "1"
    assert at.kinds[-2:] == ["chose", "end"]


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (protocol.Undo, {}),
        (protocol.Leave, {}),
        (protocol.AskBack, {"to": 1}),
        (protocol.Choose, {"seat": 1, "what": "bot"}),
        (protocol.Play, {"decision": 1, "move": "bid 0"}),
    ],
)
def test_a_game_that_was_ended_does_not_go_on(kind: type, fields: dict[str, object]) -> None:
    at = Sitting("ania", "bartek", title="skirmish").started()
    at.play("ania", "bid 1")
    at.do("bartek", protocol.Leave)
    at.do("ania", protocol.Choose, seat=1, what="end")
    with refused("table-closed"):
        at.do("ania", kind, **fields)


def test_a_bot_plays_on_until_the_seat_is_claimed_back() -> None:
    at = gone("ania", "bartek", title="skirmish")
    at.play("ania", "bid 1")
    at.do("ania", protocol.Choose, seat=1, what="bot")
    assert at.table.moves.bots_due() == [(1, at.game.decision(1), "hard")]
    assert at.sees("bartek").owes is None
    at.arrived(1)
    assert at.sees(None).chairs[1].bot == "hard", "the seat waits to be claimed"
    for kind, fields in ((protocol.Play, {"decision": at.decision("bartek"), "move": "bid 0"}), (protocol.Undo, {})):
        with refused("seat-kept"):
            at.do("bartek", kind, **fields)
    at.bot(1, "bid 2")
    assert at.game.records[-1].by == "bot:random"
    at.do("bartek", protocol.Claim)
    assert at.kinds[-1] == "claim"
    chair = at.sees(None).chairs[1]
    assert (chair.bot, chair.away) == (None, False)
    at.play("bartek", at.offers(1)[0])


def test_only_a_seat_that_a_bot_keeps_can_be_claimed() -> None:
    at = Sitting("ania", "bartek").started()
    with refused("seat-not-kept"):
        at.do("ania", protocol.Claim)


def test_a_seat_kept_by_a_bot_does_not_say_no_to_the_others() -> None:
    at = gone("ania", "bartek")
    at.do("ania", protocol.Choose, seat=1, what="bot")
    at.play("ania", "draw")
    with refused("seat-kept"):
        at.do("bartek", protocol.AskBack, to=1)


def test_nothing_is_chosen_about_somebody_who_is_here() -> None:
    at = Sitting("ania", "bartek", "bot:random").started()
    for leaver, key in ((0, "not-away"), (1, "not-away"), (2, "not-away"), (9, "seat-unknown")):
        with refused(key):
            at.do("ania", protocol.Choose, seat=leaver, what="end")


def test_who_is_alone_with_bots_may_end_the_game() -> None:
    at = Sitting("ania", "bot:random").started()
    with refused("not-away"):
        at.do("ania", protocol.Choose, seat=0, what="bot")
    at.do("ania", protocol.Choose, seat=0, what="end")
    assert at.table.status == "closed"


@pytest.mark.parametrize(
    ("house", "seat", "fits"),
    [
        (None, None, True),
        ("left", 0, True),
        ("claim", 1, True),
        ("left", 2, False),
        ("left", -1, False),
        ("left", None, False),
        ("won", 0, False),
        ("won", None, False),
    ],
)
def test_a_line_of_the_house_is_one_that_it_writes_about_a_seat_there_is(
    house: str | None, seat: int | None, fits: bool
) -> None:
    assert is_note(Record(n=3, house=house, seat=seat), seats=2) is fits


@pytest.mark.parametrize(
    ("kind", "fields", "key", "facts"),
    [
        (protocol.Choose, {"seat": 2, "what": "end"}, "seat-unknown", {"number": 3}),
        (protocol.Choose, {"seat": 1, "what": "end"}, "not-away", {"number": 2}),
        (protocol.Choose, {"seat": 0, "what": "wait"}, "not-away", {"number": 1}),
        (protocol.AskBack, {"to": 9}, "undo-no-such-moment", {"n": 9}),
    ],
)
def test_what_a_player_is_refused(kind: type, fields: dict[str, object], key: str, facts: dict[str, object]) -> None:
    with pytest.raises(Refusal) as told_why:
        Sitting("ania", "bartek").started().do("ania", kind, **fields)
    assert (told_why.value.key, told_why.value.facts) == (key, facts)


def test_nothing_is_chosen_about_a_seat_that_a_bot_keeps_already() -> None:
    at = Sitting("ania", "bartek").started()
    at.do("bartek", protocol.Leave)
    at.do("ania", protocol.Choose, seat=1, what="bot")
    with refused("not-away"):
        at.do("ania", protocol.Choose, seat=1, what="end")


def test_who_comes_back_late_is_told_to_the_others() -> None:
    at = gone("ania", "bartek")
    at.arrived(1)
    assert (at.kinds[-1], at.log[-1].actor) == ("returned", "bartek")
    assert not at.sees(None).chairs[1].away
    assert at.sees(None).leavers == []
