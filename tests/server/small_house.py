"""A house of three rooms, run as a program: `python -m server.small_house`, with TORTUGA_* variables."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from server.running import always_ready
from tortuga.kernel.errors import Refusal
from tortuga.server.guard import Guard
from tortuga.server.http import EXCEPTION_HANDLERS, Api, Call
from tortuga.server.metrics import Metrics
from tortuga.server.serve import probes, run
from tortuga.server.settings import Settings, from_environment
from tortuga.server.shutdown import Shutdown

api = Api()


@api.post("/api/slow", answer=str, summary="A command that takes its time")
async def slow(call: Call) -> str:
    print("began", flush=True)
    while not Path(os.environ["SLOW_UNTIL"]).exists():
        await asyncio.sleep(0.01)
    return "finished"


@api.get("/api/story", answer=str, summary="A stream without an end", stream=True)
async def story(call: Call) -> AsyncIterator[str]:
    async def told() -> AsyncIterator[str]:
        try:
            yield "once"
            await asyncio.sleep(600)
        finally:
            print("story ended", flush=True)

    return told()


async def socket(websocket: WebSocket) -> None:
    """The house's own way: it closes its sockets when the house begins to. Silent ones are left to uvicorn."""
    await websocket.accept()
    if "silent" not in websocket.query_params:
        farewells.append(websocket)
    async for text in websocket.iter_text():
        await websocket.send_text(text)


farewells: list[WebSocket] = []


async def say_goodbye() -> None:
    for websocket in farewells:
        await websocket.send_text("bye")
        await websocket.close(1012)


def make_app(settings: Settings, shutdown: Shutdown, metrics: Metrics) -> ASGIApp:
    shutdown.when_closing(say_goodbye)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        if os.environ.get("SMALL_HOUSE") == "refuses":
            raise Refusal("store-locked")
        if os.environ.get("SMALL_HOUSE") == "crashes":
            raise RuntimeError("no rum")
        yield
        print("closed", flush=True)

    routes = [
        *api.routes(shutdown=shutdown),
        *probes(shutdown, always_ready, metrics),
        WebSocketRoute("/api/socket", socket),
    ]
    app = Starlette(routes=routes, exception_handlers=EXCEPTION_HANDLERS, lifespan=lifespan)
    return Guard(app, settings, shutdown=shutdown)


if __name__ == "__main__":
    try:
        sys.exit(run(from_environment(), make_app, "en"))
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        sys.exit(2)
