"""`make check` finds the tests of what has changed."""

import subprocess
from pathlib import Path

import pytest

from check import changed_since, checked_by, quick

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def in_the_project(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def found(path: str) -> list[str]:
    assert Path(path).exists()
    return [test.as_posix() for test in quick(checked_by(Path(path)))]


def test_a_module_has_its_own_tests_and_its_doctests() -> None:
    clocks = "src/tortuga/server/table/clocks.py"
    assert found(clocks) == [clocks, "tests/server/table/test_clocks.py"]


def test_a_module_without_tests_of_its_own_has_those_of_its_folder_and_of_no_deeper_one() -> None:
    rules = found("src/tortuga/games/rum/rules/bottles.py")
    assert "tests/games/rum/rules/test_sets.py" in rules
    assert all(Path(test).parent == Path("tests/games/rum/rules") for test in rules if test.startswith("tests"))
    face = found("src/tortuga/games/rum/notation.py")
    assert "tests/games/rum/test_view.py" in face
    assert all(Path(test).parent == Path("tests/games/rum") for test in face if test.startswith("tests"))


def test_a_module_in_a_folder_without_tests_has_those_of_the_nearest_above() -> None:
    assert "tests/games/maracaibo/rules/test_modules.py" in found("src/tortuga/games/maracaibo/rules/modules/rubies.py")


def test_data_are_read_by_components_and_texts_by_everybody() -> None:
    assert found("src/tortuga/games/rum/data/rum.json") == [
        "src/tortuga/games/rum/components.py",
        "tests/games/rum/test_components.py",
    ]
    assert found("src/tortuga/games/maracaibo/data/improvements.json") == ["tests/games/maracaibo/components"]
    assert found("src/tortuga/games/rum/data/lesson.json") == ["tests/games/rum/test_lesson.py"]
    assert found("src/tortuga/games/rum/locale/pl/rum.ftl") == ["tests/conformance/test_texts.py", "tests/texts"]


def test_a_test_is_its_own_and_a_helper_of_tests_is_its_folders() -> None:
    assert found("tests/kernel/test_log.py") == ["tests/kernel/test_log.py"]
    assert "tests/games/rum/test_bots.py" in found("tests/games/rum/positions.py")


def test_what_takes_minutes_is_left_to_make_test() -> None:
    assert found("tests/browser/test_games.py") == []


def test_new_files_and_changed_ones_are_the_change_and_deleted_ones_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("kept", "changed", "deleted"):
        Path(name).write_text("before")
    author = ("-c", "user.name=Ania", "-c", "user.email=ania@example.org")
    for command in (("init", "-q"), ("add", "."), (*author, "commit", "-q", "-m", "before")):
        subprocess.run(["git", *command], check=True)
    Path("changed").write_text("after")
    Path("deleted").unlink()
    Path("new").touch()
    assert changed_since("HEAD") == [Path("changed"), Path("new")]
