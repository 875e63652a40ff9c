"""A store for a scenario."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from server.store.samples import Play
from tortuga.server.store import Store
from tortuga.server.store.places import Place


@pytest.fixture
def play(place: Place) -> Play:
    """Plays a scenario with a new store."""

    def run(scenario: Callable[[Store], Awaitable[Any]]) -> Any:
        async def whole() -> Any:
            store = Store.open(place)
            try:
                return await scenario(store)
            finally:
                store.close()

        return asyncio.run(whole())

    return run
