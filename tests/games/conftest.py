"""A title's tests in the terminal have the same house as the terminal's own."""

from terminal.conftest import house

__all__ = ["house"]
