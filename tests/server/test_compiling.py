"""Which installations compile their rules while a house is open, and what a house says of them. The whole way, with a
compiler, is in `tests/installation/test_background.py`."""

import asyncio
import os
import sys
import textwrap
from pathlib import Path

import httpx
import pytest

import tortuga
from server.running import running_house, settings_with
from tortuga.server import compiling
from tortuga.server.compiling import BUILDER, Compiling, builder
from tortuga.server.settings import from_environment
from tortuga.texts import Texts

UNTIL_CLOSED = """
import os, sys
print("compiling", flush=True)
open(sys.argv[2], "w").write(str(os.getpid()))
sys.stdin.read()
"""
WITHOUT_A_COMPILER = "print('failed the C compiler is missing')"
READY = "print('compiling'); print('ready')"
DIES = "print('compiling', flush=True); 1 / 0"


def test_nothing_is_compiled_unless_it_is_asked_for() -> None:
    assert not from_environment({}).compile
    assert from_environment({"TORTUGA_COMPILE": "1"}).compile
    assert not from_environment({"TORTUGA_COMPILE": "1"}, compile=False).compile


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """That this package would be in."""
    monkeypatch.setattr(tortuga, "__file__", str(tmp_path / "src" / "tortuga" / "__init__.py"))
    monkeypatch.setattr(tortuga, "compiled", False, raising=False)
    (tmp_path / BUILDER).parent.mkdir()
    (tmp_path / BUILDER).touch()
    return tmp_path


def test_a_checkout_can_be_compiled(checkout: Path) -> None:
    assert builder() == checkout / BUILDER


def test_a_package_without_its_sources_is_what_it_is(checkout: Path) -> None:
    (checkout / BUILDER).unlink()
    assert builder() is None


def test_what_is_compiled_is_not_compiled_once_more(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tortuga, "compiled", True, raising=False)
    assert builder() is None


def test_nothing_is_written_where_nothing_may_be_written(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: not (path == checkout and mode == os.W_OK))
    assert builder() is None


def run(program: str, folder: Path) -> tuple[Compiling, list[str]]:
    """What a builder that is such a program leads to, and who was renewed."""
    (folder / "builder.py").write_text(textwrap.dedent(program), "utf-8")
    made, renewed = Compiling(folder / "builder.py", folder / "place", Texts("en")), []

    async def renew() -> None:
        renewed.append(sys.path[0])

    asyncio.run(made.run(renew))
    return made, renewed


@pytest.fixture(autouse=True)
def _path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", sys.path[:])


def test_workers_are_renewed_when_the_package_comes_first_on_their_path(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made, renewed = run(READY, tmp_path)
    assert renewed == [str(tmp_path / "place")]
    assert made.rules == "compiled"
    assert capsys.readouterr().out.splitlines() == [Texts("en")("serve-compiling"), Texts("en")("serve-compiled")]


@pytest.mark.parametrize(
    ("program", "why"), [(WITHOUT_A_COMPILER, "the C compiler is missing"), (DIES, "it was ended")]
)
def test_a_house_without_compiled_rules_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], program: str, why: str
) -> None:
    before = sys.path[:]
    made, renewed = run(program, tmp_path)
    assert (made.rules, renewed, sys.path) == ("pure", [], before)
    assert capsys.readouterr().out.splitlines()[-1] == Texts("en")("serve-not-compiled", reason=why)


def test_a_house_that_closes_waits_until_the_builder_has_ended(tmp_path: Path) -> None:
    (tmp_path / "builder.py").write_text(UNTIL_CLOSED, "utf-8")
    place = tmp_path / "place"
    made = Compiling(tmp_path / "builder.py", place, Texts("en"))

    async def scenario() -> None:
        async def renew() -> None:
            raise AssertionError("there is nothing new")

        running = asyncio.create_task(made.run(renew))
        while made.rules != "compiling" or not (place.exists() and place.read_text()):
            await asyncio.sleep(0.01)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running

    asyncio.run(scenario())
    with pytest.raises(ProcessLookupError):
        os.kill(int(place.read_text()), 0)


def test_a_house_says_which_rules_its_bots_have(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running_house(settings_with(db=tmp_path / "house.sqlite3")) as house:

        def rules() -> object:
            return httpx.get(f"http://127.0.0.1:{house.port}/api/house").json()

        assert compiling.rules_build() == ("compiled" if tortuga.compiled else "pure")
        for compiled, word in ((True, "compiled"), (False, "pure")):
            monkeypatch.setattr(tortuga, "compiled", compiled, raising=False)
            assert rules() == {"version": tortuga.__version__, "rules": word}
