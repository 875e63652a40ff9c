"""Sockets as a library opens them."""

import asyncio
from contextlib import suppress
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from server.faults.hostile.aliases import Alias, Session
from server.faults.hostile.messenger import Messenger, in_path
from server.faults.hostile.mutations import encoded
from server.faults.hostile.steps import GONE, Steps
from server.running import PATIENCE

MOST = 24
"""Open at the same time; then the oldest is ended."""


class Line:
    """A socket that is open, and the task that listens to it."""

    def __init__(self, alias: Alias, session: Session, table: str, socket: ClientConnection) -> None:
        self.alias = alias
        self.session = session
        """It stays this one's, whoever the alias is later."""
        self.table = table
        self.socket = socket
        self.listening: asyncio.Task[None] | None = None


class Lines:
    def __init__(self, messenger: Messenger) -> None:
        self._messenger = messenger
        self._lines: list[Line] = []

    @property
    def steps(self) -> Steps:
        return [(8, self.open_one), (4, self.hang_up)]

    def some(self, dice: Random) -> Line | None:
        return dice.choice(self._lines) if self._lines else None

    def one_of(self, alias: Alias, dice: Random) -> Line | None:
        own = [line for line in self._lines if line.alias is alias]
        return dice.choice(own) if own else None

    async def open_one(self, dice: Random) -> None:
        alias, table = self._messenger.knowledge.place(dice)
        await self.open(alias, table, dice.randrange(60) if dice.random() < 0.5 else None)

    async def open(self, alias: Alias, table: str, since: int | None = None) -> None:
        session = alias.session
        query = f"table={in_path(table)}" + ("" if since is None else f"&since={since}")
        try:
            opened = await connect(
                f"ws://127.0.0.1:{self._messenger.port}/api/socket?{query}",
                additional_headers=session.cookie,
                proxy=None,
                compression=None,
                max_size=None,
                open_timeout=PATIENCE,
                close_timeout=1,
                local_addr=(alias.address, 0),
            )
        except InvalidStatus as refused:
            body = (refused.response.body or b"").decode()
            self._messenger.witness.answered(alias.name, "a socket", refused.response.status_code, body)
            return
        line = Line(alias, session, table, opened)
        line.listening = asyncio.create_task(self._listen(line))
        self._lines.append(line)
        while len(self._lines) > MOST:
            await self._end(self._lines[0])

    async def _listen(self, line: Line) -> None:
        with suppress(*GONE):
            async for raw in line.socket:
                text = raw if isinstance(raw, str) else raw.decode()
                self._messenger.witness.heard(line.alias.name, text)
                frame = msgspec.json.decode(text)
                self._messenger.shown(line.alias, line.session, line.table, frame)
                self._messenger.knowledge.understand(frame)
        self._messenger.witness.closed(line.alias.name, line.socket.close_code, line.socket.close_reason)
        if line in self._lines:
            self._lines.remove(line)

    async def hang_up(self, dice: Random) -> None:
        """In the middle of something, or politely."""
        line = self.some(dice)
        if line is not None:
            hint = {"type": "hint", "id": self._messenger.knowledge.new_id()}
            await line.socket.send(encoded(hint).decode())
            await self._end(line, rudely=dice.random() < 0.7)

    async def _end(self, line: Line, *, rudely: bool = False) -> None:
        if line in self._lines:
            self._lines.remove(line)
        if rudely:
            line.socket.transport.abort()
        else:
            await line.socket.close()
        if line.listening is not None:
            await line.listening

    async def close(self) -> None:
        for line in [*self._lines]:
            await self._end(line)
