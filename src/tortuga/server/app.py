"""The app: everything put together for one house."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

import tortuga
from tortuga.server.api import api
from tortuga.server.guard import Guard, Limits
from tortuga.server.house.house import House
from tortuga.server.http import EXCEPTION_HANDLERS
from tortuga.server.identity import Guest, Identity
from tortuga.server.metrics import Metrics
from tortuga.server.pages import pages
from tortuga.server.seeds import UNFORESEEN, Seeds
from tortuga.server.serve import probes
from tortuga.server.settings import Settings
from tortuga.server.shutdown import Shutdown
from tortuga.server.sockets import Sockets
from tortuga.server.store.store import Store
from tortuga.server.workers.bots import BotPool
from tortuga.server.workers.puzzles import PuzzleMaker

COMPRESSED = ("/static/", "/api/texts")


class Compression:
    """What is long and the same for everybody goes out compressed. Nothing else does: streams must not be held up, and
    how well a secret can be compressed would say something about it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._compressed = GZipMiddleware(app, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        compressed = scope["type"] == "http" and scope["path"].startswith(COMPRESSED)
        await (self._compressed if compressed else self._app)(scope, receive, send)


def make_app(settings: Settings, shutdown: Shutdown, seeds: Seeds = UNFORESEEN) -> ASGIApp:
    """A house that opens when the app starts, and closes with it."""
    metrics, limits = Metrics(), Limits(settings.limits)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store.open(settings.db)
        bots = BotPool(settings.bot_workers, limit_s=settings.bot_seconds)
        app.state.puzzles = PuzzleMaker()
        house = House(settings, store, Identity(store), bots, metrics, seeds=seeds)
        try:
            await house.open(tortuga.__version__)
            app.state.house = house
            app.state.sockets = Sockets(house, shutdown, tls=settings.tls)
            yield
        finally:
            await house.close()
            await bots.close()
            await app.state.puzzles.close()
            store.close()

    async def recognise(token: str) -> Guest | None:
        house: House = app.state.house
        return await house.identity.guest_of(token, house.clock())

    async def ready() -> None:
        await app.state.house.store.meta("version")

    async def socket(websocket: WebSocket) -> None:
        await app.state.sockets.serve(websocket)

    app = Starlette(
        routes=[
            *api.routes(recognise, tls=settings.tls, shutdown=shutdown),
            WebSocketRoute("/api/socket", socket),
            *probes(shutdown, ready, metrics),
            *pages(),
        ],
        middleware=[Middleware(Compression)],
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False  # each thing has one address
    app.state.settings = settings
    app.state.limits = limits
    return Guard(app, settings, shutdown=shutdown, limits=limits, metrics=metrics)
