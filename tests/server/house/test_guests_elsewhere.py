"""What guests change at one process of a house is so at all others: names, sign-ins, and who is forgotten."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from server.house.open_house import OpenHouse
from server.house.two_houses import two_houses
from server.running import settings_with
from tortuga.kernel.errors import Refusal
from tortuga.server import protocol
from tortuga.server.app import end_connections
from tortuga.server.connections import Connections
from tortuga.server.house import house as module
from tortuga.server.identity import session_of
from tortuga.server.metrics import Metrics
from tortuga.server.store.places import Place

Scenario = Callable[[OpenHouse, OpenHouse], Awaitable[None]]


@pytest.fixture(autouse=True)
def _nobody_looks_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a test says when they do."""
    monkeypatch.setattr(module, "FOLLOW_S", 1000.0)


def play_out(place: Place, scenario: Scenario) -> None:
    async def whole() -> None:
        async with two_houses(place) as (first, second):
            await scenario(first, second)

    asyncio.run(whole())


def said(frames: list[dict[str, Any]]) -> list[tuple[str, str | None]]:
    return [(line["name"], line.get("text")) for frame in frames for line in frame.get("chat", [])]


def test_who_watches_elsewhere_sees_a_new_name(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here = await first.table("ania", "bartek")
        there = await second.house.room(here.table.id)
        tabs = [await first.tab(here, "bartek"), await second.tab(there, "bartek")]
        assert tabs[1].last["chairs"][0]["name"] == "Ania"
        await first.house.guests.rename(first.guests["ania"], "Anna", None)
        await second.house.guests.look()
        for tab in tabs:
            await tab.watcher.finish()
            assert [chair["name"] for chair in tab.last["chairs"]] == ["Anna", "Bartek"]
        frames = len(tabs[1].frames)
        await second.house.guests.look()
        await tabs[1].watcher.finish()
        assert len(tabs[1].frames) == frames, "it is told once"

    play_out(place, scenario)


def test_what_somebody_said_who_is_forgotten_elsewhere_is_not_shown_any_more(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here = await first.table("ania", "bartek")
        there = await second.house.room(here.table.id)
        await second.do("bartek", there, protocol.Chat, text="My name is Bartek.")
        await second.do("ania", there, protocol.Chat, text="Ahoj!")
        tab = await second.tab(there, "ania")
        assert ("Bartek", "My name is Bartek.") in said(tab.frames)
        await first.house.forget(first.guests["bartek"])
        await second.house.guests.look()
        await second.house.look_around()
        await tab.watcher.finish()
        assert [chair["name"] for chair in tab.last["chairs"]] == ["Ania", ""]
        late = await second.tab(there, "ania")
        assert said(late.frames) == [("", ""), ("Ania", "Ahoj!")]
        assert "My name" not in str(there.table.chat.lines[:])

    play_out(place, scenario)


def test_a_table_that_is_being_loaded_meanwhile_forgets_too(place: Place) -> None:
    """It was read before, and is there after."""

    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here = await first.table("ania", "bartek")
        await first.do("bartek", here, protocol.Chat, text="My name is Bartek.")
        load, has_read, go_on = second.house._rooms.fold, asyncio.Event(), asyncio.Event()

        async def slow(table: str, **more: Any) -> Any:
            found = await load(table, **more)
            has_read.set()
            await go_on.wait()
            return found

        second.house._rooms.fold = slow  # type: ignore[method-assign]
        loading = asyncio.ensure_future(second.house.room(here.table.id))
        await has_read.wait()
        second.house._rooms.fold = load  # type: ignore[method-assign]
        await first.house.forget(first.guests["bartek"])
        looking = asyncio.ensure_future(second.house.guests.look())
        await asyncio.sleep(0.05)
        go_on.set()
        await looking
        late = await second.tab(await loading, "ania")
        assert said(late.frames) == [("", "")]

    play_out(place, scenario)


def test_connections_of_who_signed_out_or_is_forgotten_elsewhere_are_ended(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        connections = Connections(settings_with(), Metrics(), 1000)
        second.house.guests.when_changed(lambda news: end_connections(connections, news))
        here, now = first.house.identity, first.house.clock()
        ania, phone = await here.new_guest("Ania", "en", now)
        laptop = (await here.recover(await here.recovery(ania.id, now), now))[1]
        ended: list[str] = []
        with (
            connections.opened("1.1.1.1", session_of(phone)) as one,
            connections.opened("::1", session_of(laptop)) as other,
        ):
            for name, connection in (("phone", one), ("laptop", other)):
                connections.belongs_to(connection, ania.id)

                def end(why: Refusal, name: str = name) -> None:
                    ended.append(f"{name} {why.key}")

                connection.when_ended(end)
            await here.rename(ania.id, "Anna", None)
            await second.house.guests.look()
            assert ended == []
            await here.sign_out(phone)
            await second.house.guests.look()
            assert ended == ["phone signed-out"]
            await first.house.forget(ania.id)
            await second.house.guests.look()
            assert ended == ["phone signed-out", "laptop signed-out"]

    play_out(place, scenario)
