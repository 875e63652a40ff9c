"""An evening in a house: who plays there, who attacks it and who watches. Then it is killed, and all come back."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from server.faults import database
from server.faults.checker import SHOWN, Witness
from server.faults.honest_tables import HonestTables, Plan
from server.faults.hostile.guest import HostileGuest
from server.faults.players import Json
from server.faults.probing import Probe, probed
from server.faults.program import Program, opened
from server.faults.watched import read_stalls

FEW_TABLES = "30/30"
"""A minute for each guest: else all that they do would be to open tables."""


@contextmanager
def watched_house(folder: Path, *faults: str) -> Iterator[Program]:
    """With those faults planted."""
    db = folder / "house.sqlite3"
    module = ["server.faults.watched", str(_stalls(db)), ",".join(faults)]
    with opened(db, module=module, TORTUGA_BOT_PAUSE_MS="20", TORTUGA_GUEST_LIMIT_TABLE=FEW_TABLES) as program:
        yield program


def _stalls(db: Path) -> Path:
    return db.with_suffix(".stalls")


class Evening:
    def __init__(self, program: Program, seed: str, plans: Sequence[Plan]) -> None:
        self.program = program
        self.witness = Witness(program.db, seed)
        self.compared = 0
        """Pictures, with the log."""
        self._seed = seed
        self._probes: list[Probe] = []
        with program.client() as client:
            document: Json = client.get("/api/openapi.json").json()
            titles: list[Json] = client.get("/api/titles").json()
        self.honest = HonestTables(program.port, self.witness, seed, titles, plans)
        self.hostile = HostileGuest(program.port, self.witness, seed, document, self.honest.tables)
        self.honest.sits_down = self.hostile.sit_down

    def __str__(self) -> str:
        """What is told when something is found."""
        longest = max((probe.own for probe in self._probes), default=0.0)
        return "\n".join(
            [
                f"TORTUGA_TEST_SEED={self._seed}",
                f"{len(self._probes)} probes, the longest {longest:.3f} s",
                f"{len(self.honest.ledger.acknowledged)} commands of honest people acknowledged, "
                f"{self.compared} pictures compared with the log",
                f"steps: {dict(self.hostile.taken)}",
                f"did as they were told: {dict(self.hostile.messenger.succeeded)}",
                f"never did: {self.hostile.calls.names - {*self.hostile.messenger.succeeded}}",
                f"answers: {dict(self.witness.statuses)}, refusals: {dict(self.witness.refusals)}",
                f"the last steps, by hand and number: {', '.join(self.hostile.last)}",
                *self.witness.faults[:SHOWN],
            ]
        )

    async def spend(self, enough: Callable[[], bool], steps: int) -> None:
        """At least this many steps of each hand, until it is enough."""
        try:
            with probed(self.program.port, self.program.pid, self.program.db.with_suffix(".probes")) as prober:
                await self._play(enough, steps)
                self._probes = prober.probes()
            self.program.kill()  # it is dead, but for its last words
            self._check_what_is_left()
            if self.witness.faults:
                return
            self.program.start()
            self.program.wait_until_open()
            await self._come_back()
        finally:
            await self.honest.close()
        if self.program.terminate() != 0:
            self.witness.fault("the house did not close as it should")
        self.witness.check_log(self.program.log)

    async def _play(self, enough: Callable[[], bool], steps: int) -> None:
        await self.hostile.arrive()
        playing = asyncio.create_task(self.honest.play())
        try:
            await self.hostile.attack(lambda: enough() or playing.done(), steps)
            await self._strike_in_mid_game(playing)
        finally:
            playing.cancel()
            await asyncio.wait({playing})
            await self.hostile.close()
        if not playing.cancelled() and playing.exception() is not None:
            self.witness.fault(f"somebody honest was told what cannot be: {told(playing.exception())}")

    async def _strike_in_mid_game(self, playing: asyncio.Task[None]) -> None:
        """kill -9 as soon as somebody is told that their command is safe."""
        struck = asyncio.Event()

        def strike() -> None:
            self.program.strike()
            struck.set()

        self.honest.ledger.then["acknowledged"] = strike
        waiting = asyncio.create_task(struck.wait())
        await asyncio.wait({playing, waiting}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()

    def _check_what_is_left(self) -> None:
        """After a kill -9."""
        self.witness.check_freezes(self._probes, read_stalls(_stalls(self.program.db)))
        self.witness.check_log(self.program.log)
        log = database.read(self.program.db)
        self.witness.check_commands(log, self.honest.ledger)
        self.compared = self.witness.check_pictures(log)
        checking = [sys.executable, "-m", "tortuga", "check", "--db", str(self.program.db)]
        told = subprocess.run(checking, capture_output=True, text=True, check=False)
        if told.returncode:
            self.witness.fault(f"tortuga check: {told.stdout} {told.stderr}")

    async def _come_back(self) -> None:
        """Everybody finds their tables as they left them; and what was done once is not done again."""
        for (table, command), seq in self.honest.ledger.acknowledged.items():
            name, sent = self.honest.ledger.sent[table, command]
            if sent["type"] != "open":
                answer = await self.honest.players[name].ask("POST", f"/api/tables/{table}/commands", sent)
                if (answer["type"], answer.get("seq")) != ("accepted", seq):
                    self.witness.fault(f"{command} at {table}: acknowledged at {seq}, and after the kill {answer}")
        for player, picture in self.honest.pictures:
            try:
                picture.take_in(await player.ask("GET", f"/api/tables/{picture.table}"))
            except AssertionError as difference:
                self.witness.fault(f"{player.name} found {picture.table} changed: {difference}")


def told(error: BaseException | None) -> str:
    """What went wrong, within however many groups."""
    if isinstance(error, BaseExceptionGroup):
        return "; ".join(map(told, error.exceptions))
    return repr(error)


def for_seconds(seconds: float) -> Callable[[], bool]:
    end = time.monotonic() + seconds
    return lambda: time.monotonic() > end
