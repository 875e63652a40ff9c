"""Processes that compute for the house, so that it can go on meanwhile.

A worker is asked one thing at a time through a pipe, so whoever must be killed takes nobody else's answer along. Only
bytes go through. (The executor of the standard library cannot kill a hung worker before Python 3.14, and its workers
outlive a killed parent.)
"""

import contextlib
import multiprocessing
import os
import signal
import threading
import weakref
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from tortuga.kernel import registry

START_S = 120.0
"""For a worker to come up. It imports the house, which takes a second; where many others compute that may be a minute,
and who gives up before begins again with nothing."""
NICENESS = 5
"""People's moves go first; with a much lower priority a worker would be late whenever the house is busy."""


class NoAnswer(Exception):
    """A worker was late, or died. It is gone, and the next question starts another one."""


class Worker:
    """A process, from the house's side. `answer` and `prepare` run in it; modules find them by their names."""

    def __init__(self, name: str, answer: Callable[[bytes], bytes], prepare: Callable[[], None]) -> None:
        self._name = name
        self._answer = answer
        self._prepare = prepare
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._outdated = False

    @property
    def is_started(self) -> bool:
        return self._process is not None

    def ask(self, request: bytes, limit_s: float) -> bytes:
        """Its answer. This blocks, so a thread calls it."""
        try:
            pipe = self.start()
            pipe.send_bytes(request)
            if pipe.poll(limit_s):
                return pipe.recv_bytes()
            failed = f"no answer in {limit_s:g} s"
        except (EOFError, OSError) as error:
            failed = f"the worker died ({type(error).__name__})"
        self.kill()
        raise NoAnswer(failed)

    def kill(self) -> None:
        process = self._process
        if process is not None:
            process.kill()
            process.join()

    def renew(self) -> None:
        """Another process comes in the place of this one, before the next question."""
        self._outdated = True

    def start(self) -> Connection:
        """The pipe to a process that lives: a new one where there is none, where it died while nobody asked it, and
        where it is outdated. This blocks, too."""
        if self._process is not None and self._pipe is not None and self._process.is_alive() and not self._outdated:
            return self._pipe
        self.kill()
        self._outdated = False
        # Never by fork: the house has threads, and a copy of their locks might stay locked for ever.
        context = multiprocessing.get_context("spawn")
        pipe, theirs = context.Pipe()
        process = context.Process(
            target=_work, args=(theirs, self._answer, self._prepare), name=self._name, daemon=True
        )
        process.start()
        theirs.close()
        weakref.finalize(pipe, process.kill)  # at the latest with Python itself, which would wait for it
        self._process, self._pipe = process, pipe
        if not pipe.poll(START_S):
            raise TimeoutError
        pipe.recv_bytes()
        return pipe


# -- In the worker ----------------------------------------------------------------------------------------------------


def load_titles() -> None:
    """Loads the titles now, and not in the time of somebody's first question."""
    for name in registry.titles():
        with contextlib.suppress(Exception):  # whoever plays that title gets the error
            registry.title(name)


def _work(pipe: Connection, answer: Callable[[bytes], bytes], prepare: Callable[[], None]) -> None:
    """Answers requests until the house has gone."""
    for number in (signal.SIGINT, signal.SIGTERM):  # meant for the house, which ends its workers itself
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_leave_with_the_house, daemon=True).start()
    prepare()
    with contextlib.suppress(EOFError, ConnectionError):  # the house has gone, perhaps in the middle of something
        pipe.send_bytes(b"ready")
        while True:
            pipe.send_bytes(answer(pipe.recv_bytes()))


def _leave_with_the_house() -> None:
    """A house that was killed can't end its workers, and a worker that is computing doesn't look at its pipe."""
    house = multiprocessing.parent_process()
    assert house is not None
    house.join()
    os._exit(1)
