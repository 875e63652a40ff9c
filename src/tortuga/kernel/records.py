"""The log: a header and records, and the one file format of all titles (JSON lines).

Every line ends with `sum`, a hash over it and all lines before it, so a damaged or edited file is refused at the first
line that differs from what was written.
"""

import os
import sys
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import IO, Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from tortuga.kernel.errors import RecordError
from tortuga.kernel.system import reason_of

FORMAT = 1
_BY_SEAT = "seat "
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""What a file may say is bounded where it is read: nobody after that meets a number without end, or below 0."""


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A game before anything has happened.

    Only the holder of the whole truth has `seed`; others see `seed_hash` until the end. In a game that continues from a
    moment of another one, the records up to `after` were taken from there; the seed answers what follows.
    """

    tortuga: int = msgspec.field(default_factory=lambda: FORMAT)  # a plain default would be omitted
    title: str
    rules: str
    data: str
    options: dict[str, Any] = {}
    seats: list[str]
    seed_hash: str | None = None
    seed: str | None = None
    after: Count = 0


class _Version(msgspec.Struct):
    tortuga: int


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of the log: what was decided and what chance answered, kept apart.

    The deal has `chance` alone; a decision has `seat` and `do`; a time-out `seat`, `lapse` and perhaps `draft`;
    an undo `back` and `by`; the house's own lines have `house`, and the rules skip them.
    """

    n: Count
    seat: Count | None = None
    do: str | None = None
    lapse: bool = False
    draft: str | None = None
    back: Count | None = None
    house: str | None = None
    to: str | None = None
    by: str | None = None
    chance: list[Count] = []


def by_seat(seat: int) -> str:
    """Who took a move back alone, as a record says it in `by`.

    >>> by_seat(3), seat_in("seat 3"), seat_in("all")
    ('seat 3', 3, None)
    """
    return f"{_BY_SEAT}{seat}"


def seat_in(by: str) -> int | None:
    """The seat that `by_seat` named; None where somebody else is meant."""
    number = by.removeprefix(_BY_SEAT)
    return int(number) if number != by and number.isdecimal() else None


class RecordWriter:
    """Writes a log line by line; each line is on disk before `write` returns. Nothing else can write to the file
    meanwhile.

    To append, it reads what is there first. A last line that a crash left incomplete is removed when the next one is
    written; `torn` is the number of that line, or 0. Nobody was told of it, because `write` did not return.
    """

    def __init__(self, path: Path, *, append: bool = False) -> None:
        self._chain = _Chain()
        self._end = 0
        self.torn = 0
        self._file = path.open("r+b" if append else "xb", buffering=0)
        try:
            hold(self._file, path)
            if append:
                self._read(path)
        except RecordError:
            self._file.close()
            raise

    def write(self, line: Header | Record) -> None:
        """Raises OSError where the disk does not take it; the same line can then be tried again."""
        chain = self._chain.copy()
        raw = chain.line(line)
        self._file.seek(self._end)
        self._file.truncate()
        left = raw
        while left:
            left = left[self._file.write(left) :]
        os.fsync(self._file.fileno())
        self._chain = chain
        self._end += len(raw)

    def close(self) -> None:
        self._file.close()

    def _read(self, path: Path) -> None:
        lines = 0
        for lines, _, self._chain.sum, self._end in _summed(_contents(path), mend=True):  # noqa: B007
            pass
        if self._end < self._file.seek(0, os.SEEK_END):
            self.torn = lines + 1


def save(path: Path, header: Header, records: Iterable[Record]) -> None:
    """Writes a whole log to a new file, or none at all."""
    writer = RecordWriter(path)
    try:
        writer.write(header)
        for record in records:
            writer.write(record)
    except OSError:
        writer.close()
        path.unlink()
        raise
    writer.close()


def dump(header: Header, records: Iterable[Record]) -> bytes:
    """What `save` would write."""
    chain = _Chain()
    return b"".join([chain.line(header), *(chain.line(record) for record in records)])


def load(path: Path, *, mend: bool = False) -> tuple[Header, list[Record]]:
    """Reads a log; raises RecordError with the line and the reason. Whether its moves are possible, the fold says.

    A last line without its end, as a crash leaves it, is refused as well; to `mend` is to leave it out.
    """
    return parse(_contents(path), mend=mend)


def parse(contents: bytes, *, mend: bool = False) -> tuple[Header, list[Record]]:
    """What `load` reads, from memory."""
    header: Header | None = None
    records: list[Record] = []
    for line, body, _, _ in _summed(contents, mend):
        try:
            if header is None:
                version = msgspec.json.decode(body, type=_Version).tortuga  # first: another format has other fields
                if version != FORMAT:
                    raise RecordError("record-format", line=line, found=version, known=FORMAT)
                header = msgspec.json.decode(body, type=Header)
            else:
                records.append(msgspec.json.decode(body, type=Record))
        except msgspec.ValidationError as error:
            raise RecordError("record-shape", line=line, reason=str(error)) from None
    if header is None:
        raise RecordError("record-empty", line=1)
    return header, records


class _Chain:
    """The running sum over the lines of a log."""

    def __init__(self, total: str = "") -> None:
        self.sum = total

    def copy(self) -> "_Chain":
        return _Chain(self.sum)

    def add(self, body: bytes) -> str:
        self.sum = blake2b(self.sum.encode() + body, digest_size=8).hexdigest()
        return self.sum

    def line(self, line: Header | Record) -> bytes:
        """The next line as it is written."""
        body = msgspec.json.encode(line)
        return body[:-1] + b',"sum":"' + self.add(body).encode() + b'"}\n'


def _contents(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise RecordError("record-unreadable", line=0, file=str(path), reason=reason_of(error)) from None


def _summed(contents: bytes, mend: bool) -> Iterator[tuple[int, bytes, str, int]]:
    """Line number, JSON without its sum, the sum, which is verified, and where the line ends in the file."""
    chain, end = _Chain(), 0
    for line, raw in enumerate(contents.splitlines(keepends=True), start=1):
        if not raw.endswith((b"\n", b"\r")):
            if mend:
                return
            raise RecordError("record-cut-short", line=line)
        try:
            fields = msgspec.json.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise RecordError("record-not-json", line=line) from None
        if not isinstance(fields, dict) or not isinstance(fields.get("sum"), str):
            raise RecordError("record-no-sum", line=line)
        found = fields.pop("sum")
        body = msgspec.json.encode(fields)
        if found != chain.add(body):
            raise RecordError("record-tampered", line=line)
        end += len(raw)
        yield line, body, chain.sum, end


def hold(file: IO[bytes], path: Path, refusal: str = "record-held") -> None:
    """Two people who resume one game at a time would spoil its file; the second gets the refusal."""
    if sys.platform == "win32":
        return
    import fcntl  # noqa: PLC0415  (not everywhere)

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise RecordError(refusal, line=0, file=str(path)) from None
    except OSError:
        return  # a disk without locks
