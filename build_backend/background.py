"""Compiles the rules of a checkout while a house is open: `make play` starts on the pure build, which is there at once.

    background.py where          the folder with the compiled package, or where it would be
    background.py build FOLDER   makes it, and says how it goes: `compiling`, then `ready`, or `failed` and the reason
    background.py build FOLDER --while-asked     the same, and ends as soon as its standard input is closed

The folder is the whole package as a wheel would install it, so a new process that has it on its path imports nothing
else, and never one half from here and one from there. Its name is a checksum of all sources, of this Python and of
the platform: what has changed since has another name. It comes into being by one rename, when it is complete and every
title was loaded from it.

Modules are compiled apart, one at a time and at the lowest priority. When this is ended early, the module that was just
being compiled is lost; all others are kept (objects.py), so the next time goes on from there.
"""

import fcntl
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from compiler import why_pure

ROOT = Path(__file__).parents[1]
BUILDS = ".compiled"
"""The folder of builds, in the checkout."""
PACKAGING = ("pyproject.toml", "setup.py", "constraints.txt", "README.md", "LICENSE")
PACKED = ("build_backend", "src")
CLIENT = "web"
"""It is copied, too, but what counts is what was built from it, in `src`."""
MADE = ("__pycache__", "*.egg-info", ".DS_Store", "node_modules", "generated")
"""Comes and goes beside the sources."""
KEPT = 2
"""Builds: a house that is still open may have an older one."""
LEAST_PRIORITY = 19
TOOLS = ("mypyc", "msgspec", "mypy_extensions", "setuptools")
"""With all of these installed, as by `make tools`, compiling needs no network."""
CHECK = """
import tortuga
from tortuga.kernel import registry
assert tortuga.compiled
for name in registry.titles():
    registry.title(name)
"""
FAILED = "failed.log"
"""Beside the builds: all that was said where one failed."""
LONGEST = 300
"""Characters of a reason."""


class NotBuilt(Exception):
    """Why there is no build."""


def where(root: Path) -> Path:
    """The folder of the build of these sources, which need not be there."""
    told = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()} {sysconfig.get_config_var('SOABI')}".encode())
    for path in sorted(_sources(root)):
        content = path.read_bytes()
        told.update(f"{path.relative_to(root).as_posix()}\n{len(content)}\n".encode() + content)
    return root / BUILDS / told.hexdigest()[:24]


def build(place: Path, root: Path = ROOT) -> Iterator[str]:
    """Makes it, if nobody else has; says what it does. Raises NotBuilt."""
    if reason := why_pure():
        raise NotBuilt(reason)
    with _alone(root):
        if not place.is_dir():
            yield "compiling"
            _make(place, root)
            _forget_older(place)
    yield "ready"


def _make(place: Path, root: Path) -> None:
    making = root / BUILDS / "making"
    shutil.rmtree(making, ignore_errors=True)  # of a build that was ended
    sources, target = making / "sources", making / "target"
    _copy(root, sources)
    if where(sources).name != place.name:  # whoever waits for it runs something else
        raise NotBuilt("the sources have changed since the house was opened")
    try:
        _run([sys.executable, "build_backend/web.py"], sources, {})
    except NotBuilt as why:
        raise NotBuilt(f"the browser client has to be built first: {why}") from None
    _install(sources, target)
    _check(target)
    target.rename(place)
    shutil.rmtree(making)


def _copy(root: Path, sources: Path) -> None:
    """The sources at one moment: people go on editing theirs. Only object files are shared."""
    for name in (*PACKED, CLIENT):
        shutil.copytree(root / name, sources / name, ignore=shutil.ignore_patterns(*MADE))
    for name in PACKAGING:
        shutil.copy(root / name, sources / name)
    objects = root / ".objects"
    objects.mkdir(exist_ok=True)
    (sources / objects.name).symlink_to(objects)


def _install(sources: Path, target: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", "--no-deps"]
    if all(find_spec(tool) for tool in TOOLS):
        pip += ["--no-build-isolation", "--no-index"]
    versions = str(sources / "constraints.txt")
    locked = {"PIP_CONSTRAINT": versions, "PIP_BUILD_CONSTRAINT": versions}  # pip before 25.3 knows the first name
    how = {"TORTUGA_REQUIRE_COMPILED": "1", "TORTUGA_APART": "1", "TORTUGA_COMPILERS": "1"}
    _run([*pip, "--target", str(target), "."], sources, locked | how)


def _check(target: Path) -> None:
    """Nobody starts with a build that does not run."""
    _run([sys.executable, "-c", CHECK], target, {"PYTHONPATH": str(target)})


def _run(command: list[str], folder: Path, env: dict[str, str]) -> None:
    """Something that takes part in a build, in one of its folders. What it says is kept if it fails."""
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **env},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        log = folder.parents[1] / FAILED
        log.write_bytes(done.stdout)
        lines = [line.strip() for line in done.stdout.decode(errors="replace").splitlines() if line.strip()]
        errors = [line for line in lines if line.startswith(("ERROR", "error", "tortuga:"))]
        raise NotBuilt(f"{(errors or lines or ['no word'])[-1]}; more in {BUILDS}/{FAILED}")


def _forget_older(place: Path) -> None:
    builds = [path for path in place.parent.iterdir() if path.is_dir()]
    for old in sorted(builds, key=lambda path: path.stat().st_mtime)[:-KEPT]:
        gone = place.parent / "making"  # half of a folder is never found under its name
        old.rename(gone)
        shutil.rmtree(gone)


def _sources(root: Path) -> Iterator[Path]:
    yield from (root / name for name in PACKAGING)
    for name in PACKED:
        for folder, folders, files in os.walk(root / name, followlinks=True):
            folders[:] = [one for one in folders if not any(Path(one).match(made) for made in MADE)]
            yield from (Path(folder, one) for one in files if not any(Path(one).match(made) for made in MADE))


@contextmanager
def _alone(root: Path) -> Iterator[None]:
    """One build at a time, however many houses are open."""
    (root / BUILDS).mkdir(exist_ok=True)
    with (root / BUILDS / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _end_with_standard_input() -> None:
    """With all compilers. A house that was killed cannot end this process, but its end of the pipe is closed then."""
    sys.stdin.buffer.read()
    os.killpg(0, signal.SIGKILL)


def main(action: str, folder: str = "", *options: str) -> int:
    if action == "where":
        print(where(ROOT))
        return 0
    os.nice(LEAST_PRIORITY)
    if "--while-asked" in options:
        threading.Thread(target=_end_with_standard_input, daemon=True).start()
    try:
        for said in build(Path(folder)):
            print(said, flush=True)
    except (NotBuilt, OSError) as reason:
        print("failed", str(reason)[:LONGEST], flush=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
