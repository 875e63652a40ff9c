"""A house that writes down where it is whenever its event loop is held up, for whoever finds that it was:

`python -m server.faults.watched FILE FAULTS ...` is `python -m server.dealing ...` with these faults planted, if any.
It judges nothing: how long the house stood still is measured from outside (`probing`).
"""

import asyncio
import gc
import sys
import threading
import time
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
from starlette.responses import PlainTextResponse

from server import dealing
from server.dealing import TurnedHouse
from server.faults.planted import FAULTS
from tortuga.server import serve

BEAT_S = 0.02
HELD_UP_S = 0.1
OURS = "tortuga"


class Stall(msgspec.Struct, frozen=True, array_like=True):
    """The event loop has not come round for a while."""

    at: float
    stack: list[str]
    """Where it is, the innermost last."""


def read_stalls(file: Path) -> list[Stall]:
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    return [msgspec.json.decode(line, type=Stall) for line in lines if line.endswith(b"\n")]


class WatchedHouse(TurnedHouse):
    """Its loop gives a sign whenever it comes round."""

    beat = 0.0

    async def open(self, version: str) -> None:
        await super().open(version)
        self._tasks.begin(self._keep_beating())

    async def _keep_beating(self) -> None:
        while True:
            WatchedHouse.beat = time.monotonic()
            await asyncio.sleep(BEAT_S)


class TimedAnswer(PlainTextResponse):
    """To whoever asks how the house is: it says too how long the event loop has run so far."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.headers["loop-ran-ns"] = str(time.thread_time_ns())


def watch(file: Path) -> None:
    """In a thread of its own."""
    loop = threading.main_thread().ident
    assert loop is not None
    with file.open("ab") as out:
        while True:
            time.sleep(HELD_UP_S / 2)
            if WatchedHouse.beat and time.monotonic() - WatchedHouse.beat > HELD_UP_S:
                out.write(msgspec.json.encode(Stall(time.time(), _stack(sys._current_frames().get(loop)))) + b"\n")
                out.flush()


def watch_collections(file: Path) -> None:
    """While garbage is collected no other thread comes in between, not even the one that watches."""
    begun = 0.0

    def timed(phase: str, facts: dict[str, int]) -> None:
        nonlocal begun
        if phase == "start":
            begun = time.monotonic()
        elif time.monotonic() - begun > HELD_UP_S:
            told = f"a collection of generation {facts['generation']}, {time.monotonic() - begun:.3f} s"
            with file.open("ab") as out:
                out.write(msgspec.json.encode(Stall(time.time(), [told])) + b"\n")

    gc.callbacks.append(timed)


def _stack(frame: FrameType | None) -> list[str]:
    found: list[str] = []
    while frame is not None:
        path = Path(frame.f_code.co_filename)
        if OURS in path.parts:
            inside = path.parts[len(path.parts) - 1 - path.parts[::-1].index(OURS) :]
            found.insert(0, f"{'/'.join(inside)}:{frame.f_lineno} {frame.f_code.co_name}")
        frame = frame.f_back
    return found


if __name__ == "__main__":
    file, faults, word, *words = sys.argv[1:]
    for fault in filter(None, faults.split(",")):
        FAULTS[fault]()
    setattr(serve, "PlainTextResponse", TimedAnswer)  # noqa: B010
    setattr(dealing, "TurnedHouse", WatchedHouse)  # noqa: B010  (where the program looks for it)
    watch_collections(Path(file))
    threading.Thread(target=watch, args=(Path(file),), daemon=True).start()
    sys.exit(dealing.run(Path(word), words))
