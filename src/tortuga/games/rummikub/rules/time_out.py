"""RT-1.3: the legal part of a draft, which is laid when the time is up."""

from collections.abc import Sequence

from tortuga.games.rummikub.rules.melds import Meld, meld_as, meld_of
from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.games.rummikub.rules.tiles import KINDS
from tortuga.games.rummikub.rules.turns import check_turn, laid_between
from tortuga.kernel.errors import RuleError


def legal_part_of_draft(
    start: Sequence[Meld], rack: Sequence[int], draft: Sequence[Meld], melded: bool, rules: Ruleset
) -> tuple[Meld, ...] | None:
    """The table that stands; None if nothing of the draft does, and the player draws (c)."""
    laid = laid_of_rack(start, rack, draft)
    for table in (_without_unfinished(draft, laid), _own_sets_only(start, draft, laid)):
        try:
            check_turn(start, rack, table, melded, rules)
        except RuleError:
            continue
        return table
    return None


def laid_of_rack(start: Sequence[Meld], rack: Sequence[int], draft: Sequence[Meld]) -> list[int]:
    """The tiles that a draft lays, by kind, as far as the rack has them."""
    return [min(max(count, 0), rack[kind]) for kind, count in enumerate(laid_between(start, draft))]


def _without_unfinished(draft: Sequence[Meld], laid: Sequence[int]) -> tuple[Meld, ...]:
    """(a) Laid tiles in invalid sets go back; of equal tiles the one there is taken as laid."""
    back = list(laid)
    table: list[Meld] = []
    for meld in draft:
        proper = meld_as(meld.kind, meld.tiles)
        if proper is None:
            rest: list[int] = []
            for one in meld.tiles:
                if back[one]:
                    back[one] -= 1
                else:
                    rest.append(one)
            proper = meld_of(rest) or Meld(meld.kind, tuple(rest))
        if proper.tiles:
            table.append(proper)
    return tuple(table)


def _own_sets_only(start: Sequence[Meld], draft: Sequence[Meld], laid: Sequence[int]) -> tuple[Meld, ...]:
    """(b) The start table with the draft's valid sets of laid tiles alone."""
    return (*start, *own_sets(draft, laid))


def own_sets(draft: Sequence[Meld], laid: Sequence[int]) -> list[Meld]:
    """The draft's valid sets of laid tiles alone."""
    left = list(laid)
    found: list[Meld] = []
    for meld in draft:
        proper = meld_as(meld.kind, meld.tiles)
        if proper is not None and all(left[kind] >= meld.tiles.count(kind) for kind in range(KINDS)):
            found.append(proper)
            for one in meld.tiles:
                left[one] -= 1
    return found
