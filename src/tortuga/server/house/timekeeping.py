"""Timekeeping: handles what comes due at tables, even if other processes have them too.

With several processes, each deadline is claimed before it is acted on. The process to which the seat's player is
connected claims it on time; a moment later any process may. If the claimant dies, it becomes due again.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Protocol, TypeVar

from tortuga.kernel.errors import Refusal
from tortuga.kernel.rehearsal import Attempt
from tortuga.server.house.attendance import Attendance
from tortuga.server.house.room import BOT, BOT_LEAD_MS, GRACE, Room
from tortuga.server.house.schedule import Schedule
from tortuga.server.house.tasks import Tasks
from tortuga.server.logs import log
from tortuga.server.not_now import NotNow
from tortuga.server.store.errors import StoreError
from tortuga.server.store.store import Store
from tortuga.server.table.table import Table

CLAIM_MS = 5_000
"""How long a claim on a deadline lasts."""
LATE_MS = 1_000
"""How long it is left to the process where somebody sits at the seat."""
BOT_KIND, _ = BOT

Made = TypeVar("Made")


class Tables(Protocol):
    """What keeping time needs of a house."""

    clock: Callable[[], int]

    async def room(self, table: str) -> Room:
        """Loaded if need be."""

    def loaded(self, table: str) -> Room | None: ...

    async def table(self, room: Room) -> Table:
        """As the disk has it."""

    async def look_at(self, room: Room) -> None:
        """Learns what others have stored at the table, and who is there."""

    async def do(
        self, room: Room, change: Callable[[Table, int], Made], attempt: Callable[[Table], Attempt] | None = None
    ) -> Made:
        """Lets something happen there."""

    def wake_bots(self, room: Room) -> None:
        """All that owe a move there."""


class Timekeeping:
    """Of one process. Without an `attendance` nobody else keeps time here."""

    def __init__(
        self, tables: Tables, store: Store, attendance: Attendance | None, schedule: Schedule, tasks: Tasks
    ) -> None:
        self._tables = tables
        self._store = store
        self._attendance = attendance
        self._schedule = schedule
        self._tasks = tasks

    def came(self, table: str, kind: str, seat: int) -> None:
        """A deadline has come that is known here."""
        if self._attendance is None or (self._attendance.is_alone and kind in [*self._kinds(), BOT_KIND]):
            self._tasks.begin(self._keep(table, kind, seat))
        elif self._is_near(table, seat):
            self._tasks.begin(self._claim_one(table, kind, seat))

    def _is_near(self, table: str, seat: int) -> bool:
        room = self._tables.loaded(table)
        return room is not None and room.is_near(seat)

    async def _claim_one(self, table: str, kind: str, seat: int) -> None:
        now = self._tables.clock()
        with suppress(StoreError):  # it stays due
            if await self._store.claim(now, for_ms=CLAIM_MS, kinds=self._kinds(), only=(table, kind, seat)):
                await self._keep(table, kind, seat)

    async def sweep(self) -> None:
        """Claims what is due and was left over by others."""
        now = self._tables.clock()
        if self._attendance is None or now < self._schedule.not_before:
            return
        found = await self._store.claim(now, for_ms=CLAIM_MS, kinds=self._kinds(), late_ms=LATE_MS)
        found += await self._store.claim(now, for_ms=BOT_LEAD_MS, kinds=[BOT_KIND])
        for table, due in found:
            self._tasks.begin(self._keep(table, due.kind, due.seat))

    def _kinds(self) -> list[str]:
        """What may come due now, besides bots' moves."""
        graces = [GRACE] if self._attendance is None or self._attendance.may_give_up else []
        return ["clock", "unstarted", *graces]

    async def _keep(self, table: str, kind: str, seat: int) -> None:
        """Does what is due, unless it has become pointless."""
        try:
            room = await self._tables.room(table)
            await self._learn(room, kind)
            if kind == BOT_KIND:
                self._tables.wake_bots(room)
            else:
                await self._tables.do(room, lambda live, now: live.expire(kind, seat, now), _lapsing(kind, seat))
                later = room.stored.get((kind, seat), 0)
                if later > self._tables.clock():  # it was not due yet
                    self._schedule.add(later, table, kind, seat)
        except NotNow as error:
            log("deadline-not-stored", table=table, reason=str(error))
            self._schedule.again(table, kind, seat)
        except Refusal as refusal:
            log("deadline-refused", table=table, kind=kind, reason=str(refusal))

    async def _learn(self, room: Room, kind: str) -> None:
        """What only others know may make it pointless, or decide it."""
        if self._attendance is None:
            await self._tables.table(room)
            return
        await self._tables.look_at(room)
        if kind == "clock":
            room.table.moves.know(await self._store.drafts(room.table.id))


def _lapsing(kind: str, seat: int) -> Callable[[Table], Attempt] | None:
    """What the rules will judge when a deadline has come."""
    return (lambda table: table.moves.lapsing(seat)) if kind == "clock" else None
