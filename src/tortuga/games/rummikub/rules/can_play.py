"""Has a player any legal play (RK-5.2, RK-5.6, RT-1.7)?

Most players who have one have an easy one, so that is looked for first.
"""

from collections.abc import Sequence

from tortuga.games.rummikub.rules.additions import additions
from tortuga.games.rummikub.rules.jokers import FREE
from tortuga.games.rummikub.rules.melds import Meld
from tortuga.games.rummikub.rules.rack_melds import melds_from, most_value
from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.games.rummikub.rules.tiles import JOKER, kinds_in
from tortuga.games.rummikub.solver.best_turn import any_turn


def can_play(table: Sequence[Meld], rack: Sequence[int], melded: bool, rules: Ruleset) -> bool:
    """Exact, for every joker rule. A first meld is out of the rack alone, whether building on follows or not."""
    if not melded:
        return most_value(rack, rules.first_meld) >= rules.first_meld
    if sum(rack) == 0:
        return False
    if melds_from(rack) or additions(table, rack):
        return True
    return rearranged(table, rack, rules.joker_rule) is not None


def rearranged(table: Sequence[Meld], rack: Sequence[int], rule: str) -> tuple[Meld, ...] | None:
    """A table that a player who has melded can leave with something laid; None if there is none."""
    # Sets with jokers that stay as they are obey every joker rule, and without jokers the search is quick.
    plain = [meld for meld in table if JOKER not in meld.tiles]
    jokered = [meld for meld in table if JOKER in meld.tiles]
    tiles = kinds_in(rack)
    found = any_turn(plain, tiles, FREE)
    if found:
        return (*found, *jokered)
    return any_turn(table, tiles, rule) or None if jokered else None
