"""Sockets and streams of a real house: what comes in, what each hears, and how they end."""

import json
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from server.api.browsers import CHATTY, Guest, heard_by, how_it_ended, next_now, table_for_two
from server.running import PATIENCE, Running, running_house, settings_with, stop_the_clock
from server.tables import new_id
from tortuga.server.protocol import FRAME


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
