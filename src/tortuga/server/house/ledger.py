"""Ledger: append, commit, then tell. What happens at a table is shown and acknowledged only once it is stored.

Memory is only a cache of the disk. Everything happens on a copy of the table, which replaces the table when it is
stored; if that fails, the copy is dropped. Other processes may write to the same tables: then a change made here is
Lost, and repeated on top of theirs. So being stored proves a yes; a no is final only at the head.

A yes is for good, because it is in the log. A no is about one version of the table and stored nowhere: once the table
has moved on, the same command is judged anew, by any process. To store a no, the head would have to move, and everybody
else would lose to something that hasn't happened.
"""

import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Protocol, TypeAlias, TypeVar

from tortuga.kernel.errors import Refusal
from tortuga.server.house.patience import Patience
from tortuga.server.house.room import Room, Sharing
from tortuga.server.house.rooms import UNKNOWN, Rooms
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics
from tortuga.server.not_now import NotNow
from tortuga.server.store.errors import Conflict, InDoubt, StoreError, StoreTrouble
from tortuga.server.store.rows import Change, Deadline, Head
from tortuga.server.store.store import Store
from tortuga.server.table.table import Table

WAITING_MS = 250
"""If storing takes less than this, the next player's clock isn't corrected: nobody notices the difference."""

Made = TypeVar("Made")
Owed: TypeAlias = Collection[tuple[int, int, str]]
"""Seat, decision and name of bots that owe a move."""


class Stored(Protocol):
    """Is told of what is stored."""

    def __call__(self, room: Room, deadlines: Sequence[Deadline], *, ours: bool, owed: Owed = ()) -> None:
        """These deadlines are new; `ours`: this process has stored it, and these bots `owed` their moves before."""


class Ledger:
    """Of one process. The caller holds the lock of the room."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        metrics: Metrics,
        clock: Callable[[], int],
        stored: Stored,
        dropped: Callable[[str, str, int], None],
        sharing: Sharing | None,
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._metrics = metrics
        self._clock = clock
        self._stored = stored
        self._dropped = dropped
        """Is told of a deadline that is off: table, kind and seat."""
        self._sharing = sharing

    async def happen(
        self,
        room: Room,
        happen: Callable[[Table], Awaitable[Made]],
        *,
        store: Callable[[Change], Awaitable[Head | None]] | None = None,
        show: bool = False,
        at_head: bool = False,
    ) -> Made:
        """Lets something happen at a table, and stores it. It happens to a copy, so that nobody sees it before, and
        again from the start if others have stored something meanwhile. If there was nothing to store: with `show`
        everybody is shown the table all the same, with `at_head` it counts only at the head. A Refusal: nothing has
        changed."""
        patience: Patience | None = None
        while True:
            table = (await self.table(room)).copy()
            try:
                made = await happen(table)
                room.see(table, self._clock())
            except NotNow:
                raise
            except Refusal:
                if await self.catch_up(room):
                    continue  # it was about something that no longer exists
                raise
            try:
                if not await self._commit(room, table, store or self._store.commit):
                    if at_head and await self.catch_up(room):
                        continue  # what is there already may be gone: a backup was restored
                    if show:
                        room.publish(self._clock())
            except (Conflict, InDoubt) as error:
                self._metrics.lost()
                room.is_behind = True
                patience = patience or Patience()
                await self._learn(room, error, patience)
            else:
                return made

    async def _learn(self, room: Room, error: StoreError, patience: Patience) -> None:
        """What was to be stored has lost, or nobody knows: finds out what is there instead. The store may not show it
        at once, and others may be faster again and again, so there is a limit to the wait."""
        try:
            found = await self.catch_up(room)
        except StoreTrouble as trouble:
            raise (error if isinstance(error, InDoubt) else trouble) from None  # losing isn't a refusal
        if not await patience.wait(more=not found):
            raise error if isinstance(error, InDoubt) else NotNow("table-busy")

    async def ask(self, room: Room, ask: Callable[[Table], Awaitable[Made]]) -> Made:
        """Asks a table something that changes nothing; a no is final only at the head."""
        try:
            return await ask(await self.table(room))
        except NotNow:
            raise
        except Refusal:
            if not await self.catch_up(room):
                raise
            return await ask(room.table)

    async def _commit(self, room: Room, table: Table, store: Callable[[Change], Awaitable[Head | None]]) -> bool:
        """Stores what happened to a copy of the table, then shows it, if anything has. Nobody has seen it before."""
        change = room.change(table)
        if change is None:
            room.settled(table, None, None)
            return False
        owed = () if self._sharing is None else room.table.moves.bots_due()
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
            self._dropped(change.table, kind, seat)
        for row in change.rows:
            if row.kind == "move":
                self._metrics.moved()
        self._metrics.appended(time.perf_counter() - began)
        room.publish(self._clock())
        self._stored(room, change.deadlines, ours=True, owed=owed)
        return True

    def _give_back_waiting(self, room: Room, change: Change) -> None:
        """What happened is told only now: if the disk took long, that is nobody's time."""
        waited = self._clock() - change.rows[-1].at if change.rows else 0
        if waited > WAITING_MS:
            room.table.give_back(waited)

    # -- What the disk has --------------------------------------------------------------------------------------------

    async def table(self, room: Room) -> Table:
        """The table as the disk has it, if only this process writes there. Where others do, it may be behind."""
        if room.must_reload:
            await self._fold_again(room)
        elif room.is_behind:
            await self.catch_up(room)
        return room.table

    async def catch_up(self, room: Room) -> bool:
        """Follows what others have stored at a table. Says whether there was anything."""
        if self._sharing is None and not room.is_behind:
            return False
        assert room.head is not None
        before = room.table
        found = await self._store.rows_from(before.id, room.head)
        if found is None:  # it is another story: a backup was restored
            room.show_anew()
            await self._fold_again(room)
            return True
        if found.head == room.head:
            room.is_behind = False
            room.know(found.deadlines)
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

    async def look_elsewhere(self, room: Room) -> None:
        """Learns who is at the table in other processes."""
        if self._sharing is not None:
            table = room.table.id
            found = await self._store.elsewhere(self._sharing.process, [table])
            room.look_elsewhere(found.get(table, Counter()))

    async def _fold_again(self, room: Room) -> None:
        before = room.table
        try:
            table, deadlines, head = await self._rooms.fold(before.id)
        except NotNow:
            raise
        except Refusal as refusal:
            if refusal.key == UNKNOWN:
                self._gone(room, refusal)
            raise
        table.remember(before)
        self._followed(room, table, deadlines, head)

    def _gone(self, room: Room, why: Refusal) -> None:
        """A backup was restored that is older than the table."""
        log("table-gone", level=logging.WARNING, table=room.table.id)
        self._rooms.drop(room.table.id)
        for watcher in room.watchers:
            watcher.end(why)

    def _followed(self, room: Room, table: Table, deadlines: list[Deadline], head: Head) -> None:
        """Shows what others have stored. Bots that owe a move think where it was stored that they do."""
        for kind, seat in room.stored.keys() - {(one.kind, one.seat) for one in deadlines}:
            self._dropped(table.id, kind, seat)
        room.followed(table, deadlines, head)
        room.is_behind = room.must_reload = False
        room.publish(self._clock())
        self._stored(room, deadlines, ours=False)
