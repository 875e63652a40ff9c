"""Pictures of the Caribbean and of the exploration track for the terminal: signs, letters and colours."""

import re
import textwrap
from collections.abc import Callable, Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from tortuga.games.maracaibo.rules.catalogue import CARD_SPACES, Card, Layout
from tortuga.games.maracaibo.rules.effects import (
    EMERALD,
    GOLD,
    IMPROVEMENTS,
    LOCATION,
    PEARL,
    RESIDENCE,
    TREASURE_NAMES,
)
from tortuga.games.maracaibo.view import Space

SEA = "#2c6e8f"
SIGNS = "■●▲◆⌂"
"""By kind of card: equipment, crew, ship, location, residence."""
KIND_STYLES = (
    "white on #6b4a2f",
    "white on #1f5fa8",
    "white on #1c6a50",
    "black on #d8bf86",
    "white on #7a2f80",
)
FACE_DOWN = "white on #3d444b"
TREASURE_STYLES = {GOLD: "bold black on #f2c744", EMERALD: "bold white on #1a8a4a", PEARL: "bold black on #e8e8e8"}
SHIP_STYLES = ("bold black on #f2b544", "bold white on #c0392b", "bold black on #8fd3f4", "bold black on #b5d99c")
REDBEARD_STYLE = "bold white on #8a0f0f"
SHIP = "►"
TILE = "¤"
BUILT = "✓"
VERY_TALL = 46
"""Lines of a terminal from which on names have two lines."""
NARROWEST, WIDEST = 7, 16
"""Columns of a card."""
BESIDE = 3
"""Columns for the name of a row."""
MARK = "bold #f2b544"
"""The number of a choice, as where it is listed."""
REACHED = "›"
"""Before a space of the track within reach."""
MANY = "+"
"""Where more choices than one are about the same space."""
VOWELS = "aeiouyąęóаеиіїоуюяє"
SYLLABLE = re.compile(
    rf"(?<=.)[{VOWELS}][^{VOWELS}-]*?(?=(?:ch|sh|th|ph|sz|cz|rz|dz|dź|дж|дз|[^{VOWELS}-])[{VOWELS}])", re.IGNORECASE
)
"""From a vowel to where the next syllable begins, with one consonant; as in the browser (`words.ts`)."""


def fitted(text: str, width: int, lines: int) -> list[str]:
    """A name in at most this many lines; if it doesn't fit, it ends in an ellipsis.

    >>> fitted("Grappling hooks", 9, 2), fitted("Grappling hooks", 7, 1)
    (['Grappling', 'hooks'], ['Grappl…'])
    >>> fitted("Merchantman", 9, 2), fitted("Kwatermistrz", 9, 2)
    (['Merchant-', 'man'], ['Kwater-', 'mistrz'])
    """
    if lines == 1:
        return [text if len(text) <= width else text[: width - 1] + "…"]
    words = [word if len(word) <= width else _broken(word, width) for word in text.split()]
    rows = textwrap.wrap(" ".join(words), width, break_on_hyphens=False) or [""]
    if len(rows) > lines:
        rows = [*rows[: lines - 1], rows[lines - 1][: width - 1] + "…"]
    return rows + [""] * (lines - len(rows))


def _broken(word: str, width: int) -> str:
    """A long word in two parts: after the last syllable that leaves room for the hyphen, otherwise where the space
    ends."""
    ends = [match.end() for match in SYLLABLE.finditer(word) if match.end() < width]
    at = ends[-1] if ends else width - 1
    return f"{word[:at]}- {word[at:]}"


class Cell:
    """What stands on a card or island: its name, and what else there is to see. `mark` is the number of the choice that
    is about it."""

    def __init__(self, name: str, rest: Text, style: str, mark: str = "") -> None:
        self.name = name
        self.rest = rest
        self.style = style
        self.mark = mark

    def lines(self, width: int, names: int) -> list[Text]:
        """Each with the gap to its left, where the mark is; a long one takes some of the name's room."""
        first, *others = self._lines(width, names)
        return [Text.assemble((self.mark or " ", MARK), first), *(Text.assemble(" ", line) for line in others)]

    def _lines(self, width: int, names: int) -> list[Text]:
        room = width - max(0, len(self.mark) - 1)
        rows = fitted(self.name, room, names)
        shown = [Text(row.ljust(width if number else room), style=self.style) for number, row in enumerate(rows)]
        last = Text(style=self.style).append_text(self.rest)
        last.truncate(width, overflow="ellipsis")
        last.pad_right(width - last.cell_len)
        return [*shown, last]


class Chart:
    """The Caribbean as it lies, from the left to the right; on a narrow screen in bands."""

    def __init__(self, layout: Layout, cells: Sequence[Cell], islands: Sequence[Cell]) -> None:
        self.layout = layout
        self.cells = {(layout.column[space], layout.row[space]): cells[space] for space in range(CARD_SPACES)}
        for treasure, place in enumerate(layout.islands):
            self.cells[divmod(place, layout.rows)] = islands[treasure]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = self.layout.columns
        width = min(max((options.max_width - BESIDE) // columns - 1, NARROWEST), WIDEST)
        beside = max(1, (options.max_width - BESIDE) // (width + 1))
        names = 2 if console.height >= VERY_TALL else 1
        for first in range(1, columns + 1, beside):
            yield from self._band(range(first, min(first + beside, columns + 1)), width, names)

    def _band(self, columns: range, width: int, names: int) -> Iterator[Text]:
        yield Text(" " * BESIDE + "".join(f" {f'c{column}':<{width}}" for column in columns), style="dim")
        for row in range(self.layout.rows):
            sea = Cell("", Text(" ~"), SEA)
            cells = [self.cells.get((column, row), sea).lines(width, names) for column in columns]
            for number, line in enumerate(zip(*cells, strict=True)):
                name = f"r{row + 1}" if number == 0 else ""
                yield Text.assemble((name.ljust(BESIDE), "dim"), *line)


def card_cell(
    space: Space, card: Card | None, name: str, seat: Callable[[int], Text], letter: Callable[[str], str], mark: str
) -> Cell:
    """`seat` is the sign of a player, `letter` that of a treasure, `mark` that of a choice."""
    rest = Text()
    if card is not None:
        rest.append(SIGNS[card.kind])
        if card.kind < IMPROVEMENTS or card.kind == RESIDENCE:
            rest.append(str(card.cost))
    if space.value is not None:
        rest.append(letter(space.value), style=TREASURE_STYLES[TREASURE_NAMES.index(space.value)])
    tile = () if space.tile is None else (space.tile.seat,)
    for sign, seats in ((SHIP, space.ships), (TILE, tile), (BUILT, space.built)):
        if seats:
            rest.append(sign)
            rest.append_text(Text().join(map(seat, seats)))
    if space.coins:
        rest.append(f"+{space.coins}")
    style = FACE_DOWN if card is None else KIND_STYLES[card.kind]
    return Cell(name, rest, SEA if space.card == "none" else style, mark)


def signs(names: Sequence[str]) -> Text:
    """What the signs of the cards mean."""
    text = Text(style="dim")
    for kind, name in enumerate(names):
        text.append("  " if kind else "").append(f" {SIGNS[kind]} ", style=KIND_STYLES[kind]).append(f" {name}")
    return text


assert len(SIGNS) == len(KIND_STYLES) == RESIDENCE + 1 == LOCATION + 2


class Track:
    """The exploration track: a column for each space of the longest way, a line for each branch, ≈ where a river is.
    `within` are the spaces within reach; their names are in the list of choices, numbers are explorers here."""

    def __init__(self, names: Sequence[str], onward: Sequence[Sequence[int]], passed: Sequence[int]) -> None:
        self.names = names
        self.column = _columns(onward)
        self.line = _lines(onward, self.column)
        self.bank = [mask.bit_count() for mask in passed]
        self.onward = onward
        self.explorers: dict[int, Text] = {}
        self.within: set[int] = set()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = max(self.line) + 1
        rows = [Text() for _ in range(lines)]
        for column in range(max(self.column) + 1):
            pieces = [self._piece(column, line) for line in range(lines)]
            width = max(piece.cell_len for piece in pieces)
            if rows[0].cell_len + width > options.max_width:
                yield from (row for row in rows if row.plain.strip())
                rows = [Text() for _ in range(lines)]
            for row, piece in zip(rows, pieces, strict=True):
                piece.pad_right(width - piece.cell_len)
                row.append_text(piece)
        yield from (row for row in rows if row.plain.strip())

    def _piece(self, column: int, line: int) -> Text:
        """A space with what leads to it; a longer way to the next one is drawn on."""
        for space, (at, lane) in enumerate(zip(self.column, self.line, strict=True)):
            if (at, lane) == (column, line):
                way = self._way(space)
                if space in self.within:
                    return Text.assemble((way.strip(), SEA), (f"{REACHED}{self.names[space]}", MARK))
                return Text.assemble((way, SEA), self.explorers.get(space) or (self.names[space], "dim"))
        for space, (at, lane) in enumerate(zip(self.column, self.line, strict=True)):
            if lane == line and at < column and any(self.column[to] > column for to in self.onward[space]):
                return Text(" ──", style="dim")
        return Text()

    def _way(self, space: int) -> str:
        """A river that is crossed to get there, by its sign."""
        before = [at for at, ways in enumerate(self.onward) if space in ways]
        return "≈" if any(self.bank[at] < self.bank[space] for at in before) else " " if before else ""


def _columns(onward: Sequence[Sequence[int]]) -> list[int]:
    """How far each space is from the start at most."""
    column = [0] * len(onward)
    waiting = [0]
    while waiting:
        space = waiting.pop()
        for to in onward[space]:
            if column[to] < column[space] + 1:
                column[to] = column[space] + 1
                waiting.append(to)
    return column


def _lines(onward: Sequence[Sequence[int]], column: Sequence[int]) -> list[int]:
    """The first way of a fork goes on in the same line, the others below."""
    line = [-1] * len(onward)
    line[0] = 0
    taken = {(0, 0)}
    for space in sorted(range(len(onward)), key=lambda number: (column[number], number)):
        for place, to in enumerate(onward[space]):
            if line[to] < 0:
                below = line[space] + place
                while (column[to], below) in taken:
                    below += 1
                line[to] = below
                taken.add((column[to], below))
            elif line[space] < line[to] and (column[to], line[space]) not in taken:
                taken.discard((column[to], line[to]))  # where ways meet, they go on in the upper line
                line[to] = line[space]
                taken.add((column[to], line[to]))
    return line
