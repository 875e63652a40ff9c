"""Puzzles over HTTP: the same for everybody, judged by the rules, made beside the house and not too many of them."""

import asyncio
import os
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.running import UNTIRING, Running, running_house, settings_with
from tortuga.games.rummikub.puzzles.desk import PuzzleDesk
from tortuga.games.rummikub.puzzles.maker import make
from tortuga.games.rummikub.rules.tiles import names
from tortuga.kernel import NotationError, Refusal
from tortuga.server.settings import Rate
from tortuga.server.workers import puzzles
from tortuga.server.workers.pool import WorkerPool
from tortuga.server.workers.puzzles import PuzzleMaker

DESK = PuzzleDesk(make("ania", 1))
ADDRESS = "/api/puzzles/rummikub/1/ania"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = settings_with(db=tmp_path_factory.mktemp("puzzles") / "house.sqlite3", limits=UNTIRING)
    with running_house(settings) as house:
        yield house


@pytest.fixture
def guest(house: Running) -> Iterator[httpx.Client]:
    with house.client() as client:
        yield client


def refused(answer: httpx.Response) -> tuple[int, str]:
    told = answer.json()
    assert told["type"] == "refused"
    assert told["text"] not in ("", told["key"])
    return answer.status_code, told["key"]


def test_a_puzzle_is_that_of_its_seed_and_keeps_its_solution_to_itself(guest: httpx.Client) -> None:
    told = guest.get(ADDRESS).json()
    assert (told["title"], told["level"], told["seed"], told["joker"]) == ("rummikub", 1, "ania", "release")
    assert told["best"] == len(DESK.puzzle.laid)
    assert told["view"]["rack"] == list(names(DESK.puzzle.rack))
    assert [one["tiles"] for one in told["view"]["table"]] == [list(names(one.tiles)) for one in DESK.puzzle.table]
    assert told["view"]["due"] == [0]
    assert DESK.solution().move not in guest.get(ADDRESS).text


def test_the_puzzle_of_the_day_has_the_date_for_its_seed(guest: httpx.Client) -> None:
    days = {datetime.now(UTC).date().isoformat()}
    told = guest.get("/api/puzzles/rummikub/1/today").json()
    days.add(datetime.now(UTC).date().isoformat())  # it may be midnight
    assert told["seed"] in days
    assert told == guest.get(f"/api/puzzles/rummikub/1/{told['seed']}").json()


def test_the_best_turn_solves_it(guest: httpx.Client) -> None:
    told = guest.post(f"{ADDRESS}/check", json={"move": DESK.solution().move}).json()
    assert told == {"laid": list(names(DESK.puzzle.laid)), "best": len(DESK.puzzle.laid), "solved": True}


def test_a_lesser_turn_is_told_what_it_lacks(guest: httpx.Client) -> None:
    desk, move = lesser()
    told = guest.post(f"/api/puzzles/rummikub/{desk.puzzle.level}/{desk.puzzle.seed}/check", json={"move": move}).json()
    assert told["solved"] is False
    assert 0 < len(told["laid"]) < told["best"]


def lesser() -> tuple[PuzzleDesk, str]:
    """A puzzle and a legal turn that is not the best."""
    for seed in range(50):
        desk = PuzzleDesk(make(str(seed), 1))
        for offer in desk.title.offers(desk.state, 0):
            if offer.do.startswith("lay"):
                return desk, offer.do
    raise AssertionError


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("draw", "puzzle-lay-only"),
        ("sing", "rummikub-not-a-move"),
        ("lay R99", "rummikub-not-a-tile"),
        ("lay R1 R2 R3", "rummikub-tile-not-yours"),
        ("lay R1 R2", "rummikub-set-too-short"),
    ],
)
def test_a_wrong_turn_is_refused_with_a_reason(guest: httpx.Client, move: str, key: str) -> None:
    assert refused(guest.post(f"{ADDRESS}/check", json={"move": move})) == (422, key)


def test_a_wrong_turn_names_its_rule_in_the_readers_language(guest: httpx.Client) -> None:
    answer = guest.post(f"{ADDRESS}/check", json={"move": "lay R1 R2"}, headers={"accept-language": "pl"})
    assert answer.json()["rule"] == "RK-2.2"
    assert "za krótki" in answer.json()["text"]


def test_a_draft_is_assessed_set_by_set(guest: httpx.Client) -> None:
    move = DESK.solution().move
    told = guest.get(f"{ADDRESS}/draft", params={"move": move}).json()
    assert told["ready"] is True
    assert len(told["sets"]) == len(DESK.puzzle.end)
    told = guest.get(f"{ADDRESS}/draft", params={"move": f"{move} | R1"}).json()
    assert told["ready"] is False
    assert told["sets"][-1]["why"]["text"]


def test_the_solution_is_told_step_by_step(guest: httpx.Client) -> None:
    told = guest.get(f"{ADDRESS}/solution", headers={"accept-language": "uk"}).json()
    assert told["move"] == DESK.solution().move == told["steps"][-1]["move"]
    assert told["laid"] == list(names(DESK.puzzle.laid))
    assert len(told["broken"]) == 1
    assert all(step["text"] and step["text"] != step["key"] for step in told["steps"])


@pytest.mark.parametrize(
    "path",
    ["rum/1/ania", "rummikub/0/ania", "rummikub/6/ania", "rummikub/one/ania", f"rummikub/1/{'x' * 41}", "rummikub/1/ę"],
)
def test_there_are_no_puzzles_elsewhere(guest: httpx.Client, path: str) -> None:
    assert refused(guest.get(f"/api/puzzles/{path}")) == (404, "page-unknown")


@pytest.mark.parametrize("body", [{}, {"move": 1}, {"move": "x" * 5000}, {"move": "lay R1", "seed": "2"}])
def test_what_cannot_be_read_is_refused(guest: httpx.Client, body: Any) -> None:
    assert refused(guest.post(f"{ADDRESS}/check", json=body)) == (400, "command-unreadable")


def test_only_puzzles_that_have_to_be_made_are_counted(tmp_path: Path) -> None:
    limits = UNTIRING | {"puzzle": Rate(0.01, 2)}
    settings = settings_with(db=tmp_path / "house.sqlite3", limits=limits)
    with running_house(settings) as house, house.client() as guest:
        for seed in ("a", "b", "a", "b", "a"):
            assert guest.get(f"/api/puzzles/rummikub/1/{seed}").is_success
        answer = guest.get("/api/puzzles/rummikub/1/c")
        assert refused(answer) == (429, "too-fast")
        assert int(answer.headers["retry-after"]) > 0


# -- The maker --------------------------------------------------------------------------------------------------------


def allowed() -> None:
    """No limit."""


def sleeper(_: bytes) -> bytes:
    """For a worker that would take its time."""
    time.sleep(60)
    return b""


def dies_of_bad_luck(request: bytes) -> bytes:
    """For a worker that one puzzle is too much for."""
    if b"bad-luck" in request:
        os._exit(1)
    return puzzles._answer(request)


def test_the_same_puzzle_is_made_once_and_the_house_goes_on_meanwhile() -> None:
    async def scenario() -> None:
        maker, asked = PuzzleMaker(), []
        try:
            beats: list[float] = []
            heart = asyncio.create_task(_beat(beats))
            both = await asyncio.gather(*[maker.desk("ania", 4, lambda: asked.append(1)) for _ in range(5)])
            heart.cancel()
            assert all(one is both[0] for one in both)
            assert len(asked) == 1
            assert both[0].puzzle == make("ania", 4)
            assert len(beats) > 10, "the house did other things meanwhile"
        finally:
            await maker.close()

    asyncio.run(scenario())


async def _beat(beats: list[float]) -> None:
    """Notes when the loop goes on."""
    while True:
        await asyncio.sleep(0.01)
        beats.append(time.monotonic())


def test_too_many_at_once_are_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "MOST_WAITING", 2)

    async def scenario() -> None:
        maker = PuzzleMaker()
        coming = [asyncio.create_task(maker.desk(seed, 1, allowed)) for seed in ("a", "b")]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="puzzle-busy"):
            await maker.desk("c", 1, allowed)
        await asyncio.gather(*coming)
        assert (await maker.desk("c", 1, allowed)).puzzle.seed == "c"
        await maker.close()

    asyncio.run(scenario())


def test_one_that_its_worker_dies_of_is_given_up_and_the_next_is_made() -> None:
    async def scenario() -> None:
        maker = PuzzleMaker(WorkerPool("puzzles", dies_of_bad_luck, allowed))
        with pytest.raises(Refusal, match="puzzle-busy"):
            await maker.desk("bad-luck", 1, allowed)
        assert (await maker.desk("b", 1, allowed)).puzzle.seed == "b"
        await maker.close()

    asyncio.run(scenario())


def test_closing_does_not_wait_for_puzzles_that_nobody_will_see() -> None:
    async def scenario() -> None:
        maker = PuzzleMaker(WorkerPool("puzzles", sleeper, allowed))
        waiting = [asyncio.create_task(maker.desk(str(seed), 1, allowed)) for seed in range(3)]
        await asyncio.sleep(0.05)
        async with asyncio.timeout(30):
            await maker.close()
        for one in waiting:
            with pytest.raises(Refusal, match="house-closing"):
                await one
        with pytest.raises(Refusal, match="house-closing"):
            await maker.desk("c", 1, allowed)

    asyncio.run(scenario())


def test_the_oldest_puzzle_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "KEPT", 2)

    async def scenario() -> None:
        maker, made = PuzzleMaker(), []
        for seed in ("a", "b", "a", "c", "a", "b"):
            await maker.desk(seed, 1, lambda seed=seed: made.append(seed))  # type: ignore[misc]
        assert made == ["a", "b", "c", "b"]
        await maker.close()

    asyncio.run(scenario())


def test_a_puzzle_desk_reads_turns_as_the_title_does() -> None:
    with pytest.raises(NotationError, match="lay-only"):
        DESK.judge("pass")
    assert DESK.judge(DESK.solution().move.upper().replace("LAY", "lay")).solved
    assert DESK.view().bank == 106 - sum(len(one.tiles) for one in DESK.puzzle.table) - len(DESK.puzzle.rack)
