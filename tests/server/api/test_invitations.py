"""How people find a table: by its link, its code or an invitation."""

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from server.api.browsers import Guest
from server.running import UNTIRING, Running, running_house, settings_with, stop_the_clock
from tortuga.server.settings import Kind, Rate


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
