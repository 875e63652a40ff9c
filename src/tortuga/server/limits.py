"""Rate limits: what each guest and each address may do, and what a command costs, in bounded memory.

Anyone can create more guests to get around a limit, so the address counts too. A whole school may share one address, so
an address may do many times as much as one guest.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Protocol

from tortuga.kernel.errors import Refusal
from tortuga.server import protocol
from tortuga.server.not_now import NotNow
from tortuga.server.settings import GUEST_RATES, RATES, GuestKind, Kind, Rate

REMEMBERED = 10_000
"""Buckets of each kind; the one that was quiet for longest is forgotten first, and is most likely full."""
HOUSEHOLD, SITE = 64, 48
"""Bits of an IPv6 address: a household has its own network, and anybody can get thousands of them."""
HOUSEHOLDS_OF_A_SITE = 16
"""A whole site may do as much as this many households."""
COSTS: dict[type[protocol.Command], GuestKind] = {
    protocol.Rematch: "table",
    protocol.Chat: "chat",
    protocol.Hint: "hint",
    protocol.Try: "try",
    protocol.Draft: "try",
}
"""What a command takes beside a `command`, which each of them takes."""


class Guesses(Protocol):
    """Where those at all processes are counted."""

    async def guesses(self, places: Sequence[str], within_ms: int) -> dict[str, tuple[int, int]]:
        """How many there were in that time, and how long ago the first was, in milliseconds."""

    async def guessed(self, places: Sequence[str], within_ms: int) -> None:
        """One more, and a wrong one."""


class Bucket:
    """A bucket of tokens that fills itself: each act takes one. Times are milliseconds.

    >>> bucket = Bucket(rate_per_s=1, burst=2)
    >>> [bucket.take(now) for now in (0, 0, 0, 1000)]
    [True, True, False, True]
    """

    __slots__ = ("_at", "_burst", "_rate", "_tokens", "_whole")

    def __init__(self, rate_per_s: float, burst: int) -> None:
        self._rate = self._whole = rate_per_s / 1000
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

    def share(self, processes: int) -> None:
        """From now on it fills for one of this many processes."""
        self._rate = self._whole / processes

    def wait_ms(self) -> int:
        """How long after the last take there will be a token."""
        return ceil(max(0.0, 1 - self._tokens) / self._rate)


class Buckets:
    """The buckets of one kind, one for each guest or each address."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._sharing = 1
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, key: str, times: int = 1) -> Bucket:
        """The bucket of a guest or an address, `times` as large as usual."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(times * self._rate.a_minute / 60, times * self._rate.burst)
            bucket.share(self._sharing)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def share(self, processes: int) -> None:
        if processes != self._sharing:
            self._sharing = processes
            for bucket in self._buckets.values():
                bucket.share(processes)


def steady_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Limits:
    """Everything that is limited asks here first."""

    def __init__(
        self,
        rates: Mapping[Kind, Rate] = RATES,
        guest_rates: Mapping[GuestKind, Rate] = GUEST_RATES,
        clock: Callable[[], int] = steady_ms,
    ) -> None:
        self._clock = clock
        self._rates = {**RATES, **rates}
        self._guesses: Guesses | None = None
        self._by_address: dict[Kind, Buckets] = {kind: Buckets(rate) for kind, rate in {**RATES, **rates}.items()}
        self._by_guest: dict[Kind, Buckets] = {
            kind: Buckets(rate) for kind, rate in {**GUEST_RATES, **guest_rates}.items()
        }

    def must(self, kind: Kind, address: str, guest: str | None = None) -> None:
        """May this guest at this address do so once more? If so, it counts; else a refusal with the seconds to wait.

        Nothing is taken from an address for what its guest may not do: a guest who floods takes nothing from their
        neighbours.
        """
        now = self._clock()
        asked = list(self._asked(kind, address, guest))
        for bucket in asked:
            if not bucket.has(now):
                raise too_fast(kind, bucket)
        for bucket in asked:
            bucket.take(now)

    def must_command(self, command: protocol.AnyCommand, address: str, guest: str | None) -> None:
        """The same for what a command costs beside being one."""
        kind = COSTS.get(type(command))
        if kind is not None:
            self.must(kind, address, guest)

    async def guess(self, address: str, *, right: bool) -> None:
        """Somebody names a code or a token. Only wrong ones count; after too many of them right ones are refused as
        well, or guessing would still pay."""
        now = self._clock()
        asked = list(self._asked("code", address, None))
        for bucket in asked:
            if not bucket.has(now):
                raise too_fast("code", bucket)
            if not right:
                bucket.take(now)
        if self._guesses is not None:
            with suppress(NotNow):  # while the store is away, each process counts for itself
                await self._guess_anywhere(self._guesses, address, right=right)

    async def _guess_anywhere(self, guesses: Guesses, address: str, *, right: bool) -> None:
        """As many in the time in which an empty bucket would fill itself as there is room for in it."""
        rate = self._rates["code"]
        within_ms = ceil(rate.burst / rate.a_minute * 60_000)
        most = {neighbourhood(address, SITE): HOUSEHOLDS_OF_A_SITE * rate.burst, neighbourhood(address): rate.burst}
        places = list(most)
        for place, (count, first_ms) in (await guesses.guesses(places, within_ms)).items():
            if count >= most[place]:
                raise Refusal("too-fast", seconds=ceil(max(1, within_ms - first_ms) / 1000))
        if not right:
            await guesses.guessed(places, within_ms)

    def count_guesses_in(self, guesses: Guesses) -> None:
        """From now on those at other processes count too."""
        self._guesses = guesses

    def share(self, processes: int) -> None:
        """Among so many processes: in the long run all of them together allow what one would. Each allows as much at
        once as before, since people are mostly at one of them. Guesses are counted over all of them."""
        for kind, buckets in [*self._by_address.items(), *self._by_guest.items()]:
            if kind != "code":
                buckets.share(processes)

    def _asked(self, kind: Kind, address: str, guest: str | None) -> Iterator[Bucket]:
        """Nobody, without a session, is one guest for each address."""
        if kind in self._by_guest:
            yield self._by_guest[kind].of(guest or f"nobody at {neighbourhood(address)}")
        yield self._by_address[kind].of(neighbourhood(address))
        site = neighbourhood(address, SITE)
        if site != neighbourhood(address):
            yield self._by_address[kind].of(site, HOUSEHOLDS_OF_A_SITE)


def too_fast(kind: Kind, bucket: Bucket) -> Refusal:
    return Refusal("too-many-tables" if kind == "table" else "too-fast", seconds=ceil(bucket.wait_ms() / 1000))


def neighbourhood(address: str, bits: int = HOUSEHOLD) -> str:
    """Whose address it is: with IPv6 one household has a whole network of them.

    >>> neighbourhood("2001:db8:1:2:aaaa::7"), neighbourhood("::ffff:192.0.2.1"), neighbourhood("192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1', '192.0.2.1')
    >>> neighbourhood("2001:db8:1:2:aaaa::7", SITE), neighbourhood("192.0.2.1", SITE)
    ('2001:db8:1::/48', '192.0.2.1')
    """
    if ":" not in address:
        return address
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or ip_network((int(found), bits), strict=False))
