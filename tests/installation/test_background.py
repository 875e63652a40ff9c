"""Compiling beside a house: real builds of a checkout in which only two small modules are compiled.

What is complete can be imported, and nothing else ever; what has changed since is not found.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any

import httpx
import pytest

import background
from server.running import PATIENCE
from tortuga.server.workers.worker import Worker

ROOT = Path(__file__).parents[2]
RUN = "build_backend/background.py"
COMPILED = ("src/tortuga/kernel/chance.py", "src/tortuga/kernel/state.py")
AS_BUILT = """
import sys
sys.path.insert(0, "build_backend")
import web
web.STAMP.write_text(web.checksum(), "utf-8")
"""
"""Whoever built the client and from what: here it only has to be there."""
PURE_ONLY = {"TORTUGA_PURE": "1"}


class Checkout:
    """A copy of this one, and what is done in it."""

    def __init__(self, root: Path) -> None:
        leave = shutil.ignore_patterns("__pycache__", "*.egg-info", "node_modules")
        for name in (*background.PACKED, background.CLIENT):
            shutil.copytree(ROOT / name, root / name, ignore=leave)
        for name in background.PACKAGING:
            shutil.copy(ROOT / name, root / name)
        self.root = root
        listed = "".join(f'    "{path}",\n' for path in COMPILED)
        self.edit("pyproject.toml", "^compiled = \\[\n.*?^\\]", f"compiled = [\n{listed}]")
        self.edit(RUN, "^LEAST_PRIORITY = .*?$", "LEAST_PRIORITY = 0")  # other tests would leave it no time
        subprocess.run([sys.executable, "-c", AS_BUILT], cwd=root, check=True)

    @property
    def place(self) -> Path:
        return Path(self._run("where").stdout.strip())

    def build(self, place: Path | None = None, **env: str) -> list[str]:
        """What it says meanwhile."""
        return self._run("build", str(place or self.place), **env).stdout.splitlines()

    def _run(self, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(self.root / RUN), *words]
        return subprocess.run(command, env={**os.environ, **env}, stdout=subprocess.PIPE, text=True, check=False)

    @property
    def objects(self) -> set[str]:
        return {path.name for path in (self.root / ".objects" / "apart").glob("*")}

    @contextmanager
    def house(self, database: Path) -> "Iterator[House]":
        """As `make play` opens one."""
        own = {"PYTHONPATH": str(self.root / "src"), "TORTUGA_DB": str(database), "TORTUGA_COMPILE": "1"}
        quiet = {"TORTUGA_PORT": "0", "TORTUGA_NO_BROWSER": "1", "TORTUGA_LOG_FORMAT": "json", "LC_ALL": "C"}
        command = [sys.executable, "-m", "tortuga", "serve"]
        pipe = subprocess.PIPE
        with subprocess.Popen(
            command,
            cwd=database.parent,
            env={**os.environ, **own, **quiet},
            stdout=pipe,
            stderr=subprocess.STDOUT,
            text=True,
        ) as process:
            try:
                yield House(process)
            finally:
                process.terminate()
                process.communicate(timeout=PATIENCE)

    def edit(self, path: str, old: str, new: str) -> None:
        changed, times = re.subn(
            old, new, (self.root / path).read_text("utf-8"), count=1, flags=re.MULTILINE | re.DOTALL
        )
        assert times == 1
        (self.root / path).write_text(changed, "utf-8")

    def add(self, path: str, line: str) -> None:
        with (self.root / path).open("a", encoding="utf-8") as file:
            file.write(f"\n\n{line}\n")


class House:
    """A house as a program, and what it says in its log and its terminal."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.said: list[str] = []
        self._address = self.wait_for("house-open")["address"]

    def wait_for(self, event: str) -> dict[str, Any]:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.said.append(line.rstrip("\n"))
            if f'"event":"{event}"' in line:
                return dict(json.loads(line))
        raise AssertionError(self.said)

    @property
    def rules(self) -> str:
        return str(httpx.get(f"{self._address}/api/house").json()["rules"])

    def puzzle(self, seed: str) -> int:
        """A worker has to make it."""
        return httpx.get(f"{self._address}/api/puzzles/rummikub/1/{seed}", timeout=PATIENCE).status_code

    def mapped(self, place: Path) -> list[bool]:
        """Of the house and each process that it has started: is a library of the build in its memory?"""
        threads = Path(f"/proc/{self._process.pid}/task").iterdir()
        processes = [
            str(self._process.pid),
            *(one for thread in threads for one in (thread / "children").read_text().split()),
        ]
        return [f"{place}/" in Path(f"/proc/{one}/maps").read_text() for one in processes]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return Checkout(tmp_path_factory.mktemp("background") / "checkout")


@pytest.fixture(scope="module")
def built(checkout: Checkout) -> Path:
    place = checkout.place
    assert not place.exists()
    assert checkout.build() == ["compiling", "ready"]
    return place


def build_of(_: bytes) -> bytes:
    """In a worker: where its package is, and which modules of it are not from there."""
    import tortuga  # noqa: PLC0415
    from tortuga.kernel import state  # noqa: PLC0415

    package = Path(tortuga.__file__).parent
    named = {name: module for name, module in sys.modules.items() if name.partition(".")[0] == "tortuga"}
    strangers = [name for name, module in named.items() if not str(module.__file__).startswith(str(package))]
    return f"{tortuga.compiled} {package} {state.__file__} {strangers}".encode()


def shown_by(place: Path, name: str) -> str:
    """What a new process finds that has the build on its path."""
    code = f"import tortuga, {name.rpartition('.')[0]}; assert tortuga.compiled; print({name})"
    env = {**os.environ, "PYTHONPATH": str(place)}
    return subprocess.run(
        [sys.executable, "-c", code], env=env, stdout=subprocess.PIPE, text=True, check=True
    ).stdout.strip()


def nothing() -> None:
    """There is nothing to prepare."""


def test_new_workers_import_all_of_the_build_as_soon_as_it_is_there(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = Worker("which", build_of, nothing)
    try:
        before = worker.ask(b"", PATIENCE).decode()
        assert before.startswith(f"False {ROOT / 'src' / 'tortuga'} ")
        monkeypatch.setattr(sys, "path", [str(built), *sys.path])
        assert worker.ask(b"", PATIENCE).decode() == before, "a process stays what it is"
        worker.renew()
        compiled, package, library, strangers = worker.ask(b"", PATIENCE).decode().split(" ", 3)
    finally:
        worker.kill()
    assert (compiled, package, strangers) == ("True", str(built / "tortuga"), "[]")
    assert library.endswith((".so", ".pyd"))


def test_what_is_built_is_not_built_again(checkout: Checkout, built: Path) -> None:
    assert checkout.place == built
    assert checkout.build() == ["ready"]
    assert {path.name for path in built.parent.iterdir()} == {"lock", built.name}, "nothing else is left"


def test_a_house_opens_with_rules_that_are_compiled_already(checkout: Checkout, built: Path, tmp_path: Path) -> None:
    with checkout.house(tmp_path / "house.sqlite3") as house:
        assert house.rules == "compiled"
        if Path("/proc/self/maps").exists():
            assert house.mapped(built)[0]
    assert not any("compil" in line for line in house.said if not line.startswith("{"))


def test_a_house_opens_at_once_and_its_workers_get_the_rules_when_they_are_compiled(
    checkout: Checkout, built: Path, tmp_path: Path
) -> None:
    before = checkout.objects
    checkout.add(COMPILED[0], "REVISED = 'before the house was opened'")
    place = checkout.place
    assert place != built
    with checkout.house(tmp_path / "house.sqlite3") as house:
        house.wait_for("rules-compiling")
        assert house.rules == "compiling"
        assert house.puzzle("before") == HTTPStatus.OK
        house.wait_for("rules-compiled")
        assert house.rules == "compiled"
        assert house.puzzle("after") == HTTPStatus.OK
        if Path("/proc/self/maps").exists():
            itself, *workers = house.mapped(place)
            assert not itself, "it keeps the rules that it opened with"
            assert any(workers)
    assert len(before - checkout.objects) == len(checkout.objects - before) == 1, "the other module is as it was"
    assert built.exists(), "a house that has opened with it may need more of it"
    assert shown_by(place, "tortuga.kernel.chance.REVISED") == "before the house was opened"


def test_a_house_that_is_closed_ends_the_compiler(checkout: Checkout, tmp_path: Path) -> None:
    checkout.add(COMPILED[0], "EDITED_AGAIN = 'for a short evening'")
    with checkout.house(tmp_path / "house.sqlite3") as house:
        house.wait_for("rules-compiling")
    assert not checkout.place.exists()
    assert (checkout.place.parent / "making").exists(), "it was in the middle of it"


def test_sources_that_have_changed_meanwhile_are_not_compiled(checkout: Checkout) -> None:
    place = checkout.place
    checkout.add(COMPILED[1], "LATER = 'than the house was opened'")
    assert checkout.build(place.with_name("0" * 24)) == [
        "compiling",
        "failed the sources have changed since the house was opened",
    ]
    assert not place.with_name("0" * 24).exists()


def test_a_build_that_does_not_run_is_never_there(checkout: Checkout) -> None:
    checkout.add("src/tortuga/kernel/registry.py", "raise RuntimeError('it does not run')")
    said = checkout.build()
    assert said == ["compiling", "failed RuntimeError: it does not run; more in .compiled/failed.log"]
    assert "Traceback" in (checkout.root / ".compiled" / "failed.log").read_text("utf-8")
    assert not checkout.place.exists()


def test_a_client_that_has_to_be_built_first_is_left_to_others(checkout: Checkout) -> None:
    checkout.add("src/tortuga/server/web/built.txt", "and older")
    told = "the browser client has to be built first: its sources have changed"
    assert checkout.build() == ["compiling", f"failed {told}; more in .compiled/failed.log"]
    assert not checkout.place.exists()


BROKEN = """#!/bin/sh
case "$*" in *-fsyntax-only*) exec cc "$@";; esac
echo "the compiler has no room" >&2
exit 1
"""


def test_what_a_compiler_says_that_fails_can_be_read(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path / "checkout")
    compiler = tmp_path / "broken-cc"
    compiler.write_text(BROKEN, "utf-8")
    compiler.chmod(0o755)
    said = checkout.build(CC=str(compiler))
    assert said[0] == "compiling"
    assert said[1].startswith("failed ")
    assert said[1].endswith("more in .compiled/failed.log")
    assert "the compiler has no room" in (checkout.root / ".compiled" / "failed.log").read_text("utf-8")
    assert not checkout.place.exists()


def test_the_oldest_builds_are_forgotten(tmp_path: Path) -> None:
    for age, name in enumerate(("new", "newer", "old", "oldest")):
        (tmp_path / name / "tortuga").mkdir(parents=True)
        os.utime(tmp_path / name, (1_000_000 - age, 1_000_000 - age))
    os.utime(tmp_path / "newer", (2_000_000, 2_000_000))
    (tmp_path / "lock").touch()
    background._forget_older(tmp_path / "newer")
    assert {path.name for path in tmp_path.iterdir()} == {"lock", "new", "newer"}


def test_without_a_compiler_nobody_tries(checkout: Checkout) -> None:
    place = checkout.place.with_name("1" * 24)
    (said,) = checkout.build(place, CC="no-such-compiler")
    assert said.startswith("failed the C compiler 'no-such-compiler' is missing")
    assert checkout.build(place, **PURE_ONLY) == ["failed TORTUGA_PURE is set"]
    assert not place.exists()


@pytest.mark.parametrize(
    "changed", ["src/tortuga/locale/en/bots.ftl", "pyproject.toml", "build_backend/backend.py", "src/tortuga/new.py"]
)
def test_every_source_counts(tmp_path: Path, changed: str) -> None:
    for path in ("src/tortuga/locale/en/bots.ftl", "build_backend/backend.py", *background.PACKAGING):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("as it was", "utf-8")
    before = background.where(tmp_path)
    (tmp_path / "src" / "tortuga" / "__pycache__").mkdir()
    (tmp_path / "src" / "tortuga" / "__pycache__" / "new.pyc").write_text("made", "utf-8")
    assert background.where(tmp_path) == before, "what is made from them does not"
    (tmp_path / changed).write_text("changed", "utf-8")
    assert background.where(tmp_path) != before


@pytest.mark.parametrize("changed", ["sys.version", "sysconfig.get_platform"])
def test_so_do_python_and_the_platform(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str) -> None:
    for path in background.PACKAGING:
        (tmp_path / path).write_text("as it was", "utf-8")
    before = background.where(tmp_path)
    other = "3.99" if changed == "sys.version" else lambda: "another one"
    monkeypatch.setattr(f"background.{changed}", other)
    assert background.where(tmp_path) != before
