"""Lists of tables."""

from pathlib import Path

from server.api.browsers import CHATTY, Guest, numbers, table_for_two
from server.running import Running, running_house, settings_with


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
