"""What sessions and the drawings of several titles share: sizes, colours, arrangements."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

SHOWN_CHOICES = 12
SHOWN_ON_LOW_SCREEN = 8
LOW_SCREEN = 32
"""Lines; on fewer than these a long list would push the table out of sight."""
ALARM = "#d9534f"
"""The colour of refusals."""


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
