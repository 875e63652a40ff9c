"""Which sets a hand can play: one for each distinct result, that is cards played, captains gained and their values.

The search adds card after card, either end up, and leaves a branch as soon as the rest of the hand cannot help it.
A large hand has too many sets; then `BestSets` makes sure that the best ones are among those that are found.
"""

from typing import Final, final

from mypy_extensions import i64

from tortuga.games.rum.rules.best_sets import BestSets
from tortuga.games.rum.rules.bottles import (
    COLOURS,
    COUNT_BITS,
    FLAGS,
    FLAGS_OF,
    TRIO_FLAGS,
    bottles_of,
    singles_of,
)
from tortuga.games.rum.rules.captains import new_value
from tortuga.games.rum.rules.cards import CARDS, DRAWS, LAY, Card, Laying, count_of
from tortuga.games.rum.rules.ruleset import KNOWN, REACHES, Ruleset
from tortuga.kernel.state import Move

WAYS: Final = 3**9
"""How many ways to lay cards are looked through at most: all of them with up to 9 cards in hand, and beyond that the
sets of a few cards, those of whole colours and the best. A hand of 15 could be laid in 14 million ways."""


def _most_cards(hand: int) -> int:
    ways = 1
    of_this_size = 1
    for cards in range(1, hand + 1):
        of_this_size = of_this_size * 2 * (hand + 1 - cards) // cards
        ways += of_this_size
        if ways > WAYS:
            return cards - 1
    return hand


MOST_CARDS: Final = [_most_cards(hand) for hand in range(CARDS + 1)]
"""By size of the hand, the largest sets that are all looked through."""


def moves_with_sets(
    rules: Ruleset,
    seat: int,
    owner: list[int],
    value: list[int],
    open_bottles: i64,
    start: i64,
    beach_wins: bool,
    hand: i64,
    reachable: i64,
) -> list[Move]:
    """The draws and all sets of a hand, or a fair choice where they are too many (see WAYS). Only to be read.

    `start` is the tally that a set starts from for this seat, `open_bottles` the face-up beach by itself; `beach_wins`
    if the beach alone has set a flag, which then may stand elsewhere in `start` (RUM-4.12). `reachable` has the flags
    that the whole hand could set at best."""
    reach = rules.reaches[reachable % REACHES]
    if reach.flags != reachable:
        reach = rules.new_reach(reachable)
    useful = hand & reach.useful
    lanes = start & reach.lanes
    known = None if beach_wins else rules.known[(3 * useful + lanes) % KNOWN]
    while known is not None and (known.useful != useful or known.lanes != lanes):
        known = known.earlier
    if known is not None and useful == hand:
        return known.moves
    size = count_of(hand)
    most = MOST_CARDS[size]
    if known is not None:
        sets = known.sets
    else:
        cards = rules.cards_of(useful)
        search = SPARE.pop() if SPARE else SetSearch()
        sets = search.run(rules, value, open_bottles, start, beach_wins, cards, most)
        SPARE.append(search)
        if len(cards) <= 3 and not beach_wins:
            rules.remember(useful, lanes, sets)
    for card in rules.cards_of(hand ^ useful):  # may be laid all the same (RUM-4.13), either end up alike
        fewer = sets if most == size else [play for play in sets if play.bit_count() <= most]
        sets = sets + [play | card.bit for play in fewer]
    if start & FLAGS:
        sets = sets[1:]  # without LAY
    if most < size:
        sets = sets + _whole_colours(rules, start, rules.cards_of(hand), sets)
        sets = sets + BestSets(rules, seat, owner, value, open_bottles, start).of(rules.cards_of(useful), sets)
    return DRAWS + sets


NOTHING: Final = Laying(0, 0)


PLACES: Final = 127
MANY_PLACES: Final = 8191
"""Primes, so that the remainders of results differ where the results do."""
MANY: Final = 6
"""With more useful cards a search has hundreds or thousands of results, and takes the larger table."""


@final
class SearchNode:
    """Where a search keeps a result; those with the same remainder follow one another."""

    def __init__(self) -> None:
        self.search: i64 = 0  # the number of the search that was here last: to any other the place is empty
        self.result: i64 = 0
        self.following: SearchNode | None = None

    def next(self) -> "SearchNode":
        if self.following is None:
            self.following = SearchNode()
        return self.following


@final
class SetSearch:
    """The sets of useful cards alone, up to `most` of them.

    It is used again and again: its places would take longer to make than most searches. They do what a `set` could, but
    in native numbers."""

    def __init__(self) -> None:
        self.places = [SearchNode() for _ in range(PLACES)]
        self.many_places: list[SearchNode] = []  # made when they are first needed
        self.has_many = False
        self.number: i64 = 0  # of the search
        self.value: list[int] = []
        self.open: i64 = 0
        self.start: i64 = 0
        self.by_value: i64 = 0  # where the bottles do not say what is gained
        self.useful: list[Card] = []
        self.sets: list[int] = []
        self.singly: i64 = 0  # so many cards are added one by one, the last two in all ways at once
        self.last: list[Laying] = []

    def run(
        self,
        rules: Ruleset,
        value: list[int],
        open_bottles: i64,
        start: i64,
        beach_wins: bool,
        useful: list[Card],
        most: i64,
    ) -> list[int]:
        self.number += 1
        self.has_many = len(useful) > MANY
        if self.has_many and not self.many_places:
            self.many_places = [SearchNode() for _ in range(MANY_PLACES)]
        self.value = value
        self.open = open_bottles
        self.start = start
        self.useful = useful
        self.sets = []
        if start & FLAGS:  # the beach alone gains a captain: a start for sets of idle cards
            self.sets.append(LAY)
        best = start
        for card in useful:
            best += card.both
        self.by_value = best & (FLAGS if beach_wins else TRIO_FLAGS)
        self.singly = len(useful)
        self.last = []
        if self.singly == 1:
            self.singly = 0
            self.last = useful[0].either_up
        elif 1 < self.singly <= most:
            self.singly -= 2
            self.last = rules.pairs[useful[-2].number][useful[-1].number]
        self._grow(0, most, start, best, LAY, 0, NOTHING)
        return self.sets

    def _grow(self, place: i64, left: i64, tally: i64, best: i64, play: i64, laid: i64, double: Laying) -> None:
        """Finds every set that adds up to `left` cards, from this place of the useful ones on, to this one.
        `best` is the tally with both ends of all those cards, `double` the latest card that lies double end up."""
        for here in range(place, self.singly):
            card = self.useful[here]
            rest = best - card.both
            for end in card.either_up if best & card.useful else card.single_up:  # else no end can help here
                best_left = rest + end.bottles
                if best_left & FLAGS:
                    grown = tally + end.bottles
                    if grown & FLAGS:
                        self._add([end], tally, play, laid, double)
                    if left > 1:
                        turned = end if end.turned else double
                        if here + 1 < self.singly:
                            self._grow(here + 1, left - 1, grown, best_left, play | end.up, laid | end.cards, turned)
                        else:
                            self._add(self.last, grown, play | end.up, laid | end.cards, turned)
            best = rest
            if not best & FLAGS:
                return
        self._add(self.last, tally, play, laid, double)

    def _add(self, ways: list[Laying], tally: i64, play: i64, laid: i64, double: Laying) -> None:
        """Adds the sets that these ways make of this one; of sets with the same result the first is kept."""
        sets, number, by_value, has_many = self.sets, self.number, self.by_value, self.has_many
        places = self.many_places if has_many else self.places
        turned, needed = double.turned, double.useful
        for way in ways:
            grown = tally + way.bottles
            gained = grown & FLAGS
            # Double ends that do not help, and would not when turned, make the same as when turned: that comes earlier.
            if (
                gained
                and (not way.turned or grown + way.turned & way.useful)
                and (not turned or grown + turned & needed)
            ):
                if by_value and gained & by_value:
                    brings = self._values(grown)
                else:
                    brings = grown & (gained >> 4) * 31  # the bottles of the gained colours say it all
                result = brings | laid | way.cards
                place = places[result % MANY_PLACES if has_many else result % PLACES]
                while place.search == number and place.result != result:
                    place = place.next()
                if place.search != number:
                    place.search = number
                    place.result = result
                    sets.append(play | way.up)

    def _values(self, tally: i64) -> i64:
        """The new values of the gained captains, each as the bottles that would bring it without a trio."""
        brings: i64 = 0
        in_set = tally - self.start + self.open
        gained = tally & FLAGS
        for colour, flags in enumerate(FLAGS_OF):
            if gained & flags:
                bottles = bottles_of(in_set, colour)
                value = new_value(self.value[colour], bottles, singles_of(in_set, colour))
                brings += bottles_of(tally, colour) + value - bottles << COUNT_BITS * colour
                gained &= ~flags
                if not gained:
                    break
        return brings


SPARE: Final[list[SetSearch]] = []
"""Searches that aren't in use."""


def _whole_colours(rules: Ruleset, start: i64, hand: list[Card], sets: list[int]) -> list[int]:
    """For every choice of colours, the set of all their bottles (the double end up where both ends fit), unless it is
    among these sets."""
    known = set(sets)
    added = []
    for colours in range(1, 1 << COLOURS):
        play = LAY
        for card in hand:
            if colours >> rules.doubles[card.number] & 1:
                play |= 1 << card.number + CARDS
            elif colours >> rules.singles[card.number] & 1:
                play |= 1 << card.number
        if play != LAY and start + rules.tally(play) & FLAGS and play not in known:
            known.add(play)
            added.append(play)
    return added
