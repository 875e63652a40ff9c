"""Bots run in separate processes: a slow, hung or crashed bot costs the house no more than a simpler move.

Only bytes go to them, the JSON forms of a view and its offers, never the whole state of a game.
"""

import os
import secrets
import time
import traceback
from collections.abc import Sequence

import msgspec

from tortuga.bots.asking import ask, read_question
from tortuga.kernel import registry
from tortuga.kernel.bot import Advice
from tortuga.kernel.encoding import encode
from tortuga.kernel.messages import Message
from tortuga.kernel.views import Offer, View
from tortuga.seats import bot_spec
from tortuga.server.workers.pool import Pool, WorkerPool
from tortuga.server.workers.worker import NoAnswer, load_titles

KIND = "bots"
SIMPLER = "random"
"""Who moves instead of a bot that cannot: every title has one, because offers are legal and never empty."""
LIMIT_S = 3.0
"""For a move. Nobody at the table should take a bot for a person who went away."""
PATIENCE_S = 10.0
"""For a free worker: longer than a few hung bots take, shorter than people wait; but at least as long as a move."""
LONGEST = 4096
"""Characters of a move; the same as for people."""


class Chosen(msgspec.Struct, frozen=True):
    """A move and who found it."""

    move: str
    by: str
    took_s: float = 0.0
    why: Message | None = None
    """Its reason, if that was asked for and it has one."""
    failed: str | None = None
    """For the house's log: why the bot that was asked did not move. It names no cards."""


class _Request(msgspec.Struct, frozen=True):
    title: str
    rules: str | None
    """The version of its rules, where older ones are installed beside the newest."""
    bot: str
    view: msgspec.Raw
    offers: msgspec.Raw
    seed: str
    """Of the bot's own chance."""
    why: bool
    """Is it asked to give its reasons?"""


class _Answer(msgspec.Struct, frozen=True):
    move: str | None = None
    why: Message | None = None
    failed: str | None = None


_REQUEST = msgspec.json.Decoder(_Request)
_ANSWER = msgspec.json.Decoder(_Answer)


def simpler(offers: Sequence[Offer], failed: str, took_s: float = 0.0) -> Chosen:
    """Any of the offers: the move for a bot that was late, crashed, or chose what the rules forbid."""
    return Chosen(secrets.choice(offers).do, bot_spec(SIMPLER), took_s, failed=failed)


def patience_for(limit_s: float) -> float:
    """How long to wait for a free worker, for a bot that may think this long."""
    return max(PATIENCE_S, limit_s)


class BotPool:
    """Bots for all tables of the house."""

    def __init__(
        self,
        workers: int = 1,
        *,
        limit_s: float = LIMIT_S,
        patience_s: float | None = None,
        elsewhere: Pool | None = None,
    ) -> None:
        """`elsewhere`: nobody thinks here."""
        if patience_s is None:
            patience_s = patience_for(limit_s)
        self._limit_s = limit_s
        self._pool = elsewhere or WorkerPool(KIND, *WORK, workers=workers, patience_s=patience_s)

    async def choose(
        self,
        title_name: str,
        bot: str,
        view: View,
        offers: Sequence[Offer],
        seed: str,
        *,
        rules: str | None = None,
        why: bool = False,
        asker: str | None = None,
    ) -> Chosen:
        """The bot's move, or a simpler bot's; with `why` also its reason. The rules have not judged it yet. The `asker`
        is on whose behalf it thinks."""
        known = msgspec.Raw(encode(view)), msgspec.Raw(encode(offers))
        request = encode(_Request(title_name, rules, bot, *known, seed, why))
        begun = time.monotonic()
        try:
            answer = _ANSWER.decode(await self._pool.ask(request, self._limit_s, asker=asker))
        except NoAnswer as reason:
            answer = _Answer(failed=str(reason))
        took_s = time.monotonic() - begun
        if answer.move is None:
            return simpler(offers, answer.failed or "no move", took_s)
        return Chosen(answer.move, bot_spec(bot), took_s, answer.why)

    async def renew(self) -> None:
        """New processes take over from all workers."""
        await self._pool.renew()

    async def close(self) -> None:
        """Ends all workers, even busy ones; callers get a simpler move."""
        await self._pool.close()


# -- In the worker ----------------------------------------------------------------------------------------------------


def _answer(raw: bytes) -> bytes:
    """A move for a request, whatever becomes of it."""
    return encode(_chosen(raw))


def _chosen(raw: bytes) -> _Answer:
    try:
        request = _REQUEST.decode(raw)
        title = registry.title(request.title, request.rules)
        question = read_question(title, request.view, request.offers)
        advice = ask(title, request.bot, question, request.seed, why=request.why)
    except Exception as error:  # a bot is somebody else's code
        return _Answer(failed=_where(error))
    if not isinstance(advice, Advice) or not isinstance(advice.move, str) or len(advice.move) > LONGEST:
        return _Answer(failed="that is no move")
    return _Answer(advice.move, advice.why)


def _where(error: Exception) -> str:
    """What went wrong and where, without the message: that might name cards that nobody else may know."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {os.path.basename(last.filename)}:{last.lineno}"


WORK = (_answer, load_titles)
"""What a worker in which bots think runs."""
