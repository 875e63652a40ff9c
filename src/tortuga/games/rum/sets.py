"""Which sets a hand can lay: one for each distinct result, that is cards laid, captains gained and their values.

The search adds card after card, either end up, and leaves a branch as soon as the rest of the hand cannot help it.
"""

from typing import Final, final

from mypy_extensions import i64

from tortuga.games.rum.bottles import (
    COLOURS,
    COUNT_BITS,
    FLAGS,
    FLAGS_OF,
    TRIO_FLAGS,
    bottles_of,
    singles_of,
)
from tortuga.games.rum.cards import CARDS, LAY, Card, Rules, laid_cards

TOP_VALUE: Final = 8

WAYS: Final = 3**9
"""How many ways to lay cards are looked through at most: all of them with up to 9 cards in hand, and beyond that the
sets of a few cards and those of whole colours. A hand of 15 could be laid in 14 million ways."""


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


def new_value(old: i64, bottles: i64, singles: i64) -> i64:
    """The value that a captain takes when a set with so many bottles of its colour gains it, 8 at most.

    >>> new_value(5, bottles=3, singles=3)
    7
    """
    natural = bottles if bottles > old else 0  # RUM-4.4
    trio = old + 2 if singles == 3 else 0  # RUM-4.7: the higher of the two, never added together
    value = natural if natural > trio else trio
    return value if value < TOP_VALUE else TOP_VALUE


@final
class SetSearch:
    """One search. `start` is the tally that a set starts from, `open_bottles` the face-up beach by itself;
    `beach_wins` if the beach alone has passed a hurdle, which then may stand elsewhere in `start` (RUM-4.12)."""

    def __init__(self, rules: Rules, value: list[int], open_bottles: i64, start: i64, beach_wins: bool) -> None:
        self.rules = rules
        self.value = value
        self.open = open_bottles
        self.start = start
        self.beach_wins = beach_wins
        self.hand: list[Card] = []
        self.sets: list[int] = []
        self.results: set[int] = set()  # what the sets found so far bring

    def sets_of(self, hand: i64, reach: i64) -> list[int]:
        """All sets of a hand, or a fair choice where they are too many (see WAYS).
        `reach` has the flags that the whole hand could set at best."""
        cards = self.rules.cards_of(hand)
        idle: list[Card] = []
        more: i64 = 0
        for card in cards:
            if reach & card.useful:
                self.hand.append(card)
                more += card.both
            else:
                idle.append(card)
        size = len(cards)
        most = MOST_CARDS[size]
        if self.start & FLAGS:  # the beach alone gains a captain: a start for sets of idle cards
            self.sets.append(LAY)
            self.results.add(0)
        self._grow(0, most, more, self.start, LAY)
        sets = self.sets
        for card in idle:  # cards that add nothing may be laid all the same (RUM-4.13), either end up alike
            sets += [play | card.bit for play in sets if most == size or play.bit_count() <= most]
        if self.start & FLAGS:
            sets.remove(LAY)
        if most < size:
            self._add_whole_colours(cards, sets)
        return sets

    def _grow(self, place: i64, left: i64, more: i64, tally: i64, play: i64) -> None:
        """Finds every set that adds up to `left` cards, from this place of the hand on, to this one.
        `more` is the tally of both ends of all those cards."""
        laid = laid_cards(play)
        while more and tally + more & FLAGS:
            card = self.hand[place]
            place += 1
            ends = card.either_up if tally + more & card.useful else card.single_up  # no end can help here
            more -= card.both
            for end in ends:
                grown = tally + end.bottles
                if grown + more & FLAGS:
                    gained = grown & FLAGS
                    if gained:
                        if gained & TRIO_FLAGS or self.beach_wins:
                            brings = self._values(grown)
                        else:
                            brings = grown & (gained >> 4) * 31  # the bottles of the gained colours say it all
                        self.results.add(brings << CARDS | laid | card.bit)
                        if len(self.results) > len(self.sets):  # the first set with this result
                            self.sets.append(play | end.up)
                    if more and left > 1:
                        self._grow(place, left - 1, more, grown, play | end.up)

    def _values(self, tally: i64) -> i64:
        """The new values of the gained captains, each as the bottles that would bring it without a trio."""
        brings: i64 = 0
        in_set = tally - self.start + self.open
        for colour in range(COLOURS):
            if tally & FLAGS_OF[colour]:
                value = new_value(self.value[colour], bottles_of(in_set, colour), singles_of(in_set, colour))
                bottles = bottles_of(self.start, colour) + value - bottles_of(self.open, colour)
                brings += bottles << COUNT_BITS * colour
        return brings

    def _add_whole_colours(self, hand: list[Card], sets: list[int]) -> None:
        """Adds, for every choice of colours, the set of all their bottles (the double end up where both ends fit)."""
        rules = self.rules
        known = set(sets)
        for colours in range(1, 1 << COLOURS):
            play = LAY
            for card in hand:
                if colours >> rules.doubles[card.number] & 1:
                    play |= 1 << card.number + CARDS
                elif colours >> rules.singles[card.number] & 1:
                    play |= 1 << card.number
            if play != LAY and self.start + rules.tally(play) & FLAGS and play not in known:
                known.add(play)
                sets.append(play)
