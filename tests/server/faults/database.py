"""What really is on the disk: a house's database read from outside, and compared with what its guests were told."""

import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, TypeVar

import msgspec

from server.faults.players import Ledger, Picture
from tortuga.server.protocol import ENCODER
from tortuga.server.store.rows import ChatRow, Row, TableRow
from tortuga.server.table import pictures
from tortuga.server.table.table import Table

T = TypeVar("T")

STAND_INS = "bot:"
LOG = "SELECT * FROM log WHERE table_id = ? ORDER BY seq"
CHAT = "SELECT * FROM chat WHERE table_id = ? ORDER BY n"


class StoredTable(NamedTuple):
    """One table's part of the database."""

    about: TableRow
    rows: list[Row]
    chat: list[ChatRow]

    def fold(self, most: int | None = None) -> Table:
        """The table after this many rows; it proves every digest and every answer of chance."""
        return Table.fold(self.about, self.rows[:most], self.chat, lambda guest: guest)


def read(db: Path) -> dict[str, StoredTable]:
    """All tables. A copy is read, so that the house finds the file just as it was left."""
    with TemporaryDirectory() as folder:
        for file in db.parent.glob(f"{db.name}*"):
            if not file.name.endswith(("-shm", ".lock")):
                shutil.copy(file, folder)
        with closing(sqlite3.connect(Path(folder) / db.name)) as connection:
            connection.row_factory = sqlite3.Row

            def all_of(kind: type[T], sql: str, *of: str) -> list[T]:
                return [msgspec.convert(dict(row), kind, strict=False) for row in connection.execute(sql, of)]

            return {
                about.id: StoredTable(about, all_of(Row, LOG, about.id), all_of(ChatRow, CHAT, about.id))
                for about in all_of(TableRow, "SELECT * FROM tables")
            }


def check_commands(log: dict[str, StoredTable], ledger: Ledger) -> None:
    """Every acknowledged command is there once, where it was said to be; nothing is there that nobody sent."""
    check_acknowledged(log, ledger)
    for table, stored in log.items():
        assert [row.seq for row in stored.rows] == list(range(1, len(stored.rows) + 1))
        _check_moves(table, stored, ledger)


def check_acknowledged(log: dict[str, StoredTable], ledger: Ledger) -> None:
    """Every acknowledged command is there once, where it was said to be."""
    for (table, command), seq in ledger.acknowledged.items():
        said = [line for line in log[table].chat if line.command == command]
        done = [row.seq for row in log[table].rows if row.command == command]
        assert len(said) == 1 or done == [seq], f"{command} at {table}: acknowledged at {seq}, stored at {done}"


def _check_moves(table: str, stored: StoredTable, ledger: Ledger) -> None:
    """Each move of a person is one that was sent, and each decision was answered once."""
    answered: Counter[tuple[str, int]] = Counter()
    for row in stored.rows:
        if row.kind == "move" and not row.actor.startswith(STAND_INS):
            assert row.command is not None
            name, command = ledger.sent[table, row.command]
            assert command["type"] == "play"
            answered[name, command["decision"]] += 1
    assert not [decision for decision, times in answered.items() if times > 1]


def check_pictures(log: dict[str, StoredTable], seen: Iterable[Picture]) -> None:
    """What each guest saw is what the log tells, as far as they have seen it."""
    for picture in seen:
        if not picture.seq:
            continue
        table = log[picture.table].fold()
        assert picture.seq <= table.seq, f"{picture.table}: seen at {picture.seq}, stored up to {table.seq}"
        told = msgspec.json.decode(ENCODER.encode(pictures.now(table, picture.seat, 0, None, 0)))
        assert picture.story == told["story"][: picture.seq]
        if picture.seq == table.seq:
            assert picture.now.get("view") == told.get("view")
            assert picture.now.get("owes") == told.get("owes")
            assert picture.now.get("outcome") == told.get("outcome")
            assert picture.now.get("seed") == told.get("seed")


def check_lapses(log: dict[str, StoredTable]) -> int:
    """No clock ran out before its time. Returns how many did."""
    lapses = 0
    for stored in log.values():
        for row in stored.rows:
            if row.kind == "lapse":
                seat = msgspec.json.decode(row.body)["record"]["seat"]
                assert stored.fold(row.seq - 1).deadlines()["clock", seat] <= row.at
                lapses += 1
    return lapses
