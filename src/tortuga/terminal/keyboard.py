"""Reads what somebody types, and the ways in which that can end."""

import os
import re
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from types import FrameType

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

Face = Callable[[float], Text]
"""How so many seconds are shown."""

LONGEST_LINE = 500
"""That somebody types: longer ones are refused rather than shown back."""
SOON = 0.001
"""Seconds; a timer that is set to none at all never rings."""
STYLE = re.compile(r"\x1b\[[0-9;]*m")
SAVE_CURSOR, RESTORE_CURSOR = "\x1b7", "\x1b8"


class PlayerLeft(Exception):
    """Somebody left the table; the game is kept."""


class InputClosed(Exception):
    """Nobody is there to type any more; the game is kept."""


class TimeUp(Exception):
    """Nothing was typed in time."""


def ask(console: Console, prompt: str, seconds: float | None = None, face: Face | None = None) -> str:
    """A line that somebody types, without space around it. Raises InputClosed, or TimeUp after this many seconds; they
    are shown before the prompt and tick while it waits."""
    shown = Text(prompt, "bold")
    clock = None if seconds is None or face is None else _Clock(console, shown, seconds, face)
    if clock is not None:
        shown = Text.assemble(clock.face(seconds or 0), " ", shown)
    line = _line_at(console, shown)
    try:
        with _timer(seconds, clock):
            return line().replace("\t", " ").strip()
    except TimeUp:
        _forget_half_a_line()
        raise
    except (EOFError, OSError, RuntimeError):  # ended, cut off, or never there
        raise InputClosed from None


def _line_at(console: Console, prompt: Text) -> Callable[[], str]:
    """How a line is read after a prompt. Readline must know what stands before the line that it edits."""
    if "readline" not in sys.modules or not _is_edited_here(console):
        return partial(console.input, prompt)
    with console.capture() as captured:
        console.print(prompt, end="")
    return partial(input, STYLE.sub("\x01\\g<0>\x02", captured.get()))


def _is_edited_here(console: Console) -> bool:
    return console.is_terminal and console.file is sys.stdout and sys.stdin.isatty()


class _Clock:
    """The remaining seconds, shown before a prompt and updated each second while it waits. They can be overwritten only
    while prompt and line are on one row of the screen, which readline knows; otherwise they stand still."""

    def __init__(self, console: Console, prompt: Text, seconds: float, face: Face) -> None:
        self.face = face
        self._console = console
        self._until = time.monotonic() + seconds
        self._width = face(seconds).cell_len
        self._taken = self._width + 1 + prompt.cell_len
        self._typed: Callable[[], str] | None = None
        if _is_edited_here(console):
            with suppress(ImportError):  # not on every system
                import readline  # noqa: PLC0415  (loading it changes how all lines are edited)

                readline.set_auto_history(False)  # the next player must not scroll back through it
                self._typed = readline.get_line_buffer

    def left(self) -> float:
        return self._until - time.monotonic()

    def tick(self) -> None:
        if self._typed is None or self._taken + cell_len(self._typed()) >= self._console.width:
            return
        face = self.face(self.left())
        face.pad_right(self._width - face.cell_len)
        with self._console.capture() as captured:
            self._console.print(face, end="")
        os.write(sys.stdout.fileno(), f"{SAVE_CURSOR}\r{captured.get()}{RESTORE_CURSOR}".encode())


@contextmanager
def _timer(seconds: float | None, clock: _Clock | None) -> Iterator[None]:
    """Raises TimeUp when the time is up. On systems without such a timer, the caller checks the clock afterwards."""
    if seconds is None or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_: int, __: FrameType | None) -> None:
        left = 0 if clock is None else clock.left()
        if clock is None or left <= 0:
            raise TimeUp
        clock.tick()
        signal.setitimer(signal.ITIMER_REAL, max(min(left, 1), SOON))

    handler = signal.signal(signal.SIGALRM, ring)
    first = seconds if clock is None else min(seconds, 1)
    running, _ = signal.setitimer(signal.ITIMER_REAL, max(first, SOON))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, running)
        signal.signal(signal.SIGALRM, handler)


def _forget_half_a_line() -> None:
    """What was typed before the time was up answers no later question."""
    with suppress(ImportError, OSError, ValueError):
        import termios  # noqa: PLC0415  (not on every system)

        termios.tcflush(sys.stdin, termios.TCIFLUSH)
