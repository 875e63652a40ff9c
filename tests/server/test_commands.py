"""Guests who want more than their share, in a house with the limits that it has unless it is told others."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from server.faults.wire_house import Guest, Json, heard, line, whole_house
from server.running import Running, stop_the_clock, until
from tortuga.server.protocol import ENCODER
from tortuga.server.settings import GUEST_RATES, RATES

TABLES = GUEST_RATES["table"].burst
CHATS = GUEST_RATES["chat"].burst
HINTS = GUEST_RATES["hint"].burst


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """Whatever comes, comes at once: no bucket fills again."""
    stop_the_clock(monkeypatch)
    with whole_house(tmp_path, limits=RATES, guest_limits=GUEST_RATES) as house:
        yield house


def test_rematches_are_tables_too(house: Running) -> None:
    ania, bartek = Guest(house, "Ania"), Guest(house, "Bartek")
    table = ania.open("me", "open", public=True)
    bartek.do(table, "sit")
    made = 1
    for _ in range(TABLES + 1):
        ania.do(table, "start")
        bartek.do(table, "leave")
        ania.do(table, "choose", seat=seat_of(bartek, table), what="end")
        answer = sent(ania, table, "rematch")
        if answer["type"] == "refused":
            assert answer["key"] == "too-many-tables"
            break
        table, made = answer["table"], made + 1
    assert made == TABLES
    order = {"id": ania.new_id(), "setup": {"title": "rum", "seats": ["me", "open"]}}
    assert ania.http.post("/api/tables", json=order).json()["key"] == "too-many-tables"


@pytest.mark.parametrize("ways", [1, 12])
def test_chat_is_counted_for_the_guest_over_all_their_sockets(house: Running, ways: int) -> None:
    ania = Guest(house, "Ania")
    table = ania.open("me", "open")
    with ExitStack() as stack:
        lines = [stack.enter_context(ania.line(table)) for _ in range(ways)]
        answers = []
        for number in range(CHATS + 5):
            chat = {"type": "chat", "id": ania.new_id(), "text": f"{number}"}
            lines[number % ways].send(ENCODER.encode(chat).decode())
            answers.append(heard(lines[number % ways], "accepted", "refused"))
    assert [answer["type"] for answer in answers] == ["accepted"] * CHATS + ["refused"] * 5
    assert answers[-1]["key"] == "too-fast"
    assert answers[-1]["id"], "the client knows which line was not said"
    assert sent(ania, table, "chat", phrase="hello")["key"] == "too-fast", "by HTTP neither"


def test_hints_are_counted_for_the_guest_over_all_their_tables_and_sockets(house: Running) -> None:
    ania = Guest(house, "Ania")
    tables = [ania.open("me", "bot:random") for _ in range(3)]
    for table in tables:
        until(lambda table=table: ania.look(table).get("owes"))  # type: ignore[misc]
    with ExitStack() as stack:
        lines = [stack.enter_context(ania.line(table)) for table in tables]
        asked = []
        for number in range(HINTS + 3):
            socket = lines[number % len(lines)]
            socket.send(ENCODER.encode({"type": "hint", "id": ania.new_id()}).decode())
            asked.append(heard(socket, "accepted", "refused").get("key"))
    assert asked[HINTS:] == ["too-fast"] * 3
    assert "too-fast" not in asked[:HINTS]


def test_what_a_guest_may_is_over_for_all_their_devices_and_for_nobody_else(house: Running) -> None:
    ania, bartek = Guest(house, "Ania"), Guest(house, "Bartek")
    table = ania.open("me", "open", public=True)
    bartek.do(table, "sit")
    for _ in range(CHATS):
        assert sent(ania, table, "chat", phrase="hello")["type"] == "accepted"
    link = ania.must("POST", "/api/me/recovery")["link"]
    phone = house.client()
    phone.post("/api/recover", json={"token": link.rpartition("#")[2]})
    chat = {"type": "chat", "id": "from-the-phone", "phrase": "hello"}
    assert phone.post(f"/api/tables/{table}/commands", json=chat).json()["key"] == "too-fast"
    assert sent(bartek, table, "chat", phrase="hello")["type"] == "accepted"


def test_guests_by_the_dozen_share_what_their_address_may(house: Running) -> None:
    """Each of them may chat; all of them together may not chat without end."""
    crowd = [Guest(house, f"G{number}") for number in range(RATES["chat"].burst // CHATS + 1)]
    said = []
    for guest in crowd:
        table = guest.open("me", "open")
        said += [sent(guest, table, "chat", phrase="hello")["type"] for _ in range(CHATS)]
    assert said.count("accepted") == RATES["chat"].burst


def test_a_class_of_thirty_comes_and_plays_at_once(house: Running) -> None:
    """Behind one address, in the same moment: a name, a table for each two, who sit down, start, say hello, and ask."""
    pupils = [Guest(house, f"P{number}") for number in range(30)]
    for host, friend in zip(pupils[::2], pupils[1::2], strict=True):
        table = host.open("me", "open")
        invitation = host.must("POST", f"/api/tables/{table}/invitations", {})["link"].rpartition("#")[2]
        assert friend.must("POST", "/api/invitations", {"token": invitation}) == {"table": table}
        friend.do(table, "sit", invitation=invitation)
        host.do(table, "start")
        with host.line(table) as one, friend.line(table) as other:
            assert {heard(socket, "now")["status"] for socket in (one, other)} == {"playing"}
            due = host if "owes" in host.look(table) else friend
            due.do(table, "hint")
            for player in (host, friend):
                player.do(table, "chat", phrase="hello")


def test_strangers_who_only_look_are_counted_as_one_guest(house: Running) -> None:
    ania = Guest(house, "Ania")
    table = ania.open("me", "open", public=True)
    burst = GUEST_RATES["command"].burst
    with line(house, table) as first, line(house, table) as second:
        keys = []
        for number in range(burst + 2):
            socket = (first, second)[number % 2]
            socket.send("{}")
            keys.append(heard(socket, "refused")["key"])
    assert keys == ["command-unreadable"] * burst + ["too-fast"] * 2
    assert sent(ania, table, "chat", phrase="hello")["type"] == "accepted", "who has a name is somebody else"


def seat_of(guest: Guest, table: str) -> int:
    seat: int = guest.look(table)["you"]
    return seat


def sent(guest: Guest, table: str, kind: str, **more: str) -> Json:
    """The answer to a command by HTTP, whatever it is."""
    command = {"type": kind, "id": guest.new_id(), **more}
    told: Json = guest.http.post(f"/api/tables/{table}/commands", json=command).json()
    return told
