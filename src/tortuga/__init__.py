"""Tortuga: a house for four tabletop games. The rules are plain Python and compile from the same source."""

from importlib.machinery import PathFinder
from pathlib import Path

__version__: str
compiled: bool
"""Are the rules compiled? If not, they are the same, only slower."""

__all__ = ["__version__", "compiled"]


def __getattr__(name: str) -> object:
    """Looked up only when needed: looking through installed packages takes longer than everything else here."""
    if name == "__version__":
        return _version()
    if name == "compiled":
        found = PathFinder.find_spec("state", [str(Path(__file__).parent / "kernel")])
        return found is not None and not str(found.origin).endswith(".py")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

    try:
        return version("tortuga")
    except PackageNotFoundError:
        return "0+uninstalled"
