"""Requests that nobody would make, against the whole house: its own document says what may be sent and what comes back.

Never a fault; what comes back fits the document; and what is refused has changed nothing.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from server.faults.wire_house import Guest, Json, whole_house
from server.running import PATIENCE, Running
from tortuga.server.api import api

SCALE = int(os.environ.get("TORTUGA_TEST_SCALE", "1"))
CONFIG = schemathesis.Config.from_dict(
    {
        "request-timeout": 2 * PATIENCE,  # a puzzle of the highest level takes its time, on a busy machine minutes
        "checks": {
            "negative_data_rejection": {"expected-statuses": ["4xx"]},
            # It takes 2.0 for a whole number, and does not know which tables there are.
            "positive_data_acceptance": {"enabled": False},
            # It would send the request again with a forged session; `test_frames` and `test_http` do.
            "ignored_auth": {"enabled": False},
        },
        "generation": {"with-security-parameters": False},  # sessions are ours to give
        # All values at the edge of what may be sent, for every field: thousands of requests.
        "phases": {"coverage": {"enabled": SCALE > 1}},
    }
)
DOCUMENT = schemathesis.openapi.from_dict(api.openapi(), config=CONFIG).exclude(path_regex="events$")
"""But for the stream, which has no end."""
often = settings(max_examples=10 * SCALE, deadline=None, suppress_health_check=list(HealthCheck))


class Played:
    """A house where Ania and Bartek play a game, and somebody without a name fills it with requests."""

    def __init__(self, house: Running) -> None:
        self.house = house
        self.ania, self.bartek = Guest(house, "Ania"), Guest(house, "Bartek")
        self.plain = httpx.Client(base_url=house.url, trust_env=False, timeout=PATIENCE)
        self.table = self.new_table()
        self._last: list[Json] | None = None

    def new_table(self) -> str:
        self.house.seeds.begin("requests")
        # With days for a move nobody is missed who has no socket.
        table = self.ania.open("me", "open", public=True, clock={"kind": "days", "days": 3})
        self.bartek.do(table, "sit")
        self.ania.do(table, "start")
        return table

    def stranger(self) -> str:
        """A new session every time: a request may have ended the last one."""
        self.plain.cookies.clear()
        cookie: str = self.plain.post("/api/me", json={}).headers["set-cookie"].partition(";")[0]
        return cookie

    def state(self) -> list[Json]:
        """All that both know of their table, except the time."""
        looks = [guest.look(self.table) for guest in (self.ania, self.bartek)]
        for look in looks:
            del look["at"]
            for chair in look["chairs"]:
                chair.pop("left_ms", None)
        self._last = looks
        return looks

    @property
    def before(self) -> list[Json]:
        """The state as the last request left it."""
        if self._last is None or self._last[0]["status"] != "playing":
            self.table = self.new_table()
            return self.state()
        return self._last

    def about_our_table(self, case: schemathesis.Case[Any]) -> None:
        """Half of the requests for a table are for one that is there."""
        if "table" in (case.path_parameters or {}) and len(str(case.path_parameters["table"])) % 2:
            case.path_parameters["table"] = self.table


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    folder: Path = tmp_path_factory.mktemp("requests")
    with whole_house(folder) as house:
        yield Played(house)


@DOCUMENT.parametrize()
@often
def test_whoever_has_no_session_changes_nothing_at_a_table(played: Played, case: schemathesis.Case[Any]) -> None:
    before = played.before
    played.about_our_table(case)
    case.call_and_validate(base_url=played.house.url)
    assert played.state() == before


@DOCUMENT.parametrize()
@often
def test_a_stranger_changes_nothing_at_a_table(played: Played, case: schemathesis.Case[Any]) -> None:
    before = played.before
    played.about_our_table(case)
    answer = case.call_and_validate(base_url=played.house.url, headers={"Cookie": played.stranger()})
    spoke = answer.status_code == 200 and isinstance(case.body, dict) and case.body.get("type") == "chat"
    assert spoke or played.state() == before


@DOCUMENT.include(path_regex="{table}").parametrize()
@often
def test_what_is_refused_to_a_player_has_changed_nothing(played: Played, case: schemathesis.Case[Any]) -> None:
    before = played.before
    played.about_our_table(case)
    session = {"Cookie": f"tortuga={played.ania.token}"}
    answer = case.call_and_validate(base_url=played.house.url, headers=session)
    done = answer.status_code < 400 and b'"type":"stale"' not in answer.content
    assert played.state() == before or done
