"""What many ask for at once is read together, and everybody gets their own answer."""

import asyncio

import pytest

from tortuga.server.store import StoreTrouble
from tortuga.server.store.reader import TOGETHER, Reader


class Shelf:
    """Reads slowly, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[list[int]] = []
        self.things = {number: f"thing {number}" for number in range(1000)}
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.failure: Exception | None = None

    async def read(self, keys: list[int]) -> dict[int, str]:
        self.asked.append(keys)
        await self.go_on.wait()
        if self.failure is not None:
            raise self.failure
        return {key: self.things[key] for key in keys if key in self.things}


async def _asked_so_far() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


def test_who_asks_while_a_read_is_on_its_way_waits_for_the_next() -> None:
    async def go() -> None:
        shelf = Shelf()
        shelf.go_on.clear()
        reader = Reader(shelf.read)
        first = asyncio.create_task(reader.find(1))
        await _asked_so_far()
        others = [asyncio.create_task(reader.find(key)) for key in (2, 3, 3, 1)]
        await _asked_so_far()
        shelf.things[1] = "changed"
        shelf.go_on.set()
        assert await asyncio.gather(first, *others) == ["changed", "thing 2", "thing 3", "thing 3", "changed"]
        assert shelf.asked == [[1], [2, 3, 1]]

    asyncio.run(go())


def test_no_read_is_longer_than_others_should_wait() -> None:
    async def go() -> None:
        shelf = Shelf()
        found = await Reader(shelf.read).find_all(range(990, 1200))
        assert found == [f"thing {number}" for number in range(990, 1000)]
        assert max(map(len, shelf.asked)) <= TOGETHER
        assert sum(map(len, shelf.asked)) == 210

    asyncio.run(go())


def test_a_failure_reaches_all_who_asked_and_nobody_after_them() -> None:
    async def go() -> None:
        shelf = Shelf()
        reader = Reader(shelf.read)
        shelf.failure = StoreTrouble("store-locked")
        results = await asyncio.gather(*(reader.find(key) for key in range(3)), return_exceptions=True)
        assert [type(result) for result in results] == [StoreTrouble] * 3
        shelf.failure = None
        assert await reader.find(1) == "thing 1"

    asyncio.run(go())


def test_somebody_who_stops_waiting_takes_nothing_from_the_others() -> None:
    async def go() -> None:
        shelf = Shelf()
        shelf.go_on.clear()
        reader = Reader(shelf.read)
        asking = [asyncio.create_task(reader.find(5)) for _ in range(2)]
        await _asked_so_far()
        asking[0].cancel()
        shelf.go_on.set()
        assert await asking[1] == "thing 5"
        with pytest.raises(asyncio.CancelledError):
            await asking[0]

    asyncio.run(go())
