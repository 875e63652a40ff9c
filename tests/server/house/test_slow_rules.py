"""What takes long to judge: workers find it out, and the house itself never does."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from server.house.open_house import OpenHouse, RestartableHouse, play_out
from server.tables import refused
from tortuga.games.rummikub.rules import can_play
from tortuga.games.rummikub.rules.can_play import REARRANGEMENTS
from tortuga.kernel import Game
from tortuga.server import protocol
from tortuga.server.house import stored_pictures
from tortuga.server.house.room import Room
from tortuga.server.workers.pool import WorkerPool

pytestmark = pytest.mark.skipif(
    not can_play.__file__.endswith(".py"), reason="nobody can watch what compiled rules ask the solver"
)
DUTY = {"must_lay": True, "first_meld": 1}
"""Who can lay has to (RT-1.7), so whoever wants to draw makes the rules ask the solver."""
MINUTE = protocol.TurnClock(seconds=60)
ENOUGH = 8
"""Questions that it was asked."""


@pytest.fixture(autouse=True)
def _house_never_asks_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers are processes of their own, where nothing is forbidden."""

    def forbidden(*question: object) -> None:
        raise AssertionError("the house asked the solver itself")

    monkeypatch.setattr(can_play, "_rearranged", forbidden)
    monkeypatch.setattr(REARRANGEMENTS, "found", {})


def who_is_due(opened: OpenHouse, room: Room) -> str:
    """By name; nobody if it is a bot."""
    guest = room.table.chairs[room.table.progress.due()[0]].guest
    return next((name for name, one in opened.guests.items() if one == guest), "")


def first_offer(room: Room) -> str:
    """To whoever is due: where they can lay something without moving what lies there, it does."""
    seat = room.table.progress.due()[0]
    return room.table.title.offers(room.table.progress.playing().state, seat)[0].do


async def play_on(opened: OpenHouse, room: Room) -> None:
    """Until the solver was asked."""
    for _ in range(200):
        who = who_is_due(opened, room)
        await (opened.play(who, room, first_offer(room)) if who else opened.quiet())
        if len(REARRANGEMENTS.found) >= ENOUGH:
            return
    raise AssertionError("nothing took long")


@contextmanager
def busy_judge(opened: OpenHouse) -> Iterator[None]:
    """The worker takes nobody else on."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opened.house.archive._judges, "_most_waiting", 0)
        yield


def test_a_house_plays_and_wakes_a_table_and_lets_its_workers_ask(
    restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def whole() -> Game:
        async with restartable.open() as opened:
            room = await opened.table("ania", "bartek", title="rummikub", options=DUTY, clock=MINUTE)
            for who in ("ania", "bartek"):
                await opened.tab(room, who)
            await play_on(opened, room)
            await opened.later(60)
            assert "lapse" in opened.kinds(room)
        REARRANGEMENTS.found.clear()
        async with restartable.open(version="2") as opened:
            woken = await opened.house.room(room.table.id)
            assert len(REARRANGEMENTS.found) >= ENOUGH
            assert woken.table.game is not None
            return woken.table.game

    game = asyncio.run(whole())
    monkeypatch.undo()
    assert Game.fold(game.title, game.header, game.records).state == game.state, "as the rules alone would judge it"


def test_bots_play_on_too(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        await play_on(opened, await opened.table("ania", "bot:random", title="rummikub", options=DUTY))

    play_out(restartable, scenario)


def test_workers_know_on_whose_behalf_they_work(restartable: RestartableHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for much waits for themselves: moves are their host's, hints and looks back of who wants them."""
    asked: set[tuple[str, str | None]] = set()
    ask = WorkerPool.ask

    async def note(pool: WorkerPool, request: bytes, limit_s: float, *, asker: str | None = None) -> bytes:
        asked.add((pool._workers[0]._name, asker))
        return await ask(pool, request, limit_s, asker=asker)

    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", "bot:random", title="rummikub", options=DUTY)
        while {"judge", "bots"} - {pool for pool, _ in asked} or who_is_due(opened, room) != "bartek":
            who = who_is_due(opened, room)
            await (opened.play(who, room, first_offer(room)) if who else opened.quiet())
        ania, bartek = opened.guests["ania"], opened.guests["bartek"]
        assert asked == {("judge", ania), ("bots", ania)}
        asked.clear()
        await opened.do("bartek", room, protocol.Hint)
        await opened.house.look_back(room.table, 1, (None,), asker=bartek)
        assert asked == {("bots", bartek), ("archive", bartek)}

    monkeypatch.setattr(WorkerPool, "ask", note)
    monkeypatch.setattr(stored_pictures, "QUIET_S", 3600)  # else the house asks too, on its own behalf
    play_out(restartable, scenario)


def test_when_too_many_ask_nothing_has_happened_and_it_can_be_tried_again(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", title="rummikub", options=DUTY, clock=MINUTE)
        for who in ("ania", "bartek"):
            await opened.tab(room, who)
        before = opened.rows(room)
        with busy_judge(opened):
            with refused("judge-busy"):
                await opened.play(who_is_due(opened, room), room, first_offer(room))
            await opened.later(60)
        assert opened.rows(room) == before
        await opened.later(5)
        assert "lapse" in opened.kinds(room)
        await opened.play(who_is_due(opened, room), room, first_offer(room))

    play_out(restartable, scenario)


def test_a_bot_whose_move_nobody_could_judge_moves_again(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bot:random", title="rummikub", options=DUTY)
        await opened.quiet()
        await opened.play("ania", room, first_offer(room))
        before = opened.kinds(room)
        with busy_judge(opened):
            await opened.quiet()
            assert opened.kinds(room) == before
        await opened.later(5)
        assert opened.kinds(room) == [*before, "move"]

    play_out(restartable, scenario)


def test_a_table_that_nobody_can_judge_just_now_is_not_taken_for_one_of_other_rules(
    restartable: RestartableHouse,
) -> None:
    async def whole() -> None:
        async with restartable.open() as opened:
            room = await opened.table("ania", "bartek", title="rummikub", options=DUTY)
        async with restartable.open() as opened:
            with busy_judge(opened), refused("judge-busy"):
                await opened.house.room(room.table.id)
            assert (await opened.house.room(room.table.id)).table.status == "playing"

    asyncio.run(whole())
