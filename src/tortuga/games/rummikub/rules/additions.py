"""Quick proposals: single tiles of a rack added to sets of the table."""

from collections.abc import Sequence

from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld, lowest_of_run, missing_from_group
from tortuga.games.rummikub.rules.tiles import COLOURS, JOKER, NUMBERS, number_of


def additions(table: Sequence[Meld], rack: Sequence[int]) -> list[tuple[Meld, ...]]:
    """Tables with one tile of the rack more, each once: at an end of a run, or in a group. Every set is kept, so all of
    them are legal for a player who has melded."""
    found: list[tuple[Meld, ...]] = []
    for at, meld in enumerate(table):
        if meld not in table[:at]:  # else a twin, with the same additions
            found += [(*table[:at], longer, *table[at + 1 :]) for longer in _with_one_more(meld, rack)]
    return found


def _with_one_more(meld: Meld, rack: Sequence[int]) -> list[Meld]:
    tiles = meld.tiles
    if meld.kind == GROUP:
        if len(tiles) == COLOURS:
            return []
        found = [Meld(GROUP, tuple(sorted((*tiles, one)))) for one in missing_from_group(meld) if rack[one]]
        return [*found, Meld(GROUP, (*tiles, JOKER))] if rack[JOKER] else found
    lowest = lowest_of_run(tiles)
    highest = lowest + len(tiles) - 1
    found = []
    if number_of(lowest) > 1:
        found += [Meld(RUN, (one, *tiles)) for one in (lowest - 1, JOKER) if rack[one]]
    if number_of(highest) < NUMBERS:
        found += [Meld(RUN, (*tiles, one)) for one in (highest + 1, JOKER) if rack[one]]
    return found
