"""A house that was upgraded to rules that cannot fold its games: what guests get of them over HTTP."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.running import Running, running_house, settings_with
from server.tables import NEWER, new_id, small_titles

SEALED = (409, "table-kept")
ONLY_THE_END = (409, "table-kept-steps")


class Guest:
    """A browser that comes again after the upgrade."""

    def __init__(self, house: Running, cookies: httpx.Cookies | None = None, name: str = "") -> None:
        self.http = house.client(cookies=cookies)
        if name:
            self.ask("POST", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text

    def refused(self, method: str, path: str, body: object = None, *, language: str = "en") -> tuple[int, str]:
        answer = self.http.request(method, path, json=body, headers={"Accept-Language": language})
        told = answer.json()
        assert told["text"] not in ("", told["key"]), "every no is a sentence"
        return answer.status_code, told["key"]

    def do(self, table: str, kind: str, **fields: Any) -> Any:
        return self.ask("POST", f"/api/tables/{table}/commands", {"type": kind, "id": new_id(), **fields})

    def move(self, table: str) -> None:
        owes = self.ask("GET", f"/api/tables/{table}")["owes"]
        self.do(table, "play", decision=owes["decision"], move=owes["offers"][0]["do"])


@contextmanager
def opened(folder: Path) -> Iterator[Running]:
    with running_house(settings_with(db=folder / "house.sqlite3", bot_pause_ms=0)) as house:
        yield house


def for_two(ania: Guest, bartek: Guest, moves: int) -> str:
    order = {"title": "skirmish", "seats": ["me", "open"], "options": {"rounds": 1}}
    table: str = ania.ask("POST", "/api/tables", {"id": new_id(), "setup": order})["table"]
    bartek.do(table, "sit", code=ania.ask("GET", f"/api/tables/{table}")["about"]["code"])
    ania.do(table, "start")
    for _ in range(moves):
        now = ania.ask("GET", f"/api/tables/{table}")
        if now["status"] != "playing":
            break
        (ania, bartek)[now["due"][0]].move(table)
    return table


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[tuple[Guest, Guest, str, str]]:
    """Ania, Bartek, their game that is on, and their game that is over, after the upgrade."""
    with small_titles(tmp_path / "older"), opened(tmp_path) as house:
        ania, bartek = Guest(house, name="Ania"), Guest(house, name="Bartek")
        on, over = for_two(ania, bartek, 3), for_two(ania, bartek, 1000)
        known = ania.http.cookies, bartek.http.cookies
    with small_titles(tmp_path / "newer", NEWER), opened(tmp_path) as house:
        yield Guest(house, known[0]), Guest(house, known[1]), on, over


def test_what_of_a_kept_game_is_shown_to_whom(upgraded: tuple[Guest, Guest, str, str]) -> None:
    ania, bartek, on, over = upgraded
    go_on = {"id": new_id(), "step": 1, "seat": 0, "bot": "random"}

    at = f"/api/tables/{on}"
    now, his = ania.ask("GET", at), bartek.ask("GET", at)
    assert now["kept"]["may_go_on"]
    assert (now["view"]["seat"], his["view"]["seat"]) == (0, 1)
    assert "seed" not in now
    for method, path, body in (
        ("GET", "record", None),
        ("GET", "story", None),
        ("GET", "steps/1", None),
        ("GET", f"steps/{len(now['story'])}", None),
        ("POST", "share", None),
        ("POST", "continue", go_on),
        ("POST", "commands", {"type": "rematch", "id": new_id()}),
    ):
        for language in ("en", "pl", "uk"):
            assert ania.refused(method, f"{at}/{path}", body, language=language) == SEALED, path
    assert ania.refused("POST", f"{at}/commands", {"type": "undo", "id": new_id()}) == (409, "table-kept-closed")

    at = f"/api/tables/{over}"
    now = ania.ask("GET", at)
    assert not now["kept"].get("may_go_on", False)
    assert now["outcome"]["scores"]
    assert now["seed"] in ania.ask("GET", f"{at}/record")
    assert [entry["seq"] for entry in ania.ask("GET", f"{at}/story")] == [entry["seq"] for entry in now["story"]]
    last = max(entry.get("record", 0) for entry in now["story"])
    moment = ania.ask("GET", f"{at}/steps/{last}")
    assert [view["seat"] for view in moment["views"]] == [None, 0, 1]
    assert moment["view"] == now["view"]
    assert moment["outcome"] == now["outcome"]
    assert ania.refused("GET", f"{at}/steps/1") == ONLY_THE_END
    assert ania.refused("POST", f"{at}/continue", go_on) == ONLY_THE_END
    assert f"/watch/{over}#" in ania.ask("POST", f"{at}/share")["link"]

    lines = {line["table"]: line["status"] for line in ania.ask("GET", "/api/me/tables")}
    assert (lines[on], lines[over]) == ("kept", "over")
