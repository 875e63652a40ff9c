"""Layouts: from a picture of the Caribbean to which spaces touch and where a move may end (PM-2)."""

from collections.abc import Sequence
from typing import Final

from tortuga.games.maracaibo.rules.catalogue import CARD_SPACES, GULF, MARACAIBO, SPACES, START, Layout

CARD: Final = "C"
ISLANDS: Final = "GEP"
"""By treasure: gold, emerald, pearl."""
SAIL: Final = 3
"""Steps of a move without a figurehead (PM-2.1)."""


class LayoutError(Exception):
    """Why a picture isn't a layout, and the facts; a space is named by its column and row, both from 1."""

    def __init__(self, reason: str, **facts: int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


def make_layout(number: int, name: str, rows: Sequence[str], most_steps: int) -> Layout:
    """Raises LayoutError for a picture in which somebody could get stuck."""
    columns = len(rows[0]) if rows else 0
    if not columns or any(len(row) != columns for row in rows):
        raise LayoutError("rows")
    cells = [(column, row) for column in range(columns) for row in range(len(rows)) if rows[row][column] == CARD]
    if len(cells) != CARD_SPACES:  # PM-11.5
        raise LayoutError("cards", count=len(cells), known=CARD_SPACES)
    islands = []
    for letter in ISLANDS:
        found = [(column, row) for column in range(columns) for row in range(len(rows)) if rows[row][column] == letter]
        if len(found) != 1:
            raise LayoutError("islands", count=len(found))
        islands.append((found[0][0] + 1) * len(rows) + found[0][1])
    column = [cell[0] + 1 for cell in cells] + [columns + 1, columns + 2, 0]
    row = [cell[1] for cell in cells] + [0, 0, 0]
    touching = [_touching(cells, space, columns) for space in range(CARD_SPACES)]
    touching += [[MARACAIBO], [], [space for space in range(CARD_SPACES) if column[space] == 1]]  # PM-2.2
    ends = [[_ends(touching, column, space, steps) for space in range(SPACES)] for steps in range(most_steps + 1)]
    layout = Layout(number, name, columns, len(rows), column, row, islands, touching, ends)
    _check(layout)
    return layout


def _touching(cells: Sequence[tuple[int, int]], space: int, columns: int) -> list[int]:
    """PM-2.7: spaces touch if they share a side; the Gulf touches all cards of the last column."""
    column, row = cells[space]
    sides = ((column - 1, row), (column, row - 1), (column, row + 1), (column + 1, row))
    found = [cells.index(side) for side in sides if side in cells]
    return sorted(found) + ([GULF] if column == columns - 1 else [])


def _ends(touching: Sequence[Sequence[int]], column: Sequence[int], start: int, steps: int) -> list[int]:
    """PM-2.3: only in a nearer column; PM-2.6: the Gulf and Maracaibo end a move."""
    reached = {start}
    edge = {start}
    for _ in range(steps):
        sailing = (space for space in edge if space == start or space < CARD_SPACES)
        edge = {to for space in sailing for to in touching[space]} - reached
        reached |= edge
    return sorted(space for space in reached if column[space] > column[start])


def _check(layout: Layout) -> None:
    ends = layout.ends[SAIL]
    reachable = {START}
    waiting = [START]
    while waiting:
        new = set(ends[waiting.pop()]) - reachable
        reachable |= new
        waiting += new
    for space in range(CARD_SPACES):
        column, row = layout.column[space], layout.row[space] + 1
        if not ends[space]:  # PM-2.7
            raise LayoutError("dead-end", column=column, row=row)
        if space not in reachable:
            raise LayoutError("unreachable", column=column, row=row)
