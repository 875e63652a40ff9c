"""Connections as bytes: how many each peer may have, how much of their input is read at once, and how long the house
waits for it, before there is a request or a command. uvicorn's protocols, with the bounds that they lack.

A byte costs the house microseconds (a ping has six, a request a hundred), and a megabyte is there in no time. So each
round of the event loop reads only some of the input, from each address in turn; the rest waits, and reading from those
who sent a lot is paused meanwhile.
"""

import asyncio
import logging
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterable
from ipaddress import ip_address, ip_network
from typing import Any

import uvicorn
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from tortuga.server.limits import Bucket, neighbourhood, steady_ms
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics
from tortuga.server.settings import Rate

HEAD = 64 * 1024
"""The most bytes of a request before its body."""
HEAD_SECONDS = 15.0
STALLED_SECONDS = 60.0
"""Without a byte taken, although some wait to be."""
ROUND = 4096
"""Bytes that are read in one round of the event loop, if those of the rounds before were quickly done with."""
LEAST_ROUND = 1024
"""If they were not, or nobody knows yet: some commands or requests, each of which may take ten milliseconds."""
LONG_S = 0.03
"""Of the event loop's own time, for one round."""
QUICK = 3
"""Rounds; what was read in one is carried out in the next."""
SLICE = 512
"""Bytes of one connection, where others wait as well."""
MOST_WAITING = 16 * 1024
"""Of one connection. More is left to the network; not less, because who is cut off while it has something for us does
not hear why."""
SMALL_TALK = Rate(a_minute=300, burst=100)
"""Frames of a socket that say nothing: pings, pongs that nobody asked for, pieces of what would fit into one."""


class Peers:
    """Who is connected: so many from one address, unless it is a proxy that is trusted, behind which others are."""

    def __init__(self, most: int, trusted: Iterable[str], metrics: Metrics) -> None:
        self._most = most
        self._trusted = [ip_network(network) for network in trusted]
        self._metrics = metrics
        self._addresses: dict[asyncio.BaseTransport, str] = {}
        self._count: Counter[str] = Counter()
        self._full: set[str] = set()
        """Addresses that were refused: each is logged once, until one of its connections has ended."""

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Counts a connection, once; False if there are too many from there."""
        peer = transport.get_extra_info("peername")
        if transport in self._addresses or not isinstance(peer, tuple) or self._trusts(peer[0]):
            return True
        address = neighbourhood(peer[0])
        if self._count[address] >= self._most:
            self._metrics.connection_refused()
            if address not in self._full:
                self._full.add(address)
                log("too-many-connections", level=logging.WARNING, address=address, open=self._most)
            return False
        self._addresses[transport] = address
        self._count[address] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._full.discard(address)
            self._count[address] -= 1
            if not self._count[address]:
                del self._count[address]

    def _trusts(self, peer: str) -> bool:
        try:
            address = ip_address(peer)
        except ValueError:
            return False
        return any(address in network for network in self._trusted)


class Rounds:
    """What has come on all connections and waits to be read."""

    def __init__(self, ran: Callable[[], float] = time.thread_time) -> None:
        self._ran = ran
        self._began: float | None = None
        """When this round did; None: there was nothing to read."""
        self._quick = 0
        """Rounds, one after the other."""
        self._size = self._left = LEAST_ROUND
        self._waiting: OrderedDict[str, deque[Incoming]] = OrderedDict()
        """By address; whose turn it is comes first."""
        self._planned = False

    def may_read(self, size: int) -> bool:
        """Can this much be read now without jumping the queue? If so, it is counted."""
        if self._waiting or size > self._left:
            return False
        self._left -= size
        self._plan()
        return True

    def queue(self, incoming: "Incoming") -> None:
        self._waiting.setdefault(incoming.address, deque()).append(incoming)
        self._plan()

    def _plan(self) -> None:
        if not self._planned:
            self._planned = True
            if self._began is None:
                self._began = self._ran()
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        began, self._began = self._began, self._ran()
        self._quick = self._quick + 1 if began is not None and self._began - began < LONG_S else 0
        self._size = ROUND if self._quick >= QUICK else LEAST_ROUND
        self._planned, self._left = False, self._size
        try:
            while self._waiting and self._left > 0:
                address, queue = self._waiting.popitem(last=False)
                incoming = queue.popleft()
                if queue:
                    self._waiting[address] = queue
                self._left -= incoming.read_on(min(SLICE, self._left))
        finally:
            if self._waiting or self._left < self._size:
                self._plan()
            else:
                self._began, self._quick = None, 0
                self._size = self._left = LEAST_ROUND


class Incoming:
    """What has come on one connection. `read` reads some of it; nothing is read while `busy` with what was."""

    def __init__(
        self,
        rounds: Rounds,
        transport: asyncio.Transport,
        read: Callable[[bytes], None],
        busy: Callable[[], bool],
    ) -> None:
        peer = transport.get_extra_info("peername")
        self.address = neighbourhood(peer[0]) if isinstance(peer, tuple) else ""
        self._rounds = rounds
        self._transport = transport
        self._read = read
        self._busy = busy
        self._waiting = bytearray()
        self._queued = False
        self._held = False
        """Nothing new is listened to before what has come is read."""
        self._ended = False

    @property
    def waits(self) -> bool:
        return bool(self._waiting)

    def came(self, data: bytes) -> None:
        if not self._waiting and not self._busy() and self._rounds.may_read(len(data)):
            self._read(data)
        else:
            self._waiting += data
            self.go_on()

    def go_on(self) -> None:
        """Called when a busy connection may be free again."""
        if not self._waiting or self._ended:
            return
        if len(self._waiting) > MOST_WAITING:
            self._held = True
            self._transport.pause_reading()
        if not self._queued and not self._busy():
            self._queued = True
            self._rounds.queue(self)

    def read_on(self, size: int) -> int:
        """Reads at most this many waiting bytes; returns how many."""
        self._queued = False
        if self._ended or self._busy():
            return 0
        part = bytes(self._waiting[:size])
        del self._waiting[:size]
        self._read(part)
        if self._waiting:
            self.go_on()
        elif not self._busy():
            self._let_go()
        return len(part)

    def end(self) -> None:
        """Nobody reads on: it is over, or has become another kind of connection. It refers to nobody then (`Http`)."""
        self._ended = True
        self._waiting.clear()
        self._let_go()
        self._read, self._busy = _read_nothing, _is_free

    def _let_go(self) -> None:
        if self._held and not self._transport.is_closing():
            self._transport.resume_reading()
        self._held = False


def _read_nothing(data: bytes) -> None:
    pass


def _is_free() -> bool:
    return False


class Flow(FlowControl):
    """Of an HTTP connection: uvicorn says when it has had enough."""

    def __init__(self, transport: asyncio.Transport, resumed: Callable[[], None]) -> None:
        super().__init__(transport)
        self._resumed = resumed

    def resume_reading(self) -> None:
        super().resume_reading()
        self._resumed()


class Config(uvicorn.Config):
    """uvicorn's, with what our protocols need."""

    peers: Peers
    rounds: Rounds


class Reading:
    """Does the other end read what we send? If nothing goes out for a while, the connection is cut, because closing it
    would wait for them."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._patience: asyncio.TimerHandle | None = None

    def paused(self) -> None:
        if self._patience is None:
            self._patience = self._loop.call_later(STALLED_SECONDS, self._cut)

    def resumed(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _cut(self) -> None:
        log("reader-stalled", seconds=STALLED_SECONDS)
        self._transport.abort()


class Connection(asyncio.Protocol):
    """What every connection has of ours: it is one of its peer's until it is lost, what comes is read in rounds, and it
    is cut where nobody reads."""

    config: Config
    transport: asyncio.Transport
    _incoming: Incoming
    _reading: Reading

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.peers.leave(self.transport)
        self._incoming.end()
        self._reading.resumed()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.paused()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.resumed()


class Http(Connection, HttpToolsProtocol):
    """uvicorn's HTTP; by itself it would take a head of any length, and wait forever for the end of it; and its parts
    would refer to each other after the end, so that they stayed in memory until somebody looked for them (`garbage`).
    """

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._answering: RequestResponseCycle | None = None
        self._head = 0
        self._patience: asyncio.TimerHandle | None = None
        self._reading = Reading(transport, self.loop)
        self._incoming = Incoming(self.config.rounds, transport, self._read, lambda: self.flow.read_paused)
        self.flow = Flow(transport, self._incoming.go_on)
        if self.config.peers.enter(transport):
            self._expect_head()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_head()
        answering = self._answering
        if answering is not None and not answering.response_complete:
            answering.disconnected = True  # of several requests that came together uvicorn tells the last one alone
            answering.message_event.set()
        super().connection_lost(exc)
        self._let_parts_go()

    def _let_parts_go(self) -> None:
        self.parser = self.cycle = None  # type: ignore[assignment]  # as uvicorn begins
        self._answering = None
        self.pipeline.clear()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_head()

    def on_headers_complete(self) -> None:
        self._end_head()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        self._incoming.came(data)

    def handle_websocket_upgrade(self) -> None:
        self._incoming.end()
        super().handle_websocket_upgrade()
        self.loop.call_soon(self._let_parts_go)  # the parser has not come back yet

    def _read(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._patience is not None:
            self._head += len(data)
            if self._head > HEAD:
                self._end_head()
                self.send_400_response("Too long.")

    def _expect_head(self) -> None:
        self._head = 0
        if self._patience is None:
            self._patience = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _end_head(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class WebSockets(Connection, WebSocketsSansIOProtocol):
    """uvicorn's sockets; each goes on with a connection that began as HTTP."""

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._reading = Reading(self.transport, self.loop)
        self._small_talk = Bucket(SMALL_TALK.a_minute / 60, SMALL_TALK.burst)
        self._incoming = Incoming(self.config.rounds, self.transport, self._read, lambda: self.read_paused)

    def data_received(self, data: bytes) -> None:
        self._incoming.came(data)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it refers to what it is a part of

    async def receive(self) -> Any:
        message = await super().receive()
        self._incoming.go_on()
        return message

    def _read(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.close()  # a head that isn't one for a socket; uvicorn would wait for the end of it for ever

    def keepalive_timeout(self) -> None:
        """An answer to a ping is missing; if reading from the peer is paused, it may have arrived."""
        if self.read_paused or self._incoming.waits:
            self.pong_timer = self.loop.call_later(self.config.ws_ping_timeout or 0, self.keepalive_timeout)
        else:
            super().keepalive_timeout()

    def handle_ping(self) -> None:
        if self._may_talk():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_talk():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_talk():
            super().handle_cont(event)

    def _may_talk(self) -> bool:
        """Nobody needs many frames that say nothing; a client that sends them is cut off."""
        if self.transport.is_closing():
            return False
        if self._small_talk.take(steady_ms()):
            return True
        log("socket-flooded")
        self.transport.abort()
        return False

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # an invalid frame before they were let in: it can't be answered by a frame
            self._give_up()
        else:
            super().handle_parser_exception()

    def handle_close(self, event: Frame) -> None:
        if self.handshake_complete:
            super().handle_close(event)
        else:
            self._give_up()

    def _give_up(self) -> None:
        """Before they were let in: whatever is said to them now, a refusal too, nobody hears."""
        self.disconnected = True
        self.transport.close()
