"""Is a turn legal? Judged by the table at its start, the rack, and the table at its end (RK-4.8).

A refusal names the rule and the set or tile that offends.
"""

from collections.abc import Sequence

from tortuga.games.rummikub.rules.first_meld import first_melds_on, value_as_it_lies
from tortuga.games.rummikub.rules.jokers import RELEASE, RULE_IDS, Purchase, explain, violated_set
from tortuga.games.rummikub.rules.melds import Meld, fault_of, meld_as, value_of
from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.games.rummikub.rules.tiles import JOKER, KINDS, NAMES, counts_of
from tortuga.kernel.errors import RuleError


def tiles_on(table: Sequence[Meld]) -> list[int]:
    """By kind."""
    return counts_of([one for meld in table for one in meld.tiles])


def laid_between(start: Sequence[Meld], end: Sequence[Meld]) -> list[int]:
    """The tiles that the end table has and the start table has not, by kind."""
    before, now = tiles_on(start), tiles_on(end)
    return [now[kind] - before[kind] for kind in range(KINDS)]


def check_turn(
    start: Sequence[Meld], rack: Sequence[int], end: Sequence[Meld], melded: bool, rules: Ruleset
) -> list[Purchase]:
    """The only judge of a turn that lays: raises RuleError, or says which jokers it buys.

    `rack` counts by kind; `melded`: the player has made the first meld in an earlier turn.
    """
    check_sets(end)
    laid = laid_between(start, end)
    _check_tiles(laid, rack)
    if not melded:
        _check_first_meld(start, end, laid, rules)
    if sum(laid) == 0:
        raise RuleError("RK-3.3", "rummikub-nothing-laid")
    least = rules.first_meld if rules.building and not melded else 0
    bought = purchases_in(start, laid, end, rules.joker_rule, least)
    if bought is None:
        raise _joker_fault(start, laid, end, rules.joker_rule)
    return bought


def purchases_in(
    start: Sequence[Meld], laid: Sequence[int], end: Sequence[Meld], rule: str, least: int
) -> list[Purchase] | None:
    """The purchases that make a turn legal under a joker rule, as few as possible; None if it is not legal. With a
    first meld worth so much among the laid tiles, as they lie (RK-3.8); 0 if none is asked for."""
    fewest: list[Purchase] | None = None
    for first_meld in first_melds_on(end, laid, least):
        bought = explain(start, laid, end, rule, first_meld)
        if bought is not None and (fewest is None or len(bought) < len(fewest)):
            fewest = bought
        if fewest == []:
            break
    return fewest


def _joker_fault(start: Sequence[Meld], laid: Sequence[int], end: Sequence[Meld], rule: str) -> RuleError:
    # Where it is only that, it is said that a tile of the table lies in the place of a joker.
    replaced = rule == RELEASE and explain(start, laid, end, rule, replacing=True) is not None
    offending = violated_set(start, laid, end, rule)
    return RuleError(RULE_IDS[rule], f"rummikub-joker-{'replaced' if replaced else rule}", set=str(offending))


def check_sets(end: Sequence[Meld]) -> None:
    """RK-3.3: every tile lies in a valid set."""
    for meld in end:
        fault = fault_in(meld)
        if fault is not None:
            raise fault


def fault_in(meld: Meld) -> RuleError | None:
    """Why what lies together isn't a set; None if it is one."""
    if meld_as(meld.kind, meld.tiles) is not None:
        return None
    fault = fault_of(meld.tiles, meld.kind)
    return RuleError(fault.rule, fault.key, set=str(meld), tile=NAMES[fault.tile] if fault.tile >= 0 else "")


def with_title_keys(title: str, fault: RuleError) -> RuleError:
    """A fault with the text key of a title: the texts of Rummikub speak of tiles, those of Rummi of cards."""
    return RuleError(fault.rule, fault.key.replace("rummikub", title, 1), **fault.facts)


def _check_tiles(laid: Sequence[int], rack: Sequence[int]) -> None:
    """RK-3.3, RK-4.5, RK-4.8: nothing leaves the table, and what comes is from the rack."""
    for kind in range(KINDS):
        if laid[kind] < 0:
            if kind == JOKER:
                raise RuleError("RK-4.5", "rummikub-joker-taken", tile=NAMES[kind])
            raise RuleError("RK-3.3", "rummikub-tile-taken", tile=NAMES[kind])
        if laid[kind] > rack[kind]:
            raise RuleError("RK-4.8", "rummikub-tile-not-yours", tile=NAMES[kind])


def _check_first_meld(start: Sequence[Meld], end: Sequence[Meld], laid: Sequence[int], rules: Ruleset) -> None:
    """RK-3.2 and RK-3.8: the first meld is worth enough, out of the rack alone."""
    least = rules.first_meld
    if rules.building:
        _check_worth(value_as_it_lies(end, laid), least)
        return
    fresh = list(end)
    for meld in start:
        if meld not in fresh:
            raise RuleError("RK-3.8", "rummikub-first-meld-touches", set=str(meld))
        fresh.remove(meld)
    # All tiles of the start table lie in the sets that stayed, so these are of laid tiles alone.
    _check_worth(sum([value_of(meld) for meld in fresh]), least)


def _check_worth(worth: int, least: int) -> None:
    if worth == 0:
        raise RuleError("RK-3.2", "rummikub-first-meld-first", least=least)
    if worth < least:
        raise RuleError("RK-3.2", "rummikub-first-meld-low", value=worth, least=least)
