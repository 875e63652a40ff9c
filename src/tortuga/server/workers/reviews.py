"""Reviews of finished games. Each is hundreds of small questions, answered one by one in a worker of their own: bots
never wait for it, and another review waits for no more than one answer.

The worker gets views of the reviewed seat alone; the archive, which knows the game, makes them. What was answered stays
in memory and not on disk: it can always be worked out again, and other rules or bots would say something else.
"""

import asyncio
import os
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

import msgspec
from msgspec import Struct

from tortuga.kernel.encoding import encode
from tortuga.kernel.game import Game
from tortuga.kernel.records import Header, Record
from tortuga.review.game_review import GameReview, JudgedMove
from tortuga.review.pieces import AskedPiece, Piece, answer_asked, pieces_of, read_answer
from tortuga.review.summing_up import sum_up
from tortuga.server.logs import log
from tortuga.server.not_now import NotNow
from tortuga.server.workers.archive import Archive
from tortuga.server.workers.pool import Pool, WorkerPool
from tortuga.server.workers.worker import NoAnswer, load_titles

KIND: Final = "reviews"
LIMIT_S: Final = 120.0
"""For one decision. The hardest take a few seconds in pure Python, and more where many others compute."""
UNASKED_S: Final = 60.0
"""A review that nobody has asked for so long rests, and goes on when somebody does."""
MOST_RUNNING: Final = 8
KEPT: Final = 64
MORE_NICE: Final = 5
"""Bots go first, and people before them."""


class ReviewSoFar(Struct, frozen=True, kw_only=True):
    """How far a review is."""

    done: int
    total: int
    review: GameReview
    """Of what is done."""


class FinishedTable(Protocol):
    """Where the game was played."""

    id: str
    fold_id: str
    """A name for the archive."""

    @property
    def moments(self) -> list[Record]: ...

    def until(self, step: int) -> tuple[Header, list[Record]]: ...


Key: TypeAlias = tuple[str, int]
"""A table and a seat."""


class _Job:
    """A review that is made, rests, or is done."""

    def __init__(self, pieces: list[Piece]) -> None:
        self.pieces = pieces
        self.answers: dict[Piece, JudgedMove | None] = {}
        self.asked_at = 0.0
        self.task: asyncio.Task[None] | None = None

    @property
    def missing(self) -> list[Piece]:
        return [piece for piece in self.pieces if piece not in self.answers]

    @property
    def is_running(self) -> bool:
        return self.task is not None and not self.task.done()


def _prepare() -> None:
    if hasattr(os, "nice"):
        os.nice(MORE_NICE)
    load_titles()


WORK = (answer_asked, _prepare)
"""What the worker runs."""


class Reviews:
    """The reviews of one process."""

    def __init__(self, archive: Archive, pool: Pool | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._archive = archive
        self._pool = pool or WorkerPool(KIND, *WORK)
        self._clock = clock
        self._jobs: OrderedDict[Key, _Job] = OrderedDict()
        """The one that was looked at last comes last."""

    def look(self, table: FinishedTable, game: Game, seat: int, asker: str, may: Callable[[], None]) -> ReviewSoFar:
        """How far it is; it begins, or goes on, because somebody looks. `may` is called before it begins, and raises a
        Refusal where that is too much."""
        key = table.id, seat
        job = self._jobs.get(key)
        if job is None:
            self._must_have_room()
            may()
            job = self._jobs[key] = _Job(pieces_of(game, seat))
            self._forget()
        self._jobs.move_to_end(key)
        job.asked_at = self._clock()
        if job.missing and not job.is_running:
            self._must_have_room()
            job.task = asyncio.create_task(self._go_on(job, table, seat, asker))
        return ReviewSoFar(done=len(job.answers), total=len(job.pieces), review=sum_up(game, seat, job.answers))

    async def renew(self) -> None:
        """A new process takes over from the worker."""
        await self._pool.renew()

    async def close(self) -> None:
        await self._pool.close()
        running = [job.task for job in self._jobs.values() if job.task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def _must_have_room(self) -> None:
        if self._pool.closed:
            raise NotNow("house-closing")
        if sum(job.is_running for job in self._jobs.values()) >= MOST_RUNNING:
            raise NotNow("review-busy")

    def _forget(self) -> None:
        """Those that nobody has looked at for longest; never one that is being made."""
        resting = [key for key, job in self._jobs.items() if not job.is_running]
        for key in resting[: max(0, len(self._jobs) - KEPT)]:
            del self._jobs[key]

    async def _go_on(self, job: _Job, table: FinishedTable, seat: int, asker: str) -> None:
        fold, (header, records) = table.fold_id, table.until(len(table.moments))
        for piece in job.missing:
            if self._clock() - job.asked_at > UNASKED_S:
                return
            try:
                seen = await self._archive.look(fold, header, records, piece.after, [seat], asker=KIND)
                job.answers[piece] = await self._judged(header, piece, seen.views[0], asker)
            except NotNow:  # the archive is busy, or all closes; whoever looks next lets it go on
                return

    async def _judged(self, header: Header, piece: Piece, view: bytes, asker: str) -> JudgedMove | None:
        question = encode(AskedPiece(header.title, header.rules, piece, msgspec.Raw(view)))
        try:
            return read_answer(await self._pool.ask(question, LIMIT_S, asker=asker))
        except NoAnswer as reason:
            if self._pool.closed:
                raise NotNow("house-closing") from None
            log("review-failed", title=header.title, record=piece.n, reason=str(reason))
            return None
