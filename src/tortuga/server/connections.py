"""Sockets and streams that are open: how many each address and each guest may have, and whose session they belong to.

A slot is taken before anything is looked up, and released when the connection has ended, however it ends.
"""

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from tortuga.kernel.errors import Refusal
from tortuga.server.limits import HOUSEHOLDS_OF_A_SITE, SITE, neighbourhood
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics
from tortuga.server.settings import Settings

RESERVED = 200
"""Files that sockets leave free: for the database, the workers, and plain requests, those that watch among them."""
LEAST = 30
EVERYBODY = "everybody"

End: TypeAlias = Callable[[Refusal], None]


def room_for(files: int) -> int:
    """How many connections there may be with this many files; at most a third of them from one address."""
    return max(LEAST, files - RESERVED)


class Connection:
    """One socket or stream."""

    __slots__ = ("_end", "_ended", "guest", "session")

    def __init__(self, session: str | None) -> None:
        self.session = session
        self.guest: str | None = None
        self._ended: Refusal | None = None
        self._end: End | None = None

    def when_ended(self, end: End) -> None:
        """`end` is called with the reason when the house ends the connection; at once if it has already."""
        self._end = end
        if self._ended is not None:
            end(self._ended)

    def end(self, why: Refusal) -> None:
        if self._ended is None:
            self._ended = why
            if self._end is not None:
                self._end(why)


class Connections:
    """All that are open in a house."""

    def __init__(self, settings: Settings, metrics: Metrics, files: int) -> None:
        self._metrics = metrics
        self._most = room_for(files)
        self._most_of_address = min(settings.sockets_of_address, self._most // 3)
        self._most_of_site = min(HOUSEHOLDS_OF_A_SITE * settings.sockets_of_address, self._most // 2)
        self._most_of_guest = settings.sockets_of_guest
        self._open: set[Connection] = set()
        self._of_address: Counter[str] = Counter()
        self._of_guest: Counter[str] = Counter()
        self._full: set[str] = set()
        """Addresses that have been refused: each is logged once, until it has closed a connection."""

    def __len__(self) -> int:
        return len(self._open)

    @contextmanager
    def opened(self, address: str, session: str | None) -> Iterator[Connection]:
        """A place for somebody at this address, with this session."""
        if len(self._open) >= self._most:
            self._refused("house-full", EVERYBODY)
            raise Refusal("house-full")
        most_of = {neighbourhood(address, SITE): self._most_of_site, neighbourhood(address): self._most_of_address}
        places = list(most_of)
        for place, most in most_of.items():
            if self._of_address[place] >= most:
                self._refused("too-many-sockets", place)
                raise Refusal("too-many-sockets", most=most)
        connection = Connection(session)
        self._open.add(connection)
        self._of_address.update(places)
        self._metrics.socket_opened()
        try:
            yield connection
        finally:
            self._open.discard(connection)
            _take_one(self._of_address, *places)
            self._full.difference_update(places, [EVERYBODY])
            if connection.guest is not None:
                _take_one(self._of_guest, connection.guest)
            self._metrics.socket_closed()

    def belongs_to(self, connection: Connection, guest: str) -> None:
        """The connection is that of a guest, who may have a few of them."""
        if self._of_guest[guest] >= self._most_of_guest:
            raise Refusal("too-many-tabs", most=self._most_of_guest)
        connection.guest = guest
        self._of_guest[guest] += 1

    def end_session(self, session: str, why: Refusal) -> None:
        """One device was signed out."""
        self._end(why, lambda one: one.session == session)

    def end_guest(self, guest: str, why: Refusal, *, but: str | None = None) -> None:
        """All devices of a guest, except perhaps one session."""
        self._end(why, lambda one: one.guest == guest and one.session != but)

    def _end(self, why: Refusal, which: Callable[[Connection], bool]) -> None:
        for connection in [one for one in self._open if which(one)]:
            connection.end(why)

    def _refused(self, reason: str, place: str) -> None:
        if place not in self._full:
            self._full.add(place)
            log(reason, level=logging.WARNING, address=place, open=self._of_address[place], all=len(self._open))


def _take_one(counts: "Counter[str]", *keys: str) -> None:
    for key in keys:
        counts[key] -= 1
        if not counts[key]:
            del counts[key]
