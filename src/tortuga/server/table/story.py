"""Story: what happened at a table, row by row, for each viewer as they may know it.

What is told of a row is also stored with it (`StoryRow.stored`), for the day when there are no rules any more that
could tell it again: events and sentences as keys and arguments, with who heard what, and never a name.
"""

from bisect import bisect_left
from typing import Any, TypeAlias

import msgspec

from tortuga.kernel.events import Announced, Event
from tortuga.kernel.messages import Message, Seat
from tortuga.kernel.records import Record
from tortuga.kernel.state import EVERYONE
from tortuga.kernel.title import Title
from tortuga.server.protocol import StoryEntry
from tortuga.server.store.rows import Row
from tortuga.server.table.growing import Growing
from tortuga.server.table.progress import Progress
from tortuga.server.table.rows import moved_up

Heard: TypeAlias = tuple[Any, list[Message]]
"""An event as one viewer heard of it, and its sentences."""


class StoredEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as it was told, on the disk: `full` to the seat `only`, `event` to the rest."""

    event: Any = None
    lines: list[Message] = []
    only: int = EVERYONE
    full: Any = None
    full_lines: list[Message] = []

    def heard_by(self, seat: int | None) -> Heard | None:
        if self.only != EVERYONE and seat == self.only:
            return None if self.full is None else (self.full, self.full_lines)
        return None if self.event is None else (self.event, self.lines)


class StoredTelling(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that was told of a row, on the disk."""

    lines: list[Message] = []
    events: list[StoredEvent] = []


_ENCODER = msgspec.json.Encoder()
_TELLING = msgspec.json.Decoder(StoredTelling)


class Told:
    """An event as it was told, and its sentences, which are found once, when somebody first needs them."""

    __slots__ = ("_announced", "_sentences", "_title")

    def __init__(self, title: Title, announced: Announced) -> None:
        self._title = title
        self._announced = announced
        self._sentences: dict[bool, list[Message]] = {}

    def heard_by(self, seat: int | None) -> Heard | None:
        """The event and its sentences for one viewer, if they heard of it."""
        event = self._announced.heard_by(seat)
        return None if event is None else (event, self._say(event))

    def stored(self) -> StoredEvent:
        event, only, full = self._announced.event, self._announced.only, self._announced.full
        return StoredEvent(
            event=event,
            lines=[] if event is None else self._say(event),
            only=only,
            full=full,
            full_lines=[] if full is None else self._say(full),
        )

    @property
    def reveals(self) -> bool:
        return self._announced.reveals

    def _say(self, event: Event) -> list[Message]:
        own = event is self._announced.full
        if own not in self._sentences:
            self._sentences[own] = self._title.say(event)
        return self._sentences[own]


class StoryRow(msgspec.Struct, frozen=True):
    """A row of the log for the story: `lines` for everybody, and of `told` to each viewer what they may know."""

    seq: int
    at: int
    kind: str
    record: Record | None = None
    lines: list[Message] = []
    told: list[Told] = []
    kept: list[StoredEvent] = []
    """The same out of the store, where no rules can tell it."""

    def stored(self) -> str:
        """What was told, as JSON, also where that is nothing: rows of before have none."""
        return _ENCODER.encode(StoredTelling(self.lines, [one.stored() for one in self.told])).decode()


class Story:
    """All rows of a table's log. A viewer is a seat; None is a spectator."""

    def __init__(self, progress: Progress) -> None:
        self.rows: Growing[StoryRow] = Growing()
        self._of_records: Growing[StoryRow] = Growing()
        self._progress = progress
        self._is_silent = False
        """Is nothing known of what was told of the last row?"""

    def copy(self, progress: Progress) -> "Story":
        twin = Story.__new__(Story)
        twin._is_silent = self._is_silent
        twin._progress = progress
        twin.rows, twin._of_records = self.rows.copy(), self._of_records.copy()
        return twin

    def add(self, row: Row, record: Record | None, lines: list[Message], told: list[Announced]) -> StoryRow:
        events = [Told(self._progress.title, one) for one in told]
        return self._add(StoryRow(row.seq, row.at, row.kind, record, lines, events))

    def add_stored(self, row: Row, record: Record | None, told: str | None) -> None:
        """A row that cannot be folded, as it was told then. Where rows are older than such stories, or what was told of
        them is damaged or in a form that this version does not know, the first of them says so."""
        telling = _told_then(told)
        lines, events = (telling.lines, telling.events) if telling is not None else ([], [])
        if telling is None and not self._is_silent:
            lines = [Message("house-untold")]
        self._is_silent = telling is None
        self._add(StoryRow(row.seq, row.at, row.kind, record, lines, kept=events))

    def _add(self, entry: StoryRow) -> StoryRow:
        self.rows.append(entry)
        if entry.record is not None:
            self._of_records.append(entry)
        return entry

    def lost_seat(self, gone: int) -> None:
        """An empty seat was taken away before the start: sentences name their people by the new numbers, and who sat
        there and stood up again is no longer told of."""
        self.rows = Growing([_without_seat(row, gone) for row in self.rows])

    def since(self, seq: int, seat: int | None) -> list[StoryEntry]:
        """What one viewer is told of everything after the version `seq`."""
        return [self._entry(row, seat) for row in self.rows.after(seq)]

    def encoded(self, seq: int, count: int, seat: int | None) -> list[msgspec.Raw]:
        """The same of so many rows after the version `seq` at most, each as JSON."""
        return [msgspec.Raw(_ENCODER.encode(self._entry(row, seat))) for row in self.rows[seq : seq + count]]

    def told(self, seat: int | None) -> list[StoryEntry]:
        """The whole story."""
        return self.since(0, seat)

    def told_at(self, step: int, seat: int | None) -> list[StoryEntry]:
        """The story of one record."""
        row = self.of_record(step)
        return [] if row is None else [self._entry(row, seat)]

    def of_record(self, n: int) -> StoryRow | None:
        """The row of a record."""
        place = bisect_left(self._of_records, n, key=_number)
        row = self._of_records[place] if place < len(self._of_records) else None
        return row if row is not None and _number(row) == n else None

    def _entry(self, row: StoryRow, seat: int | None) -> StoryEntry:
        record = row.record
        told: list[Told | StoredEvent] = [*row.told, *row.kept]
        heard = [one for event in told if (one := event.heard_by(seat)) is not None]
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


def _without_seat(row: StoryRow, gone: int) -> StoryRow:
    lines = [_renumbered(line, gone) for line in row.lines if Seat(gone) not in line.args.values()]
    return msgspec.structs.replace(row, lines=lines)


def _renumbered(line: Message, gone: int) -> Message:
    args = {name: Seat(moved_up(arg.seat, gone)) if isinstance(arg, Seat) else arg for name, arg in line.args.items()}
    return msgspec.structs.replace(line, args=args)


def _number(row: StoryRow) -> int:
    return 0 if row.record is None else row.record.n


def _told_then(told: str | None) -> StoredTelling | None:
    try:
        return None if told is None else _TELLING.decode(told)
    except msgspec.DecodeError:
        return None
