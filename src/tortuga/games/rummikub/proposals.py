"""Quick proposals: single tiles of a rack added to sets of the table."""

from collections.abc import Sequence

from tortuga.games.rummikub.melds import GROUP, Meld, group_of, run_of
from tortuga.games.rummikub.tiles import KINDS


def additions(table: Sequence[Meld], rack: Sequence[int]) -> list[tuple[Meld, ...]]:
    """Tables with one tile of the rack more, each once: at an end of a run, or in a group. Every set is kept, so all
    of them are legal for who has melded."""
    found: list[tuple[Meld, ...]] = []
    for at, meld in enumerate(table):
        if meld not in table[:at]:  # else a twin, with the same additions
            found += [(*table[:at], longer, *table[at + 1 :]) for longer in _with_one_more(meld, rack)]
    return found


def _with_one_more(meld: Meld, rack: Sequence[int]) -> list[Meld]:
    found: list[Meld] = []
    for kind in range(KINDS):
        if rack[kind] == 0:
            continue
        if meld.kind == GROUP:
            tries = [group_of((*meld.tiles, kind))]
        else:
            tries = [run_of((kind, *meld.tiles)), run_of((*meld.tiles, kind))]
        found += [longer for longer in tries if longer is not None]
    return found
