"""Somebody at the keyboard: runs commands of the house in this process, types, and reads what was printed.

A player is a function: it gets all that was printed since it last typed, and says what it types now.
"""

import io
import random
import re
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from tortuga.cli import main
from tortuga.kernel import Game, registry
from tortuga.kernel.records import load
from tortuga.texts import HOUSE_LOCALE, Texts

Player = Callable[[str], str]

CHOICE = re.compile(r"^ {0,3}(\d+)  \S", re.MULTILINE)
CARD = re.compile(r"\b([ROYGBPK])([roygbpk])\2\b|\b([ROYGBPK])\3([roygbpk])\b")
CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")
"""Whatever a terminal may take for a command; a new line isn't one."""


class Ran(NamedTuple):
    """How a command went."""

    status: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one sentence of a refusal."""
        assert self.status != 0
        lines = self.err.strip().splitlines()
        assert len(lines) == 1, self.err
        assert "Traceback" not in self.out + self.err
        return lines[0]


class Keyboard:
    """Standard input, typed by a player; closed when the player has no more to say."""

    def __init__(self, player: Player, screen: io.StringIO) -> None:
        self._player = player
        self._screen = screen
        self._seen = 0

    def isatty(self) -> bool:
        return True

    def readline(self) -> str:
        shown = self._screen.getvalue()
        since, self._seen = shown[self._seen :], len(shown)
        try:
            return self._player(since) + "\n"
        except StopIteration:
            return ""


class House:
    """Runs commands as if typed in a shell, in a home of its own."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.home = home
        self._patch = monkeypatch
        for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "PAGER", "FORCE_COLOR"):
            monkeypatch.delenv(name, raising=False)
        for name, value in {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "LANG": "C.UTF-8"}.items():
            monkeypatch.setenv(name, value)
        monkeypatch.chdir(home)
        self.screen_size(80, 24)

    def screen_size(self, columns: int, lines: int) -> None:
        self._patch.setenv("COLUMNS", str(columns))
        self._patch.setenv("LINES", str(lines))

    def run(self, *words: object, typed: Player | Iterable[str] = ()) -> Ran:
        out, err = io.StringIO(), io.StringIO()
        player = typed if callable(typed) else script(typed)
        with self._patch.context() as patch:
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            patch.setattr(sys, "stdin", Keyboard(player, out))
            try:
                status = main.main([str(word) for word in words])
            except SystemExit as end:  # argparse
                status = end.code if isinstance(end.code, int) else 1
        return Ran(status, out.getvalue(), err.getvalue())

    def play(self, *words: object, typed: Player | Iterable[str] = (), file: str = "game.jsonl") -> Ran:
        """A game of RUM that is kept in a file of the home."""
        return self.run("play", "rum", "--save", self.home / file, *words, typed=typed)

    def game(self, file: str = "game.jsonl") -> Game:
        """What a kept game has come to; raises RecordError if it does not verify."""
        header, records = load(self.home / file)
        return Game.fold(registry.title(header.title), header, records)


# -- Players ---------------------------------------------------------------------------------------------------------


def script(lines: Iterable[str]) -> Player:
    """Types these lines, then leaves the keyboard."""
    left = iter(lines)
    return lambda _: next(left)


def numbers_in(shown: str) -> list[int]:
    return [int(number) for number in CHOICE.findall(shown)]


def picker(seed: object) -> Player:
    """Types any of the numbers on the screen, mostly that of a set; passes the keyboard on when asked to."""
    luck = random.Random(str(seed))

    def pick(shown: str) -> str:
        numbers = numbers_in(shown)
        if not numbers:
            return ""
        return str(luck.choice(numbers[4:6] or numbers if luck.random() < 0.8 else numbers))

    return pick


def follower(shown: str) -> str:
    """Asks for a hint, types its number; passes the keyboard on when asked to."""
    numbers = numbers_in(shown)
    if numbers:
        return "hint"
    hint = re.search(r": +(\d+)  ", shown)
    return hint[1] if hint else ""


# -- What must not be on a screen ------------------------------------------------------------------------------------


@cache
def message_keys() -> set[str]:
    folders = {HOUSE_LOCALE, *(registry.title(name).locale for name in registry.titles())}
    files = [file for folder in folders for file in (folder / "en").glob("*.ftl")]
    entries = [entry for file in files for entry in FluentParser().parse(file.read_text("utf-8")).body]
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message) and "-" in entry.id.name}


def raw_texts(output: str) -> set[str]:
    """Keys of messages and facts left unfilled: what is printed when a text is missing or broken."""
    words = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", output))
    return (words & message_keys()) | set(re.findall(r"\{ ?\$[a-z-]*", output))


def one_line(output: str) -> str:
    """Without the breaks that a narrow screen needs."""
    return " ".join(output.split())


def texts(language: str, *names: str) -> Texts:
    return Texts(language, [registry.title("rum").locale], names)
