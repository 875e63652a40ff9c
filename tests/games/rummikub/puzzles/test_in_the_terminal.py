"""`tortuga puzzle`: shown, told, given to other programs, and solved at the keyboard."""

import io
import json
import sys
from collections.abc import Iterable

import pytest

from terminal.keyboard import House, Player, one_line, raw_texts, script
from tortuga.cli import main
from tortuga.games.rummikub.puzzles.desk import PuzzleDesk
from tortuga.games.rummikub.puzzles.maker import make
from tortuga.games.rummikub.rules.tiles import names
from tortuga.texts import LANGUAGES

DESK = PuzzleDesk(make("ania", 2))
"""Group 3s without blue, group 5s with all colours; on the rack a blue 3 and a black 4."""
SOLVING = ["K3 K4 K5", "B3 > 1", "done"]


def solve(house: House, *words: object, typed: Player | Iterable[str] = ()) -> str:
    ran = house.run("puzzle", "--level", 2, "--seed", "ania", *words, typed=typed)
    assert (ran.status, ran.err) == (0, "")
    assert not raw_texts(ran.out)
    return one_line(ran.out)


def test_it_is_solved_line_by_line(house: House) -> None:
    shown = solve(house, typed=SOLVING)
    assert "level 2, seed ania" in shown
    assert "Play your whole rack in one turn: 2 tiles." in shown
    assert "break up 2 sets" in shown
    assert "That’s a legal turn" in shown
    assert shown.endswith("Solved!")


def test_it_is_solved_by_a_whole_table_in_notation(house: House) -> None:
    assert solve(house, typed=[DESK.solution().move]).endswith("Solved!")


def test_a_lesser_turn_is_told_so_and_a_wrong_one_why(house: House) -> None:
    shown = solve(house, typed=["B3 > 1", "done", "K4 > 2", "done", "undo", "draw", "nonsense", "quit"])
    assert "That’s legal: 1 of 2." in shown
    assert "doesn’t fit" in shown
    assert "there’s no drawing" in shown
    assert "“nonsense” isn’t a move" in shown
    assert "Solved!" not in shown


def test_hints_go_on_from_sets_to_steps(house: House) -> None:
    shown = solve(house, typed=["hint", "hint", "hint", *["hint"] * 9, "?", "quit"])
    assert "Break up these sets: R3 K3 O3 · R5 B5 K5 O5." in shown
    stages = len(DESK.solution().stages)
    assert f"1 of {stages}: Take" in shown
    assert f"{stages} of {stages}: Add" in shown
    assert "which sets" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_solution_is_told_in_every_language(house: House, language: str) -> None:
    shown = solve(house, "--solution", "--lang", language)
    for meld in DESK.puzzle.end:
        assert str(meld) in shown


def test_words_of_the_language_work_too(house: House) -> None:
    shown = solve(house, "--lang", "pl", typed=["podpowiedź", "rozwiązanie", "wyjdź"])
    assert "Trzeba rozbić te układy" in shown
    assert "Stół po najlepszym ruchu" in shown


def test_when_nobody_types_any_more_it_ends(house: House) -> None:
    ran = house.run("puzzle", "--seed", "ania", typed=[])
    assert ran.complaint == "End of input."


def test_a_line_that_is_too_long_is_refused(house: House) -> None:
    assert "too long" in solve(house, typed=["R1 " * 300, "quit"])


def test_another_seed_each_time_and_it_is_said_which(house: House) -> None:
    first, second = (one_line(house.run("puzzle", typed=["quit"]).out) for _ in range(2))
    assert first != second
    again = first.split("tortuga puzzle ")[1].split(" Your turn")[0]
    assert one_line(house.run("puzzle", *again.split(), typed=["quit"]).out) == first


@pytest.mark.parametrize("level", ["0", "6", "-3"])
def test_levels_that_there_are_not(house: House, level: str) -> None:
    ran = house.run("puzzle", f"--level={level}")
    assert ran.complaint == f"“{level}” isn’t a valid value for level."


def test_as_json_it_is_what_solve_takes_and_solve_finds_the_turn(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = house.run("puzzle", "--level", 2, "--seed", "ania", "--json").out
    position = json.loads(line)
    assert position == {
        "id": "2-ania",
        "table": [list(names(meld.tiles)) for meld in DESK.puzzle.table],
        "rack": list(names(DESK.puzzle.rack)),
        "joker": "release",
    }
    monkeypatch.setattr(sys, "stdin", io.StringIO(line))
    assert main.main(["solve"]) == 0
    found = json.loads(capsys.readouterr().out)
    told = json.loads(house.run("puzzle", "--level", 2, "--seed", "ania", "--json", "--solution").out)
    assert (told["tiles"], told["placed"]) == (found["tiles"], found["placed"])
    assert sorted(map(sorted, told["table"])) == sorted(map(sorted, found["table"]))
    assert told["steps"]


def test_without_a_terminal_it_is_only_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main.main(["puzzle", "--seed", "ania", "--lang", "en"]) == 0
    assert "Your turn" not in capsys.readouterr().out


def test_the_puzzle_of_the_day_can_be_asked_for(house: House) -> None:
    ran = house.run("puzzle", "--seed", "today", typed=script(["quit"]))
    assert "seed 20" in ran.out
