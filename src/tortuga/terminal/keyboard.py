"""What somebody types, and the ways in which that ends."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import NoReturn

from rich.console import Console
from rich.text import Text

LONGEST_LINE = 500
"""That somebody types: longer ones are refused rather than shown back."""
SOON = 0.001
"""Seconds; a timer that is set to none at all never rings."""


class PlayerLeft(Exception):
    """Somebody left the table; the game is kept."""


class InputClosed(Exception):
    """Nobody is there to type any more; the game is kept."""


class TimeUp(Exception):
    """Nothing was typed in time."""


def ask(console: Console, prompt: str, seconds: float | None = None) -> str:
    """A line that somebody types, without space around it. Raises InputClosed, or TimeUp after so many seconds."""
    try:
        with _timer(seconds):
            return console.input(Text(prompt, style="bold")).replace("\t", " ").strip()
    except TimeUp:
        _forget_half_a_line()
        raise
    except (EOFError, OSError, RuntimeError):  # ended, cut off, or never there
        raise InputClosed from None


@contextmanager
def _timer(seconds: float | None) -> Iterator[None]:
    """Raises TimeUp when it rings. Where the system has no such timer, whoever asks looks at the clock afterwards."""
    if seconds is None or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    handler = signal.signal(signal.SIGALRM, _ring)
    running, _ = signal.setitimer(signal.ITIMER_REAL, max(seconds, SOON))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, running)
        signal.signal(signal.SIGALRM, handler)


def _ring(_: int, __: FrameType | None) -> NoReturn:
    raise TimeUp


def _forget_half_a_line() -> None:
    """What was typed before the time was up answers no later question."""
    with suppress(ImportError, OSError, ValueError):
        import termios  # noqa: PLC0415  (not on every system)

        termios.tcflush(sys.stdin, termios.TCIFLUSH)
