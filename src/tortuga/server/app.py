"""The app: everything put together for one house."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

from starlette.applications import Starlette
from starlette.datastructures import State
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

import tortuga
from tortuga.kernel.errors import Refusal
from tortuga.server.api import api
from tortuga.server.bus import Bus, LocalBus, make_bus
from tortuga.server.compiling import Compiling, rules_build
from tortuga.server.connections import Connections
from tortuga.server.file_limit import file_limit
from tortuga.server.guard import Guard
from tortuga.server.house.house import House
from tortuga.server.house_clock import HouseClock
from tortuga.server.http import EXCEPTION_HANDLERS
from tortuga.server.identity import Guest, GuestNews, Identity
from tortuga.server.limits import Limits
from tortuga.server.metrics import Metrics
from tortuga.server.not_now import NotNow
from tortuga.server.pages import pages
from tortuga.server.readiness import Readiness
from tortuga.server.replies import read_texts
from tortuga.server.seeds import UNFORESEEN, Seeds
from tortuga.server.serve import probes
from tortuga.server.settings import Settings
from tortuga.server.shutdown import Shutdown
from tortuga.server.sockets import Sockets
from tortuga.server.store.notes import OPEN_AT
from tortuga.server.store.places import Server
from tortuga.server.store.store import Store
from tortuga.server.workers import bots, puzzles
from tortuga.server.workers.archive import Archive
from tortuga.server.workers.bots import BotPool, patience_for
from tortuga.server.workers.puzzles import PuzzleMaker
from tortuga.server.workers.reviews import Reviews
from tortuga.server.workers.thoughts import ThoughtPool, Thoughts


def make_thinkers(settings: Settings) -> tuple[BotPool, PuzzleMaker]:
    """Here, or wherever `tortuga work` runs."""
    if settings.bot_workers or not isinstance(settings.db, Server):
        return BotPool(settings.bot_workers, limit_s=settings.bot_seconds), PuzzleMaker()
    thoughts, patience_s = Thoughts(settings.db), patience_for(settings.bot_seconds)
    return (
        BotPool(limit_s=settings.bot_seconds, elsewhere=ThoughtPool(bots.KIND, thoughts, patience_s)),
        PuzzleMaker(ThoughtPool(puzzles.KIND, thoughts, patience_s)),
    )


COUNT_S = 5.0
"""Between two looks at how many processes share the limits."""


def make_app(
    settings: Settings,
    shutdown: Shutdown,
    metrics: Metrics,
    seeds: Seeds = UNFORESEEN,
    compiling: Compiling | None = None,
) -> ASGIApp:
    """A house that opens when the app starts, and closes with it."""
    limits = Limits(settings.limits, settings.guest_limits)
    connections = Connections(settings, metrics, file_limit())

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        read_texts()  # a fifth of a second each: the first reader of a language should not hold up others
        store = Store.open(settings.db)
        thinking, app.state.puzzles = make_thinkers(settings)
        archive = Archive()
        app.state.reviews = Reviews(archive)
        clock = HouseClock()
        house = House(settings, store, Identity(store), thinking, archive, metrics, clock, seeds)
        metrics.stood_still(lambda: clock.stood_still_s)
        app.state.readiness = Readiness(store, metrics)
        bus: Bus = LocalBus()
        try:
            bus = make_bus(settings.bus, settings.db, await store.house_name())
            async with time_kept(clock, store) as tasks:
                store.when_outdated(partial(shutdown.leave, "house-outdated"))
                await house.open(tortuga.__version__)
                house.guests.when_changed(partial(end_connections, connections))
                store.when_stored(bus.tell)
                house.identity.when_changed(bus.tell_of_guests)
                await bus.open(house.heard, house.heard_of_guests)
                if not store.is_alone:
                    limits.count_guesses_in(store)
                    tasks.append(asyncio.create_task(share_limits(limits, store)))
                app.state.house = house
                app.state.sockets = Sockets(house, limits, connections, shutdown, tls=settings.tls)
                async with compiled_by(compiling, app.state, thinking, archive):
                    yield
        finally:
            await app.state.readiness.close()
            await bus.close()
            await house.close()
            await thinking.close()
            for workers in (app.state.reviews, archive, app.state.puzzles):
                await workers.close()
            store.close()

    async def recognise(token: str) -> Guest | None:
        house: House = app.state.house
        return await house.identity.guest_of(token, house.clock())

    async def ready() -> None:
        await app.state.readiness()

    async def socket(websocket: WebSocket) -> None:
        await app.state.sockets.serve(websocket)

    app = Starlette(
        routes=[
            *api.routes(recognise, tls=settings.tls, shutdown=shutdown),
            WebSocketRoute("/api/socket", socket),
            *probes(shutdown, ready, metrics),
            *pages(),
        ],
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False  # each thing has one address
    app.state.settings = settings
    app.state.limits = limits
    app.state.connections = connections
    app.state.drawing = asyncio.Lock()
    return Guard(app, settings, shutdown=shutdown, limits=limits, metrics=metrics)


def end_connections(connections: Connections, news: GuestNews) -> None:
    """Of those who signed out or are forgotten, whichever process they told."""
    for session in news.ended:
        connections.end_session(session, Refusal("signed-out"))
    for guest in news.forgotten:
        connections.end_guest(guest, Refusal("signed-out"))


@asynccontextmanager
async def time_kept(clock: HouseClock, store: Store) -> AsyncIterator[list[asyncio.Task[None]]]:
    """Keeps time: by the database's clock if other processes may have the house open too, and never earlier than when
    it was last open. Yields the tasks that run meanwhile; more may be added."""
    tasks = [asyncio.create_task(clock.run())]
    try:
        if not store.is_alone:
            await clock.agree(store.clock)
            tasks.append(asyncio.create_task(clock.keep_to(store.clock)))
        clock.not_before(int(await store.meta(OPEN_AT) or 0))
        yield tasks
    finally:
        for task in tasks:
            task.cancel()


@asynccontextmanager
async def compiled_by(
    compiling: Compiling | None, state: State, thinking: BotPool, archive: Archive
) -> AsyncIterator[None]:
    """Compiles the rules meanwhile; all workers take them over."""

    async def renew() -> None:
        for asker in (thinking, state.puzzles, state.reviews, archive):
            await asker.renew()

    state.rules_build = rules_build if compiling is None else lambda: compiling.rules
    running = None if compiling is None else asyncio.create_task(compiling.run(renew))
    try:
        yield
    finally:
        if running is not None:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


async def share_limits(limits: Limits, store: Store) -> None:
    """Among all processes that have the house open, for as long as it is."""
    while True:
        with suppress(NotNow):
            limits.share(await store.processes())
        await asyncio.sleep(COUNT_S)
