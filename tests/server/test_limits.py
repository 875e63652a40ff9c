"""How often somebody may do something: each guest, and each address for all its guests together."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select, update

from tortuga.kernel.errors import Refusal
from tortuga.server import protocol
from tortuga.server.limits import HOUSEHOLDS_OF_A_SITE, REMEMBERED, Bucket, Limits
from tortuga.server.settings import Kind, Rate
from tortuga.server.store import Store
from tortuga.server.store.places import Place
from tortuga.server.store.schema import guesses

NAT = "192.0.2.1"


class Clock:
    """Time as the test tells it."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


def may(limits: Limits, kind: Kind, address: str, guest: str | None = None) -> bool:
    try:
        limits.must(kind, address, guest)
    except Refusal:
        return False
    return True


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate_per_s=2, burst=3)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait_ms() == 500
    assert not bucket.take(499)
    assert bucket.take(500)
    assert [bucket.take(60_000) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_goes_back_gives_nothing_away() -> None:
    bucket = Bucket(rate_per_s=1, burst=1)
    assert bucket.take(10_000)
    assert not bucket.take(5_000)
    assert not bucket.take(5_500)
    assert bucket.take(6_500)


def test_tables_are_limited_by_guest() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    assert [may(limits, "table", NAT, "ania") for _ in range(11)] == [True] * 10 + [False]
    with pytest.raises(Refusal) as refused:
        limits.must("table", "192.0.2.2", "ania")
    assert (refused.value.key, refused.value.facts) == ("too-many-tables", {"seconds": 6}), "wherever she is"
    limits.must("table", NAT, "bartek")
    clock.now = 6_000
    limits.must("table", NAT, "ania")


def test_new_guests_do_not_get_an_address_more() -> None:
    limits = Limits(clock=Clock())
    made = sum(may(limits, "table", NAT, f"guest {number}") for number in range(1000))
    assert made == 60
    assert may(limits, "table", "192.0.2.2", "guest 1")


def test_who_floods_takes_nothing_from_their_neighbours() -> None:
    limits = Limits({"chat": Rate(60, 30)}, {"chat": Rate(30, 10)}, clock=Clock())
    assert sum(may(limits, "chat", NAT, "loud") for _ in range(1000)) == 10
    assert sum(may(limits, "chat", NAT, "quiet") for _ in range(10)) == 10
    assert sum(may(limits, "chat", NAT, "late") for _ in range(11)) == 10


def test_without_a_session_an_address_is_one_guest() -> None:
    limits = Limits(clock=Clock())
    assert sum(may(limits, "command", NAT) for _ in range(1000)) == 40
    assert may(limits, "command", NAT, "ania")


@pytest.mark.parametrize(
    ("command", "kind"),
    [
        (protocol.Rematch(id="a-command"), "table"),
        (protocol.Chat(id="a-command"), "chat"),
        (protocol.Hint(id="a-command"), "hint"),
        (protocol.Try(id="a-command", decision=1, move=""), "try"),
        (protocol.Draft(id="a-command", decision=1, move=""), "try"),
        (protocol.Ping(id="a-command"), None),
        (protocol.Play(id="a-command", decision=1, move=""), None),
    ],
)
def test_a_command_costs_what_it_does_and_not_what_it_is_called(
    command: protocol.AnyCommand, kind: Kind | None
) -> None:
    limits = Limits(clock=Clock())
    while kind is not None and may(limits, kind, NAT, "ania"):
        pass
    if kind is None:
        for _ in range(10_000):
            limits.must_command(command, NAT, "ania")
    else:
        with pytest.raises(Refusal):
            limits.must_command(command, NAT, "ania")


def test_only_wrong_guesses_count_and_after_too_many_right_ones_are_refused() -> None:
    limits = Limits({"code": Rate(10, 3)}, clock=Clock())
    for _ in range(100):
        guess(limits, NAT, right=True)
    for _ in range(3):
        guess(limits, NAT, right=False)
    with pytest.raises(Refusal, match="too-fast"):
        guess(limits, NAT, right=True)


def guess(limits: Limits, address: str, *, right: bool) -> None:
    asyncio.run(limits.guess(address, right=right))


def test_guesses_are_counted_over_all_processes(place: Place) -> None:
    """Each of these has a memory of its own; a file is held once, so they share it."""

    async def scenario() -> None:
        stores = [Store.open(place)]
        stores.append(stores[0] if isinstance(place, Path) else Store.open(place))
        here, there, late = (Limits({"code": Rate(1, 3)}, clock=Clock()) for _ in range(3))
        for limits, store in zip((here, there, late), (*stores, stores[0]), strict=True):
            limits.count_guesses_in(store)
        for limits in (here, there, here):
            await limits.guess("2001:db8::1", right=True)
            await limits.guess("2001:db8::1", right=False)
        for limits in (here, there, late):
            with pytest.raises(Refusal, match="too-fast") as told:
                await limits.guess("2001:db8::1", right=True)
        assert 1 <= int(str(told.value.facts["seconds"])) <= 180, "in which three tokens would come"
        await there.guess("2001:db8:0:1::1", right=True)
        for number in range(3 * HOUSEHOLDS_OF_A_SITE - 3):
            await late.guess(f"2001:db8:0:{number + 1:x}::1", right=False)
        with pytest.raises(Refusal, match="too-fast"):
            await there.guess("2001:db8:0:ffff::1", right=True)
        older = update(guesses).values(at=guesses.c.at - 180_000)
        await stores[0].write(lambda connection: connection.execute(older).close())
        await there.guess("2001:db8:0:ffff::1", right=False)
        left = await stores[0].read(lambda connection: connection.execute(select(guesses.c.place)).scalars().all())
        assert sorted(left) == ["2001:db8:0:ffff::/64", "2001:db8::/48"], "what does not count any more is gone"
        for store in stores:
            store.close()

    asyncio.run(scenario())


def test_while_the_store_is_away_each_process_counts_for_itself(place: Place) -> None:
    async def scenario() -> None:
        store = Store.open(place)
        limits = Limits({"code": Rate(10, 3)}, clock=Clock())
        limits.count_guesses_in(store)
        store.close()
        for _ in range(3):
            await limits.guess(NAT, right=False)
        with pytest.raises(Refusal, match="too-fast"):
            await limits.guess(NAT, right=True)

    asyncio.run(scenario())


def test_processes_share_what_comes_in_the_long_run() -> None:
    clock = Clock()
    limits = [Limits({"guest": Rate(60, 2)}, clock=clock) for _ in range(3)]
    for one in limits:
        assert [may(one, "guest", NAT) for _ in range(3)] == [True, True, False], "at once, each as many as before"
        one.share(3)
    clock.now += 30_000
    assert sum(may(one, "guest", NAT) for one in limits for _ in range(30)) == 6, "they are full again"
    clock.now += 2_999
    assert not any(may(one, "guest", NAT) for one in limits)
    clock.now += 2
    assert all(may(one, "guest", "192.0.2.9") for one in limits), "a new bucket is full"
    assert sum(may(one, "guest", NAT) for one in limits for _ in range(9)) == 3, "one a second for all"
    for one in limits:
        one.share(1)
    clock.now += 1_000
    assert all(may(one, "guest", NAT) for one in limits)


def test_an_ipv6_household_is_one_address() -> None:
    limits = Limits({"guest": Rate(1, 1)}, clock=Clock())
    assert may(limits, "guest", "2001:db8:0:1::1")
    assert not may(limits, "guest", "2001:db8:0:1:ffff::2")
    assert may(limits, "guest", "2001:db8:0:2::1")


def test_who_has_thousands_of_ipv6_networks_gains_little_by_them() -> None:
    limits = Limits({"code": Rate(1, 2)}, clock=Clock())
    guessed = 0
    for network in range(1000):
        try:
            guess(limits, f"2001:db8:0:{network:x}::1", right=False)
        except Refusal:
            break
        guessed += 1
    assert guessed == 2 * HOUSEHOLDS_OF_A_SITE
    guess(limits, "2001:db8:1::1", right=True)


def test_limits_do_not_grow_without_end() -> None:
    limits = Limits(clock=Clock())
    for number in range(REMEMBERED + 500):
        may(limits, "chat", f"host-{number}", f"guest-{number}")
    assert len(limits._by_address["chat"]) == REMEMBERED
    assert len(limits._by_guest["chat"]) == REMEMBERED
