"""Table events: the bodies of the rows of a table's log. Folding them gives the table."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from tortuga.kernel.errors import Refusal
from tortuga.kernel.records import Record
from tortuga.kernel.rehearsal import Attempt
from tortuga.server.protocol import Setup
from tortuga.server.store.rows import Row


class UnreadableRow(Refusal):
    """A row that this version of the house cannot read."""


class Chair(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat and who plays in it: a guest, a bot, or nobody yet."""

    guest: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    """The bot that plays for the guest who left."""
    away: bool = False
    name: str | None = None
    """Of somebody who played in a game that was brought in from a file."""

    @property
    def taken(self) -> bool:
        return self.guest is not None or self.bot is not None or self.name is not None

    @property
    def player(self) -> str | None:
        """The bot that currently plays here, if any."""
        return self.bot or self.stand_in

    @property
    def person(self) -> bool:
        """Does a person decide here, and no bot for them?"""
        return self.guest is not None and self.stand_in is None


class TableEvent(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """What a row of a table's log says: a change of the table that is stored."""


class Opened(TableEvent, frozen=True, tag="opened"):
    setup: Setup
    host: str
    chairs: list[Chair]
    when_all_here: bool = False
    """It starts by itself as soon as all its people have come: a rematch."""


class Sat(TableEvent, frozen=True, tag="sat"):
    seat: int
    guest: str


class Stood(TableEvent, frozen=True, tag="stood"):
    seat: int


class Arranged(TableEvent, frozen=True, tag="arranged"):
    seat: int
    bot: str | None = None


class Removed(TableEvent, frozen=True, tag="removed"):
    """An empty seat is taken away before the start; those behind it move up by one."""

    seat: int


def moved_up(seat: int, gone: int) -> int:
    """The number of a seat after another one was taken away."""
    return seat - 1 if seat > gone else seat


class Started(TableEvent, frozen=True, tag="started"):
    """The game has its rules, and the hash of its seed is published; the deal follows."""

    rules: str
    data: str
    seed_hash: str | None
    after: int = 0


class Played(TableEvent, frozen=True, tag="played"):
    """A record of the game."""

    record: Record
    given: int = 0
    """Milliseconds since the record before in which the house kept everybody waiting: they cost nobody any time."""


class AskedBack(TableEvent, frozen=True, tag="asked-back"):
    seat: int
    to: int


class AnsweredBack(TableEvent, frozen=True, tag="answered-back"):
    seat: int
    agree: bool


class Chose(TableEvent, frozen=True, tag="chose"):
    seat: int
    leaver: int
    what: Literal["wait", "bot", "end"]


class ChatSwitched(TableEvent, frozen=True, tag="chat-switched"):
    closed: bool


class Rematched(TableEvent, frozen=True, tag="rematched"):
    table: str


class Closed(TableEvent, frozen=True, tag="closed"):
    """The table takes no more commands; `reason` is the key of a text."""

    reason: str


AnyTableEvent: TypeAlias = (
    Opened
    | Sat
    | Stood
    | Arranged
    | Removed
    | Started
    | Played
    | AskedBack
    | AnsweredBack
    | Chose
    | ChatSwitched
    | Rematched
    | Closed
)

_BODY = msgspec.json.Decoder(AnyTableEvent)
_CHANCE = msgspec.json.Decoder(list[int])
_ENCODER = msgspec.json.Encoder()


def to_row(
    what: AnyTableEvent, *, seq: int, at: int, actor: str, command: str | None, rules: str | None, digest: str | None
) -> Row:
    """The event as it is stored; the answers of chance have a column of their own."""
    chance = None
    if isinstance(what, Played):
        if what.record.chance:
            chance = _ENCODER.encode(what.record.chance).decode()
            what = Played(msgspec.structs.replace(what.record, chance=[]), what.given)
        kind = kind_of(what.record)
    else:
        kind = str(what.__struct_config__.tag)
    body = _ENCODER.encode(what).decode()
    return Row(
        seq=seq,
        command=command,
        actor=actor,
        kind=kind,
        body=body,
        chance=chance,
        rules=rules,
        at=at,
        digest=digest,
    )


def from_row(row: Row) -> AnyTableEvent:
    """What a row says; raises UnreadableRow where this version of the house cannot have written it."""
    try:
        what: AnyTableEvent = _BODY.decode(row.body)
        if isinstance(what, Played) and row.chance is not None:
            return Played(msgspec.structs.replace(what.record, chance=_CHANCE.decode(row.chance)), what.given)
    except msgspec.DecodeError:
        raise UnreadableRow("table-differs", seq=row.seq) from None
    return what


def attempt_in(row: Row) -> Attempt:
    """What somebody did in the game when the row was written."""
    what = from_row(row)
    record = what.record if isinstance(what, Played) else None
    if record is None or record.house is not None:
        return Attempt()
    return Attempt(record.seat, record.draft if record.lapse else record.do, record.lapse)


def kind_of(record: Record) -> str:
    """What sort of a record this is, in a word."""
    if record.house is not None:
        return record.house
    if record.back is not None:
        return "back"
    if record.lapse:
        return "lapse"
    return "deal" if record.seat is None else "move"
