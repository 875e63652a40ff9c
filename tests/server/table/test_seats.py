"""Who sits where before the start, and what the host arranges."""

import pytest

from server.tables import MINUTE, SECOND, START, Sitting, refused
from tortuga.kernel import registry
from tortuga.kernel.errors import Refusal
from tortuga.kernel.messages import Seat
from tortuga.server import protocol
from tortuga.server.table.rows import (
    Chair,
)
from tortuga.server.table.seats import chairs_again


def test_seats_are_for_the_host_for_bots_and_for_whoever_comes() -> None:
    at = Sitting("ania", "open", "bot:random")
    at.do("bartek", protocol.Sit)
    shown = at.sees(None).chairs
    assert [(chair.name, chair.bot, chair.host) for chair in shown] == [
        ("Ania", None, True),
        ("Bartek", None, False),
        (None, "random", False),
    ]
    assert at.sees("bartek").you == 1


def test_a_seat_can_be_chosen_and_given_up_again() -> None:
    at = Sitting("ania", "open", "open")
    at.do("bartek", protocol.Sit)
    assert at.seat("bartek") == 1, "who asks for none has the first that is free"
    at.do("bartek", protocol.Stand)
    at.do("bartek", protocol.Sit, seat=2)
    at.do("bartek", protocol.Stand)
    at.do("cyryl", protocol.Sit, seat=2)
    assert [chair.name for chair in at.sees(None).chairs] == ["Ania", None, "Cyryl"]


@pytest.mark.parametrize(
    ("guest", "seat", "key"),
    [
        ("bartek", 0, "seat-taken"),
        ("bartek", 1, "seat-taken"),
        ("bartek", 7, "seat-unknown"),
        ("ania", None, "already-seated"),
    ],
)
def test_nobody_sits_where_they_cannot(guest: str, seat: int | None, key: str) -> None:
    at = Sitting("ania", "bot:random", "open")
    with refused(key):
        at.do(guest, protocol.Sit, seat=seat)


def test_a_full_table_takes_nobody_and_a_started_one_neither() -> None:
    at = Sitting("ania", "bartek")
    with refused("table-full"):
        at.do("cyryl", protocol.Sit)
    at.started()
    for what in (protocol.Sit, protocol.Stand):
        with refused("table-started"):
            at.do("ania", what)


def test_the_host_arranges_seats_for_bots_and_opens_them_again() -> None:
    at = Sitting("ania", "bartek", "open")
    at.do("ania", protocol.Arrange, seat=2, who="bot:random")
    at.do("ania", protocol.Arrange, seat=1, who="open")
    assert [chair.bot for chair in at.sees(None).chairs] == [None, None, "random"]
    assert at.table.seat_of("bartek") is None
    at.do("bartek", protocol.Sit)
    at.started()
    assert at.sees(None).status == "playing"


@pytest.mark.parametrize(
    ("who", "seat", "key"),
    [
        ("bot:admiral", 1, "unknown-bot"),
        ("me", 1, "seat-plan"),
        ("bot:random", 0, "seat-taken"),
        ("open", 9, "seat-unknown"),
    ],
)
def test_the_host_cannot_arrange_what_there_is_not(who: str, seat: int, key: str) -> None:
    with refused(key):
        Sitting("ania", "open").do("ania", protocol.Arrange, seat=seat, who=who)


@pytest.mark.parametrize(
    ("kind", "fields"), [(protocol.Arrange, {"seat": 1, "who": "open"}), (protocol.Start, {}), (protocol.CloseChat, {})]
)
def test_some_things_only_the_host_may_do(kind: type, fields: dict[str, object]) -> None:
    for who in ("ania", "cyryl", "daria"):
        with refused("host-only"):
            Sitting("bartek", "ania", "cyryl").do(who, kind, **fields)


@pytest.mark.parametrize(
    ("kind", "fields", "key", "facts"),
    [
        (protocol.Sit, {"seat": 7}, "already-seated", {}),
        (protocol.Arrange, {"seat": 3, "who": "open"}, "seat-unknown", {"number": 4}),
        (protocol.Arrange, {"seat": 0, "who": "open"}, "seat-taken", {"number": 1}),
        (protocol.Arrange, {"seat": 2, "who": "nobody"}, "seat-plan", {"plan": "nobody"}),
        (protocol.Start, {}, "seats-open", {"count": 2}),
    ],
)
def test_what_a_host_is_refused_before_the_start(
    kind: type, fields: dict[str, object], key: str, facts: dict[str, object]
) -> None:
    with pytest.raises(Refusal) as told_why:
        Sitting("ania", "open", "open").do("ania", kind, **fields)
    assert (told_why.value.key, told_why.value.facts) == (key, facts)


@pytest.mark.parametrize(
    ("seat", "key", "number"), [(3, "seat-unknown", 4), (0, "seat-taken", 1), (1, "seat-taken", 2)]
)
def test_who_sits_down_is_told_which_seat_is_not_free(seat: int, key: str, number: int) -> None:
    with pytest.raises(Refusal) as told_why:
        Sitting("ania", "bot:random", "open").do("bartek", protocol.Sit, seat=seat)
    assert (told_why.value.key, told_why.value.facts) == (key, {"number": number})


def test_names_of_seats_that_nobody_has() -> None:
    at = Sitting("ania", "bot:random", "open")
    at.table.chairs[2].name = None
    assert at.table.seats.names() == ["Ania", "bot:random", "3"]
    at.table.chairs[2].name = "Captain"
    assert at.table.seats.names() == ["Ania", "bot:random", "Captain"]


@pytest.mark.parametrize(("title", "order"), [("planks", (2, 0, 1)), ("skirmish", (0, 1, 2))])
def test_in_a_rematch_everybody_is_present_and_where_they_sat_unless_the_first_seat_begins(
    title: str, order: tuple[int, ...]
) -> None:
    chairs = [
        Chair(guest="ania", away=True),
        Chair(guest="bartek", stand_in="random"),
        Chair(bot="random"),
    ]
    fresh = [Chair(guest="ania"), Chair(guest="bartek"), Chair(bot="random")]
    assert chairs_again(registry.title(title), chairs) == [fresh[seat] for seat in order]


def _told(at: Sitting) -> list[str]:
    """Who sat down, by name."""
    names = at.table.seats.names()
    args = [arg for entry in at.sees(None).story for line in entry.lines for arg in line.args.values()]
    return [names[arg.seat] for arg in args if isinstance(arg, Seat)]


def test_an_empty_seat_is_taken_away_and_those_behind_it_move_up() -> None:
    at = Sitting("ania", "open", "open", "bot:random")
    at.do("bartek", protocol.Sit, seat=2)
    at.arrived(0, 2)
    at.do("bartek", protocol.Chat, text="hello")
    before = at.sees("ania").seq
    at.do("ania", protocol.RemoveSeat, seat=1)
    now = at.sees("bartek", since=before)
    assert [(chair.name, chair.bot, chair.here) for chair in now.chairs] == [
        ("Ania", None, True),
        ("Bartek", None, True),
        (None, "random", False),
    ]
    assert now.you == 1
    assert now.about is not None, "a table of three seats is another table"
    assert len(now.about.setup.seats) == 3
    assert now.story[0].seq == 1, "who knew the old numbers is told everything anew"
    assert [line.seat for line in now.chat] == [1]
    assert _told(at) == ["Bartek"]
    assert at.sees("bartek", since=now.seq).story == []
    at.departed(1, cleanly=True)  # the tab of who moved up
    assert [chair.here for chair in at.sees(None).chairs] == [True, False, False]


def test_who_sat_in_a_seat_that_is_gone_is_not_told_of() -> None:
    at = Sitting("ania", "open", "open", "open")
    at.do("bartek", protocol.Sit, seat=1)
    at.do("bartek", protocol.Stand)
    at.do("cyryl", protocol.Sit, seat=2)
    at.do("ania", protocol.RemoveSeat, seat=1)
    assert _told(at) == ["Cyryl"]


def test_a_game_for_two_begins_at_a_table_for_four() -> None:
    at = Sitting("ania", "open", "bartek", "open", clock=protocol.BankClock(minutes=2))
    at.do("ania", protocol.Start, without_empty=True)
    assert at.kinds[1:] == ["removed", "removed", "started", "deal"]
    assert at.game.header.seats == ["Ania", "Bartek"]
    assert [chair.left_ms for chair in at.sees(None).chairs] == [2 * MINUTE, 2 * MINUTE]
    assert at.seat("bartek") == 1
    at.play("ania", at.offers(0)[0])
    at.play("bartek", at.offers(1)[0])


@pytest.mark.parametrize(
    ("guest", "plan", "seat", "key"),
    [
        ("bartek", ("ania", "bartek", "open"), 2, "host-only"),
        ("ania", ("ania", "bartek", "open"), 1, "seat-taken"),
        ("ania", ("ania", "bot:random", "open"), 1, "seat-taken"),
        ("ania", ("ania", "bartek", "open"), 3, "seat-unknown"),
        ("ania", ("ania", "open"), 1, "option-seats"),
    ],
)
def test_a_seat_that_is_needed_stays(guest: str, plan: tuple[str, ...], seat: int, key: str) -> None:
    with refused(key):
        Sitting(*plan).do(guest, protocol.RemoveSeat, seat=seat)


def test_nobody_starts_alone_where_the_game_needs_two() -> None:
    with refused("option-seats"):
        Sitting("ania", "open", "open").do("ania", protocol.Start, without_empty=True)


def test_seats_stay_once_the_game_is_on() -> None:
    with refused("table-started"):
        Sitting("ania", "bartek", "cyryl").started().do("ania", protocol.RemoveSeat, seat=2)


@pytest.mark.parametrize(
    ("invited", "now"),
    [((0, 0), 0), ((1, 0), None), ((2, 0), 1), ((3, 0), None), ((2, 2), None), ((1, 2), 1), ((2, 4), 2)],
)
def test_where_a_seat_is_after_others_were_taken_away(invited: tuple[int, int], now: int | None) -> None:
    """An invitation names a seat by the number that it had then."""
    at = Sitting("ania", "open", "open", "open")
    at.later(1)
    at.do("ania", protocol.RemoveSeat, seat=1)
    at.later(2)
    at.do("ania", protocol.RemoveSeat, seat=2)
    at.later(3)
    seat, since = invited
    assert at.table.seats.now_at(seat, START + since * SECOND) == now


def test_who_does_not_sit_there_is_not_told_whether_a_game_is_on() -> None:
    for at in (Sitting("ania", "bartek"), Sitting("ania", "bartek").started()):
        with refused("table-not-yours"):
            at.do("daria", protocol.Stand)
