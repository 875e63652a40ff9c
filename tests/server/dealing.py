"""What is dealt in a house under test: the test says a word, and whatever is left to chance there follows from it.

Run as a program, `python -m server.dealing FILE ...` is `tortuga ...` with the word in that file, read anew for every
table: no option or variable of the open house can do that.
"""

import sys
from functools import partial
from hashlib import blake2b
from pathlib import Path

from tortuga.cli import main
from tortuga.server import app
from tortuga.server.seeds import Seeds


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


def _hashed(text: str) -> str:
    """As long as the seeds of the open house, and as hard to find by chance in what it says."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


if __name__ == "__main__":
    seeds = DealtFromFile(Path(sys.argv[1]))
    setattr(app, "make_app", partial(app.make_app, seeds=seeds))  # noqa: B010  (where the command line looks for it)
    sys.exit(main.main(sys.argv[2:]))
