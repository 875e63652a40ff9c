"""The four joker rules: may the jokers of the start table lie where they lie at the end of a turn?

All that counts is the start table, the laid tiles and the end table (RK-4.8). Equal tiles are interchangeable, so a
turn is legal if *some* matching of the pieces satisfies the rule. There are four jokers at most: all matchings that
differ for the jokers are tried, few purchases first, so a turn is explained with as few as possible (RK-4.3). RK-4.7
has examples of all four.
"""

from collections.abc import Iterator, Sequence
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


class LaidSet(NamedTuple):
    """A set of laid tiles alone that an end set keeps: a part of a first meld (RK-3.8)."""

    at: int
    """The place of the end set."""
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


def explain(
    start: Sequence[Meld],
    laid: Sequence[int],
    end: Sequence[Meld],
    rule: str,
    first_meld: Sequence[LaidSet] = (),
    replacing: bool = False,
) -> list[Purchase] | None:
    """The purchases that make a turn legal under a joker rule, as few as possible; None if it is not legal.

    `laid` counts the tiles from the rack by kind, those of a first meld among them. `replacing`: as if tiles of the
    table could take the place of jokers under `release`. Warning: trusts that the end table holds exactly the tiles of
    both, in valid sets (RK-4.8), and the first meld in sets of its own.
    """
    if rule == FREE:
        return []  # RK-4.4
    jokered = [meld for meld in start if JOKER in meld.tiles]
    for most in range(sum([meld.tiles.count(JOKER) for meld in jokered]) + 1):
        found = _Matching(jokered, laid, end, rule, first_meld, replacing, most).purchases()
        if found is not None:
            return found
    return None


def violated_set(
    start: Sequence[Meld], laid: Sequence[int], end: Sequence[Meld], rule: str, replacing: bool = False
) -> Meld:
    """The start set whose jokers break the rule in a turn that is not legal: by itself, or together with those before
    it."""
    jokered = [meld for meld in start if JOKER in meld.tiles]
    for meld in jokered:
        if explain([meld], _with_jokers(laid, jokered, [meld]), end, rule, (), replacing) is None:
            return meld
    for count in range(2, len(jokered)):
        some = jokered[:count]
        if explain(some, _with_jokers(laid, jokered, some), end, rule, (), replacing) is None:
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


LAID: Final = -1
OTHER: Final = -2
"""Where a number tile of the end table comes from: it was laid, lay in a start set without jokers, or, from 0 on, in
that one of the start sets with jokers."""
Pins = dict[tuple[int, int], int]
"""By end set and kind, where the tile there comes from. What is not pinned may come from anywhere."""


class _Matching:
    """A search for one matching of the pieces, with a given number of purchases."""

    def __init__(
        self,
        jokered: Sequence[Meld],
        laid: Sequence[int],
        end: Sequence[Meld],
        rule: str,
        first_meld: Sequence[LaidSet],
        replacing: bool,
        most: int,
    ) -> None:
        self.jokered = jokered
        self.laid = laid
        self.end = end
        self.rule = rule
        self.replacing = replacing
        self.most = most
        self.kept: list[Meld | None] = [None] * len(end)  # by end set, the set that it keeps
        self.room = [meld.tiles.count(JOKER) for meld in end]  # by end set, its jokers that are of no kept set
        self.laid_jokers: int = laid[JOKER]  # that are in no first meld
        self.pins: Pins = {}
        self.opened: list[tuple[int, Meld]] = []  # start sets that are not kept, with what is bought replaced
        self.bought: list[Purchase] = []
        for at, meld in first_meld:
            self._keep(at, meld, meld, LAID)
            self.laid_jokers -= meld.tiles.count(JOKER)

    def purchases(self) -> list[Purchase] | None:
        return self.bought if self._from_set(0) else None

    def _from_set(self, index: int) -> bool:
        """Every start set from this one on obeys the rule, in some way."""
        if index == len(self.jokered):
            return len(self.bought) == self.most and self._jokers_have_places()
        meld = self.jokered[index]
        jokers = meld.tiles.count(JOKER)
        for count in range(min(jokers, self.most - len(self.bought)) + 1):
            for purchase in purchases_of(meld, self._not_spent(), count):
                self.bought += [Purchase(one, meld) for one in purchase.paid]
                if self._with_bought(index, purchase, jokers - count):
                    return True
                del self.bought[len(self.bought) - count :]
        return False

    def _not_spent(self) -> list[int]:
        """The laid tiles that have bought nothing yet: a tile buys one joker."""
        left = list(self.laid)
        for purchase in self.bought:
            left[purchase.tile] -= 1
        return left

    def _with_bought(self, index: int, purchase: _Bought, left: int) -> bool:
        """The start set with some jokers bought; so many are left in it."""
        if left == 0:
            return self._from_set(index + 1)  # all bought: the set is free like any other
        if self.rule == STRICT:
            return self._kept(index, purchase)  # RK-4.1
        if self.rule == RELEASE and not purchase.paid and self._kept(index, purchase):
            return True
        self.opened.append((index, purchase.rest))  # RK-4.2; RK-4.3 knows no kept sets
        if self._from_set(index + 1):
            return True
        self.opened.pop()
        return False

    def _kept(self, index: int, purchase: _Bought) -> bool:
        """Some end set, which keeps no other one, keeps this set with what is bought replaced; the rest works out."""
        rest = purchase.rest
        for at, meld in enumerate(self.end):
            if self.kept[at] is None and contains_start_set(meld, rest):
                before = self.pins
                self.pins = dict(before)
                self._keep(at, rest, self.jokered[index], index)
                if self._tiles_are_there(purchase.paid) and self._from_set(index + 1):
                    return True
                self.pins = before
                self.kept[at] = None
                self.room[at] += rest.tiles.count(JOKER)
        return False

    def _keep(self, at: int, rest: Meld, own: Meld, source: int) -> None:
        """An end set keeps a set: its own tiles are there, and for jokers that were bought the laid tiles."""
        self.kept[at] = rest
        self.room[at] -= rest.tiles.count(JOKER)
        for one in rest.tiles:
            if one != JOKER:
                self.pins[at, one] = source if one in own.tiles else LAID

    def _tiles_are_there(self, kinds: Sequence[int]) -> bool:
        """Were so many laid as are pinned as laid?"""
        return all(self._pinned(self.pins, one, LAID) <= self.laid[one] for one in kinds)

    def _pinned(self, pins: Pins, kind: int, source: int) -> int:
        """How many tiles of a kind are known to come from there."""
        return sum([1 for (_, other), known in pins.items() if other == kind and known == source])

    def _pieces(self, kind: int, source: int) -> int:
        """How many tiles of a kind come from there."""
        if source == LAID:
            return self.laid[kind]
        if source >= 0:
            return self.jokered[source].tiles.count(kind)
        every = sum([meld.tiles.count(kind) for meld in self.end])
        return every - self.laid[kind] - sum([meld.tiles.count(kind) for meld in self.jokered])

    def _with_pin(self, pins: Pins, at: int, kind: int, source: int) -> Pins | None:
        """The same with one more pin; None if that cannot be."""
        if (at, kind) in pins:
            return pins if pins[at, kind] == source else None
        if self._pinned(pins, kind, source) == self._pieces(kind, source):
            return None
        return {**pins, (at, kind): source}

    def _jokers_have_places(self) -> bool:
        if self.rule == RELEASE:
            freed = sum([rest.tiles.count(JOKER) for _, rest in self.opened])
            return self._beside_laid(0, freed, self.laid_jokers, self.pins)
        if self.rule == BOUND:
            return self._as_they_stood(self._freed(), [])
        return True

    # -- RK-4.2 ------------------------------------------------------------------------------------------------------

    def _beside_laid(self, at: int, left: int, laid_jokers: int, pins: Pins) -> bool:
        """This many freed jokers end in sets, from this end set on, that each hold a laid tile."""
        if left == 0:
            return self.replacing or self._none_replaced(0, 0, pins)
        if at == len(self.end):
            return False
        if self._beside_laid(at + 1, left, laid_jokers, pins):
            return True
        room = self.room[at]
        for one in self.end[at].tiles:
            if room and one != JOKER:
                more = self._with_pin(pins, at, one, LAID)
                if more is not None and self._beside_laid(at + 1, left - min(left, room), laid_jokers, more):
                    return True
        # A laid joker is a laid tile, and takes a place of its own in the set.
        return (
            room > 1
            and laid_jokers > 0
            and self._beside_laid(at + 1, left - min(left, room - 1), laid_jokers - 1, pins)
        )

    def _none_replaced(self, opened: int, at: int, pins: Pins) -> bool:
        """No end set, from this one on, keeps an opened set with a tile of the table in the place of a joker."""
        if opened == len(self.opened):
            return True
        if at == len(self.end):
            return self._none_replaced(opened + 1, 0, pins)
        index, rest = self.opened[opened]
        taken = _in_place_of_jokers(self.end[at], self.jokered[index], rest)
        if not taken:
            return self._none_replaced(opened, at + 1, pins)
        for way in self._ways_out(index, taken):
            more: Pins | None = pins
            for kind, source in way:
                if more is not None:
                    more = self._with_pin(more, at, kind, source)
            if more is not None and self._none_replaced(opened, at + 1, more):
                return True
        return False

    def _ways_out(self, index: int, taken: Sequence[Sequence[int]]) -> Iterator[list[tuple[int, int]]]:
        """What keeps a set from being kept with tiles of the table in place of its jokers: these were laid, or some
        tile beside them is not the one of the set."""
        for tiles in taken:
            yield [(one, LAID) for one in tiles]
        for one in self.jokered[index].tiles:
            if one != JOKER:
                for source in range(OTHER, len(self.jokered)):
                    if source != index:
                        yield [(one, source)]

    # -- RK-4.3 ------------------------------------------------------------------------------------------------------

    def _freed(self) -> list[tuple[int, list[int]]]:
        """The jokers that are not bought, each by its start set with all that it stood for there. A tile that bought
        another joker of the set isn't one of these."""
        return [(index, stands_for(rest, place)) for index, rest in self.opened for place in joker_places(rest)]

    def _as_they_stood(self, freed: list[tuple[int, list[int]]], placed: list[tuple[int, int]]) -> bool:
        """Every joker that is not bought counts as a tile that it stood for, and fits with it; those of one start set
        as different tiles.

        `placed` are the end sets and tiles that the first of these jokers have found.
        """
        if len(placed) == len(freed):
            return True
        index, stood_for = freed[len(placed)]
        for at in range(len(self.end)):
            if sum([place == at for place, _ in placed]) == self.room[at]:
                continue
            open_tiles = self._open_tiles(at)
            for one in stood_for:
                used = (at, one) in placed or any(
                    one == tile and index == other for (_, tile), (other, _) in zip(placed, freed, strict=False)
                )
                if one in open_tiles and not used and self._as_they_stood(freed, [*placed, (at, one)]):
                    return True
        return False

    def _open_tiles(self, at: int) -> list[int]:
        """What jokers of an end set may stand for, except those of a first meld, which have places in a run."""
        meld, kept = self.end[at], self.kept[at]
        if meld.kind != RUN:
            return missing_from_group(meld)
        low = full_run(meld)[0]
        laid = () if kept is None else full_run(kept)
        return [low + place for place in joker_places(meld) if low + place not in laid]


def _in_place_of_jokers(meld: Meld, start: Meld, rest: Meld) -> list[tuple[int, ...]]:
    """Does an end set hold all of an opened set, with number tiles in place of jokers that are not bought? The choices
    of tiles that take these places; none if it does not."""
    plain = [one for one in start.tiles if one != JOKER]
    if meld.kind != start.kind or len(meld.tiles) < len(start.tiles) or any(one not in meld.tiles for one in plain):
        return []
    if meld.kind == RUN:
        places = [full_run(start)[place] for place in joker_places(rest)]
        if full_run(start)[0] < full_run(meld)[0] or full_run(start)[-1] > full_run(meld)[-1]:
            return []
        taken = tuple([one for one in places if one in meld.tiles])
        return [taken] if taken else []
    lacking = rest.tiles.count(JOKER) - meld.tiles.count(JOKER)
    added = [one for one in meld.tiles if one != JOKER and one not in plain]
    return list(combinations(added, lacking)) if lacking > 0 else []
