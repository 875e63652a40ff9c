"""The sets of a hand that no other set beats, all of them, however large the hand is.

One set beats another if it uses none but the other's cards, gains at least the other's captains at no lower values, and
differs: it needs fewer cards, or gains more. Playing it keeps all that the other set would keep and wins all that it
would win, in points and in what others lose. Sets that keep different cards, or of which each gains something that the
other does not, never beat each other. Of sets with the same result (cards, captains, values) there is one, the same as
among the legal moves.

In such a set each card is needed: without it some captain would not be gained, or at a lower value. So the cards laid
for one colour are a *share* that needs all its cards, and a set is a choice of shares of different colours that have no
card in common. All such choices are found without a dead end.

A choice of shares can still be beaten if its own cards lie better the other way round. Then some colour's cards go to
another colour, whose cards go to a third, and so on until the circle is closed, because every colour that gives a card
away needs one in return. So only choices with such a circle are compared with the other choices of their own cards.
"""

from typing import final

from mypy_extensions import i64

from tortuga.games.rum.rules.bottles import COLOURS, FLAGS, FLAGS_OF, bottles_of, singles_of
from tortuga.games.rum.rules.captains import new_value
from tortuga.games.rum.rules.cards import ALL_CARDS, LAY, cards_in, laid_cards
from tortuga.games.rum.rules.ruleset import Ruleset


@final
class Share:
    """Cards laid for one colour."""

    def __init__(self, colour: i64, up: i64, bottles: i64, others: i64, value: i64) -> None:
        self.colour: i64 = 1 << colour  # as a bit
        self.up = up  # the bits of its ends in a set
        self.cards: i64 = laid_cards(up)
        self.bottles = bottles  # as a tally
        self.others = others  # the colours of the other ends, a bit for each
        self.value = value  # that the captain takes; 0: it is not gained
        self.following: i64 = 0  # where the shares of the next colour begin


@final
class UnbeatenSets:
    """Of one seat, in one position; `start` is the tally that its sets start from, `open_bottles` the face-up beach."""

    def __init__(self, rules: Ruleset, value: list[int], open_bottles: i64, start: i64) -> None:
        self.rules = rules
        self.value = value
        self.open = open_bottles
        self.start = start
        self.shares: list[Share] = []  # colour by colour
        self.begin: list[int] = []  # by colour, where its shares begin
        self.chosen: list[Share] = []  # those of the set that is being made
        self.sets: list[int] = []

    def of(self, hand: i64) -> list[int]:
        for colour in range(COLOURS):
            self.begin.append(len(self.shares))
            self._find_shares(colour, hand)
            for share in self.shares[self.begin[colour] :]:
                share.following = len(self.shares)
        self.begin.append(len(self.shares))
        self._choose(0, LAY, 0, 0, 0, False)
        if self.start & FLAGS:  # the beach alone gains a captain: any card will do
            gaining = [share.cards for share in self.shares]
            self.sets += [LAY | 1 << card for card in cards_in(hand) if 1 << card not in gaining]
        return self.sets

    def _find_shares(self, colour: i64, hand: i64) -> None:
        """Of all ways to lay cards for a colour, those that need each of their cards."""
        ends = [end for end in self.rules.ends[colour] if end.card & hand]
        most = self.start
        for end in ends:
            most += end.bottles
        if not most & FLAGS_OF[colour]:
            return
        ways = [self._share(colour, 0, 0, 0)]  # at the place that has a bit for each of its ends
        for end in ends:
            ways += [
                self._share(colour, way.up | end.up, way.bottles + end.bottles, way.others | end.other) for way in ways
            ]
        for place in range(1, len(ways)):
            way = ways[place]
            if way.value and self._needs_all(place, way.value, ways):
                self.shares.append(way)

    def _share(self, colour: i64, up: i64, bottles: i64, others: i64) -> Share:
        value: i64 = 0
        if self.start + bottles & FLAGS_OF[colour]:
            in_set = self.open + bottles
            value = new_value(self.value[colour], bottles_of(in_set, colour), singles_of(in_set, colour))
        return Share(colour, up, bottles, others, value)

    def _needs_all(self, place: i64, value: i64, ways: list[Share]) -> bool:
        end: i64 = 1
        while end <= place:
            if place & end and ways[place ^ end].value == value:
                return False
            end += end
        return True

    def _choose(self, place: i64, play: i64, cards: i64, colours: i64, others: i64, circle: bool) -> None:
        """Adds one more share to a set, in all ways from this place on, and then others."""
        shares, chosen = self.shares, self.chosen
        count = len(shares)
        while place < count:
            share = shares[place]
            place += 1
            if share.cards & cards:
                continue
            chosen.append(share)
            grown = play | share.up
            closed = circle or (others & share.colour != 0 and share.others & colours != 0 and self._has_circle())
            if not closed or not self._is_beaten(0, 0, cards | share.cards, grown, LAY, False):
                self.sets.append(grown)
                if share.following < count:
                    self._choose(
                        share.following,
                        grown,
                        cards | share.cards,
                        colours | share.colour,
                        others | share.others,
                        closed,
                    )
            chosen.pop()

    def _has_circle(self) -> bool:
        """Could the cards go round: the chosen ones of some colours each to the next of these?"""
        colours: i64 = 0
        for share in self.chosen:
            colours |= share.colour
        before: i64 = 0
        while colours != before:
            before = colours
            for share in self.chosen:
                if not share.others & colours:
                    colours &= ~share.colour
        return colours != 0

    def _is_beaten(self, colour: i64, place: i64, left: i64, play: i64, other: i64, more: bool) -> bool:
        """Is there another choice, of no other cards, that is at least as good as the chosen shares, and better or the
        one of equal ones that is listed? It is made colour by colour; `place` counts the chosen shares met so far,
        `left` are the cards that it has not used."""
        if colour == COLOURS:
            if left or more:
                return True
            differ = (play ^ other) & ALL_CARDS
            return differ & -differ & other != 0  # the list has the one with the lowest single end, as `moves` does
        wanted: i64 = 0
        if place < len(self.chosen) and self.chosen[place].colour == 1 << colour:
            wanted = self.chosen[place].value
            place += 1
        here: i64 = self.begin[colour]
        end: i64 = self.begin[colour + 1]
        while here < end:
            share = self.shares[here]
            here += 1
            if share.value >= wanted and not share.cards & ~left:
                rest = left ^ share.cards
                if self._is_beaten(colour + 1, place, rest, play, other | share.up, more or share.value > wanted):
                    return True
        return wanted == 0 and self._is_beaten(colour + 1, place, left, play, other, more)
