"""How to get from one table to another: which sets are put together, from where, in an order that keeps the table
tidy."""

from collections.abc import Sequence
from typing import NamedTuple

from tortuga.games.rummikub.melds import GROUP, Meld, meld_as
from tortuga.games.rummikub.tiles import KINDS, counts_of, kinds_in


class Part(NamedTuple):
    """Tiles of one start set that go to one end set."""

    start: Meld
    tiles: tuple[int, ...]
    place: int
    """Of the start set on the table: equal sets give different tiles."""


class Step(NamedTuple):
    """One set is put together."""

    meld: Meld
    rack: tuple[int, ...]
    parts: tuple[Part, ...]
    """The largest first: that is where the set grows."""


def steps_between(start: Sequence[Meld], laid: Sequence[int], end: Sequence[Meld]) -> tuple[Step, ...]:
    """The steps of a turn. Sets that stay as they were need none.

    >>> from tortuga.games.rummikub.melds import read_meld
    >>> step, = steps_between([read_meld("B4 B5 B6")], [15], [read_meld("B3 B4 B5 B6")])
    >>> str(step.meld), step.rack, [part.tiles for part in step.parts]
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
    taken, own = _shares(sources, laid, wanted)
    steps: list[Step] = []
    given = [[0] * KINDS for _ in sources]
    todo = list(range(len(wanted)))
    while todo:
        at = min(todo, key=lambda at: (_untidy(sources, given, taken[at]), _is_piece(taken[at], own[at]), at))
        todo.remove(at)
        parts: list[Part] = []
        for source, share in enumerate(taken[at]):
            if sum(share):
                parts.append(Part(sources[source], kinds_in(share), places[source]))
                given[source] = [had + more for had, more in zip(given[source], share, strict=True)]
        if _is_piece(taken[at], own[at]) and any(
            gone == counts_of(meld.tiles)
            for meld, gone, share in zip(sources, given, taken[at], strict=True)
            if sum(share)
        ):
            continue  # what the others left of a set: nothing is to be done
        parts.sort(key=lambda part: -len(part.tiles))
        steps.append(Step(wanted[at], kinds_in(own[at]), tuple(parts)))
    return tuple(steps)


def _is_piece(shares: Sequence[list[int]], own: Sequence[int]) -> bool:
    """Is it a part of one start set and nothing else?"""
    return sum(own) == 0 and sum([sum(share) > 0 for share in shares]) == 1


def _shares(
    sources: Sequence[Meld], laid: Sequence[int], wanted: Sequence[Meld]
) -> tuple[list[list[list[int]]], list[list[int]]]:
    """For each end set, the tiles by kind that each start set gives, and those of the rack. As much as possible of a
    set goes together; equal tiles are interchangeable."""
    need = [counts_of(meld.tiles) for meld in wanted]
    have = [counts_of(meld.tiles) for meld in sources]
    taken = [[[0] * KINDS for _ in sources] for _ in wanted]
    together: dict[tuple[int, int], int] = {}
    for at, meld in enumerate(wanted):
        for source in range(len(sources)):
            common = _common(meld, need[at], have[source])
            if common:
                together[at, source] = common
    while together:
        best = max(together, key=lambda pair: (together[pair], -pair[0], -pair[1]))
        at, source = best
        share = taken[at][source]
        for one in set(wanted[at].tiles):
            share[one] = min(need[at][one], have[source][one])
            need[at][one] -= share[one]
            have[source][one] -= share[one]
        for pair in list(together):
            if pair[0] == at or pair[1] == source:
                together[pair] = _common(wanted[pair[0]], need[pair[0]], have[pair[1]])
                if not together[pair]:
                    del together[pair]
    return taken, need


def _common(meld: Meld, need: Sequence[int], have: Sequence[int]) -> int:
    """How many tiles an end set still needs that a start set still has."""
    return sum([min(need[one], have[one]) for one in set(meld.tiles)])


def _untidy(sources: Sequence[Meld], given: Sequence[list[int]], more: Sequence[list[int]]) -> int:
    """How many of the start sets that give something would lie broken on the table."""
    broken = 0
    for meld, gone, share in zip(sources, given, more, strict=True):
        if not any(share[one] for one in meld.tiles):
            continue
        missing = [had + now for had, now in zip(gone, share, strict=True)]
        pieces: list[list[int]] = [[]]
        for one in meld.tiles:
            if missing[one]:
                missing[one] -= 1
                if meld.kind != GROUP:
                    pieces.append([])
            else:
                pieces[-1].append(one)
        broken += any(piece and meld_as(meld.kind, piece) is None for piece in pieces)
    return broken
