"""How to get from one table to another (RK-3.4): which sets are put together, from where, in an order that keeps the
table tidy."""

from collections.abc import Sequence
from typing import NamedTuple

from tortuga.games.rummikub.rules.melds import GROUP, Meld, meld_as


class Part(NamedTuple):
    """Tiles of one start set that go to one end set."""

    start: Meld
    tiles: tuple[int, ...]
    place: int
    """Of the start set on the table: equal sets give different tiles."""


class Manipulation(NamedTuple):
    """One set is put together."""

    meld: Meld
    rack: tuple[int, ...]
    parts: tuple[Part, ...]
    """The largest first: that is where the set grows."""


def manipulations_between(start: Sequence[Meld], end: Sequence[Meld]) -> tuple[Manipulation, ...]:
    """The manipulations of a turn. Sets that stay as they were need none.

    >>> from tortuga.games.rummikub.rules.melds import read_meld
    >>> one, = manipulations_between([read_meld("B4 B5 B6")], [read_meld("B3 B4 B5 B6")])
    >>> str(one.meld), one.rack, [part.tiles for part in one.parts]
    ('B3 B4 B5 B6', (15,), [(16, 17, 18)])
    """
    sources = list(start)
    places = list(range(len(sources)))
    wanted: list[Meld] = []
    for meld in end:
        if meld in sources:
            del places[sources.index(meld)]
            sources.remove(meld)
        else:
            wanted.append(meld)
    sharing = _Sharing(sources, wanted)
    gone: list[list[int]] = [[] for _ in sources]
    manipulations: list[Manipulation] = []
    todo = list(range(len(wanted)))
    while todo:
        # A piece of one start set lies there by itself in the end, if the others take theirs first.
        untidy = [2 * _untidy(sources, gone, sharing.given[one]) + sharing.is_piece(one) for one in todo]
        at = todo.pop(untidy.index(min(untidy)))
        given = sharing.given[at]
        for source, tiles in given:
            gone[source] += tiles
        if sharing.is_piece(at) and len(gone[given[0][0]]) == len(sources[given[0][0]].tiles):
            continue  # what the others left of a set: nothing is to be done
        parts = [Part(sources[source], tuple(sorted(tiles)), places[source]) for source, tiles in given]
        parts.sort(key=lambda part: -len(part.tiles))
        manipulations.append(Manipulation(wanted[at], tuple(sorted(sharing.need[at])), tuple(parts)))
    return tuple(manipulations)


class _Sharing:
    """Which start set gives what to which end set. As much as possible of a set goes together; equal tiles are
    interchangeable."""

    def __init__(self, sources: Sequence[Meld], wanted: Sequence[Meld]) -> None:
        self.need = [list(meld.tiles) for meld in wanted]
        """What each end set still needs; in the end that comes from the rack."""
        self.left = [list(meld.tiles) for meld in sources]
        self.given: list[list[tuple[int, list[int]]]] = [[] for _ in wanted]
        """For each end set, the start sets that give something, and what."""
        common = [[len(self._common(at, source)) for source in range(len(sources))] for at in range(len(wanted))]
        while True:
            best, giving, taking = 0, -1, -1
            for at, row in enumerate(common):
                for source, count in enumerate(row):
                    if count > best:
                        best, taking, giving = count, at, source
            if best == 0:
                return
            self._give(giving, taking)
            for source in range(len(sources)):
                if common[taking][source]:
                    common[taking][source] = len(self._common(taking, source))
            for at in range(len(wanted)):
                if common[at][giving]:
                    common[at][giving] = len(self._common(at, giving))

    def _common(self, at: int, source: int) -> list[int]:
        """The tiles that an end set still needs and a start set still has."""
        left = self.left[source]
        found: list[int] = []
        for one in self.need[at]:
            if one in left and found.count(one) < left.count(one):
                found.append(one)
        return found

    def _give(self, source: int, at: int) -> None:
        tiles = self._common(at, source)
        for one in tiles:
            self.need[at].remove(one)
            self.left[source].remove(one)
        self.given[at].append((source, tiles))

    def is_piece(self, at: int) -> bool:
        """Is an end set a part of one start set and nothing else?"""
        return len(self.given[at]) == 1 and not self.need[at]


def _untidy(sources: Sequence[Meld], gone: Sequence[list[int]], given: Sequence[tuple[int, list[int]]]) -> int:
    """How many of the start sets that give something would lie broken on the table."""
    broken = 0
    for source, tiles in given:
        meld = sources[source]
        missing = gone[source] + tiles
        pieces: list[list[int]] = [[]]
        for one in meld.tiles:
            if one in missing:
                missing.remove(one)
                if meld.kind != GROUP:
                    pieces.append([])
            else:
                pieces[-1].append(one)
        for piece in pieces:
            if piece and meld_as(meld.kind, piece) is None:
                broken += 1
                break
    return broken
