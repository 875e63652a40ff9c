"""The house from outside: a real server, real browsers' requests and sockets, and what each guest gets to hear."""

import json
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from server.running import PATIENCE, UNTIRING, Running, running_house, settings_with, stop_the_clock, until
from server.tables import new_id, small_titles
from tortuga.cli.main import main
from tortuga.kernel import registry
from tortuga.kernel.game import Game
from tortuga.kernel.records import Record, dump, parse
from tortuga.server.api import api
from tortuga.server.house.new_tables import MOST_RECORDS
from tortuga.server.protocol import FRAME, RECORD_FILE
from tortuga.server.settings import GUEST_RATES, GuestKind, Kind, Rate

CHATTY: dict[GuestKind, Rate] = {"chat": GUEST_RATES["chat"], "command": GUEST_RATES["command"]}
"""As strict with chat and floods as any house, and with nothing else."""


@pytest.fixture(scope="module", autouse=True)
def _titles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with small_titles(tmp_path_factory.mktemp("titles")):
        yield


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house") / "house.sqlite3"


@pytest.fixture(scope="module")
def house(db: Path) -> Iterator[Running]:
    with running_house(settings_with(db=db, bot_pause_ms=0, guest_limits=CHATTY)) as house:
        yield house


@pytest.fixture(autouse=True)
def _deal(house: Running, request: pytest.FixtureRequest) -> None:
    """Each test has its own cards, whichever tests the house has seen before."""
    house.seeds.begin(request.node.name)


# -- Guests and what they do ------------------------------------------------------------------------------------------


class Guest:
    """A browser with its cookie."""

    def __init__(self, house: Running, name: str | None = None) -> None:
        self.house = house
        self.http = house.client()
        if name is not None:
            self.ask("POST", "/api/me", {"name": name})

    def raw(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        return self.http.request(method, path, json=body, **more)

    def ask(self, method: str, path: str, body: object = None, **query: Any) -> Any:
        answer = self.raw(method, path, body, params=query)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: object = None, **query: Any) -> tuple[int, str]:
        """The status and the reason of a no."""
        answer = self.raw(method, path, body, params=query)
        told = answer.json()
        assert told["type"] == "refused"
        assert told["text"] not in ("", told["key"]), "every no is a sentence"
        return answer.status_code, told["key"]

    def open(self, *seats: str, title: str = "planks", start: bool = False, **setup: Any) -> str:
        order = {"id": new_id(), "setup": {"title": title, "seats": seats, **setup}, "start": start}
        table: str = self.ask("POST", "/api/tables", order)["table"]
        return table

    def do(self, table: str, kind: str, **fields: Any) -> Any:
        return self.ask("POST", f"/api/tables/{table}/commands", {"type": kind, "id": new_id(), **fields})

    def no(self, table: str, kind: str, **fields: Any) -> tuple[int, str]:
        return self.refused("POST", f"/api/tables/{table}/commands", {"type": kind, "id": new_id(), **fields})

    def look(self, table: str, **query: Any) -> Any:
        return self.ask("GET", f"/api/tables/{table}", **query)

    def play(self, table: str) -> Any:
        """The first offer of what I owe."""
        owes = self.look(table)["owes"]
        return self.do(table, "play", decision=owes["decision"], move=owes["offers"][0]["do"])

    @contextmanager
    def socket(self, table: str, **query: Any) -> Iterator[ClientConnection]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        known = httpx.QueryParams({"table": table, **query})
        headers = {"Cookie": cookie} if cookie else {}
        with connect(f"{self.house.socket_url}/api/socket?{known}", additional_headers=headers, proxy=None) as socket:
            yield socket


def heard_by(socket: ClientConnection, kind: str, **having: Any) -> dict[str, Any]:
    """The next frame of a kind that has these fields."""
    while True:
        frame: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if frame["type"] == kind and having.items() <= frame.items():
            return frame


def how_it_ended(listening: Callable[[], object]) -> int:
    """The code with which the house closed a socket."""
    with pytest.raises(ConnectionClosed) as told:
        listening()
    assert told.value.rcvd is not None
    return told.value.rcvd.code


def table_for_two(house: Running, other: str = "Bartek", **setup: Any) -> tuple[str, Guest, Guest]:
    """Ania's table with Bartek, who came by the code."""
    ania, bartek = Guest(house, "Ania"), Guest(house, other)
    table = ania.open("me", "open", **setup)
    bartek.do(table, "sit", code=ania.look(table)["about"]["code"])
    ania.do(table, "start")
    return table, ania, bartek


def finished(house: Running, other: str = "Bartek") -> tuple[str, Guest, Guest]:
    table, ania, bartek = table_for_two(house, other, title="skirmish", options={"rounds": 1})
    while ania.look(table)["status"] == "playing":
        due(table, ania, bartek).play(table)
    return table, ania, bartek


# -- Who somebody is --------------------------------------------------------------------------------------------------


def test_a_name_is_cleaned_and_remembered(house: Running) -> None:
    ania = Guest(house, "  Ania\u202e  z \u200bGdańska ")
    assert ania.ask("GET", "/api/me") == {"name": "Ania z Gdańska", "language": "en"}
    assert ania.ask("PATCH", "/api/me", {"name": "Anna", "language": "pl"}) == {"name": "Anna", "language": "pl"}
    assert ania.ask("POST", "/api/me", {})["name"] == "Anna", "who is a guest stays the same one"
    assert ania.refused("PATCH", "/api/me", {"name": "\u200b"}) == (400, "name-empty")


def test_a_name_is_as_long_as_the_schema_says(house: Running) -> None:
    name = api.openapi()["components"]["schemas"]["Profile"]["properties"]["name"]
    (most,) = {one["maxLength"] for one in name["anyOf"] if one["type"] == "string"}
    ania = Guest(house, "Ania")
    assert ania.ask("PATCH", "/api/me", {"name": "ż" * most})["name"] == "ż" * most
    for longer in ("ż" * (most + 1), "Ania" + " " * most):
        assert ania.refused("PATCH", "/api/me", {"name": longer}) == (400, "name-too-long")
    assert ania.ask("GET", "/api/me")["name"] == "ż" * most


def test_who_gives_no_name_is_given_one_in_their_language(house: Running) -> None:
    nameless = Guest(house)
    told = nameless.raw("POST", "/api/me", {}, headers={"Accept-Language": "pl"}).json()
    assert told["language"] == "pl"
    assert told["name"]


def test_a_recovery_link_makes_another_device_mine_once(house: Running) -> None:
    ania = Guest(house, "Ania")
    table = ania.open("me", "bot:random")
    link = ania.ask("POST", "/api/me/recovery")
    assert link["qr"].startswith("data:image/svg+xml")
    token = link["link"].rpartition("#")[2]
    phone = Guest(house)
    assert phone.ask("POST", "/api/recover", {"token": token})["name"] == "Ania"
    assert phone.look(table)["you"] == 0
    used = Guest(house).raw("POST", "/api/recover", {"token": token})
    forged = Guest(house).raw("POST", "/api/recover", {"token": "x" * 43})
    assert used.status_code == forged.status_code == 404
    assert used.content == forged.content
    assert ania.ask("GET", "/api/me")["name"] == "Ania", "the first device stays"


def another_device(ania: Guest) -> Guest:
    device = Guest(ania.house)
    token = ania.ask("POST", "/api/me/recovery")["link"].rpartition("#")[2]
    device.ask("POST", "/api/recover", {"token": token})
    return device


def signed_out(socket: ClientConnection) -> None:
    """It hears why, and nothing else any more."""
    assert heard_by(socket, "bye") == {
        "type": "bye",
        "key": "signed-out",
        "text": "You were signed out on this device.",
    }
    assert how_it_ended(lambda: heard_by(socket, "now")) == 4401


def test_signing_out_ends_the_sockets_and_streams_of_that_device_at_once(house: Running) -> None:
    table, ania, _ = table_for_two(house)
    phone = another_device(ania)
    events = f"/api/tables/{table}/events"
    with (
        ania.socket(table) as stays,
        phone.socket(table) as ends,
        phone.socket(table) as ends_too,
        phone.http.stream("GET", events) as stream,
    ):
        lines = stream.iter_lines()
        assert next_now(lines, 4)["you"] == 0
        for socket in (stays, ends, ends_too):
            assert heard_by(socket, "now")["you"] == 0
        phone.ask("DELETE", "/api/session")
        signed_out(ends)
        signed_out(ends_too)
        *_, last = [json.loads(line) for line in lines if line]
        assert (last["type"], last["key"]) == ("refused", "signed-out")
        stays.send(json.dumps({"type": "chat", "id": "still-here", "text": "ahoy"}))
        assert heard_by(stays, "accepted")["id"] == "still-here"
    assert phone.ask("GET", "/api/me") is None
    assert ania.ask("GET", "/api/me")["name"] == "Ania"


def test_all_other_devices_are_signed_out_and_a_link_for_one_more_is_void(house: Running) -> None:
    table, ania, bartek = table_for_two(house)
    phone, tablet = another_device(ania), another_device(ania)
    token = phone.ask("POST", "/api/me/recovery")["link"].rpartition("#")[2]
    with ania.socket(table) as own, phone.socket(table) as lost, bartek.socket(table) as theirs:
        for socket in (own, lost, theirs):
            heard_by(socket, "now")
        ania.ask("DELETE", "/api/me/other-sessions")
        signed_out(lost)
        for socket in (own, theirs):
            socket.send(json.dumps({"type": "ping", "id": "still-here"}))
            assert heard_by(socket, "accepted")["id"] == "still-here"
    for device in (phone, tablet):
        assert device.ask("GET", "/api/me") is None
        assert device.refused("GET", f"/api/tables/{table}") == (403, "table-private")
    assert Guest(house).refused("POST", "/api/recover", {"token": token}) == (404, "token-unknown")
    assert ania.ask("GET", "/api/me")["name"] == "Ania"
    assert bartek.ask("GET", "/api/me")["name"] == "Bartek"
    assert Guest(house).refused("DELETE", "/api/me/other-sessions") == (401, "sign-in-needed")


def test_who_is_forgotten_is_shown_no_table_any_more(house: Running) -> None:
    table, ania, bartek = table_for_two(house)
    phone = another_device(bartek)
    with bartek.socket(table) as own, phone.socket(table) as other, ania.socket(table) as theirs:
        for socket in (own, other, theirs):
            heard_by(socket, "now")
        bartek.ask("DELETE", "/api/me")
        signed_out(own)
        signed_out(other)
        theirs.send(json.dumps({"type": "ping", "id": "still-here"}))
        assert heard_by(theirs, "accepted")["id"] == "still-here"


def test_who_was_forgotten_is_nowhere_any_more(tmp_path: Path) -> None:
    """Neither on the disk, nor in a table in memory, nor in a link, nor in a record."""
    settings = settings_with(db=tmp_path / "house.sqlite3", bot_pause_ms=0)
    with running_house(settings) as house:
        table, ania, bartek = finished(house, "Bartłomiej")
        bartek.ask("PATCH", "/api/me", {"name": "Krzesimir"})
        bartek.do(table, "chat", text="my secret word")
        shared = bartek.ask("POST", f"/api/tables/{table}/share")["link"].rpartition("#")[2]
        phone = another_device(bartek)
        assert "Krzesimir" in ania.raw("GET", f"/api/tables/{table}/record").text
        bartek.ask("DELETE", "/api/me")
        pages = [f"/api/tables/{table}{more}" for more in ("", "/record", "/story", "/steps/1")]
        told = "".join(ania.raw("GET", path).text for path in (*pages, "/api/me/tables", "/api/me/data"))
        assert Guest(house).refused("GET", f"/api/tables/{table}/record", share=shared) == (403, "table-not-yours")
        assert phone.ask("GET", "/api/me") is None
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for word in ("Krzesimir", "Bartłomiej", "my secret word"):
        assert word not in told
        assert word.encode() not in kept


def test_a_cookie_that_is_forged_is_nobody_s(house: Running) -> None:
    stranger = Guest(house)
    stranger.http.cookies.set("tortuga", "x" * 43)
    assert stranger.ask("GET", "/api/me") is None


def test_a_title_that_was_sent_and_is_unknown_is_a_wrong_order(house: Running) -> None:
    """The address is right: only what it names itself can be missing there."""
    order = {"id": new_id(), "setup": {"title": "chess", "seats": ["me", "bot:random"]}}
    status, key = Guest(house, "Ania").refused("POST", "/api/tables", order)
    assert (status, key) == (400, "unknown-title")


def test_my_data_is_mine_to_read_and_to_have_deleted(house: Running) -> None:
    table, ania, bartek = table_for_two(house)
    bartek.do(table, "chat", text="my secret")
    data = bartek.ask("GET", "/api/me/data")
    assert data["profile"]["name"] == "Bartek"
    assert [one["id"] for one in data["tables"]] == [table]
    assert [line["text"] for line in data["chat"]] == ["my secret"]
    with bartek.socket(table) as socket:
        assert heard_by(socket, "now")["you"] == 1
        bartek.ask("DELETE", "/api/me")
        assert heard_by(socket, "bye")["key"] == "signed-out"
        assert how_it_ended(lambda: heard_by(socket, "now")) == 4401
    assert bartek.ask("GET", "/api/me") is None
    now = ania.look(table)
    assert now["chairs"][1] == {"name": "", "away": True}
    assert now["chat"] == [{"n": 1, "at": now["chat"][0]["at"], "name": "", "seat": 1, "text": ""}]
    ania.do(table, "choose", seat=1, what="bot")
    ania.play(table)


# -- Tables -----------------------------------------------------------------------------------------------------------


def test_a_table_is_found_by_its_link_its_code_or_an_invitation(house: Running) -> None:
    ania, bartek = Guest(house, "Ania"), Guest(house, "Bartek")
    table = ania.open("me", "open", "open")
    code = ania.look(table)["about"]["code"]
    assert ania.ask("GET", f"/api/tables/{table}/link")["link"] == f"{house.url}/join/{code}"
    assert bartek.ask("GET", f"/api/codes/{code.lower()}") == {"table": table}
    assert bartek.refused("GET", f"/api/tables/{table}/link") == (403, "table-not-yours")
    assert bartek.refused("GET", "/api/codes/ZZZZZZ") == (404, "table-unknown")
    assert bartek.refused("GET", f"/api/tables/{table}") == (403, "table-private")
    assert bartek.refused("GET", f"/api/tables/{table}", code="ZZZZZZ") == (403, "table-private")
    assert "code" not in bartek.look(table, code=code)["about"], "only those who sit there pass it on"
    assert bartek.refused("POST", f"/api/tables/{table}/invitations", {}) == (403, "host-only")
    first, token = (
        ania.ask("POST", f"/api/tables/{table}/invitations", {"seat": 2})["link"].rpartition("#")[2] for _ in "12"
    )
    assert bartek.refused("POST", "/api/invitations", {"token": first}) == (404, "token-unknown")
    assert bartek.ask("POST", "/api/invitations", {"token": token}) == {"table": table}
    bartek.do(table, "sit", invitation=token)
    assert bartek.look(table)["you"] == 2
    others = [ania.ask("POST", f"/api/tables/{table}/invitations", {})["link"].rpartition("#")[2] for _ in range(2)]
    for one in (token, *others):
        assert bartek.ask("POST", "/api/invitations", {"token": one}) == {"table": table}, "one to any seat voids none"
    ania.ask("DELETE", f"/api/tables/{table}/invitations")
    assert Guest(house, "Cyryl").no(table, "sit", invitation=token) == (403, "table-private")


def test_the_lobby_lists_public_tables_and_my_list_mine(house: Running) -> None:
    ania, stranger = Guest(house, "Ania"), Guest(house)
    public, private = ania.open("me", "open", public=True), ania.open("me", "open")
    listed = {line["table"]: line for line in stranger.ask("GET", "/api/lobby")}
    assert private not in listed
    assert listed[public]["chairs"] == [{"name": "Ania", "host": True}, {}]
    assert listed[public]["status"] == "open"
    assert [line["table"] for line in ania.ask("GET", "/api/me/tables")] == [private, public]
    assert [line["table"] for line in ania.ask("GET", "/api/me/tables", before=private)] == [public]
    assert stranger.refused("GET", "/api/me/tables") == (401, "sign-in-needed")


def test_a_ping_of_a_stranger_says_nothing_about_a_private_table(house: Running) -> None:
    table, ania, bartek = table_for_two(house)
    stranger = Guest(house, "Cyryl")
    assert stranger.no(table, "ping") == (403, "table-private")
    assert stranger.no(table, "hint") == (403, "table-not-yours")
    for player in (ania, bartek):
        assert player.do(table, "ping")["seq"] == 4
    code = ania.look(table)["about"]["code"]
    with stranger.socket(table, code=code) as socket:
        socket.send(json.dumps({"type": "ping", "id": "by-the-code"}))
        assert heard_by(socket, "accepted")["seq"] == 4


def test_what_was_said_has_the_same_answer_after_a_restart(tmp_path: Path) -> None:
    settings = settings_with(db=tmp_path / "house.sqlite3", bot_pause_ms=0)
    chats = [{"type": "chat", "id": f"chat-{number:04}", "text": "ahoy"} for number in range(3)]
    with running_house(settings) as house:
        table, ania, bartek = table_for_two(house)
        path, cookies = f"/api/tables/{table}/commands", dict(ania.http.cookies)
        first = [ania.ask("POST", path, chats[0])]
        for chat in chats[1:]:
            due(table, ania, bartek).play(table)
            first.append(ania.ask("POST", path, chat))
        due(table, ania, bartek).play(table)
        assert [answer["seq"] for answer in first] == [4, 5, 6]
    with running_house(settings) as house:
        ania = Guest(house)
        ania.http.cookies.update(cookies)
        assert [ania.ask("POST", path, chat) for chat in chats] == first


def test_codes_cannot_be_tried_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_the_clock(monkeypatch)
    limits: dict[Kind, Rate] = {"code": Rate(10, 10)}
    with running_house(settings_with(db=tmp_path / "house.sqlite3", limits=UNTIRING | limits)) as house:
        ania, thief = Guest(house, "Ania"), Guest(house, "Thief")
        table = ania.open("me", "open")
        tries = [thief.no(table, "sit", code=f"AAAAA{letter}") for letter in "ABCDEFGHJKLM"]
        assert tries[0] == (403, "table-private")
        assert tries[-1] == (429, "too-fast")
        assert thief.refused("GET", f"/api/tables/{table}", code="AAAAAZ") == (429, "too-fast")
        with pytest.raises(InvalidStatus) as told, thief.socket(table, code="AAAAAZ"):
            pass
        assert told.value.response.status_code == 429


def test_a_command_by_http_is_accepted_refused_or_stale(house: Running) -> None:
    table, ania, bartek = table_for_two(house)
    command = {"type": "play", "id": new_id(), "decision": 1, "move": "draw"}
    path = f"/api/tables/{table}/commands"
    first = ania.ask("POST", path, command)
    assert first == {"type": "accepted", "id": command["id"], "seq": 5}
    assert ania.ask("POST", path, command) == first
    assert bartek.refused("POST", path, command) == (409, "command-id-taken")
    assert ania.ask("POST", path, {**command, "id": new_id(), "seq": 4})["now"]["story"][0]["seq"] == 5
    owes = bartek.look(table)["owes"]
    forbidden = bartek.raw("POST", path, {**command, "id": new_id(), "decision": owes["decision"], "move": "r1 r1"})
    assert forbidden.status_code == 422
    assert forbidden.json()["rule"] == "PLK-1.1"
    assert bartek.refused("POST", path, {**command, "id": "short"}) == (400, "command-unreadable")
    assert bartek.refused("POST", path, {**command, "id": new_id(), "cheat": True}) == (400, "command-unreadable")
    assert Guest(house, "Cyryl").refused("POST", path, {**command, "id": new_id()}) == (403, "table-not-yours")
    assert Guest(house).refused("POST", path, {**command, "id": new_id()}) == (401, "sign-in-needed")
    assert bartek.look(table)["seq"] == 5


def test_reviews_and_hints_are_told_in_the_guest_s_language_by_http_and_by_socket(house: Running) -> None:
    table, *people = table_for_two(house, title="rummikub")
    me = due(table, *people)
    me.ask("PATCH", "/api/me", {"language": "pl"})
    now = me.look(table)
    rack = now["view"]["rack"]
    draft = {"decision": now["owes"]["decision"], "move": f"lay {rack[0]}"}
    with me.socket(table) as line:
        line.send(json.dumps({"type": "draft", "id": new_id(), **draft}))
        line.send(json.dumps({"type": "hint", "id": new_id()}))
        answers = [me.do(table, "draft", **draft), heard_by(line, "accepted")]
        hints = [me.do(table, "hint"), heard_by(line, "accepted")]
    for answer in answers:
        assert answer["review"]["why"]["text"].startswith(f"Układ {rack[0]} jest za krótki")
    for hint in hints:
        assert hint["steps"][-1]["move"] == hint["move"]
        assert hint["steps"][0]["text"].startswith(("Wyłóż", "Dobierz"))


def test_nobody_chats_faster_than_people_do(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_the_clock(monkeypatch)
    table, ania, bartek = table_for_two(house)
    for _ in range(10):
        ania.do(table, "chat", phrase="hello")
    assert ania.no(table, "chat", phrase="hello") == (429, "too-fast")
    assert ania.raw(
        "POST", f"/api/tables/{table}/commands", {"type": "chat", "id": new_id(), "phrase": "hello"}
    ).headers["retry-after"]
    with bartek.socket(table) as socket:
        for _ in range(11):
            socket.send(json.dumps({"type": "chat", "id": new_id(), "text": "ahoy"}))
        answers = [heard_by(socket, "accepted")["type"] for _ in range(10)]
        assert len(answers) == 10
        assert heard_by(socket, "refused")["key"] == "too-fast"


# -- Sockets ----------------------------------------------------------------------------------------------------------


def test_a_socket_begins_with_the_whole_table_and_goes_on_with_what_happens(house: Running) -> None:
    table, ania, bartek = table_for_two(house)
    with ania.socket(table) as mine, bartek.socket(table) as theirs:
        first = heard_by(mine, "now")
        assert first["you"] == 0
        assert first["about"]["table"] == table
        assert [entry["seq"] for entry in first["story"]] == [1, 2, 3, 4]
        assert first["owes"]["decision"] == 1
        heard_by(theirs, "now", you=1)
        mine.send(json.dumps({"type": "play", "id": "by-socket", "decision": 1, "move": "draw"}))
        assert heard_by(mine, "accepted") == {"type": "accepted", "id": "by-socket", "seq": 5}
        news = heard_by(theirs, "now", seq=5)
        assert [entry["seq"] for entry in news["story"]] == [5]
        assert "about" not in news
        assert news["owes"]["decision"] == 2
        mine.send(json.dumps({"type": "play", "id": new_id(), "decision": 1, "move": "draw", "seq": 4}))
        assert [entry["seq"] for entry in heard_by(mine, "stale")["now"]["story"]] == [5]
    with ania.socket(table, since=4) as again:
        back = heard_by(again, "now")
        assert [entry["seq"] for entry in back["story"]] == [5]
        assert back["story"][0]["events"][0]["plank"] is not None, "my own draw, told to me"
    with ania.socket(table, since=999) as lost:
        assert len(heard_by(lost, "now")["story"]) == 5, "what it says it knows cannot be: it gets everything"


@pytest.mark.parametrize(
    ("frame", "key"),
    [
        ("{", "command-unreadable"),
        ('{"type":"sail","id":"command-x"}', "command-unreadable"),
        ('{"type":"undo","id":"command-x","extra":1}', "command-unreadable"),
        ("\x00", "command-unreadable"),
        (b"\xff\xfe", "command-unreadable"),
    ],
)
def test_a_frame_that_cannot_be_read_is_refused_and_the_line_stays(
    house: Running, frame: str | bytes, key: str
) -> None:
    table, ania, _ = table_for_two(house)
    with ania.socket(table) as socket:
        socket.send(frame)
        assert heard_by(socket, "refused")["key"] == key
        socket.send(json.dumps({"type": "chat", "id": new_id(), "text": "ahoy"}))
        heard_by(socket, "accepted")


def test_a_frame_that_is_too_big_ends_the_line(house: Running) -> None:
    table, ania, _ = table_for_two(house)
    with ania.socket(table) as socket:
        socket.send(json.dumps({"type": "chat", "id": new_id(), "text": "a" * FRAME}))
        assert how_it_ended(lambda: heard_by(socket, "accepted")) == 1009
    assert "chat" not in ania.look(table)


def test_a_flood_is_refused_and_then_cut(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_the_clock(monkeypatch)
    table, ania, _ = table_for_two(house)
    keys: list[str] = []

    def undo_for_ever() -> None:
        while True:
            socket.send(json.dumps({"type": "undo", "id": new_id()}))
            keys.append(heard_by(socket, "refused")["key"])

    with ania.socket(table) as socket:
        assert how_it_ended(undo_for_ever) == 1008
    assert keys[:39] == ["undo-nothing"] * 39, "the 40 at once, without the start of the game"
    assert keys.count("too-fast") == 100
    assert ania.look(table)["seq"] == 4


def test_who_sends_without_reading_the_answers_is_cut_off(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_the_clock(monkeypatch)
    table, ania, _ = table_for_two(house)

    def flood() -> None:
        with suppress(ConnectionClosed):
            for _ in range(1000):
                socket.send(json.dumps({"type": "undo", "id": new_id()}))

    with ania.socket(table) as socket:
        threading.Thread(target=flood, daemon=True).start()
        assert how_it_ended(lambda: heard_by(socket, "bye")) in (1008, 1013), "too fast, or with too much unread"


def test_who_is_nobody_may_watch_a_public_table_but_not_command(house: Running) -> None:
    table, ania, _ = table_for_two(house, public=True)
    with Guest(house).socket(table) as socket:
        now = heard_by(socket, "now")
        assert "you" not in now
        assert now["view"]["rack"] == []
        assert now["watchers"] == 1
        socket.send(json.dumps({"type": "sit", "id": new_id()}))
        assert heard_by(socket, "refused")["key"] == "sign-in-needed"
        ania.do(table, "play", decision=1, move="draw")
        assert heard_by(socket, "now", seq=5)["story"][0]["events"][0]["plank"] is None


@pytest.mark.parametrize(
    ("query", "status"),
    [({}, 403), ({"code": "ZZZZZZ"}, 403), ({"invitation": "x" * 43}, 403), ({"since": -1}, 400), ({"who": "me"}, 400)],
)
def test_a_socket_is_refused_before_it_is_one(house: Running, query: dict[str, Any], status: int) -> None:
    table, _, _ = table_for_two(house)
    with pytest.raises(InvalidStatus) as told, Guest(house, "Cyryl").socket(table, **query):
        pass
    assert told.value.response.status_code == status
    assert json.loads(told.value.response.body)["text"]


def test_a_socket_to_no_table_or_from_another_page_is_refused(house: Running) -> None:
    with pytest.raises(InvalidStatus) as told, Guest(house).socket("nowhere"):
        pass
    assert told.value.response.status_code == 404
    table, _, _ = table_for_two(house, public=True)
    url = f"{house.socket_url}/api/socket?table={table}"
    with pytest.raises(InvalidStatus) as foreign, connect(url, origin=Origin("https://rum.evil"), proxy=None):
        pass
    assert foreign.value.response.status_code == 403
    with connect(url, origin=Origin(house.url), proxy=None) as own:
        heard_by(own, "now")


def test_who_closes_the_tab_is_not_here_any_more(house: Running) -> None:
    table, ania, bartek = table_for_two(house)
    with ania.socket(table) as mine:
        with bartek.socket(table):
            while not heard_by(mine, "now")["chairs"][1].get("here"):
                pass
        while heard_by(mine, "now")["chairs"][1].get("here"):
            pass


def test_the_stream_of_lines_tells_what_the_socket_tells(house: Running) -> None:
    table, ania, bartek = table_for_two(house)
    with bartek.socket(table) as socket, bartek.http.stream("GET", f"/api/tables/{table}/events") as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        lines = stream.iter_lines()
        assert next_now(lines, 4) == {**heard_by(socket, "now"), "at": None}
        ania.do(table, "play", decision=1, move="draw")
        assert next_now(lines, 5) == {**heard_by(socket, "now", seq=5), "at": None}
    with bartek.http.stream("GET", f"/api/tables/{table}/events", params={"since": 4}) as stream:
        assert [entry["seq"] for entry in next_now(stream.iter_lines(), 5)["story"]] == [5]


def next_now(lines: Iterator[str], seq: int) -> dict[str, Any]:
    while True:
        line = next(lines)
        if line and (frame := json.loads(line))["seq"] == seq:
            return {**frame, "at": None}


def test_a_house_that_closes_sends_its_sockets_away_to_come_back(tmp_path: Path) -> None:
    settings = settings_with(db=tmp_path / "house.sqlite3", guest_limits=CHATTY)
    with running_house(settings) as house:
        table, ania, bartek = table_for_two(house)
        cookies = dict(ania.http.cookies)
        with ania.socket(table) as socket, bartek.http.stream("GET", f"/api/tables/{table}/events") as stream:
            heard_by(socket, "now")
            lines = stream.iter_lines()
            next(lines)
            house.close()
            assert how_it_ended(lambda: heard_by(socket, "bye")) == 1012
            assert all(json.loads(line)["type"] == "now" for line in lines if line), "the stream ends as it went"
        house.thread.join(PATIENCE)
    with running_house(settings) as house:
        ania = Guest(house)
        ania.http.cookies.update(cookies)
        with ania.socket(table, since=4) as socket:
            assert heard_by(socket, "now")["you"] == 0


# -- History ----------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_seen_step_by_step_by_its_players_alone(house: Running) -> None:
    running_table, player, _ = table_for_two(house)
    assert player.refused("GET", f"/api/tables/{running_table}/record") == (409, "table-not-over")
    assert player.refused("GET", f"/api/tables/{running_table}/curve") == (409, "table-not-over")
    assert player.refused("POST", f"/api/tables/{running_table}/share") == (409, "table-not-over")
    table, ania, bartek = finished(house)
    first = ania.ask("GET", f"/api/tables/{table}/steps/1")
    assert [view["seat"] for view in first["views"]] == [None, 0, 1]
    assert [len(view["hand"]) for view in first["views"]] == [0, 2, 2]
    assert first["story"][0]["kind"] == "deal"
    last = bartek.ask("GET", f"/api/tables/{table}/steps/{first['steps']}")
    assert last["outcome"]["ranks"]
    stranger = Guest(house, "Cyryl")
    for path in ("steps/1", "record"):
        assert stranger.refused("GET", f"/api/tables/{table}/{path}") == (403, "table-not-yours")
        assert stranger.refused("GET", f"/api/tables/{table}/{path}", share="x" * 43) == (403, "table-not-yours")
    assert ania.refused("GET", f"/api/tables/{table}/steps/{first['steps'] + 1}") == (404, "step-unknown")
    assert ania.refused("GET", f"/api/tables/{table}/steps/0") == (404, "step-unknown")


def test_who_plays_can_look_back_with_their_own_eyes(house: Running) -> None:
    table, ania, bartek = table_for_two(house, title="rum")
    code = ania.look(table)["about"]["code"]
    before = [guest.look(table)["view"] for guest in (ania, bartek)]
    due(table, ania, bartek).play(table)
    for guest, view in zip((ania, bartek), before, strict=True):
        back = guest.ask("GET", f"/api/tables/{table}/steps/1")
        assert back["view"] == view
        assert "views" not in back, "the others' eyes are theirs until the end"
    assert back["steps"] == 2
    stranger = Guest(house, "Cyryl")
    assert stranger.refused("GET", f"/api/tables/{table}/steps/1") == (403, "table-private")
    seen = stranger.ask("GET", f"/api/tables/{table}/steps/1", code=code)["view"]
    assert (seen["seat"], seen["hand"]) == (None, [])
    table = ania.open("me", "open")
    assert ania.refused("GET", f"/api/tables/{table}/steps/1") == (409, "table-not-started")


def test_a_game_is_shared_by_a_link_until_it_is_not(house: Running) -> None:
    table, ania, bartek = finished(house)
    other, *_ = finished(house)
    stranger = Guest(house)
    link = ania.ask("POST", f"/api/tables/{table}/share")["link"]
    share = link.rpartition("#")[2]
    assert link.startswith(f"{house.url}/watch/{table}#")
    assert stranger.ask("GET", f"/api/tables/{table}/steps/1", share=share)["views"]
    story = stranger.ask("GET", f"/api/tables/{table}/story", share=share)
    assert [entry["record"] for entry in story if "record" in entry][:2] == [1, 2]
    assert stranger.raw("GET", f"/api/tables/{table}/record", params={"share": share}).is_success
    assert stranger.refused("GET", f"/api/tables/{other}/record", share=share) == (403, "table-not-yours")
    assert stranger.refused("DELETE", f"/api/tables/{table}/share")[0] == 401
    bartek.ask("DELETE", f"/api/tables/{table}/share")
    for part in ("steps/1", "story", "curve"):
        assert stranger.refused("GET", f"/api/tables/{table}/{part}", share=share) == (403, "table-not-yours")


def test_after_the_end_the_points_are_told_turn_by_turn(house: Running) -> None:
    ania = Guest(house, "Ania")
    table = ania.open("me", "bot:greedy", title="rum", start=True)
    while ania.look(table)["status"] == "playing":
        if ania.look(table).get("owes"):
            assert ania.refused("GET", f"/api/tables/{table}/curve") == (409, "table-not-over")
            ania.play(table)
    told = ania.ask("GET", f"/api/tables/{table}/curve")
    assert told["turns"][0]["points"] == [0, 0]
    assert told["turns"][-1]["points"] == ania.look(table)["outcome"]["scores"]
    assert told["turning_points"]
    for point in told["turning_points"]:
        turn = told["turns"][point["turn"]]
        assert {entry["record"] for entry in point["story"]} <= set(range(turn["first"], turn["last"] + 1))
        assert any(entry.get("lines") for entry in point["story"])


def test_a_record_can_be_verified_and_replayed_at_home(
    house: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, ania, _ = finished(house)
    seed_hash = ania.look(table)["about"]["seed_hash"]
    file = tmp_path / "game.jsonl"
    answer = ania.raw("GET", f"/api/tables/{table}/record")
    assert f'filename="skirmish-{table}.jsonl"' in answer.headers["content-disposition"]
    file.write_bytes(answer.content)
    for words in (["verify", "--hash", seed_hash], ["replay"]):
        assert main([words[0], str(file), *words[1:]]) == 0, capsys.readouterr()
    assert seed_hash in capsys.readouterr().out


def brought(house: Running, file: bytes) -> tuple[Guest, str]:
    cyryl = Guest(house, "Cyryl")
    return cyryl, cyryl.ask("POST", "/api/records", {"id": new_id(), "record": file.decode()})["table"]


def test_a_record_is_brought_in_and_goes_on_from_any_step(house: Running, tmp_path: Path) -> None:
    table, ania, _ = finished(house)
    file = ania.raw("GET", f"/api/tables/{table}/record").content
    cyryl, copy = brought(house, file)
    assert cyryl.raw("GET", f"/api/tables/{copy}/record").content == file
    order = {"id": new_id(), "step": 2, "seat": 1, "bot": "random"}
    made = cyryl.ask("POST", f"/api/tables/{copy}/continue", order)["table"]
    assert cyryl.ask("POST", f"/api/tables/{copy}/continue", order)["table"] == made
    assert Guest(house, "Daria").refused("POST", f"/api/tables/{copy}/continue", order) == (403, "table-not-yours")
    cyryl.do(made, "choose", seat=1, what="end")
    home = tmp_path / "game.jsonl"
    home.write_bytes(cyryl.raw("GET", f"/api/tables/{made}/record").content)
    assert main(["verify", str(home)]) == 0
    assert parse(home.read_bytes())[0].after == 2


def a_game(*house_records: Record, name: str = "Ania") -> bytes:
    game = Game.start(registry.title("skirmish"), [name, "Bartek"], seed="1")
    return dump(game.header, [*game.records, *house_records])


@pytest.mark.parametrize(
    ("file", "status", "key"),
    [
        (lambda: a_game()[:-9], 400, "record-cut-short"),
        (lambda: a_game().replace(b"Ania", b"Anna"), 400, "record-tampered"),
        (lambda: b"{}\n", 400, "record-no-sum"),
        (lambda: b"", 400, "record-empty"),
        (lambda: a_game() * (RECORD_FILE // 200), 413, "record-too-long"),
        (lambda: a_game(Record(n=2, seat=0, do="bid 9")), 400, "record-impossible"),
        (lambda: a_game(Record(n=2, house="away", seat=9)), 400, "record-impossible"),
        (lambda: a_game(Record(n=2, house="away", seat=-1)), 400, "record-shape"),
        (lambda: a_game(Record(n=2, house="sunk", seat=0)), 400, "record-impossible"),
        (lambda: a_game(*(Record(n=n, back=1, by="all") for n in range(2, MOST_RECORDS + 2))), 400, "record-too-much"),
    ],
    ids=["cut", "tampered", "no sum", "empty", "too long", "illegal", "seat 10", "seat 0", "no such note", "too much"],
)
def test_a_record_that_cannot_be_is_not_brought_in(house: Running, file: Any, status: int, key: str) -> None:
    cyryl = Guest(house, "Cyryl")
    order = {"id": new_id(), "record": file().decode()}
    assert cyryl.refused("POST", "/api/records", order) == (status, key)
    assert cyryl.ask("GET", "/api/me/tables") == []


def test_a_record_of_other_rules_is_not_brought_in(house: Running) -> None:
    header, records = parse(a_game())
    fields = json.loads(json.dumps({name: getattr(header, name) for name in header.__struct_fields__}))
    other = dump(type(header)(**{**fields, "rules": "0"}), records)
    cyryl = Guest(house, "Cyryl")
    order = {"id": new_id(), "record": other.decode()}
    assert cyryl.refused("POST", "/api/records", order) == (400, "record-other-rules")


def test_names_in_a_file_are_made_safe_too(house: Running) -> None:
    cyryl, table = brought(house, a_game(name="\u202eAnia\u200b " + "x" * 100))
    assert cyryl.look(table)["chairs"][0]["name"] == "Ania " + "x" * 17
    assert cyryl.look(table)["status"] == "closed"


def test_a_rematch_is_one_table_for_all_who_ask(house: Running) -> None:
    table, ania, bartek = finished(house)
    again = {guest.do(table, "rematch")["table"] for guest in (ania, bartek, ania)}
    assert len(again) == 1
    (rematch,) = again
    assert ania.look(rematch)["you"] == 0
    with ania.socket(rematch) as mine, bartek.socket(rematch):
        while heard_by(mine, "now")["status"] != "playing":
            pass


# -- The books --------------------------------------------------------------------------------------------------------


def test_an_end_that_cannot_be_stored_shows_nobody_the_truth(house: Running, db: Path) -> None:
    table, ania, bartek = table_for_two(house, title="skirmish", options={"rounds": 1})
    while {"do": "done"} not in (raider := due(table, ania, bartek)).look(table)["owes"]["offers"]:
        raider.play(table)
    last: list[tuple[int, str]] = []
    with closing(sqlite3.connect(db, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        decision = raider.look(table)["owes"]["decision"]
        ending = threading.Thread(target=lambda: last.append(raider.no(table, "play", decision=decision, move="done")))
        ending.start()
        ending.join(0.3)
        assert ending.is_alive(), "the last move is on its way to the disk"
        assert ania.refused("GET", f"/api/tables/{table}/record") == (409, "table-not-over")
        ending.join()
        other.execute("ROLLBACK")
    assert last == [(503, "store-locked")]
    assert ania.look(table)["status"] == "playing"
    raider.do(table, "play", decision=decision, move="done")
    assert ania.look(table)["status"] == "over"


def due(table: str, *guests: Guest) -> Guest:
    """Whose decision it is."""
    seat: int = guests[0].look(table)["due"][0]
    return guests[seat]


def test_the_house_says_how_it_is(house: Running) -> None:
    table, ania, _ = table_for_two(house)
    stranger = Guest(house)
    until(lambda: stranger.raw("GET", "/readyz").text == "ready\n")  # others may have locked its file
    assert stranger.raw("GET", "/healthz").text == "ok\n"
    until(lambda: numbers(stranger)["tortuga_sockets"] == 0)  # those of other tests have been closed
    before = numbers(stranger)
    with ania.socket(table) as socket:
        heard_by(socket, "now")
        ania.do(table, "play", decision=1, move="draw")
        ania.do(table, "play", decision=1, move="draw")
        heard_by(socket, "now", seq=5)
        after = numbers(stranger)
    grown = {name: after[name] - before[name] for name in after if name in before}
    assert grown["tortuga_moves_total"] == 1
    assert grown["tortuga_stale_commands_total"] == 1
    assert grown["tortuga_sockets"] == 1
    assert grown["tortuga_append_seconds_count"] >= 1
    assert grown["tortuga_fan_out_seconds_count"] >= 1
    assert table not in stranger.raw("GET", "/metrics").text


def numbers(guest: Guest) -> dict[str, float]:
    lines = guest.raw("GET", "/metrics").text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def test_a_list_loads_no_table(tmp_path: Path) -> None:
    settings = settings_with(db=tmp_path / "house.sqlite3", guest_limits=CHATTY)
    with running_house(settings) as house:
        table, ania, _ = table_for_two(house, public=True)
        cookies = dict(ania.http.cookies)
        assert numbers(ania)["tortuga_live_tables"] == 1
    with running_house(settings) as house:
        ania = Guest(house)
        ania.http.cookies.update(cookies)
        for path in ("/api/lobby", "/api/me/tables"):
            (line,) = ania.ask("GET", path)
            assert (line["table"], line["status"]) == (table, "playing")
            assert [chair["name"] for chair in line["chairs"]] == ["Ania", "Bartek"]
        assert numbers(ania)["tortuga_live_tables"] == 0


# -- All of it --------------------------------------------------------------------------------------------------------

ENDPOINTS = """
POST /api/me 201
GET /api/me 200
PATCH /api/me 200 guests
DELETE /api/me 204 guests
DELETE /api/session 204 guests
DELETE /api/me/other-sessions 204 guests
GET /api/me/data 200 guests
POST /api/me/recovery 200 guests
POST /api/recover 200 or 404
GET /api/titles 200
GET /api/phrases 200
GET /api/texts 200
GET /api/texts/{language}/{fingerprint} 200
GET /api/titles/{title}/rules 200
GET /api/titles/{title}/box 200
GET /api/titles/{title}/lesson 200
GET /api/titles/{title}/lesson/{step}/try 200 or 422
GET /api/titles/{title}/lesson/{step}/answer 200 or 422
GET /api/titles/{title}/lesson/{step}/draft 200 or 422
GET /api/puzzles/{title}/{level}/{seed} 200
GET /api/puzzles/{title}/{level}/{seed}/draft 200 or 422
POST /api/puzzles/{title}/{level}/{seed}/check 200 or 422
GET /api/puzzles/{title}/{level}/{seed}/solution 200
POST /api/tables 201 guests
GET /api/tables/{table} 200
GET /api/tables/{table}/events 200 stream
POST /api/tables/{table}/commands 200 guests or 422
GET /api/lobby 200
GET /api/me/tables 200 guests
GET /api/codes/{code} 200
POST /api/invitations 200 or 404
GET /api/tables/{table}/link 200 guests
POST /api/tables/{table}/invitations 200 guests
DELETE /api/tables/{table}/invitations 204 guests
GET /api/tables/{table}/steps/{step} 200
GET /api/tables/{table}/story 200
GET /api/tables/{table}/curve 200
GET /api/tables/{table}/record 200
POST /api/tables/{table}/share 200 guests
DELETE /api/tables/{table}/share 204 guests
POST /api/tables/{table}/continue 201 guests
POST /api/records 201 guests
"""
"""Method, path and status; whether it is for guests only, or goes on as a stream; and what other statuses it has."""


def test_every_address_is_for_whom_it_is_meant() -> None:
    told = [
        " ".join(
            [
                f"{one.method} {one.path} {one.status}",
                *(["guests"] if one.signed_in else []),
                *(["stream"] if one.stream else []),
                *(f"or {status}" for status in one.statuses),
            ]
        )
        for one in api.endpoints
    ]
    assert told == ENDPOINTS.strip().splitlines()


def test_a_record_may_be_long_and_nothing_else_that_is_sent() -> None:
    limits = {f"{one.method} {one.path}": one.limit for one in api.endpoints if one.method != "GET"}
    assert limits.pop("POST /api/records") == 2 * RECORD_FILE
    assert set(limits.values()) == {FRAME}
