"""The kernel: what every title plugs into, and the log and its fold. It knows no game."""

from tortuga.kernel.bot import Bot
from tortuga.kernel.chance import Chance, Imagined, Live, Proved, Recorded
from tortuga.kernel.errors import (
    ChanceError,
    DataError,
    NotationError,
    OptionError,
    RecordError,
    Refusal,
    RuleError,
    UndoError,
    UnknownName,
)
from tortuga.kernel.game import Game
from tortuga.kernel.messages import Arg, Line, Reason, Say, Seat, Seats, Word
from tortuga.kernel.outcome import Outcome
from tortuga.kernel.records import Header, Record
from tortuga.kernel.state import EVERYONE, Listener, Move, State
from tortuga.kernel.steps import Step, SteppedState
from tortuga.kernel.title import Component, Options, Title
from tortuga.kernel.views import Ear, Event, Offer, Review, Stage, Told, View, digest, encode, heard

__all__ = [
    "EVERYONE",
    "Arg",
    "Bot",
    "Chance",
    "ChanceError",
    "Component",
    "DataError",
    "Ear",
    "Event",
    "Game",
    "Header",
    "Imagined",
    "Line",
    "Listener",
    "Live",
    "Move",
    "NotationError",
    "Offer",
    "OptionError",
    "Options",
    "Outcome",
    "Proved",
    "Reason",
    "Record",
    "RecordError",
    "Recorded",
    "Refusal",
    "Review",
    "RuleError",
    "Say",
    "Seat",
    "Seats",
    "Stage",
    "State",
    "Step",
    "SteppedState",
    "Title",
    "Told",
    "UndoError",
    "UnknownName",
    "View",
    "Word",
    "digest",
    "encode",
    "heard",
]
