"""The examples, in files and in the pages, do what they say, against a real house."""

import doctest
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from server.running import PATIENCE, QUIET, Running, running_house
from tortuga.server import connections, file_limit, http, identity, limits, protocol, serve, wire
from tortuga.server.house import rooms
from tortuga.server.settings import GUEST_RATES, RATES, Settings
from tortuga.server.store import sqlite

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


def test_the_hosting_page_tells_the_limits_as_they_are() -> None:
    page = " ".join((ROOT / "docs" / "hosting.md").read_text("utf-8").split())
    defaults = Settings()
    talk, minutes = wire.SMALL_TALK, 60_000
    told = [
        f"| address: sockets and streams | `TORTUGA_SOCKETS_OF_ADDRESS` | `{defaults.sockets_of_address}` |",
        f"| guest: sockets and streams | `TORTUGA_SOCKETS_OF_GUEST` | `{defaults.sockets_of_guest}` |",
        f"except from trusted proxies | `TORTUGA_CONNECTIONS_OF_ADDRESS` | `{defaults.connections_of_address}` |",
        f"(its /{limits.HOUSEHOLD}); a whole /{limits.SITE} may do as much as {limits.HOUSEHOLDS_OF_A_SITE} of them",
        f"raises its own file limit up to {file_limit.WANTED:,}",
        f"LimitNOFILE={file_limit.WANTED} ",
        f"below {file_limit.ENOUGH:,} it logs `file-limit-low`",
        f"Sockets leave {connections.RESERVED} files free",
        f"others for {in_words(rooms.UNUSED_MS // minutes)} minutes",
        f"for {in_words(rooms.FULL_UNUSED_MS // minutes)} minute when it holds more than {rooms.MOST_ROWS:,} rows",
        f"({rooms.LONG} rows) are read {in_words(rooms.LONG_AT_ONCE)} at a time",
        f"{protocol.FRAME // 1024} KiB per command, {protocol.RECORD_FILE // 1024} KiB per uploaded record",
        f"{wire.HEAD // 1024} KiB and {wire.HEAD_SECONDS:g} seconds for the head of a request",
        f"{http.BODY_SECONDS:g} seconds for its body",
        f"nothing for {wire.STALLED_SECONDS:g} seconds while data waits for it is cut off",
        f"more than {talk.burst} pings or other empty frames ({talk.a_minute:g} a minute in the long run;",
        f"the newest {identity.LINKS} are valid",
        f"a full disk (less than {sqlite.LEAST_ROOM // 1024**2} MiB)",
        f"in at most {in_words(int(serve.READY_SECONDS))} seconds",
        f"takes one part in {in_words(serve.NUMBERS_SHARE)} of the time at most",
    ]
    assert [sentence for sentence in told if sentence not in page] == []


def in_words(number: int) -> str:
    return {1: "one", 2: "two", 4: "four", 10: "ten"}[number]
