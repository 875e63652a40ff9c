"""`tortuga solve`: JSON lines in, JSON lines out."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from tortuga.cli import main

P1 = {"id": "P1", "table": [["R5", "R6", "R7"], ["B3", "K3", "O3", "J"]], "rack": ["B4", "J"]}


def ask(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: list[Any], *flags: str
) -> list[dict[str, Any]]:
    text = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert main.main(["solve", "--lang", "en", *flags]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_position_is_answered(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    position = P1 | {"joker": "free", "objective": "tiles", "first_meld": None}
    (answer,) = ask(monkeypatch, capsys, [position])
    assert list(answer) == ["id", "tiles", "value", "placed", "table", "steps", "cpu_ms"]
    assert (answer["id"], answer["tiles"], answer["value"], answer["placed"]) == ("P1", 2, 34, ["B4", "J"])
    assert sorted(tile for tiles in answer["table"] for tile in tiles) == sorted(
        ["R5", "R6", "R7", "B3", "K3", "O3", "J", "B4", "J"]
    )
    assert answer["steps"][0]["rack"] == ["B4", "J"]


def test_flags_hold_where_a_line_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    example = {"table": [["K1", "K2", "J"], ["R1", "B1", "O1"], ["R2", "B2", "O2"]], "rack": ["R12", "R13"]}
    found = ask(monkeypatch, capsys, [example, example | {"joker": "release"}], "--joker", "strict")
    assert [answer["tiles"] for answer in found] == [0, 2]
    found = ask(monkeypatch, capsys, [{"rack": ["R12", "R13", "J"]}], "--first-meld", "30", "--joker-value", "25")
    assert (found[0]["tiles"], found[0]["value"], found[0]["id"]) == (3, 50, None)
    found = ask(monkeypatch, capsys, [{"rack": ["R1", "R2", "J"]}], "--first-meld", "30")
    assert (found[0]["tiles"], found[0]["table"], found[0]["steps"]) == (0, [], [])


def test_a_first_meld_may_build_on_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    position = {"table": [["R2", "R3", "R4"]], "rack": ["R10", "B10", "K10", "R5"], "first_meld": 30}
    found = ask(monkeypatch, capsys, [position, position | {"building": True}])
    assert [answer["tiles"] for answer in found] == [3, 4]
    assert ask(monkeypatch, capsys, [position], "--building")[0]["placed"] == ["R5", "R10", "B10", "K10"]


def test_a_single_number_tile_with_jokers_is_read_as_it_is_meant(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """RK-2.5: a bare list is a run if it can be one."""
    (answer,) = ask(monkeypatch, capsys, [{"rack": ["B3", "J", "J"]}])
    assert answer["tiles"] == 3
    (again,) = ask(monkeypatch, capsys, [{"table": answer["table"], "rack": ["B6"]}])
    assert again["placed"] == ["B6"]


def test_a_wrong_line_is_told_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong: list[Any] = [
        "nonsense",
        "",
        {"id": 2, "rack": ["R14"]},
        {"id": 3, "table": [["R1", "R2"]]},
        {"id": 4, "rack": ["R1", "R1", "R1"]},
        {"id": 5, "rack": "R1"},
        {"id": 6, "joker": "wild"},
        {"id": 7, "first_meld": -1},
        {"id": 8, "racks": []},
        [],
        P1,
    ]
    found = ask(monkeypatch, capsys, wrong)
    assert [answer["id"] for answer in found] == [None, 2, 3, 4, 5, 6, 7, 8, None, "P1"]
    assert [answer["id"] for answer in found if "error" not in answer] == ["P1"]
    assert found[1]["error"].startswith("“R14” isn’t a tile: use R (red), B (blue), K (black) or O (orange)")
    assert found[2]["error"] == "R1 R2 is neither a run nor a group."


def test_positions_come_from_a_file_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "positions.jsonl"
    path.write_text(json.dumps(P1) + "\n", encoding="utf-8")
    assert main.main(["solve", str(path)]) == 0
    assert json.loads(capsys.readouterr().out)["tiles"] == 2


def test_a_flag_that_cannot_be_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["solve", "--joker", "wild", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "“wild” isn’t a valid value for joker.\n"
