"""What somebody types, and the two ways in which that ends."""

from rich.console import Console
from rich.text import Text

LONGEST_LINE = 500
"""That somebody types: longer ones are refused rather than shown back."""


class PlayerLeft(Exception):
    """Somebody left the table; the game is kept."""


class InputClosed(Exception):
    """Nobody is there to type any more; the game is kept."""


def ask(console: Console, prompt: str) -> str:
    """A line that somebody types, without space around it."""
    try:
        return console.input(Text(prompt, style="bold")).replace("\t", " ").strip()
    except (EOFError, OSError, RuntimeError):  # ended, cut off, or never there
        raise InputClosed from None
