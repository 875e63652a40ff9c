"""The best sets of a hand, however large it is: by points, and by the points that others lose.

Every card is played single end up, double end up or stays in the hand, and each choice matters to one colour only. So
the cards are taken colour by colour, and once a colour has no cards left, only its result counts. What is still open
are the bottles of the other colours; of all choices that are equal there, only the best is continued. Every pair of
colours is on one card, so that even the whole box has some thousand of these, not 3 to the power of 21.
"""

from typing import Final

from mypy_extensions import i64

from tortuga.games.rum.rules.bottles import COLOURS, FLAGS_OF, LANES, bottles_of, singles_of
from tortuga.games.rum.rules.captains import new_value
from tortuga.games.rum.rules.cards import LAY, Card, laid_cards
from tortuga.games.rum.rules.ruleset import Ruleset

# A score is three numbers in one: what is asked for, the other of points and losses, and the cards that are laid.
SECOND: Final = 1 << 6
FIRST: Final = 1 << 14


ANY: Final = 1 << 60
"""Above a tally: some card is laid."""


class BestSets:
    """Of one seat, in one position: `start` is the tally that its sets start from, `open_bottles` the face-up beach."""

    def __init__(
        self, rules: Ruleset, seat: int, owner: list[int], value: list[int], open_bottles: i64, start: i64
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.owner = owner
        self.value = value
        self.open = open_bottles
        self.start = start

    def of(self, cards: list[Card], known: list[int]) -> list[int]:
        """The set that brings the most points, and the one that costs others most; of equals the other of the two
        counts, then fewer cards. Without those whose like is known. A set that wins is the best by points, or there is
        none."""
        found: list[int] = []
        for by_points, by_loss in ((FIRST, SECOND), (SECOND, FIRST)):
            best = self._best(cards, by_points, by_loss)
            if best != LAY and not any(self._are_alike(best, other) for other in [*known, *found]):
                found.append(best)
        return found

    def _best(self, cards: list[Card], by_points: int, by_loss: int) -> int:
        """The best set of these cards, by what a point and a loss count; LAY (no cards) if they gain nothing."""
        scores: dict[int, int] = {0: 0}  # by what is open, a tally and ANY: the best score ...
        sets: dict[int, int] = {0: LAY}  # ... and the set that makes it
        left = list(cards)
        for colour in range(COLOURS):
            ends = (self.rules.singles, self.rules.doubles)
            mine = [card for card in left if any(colour == end[card.number] for end in ends)]
            left = [card for card in left if card not in mine]
            for card in mine:
                self._lay(card, scores, sets)
            scores, sets = self._without(colour, scores, sets, by_points, by_loss)
        return sets[ANY] if scores.get(ANY, 0) > 0 else LAY

    def _lay(self, card: Card, scores: dict[int, int], sets: dict[int, int]) -> None:
        """The card stays in the hand, or lies with either end up."""
        before = [(state, score, sets[state]) for state, score in scores.items()]
        for state, score, play in before:
            for end in card.either_up:
                after: int = (state | ANY) + end.bottles
                if after not in scores or scores[after] < score - 1:
                    scores[after] = score - 1
                    sets[after] = play | end.up

    def _without(
        self, colour: int, scores: dict[int, int], sets: dict[int, int], by_points: int, by_loss: int
    ) -> tuple[dict[int, int], dict[int, int]]:
        """A colour has no cards left: what it brings is counted, and its bottles are forgotten."""
        lanes: int = LANES[colour]
        worth: dict[int, int] = {}
        after: dict[int, int] = {}
        best: dict[int, int] = {}
        for state, score in scores.items():
            shown = state & lanes
            if shown not in worth:
                worth[shown] = self._worth(colour, shown, by_points, by_loss)
            rest = state ^ shown
            total = score + worth[shown]
            if rest not in after or after[rest] < total:
                after[rest] = total
                best[rest] = sets[state]
        return after, best

    def _worth(self, colour: int, laid: int, by_points: int, by_loss: int) -> int:
        """What a colour scores if so many of its bottles are laid."""
        value = self._new_value(colour, laid)
        if value == 0:
            return 0
        was, owner = self.value[colour], self.owner[colour]
        if owner == self.seat:
            return by_points * (value - was)
        return by_points * value + (by_loss * was if owner >= 0 else 0)

    def _new_value(self, colour: int, laid: int) -> int:
        """Of the captain, if these bottles gain it; else 0."""
        if not self.start + laid & FLAGS_OF[colour]:
            return 0
        in_set: i64 = self.open + laid
        return new_value(self.value[colour], bottles_of(in_set, colour), singles_of(in_set, colour))

    def _are_alike(self, one: int, other: int) -> bool:
        """The same cards, and the same values of the same captains."""
        if laid_cards(one) != laid_cards(other):
            return False
        bottles = [self.rules.tally(play) for play in (one, other)]
        return all(
            self._new_value(colour, bottles[0]) == self._new_value(colour, bottles[1]) for colour in range(COLOURS)
        )
