"""The Store: opens the database, hands writing to its one writer and reading to a few readers.

Nothing here blocks the event loop but `open` and `close`. When a commit has returned, its data is on disk.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Self, TypeVar

from sqlalchemy import Connection, Select, select, tuple_, union, update
from sqlalchemy.exc import DBAPIError

from tortuga.server.store import processes
from tortuga.server.store.backup import backup
from tortuga.server.store.chain import Damage, TableDamaged
from tortuga.server.store.changes import heads_of, write_table
from tortuga.server.store.database import Database, open_database
from tortuga.server.store.database_clock import database_ms
from tortuga.server.store.errors import Lost, Outdated, StoreAway, StoreDamaged, StoreError, StoreTrouble, refusal
from tortuga.server.store.generation import check_generation, enter
from tortuga.server.store.guesses import guesses_of, note_guess
from tortuga.server.store.loading import TABLE, Following, Loaded, load_following, load_shown, load_tables
from tortuga.server.store.notes import BACK_SOON, HOUSE, OPEN_AT, PROBED, note, note_once, noted
from tortuga.server.store.places import Place
from tortuga.server.store.processes import Claimed, Elsewhere, Pulse
from tortuga.server.store.reader import Reader
from tortuga.server.store.rows import UNREADABLE, Change, Deadline, Draft, Head, Shown, TableRow
from tortuga.server.store.schema import deadlines, pictures, sitters, tables
from tortuga.server.store.writer import Job, Writer

T = TypeVar("T")

CLOSED_MS = 15_000
"""When nothing was heard of any process for so long, the house was closed."""


class Store:
    """One database, and everything that the house asks of it."""

    def __init__(self, database: Database) -> None:
        self.place = database.place
        self._database = database
        self._readers = ThreadPoolExecutor(database.readers, thread_name_prefix="store-reader")
        self._writer = self._jobs = Writer(database.writing, self._write_changes)
        if database.jobs is not database.writing:
            self._jobs = Writer(database.jobs, self._write_changes)
        self._loading = Reader(self._load)
        self._closed = False
        self.is_alone = isinstance(database.place, Path)
        """Does only one house write here? Then nobody has to look what others have written."""
        self.generation: str | None = None
        """Of the rules of this process; None: it has none, and only looks after the database."""
        self.is_outdated = False
        """Has another process raised it?"""
        self._when_outdated: list[Callable[[], None]] = []
        self._when_troubled: list[Callable[[StoreTrouble], None]] = []
        self._when_stored: list[Callable[[str, Head], None]] = []

    # -- Opening and closing ------------------------------------------------------------------------------------------

    @classmethod
    def open(cls, place: Place) -> Self:
        """Makes the database where there is none, and brings an older one up to date."""
        return cls(open_database(place))

    def close(self) -> None:
        """Writes what still waits, then lets go of the database. Closing twice isn't a fault."""
        if self._closed:
            return
        self._closed = True
        self._writer.close()
        if self._jobs is not self._writer:
            self._jobs.close()
        self._readers.shutdown()
        self._database.close()

    @property
    def path(self) -> Path:
        """Of the file, where it is one."""
        if not isinstance(self.place, Path):
            raise TypeError(self.place)
        return self.place

    @property
    def commits(self) -> int:
        """Transactions written so far."""
        return self._writer.commits + (self._jobs.commits if self._jobs is not self._writer else 0)

    # -- Writing ------------------------------------------------------------------------------------------------------

    async def commit(self, change: Change) -> Head | None:
        """Returns once the change is on the disk, with the head of its table after it, if it builds on one. Lost: the
        table has gone on since `change.known`. InDoubt: nobody knows whether it is written. Any other StoreError:
        nothing of it is."""
        head: Head | None = await self._write(change)
        self._stored(change, head)
        return head

    async def create(self, table: TableRow, change: Change, after: Change | None = None) -> Head:
        """A new table with the first rows of its log; a rematch with what its old table says of it (`after`): both or
        neither. Conflict: its code is taken, or the same command made one. Lost: the old table has gone on."""

        def job(connection: Connection) -> tuple[Head, list[Head | None]]:
            afterwards = []
            if after is not None:
                afterwards = _raise_lost(self._write_changes(connection, [after]))
            write_table(connection, table)
            _raise_lost(self._write_changes(connection, [change]))
            return heads_of(connection, [table.id])[table.id], afterwards

        head, afterwards = await self._write(job)
        if after is not None:
            self._stored(after, *afterwards)
        return head

    async def write(self, job: Job[T]) -> T:
        """Runs a job of the writer's; it may run twice, and only the last run counts."""
        return await self._write(job)

    async def _write(self, task: Change | Job[T]) -> T:
        try:
            return await (self._writer if isinstance(task, Change) else self._jobs).write(task)
        except StoreTrouble as trouble:
            for tell in self._when_troubled:
                tell(trouble)
            raise
        except Outdated:
            self._outdated()
            raise

    def _write_changes(self, connection: Connection, changes: Sequence[Change]) -> list[Head | Lost | None]:
        return self._database.write_changes(connection, changes, self.generation)

    def when_troubled(self, tell: Callable[[StoreTrouble], None]) -> None:
        """It is told, on the event loop, of every trouble with the disk that a write has."""
        self._when_troubled.append(tell)

    def when_stored(self, tell: Callable[[str, Head], None]) -> None:
        """It is told, on the event loop, of every table that has gone on, and of its head."""
        self._when_stored.append(tell)

    def _stored(self, change: Change, head: Head | None) -> None:
        if head is not None and (change.rows or change.chat):
            for tell in self._when_stored:
                tell(change.table, head)

    # -- Generations --------------------------------------------------------------------------------------------------

    async def enter(self, rules: str, *, alone: bool) -> bool:
        """This process has these rules: from now on it writes only as long as they are the ones that count. Says
        whether they are others than before. StoreUnusable: newer ones are there, and perhaps somebody who plays by
        them; `alone` says that nobody does."""
        self.generation, raised = await self.write(lambda connection: enter(connection, rules, self.place, alone=alone))
        return raised

    def when_outdated(self, tell: Callable[[], None]) -> None:
        """It is told once, on the event loop, that another process has raised the generation."""
        self._when_outdated.append(tell)

    def _outdated(self) -> None:
        if not self.is_outdated:
            self.is_outdated = True
            for tell in self._when_outdated:
                tell()

    async def _read_rows(self, job: Callable[[Connection], T]) -> T:
        """Reads rows to be folded; none that other rules than this process's may have written."""

        def checked(connection: Connection) -> T:
            if not self.is_alone:
                check_generation(connection, self.generation)
            return job(connection)

        try:
            return await self.read(checked)
        except Outdated:
            self._outdated()
            raise

    async def probe(self) -> None:
        """Writes a little, for no other reason than to see whether that can be done; raises StoreTrouble."""
        await asyncio.to_thread(self._database.look)
        await self._jobs.write(lambda connection: note(connection, PROBED, str(time.time_ns())))

    async def wipe_journal(self) -> None:
        """After something was deleted that nobody may find any more."""
        await asyncio.to_thread(self._database.wipe_journal)

    async def set_meta(self, key: str, value: str) -> None:
        await self.write(lambda connection: note(connection, key, value))

    async def house_name(self) -> str:
        """What the house is called by its own processes, wherever it is copied."""

        return await self.write(lambda connection: note_once(connection, HOUSE, secrets.token_hex(8)))

    async def remember_open(self, now: int) -> None:
        """The house is open at this moment."""
        await self.set_meta(OPEN_AT, str(now))

    async def processes(self) -> int:
        """How many have the house open, with this one."""
        return await self.read(self._database.count_processes)

    async def reopen(self, now: int, wait_ms: int) -> int:
        """A process opens. Where no other one has been alive, the house was closed: clocks are postponed, and nothing
        comes due before people have had some time to come back. Returns the moment until which that is so, whichever
        process has opened first."""
        others = await self.processes() - 1

        def job(connection: Connection) -> int:
            last = noted(connection, OPEN_AT)
            if others > 0 and last is not None and now - int(last) < CLOSED_MS:
                return int(noted(connection, BACK_SOON) or 0)
            _resume_clocks(connection, now)
            note(connection, BACK_SOON, str(now + wait_ms))
            return now + wait_ms

        return await self.write(job)

    # -- Other processes of the same house ----------------------------------------------------------------------------

    async def beat(self, process: str, now: int) -> Pulse:
        """A process lives."""
        return await self.write(lambda connection: processes.beat(connection, process, now))

    async def bury(self, silent: Collection[str], until: int | None) -> set[str]:
        """These processes are gone. Whoever was connected only to them is waited for until then; None: nobody is.
        Returns the tables where somebody was."""
        return await self.write(lambda connection: processes.bury(connection, silent, until))

    async def claim(
        self,
        now: int,
        *,
        for_ms: int,
        kinds: Collection[str],
        late_ms: int = 0,
        only: tuple[str, str, int] | None = None,
    ) -> list[Claimed]:
        """Claims what is due, at most 50 deadlines, the oldest first: nobody else gets them for `for_ms`; if they have
        not been handled by then, anybody may claim them again. A claim is not ownership: its result is appended like
        everything else, and loses if another process was faster.

        `late_ms`: only what is overdue by so much. `only`: just this table, kind and seat."""
        return await self.write(
            lambda connection: processes.claim(
                connection, now, due_by=now - late_ms, until=now + for_ms, kinds=kinds, only=only
            )
        )

    async def hand_over(self, table_ids: list[str], now: int) -> None:
        """Bots at these tables are anybody's now."""
        await self.write(lambda connection: processes.hand_over(connection, table_ids, now))

    async def elsewhere(self, process: str, table_ids: list[str]) -> dict[str, Elsewhere]:
        """How many tabs all other processes have open at these tables."""
        return await self.read(lambda connection: processes.elsewhere(connection, process, table_ids))

    async def look_around(self, process: str, table_ids: list[str]) -> tuple[dict[str, Head], dict[str, Elsewhere]]:
        """Where these tables stand, and who is there elsewhere."""
        return await self._read_rows(
            lambda connection: (heads_of(connection, table_ids), processes.elsewhere(connection, process, table_ids))
        )

    async def drafts(self, table_id: str) -> list[Draft]:
        return await self.read(lambda connection: processes.drafts_of(connection, table_id))

    async def drop_drafts(self) -> None:
        """Those of games that are over."""
        await self.write(processes.drop_drafts)

    # -- Reading ------------------------------------------------------------------------------------------------------

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Runs a job that only reads; all of it sees the same moment."""
        if self._closed:
            raise StoreError("store-closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def _read(self, job: Callable[[Connection], T], again: bool = True) -> T:
        engine = self._database.reading
        try:
            with engine.connect() as connection:
                return job(connection)
        except DBAPIError as error:
            failure = refusal(error)
            if isinstance(failure, StoreTrouble):
                engine.dispose()  # new connections know nothing of the old ones' troubles
            if not (again and isinstance(failure, StoreAway)):
                raise failure from None
        return self._read(job, again=False)  # the server may have restarted since

    async def load(self, table_id: str) -> Loaded | None:
        """A table with its log and its chat; raises TableDamaged where its rows are not those that were written."""
        found = await self._loading.find(table_id)
        if isinstance(found, TableDamaged):
            raise found
        return found

    async def _load(self, table_ids: list[str]) -> dict[str, Loaded | TableDamaged]:
        try:
            return await self._read_rows(lambda connection: load_tables(connection, table_ids))
        except StoreDamaged as error:
            if len(table_ids) == 1:
                return {table_ids[0]: TableDamaged(table_ids[0], Damage("unreadable", reason=str(error)))}
        apart = [await self._load([table_id]) for table_id in table_ids]  # the others are loaded all the same
        return {table_id: found for one in apart for table_id, found in one.items()}

    async def heads(self, table_ids: list[str]) -> dict[str, Head]:
        """Where these tables stand, those that there are."""
        return await self._read_rows(lambda connection: heads_of(connection, table_ids))

    async def rows_from(self, table_id: str, known: Head) -> Following | None:
        """What came after a head; None where the table was never there, or its rows are not those any more that led to
        it (a backup was restored): it has to be loaded."""
        return await self._read_rows(lambda connection: load_following(connection, table_id, known))

    async def shown(self, table_id: str) -> Shown:
        """What people were shown of a table, for one that cannot be folded; nothing where the disk has lost it."""
        try:
            return await self.read(lambda connection: load_shown(connection, table_id))
        except StoreDamaged:
            return Shown()

    async def pictured(self, table_id: str) -> dict[int, int]:
        """The versions of the table that its stored pictures show, by seat."""
        found = select(pictures.c.seat, pictures.c.seq).where(pictures.c.table_id == table_id)
        return await self.read(lambda connection: {row[0]: row[1] for row in connection.execute(found)})

    async def table_by_code(self, code: str) -> str | None:
        found = select(tables.c.id).where(tables.c.code == code)
        return await self.read(lambda connection: connection.execute(found).scalar())

    async def table_made(self, made_by: str, made_with: str) -> str | None:
        """The table that this command of this guest has opened already."""
        found = select(tables.c.id).where(tables.c.made_by == made_by, tables.c.made_with == made_with)
        return await self.read(lambda connection: connection.execute(found).scalar())

    async def deadlines(self) -> list[tuple[str, Deadline]]:
        """Every deadline of every table, the next one first."""
        found = select(deadlines.c.table_id, deadlines.c.kind, deadlines.c.seat, deadlines.c.at)
        found = found.order_by(deadlines.c.at)
        return await self.read(lambda connection: [(row[0], Deadline(*row[1:])) for row in connection.execute(found)])

    async def tables_of(self, guest: str, limit: int, before: str | None = None) -> list[TableRow]:
        """Where the guest sits or is the host, newest first; `before` is the last table of the page before."""
        sits = select(sitters.c.table_id).where(sitters.c.guest == guest)
        hosts = select(tables.c.id).where(tables.c.host == guest)
        found = select(*TABLE).where(tables.c.id.in_(union(sits, hosts)))
        if before is not None:
            last = tables.alias()
            older = tuple_(tables.c.created, tables.c.id) < tuple_(last.c.created, last.c.id)
            found = found.join(last, older).where(last.c.id == before)
        return await self._tables(found, limit)

    async def public_tables(self, limit: int) -> list[TableRow]:
        """Public tables that are open or playing, newest first."""
        found = select(*TABLE).where(tables.c.public, tables.c.status.in_(["open", "playing"]))
        return await self._tables(found, limit)

    async def live_tables(self) -> list[str]:
        """Tables with a running game, including those that wait for rules that can fold them."""
        found = select(tables.c.id).where(tables.c.status.in_(["playing", UNREADABLE]))
        return await self.read(lambda connection: list(connection.execute(found).scalars()))

    async def is_live(self, table_id: str) -> bool:
        """Is a game on there, or to be?"""
        found = select(tables.c.id).where(tables.c.id == table_id, tables.c.status.in_(["open", "playing", UNREADABLE]))
        return await self.read(lambda connection: connection.execute(found).first() is not None)

    async def meta(self, key: str) -> str | None:
        return await self.read(lambda connection: noted(connection, key))

    async def guesses(self, places: Sequence[str], within_ms: int) -> dict[str, tuple[int, int]]:
        """How many wrong codes were named from these places in so many milliseconds at all processes, and how long ago
        the first of them was."""
        return await self.read(lambda connection: guesses_of(connection, places, within_ms))

    async def guessed(self, places: Sequence[str], within_ms: int) -> None:
        """Somebody at these places has named a wrong code."""
        await self.write(lambda connection: note_guess(connection, places, within_ms))

    async def clock(self) -> int:
        """What time it is for the database, in milliseconds since the epoch."""
        return await self.read(lambda connection: connection.execute(select(database_ms())).scalar_one())

    async def backup(self, destination: Path) -> None:
        """Copies the database to another file while the house goes on."""
        await asyncio.to_thread(backup, self.place, destination)

    async def _tables(self, found: Select[Any], limit: int) -> list[TableRow]:
        page = found.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)
        return await self.read(lambda connection: [TableRow(*row) for row in connection.execute(page)])


def _resume_clocks(connection: Connection, now: int) -> None:
    """The clocks of all tables are postponed by the time in which the house was closed, once."""
    last = noted(connection, OPEN_AT)
    closed = max(0, now - int(last)) if last is not None else 0
    if closed:
        later = update(deadlines).where(deadlines.c.kind == "clock").values(at=deadlines.c.at + closed)
        connection.execute(later)
    note(connection, OPEN_AT, str(now))


def _raise_lost(became: Iterable[Head | Lost | None]) -> list[Head | None]:
    heads = []
    for one in became:
        if isinstance(one, Lost):
            raise one
        heads.append(one)
    return heads
