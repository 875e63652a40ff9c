"""The bus: tells the other processes of a house which tables have changed, and how far they are.

It carries only numbers: a process with people at such a table reads the new rows from the store. So a message that is
lost, late, doubled or out of order does no harm; each process checks the heads of its tables regularly anyway, and a
message only makes that sooner. It is sent after the commit, because inside a transaction NOTIFY would hold up all
others.
"""

import asyncio
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, aclosing, asynccontextmanager, suppress
from typing import Any, Protocol, TypeAlias

from tortuga.server.logs import log
from tortuga.server.settings import NONE, REDIS
from tortuga.server.store.errors import StoreUnusable
from tortuga.server.store.places import Place, Server
from tortuga.server.store.postgresql import KEEPALIVES, load_driver
from tortuga.server.store.rows import Head

Heard: TypeAlias = Callable[[Mapping[str, tuple[int, int]] | None], None]
"""Is told which tables have gone on, to which row and which line of chat; None: something may have been missed."""
GuestsChanged: TypeAlias = Callable[[], None]
"""Is told that a guest has changed: which one, and how, is in the store."""

CHANNEL = "tortuga"
LONGEST = 7_900
"""Bytes of one message; PostgreSQL takes 8,000."""
GATHER_S = 0.001
"""What is stored in the same moment goes out together."""
GUESTS = "guests"
"""The word for guests who changed."""
AGAIN_S = 0.5
"""Between two tries to connect."""


def _nobody_cares() -> None:
    pass


class Bus(Protocol):
    """Between the processes of one house."""

    async def open(self, heard: Heard, guests_changed: GuestsChanged = _nobody_cares) -> None:
        """Begins to listen. Where nobody can be reached yet, it goes on trying, and the house opens all the same."""

    def tell(self, table: str, head: Head) -> None:
        """This process has moved the table's head. Returns at once; what cannot be sent is dropped."""

    def tell_of_guests(self) -> None:
        """The same for guests who changed."""

    async def close(self) -> None: ...


class LocalBus:
    """There are no other processes, or they find out by checking."""

    async def open(self, heard: Heard, guests_changed: GuestsChanged = _nobody_cares) -> None:
        pass

    def tell(self, table: str, head: Head) -> None:
        pass

    def tell_of_guests(self) -> None:
        pass

    async def close(self) -> None:
        pass


class _Gathering(ABC):
    """What all buses have in common: messages are batched, and connections are retried for as long as it takes."""

    def __init__(self) -> None:
        self._me = secrets.token_urlsafe(6)
        """So that nobody listens to themselves."""
        self._news: dict[str, Head] = {}
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._guests_changed = False
        self._heard: Heard = lambda _: None
        self._heard_of_guests: GuestsChanged = _nobody_cares
        self.is_listening = False

    async def open(self, heard: Heard, guests_changed: GuestsChanged = _nobody_cares) -> None:
        self._heard, self._heard_of_guests = heard, guests_changed
        self._tasks = [
            asyncio.create_task(self._again_and_again("listening", self._listen)),
            asyncio.create_task(self._again_and_again("telling", self._send)),
        ]

    def tell(self, table: str, head: Head) -> None:
        self._news[table] = head
        self._something.set()

    def tell_of_guests(self) -> None:
        self._guests_changed = True
        self._something.set()

    async def close(self) -> None:
        """A driver can lose a cancellation that comes at the very moment of its own time limit: so it is repeated."""
        running = set(self._tasks)
        while running:
            for task in running:
                task.cancel()
            _, running = await asyncio.wait(running, timeout=AGAIN_S)

    async def _again_and_again(self, what: str, work: Callable[[Callable[[], None]], Awaitable[None]]) -> None:
        """Until the house closes; `work` ends only by an error, and says when it is connected."""
        lost = False

        def connected() -> None:
            nonlocal lost
            if lost:
                log("bus-back", part=what)
            lost = False

        while True:
            try:
                await work(connected)
            except Exception as error:  # whatever a driver raises: the poll goes on without the bus
                if not lost:
                    log("bus-lost", level=logging.WARNING, part=what, reason=type(error).__name__)
                lost = True
            await asyncio.sleep(AGAIN_S)

    async def _listen(self, connected: Callable[[], None]) -> None:
        async with aclosing(self._messages()) as messages:
            async for message in messages:
                if message is None:
                    connected()
                    self.is_listening = True
                    self._heard(None)
                    continue
                sender, _, words = message.partition(" ")
                if sender == self._me:
                    continue
                if words == GUESTS:
                    self._heard_of_guests()
                elif news := dict(parsed(words)):
                    self._heard(news)

    async def _send(self, connected: Callable[[], None]) -> None:
        async with self._sender() as send:
            connected()
            while True:
                await self._something.wait()
                await asyncio.sleep(GATHER_S)
                self._something.clear()
                news, self._news = self._news, {}
                guests, self._guests_changed = self._guests_changed, False
                for words in [*([GUESTS] if guests else []), *written(news)]:
                    await send(f"{self._me} {words}")

    @abstractmethod
    def _messages(self) -> AsyncGenerator[str | None]:
        """Of one connection; None: it is connected, and may have missed earlier messages."""

    @abstractmethod
    def _sender(self) -> AbstractAsyncContextManager[Callable[[str], Awaitable[object]]]:
        """One connection, and how to send on it."""


class NotifyBus(_Gathering):
    """NOTIFY and LISTEN of the PostgreSQL server that has the tables: nothing more to run. Each has a connection of its
    own; a pooler in transaction mode must not stand before them."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self._server = server

    async def _messages(self) -> AsyncGenerator[str | None]:
        async with await self._connect() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield None
            async for notice in connection.notifies():
                yield notice.payload

    @asynccontextmanager
    async def _sender(self) -> AsyncIterator[Callable[[str], Awaitable[object]]]:
        async with await self._connect() as connection:
            yield lambda message: connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, message])

    async def _connect(self) -> Any:
        psycopg = load_driver()
        given = psycopg.conninfo.conninfo_to_dict(self._server.address)
        return await psycopg.AsyncConnection.connect(**{**KEEPALIVES, **given}, autocommit=True)


class RedisBus(_Gathering):
    """Redis or Valkey, where a house has one already. `house` is the name of the house: many may share a server."""

    def __init__(self, address: str, house: str) -> None:
        super().__init__()
        self._redis = _redis().from_url(address, health_check_interval=5, socket_connect_timeout=5)
        self._channel = f"{CHANNEL}:{house}"

    async def close(self) -> None:
        await super().close()
        await self._redis.aclose()

    async def _messages(self) -> AsyncGenerator[str | None]:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as subscribed:
            await subscribed.subscribe(self._channel)
            yield None
            while True:
                message = await subscribed.get_message(timeout=1.0)
                if message is not None:
                    yield message["data"].decode()

    @asynccontextmanager
    async def _sender(self) -> AsyncIterator[Callable[[str], Awaitable[object]]]:
        await self._redis.ping()
        yield lambda message: self._redis.publish(self._channel, message)


def _redis() -> Any:
    try:
        import redis.asyncio  # noqa: PLC0415  (only a house with that bus needs it)
    except ImportError as error:
        raise StoreUnusable("redis-missing", reason=str(error)) from None
    return redis.asyncio


def make_bus(setting: str | None, place: Place, house: str) -> Bus:
    """As the settings say; without a word, NOTIFY on PostgreSQL."""
    if setting is not None and setting.startswith(REDIS):
        return RedisBus(setting, house)
    if setting != NONE and isinstance(place, Server):
        return NotifyBus(place)
    return LocalBus()


def written(news: Mapping[str, Head]) -> Iterator[str]:
    """
    >>> list(written({"t1": Head(7, 2, "5eed"), "t2": Head(1, 0, "5eed")}))
    ['t1:7:2 t2:1:0']
    """
    line = ""
    for table, head in news.items():
        word = f"{table}:{head.seq}:{head.chat}"
        if len(line) + len(word) >= LONGEST:
            yield line
            line = ""
        line = f"{line} {word}".strip()
    if line:
        yield line


def parsed(words: str) -> Iterator[tuple[str, tuple[int, int]]]:
    """Anything else is ignored.

    >>> dict(parsed("t1:7:2 ahoj t2:1:0 t3:x:1"))
    {'t1': (7, 2), 't2': (1, 0)}
    """
    for word in words.split():
        with suppress(ValueError):
            table, seq, chat = word.rsplit(":", 2)
            yield table, (int(seq), int(chat))
