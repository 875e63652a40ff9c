"""A house with a home of its own for every test."""

from pathlib import Path

import pytest

from terminal.keyboard import House


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    return House(tmp_path, monkeypatch)
