"""House: all tables, loaded or not. Append, commit, then tell: nothing is shown or acknowledged before it is stored.

A table is loaded by folding its log when somebody needs it, and forgotten when nobody does. Memory is only a cache of
the disk: whenever a commit fails, the table is folded again from what really is there.
"""

import asyncio
import heapq
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress

import msgspec

from tortuga.kernel import registry
from tortuga.kernel.errors import NotationError, RecordError, Refusal, RuleError
from tortuga.kernel.game import Game
from tortuga.kernel.records import Header, Record
from tortuga.kernel.title import Title
from tortuga.kernel.views import Offer, View
from tortuga.seats import bot_spec
from tortuga.server import protocol
from tortuga.server.house.room import Room, Watcher
from tortuga.server.identity import Identity
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics
from tortuga.server.names_and_chat import clean_name
from tortuga.server.protocol import Accepted, HintReason, HintStage, Stale
from tortuga.server.seeds import UNFORESEEN, Seeds
from tortuga.server.settings import Settings
from tortuga.server.store.errors import Conflict, StoreError
from tortuga.server.store.rows import Change, TableRow
from tortuga.server.store.store import Store
from tortuga.server.table.rows import Chair, Opened, UnreadableRow
from tortuga.server.table.table import OPEN, PLAYING, Table, is_note, read_seat, rotated
from tortuga.server.workers.bots import BotPool, simpler

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which people take for digits when they hear or see a code."""
CODE_LENGTH = 6
RESTART_GRACE_MS = 10_000
"""What came due while the house was closed waits that long after the start, so that people can come back first."""
RETRY_MS = 5_000
"""When the disk refused, the house's own moves are tried again after that."""
UNUSED_MS = 600_000
MOST_STEPS = 20_000
"""Of a record that is brought in, going back included: the house stands still while it is folded."""
FORGOTTEN = 10_000
"""Tables that somebody leaves who asks to be forgotten; nobody can sit at more."""
TIDY_S = 600
VERSION = "version"
UNREADABLE = "relic"
"""The status of a table whose log these rules cannot fold: it stays as it is, closed."""


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class House:
    """The tables of one process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        identity: Identity,
        bots: BotPool,
        metrics: Metrics,
        clock: Callable[[], int] = milliseconds,
        seeds: Seeds = UNFORESEEN,
    ) -> None:
        self.settings = settings
        self.store = store
        self.identity = identity
        self.bots = bots
        self.metrics = metrics
        self.clock = clock
        self.seeds = seeds
        self.closing = False
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._asleep: dict[str, dict[tuple[str, int], int]] = {}
        """The stored deadlines of tables that are not loaded."""
        self._schedule_heap: list[tuple[int, str, str, int]] = []
        self._restart_grace_until = 0
        """Nothing comes due before this moment."""
        self._schedule_changed = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    # -- Opening and closing ------------------------------------------------------------------------------------------

    async def open(self, version: str) -> None:
        """Finds what is due, and after an upgrade folds every live table again."""
        self._restart_grace_until = self.clock() + RESTART_GRACE_MS
        for table, deadline in await self.store.deadlines():
            self._asleep.setdefault(table, {})[deadline.kind, deadline.seat] = deadline.at
            self._schedule(deadline.at, table, deadline.kind, deadline.seat)
        if await self.store.meta(VERSION) != version:
            for table in await self.store.live_tables():
                with suppress(UnreadableRow):  # it stays as it is, and the other tables are loaded
                    await self.room(table)
            await self.store.set_meta(VERSION, version)
        self._begin(self._keep_time())
        self._begin(self._tidy())

    async def close(self) -> None:
        """Refuses new commands, ends the tasks, and waits until what was begun is stored."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self._rooms.values()):
            async with room.lock:
                pass

    @property
    def live(self) -> int:
        return len(self._rooms)

    # -- Tables -------------------------------------------------------------------------------------------------------

    async def open_table(self, guest: str, order: protocol.OpenTable) -> str:
        """A new table, or the one that this very command opened before."""
        made = await self.store.table_made(guest, order.id)
        if made is not None:
            return made
        title = registry.title(order.setup.title)
        options = title.read_options(order.setup.options)
        title.check_options(options, len(order.setup.seats))
        chairs = [
            Chair(guest=guest) if plan == "me" else Chair(bot=read_seat(title, plan)) for plan in order.setup.seats
        ]
        if sum(chair.guest is not None for chair in chairs) > 1:
            raise Refusal("already-seated")
        setup = msgspec.structs.replace(order.setup, options=msgspec.to_builtins(options))

        def opened(table: Table, now: int) -> None:
            if order.start and all(chair.taken for chair in table.chairs):
                table.start(guest, None, now)

        return await self._make(guest, order.id, Opened(setup, guest, chairs), opened)

    async def _make(
        self, guest: str, command: str, opened: Opened, then: Callable[[Table, int], None], seed: str | None = None
    ) -> str:
        """Stores a new table together with what happens there at once."""
        self._must_be_open()
        await self.identity.know([chair.guest for chair in opened.chairs if chair.guest is not None] + [guest])
        while True:
            now = self.clock()
            about = TableRow(
                id=secrets.token_urlsafe(9),
                code="".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
                host=guest,
                title=opened.setup.title,
                status="open",
                public=opened.setup.public,
                seed=self.seeds.of_table() if seed is None else seed,
                made_by=guest,
                made_with=command,
                created=now,
                changed=now,
            )
            table = Table.open(about, opened, self._name_of, command=command, now=now)
            then(table, now)
            room = Room(table, {})
            change = room.change()
            assert change is not None
            try:
                await self.store.create(about, change)
            except Conflict:
                made = await self.store.table_made(guest, command)
                if made is not None:
                    return made
                continue  # the code was taken
            room.settled(change)
            self._rooms[about.id] = room
            self.metrics.live_tables(len(self._rooms))
            room.used = now
            self._stored(room, change)
            return about.id

    async def room(self, table: str) -> Room:
        """A table by its id, loaded if need be; raises Refusal where there is none."""
        room = self._rooms.get(table)
        if room is not None:
            room.used = self.clock()
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Room:
        stored = self._asleep.get(table, {})
        room = Room(await self._fold(table), stored)
        self._asleep.pop(table, None)
        room.table.grace = {seat: at for (kind, seat), at in stored.items() if kind == "grace"}
        room.table.reopened(self.clock())
        room.used = self.clock()
        self._rooms[table] = room
        self.metrics.live_tables(len(self._rooms))
        self._wake_bots(room)
        return room

    async def _fold(self, table: str) -> Table:
        """The table as the disk has it. One that these rules tell differently is closed, never silently changed."""
        found = await self.store.load(table)
        if found is None:
            raise Refusal("table-unknown")
        about, rows, chat = found
        await self.identity.know({about.host} | {row.actor for row in rows} | {line.guest for line in chat})
        if about.status == UNREADABLE:
            return Table.unreadable(about, rows, self._name_of)
        try:
            folded = Table.fold(about, rows, chat, self._name_of)
        except Exception as error:  # other rules may also stumble over the log
            unreadable = Table.unreadable(about, rows, self._name_of)
            log("table-differs", table=table, error=error)
            await self.store.commit(
                Change(table=table, status=UNREADABLE, card=protocol.ENCODER.encode(unreadable.card()).decode())
            )
            return unreadable
        await self.identity.know(chair.guest for chair in folded.chairs if chair.guest is not None)
        return folded

    def _name_of(self, guest: str) -> str:
        return self.identity.name_of(guest) or ""

    # -- Commands -----------------------------------------------------------------------------------------------------

    async def command(self, room: Room, guest: str, command: protocol.AnyCommand) -> protocol.Reply:
        """Carries out a guest's command; raises a Refusal, and then nothing has changed. To send it again is safe."""
        self._must_be_open()
        if isinstance(command, protocol.Ping):
            return Accepted(id=command.id, seq=room.table.seq)
        if isinstance(command, protocol.Hint):
            return await self._hint(room, guest, command)
        if isinstance(command, protocol.Try):
            return await self._try(room, guest, command)
        if isinstance(command, protocol.Sit):
            await self._check_admission(room, guest, command.code, command.invitation)
            command = await self._with_invited_seat(room, command)
        kind = str(command.__struct_config__.tag)
        async with room.lock:
            table = await self._table(room)
            known = table.commands.get(command.id)
            if known is not None:
                self.metrics.duplicate()
                return self._known(table, guest, command, *known)
            if isinstance(command, protocol.Play | protocol.Draft) and table.is_stale(guest, command):
                self.metrics.stale()
                since = command.seq if isinstance(command, protocol.Play) else table.seq
                return Stale(id=command.id, now=self._now(room, table.seat_of(guest), since))
            if isinstance(command, protocol.Rematch):
                return await self._rematch(room, guest, command)
            self._change(room, lambda now: table.do(guest, command, now))
            if isinstance(command, protocol.Sit | protocol.Stand | protocol.Arrange):
                self._change(room, room.update_watcher_seats)
            await self._commit(room)
            self.metrics.answered(kind, "accepted")
            if isinstance(command, protocol.Play):
                self.metrics.moved()
            review = table.review(guest, command.move) if isinstance(command, protocol.Draft) else None
            return Accepted(id=command.id, seq=table.commands.get(command.id, (guest, table.seq))[1], review=review)

    def _known(self, table: Table, guest: str, command: protocol.AnyCommand, actor: str, seq: int) -> Accepted:
        if actor != guest:
            raise Refusal("command-id-taken")
        return Accepted(id=command.id, seq=seq, table=table.rematch if isinstance(command, protocol.Rematch) else None)

    def _change(self, room: Room, change: Callable[[int], object]) -> None:
        """Lets something happen at a table, whose lock is held. A Refusal must have changed nothing; whatever else goes
        wrong, the table is folded again before anybody sees it."""
        try:
            change(self.clock())
        except Refusal:
            room.must_reload = bool(room.table.fresh)
            raise
        except Exception:
            room.must_reload = True
            raise

    async def _commit(self, room: Room) -> bool:
        """Stores what happened, then shows it, if anything has. The lock is held, so nobody has seen it before."""
        change = room.change()
        if change is None:
            return False
        began = time.perf_counter()
        try:
            await self.store.commit(change)
        except BaseException:  # also when the wait was cut short: what the disk has, only the disk knows
            room.must_reload = True
            raise
        room.settled(change)
        stored = time.perf_counter()
        self.metrics.appended(stored - began)
        room.publish(self.clock())
        self.metrics.fanned_out(time.perf_counter() - stored)
        self._stored(room, change)
        return True

    async def _table(self, room: Room) -> Table:
        """The table of a room whose lock is held, as the disk has it."""
        if room.must_reload:
            before = room.table
            table = await self._fold(before.id)
            table.remember(before)
            room.table = table
            room.must_reload = False
            self._change(room, room.update_watcher_seats)
            self._wake_bots(room)
        return room.table

    def _stored(self, room: Room, change: Change) -> None:
        """What a stored change sets off: deadlines, and bots that owe a move."""
        for deadline in change.deadlines:
            if deadline.kind != "bot":
                self._schedule(deadline.at, change.table, deadline.kind, deadline.seat)
        self._wake_bots(room)

    # -- Who may do what ----------------------------------------------------------------------------------------------

    async def _check_admission(self, room: Room, guest: str | None, code: str | None, invitation: str | None) -> None:
        table = room.table
        if table.setup.public or guest == table.host or (code is not None and table.is_code(code)):
            return
        if invitation is not None:
            invited = await self.identity.invited(invitation)
            if invited is not None and invited[0] == table.id:
                return
        raise Refusal("table-private")

    async def _with_invited_seat(self, room: Room, command: protocol.Sit) -> protocol.Sit:
        """An invitation may be to one seat alone."""
        invited = None if command.invitation is None else await self.identity.invited(command.invitation)
        if invited is None or invited[0] != room.table.id or invited[1] is None or command.code is not None:
            return command
        if command.seat is None:
            return msgspec.structs.replace(command, seat=invited[1])
        if command.seat != invited[1] and not room.table.setup.public:
            raise Refusal("table-private")
        return command

    async def check_may_watch(self, room: Room, guest: str | None, code: str | None, invitation: str | None) -> None:
        """Raises a Refusal where this guest may not look at the table."""
        table = room.table
        if table.seat_of(guest) is not None or (guest is not None and guest == table.host):
            return
        await self._check_admission(room, guest, code, invitation)
        if table.hidden_from(guest):
            raise Refusal("spectators-off")

    def _must_be_open(self) -> None:
        if self.closing:
            raise Refusal("house-closing")

    # -- Watching -----------------------------------------------------------------------------------------------------

    async def watch(self, room: Room, watcher: Watcher) -> None:
        """Somebody looks at the table from now on."""
        async with room.lock:
            table = await self._table(room)
            if watcher.since is not None and not 0 <= watcher.since <= table.seq:
                watcher.since = None
                self.metrics.resync()
            room.watchers.add(watcher)
            self._change(room, room.update_watcher_seats)
            if not await self._commit(room):
                room.publish(self.clock())

    async def unwatch(self, room: Room, watcher: Watcher, *, cleanly: bool) -> None:
        room.watchers.discard(watcher)
        async with room.lock:
            if watcher.seat is not None:
                room.table.departed(watcher.seat, self.clock(), cleanly=cleanly)
            try:
                await self._table(room)
                if not await self._commit(room):
                    room.publish(self.clock())
            except StoreError as error:
                log("departure-not-stored", table=room.table.id, reason=str(error))
                if watcher.seat is not None:
                    self._schedule(self.clock() + RETRY_MS, room.table.id, "grace", watcher.seat)

    async def table(self, room: Room) -> Table:
        """The table as the disk has it, after whatever is on its way there."""
        async with room.lock:
            return await self._table(room)

    async def now(self, room: Room, guest: str | None, since: int | None) -> protocol.Now:
        """The table as a guest may see it just now."""
        async with room.lock:
            table = await self._table(room)
            return self._now(room, table.seat_of(guest), since)

    def _now(self, room: Room, seat: int | None, since: int | None) -> protocol.Now:
        return room.table.now(seat, self.clock(), since, 0, watchers=room.spectators)

    async def forget(self, guest: str) -> None:
        """A guest is forgotten, and what they said too, also where it is in memory. Where they sat, they have left."""
        for about in await self.store.tables_of(guest, FORGOTTEN):
            if about.status in (OPEN, PLAYING):
                with suppress(UnreadableRow):
                    await self._remove_guest(about.id, guest)
        for table in await self.identity.delete(guest):
            room = self._rooms.get(table)
            if room is not None:
                async with room.lock:
                    room.must_reload = True

    async def _remove_guest(self, table: str, guest: str) -> None:
        room = await self.room(table)
        for watcher in room.watchers:
            watcher.lost = watcher.lost or watcher.guest == guest
        async with room.lock:
            live = await self._table(room)
            self._change(room, lambda now: live.remove_guest(guest, now))
            self._change(room, room.update_watcher_seats)
            await self._commit(room)

    # -- Bots ---------------------------------------------------------------------------------------------------------

    def _wake_bots(self, room: Room) -> None:
        for seat, decision, name in room.table.bots_due():
            if (seat, decision) not in room.thinking and not self.closing:
                room.thinking.add((seat, decision))
                self._begin(self._bot_moves(room, seat, decision, name))

    async def _bot_moves(self, room: Room, seat: int, decision: int, name: str) -> None:
        try:
            began = self.clock()
            asked = await self._asked(room, seat, decision)
            if asked is None:
                return
            title, view, offers, seed = asked
            chosen = await self.bots.choose(title.name, name, view, offers, seed)
            self.metrics.bot_thought(chosen.took_s)
            if chosen.failed is not None:
                log("bot-failed", table=room.table.id, bot=name, reason=chosen.failed)
            await asyncio.sleep(max(0, self.settings.bot_pause_ms - (self.clock() - began)) / 1000)
            async with room.lock:
                table = await self._table(room)
                try:
                    self._change(room, lambda now: table.bot_plays(seat, decision, chosen.move, chosen.by, now))
                except Refusal as refusal:  # a bot that does not know the rules
                    log("bot-refused", table=table.id, bot=name, reason=str(refusal))
                    table = await self._table(room)
                    other = simpler(offers, "refused")
                    self._change(room, lambda now: table.bot_plays(seat, decision, other.move, other.by, now))
                room.thinking.discard((seat, decision))  # before the next one is asked
                await self._commit(room)
                self.metrics.moved()
        except StoreError as error:
            log("bot-not-stored", table=room.table.id, reason=str(error))
            self._schedule(self.clock() + RETRY_MS, room.table.id, "bot", -1)
        finally:
            room.thinking.discard((seat, decision))

    async def _asked(self, room: Room, seat: int, decision: int) -> tuple[Title, View, list[Offer], str] | None:
        """View and offers of a seat, as long as the decision is open, and the seed of the bot that is asked."""
        async with room.lock:
            table = await self._table(room)
            game = table.game
            if game is None or table.status != PLAYING or table.decision(seat) != decision:
                return None
            seed = self.seeds.of_choice(game.header.seed or "", seat, decision)
            return table.title, table.title.view(game.state, seat), list(table.title.offers(game.state, seat)), seed

    async def _hint(self, room: Room, guest: str, command: protocol.Hint) -> Accepted:
        table = await self.table(room)
        if not table.setup.hints:
            raise Refusal("hints-off")
        seat = table.seat_of(guest)
        if seat is None:
            raise Refusal("table-not-yours")
        if table.status != PLAYING or table.game is None or seat not in table.game.state.due():
            raise Refusal("not-your-decision")
        decision = table.game.decision(seat)
        asked = await self._asked(room, seat, decision)
        if asked is None:
            raise Refusal("not-your-decision")
        title, view, offers, seed = asked
        chosen = await self.bots.choose(title.name, registry.strongest(title), view, offers, seed, why=True)
        async with room.lock:
            table = await self._table(room)
            try:
                steps = table.steps(seat, decision, chosen.move)
            except (NotationError, RuleError):  # a bot that does not know the rules
                chosen = simpler(offers, "refused")
                steps = table.steps(seat, decision, chosen.move)
        stages = [HintStage(key=one.line.key, args=one.line.args, text="", move=one.move) for one in steps]
        why = None if chosen.why is None else HintReason(key=chosen.why.key, args=chosen.why.args, text="")
        return Accepted(id=command.id, seq=table.seq, move=chosen.move, why=why, steps=stages)

    async def _try(self, room: Room, guest: str, command: protocol.Try) -> protocol.Reply:
        async with room.lock:
            table = await self._table(room)
            if table.is_stale(guest, command):
                return Stale(id=command.id, now=self._now(room, table.seat_of(guest), table.seq))
            return Accepted(id=command.id, seq=table.seq, offer=table.would_bring(guest, command.move))

    # -- Time ---------------------------------------------------------------------------------------------------------

    def _schedule(self, at: int, table: str, kind: str, seat: int) -> None:
        at = max(at, self._restart_grace_until)
        heapq.heappush(self._schedule_heap, (at, table, kind, seat))
        if self._schedule_heap[0][0] == at:
            self._schedule_changed.set()

    async def _keep_time(self) -> None:
        while True:
            now = self.clock()
            while self._schedule_heap and self._schedule_heap[0][0] <= now:
                at, table, kind, seat = heapq.heappop(self._schedule_heap)
                self.metrics.deadline_late((now - at) / 1000)
                self._begin(self._expire(table, kind, seat))
            self._schedule_changed.clear()
            wait = (self._schedule_heap[0][0] - now) / 1000 if self._schedule_heap else None
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):  # before Python 3.12, wait_for can swallow that it is cancelled
                    await self._schedule_changed.wait()

    async def _expire(self, table: str, kind: str, seat: int) -> None:
        try:
            room = await self.room(table)
            async with room.lock:
                live = await self._table(room)
                if kind == "bot":
                    self._wake_bots(room)
                    return
                self._change(room, lambda now: live.expire(kind, seat, now))
                await self._commit(room)
        except StoreError as error:
            log("deadline-not-stored", table=table, reason=str(error))
            self._schedule(self.clock() + RETRY_MS, table, kind, seat)
        except Refusal as refusal:
            log("deadline-refused", table=table, kind=kind, reason=str(refusal))

    async def _tidy(self) -> None:
        """Forgets tables that nobody has used for a while, and sessions that have run out; the disk has the former."""
        while True:
            with suppress(StoreError):  # there is no hurry
                await self.identity.tidy(self.clock())
            await asyncio.sleep(TIDY_S)
            asleep = [room for room in self._rooms.values() if room.idle and room.used < self.clock() - UNUSED_MS]
            for room in asleep:
                self._asleep[room.table.id] = room.stored
                del self._rooms[room.table.id]
            self.metrics.live_tables(len(self._rooms))

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log("task-failed", error=error)

    # -- After the game -----------------------------------------------------------------------------------------------

    async def _rematch(self, room: Room, guest: str, command: protocol.Rematch) -> Accepted:
        """The same table again with the seats rotated; it starts as soon as all its people have come."""
        table = room.table
        if table.seat_of(guest) is None:
            raise Refusal("table-not-yours")
        if not table.is_finished:
            raise Refusal("table-not-over")
        if table.rematch is None:
            opened = Opened(table.setup, guest, rotated(table.chairs), when_all_here=True)
            again = await self._make(guest, command.id, opened, lambda _table, _now: None)
            self._change(room, lambda now: table.rematched(guest, command.id, again, now))
            await self._commit(room)
        return Accepted(id=command.id, seq=table.seq, table=table.rematch)

    async def bring_in(self, guest: str, command: str, header: Header, records: list[Record]) -> str:
        """A game from a file becomes a finished table of the guest's."""
        made = await self.store.table_made(guest, command)
        if made is not None:
            return made
        if len(records) + sum(record.back or 0 for record in records) > MOST_STEPS:
            raise Refusal("record-too-much")
        title = registry.title(header.title)
        Game.fold(title, header, records)
        for record in records:
            if not is_note(record, len(header.seats)):
                raise RecordError("record-impossible", line=record.n + 1, reason=f"{record.house} {record.seat}")
        chairs = [Chair(name=_safe(name) or f"{number}") for number, name in enumerate(header.seats, start=1)]
        setup = protocol.Setup(title=header.title, options=header.options, seats=["open"] * len(chairs))
        opened = Opened(setup, guest, chairs)
        return await self._make(
            guest, command, opened, lambda table, now: table.bring_in(header, records, now), seed=header.seed or ""
        )

    async def go_on(self, guest: str, command: str, room: Room, step: int, seat: int, bot: str) -> str:
        """A new table that goes on from a moment of a finished game, against bots."""
        made = await self.store.table_made(guest, command)
        if made is not None:
            return made
        table = room.table
        if not table.is_finished:
            raise Refusal("table-not-over")
        game = replayed(table, step)
        if seat >= len(table.chairs):
            raise Refusal("seat-unknown", number=seat + 1)
        registry.bot_entry(bot, table.title)
        if not game.state.due():
            raise Refusal("game-over")
        moments = [
            Record(n=n, seat=one.seat, do=one.do, lapse=one.lapse, draft=one.draft, chance=one.chance)
            for n, one in enumerate((kept.record for kept in game.folded), start=1)
        ]
        chairs = [Chair(guest=guest) if number == seat else Chair(bot=bot) for number in range(len(table.chairs))]
        plans = ["me" if number == seat else bot_spec(bot) for number in range(len(chairs))]
        setup = protocol.Setup(title=table.title.name, options=table.setup.options, seats=plans)
        opened = Opened(setup, guest, chairs)
        return await self._make(
            guest, command, opened, lambda made, now: made.start(guest, None, now, taken_over=moments)
        )


def _safe(name: str) -> str | None:
    """A name from a file as others may read it."""
    try:
        return clean_name(name[: protocol.NAME])
    except Refusal:
        return None


def replayed(table: Table, step: int) -> Game:
    """The game of a table as it stood after record `step`."""
    if table.is_unreadable:
        raise Refusal("table-differs")
    if not 1 <= step <= len(table.moments):
        raise Refusal("step-unknown", n=step, count=len(table.moments))
    return Game.fold(table.title, table.playing().header, table.moments[:step])
