"""Arrangements that the drawings of several titles use."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text


class Flow:
    """Pieces beside each other, as many in a row as there is room for; one that is too long by itself is broken."""

    def __init__(self, pieces: Sequence[Text], gap: int = 2) -> None:
        self.pieces = pieces
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        row = Text()
        for piece in self.pieces:
            if row and row.cell_len + self.gap + piece.cell_len > options.max_width:
                yield row
                row = Text()
            if row:
                row.append(" " * self.gap)
            row.append_text(piece)
        yield row
