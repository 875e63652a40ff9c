"""One server for a whole test run: whoever needs it first has it started, by a process of its own, which ends it as
soon as nobody who needs it lives any more, also when the run was killed."""

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import IO

PATIENCE_S = 120.0
TESTS = Path(__file__).parents[1]
_using: dict[Path, IO[str]] = {}
"""Open files whose locks say that this process needs a server: they are the process's own, no child has them."""


def use(run: Path, service: str) -> str:
    """Where the service of this run is, for as long as this process lives. `run` is a folder that all processes of the
    run share, and no other run; `service` is a module of this package."""
    users, ready, told = (run / f"{service}.{part}" for part in ("users", "ready", "told"))
    with _alone(run / f"{service}.starting"):
        if users not in _using:
            _using[users] = users.open("a+")
            fcntl.lockf(_using[users], fcntl.LOCK_SH)
        if not ready.exists():
            with told.open("w") as output:
                keeper = subprocess.Popen(
                    [sys.executable, "-m", "services.keeping", service, str(run)],
                    env={**os.environ, "PYTHONPATH": str(TESTS)},
                    stdin=subprocess.DEVNULL,
                    stdout=output,
                    stderr=output,
                    start_new_session=True,  # Ctrl-C is for the run; the keeper sees that it has ended
                )
            until = time.monotonic() + PATIENCE_S
            while not ready.exists():
                if keeper.poll() is not None or time.monotonic() > until:
                    keeper.kill()
                    raise RuntimeError(f"{service} did not start: {told.read_text()}")
                time.sleep(0.01)
    return ready.read_text()


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    with path.open("a+") as file:
        fcntl.lockf(file, fcntl.LOCK_EX)
        yield


def keep(service: str, run: Path) -> None:
    """Starts it, and ends it when all who use it are gone."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    folder = Path(tempfile.mkdtemp(prefix=f"tortuga-{service}-"))  # sockets need short names, and not root's folder
    server = None
    try:
        server, address = import_module(f"services.{service}").start(folder)
        written = run / f"{service}.written"
        written.write_text(address)
        written.replace(run / f"{service}.ready")
        with (run / f"{service}.users").open("a+") as users:
            fcntl.lockf(users, fcntl.LOCK_EX)  # whoever uses it has a share of this lock
            (run / f"{service}.ready").unlink(missing_ok=True)
    finally:
        if server is not None:
            server.crash()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    keep(sys.argv[1], Path(sys.argv[2]))
