"""StoredPictures: how games look to each viewer, on disk, in case no rules can fold them one day.

Storing pictures with every move would cost more than the move. So a table gets new ones once it has been quiet for a
while, when its game ends, and when the house closes, so that an upgrade finds those of the last moment. After a crash
they may be older; then they are made when somebody next opens the table.

The archive makes them, one table after the other. When the house closes, they are made in the house itself: nobody
waits for it any more, and the archive would have to be sent all games first.
"""

import asyncio
import logging
import time
from typing import NamedTuple

from tortuga.kernel.errors import Refusal
from tortuga.kernel.records import Header, Record
from tortuga.server.house.room import Room
from tortuga.server.logs import log
from tortuga.server.store.errors import StoreError
from tortuga.server.store.rows import Change, Picture
from tortuga.server.store.store import Store
from tortuga.server.table import pictures
from tortuga.server.workers.archive import Archive

QUIET_S = 5.0
"""How long nobody has moved by then."""
BUSY_S = 60.0
"""How often a table that is never quiet gets pictures all the same."""
SHARE = 0.25
"""Of the archive's time, at most: however many tables there are, those who look back go first."""
LOOK_S = 1.0
"""Between two looks for tables that have become quiet."""
CLOSING_S = 3.0
"""For all that are wanted when the house closes."""


class _Wanted:
    """A table whose pictures may be older than its last row. Also one that is forgotten stays until they are made."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._latest = time.monotonic() + BUSY_S
        self.at = 0.0

    def wait(self, seconds: float) -> None:
        self.at = min(time.monotonic() + seconds, self._latest)

    def try_later(self) -> None:
        self.at = self._latest = time.monotonic() + BUSY_S


class StoredPictures:
    """Which tables want new pictures, and when."""

    def __init__(self, store: Store, archive: Archive) -> None:
        self._store = store
        self._archive = archive
        self._wanted: dict[str, _Wanted] = {}

    def want(self, room: Room) -> None:
        """The room was opened, or something has happened there."""
        table = room.table
        if table.game is None:
            return
        wanted = self._wanted.get(table.id)
        if wanted is None or wanted.room is not room:
            wanted = self._wanted[table.id] = _Wanted(room)
        wanted.wait(0 if table.is_finished else QUIET_S)

    async def run(self) -> None:
        """Makes those that are due, the longest first, with a rest after each."""
        while True:
            began = time.monotonic()
            some = await self._make_next(began)
            await asyncio.sleep((time.monotonic() - began) * (1 / SHARE - 1) if some else LOOK_S)

    async def _make_next(self, now: float) -> bool:
        """Says whether any were due."""
        wanted = min(self._wanted.values(), key=lambda one: one.at, default=None)
        if wanted is None or wanted.at > now:
            return False
        await self._make(wanted)
        return True

    async def finish(self) -> None:
        """Makes all that are wanted, as long as there is time; nothing happens at their tables any more."""
        rooms = [wanted.room for wanted in self._wanted.values()]
        self._wanted.clear()
        changes = await asyncio.to_thread(_last_pictures, rooms)
        for stored in await asyncio.gather(*map(self._store.commit, changes), return_exceptions=True):
            if stored is not None:
                log("pictures-not-stored", reason=str(stored))

    async def _make(self, wanted: _Wanted) -> None:
        """New pictures of one table, unless the disk has them."""
        table = wanted.room.table
        try:
            moment = await _moment(wanted.room)
            self._wanted.pop(table.id, None)  # whatever follows wants them again
            if moment is not None and not moment.is_shown_by(await self._store.pictured(table.id)):
                await self._store.commit(Change(table.id, pictures=await self._seen(moment)))
        except BaseException as error:  # also when the house is closing
            self._wanted.setdefault(table.id, wanted).try_later()
            if not isinstance(error, StoreError | Refusal):
                raise
            log("pictures-not-stored", table=table.id, reason=str(error))

    async def _seen(self, moment: "_Moment") -> list[Picture]:
        eyes = moment.eyes
        seen = await self._archive.look(moment.fold_id, moment.header, moment.records, len(moment.records), eyes)
        shown = zip(eyes, seen.views, seen.details, strict=True)
        return [pictures.to_store(seat, moment.seq, view, details) for seat, view, details in shown]


class _Moment(NamedTuple):
    """A game as the disk has it. The moves after it do not wait until its pictures are made."""

    fold_id: str
    header: Header
    records: list[Record]
    seq: int
    eyes: list[int | None]

    def is_shown_by(self, pictured: dict[int, int]) -> bool:
        return all(pictured.get(pictures.stored_seat(seat), 0) >= self.seq for seat in self.eyes)


async def _moment(room: Room) -> _Moment | None:
    async with room.lock:
        table = room.table
        if room.must_reload or table.game is None or not table.moments:
            return None
        header, records = table.until(len(table.moments))
        return _Moment(table.fold_id, header, records, table.seq, pictures.viewers(table))


def _last_pictures(rooms: list[Room]) -> list[Change]:
    until = time.monotonic() + CLOSING_S
    made: list[Change] = []
    for count, room in enumerate(rooms):
        if time.monotonic() > until:
            log("pictures-left-out", level=logging.WARNING, tables=len(rooms) - count)
            break
        table = room.table
        if room.must_reload or table.game is None:
            continue
        try:
            made.append(Change(table.id, pictures=pictures.of_game(table, table.game)))
        except Exception as error:  # a title that stumbles must not keep the house open
            log("pictures-not-made", table=table.id, error=error)
    return made
