"""Story: what happened at a table, row by row, for each viewer as they may know it."""

import msgspec

from tortuga.kernel.events import Announced, Event
from tortuga.kernel.messages import Message
from tortuga.kernel.records import Record
from tortuga.kernel.title import Title
from tortuga.server.protocol import StoryEntry
from tortuga.server.store.rows import Row
from tortuga.server.table.progress import Progress


class Told:
    """An event as it was told, and its sentences, which are found once, when somebody first reads them."""

    __slots__ = ("_announced", "_sentences", "_title")

    def __init__(self, title: Title, announced: Announced) -> None:
        self._title = title
        self._announced = announced
        self._sentences: dict[bool, list[Message]] = {}

    def heard_by(self, seat: int | None) -> tuple[Event, list[Message]] | None:
        """The event and its sentences for one viewer, if they heard of it."""
        event = self._announced.heard_by(seat)
        if event is None:
            return None
        own = event is self._announced.full
        if own not in self._sentences:
            self._sentences[own] = self._title.say(event)
        return event, self._sentences[own]

    @property
    def reveals(self) -> bool:
        return self._announced.reveals


class StoryRow(msgspec.Struct, frozen=True):
    """A row of the log for the story: `lines` for everybody, and of `told` to each viewer what they may know."""

    seq: int
    at: int
    kind: str
    record: Record | None = None
    lines: list[Message] = []
    told: list[Told] = []


class Story:
    """All rows of a table's log. A viewer is a seat; None is a spectator."""

    def __init__(self, progress: Progress) -> None:
        self.rows: list[StoryRow] = []
        self._by_record: dict[int, StoryRow] = {}
        self._progress = progress

    def add(self, row: Row, record: Record | None, lines: list[Message], told: list[Announced]) -> None:
        events = [Told(self._progress.title, one) for one in told]
        entry = StoryRow(row.seq, row.at, row.kind, record, lines, events)
        self.rows.append(entry)
        if record is not None:
            self._by_record[record.n] = entry

    def since(self, seq: int, seat: int | None) -> list[StoryEntry]:
        """What one viewer is told of all after the version `seq`."""
        return [self._entry(row, seat) for row in self.rows[seq:]]

    def told(self, seat: int | None) -> list[StoryEntry]:
        """The whole story."""
        return self.since(0, seat)

    def told_at(self, step: int, seat: int | None) -> list[StoryEntry]:
        """The story of one record."""
        row = self._by_record.get(step)
        return [] if row is None else [self._entry(row, seat)]

    def _entry(self, row: StoryRow, seat: int | None) -> StoryEntry:
        record = row.record
        heard = [one for told in row.told if (one := told.heard_by(seat)) is not None]
        return StoryEntry(
            seq=row.seq,
            at=row.at,
            kind=row.kind,
            record=None if record is None else record.n,
            seat=None if record is None else record.seat,
            by=None if record is None else record.by,
            back=None if record is None else record.back,
            lines=[*row.lines, *(line for _, lines in heard for line in lines)],
            events=[event for event, _ in heard],
        )
