"""Who sits where before the start, and what the host arranges."""

import pytest

from server.tables import Sitting, refused
from tortuga.kernel.errors import Refusal
from tortuga.server import protocol
from tortuga.server.table.rows import (
    Chair,
)
from tortuga.server.table.seats import rotated


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


def test_a_rematch_begins_with_the_last_chair_and_everybody_present() -> None:
    chairs = [
        Chair(guest="ania", away=True),
        Chair(guest="bartek", stand_in="random"),
        Chair(bot="random"),
    ]
    assert rotated(chairs) == [Chair(bot="random"), Chair(guest="ania"), Chair(guest="bartek")]


def test_who_does_not_sit_there_is_not_told_whether_a_game_is_on() -> None:
    for at in (Sitting("ania", "bartek"), Sitting("ania", "bartek").started()):
        with refused("table-not-yours"):
            at.do("daria", protocol.Stand)
