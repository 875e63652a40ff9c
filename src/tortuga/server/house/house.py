"""House: all tables, loaded or not, and the commands of guests. Everything goes through its ledger, which stores it
before anybody is told; other processes may have the same house open."""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from typing import TypeVar

from tortuga.kernel import registry
from tortuga.kernel.errors import Refusal
from tortuga.kernel.rehearsal import Attempt
from tortuga.kernel.score_curve import TurnScore
from tortuga.server import protocol
from tortuga.server.house import admission, new_tables
from tortuga.server.house.attendance import Attendance
from tortuga.server.house.bot_moves import BotMoves
from tortuga.server.house.changed_guests import ChangedGuests
from tortuga.server.house.commands import Commands
from tortuga.server.house.ledger import Ledger, Owed
from tortuga.server.house.long_stories import LongStories
from tortuga.server.house.new_tables import NewTable
from tortuga.server.house.room import Room, Sharing, Watcher
from tortuga.server.house.rooms import UNFOLDED, Rooms
from tortuga.server.house.schedule import RESTART_GRACE_MS, Schedule
from tortuga.server.house.stored_pictures import StoredPictures
from tortuga.server.house.tasks import Tasks
from tortuga.server.house.timekeeping import Timekeeping
from tortuga.server.house_clock import HouseClock
from tortuga.server.identity import Identity
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics
from tortuga.server.not_now import NotNow
from tortuga.server.seeds import UNFORESEEN, Seeds
from tortuga.server.settings import Settings
from tortuga.server.store.chain import TableDamaged
from tortuga.server.store.errors import StoreError
from tortuga.server.store.rows import Deadline
from tortuga.server.store.store import Store
from tortuga.server.table.progress import OPEN, PLAYING
from tortuga.server.table.rows import UnreadableRow
from tortuga.server.table.table import Table
from tortuga.server.workers.archive import Archive, Glimpse
from tortuga.server.workers.bots import BotPool

FORGOTTEN = 10_000
"""How many tables somebody leaves at most who asks to be forgotten; nobody can sit at more."""
TIDY_S = 600
FOLLOW_S = 1.0
"""The longest until what another process has stored is seen here."""
ALIVE_MS = 5_000
"""How often it is stored that the house is open, if other processes may open it."""
REMEMBER_MS = 10_000
"""How often it is stored that the house is open, as long as clocks run."""
RULES = "version"
"""The rules by which all live tables were folded last."""

Made = TypeVar("Made")


class House:
    """The tables of one process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        identity: Identity,
        bots: BotPool,
        archive: Archive,
        metrics: Metrics,
        clock: Callable[[], int] | None = None,
        seeds: Seeds = UNFORESEEN,
    ) -> None:
        self.settings = settings
        self.store = store
        self.identity = identity
        self.bots = bots
        self.archive = archive
        self.metrics = metrics
        self.clock = clock = HouseClock() if clock is None else clock
        self.seeds = seeds
        self.closing = False
        store.when_outdated(self._outdated)
        self._remembered = 0
        self._sharing = None if store.is_alone else Sharing(secrets.token_urlsafe(6))
        self._rooms = Rooms(store, identity, archive, seeds, metrics, clock, self._opened, self._sharing)
        self._tasks = Tasks()
        self._attendance: Attendance | None = None
        if self._sharing is not None:
            self._attendance = Attendance(self._sharing.process, store, clock, self._tell_anew)
        self._hearing: set[str] = set()
        """Tables whose new rows are about to be read, because the bus said that there are some."""
        self.guests = ChangedGuests(self, identity, self._rooms)
        self._pictures = StoredPictures(store, archive)
        self._long_stories = LongStories()
        self._schedule = Schedule(clock, self._expire, metrics)
        self._time = Timekeeping(self, store, self._attendance, self._schedule, self._tasks)
        self._ledger = Ledger(store, self._rooms, metrics, clock, self._set_off, self._schedule.drop, self._sharing)
        self._bot_moves = BotMoves(
            self, bots, seeds, self._schedule, self._tasks, metrics, pause_ms=settings.bot_pause_ms
        )
        self.commands = Commands(
            store,
            identity,
            self._rooms,
            self._ledger,
            self._bot_moves,
            self._long_stories,
            metrics,
            clock,
            self._work_out,
            self._sharing,
        )

    # -- Opening and closing ------------------------------------------------------------------------------------------

    async def open(self, version: str) -> None:
        """Finds what is due, and after an upgrade folds every live table again. Nobody's clock has run meanwhile."""
        self._schedule.nothing_before(await self.store.reopen(self.clock(), RESTART_GRACE_MS))
        if self._attendance is not None:
            await self._attendance.open()
        for table, deadline in await self.store.deadlines():
            nobodys = deadline.kind == "bot" and self._is_alone  # the process that was computing it has ended
            self._schedule.add(0 if nobodys else deadline.at, table, deadline.kind, deadline.seat)
        await self._enter(_rules(version))
        self._tasks.begin(self._schedule.run(), lasts=True)
        self._tasks.begin(self._tidy(), lasts=True)
        self._tasks.begin(self._pictures.run(), lasts=True)
        if self._attendance is not None:
            self._tasks.begin(self._attendance.run(), lasts=True)
            self._tasks.begin(self._follow_others(), lasts=True)

    async def _enter(self, rules: str) -> None:
        """Until this process is ready, others may still play by older rules, and no longer."""
        alone = await self.store.processes() == 1
        live = await self.store.live_tables() if await self.store.meta(RULES) != rules else []
        if not alone:
            await self._rooms.rehearse(live)
        raised = await self.store.enter(rules, alone=alone)
        self._rooms.may_mark = raised or alone
        if alone:
            for table in live:
                with suppress(*UNFOLDED):
                    await self._rooms.find(table, thorough=True)
        else:
            await self._rooms.mark_rehearsed()
        await self.store.set_meta(RULES, rules)

    def _outdated(self) -> None:
        """A process with newer rules is there: this one does nothing more."""
        log("house-outdated", level=logging.WARNING)
        self.closing = True

    async def close(self) -> None:
        """Refuses new commands, ends the tasks, and waits until what was begun is stored."""
        self.closing = True
        thinking = [room.table.id for room in self._rooms if room.thinking]
        await self._tasks.end()
        for room in self._rooms:
            async with room.lock:
                pass
        await self._pictures.finish()
        await self._remember_time()
        if self._attendance is not None:
            with suppress(StoreError):  # then others notice that it is silent
                if thinking:
                    await self.store.hand_over(thinking, self.clock())
                await self._attendance.close()

    @property
    def live(self) -> int:
        return len(self._rooms)

    @property
    def _is_alone(self) -> bool:
        """Does no other process have the house open?"""
        return self._attendance is None or self._attendance.is_alone

    def _must_be_open(self) -> None:
        if self.closing:
            raise Refusal("house-closing")

    # -- Tables -------------------------------------------------------------------------------------------------------

    async def open_table(self, guest: str, order: protocol.OpenTable) -> str:
        """A new table, or the one that this very command made before."""
        made = await self.store.table_made(guest, order.id)
        return made if made is not None else await self._make(guest, order.id, new_tables.ordered(guest, order))

    async def bring_in(self, guest: str, command: str, file: str) -> str:
        """A game from a record file becomes a finished table of the guest's."""
        self._must_be_open()
        made = await self.store.table_made(guest, command)
        if made is not None:
            return made
        return await self._rooms.make_from_game(guest, command, new_tables.bring_in, file)

    async def go_on(self, guest: str, command: str, room: Room, step: int, seat: int, bot: str) -> str:
        """A new table that goes on from a moment of a finished game, against bots."""
        self._must_be_open()
        made = await self.store.table_made(guest, command)
        if made is not None:
            return made
        table = room.table
        table.must_be_finished()
        header, records = table.until(step)
        table.seats.must_exist(seat)
        registry.bot_entry(bot, table.title)
        return await self._rooms.make_from_game(guest, command, new_tables.go_on, header, records, seat, bot)

    async def look_back(
        self, table: Table, step: int, eyes: Sequence[int | None], *, asker: str | None = None
    ) -> Glimpse:
        """A table's game as it stood after record `step`, by the eyes of some seats (None: a spectator)."""
        header, records = table.until(step)
        return await self.archive.look(table.fold_id, header, records, step, eyes, asker=asker)

    async def score_curve(self, table: Table, *, asker: str | None = None) -> list[TurnScore]:
        """How the points went, turn by turn; only when everybody may know them."""
        table.must_be_finished()
        header, records = table.until(len(table.moments))
        return await self.archive.score_curve(table.fold_id, header, records, asker=asker)

    async def _make(self, guest: str, command: str, new: NewTable) -> str:
        self._must_be_open()
        return await self._rooms.make(guest, command, new)

    async def room(self, table: str) -> Room:
        """A table by its id, loaded if need be; raises Refusal where there is none."""
        return await self._rooms.find(table)

    def loaded(self, table: str) -> Room | None:
        """A table that is in memory."""
        return self._rooms.get(table)

    def wake_bots(self, room: Room, besides: Owed = ()) -> None:
        """All that owe a move there, besides those for whom another process thinks."""
        if not self.closing:
            self._bot_moves.wake(room, besides)

    # -- Commands -----------------------------------------------------------------------------------------------------

    async def command(self, room: Room, guest: str, command: protocol.AnyCommand) -> protocol.Reply:
        """Carries out a guest's command; raises a Refusal, and then nothing has changed. To send it again is safe."""
        self._must_be_open()
        return await self.commands.answer(room, guest, command)

    # -- What happens, and what others do -----------------------------------------------------------------------------

    async def do(
        self, room: Room, change: Callable[[Table, int], Made], attempt: Callable[[Table], Attempt] | None = None
    ) -> Made:
        """Lets something happen at a table that nobody commanded; `attempt` says what of it the rules will judge."""

        async def happen(table: Table) -> Made:
            if attempt is not None:
                await self._work_out(table, attempt(table))
            return change(table, self.clock())

        async with room.lock:
            return await self._ledger.happen(room, happen)

    async def _work_out(self, table: Table, attempt: Attempt) -> None:
        """What takes long to judge, a worker judges first. The lock of the table is held; other tables play on."""
        if table.takes_long:
            await self.archive.work_out(table.host, table.progress.playing(), attempt)

    async def _follow_others(self) -> None:
        """Catches up a moment later with changes whose message was lost."""
        while True:
            await asyncio.sleep(FOLLOW_S)
            if self.clock() - self._remembered > ALIVE_MS:
                await self._remember_time()
            await self._not_now(self.look_around())
            await self._not_now(self.guests.look())
            if not self.closing:
                await self._not_now(self._time.sweep())

    def heard_of_guests(self) -> None:
        """What the bus says: some have changed elsewhere."""
        if not self.closing:
            self._tasks.begin(self._not_now(self.guests.look()))

    def heard(self, news: Mapping[str, tuple[int, int]] | None) -> None:
        """What the bus says: to which row and line others have brought these tables; None: something was missed."""
        if self.closing:
            return
        if news is None:
            self._tasks.begin(self._not_now(self.look_around()))
            self.heard_of_guests()
            return
        for table, (seq, chat) in news.items():
            room = self._rooms.get(table)
            if room is None or not room.watchers or room.head is None or table in self._hearing:
                continue
            if seq > room.head.seq or chat > room.head.chat:
                self._hearing.add(table)
                self._tasks.begin(self._not_now(self._hear(room)))

    async def _hear(self, room: Room) -> None:
        """Whatever is heard of the table while this waits is read along."""
        async with room.lock:
            self._hearing.discard(room.table.id)
            await self._ledger.catch_up(room)

    async def _not_now(self, work: Awaitable[None]) -> None:
        """What can't be read now is read when the house looks around the next time."""
        with suppress(NotNow):
            await work

    async def look_around(self) -> None:
        """Shows what others have stored at tables that somebody watches here, and who is there elsewhere."""
        if self._sharing is None:
            return
        rooms = {room.table.id: room for room in self._rooms if room.concerns_others}
        heads, elsewhere = await self.store.look_around(self._sharing.process, list(rooms))
        for table in rooms.keys() - heads.keys():  # a backup was restored that is older
            async with rooms[table].lock:
                with suppress(Refusal):
                    await self._ledger.catch_up(rooms[table])
        for table, head in heads.items():
            room = rooms[table]
            if not room.lock.locked():  # its holder learns of it
                async with room.lock:
                    if head != room.head:
                        await self._ledger.catch_up(room)
                    room.look_elsewhere(elsewhere.get(table, Counter()))
                    if room.has_others:
                        await self._ledger.happen(room, _nothing, show=True)

    async def look_at(self, room: Room) -> None:
        """Learns what others have stored at a table, and who is there."""
        async with room.lock:
            await self._ledger.catch_up(room)
            await self._ledger.look_elsewhere(room)

    def _tell_anew(self) -> None:
        """The others have forgotten who is here: they are told with the next look around."""
        for room in self._rooms:
            if room.watchers:
                room.forgotten()

    def _opened(self, room: Room, deadlines: Sequence[Deadline], made: bool) -> None:
        self._set_off(room, deadlines, ours=made)

    def _set_off(self, room: Room, deadlines: Sequence[Deadline], *, ours: bool, owed: Owed = ()) -> None:
        """What is stored sets off deadlines, bots that owe a move, and new pictures. Bots think where it was stored
        that they owe one; if nothing comes of it, their deadline comes."""
        if any(deadline.kind == "clock" for deadline in deadlines) and self.clock() - self._remembered > REMEMBER_MS:
            self._tasks.begin(self._remember_time())
        for deadline in deadlines:
            if deadline.kind != "bot":
                self._schedule.add(deadline.at, room.table.id, deadline.kind, deadline.seat)
        if self._is_alone:
            self.wake_bots(room)
        elif ours:
            self.wake_bots(room, owed)
        self._pictures.want(room)

    # -- Watching -----------------------------------------------------------------------------------------------------

    async def check_may_watch(self, room: Room, guest: str | None, code: str | None, invitation: str | None) -> None:
        """Raises a Refusal where this guest may not look at the table."""
        await admission.check_may_watch(self.identity, room.table, guest, code, invitation)

    async def watch(self, room: Room, watcher: Watcher) -> None:
        """Somebody looks at the table from now on."""
        async with room.lock:
            known, watcher.since = watcher.since, await self._since(room, watcher.since)
        if watcher.since != known:
            self.metrics.resync()
        watcher.catch_up = partial(self._catch_up, room, watcher)
        await self._tell_long(room, watcher)
        async with room.lock:
            room.come(watcher)
            await self._ledger.look_elsewhere(room)
            await self._ledger.happen(room, _nothing, show=True)

    async def _tell_long(self, room: Room, watcher: Watcher) -> None:
        watcher.telling = await self._long_stories.tell(room, room.table.seat_of(watcher.guest), watcher.since)

    async def _catch_up(self, room: Room, watcher: Watcher) -> None:
        """Somebody took their time to read, and has missed pictures of the table."""
        await self._tell_long(room, watcher)
        room.show(watcher, self.clock())

    async def unwatch(self, room: Room, watcher: Watcher, *, cleanly: bool) -> None:
        room.go(watcher, self.clock(), cleanly=cleanly)
        watcher.catch_up = None  # it knows the watcher, and would keep it and its room in memory
        async with room.lock:
            try:
                await self._ledger.happen(room, _nothing, show=True)
            except Refusal as error:
                log("departure-not-stored", table=room.table.id, reason=str(error))
                if watcher.seat is not None:
                    self._schedule.again(room.table.id, "grace", watcher.seat)

    async def table(self, room: Room) -> Table:
        """The table as it is on disk, after all pending writes."""
        async with room.lock:
            return await self._ledger.table(room)

    async def now(self, room: Room, guest: str | None, since: int | None) -> protocol.Now:
        """The table as a guest may currently see it."""
        if self._sharing is not None and not room.watchers:
            await self.look_at(room)  # nobody has told this process of it for a while
        async with room.lock:
            since = await self._since(room, since)
        telling = await self._long_stories.tell(room, room.table.seat_of(guest), since)
        return room.picture(room.table.seat_of(guest), self.clock(), since, telling=telling)

    async def story(self, room: Room) -> list[protocol.StoryEntry]:
        """All that has happened at a table, for everybody to know."""
        telling = await self._long_stories.tell(room, None, None)
        return room.table.story.told(None) if telling is None else telling.rows

    async def _since(self, room: Room, known: int | None) -> int | None:
        """The version that somebody says they know, if the table has been there. Who knows more than this process does
        not see time go back: it catches up first. The lock is held."""
        table = await self._ledger.table(room)
        if known is not None and known > table.seq:
            await self._ledger.catch_up(room)
        return room.reached(known)

    async def forget(self, guest: str) -> None:
        """A guest is forgotten, and what they said too, also where it is in memory. Where they sat, they have left."""
        sat = await self.store.tables_of(guest, FORGOTTEN)
        for about in sat:
            if about.status in (OPEN, PLAYING):
                with suppress(UnreadableRow, TableDamaged):
                    await self._remove_guest(about.id, guest)
        await self.guests.forget(guest)

    async def catch_up(self, room: Room) -> None:
        """Reloads what has to be reloaded at a table whose lock is held, and shows it."""
        await self._ledger.table(room)

    async def _remove_guest(self, table: str, guest: str) -> None:
        room = await self.room(table)
        for watcher in room.watchers:
            watcher.lost = watcher.lost or watcher.guest == guest
        await self.do(room, lambda table, now: table.remove_guest(guest, now))

    async def _remember_time(self) -> None:
        """That the house is open now: should it end without a word, clocks have run until here at least."""
        self._remembered = self.clock()
        with suppress(StoreError):  # then they have run for less, which is nobody's harm
            await self.store.remember_open(self._remembered)

    def _expire(self, table: str, kind: str, seat: int) -> None:
        if not self.closing:
            self._time.came(table, kind, seat)

    async def _tidy(self) -> None:
        """Forgets tables that nobody has used for a while, and sessions that have run out; the disk has the former."""
        while True:
            with suppress(StoreError):  # there is no hurry
                await self.identity.tidy(self.clock())
                if self._sharing is not None:
                    await self.store.drop_drafts()
            await asyncio.sleep(TIDY_S)
            self._rooms.forget_unused()


def _rules(version: str) -> str:
    """Tells the rules of this process apart from all others: a version of the program, and of all titles that are
    installed."""
    titles = [registry.title(name) for name in registry.titles()]
    told = " ".join(f"{title.name}:{title.version}:{title.fingerprint}" for title in titles)
    return f"{version} {blake2b(told.encode(), digest_size=8).hexdigest()}"


async def _nothing(table: Table) -> None:
    """Nothing happens, but who is present may have changed."""
