"""The examples, in files and in the pages, do what they say, against a real house."""

import doctest
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from server.running import PATIENCE, QUIET, Running, running_house
from tortuga.server.settings import GUEST_RATES, RATES, Settings

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "http_bot.py"
HOST = {"name": "Ania", "language": "pl"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    settings = msgspec.structs.replace(QUIET, db=tmp_path / "house.sqlite3", bot_workers=1, bot_pause_ms=0)
    with running_house(settings) as open_house:
        yield open_house


def bot(*args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(BOT), *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_the_bot_is_short() -> None:
    assert len(BOT.read_text("utf-8").splitlines()) < 60


def test_the_bot_plays_a_whole_game(house: Running) -> None:
    told, problems = bot(house.url).communicate(timeout=PATIENCE)
    assert problems == ""
    *moves, result = told.splitlines()
    answers = [move.rpartition(" -> ")[2] for move in moves]
    assert answers.count("accepted") > 3
    assert set(answers) <= {"accepted", "stale"}  # stale: the other one decided at the same time, and we answered twice
    assert "'reason': 'rum-over-" in result
    assert result.endswith("The seed fits its hash.")


def test_the_bot_joins_by_a_code(house: Running) -> None:
    with house.client() as host:
        host.post("/api/me", json=HOST).raise_for_status()
        setup = {"title": "rum", "seats": ["bot:random", "open", "bot:random"]}
        opened = host.post("/api/tables", json={"id": "open-it-1", "setup": setup}).raise_for_status().json()["table"]
        code = host.get(f"/api/tables/{opened}/link").raise_for_status().json()["link"].rpartition("/")[2]
        joining = bot(house.url, code)
        with host.stream("GET", f"/api/tables/{opened}/events") as frames:
            next(line for line in frames.iter_lines() if "Sample bot" in line)
        host.post(f"/api/tables/{opened}/commands", json={"type": "start", "id": "start-it-1"}).raise_for_status()
        told, problems = joining.communicate(timeout=PATIENCE)
    assert problems == ""
    assert told.splitlines()[-1].startswith("Seat 2: ")
    assert told.endswith("The seed fits its hash.\n")


def test_the_bot_says_why_it_is_refused(house: Running) -> None:
    told, problems = bot(house.url, "NOCODE").communicate(timeout=PATIENCE)
    assert (told, problems) == ("", "There’s no such table.\n")


def test_the_game_in_the_api_page_goes_as_it_says(house: Running) -> None:
    page = str(ROOT / "docs" / "api.md")
    failed, tried = doctest.testfile(page, module_relative=False, globs={"house": house.url}, encoding="utf-8")
    assert failed == 0
    assert tried > 10


def test_the_hosting_page_names_every_setting() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    names = [one.name for one in msgspec.structs.fields(Settings) if not one.name.endswith("limits")]
    assert [name for name in names if f"`TORTUGA_{name.upper()}`" not in page] == []
    for prefix, rates in (("LIMIT", RATES), ("GUEST_LIMIT", GUEST_RATES)):
        for kind, rate in rates.items():
            assert f"`TORTUGA_{prefix}_{kind.upper()}` | `{rate.a_minute:g}/{rate.burst}` |" in page
