"""Log: the rows of one table, from which it can be folded again."""

from bisect import bisect_right
from typing import NamedTuple, Protocol
from weakref import ref

import msgspec

from tortuga.kernel.encoding import digest
from tortuga.kernel.events import Announced
from tortuga.kernel.game import FoldedRecord
from tortuga.kernel.records import Record
from tortuga.server.store.rows import Row
from tortuga.server.table.growing import Growing, SentCommands
from tortuga.server.table.progress import Progress
from tortuga.server.table.rows import AnyTableEvent, Played, to_row
from tortuga.server.table.story import StoryRow

HOUSE = "house"


class By(NamedTuple):
    """Who caused something, by which command, and when."""

    actor: str
    command: str | None
    now: int


def by_house(now: int) -> By:
    """What nobody commanded."""
    return By(HOUSE, None, now)


class Applying(Protocol):
    """A table, as its log knows it."""

    def apply(self, what: AnyTableEvent, row: Row, told: list[Announced]) -> StoryRow:
        """Changes the table by a row, and says what is told of it."""


class Log:
    """How many rows there are, who sent which command, and which rows are not stored yet (`fresh`).

    An event that is appended is applied at once, just as the fold will apply it.
    """

    def __init__(self, created: int, progress: Progress, table: Applying) -> None:
        self.seq = 0
        self.changed = created
        self.commands = SentCommands()
        self.fresh: list[Row] = []
        self.given = 0
        """Of the time since the last record, what will cost nobody anything; the next record says so."""
        self._moments: Growing[int] = Growing()
        """When each row was written."""
        self._next = created
        """The earliest that something may happen."""
        self._progress = progress
        self._table = ref(table)  # a circle would keep a table that is forgotten

    def copy(self, progress: Progress, table: Applying) -> "Log":
        """Of a table all of whose rows are stored."""
        twin = Log.__new__(Log)
        twin.seq, twin.changed, twin.given, twin._next = self.seq, self.changed, self.given, self._next
        twin._progress, twin._table = progress, ref(table)
        twin.fresh = []
        twin.commands = self.commands.copy()
        twin._moments = self._moments.copy()
        return twin

    def append(self, what: AnyTableEvent, by: By) -> None:
        """Something that happened beside the game."""
        self._append(what, by, [])

    def append_record(self, record: Record, by: By, told: list[Announced] | None = None) -> None:
        """Something that happened in the game, which has been changed by it already."""
        self._append_played(record, by, told or [])

    def append_folded(self, folded: FoldedRecord, by: By) -> None:
        """A record that happened now, with what was told of it."""
        self._append_played(folded.record, by, folded.told)

    def _append_played(self, record: Record, by: By, told: list[Announced]) -> None:
        given, self.given = self.given, 0
        self._append(Played(record, given), by, told)

    def count(self, row: Row) -> None:
        """The row is the last one from now on."""
        self.seq = row.seq
        self.changed = row.at
        self._next = max(self._next, row.at)
        self._moments.append(row.at)
        if row.command is not None:
            self.commands.add(row.command, row.actor, row.seq)

    def remember(self, command: str, guest: str, at: int) -> None:
        """A command that leaves no row, and is not to be carried out twice. Its moment is its own: rows before it are
        not later, those after it are, so that the fold finds the version that it was answered with."""
        self.commands.add(command, guest, bisect_right(self._moments, at))
        self._next = max(self._next, at + 1)

    def moment(self, now: int) -> int:
        """Now, unless the system's clock was set back: that of the log does not follow."""
        return max(now, self._next)

    def _append(self, what: AnyTableEvent, by: By, told: list[Announced]) -> None:
        played = isinstance(what, Played)
        row = to_row(
            what,
            seq=self.seq + 1,
            at=self.moment(by.now),
            actor=by.actor,
            command=by.command,
            rules=self._progress.title.version if played else None,
            digest=digest(self._progress.playing().state) if played else None,
        )
        self.fresh.append(row)
        self.count(row)
        table = self._table()
        assert table is not None
        self.fresh[-1] = msgspec.structs.replace(row, told=table.apply(what, row, told).stored())
