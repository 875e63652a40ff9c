"""The file of a match: JSON lines, first the plan, then every game as soon as it is finished."""

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

import msgspec

from tortuga.arena.plan import FORMAT, Plan
from tortuga.arena.play import Played
from tortuga.kernel.encoding import encode
from tortuga.kernel.errors import OptionError, RecordError
from tortuga.kernel.records import hold
from tortuga.kernel.system import reason_of


class Results:
    """A file of results; one match at a time writes to it."""

    def __init__(self, path: Path, plan: Plan, played: list[Played], end: int) -> None:
        self.path = path
        self.plan = plan
        self.played = played
        """What was in it when it was opened."""
        self._file = path.open("r+b" if end else "xb", buffering=0)
        try:
            hold(self._file, path, "arena-held")
            self._file.seek(end)
            self._file.truncate()  # a line that was cut off when the machine stopped
        except BaseException:
            self._file.close()
            raise

    @classmethod
    def begin(cls, path: Path, plan: Plan) -> "Results":
        """Never overwrites a file."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            results = cls(path, plan, [], 0)
        except FileExistsError:
            raise OptionError("save-exists", file=str(path)) from None
        except OSError as error:
            raise OptionError("store-failed", file=str(path), reason=reason_of(error)) from None
        results._write(plan)
        return results

    @classmethod
    def resume(cls, path: Path) -> "Results":
        plan: Plan | None = None
        played: list[Played] = []
        end = 0
        for line, raw in _lines(path):
            try:
                if plan is None:
                    plan = _plan(raw)
                else:
                    played.append(msgspec.json.decode(raw, type=Played))
            except msgspec.DecodeError as error:
                raise RecordError("arena-file-shape", line=line, file=str(path), reason=str(error)) from None
            end += len(raw)
        if plan is None:
            raise RecordError("arena-file-empty", file=str(path))
        return cls(path, plan, played, end)

    def add(self, played: Played) -> None:
        self._write(played)

    def _write(self, line: Plan | Played) -> None:
        left = encode(line) + b"\n"
        while left:
            left = left[self._file.write(left) :]

    def __enter__(self) -> "Results":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _plan(raw: bytes) -> Plan:
    plan = msgspec.json.decode(raw, type=Plan)
    if plan.arena != FORMAT:
        raise RecordError("arena-file-format", found=plan.arena, known=FORMAT)
    return plan


def _lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """Those that are complete, with their numbers."""
    try:
        contents = path.read_bytes()
    except OSError as error:
        raise RecordError("resume-failed", file=str(path), reason=reason_of(error)) from None
    for line, raw in enumerate(contents.splitlines(keepends=True), start=1):
        if raw.endswith(b"\n"):
            yield line, raw
