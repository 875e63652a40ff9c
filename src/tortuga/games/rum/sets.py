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
from tortuga.games.rum.cards import ALL_CARDS, CARDS, LAY, Rules, cards_in

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


def new_value(old: int, bottles: int, singles: int) -> int:
    """The value that a captain takes when a set with so many bottles of its colour gains it, 8 at most.

    >>> new_value(5, bottles=3, singles=3)
    7
    """
    natural = bottles if bottles > old else 0  # RUM-4.4
    trio = old + 2 if singles == 3 else 0  # RUM-4.7: the higher of the two, never added together
    return min(max(natural, trio), TOP_VALUE)


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
        self.hand: list[int] = []
        self.help: list[int] = []
        self.known: set[int] = set()
        self.sets: list[int] = []

    def sets_of(self, hand: int, reach: i64) -> list[int]:
        """All sets of a hand, or a fair choice where they are too many (see WAYS).
        `reach` has the flags that the whole hand could set at best."""
        idle: list[int] = []
        for card in cards_in(hand):
            if reach & self.rules.useful[card]:
                self.hand.append(card)
            else:
                idle.append(1 << card)
        self.help = [0]
        for card in reversed(self.hand):
            self.help.append(self.help[-1] + self.rules.both_tally[card])
        self.help.reverse()
        size = hand.bit_count()
        most = MOST_CARDS[size]
        if self.start & FLAGS:  # the beach alone gains a captain: a start for sets of idle cards
            self.sets.append(LAY)
        self._grow(0, most, self.start, LAY)
        for one_up in idle:  # cards that add nothing may be laid all the same (RUM-4.13), either end up alike
            self.sets += [play | one_up for play in self.sets if play.bit_count() <= most]
        if self.start & FLAGS:
            self.sets.remove(LAY)
        if most < size:
            self._whole_colours(cards_in(hand))
        return self.sets

    def _grow(self, first: i64, left: i64, tally: i64, play: i64) -> None:
        """Notes every set that adds up to `left` cards, from place `first` of the hand on, to this one."""
        rules = self.rules
        hand = self.hand
        rest = self.help
        for place in range(first, len(hand)):
            card: i64 = hand[place]
            more: i64 = rest[place + 1]
            bottles: i64 = rules.single_tally[card]
            end_up: i64 = 1 << card
            for _ in range(2):
                grown = tally + bottles
                if grown & FLAGS:
                    self._note(grown, play | end_up)
                if more and left > 1 and grown + more & FLAGS:
                    self._grow(place + 1, left - 1, grown, play | end_up)
                bottles = rules.double_tally[card]
                end_up <<= CARDS

    def _note(self, tally: i64, play: i64) -> None:
        """Keeps a set unless another of the same cards brings the same."""
        flags = tally & FLAGS
        result: i64 = 0
        if flags & TRIO_FLAGS or self.beach_wins:
            in_set = tally - self.start + self.open
            for colour in range(COLOURS):
                if tally & FLAGS_OF[colour]:
                    value = new_value(self.value[colour], bottles_of(in_set, colour), singles_of(in_set, colour))
                    as_bottles = bottles_of(self.start, colour) + value - bottles_of(self.open, colour)
                    result += as_bottles << COUNT_BITS * colour
        else:  # no trio: the lanes of the gained colours say it all
            result = tally & (flags >> 4) * 31
        result = result << CARDS | (play | play >> CARDS) & ALL_CARDS
        if result not in self.known:
            self.known.add(result)
            self.sets.append(play)

    def _whole_colours(self, hand: list[int]) -> None:
        """Adds, for every choice of colours, the set of all their bottles (the double end up where both ends fit)."""
        rules = self.rules
        known = set(self.sets)
        for colours in range(1, 1 << COLOURS):
            play = LAY
            for card in hand:
                if colours >> rules.doubles[card] & 1:
                    play |= 1 << card + CARDS
                elif colours >> rules.singles[card] & 1:
                    play |= 1 << card
            if play != LAY and self.start + rules.tally(play) & FLAGS and play not in known:
                known.add(play)
                self.sets.append(play)
