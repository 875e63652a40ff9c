"""Tables over HTTP: opened, looked at and commanded."""

import json
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from server.api.browsers import Guest, due, finished, heard_by, table_for_two
from server.running import Running, running_house, settings_with, stop_the_clock
from server.tables import new_id


def test_a_title_that_was_sent_and_is_unknown_is_a_wrong_order(house: Running) -> None:
    """The address is right: only what it names itself can be missing there."""
    order = {"id": new_id(), "setup": {"title": "chess", "seats": ["me", "bot:random"]}}
    status, key = Guest(house, "Ania").refused("POST", "/api/tables", order)
    assert (status, key) == (400, "unknown-title")


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


def test_assessments_and_hints_are_told_in_the_guest_s_language_by_http_and_by_socket(house: Running) -> None:
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
        assert answer["assessment"]["why"]["text"].startswith(f"Układ {rack[0]} jest za krótki")
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


def test_a_rematch_is_one_table_for_all_who_ask(house: Running) -> None:
    table, ania, bartek = finished(house)
    again = {guest.do(table, "rematch")["table"] for guest in (ania, bartek, ania)}
    assert len(again) == 1
    (rematch,) = again
    assert ania.look(rematch)["you"] == 0
    with ania.socket(rematch) as mine, bartek.socket(rematch):
        while heard_by(mine, "now")["status"] != "playing":
            pass


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
