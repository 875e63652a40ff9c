"""What is dealt in a house under test, and how late it is there: the test says a word, and whatever is left to chance
follows from it; and the test may turn the clock forward.

Run as a program, `python -m server.dealing FILE ...` is `tortuga ...` with the word in that file, read anew for every
table, and the clock turned by the seconds in the file of the same name with `.clock`: no option or variable of the open
house can do that.
"""

import asyncio
import sys
from functools import partial
from hashlib import blake2b
from pathlib import Path

from tortuga.cli import main
from tortuga.server import app
from tortuga.server.house.house import House
from tortuga.server.house_clock import HouseClock
from tortuga.server.seeds import Seeds

LOOK_S = 0.05
"""How often a house looks whether its clock was turned."""


class Dealt(Seeds):
    """The first table after a word, the second and so on are dealt alike every time, and bots play there alike."""

    def __init__(self, word: str = "") -> None:
        self.begin(word)

    def begin(self, word: str) -> None:
        """From now on everything follows from this word."""
        self.word = word
        self._tables = 0

    def of_table(self) -> str:
        self._tables += 1
        return _hashed(f"{self.word} {self._tables}")

    def of_choice(self, table: str, seat: int, decision: int) -> str:
        return _hashed(f"{table} {seat} {decision}")


class DealtFromFile(Dealt):
    """For a house that is a program of its own."""

    def __init__(self, file: Path) -> None:
        super().__init__(file.read_text("utf-8"))
        self._file = file

    def of_table(self) -> str:
        word = self._file.read_text("utf-8")
        if word != self.word:
            self.begin(word)
        return super().of_table()


class TurnedClock(HouseClock):
    """For a house that is a program of its own: its time goes on, and jumps when the test turns the clock."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file

    @property
    def turned(self) -> int:
        """By how many seconds."""
        return int(self._file.read_text("utf-8"))

    def __call__(self) -> int:
        return super().__call__() + self.turned * 1000


class TurnedHouse(House):
    """A house that notices at once when its clock is turned."""

    async def open(self, version: str) -> None:
        await super().open(version)
        self._tasks.begin(self._look_at_the_clock())

    async def _look_at_the_clock(self) -> None:
        assert isinstance(self.clock, TurnedClock)
        seen = self.clock.turned
        while True:
            await asyncio.sleep(LOOK_S)
            if self.clock.turned != seen:
                seen = self.clock.turned
                self._schedule.changed.set()


def _hashed(text: str) -> str:
    """As long as the seeds of the open house, and as hard to find by chance in what it says."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


def run(word: Path, words: list[str]) -> int:
    """`tortuga ...`, with the word in that file."""
    seeds, clock = DealtFromFile(word), TurnedClock(word.with_suffix(".clock"))
    setattr(app, "House", TurnedHouse)  # noqa: B010  (where the app looks for it)
    setattr(app, "HouseClock", lambda: clock)  # noqa: B010
    setattr(app, "make_app", partial(app.make_app, seeds=seeds))  # noqa: B010  (where the command line looks for it)
    return main.main(words)


if __name__ == "__main__":
    sys.exit(run(Path(sys.argv[1]), sys.argv[2:]))
