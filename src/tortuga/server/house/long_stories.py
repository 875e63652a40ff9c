"""Long stories: what has happened at a table since its beginning may be thousands of rows, and anybody may ask for it
again and again. So they are told one after the other, of each table in turn, and between two of them others have time.
"""

import asyncio

from tortuga.server.house.room import Room

LONG = 200
"""Rows; twice as many as a game usually has. Fewer are told at once."""
ROW_S = 10e-6
"""To tell a row and to encode it, in pure Python."""
SHARE = 3
"""Telling takes one part of so many of the time."""


class LongStories:
    """The turns of those who are told one."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def wait(self, room: Room, since: int | None) -> None:
        """Until somebody may be told all after the version `since`. Whoever waits holds no table's lock."""
        rows = room.table.seq - (since or 0)
        if rows >= LONG:
            async with room.telling, self._turn:
                await asyncio.sleep(SHARE * rows * ROW_S)
