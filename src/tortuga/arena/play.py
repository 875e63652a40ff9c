"""One game of the arena. Its bots are asked as in the house: by view and offers alone, anew for every decision."""

from functools import cache
from hashlib import blake2b
from pathlib import Path
from time import process_time_ns
from typing import Annotated

import msgspec
from msgspec import Meta

from tortuga.arena.plan import Pairing, Plan, bot_seed, deal_seed, entry_at
from tortuga.bots.asking import ask, read_question
from tortuga.kernel import registry
from tortuga.kernel.chance import Live
from tortuga.kernel.encoding import encode
from tortuga.kernel.errors import Refusal
from tortuga.kernel.records import Count
from tortuga.kernel.state import State
from tortuga.kernel.title import Title


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """How a game went: a line in a file of results. Lists go by the line-up, not by seats."""

    deal: Count
    rotation: Count
    scores: list[int]
    ranks: list[Annotated[int, Meta(ge=1)]]
    micros: list[list[Count]]
    """The CPU time that each decision took, in microseconds: the only part that can't be repeated."""
    moves: str
    """A digest of all moves, to see whether a game was played as before."""

    @property
    def pairing(self) -> Pairing:
        return Pairing(self.deal, self.rotation)


class BotFailed(Refusal):
    """A bot gave no answer, or a move that the rules forbid. Its strength can't be measured."""


def title_of(plan: Plan, data: Path | None = None) -> Title:
    """The rules that a plan was made for, with somebody's own components where a file is given."""
    title = _title(plan.title, plan.rules, data)
    for known, found in ((title.version, plan.rules), (title.fingerprint, plan.data)):
        if known != found:
            raise Refusal("arena-other-rules", found=found, known=known)
    return title


@cache
def _title(name: str, rules: str, data: Path | None) -> Title:
    title = registry.title(name, rules)
    return title if data is None else title.with_data(data)


def play(plan: Plan, title: Title, pairing: Pairing) -> Played:
    seats = len(plan.bots)
    chance = Live(deal_seed(plan, pairing.deal))
    state = title.new(title.read_options(plan.options), seats, chance, None)
    micros: list[list[int]] = [[] for _ in range(seats)]
    moves = blake2b(digest_size=8)
    while due := state.due():
        seat = due[0]
        entry = entry_at(seat, pairing.rotation, seats)
        seed = bot_seed(plan, pairing.deal, entry, len(micros[entry]) + 1)
        try:
            text, took = _choice(title, state, seat, plan.bots[entry], seed)
            move = title.read(state, seat, text)
            state.check(seat, move)
        except Exception as error:  # a bot is somebody else's code
            reason = str(error) if isinstance(error, Refusal) else f"{type(error).__name__}: {error}"
            bot, deal, turn = plan.bots[entry], pairing.deal, pairing.rotation + 1
            raise BotFailed("arena-bot-failed", bot=bot, deal=deal, rotation=turn, reason=reason) from None
        micros[entry].append(took)
        moves.update(f"{seat} {text}\n".encode())
        state.play(seat, move, chance, None)
    outcome = state.outcome()
    assert outcome is not None
    seat_of = {entry_at(seat, pairing.rotation, seats): seat for seat in range(seats)}
    return Played(
        deal=pairing.deal,
        rotation=pairing.rotation,
        scores=[outcome.scores[seat_of[entry]] for entry in range(seats)],
        ranks=[outcome.ranks[seat_of[entry]] for entry in range(seats)],
        micros=micros,
        moves=moves.hexdigest(),
    )


def _choice(title: Title, state: State, seat: int, bot: str, seed: str) -> tuple[str, int]:
    """The bot's move in notation, and the CPU microseconds that it took."""
    question = read_question(title, encode(title.view(state, seat)), encode(title.offers(state, seat)))
    began = process_time_ns()
    move = ask(title, bot, question, seed).move
    took = (process_time_ns() - began) // 1000
    if not isinstance(move, str):
        raise TypeError("that is no move")
    return move, took
