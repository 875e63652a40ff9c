"""What every request passes first: checks of host, origin and rate; and the headers that every answer must have.

Plain ASGI around the whole app, so that nothing, not even a fault, leaves the house without its headers.
"""

import logging
import socket
import time
from collections.abc import Iterable
from contextlib import ExitStack
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from tortuga.kernel.errors import Refusal
from tortuga.server.http import REFUSED, address_of, language_of
from tortuga.server.limits import Limits
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics
from tortuga.server.replies import refusal_response
from tortuga.server.settings import Settings
from tortuga.server.shutdown import Shutdown

READS = frozenset({"GET", "HEAD", "OPTIONS"})
LOGGED = 40
"""How many characters of a table's id are logged; longer ids aren't ours."""
PROBES = frozenset({"/healthz", "/readyz", "/metrics"})
"""For monitoring: answered while the house closes, and as often as they are asked for."""
HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
NOT_KEPT = (b"cache-control", b"no-store")
TLS_ALONE = (b"strict-transport-security", b"max-age=31536000")
"""For a house that guests reach by https: for a year their browsers will not try anything else."""


# -- From where -------------------------------------------------------------------------------------------------------


def is_loopback(name: str) -> bool:
    """Does this name always mean the machine itself? (`.localhost` is kept for that.)"""
    return name in ("localhost", "127.0.0.1", "::1") or name.endswith(".localhost")


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def split_host(host: str) -> tuple[str, int | None] | None:
    """Name and port of a Host header, or None if it isn't one.

    >>> split_host("[::1]:8678"), split_host("Rum.Example"), split_host("a b"), split_host("x:y")
    (('::1', 8678), ('rum.example', None), None, None)
    """
    if not host or any(sign in host for sign in "/?#@\\ \t"):
        return None
    try:
        parts = urlsplit(f"//{host}")
        return (parts.hostname, parts.port) if parts.hostname else None
    except ValueError:
        return None


def own_names(settings: Settings) -> frozenset[str]:
    """The names by which guests may call this machine."""
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]
    public = split_host((settings.origin or "").partition("//")[2])
    return frozenset(
        {machine, short, f"{short}.local", *map(str.lower, settings.names), *(public[:1] if public else ())}
    )


class Guard:
    """The outermost part of the app."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        *,
        shutdown: Shutdown | None = None,
        limits: Limits | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self._app = app
        self._origin = settings.origin
        self._headers = (*HEADERS, TLS_ALONE) if settings.tls else HEADERS
        self._names = own_names(settings)
        self._shutdown = shutdown or Shutdown()
        self._limits = limits or Limits(settings.limits, settings.guest_limits)
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        guarded = GuardedConnection(scope, send, self._headers)
        until_answered = scope["tortuga.until-answered"] = ExitStack()
        try:
            refusal = self._refusal(scope)
            if refusal is not None:
                await guarded.refuse(refusal, receive)
            elif scope["type"] == "http":
                with self._shutdown.request():
                    await self._app(scope, receive, guarded.send)
            else:
                await self._app(scope, receive, guarded.send)
        except WebSocketDisconnect:
            pass  # they left, which isn't a fault
        except ClientDisconnected:
            raise  # nor when they left before they were let in, as uvicorn knows
        except Exception as error:
            log("fault", level=logging.ERROR, error=error, route=guarded.route)
            await guarded.fail(receive)
        finally:
            until_answered.close()
            self._note(guarded)
            scope.clear()  # what is in it refers to it (`garbage`)

    def _refusal(self, scope: Scope) -> Refusal | None:
        connection = HTTPConnection(scope)
        host = split_host(connection.headers.get("host", ""))
        # A page of a stranger can point its own name at this machine and then read what we answer, as if it were ours
        # (DNS rebinding). It can't do so with our names, or with an address that is only numbers.
        if host is None or not (is_loopback(host[0]) or is_address(host[0]) or host[0] in self._names):
            return Refusal("host-foreign", host=connection.headers.get("host", "-")[:100])
        if scope["path"] in PROBES:
            return None
        if self._shutdown.closing:
            return Refusal("house-closing")
        try:
            self._limits.must("request", address_of(connection))
        except Refusal as refusal:
            return refusal
        writes = scope["type"] == "websocket" or scope["method"] not in READS
        return Refusal("foreign-origin") if writes and self._foreign(connection, host) else None

    def _foreign(self, connection: HTTPConnection, host: tuple[str, int | None]) -> bool:
        """Does a page that is not ours make this request? Clients that aren't browsers don't say, and may."""
        origin = connection.headers.get("origin")
        site = connection.headers.get("sec-fetch-site")
        if origin is None:
            return site in ("cross-site", "same-site")
        return site == "cross-site" or not self._ours(origin, host)

    def _ours(self, origin: str, host: tuple[str, int | None]) -> bool:
        if self._origin is not None:
            return origin.lower() == self._origin
        scheme, _, place = origin.partition("://")
        page = split_host(place)
        if scheme.lower() not in ("http", "https") or page is None:
            return False
        return page == host or (page[1] == host[1] and is_loopback(page[0]) and is_loopback(host[0]))

    def _note(self, guarded: "GuardedConnection") -> None:
        """Our access log: the route's template instead of the path, and nothing that was sent."""
        seconds = time.perf_counter() - guarded.began
        facts: dict[str, Any] = {
            "route": guarded.route,
            "status": guarded.status,
            "table": guarded.table,
            "command": guarded.command,
            "ms": round(seconds * 1000, 1),
            "refused": guarded.reason,
        }
        refused = guarded.status >= 400
        if guarded.scope["type"] == "websocket":
            if refused and self._metrics is not None:
                self._metrics.socket_refused(guarded.reason or str(guarded.status))
            log("socket", level=logging.INFO if refused else logging.DEBUG, **facts)
            return
        method = guarded.scope["method"]
        if self._metrics is not None:
            self._metrics.requested(method, guarded.route, guarded.status, seconds)
            if refused:
                self._metrics.request_refused(guarded.reason or str(guarded.status))
        level = logging.DEBUG if guarded.scope["path"] in PROBES else logging.INFO
        log("request", level=level, method=method, **facts)


class GuardedConnection:
    """One request or socket on its way through the guard."""

    __slots__ = ("_headers", "_send", "_started", "began", "scope", "status")

    def __init__(self, scope: Scope, send: Send, headers: Iterable[tuple[bytes, bytes]]) -> None:
        self.scope = scope
        self._send = send
        self._headers = headers
        self._started = False
        self.began = time.perf_counter()
        self.status = 0
        """0: nothing was answered."""

    @property
    def route(self) -> str:
        return getattr(self.scope.get("route"), "path", "") or "-"

    @property
    def reason(self) -> str | None:
        """The key of the refusal, if it is one."""
        return self.scope.get(REFUSED)

    @property
    def table(self) -> str | None:
        """The table that it is about."""
        if self.scope["type"] == "websocket":
            return HTTPConnection(self.scope).query_params.get("table", "")[:LOGGED] or None
        named: str | None = self.scope.get("path_params", {}).get("table")
        return None if named is None else named[:LOGGED]

    @property
    def command(self) -> str | None:
        """The id of the command that it carries."""
        return getattr(getattr(self.scope.get("tortuga.call"), "body", None), "id", None)

    async def send(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("http.response.start", "websocket.http.response.start"):
            self._started = True
            self.status = message["status"]
            message = {**message, "headers": self._with_ours(list(message.get("headers", ())))}
        elif kind == "websocket.accept":
            self._started = True
            self.status = 101
        elif kind == "websocket.close" and not self._started:
            self._started = True
            self.status = 403  # what a server makes of it
        await self._send(message)

    def _with_ours(self, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        headers.extend(self._headers)
        path: str = self.scope["path"]
        if path.startswith("/api") and not any(name.lower() == b"cache-control" for name, _ in headers):
            headers.append(NOT_KEPT)
        return headers

    async def refuse(self, refusal: Refusal, receive: Receive) -> None:
        self.scope[REFUSED] = refusal.key
        response = refusal_response(refusal, language_of(HTTPConnection(self.scope)))
        try:
            await response(self.scope, receive, self.send)
        except AssertionError:  # of the server, which answers a socket that has not been let in itself when it ends
            if self.scope["type"] != "websocket":
                raise

    async def fail(self, receive: Receive) -> None:
        """After a fault: says so if nothing has been said yet."""
        if not self._started:
            await self.refuse(Refusal("internal-error"), receive)
        elif self.scope["type"] == "websocket":
            closing: dict[str, Any] = {"type": "websocket.close", "code": 1011}
            try:
                await self._send(closing)
            except (OSError, RuntimeError):  # it is closed already
                return
