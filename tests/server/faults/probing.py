"""Does the house freeze? It is asked something cheap all the time, from a process of its own, and every answer is
timed: `python -m server.faults.probing PORT PID FILE` asks until it is ended.

A busy machine isn't the house's fault. So the kernel is asked how long the house's threads, and whoever asks, were
ready to run but had to wait for a processor (`/proc/PID/task/*/schedstat`): that is taken off. What is left is time
that the house really took, by computing or by standing still, be it for a disk or for a lock.

It asks from an address of its own, as somebody would who has nothing to do with those who attack: behind theirs it
would wait until all is read that came from there before, and the house serves each address in turn.

On a busy machine whoever asked gets to read the answer long after it was sent, and the house goes on with other things
meanwhile. So a watched house says in the answer how long its event loop has run until then: what it computes later held
nobody up.
"""

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, NamedTuple

import msgspec

from server.running import PATIENCE

FREEZE_S = 0.25
"""Nobody may have to wait this long for the house itself."""
PAUSE_S = 0.02
"""Between an answer and the next question."""
QUESTION = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
ANSWER_ENDS = b"ok\n"
NEIGHBOUR = "127.0.0.2"
"""Linux has all of these addresses."""
RAN_NS = re.compile(rb"\r\nloop-ran-ns: (\d+)\r\n", re.IGNORECASE)
"""In the answer: how long the thread of the event loop had run until then."""
MEASURABLE = Path("/proc/self/schedstat").exists()
"""Only Linux tells how long somebody waits for a processor."""
NS = 1e9


class Probe(msgspec.Struct, frozen=True, array_like=True):
    """One question: all in seconds."""

    at: float
    took: float
    computed: float
    """By the thread of the event loop, meanwhile."""
    waited: float
    """For a processor: the house's threads, and whoever asked."""

    @property
    def own(self) -> float:
        """The time that the house is to blame for."""
        return max(self.computed, self.took - self.waited)


def freezes(probes: list[Probe]) -> list[Probe]:
    return [probe for probe in probes if probe.own > FREEZE_S]


class Prober:
    """What was measured so far."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def probes(self) -> list[Probe]:
        lines = self._file.read_bytes().splitlines(keepends=True)
        return [msgspec.json.decode(line, type=Probe) for line in lines if line.endswith(b"\n")]


@contextmanager
def probed(port: int, pid: int, file: Path) -> Iterator[Prober]:
    """A house that is asked as long as this lasts."""
    file.touch()
    words = [sys.executable, "-m", "server.faults.probing", str(port), str(pid), str(file)]
    paths = os.pathsep.join([str(Path(__file__).parents[2]), *filter(None, [os.environ.get("PYTHONPATH")])])
    asking = subprocess.Popen(words, env={**os.environ, "PYTHONPATH": paths})
    try:
        yield Prober(file)
    finally:
        asking.terminate()
        asking.wait(PATIENCE)


# -- In the process that asks -----------------------------------------------------------------------------------------


def ask_on_and_on(port: int, pid: int, out: BinaryIO) -> None:
    with socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(NEIGHBOUR, 0)) as line:
        while True:
            before = _used(pid)
            began = time.perf_counter()
            line.sendall(QUESTION)
            answer = b""
            while not answer.endswith(ANSWER_ENDS):
                more = line.recv(4096)
                if not more:
                    return
                answer += more
            took = time.perf_counter() - began
            probe = Probe(time.time(), took, *_since(before, _used(pid), pid, RAN_NS.search(answer)))
            out.write(msgspec.json.encode(probe) + b"\n")
            out.flush()
            time.sleep(PAUSE_S)


class _Used(NamedTuple):
    """By one thread so far."""

    computed: float = 0.0
    waited: float = 0.0


def _used(pid: int) -> dict[str, _Used]:
    """By each thread of the house, and by this process."""
    found = {}
    for thread in [*Path(f"/proc/{pid}/task").iterdir(), Path("/proc/self")]:
        with suppress(OSError):  # it has just ended
            run_ns, wait_ns, _ = (thread / "schedstat").read_text().split()
            found[thread.name] = _Used(int(run_ns) / NS, int(wait_ns) / NS)
    return found


def _since(before: dict[str, _Used], now: dict[str, _Used], pid: int, told: re.Match[bytes] | None) -> _Used:
    """How long the event loop has run until it answered, and how long all who are still there have waited for a
    processor."""
    loop = f"{pid}"
    waited = sum(used.waited - before.get(thread, _Used()).waited for thread, used in now.items())
    ran = now[loop].computed if told is None else int(told[1]) / NS
    return _Used(ran - before[loop].computed, waited)


if __name__ == "__main__":
    with open(sys.argv[3], "ab") as out:
        try:
            ask_on_and_on(int(sys.argv[1]), int(sys.argv[2]), out)
        except OSError:
            sys.exit(0)  # the house is dead: others say whether it may be
