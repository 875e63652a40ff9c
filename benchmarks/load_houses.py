"""Houses to be put under load: real `tortuga serve`, one or several over one database, of this checkout or another."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg

from services import postgresql
from tortuga.server.settings import GUEST_RATES, RATES

UNLIMITED = "100000000/100000000"
NO_LIMITS = {
    **{f"TORTUGA_LIMIT_{kind.upper()}": UNLIMITED for kind in RATES},
    **{f"TORTUGA_GUEST_LIMIT_{kind.upper()}": UNLIMITED for kind in GUEST_RATES},
    **dict.fromkeys(
        ["TORTUGA_SOCKETS_OF_ADDRESS", "TORTUGA_SOCKETS_OF_GUEST", "TORTUGA_CONNECTIONS_OF_ADDRESS"], "100000"
    ),
}
ENGINES = ("sqlite", "postgresql")
AS_SERVERS_ARE = {"shared_buffers": "256MB", "autovacuum": "on"}
"""Instead of what the tests want. fsync, full_page_writes and synchronous_commit are on by themselves."""


@dataclass(frozen=True)
class Kind:
    """A kind of house that is measured."""

    python: str
    """Of the environment whose Tortuga it is."""
    engine: str
    processes: int
    old: bool = False
    """The one that ours is compared with."""

    def __str__(self) -> str:
        processes = "1 process" if self.processes == 1 else f"{self.processes} processes"
        return f"{'old, ' if self.old else ''}{self.engine}, {processes}"


class Process:
    """One `tortuga serve`, on a port that it keeps when it is started again."""

    def __init__(self, python: str, place: str, folder: Path) -> None:
        self._words = [python, "-m", "tortuga", "serve", "--no-browser", "--lang", "en", "--db", place]
        self._folder = folder
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        environment = {**os.environ, **NO_LIMITS, "TORTUGA_LOG_LEVEL": "warning"}
        environment.pop("PYTHONPATH", None)  # that is the load's, and another checkout has its own
        self._process = subprocess.Popen(
            [*self._words, "--port", str(self._port)],
            cwd=self._folder,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self._port = int(line.rstrip().rstrip("/.").rpartition(":")[2])

    def stop(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self._port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def memory_kb(self) -> float:
        status = Path(f"/proc/{self.pid}/status").read_text()
        return float(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


class House:
    """All processes of one house."""

    def __init__(self, kind: Kind, place: str, folder: Path, database: "Database | None") -> None:
        self._processes = [Process(kind.python, place, folder) for _ in range(kind.processes)]
        self._database = database

    def start(self) -> None:
        for process in self._processes:  # the first one makes the tables
            process.start()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        for process in self._processes:
            process.stop(how)

    @property
    def addresses(self) -> list[str]:
        return [process.address for process in self._processes]

    def memory_kb(self) -> float:
        return sum(process.memory_kb() for process in self._processes)

    def cpu_s(self) -> float:
        return sum(_cpu_s(process.pid) for process in self._processes)

    def database_cpu_s(self) -> float:
        return 0.0 if self._database is None else self._database.cpu_s()


class Database:
    """The system's PostgreSQL in a temporary folder, with a new database for whoever asks."""

    def __init__(self, folder: Path) -> None:
        self._server = postgresql.Server(folder, **AS_SERVERS_ARE)
        self._server.make()
        self._server.start()
        self._made = 0

    def new(self) -> str:
        self._made += 1
        name = f"house{self._made}"
        with psycopg.connect(self._server.address(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._server.address(name)

    def cpu_s(self) -> float:
        """Of all its running processes."""
        main = int((self._server.folder / "data" / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        return _cpu_s(main) + sum(_cpu_s(int(child)) for child in children)

    def stop(self) -> None:
        self._server.crash()


def _cpu_s(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:  # a connection that ended
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Street:
    """Where houses are opened, one after the other, each with a database of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._database: Database | None = None
        self._opened = 0

    @contextmanager
    def opened(self, kind: Kind) -> Iterator[House]:
        self._opened += 1
        folder = self._folder / str(self._opened)
        folder.mkdir()
        house = House(kind, self._place(kind, folder), folder, self._database if kind.engine != "sqlite" else None)
        try:
            house.start()
            yield house
        finally:
            house.stop(signal.SIGKILL)
            shutil.rmtree(folder, ignore_errors=True)

    def _place(self, kind: Kind, folder: Path) -> str:
        if kind.engine == "sqlite":
            return str(folder / "house.sqlite3")
        if self._database is None:
            place = self._folder / "postgresql"
            place.mkdir()
            self._database = Database(place)
        return self._database.new()

    def close(self) -> None:
        if self._database is not None:
            self._database.stop()


@contextmanager
def street() -> Iterator[Street]:
    folder = Path(tempfile.mkdtemp(prefix="tortuga-load-"))
    folder.chmod(0o711)  # PostgreSQL doesn't run as root
    made = Street(folder)
    try:
        yield made
    finally:
        made.close()
        shutil.rmtree(folder, ignore_errors=True)
