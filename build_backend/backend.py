"""The build backend: setuptools, mypyc for the modules listed in pyproject.toml under `[tool.tortuga]`, and web.py for
the browser client, which is part of every wheel, sdist and editable install.

A wheel is compiled where that is possible and pure everywhere else, from the same source. TORTUGA_PURE=1 asks for a
pure one, TORTUGA_REQUIRE_COMPILED=1 makes it an error when compiling fails. An editable install is always pure: a
library beside the source would hide every edit. Run as a script it says why a wheel built here would be pure.
"""

import shutil
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from setuptools import build_meta

import web
from compiler import apart, asked, why_pure

prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel

Settings = dict[str, str | list[str] | None]

COMPILING = ["mypy[mypyc]>=1.18", "msgspec>=0.20", "mypy-extensions>=1.0"]
"""What compiling needs: mypyc type-checks what it compiles, so it must see what that imports."""

TOGETHER: dict[str, Any] = {"group_name": "tortuga"}
APART: dict[str, Any] = {"separate": True, "include_runtime_files": False}
"""What mypyc is told: all modules in one C file; or each in a library of its own, and what all share compiled once."""

INLINED = "-fno-semantic-interposition"
"""Nobody replaces our functions at run time, so they may be inlined."""

extensions: list[Any] = []
"""What setup.py hands to setuptools: empty in a pure build."""


def get_requires_for_build_wheel(config_settings: Settings | None = None) -> list[str]:
    compiling = [] if why_pure() else COMPILING
    return build_meta.get_requires_for_build_wheel(config_settings) + compiling + web.requirements()


def get_requires_for_build_editable(config_settings: Settings | None = None) -> list[str]:
    return build_meta.get_requires_for_build_editable(config_settings) + web.requirements()


def get_requires_for_build_sdist(config_settings: Settings | None = None) -> list[str]:
    return build_meta.get_requires_for_build_sdist(config_settings) + web.requirements()


def build_wheel(
    wheel_directory: str, config_settings: Settings | None = None, metadata_directory: str | None = None
) -> str:
    web.build()
    with _clear():
        modules = _modules()
        reason = why_pure()
        if reason is None:
            try:
                return _build_compiled(modules, wheel_directory, config_settings, metadata_directory)
            except (Exception, SystemExit) as error:  # setuptools and mypyc end with either
                print(error, file=sys.stderr)
                reason = "compiling failed, as said above"
    if asked("TORTUGA_REQUIRE_COMPILED"):
        raise SystemExit(f"tortuga: TORTUGA_REQUIRE_COMPILED is set, but {reason}.")
    print(f"tortuga: a pure Python build, which plays the same games more slowly: {reason}.", file=sys.stderr)
    with _clear():
        return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings | None = None, metadata_directory: str | None = None
) -> str:
    web.build()
    with _clear():
        return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings | None = None) -> str:
    web.build()
    with _clear():
        return build_meta.build_sdist(sdist_directory, config_settings)


def _build_compiled(modules: list[str], wheel: str, config_settings: Settings | None, metadata: str | None) -> str:
    from mypyc.build import mypycify  # noqa: PLC0415 (a pure build does not have it)

    try:
        extensions.extend(mypycify(modules, opt_level="3", debug_level="0", **(APART if apart() else TOGETHER)))
        if sys.platform == "linux":
            for extension in extensions:  # some have one list together, and one more module must not change it
                extension.extra_compile_args = list(dict.fromkeys([*extension.extra_compile_args, INLINED]))
        return build_meta.build_wheel(wheel, config_settings, metadata)
    finally:
        extensions.clear()


def _modules() -> list[str]:
    """The files to compile."""
    patterns = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["tortuga"]["compiled"]
    found = {pattern: [path for path in Path().glob(pattern) if path.name != "__init__.py"] for pattern in patterns}
    missing = [pattern for pattern, paths in found.items() if not paths]
    if missing:
        raise SystemExit(f"tortuga: pyproject.toml lists files to compile that do not exist: {', '.join(missing)}.")
    return sorted(path.as_posix() for paths in found.values() for path in paths)


@contextmanager
def _clear() -> Iterator[None]:
    """No build sees the leavings of an earlier one or leaves its own: they go stale."""

    def clear() -> None:
        for leavings in (Path("build"), *Path("src").glob("*.egg-info")):
            shutil.rmtree(leavings, ignore_errors=True)

    clear()
    try:
        yield
    finally:
        clear()


if __name__ == "__main__":
    sys.exit(why_pure())
