"""What a review of a game says. All chances are the reviewed seat's, between 0 and 1, by what it could see itself."""

import msgspec

from tortuga.kernel.messages import Message


class JudgedMove(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a search says of one decision."""

    made: float
    """The chance to win with the move that was made."""
    best: float
    """With the best one; the same if that was made."""
    spread: float = 0.0
    """The standard error of the difference."""
    error: float = 0.0
    """That of `best` itself."""
    choices: int = 1
    """The moves that were compared; 1: there was nothing to decide."""
    part: int = 0
    """Which part of the game the chances are about (`Strategy.part`)."""
    given: float = 0.0
    """How much of the chance was given away; 0 where the difference may be luck."""
    points: float | None = None
    """What that is in points, where the title can say."""
    better: str | None = None
    """The better move in notation, if something was given away."""
    made_words: tuple[Message, ...] = ()
    better_words: tuple[Message, ...] = ()
    why: Message | None = None
    """Why it is better, if the title's adviser knows."""


class ReviewedDecision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision between several moves."""

    n: int
    """Its record."""
    before: int
    """The record after which it was made: from there it can be tried again."""
    turn: int
    """Which of the seat's turns it belongs to, from 0."""
    move: str
    """What was done, in notation."""
    judged: JudgedMove


class ChanceThen(msgspec.Struct, frozen=True, kw_only=True):
    """The chance at the beginning of one of the seat's turns; the last one is how it ended."""

    before: int
    """The record after which that was."""
    last: int
    """The last record before the next of these."""
    chance: float


class ReviewTurningPoint(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A turn of the seat, with all that happened before its next one, that moved the chance most."""

    turn: int
    """Its place in the curve."""
    swing: float
    reason: Message
    why: Message | None = None
    """Why another move would have been better, where the turn was a mistake."""
    back_to: int
    """The record after which to try it again."""


class GameReview(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's game, looked back at."""

    seat: int
    decisions: list[ReviewedDecision]
    """Those between several moves, in their order."""
    given: float
    """The sum of what they gave away."""
    points: float | None
    curve: list[ChanceThen]
    turning_points: list[ReviewTurningPoint]
    about: Message
    """What the chances are."""
