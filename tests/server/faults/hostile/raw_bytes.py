"""Bytes that no library would send: HTTP and frames by hand, and readers who take nothing."""

import asyncio
import re
import socket
from collections import deque
from contextlib import suppress
from random import Random

from websockets.frames import Frame, Opcode

from server.faults.hostile.aliases import Alias
from server.faults.hostile.messenger import Messenger, in_path
from server.faults.hostile.mutations import encoded
from server.faults.hostile.steps import Steps

MOST_HELD = 10
"""Connections that are left hanging: slow readers, bodies without an end."""
STATUS_LINE = re.compile(rb"HTTP/1\.1 (\d{3}) ")


class RawBytes:
    def __init__(self, messenger: Messenger) -> None:
        self._messenger = messenger
        self._knowledge = messenger.knowledge
        self._held: deque[asyncio.StreamWriter] = deque()

    @property
    def steps(self) -> Steps:
        return [(8, self.talk_nonsense), (6, self.frames_by_hand), (4, self.read_slowly)]

    def close(self) -> None:
        while self._held:
            self._held.popleft().transport.abort()

    async def talk_nonsense(self, dice: Random) -> None:
        """HTTP that no library would send."""
        alias, table = self._knowledge.place(dice)
        head = f"Host: 127.0.0.1\r\nCookie: tortuga={alias.session.token}\r\n".encode()
        post = f"POST /api/tables/{in_path(table)}/commands HTTP/1.1\r\n".encode() + head
        said = dice.choice(
            [
                dice.randbytes(300),
                b"GET / HTTP/1.1\r\n",
                b"GET /api/lobby HTTP/1.1\r\n" + head + b"X: " + b"x" * 70_000 + b"\r\n\r\n",
                b"BREW /api/me HTTP/1.1\r\n" + head + b"\r\n",
                b"GET /static/..%2f..%2fsettings.py HTTP/1.1\r\n" + head + b"\r\n",
                b"GET /api/tables/%00%ff/steps/1 HTTP/1.1\r\n" + head + b"\r\n",
                b"GET /" + b"a" * 30_000 + b" HTTP/1.1\r\n" + head + b"\r\n",
                b"GET /api/me HTTP/1.1\r\nHost: evil.example\r\n\r\n",
                b"GET /api/me HTTP/1.0\r\n\r\n",
                b"HEAD /api/lobby HTTP/1.1\r\n" + head + b"\r\n",
                b"OPTIONS * HTTP/1.1\r\n" + head + b"\r\n",
                b"DELETE /api/me HTTP/1.1\r\nOrigin: https://evil.example\r\n" + head + b"\r\n",
                (b"GET /api/me HTTP/1.1\r\n" + head + b"\r\n") * 20,
                post + b"Content-Type: application/json\r\nContent-Length: 4000\r\n\r\n{",
                post + b"Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}",
                post + b"Content-Length: 99999999999\r\n\r\n" + b"x" * 5000,
                post + b"Content-Length: -5\r\n\r\n{}",
                post + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
                post + b"Transfer-Encoding: chunked\r\n\r\n5\r\nabc",
                post + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
                post + b"Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}",
                post + b"Accept-Language: " + b"pl;q=" * 2000 + b"\r\nContent-Length: 2\r\n\r\n{}",
            ]
        )
        await self._say(alias, said, dice, leave_hanging=dice.random() < 0.2)

    async def frames_by_hand(self, dice: Random) -> None:
        """A socket that begins well."""
        alias, table = self._knowledge.place(dice)
        command = encoded({"type": "chat", "id": self._knowledge.new_id(), "phrase": "hello"})
        whole = _framed(Opcode.TEXT, command)
        said = dice.choice(
            [
                whole[: dice.randrange(len(whole))],
                _framed(Opcode.BINARY, command),
                _framed(Opcode.BINARY, dice.randbytes(200)),
                _framed(Opcode.TEXT, b"\xff\xfe"),
                _framed(Opcode.TEXT, command[:9], fin=False) + _framed(Opcode.CONT, command[9:]),
                _framed(Opcode.TEXT, command[:9], fin=False) + _framed(Opcode.TEXT, command[9:]),
                _framed(Opcode.CONT, command),
                _framed(Opcode.PING, b"x" * 125) * 200,
                _framed(Opcode.PONG, b"") * 50,
                _framed(Opcode.CLOSE, b"\x00\x01"),
                _framed(Opcode.CLOSE, b"\x03\xe8" + b"\xff" * 20),
                _framed(Opcode.TEXT, b"x" * 20_000),
                bytes([0x81, 0xFF]) + (2**62).to_bytes(8, "big") + b"mask",
                bytes([0x83, 0x80]) + b"mask",
                bytes([0xF1, 0x80]) + b"mask",
                bytes([0x81, 0x02]) + b"{}",
                dice.randbytes(100),
                whole * 30,
            ]
        )
        await self._say(alias, _handshake(alias, table) + said, dice, leave_hanging=dice.random() < 0.1)

    async def read_slowly(self, dice: Random) -> None:
        """Asks for much, and takes nothing of it."""
        alias, table = self._knowledge.place(dice)
        commands = [{"type": "ping", "id": self._knowledge.new_id()} for _ in range(dice.choice([0, 20, 100]))]
        asked = _handshake(alias, table) + b"".join(_framed(Opcode.TEXT, encoded(one)) for one in commands)
        head = f"Host: 127.0.0.1\r\nCookie: tortuga={alias.session.token}\r\n\r\n".encode()
        if dice.random() < 0.4:
            asked = f"GET /api/tables/{in_path(table)}/events HTTP/1.1\r\n".encode() + head
        elif dice.random() < 0.3:
            asked = (b"GET /api/texts HTTP/1.1\r\n" + head) * 10
        await self._say(alias, asked, dice, leave_hanging=True, read=False)

    async def _say(self, alias: Alias, said: bytes, dice: Random, *, leave_hanging: bool, read: bool = True) -> None:
        sock = socket.socket()
        sock.setblocking(False)
        if not read:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        sock.bind((alias.address, 0))
        await asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", self._messenger.port))
        reader, writer = await asyncio.open_connection(sock=sock, limit=2**20 if read else 1024)
        try:
            cut = dice.randrange(len(said)) if dice.random() < 0.3 else len(said)
            writer.write(said[:cut])
            await asyncio.wait_for(writer.drain(), 2)
            writer.write(said[cut:])
            if read:
                self._read_back(alias, said, await _for_a_moment(reader))
        finally:
            if leave_hanging:
                self._held.append(writer)
                if len(self._held) > MOST_HELD:
                    self._held.popleft().transport.abort()
            elif dice.random() < 0.5:
                writer.transport.abort()
            else:
                writer.close()

    def _read_back(self, alias: Alias, said: bytes, answer: bytes) -> None:
        text = answer.decode("utf-8", "replace")
        self._messenger.witness.heard(alias.name, text)
        for status in STATUS_LINE.findall(answer):
            body = text.partition("\r\n\r\n")[2]
            self._messenger.witness.answered(alias.name, repr(said[:80]), int(status), body)


async def _for_a_moment(reader: asyncio.StreamReader) -> bytes:
    """What comes, until nothing more does."""
    came = b""
    with suppress(TimeoutError, OSError):
        while more := await asyncio.wait_for(reader.read(2**16), 0.3):
            came += more
    return came


def _framed(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def _handshake(alias: Alias, table: str) -> bytes:
    return (
        f"GET /api/socket?table={in_path(table)} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Cookie: tortuga={alias.session.token}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()
