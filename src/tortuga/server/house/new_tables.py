"""New tables: opened by somebody, or following a game.

Tables that begin with a game that was played before are made in the archive's worker, because folding it takes long.
"""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from tortuga.kernel import records as record_files
from tortuga.kernel import registry
from tortuga.kernel.errors import RecordError, Refusal
from tortuga.kernel.game import Game
from tortuga.kernel.records import Header, Record
from tortuga.seats import bot_spec
from tortuga.server import protocol
from tortuga.server.house.levels import Opponents, other_level
from tortuga.server.house.room import Room, Sharing
from tortuga.server.names_and_chat import clean_name
from tortuga.server.store.rows import Change, TableRow
from tortuga.server.table.leaving import is_note
from tortuga.server.table.log import By
from tortuga.server.table.rows import Chair, Opened
from tortuga.server.table.seats import chairs_again, read_seat
from tortuga.server.table.table import Table

MOST_RECORDS = 5_000
"""Of a file that is brought in: several times as many as the longest game has."""


def _nothing(table: Table, now: int) -> None:
    """People have to come first."""


class NewTable(NamedTuple):
    """A table that is to be made."""

    opened: Opened
    at_once: Callable[[Table, int], None] = _nothing
    """What happens there as soon as it is open, and is stored together with it."""


class MadeTable(NamedTuple):
    """A table that is made, and what has to be stored of it."""

    room: Room
    change: Change


def made(about: TableRow, new: NewTable, name_of: Callable[[str], str], sharing: Sharing | None = None) -> MadeTable:
    table = Table.open(about, new.opened, name_of, command=about.made_with, now=about.created)
    new.at_once(table, about.created)
    room = Room(table, {}, sharing=sharing)
    change = room.change(table)
    assert change is not None
    return MadeTable(room, change)


def ordered(guest: str, order: protocol.OpenTable) -> NewTable:
    """A table as somebody wants it."""
    title = registry.title(order.setup.title)
    options = title.read_options(order.setup.options)
    title.check_options(options, len(order.setup.seats))
    chairs = [Chair(guest=guest) if plan == "me" else Chair(bot=read_seat(title, plan)) for plan in order.setup.seats]
    if sum(chair.guest is not None for chair in chairs) > 1:
        raise Refusal("already-seated")
    setup = msgspec.structs.replace(order.setup, options=msgspec.to_builtins(options))

    def start(table: Table, now: int) -> None:
        if order.start and not table.seats.free():
            table.starting.start(By(guest, None, now))

    return NewTable(Opened(setup, guest, chairs), start)


def rematch(guest: str, table: Table, bots: str = "same") -> NewTable:
    """The same table again; it starts as soon as all its people have come."""
    opponents = Opponents(table.setup, chairs_again(table.title, table.chairs))
    if bots != "same":
        opponents = other_level(table.title, opponents, 1 if bots == "harder" else -1)
    return NewTable(Opened(opponents.setup, guest, opponents.chairs, when_all_here=True))


# -- In the archive's worker ------------------------------------------------------------------------------------------


def bring_in(about: TableRow, file: str) -> tuple[TableRow, Change]:
    """A finished table with the game of a record file, which is verified line by line."""
    header, records = record_files.parse(file.encode())
    if len(records) > MOST_RECORDS:
        raise Refusal("record-too-much")
    if not records:
        raise RecordError("record-no-deal", line=2)
    Game.empty(registry.title(header.title, header.rules), header)  # only the rules that wrote it can tell
    for record in records:
        if not is_note(record, len(header.seats)):
            raise RecordError("record-impossible", line=record.n + 1, reason=f"{record.house} {record.seat}")
    chairs = [Chair(name=_safe(name) or f"{number}") for number, name in enumerate(header.seats, start=1)]
    setup = protocol.Setup(title=header.title, options=header.options, seats=["open"] * len(chairs))
    about = msgspec.structs.replace(about, title=header.title, seed=header.seed or "")

    def play(table: Table, now: int) -> None:
        table.starting.bring_in(header, records, now)

    return about, made(about, NewTable(Opened(setup, about.host, chairs), play), _nameless).change


def go_on(about: TableRow, header: Header, records: list[Record], seat: int, bot: str) -> tuple[TableRow, Change]:
    """A table that goes on from the last moment of these records, against bots."""
    game = Game.empty(registry.title(header.title, header.rules), header)
    for record in records:
        game.append(record, proved=True)
    if not game.state.due():
        raise Refusal("game-over")
    moments = [
        Record(n=n, seat=one.seat, do=one.do, lapse=one.lapse, draft=one.draft, chance=one.chance)
        for n, one in enumerate((kept.record for kept in game.folded), start=1)
    ]
    own = [number == seat for number in range(len(header.seats))]
    chairs = [Chair(guest=about.host) if mine else Chair(bot=bot) for mine in own]
    plans = ["me" if mine else bot_spec(bot) for mine in own]
    setup = protocol.Setup(title=header.title, options=header.options, seats=plans)
    about = msgspec.structs.replace(about, title=header.title)

    def start(table: Table, now: int) -> None:
        table.starting.start(By(about.host, None, now), taken_over=moments, rules=header.rules)

    return about, made(about, NewTable(Opened(setup, about.host, chairs), start), _nameless).change


def _nameless(guest: str) -> str:
    """Names are not in the log."""
    return ""


def _safe(name: str) -> str | None:
    """A name from a file as others may read it."""
    try:
        return clean_name(name[: protocol.NAME])
    except Refusal:
        return None
