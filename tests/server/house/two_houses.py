"""Two houses over one database: as two processes would have it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from server.dealing import Dealt
from server.house.open_house import Clock, OpenHouse
from server.running import settings_with
from tortuga.server.house.house import House
from tortuga.server.identity import Identity
from tortuga.server.metrics import Metrics
from tortuga.server.store.places import Place
from tortuga.server.store.store import Store
from tortuga.server.workers.archive import Archive
from tortuga.server.workers.bots import BotPool


@asynccontextmanager
async def two_houses(place: Place, **changes: Any) -> AsyncIterator[list[OpenHouse]]:
    """Both know all guests. A server has a connection for each; a file has one house, so both write through one."""
    clock, guests, seeds = Clock(), dict[str, str](), Dealt()
    settings = settings_with(**{"db": place, "bot_pause_ms": 0, **changes})
    async with AsyncExitStack() as stack:
        stores = [Store.open(place)]
        stores.append(stores[0] if isinstance(place, Path) else Store.open(place))
        for store in stores:
            stack.callback(store.close)
            store.is_alone = False
        opened = []
        for store in stores:
            bots, archive = BotPool(1, limit_s=settings.bot_seconds), Archive()
            stack.push_async_callback(archive.close)
            stack.push_async_callback(bots.close)
            house = House(settings, store, Identity(store), bots, archive, Metrics(), clock, seeds)
            await house.open("1")
            stack.push_async_callback(house.close)
            opened.append(OpenHouse(house, place, guests))
        clock.now += 10_000  # the houses have been open for a while
        yield opened


async def caught_up(*houses: OpenHouse) -> None:
    """Each has looked what the other has stored, and has nothing more to do."""
    for _ in range(3):
        for one in houses:
            await one.quiet()
            await one.house.look_around()
    await asyncio.sleep(0)
