"""A game cut into questions that can be asked one by one, anywhere: each is about one decision, and holds the view that
the seat had and nothing else.

Each takes a bounded time. The effort for a game is bounded too: in a long one, each decision gets less of it.
"""

from itertools import pairwise
from typing import Final, TypeVar

import msgspec

from tortuga.kernel import registry
from tortuga.kernel.encoding import encode
from tortuga.kernel.game import Game
from tortuga.kernel.title import Title
from tortuga.kernel.views import View
from tortuga.review.game_review import JudgedMove
from tortuga.review.judging import judge

T = TypeVar("T")

USUAL_DECISIONS: Final = 120
"""Up to this many get the full effort; in a game with more, each gets less."""
MOST_DECISIONS: Final = 600
"""Of more than this many, only this many are looked at, evenly over the game."""


class Piece(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision of the seat."""

    after: int
    """The record after which it was due."""
    n: int
    """The record that it became."""
    made: str
    turn: int
    """Which of the seat's turns it belongs to, from 0."""
    first: bool = False
    """Is it the first one of that turn? Of these the chance is asked for even where there was nothing to decide."""
    share: float = 1.0
    """Of the usual effort."""


class AskedPiece(msgspec.Struct, frozen=True):
    """A piece with the view that it is about, as it is sent to another process."""

    title: str
    rules: str
    piece: Piece
    view: msgspec.Raw


def pieces_of(game: Game, seat: int) -> list[Piece]:
    """What is to be asked of a seat's game. What was taken back is not in it, and nobody decided what the clock did."""
    own = [
        (before.record.n, now)
        for before, now in pairwise(game.folded)
        if now.record.seat == seat and not now.record.lapse
    ]
    turns = {number: place for place, number in enumerate(sorted({kept.turn for _, kept in own}))}
    share = min(1.0, USUAL_DECISIONS / max(1, len(own)))
    pieces: list[Piece] = []
    for before, kept in _evenly(own, MOST_DECISIONS):
        record, turn = kept.record, turns[kept.turn]
        first = not pieces or pieces[-1].turn != turn
        pieces.append(
            Piece(after=before, n=record.n, made=record.do or "", turn=turn, first=first, share=round(share, 3))
        )
    return pieces


def answer(title: Title, view: View, piece: Piece) -> JudgedMove | None:
    return judge(title, view, piece.made, piece.share, forced_too=piece.first)


def ask_here(game: Game, seat: int, piece: Piece) -> JudgedMove | None:
    """In this process, where the game is known."""
    return answer(game.title, game.title.view(game.state_after(piece.after), seat), piece)


def answer_asked(raw: bytes) -> bytes:
    """In a worker, which knows no game."""
    asked = msgspec.json.decode(raw, type=AskedPiece)
    title = registry.title(asked.title, asked.rules)
    return encode(answer(title, msgspec.json.decode(asked.view, type=title.view_type), asked.piece))


def read_answer(raw: bytes) -> JudgedMove | None:
    return msgspec.json.decode(raw, type=JudgedMove | None)


def _evenly(things: list[T], most: int) -> list[T]:
    """All of them, or so many from the first to the last.

    >>> _evenly([1, 2, 3], 4), _evenly([1, 2, 3, 4, 5], 3)
    ([1, 2, 3], [1, 3, 5])
    """
    if len(things) <= most:
        return things
    return [things[place * (len(things) - 1) // (most - 1)] for place in range(most)]
