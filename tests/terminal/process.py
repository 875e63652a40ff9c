"""The house in a process of its own, at a real terminal: for signals, and for what happens when it is cut off."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

from tortuga.texts import Texts

PATIENCE = 60
PROMPT = Texts("en")("prompt")
BEGIN = Texts("en")("intro-begin")

AT_ITS_TERMINAL = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that Ctrl-C works
signal.signal(signal.SIGINT, signal.SIG_DFL)  # also where the tests run in the background of a shell
os.execv(sys.argv[1], sys.argv[1:])
"""


class Terminal:
    """A terminal with `tortuga` in it. Closing it is what closing the window does."""

    def __init__(self, *words: object) -> None:
        self._master, slave = pty.openpty()
        self.screen = ""
        self.process = subprocess.Popen(
            [sys.executable, "-c", AT_ITS_TERMINAL, sys.executable, "-m", "tortuga", *map(str, words)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
        )
        os.close(slave)
        self._open = True

    def begin(self) -> None:
        """Goes on from the first screen to the first question."""
        self.wait_for(BEGIN)
        self.enter("")

    def enter(self, line: str) -> str:
        """Types a line and waits for the next prompt; says what was printed."""
        before = len(self.screen)
        os.write(self._master, (line + "\n").encode())
        self.wait_for(PROMPT, before)
        return self.screen[before:]

    def press(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def wait_for(self, text: str, start: int = 0) -> None:
        until = time.monotonic() + PATIENCE
        while text not in self.screen[start:]:
            assert time.monotonic() < until, self.screen
            self._read()

    def stop(self, how: signal.Signals) -> int:
        """Sends a signal until it ends, as somebody would who presses Ctrl-C again: Python does not notice one that
        comes just as it begins to wait for input."""
        for _ in range(12):
            if how == signal.SIGINT:
                os.write(self._master, b"\x03")
            else:
                self.process.send_signal(how)
            if (status := self.end(5)) is not None:
                return status
        raise AssertionError(self.screen)

    def close(self) -> None:
        if self._open:
            os.close(self._master)
            self._open = False

    def end(self, patience: float = PATIENCE) -> int | None:
        """Waits for its end; says how it ended, if it did."""
        until = time.monotonic() + patience
        while time.monotonic() < until and self.process.poll() is None:
            if self._open:
                self._read()
        status = self.process.poll()
        while status is not None and self._open and self._read():
            pass
        return status

    def _read(self) -> bool:
        """Reads what is there; is the other end still open?"""
        if not select.select([self._master], [], [], 0.1)[0]:
            return self.process.poll() is None
        try:
            more = os.read(self._master, 65536)
        except OSError:  # how Linux says that nobody is there any more
            return False
        self.screen += more.decode(errors="replace")
        return bool(more)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        self.close()


def shell(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A command line, with $TORTUGA for the house."""
    return subprocess.run(
        ["sh", "-c", command.replace("$TORTUGA", f"{sys.executable} -m tortuga")],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
