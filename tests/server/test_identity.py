"""Guests and their tokens: who they are on which device, whom they let in, and how they are forgotten."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest
from sqlalchemy import select, update

from server.store.samples import a_move, a_table
from tortuga.server.identity import DAY, LINKS, RECOVERY, SESSION, Guest, Identity, UnknownToken, session_of
from tortuga.server.store import Change, ChatRow, Store
from tortuga.server.store.changed_guests import KEPT_MS, OVERLAP_MS
from tortuga.server.store.errors import StoreAway
from tortuga.server.store.places import Place
from tortuga.server.store.schema import changed_guests

NOW = 1_700_000_000_000
Scenario: TypeAlias = Callable[[Identity], Awaitable[Any]]
Play: TypeAlias = Callable[[Scenario], Any]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture
def play(database: Path) -> Play:
    """Plays a scenario in a house that has just opened; again means after a restart."""

    def run(scenario: Scenario) -> Any:
        async def whole() -> Any:
            store = Store.open(database)
            try:
                return await scenario(Identity(store))
            finally:
                store.close()

        return asyncio.run(whole())

    return run


def rows(database: Path, what: str) -> list[Any]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(what).fetchall()


def test_a_guest_is_known_by_the_token_also_after_a_restart(play: Play, database: Path) -> None:
    async def arrive(identity: Identity) -> tuple[Guest, str]:
        guest, token = await identity.new_guest("Łukasz", "pl", NOW)
        assert await identity.guest_of(token, NOW) == guest
        return guest, token

    guest, token = play(arrive)
    assert (guest.name, guest.language) == ("Łukasz", "pl")
    assert len(token) >= 43
    assert play(lambda identity: identity.guest_of(token, NOW + DAY)) == guest
    assert token.encode() not in database.read_bytes()


@pytest.mark.parametrize("token", ["", "x", "x" * 43, "zażółć", "' OR 1=1 --", "\0"])
def test_a_forged_token_is_nobodys(play: Play, token: str) -> None:
    async def scenario(identity: Identity) -> None:
        await identity.new_guest("Ania", "pl", NOW)
        assert await identity.guest_of(token, NOW) is None
        assert await identity.invited(token) is None
        assert await identity.shared(token) is None
        with pytest.raises(UnknownToken):
            await identity.recover(token, NOW)

    play(scenario)


def test_a_token_is_good_for_one_thing_only(play: Play) -> None:
    async def scenario(identity: Identity) -> None:
        guest, session = await identity.new_guest("Ania", "pl", NOW)
        invitation = await identity.invite("t1", 0, guest.id, NOW)
        shared = await identity.share("t1", guest.id, NOW)
        recovery = await identity.recovery(guest.id, NOW)
        for token in (invitation, shared, recovery):
            assert await identity.guest_of(token, NOW) is None
        for token in (session, shared, recovery):
            assert await identity.invited(token) is None
        for token in (session, invitation, recovery):
            assert await identity.shared(token) is None
        for token in (session, invitation, shared):
            with pytest.raises(UnknownToken):
                await identity.recover(token, NOW)

    play(scenario)


def test_a_session_ends_unless_it_is_used(play: Play) -> None:
    async def scenario(identity: Identity) -> None:
        guest, token = await identity.new_guest("Ania", "pl", NOW)
        assert await identity.guest_of(token, NOW + SESSION) is None
        assert await identity.guest_of(token, NOW + SESSION - 1) == guest  # and it begins anew
        assert await identity.guest_of(token, NOW + 2 * SESSION - 2) == guest
        assert await identity.guest_of(token, NOW + 4 * SESSION) is None

    play(scenario)


def test_a_session_is_prolonged_once_a_day_and_read_from_memory_between(play: Play, database: Path) -> None:
    async def scenario(identity: Identity) -> None:
        store = identity._store
        _, token = await identity.new_guest("Ania", "pl", NOW)
        commits = store.commits
        for hour in range(3 * 24):
            assert await identity.guest_of(token, NOW + hour * DAY // 24) is not None
        assert store.commits == commits + 2
        assert rows(database, "SELECT expires FROM sessions") == [(NOW + 2 * DAY + SESSION,)]
        assert rows(database, "SELECT seen FROM guests") == [(NOW + 2 * DAY,)]
        store.close()
        assert await identity.guest_of(token, NOW + 2 * DAY) is not None  # no disk is asked

    play(scenario)


def test_memory_is_bounded(database: Path) -> None:
    async def scenario() -> None:
        store = Store.open(database)
        identity = Identity(store, known=2)
        arrived = [await identity.new_guest(name, "en", NOW) for name in ("Ania", "Bob", "Cyd")]
        assert [identity.name_of(guest.id) for guest, _ in arrived] == [None, "Bob", "Cyd"]
        assert [await identity.guest_of(token, NOW) for _, token in arrived] == [guest for guest, _ in arrived]
        store.close()

    asyncio.run(scenario())


def test_who_was_here_lately_is_remembered_longest(database: Path) -> None:
    async def scenario() -> None:
        store = Store.open(database)
        identity = Identity(store, known=2)
        ania, token = await identity.new_guest("Ania", "en", NOW)
        bob, bobs = await identity.new_guest("Bob", "en", NOW)
        assert await identity.guest_of(token, NOW) == ania
        cyd, _ = await identity.new_guest("Cyd", "en", NOW)
        assert [identity.name_of(one.id) for one in (ania, bob, cyd)] == ["Ania", None, "Cyd"]
        await identity.rename(ania.id, "Anna", None)
        dan, _ = await identity.new_guest("Dan", "en", NOW)
        assert [identity.name_of(one.id) for one in (ania, bob, cyd, dan)] == ["Anna", None, None, "Dan"]
        assert [len(known.items()) for known in (identity._guests, identity._sessions)] == [2, 2]
        assert await identity.guest_of(bobs, NOW) == bob
        store.close()
        assert await identity.guest_of(bobs, NOW) == bob, "read once, then known"

    asyncio.run(scenario())


@pytest.mark.parametrize("lost", ["_guests", "_sessions"])
def test_whoever_is_half_forgotten_in_memory_is_read_again(play: Play, lost: str) -> None:
    """Names are also read for others' tables, so either memory may be full while the other is not."""

    async def scenario(identity: Identity) -> None:
        ania, token = await identity.new_guest("Ania", "en", NOW)
        memory = getattr(identity, lost)
        ((known, _),) = memory.items()
        memory.forget(known)
        assert await identity.guest_of(token, NOW) == ania
        assert identity.name_of(ania.id) == "Ania"

    play(scenario)


def test_a_device_that_signs_out_while_its_session_begins_anew_is_gone(play: Play) -> None:
    async def scenario(identity: Identity) -> None:
        _, token = await identity.new_guest("Ania", "pl", NOW)
        await asyncio.gather(identity.sign_out(token), identity.guest_of(token, NOW + 2 * DAY))
        assert await identity.guest_of(token, NOW + 2 * DAY) is None

    play(scenario)


def test_who_is_forgotten_does_not_take_others_along(play: Play, database: Path) -> None:
    async def scenario(identity: Identity) -> None:
        ania, _ = await identity.new_guest("Ania", "pl", NOW)
        bob, bobs = await identity.new_guest("Bob", "en", NOW)
        recovery, share = await identity.recovery(bob.id, NOW), await identity.share("t1", bob.id, NOW)
        await identity.delete(ania.id)
        assert rows(database, "SELECT guest FROM sessions") == [(bob.id,)]
        assert rows(database, "SELECT name, deleted FROM guests ORDER BY name") == [("", 1), ("Bob", 0)]
        identity._store.close()
        assert await identity.guest_of(bobs, NOW) == bob, "nor out of memory"
        assert [len(one) for one in (recovery, share)] == [43, 43]

    play(scenario)


def test_a_locked_store_does_not_turn_known_guests_away(play: Play, database: Path) -> None:
    async def scenario(identity: Identity) -> None:
        guest, token = await identity.new_guest("Ania", "pl", NOW)
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            assert await identity.guest_of(token, NOW + 2 * DAY) == guest
        assert await identity.guest_of(token, NOW + 2 * DAY) == guest
        assert rows(database, "SELECT seen FROM guests") == [(NOW + 2 * DAY,)]

    play(scenario)


def test_a_new_name_is_known_at_once_and_kept(play: Play) -> None:
    async def change(identity: Identity) -> str:
        guest, token = await identity.new_guest("Ania", "pl", NOW)
        assert await identity.rename(guest.id, "Anna", None) == Guest(guest.id, "Anna", "pl")
        assert await identity.rename(guest.id, None, "uk") == Guest(guest.id, "Anna", "uk")
        assert await identity.rename(guest.id, None, None) == Guest(guest.id, "Anna", "uk")
        assert await identity.guest_of(token, NOW) == Guest(guest.id, "Anna", "uk")
        assert identity.name_of(guest.id) == "Anna"
        with pytest.raises(UnknownToken):
            await identity.rename("nobody", "Anna", None)
        return token

    token = play(change)
    assert play(lambda identity: identity.guest_of(token, NOW)).name == "Anna"


def test_who_signs_out_is_gone_on_that_device_only(play: Play) -> None:
    async def scenario(identity: Identity) -> tuple[str, str]:
        guest, first = await identity.new_guest("Ania", "pl", NOW)
        _, second = await identity.recover(await identity.recovery(guest.id, NOW), NOW)
        await identity.sign_out(first)
        await identity.sign_out("forged")
        assert await identity.guest_of(first, NOW) is None
        assert await identity.guest_of(second, NOW) == guest
        return first, second

    first, second = play(scenario)
    assert play(lambda identity: identity.guest_of(first, NOW)) is None
    assert play(lambda identity: identity.guest_of(second, NOW)).name == "Ania"


def test_a_session_that_ends_while_it_is_looked_up_is_not_remembered(play: Play) -> None:
    tokens = play(lambda identity: arrive_often(identity, 20))

    async def scenario(identity: Identity) -> None:
        for token in tokens:
            await asyncio.gather(identity.sign_out(token), *(identity.guest_of(token, NOW) for _ in range(5)))
            assert await identity.guest_of(token, NOW) is None

    play(scenario)


async def arrive_often(identity: Identity, times: int) -> list[str]:
    return [(await identity.new_guest("Ania", "pl", NOW))[1] for _ in range(times)]


def test_a_recovery_link_works_once_within_a_week_and_only_the_newest(play: Play) -> None:
    async def scenario(identity: Identity) -> None:
        guest, _ = await identity.new_guest("Ania", "pl", NOW)
        old = await identity.recovery(guest.id, NOW)
        new = await identity.recovery(guest.id, NOW)
        late = NOW + RECOVERY
        for token, when in [(old, NOW), (new, late)]:
            with pytest.raises(UnknownToken, match="token-unknown"):
                await identity.recover(token, when)
        back, session = await identity.recover(new, late - 1)
        assert back == guest
        assert await identity.guest_of(session, late) == guest
        with pytest.raises(UnknownToken, match="token-unknown"):
            await identity.recover(new, NOW)

    play(scenario)


def test_two_devices_cannot_use_one_recovery_link(play: Play) -> None:
    async def scenario(identity: Identity) -> None:
        guest, _ = await identity.new_guest("Ania", "pl", NOW)
        token = await identity.recovery(guest.id, NOW)
        got = await asyncio.gather(*(identity.recover(token, NOW) for _ in range(5)), return_exceptions=True)
        assert sum(isinstance(one, UnknownToken) for one in got) == 4

    play(scenario)


async def _seat_of(identity: Identity, token: str) -> tuple[str, int | None] | None:
    linked = await identity.invited(token)
    return None if linked is None else (linked.table, linked.seat)


def test_invitations_lead_to_a_seat_until_they_are_revoked(play: Play) -> None:
    async def scenario(identity: Identity) -> None:
        any_seat, first, second = [await identity.invite("t1", seat, "ania", NOW) for seat in (None, 0, 1)]
        elsewhere = await identity.invite("t2", 0, "ania", NOW)
        tokens = (any_seat, first, second, elsewhere)
        assert [await _seat_of(identity, token) for token in tokens] == [("t1", None), ("t1", 0), ("t1", 1), ("t2", 0)]
        await identity.revoke_invitations("t1", 0)
        assert [await _seat_of(identity, token) for token in tokens] == [("t1", None), None, ("t1", 1), ("t2", 0)]
        await identity.revoke_invitations("t1")
        assert [await _seat_of(identity, token) for token in tokens] == [None, None, None, ("t2", 0)]

    play(scenario)


def test_of_many_links_of_one_guest_the_oldest_becomes_void(play: Play, database: Path) -> None:
    async def scenario(identity: Identity) -> None:
        others = [await identity.share("t1", "bartek", NOW), await identity.share("t2", "ania", NOW)]
        links = [await identity.share("t1", "ania", NOW + number) for number in range(LINKS + 3)]
        shown = [await identity.shared(token) is not None for token in links]
        assert shown == [False] * 3 + [True] * LINKS
        assert [await identity.shared(token) for token in others] == ["t1", "t2"]

    play(scenario)
    assert rows(database, "select count(*) from keys") == [(LINKS + 2,)]


def test_a_shared_game_is_shown_until_it_is_not(play: Play) -> None:
    async def scenario(identity: Identity) -> None:
        one, two = await identity.share("t1", "ania", NOW), await identity.share("t2", "ania", NOW)
        assert [await identity.shared(one), await identity.shared(two)] == ["t1", "t2"]
        await identity.unshare("t1")
        assert [await identity.shared(one), await identity.shared(two)] == [None, "t2"]

    play(scenario)


def test_names_are_read_once_and_then_known(play: Play) -> None:
    async def arrive(identity: Identity) -> list[str]:
        return [(await identity.new_guest(name, "en", NOW))[0].id for name in ("Ania", "Bob")]

    ania, bob = play(arrive)

    async def scenario(identity: Identity) -> None:
        assert identity.name_of(ania) is None
        await identity.know([ania, "nobody"])
        assert [identity.name_of(one) for one in (ania, bob, "nobody")] == ["Ania", None, None]
        assert await identity.names([ania, bob, "nobody"]) == {ania: "Ania", bob: "Bob"}

    play(scenario)


def test_tidying_deletes_what_has_expired(play: Play, database: Path) -> None:
    async def scenario(identity: Identity) -> None:
        old, _ = await identity.new_guest("Ania", "pl", NOW)
        new, _ = await identity.new_guest("Bob", "pl", NOW + 1)
        await identity.recovery(old.id, NOW)
        await identity.recovery(new.id, NOW + SESSION)
        await identity.invite("t1", None, old.id, NOW)
        await identity.tidy(NOW + SESSION)
        assert rows(database, "SELECT guest FROM sessions") == [(new.id,)]
        assert rows(database, "SELECT kind, guest FROM keys ORDER BY kind") == [
            ("invitation", old.id),
            ("recovery", new.id),
        ]

    play(scenario)


def test_my_data_is_all_that_is_stored_about_me(play: Play) -> None:
    async def scenario(identity: Identity) -> None:
        store = identity._store
        ania, token = await identity.new_guest("Ania", "pl", NOW)
        bob, _ = await identity.new_guest("Bob", "en", NOW)
        said = [ChatRow(1, bob.id, "say-1", NOW, text="Hello"), ChatRow(2, ania.id, "say-2", NOW, phrase="well-played")]
        await store.create(a_table("t1", host=bob.id), Change("t1", sitters=[bob.id, ania.id], chat=said))
        await store.create(a_table("t2", host=ania.id), Change("t2", sitters=[bob.id]))
        await store.create(a_table("t3", host=bob.id), Change("t3", sitters=[bob.id]))
        await store.create(a_table("t4", host=ania.id), Change("t4", sitters=[ania.id]))
        invitation = await identity.invite("t2", 0, ania.id, NOW)
        data = await identity.my_data(ania.id)
        assert data["profile"] == {"id": ania.id, "name": "Ania", "language": "pl", "created": NOW, "seen": NOW}
        assert [(table["id"], table["seat"]) for table in data["tables"]] == [("t1", 1), ("t2", None), ("t4", 0)]
        assert [table["id"] for table in (await identity.my_data(bob.id))["tables"]] == ["t1", "t2", "t3"]
        assert data["chat"] == [{"table": "t1", "at": NOW, "text": None, "phrase": "well-played"}]
        assert data["sessions"] == [{"created": NOW, "expires": NOW + SESSION}]
        assert [link["kind"] for link in data["links"]] == ["invitation"]
        told = msgspec.json.encode(data).decode()
        assert not any(secret in told for secret in (token, invitation, "5eed", "Hello", bob.id))
        assert (await identity.my_data("nobody"))["profile"] is None

    play(scenario)


def test_who_is_forgotten_leaves_the_others_their_games(play: Play, database: Path) -> None:
    async def forget(identity: Identity) -> tuple[str, str]:
        store = identity._store
        ania, token = await identity.new_guest("Ania", "pl", NOW)
        _, other_device = await identity.recover(await identity.recovery(ania.id, NOW), NOW)
        bob, bobs = await identity.new_guest("Bob", "en", NOW)
        links = [await identity.recovery(ania.id, NOW), await identity.invite("t1", 0, ania.id, NOW)]
        said = [ChatRow(1, bob.id, "say-1", NOW, text="Hello"), ChatRow(2, ania.id, "say-2", NOW, text="Cześć")]
        await store.create(a_table("t1", host=bob.id), Change("t1", sitters=[bob.id, ania.id], chat=said))
        await store.commit(a_move("t1", 1))

        await identity.delete(ania.id)

        stored = b"".join(file.read_bytes() for file in database.parent.iterdir() if file.is_file())
        assert b"Bob" in stored
        assert b"Ania" not in stored, "not in the journal either"
        assert "Cześć".encode() not in stored
        assert [await identity.guest_of(one, NOW) for one in (token, other_device, bobs)] == [None, None, bob]
        with pytest.raises(UnknownToken):
            await identity.recover(links[0], NOW)
        assert await identity.invited(links[1]) is None
        assert identity.name_of(ania.id) is None
        with pytest.raises(UnknownToken):
            await identity.rename(ania.id, "Ania", None)
        loaded = await store.load("t1")
        assert loaded is not None
        assert loaded[1] == a_move("t1", 1).rows
        assert [(line.text, line.phrase) for line in loaded[2]] == [("Hello", None), ("", None)]
        return ania.id, token

    guest, token = play(forget)
    assert play(lambda identity: identity.guest_of(token, NOW)) is None
    assert play(lambda identity: identity.names([guest])) == {}
    assert rows(database, f"SELECT name, language, deleted FROM guests WHERE id = '{guest}'") == [("", "", 1)]


# -- Many processes ---------------------------------------------------------------------------------------------------


async def in_two(place: Place, scenario: Callable[[Identity, Identity], Awaitable[None]]) -> None:
    """One house in two processes. A server has a connection for each; a file is held once, so they share it."""
    stores = [Store.open(place)]
    stores.append(stores[0] if isinstance(place, Path) else Store.open(place))
    here, there = map(Identity, stores)
    await there.news()  # it has been open for a while
    await scenario(here, there)
    for store in stores:
        store.close()


ENDS: dict[str, Callable[[Identity, Guest, str], Awaitable[object]]] = {
    "signed out": lambda here, _, token: here.sign_out(token),
    "signed out on all other devices": lambda here, guest, _: here.sign_out_others(guest.id, "another"),
    "forgotten": lambda here, guest, _: here.delete(guest.id),
}


@pytest.mark.parametrize("end", ENDS)
def test_whoever_goes_at_one_process_is_unknown_at_the_others(place: Place, end: str) -> None:
    async def scenario(here: Identity, there: Identity) -> None:
        guest, token = await here.new_guest("Ania", "en", NOW)
        other, others = await here.new_guest("Bartek", "en", NOW)
        assert await there.guest_of(token, NOW) == guest
        assert await there.guest_of(others, NOW) == other
        await ENDS[end](here, guest, token)
        assert await there.guest_of(token, NOW) == guest, "it was not told yet"
        news = await there.news()
        forgotten = end == "forgotten"
        assert news == (set() if forgotten else {session_of(token)}, set(), {guest.id} if forgotten else set())
        assert await there.guest_of(token, NOW) is None
        assert there.name_of(guest.id) == (None if forgotten else "Ania")
        assert await there.guest_of(others, NOW) == other
        assert await there.news() == (set(), set(), set()), "everything is told once"

    asyncio.run(in_two(place, scenario))


def test_a_new_name_is_known_to_all(place: Place) -> None:
    async def scenario(here: Identity, there: Identity) -> None:
        guest, token = await here.new_guest("Ania", "en", NOW)
        assert await there.guest_of(token, NOW) == guest
        await here.rename(guest.id, "Anna", None)
        assert await there.news() == (set(), {guest.id}, set())
        assert there.name_of(guest.id) == "Anna"
        assert await there.guest_of(token, NOW) == Guest(guest.id, "Anna", "en")

    asyncio.run(in_two(place, scenario))


@pytest.mark.parametrize("end", ENDS)
def test_what_is_read_just_then_is_read_again(place: Place, end: str) -> None:
    """Somebody comes to another process in the very moment in which they sign out."""

    async def scenario(here: Identity, there: Identity) -> None:
        guest, token = await here.new_guest("Ania", "en", NOW)
        read, has_read, go_on = there._reading_sessions._read, asyncio.Event(), asyncio.Event()

        async def slow(hashes: list[str]) -> Any:
            found = await read(hashes)
            has_read.set()
            await go_on.wait()
            return found

        there._reading_sessions._read = slow
        coming = asyncio.ensure_future(there.guest_of(token, NOW))
        await has_read.wait()
        await ENDS[end](here, guest, token)
        await there.news()
        go_on.set()
        assert await coming is None

    asyncio.run(in_two(place, scenario))


def test_what_took_long_to_be_committed_is_found_all_the_same(place: Place) -> None:
    """Its row is older than the last look at them."""

    async def scenario(here: Identity, there: Identity) -> None:
        guest, token = await here.new_guest("Ania", "en", NOW)
        assert await there.guest_of(token, NOW) == guest
        await here.sign_out(token)
        row = update(changed_guests).values(at=changed_guests.c.at - OVERLAP_MS + 5_000)
        await here._store.write(lambda connection: connection.execute(row).close())
        assert (await there.news()).ended == {session_of(token)}

    asyncio.run(in_two(place, scenario))


def test_who_slept_for_too_long_believes_nothing_any_more(place: Place) -> None:
    async def scenario(here: Identity, there: Identity) -> None:
        guest, token = await here.new_guest("Ania", "en", NOW)
        assert await there.guest_of(token, NOW) == guest
        await here.delete(guest.id)
        row = update(changed_guests).values(at=changed_guests.c.at - 2 * KEPT_MS)
        await here._store.write(lambda connection: connection.execute(row).close())
        await here.tidy(NOW)
        assert await here._store.read(lambda connection: connection.execute(select(changed_guests)).all()) == []
        assert there._looked is not None
        there._looked -= 2 * KEPT_MS
        await there.news()
        assert await there.guest_of(token, NOW) is None

    asyncio.run(in_two(place, scenario))


def test_who_was_known_is_known_while_the_database_is_away(place: Place) -> None:
    async def scenario(here: Identity, there: Identity) -> None:
        guest, token = await here.new_guest("Ania", "en", NOW)
        assert await there.guest_of(token, NOW) == guest

        async def away(_: object) -> object:
            raise StoreAway

        there._store.read = away  # type: ignore[method-assign, assignment]
        assert await there.guest_of(token, NOW) == guest

    asyncio.run(in_two(place, scenario))
