"""The log: a header and records, and the one file format of all titles (JSON lines).

Every line ends with `sum`, a hash over it and all lines before it, so a damaged or edited file is refused at the
line where it stops being what was written.
"""

import os
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any

import msgspec

from tortuga.kernel.errors import RecordError

FORMAT = 1


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a game is before anything has happened.

    `seed` is for whoever holds the whole truth; others see `seed_hash` until the end.
    """

    tortuga: int = msgspec.field(default_factory=lambda: FORMAT)
    title: str
    rules: str
    data: str
    options: dict[str, Any] = {}
    seats: list[str]
    seed_hash: str | None = None
    seed: str | None = None


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of the log: what was decided and what chance answered, apart.

    The deal has `chance` alone; a decision has `seat` and `do`; a time-out `seat`, `lapse` and perhaps `draft`;
    an undo `back` and `by`; the house's own lines have `house`, and the rules skip them.
    """

    n: int
    seat: int | None = None
    do: str | None = None
    lapse: bool = False
    draft: str | None = None
    back: int | None = None
    house: str | None = None
    to: str | None = None
    by: str | None = None
    chance: list[int] = []


class Pen:
    """Writes a log line by line; each line is on the disk before `write` returns."""

    def __init__(self, path: Path, *, append: bool = False) -> None:
        self._sum = ""
        if append:
            for _, _, self._sum in _summed(path):
                pass
        self._file: IO[bytes] = path.open("ab" if append else "xb")

    def write(self, line: Header | Record) -> None:
        body = msgspec.json.encode(line)
        self._sum = _chain(self._sum, body)
        self._file.write(body[:-1] + b',"sum":"' + self._sum.encode() + b'"}\n')
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()


def save(path: Path, header: Header, records: Iterable[Record]) -> None:
    """Writes a whole log to a new file."""
    pen = Pen(path)
    try:
        pen.write(header)
        for record in records:
            pen.write(record)
    finally:
        pen.close()


def load(path: Path) -> tuple[Header, list[Record]]:
    """Reads a log; raises RecordError with the line and the reason. Whether its moves are possible, the fold says."""
    header: Header | None = None
    records: list[Record] = []
    for line, body, _ in _summed(path):
        try:
            if header is None:
                header = msgspec.json.decode(body, type=Header)
            else:
                records.append(msgspec.json.decode(body, type=Record))
        except msgspec.ValidationError as error:
            raise RecordError("record-shape", line=line, reason=str(error)) from None
    if header is None:
        raise RecordError("record-empty", line=1)
    if header.tortuga != FORMAT:
        raise RecordError("record-format", line=1, found=header.tortuga, known=FORMAT)
    return header, records


def _summed(path: Path) -> Iterator[tuple[int, bytes, str]]:
    """Line number, JSON without its sum, and the sum, which is verified."""
    total = ""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise RecordError("record-unreadable", line=0, file=str(path), reason=error.strerror or str(error)) from None
    for line, raw in enumerate(lines, start=1):
        try:
            fields = msgspec.json.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise RecordError("record-not-json", line=line) from None
        if not isinstance(fields, dict) or not isinstance(fields.get("sum"), str):
            raise RecordError("record-no-sum", line=line)
        found = fields.pop("sum")
        body = msgspec.json.encode(fields)
        total = _chain(total, body)
        if found != total:
            raise RecordError("record-tampered", line=line)
        yield line, body, total


def _chain(before: str, body: bytes) -> str:
    return blake2b(before.encode() + body, digest_size=8).hexdigest()
