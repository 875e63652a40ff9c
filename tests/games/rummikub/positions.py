"""Positions in the notation: `table("R4 B4 J", "K1 K2 K3")`, `tiles("K4 O4")`, and what the judge of turns says."""

import pytest

from tortuga.games.rummikub.jokers import FREE, Purchase
from tortuga.games.rummikub.melds import GROUP, RUN, Meld, meld_of
from tortuga.games.rummikub.tiles import KIND_OF, counts_of
from tortuga.games.rummikub.turns import Fashion, check_turn
from tortuga.kernel.errors import RuleError


def kinds(text: str) -> list[int]:
    return [KIND_OF[word] for word in text.split()]


def tiles(text: str) -> list[int]:
    """By kind."""
    return counts_of(kinds(text))


def lie(text: str) -> Meld:
    """Tiles lying together, a set or not; `run:` or `group:` in front says what they are meant to be."""
    if ":" in text:
        kind, some = text.split(":")
        return Meld(RUN if kind == "run" else GROUP, tuple(kinds(some)))
    found = meld_of(kinds(text))
    return Meld(GROUP, tuple(kinds(text))) if found is None else found


def table(*melds: str) -> tuple[Meld, ...]:
    return tuple(lie(meld) for meld in melds)


def turn(
    start: tuple[Meld, ...],
    rack: str,
    end: tuple[Meld, ...],
    joker: str = FREE,
    *,
    melded: bool = True,
    first_meld: int = 30,
    building: bool = True,
) -> list[Purchase]:
    return check_turn(start, tiles(rack), end, melded, Fashion(joker, first_meld, building))


def legal(start: tuple[Meld, ...], rack: str, end: tuple[Meld, ...], joker: str = FREE) -> bool:
    try:
        turn(start, rack, end, joker)
    except RuleError:
        return False
    return True


def refused(
    rule: str,
    start: tuple[Meld, ...],
    rack: str,
    end: tuple[Meld, ...],
    joker: str = FREE,
    *,
    melded: bool = True,
    first_meld: int = 30,
    building: bool = True,
) -> dict[str, object]:
    """The facts of the refusal, which names this rule."""
    with pytest.raises(RuleError) as caught:
        turn(start, rack, end, joker, melded=melded, first_meld=first_meld, building=building)
    assert caught.value.rule == rule
    return {**caught.value.facts}
