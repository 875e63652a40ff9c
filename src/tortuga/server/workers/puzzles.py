"""Puzzles for the house's guests. Making one can take seconds, so a worker does it, and what is made is kept.

The same puzzle is made once, however many ask for it at the same time; anyone who asks for too many has to wait.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta, Struct

from tortuga.games.rummikub.puzzles.desk import JOKER_RULE, PuzzleDesk, resolve_seed
from tortuga.games.rummikub.puzzles.maker import Puzzle, make
from tortuga.games.rummikub.rules.tiles import names
from tortuga.kernel.encoding import encode
from tortuga.kernel.errors import Refusal
from tortuga.kernel.messages import Message
from tortuga.server.logs import log
from tortuga.server.protocol import HintStage
from tortuga.server.replies import note_problems, texts
from tortuga.server.workers.pool import Pool, WorkerPool
from tortuga.server.workers.worker import NoAnswer

Title: TypeAlias = Literal["rummikub"]
Level: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
Seed: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\A[A-Za-z0-9._-]+\Z")]
"""In an address, so without signs that mean something there."""

KIND = "puzzles"
LIMIT_S = 180.0
"""For one puzzle. The hardest take a few seconds in pure Python, and minutes where many others compute: a worker has
less of the machine than those who play."""
MOST_WAITING = 8
"""Puzzles that wait to be made. With more, guests are asked to try again in a moment."""
KEPT = 1000


class Posed(Struct, frozen=True):
    """A puzzle as a guest sees it."""

    title: str
    level: int
    """How many sets of the table the best turn breaks up."""
    seed: str
    joker: str
    """The joker rule."""
    best: int
    """Tiles that the best turn lays."""
    view: Any
    """The table as the player sees it."""


class Judged(Struct, frozen=True):
    """What is to be said of a legal turn."""

    laid: tuple[str, ...]
    best: int
    solved: bool


class Solved(Struct, frozen=True):
    """The best turn."""

    move: str
    laid: tuple[str, ...]
    broken: list[int]
    """Sets of the table that it breaks up, counted from 0."""
    steps: list[HintStage]


class _Wanted(NamedTuple):
    seed: str
    level: int


def _prepare() -> None:
    """All that is needed was imported with this module."""


def _answer(request: bytes) -> bytes:
    wanted = msgspec.json.decode(request, type=_Wanted)
    return encode(make(wanted.seed, wanted.level, JOKER_RULE))


WORK = (_answer, _prepare)
"""What a worker that makes puzzles runs."""


class PuzzleMaker:
    """Makes puzzles, one after the other."""

    def __init__(self, pool: Pool | None = None) -> None:
        self._pool = pool or WorkerPool(KIND, *WORK)
        self._kept: OrderedDict[_Wanted, PuzzleDesk] = OrderedDict()
        self._coming: dict[_Wanted, asyncio.Task[PuzzleDesk]] = {}

    async def desk(self, seed: str, level: int, may: Callable[[], None]) -> PuzzleDesk:
        """A puzzle. `may` is called before one has to be made, and raises a Refusal where that is too much."""
        wanted = _Wanted(resolve_seed(seed), level)
        kept = self._kept.get(wanted)
        if kept is not None:
            self._kept.move_to_end(wanted)
            return kept
        coming = self._coming.get(wanted)
        if coming is None:
            may()
            if self._pool.closed:
                raise Refusal("house-closing")
            if len(self._coming) >= MOST_WAITING:
                raise Refusal("puzzle-busy")
            coming = self._coming[wanted] = asyncio.create_task(self._make(wanted))
            coming.add_done_callback(lambda _: self._coming.pop(wanted))
        return await asyncio.shield(coming)  # if one caller goes away, the others still get it

    async def renew(self) -> None:
        """New processes take over from all workers."""
        await self._pool.renew()

    async def close(self) -> None:
        """Callers waiting for a puzzle are told that the house is closing."""
        await self._pool.close()
        if self._coming:
            await asyncio.wait(list(self._coming.values()))

    async def _make(self, wanted: _Wanted) -> PuzzleDesk:
        try:
            made = await self._pool.ask(encode(wanted), LIMIT_S)
        except NoAnswer as reason:
            if self._pool.closed:
                raise Refusal("house-closing") from None
            log("puzzle-failed", seed=wanted.seed, level=wanted.level, reason=str(reason))
            raise Refusal("puzzle-busy") from None
        self._kept[wanted] = desk = PuzzleDesk(msgspec.json.decode(made, type=Puzzle))
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return desk


def posed(desk: PuzzleDesk) -> Posed:
    puzzle = desk.puzzle
    return Posed(desk.title.name, puzzle.level, puzzle.seed, puzzle.rule, len(puzzle.laid), desk.view())


def judged(desk: PuzzleDesk, move: str) -> Judged:
    verdict = desk.judge(move)
    return Judged(names(verdict.laid), verdict.best, verdict.solved)


def solved(desk: PuzzleDesk, language: str) -> Solved:
    say = texts(language)
    move, laid, broken, stages = desk.solution()
    told = [
        HintStage(
            key=one.line.key, args=one.line.args, text=say.line(Message(one.line.key, one.line.args)), move=one.move
        )
        for one in stages
    ]
    note_problems(language)
    return Solved(move, laid, broken, told)
