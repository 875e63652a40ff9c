"""A tab's socket: commands come in, replies and pictures of the table go out."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from tortuga.kernel.errors import Refusal
from tortuga.server.guard import Bucket, steady_ms
from tortuga.server.house.house import House
from tortuga.server.house.room import Room, Watcher
from tortuga.server.http import address_of, decoded, language_of, session_token
from tortuga.server.identity import Guest
from tortuga.server.protocol import COMMAND, ENCODER, FRAME, Bye, Chat
from tortuga.server.replies import refused, worded
from tortuga.server.shutdown import Shutdown

RATE, BURST = 10, 40
"""Commands a second, and at once: far more than a person can give, far less than would hurt."""
CHATS_A_MINUTE, CHATS_AT_ONCE = 30, 10
PATIENCE = 100
"""Commands refused as too fast before the socket is closed."""
GOING_AWAY = (1000, 1001)
"""How a browser says that somebody closed the tab; anything else is a connection that broke."""
RESTART, FLOODED, UNREAD = 1012, 1008, 1013


class Look(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody knows of a table already, and what lets them in at a private one."""

    since: Annotated[int, Meta(ge=0)] | None = None
    code: Annotated[str, Meta(max_length=16)] | None = None
    invitation: Annotated[str, Meta(max_length=64)] | None = None


class LookAt(Look, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same for a socket, whose address does not name the table."""

    table: Annotated[str, Meta(max_length=40)]


class Sockets:
    """All sockets of a house."""

    def __init__(self, house: House, shutdown: Shutdown, *, tls: bool) -> None:
        self._house = house
        self._tls = tls
        self._open: dict[WebSocket, asyncio.Lock] = {}
        shutdown.when_closing(self.farewell)

    async def serve(self, socket: WebSocket) -> None:
        """One socket from its request to its end. A refusal before `accept` is an HTTP answer."""
        look = _look(socket)
        guest = await self._guest(socket)
        own = None if guest is None else guest.id
        room = await self._house.room(look.table)
        if look.code is not None:
            socket.app.state.limits.guess(address_of(socket), right=room.table.is_code(look.code))
        await self._house.check_may_watch(room, own, look.code, look.invitation)
        await socket.accept()
        language = guest.language if guest is not None else language_of(socket)
        watcher = Watcher(own, look.since, lambda frame: socket.send_text(frame.decode()))
        self._open[socket] = asyncio.Lock()
        self._house.metrics.socket_opened()
        cleanly = False
        try:
            await self._house.watch(room, watcher)
            cleanly = await self._listen(socket, room, watcher, own, language)
        except Refusal as refusal:
            await self._bye(socket, refusal, language)
        finally:
            del self._open[socket]
            self._house.metrics.socket_closed()
            await self._house.unwatch(room, watcher, cleanly=cleanly)

    async def farewell(self) -> None:
        """The house closes: each command at hand is answered, then its socket is told to come back."""
        await asyncio.gather(*(self._close(socket, lock) for socket, lock in list(self._open.items())))

    async def _close(self, socket: WebSocket, busy: asyncio.Lock) -> None:
        async with busy:
            await _end(socket, RESTART)

    async def _guest(self, socket: WebSocket) -> Guest | None:
        token = session_token(socket, self._tls)
        return None if token is None else await self._house.identity.guest_of(token, self._house.clock())

    async def _listen(self, socket: WebSocket, room: Room, watcher: Watcher, guest: str | None, language: str) -> bool:
        """Reads commands until the connection ends. Says whether it was ended on purpose."""
        commands, chats = Bucket(RATE, BURST), Bucket(CHATS_A_MINUTE / 60, CHATS_AT_ONCE)
        refusals = 0
        while not watcher.lost:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return message.get("code") in GOING_AWAY
            if watcher.lost:
                break
            async with self._open[socket]:
                if not commands.take(steady_ms()):
                    refusals += 1
                    watcher.reply(ENCODER.encode(refused(Refusal("too-fast", seconds=1), language)))
                    if refusals > PATIENCE:
                        await _end(socket, FLOODED)
                        return False
                    continue
                watcher.reply(await self._answer(message, room, guest, chats, language))
        await _end(socket, UNREAD)
        return False

    async def _answer(self, message: object, room: Room, guest: str | None, chats: Bucket, language: str) -> bytes:
        """The reply to one frame, as it is sent."""
        command = None
        try:
            raw = _frame(message)
            command = decoded(COMMAND, raw)
            if guest is None:
                raise Refusal("sign-in-needed")
            if isinstance(command, Chat) and not chats.take(steady_ms()):
                raise Refusal("too-fast", seconds=2)
            return ENCODER.encode(worded(await self._house.command(room, guest, command), language))
        except Refusal as refusal:
            if command is not None:
                self._house.metrics.answered(str(command.__struct_config__.tag), "refused")
            return ENCODER.encode(refused(refusal, language, None if command is None else command.id))

    async def _bye(self, socket: WebSocket, refusal: Refusal, language: str) -> None:
        try:
            await socket.send_text(ENCODER.encode(Bye(key=refusal.key, text=refused(refusal, language).text)).decode())
            await socket.close(RESTART)
        except (WebSocketDisconnect, RuntimeError):  # it has gone by itself
            return


async def stream(house: House, room: Room, guest: str | None, since: int | None) -> AsyncIterator[msgspec.Raw]:
    """The same pictures of a table for who has no socket: the reader sets the pace."""
    waiting: asyncio.Queue[bytes] = asyncio.Queue(1)
    watcher = Watcher(guest, since, waiting.put)
    try:
        await house.watch(room, watcher)
        while True:
            yield msgspec.Raw(await waiting.get())
    finally:
        await house.unwatch(room, watcher, cleanly=False)


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
