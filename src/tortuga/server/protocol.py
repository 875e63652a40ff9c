"""The messages between the house and its guests: every field of the HTTP and socket API is defined here.

A guest sends commands; the house answers each with a reply, and keeps everybody at the table up to date with `Now`.
"""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct, field

from tortuga.kernel.game import UndoReach
from tortuga.kernel.messages import Arg, Message
from tortuga.kernel.outcome import Outcome

# -- Sizes that both sides know ---------------------------------------------------------------------------------------

FRAME = 8 * 1024
"""The most bytes of a command, by socket or by HTTP."""
RECORD_FILE = 512 * 1024
"""The most bytes of a record that is brought in."""
NAME = 24
CHAT = 280

CommandId: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
"""Chosen by the sender, new for every command; sending it again is always safe."""
TypedCode: TypeAlias = Annotated[str, Meta(max_length=40)]
"""The code of a table as somebody has typed it."""
Name: TypeAlias = Annotated[str, Meta(extra_json_schema={"maxLength": NAME})]
"""What a guest wants to be called. Longer ones are read, only to be told in words that they are too long."""
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Status: TypeAlias = Literal["open", "playing", "over", "closed"]
Notation: TypeAlias = Annotated[str, Meta(max_length=4096)]


# -- How a table is set up --------------------------------------------------------------------------------------------


class NoClock(Struct, frozen=True, tag="none", tag_field="kind", forbid_unknown_fields=True):
    """No limit of time."""


class TurnClock(Struct, frozen=True, tag="turn", tag_field="kind", forbid_unknown_fields=True):
    """A number of seconds per turn."""

    seconds: Annotated[int, Meta(ge=5, le=3600)] = 60


class BankClock(Struct, frozen=True, tag="bank", tag_field="kind", forbid_unknown_fields=True):
    """A bank of minutes for the whole game, and seconds that every turn adds to it."""

    minutes: Annotated[int, Meta(ge=1, le=180)] = 10
    increment: Annotated[int, Meta(ge=0, le=300)] = 10


class DaysClock(Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """A number of days for every move."""

    days: Annotated[int, Meta(ge=1, le=14)] = 3


Clock: TypeAlias = NoClock | TurnClock | BankClock | DaysClock


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings with which a table is opened. A seat is `me`, `open` or a bot such as `bot:greedy`."""

    title: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    seats: Annotated[list[Annotated[str, Meta(max_length=44)]], Meta(min_length=1, max_length=16)]
    clock: Clock = field(default_factory=NoClock)
    public: bool = False
    spectators: bool = True
    chat: bool = True
    hints: bool = True
    takebacks: bool = True


class OpenTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Opens a table; with `start` it starts at once if no seat is open."""

    id: CommandId
    setup: Setup
    start: bool = False


# -- Commands to a table ----------------------------------------------------------------------------------------------


class Command(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Something a guest wants to happen at a table: it leaves rows in the table's log. A draft is only remembered, and
    a rematch makes another table."""

    id: CommandId

    shows_up: ClassVar[bool] = True
    """Does sending it count as being present, even without a tab?"""
    plays_on: ClassVar[bool] = False
    """Can it be sent however long the log of the table has become?"""
    talks: ClassVar[bool] = False
    """Can it be sent to a table that cannot go on?"""
    looks: ClassVar[bool] = False
    """May everybody send it who may look at the table? All other commands check that themselves."""

    @property
    def answers(self) -> int | None:
        """The decision that it answers: when that is gone, so is the command."""
        return None

    @property
    def plays(self) -> str | None:
        """The move that it makes, in notation."""
        return None

    @property
    def names_code(self) -> str | None:
        """The code of the table that it names, which may be a guess."""
        return None

    def since(self, seq: int) -> int | None:
        """The version from which its sender is told what they missed when the decision is gone; `seq` is the newest."""
        return seq


class Query(Command, frozen=True, kw_only=True):
    """Something a guest wants to know. It changes nothing, and nobody else hears of it."""


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """A move in notation; `decision` is the one that it answers, as `Now` gave it."""

    plays_on: ClassVar[bool] = True

    decision: int
    move: Notation
    seq: int | None = None
    """The version of the table that I know: if the decision is gone, I am told what I missed since."""

    @property
    def answers(self) -> int:
        return self.decision

    @property
    def plays(self) -> str:
        return self.move

    def since(self, seq: int) -> int | None:
        return self.seq


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Takes back my last move, or all of this turn that I may."""

    whole_turn: bool = False
    to: int | None = None
    """The row of the move that I mean, as `undo_of` gave it: if another one is the last by now, this is `stale`."""


class AskBack(Command, frozen=True, kw_only=True, tag="ask-back"):
    """Asks all to go back to the moment after record `to`; bots agree, people are asked."""

    to: int


class AnswerBack(Command, frozen=True, kw_only=True, tag="answer-back"):
    agree: bool
    to: int | None = None
    """The row of the question, `seq` of `back`: if it is gone, or another one by now, this is `stale`."""


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Takes an open seat, the first one unless it is named. Private tables require their code or an invitation."""

    seat: SeatNumber | None = None
    code: TypedCode | None = None
    invitation: Annotated[str, Meta(max_length=64)] | None = None

    @property
    def plays(self) -> str | None:
        """The move that it makes, in notation."""
        return None

    @property
    def names_code(self) -> str | None:
        return self.code


class Stand(Command, frozen=True, kw_only=True, tag="stand"):
    """Gives my seat up before the start."""


class Arrange(Command, frozen=True, kw_only=True, tag="arrange"):
    """The host makes a seat `open`, or gives it to a bot, before the start."""

    seat: SeatNumber
    who: Annotated[str, Meta(max_length=44)]


class RemoveSeat(Command, frozen=True, kw_only=True, tag="remove-seat"):
    """The host takes an empty seat away before the start: those behind it move up by one."""

    seat: SeatNumber


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """The host starts; with `fill`, such as `bot:greedy`, bots of that kind take the open seats."""

    fill: Annotated[str, Meta(max_length=44)] | None = None
    without_empty: bool = False
    """Are open seats taken away instead?"""


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Leaves a running game; the others choose what happens next."""

    shows_up: ClassVar[bool] = False


class Choose(Command, frozen=True, kw_only=True, tag="choose"):
    """What should happen now that the player in `seat` has left."""

    seat: SeatNumber
    what: Literal["wait", "bot", "end"]
    to: int | None = None
    """The row since which they are away, `seq` of their entry in `leavers`: if they are back by now, this is
    `stale`."""


class Claim(Command, frozen=True, kw_only=True, tag="claim"):
    """Takes my seat back from the bot that stands in for me."""


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """The same table again: the same people in the same seats, and bots of the same or of the next level. Where the
    first seat always begins, everybody moves on by one."""

    bots: Literal["same", "easier", "harder"] = "same"


class Chat(Command, frozen=True, kw_only=True, tag="chat"):
    """Says something to the table: own words, or a quick phrase that everybody reads in their language."""

    plays_on: ClassVar[bool] = True
    talks: ClassVar[bool] = True

    text: Annotated[str, Meta(max_length=4 * CHAT)] | None = None
    phrase: Annotated[str, Meta(max_length=40)] | None = None


class CloseChat(Command, frozen=True, kw_only=True, tag="close-chat"):
    """The host closes the chat, or opens it again."""

    closed: bool = True


class Draft(Command, frozen=True, kw_only=True, tag="draft"):
    """What I am about to do, in case my time runs out. It is kept in memory only, and nobody else hears of it; the
    answer is its assessment."""

    plays_on: ClassVar[bool] = True

    decision: int
    move: Notation

    @property
    def answers(self) -> int:
        return self.decision


class Try(Query, frozen=True, kw_only=True, tag="try"):
    """What would this move bring, or why is it against the rules? Nothing happens, and nobody else hears of it."""

    decision: int
    move: Notation

    @property
    def answers(self) -> int:
        return self.decision


class Hint(Query, frozen=True, kw_only=True, tag="hint"):
    """What would the title's adviser do in my place, and how is it done by hand?"""


class Ping(Query, frozen=True, kw_only=True, tag="ping"):
    """Is the connection alive, and do I know the newest version? A browser cannot send a WebSocket ping."""

    looks: ClassVar[bool] = True


AnyCommand: TypeAlias = (
    Play
    | Undo
    | AskBack
    | AnswerBack
    | Sit
    | Stand
    | Arrange
    | RemoveSeat
    | Start
    | Leave
    | Choose
    | Claim
    | Rematch
    | Chat
    | CloseChat
    | Draft
    | Try
    | Hint
    | Ping
)


# -- What the house says ----------------------------------------------------------------------------------------------


class HintStage(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing to do by hand: `key` and `args` are for the reader's own texts, `text` is the sentence by itself."""

    key: str
    args: dict[str, Arg] = {}
    text: str
    move: str
    """The whole arrangement after it, as a draft."""


class HintReason(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why a move is hinted at: `key` and `args` are for the reader's own texts, `text` is the sentence by itself."""

    key: str
    args: dict[str, Arg] = {}
    text: str


class Accepted(Struct, frozen=True, kw_only=True, tag="accepted", tag_field="type", omit_defaults=True):
    """It is on disk. `seq` is the version of the table that contains it."""

    id: str
    seq: int
    move: str | None = None
    """The answer to a hint."""
    why: HintReason | None = None
    """Why just that, where the bot can say it."""
    steps: list[HintStage] = []
    """And how it is done by hand, one thing after the other, where a move is more than one."""
    assessment: Any = None
    """The answer to `draft`, where the title has something to say of one."""
    offer: Any = None
    """The answer to `try`: the move as an offer, with what it would bring."""
    table: str | None = None
    """The table that a rematch or a continuation opened."""


class Refused(Struct, frozen=True, kw_only=True, tag="refused", tag_field="type", omit_defaults=True):
    """Nothing has changed. `key` and `args` are for the reader's own texts; `text` is the sentence by itself."""

    id: str | None = None
    key: str
    args: dict[str, Arg] = {}
    rule: str | None = None
    text: str


class StoryEntry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One row of the table's log as one viewer may know it."""

    seq: int
    at: int
    kind: str
    record: int | None = None
    """Its number in the game's own record; `back` and `ask-back` go by it."""
    seat: int | None = None
    by: str | None = None
    lines: list[Message] = []
    events: list[Any] = []
    back: int | None = None


class ChairView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as everybody sees it."""

    name: str | None = None
    bot: str | None = None
    """Its bot; with a name: the bot that plays for somebody who left."""
    here: bool = False
    away: bool = False
    host: bool = False
    left_ms: int | None = None
    """On its clock, at the moment `at` of the frame; it runs while the seat is due."""


class ChatLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    n: int
    at: int
    name: str
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None


class About(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a table is; it does not change while people look at it."""

    table: str
    code: str | None = None
    """For those who sit there: it lets others in."""
    setup: Setup
    seed_hash: str | None = None


class Owes(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision that is yours: answer it with its number."""

    decision: int
    offers: list[Any] = []
    exhaustive: bool = False


class Leaver(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody left: who has chosen what so far."""

    seat: int
    seq: int = 0
    """The row since which they are away: `choose` answers to it."""
    chosen: dict[str, list[int]] = {}


class BackAsked(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody asks all to go back."""

    seat: int
    to: int
    seq: int = 0
    """The row of the question: `answer-back` answers to it."""
    agreed: list[int] = []


class Kept(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The house has no rules that can fold this game, so it shows what was stored of it."""

    why: Message
    """For people to read."""
    may_go_on: bool = False
    """It was on, and goes on once the house has its rules again: until then, what was hidden stays hidden."""
    behind: int = 0
    """How many records came after the moment that `view` shows."""


class Now(Struct, frozen=True, kw_only=True, tag="now", tag_field="type", omit_defaults=True):
    """The table as one viewer may know it, and what has happened there since the version that they had."""

    seq: int
    at: int
    status: Status
    you: int | None = None
    chairs: list[ChairView]
    about: About | None = None
    story: list[StoryEntry] = []
    view: Any = None
    details: Any = None
    """What follows from the view, where a title works that out."""
    due: list[int] = []
    owes: Owes | None = None
    undo: bool = False
    """May you take back your last move alone?"""
    undo_reach: UndoReach | None = None
    """How many moves you may take back so, and why not one more; also where that is none. Only where you play."""
    undo_of: int | None = None
    """The row of the move that `undo` takes back first."""
    outcome: Outcome | None = None
    leavers: list[Leaver] = []
    back: BackAsked | None = None
    chat: list[ChatLine] = []
    chat_closed: bool = False
    watchers: int = 0
    rematch: str | None = None
    seed: str | None = None
    """After the end: what `seed_hash` was the hash of."""
    kept: Kept | None = None
    """The game cannot go on here, and why."""


class Stale(Struct, frozen=True, kw_only=True, tag="stale", tag_field="type"):
    """The decision is gone or answered; `now` is what you missed. Nothing has changed."""

    id: str
    now: Now


class Bye(Struct, frozen=True, kw_only=True, tag="bye", tag_field="type"):
    """The house closes this socket, and why."""

    key: str
    text: str


Reply: TypeAlias = Accepted | Refused | Stale
COMMAND = msgspec.json.Decoder(AnyCommand)
ENCODER = msgspec.json.Encoder()
