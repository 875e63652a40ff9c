"""Reviews in the house: piece by piece, never more of them than it can bear, and none that nobody waits for."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from review.games import played
from tortuga.kernel.encoding import encode
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import Game
from tortuga.kernel.records import Header, Record
from tortuga.review.pieces import answer_asked, ask_here, pieces_of
from tortuga.review.summing_up import sum_up
from tortuga.server.workers import reviews
from tortuga.server.workers.archive import Archive
from tortuga.server.workers.pool import PoolBusy
from tortuga.server.workers.reviews import Reviews, ReviewSoFar


class Table:
    """A finished one, as far as a review asks."""

    def __init__(self, game: Game, name: str) -> None:
        self.id, self.fold_id, self.moments, self._game = name, f"{name}/1", game.records, game

    def until(self, step: int) -> tuple[Header, list[Record]]:
        return self._game.header, self._game.records[:step]


class HereAndNow:
    """A pool that answers in this process, as long as it is allowed to."""

    def __init__(self) -> None:
        self.closed = False
        self.go = asyncio.Event()
        self.go.set()
        self.asked: list[bytes] = []
        self.fails = False
        self.renewed = False

    async def ask(self, request: bytes, limit_s: float, *, asker: str | None = None) -> bytes:
        self.asked.append(request)
        await self.go.wait()
        if self.fails:
            raise PoolBusy("late")
        return answer_asked(request)

    async def renew(self) -> None:
        self.renewed = True

    async def close(self) -> None:
        self.closed = True
        self.go.set()


class Setting:
    def __init__(self) -> None:
        self.now = 0.0
        self.pool = HereAndNow()
        self.archive = Archive()
        self.reviews = Reviews(self.archive, self.pool, lambda: self.now)
        self.allowed = 1000

    def look(self, name: str = "one", seat: int = 0) -> ReviewSoFar:
        return self.reviews.look(Table(GAME, name), GAME, seat, "Ania", self._may)

    def _may(self) -> None:
        self.allowed -= 1
        if self.allowed < 0:
            raise Refusal("too-fast", seconds=1)

    async def until(self, done: Callable[[ReviewSoFar], bool], **which: Any) -> ReviewSoFar:
        while not done(found := self.look(**which)):
            await asyncio.sleep(0.01)
        return found


GAME = played("rum", "random", "greedy")


def run(scenario: Callable[[Setting], Any]) -> None:
    async def whole() -> None:
        setting = Setting()
        try:
            await scenario(setting)
        finally:
            await setting.reviews.close()
            await setting.archive.close()

    asyncio.run(whole())


@pytest.fixture(autouse=True)
def _little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tortuga.review.pieces.USUAL_DECISIONS", 1)


def test_a_review_grows_to_what_the_command_says_and_is_made_once() -> None:
    async def scenario(setting: Setting) -> None:
        first = setting.look()
        assert (first.done, first.review.decisions) == (0, [])
        whole = await setting.until(lambda found: found.done == found.total)
        answers = {piece: ask_here(GAME, 0, piece) for piece in pieces_of(GAME, 0)}
        assert whole.review == sum_up(GAME, 0, answers)
        asked = len(setting.pool.asked)
        assert setting.look() == whole
        await asyncio.sleep(0)
        assert len(setting.pool.asked) == asked == whole.total
        assert setting.allowed == 999

    run(scenario)


def test_nothing_but_views_of_the_seat_goes_to_the_worker() -> None:
    async def scenario(setting: Setting) -> None:
        await setting.until(lambda found: found.done == found.total, seat=1)
        for request in setting.pool.asked:
            asked = json.loads(request)
            assert asked.keys() == {"title", "rules", "piece", "view"}
            assert asked["view"]["seat"] == 1
            state = GAME.state_after(asked["piece"]["after"])
            assert asked["view"] == json.loads(encode(GAME.title.view(state, 1)))

    run(scenario)


def test_no_more_at_once_than_the_house_can_bear() -> None:
    async def scenario(setting: Setting) -> None:
        setting.pool.go.clear()
        for number in range(reviews.MOST_RUNNING):
            setting.look(f"{number}")
        with pytest.raises(Refusal, match="review-busy"):
            setting.look("one more")
        setting.look("0")  # that is made already
        setting.pool.go.set()
        await setting.until(lambda found: found.done == found.total, name="0")

    run(scenario)


def test_who_asks_for_too_many_waits_but_not_for_those_that_are_there() -> None:
    async def scenario(setting: Setting) -> None:
        setting.allowed = 1
        setting.look()
        with pytest.raises(Refusal, match="too-fast"):
            setting.look("another")
        setting.look()

    run(scenario)


def test_a_review_that_nobody_waits_for_rests_and_goes_on_later() -> None:
    async def scenario(setting: Setting) -> None:
        some = await setting.until(lambda found: found.done > 0)
        setting.now += reviews.UNASKED_S + 1
        job = setting.reviews._jobs["one", 0]
        while job.is_running:
            await asyncio.sleep(0.01)
        assert some.done <= len(job.answers) < some.total
        await setting.until(lambda found: found.done == found.total)

    run(scenario)


def test_what_no_worker_could_answer_is_left_out() -> None:
    async def scenario(setting: Setting) -> None:
        setting.pool.fails = True
        whole = await setting.until(lambda found: found.done == found.total)
        assert whole.review.decisions == []
        assert whole.review.turning_points == []

    run(scenario)


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "KEPT", 2)

    async def scenario(setting: Setting) -> None:
        for name in ("a", "b", "c"):
            await setting.until(lambda found: found.done == found.total, name=name)
        assert [name for name, _ in setting.reviews._jobs] == ["b", "c"]

    run(scenario)


def test_compiled_rules_reach_its_worker() -> None:
    async def scenario(setting: Setting) -> None:
        await setting.reviews.renew()
        assert setting.pool.renewed

    run(scenario)
