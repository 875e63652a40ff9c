"""A Redis of the tests' own: in a temporary folder, on a unix socket, with nothing on the disk."""

import ctypes
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

PATIENCE_S = 60.0
NAMES = ("redis-server", "valkey-server")
MISSING = "There is no Redis here: `python -m services.debian` in tests/ installs Debian's, if root runs it."


def programs() -> Path | None:
    """The folder of the server's program, or None."""
    found = next((found for name in NAMES if (found := shutil.which(name)) is not None), None)
    return None if found is None else Path(found).parent


class Server:
    """It ends at once when the process that started it does."""

    def __init__(self, folder: Path) -> None:
        found = next((found for name in NAMES if (found := shutil.which(name)) is not None), None)
        if found is None:
            raise FileNotFoundError(MISSING)
        self._program = found
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"unix://{self._folder}/socket"

    def start(self) -> None:
        words = ["--port", "0", "--unixsocket", str(self._folder / "socket"), "--save", "", "--appendonly", "no"]
        with (self._folder / "log").open("ab") as told:
            self._process = subprocess.Popen(
                [self._program, *words],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=told,
                stderr=told,
                start_new_session=True,
                preexec_fn=_end_with_parent if sys.platform == "linux" else None,  # noqa: PLW1509  (one call)
            )
        until = time.monotonic() + PATIENCE_S
        while True:
            with socket.socket(socket.AF_UNIX) as probe:
                try:
                    probe.connect(str(self._folder / "socket"))
                    return
                except OSError:
                    if self._process.poll() is not None or time.monotonic() > until:
                        raise RuntimeError((self._folder / "log").read_text(errors="replace")) from None
            time.sleep(0.02)

    def crash(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE_S)
            self._process = None


def start(folder: Path) -> tuple[Server, str]:
    """For `keeping`: a server that answers, and its address."""
    server = Server(folder)
    server.start()
    return server, server.address


def _end_with_parent() -> None:
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
