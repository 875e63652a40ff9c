"""What sessions and the drawings of several titles share: sizes, colours, arrangements."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

SHOWN_CHOICES = 12
SHOWN_ON_LOW_SCREEN = 8
LOW_SCREEN = 32
"""Lines; on fewer than these a long list would push the table out of sight."""
FEWEST_CHOICES = 4
"""Shown even where the table leaves no room for them."""
SHOWN_NEWS = 8
NEWS_ON_LOW_SCREEN = 4
ALARM = "#d9534f"
"""The colour of refusals."""
GOLD = "bold #f2b544"
"""The colour of what can be typed, and of what somebody has to do."""


def height_of(console: Console, what: RenderableType) -> int:
    """Lines that something takes on this screen."""
    return len(console.render_lines(what, pad=False))


def with_remark(sentence: Text, remark: str) -> Text:
    """A sentence with something in parentheses before its full stop."""
    if not remark:
        return sentence
    stop = sentence.plain.endswith(".")
    if stop:
        sentence.right_crop(1)
    sentence.append(f" {remark}", style="dim")
    return sentence.append(".") if stop else sentence


class ByHeight:
    """The first of several pictures that leaves this many lines of the screen free, otherwise the last. A picture is
    made of parts, one below the other."""

    def __init__(self, pictures: Sequence[Sequence[RenderableType]], below: int) -> None:
        self.pictures = pictures
        self.below = below

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        heights: dict[int, int] = {}  # by identity: pictures share parts, and measuring one costs as much as drawing it

        def height(part: RenderableType) -> int:
            if id(part) not in heights:
                heights[id(part)] = len(console.render_lines(part, options, pad=False))
            return heights[id(part)]

        room = console.height - self.below
        fits = (picture for picture in self.pictures if sum(map(height, picture)) <= room)
        yield Group(*next(fits, self.pictures[-1]))


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
