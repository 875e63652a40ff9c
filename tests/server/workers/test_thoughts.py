"""Bots that think elsewhere: a real house without thinkers, and real processes of `tortuga work` beside it."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
import psycopg
import pytest

from server.faults.players import Ledger, Picture, Player
from server.faults.program import Program
from server.running import PATIENCE, until
from server.tables import new_id
from tortuga.games.rummikub.puzzles.desk import PuzzleDesk
from tortuga.games.rummikub.puzzles.maker import make
from tortuga.kernel.encoding import encode
from tortuga.kernel.errors import Refusal
from tortuga.server.settings import from_environment
from tortuga.server.store.places import Server
from tortuga.server.store.postgresql import make_ready
from tortuga.server.workers import bots, puzzles, thoughts
from tortuga.server.workers.thoughts import ThoughtPool, Thoughts
from tortuga.server.workers.worker import NoAnswer


@contextmanager
def a_house(folder: Path, database: Server) -> Iterator[Program]:
    """In which nobody thinks."""
    house = Program(folder / "house", place=database.address, TORTUGA_BOT_WORKERS="0", TORTUGA_BOT_SECONDS="60")
    house.start()
    try:
        house.wait_until_open()
        yield house
    finally:
        house.close()


@contextmanager
def a_thinker(database: Server) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "tortuga", "work", "--db", database.address, "--workers", "1"],
        env={**os.environ, "TORTUGA_LOG_FORMAT": "json"},
        stderr=subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait(PATIENCE)


async def play(house: Program, enough: Callable[[Picture], bool]) -> Picture:
    """A game against a bot, until it is over or enough."""
    player = Player("ania", house.port, Ledger(), "thoughts")
    try:
        await player.arrive()
        picture = Picture(await player.open(["me", "bot:random"], {"kind": "none"}), 0)
        await player.play(picture, enough=lambda: enough(picture))
    finally:
        await player.close()
    return picture


def bots_moves(database: Server) -> int:
    with psycopg.connect(database.address) as connection:
        found = connection.execute("SELECT count(*) FROM log WHERE actor LIKE 'bot:%' AND kind = 'move'").fetchone()
    assert found is not None
    return int(found[0])


def test_a_house_without_thinkers_and_one_that_thinks_finish_a_game(tmp_path: Path, new_database: Server) -> None:
    with a_house(tmp_path, new_database) as house, a_thinker(new_database) as thinker:
        assert asyncio.run(play(house, lambda _: False)).over
        assert not house.events("bot-failed")
        assert bots_moves(new_database) > 10
        thinker.send_signal(signal.SIGTERM)
        assert thinker.wait(PATIENCE) == 0


def test_one_that_dies_leaves_its_claim_to_another(tmp_path: Path, new_database: Server) -> None:
    async def killed_in_the_middle(house: Program) -> None:
        with a_thinker(new_database) as first:

            def strike(_: Picture) -> bool:
                if bots_moves(new_database) >= 3:
                    first.kill()
                return first.poll() is not None

            await play(house, strike)
        before = bots_moves(new_database)
        with a_thinker(new_database):
            await asyncio.to_thread(until, lambda: bots_moves(new_database) > before or not owes(new_database))

    with a_house(tmp_path, new_database) as house:
        asyncio.run(killed_in_the_middle(house))
        assert not house.events("bot-failed")


def owes(database: Server) -> bool:
    """Is a question waiting?"""
    with psycopg.connect(database.address) as connection:
        return connection.execute("SELECT 1 FROM thoughts").fetchone() is not None


def test_what_is_asked_is_no_more_than_a_view(tmp_path: Path, new_database: Server) -> None:
    with a_house(tmp_path, new_database) as house:
        asyncio.run(play(house, lambda _: owes(new_database)))
        with psycopg.connect(new_database.address) as connection:
            asked = connection.execute("SELECT request FROM thoughts").fetchall()
            (seed,) = connection.execute("SELECT seed FROM tables").fetchone() or ("",)
        assert asked
        assert seed
        assert not [request for (request,) in asked if seed in request]


def test_hints_and_puzzles_are_thought_of_there_too(tmp_path: Path, new_database: Server) -> None:
    with a_house(tmp_path, new_database) as house, ThreadPoolExecutor() as asking, ExitStack() as stack:
        ania, bartek = (stack.enter_context(house.client(headers={"Origin": house.url})) for _ in range(2))
        for guest, name in ((ania, "Ania"), (bartek, "Bartek")):
            guest.post("/api/me", json={"name": name}).raise_for_status()
        order = {"id": new_id(), "setup": {"title": "rum", "seats": ["me", "open"], "public": True}}
        table = "/api/tables/" + ania.post("/api/tables", json=order).raise_for_status().json()["table"]
        for guest, what in ((bartek, "sit"), (ania, "start")):
            guest.post(f"{table}/commands", json={"type": what, "id": new_id()}).raise_for_status()
        due, owes = next((guest, owes) for guest in (ania, bartek) if (owes := guest.get(table).json().get("owes")))
        hint = asking.submit(due.post, f"{table}/commands", json={"type": "hint", "id": new_id()})
        puzzle = asking.submit(house.client().get, "/api/puzzles/rummikub/1/ania")
        until(lambda: waiting(new_database) == {bots.KIND, puzzles.KIND})
        assert not hint.done()
        assert not puzzle.done()
        with a_thinker(new_database):
            told = hint.result(PATIENCE).raise_for_status().json()
            posed = puzzle.result(PATIENCE).raise_for_status().json()
        assert told["move"] in [offer["do"] for offer in owes["offers"]]
        assert told["why"]["text"]
        assert posed == msgspec.json.decode(encode(puzzles.posed(PuzzleDesk(make("ania", 1)))))
        assert not waiting(new_database)


def waiting(database: Server) -> set[str]:
    """The kinds of questions that nobody has answered yet."""
    with psycopg.connect(database.address) as connection:
        return {kind for (kind,) in connection.execute("SELECT kind FROM thoughts")}


# -- Claims -----------------------------------------------------------------------------------------------------------


def with_thoughts(database: Server, scenario: Callable[[Thoughts, Thoughts], Awaitable[None]]) -> None:
    """A house's and a thinker's."""

    async def whole() -> None:
        make_ready(database)
        house, thinker = Thoughts(database), Thoughts(database)
        try:
            await scenario(house, thinker)
        finally:
            await house.close()
            await thinker.close()

    asyncio.run(whole())


async def claimed(thinker: Thoughts, name: str) -> thoughts.Question:
    while (question := await thinker.claim(name)) is None:
        await asyncio.sleep(0.01)
    return question


def test_two_do_not_both_answer(new_database: Server) -> None:
    async def scenario(house: Thoughts, thinker: Thoughts) -> None:
        asking = asyncio.create_task(ThoughtPool("bots", house, 30).ask(b"what now?", 30))
        question = await claimed(thinker, "first")
        assert (question.kind, question.request, question.limit_ms) == ("bots", "what now?", 30_000)
        assert await thinker.claim("second") is None
        await thinker.run("UPDATE thoughts SET claimed = 0", [])  # the first was not heard of for long
        assert (await claimed(thinker, "second")).id == question.id
        assert not await thinker.answer("first", question.id, b"late")
        assert await thinker.answer("second", question.id, b"draw")
        assert not await thinker.answer("second", question.id, b"again")
        assert await asking == b"draw"
        assert await thinker.run("SELECT id FROM thoughts", []) == []

    with_thoughts(new_database, scenario)


def test_a_claim_lasts_as_long_as_its_thinker_lives(new_database: Server) -> None:
    async def scenario(house: Thoughts, thinker: Thoughts) -> None:
        asking = asyncio.create_task(house.ask("bots", b"what now?", 30, 30))
        question = await claimed(thinker, "first")
        await thinker.run("UPDATE thoughts SET claimed = 0", [])
        await thinker.renew("first")
        assert await thinker.claim("second") is None
        assert await thinker.answer("first", question.id, None, "it is too hard")
        with pytest.raises(NoAnswer, match="too hard"):
            await asking

    with_thoughts(new_database, scenario)


def test_what_the_server_forgot_is_asked_again(new_database: Server) -> None:
    async def scenario(house: Thoughts, thinker: Thoughts) -> None:
        asking = asyncio.create_task(house.ask("bots", b"what now?", 30, 30))
        await claimed(thinker, "first")
        await thinker.run("DELETE FROM thoughts", [])  # as after a crash
        question = await claimed(thinker, "first")
        assert await thinker.answer("first", question.id, b"draw")
        assert await asking == b"draw"

    with_thoughts(new_database, scenario)


def test_nobody_waits_for_ever(new_database: Server) -> None:
    async def scenario(house: Thoughts, thinker: Thoughts) -> None:
        with pytest.raises(NoAnswer, match="nobody"):
            await house.ask("bots", b"what now?", 0.01, 0.01)
        assert await thinker.claim("late") is None

    with_thoughts(new_database, scenario)


def test_a_house_on_a_file_thinks_itself() -> None:
    with pytest.raises(Refusal, match="option-value"):
        from_environment({}, db="house.sqlite3", bot_workers="0")
    assert from_environment({}, db="postgresql:///tortuga", bot_workers="0").bot_workers == 0
