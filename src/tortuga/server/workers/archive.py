"""Archive: replays games, makes games from records, and judges moves that take long, in separate processes, while the
house goes on.

Requests here may take long, and anybody may send them, so they wait in a bounded queue and have a time limit. The
worker holds whole games with all that is hidden in them; no bot ever thinks in it.
"""

import asyncio
import pickle
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar, cast

from msgspec import Struct

from tortuga.kernel import registry
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import Game
from tortuga.kernel.outcome import Outcome
from tortuga.kernel.records import Header, Record
from tortuga.kernel.rehearsal import Attempt
from tortuga.kernel.score_curve import TurnScore, score_curve
from tortuga.kernel.state import State
from tortuga.server.logs import log
from tortuga.server.not_now import NotNow
from tortuga.server.protocol import ENCODER
from tortuga.server.store.rows import Change, TableRow
from tortuga.server.workers.pool import WorkerPool
from tortuga.server.workers.worker import NoAnswer, load_titles

LIMIT_S = 15.0
"""For one question. The longest record that the house takes needs a few seconds in pure Python."""
JUDGING_S = 60.0
"""For a move that takes long to judge: the game cannot go on without."""
PATIENCE_S = 20.0
"""For those before: then it is better to say that the house is busy."""
MOST_WAITING = 64
KEPT = 32
"""Games that the worker keeps for those who look at them step by step."""
JUDGES = 2
"""Games cannot go on without them, and one guest never has both."""
TRIES = 4
"""Attempts to look at a game: the first may find that the worker doesn't know it, and others may push it out."""

T = TypeVar("T")


class Glimpse(Struct, frozen=True):
    """A game as it stood after a record, as some viewers could see it: their views and details as JSON."""

    views: list[bytes]
    details: list[bytes]
    outcome: Outcome | None


FromGame: TypeAlias = tuple[TableRow, Change]
"""A new table that begins with a game that was played before, and what has to be stored of it."""


class NoJudge(NotNow):
    """Nobody could work out what has to be judged."""


class Archive:
    """The house's side of the archive. Replays don't wait for uploads, and running games wait for neither: each has its
    own workers, which start when they are first needed. `asker` says on whose behalf a request is, so that nobody holds
    up others by asking for a lot."""

    def __init__(self) -> None:
        self._looks, self._makes, self._judges = (
            WorkerPool(name, _answer, load_titles, workers=workers, patience_s=PATIENCE_S, most_waiting=MOST_WAITING)
            for name, workers in (("archive", 1), ("records", 1), ("judge", JUDGES))
        )

    async def look(
        self,
        game: str,
        header: Header,
        records: Sequence[Record],
        step: int,
        eyes: Sequence[int | None],
        *,
        asker: str | None = None,
    ) -> Glimpse:
        """A game after record `step`, by the eyes of seats (None: a spectator). It has a name that tells it from all
        others; its records have been proved, and more may have come since it was looked at last."""
        return await self._look_at(asker, _look, game, header, records, step, list(eyes))

    async def _look_at(
        self,
        asker: str | None,
        job: Callable[..., T | int],
        game: str,
        header: Header,
        records: Sequence[Record],
        *args: object,
    ) -> T:
        """What the job finds in a game; it says so where the worker has to be told more of it first."""
        told: tuple[Header, list[Record]] | None = None
        for _ in range(TRIES):
            found = await self._ask(self._looks, asker, job, game, told, *args)
            if not isinstance(found, int):
                return found
            told = header, list(records[found:])
        raise NotNow("archive-busy")

    async def score_curve(
        self, game: str, header: Header, records: Sequence[Record], *, asker: str | None = None
    ) -> list[TurnScore]:
        """How the points of a game went that is over; named and told as one that is looked at."""
        return await self._look_at(asker, _curve, game, header, records, len(records))

    async def make(self, asker: str, job: Callable[..., FromGame], *args: object) -> FromGame:
        """A new table, as the job makes it in the worker."""
        return await self._ask(self._makes, asker, job, *args)

    async def work_out(self, asker: str, game: Game, attempt: Attempt) -> None:
        """Before something happens in a game: the title knows afterwards what takes long to judge."""
        title = game.title
        job = (_work_out, title.name, title.version, game.state, attempt)
        try:
            title.learn(await self._ask(self._judges, asker, *job, limit_s=JUDGING_S))
        except NotNow:
            raise NoJudge("house-closing" if self._judges.closed else "judge-busy") from None

    async def renew(self) -> None:
        """New processes take over from all workers. They are told the games that the old ones knew when somebody looks
        at them."""
        for pool in (self._looks, self._makes, self._judges):
            await pool.renew()

    async def close(self) -> None:
        """Callers waiting for an answer are told that the house is closing."""
        for pool in (self._looks, self._makes, self._judges):
            await pool.close()

    async def _ask(
        self, pool: WorkerPool, asker: str | None, job: Callable[..., T], *args: object, limit_s: float = LIMIT_S
    ) -> T:
        """What the job returns in a worker, or the Refusal that it raises there."""
        # Thousands of records take a while to be written down, too.
        request = await asyncio.to_thread(pickle.dumps, (job, args))
        try:
            answer = await pool.ask(request, limit_s, asker=asker)
        except NoAnswer as reason:
            if pool.closed:
                raise NotNow("house-closing") from None
            log("archive-failed", job=job.__name__, reason=str(reason))
            raise NotNow("archive-busy") from None
        done = await asyncio.to_thread(pickle.loads, answer)
        if isinstance(done, Refusal):
            raise done
        return cast(T, done)


# -- In the worker ----------------------------------------------------------------------------------------------------

_games: OrderedDict[str, Game] = OrderedDict()
"""By name; the one that was looked at last comes last."""
_curves: OrderedDict[str, list[TurnScore]] = OrderedDict()
"""By the names of their games, which are over."""


def _answer(request: bytes) -> bytes:
    job, args = pickle.loads(request)
    try:
        return pickle.dumps(job(*args))
    except Refusal as refusal:
        return pickle.dumps(refusal)


def _look(name: str, more: tuple[Header, list[Record]] | None, step: int, eyes: list[int | None]) -> Glimpse | int:
    """A glimpse of a game, or how many of its records the worker knows, if these are too few."""
    game = _known(name, more)
    if game is None or len(game.records) < step:
        return 0 if game is None else len(game.records)
    state = game.state_after(step)
    views = [game.title.view(state, seat) for seat in eyes]
    details = [game.title.details(view) for view in views]
    return Glimpse([ENCODER.encode(one) for one in views], [ENCODER.encode(one) for one in details], state.outcome())


def _curve(name: str, more: tuple[Header, list[Record]] | None, steps: int) -> list[TurnScore] | int:
    """The curve of a whole game, or how many of its records the worker knows, if these are too few."""
    game = _known(name, more)
    if game is None or len(game.records) < steps:
        return 0 if game is None else len(game.records)
    if name not in _curves:
        _curves[name] = score_curve(game)
        while len(_curves) > KEPT:
            _curves.popitem(last=False)
    return _curves[name]


def _known(name: str, more: tuple[Header, list[Record]] | None) -> Game | None:
    """A game that the worker was told, now or before."""
    game = _games.pop(name, None)
    if more is not None:
        game = _told_more(game, *more)
    if game is not None:
        _games[name] = game
        while len(_games) > KEPT:
            _games.popitem(last=False)
    return game


def _work_out(name: str, version: str, state: State, attempt: Attempt) -> object:
    return registry.title(name, version).work_out(state, attempt)


def _told_more(game: Game | None, header: Header, records: list[Record]) -> Game | None:
    """The game with the records that it lacked; None if the worker lacks those before them."""
    if game is None:
        game = Game.empty(registry.title(header.title, header.rules), header)
    known = len(game.records)
    if records and records[0].n > known + 1:
        return None
    for record in records:
        if record.n > known:  # another one may have told the worker meanwhile
            game.append(record, proved=True)
    return game
