"""Compiles the C files of a compiled build: several at once, and none again that an earlier build in this folder has
compiled as it is now. So the compiler, which takes minutes, is asked where rules have changed, not where texts have.

An object file is kept under a digest of everything that it follows from: its source, the generated headers that it
includes, the arguments, and the versions of Python, mypyc and the compiler. Builds of modules apart keep theirs in a
place of their own: otherwise each kind would forget what the other one needs.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext

from compiler import apart, at_once

KEPT = Path(".objects")
INCLUDE = re.compile(r'^\s*#\s*include\s+["<]([^">]+)[">]', re.MULTILINE)


class BuildExtensions(build_ext):
    """The command of setuptools, with a compiler that works in parallel and remembers."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or at_once()

    def build_extensions(self) -> None:
        objects = Objects(self.compiler, KEPT / ("apart" if apart() else "together"))
        self.compiler.compile = objects.compile
        super().build_extensions()
        objects.forget_unused()


class Objects:
    """The object files of one build."""

    def __init__(self, compiler: Any, kept: Path) -> None:
        self.compiler = compiler
        self.kept = kept
        self.used: set[str] = set()
        self._compile_by_itself = compiler.compile
        self._tools = (sys.version, version("mypy"), *_told_by(compiler))
        self._workers = ThreadPoolExecutor(at_once())

    def compile(self, sources: list[str], output_dir: str | None = None, **arguments: Any) -> list[str]:
        """In place of the compiler's own method: each file by itself, so that several can be compiled at once."""
        return list(self._workers.map(lambda source: self._object(source, output_dir, arguments), sources))

    def forget_unused(self) -> None:
        """Those of earlier builds that this one had no use for."""
        for path in self.kept.glob("*"):
            if path.name not in self.used:
                path.unlink()

    def _object(self, source: str, output_dir: str | None, arguments: dict[str, Any]) -> str:
        (made,) = self.compiler.object_filenames([source], output_dir=output_dir or "")
        kept = self.kept / self._digest(source, arguments)
        self.used.add(kept.name)
        if kept.exists():
            Path(made).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, made)
        else:
            self._compile_by_itself([source], output_dir=output_dir, **arguments)
            self.kept.mkdir(parents=True, exist_ok=True)
            unfinished = self.kept / f"{kept.name}.{os.getpid()}"
            shutil.copyfile(made, unfinished)
            unfinished.replace(kept)
        return str(made)

    def _digest(self, source: str, arguments: dict[str, Any]) -> str:
        """Where headers are found does not count: an isolated build has a new folder each time, with the same files."""
        counting = {name: value for name, value in arguments.items() if name not in ("include_dirs", "depends")}
        digest = hashlib.sha256(repr((self._tools, source, sorted(counting.items()))).encode())
        for path in (Path(source), *sorted(_included(Path(source)))):
            digest.update(path.read_bytes())
        return digest.hexdigest()


def _included(source: Path) -> set[Path]:
    """The generated headers that a file includes, itself or through others. What `depends` lists belongs to a whole
    library, and parts of the runtime are the same in all of them."""
    found: set[Path] = set()
    waiting, generated = [source], Path(source.parts[0])
    while waiting:
        path = waiting.pop()
        for name in INCLUDE.findall(path.read_text("utf-8")):
            for header in (path.parent / name, generated / name):
                if header.suffix == ".h" and header.is_file() and header not in found:
                    found.add(header)
                    waiting.append(header)
    return found


def _told_by(compiler: Any) -> tuple[str, ...]:
    """What a compiler for a command line is called with, and what it says of its version; of others nothing."""
    command: list[str] = getattr(compiler, "compiler_so", None) or []
    if not command:
        return ()
    said = subprocess.run([command[0], "--version"], capture_output=True, check=False, text=True)
    return (*command, said.stdout)
