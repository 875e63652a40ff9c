"""One decision, weighed by the view that the seat had: nothing else is known here, so what was hidden from the seat
can't be held against it.

First a search finds the best move. Then this one and the move that was made are played in new worlds, with the same
luck: whatever was found best in the same games that it was found in looks better than it is. Games are counted and no
clock is asked, and the luck follows from the view, so the same question gets the same answer.
"""

from collections.abc import Sequence
from hashlib import blake2b
from math import inf, sqrt
from typing import Final

from tortuga.kernel import registry
from tortuga.kernel.bot import Bot
from tortuga.kernel.chance import Chance, Imagined
from tortuga.kernel.encoding import encode
from tortuga.kernel.messages import Message
from tortuga.kernel.state import Move, State
from tortuga.kernel.strategy import Strategy, share_of_win
from tortuga.kernel.title import Title
from tortuga.kernel.views import View
from tortuga.review.game_review import JudgedMove
from tortuga.review.wording import told_of
from tortuga.search.bot import SearchBot
from tortuga.search.halving import LUCKS, Budget, Considered, Search, outcome_of
from tortuga.search.worlds import Worlds

LEAST: Final = 0.01
"""A part of a chance: giving away less is as good as the best move, as far as one can tell."""
SURE: Final = 2.0
"""Standard errors by which the best move must be better than the one that was made."""
FEWEST: Final = 4
"""Worlds in which two moves are compared at least."""


def judge(title: Title, view: View, made: str, share: float = 1.0, *, forced_too: bool = True) -> JudgedMove | None:
    """What a decision was worth; without `forced_too` None where there was nothing to decide. `share` is that of the
    usual effort."""
    assert view.seat is not None
    strategy, worlds, first = _prepared(title, view)
    games = round(strategy.review_games * share)
    move = title.read(first, view.seat, made)
    moves = list(strategy.candidates(first, view.seat))
    if move not in moves:
        moves.append(move)
    if len(moves) == 1 and not forced_too:
        return None
    best = Search(strategy, worlds, Budget(max(1, games // 2), inf)).best_first(moves)[0].move
    mine, theirs = Considered(move, 0.0, 0.0), Considered(best, 0.0, 0.0)
    spread = _compare(strategy, worlds, mine, theirs, max(FEWEST, games // 4))
    given = theirs.value - mine.value
    part = strategy.part(first)
    if best == move or given < max(LEAST, SURE * spread):
        best_value = max(mine.value, theirs.value)
        return JudgedMove(
            made=mine.value, best=best_value, spread=spread, error=mine.spread, choices=len(moves), part=part
        )
    ahead, behind = strategy.lead(theirs.value), strategy.lead(mine.value)
    return JudgedMove(
        made=mine.value,
        best=theirs.value,
        spread=spread,
        error=theirs.spread,
        choices=len(moves),
        part=part,
        given=given,
        points=None if ahead is None or behind is None else ahead - behind,
        better=title.write(first, view.seat, best),
        made_words=told_of(title, view, move),
        better_words=told_of(title, view, best),
        why=_why(title, view, first, theirs, mine),
    )


def _prepared(title: Title, view: View) -> tuple[Strategy, Worlds, State]:
    assert view.seat is not None
    chance = Imagined(blake2b(encode(view), digest_size=16, person=b"tortuga-review").hexdigest())
    strategy = title.strategy()
    first = title.imagine(view, chance)
    strategy.prepare(first, view.seat)
    return strategy, Worlds(title, view, chance, strategy.most_worlds), first


def _compare(strategy: Strategy, worlds: Worlds, mine: Considered, theirs: Considered, count: int) -> float:
    """Plays both moves in the same worlds, followed by the same luck; the standard error of their difference."""
    luck = Imagined("")
    differences: list[float] = []
    for world in worlds.take(count):
        begin = worlds.chance.roll(LUCKS)
        luck.begin(begin)
        one = _outcome(world.copy(), worlds.seat, mine.move, strategy, luck)
        mine.add(one)
        other = one
        if theirs.move != mine.move:
            luck.begin(begin)
            other = _outcome(world.copy(), worlds.seat, theirs.move, strategy, luck)
        theirs.add(other)
        differences.append(other - one)
    return _standard_error(differences)


def _outcome(state: State, seat: int, move: Move, strategy: Strategy, luck: Chance) -> float:
    """Of a game that ends, who has won: a strategy may care for the lead, but a narrow win isn't a mistake."""
    value = outcome_of(state, seat, move, strategy, luck)
    return value if state.due() or strategy.part(state) else share_of_win(state, seat)


def _standard_error(values: Sequence[float]) -> float:
    """
    >>> _standard_error([1.0, 1.0, 1.0]), round(_standard_error([0.0, 1.0, 0.0, 1.0]), 3)
    (0.0, 0.289)
    """
    count = len(values)
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def _why(title: Title, view: View, state: State, best: Considered, made: Considered) -> Message | None:
    """What the title's adviser has to say for the better move, if that is more than its chance."""
    assert view.seat is not None
    bot: Bot = registry.bot(title.adviser, title, Imagined("review"))
    offers = title.offers(state, view.seat)
    written = [title.write(state, view.seat, move) for move in (best.move, made.move)]
    if isinstance(bot, SearchBot):
        if not {offer.do for offer in offers}.issuperset(written):
            return None
        return bot.compared(view, offers, best, made, written[0])
    advice = bot.advise(view, offers)
    return advice.why if advice.move == written[0] else None
