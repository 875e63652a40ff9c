"""What the bus says: tables that somebody watches here are followed at once, and nothing else is done for it."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from server.house.open_house import OpenHouse, Tab
from server.house.two_houses import two_houses
from server.running import PATIENCE, Running, closing_code, running_house, settings_with
from server.tables import new_id, setup
from services.keeping import use
from services.postgresql import Databases
from tortuga.server import protocol
from tortuga.server.bus import Bus, NotifyBus, RedisBus
from tortuga.server.house import house as module
from tortuga.server.sockets import SIGNED_OUT
from tortuga.server.store.places import Server


@pytest.fixture(autouse=True)
def _nobody_looks_around(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that whatever is seen was heard."""
    monkeypatch.setattr(module, "FOLLOW_S", 1000.0)


@pytest.fixture
def server(postgresql: Databases) -> Server:
    return Server(postgresql.house())


@pytest.fixture(params=["notify", "redis"])
def make(request: pytest.FixtureRequest, server: Server, run_folder: Path) -> Callable[[], Bus]:
    if request.param == "notify":
        return lambda: NotifyBus(server)
    address, house = use(run_folder, "redis"), request.node.name
    return lambda: RedisBus(address, house)


async def seen(tab: Tab, seq: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while tab.last["seq"] < seq:
            await asyncio.sleep(0.002)


async def connected(*busses: Bus) -> None:
    async with asyncio.timeout(PATIENCE):
        for bus in busses:
            while not bus.is_listening:  # type: ignore[attr-defined]
                await asyncio.sleep(0.002)


def test_who_watches_at_one_house_sees_what_is_done_and_said_at_another(
    server: Server, make: Callable[[], Bus]
) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here = await first.table("ania", "bartek")
        there = await second.house.room(here.table.id)
        tab = await second.tab(there, "bartek")
        await first.play("ania", here, "draw")
        await seen(tab, here.table.seq)
        assert there.table.seq == here.table.seq
        said = here.table.seq
        await first.do("ania", here, protocol.Chat, text="Ahoj!")
        async with asyncio.timeout(PATIENCE):
            while "Ahoj!" not in str(tab.last.get("chat")):
                await asyncio.sleep(0.002)
        assert here.table.seq == said, "a line of chat is no row"
        await second.play("bartek", there, "draw")
        assert not first.house._hearing

    async def whole() -> None:
        busses = [make(), make()]
        async with two_houses(server) as houses:
            for bus, one in zip(busses, houses, strict=True):
                one.house.store.when_stored(bus.tell)
                await bus.open(one.house.heard)
            try:
                await connected(*busses)
                await scenario(*houses)
            finally:
                for bus in busses:
                    await bus.close()

    asyncio.run(whole())


def test_nothing_is_read_for_tables_that_nobody_watches_or_that_are_known_already(server: Server) -> None:
    async def whole() -> None:
        async with two_houses(server) as (first, second):
            here = await first.table("ania", "bartek")
            there = await second.house.room(here.table.id)
            await first.play("ania", here, "draw")
            second.house.heard({here.table.id: (here.table.seq, 0), "nowhere": (9, 9)})
            await second.quiet()
            assert there.table.seq < here.table.seq, "nobody watches"
            await second.tab(there, "bartek")
            reads = 0
            rows_from = second.house.store.rows_from

            async def counted(*given: Any) -> Any:
                nonlocal reads
                reads += 1
                return await rows_from(*given)

            second.house.store.rows_from = counted  # type: ignore[method-assign, assignment]
            second.house.heard({here.table.id: (here.table.seq, 0)})
            await second.quiet()
            assert reads == 0, "it was known"
            await first.play("bartek", here, "draw")
            for _ in range(5):
                second.house.heard({here.table.id: (here.table.seq, 0)})
            await second.quiet()
            assert (there.table.seq, reads) == (here.table.seq, 1)

    asyncio.run(whole())


def test_after_something_was_missed_the_house_looks_everywhere(server: Server) -> None:
    async def whole() -> None:
        async with two_houses(server) as (first, second):
            here = await first.table("ania", "bartek")
            tab = await second.tab(await second.house.room(here.table.id), "bartek")
            await first.play("ania", here, "draw")
            second.house.heard(None)
            await second.quiet()
            assert tab.last["seq"] == here.table.seq

    asyncio.run(whole())


# -- Two whole houses -------------------------------------------------------------------------------------------------


@contextmanager
def a_socket(house: Running, token: str, table: str) -> Iterator[ClientConnection]:
    with connect(
        f"{house.socket_url}/api/socket?table={table}",
        additional_headers={"Cookie": token, "Origin": house.url},
    ) as socket:
        yield socket


@pytest.mark.parametrize("bus", [None, "redis"])
def test_two_whole_houses_on_one_server_are_one(server: Server, run_folder: Path, bus: str | None) -> None:
    bus = use(run_folder, "redis") if bus == "redis" else None
    settings = settings_with(db=server, bus=bus, bot_pause_ms=0)
    with ExitStack() as stack:
        first, second = (stack.enter_context(running_house(settings)) for _ in range(2))
        guests = []
        for name in ("Ania", "Bartek"):
            client = stack.enter_context(first.client())
            client.headers["Origin"] = first.url
            assert client.post("/api/me", json={"name": name}).status_code == 201
            guests.append(client)
        order = {"id": new_id(), "setup": msgspec.to_builtins(setup("planks", ("me", "open")))}
        table = guests[0].post("/api/tables", json=order).raise_for_status().json()["table"]
        cookie = "; ".join(f"{one.name}={one.value}" for one in guests[0].cookies.jar)
        assert second.client(headers={"Cookie": cookie}).get("/api/me").json()["name"] == "Ania"
        with a_socket(second, cookie, table) as socket:
            assert msgspec.json.decode(socket.recv(PATIENCE))["type"] == "now"
            command = {"type": "chat", "id": new_id(), "text": "Ahoj!"}
            guests[0].post(f"/api/tables/{table}/commands", json=command).raise_for_status()
            while "Ahoj!" not in str(msgspec.json.decode(socket.recv(PATIENCE))):
                pass
            guests[0].patch("/api/me", json={"name": "Anna"}).raise_for_status()
            while "Anna" not in str(msgspec.json.decode(socket.recv(PATIENCE))):
                pass
            guests[0].delete("/api/session").raise_for_status()
            assert closing_code(socket) == SIGNED_OUT
        assert second.client(headers={"Cookie": cookie}).get("/api/me").json() is None
        for house in (first, second):
            assert house.client().get("/readyz").text == "ready\n"
