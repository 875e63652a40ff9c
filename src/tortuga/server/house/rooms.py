"""Rooms: the loaded tables. A room is made for a new table, or loaded by folding its log when somebody needs it, and
dropped when nobody does."""

import asyncio
import logging
import secrets
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from tortuga.kernel.errors import Refusal
from tortuga.kernel.rehearsal import Attempt
from tortuga.server import protocol
from tortuga.server.codes import new_code
from tortuga.server.house.new_tables import NewTable, made
from tortuga.server.house.room import Room, Sharing
from tortuga.server.identity import Identity
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics
from tortuga.server.not_now import NotNow
from tortuga.server.seeds import Seeds
from tortuga.server.store.chain import TableDamaged, head_after
from tortuga.server.store.errors import Conflict
from tortuga.server.store.rows import UNREADABLE, Change, ChatRow, Deadline, Head, Row, TableRow
from tortuga.server.store.store import Store
from tortuga.server.table import pictures
from tortuga.server.table.progress import OPEN, PLAYING
from tortuga.server.table.rows import UnreadableRow, attempt_in
from tortuga.server.table.table import Table
from tortuga.server.workers.archive import Archive, FromGame, NoJudge

UNUSED_MS = 600_000
FULL_UNUSED_MS = 60_000
"""The same when memory is full; not less, or somebody might still be using one."""
MOST_ROWS = 200_000
"""Of all tables in memory, some hundred megabytes: a busy evening has a quarter of it."""
LONG = 400
"""Rows of a long table: four times as many as a game usually has."""
LONG_AT_ONCE = 2
"""How many long games that are over are loaded at a time."""
MOST_WAITING = 64
"""Requests that wait for such a game, to be loaded or being loaded."""
ROWS_AT_ONCE = 50
"""Folded before others have their turn: some milliseconds in pure Python."""


UNKNOWN = "table-unknown"
UNFOLDED = (UnreadableRow, TableDamaged, NoJudge)
"""Why a table is left as it is while others are loaded."""


class Folded(NamedTuple):
    """A table as the disk has it."""

    table: Table
    deadlines: list[Deadline]
    head: Head


class Coming(NamedTuple):
    """A new table that is yet to be stored."""

    about: TableRow
    room: Room
    change: Change


class Rooms:
    """By the ids of their tables. `when_open` is told of a room that is there now, with the deadlines that are new, and
    whether this process has made it."""

    def __init__(
        self,
        store: Store,
        identity: Identity,
        archive: Archive,
        seeds: Seeds,
        metrics: Metrics,
        clock: Callable[[], int],
        when_open: Callable[[Room, Sequence[Deadline], bool], None],
        sharing: Sharing | None = None,
    ) -> None:
        self._store = store
        self._identity = identity
        self._archive = archive
        self._seeds = seeds
        self._metrics = metrics
        self._clock = clock
        self._when_open = when_open
        self._sharing = sharing
        self._open: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._folding = asyncio.Lock()
        self._loading_long = asyncio.Semaphore(LONG_AT_ONCE)
        self._waiting = 0
        self.may_mark = False
        """May a table be marked as one that these rules cannot fold? Only by who knows that no others are played by."""
        self._to_mark: set[str] = set()

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._open.values()))

    def add(self, room: Room) -> None:
        room.used = self._clock()
        self._open[room.table.id] = room
        self._metrics.live_tables(len(self._open))

    def drop(self, table: str) -> None:
        """There is no such table any more."""
        self._open.pop(table, None)
        self._metrics.live_tables(len(self._open))

    def get(self, table: str) -> Room | None:
        """One that is loaded."""
        return self._open.get(table)

    async def get_soon(self, table: str) -> Room | None:
        """One that is loaded, or being loaded."""
        loading = self._loading.get(table)
        if loading is not None:
            with suppress(Refusal):
                return await asyncio.shield(loading)
        return self._open.get(table)

    async def all_soon(self) -> list[Room]:
        """All that are loaded, or being loaded."""
        found = [await self.get_soon(table) for table in [*self._open, *self._loading]]
        return [room for room in found if room is not None]

    async def find(self, table: str, *, thorough: bool = False) -> Room:
        """One that is loaded if need be, and then perhaps proved move by move; raises a Refusal where there is no such
        table."""
        room = self._open.get(table)
        if room is not None:
            room.used = self._clock()
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table, thorough))
            loading.add_done_callback(partial(self._loaded, table))
        return await asyncio.shield(loading)

    def _loaded(self, table: str, loading: asyncio.Future[Room]) -> None:
        """Whoever waits for it hears of a refusal; if all of them have gone meanwhile, that isn't a fault."""
        self._loading.pop(table, None)
        error = None if loading.cancelled() else loading.exception()
        if error is not None and not isinstance(error, Refusal):
            log("task-failed", error=error)

    def forget_unused(self, unused_ms: int = UNUSED_MS) -> None:
        """Those that nobody has used for a while; the disk has them."""
        unused = [room for room in self._open.values() if room.idle and room.used < self._clock() - unused_ms]
        for room in unused:
            del self._open[room.table.id]
        self._metrics.live_tables(len(self._open))

    @property
    def _full(self) -> bool:
        return sum(room.table.seq for room in self._open.values()) > MOST_ROWS

    async def _load(self, table: str, thorough: bool) -> Room:
        """A long finished game waits for others of its kind, and for room in memory; running games never do."""
        head = None if thorough else (await self._store.heads([table])).get(table)
        if head is None or head.seq <= LONG or await self._store.is_live(table):
            return await self._load_now(table, thorough)
        if self._waiting >= MOST_WAITING:
            raise NotNow("archive-busy")
        self._waiting += 1
        try:
            async with self._loading_long:
                self._make_room()
                return await self._load_now(table, thorough)
        finally:
            self._waiting -= 1

    def _make_room(self) -> None:
        """Raises NotNow if memory is full of tables that are in use."""
        if self._full:
            self.forget_unused(FULL_UNUSED_MS)
            if self._full:
                raise NotNow("archive-busy")

    async def _load_now(self, table: str, thorough: bool) -> Room:
        folded, deadlines, head = await self.fold(table, thorough=thorough)
        room = Room(folded, {}, sharing=self._sharing)
        room.followed(folded, deadlines, head)
        if self._sharing is not None:
            elsewhere = await self._store.elsewhere(self._sharing.process, [table])
            room.look_elsewhere(elsewhere.get(table, Counter()))
            folded.presence.here = room.here(folded)  # they came there, and nobody is to be told again
        folded.presence.reopened(self._clock())
        self.add(room)
        self._when_open(room, deadlines, False)
        return room

    async def rehearse(self, tables: Iterable[str]) -> None:
        """Folds these tables without changing anything; `mark_rehearsed` will."""
        for table in tables:
            with suppress(*UNFOLDED):
                await self.fold(table, thorough=True, rehearse=True)

    async def mark_rehearsed(self) -> None:
        """Those that turned out to be others than the disk says."""
        for table in self._to_mark:
            with suppress(*UNFOLDED):
                await self.fold(table, thorough=True)
        self._to_mark.clear()

    async def fold(self, table: str, *, thorough: bool = False, rehearse: bool = False) -> Folded:
        """The table as the disk has it, with what is due there. One that these rules tell differently is kept as it is
        and shown by what was stored of it. It goes on as soon as there are rules that fold it; looking at it changes
        nothing."""
        try:
            found = await self._store.load(table)
        except TableDamaged as error:
            self._metrics.damaged(table)
            what = error.damage
            log("table-damaged", level=logging.ERROR, table=table, damage=what.kind, first=what.first, last=what.last)
            raise
        if found is None:
            raise Refusal(UNKNOWN)
        about, rows, chat, deadlines, head = found
        await self._identity.know({about.host} | {row.actor for row in rows} | {line.guest for line in chat})
        was_unreadable = about.status == UNREADABLE
        try:
            folded = await self._folded(about, rows, chat, thorough=thorough or was_unreadable)
        except NotNow:
            raise
        except Exception as error:  # other rules may also stumble over the log
            log("table-differs", table=table, error=error)
            folded = Table.unreadable(about, rows, chat, await self._store.shown(table), self._name_of)
            if rehearse:
                self._to_mark.add(table)
            elif about.status in (OPEN, PLAYING):
                deadlines = await self._mark(folded, UNREADABLE, deadlines, head) if self.may_mark else []
        else:
            if was_unreadable and rehearse:
                self._to_mark.add(table)
            elif was_unreadable:
                log("table-folds-again", table=table)
                folded.give_back(max(0, self._clock() - folded.log.changed))  # nobody could move meanwhile
                deadlines = await self._mark(folded, folded.status, deadlines, head)
        await self._identity.know(chair.guest for chair in folded.chairs if chair.guest is not None)
        return Folded(folded, deadlines, head)

    async def _mark(self, table: Table, status: str, known: list[Deadline], head: Head) -> list[Deadline]:
        """Lists show from now on whether the table can go on, and only if it can there is something due: what."""
        card = protocol.ENCODER.encode(pictures.card(table)).decode()
        wanted = table.deadlines()
        deadlines = [Deadline(*key, at) for key, at in wanted.items()]
        gone = [(one.kind, one.seat) for one in known if (one.kind, one.seat) not in wanted]
        change = Change(table.id, deadlines=deadlines, gone=gone, status=status, card=card, known=head)
        await self._store.commit(change)
        return deadlines

    async def _folded(self, about: TableRow, rows: list[Row], chat: list[ChatRow], *, thorough: bool) -> Table:
        """A long log is folded piece by piece, and one piece after the other: those who play do not wait for it."""
        table = Table.before(about, rows, self._name_of)
        await self._fold_on(table, rows, chat, thorough=thorough)
        return table

    async def _fold_on(self, table: Table, rows: list[Row], chat: list[ChatRow], *, thorough: bool = False) -> None:
        left = deque(rows)
        while left:
            await self._work_out(table, left[0])
            async with self._folding:
                table.follow(_piece(table, left), [], thorough=thorough)
                if left:
                    await asyncio.sleep(0)
        await self._work_out(table, None)
        table.follow([], chat)

    async def follow(self, table: Table, rows: list[Row], chat: list[ChatRow]) -> Table:
        """A copy of the table with what others have stored since."""
        await self._identity.know({row.actor for row in rows} | {line.guest for line in chat})
        table = table.copy()
        await self._fold_on(table, rows, chat)
        await self._identity.know(chair.guest for chair in table.chairs if chair.guest is not None)
        return table

    async def _work_out(self, table: Table, row: Row | None) -> None:
        """What takes long to judge, a worker judges first: the next row, or what is offered after the last one."""
        if table.takes_long:
            attempt = Attempt() if row is None else attempt_in(row)
            await self._archive.work_out(table.host, table.progress.playing(), attempt)

    async def make(self, guest: str, command: str, new: NewTable) -> str:
        """Stores a new table together with what happens there at once; or finds the one that this command made."""
        while True:
            coming = await self.prepare(guest, command, new)
            stored, head = await self._create(coming.about, coming.change)
            if head is not None:
                self._opened(coming, head)
            if stored is not None:
                return stored

    async def prepare(self, guest: str, command: str, new: NewTable) -> Coming:
        """A new table that is yet to be stored."""
        guests = [chair.guest for chair in new.opened.chairs if chair.guest is not None]
        await self._identity.know([*guests, guest])
        setup = new.opened.setup
        about = self._about(guest, command, title=setup.title, public=setup.public)
        return Coming(about, *made(about, new, self._name_of, self._sharing))

    async def make_after(self, coming: Coming, change: Change) -> Head:
        """Stores a new table and a change of another one that names it: both or neither. Where the other one stands
        then. Lost: it has gone on. Conflict: a code is taken."""
        assert change.known is not None
        self._opened(coming, await self._store.create(coming.about, coming.change, change))
        return head_after(change.known, change)

    def _opened(self, coming: Coming, head: Head) -> None:
        room, change = coming.room, coming.change
        room.settled(room.table, change, head)
        self.add(room)
        self._when_open(room, change.deadlines, True)

    async def make_from_game(self, guest: str, command: str, job: Callable[..., FromGame], *args: object) -> str:
        """Stores a new table that begins with a game that was played before: the archive folds it."""
        while True:
            about, change = await self._archive.make(guest, job, self._about(guest, command), *args)
            stored, _ = await self._create(about, change)
            if stored == about.id and change.deadlines:
                await self.find(about.id)
            if stored is not None:
                return stored

    async def _create(self, about: TableRow, change: Change) -> tuple[str | None, Head | None]:
        """The id of the table that this very command makes, with its head, or made before; None if its code was
        taken."""
        try:
            head = await self._store.create(about, change)
        except Conflict:
            return await self._store.table_made(about.made_by, about.made_with), None
        return about.id, head

    def _about(self, guest: str, command: str, *, title: str = "", public: bool = False) -> TableRow:
        now = self._clock()
        return TableRow(
            id=secrets.token_urlsafe(9),
            code=new_code(),
            host=guest,
            title=title,
            status="open",
            public=public,
            seed=self._seeds.of_table(),
            made_by=guest,
            made_with=command,
            created=now,
            changed=now,
        )

    def _name_of(self, guest: str) -> str:
        return self._identity.name_of(guest) or ""


def _piece(table: Table, left: deque[Row]) -> Iterator[Row]:
    """The rows that are folded before others have their turn: some, up to one that has to be worked out before."""
    for _ in range(min(ROWS_AT_ONCE, len(left))):
        yield left.popleft()
        if table.takes_long:
            return
