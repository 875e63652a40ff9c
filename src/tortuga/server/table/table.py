"""Table: one table of the house as the fold of its log.

Pure and synchronous: it knows neither disk nor network, and is told what time it is. A command either raises a Refusal
and has changed nothing, or leaves the rows to be stored in `log.fresh`. Nothing of a table may be shown to anybody
until these rows are on disk.

What a table consists of are objects with a state of their own, a module each; every one knows only those before it:
`progress`, `log`, `seats`, `moves`, `takebacks`, `leaving`, `presence`, `starting`, `chat`, and beside them `clocks`
and `story`. Each applies its kinds of rows and carries out its commands (`handlers`).
"""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from itertools import count
from typing import assert_never

import msgspec

from tortuga.kernel import registry
from tortuga.kernel.encoding import digest
from tortuga.kernel.errors import Refusal
from tortuga.kernel.events import Announced
from tortuga.kernel.game import Game
from tortuga.kernel.messages import Message
from tortuga.kernel.records import Header, Record
from tortuga.kernel.title import Title
from tortuga.kernel.views import Assessment
from tortuga.server import protocol
from tortuga.server.codes import read_code
from tortuga.server.store.rows import ChatRow, Row, Shown, TableRow
from tortuga.server.table.chat import TableChat
from tortuga.server.table.clocks import Clocks
from tortuga.server.table.handlers import Handlers
from tortuga.server.table.kept import Kept
from tortuga.server.table.leaving import Leaving
from tortuga.server.table.log import By, Log, by_house
from tortuga.server.table.moves import Moves
from tortuga.server.table.presence import Presence
from tortuga.server.table.progress import CLOSED, OPEN, OVER, PLAYING, Progress
from tortuga.server.table.rows import (
    AnsweredBack,
    AnyTableEvent,
    Arranged,
    AskedBack,
    Chair,
    ChatSwitched,
    Chose,
    Closed,
    Opened,
    Played,
    Rematched,
    Removed,
    Sat,
    Started,
    Stood,
    UnreadableRow,
    from_row,
)
from tortuga.server.table.seats import Seats
from tortuga.server.table.starting import Starting
from tortuga.server.table.story import Story, StoryRow
from tortuga.server.table.takebacks import TakeBacks

UNSTARTED_MS = 24 * 3600 * 1000
"""A table that nobody starts within a day is closed."""
MOST_ROWS = 10_000
"""After this many, a game can only be played to its end: the longest have a tenth of them, and all are in memory."""
NOBODY = -1
_FOLDS = count()


class Table:
    """All that happened at one table. `name_of` knows the guests' names, which the log does not hold."""

    def __init__(self, about: TableRow, opened: Opened, name_of: Callable[[str], str]) -> None:
        self.id = about.id
        self.fold_id = f"{about.id}/{next(_FOLDS)}"
        """Tells this fold of the log from all others, so that what was known of one isn't taken for another."""
        self.code = about.code
        self.seed = about.seed
        self.sealed = 0
        """The version since which the hash of the seed is known."""
        self.renumbered = 0
        """The version since which its seats have their numbers."""
        self.rematch: str | None = None
        self.kept: Kept | None = None
        """What is left of a table that these rules cannot fold."""
        progress = self.progress = Progress(opened.setup)
        log = self.log = Log(about.created, progress, self)
        seats = self.seats = Seats(about.host, opened.chairs, name_of, progress, log)
        self.moves = Moves(progress, seats, log)
        self.takebacks = TakeBacks(progress, seats, log)
        self.leaving = Leaving(progress, seats, self.takebacks, log)
        self.presence = Presence(progress, seats, self.leaving)
        self.starting = Starting(self.seed, opened, progress, seats, self.presence, log)
        self.chat = TableChat(progress, seats, log)
        self.clocks = Clocks(opened.setup.clock, len(opened.chairs))
        self.story = Story(progress)

    def copy(self) -> "Table":
        """A twin to work on: it takes the place of this one once what happened there is stored, and is dropped where
        that cannot be. What only grows and what a move does not touch is shared, so it costs about as much however
        long the log is. Nothing of this table is yet to be stored."""
        twin = Table.__new__(Table)
        twin.id, twin.fold_id, twin.code, twin.seed = self.id, self.fold_id, self.code, self.seed
        twin.sealed, twin.renumbered, twin.rematch, twin.kept = self.sealed, self.renumbered, self.rematch, self.kept
        progress = twin.progress = self.progress.copy()
        log = twin.log = self.log.copy(progress, twin)
        seats = twin.seats = self.seats.copy(progress, log)
        twin.moves = self.moves.copy(progress, seats, log)
        twin.takebacks = self.takebacks.copy(progress, seats, log)
        twin.leaving = self.leaving.copy(progress, seats, twin.takebacks, log)
        twin.presence = self.presence.copy(progress, seats, twin.leaving)
        twin.starting = self.starting.copy(progress, seats, twin.presence, log)
        twin.chat = self.chat.copy(progress, seats, log)
        twin.clocks = self.clocks.copy()
        twin.story = self.story.copy(progress)
        return twin

    # -- The fold -----------------------------------------------------------------------------------------------------

    @classmethod
    def open(cls, about: TableRow, opened: Opened, name_of: Callable[[str], str], *, command: str, now: int) -> "Table":
        """A new table."""
        table = cls(about, opened, name_of)
        table.log.append(opened, By(about.host, command, now))
        return table

    @classmethod
    def fold(
        cls, about: TableRow, rows: Iterable[Row], chat: Iterable[ChatRow], name_of: Callable[[str], str]
    ) -> "Table":
        """The table as its log tells it; raises a Refusal where these rules cannot have written that log."""
        rows = list(rows)
        table = cls.before(about, rows, name_of)
        table.follow(rows, chat)
        return table

    @classmethod
    def before(cls, about: TableRow, rows: Sequence[Row], name_of: Callable[[str], str]) -> "Table":
        """The table before the first of these rows, which opens it: to be folded on piece by piece."""
        opened = _opened(rows)
        registry.title(opened.setup.title)  # or a Refusal: before the start nothing else would ask for it
        return cls(about, opened, name_of)

    def follow(self, rows: Iterable[Row], chat: Iterable[ChatRow], *, thorough: bool = False) -> None:
        """Folds on: rows and lines that were stored after those that the table has. What these very rules have written
        was proved then, and the digest of the last moment proves that it still comes out the same; what others wrote,
        or all of it to be `thorough`, is proved again move by move."""
        last: Row | None = None
        for row in rows:
            what = from_row(row)
            told: list[Announced] = []
            if isinstance(what, Played):
                prove = thorough or self.progress.is_carried_over
                told = self.progress.repeat(what.record, proved=not prove)
                self.log.given = 0  # what was given until then, the row says
                last = row
                if prove:
                    self._must_agree(row)
            self.log.count(row)
            self.apply(what, row, told)
        if last is not None:
            self._must_agree(last)
        self.chat.follow(chat)

    def _must_agree(self, row: Row) -> None:
        if row.digest is not None and row.digest != digest(self.progress.playing().state):
            raise Refusal("table-differs", seq=row.seq)

    def apply(self, what: AnyTableEvent, row: Row, told: list[Announced]) -> StoryRow:
        """Changes the table by a row, and says what is told of it. The game has been changed before, by `play`, `lapse`
        or `append`."""
        lines: list[Message] = []
        match what:
            case Opened():
                pass  # it is made of it
            case Sat():
                lines = self.seats.sat(what)
            case Stood():
                lines = self.seats.stood(what)
            case Arranged():
                lines = self.seats.arranged(what)
            case Removed():
                lines = self._removed(what, row.at)
            case Started():
                lines = self._started(what)
            case Played():
                lines = self._played(what.record, row.at, what.given)
            case AskedBack():
                lines = self.takebacks.was_asked(what)
            case AnsweredBack():
                lines = self.takebacks.was_answered(what)
            case Chose():
                lines = self.leaving.chose(what)
            case ChatSwitched():
                lines = self.chat.switched(what)
            case Rematched(table):
                self.rematch = table
                lines = [Message("house-rematch")]
            case Closed(reason):
                self.progress.closed()
                self._stop(row.at)
                lines = [Message(reason)]
            case _:
                assert_never(what)
        record = what.record if isinstance(what, Played) else None
        return self.story.add(row, record, lines, told)

    def _removed(self, what: Removed, at: int) -> list[Message]:
        self.renumbered = self.seq
        self.progress.lost_seat(what.seat)
        self.presence.lost_seat(what.seat)
        self.story.lost_seat(what.seat)
        self.clocks = Clocks(self.setup.clock, len(self.chairs) - 1)  # none has run yet
        return self.seats.removed(what, at)

    def _started(self, started: Started) -> list[Message]:
        self.sealed = self.seq
        self.progress.started(self._header(started))
        return [Message("house-started")]

    def _header(self, started: Started) -> Header:
        return Header(
            title=self.setup.title,
            rules=started.rules,
            data=started.data,
            options=self.setup.options,
            seats=self.seats.names(),
            seed_hash=started.seed_hash,
            seed=self.seed or None,
            after=started.after,
        )

    def _played(self, record: Record, at: int, given: int) -> list[Message]:
        """Changes what the table has beside the game."""
        lines = [*self.leaving.played(record), *self.takebacks.played(record)]
        self.progress.played(record)
        if self.status == PLAYING:
            by = record.seat if record.house is None else None
            turn = self.progress.playing().state.turn()
            back = record.back is not None
            due = self.seats.people_due()
            self.clocks.happened(at, due, turn, by=by, lapse=record.lapse, back=back, given=given)
        else:
            self._stop(at)
        return lines

    def _stop(self, at: int) -> None:
        self.clocks.stopped(at)
        self.presence.wait_for_nobody()

    @classmethod
    def unreadable(
        cls, about: TableRow, rows: Sequence[Row], chat: Iterable[ChatRow], shown: Shown, name_of: Callable[[str], str]
    ) -> "Table":
        """A table that these rules cannot fold: with the story and the pictures that were stored as it went on. Its
        game does not go on, and nothing at it changes."""
        table = cls(about, _opened(rows), name_of)
        finished = about.status in (OVER, CLOSED)
        table.progress.status = OVER if about.status == OVER else CLOSED
        table.kept = Kept(about, shown.pictures, may_go_on=not finished)
        whole = True
        for row in rows:
            table.log.count(row)
            what = _readable(row)
            whole = whole and what is not None
            record = what.record if isinstance(what, Played) else None
            table.story.add_stored(row, record, shown.told.get(row.seq))
            if what is not None:
                table._arrange(what, row.at)
            if record is not None and whole:
                table.kept.played(record, row.seq)
        table.chat.follow(chat)
        return table

    def _arrange(self, what: AnyTableEvent, at: int) -> None:
        """What a row changes at a table that cannot be folded: who sits there, and nothing that rules would know."""
        assert self.kept is not None
        match what:
            case Sat():
                self.seats.sat(what)
            case Stood():
                self.seats.stood(what)
            case Arranged():
                self.seats.arranged(what)
            case Removed():
                self._removed(what, at)
            case Started():
                self.sealed = self.seq
                self.kept.header = self._header(what)
            case Played(record):
                self.leaving.played(record)
            case ChatSwitched():
                self.chat.switched(what)
            case Rematched(table):
                self.rematch = table

    def remember(self, before: "Table") -> None:
        """Takes over what is not in the log (presence, grace, drafts) from the same table in memory."""
        if before.renumbered == self.renumbered:
            self.presence.remember(before.presence)
        self.moves.remember(before.moves)

    # -- Commands -----------------------------------------------------------------------------------------------------

    @property
    def handlers(self) -> Handlers:
        """What the table can be commanded to do, and which of its parts does it."""
        parts = (self.seats, self.moves, self.takebacks, self.leaving, self.starting, self.chat)
        return {kind: handler for part in parts for kind, handler in part.handlers.items()}

    def do(self, guest: str, command: protocol.Command, now: int) -> Assessment | None:
        """A guest's command. What it returns, only the guest is told."""
        if self.kept is not None and not command.talks:
            raise Refusal("table-kept-closed")
        if self.seq >= MOST_ROWS and not command.plays_on:
            raise Refusal("table-too-long")
        said = self.handlers[type(command)](command, By(guest, command.id, now))
        seat = self.seat_of(guest)
        if seat is not None and command.shows_up:
            self.presence.showed_up(seat, now)  # also without a socket
        return said

    def is_gone(self, guest: str, command: protocol.Command) -> bool:
        """Is what a command of a player's answers gone or answered, if it names that?"""
        match command:
            case protocol.Undo(to=int(to)):
                return self.undo_of(self.seats.own(guest)) != to
            case protocol.AnswerBack(to=int(to)):
                self.seats.own(guest)
                return self.takebacks.asked is None or self.takebacks.asked.seq != to
            case protocol.Choose(to=int(to), seat=seat):
                self.seats.own(guest)
                return self.leaving.since(seat) != to
        return command.answers is not None and self.moves.is_stale(guest, command.answers)

    def undo_of(self, seat: int | None) -> int | None:
        """The row of the move that a seat would take back first, if it may."""
        reach = self.takebacks.reach(seat)
        return self.last_move() if reach is not None and reach.steps else None

    def last_move(self) -> int | None:
        """The row of the last record that counts in the game."""
        row = self.story.of_record(self.progress.playing().folded[-1].record.n)
        return None if row is None else row.seq

    # -- Time that costs nobody anything ------------------------------------------------------------------------------

    def give_back(self, ms: int) -> None:
        """The house kept everybody waiting."""
        self.log.given += ms
        self.clocks.give_back(ms)

    def keep_clocks(self, stored: Mapping[tuple[str, int], int]) -> None:
        """Deadlines on the disk that are later than the log tells were postponed: the house was closed meanwhile."""
        clocks = {key: at for key, at in self.deadlines().items() if key[0] == "clock"}
        postponed = max((stored[key] - at for key, at in clocks.items() if key in stored), default=0)
        if postponed > 0:
            self.give_back(postponed)

    # -- What happens without a command -------------------------------------------------------------------------------

    def arrived(self, seat: int, now: int) -> None:
        """Somebody opened this table in a tab."""
        self.presence.arrived(seat, now)
        self.starting.start_if_all_here(now)

    def see(self, tabs: Mapping[int, int], left: Mapping[int, int], now: int) -> None:
        """Who is here, by the tabs that are open at each seat, and until when those who have left are waited for."""
        if (left or tabs != self.presence.here) and self.presence.see(tabs, left, now):
            self.starting.start_if_all_here(now)

    def deadlines(self) -> dict[tuple[str, int], int]:
        """When something will happen by itself, by kind and seat."""
        coming = {("grace", seat): until for seat, until in self.presence.waited_for().items()}
        if self.status == OPEN:
            coming["unstarted", NOBODY] = self.log.changed + UNSTARTED_MS
        for seat in self.seats.people_due():
            deadline = self.clocks.deadline(seat)
            if deadline is not None:
                coming["clock", seat] = deadline
        if self.moves.bots_due():
            coming["bot", NOBODY] = self.log.changed
        return coming

    def expire(self, kind: str, seat: int, now: int) -> bool:
        """A deadline has come. Says whether it changed anything: it may have become pointless."""
        if self.deadlines().get((kind, seat), now + 1) > now:
            return False
        match kind:
            case "clock":
                self.moves.lapse(seat, now)
                self.leaving.has_lapsed(seat, now)
            case "grace":
                self.presence.grace_is_over(seat, now)
            case "unstarted":
                self.close("house-unstarted", now)
        return True

    def close(self, reason: str, now: int) -> None:
        """The house closes a table that cannot go on."""
        self.log.append(Closed(reason), by_house(now))

    def remove_guest(self, guest: str, now: int) -> None:
        """A guest asked to be forgotten: before the start the seat is free again, after it they have left."""
        seat = self.seat_of(guest)
        if seat is None:
            return
        by = By(guest, None, now)
        if self.status == OPEN:
            self.seats.stand_up(seat, by)
        elif self.status == PLAYING and not self.chairs[seat].away:
            self.leaving.has_left(seat, by)

    def rematched(self, guest: str, command: str, table: str, now: int) -> None:
        self.log.append(Rematched(table), By(guest, command, now))

    # -- Questions ----------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The version of the table: the number of its last row."""
        return self.log.seq

    @property
    def setup(self) -> protocol.Setup:
        return self.progress.setup

    @property
    def title(self) -> Title:
        return self.progress.title

    @property
    def status(self) -> protocol.Status:
        return self.progress.status

    @property
    def takes_long(self) -> bool:
        """May the next move take so long to judge that a worker has to work it out first?"""
        return self.status == PLAYING and self.progress.playing().takes_long

    @property
    def is_finished(self) -> bool:
        """Over or closed: from then on everybody may know everything. A game that may live again is not."""
        return self.progress.is_finished and not (self.kept is not None and self.kept.may_go_on)

    def must_be_finished(self) -> None:
        """Refused where there are things that not everybody may know."""
        if self.kept is not None:
            self.kept.must_show_all()
        if not self.is_finished:
            raise Refusal("table-not-over")

    @property
    def header(self) -> Header | None:
        """Of the game, from its start on."""
        if self.kept is not None:
            return self.kept.header
        return None if self.game is None else self.game.header

    @property
    def game(self) -> Game | None:
        return self.progress.game

    @property
    def host(self) -> str:
        return self.seats.host

    @property
    def chairs(self) -> list[Chair]:
        return self.seats.chairs

    def seat_of(self, guest: str | None) -> int | None:
        return self.seats.seat_of(guest)

    def shows(self, guests: Set[str]) -> bool:
        """Is the name of one of these guests to be seen here, or what they said?"""
        named = {chair.guest for chair in self.chairs} | {line.guest for line in self.chat.lines}
        return not guests.isdisjoint(named)

    def is_code(self, code: str) -> bool:
        return secrets.compare_digest(read_code(code).encode(), self.code.encode())

    def hidden_from(self, guest: str | None) -> bool:
        """Has the game begun at a table without spectators, and is the guest neither player nor host?"""
        outsider = self.seat_of(guest) is None and guest != self.host
        return self.header is not None and not self.setup.spectators and outsider

    @property
    def moments(self) -> list[Record]:
        """The records of the game so far."""
        return self.progress.playing().records if self.kept is None else self.kept.records

    def until(self, step: int) -> tuple[Header, list[Record]]:
        """The game up to record `step`."""
        if self.kept is not None:
            self.kept.must_show_all()
            raise Refusal("table-kept-steps")
        if not 1 <= step <= len(self.moments):
            raise Refusal("step-unknown", n=step, count=len(self.moments))
        return self.progress.playing().header, self.moments[:step]

    def record(self) -> tuple[Header, list[Record]]:
        """The whole game for a file; only when it is finished."""
        self.must_be_finished()
        header = self.header
        if header is None:
            raise Refusal("table-not-started")
        return msgspec.structs.replace(header, seats=self.seats.names()), self.moments


def _opened(rows: Sequence[Row]) -> Opened:
    """The event that a table begins with."""
    first = from_row(rows[0])
    if not isinstance(first, Opened):
        raise UnreadableRow("table-differs", seq=rows[0].seq)
    return first


def _readable(row: Row) -> AnyTableEvent | None:
    """What a row says, if this version can read it."""
    try:
        return from_row(row)
    except UnreadableRow:
        return None
