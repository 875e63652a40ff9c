"""Servers of a test run: one for all of its processes, and none that outlives it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from services import debian, postgresql
from services.keeping import TESTS
from services.postgresql import Databases, Server

USER = """
import pathlib, sys, time
from services.keeping import use
print(use(pathlib.Path(sys.argv[1]), "postgresql"), flush=True)
time.sleep(600)
"""
PATIENCE_S = 60.0


@contextmanager
def a_user(run: Path) -> Iterator[tuple[subprocess.Popen[str], Path]]:
    """A process of a run that needs a server, and the folder of the server that it got."""
    words = [sys.executable, "-c", USER, str(run)]
    environment = {**os.environ, "PYTHONPATH": str(TESTS)}
    with subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process, Path(process.stdout.readline().strip())
        finally:
            process.kill()


def test_all_processes_of_a_run_have_the_same_server_and_when_they_are_killed_it_is_gone(tmp_path: Path) -> None:
    with a_user(tmp_path) as (first, folder), a_user(tmp_path) as (second, same):
        assert folder == same
        server = int((folder / "data" / "postmaster.pid").read_text().split()[0])
        first.kill()
        first.wait()
        databases = Databases(str(folder))
        with databases.new() as address, psycopg.connect(address) as connection:
            assert connection.execute("SELECT 1").fetchone() == (1,)
        second.send_signal(signal.SIGKILL)
        second.wait()
        until = time.monotonic() + PATIENCE_S
        while folder.exists() or Path(f"/proc/{server}").exists():
            assert time.monotonic() < until, "the server outlives its run"
            time.sleep(0.02)
    with a_user(tmp_path) as (_, another):
        assert another != folder
        assert (another / "data" / "postmaster.pid").exists()


def test_a_database_is_new_and_gone_afterwards(postgresql: Databases) -> None:
    for _ in range(2):
        with postgresql.new() as address:
            connection = psycopg.connect(address, autocommit=True)
            assert connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone() == (0,)
            connection.execute("CREATE TABLE recipes (name TEXT)")
        with pytest.raises(psycopg.OperationalError):
            connection.execute("SELECT 1")


def test_nobody_counts_on_the_order_of_bytes_by_chance(postgresql: Databases) -> None:
    with postgresql.new() as address, psycopg.connect(address) as connection:
        assert connection.execute("SELECT 'a' < 'B', 'a' COLLATE \"C\" < 'B'").fetchone() == (True, False)


def test_a_missing_program_is_said_and_nothing_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(debian, "PACKAGES", {"parrots": lambda: None})
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert debian.main() == 1
    assert "parrots" in capsys.readouterr().err
    monkeypatch.setattr(postgresql, "programs", lambda: None)
    with pytest.raises(FileNotFoundError):
        Server(tmp_path)
