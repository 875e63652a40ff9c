"""The four joker rules: may the jokers of the start table lie where they lie at the end of a turn?

All that counts is the start table, the laid tiles and the end table (RK-4.8). Equal tiles are interchangeable, so a
turn is legal if *some* matching of the pieces satisfies the rule. There are four jokers at most: all matchings that
differ for the jokers are tried, few purchases first, so a turn is explained with as few as possible (RK-4.3). RK-4.7
has examples of all four.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from tortuga.games.rummikub.rules.melds import (
    RUN,
    Meld,
    full_run,
    joker_places,
    meld_as,
    missing_from_group,
    number_of_group,
    stands_for,
)
from tortuga.games.rummikub.rules.tiles import JOKER

FREE: Final = "free"
RELEASE: Final = "release"
STRICT: Final = "strict"
BOUND: Final = "bound"
JOKER_RULES: Final = (FREE, RELEASE, STRICT, BOUND)
RULE_IDS: Final = {STRICT: "RK-4.1", RELEASE: "RK-4.2", BOUND: "RK-4.3", FREE: "RK-4.4"}


class Purchase(NamedTuple):
    """RK-4.9: a tile from the rack that takes the place of a joker of a start set."""

    tile: int
    meld: Meld


class _Bought(NamedTuple):
    """One way to buy jokers of a set: the tiles paid, and the set with the jokers replaced."""

    paid: tuple[int, ...]
    rest: Meld


def contains_start_set(meld: Meld, start: Meld) -> bool:
    """RK-4.9: does an end set keep a start set? Of the same kind, with all of it and its jokers in their places.

    >>> from tortuga.games.rummikub.rules.melds import read_meld
    >>> contains_start_set(read_meld("R3 R4 J R6"), read_meld("R4 J R6"))
    True
    >>> contains_start_set(read_meld("R4 R5 R6 J"), read_meld("R4 J R6"))
    False
    """
    if meld.kind != start.kind:
        return False
    if meld.kind == RUN:
        offset = full_run(start)[0] - full_run(meld)[0]
        return offset >= 0 and meld.tiles[offset : offset + len(start.tiles)] == start.tiles
    plain = [one for one in start.tiles if one != JOKER]
    enough = meld.tiles.count(JOKER) >= start.tiles.count(JOKER)
    return enough and number_of_group(meld) == number_of_group(start) and all(one in meld.tiles for one in plain)


def explain(start: Sequence[Meld], laid: Sequence[int], end: Sequence[Meld], rule: str) -> list[Purchase] | None:
    """The purchases that make a turn legal under a joker rule, as few as possible; None if it is not legal.

    `laid` counts the tiles from the rack by kind. Warning: trusts that the end table holds exactly the tiles of both,
    in valid sets (RK-4.8).
    """
    if rule == FREE:
        return []  # RK-4.4
    jokered = [meld for meld in start if JOKER in meld.tiles]
    for most in range(sum([meld.tiles.count(JOKER) for meld in jokered]) + 1):
        found = _Matching(jokered, laid, end, rule, most).purchases()
        if found is not None:
            return found
    return None


def violated_set(start: Sequence[Meld], laid: Sequence[int], end: Sequence[Meld], rule: str) -> Meld:
    """The start set whose jokers break the rule in a turn that is not legal: by itself, or together with those before
    it."""
    jokered = [meld for meld in start if JOKER in meld.tiles]
    for meld in jokered:
        if explain([meld], _with_jokers(laid, jokered, [meld]), end, rule) is None:
            return meld
    for count in range(2, len(jokered)):
        if explain(jokered[:count], _with_jokers(laid, jokered, jokered[:count]), end, rule) is None:
            return jokered[count - 1]
    return jokered[-1]


def _with_jokers(laid: Sequence[int], every: Sequence[Meld], some: Sequence[Meld]) -> list[int]:
    """The laid tiles, as if the jokers of the other start sets had been laid too: wild, and free to end anywhere."""
    counts = list(laid)
    counts[JOKER] += sum([meld.tiles.count(JOKER) for meld in every]) - sum([meld.tiles.count(JOKER) for meld in some])
    return counts


def purchases_of(meld: Meld, laid: Sequence[int], count: int) -> list[_Bought]:
    """RK-4.9: the ways to buy so many jokers of a set with laid tiles; the set with them replaced must be valid."""
    places = joker_places(meld)
    found: list[_Bought] = []
    if meld.kind == RUN:
        for chosen in combinations(places, count):
            tiles = list(meld.tiles)
            for place in chosen:
                tiles[place] = stands_for(meld, place)[0]
            found += _valid_purchase(meld, tuple([tiles[place] for place in chosen]), tiles, laid)
        return found
    for paid in combinations(missing_from_group(meld), count):
        plain = [one for one in meld.tiles if one != JOKER]
        found += _valid_purchase(meld, paid, [*plain, *paid, *[JOKER] * (len(places) - count)], laid)
    return found


def _valid_purchase(meld: Meld, paid: tuple[int, ...], tiles: list[int], laid: Sequence[int]) -> list[_Bought]:
    rest = meld_as(meld.kind, tiles)
    if rest is None or any(laid[one] == 0 for one in paid):
        return []
    return [_Bought(paid, rest)]


class _Matching:
    """A search for one matching of the pieces, with a given number of purchases."""

    def __init__(self, jokered: Sequence[Meld], laid: Sequence[int], end: Sequence[Meld], rule: str, most: int) -> None:
        self.jokered = jokered
        self.laid = list(laid)
        self.end = end
        self.rule = rule
        self.most = most
        self.keeper = [-1] * len(end)  # by end set, the start set that it keeps
        self.room = [meld.tiles.count(JOKER) for meld in end]  # by end set, its jokers that are of no kept set
        self.freed: list[list[int]] = []  # by joker of an opened set that is not bought, what it stood for
        self.bought: list[Purchase] = []

    def purchases(self) -> list[Purchase] | None:
        return self.bought if self._from_set(0) else None

    def _from_set(self, index: int) -> bool:
        """Every start set from this one on obeys the rule, in some way."""
        if index == len(self.jokered):
            return len(self.bought) == self.most and self._jokers_have_places()
        meld = self.jokered[index]
        jokers = meld.tiles.count(JOKER)
        for count in range(min(jokers, self.most - len(self.bought)) + 1):
            for purchase in purchases_of(meld, self.laid, count):
                for one in purchase.paid:
                    self.laid[one] -= 1  # a tile buys one joker
                    self.bought.append(Purchase(one, meld))
                if self._with_bought(index, purchase, jokers - count):
                    return True
                for one in purchase.paid:
                    self.laid[one] += 1
                    self.bought.pop()
        return False

    def _with_bought(self, index: int, purchase: _Bought, left: int) -> bool:
        """The start set with some jokers bought; so many are left in it."""
        if left == 0:
            return self._from_set(index + 1)  # all bought: the set is free like any other
        if self.rule == STRICT:
            return self._kept(index, purchase.rest)  # RK-4.1
        if self.rule == RELEASE and not purchase.paid and self._kept(index, purchase.rest):
            return True
        # Opened (RK-4.2); RK-4.3 knows no kept sets. What a joker stood for is told by the set as it was at the start.
        meld = self.jokered[index]
        if meld.kind == RUN:
            self.freed += [stands_for(meld, place) for place in joker_places(purchase.rest)]
        else:
            self.freed += [missing_from_group(meld)] * left
        if self._from_set(index + 1):
            return True
        del self.freed[len(self.freed) - left :]
        return False

    def _kept(self, index: int, rest: Meld) -> bool:
        """Some end set, which keeps no other one, keeps this set; the rest works out too."""
        for at, meld in enumerate(self.end):
            if self.keeper[at] < 0 and contains_start_set(meld, rest):
                self.keeper[at] = index
                self.room[at] -= rest.tiles.count(JOKER)
                if self._from_set(index + 1):
                    return True
                self.keeper[at] = -1
                self.room[at] += rest.tiles.count(JOKER)
        return False

    def _jokers_have_places(self) -> bool:
        if self.rule == RELEASE:
            # The buying tiles are tiles of this turn like any others, wherever they end.
            laid = self.laid[:]
            for purchase in self.bought:
                laid[purchase.tile] += 1
            return self._beside_laid(0, len(self.freed), laid)
        if self.rule == BOUND:
            return self._as_they_stood([])
        return True

    def _beside_laid(self, at: int, left: int, laid: list[int]) -> bool:
        """RK-4.2: so many freed jokers end in sets, from this end set on, that each hold a laid tile."""
        if left == 0:
            return True
        if at == len(self.end):
            return False
        if self._beside_laid(at + 1, left, laid):
            return True
        kept = self.jokered[self.keeper[at]].tiles if self.keeper[at] >= 0 else ()
        for one in self.end[at].tiles:
            # A laid joker takes a place of its own in the set.
            places = self.room[at] - (1 if one == JOKER else 0)
            if places > 0 and laid[one] and (one == JOKER or one not in kept):
                laid[one] -= 1
                if self._beside_laid(at + 1, left - min(left, places), laid):
                    return True
                laid[one] += 1
        return False

    def _as_they_stood(self, placed: list[tuple[int, int]]) -> bool:
        """RK-4.3: every joker that is not bought counts as a tile that it stood for, and fits with it.

        `placed` are the end sets and tiles that the first of these jokers have found.
        """
        if len(placed) == len(self.freed):
            return True
        for at, meld in enumerate(self.end):
            if sum([place == at for place, _ in placed]) == self.room[at]:
                continue
            open_tiles = {one for place in joker_places(meld) for one in stands_for(meld, place)}
            for one in self.freed[len(placed)]:
                if one in open_tiles and (at, one) not in placed and self._as_they_stood([*placed, (at, one)]):
                    return True
        return False
