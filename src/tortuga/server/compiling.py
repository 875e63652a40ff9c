"""Compiles the rules while the house is open. A checkout starts on the pure build, which is there at once; an installed
package is what it is.

The house keeps the rules that it opened with: no process ever has some of one build and some of the other. Its workers
are new processes, which import the compiled package as soon as it is there, and the next start is one too. The work is
done by `build_backend/background.py`, which has nothing to do with a house that runs.
"""

import asyncio
import logging
import os
import subprocess
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Literal, TypeAlias

import tortuga
from tortuga.server.logs import log
from tortuga.texts import Texts

RulesBuild: TypeAlias = Literal["compiled", "compiling", "pure"]
"""Of the rules that bots think with."""
BUILDER = Path("build_backend", "background.py")
PATH = "PYTHONPATH"


def rules_build() -> RulesBuild:
    """Of this process, and where nobody compiles them also of its workers."""
    return "compiled" if tortuga.compiled else "pure"


def builder() -> Path | None:
    """What compiles the rules of this installation, if it is a pure checkout that we may write to."""
    checkout = Path(tortuga.__file__).parents[2]
    found = checkout / BUILDER
    # Elsewhere it could not be ended with all that it has started, nor the house be replaced by the next.
    possible = os.name == "posix" and not tortuga.compiled and os.access(checkout, os.W_OK)
    return found if possible and found.is_file() else None


def prepare(say: Texts) -> "Compiling | None":
    """For a house that is about to open. If its rules are compiled already, this process is replaced by one that has
    imported them, and nothing returns. None: here nothing is to be compiled."""
    by = builder()
    if by is None:
        return None
    told = subprocess.run([sys.executable, by, "where"], stdout=PIPE, text=True, check=False)
    if told.returncode:  # it has told the terminal why; that is no reason to stay closed
        return None
    place = Path(told.stdout.strip())
    if place.is_dir():
        if str(place) in sys.path:  # we were replaced, and to no avail
            return None
        _start_again(place)
    return Compiling(by, place, say)


def _start_again(place: Path) -> None:
    """With the compiled package before all others on the path."""
    before = os.environ.get(PATH)
    path = os.pathsep.join([str(place), *([before] if before else [])])
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], {**os.environ, PATH: path})


class Compiling:
    """The compiler in a process of its own, from the house's side."""

    def __init__(self, by: Path, place: Path, say: Texts) -> None:
        self._by = by
        self._place = place
        self._say = say
        self.rules: RulesBuild = "pure"

    async def run(self, renew: Callable[[], Awaitable[None]]) -> None:
        """Compiles them, and lets all workers be renewed when that is done. Cancelled, it leaves nobody behind."""
        began = time.monotonic()
        try:
            word, why = await self._build()
        except OSError as error:
            word, why = "failed", str(error)
        if word != "ready":
            self.rules = "pure"
            log("rules-not-compiled", level=logging.WARNING, reason=why)
            print(self._say("serve-not-compiled", reason=why), flush=True)
            return
        # New processes look there first. This one has its packages, and finds their modules where they are.
        sys.path.insert(0, str(self._place))
        await renew()
        self.rules = "compiled"
        log("rules-compiled", seconds=round(time.monotonic() - began, 1))
        print(self._say("serve-compiled"), flush=True)

    async def _build(self) -> tuple[str, str]:
        """The builder's last line: what it came to, and the reason."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, self._by, "build", self._place, "--while-asked"),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            start_new_session=True,
        )
        try:
            return await self._follow(process)
        finally:
            await _end(process)

    async def _follow(self, process: Process) -> tuple[str, str]:
        assert process.stdout is not None
        last = "failed", "it was ended"
        while line := (await process.stdout.readline()).decode(errors="replace"):
            word, _, why = line.strip().partition(" ")
            if word == "compiling":
                self.rules = "compiling"
                log("rules-compiling")
                print(self._say("serve-compiling"), flush=True)
            else:
                last = word, why
        return last


async def _end(process: Process) -> None:
    """It ends itself and its compilers as soon as nobody asks for the rules any more."""
    assert process.stdin is not None
    process.stdin.close()
    with suppress(ProcessLookupError):
        await process.wait()
