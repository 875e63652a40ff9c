"""Shared by commands that compute for long: a progress bar, and a file for the result."""

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tortuga.kernel.errors import OptionError
from tortuga.kernel.system import reason_of


def progress_bar() -> Progress:
    """At a terminal; nothing elsewhere."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    errors = Console(stderr=True, highlight=False, markup=False)
    return Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)


def write(path: Path, contents: str) -> None:
    try:
        path.write_text(contents, "utf-8")
    except OSError as error:
        raise OptionError("store-failed", file=str(path), reason=reason_of(error)) from None
