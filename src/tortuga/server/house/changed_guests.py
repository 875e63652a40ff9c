"""Guests who change, in this process or another one: everybody at their tables sees it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from tortuga.kernel.errors import Refusal
from tortuga.server.house.room import Room
from tortuga.server.house.rooms import Rooms
from tortuga.server.identity import Guest, GuestNews, Identity


class Tables(Protocol):
    """What is needed of a house."""

    clock: Callable[[], int]

    async def catch_up(self, room: Room) -> None:
        """Reloads what has to be reloaded; the lock is held."""


class ChangedGuests:
    """Names and words of guests, at all tables that are in memory."""

    def __init__(self, tables: Tables, identity: Identity, rooms: Rooms) -> None:
        self._tables = tables
        self._identity = identity
        self._rooms = rooms
        self._looking = asyncio.Lock()
        self._when_changed: list[Callable[[GuestNews], None]] = []

    def when_changed(self, tell: Callable[[GuestNews], None]) -> None:
        """It is told, on the event loop, what guests have changed at other processes."""
        self._when_changed.append(tell)

    async def look(self) -> None:
        """Applies what guests have changed elsewhere: names, sign-ins, and who is forgotten."""
        async with self._looking:
            news = await self._identity.news()
            for tell in self._when_changed:
                tell(news)
            await self._show(news)

    async def rename(self, guest: str, name: str | None, language: str | None) -> Guest:
        """None leaves it as it is."""
        found = await self._identity.rename(guest, name, language)
        if name is not None:
            await self._show(GuestNews(set(), {guest}, set()))
        return found

    async def forget(self, guest: str) -> None:
        await self._identity.delete(guest)
        await self._show(GuestNews(set(), set(), {guest}))

    async def _show(self, news: GuestNews) -> None:
        """Watchers are told new names; tables where a forgotten guest sat or wrote are reloaded."""
        if not news.renamed and not news.forgotten:
            return
        for room in await self._rooms.all_soon():
            if not room.lock.locked() and not room.table.shows(news.renamed | news.forgotten):
                continue  # the holder of the lock may be reading their messages
            async with room.lock:
                if room.table.shows(news.forgotten):
                    room.must_reload = True
                    if room.watchers:
                        with suppress(Refusal):  # then the next one who needs the table reads it
                            await self._tables.catch_up(room)
                elif room.table.shows(news.renamed):
                    room.publish(self._tables.clock())
