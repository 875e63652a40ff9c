"""The house as a program of its own, which a test may kill."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec

from server.running import PATIENCE
from tortuga.server.settings import RATES

TESTS = Path(__file__).parents[2]
OPEN_HANDED = {
    **{f"TORTUGA_LIMIT_{kind.upper()}": "10000000/1000000" for kind in RATES},
    "TORTUGA_GUEST_LIMIT_COMMAND": "10000000/1000000",
    "TORTUGA_GUEST_LIMIT_TABLE": "10000000/1000000",
    "TORTUGA_GUEST_LIMIT_HINT": "10000000/1000000",
    "TORTUGA_GUEST_LIMIT_TRY": "10000000/1000000",
    "TORTUGA_BOT_PAUSE_MS": "0",
    "TORTUGA_BOT_WORKERS": "1",
    "TORTUGA_BOT_SECONDS": "60",
    "TORTUGA_DRAIN_SECONDS": "60",
    "TORTUGA_LOG_FORMAT": "json",
}


class Program:
    """One database and one port; houses come and go on them."""

    def __init__(
        self,
        db: Path,
        files: int | None = None,
        module: Sequence[str] = ("server.dealing",),
        place: str | None = None,
        **environment: str,
    ) -> None:
        self.db = db
        """Beside it lies what the test tells the house."""
        self._place = place or str(db)
        """Where the database really is."""
        self._files = files
        """The most that it may have open."""
        self._module = module
        """What is run, with its first words."""
        self.port = 0
        self.log: list[str] = []
        """All that the houses wrote to stderr: read from a pipe, because a full disk must not stop it."""
        # Also where this process has it from: a copy of the project is tested with the code of the copy.
        paths = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
        self._environment = {**os.environ, **OPEN_HANDED, "PYTHONPATH": paths, **environment}
        self._word, self._clock = db.with_suffix(".word"), db.with_suffix(".clock")
        self._turned = 0
        self.deal("")
        self.later(0)
        self._process: subprocess.Popen[str] | None = None
        self._open = threading.Event()
        self._readers: list[threading.Thread] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._running.pid

    @property
    def _running(self) -> subprocess.Popen[str]:
        assert self._process is not None
        return self._process

    @property
    def is_open(self) -> bool:
        """Has it said where it is, and is still there?"""
        return self._open.is_set() and self.is_running

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def status(self) -> int | None:
        """With which it has ended, if it has."""
        return None if self._process is None else self._process.poll()

    def deal(self, word: str) -> None:
        """From now on tables are dealt from this word; the same word deals the same tables."""
        self._word.write_text(word, "utf-8")

    def later(self, seconds: int) -> None:
        """This many seconds go by at once, for clocks and whatever else the house waits for; not between two frames."""
        self._turned += seconds
        new = self._clock.with_suffix(".new")
        new.write_text(str(self._turned), "utf-8")
        new.replace(self._clock)  # the house may be reading

    @contextlib.contextmanager
    def bots_held(self) -> Iterator[Callable[[], None]]:
        """Bots that are asked do not answer until they are let go."""
        started_by = Path(f"/proc/{self.pid}/task").glob("*/children")  # any of its threads
        workers = [int(child) for children in started_by for child in children.read_text().split()]

        def let_go() -> None:
            for worker in workers:
                os.kill(worker, signal.SIGCONT)

        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        try:
            yield let_go
        finally:
            let_go()

    def start(self) -> None:
        """Begins to open; it takes a moment until it has."""
        words = ["serve", "--port", str(self.port), "--no-browser", "--db", self._place]
        self._open = threading.Event()
        self._process = subprocess.Popen(
            [sys.executable, "-m", *self._module, str(self._word), *words],
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=None if self._files is None else partial(_limit_files, self._files),  # noqa: PLW1509
        )
        self._readers = [
            threading.Thread(target=self._read, args=(self._process.stdout, self._open), daemon=True),
            threading.Thread(target=self._read, args=(self._process.stderr, None), daemon=True),
        ]
        for reader in self._readers:
            reader.start()

    def _read(self, stream: Any, opened: threading.Event | None) -> None:
        with stream:
            for line in stream:
                if opened is None:
                    self.log.append(line)
                elif found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                    self.port = int(found[1])
                    opened.set()

    def wait_until_open(self) -> None:
        assert self._open.wait(PATIENCE), "".join(self.log[-20:])

    def strike(self) -> None:
        """kill -9, now; `kill` still has to be called."""
        self._running.send_signal(signal.SIGKILL)

    def kill(self) -> None:
        """Without a word. Returns when it is dead and all that it said is read."""
        self._end(signal.SIGKILL)

    def terminate(self) -> int:
        """Asks it to close; returns its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        self._running.send_signal(number)
        status = self._running.wait(PATIENCE)
        for reader in self._readers:
            reader.join(PATIENCE)
        return status

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()

    def events(self, *names: str) -> list[dict[str, Any]]:
        """What the log says of these events."""
        lines = [msgspec.json.decode(line) for line in self.log if line.startswith("{")]
        return [line for line in lines if line["event"] in names]

    def nothing_failed(self) -> None:
        """No request, and nothing that the house does by itself, ended with an error of ours."""
        failed = self.events("fault", "task-failed", "house-failed")
        assert not failed, "\n".join(event.get("traceback", str(event)) for event in failed)

    def client(self, **more: Any) -> httpx.Client:
        return httpx.Client(base_url=self.url, trust_env=False, timeout=PATIENCE, **more)


def _limit_files(most: int) -> None:
    import resource  # noqa: PLC0415  (not everywhere)

    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextlib.contextmanager
def opened(
    db: Path, files: int | None = None, module: Sequence[str] = ("server.dealing",), **environment: str
) -> Iterator[Program]:
    """A house that is open, and is dead afterwards."""
    program = Program(db, files, module, **environment)
    program.start()
    try:
        program.wait_until_open()
        yield program
    finally:
        program.close()
