"""Ruleset: what one table plays by, with everything that follows from its cards computed in advance."""

from typing import Final, final

from mypy_extensions import i64

from tortuga.games.rum.rules.bottles import COLOURS, COUNT_FLAGS, FLAGS_OF, double, single
from tortuga.games.rum.rules.cards import (
    ALL_CARDS,
    CARDS,
    HALF,
    LOW_HALF,
    Card,
    End,
    KnownSets,
    Reach,
    TallySums,
    cards_in,
    laid_cards,
)

REMEMBERED: Final = 1 << 14
"""How many lists of moves with up to three useful cards are remembered at most; docs/performance.md says how many of
them come again."""
KNOWN: Final = 16381
REACHES: Final = 2039
"""The number of places for what is looked up by remainders: primes, which spread best."""


@final
class Ruleset:
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
        single_ends = self.single_tally[:CARDS]
        double_ends = [double(colour) for colour in doubles]
        self.single_ends = TallySums(single_ends)
        self.double_ends = TallySums(double_ends)
        self.both_tally = [one + two for one, two in zip(single_ends, double_ends, strict=True)]
        self.both_ends = TallySums(self.both_tally)
        self.cards = [self._card(number) for number in range(CARDS)]
        self.pairs = [[first.ways_with(second) for second in self.cards] for first in self.cards]
        self.ends = [self._ends_of(colour) for colour in range(COLOURS)]
        self.low = _choices(self.cards[:HALF])
        self.high = _choices(self.cards[HALF:])
        self.low_names = _names(names[:HALF])
        self.high_names = _names(names[HALF:])
        # What moves_with_sets has asked for, by remainders: a dictionary would box every number that is looked up.
        self.reaches = [Reach(0, self.cards)] * REACHES
        self.known: list[KnownSets | None] = [None] * KNOWN
        self.remembered: i64 = 0

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        fields = (self.singles, self.doubles, self.names, self.colours, self.clock)
        switches = (self.wash_first_beach, self.parrot_silent_when_last, self.hand_must_show_colour)
        return Ruleset, (*fields, *switches)

    def _card(self, number: int) -> Card:
        one, two = self.singles[number], self.doubles[number]
        # A double end isn't part of a trio.
        useful = FLAGS_OF[one] | FLAGS_OF[two] & COUNT_FLAGS
        return Card(number, single(one), double(two), useful)

    def _ends_of(self, colour: int) -> list[End]:
        """The ends of a colour, on whatever card."""
        ends = []
        for number, (one, two) in enumerate(zip(self.singles, self.doubles, strict=True)):
            if colour == one:
                ends.append(End(1 << number, 1 << number, single(one), 1 << two))
            elif colour == two:
                ends.append(End(1 << number, 1 << number + CARDS, double(two), 1 << one))
        return ends

    def cards_of(self, mask: i64) -> list[Card]:
        """The cards of a mask, by rising number."""
        return self.low[mask & LOW_HALF] + self.high[mask >> HALF]

    def new_reach(self, flags: i64) -> Reach:
        reach = self.reaches[flags % REACHES] = Reach(flags, self.cards)
        return reach

    def remember(self, useful: i64, lanes: i64, sets: list[int]) -> None:
        if self.remembered < REMEMBERED:
            place = (3 * useful + lanes) % KNOWN
            self.known[place] = KnownSets(useful, lanes, sets, self.known[place])
            self.remembered += 1

    def tally(self, play: i64) -> i64:
        """The bottles that a set shows."""
        return self.single_ends.of(play & ALL_CARDS) + self.double_ends.of(play >> CARDS & ALL_CARDS)

    def shown(self, mask: i64) -> tuple[str, ...]:
        """Cards in notation, single end first."""
        return self.low_names[mask & LOW_HALF] + self.high_names[mask >> HALF]

    def laid(self, play: int) -> tuple[str, ...]:
        """The cards of a set in notation, each with the end that is up first."""
        texts = []
        for card in cards_in(laid_cards(play)):
            name = self.names[card]
            texts.append(name if play >> card & 1 else name[1:].upper() + name[0].lower())
        return tuple(texts)


def _choices(cards: list[Card]) -> list[list[Card]]:
    """All choices of these cards, each where its mask says."""
    choices: list[list[Card]] = [[]]
    for card in cards:
        choices += [[*others, card] for others in choices]
    return choices


def _names(names: list[str]) -> list[tuple[str, ...]]:
    """The same of names."""
    choices: list[tuple[str, ...]] = [()]
    for name in names:
        choices += [(*others, name) for others in choices]
    return choices
