"""Cards as numbers, several cards as a bit mask, and the constants of one table's rules."""

from typing import Final, final

from mypy_extensions import i64

from tortuga.games.rum.rules.bottles import (
    COLOURS,
    COUNT_LANES,
    FLAGS_OF,
    LANES,
    TRIO_FLAGS,
    TRIO_SHIFT,
)
from tortuga.kernel.state import Move

CARDS: Final = 21
ALL_CARDS: Final = (1 << CARDS) - 1
PARROT: Final = 21
PARROT_BIT: Final = 1 << PARROT

WRECK: Final = 0
DRAWS: Final[list[Move]] = [WRECK, -1, -2, -3]
LAY: Final = 1 << 2 * CARDS
"""Marks a set: cards with the single end up in the lowest 21 bits, those with the double end up in the next 21."""


def cards_in(mask: int) -> list[int]:
    """The card numbers of a mask, rising.

    >>> cards_in(0b1010)
    [1, 3]
    """
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


HALF: Final = 11
LOW_HALF: Final = (1 << HALF) - 1
"""Which cards a mask holds, and how many, is looked up in two halves: most masks hold few cards, so little of the
tables is in use."""
COUNTS: Final = [half.bit_count() for half in range(1 << HALF)]


def count_of(cards: i64) -> i64:
    """How many cards a mask holds."""
    return COUNTS[cards & LOW_HALF] + COUNTS[cards >> HALF]


def laid_cards(play: i64) -> i64:
    """The cards of a set, whichever end is up."""
    return (play | play >> CARDS) & ALL_CARDS


@final
class End:
    """One end of a card, with which it may lie up."""

    def __init__(self, card: i64, up: i64, bottles: i64, other: i64) -> None:
        self.card = card  # as a bit
        self.up = up  # the bit of the end in a set
        self.bottles = bottles  # as a tally
        self.other = other  # the colour of the other end, as a bit


@final
class Laying:
    """A way to lay one card or two."""

    def __init__(self, bottles: i64, up: i64, turned: i64 = 0, useful: i64 = 0) -> None:
        self.bottles = bottles  # as a tally
        self.up = up  # the bits of its ends in a set
        self.cards = laid_cards(up) << TRIO_SHIFT  # as a result keeps them, above the bottles
        self.turned = turned  # the single ends of the cards that lie double end up, as a tally
        self.useful = useful  # the flags that these cards can help to set, whichever end is up

    def also(self, other: "Laying") -> "Laying":
        bottles, up = self.bottles + other.bottles, self.up | other.up
        return Laying(bottles, up, self.turned + other.turned, self.useful | other.useful)


@final
class Card:
    """A card as the search for sets sees it."""

    def __init__(self, number: int, single_end: i64, double_end: i64, useful: i64) -> None:
        self.number = number
        self.bit: i64 = 1 << number
        self.both = single_end + double_end  # as a tally
        self.useful = useful  # the flags that it can help to set
        self.single_up = [Laying(single_end, self.bit)]
        self.either_up = [*self.single_up, Laying(double_end, self.bit << CARDS, single_end, useful)]

    def ways_with(self, other: "Card") -> list[Laying]:
        """All ways to lay this card, the other one or both."""
        ways = []
        for one in self.either_up:
            ways.append(one)
            ways += [one.also(two) for two in other.either_up]
        return ways + other.either_up


@final
class Reach:
    """What counts for a hand that can set these flags at best."""

    def __init__(self, flags: i64, cards: list[Card]) -> None:
        self.flags = flags
        self.useful: i64 = 0  # the cards that can help, if they are in the hand
        for card in cards:
            if flags & card.useful:
                self.useful |= card.bit
        self.lanes: i64 = 0  # the lanes of a tally that tell what the hand can win
        for colour in range(COLOURS):
            if flags & FLAGS_OF[colour] & TRIO_FLAGS:
                self.lanes |= LANES[colour]
            elif flags & FLAGS_OF[colour]:
                self.lanes |= COUNT_LANES & LANES[colour]


@final
class KnownSets:
    """The sets that useful cards can make, cached by these cards and by the lanes that tell what they can win."""

    def __init__(self, useful: i64, lanes: i64, sets: list[int], earlier: "KnownSets | None") -> None:
        self.useful = useful
        self.lanes = lanes
        self.sets = sets
        self.moves = DRAWS + sets
        self.earlier = earlier  # another one in the same place


SEVEN: Final = 7
LOW_SEVEN: Final = (1 << SEVEN) - 1
"""What the cards of a mask add up to is looked up seven cards at a time: three small tables stay in the processor's
cache, larger ones do not."""


@final
class TallySums:
    """The tallies of any cards together, from a tally for each."""

    def __init__(self, tallies: list[int]) -> None:
        self.low = self._sums(tallies[:SEVEN])
        self.middle = self._sums(tallies[SEVEN : 2 * SEVEN])
        self.high = self._sums(tallies[2 * SEVEN :])

    def _sums(self, tallies: list[int]) -> list[int]:
        sums = [0]
        for tally in tallies:
            sums += [others + tally for others in sums]
        return sums

    def of(self, cards: i64) -> i64:
        return self.low[cards & LOW_SEVEN] + self.middle[cards >> SEVEN & LOW_SEVEN] + self.high[cards >> 2 * SEVEN]
