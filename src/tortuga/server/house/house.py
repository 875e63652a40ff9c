"""House: all tables, loaded or not. Append, commit, then tell: nothing is shown or acknowledged before it is stored.

Memory is only a cache of the disk. Whatever happens, happens at a copy of the table, which takes its place when it is
stored; where that fails, the copy is dropped. Others may write to the same tables: then what was done here is Lost, and
done again on what they have left (`_happen`). So a yes is proved by its being stored; a no is final only at the head.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Any, TypeAlias, TypeVar

from tortuga.kernel import registry
from tortuga.kernel.errors import Refusal
from tortuga.kernel.rehearsal import Attempt
from tortuga.kernel.score_curve import TurnScore
from tortuga.server import protocol
from tortuga.server.house import admission, new_tables
from tortuga.server.house.bot_moves import BotMoves
from tortuga.server.house.changed_guests import ChangedGuests
from tortuga.server.house.long_stories import LongStories
from tortuga.server.house.new_tables import NewTable
from tortuga.server.house.patience import Patience
from tortuga.server.house.room import Room, Watcher
from tortuga.server.house.rooms import UNFOLDED, Coming, Rooms
from tortuga.server.house.schedule import RESTART_GRACE_MS, Schedule
from tortuga.server.house.stored_pictures import StoredPictures
from tortuga.server.house.tasks import Tasks
from tortuga.server.house_clock import HouseClock
from tortuga.server.identity import Identity
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics
from tortuga.server.not_now import NotNow
from tortuga.server.protocol import Accepted, Stale
from tortuga.server.seeds import UNFORESEEN, Seeds
from tortuga.server.settings import Settings
from tortuga.server.store.chain import TableDamaged
from tortuga.server.store.errors import Conflict, InDoubt, StoreError, StoreTrouble
from tortuga.server.store.rows import Change, Deadline, Head
from tortuga.server.store.store import Store
from tortuga.server.table.progress import OPEN, PLAYING
from tortuga.server.table.rows import UnreadableRow
from tortuga.server.table.table import Table
from tortuga.server.workers.archive import Archive, Glimpse
from tortuga.server.workers.bots import BotPool

FORGOTTEN = 10_000
"""Tables that somebody leaves who asks to be forgotten; nobody can sit at more."""
TIDY_S = 600
FOLLOW_S = 1.0
"""So late is seen at most what another process has stored."""
WAITING_MS = 250
"""What is stored sooner than that costs whoever is next some of their time; nobody notices."""
ALIVE_MS = 5_000
"""Where other processes may open the house, the disk knows to so much that it is open."""
REMEMBER_MS = 10_000
"""As long as clocks run, the disk knows to so much that the house is open."""
RULES = "version"
"""The rules by which all live tables were folded last."""

Made = TypeVar("Made")


class Gone(Refusal):
    """The question that a command answers is gone or answered."""

    def __init__(self) -> None:
        super().__init__("stale")
        self.args = ()


Handler: TypeAlias = Callable[[Room, str, Any], Awaitable[protocol.Reply]]
"""Answers a guest's command of its own kind; raises a Refusal, and then nothing has changed."""


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
        self._rooms = Rooms(store, identity, archive, seeds, metrics, clock, self._set_off)
        self._tasks = Tasks()
        self._hearing: set[str] = set()
        """Tables whose new rows are about to be read, because the bus said that there are some."""
        self.guests = ChangedGuests(self, identity, self._rooms)
        self._pictures = StoredPictures(store, archive)
        self._long_stories = LongStories()
        self._schedule = Schedule(clock, self._expire, metrics)
        self._bot_moves = BotMoves(
            self, bots, seeds, self._schedule, self._tasks, metrics, pause_ms=settings.bot_pause_ms
        )

    # -- Opening and closing ------------------------------------------------------------------------------------------

    async def open(self, version: str) -> None:
        """Finds what is due, and after an upgrade folds every live table again. Nobody's clock has run meanwhile."""
        self._schedule.nothing_before(await self.store.reopen(self.clock(), RESTART_GRACE_MS))
        for table, deadline in await self.store.deadlines():
            self._schedule.add(deadline.at, table, deadline.kind, deadline.seat)
        await self._enter(_rules(version))
        self._tasks.begin(self._schedule.run(), lasts=True)
        self._tasks.begin(self._tidy(), lasts=True)
        self._tasks.begin(self._pictures.run(), lasts=True)
        if not self.store.is_alone:
            self._tasks.begin(self._follow_others(), lasts=True)

    async def _enter(self, rules: str) -> None:
        """Older rules than these may be played by elsewhere until this process is ready, and not any longer."""
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
        await self._tasks.end()
        for room in self._rooms:
            async with room.lock:
                pass
        await self._pictures.finish()
        await self._remember_time()

    @property
    def live(self) -> int:
        return len(self._rooms)

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

    # -- Commands -----------------------------------------------------------------------------------------------------

    @property
    def handlers(self) -> Mapping[type[protocol.Command], Handler]:
        """What the house itself has to do with a command. All others leave rows in the log of their table."""
        return {
            protocol.Ping: self._ping,
            protocol.Try: self._try,
            protocol.Hint: self._bot_moves.hint,
            protocol.Sit: self._sit,
            protocol.Rematch: self._rematch,
        }

    async def command(self, room: Room, guest: str, command: protocol.AnyCommand) -> protocol.Reply:
        """Carries out a guest's command; raises a Refusal, and then nothing has changed. To send it again is safe."""
        self._must_be_open()
        return await self.handlers.get(type(command), self._carry_out)(room, guest, command)

    async def _carry_out(self, room: Room, guest: str, command: protocol.Command) -> protocol.Reply:
        arrived = self.clock()  # whoever is in time does not pay for those before them, nor for the disk

        async def happen(table: Table) -> protocol.Accepted:
            known = self._known(table, guest, command)
            if known is not None:
                return Accepted(id=command.id, seq=known)
            if table.is_gone(guest, command):
                raise Gone()
            if command.plays is not None:
                await self._work_out(table, table.moves.attempt(guest, command.plays))
            review = table.do(guest, command, arrived)
            _, seq = table.log.commands.find(command.id) or (guest, table.seq)
            return Accepted(id=command.id, seq=seq, review=review)

        try:
            async with room.lock:
                reply = await self._happen(room, happen)
        except Gone:
            self.metrics.stale()
            return await self._stale(room, guest, command)
        self.metrics.answered(str(command.__struct_config__.tag), "accepted")
        return reply

    def _known(self, table: Table, guest: str, command: protocol.Command) -> int | None:
        """The version that has this very command, if it came before."""
        found = table.log.commands.find(command.id)
        if found is None:
            return None
        self.metrics.duplicate()
        sender, seq = found
        if sender != guest:
            raise Refusal("command-id-taken")
        return seq

    async def _stale(self, room: Room, guest: str, command: protocol.Command) -> Stale:
        since = command.since(room.table.seq)
        await self._long_stories.wait(room, since)
        return Stale(id=command.id, now=room.picture(room.table.seat_of(guest), self.clock(), since))

    async def _ping(self, room: Room, guest: str, command: protocol.Ping) -> Accepted:
        return Accepted(id=command.id, seq=room.table.seq)

    async def _try(self, room: Room, guest: str, command: protocol.Try) -> protocol.Reply:
        async def ask(table: Table) -> Accepted:
            if table.moves.is_stale(guest, command.decision):
                raise Gone()
            return Accepted(id=command.id, seq=table.seq, offer=table.moves.would_bring(guest, command.move))

        try:
            async with room.lock:
                return await self._ask(room, ask)
        except Gone:
            return await self._stale(room, guest, command)

    async def _sit(self, room: Room, guest: str, command: protocol.Sit) -> protocol.Reply:
        return await self._carry_out(room, guest, await admission.admitted(self.identity, room.table, guest, command))

    async def _rematch(self, room: Room, guest: str, command: protocol.Rematch) -> Accepted:
        """The new table and the row of the old one that names it are stored together: of two who ask at the same
        moment one makes it, and both are told the same."""
        coming: Coming | None = None

        async def happen(table: Table) -> Accepted:
            nonlocal coming
            coming = None
            known = self._known(table, guest, command)
            if known is not None:
                return Accepted(id=command.id, seq=known, table=table.rematch)
            table.seats.own(guest)
            table.must_be_finished()
            if table.rematch is None:
                made = await self.store.table_made(guest, command.id)
                if made is None:
                    coming = await self._rooms.prepare(
                        guest, command.id, new_tables.rematch(guest, table, command.bots)
                    )
                    made = coming.about.id
                table.rematched(guest, command.id, made, self.clock())
            return Accepted(id=command.id, seq=table.seq, table=table.rematch)

        async def store(change: Change) -> Head | None:
            return await (self.store.commit(change) if coming is None else self._rooms.make_after(coming, change))

        async with room.lock:
            return await self._happen(room, happen, store=store)

    # -- Append, commit, then tell ------------------------------------------------------------------------------------

    async def do(
        self, room: Room, change: Callable[[Table, int], Made], attempt: Callable[[Table], Attempt] | None = None
    ) -> Made:
        """Lets something happen at a table that nobody commanded; `attempt` says what of it the rules will judge."""

        async def happen(table: Table) -> Made:
            if attempt is not None:
                await self._work_out(table, attempt(table))
            return change(table, self.clock())

        async with room.lock:
            return await self._happen(room, happen)

    async def _work_out(self, table: Table, attempt: Attempt) -> None:
        """What takes long to judge, a worker judges first. The lock of the table is held; other tables play on."""
        if table.takes_long:
            await self.archive.work_out(table.host, table.progress.playing(), attempt)

    async def _happen(
        self,
        room: Room,
        happen: Callable[[Table], Awaitable[Made]],
        *,
        store: Callable[[Change], Awaitable[Head | None]] | None = None,
        show: bool = False,
    ) -> Made:
        """Lets something happen at a table whose lock is held, and stores it: at a copy, so that nobody sees it before,
        and again from the start on what others have stored meanwhile. With `show` everybody is shown the table also
        where there was nothing to store. A Refusal: nothing has changed."""
        patience: Patience | None = None
        while True:
            table = (await self._table(room)).copy()
            try:
                made = await happen(table)
                room.see(table, self.clock())
            except NotNow:
                raise
            except Refusal:
                if await self._catch_up(room):
                    continue  # it was said of something that is no more
                raise
            try:
                if not await self._commit(room, table, store or self.store.commit) and show:
                    room.publish(self.clock())
            except (Conflict, InDoubt) as error:
                self.metrics.lost()
                room.is_behind = True
                patience = patience or Patience()
                await self._learn(room, error, patience)
            else:
                return made

    async def _learn(self, room: Room, error: StoreError, patience: Patience) -> None:
        """What was to be stored has lost, or nobody knows: finds out what is there instead. The store may not show it
        at once, and others may be faster again and again: only so long is it worth to wait."""
        try:
            found = await self._catch_up(room)
        except StoreTrouble:
            raise error from None
        if not await patience.wait(more=not found):
            raise error if isinstance(error, InDoubt) else NotNow("table-busy")

    async def _ask(self, room: Room, ask: Callable[[Table], Awaitable[Made]]) -> Made:
        """Asks a table whose lock is held something that changes nothing; a no is final only at the head."""
        try:
            return await ask(await self._table(room))
        except NotNow:
            raise
        except Refusal:
            if not await self._catch_up(room):
                raise
            return await ask(room.table)

    async def _commit(self, room: Room, table: Table, store: Callable[[Change], Awaitable[Head | None]]) -> bool:
        """Stores what happened to a copy of the table, then shows it, if anything has. The lock is held, so nobody has
        seen it before."""
        change = room.change(table)
        if change is None:
            room.settled(table, None, None)
            return False
        began = time.perf_counter()
        try:
            head = await store(change)
        except StoreError:
            raise
        except BaseException:  # the wait was cut short: what the disk has, only the disk knows
            room.is_behind = True
            raise
        room.settled(table, change, head)
        self._give_back_waiting(room, change)
        for kind, seat in change.gone:
            self._schedule.drop(change.table, kind, seat)
        for row in change.rows:
            if row.kind == "move":
                self.metrics.moved()
        self.metrics.appended(time.perf_counter() - began)
        room.publish(self.clock())
        self._set_off(room, change.deadlines)
        return True

    def _give_back_waiting(self, room: Room, change: Change) -> None:
        """What happened is told only now: if the disk took long, that is nobody's time."""
        waited = self.clock() - change.rows[-1].at if change.rows else 0
        if waited > WAITING_MS:
            room.table.give_back(waited)

    async def _table(self, room: Room) -> Table:
        """The table of a room whose lock is held, as the disk has it, if only this house writes there. Where others do,
        it may be behind."""
        if room.must_reload:
            await self._fold_again(room)
        elif room.is_behind:
            await self._catch_up(room)
        return room.table

    async def _catch_up(self, room: Room) -> bool:
        """Follows what others have stored at a table whose lock is held. Says whether there was anything."""
        if self.store.is_alone and not room.is_behind:
            return False
        assert room.head is not None
        before = room.table
        found = await self.store.rows_from(before.id, room.head)
        if found is None:
            await self._fold_again(room)
            return True
        if found.head == room.head:
            room.is_behind = False
            return False
        try:
            table = await self._rooms.follow(before, found.rows, found.chat)
        except NotNow:
            raise
        except Exception as error:  # other rules wrote that
            log("table-differs", table=before.id, error=error)
            await self._fold_again(room)
            return True
        self._followed(room, table, found.deadlines, found.head)
        return True

    async def _fold_again(self, room: Room) -> None:
        before = room.table
        table, deadlines, head = await self._rooms.fold(before.id)
        table.remember(before)
        self._followed(room, table, deadlines, head)

    async def _follow_others(self) -> None:
        """Whatever a message of another process was lost for, is seen here a moment later."""
        while True:
            await asyncio.sleep(FOLLOW_S)
            if self.clock() - self._remembered > ALIVE_MS:
                await self._remember_time()
            await self._not_now(self.look_around())
            await self._not_now(self.guests.look())

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
            await self._catch_up(room)

    async def _not_now(self, work: Awaitable[None]) -> None:
        """What cannot be read just now is read when the house looks around the next time."""
        with suppress(NotNow):
            await work

    async def look_around(self) -> None:
        """Shows what others have stored at tables that somebody watches here."""
        rooms = {room.table.id: room for room in self._rooms if room.watchers}
        for table, head in (await self.store.heads(list(rooms))).items():
            room = rooms[table]
            if head != room.head and not room.lock.locked():  # whoever holds it learns of it
                async with room.lock:
                    await self._catch_up(room)

    def _followed(self, room: Room, table: Table, deadlines: list[Deadline], head: Head) -> None:
        """Shows what others have stored. Bots that owe a move think where it was stored that they do."""
        for kind, seat in room.stored.keys() - {(one.kind, one.seat) for one in deadlines}:
            self._schedule.drop(table.id, kind, seat)
        room.followed(table, deadlines, head)
        room.is_behind = room.must_reload = False
        room.publish(self.clock())
        self._set_off(room, deadlines)

    def _set_off(self, room: Room, deadlines: Sequence[Deadline]) -> None:
        """What is stored sets off deadlines, bots that owe a move, and new pictures."""
        if any(deadline.kind == "clock" for deadline in deadlines) and self.clock() - self._remembered > REMEMBER_MS:
            self._tasks.begin(self._remember_time())
        for deadline in deadlines:
            if deadline.kind != "bot":
                self._schedule.add(deadline.at, room.table.id, deadline.kind, deadline.seat)
        self._wake_bots(room)
        self._pictures.want(room)

    # -- Watching -----------------------------------------------------------------------------------------------------

    async def check_may_watch(self, room: Room, guest: str | None, code: str | None, invitation: str | None) -> None:
        """Raises a Refusal where this guest may not look at the table."""
        await admission.check_may_watch(self.identity, room.table, guest, code, invitation)

    async def watch(self, room: Room, watcher: Watcher) -> None:
        """Somebody looks at the table from now on."""
        await self._long_stories.wait(room, watcher.since)
        async with room.lock:
            known, watcher.since = watcher.since, await self._since(room, watcher.since)
            if watcher.since != known:
                self.metrics.resync()
            room.watchers.add(watcher)
            room.has_others = True
            await self._happen(room, _nothing, show=True)

    async def unwatch(self, room: Room, watcher: Watcher, *, cleanly: bool) -> None:
        room.watchers.discard(watcher)
        async with room.lock:
            room.has_others = True
            room.miss(self.clock(), cleanly=cleanly)
            try:
                await self._happen(room, _nothing, show=True)
            except NotNow as error:
                log("departure-not-stored", table=room.table.id, reason=str(error))
                if watcher.seat is not None:
                    self._schedule.again(room.table.id, "grace", watcher.seat)

    async def table(self, room: Room) -> Table:
        """The table as the disk has it, after whatever is on its way there."""
        async with room.lock:
            return await self._table(room)

    async def now(self, room: Room, guest: str | None, since: int | None) -> protocol.Now:
        """The table as a guest may see it just now."""
        async with room.lock:
            since = await self._since(room, since)
        await self._long_stories.wait(room, since)
        return room.picture(room.table.seat_of(guest), self.clock(), since)

    async def story(self, room: Room) -> list[protocol.StoryEntry]:
        """All that has happened at a table, for everybody to know."""
        await self._long_stories.wait(room, None)
        return room.table.story.told(None)

    async def _since(self, room: Room, known: int | None) -> int | None:
        """The version that somebody says they know, if the table has been there. Who knows more than this process does
        not see time go back: it catches up first. The lock is held."""
        table = await self._table(room)
        if known is not None and known > table.seq:
            await self._catch_up(room)
        return known if known is not None and 0 <= known <= room.table.seq else None

    async def forget(self, guest: str) -> None:
        """A guest is forgotten, and what they said too, also where it is in memory. Where they sat, they have left."""
        sat = await self.store.tables_of(guest, FORGOTTEN)
        for about in sat:
            if about.status in (OPEN, PLAYING):
                with suppress(UnreadableRow, TableDamaged):
                    await self._remove_guest(about.id, guest)
        await self.guests.forget(guest)

    async def catch_up(self, room: Room) -> None:
        """Reads what has to be read anew at a table whose lock is held, and shows it."""
        await self._table(room)

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

    # -- Time ---------------------------------------------------------------------------------------------------------

    def _wake_bots(self, room: Room) -> None:
        if not self.closing:
            self._bot_moves.wake(room)

    def _expire(self, table: str, kind: str, seat: int) -> None:
        """A deadline has come."""
        self._tasks.begin(self._keep_deadline(table, kind, seat))

    async def _keep_deadline(self, table: str, kind: str, seat: int) -> None:
        try:
            room = await self.room(table)
            if kind == "bot":
                await self.table(room)
                self._wake_bots(room)
            else:
                await self.do(room, lambda live, now: live.expire(kind, seat, now), _lapsing(kind, seat))
                later = room.stored.get((kind, seat), 0)
                if later > self.clock():  # it was not due yet
                    self._schedule.add(later, table, kind, seat)
        except NotNow as error:
            log("deadline-not-stored", table=table, reason=str(error))
            self._schedule.again(table, kind, seat)
        except Refusal as refusal:
            log("deadline-refused", table=table, kind=kind, reason=str(refusal))

    async def _tidy(self) -> None:
        """Forgets tables that nobody has used for a while, and sessions that have run out; the disk has the former."""
        while True:
            with suppress(StoreError):  # there is no hurry
                await self.identity.tidy(self.clock())
            await asyncio.sleep(TIDY_S)
            self._rooms.forget_unused()


def _rules(version: str) -> str:
    """Tells the rules of this process apart from all others: a version of the program, and of all titles that are
    installed."""
    titles = [registry.title(name) for name in registry.titles()]
    told = " ".join(f"{title.name}:{title.version}:{title.fingerprint}" for title in titles)
    return f"{version} {blake2b(told.encode(), digest_size=8).hexdigest()}"


async def _nothing(table: Table) -> None:
    """Only who is here may be others."""


def _lapsing(kind: str, seat: int) -> Callable[[Table], Attempt] | None:
    """What the rules will judge when a deadline has come."""
    return (lambda table: table.moves.lapsing(seat)) if kind == "clock" else None
