"""Commands: what guests want to be done at a table, and what they are answered."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, TypeAlias

from tortuga.kernel.errors import Refusal
from tortuga.kernel.rehearsal import Attempt
from tortuga.server import protocol
from tortuga.server.house import admission, new_tables
from tortuga.server.house.bot_moves import BotMoves
from tortuga.server.house.ledger import Ledger
from tortuga.server.house.long_stories import LongStories
from tortuga.server.house.room import Room, Sharing
from tortuga.server.house.rooms import Coming, Rooms
from tortuga.server.identity import Identity
from tortuga.server.metrics import Metrics
from tortuga.server.protocol import Accepted, Stale
from tortuga.server.store.errors import StoreError
from tortuga.server.store.rows import Change, Draft, Head
from tortuga.server.store.store import Store
from tortuga.server.table.table import Table


class Gone(Refusal):
    """The question that a command answers is gone or answered."""

    def __init__(self) -> None:
        super().__init__("stale")
        self.args = ()


Handler: TypeAlias = Callable[[Room, str, Any], Awaitable[protocol.Reply]]
"""Answers a guest's command of its own kind; raises a Refusal, and then nothing has changed."""


class Commands:
    """Of one process. What the house does not see to itself leaves rows in the log of its table."""

    def __init__(
        self,
        store: Store,
        identity: Identity,
        rooms: Rooms,
        ledger: Ledger,
        bot_moves: BotMoves,
        long_stories: LongStories,
        metrics: Metrics,
        clock: Callable[[], int],
        work_out: Callable[[Table, Attempt], Awaitable[None]],
        sharing: Sharing | None,
    ) -> None:
        self._store = store
        self._identity = identity
        self._rooms = rooms
        self._ledger = ledger
        self._bot_moves = bot_moves
        self._long_stories = long_stories
        self._metrics = metrics
        self._clock = clock
        self._work_out = work_out
        """What takes long to judge is judged elsewhere first."""
        self._sharing = sharing

    @property
    def handlers(self) -> Mapping[type[protocol.Command], Handler]:
        """What the house itself has to do with a command."""
        return {
            protocol.Ping: self._ping,
            protocol.Try: self._try,
            protocol.Draft: self._draft,
            protocol.Hint: self._bot_moves.hint,
            protocol.Sit: self._sit,
            protocol.Rematch: self._rematch,
        }

    async def answer(self, room: Room, guest: str, command: protocol.AnyCommand) -> protocol.Reply:
        """Carries it out; raises a Refusal, and then nothing has changed."""
        return await self.handlers.get(type(command), self._carry_out)(room, guest, command)

    async def _carry_out(self, room: Room, guest: str, command: protocol.Command) -> protocol.Reply:
        arrived = self._clock()  # a command in time does not pay for those before it, nor for the disk

        async def happen(table: Table) -> Accepted:
            known = self._known(table, guest, command)
            if known is not None:
                return Accepted(id=command.id, seq=known)
            if table.is_gone(guest, command):
                raise Gone()
            if command.plays is not None:
                await self._work_out(table, table.moves.attempt(guest, command.plays))
            assessment = table.do(guest, command, arrived)
            _, seq = table.log.commands.find(command.id) or (guest, table.seq)
            return Accepted(id=command.id, seq=seq, assessment=assessment)

        try:
            async with room.lock:
                reply = await self._ledger.happen(room, happen, at_head=True)
        except Gone:
            self._metrics.stale()
            return await self._stale(room, guest, command)
        self._metrics.answered(str(command.__struct_config__.tag), "accepted")
        return reply

    def _known(self, table: Table, guest: str, command: protocol.Command) -> int | None:
        """The version that has this very command, if it came before."""
        found = table.log.commands.find(command.id)
        if found is None:
            return None
        self._metrics.duplicate()
        sender, seq = found
        if sender != guest:
            raise Refusal("command-id-taken")
        return seq

    async def _stale(self, room: Room, guest: str, command: protocol.Command) -> Stale:
        seat, since = room.table.seat_of(guest), room.reached(command.since(room.table.seq))
        telling = await self._long_stories.tell(room, seat, since)
        return Stale(id=command.id, now=room.picture(room.table.seat_of(guest), self._clock(), since, telling=telling))

    async def _ping(self, room: Room, guest: str, command: protocol.Ping) -> Accepted:
        return Accepted(id=command.id, seq=room.table.seq)

    async def _try(self, room: Room, guest: str, command: protocol.Try) -> protocol.Reply:
        async def ask(table: Table) -> Accepted:
            if table.moves.is_stale(guest, command.decision):
                raise Gone()
            return Accepted(id=command.id, seq=table.seq, offer=table.moves.would_bring(guest, command.move))

        try:
            async with room.lock:
                return await self._ledger.ask(room, ask)
        except Gone:
            return await self._stale(room, guest, command)

    async def _draft(self, room: Room, guest: str, command: protocol.Draft) -> protocol.Reply:
        reply = await self._carry_out(room, guest, command)
        seat = room.table.seat_of(guest)
        if self._sharing is not None and isinstance(reply, Accepted) and seat is not None:
            draft = Draft(seat, command.decision, command.move)
            with suppress(StoreError):  # then it counts only if the clock runs out here
                await self._store.commit(Change(room.table.id, drafts=[draft]))
        return reply

    async def _sit(self, room: Room, guest: str, command: protocol.Sit) -> protocol.Reply:
        return await self._carry_out(room, guest, await admission.admitted(self._identity, room.table, guest, command))

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
                made = await self._store.table_made(guest, command.id)
                if made is None:
                    coming = await self._rooms.prepare(
                        guest, command.id, new_tables.rematch(guest, table, command.bots)
                    )
                    made = coming.about.id
                table.rematched(guest, command.id, made, self._clock())
            return Accepted(id=command.id, seq=table.seq, table=table.rematch)

        async def store(change: Change) -> Head | None:
            return await (self._store.commit(change) if coming is None else self._rooms.make_after(coming, change))

        async with room.lock:
            return await self._ledger.happen(room, happen, store=store, at_head=True)
