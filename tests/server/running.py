"""A real house on a free port of this machine, in a thread of the test."""

import gc
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
from starlette.applications import Starlette
from starlette.routing import BaseRoute
from starlette.types import ASGIApp
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from server.dealing import Dealt
from tortuga.server import limits
from tortuga.server.app import make_app
from tortuga.server.guard import Guard
from tortuga.server.http import EXCEPTION_HANDLERS, Api, Recognise
from tortuga.server.metrics import Metrics
from tortuga.server.serve import Server, listen, probes
from tortuga.server.settings import GUEST_RATES, RATES, Kind, Rate, Settings
from tortuga.server.shutdown import Shutdown

T = TypeVar("T")

PATIENCE = 120.0
"""Seconds for what takes two on a quiet machine. Who waits for what comes loses nothing by more of it."""
UNLIMITED = Rate(a_minute=10_000_000, burst=1_000_000)
UNTIRING: dict[Kind, Rate] = dict.fromkeys(RATES, UNLIMITED)
QUIET = Settings(
    port=0,
    db=Path("nowhere"),
    open_browser=False,
    bot_seconds=60,  # a bot that is late because the machine is busy would be replaced by chance
    limits=UNTIRING,
    guest_limits=dict.fromkeys(GUEST_RATES, UNLIMITED),
)


def settings_with(**changes: Any) -> Settings:
    return msgspec.structs.replace(QUIET, **changes)


async def always_ready() -> None:
    """The store of a house that has none."""


def app_of(
    api: Api,
    settings: Settings = QUIET,
    *,
    shutdown: Shutdown | None = None,
    metrics: Metrics | None = None,
    recognise: Recognise | None = None,
    routes: list[BaseRoute] | None = None,
) -> ASGIApp:
    """A small app made as the house's own is."""
    shutdown, metrics = shutdown or Shutdown(), metrics or Metrics()
    bound = [*api.routes(recognise, tls=settings.tls, shutdown=shutdown), *probes(shutdown, always_ready, metrics)]
    app = Starlette(routes=[*bound, *(routes or [])], exception_handlers=EXCEPTION_HANDLERS)
    app.router.redirect_slashes = False
    return Guard(app, settings, shutdown=shutdown, metrics=metrics)


class Running:
    """What a test knows of a house that runs."""

    def __init__(self, server: Server, thread: threading.Thread, port: int, seeds: Dealt) -> None:
        self.server = server
        self.thread = thread
        self.port = port
        self.seeds = seeds
        """What its tables are dealt from, if it has any; a test may begin with a word of its own."""
        self.url = f"http://127.0.0.1:{port}"
        self.socket_url = f"ws://127.0.0.1:{port}"

    def client(self, **more: Any) -> httpx.Client:
        return httpx.Client(base_url=self.url, trust_env=False, timeout=PATIENCE, **more)

    def close(self) -> None:
        """As a signal would."""
        self.server.should_exit = True


@contextmanager
def garbage_as_before() -> Iterator[None]:
    """Afterwards Python looks for garbage as it did before."""
    threshold, callbacks = gc.get_threshold(), gc.callbacks[:]
    gc.unfreeze()
    try:
        yield
    finally:
        gc.set_threshold(*threshold)
        gc.callbacks[:] = callbacks
        gc.freeze()  # as it was (conftest.py)


@contextmanager
def running(
    app: ASGIApp,
    settings: Settings = QUIET,
    shutdown: Shutdown | None = None,
    seeds: Dealt | None = None,
    metrics: Metrics | None = None,
) -> Iterator[Running]:
    listener = listen(settings.host, settings.port)
    port = listener.getsockname()[1]
    server = Server(app, msgspec.structs.replace(settings, port=port), shutdown or Shutdown(), metrics or Metrics())
    thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
    thread.start()
    until = time.monotonic() + PATIENCE
    while not server.is_open:
        assert thread.is_alive()
        assert time.monotonic() < until
        time.sleep(0.005)
    try:
        yield Running(server, thread, port, seeds or Dealt())
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()
        listener.close()


@contextmanager
def running_house(settings: Settings) -> Iterator[Running]:
    """The whole house, with tables that are dealt as the test says."""
    shutdown, seeds = Shutdown(), Dealt()
    metrics = Metrics()
    with running(make_app(settings, shutdown, metrics, seeds), settings, shutdown, seeds, metrics) as house:
        yield house


def stop_the_clock(patch: pytest.MonkeyPatch) -> None:
    """For the limits of a house in a thread: whatever comes, comes at once, however slow the machine is."""
    patch.setattr(limits, "time", SimpleNamespace(monotonic_ns=lambda: 0))


def closing_code(socket: ClientConnection) -> int | None:
    """Reads until the house closes the socket."""
    try:
        while True:
            socket.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None


def until(ask: Callable[[], T], seconds: float = PATIENCE) -> T:
    """Asks again and again until the answer is a yes."""
    end = time.monotonic() + seconds
    while True:
        answer = ask()
        if answer:
            return answer
        assert time.monotonic() < end, f"not within {seconds} s"
        time.sleep(0.02)
