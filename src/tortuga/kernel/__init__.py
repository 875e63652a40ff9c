"""The kernel: what every title plugs into, and the log and its fold. It knows no game."""

from tortuga.kernel.bot import Advice, Bot
from tortuga.kernel.chance import Chance, Imagined, Live, Proved, Recorded
from tortuga.kernel.encoding import digest, encode
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
from tortuga.kernel.events import Announced, Event, EventLog, heard_by
from tortuga.kernel.game import Game
from tortuga.kernel.messages import Arg, Message, Reason, Say, Seat, Seats, Word
from tortuga.kernel.outcome import Outcome
from tortuga.kernel.records import Header, Record
from tortuga.kernel.state import EVERYONE, Listener, Move, State
from tortuga.kernel.steps import Step, SteppedState
from tortuga.kernel.title import Component, OptionForm, Options, Sketch, Title
from tortuga.kernel.views import Assessment, Offer, Stage, View

__all__ = [
    "EVERYONE",
    "Advice",
    "Announced",
    "Arg",
    "Assessment",
    "Bot",
    "Chance",
    "ChanceError",
    "Component",
    "DataError",
    "Event",
    "EventLog",
    "Game",
    "Header",
    "Imagined",
    "Listener",
    "Live",
    "Message",
    "Move",
    "NotationError",
    "Offer",
    "OptionError",
    "OptionForm",
    "Options",
    "Outcome",
    "Proved",
    "Reason",
    "Record",
    "RecordError",
    "Recorded",
    "Refusal",
    "RuleError",
    "Say",
    "Seat",
    "Seats",
    "Sketch",
    "Stage",
    "State",
    "Step",
    "SteppedState",
    "Title",
    "UndoError",
    "UnknownName",
    "View",
    "Word",
    "digest",
    "encode",
    "heard_by",
]
