"""Runs a house: takes the port, says where it is, opens the browser, and closes without losing anything.

On SIGTERM or Ctrl-C requests that run are finished, new ones hear `house-closing`, sockets are closed with 1012 so
that clients come back by themselves. Then uvicorn ends what is left, and the exit status is 0.
"""

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from ipaddress import ip_address, ip_network
from typing import TypeAlias

import msgspec
import uvicorn
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tortuga.kernel.errors import OptionError, Refusal
from tortuga.server import logs
from tortuga.server.connections import room_for
from tortuga.server.file_limit import file_limit, raise_file_limit
from tortuga.server.limits import neighbourhood
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics
from tortuga.server.protocol import FRAME
from tortuga.server.replies import texts
from tortuga.server.settings import Settings
from tortuga.server.shutdown import Shutdown
from tortuga.texts import reader_language

MakeApp: TypeAlias = Callable[[Settings, Shutdown, Metrics], ASGIApp]
Ready: TypeAlias = Callable[[], Awaitable[None]]
"""Raises where the house cannot work, such as when its store does not answer."""
BACKLOG = 2048
PING = 15.0
"""Seconds between pings; a connection that is lost without a word is noticed after 25."""
PONG = 10.0
READY_SECONDS = 4.0
"""The most that the answer may take: longer than `Readiness` itself, which has a reason then."""
LAST_SECONDS = 5
"""For uvicorn, after `Shutdown.drain`; what still runs then is cancelled."""
HEAD = 64 * 1024
"""The most bytes of a request before its body."""
HEAD_SECONDS = 15.0
STALLED_SECONDS = 60.0
"""Without a byte taken, although some wait to be."""
EVERYWHERE = ("0.0.0.0", "::", "")
ALLOCATIONS = 50_000
"""Between two looks for garbage in circles. A house makes little of it and keeps much, and looking costs by what it
keeps: at Python's own pace that would take a quarter of the time in which a thousand tables come back."""
STOPS = (signal.SIGINT, signal.SIGTERM)
FAILED = 1


def run(settings: Settings, make_app: MakeApp, language: str | None = None) -> int:
    """Runs until a signal comes; returns the exit status. Raises Refusal where the house cannot open."""
    listener = listen(settings.host, settings.port)
    with contextlib.closing(listener):
        port: int = listener.getsockname()[1]
        settings = msgspec.structs.replace(settings, port=port)
        logs.configure(settings.log_format, settings.log_level)
        raise_file_limit()
        shutdown, metrics = Shutdown(), Metrics()
        app = Opening(make_app(settings, shutdown, metrics))
        gc.set_threshold(ALLOCATIONS)
        gc.freeze()  # the program itself stays for as long as the house does
        server = Server(app, settings, shutdown, metrics, language or reader_language())
        with contextlib.suppress(SystemExit):  # uvicorn's way to say that the app did not start; its reason is kept
            server.run(sockets=[listener])
    if isinstance(app.failure, Refusal):
        raise app.failure
    if app.failure is not None:
        log("house-failed", level=logging.ERROR, error=app.failure)
        return FAILED
    return 0


# -- The address ------------------------------------------------------------------------------------------------------


def listen(host: str, port: int) -> socket.socket:
    """The port, taken before anything else is done; guests who come early wait until the house is open."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise OptionError("host-unfit", host=host, reason=error.strerror or str(error)) from None
    try:
        if sys.platform != "win32":  # where it would let two programs have the same port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise OptionError("port-taken", port=str(port)) from None
        if error.errno == errno.EACCES:
            raise OptionError("port-forbidden", port=str(port)) from None
        raise OptionError("host-unfit", host=host, reason=error.strerror or str(error)) from None
    return listener


def local_address(settings: Settings) -> str:
    """Where a browser on this machine finds the house."""
    host = "localhost" if settings.host in EVERYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def network_address(settings: Settings) -> str | None:
    """Where others in the same network find it, if it listens to them."""
    if settings.host not in EVERYWHERE:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which of our addresses would be used
        except OSError:
            return None
        return f"http://{probe.getsockname()[0]}:{settings.port}"


# -- Running ----------------------------------------------------------------------------------------------------------


class Opening:
    """The app; if it does not start, the reason is kept for whoever runs it, instead of a traceback in the log."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self.failure: Exception | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self._app(scope, receive, send)
            return

        async def send_briefly(message: Message) -> None:
            await send({"type": message["type"]} if message["type"].endswith(".failed") else message)

        try:
            await self._app(scope, receive, send_briefly)
        except Exception as error:
            self.failure = error
            raise


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


class Server(uvicorn.Server):
    """uvicorn that drains the house before it stops itself, and for which a signal is a good end."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        shutdown: Shutdown,
        metrics: Metrics,
        language: str = "en",
    ) -> None:
        super().__init__(
            config := Config(
                app,
                loop="auto",
                http=Http,
                ws=WebSockets,
                ws_max_size=FRAME,
                ws_ping_interval=PING,
                ws_ping_timeout=PONG,
                ws_per_message_deflate=False,  # frames are small, and each compressor would take more than a socket
                lifespan="on",
                log_config=None,
                log_level="warning",  # its notes on sockets have query strings in them
                access_log=False,
                proxy_headers=bool(settings.trusted_proxies),
                forwarded_allow_ips=list(settings.trusted_proxies),
                server_header=False,
                backlog=BACKLOG,
                timeout_graceful_shutdown=LAST_SECONDS,
            )
        )
        most = min(settings.connections_of_address, room_for(file_limit()) // 2)
        config.peers = Peers(most, settings.trusted_proxies, metrics)
        self._settings = settings
        self._shutdown = shutdown
        self._say = texts(language)
        self.is_open = False
        """Guests can come, and whoever looks at the terminal knows it."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if not self.started:
            return
        here = self._settings.public_url or local_address(self._settings)
        print(self._say("serve-at", address=here), flush=True)
        network = network_address(self._settings)
        if network is not None:
            print(self._say("serve-network", address=network), flush=True)
        print(self._say("serve-stop"), flush=True)
        log("house-open", address=here, port=self._settings.port)
        self.is_open = True
        if self._settings.open_browser:
            # Some browsers keep the call until they are closed.
            threading.Thread(target=_browse, args=[local_address(self._settings)], daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log("house-closing")
        if not self.force_exit:
            await self._shutdown.drain(self._settings.drain_seconds)
        await super().shutdown(sockets=sockets)
        log("house-closed")

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but a signal that was obeyed is not raised once more afterwards."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in STOPS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _browse(address: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


# -- For those who watch over it --------------------------------------------------------------------------------------


def probes(shutdown: Shutdown, ready: Ready, metrics: Metrics) -> list[Route]:
    """`/healthz`: the process is alive. `/readyz`: guests can be sent here. `/metrics`: for Prometheus."""

    async def healthz(_: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readyz(_: Request) -> Response:
        if shutdown.closing:
            return PlainTextResponse("closing\n", 503)
        try:
            async with asyncio.timeout(READY_SECONDS):
                await ready()
        except Refusal as refusal:
            return PlainTextResponse(f"not ready: {refusal.key}\n", 503)
        except TimeoutError:
            return PlainTextResponse("not ready\n", 503)
        return PlainTextResponse("ready\n")

    async def numbers(_: Request) -> Response:
        return Response(metrics.text(), media_type=metrics.content_type)

    return [Route("/healthz", healthz), Route("/readyz", readyz), Route("/metrics", numbers)]
