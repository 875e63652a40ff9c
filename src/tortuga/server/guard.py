"""What every request passes first: which host and origin it may name, how often; and what every answer must carry.

Plain ASGI around the whole app, so that nothing, not even a fault, leaves the house without its headers.
"""

import logging
import socket
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from tortuga.kernel.errors import Refusal
from tortuga.server.http import address_of, language_of
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics
from tortuga.server.replies import refusal_response
from tortuga.server.settings import RATES, Kind, Rate, Settings
from tortuga.server.shutdown import Shutdown

READS = frozenset({"GET", "HEAD", "OPTIONS"})
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
REMEMBERED = 10_000
"""Addresses of each kind; the one that was quiet for longest is forgotten first, and has most likely a full bucket."""


# -- How often --------------------------------------------------------------------------------------------------------


class Bucket:
    """A bucket of tokens that fills itself: each act takes one. Times are milliseconds.

    >>> bucket = Bucket(rate_per_s=1, burst=2)
    >>> [bucket.take(now) for now in (0, 0, 0, 1000)]
    [True, True, False, True]
    """

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate_per_s: float, burst: int) -> None:
        self._rate = rate_per_s / 1000
        self._burst = burst
        self._tokens = float(burst)
        self._at: int | None = None

    def take(self, now: int) -> bool:
        """Takes a token if there is one."""
        there = self.has(now)
        if there:
            self._tokens -= 1
        return there

    def has(self, now: int) -> bool:
        """Is there a token to take?"""
        if self._at is not None:
            self._tokens = min(self._burst, self._tokens + max(0, now - self._at) * self._rate)
        self._at = now
        return self._tokens >= 1

    def wait_ms(self) -> int:
        """How long after the last take there will be a token."""
        return ceil(max(0.0, 1 - self._tokens) / self._rate)


def steady_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Limits:
    """A bucket for each kind of act and each address, in bounded memory."""

    def __init__(self, rates: Mapping[Kind, Rate] = RATES, clock: Callable[[], int] = steady_ms) -> None:
        self._rates = {**RATES, **rates}
        self._clock = clock
        self._buckets: dict[Kind, OrderedDict[str, Bucket]] = {kind: OrderedDict() for kind in self._rates}

    def allow(self, kind: Kind, key: str, now: int | None = None) -> bool:
        """May whoever is at this address do so once more? If so, it counts."""
        return self._bucket(kind, key).take(self._clock() if now is None else now)

    def must(self, kind: Kind, key: str, now: int | None = None) -> None:
        """The same, as a refusal with the seconds to wait."""
        if not self.allow(kind, key, now):
            raise self._too_fast(kind, key)

    def guess(self, key: str, *, right: bool, now: int | None = None) -> None:
        """Somebody names a code. Only wrong ones count; after too many of them right ones are refused as well, or
        guessing would still pay."""
        bucket = self._bucket("code", key)
        moment = self._clock() if now is None else now
        if not bucket.has(moment):
            raise self._too_fast("code", key)
        if not right:
            bucket.take(moment)

    def _too_fast(self, kind: Kind, key: str) -> Refusal:
        seconds = ceil(self._bucket(kind, key).wait_ms() / 1000)
        return Refusal("too-many-tables" if kind == "table" else "too-fast", seconds=seconds)

    def _bucket(self, kind: Kind, key: str) -> Bucket:
        buckets = self._buckets[kind]
        place = neighbourhood(key)
        bucket = buckets.get(place)
        if bucket is None:
            rate = self._rates[kind]
            bucket = buckets[place] = Bucket(rate.a_minute / 60, rate.burst)
            if len(buckets) > REMEMBERED:
                buckets.popitem(last=False)
        else:
            buckets.move_to_end(place)
        return bucket


def neighbourhood(address: str) -> str:
    """Whose address it is: with IPv6 one household has a whole network of them.

    >>> neighbourhood("2001:db8:1:2:aaaa::7"), neighbourhood("::ffff:192.0.2.1"), neighbourhood("192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1', '192.0.2.1')
    """
    if ":" not in address:
        return address
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or ip_network((found.packed[:8] + bytes(8), 64)))


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
    """Name and port of a Host header, or None if it is none.

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
        self._names = own_names(settings)
        self._shutdown = shutdown or Shutdown()
        self._limits = limits or Limits(settings.limits)
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        guarded = GuardedConnection(scope, send)
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
            pass  # they left; that is no fault
        except Exception as error:
            log("fault", level=logging.ERROR, error=error, route=guarded.route)
            await guarded.fail(receive)
        finally:
            self._note(guarded)

    def _refusal(self, scope: Scope) -> Refusal | None:
        connection = HTTPConnection(scope)
        host = split_host(connection.headers.get("host", ""))
        # A page of a stranger can point its own name at this machine and then read what we answer, as if it were ours
        # (DNS rebinding). It cannot do so with our names or with an address that is no name.
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
        """Does a page that is not ours make this request? Clients that are no browsers do not say, and may."""
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
        if guarded.scope["type"] == "websocket":
            if guarded.status >= 400 and self._metrics is not None:
                self._metrics.socket_refused(guarded.reason or str(guarded.status))
            log("socket", level=logging.DEBUG, route=guarded.route, status=guarded.status, ms=round(seconds * 1000, 1))
            return
        method = guarded.scope["method"]
        if self._metrics is not None:
            self._metrics.requested(method, guarded.route, guarded.status, seconds)
        level = logging.DEBUG if guarded.scope["path"] in PROBES else logging.INFO
        ms = round(seconds * 1000, 1)
        log(
            "request",
            level=level,
            method=method,
            route=guarded.route,
            status=guarded.status,
            ms=ms,
            refused=guarded.reason,
        )


class GuardedConnection:
    """One request or socket on its way through the guard."""

    __slots__ = ("_send", "_started", "began", "reason", "scope", "status")

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope = scope
        self._send = send
        self._started = False
        self.began = time.perf_counter()
        self.status = 0
        """0: nothing was answered."""
        self.reason: str | None = None

    @property
    def route(self) -> str:
        return getattr(self.scope.get("route"), "path", "") or "-"

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
        headers.extend(HEADERS)
        path: str = self.scope["path"]
        if path.startswith("/api") and not any(name.lower() == b"cache-control" for name, _ in headers):
            headers.append(NOT_KEPT)
        return headers

    async def refuse(self, refusal: Refusal, receive: Receive) -> None:
        self.reason = refusal.key
        response = refusal_response(refusal, language_of(HTTPConnection(self.scope)))
        await response(self.scope, receive, self.send)

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
