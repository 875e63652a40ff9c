"""Runs a house: takes the port, says where it is, opens the browser, and closes without losing anything.

On SIGTERM or Ctrl-C, running requests are finished, new ones get `house-closing`, and sockets are closed with 1012, so
that clients reconnect by themselves. Then uvicorn ends what is left, and the exit status is 0.
"""

import asyncio
import contextlib
import errno
import logging
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeAlias

import msgspec
import uvicorn
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tortuga.kernel.errors import OptionError, Refusal
from tortuga.kernel.system import reason_of
from tortuga.server import logs
from tortuga.server.connections import room_for
from tortuga.server.file_limit import file_limit, raise_file_limit
from tortuga.server.garbage import search_in_portions
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics
from tortuga.server.protocol import FRAME
from tortuga.server.replies import texts
from tortuga.server.settings import Settings
from tortuga.server.shutdown import Shutdown
from tortuga.server.wire import Config, Http, Peers, Rounds, WebSockets
from tortuga.texts import reader_language

MakeApp: TypeAlias = Callable[[Settings, Shutdown, Metrics], ASGIApp]
Ready: TypeAlias = Callable[[], Awaitable[None]]
"""Raises where the house cannot work, such as when its store does not answer."""
BACKLOG = 2048
PING = 15.0
"""Seconds between pings; a connection that is lost without a word is noticed after 25."""
PONG = 10.0
IDLE_SECONDS = 150
"""Until a connection without a request is closed. Proxies keep theirs for one or two minutes, and have to be the first
to let go: a request that comes in the moment in which the house closes its connection is never answered."""
NUMBERS_SHARE = 10
"""Writing the metrics takes one part in this many of the time."""
READY_SECONDS = 4.0
"""The most that the answer may take: longer than `Readiness` itself, which has a reason then."""
LAST_SECONDS = 5
"""For uvicorn, after `Shutdown.drain`; what still runs then is cancelled."""
EVERYWHERE = ("0.0.0.0", "::", "")
STOPS = (signal.SIGINT, signal.SIGTERM)
FAILED = 1


def run(settings: Settings, make_app: MakeApp, language: str | None = None) -> int:
    """Runs until a signal comes; returns the exit status. Raises Refusal where the house cannot open."""
    listener = listen(settings.host, settings.port)
    with contextlib.closing(listener), logs.configured(settings.log_format, settings.log_level):
        port: int = listener.getsockname()[1]
        settings = msgspec.structs.replace(settings, port=port)
        raise_file_limit()
        shutdown, metrics = Shutdown(), Metrics()
        app = Opening(make_app(settings, shutdown, metrics))
        search_in_portions()
        server = Server(app, settings, shutdown, metrics, language or reader_language())
        with contextlib.suppress(SystemExit):  # uvicorn's way to say that the app did not start; its reason is kept
            server.run(sockets=[listener])
        if app.failure is not None and not isinstance(app.failure, Refusal):
            log("house-failed", level=logging.ERROR, error=app.failure)
            return FAILED
    if app.failure is not None:
        raise app.failure
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
        raise OptionError("host-unfit", host=host, reason=reason_of(error)) from None
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
        raise OptionError("host-unfit", host=host, reason=reason_of(error)) from None
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
    """The app; if it does not start, the reason is kept and shown instead of a traceback in the log."""

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


class Server(uvicorn.Server):
    """uvicorn that drains the house before it stops itself, and for which ending by a signal is a success."""

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
                timeout_keep_alive=IDLE_SECONDS,
                timeout_graceful_shutdown=LAST_SECONDS,
            )
        )
        most = min(settings.connections_of_address, room_for(file_limit()) // 2)
        config.peers = Peers(most, settings.trusted_proxies, metrics)
        config.rounds = Rounds()
        self._settings = settings
        self._shutdown = shutdown
        self._say = texts(language)
        self.is_open = False
        """The server accepts guests, and the terminal says so."""

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

    async def on_tick(self, counter: int) -> bool:
        return await super().on_tick(counter) or self._shutdown.reason is not None

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


class Numbers:
    """The metrics as text. Making it takes milliseconds, and anybody may ask as often as they like: so all who ask
    before it is made again are told the same, which is newer than their question."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._coming: asyncio.Task[bytes] | None = None
        self._not_before = 0.0

    async def text(self) -> bytes:
        if self._coming is None:
            self._coming = asyncio.create_task(self._make())
        return await asyncio.shield(self._coming)

    async def _make(self) -> bytes:
        await asyncio.sleep(self._not_before - time.monotonic())
        self._coming = None
        began = time.monotonic()
        made = self._metrics.text()
        took = time.monotonic() - began
        self._not_before = began + NUMBERS_SHARE * took
        return made


def probes(shutdown: Shutdown, ready: Ready, metrics: Metrics) -> list[Route]:
    """`/healthz`: the process is alive. `/readyz`: guests can be sent here. `/metrics`: for Prometheus."""
    told = Numbers(metrics)

    async def healthz(_: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readyz(_: Request) -> Response:
        if shutdown.reason is not None:
            return PlainTextResponse(f"closing: {shutdown.reason}\n", 503)
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
        return Response(await told.text(), media_type=metrics.content_type)

    return [Route("/healthz", healthz), Route("/readyz", readyz), Route("/metrics", numbers)]
