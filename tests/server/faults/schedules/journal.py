"""What guests sent, were answered and were shown, by whichever process: all that a checker from outside can know."""

from collections import Counter
from collections.abc import Collection
from typing import Any, Literal, NamedTuple, TypeAlias

Json: TypeAlias = dict[str, Any]
VERSION = "said-of-version"
"""What processes of a schedule add to a refusal."""
Said: TypeAlias = Literal["accepted", "stale", "refused"]


class Sent(NamedTuple):
    guest: str
    table: str
    command: Json


class Answer(NamedTuple):
    """Final: "not right now" isn't an answer."""

    process: int
    said: Said
    seq: int = 0
    key: str = ""
    """Of a refusal."""
    table: str | None = None
    """The one that a rematch opened."""
    version: int = 0
    """Of a no: the version of the table that it was said of, or a later one if it was stale; 0: nobody said."""
    known: int = 0
    """The last version that anybody had seen when the question was sent."""


class Shown(NamedTuple):
    """One frame of a table."""

    viewer: str
    process: int
    line: int
    """The connection that it came by, numbered by its viewer."""
    known: int
    """The version that the viewer had seen before, and had said so."""
    frame: Json


class Journal:
    def __init__(self) -> None:
        self.sent: dict[str, Sent] = {}
        """By the id of the command."""
        self.answers: dict[str, list[Answer]] = {}
        self.shown: dict[str, list[Shown]] = {}
        """By table."""
        self.reached: dict[str, int] = {}
        """By table, the last version that anybody was told of."""
        self.opened: dict[str, str] = {}
        """Tables by the id of the command that opened them."""
        self.era = 1
        """Goes on where the operator goes back to a backup."""
        self.in_doubt = False
        """Just now a process may show or tell what the operator has undone."""
        self.outdated: set[int] = set()
        """Processes of older rules than others that are open."""
        self.faults: list[str] = []
        """What could not be, whoever looks into the database."""
        self.happened: Counter[str] = Counter()
        """How often something came up that the schedule is there for."""

    def begin_anew(self, stored: Collection[str]) -> None:
        """The operator has gone back to when there were these tables alone: what was told counts no more."""
        for told in (self.sent, self.answers, self.shown, self.reached):
            told.clear()
        self.opened = {command: table for command, table in self.opened.items() if table in stored}

    def was_answered(self, command: str, answer: Answer) -> None:
        self.answers.setdefault(command, []).append(answer)
        self.happened[answer.said] += 1
        if command in self.sent:
            self._reached(self.sent[command].table, answer.seq)

    def was_shown(self, table: str, shown: Shown) -> None:
        self.shown.setdefault(table, []).append(shown)
        self.happened["shown"] += 1
        self._reached(table, shown.frame["seq"])

    def _reached(self, table: str, seq: int) -> None:
        self.reached[table] = max(seq, self.reached.get(table, 0))

    @property
    def acknowledged(self) -> int:
        return sum(any(one.said == "accepted" for one in answers) for answers in self.answers.values())
