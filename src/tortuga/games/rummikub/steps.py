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
    wanted: list[Meld] = []
    for meld in end:
        if meld in sources:
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
                parts.append(Part(sources[source], kinds_in(share)))
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
    pairs = [(at, source) for at in range(len(wanted)) for source in range(len(sources))]
    while pairs:
        together = [sum(map(min, need[at], have[source])) for at, source in pairs]
        most = max(together)
        if most == 0:
            break
        at, source = pairs.pop(together.index(most))
        share = list(map(min, need[at], have[source]))
        taken[at][source] = share
        need[at] = [count - given for count, given in zip(need[at], share, strict=True)]
        have[source] = [count - given for count, given in zip(have[source], share, strict=True)]
    return taken, need


def _untidy(sources: Sequence[Meld], given: Sequence[list[int]], more: Sequence[list[int]]) -> int:
    """How many start sets would lie broken on the table if they gave this too."""
    broken = 0
    for meld, gone, share in zip(sources, given, more, strict=True):
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
