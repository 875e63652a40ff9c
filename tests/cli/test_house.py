"""`tortuga check`: what a person who runs a house is told, and the exit status that a script goes by."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.store.samples import a_move, a_table
from tortuga.cli.main import main
from tortuga.server.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    async def scenario() -> None:
        store = Store.open(tmp_path / "house.db")
        for name in ("t1", "t2"):
            await store.create(a_table(name), a_move(name, 1))
            await store.commit(a_move(name, 2))
        store.close()

    asyncio.run(scenario())
    return tmp_path / "house.db"


def test_a_whole_house_is_told_in_one_line(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--db", str(path), "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"{path} is intact: 2 tables, 4 rows.\n"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Table t2: row 2 was altered."),
        ("pl", "Stół t2: zmieniono wiersz 2."),
        ("uk", "Стіл t2: рядок 2 змінено."),
    ],
)
def test_damage_is_told_by_table_and_row(
    path: Path, capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE log SET body = '{}' WHERE table_id = 't2' AND seq = 2")
    assert main(["check", "--db", str(path), "--lang", language]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == told
    assert len(lines) == 2


def test_what_cannot_be_checked_is_a_refusal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--db", str(tmp_path / "nowhere.db"), "--lang", "en"]) == 2
    assert "There’s no" in capsys.readouterr().err
