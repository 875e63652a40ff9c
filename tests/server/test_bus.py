"""The bus: what one process has stored the others hear of, and what is lost on the way does no harm."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest

from server.running import PATIENCE
from server.store.samples import a_move, a_row, a_table
from services import redis as redis_service
from services.keeping import use
from services.postgresql import Databases
from tortuga.kernel.errors import OptionError
from tortuga.server import bus as module
from tortuga.server.bus import Bus, LocalBus, NotifyBus, RedisBus, make_bus, parsed, written
from tortuga.server.settings import from_environment
from tortuga.server.store import Change, Head, Store, StoreUnusable
from tortuga.server.store.places import Server


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AGAIN_S", 0.02)


@pytest.fixture
def server(postgresql: Databases) -> Server:
    return Server(postgresql.house())


@pytest.fixture(params=["notify", "redis"])
def make(request: pytest.FixtureRequest, run_folder: Path) -> Callable[[], Bus]:
    """Busses of one house."""
    if request.param == "notify":
        server: Server = request.getfixturevalue("server")
        return lambda: NotifyBus(server)
    address, house = use(run_folder, "redis"), request.node.name
    return lambda: RedisBus(address, house)


class Ear:
    """What a process has heard."""

    def __init__(self) -> None:
        self.news: dict[str, tuple[int, int]] = {}
        self.messages = 0
        self.beginnings = 0
        self.guests = 0
        self.something = asyncio.Event()

    def __call__(self, news: Mapping[str, tuple[int, int]] | None) -> None:
        if news is None:
            self.beginnings += 1
        else:
            self.messages += 1
            self.news.update(news)
        self.something.set()

    def guests_changed(self) -> None:
        self.guests += 1
        self.something.set()

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                self.something.clear()
                await self.something.wait()


@asynccontextmanager
async def listening(bus: Bus) -> AsyncIterator[Ear]:
    ear = Ear()
    await bus.open(ear, ear.guests_changed)
    try:
        await ear.until(lambda: ear.beginnings == 1)
        yield ear
    finally:
        await bus.close()


def test_what_one_process_stored_all_others_hear_and_it_does_not_hear_itself(make: Callable[[], Bus]) -> None:
    async def scenario() -> None:
        busses = [make() for _ in range(3)]
        async with listening(busses[0]) as own, listening(busses[1]) as one, listening(busses[2]) as other:
            busses[0].tell("t1", Head(7, 2, "5eed"))
            for ear in (one, other):
                await ear.until(lambda ear=ear: ear.news == {"t1": (7, 2)})  # type: ignore[misc]
            busses[1].tell("t2", Head(1, 0, "5eed"))
            await own.until(lambda: bool(own.news))
            assert own.news == {"t2": (1, 0)}

    asyncio.run(scenario())


def test_that_a_guest_has_changed_all_others_hear_and_not_who_it_was(make: Callable[[], Bus]) -> None:
    async def scenario() -> None:
        teller, listener = make(), make()
        async with listening(teller) as own, listening(listener) as ear:
            teller.tell("t1", Head(7, 2, "5eed"))
            for _ in range(3):
                teller.tell_of_guests()
            await ear.until(lambda: bool(ear.guests and ear.news))
            assert (ear.guests, ear.news, own.guests) == (1, {"t1": (7, 2)}, 0)

    asyncio.run(scenario())


def test_what_is_stored_at_once_goes_out_together_in_messages_that_are_short_enough(make: Callable[[], Bus]) -> None:
    heads = {f"table-{number:010}": Head(number, 0, "5eed") for number in range(1000)}

    async def scenario() -> None:
        teller, listener = make(), make()
        async with listening(teller), listening(listener) as ear:
            for table, head in heads.items():
                teller.tell(table, Head(0, 0, "5eed"))
                teller.tell(table, head)  # only the last one counts
            await ear.until(lambda: len(ear.news) == 1000)
            assert ear.news == {table: (head.seq, 0) for table, head in heads.items()}
            assert ear.messages <= 4

    asyncio.run(scenario())
    assert max(len(line.encode()) for line in written(heads)) < 8000


def test_what_is_no_message_is_not_heard(server: Server) -> None:
    async def scenario() -> None:
        async with listening(NotifyBus(server)) as ear:
            with psycopg.connect(server.address, autocommit=True) as other:
                for words in ("", "Ahoj!", "me t1", "me :::", "me t1:1", "me t1:9:0"):
                    other.execute("SELECT pg_notify('tortuga', %s)", [words])
            await ear.until(lambda: bool(ear.news))
            assert (ear.news, ear.messages) == ({"t1": (9, 0)}, 1)

    asyncio.run(scenario())
    assert dict(parsed("")) == {}


def test_after_a_connection_was_cut_it_listens_again_and_says_that_it_missed_something(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")

    async def scenario() -> None:
        teller, listener = NotifyBus(server), NotifyBus(server)
        async with listening(teller) as own, listening(listener) as ear:
            for beginnings in (2, 3):
                with psycopg.connect(server.address, autocommit=True) as other:
                    other.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE datname = current_database() AND application_name = 'tortuga'"
                    )
                for one in (own, ear):
                    await one.until(lambda one=one, count=beginnings: one.beginnings == count)  # type: ignore[misc]
                ear.news.clear()
                async with asyncio.timeout(PATIENCE):
                    while not ear.news:  # the first may be lost: its sender learns only by it that nobody is there
                        teller.tell("t1", Head(beginnings, 0, "5eed"))
                        await asyncio.sleep(0.01)
                assert ear.news == {"t1": (beginnings, 0)}

    asyncio.run(scenario())
    told = {record.getMessage() for record in caplog.records}
    assert {"bus-lost", "bus-back"} <= told


@pytest.fixture
def own_redis() -> Iterator[redis_service.Server]:
    folder = Path(tempfile.mkdtemp(prefix="tortuga-redis-"))
    made = redis_service.Server(folder)
    yield made
    made.crash()
    shutil.rmtree(folder)


def test_a_redis_that_comes_late_or_goes_holds_up_nobody(own_redis: redis_service.Server) -> None:
    async def scenario() -> None:
        teller, listener = (RedisBus(own_redis.address, "house") for _ in range(2))
        own, ear = Ear(), Ear()
        await teller.open(own)
        await listener.open(ear)
        teller.tell("t1", Head(1, 0, "5eed"))  # nobody is there: dropped, and no trouble
        for beginnings in (1, 2):
            await asyncio.to_thread(own_redis.start)
            await ear.until(lambda count=beginnings: ear.beginnings == count)  # type: ignore[misc]
            ear.news.clear()
            async with asyncio.timeout(PATIENCE):
                while not ear.news:
                    teller.tell("t1", Head(7, 0, "5eed"))
                    await asyncio.sleep(0.01)
            await asyncio.to_thread(own_redis.crash)
        await teller.close()
        await listener.close()

    asyncio.run(scenario())


def test_houses_that_share_a_redis_do_not_hear_each_other(run_folder: Path) -> None:
    address = use(run_folder, "redis")

    async def scenario() -> None:
        one, other, same = RedisBus(address, "one"), RedisBus(address, "other"), RedisBus(address, "one")
        async with listening(one), listening(other) as deaf, listening(same) as ear:
            one.tell("t1", Head(1, 0, "5eed"))
            await ear.until(lambda: bool(ear.news))
            assert deaf.news == {}

    asyncio.run(scenario())


def test_the_store_tells_of_every_head_that_it_has_moved_and_of_nothing_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        store, told = Store.open(tmp_path / "house.db"), []
        store.when_stored(lambda table, head: told.append((table, head.seq)))
        await store.create(a_table("t1"), a_move("t1", 1))
        await store.commit(a_move("t1", 2))
        await store.commit(Change("t1", status="playing"))
        with pytest.raises(Exception, match="store-conflict"):
            await store.commit(a_move("t1", 2, "late"))
        await store.create(a_table("t2"), a_move("t2", 1), after=Change("t1", rows=[a_row(3)]))
        assert told == [("t1", 2), ("t1", 3)]
        store.close()

    asyncio.run(scenario())


def test_a_house_keeps_its_name_whoever_asks_first(server: Server) -> None:
    async def scenario() -> None:
        stores = [Store.open(server) for _ in range(4)]
        names = await asyncio.gather(*(store.house_name() for store in stores))
        assert len(set(names)) == 1
        for store in stores:
            store.close()

    asyncio.run(scenario())


def test_without_a_word_it_is_notify_on_postgresql_and_nothing_on_a_file(tmp_path: Path) -> None:
    place = Server("postgresql://127.0.0.1/house")

    async def kinds() -> list[type]:
        asked = [(None, place), ("notify", place), ("none", place), (None, tmp_path), ("redis://127.0.0.1", place)]
        return [type(make_bus(setting, where, "house")) for setting, where in asked]  # type: ignore[arg-type]

    assert asyncio.run(kinds()) == [NotifyBus, NotifyBus, LocalBus, LocalBus, RedisBus]
    assert from_environment({"TORTUGA_BUS": "redis://127.0.0.1:6379/1"}).bus == "redis://127.0.0.1:6379/1"
    for bus in ("parrots", "notify", "http://127.0.0.1"):  # a file has nobody to notify
        with pytest.raises(OptionError, match="option-value"):
            from_environment({}, bus=bus)
    assert from_environment({}, bus="notify", db=place.address).bus == "notify"


def test_without_redis_py_the_house_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "redis.asyncio", None)
    with pytest.raises(StoreUnusable, match="redis-missing"):
        RedisBus("redis://127.0.0.1", "house")


class LosesCancellations(NotifyBus):
    """As a driver does in whose own time limit they come."""

    lost = 0

    async def _messages(self) -> AsyncGenerator[str | None]:
        yield None
        while True:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                if self.lost == 2:
                    raise
                self.lost += 1


def test_a_bus_closes_though_a_driver_loses_a_cancellation(server: Server) -> None:
    async def whole() -> None:
        bus = LosesCancellations(server)
        async with asyncio.timeout(PATIENCE), listening(bus):
            pass
        assert bus.lost == 2

    asyncio.run(whole())
