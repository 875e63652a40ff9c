"""Long stories: the history of a table may have thousands of rows, and anybody may request it again and again. So they
are sent in pieces and one after the other, for each table in turn, with time for other work after each piece.
"""

import asyncio

from tortuga.server.house.room import Room
from tortuga.server.table.pictures import Telling

LONG = 200
"""Rows; twice as many as a game usually has. Fewer are told at once."""
PIECE = 100
ROW_S = 10e-6
"""To tell a row and to encode it, in pure Python."""
SHARE = 3
"""Long stories take one part in this many of the time."""


class LongStories:
    """The queue of readers."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def tell(self, room: Room, seat: int | None, since: int | None) -> Telling | None:
        """Everything after the version `since` as a viewer is told it, if that is long: a picture of the table begins
        with it. The caller must not hold a table's lock."""
        if room.table.seq - (since or 0) < LONG:
            return None
        async with room.telling, self._turn:
            table = room.table
            told = Telling(table.fold_id, table.renumbered, seat, since or 0, [])
            while piece := table.story.encoded(told.until, PIECE, seat):
                told.rows.extend(piece)
                await asyncio.sleep(SHARE * len(piece) * ROW_S)
            return told
