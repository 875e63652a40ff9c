"""Who somebody is, on this device and on others, and how they are forgotten."""

import json
from pathlib import Path

from websockets.sync.client import ClientConnection

from server.api.browsers import Guest, another_device, finished, heard_by, how_it_ended, next_now, table_for_two
from server.running import Running, running_house, settings_with
from tortuga.server.api import api


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
