"""Bots at tables: asked when they owe a move, and when somebody wants a hint."""

import asyncio
from collections.abc import Callable, Collection
from typing import NamedTuple, Protocol, TypeVar

from tortuga.kernel import registry
from tortuga.kernel.errors import NotationError, Refusal, RuleError
from tortuga.kernel.rehearsal import Attempt
from tortuga.kernel.title import Title
from tortuga.kernel.views import Offer, View
from tortuga.server.house.room import Room
from tortuga.server.house.schedule import Schedule
from tortuga.server.house.tasks import Tasks
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics
from tortuga.server.not_now import NotNow
from tortuga.server.protocol import Accepted, Hint, HintReason, HintStage
from tortuga.server.seeds import Seeds
from tortuga.server.table.progress import PLAYING
from tortuga.server.table.table import NOBODY, Table
from tortuga.server.workers.bots import BotPool, Chosen, simpler

Made = TypeVar("Made")


class Tables(Protocol):
    """What bots need of a house."""

    clock: Callable[[], int]

    async def table(self, room: Room) -> Table:
        """As the disk has it."""

    async def do(
        self, room: Room, change: Callable[[Table, int], Made], attempt: Callable[[Table], Attempt] | None = None
    ) -> Made:
        """Lets something happen there, perhaps in a game: it is appended, committed and told."""


class Question(NamedTuple):
    """What a bot is asked."""

    title: Title
    view: View
    offers: list[Offer]
    seed: str


class BotMoves:
    """Lets bots think in their workers, and moves for them."""

    def __init__(
        self,
        tables: Tables,
        pool: BotPool,
        seeds: Seeds,
        schedule: Schedule,
        tasks: Tasks,
        metrics: Metrics,
        *,
        pause_ms: int,
    ) -> None:
        self._tables = tables
        self._pool = pool
        self._seeds = seeds
        self._schedule = schedule
        self._tasks = tasks
        self._metrics = metrics
        self._pause_ms = pause_ms
        """The shortest time that a move takes, so that people can follow."""

    def wake(self, room: Room, besides: Collection[tuple[int, int, str]] = ()) -> None:
        """Each bot that owes a move at the table, and does not think yet, begins to; not those in `besides`, who owed
        theirs before: another process thinks for them."""
        for seat, decision, name in room.table.moves.bots_due():
            if (seat, decision) not in room.thinking and (seat, decision, name) not in besides:
                room.thinking.add((seat, decision))
                self._tasks.begin(self._move(room, seat, decision, name))

    async def _move(self, room: Room, seat: int, decision: int, name: str) -> None:
        def moved(table: Table, now: int) -> None:
            table.moves.bot_plays(seat, decision, chosen.move, chosen.by, now)
            room.thinking.discard((seat, decision))  # before the next one is asked

        def attempt(table: Table) -> Attempt:
            return Attempt(seat, chosen.move)

        try:
            began = self._tables.clock()
            asked = await self._question(room, seat, decision)
            if asked is None:
                return
            chosen = await self._choose(asked, name, room.table.host)
            self._metrics.bot_thought(chosen.took_s)
            if chosen.failed is not None:
                log("bot-failed", table=room.table.id, bot=name, reason=chosen.failed)
            await asyncio.sleep(max(0, self._pause_ms - (self._tables.clock() - began)) / 1000)
            try:
                await self._tables.do(room, moved, attempt)
            except NotNow:
                raise
            except Refusal as refusal:  # a bot that does not know the rules
                log("bot-refused", table=room.table.id, bot=name, reason=str(refusal))
                chosen = simpler(asked.offers, "refused")
                await self._tables.do(room, moved, attempt)
        except NotNow as error:
            log("bot-not-stored", table=room.table.id, reason=str(error))
            self._schedule.again(room.table.id, "bot", NOBODY)
        except Refusal as refusal:  # there is no such table any more
            log("bot-not-stored", table=room.table.id, reason=str(refusal))
        finally:
            room.thinking.discard((seat, decision))

    async def _question(self, room: Room, seat: int, decision: int) -> Question | None:
        """View and offers of a seat, as long as the decision is open, and the seed of the bot that is asked."""
        table = await self._tables.table(room)
        if not table.progress.is_open(seat, decision):
            return None
        game, title = table.progress.playing(), table.title
        seed = self._seeds.of_choice(game.header.seed or "", seat, decision)
        return Question(title, title.view(game.state, seat), list(title.offers(game.state, seat)), seed)

    async def _choose(self, asked: Question, bot: str, asker: str, *, why: bool = False) -> Chosen:
        """On behalf of the host, or of the guest who wants the hint."""
        title = asked.title
        return await self._pool.choose(
            title.name, bot, asked.view, asked.offers, asked.seed, rules=title.version, why=why, asker=asker
        )

    async def hint(self, room: Room, guest: str, command: Hint) -> Accepted:
        """What the bot that gives hints would do in the guest's place."""
        table = await self._tables.table(room)
        if not table.setup.hints:
            raise Refusal("hints-off")
        seat = table.seats.own(guest)
        decision = table.progress.decision(seat) if table.status == PLAYING else None
        asked = None if decision is None else await self._question(room, seat, decision)
        if decision is None or asked is None:
            raise Refusal("not-your-decision")
        adviser = registry.adviser(asked.title)
        chosen = await self._choose(asked, adviser, guest, why=True)
        table = await self._tables.table(room)
        try:
            stages = table.moves.stages(seat, decision, chosen.move)
        except (NotationError, RuleError):  # a bot that does not know the rules
            chosen = simpler(asked.offers, "refused")
            stages = table.moves.stages(seat, decision, chosen.move)
        steps = [HintStage(key=one.line.key, args=one.line.args, text="", move=one.move) for one in stages]
        why = None if chosen.why is None else HintReason(key=chosen.why.key, args=chosen.why.args, text="")
        return Accepted(id=command.id, seq=table.seq, move=chosen.move, why=why, steps=steps)
