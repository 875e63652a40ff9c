"""Frames that no client would send, over real sockets: each is answered with a typed refusal or ends its own socket.
Nothing changes at the table, and everybody else is served at once."""

import os
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from server.faults.wire_house import Guest, Json, heard, line, whole_house
from server.running import Running, closing_code, stop_the_clock
from tortuga.server.protocol import FRAME
from tortuga.server.settings import GUEST_RATES
from tortuga.server.sockets import FLOODED, PATIENCE, UNREAD

SCALE = int(os.environ.get("TORTUGA_TEST_SCALE", "1"))
AT_ONCE_S = 20.0
"""More than the house needs to answer on a busy machine, less than it takes to give somebody up who says nothing."""
TOO_LONG = 1009
READ_AS_JSON = "command-unreadable"

often = settings(max_examples=60 * SCALE, deadline=None, suppress_health_check=list(HealthCheck))


class Game:
    """Ania and Bartek play, and Cyryl looks on. Whose turn it is does not matter to those who send rubbish."""

    def __init__(self, house: Running) -> None:
        house.seeds.begin("frames")
        self.house = house
        self.ania, self.bartek, self.cyryl = (Guest(house, name) for name in ("Ania", "Bartek", "Cyryl"))
        # With days for a move nobody is missed whose socket was closed.
        self.table = self.ania.open("me", "open", public=True, clock={"kind": "days", "days": 3})
        self.bartek.do(self.table, "sit")
        self.ania.do(self.table, "start")
        self.before = self.state()

    def state(self) -> list[Json]:
        """All that is known of the table, except the time and who looks at it."""
        looks = [guest.look(self.table) for guest in (self.ania, self.bartek, self.cyryl)]
        for look in looks:
            del look["at"]
            look.pop("watchers", None)
            for chair in look["chairs"]:
                del chair["left_ms"]
                chair.pop("here", None)
        return looks

    def unchanged(self) -> None:
        """Nothing happened at the table, and the house told so at once."""
        began = time.monotonic()
        assert self.state() == self.before
        assert time.monotonic() - began < AT_ONCE_S

    @property
    def due(self) -> tuple[Guest, Json]:
        """Whose turn it is, and what they owe."""
        seat = self.before[0]["due"][0]
        return (self.ania, self.bartek)[seat], self.before[seat]["owes"]

    def commands(self) -> list[Json]:
        """Commands as clients send them, which would all be carried out, or refused by the rules alone."""
        _, owes = self.due
        return [
            {"type": "play", "id": "a-command", "decision": owes["decision"], "move": owes["offers"][0]["do"]},
            {"type": "draft", "id": "a-command", "decision": owes["decision"], "move": owes["offers"][0]["do"]},
            {"type": "sit", "id": "a-command", "seat": 1, "code": "ABCDEF"},
            {"type": "choose", "id": "a-command", "seat": 1, "what": "wait"},
            {"type": "chat", "id": "a-command", "phrase": "hello"},
            {"type": "ask-back", "id": "a-command", "to": 1},
        ]

    def said(self, guest: Guest, frame: str | bytes) -> Json:
        """What the house answers to a frame."""
        with guest.line(self.table) as socket:
            socket.send(frame)
            return heard(socket, "accepted", "refused", "stale")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with whole_house(tmp_path_factory.mktemp("frames")) as house:
        yield house


@pytest.fixture(scope="module")
def game(house: Running) -> Game:
    return Game(house)


# -- Rubbish ----------------------------------------------------------------------------------------------------------

SMALL = st.text(max_size=20)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | SMALL,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(SMALL, inner, max_size=4),
    max_leaves=8,
)
WRONG = st.one_of(
    JSON,
    st.integers(min_value=2**53) | st.integers(max_value=-(2**53)),
    st.sampled_from(["x" * 5000, "\x00", "\u202e", "a" * 65, "draw wreck; draw wreck", -1, 10**400, [], {}, True, 0.5]),
)


@st.composite
def damaged(draw: st.DrawFn, command: Json) -> bytes:
    """A command of a real client with one thing wrong in it."""
    sent = dict(command)
    match draw(st.sampled_from(["field", "more", "less", "bytes", "cut", "deep", "twice"])):
        case "field":
            name = draw(st.sampled_from(sorted(sent)))
            sent[name] = draw(WRONG.filter(lambda value: not fits(name, value)))
        case "more":
            sent[draw(SMALL.filter(lambda name: name not in NAMES))] = draw(JSON)
        case "less":
            del sent[draw(st.sampled_from(sorted(set(sent) & {"type", "id", "decision", "move", "what", "to"})))]
        case "bytes":
            raw = bytearray(msgspec.json.encode(sent))
            raw.insert(draw(st.integers(0, len(raw))), draw(st.integers(0x80, 0xFF)))
            return bytes(raw)
        case "cut":
            raw = bytearray(msgspec.json.encode(sent))
            return bytes(raw[: draw(st.integers(0, len(raw) - 1))])
        case "deep":
            depth = draw(st.integers(100, 1500))
            return b'{"type":"play","id":"a-command","decision":1,"move":' + b"[" * depth + b"]" * depth + b"}"
        case "twice":
            return msgspec.json.encode(sent) * 2
    return msgspec.json.encode(sent)[:FRAME]


NAMES = {"type", "id", "decision", "move", "seat", "code", "what", "phrase", "text", "to", "invitation", "seq"}


def fits(name: str, value: object) -> bool:
    """May a field have this value, so that the command would not be damaged at all?"""
    whole = isinstance(value, int) and not isinstance(value, bool)
    match name:
        case "id":
            return isinstance(value, str) and re.fullmatch(r"[A-Za-z0-9_-]{8,64}", value) is not None
        case "decision" | "to":
            return whole
        case "seat":
            return value is None or (whole and value in range(16))
        case "move" | "phrase" | "code":
            return isinstance(value, str) or (value is None and name != "move")
    return value in ("wait", "bot", "end", "undo", "stand", "leave", "claim", "hint", "rematch", "close-chat", "start")


@given(data=st.data())
@often
def test_a_damaged_command_is_refused_with_a_reason(game: Game, data: st.DataObject) -> None:
    command = data.draw(st.sampled_from(game.commands()))
    frame = data.draw(damaged(command))
    guest = data.draw(st.sampled_from([game.ania, game.bartek]))
    answer = game.said(guest, frame)
    assert answer["type"] == "refused"
    assert answer["key"] == READ_AS_JSON
    assert answer["text"]
    game.unchanged()


@given(frame=st.binary(max_size=400) | st.text(max_size=400))
@often
def test_noise_is_refused_with_a_reason(game: Game, frame: bytes | str) -> None:
    answer = game.said(game.ania, frame)
    assert (answer["type"], answer["key"]) == ("refused", READ_AS_JSON)
    game.unchanged()


def test_text_that_is_no_text_ends_its_socket_alone(game: Game) -> None:
    with game.ania.line(game.table) as bad, game.bartek.line(game.table) as good:
        bad.protocol.send_text(b'{"type":"chat","id":"a-command","phrase":"\xff"}')
        bad.socket.sendall(b"".join(bad.protocol.data_to_send()))
        assert closing_code(bad) == 1007
        still_serves(good)
    game.unchanged()


def test_a_frame_that_is_too_long_ends_its_socket_alone(game: Game) -> None:
    with game.ania.line(game.table) as bad, game.bartek.line(game.table) as good:
        bad.send("x" * (FRAME + 1))
        assert closing_code(bad) == TOO_LONG
        still_serves(good)
    game.unchanged()


@pytest.mark.parametrize("size", [FRAME + 1, 100 * FRAME, 2**62])
def test_a_frame_that_is_going_to_be_too_long_is_not_waited_for(game: Game, size: int) -> None:
    text, masked_with_eight_bytes_of_length, mask = 0x81, 0xFF, b"mask"
    with game.ania.line(game.table) as bad, game.bartek.line(game.table) as good:
        bad.socket.sendall(bytes([text, masked_with_eight_bytes_of_length]) + size.to_bytes(8, "big") + mask)
        assert closing_code(bad) == TOO_LONG
        still_serves(good)
    game.unchanged()


def test_a_long_frame_in_small_pieces_is_too_long_as_well(game: Game) -> None:
    with game.ania.line(game.table) as bad, game.bartek.line(game.table) as good:
        bad.protocol.send_text(b"x" * 1000, fin=False)
        for _ in range(FRAME // 1000):  # not more: what nobody reads would cut the line before the code is heard
            bad.protocol.send_continuation(b"x" * 1000, fin=False)
        bad.socket.sendall(b"".join(bad.protocol.data_to_send()))
        assert closing_code(bad) == TOO_LONG
        still_serves(good)


@pytest.mark.parametrize("listens", [True, False])
def test_who_sends_more_than_anybody_can_is_told_so_and_then_cut_off(
    tmp_path: Path, listens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_the_clock(monkeypatch)
    told: list[str] = []
    with whole_house(tmp_path, guest_limits=GUEST_RATES) as house:
        game = Game(house)
        with game.cyryl.line(game.table) as bad, game.bartek.line(game.table) as good:
            with suppress(ConnectionClosed):
                for _ in range(2 * (GUEST_RATES["command"].burst + PATIENCE)):
                    bad.send(b"{}")
                    if listens:
                        told.append(heard(bad, "refused")["key"])
            assert closing_code(bad) in ((FLOODED,) if listens else (FLOODED, UNREAD))
            assert ("too-fast" in told) == listens
            still_serves(good)
        game.unchanged()


def still_serves(socket: ClientConnection) -> None:
    """Somebody else is answered at once."""
    began = time.monotonic()
    socket.send(b"{}")
    assert heard(socket, "refused")["key"] == READ_AS_JSON
    assert time.monotonic() - began < AT_ONCE_S


# -- Commands that are well formed but not theirs ---------------------------------------------------------------------


@given(decision=st.integers(), move=st.sampled_from(["draw wreck", "draw beach 1", "pass", "lay Roo", "", "x" * 4096]))
@often
def test_an_answer_to_another_decision_is_stale_and_changes_nothing(game: Game, decision: int, move: str) -> None:
    guest, owes = game.due
    if decision == owes["decision"]:
        return
    command = {"type": "play", "id": "stale-0001", "decision": decision, "move": move}
    answer = game.said(guest, msgspec.json.encode(command))
    if -(2**63) <= decision < 2**64:
        assert answer["type"] == "stale"
    game.unchanged()


def test_nobody_moves_for_somebody_else(game: Game) -> None:
    guest, owes = game.due
    other = game.bartek if guest is game.ania else game.ania
    play = {"type": "play", "id": "foreign-01", "decision": owes["decision"], "move": owes["offers"][0]["do"]}
    assert game.said(other, msgspec.json.encode(play))["type"] == "stale"
    answer = game.said(game.cyryl, msgspec.json.encode(play))
    assert (answer["type"], answer["key"]) == ("refused", "table-not-yours")
    for kind in ("undo", "leave", "claim", "stand", "hint", "rematch", "close-chat"):
        assert game.said(game.cyryl, msgspec.json.encode({"type": kind, "id": "foreign-02"}))["type"] == "refused"
    game.unchanged()


def test_an_id_of_somebody_else_is_refused_and_ones_own_is_answered_again(house: Running) -> None:
    game = Game(house)
    guest, owes = game.due
    other = game.bartek if guest is game.ania else game.ania
    play = {"type": "play", "id": "own-command", "decision": owes["decision"], "move": owes["offers"][0]["do"]}
    first = game.said(guest, msgspec.json.encode(play))
    assert first["type"] == "accepted"
    game.before = game.state()
    changed = {**play, "move": "pass", "decision": 10**6}
    assert game.said(guest, msgspec.json.encode(play)) == first
    assert game.said(guest, msgspec.json.encode(changed)) == first
    assert game.said(other, msgspec.json.encode(play))["key"] == "command-id-taken"
    game.unchanged()


# -- Who is let in ----------------------------------------------------------------------------------------------------


def turned_away(house: Running, table: str, **more: Any) -> tuple[int, str]:
    """Status and key of the refusal that comes instead of a socket."""
    with pytest.raises(InvalidStatus) as refused, line(house, table, **more):
        pass
    answer = refused.value.response
    return answer.status_code, msgspec.json.decode(answer.body or b"{}").get("key", "")


@pytest.mark.parametrize(
    "origin", ["https://rum.example", "http://127.0.0.1.rum.example", "null", "http://127.0.0.1:1", "file://"]
)
def test_another_page_gets_no_socket(game: Game, origin: str) -> None:
    cookie = f"tortuga={game.ania.token}"
    assert turned_away(game.house, game.table, cookie=cookie, origin=origin) == (403, "foreign-origin")
    for method in ("POST", "PATCH", "DELETE"):
        answer = httpx.request(
            method, f"{game.house.url}/api/me", headers={"Origin": origin, "Cookie": cookie}, trust_env=False
        )
        assert (answer.status_code, answer.json()["key"]) == (403, "foreign-origin")
    game.unchanged()


def test_our_own_page_gets_one(game: Game) -> None:
    with line(game.house, game.table, f"tortuga={game.ania.token}", origin=game.house.url) as socket:
        assert heard(socket, "now")["you"] == 0


@given(
    table=st.text(st.characters(codec="ascii", exclude_categories=["Cc", "Zs"], exclude_characters="&#%+"), max_size=60)
)
@settings(max_examples=20 * SCALE, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_table_that_is_not_there_is_told_like_any_other(game: Game, table: str) -> None:
    status, key = turned_away(game.house, table)
    assert (status, key) in ((404, "table-unknown"), (400, "query-unreadable"))


@pytest.mark.parametrize("query", [{"since": "-1"}, {"since": "x"}, {"sice": "1"}, {"since": "9" * 5000}])
def test_a_query_that_is_wrong_is_refused(game: Game, query: Any) -> None:
    assert turned_away(game.house, game.table, **query)[0] in (400, 414)


def test_a_version_that_is_not_there_yet_gets_the_whole_table(game: Game) -> None:
    with game.ania.line(game.table, since=str(2**53)) as socket:
        now = heard(socket, "now")
    assert now["about"]["table"] == game.table
    assert len(now["story"]) == now["seq"]


@pytest.mark.parametrize("flaw", ["other", "cut", "longer", "empty", "noise"])
def test_a_forged_session_is_nobodys(game: Game, flaw: str) -> None:
    token = game.ania.token
    forged = {
        "other": token[::-1],
        "cut": token[:-1],
        "longer": token + "x",
        "empty": "",
        "noise": '"; tortuga="',
    }[flaw]
    with line(game.house, game.table, f"tortuga={forged}") as socket:
        now = heard(socket, "now")
        assert "you" not in now
        assert "owes" not in now
        socket.send(msgspec.json.encode(game.commands()[0]).decode())
        assert heard(socket, "refused")["key"] == "sign-in-needed"
    game.unchanged()


def test_a_session_that_was_ended_is_nobodys_from_then_on(game: Game) -> None:
    guest = Guest(game.house, "Daria")
    guest.must("DELETE", "/api/session")
    with line(game.house, game.table, f"tortuga={guest.token}") as socket:
        socket.send(msgspec.json.encode(game.commands()[4]).decode())
        assert heard(socket, "refused")["key"] == "sign-in-needed"


def test_a_session_that_has_expired_is_nobodys(tmp_path: Path) -> None:
    with whole_house(tmp_path) as house:
        guest = Guest(house, "Ewa")
        table = guest.open("me", "open", public=True)
    with closing(sqlite3.connect(tmp_path / "house.sqlite3")) as connection, connection:
        connection.execute("UPDATE sessions SET expires = 1")
    with whole_house(tmp_path) as house, line(house, table, f"tortuga={guest.token}") as socket:
        assert "you" not in heard(socket, "now")
        socket.send(msgspec.json.encode({"type": "stand", "id": "a-command"}).decode())
        assert heard(socket, "refused")["key"] == "sign-in-needed"
        with house.client(cookies={"tortuga": guest.token}) as client:
            assert client.get("/api/me").json() is None


def test_a_private_table_tells_strangers_nothing(game: Game) -> None:
    secret = game.ania.open("me", "open")
    code = game.ania.look(secret)["about"]["code"]
    cookie = f"tortuga={game.cyryl.token}"
    assert turned_away(game.house, secret, cookie=cookie) == (403, "table-private")
    assert turned_away(game.house, secret, cookie=cookie, code="AAAAAA") == (403, "table-private")
    assert turned_away(game.house, secret, cookie=cookie, invitation="x" * 43) == (403, "table-private")
    with line(game.house, secret, cookie, code=code) as socket:
        assert "code" not in heard(socket, "now")["about"]
