"""Games on many cores: a process for each, with a pipe of its own, so that one that dies takes no other along."""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Generator, Iterator
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from pathlib import Path

from tortuga.arena.match import Players
from tortuga.arena.missing import Missing
from tortuga.arena.plan import Pairing, Plan
from tortuga.arena.play import Played, play, title_of
from tortuga.kernel.errors import Refusal

AHEAD = 2
"""Games that a process has at once: the one it plays, and the next, so that it needn't wait."""

STOPS = (signal.SIGINT, signal.SIGTERM)


def play_in(processes: int) -> Players:
    def players(plan: Plan, data: Path | None, pairings: Iterator[Pairing]) -> Generator[Played]:
        missing = Missing(pairings)
        workers: list[Worker] = []
        try:
            while True:
                while len(workers) < processes and (pairing := missing.next()) is not None:
                    workers.append(Worker(plan, data))
                    workers[-1].give(pairing)
                for worker in workers:
                    worker.fill(missing)
                busy = {worker.pipe: worker for worker in workers if worker.games}
                if not busy:
                    return
                for pipe in wait(list(busy)):
                    worker = busy[pipe]  # type: ignore[index]
                    played = worker.take()
                    if played is not None:
                        yield played
                    else:
                        workers.remove(worker)
                        worker.end()
                        missing.lost(*_first_and_rest(worker.games))
        finally:
            for worker in workers:
                worker.end()

    return players


def _first_and_rest(games: deque[Pairing]) -> tuple[Pairing, list[Pairing]]:
    first, *rest = games
    return first, rest


class Worker:
    """A process, from this side."""

    def __init__(self, plan: Plan, data: Path | None) -> None:
        self.games: deque[Pairing] = deque()
        """What it has to play, in this order."""
        context = multiprocessing.get_context("spawn")  # threads draw the progress, and a fork might copy their locks
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, plan, data), daemon=True)
        with _undisturbed():
            self.process.start()
        theirs.close()

    def give(self, pairing: Pairing) -> None:
        self.games.append(pairing)
        with contextlib.suppress(OSError):  # it died; that is noticed where its games are taken
            self.pipe.send(pairing)

    def fill(self, missing: Missing) -> None:
        while len(self.games) < AHEAD and (pairing := missing.next()) is not None:
            self.give(pairing)

    def take(self) -> Played | None:
        """Its next game; None if it died. What a bot did wrong is raised."""
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, Refusal):
            raise answer
        assert isinstance(answer, Played)
        self.games.popleft()
        return answer

    def end(self) -> None:
        """Ends it, without waiting for its game."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """A process that starts here must not get Ctrl-C before it can ignore it; we get it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # which would undo the mask when it is started by a process
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# -- In the worker ----------------------------------------------------------------------------------------------------


def _work(pipe: Connection, plan: Plan, data: Path | None) -> None:
    for number in STOPS:  # meant for the match, which ends its workers itself
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_match, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):  # the match is over
        try:
            title = title_of(plan, data)
            while True:
                pipe.send(play(plan, title, pipe.recv()))
        except Refusal as refusal:
            pipe.send(refusal)


def _leave_with_the_match() -> None:
    """A match that was killed can't end its workers, and a worker in the middle of a game doesn't look at its pipe."""
    match = multiprocessing.parent_process()
    assert match is not None
    match.join()
    os._exit(1)
