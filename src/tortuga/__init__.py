"""Tortuga: a house for four tabletop games. The rules are plain Python and compile from the same source."""

from importlib.metadata import PackageNotFoundError, version

from tortuga.kernel import state as _rules

try:
    __version__ = version("tortuga")
except PackageNotFoundError:
    __version__ = "0+uninstalled"

compiled: bool = not str(_rules.__file__).endswith(".py")
"""Do the rules run compiled? If not, they are the same, only slower."""

__all__ = ["__version__", "compiled"]
