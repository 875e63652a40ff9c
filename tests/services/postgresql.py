"""A PostgreSQL of the tests' own: in a temporary folder, on a unix socket, as somebody who is not root."""

import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from tortuga.server.store.places import Server as Place
from tortuga.server.store.postgresql import make_ready
from tortuga.server.store.schema import metadata

USER = "tortuga"
PATIENCE_S = 60.0
HASTY = {"fsync": "off", "full_page_writes": "off"}
"""What a commit costs is of no interest to most tests, and whether it outlives a power cut none of them can try."""
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "300",  # of six workers, each with two houses
    "shared_buffers": "32MB",
    "autovacuum": "off",  # databases live for seconds
    "log_min_messages": "warning",
}
MISSING = "There is no PostgreSQL here: `python -m services.debian` in tests/ installs Debian's, if root runs it."


def programs() -> Path | None:
    """The folder of the newest server's programs, or None."""
    named = os.environ.get("TORTUGA_POSTGRESQL")
    folders = [Path(named)] if named else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_version, reverse=True)
    on_path = shutil.which("initdb")
    folders += [Path(on_path).parent] if on_path else []
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


def _version(folder: Path) -> float:
    try:
        return float(folder.parent.name)
    except ValueError:
        return 0.0


class Server:
    """One server in one folder; it ends at once when the process that started it does, however that ends."""

    def __init__(self, folder: Path, **settings: str) -> None:
        found = programs()
        if found is None:
            raise FileNotFoundError(MISSING)
        self.folder = folder
        self._programs = found
        self._settings = {**SETTINGS, "unix_socket_directories": str(folder), **settings}
        self._process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        """A cluster whose texts are sorted as dictionaries do: whoever counts on another order has to say so."""
        self.folder.chmod(0o700)
        _give_away(self.folder)
        words = ["--pgdata", str(self.folder / "data"), "--username", USER, "--auth", "trust", "--no-sync"]
        words += ["--encoding", "UTF8", "--locale", "C.UTF-8", "--locale-provider", "icu", "--icu-locale", "en"]
        done = subprocess.run(
            [self._programs / "initdb", *words],
            **_not_root(),
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(done.stdout.decode(errors="replace"))

    def start(self) -> None:
        """Returns when it answers."""
        words = [word for name, value in self._settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as told:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self.folder / "data", *words],
                **_not_root(),
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=told,
                stderr=told,
                start_new_session=True,
                preexec_fn=_end_with_parent if sys.platform == "linux" else None,  # noqa: PLW1509  (one call of the system)
            )
        until = time.monotonic() + PATIENCE_S
        while True:
            try:
                psycopg.connect(self.address()).close()
                return
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > until:
                    raise RuntimeError((self.folder / "log").read_text(errors="replace")) from None
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT cuts all connections and writes everything down; SIGQUIT is a crash: the log is replayed at the next
        start."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE_S)
            self._process = None

    def crash(self) -> None:
        self.stop(signal.SIGQUIT)

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@/{database}?host={self._settings['unix_socket_directories']}"

    def aside(self) -> "Server":
        """The same cluster at another address: whoever waits at this one can't connect."""
        door = self.folder / "aside"
        door.mkdir(exist_ok=True)
        _give_away(door)
        return Server(self.folder, **{**self._settings, "unix_socket_directories": str(door)})

    def save(self) -> None:
        """All that there is, while it is stopped."""
        shutil.rmtree(self.folder / "saved", ignore_errors=True)
        subprocess.run(["cp", "-a", self.folder / "data", self.folder / "saved"], check=True)

    def restore(self) -> None:
        """What was saved is all that there is."""
        shutil.rmtree(self.folder / "data")
        (self.folder / "saved").rename(self.folder / "data")


def _give_away(folder: Path) -> None:
    if os.geteuid() == 0:
        owner = pwd.getpwnam(_owner())
        os.chown(folder, owner.pw_uid, owner.pw_gid)


def start(folder: Path) -> tuple[Server, str]:
    """For `keeping`: a server that answers, and the folder of its socket."""
    server = Server(folder, **HASTY)
    server.make()
    server.start()
    return server, str(folder)


def _owner() -> str:
    """PostgreSQL refuses root."""
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _not_root() -> dict[str, Any]:
    if os.geteuid() != 0:
        return {}
    owner = pwd.getpwnam(_owner())
    return {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}


def _end_with_parent() -> None:
    ctypes.CDLL(None).prctl(1, signal.SIGQUIT)  # PR_SET_PDEATHSIG


class Databases:
    """Databases on a server that this process shares with others."""

    def __init__(self, socket: str) -> None:
        self._socket = socket
        self._numbers = count()
        self._server = psycopg.connect(self.address("postgres"), autocommit=True)
        self._house: psycopg.Connection[Any] | None = None

    def address(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self._socket}"

    @contextmanager
    def new(self) -> Iterator[str]:
        """An empty one, by its address; it is gone afterwards, whoever is still connected."""
        name = f"p{os.getpid()}_{next(self._numbers)}"
        self._server.execute(f"CREATE DATABASE {name}")
        try:
            yield self.address(name)
        finally:
            self._server.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def house(self) -> str:
        """This process's own house, without any rows: much faster than a new one."""
        name = f"house{os.getpid()}"
        if self._house is None:
            self._server.execute(f"CREATE DATABASE {name}")
            make_ready(Place(self.address(name)))
            self._house = psycopg.connect(self.address(name), autocommit=True)
        self._house.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
            " AND pid <> pg_backend_pid()"
        )
        with self._house.transaction():
            for table in metadata.tables:
                self._house.execute(f"DELETE FROM {table}")
        return self.address(name)
