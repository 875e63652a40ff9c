"""A tab's socket: commands come in, replies and pictures of the table go out."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import suppress
from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from tortuga.kernel.errors import Refusal
from tortuga.server.commands import Sender, answer
from tortuga.server.connections import Connection, Connections
from tortuga.server.house.house import House
from tortuga.server.house.room import Room, Watcher
from tortuga.server.http import address_of, decoded, language_of, session_token
from tortuga.server.identity import Guest, session_of
from tortuga.server.limits import Limits
from tortuga.server.protocol import COMMAND, ENCODER, FRAME, Bye, TypedCode
from tortuga.server.replies import refused
from tortuga.server.shutdown import Shutdown

PATIENCE = 100
"""Commands refused as too fast before the socket is closed."""
GOING_AWAY = (1000, 1001)
"""How a browser says that somebody closed the tab; anything else is a connection that broke."""
RESTART, FLOODED, UNREAD, SIGNED_OUT = 1012, 1008, 1013, 4401


class Look(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody knows of a table already, and what lets them in at a private one."""

    since: Annotated[int, Meta(ge=0)] | None = None
    code: TypedCode | None = None
    invitation: Annotated[str, Meta(max_length=64)] | None = None


class LookAt(Look, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same for a socket, whose address does not name the table."""

    table: Annotated[str, Meta(max_length=40)]


class Sockets:
    """All sockets of a house."""

    def __init__(
        self, house: House, limits: Limits, connections: Connections, shutdown: Shutdown, *, tls: bool
    ) -> None:
        self._house = house
        self._limits = limits
        self._connections = connections
        self._tls = tls
        self._open: dict[WebSocket, asyncio.Lock] = {}
        self._goodbyes: set[asyncio.Task[None]] = set()
        shutdown.when_closing(self.farewell)

    async def serve(self, socket: WebSocket) -> None:
        """One socket from its request to its end. A refusal before `accept` is an HTTP answer."""
        token = session_token(socket, self._tls)
        with self._connections.opened(address_of(socket), None if token is None else session_of(token)) as connection:
            look = _look(socket)
            guest = None if token is None else await self._house.identity.guest_of(token, self._house.clock())
            if guest is not None:
                self._connections.belongs_to(connection, guest.id)
            await self._show(socket, look, guest, connection)

    async def _show(self, socket: WebSocket, look: LookAt, guest: Guest | None, connection: Connection) -> None:
        """The table, for as long as somebody looks at it."""
        own = None if guest is None else guest.id
        room = await self._house.room(look.table)
        if look.code is not None:
            await self._limits.guess(address_of(socket), right=room.table.is_code(look.code))
        await self._house.check_may_watch(room, own, look.code, look.invitation)
        await socket.accept()
        language = guest.language if guest is not None else language_of(socket)
        sender = Sender(own, address_of(socket), language)

        def end(why: Refusal, code: int = SIGNED_OUT) -> None:
            watcher.lost = True  # not a frame more
            goodbye = asyncio.create_task(_bye(socket, why, language, code))
            self._goodbyes.add(goodbye)
            goodbye.add_done_callback(self._goodbyes.discard)

        def show(frame: bytes) -> Awaitable[None]:
            return socket.send_text(frame.decode())

        watcher = Watcher(own, look.since, show, self._house.metrics, partial(end, code=RESTART))
        self._open[socket] = asyncio.Lock()
        cleanly = False
        try:
            connection.when_ended(end)
            await self._house.watch(room, watcher)
            cleanly = await self._listen(socket, room, watcher, sender)
        except Refusal as refusal:
            await _bye(socket, refusal, language, RESTART)
        finally:
            del self._open[socket]
            await self._house.unwatch(room, watcher, cleanly=cleanly)
            watcher.stop()

    async def farewell(self) -> None:
        """The house closes: each command at hand is answered, then its socket is told to come back."""
        await asyncio.gather(*(self._close(socket, lock) for socket, lock in list(self._open.items())))

    async def _close(self, socket: WebSocket, busy: asyncio.Lock) -> None:
        async with busy:
            await _end(socket, RESTART)

    async def _listen(self, socket: WebSocket, room: Room, watcher: Watcher, sender: Sender) -> bool:
        """Reads commands until the connection ends. Says whether it was ended on purpose."""
        refusals = 0
        while not watcher.lost:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return message.get("code") in GOING_AWAY
            if watcher.lost:
                break
            async with self._open[socket]:
                try:
                    self._limits.must("command", sender.address, sender.guest)
                except Refusal as refusal:
                    refusals += 1
                    watcher.reply(ENCODER.encode(refused(refusal, sender.language)))
                    if refusals > PATIENCE:
                        await _end(socket, FLOODED)
                        return False
                    continue
                watcher.reply(await self._answer(message, room, sender))
            await asyncio.sleep(0)  # a client that sent much at once must not hold up the others
        await _end(socket, UNREAD)
        return False

    async def _answer(self, message: object, room: Room, sender: Sender) -> bytes:
        """The reply to one frame, as it is sent."""
        command = None
        try:
            command = decoded(COMMAND, _frame(message))
            return ENCODER.encode(await answer(self._house, self._limits, room, sender, command))
        except Refusal as refusal:
            return ENCODER.encode(refused(refusal, sender.language, None if command is None else command.id))


async def stream(
    house: House, room: Room, guest: str | None, since: int | None, connection: Connection
) -> AsyncIterator[msgspec.Raw]:
    """The same pictures of a table for clients without a socket: the reader sets the pace."""
    waiting: asyncio.Queue[bytes | Refusal] = asyncio.Queue(1)

    def end(why: Refusal) -> None:
        watcher.lost = True
        while not waiting.empty():
            waiting.get_nowait()
        waiting.put_nowait(why)

    watcher = Watcher(guest, since, waiting.put, house.metrics, end)
    try:
        connection.when_ended(end)
        await house.watch(room, watcher)
        while True:
            frame = await waiting.get()
            if isinstance(frame, Refusal):
                raise frame
            yield msgspec.Raw(frame)
    finally:
        watcher.stop()
        await house.unwatch(room, watcher, cleanly=False)


async def _bye(socket: WebSocket, refusal: Refusal, language: str, code: int) -> None:
    """Says why, and closes."""
    with suppress(WebSocketDisconnect, RuntimeError):  # it has gone by itself
        await socket.send_text(ENCODER.encode(Bye(key=refusal.key, text=refused(refusal, language).text)).decode())
        await socket.close(code)


async def _end(socket: WebSocket, code: int) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # it may be closed already, by either side
        await socket.close(code)


def _look(socket: WebSocket) -> LookAt:
    try:
        return msgspec.convert(dict(socket.query_params), LookAt, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("query-unreadable", reason=str(error)) from None


def _frame(message: object) -> bytes | str:
    assert isinstance(message, dict)
    text: str | None = message.get("text")
    raw = text if text is not None else message.get("bytes") or b""
    if len(raw) > FRAME:
        raise Refusal("command-too-long", most=FRAME)
    return raw
