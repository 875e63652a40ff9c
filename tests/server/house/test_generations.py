"""A rolling upgrade: processes with newer rules come, and those with older ones leave before they can do any harm."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path

import httpx
import msgspec
import pytest
from starlette.applications import Starlette
from websockets.sync.client import connect

import tortuga
from server.dealing import Dealt
from server.house.open_house import Clock, OpenHouse, in_a_loop
from server.running import PATIENCE, always_ready, closing_code, running_house, settings_with
from server.tables import NEWER, new_id, refused, setup, small_titles
from services.postgresql import Databases
from tortuga.server import protocol
from tortuga.server.house.house import House
from tortuga.server.identity import Identity
from tortuga.server.metrics import Metrics
from tortuga.server.protocol import Accepted
from tortuga.server.serve import probes
from tortuga.server.shutdown import Shutdown
from tortuga.server.sockets import RESTART
from tortuga.server.store import Store, StoreUnusable
from tortuga.server.store.places import Place, Server
from tortuga.server.store.rows import UNREADABLE
from tortuga.server.workers.archive import Archive
from tortuga.server.workers.bots import BotPool

Newer = Callable[[], AbstractContextManager[None]]
_folders = count(1)


@pytest.fixture
def newer(tmp_path: Path) -> Newer:
    """The rules of the second version: what is done under it is done by a process that has them."""

    @contextmanager
    def installed() -> Iterator[None]:
        with small_titles(tmp_path / f"newer-{next(_folders)}", NEWER):
            yield

    return installed


async def _two() -> int:
    """A file cannot count who shares it in a test."""
    return 2


class Processes:
    """Those that have one house open."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._clock, self._guests, self._seeds = Clock(), dict[str, str](), Dealt()
        self._first: Store | None = None

    @asynccontextmanager
    async def open(self, version: str) -> AsyncIterator[OpenHouse]:
        """A server has connections for each; a file is held once, so the others write through the first one's."""
        own = self._first is None or not isinstance(self.place, Path)
        store = Store.open(self.place) if self._first is None or own else Store(self._first._database)
        if not own:
            store.processes = _two  # type: ignore[method-assign]
        self._first = self._first or store
        store.is_alone = False
        settings = settings_with(db=self.place, bot_pause_ms=0)
        bots, archive = BotPool(1, limit_s=settings.bot_seconds), Archive()
        house = House(settings, store, Identity(store), bots, archive, Metrics(), self._clock, self._seeds)
        try:
            await house.open(version)
            yield OpenHouse(house, self.place, self._guests)
        finally:
            await house.close()
            await bots.close()
            await archive.close()
            if own:
                store.close()


def status(opened: OpenHouse, table: str) -> str:
    ((found,),) = opened.disk.read("SELECT status FROM tables WHERE id = ?", table)
    return str(found)


@in_a_loop
async def test_who_has_older_rules_writes_nothing_any_more_and_leaves(place: Place, newer: Newer) -> None:
    processes = Processes(place)
    async with processes.open("1") as old:
        room = await old.table("ania", "bartek")
        told: list[str] = []
        old.house.store.when_outdated(lambda: told.append("leave"))
        assert isinstance(await old.play("ania", room, "draw"), Accepted)
        rows = old.rows(room)
        with newer():
            async with processes.open("2") as new:
                for _ in range(2):
                    with refused("house-closing"):
                        await old.play("bartek", room, "draw")
                with refused("house-closing"):
                    await old.table("ania", "bartek")
                assert (old.rows(room), told, old.house.closing) == (rows, ["leave"], True)
                again = await new.house.room(room.table.id)
                assert isinstance(await new.play("bartek", again, "draw"), Accepted)
                assert not new.house.closing


@in_a_loop
async def test_rows_of_newer_rules_are_not_folded_by_older_ones(place: Place, newer: Newer) -> None:
    """They would find other digests, and close tables that are alive."""
    processes = Processes(place)
    async with processes.open("1") as old:
        known = await old.table("ania", "bartek")
        tab = await old.tab(known, "bartek")
        frames = len(tab.frames)
        with newer():
            async with processes.open("2") as new:
                await new.play("ania", await new.house.room(known.table.id), "draw")
                table = (await new.table("ania", "bartek", title="skirmish")).table.id
        for ask in (lambda: old.house.room(table), old.house.look_around, lambda: old.house._ledger.catch_up(known)):
            with refused("house-closing"):
                await ask()
        assert old.house.closing
        assert len(tab.frames) == frames
        assert [status(old, one) for one in (table, known.table.id)] == ["playing", "playing"]


@in_a_loop
async def test_only_who_raised_it_says_that_a_table_cannot_go_on(place: Place, newer: Newer) -> None:
    processes = Processes(place)
    async with processes.open("1") as old:
        table = (await old.table("ania", "bartek", title="skirmish")).table.id
        with newer():
            async with processes.open("2") as new:
                assert status(old, table) == UNREADABLE, "it was tried before anybody had to leave"
                assert (await new.house.room(table)).table.kept is not None
        with refused("house-closing"):
            await old.house._ledger.catch_up(await old.house.room(table))
        assert status(old, table) == UNREADABLE


@in_a_loop
async def test_each_move_of_a_table_is_proved_before_anybody_has_to_leave(place: Place) -> None:
    """The last moment alone agrees."""
    processes = Processes(place)
    async with processes.open("1") as old:
        room, other = await old.table("ania", "bartek"), await old.table("ania", "bartek")
        for table in (room, other):
            for guest in ("ania", "bartek"):
                await old.play(guest, table, "draw")
        old.change_disk(
            """UPDATE log SET digest = 'ffffffffffffffff' WHERE table_id = ? AND seq =
            (SELECT min(seq) FROM log WHERE table_id = ? AND kind = 'move')""",
            room.table.id,
            room.table.id,
        )
        async with processes.open("2") as new:
            assert [status(new, one.table.id) for one in (room, other)] == [UNREADABLE, "playing"]


@in_a_loop
async def test_who_came_later_shows_what_it_cannot_fold_and_leaves_it_alone(place: Place) -> None:
    """Perhaps its own installation is at fault."""
    processes = Processes(place)
    async with processes.open("1") as first:
        room = await first.table("ania", "bartek", clock=protocol.TurnClock(seconds=60))
        await first.play("ania", room, "draw")
        due = first.disk.read("SELECT kind, seat FROM deadlines WHERE table_id = ?", room.table.id)
        first.change_disk("UPDATE log SET digest = 'other' WHERE kind = 'move'")
        async with processes.open("1") as second:
            there = await second.house.room(room.table.id)
            tab = await second.tab(there, "bartek")
            assert there.table.kept is not None
            await second.close_tab(there, tab)
            assert status(second, room.table.id) == "playing"
            assert first.disk.read("SELECT kind, seat FROM deadlines WHERE table_id = ?", room.table.id) == due
        first.house._rooms._open.clear()
        assert (await first.house.room(room.table.id)).table.kept is not None
        assert status(first, room.table.id) == UNREADABLE


@in_a_loop
async def test_processes_of_the_same_rules_are_of_one_generation(place: Place) -> None:
    processes = Processes(place)
    async with processes.open("1") as first:
        room = await first.table("ania", "bartek")
        async with processes.open("1") as second:
            assert first.house.store.generation == second.house.store.generation
            await second.play("ania", await second.house.room(room.table.id), "draw")
        await first.house._ledger.catch_up(room)
        assert isinstance(await first.play("bartek", room, "draw"), Accepted)


@in_a_loop
async def test_an_older_version_does_not_come_back_while_a_newer_one_is_there(place: Place) -> None:
    """Otherwise whatever restarts processes that left would make the newer ones leave."""
    processes = Processes(place)
    async with processes.open("0.10.0") as new:
        for older in ("0.9.3", "0.9"):
            with pytest.raises(StoreUnusable, match="store-newer"):
                async with processes.open(older):
                    raise AssertionError
        assert isinstance(await new.play("ania", await new.table("ania", "bartek"), "draw"), Accepted)


@in_a_loop
async def test_a_plugin_with_other_rules_is_another_generation_of_the_same_version(place: Place, newer: Newer) -> None:
    processes = Processes(place)
    async with processes.open("1") as old:
        with newer():
            async with processes.open("1"):
                with refused("house-closing"):
                    await old.table("ania", "bartek")


def test_a_whole_house_leaves_by_itself_and_its_sockets_come_back_elsewhere(
    postgresql: Databases, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    settings = settings_with(db=Server(postgresql.house()), bot_pause_ms=0)
    with running_house(settings) as old, old.client(headers={"Origin": old.url}) as guest:
        guest.post("/api/me", json={"name": "Ania"}).raise_for_status()
        order = {"id": new_id(), "setup": msgspec.to_builtins(setup("planks", ("me", "open")))}
        table = guest.post("/api/tables", json=order).raise_for_status().json()["table"]
        cookie = "; ".join(f"{one.name}={one.value}" for one in guest.cookies.jar)
        headers = {"Cookie": cookie, "Origin": old.url}
        with connect(f"{old.socket_url}/api/socket?table={table}", additional_headers=headers) as socket:
            socket.recv(PATIENCE)
            monkeypatch.setattr(tortuga, "__version__", "99.0")
            with running_house(settings) as new:
                assert closing_code(socket) == RESTART
                old.thread.join(PATIENCE)
                assert not old.thread.is_alive(), "nobody had to stop it"
                assert "house-outdated" in {record.getMessage() for record in caplog.records}
                assert new.client().get("/readyz").text == "ready\n"
                headers = {"Cookie": cookie, "Origin": new.url}
                with connect(f"{new.socket_url}/api/socket?table={table}", additional_headers=headers) as again:
                    assert msgspec.json.decode(again.recv(PATIENCE))["type"] == "now"


@in_a_loop
async def test_readyz_says_why_a_house_leaves() -> None:
    shutdown = Shutdown()
    app = Starlette(routes=probes(shutdown, always_ready, Metrics()))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as client:
        assert (await client.get("/readyz")).status_code == 200
        shutdown.leave("house-outdated")
        found = await client.get("/readyz")
        assert (found.status_code, found.text) == (503, "closing: house-outdated\n")
