"""Connections as bytes: who may have how many, what is waited for and for how long, before there is a request or a
command. uvicorn's protocols, with the bounds that they lack."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable
from ipaddress import ip_address, ip_network

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tortuga.server.limits import neighbourhood
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics

HEAD = 64 * 1024
"""The most bytes of a request before its body."""
HEAD_SECONDS = 15.0
STALLED_SECONDS = 60.0
"""Without a byte taken, although some wait to be."""


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


class Config(uvicorn.Config):
    """uvicorn's, with what our protocols need."""

    peers: Peers


class Reading:
    """Does whoever is at the other end take what we send? If nothing goes out for a while, the connection is cut:
    closing it would wait for them."""

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


class Http(HttpToolsProtocol):
    """uvicorn's HTTP; by itself it would take a head of any length, and wait forever for the end of it, and for whoever
    does not read."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._head = 0
        self._patience: asyncio.TimerHandle | None = None
        self._reading = Reading(transport, self.loop)
        if self.config.peers.enter(transport):
            self._expect_head()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.peers.leave(self.transport)
        self._reading.resumed()
        self._end_head()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.paused()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.resumed()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_head()

    def on_headers_complete(self) -> None:
        self._end_head()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
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


class WebSockets(WebSocketsSansIOProtocol):
    """uvicorn's sockets; each goes on with a connection that began as HTTP."""

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._reading = Reading(self.transport, self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.peers.leave(self.transport)
        self._reading.resumed()
        super().connection_lost(exc)

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # a frame that is none, before they were let in: it cannot be answered by one
            self.transport.close()
        else:
            super().handle_parser_exception()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.paused()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.resumed()
