"""Cards as numbers, several cards as a bit mask, and the constants of one table's rules."""

from typing import Final, final

from tortuga.games.rum.bottles import COUNT_FLAGS, FLAGS_OF, double, single

CARDS: Final = 21
ALL_CARDS: Final = (1 << CARDS) - 1
PARROT: Final = 21
PARROT_BIT: Final = 1 << PARROT

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


def laid_cards(play: int) -> int:
    """The cards of a set, whichever end is up."""
    return (play | play >> CARDS) & ALL_CARDS


@final
class Rules:
    """One table's rules: the box of components and what sets the editions apart. It never changes."""

    def __init__(
        self,
        singles: list[int],
        doubles: list[int],
        names: list[str],
        colours: list[str],
        clock: list[int],
        wash_first_beach: bool,
        parrot_silent_when_last: bool,
        hand_must_show_colour: bool,
    ) -> None:
        self.singles = singles  # by card, the colour of its single end
        self.doubles = doubles
        self.names = names
        self.colours = colours
        self.clock = clock  # by clock value, how many cards a parrot makes a player return
        self.wash_first_beach = wash_first_beach
        self.parrot_silent_when_last = parrot_silent_when_last
        self.hand_must_show_colour = hand_must_show_colour
        self.single_tally = [single(colour) for colour in singles] + [0]  # the parrot holds no bottle
        self.double_tally = [double(colour) for colour in doubles]
        self.both_tally = [single(one) + double(two) for one, two in zip(singles, doubles, strict=True)]
        # The flags that a card can help to set: a double end is no part of a trio.
        self.useful = [FLAGS_OF[one] | FLAGS_OF[two] & COUNT_FLAGS for one, two in zip(singles, doubles, strict=True)]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        fields = (self.singles, self.doubles, self.names, self.colours, self.clock)
        switches = (self.wash_first_beach, self.parrot_silent_when_last, self.hand_must_show_colour)
        return Rules, (*fields, *switches)

    def tally(self, play: int) -> int:
        """The bottles that a set shows."""
        tally = 0
        for card in cards_in(play & ALL_CARDS):
            tally += self.single_tally[card]
        for card in cards_in(play >> CARDS & ALL_CARDS):
            tally += self.double_tally[card]
        return tally

    def shown(self, mask: int) -> tuple[str, ...]:
        """Cards in notation, single end first."""
        return tuple([self.names[card] for card in cards_in(mask)])

    def laid(self, play: int) -> tuple[str, ...]:
        """The cards of a set in notation, each with the end that is up first."""
        texts = []
        for card in cards_in(laid_cards(play)):
            name = self.names[card]
            texts.append(name if play >> card & 1 else name[1:].upper() + name[0].lower())
        return tuple(texts)
