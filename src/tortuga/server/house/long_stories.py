"""Long stories: the history of a table may have thousands of rows, and anybody may request it again and again. So they
are sent one after the other, for each table in turn, with time for other work in between.
"""

import asyncio

from tortuga.server.house.room import Room

LONG = 200
"""Rows; twice as many as a game usually has. Fewer are told at once."""
ROW_S = 10e-6
"""To tell a row and to encode it, in pure Python."""
SHARE = 3
"""Long stories take one part in this many of the time."""


class LongStories:
    """The queue of readers."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def wait(self, room: Room, since: int | None) -> None:
        """Waits until somebody may be sent everything after the version `since`. The caller must not hold a table's
        lock."""
        rows = room.table.seq - (since or 0)
        if rows >= LONG:
            async with room.telling, self._turn:
                await asyncio.sleep(SHARE * rows * ROW_S)
