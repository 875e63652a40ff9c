"""The bot pool, with real processes: a move in time, whatever the bot does."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from copy import copy
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.running import PATIENCE
from strangers import installed
from tortuga.kernel import Imagined, Offer, State, Title, View, encode, registry
from tortuga.server.workers.bots import BotPool, Chosen, simpler
from tortuga.server.workers.worker import NICENESS

MODULE = """
import os, signal, sys, time
from tortuga.kernel import Bot

class Sleeper(Bot):
    def choose(self, view, offers):
        time.sleep(3600)

class Spinner(Bot):
    def choose(self, view, offers):
        while True:
            pass

class Deserter(Bot):
    def choose(self, view, offers):
        os._exit(7)

class Clumsy(Bot):
    def choose(self, view, offers):
        raise ValueError("my hand is " + " ".join(view.hand))

class Mute(Bot):
    def choose(self, view, offers):
        return None

class Terse(Bot):
    def choose(self, view, offers):
        return offers[0].do

    def advise(self, view, offers):
        return self.choose(view, offers)

class Teller(Bot):
    def choose(self, view, offers):
        ignored = [signal.getsignal(s) == signal.SIG_IGN for s in (signal.SIGINT, signal.SIGTERM)]
        return f"{os.getpid()} {os.getppid()} {os.nice(0)} {all(ignored)}"
"""
ENTRY_POINTS = """
[tortuga.bots]
rum.sleeper = strange_sailors:Sleeper
rum.dreamer = strange_sailors:Sleeper
rum.spinner = strange_sailors:Spinner
rum.deserter = strange_sailors:Deserter
rum.clumsy = strange_sailors:Clumsy
rum.mute = strange_sailors:Mute
rum.terse = strange_sailors:Terse
rum.teller = strange_sailors:Teller
"""
LIMIT_S = 0.8


@pytest.fixture(autouse=True)
def _strange_sailors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A third-party package with bad bots; workers find it as they find any other."""
    with installed(tmp_path, monkeypatch, "strange_sailors", MODULE, ENTRY_POINTS):
        yield


class Rum:
    """The first decision of a game of RUM."""

    def __init__(self) -> None:
        self.title: Title = registry.title("rum")
        self.state: State = self.title.new(self.title.options_type(), 2, Imagined("1"), None)
        self.seat = self.state.due()[0]
        self.view: View = self.title.view(self.state, self.seat)
        self.offers: Sequence[Offer] = self.title.offers(self.state, self.seat)

    def may(self, move: str) -> bool:
        self.state.check(self.seat, self.title.read(self.state, self.seat, move))
        return True


class Pool(BotPool):
    """Who never answers is given up soon; the others have as long as a busy machine takes."""

    async def choose(self, title_name: str, bot: str, *asked: Any, **how: Any) -> Chosen:
        limited = copy(self)
        limited._limit_s = LIMIT_S if bot == "sleeper" else PATIENCE
        return await BotPool.choose(limited, title_name, bot, *asked, **how)


def played(scenario: Callable[[BotPool, Rum], Awaitable[None]], workers: int = 1, patience_s: float = PATIENCE) -> None:
    async def play() -> None:
        pool = Pool(workers, patience_s=patience_s)
        try:
            await scenario(pool, Rum())
        finally:
            await pool.close()

    asyncio.run(play())


async def choose(pool: BotPool, rum: Rum, bot: str) -> Chosen:
    chosen = await pool.choose("rum", bot, rum.view, rum.offers, "1")
    assert bot == "teller" or rum.may(chosen.move)
    return chosen


async def teller(pool: BotPool, rum: Rum) -> list[str]:
    return (await choose(pool, rum, "teller")).move.split()


def test_a_bot_plays_a_legal_move() -> None:
    async def scenario(pool: BotPool, rum: Rum) -> None:
        chosen = await choose(pool, rum, "greedy")
        assert (chosen.by, chosen.failed) == ("bot:greedy", None)
        assert chosen.took_s > 0

    played(scenario)


def test_a_bot_says_why_only_if_it_is_asked() -> None:
    async def scenario(pool: BotPool, rum: Rum) -> None:
        asked = await pool.choose("rum", "greedy", rum.view, rum.offers, "1", why=True)
        silent = await pool.choose("rum", "random", rum.view, rum.offers, "1", why=True)
        assert asked.why is not None
        assert asked.why.key.startswith("rum-hint-")
        assert silent.why is None, "one that has no reason"
        assert (await choose(pool, rum, "greedy")).why is None
        terse = await pool.choose("rum", "terse", rum.view, rum.offers, "1", why=True)
        assert terse.failed == "that is no move", "a move where advice was asked for, and the worker lives on"

    played(scenario)


def test_whatever_a_bot_does_a_simpler_one_moves_in_time_and_the_pool_works_on() -> None:
    why = {
        "sleeper": "no answer in 0.8 s",
        "deserter": "the worker died (EOFError)",
        "clumsy": "ValueError at strange_sailors.py:20",
        "mute": "that is no move",
    }

    async def scenario(pool: BotPool, rum: Rum) -> None:
        await choose(pool, rum, "greedy")
        for bot, reason in why.items():
            chosen = await choose(pool, rum, bot)
            assert (chosen.by, chosen.failed) == ("bot:random", reason)
            assert chosen.move in [offer.do for offer in rum.offers]
            assert (await choose(pool, rum, "greedy")).by == "bot:greedy"

    played(scenario)


def test_those_who_wait_behind_a_hung_bot_are_not_lost() -> None:
    async def scenario(pool: BotPool, rum: Rum) -> None:
        await choose(pool, rum, "greedy")
        who = ["sleeper", "greedy", "deserter", "greedy", "greedy"]
        chosen = await asyncio.gather(*(choose(pool, rum, bot) for bot in who))
        assert [one.by for one in chosen] == ["bot:random", "bot:greedy", "bot:random", "bot:greedy", "bot:greedy"]

    played(scenario)


def test_a_hung_bot_does_not_hold_up_the_other_worker() -> None:
    async def scenario(pool: BotPool, rum: Rum) -> None:
        await asyncio.gather(choose(pool, rum, "greedy"), choose(pool, rum, "greedy"))
        hung = asyncio.create_task(choose(pool, rum, "dreamer"))
        await asyncio.sleep(0)
        assert (await choose(pool, rum, "greedy")).by == "bot:greedy"
        assert not hung.done()
        await pool.close()
        assert (await hung).by == "bot:random"

    played(scenario, workers=2)


def test_nobody_waits_longer_for_a_worker_than_for_a_person() -> None:
    async def scenario(pool: BotPool, rum: Rum) -> None:
        await choose(pool, rum, "greedy")
        hung = asyncio.create_task(choose(pool, rum, "dreamer"))
        await asyncio.sleep(0)
        chosen = await choose(pool, rum, "greedy")
        assert (chosen.by, chosen.failed) == ("bot:random", "no worker was free")
        await pool.close()
        await hung

    played(scenario, patience_s=0.2)


def test_a_worker_that_was_killed_while_idle_costs_no_move() -> None:
    async def scenario(pool: BotPool, rum: Rum) -> None:
        first = (await teller(pool, rum))[0]
        os.kill(int(first), signal.SIGKILL)
        assert gone(int(first))
        assert (await teller(pool, rum))[0] != first

    played(scenario)


def test_a_table_that_loses_interest_leaves_the_worker_whole() -> None:
    async def scenario(pool: BotPool, rum: Rum) -> None:
        first = (await teller(pool, rum))[0]
        asked = asyncio.create_task(choose(pool, rum, "greedy"))
        await asyncio.sleep(0)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert (await teller(pool, rum))[0] == first

    played(scenario)


def test_workers_live_apart_step_back_and_leave_signals_to_the_house() -> None:
    async def scenario(pool: BotPool, rum: Rum) -> None:
        pid, parent, nice, ignored = await teller(pool, rum)
        assert int(pid) != os.getpid()
        assert int(parent) == os.getpid()
        assert int(nice) >= min(19, os.nice(0) + NICENESS)
        assert ignored == "True"

    played(scenario)


def test_closing_ends_a_bot_that_thinks_and_what_it_was_asked_has_an_answer() -> None:
    async def scenario(pool: BotPool, rum: Rum) -> None:
        pid = (await teller(pool, rum))[0]
        asked = [asyncio.create_task(choose(pool, rum, "dreamer")) for _ in range(3)]
        await asyncio.sleep(LIMIT_S / 4)
        await pool.close()
        assert {(await one).by for one in asked} == {"bot:random"}
        assert (await choose(pool, rum, "greedy")).failed == "the house is closing"
        assert gone(int(pid))

    played(scenario)


def test_a_pool_that_was_never_asked_starts_nothing() -> None:
    async def scenario(pool: BotPool, rum: Rum) -> None:
        assert not multiprocessing.active_children()

    played(scenario)


def test_only_bytes_go_to_the_worker_and_they_are_what_the_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []
    send_bytes = Connection.send_bytes

    def overheard(self: Connection, buf: bytes, *rest: int) -> None:
        sent.append(buf)
        send_bytes(self, buf, *rest)

    monkeypatch.setattr(Connection, "send_bytes", overheard)

    async def scenario(pool: BotPool, rum: Rum) -> None:
        await choose(pool, rum, "greedy")
        (request,) = sent
        assert type(request) is bytes
        said = msgspec.json.decode(request, type=dict[str, msgspec.Raw])
        assert {name: bytes(value) for name, value in said.items()} == {
            "title": b'"rum"',
            "rules": b"null",
            "bot": b'"greedy"',
            "view": encode(rum.view),
            "offers": encode(rum.offers),
            "seed": b'"1"',
            "why": b"false",
        }

    played(scenario)


HOUSE = """
import asyncio, os, sys
from tortuga.kernel import Imagined, registry
from tortuga.server.workers.bots import BotPool

async def main():
    title = registry.title("rum")
    state = title.new(title.options_type(), 2, Imagined("1"), None)
    seat = state.due()[0]
    pool = BotPool(limit_s=60)
    asked = "rum", title.view(state, seat), title.offers(state, seat)
    print((await pool.choose("rum", "teller", asked[1], asked[2], "1")).move.split()[0], flush=True)
    if sys.argv[1] == "killed":
        await pool.choose("rum", "spinner", asked[1], asked[2], "1")

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.parametrize("how", ["killed", "careless"])
def test_no_worker_outlives_a_house_that_was_killed_or_forgot_to_close_it(how: str, tmp_path: Path) -> None:
    (tmp_path / "house.py").write_text(HOUSE)
    with subprocess.Popen(
        [sys.executable, str(tmp_path / "house.py"), how], stdout=subprocess.PIPE, text=True
    ) as house:
        assert house.stdout is not None
        worker = int(house.stdout.readline())
        if how == "killed":
            time.sleep(0.2)
            house.kill()
        assert house.wait(timeout=PATIENCE) == (-signal.SIGKILL if how == "killed" else 0)
    assert gone(worker)


def gone(pid: int) -> bool:
    """Has the process ended, or does it soon?"""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            os.kill(pid, 0)
            if Path(f"/proc/{pid}/stat").exists() and Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z":
                return True  # ended; only nobody has looked yet
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.05)
    return False


def test_the_simpler_bot_takes_any_offer() -> None:
    offers = [Offer(do=f"bid {gold}") for gold in range(3)]
    assert {simpler(offers, "late").move for _ in range(100)} == {"bid 0", "bid 1", "bid 2"}
