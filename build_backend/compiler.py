"""Whether a C compiler can be had, how many of them may work at once, and whether modules are compiled apart."""

import os
import shlex
import subprocess
import sysconfig


def why_pure() -> str | None:
    """Why the rules cannot be compiled here and now; None when they can."""
    if asked("TORTUGA_PURE"):
        return "TORTUGA_PURE is set"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if not compiler:
        return None  # Windows: only the attempt tells
    headers = sysconfig.get_path("include")
    try:
        probe = [*compiler, "-fsyntax-only", "-I", headers, "-x", "c", "-"]
        subprocess.run(probe, input=b"#include <Python.h>\n", check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        return f"the C compiler {compiler[0]!r} is missing, is broken or does not find Python.h"
    return None


def at_once() -> int:
    """How many C files are compiled at the same time: TORTUGA_COMPILERS, or as many as there are cores."""
    return int(os.environ.get("TORTUGA_COMPILERS") or os.cpu_count() or 1)


def apart() -> bool:
    """TORTUGA_APART=1: each module into a library of its own, so that a change costs only the modules that see it."""
    return asked("TORTUGA_APART")


def asked(variable: str) -> bool:
    return os.environ.get(variable, "0") not in ("", "0")
