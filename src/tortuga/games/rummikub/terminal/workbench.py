"""A turn in preparation: tiles are moved about on a copy of the table, line by line, until the whole can be laid.

Nothing is judged here; the rules look at the whole. What can be written, with sets numbered as they lie:

    R4 R5 R6        these tiles become a set; what is not on the rack is taken from the table
    B8 > 3          added to set 3
    B8 > 0          a tile laid in this turn goes back to the rack
    3: R6 R7 R8     taken out of set 3
    group: B3 J J   where both kinds fit (RK-2.5)
"""

from collections.abc import Sequence
from typing import Final

from tortuga.games.rummikub.notation import KIND_WORDS, bare_meld, write_move
from tortuga.games.rummikub.rules.melds import GROUP, Meld, Melds, group_of, meld_as, run_of
from tortuga.games.rummikub.rules.tiles import JOKER, NAMES, NUMBERS, colour_of, number_of, read_tile
from tortuga.games.rummikub.rules.turns import laid_between
from tortuga.kernel.errors import NotationError, Refusal

RACK: Final = 0
"""The number that stands for the rack where sets have theirs."""
GAP: Final = -1
"""Where a tile was taken out of a set."""


class Workbench:
    """The table and the rack as they would be; `words` is the title whose texts are used."""

    def __init__(self, words: str, table: Melds, rack: Sequence[int]) -> None:
        self.words = words
        self.start = table
        self.table = table
        self.rack = tuple(rack)
        """By kind."""
        self._before: list[tuple[Melds, tuple[int, ...]]] = []

    @property
    def changed(self) -> bool:
        return bool(self._before)

    @property
    def draft(self) -> str:
        """The whole turn in notation."""
        return write_move(self.start, self.table)

    def laid(self) -> list[int]:
        """The tiles of the rack that lie on the table by now, by kind."""
        return laid_between(self.start, self.table)

    def work(self, text: str) -> bool:
        """Does what a line says. False if it says nothing of tiles; raises Refusal if it cannot be done."""
        sets, arrow, target = text.replace(",", " ").partition(">")
        prefix, colon, some = sets.rpartition(":")
        words = some.split()
        if not (arrow or colon or (words and read_tile(words[0]) is not None)):
            return False
        tiles: list[int] = []
        for word in words:
            tile = read_tile(word)
            if tile is None:
                raise NotationError(f"{self.words}-not-a-tile", text=word)
            tiles.append(tile)
        if not tiles:
            raise NotationError(f"{self.words}-empty-set")
        source, kind = prefix.strip().lower(), None
        if source in KIND_WORDS:
            source, kind = "", KIND_WORDS[source]
        self._move(tiles, self._number(source), self._number(target.strip()), kind)
        return True

    def lay(self, table: Melds) -> None:
        """Goes on from this table instead."""
        rack = list(self.rack)
        for kind, count in enumerate(laid_between(self.table, table)):
            rack[kind] -= count
        self._remember(table, rack)

    def undo(self) -> None:
        """Takes the last line back."""
        self.table, self.rack = self._before.pop()

    def reset(self) -> None:
        """Everything lies as at the start of the turn."""
        if self._before:
            self.table, self.rack = self._before[0]
            self._before.clear()

    def _remember(self, table: Melds, rack: Sequence[int]) -> None:
        self._before.append((self.table, self.rack))
        self.table, self.rack = table, tuple(rack)

    def _number(self, text: str) -> int | None:
        """Of a set or of the rack, as it is written; None where none is."""
        if not text:
            return None
        if not text.isdecimal() or int(text) > len(self.table):
            raise Refusal(f"{self.words}-no-such-set", text=text, most=len(self.table))
        return int(text)

    def _move(self, tiles: list[int], source: int | None, target: int | None, kind: int | None) -> None:
        heaps = [list(meld.tiles) for meld in self.table]
        rack = list(self.rack)
        for tile in tiles:
            if target == RACK and self.laid()[tile] < tiles.count(tile):
                raise Refusal(f"{self.words}-tile-taken", tile=NAMES[tile])
            self._take(tile, heaps, rack, source, target)
        table: list[Meld] = []
        for number, (meld, heap) in enumerate(zip(self.table, heaps, strict=True), start=1):
            if number == target:
                table.append(self._arranged([one for one in heap if one != GAP] + tiles, meld.kind))
            else:
                table += [self._arranged(piece, meld.kind) for piece in _pieces(meld.kind, heap)]
        if target == RACK:
            for tile in tiles:
                rack[tile] += 1
        elif target is None:
            table.append(self._arranged(tiles, kind))
        self._remember(tuple(table), rack)

    def _take(self, tile: int, heaps: list[list[int]], rack: list[int], source: int | None, target: int | None) -> None:
        """From where it was said; else from the rack, else from a set that can spare it."""
        if source and tile in heaps[source - 1]:
            _take_out(tile, heaps[source - 1])
            return
        if rack[tile] and target != RACK:
            rack[tile] -= 1
            return
        holding = [at for at, heap in enumerate(heaps) if tile in heap and at + 1 != target]
        if source is not None or not holding:
            raise Refusal(f"{self.words}-not-there", tile=NAMES[tile])
        _take_out(tile, heaps[min(holding, key=lambda at: not _can_spare(self.table[at], heaps[at], tile))])

    def _arranged(self, tiles: Sequence[int], kind: int | None) -> Meld:
        """Tiles as they lie best: as given, if that is a set; else in order, or as a group."""
        given = bare_meld(self.start, tiles) if kind is None else meld_as(kind, tiles)
        if given is not None and meld_as(given.kind, given.tiles) is not None:
            return given
        return run_of(in_order(tiles)) or group_of(tiles) or bare_meld(self.start, tiles)


def in_order(tiles: Sequence[int]) -> list[int]:
    """Tiles as a run would have them: rising, with jokers first in the gaps, then above, then below.

    >>> [NAMES[one] for one in in_order([JOKER, JOKER, 12, 10])]
    ['J', 'R11', 'J', 'R13']
    """
    plain = sorted([one for one in tiles if one != JOKER])
    jokers = len(tiles) - len(plain)
    found: list[int] = []
    for one in plain:
        gap = one - found[-1] - 1 if found and colour_of(one) == colour_of(found[-1]) else 0
        if 0 < gap <= jokers:
            found += [JOKER] * gap
            jokers -= gap
        found.append(one)
    above = min(jokers, NUMBERS - number_of(plain[-1])) if plain else jokers
    return [JOKER] * (jokers - above) + found + [JOKER] * above


def _take_out(tile: int, heap: list[int]) -> None:
    heap[len(heap) - 1 - heap[::-1].index(tile)] = GAP


def _can_spare(meld: Meld, heap: Sequence[int], tile: int) -> bool:
    """Are sets left when this tile is taken away?"""
    rest = list(heap)
    _take_out(tile, rest)
    return all(meld_as(meld.kind, piece) is not None for piece in _pieces(meld.kind, rest))


def _pieces(kind: int, heap: Sequence[int]) -> list[list[int]]:
    """What is left of a set: a run falls apart where a tile was taken out."""
    pieces: list[list[int]] = [[]]
    for one in heap:
        if one != GAP:
            pieces[-1].append(one)
        elif kind != GROUP:
            pieces.append([])
    return [piece for piece in pieces if piece]
