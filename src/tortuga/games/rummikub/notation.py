"""Rummikub and Rummi in writing: `draw`, `pass`, `exchange`, and `lay R4 R5 R6 | group: B3 J J`, the whole table.

Letter case and spacing are free when read. `run:` or `group:` in front of a set is needed only where both fit and it is
not what a bare list means (RK-2.5). Tiles that aren't a set can be written too: in drafts, and for strict play.
"""

from collections.abc import Sequence

from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld, Melds, group_of, meld_as, meld_of
from tortuga.games.rummikub.rules.state import DRAW, EXCHANGE, PASS
from tortuga.games.rummikub.rules.tiles import JOKER, colour_of, read_tile
from tortuga.kernel.errors import NotationError
from tortuga.kernel.state import Move

IDLE_WORDS = {"draw": DRAW, "pass": PASS, "exchange": EXCHANGE}
KIND_WORDS = {"run": RUN, "group": GROUP}
PREFIXES = ("run:", "group:")


def write_move(table: Melds, move: Move) -> str:
    """A move, in a position with this table."""
    if isinstance(move, int):
        return next(word for word, idle in IDLE_WORDS.items() if idle == move)
    assert isinstance(move, tuple)
    return "lay " + " | ".join(write_meld(table, meld) for meld in move)


def write_meld(table: Melds, meld: Meld) -> str:
    bare = bare_meld(table, meld.tiles)
    return str(meld) if bare == meld else f"{PREFIXES[meld.kind]} {meld}"


def read_move(words: str, table: Melds, text: str) -> Move:
    """A move from its notation; `words` is the title whose texts are used. Raises NotationError."""
    said = text.strip().lower()
    if said in IDLE_WORDS:
        return IDLE_WORDS[said]
    verb, _, sets = said.partition(" ")
    if verb != "lay":
        raise NotationError(f"{words}-not-a-move", text=text)
    return tuple([_read_meld(words, table, one) for one in sets.split("|")])


def _read_meld(words: str, table: Melds, text: str) -> Meld:
    kind, colon, tiles = text.rpartition(":")
    kinds: list[int] = []
    for word in tiles.split():
        one = read_tile(word)
        if one is None:
            raise NotationError(f"{words}-not-a-tile", text=word)
        kinds.append(one)
    if not kinds:
        raise NotationError(f"{words}-empty-set")
    if not colon:
        return bare_meld(table, kinds)
    if kind.strip() not in KIND_WORDS:
        raise NotationError(f"{words}-not-a-kind", text=kind.strip())
    meant = KIND_WORDS[kind.strip()]
    return meld_as(meant, kinds) or Meld(meant, tuple(kinds))


def bare_meld(table: Melds, kinds: Sequence[int]) -> Meld:
    """RK-2.5: what a bare list means. A group that lies on the table keeps its kind, unless the same run lies there."""
    meld = meld_of(kinds)
    group = group_of(kinds)
    if meld is None:
        colours = {colour_of(one) for one in kinds if one != JOKER}
        return Meld(RUN if len(colours) == 1 else GROUP, tuple(kinds))
    return group if group is not None and group in table and meld not in table else meld
