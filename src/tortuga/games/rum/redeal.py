"""Redeals: some truth behind a view, so that bots can think ahead without knowing anything.

A redeal must agree with what the seat remembers. A hidden place (a face-down slot, an unknown card of a hand) was
filled from the wreck in a known turn; a card that was seen elsewhere later than that cannot lie there. So every
place accepts some cards, and a random matching of places and cards is a redeal.
"""

from typing import Final, final

from mypy_extensions import i64

from tortuga.games.rum.components import RumComponents
from tortuga.games.rum.rules.cards import ALL_CARDS, CARDS, PARROT, PARROT_BIT, cards_in, count_of
from tortuga.games.rum.rules.ruleset import Ruleset
from tortuga.games.rum.rules.state import NOBODY, SLOTS, Player, RumState
from tortuga.games.rum.view import PARROT_NAME, PHASES, RumView
from tortuga.kernel.chance import Chance

HIDDEN: Final = -1
"""A place of the beach of which the seat does not know the card."""


@final
class Redeals:
    """All that is known behind a view, read once for any number of redeals."""

    def __init__(self, data: RumComponents, rules: Ruleset, view: RumView) -> None:
        self.rules = rules
        self.view = view
        self.numbers: dict[str, int] = data.numbers
        self.returned: list[int] = list(view.returned) or [-1] * CARDS
        self.seen: list[int] = list(view.seen)
        self.filled: list[int] = list(view.filled)
        self.owner: list[int] = [NOBODY if captain.owner is None else captain.owner for captain in view.captains]
        self.value: list[int] = [captain.value for captain in view.captains]
        self.sure = [self._mask(hand.sure) for hand in view.hands]
        self.maybe = [self._mask(hand.maybe) for hand in view.hands]
        self.drawn: list[list[int]] = [list(hand.drawn) for hand in view.hands]
        self.hands = list(self.sure)
        self.beach = [HIDDEN if name is None else self._number(name) for name in view.beach]
        self.face_up = sum([1 << slot for slot in range(SLOTS) if self.beach[slot] != HIDDEN])
        if view.seat is not None:
            self.hands[view.seat] = self._mask(view.hand)
        self.unseen: i64 = ALL_CARDS | PARROT_BIT
        if view.asks == "parrot":  # it lies before the active player
            self.unseen ^= PARROT_BIT
        for cards in self.hands:
            self.unseen &= ~cards
        for card in self.beach:
            if card != HIDDEN:
                self.unseen &= ~(1 << card)
        self.accepts: list[int] = []
        """By hidden place, the cards that may lie there."""
        self.owners: list[int] = []
        """By hidden place, the seat whose hand it belongs to, or -1 and less for a slot of the beach."""
        if view.truth is None:
            self._find_places()
        else:
            self.hands = [self._mask(names) for names in view.truth.hands]
            self.beach = [self._number(name) for name in view.truth.beach]
            self.unseen = self._mask(view.truth.wreck)
            if count_of(self.unseen) > view.wreck:  # the parrot was drawn and has not gone back
                self.unseen ^= PARROT_BIT

    def state(self, chance: Chance) -> RumState:
        """One of them."""
        view = self.view
        hands, beach = self.hands[:], self.beach[:]
        wreck = self._match(hands, beach, chance) if self.accepts else self.unseen
        chosen = self._chosen(hands, chance)
        return RumState(
            self.rules,
            [self._player(seat, hands[seat], chosen[seat]) for seat in range(len(hands))],
            wreck,
            beach,
            self.face_up,
            self.owner[:],
            self.value[:],
            view.clock,
            view.active,
            view.turn,
            PHASES[view.asks],
            self.seen[:],
            self.filled[:],
        )

    def _player(self, seat: int, hand: int, chosen: int) -> Player:
        returned = self.returned[:] if seat == self.view.seat else [-1] * CARDS
        return Player(hand, self.drawn[seat][:], returned, self.sure[seat], self.maybe[seat], chosen)

    def _find_places(self) -> None:
        for slot in range(SLOTS):
            if self.beach[slot] == HIDDEN:
                self.accepts.append(self._older_than(self.filled[slot]) & self.unseen)
                self.owners.append(-1 - slot)
        for seat, hand in enumerate(self.view.hands):
            if seat == self.view.seat:
                continue
            still_maybe = self._still_maybe(self.maybe[seat])
            drawn = self.drawn[seat]
            for place in range(hand.size - len(hand.sure)):
                cards = still_maybe
                if place < len(drawn):
                    cards |= self._older_than(drawn[-1 - place]) & ~PARROT_BIT
                self.accepts.append(cards & self.unseen)
                self.owners.append(seat)

    def _match(self, hands: list[int], beach: list[int], chance: Chance) -> int:
        """Fills every hidden place with an unseen card that it accepts; what is left is the wreck.

        A matching exists, as the truth is one. Places take a random card; one that finds none lets another move over
        (the augmenting paths of Kuhn's algorithm).
        """
        matching = Matching(self.accepts, chance)
        places: i64 = (1 << len(self.accepts)) - 1
        while places:  # in random order, so that no place has the first choice each time
            place = chance.draw(places)
            places ^= 1 << place
            matching.tried = 0
            if not matching.settle(place):
                raise AssertionError("no truth agrees with this view")
        for card in cards_in(matching.taken):
            owner = self.owners[matching.lies_in[card]]
            if owner < 0:
                beach[-1 - owner] = card
            else:
                hands[owner] |= 1 << card
        return self.unseen ^ matching.taken

    def _older_than(self, turn: int) -> int:
        """The cards that may have been in the wreck in this turn, as far as the seat remembers."""
        cards = 0
        for card, seen in enumerate(self.seen):
            if seen < turn and (card == PARROT or self.returned[card] < turn):
                cards |= 1 << card
        return cards

    def _still_maybe(self, maybe: int) -> int:
        """Cards that were in a hand, unless the seat itself held one of them since."""
        cards = 0
        for card in cards_in(maybe):
            if self.returned[card] <= self.seen[card]:
                cards |= 1 << card
        return cards

    def _chosen(self, hands: list[int], chance: Chance) -> list[int]:
        """What the others have chosen in secret could be anything."""
        view = self.view
        chosen = [0] * len(hands)
        if view.asks != "tide":
            return chosen
        for seat, hand in enumerate(hands):
            if seat in view.due:
                continue
            if seat == view.seat and view.chosen is not None:
                chosen[seat] = self._mask(view.chosen)
                continue
            for _ in range(min(view.number, hand.bit_count())):
                chosen[seat] |= 1 << chance.draw(hand & ~chosen[seat])
        return chosen

    def _number(self, name: str) -> int:
        return PARROT if name == PARROT_NAME else self.numbers[name]

    def _mask(self, names: tuple[str, ...]) -> int:
        mask = 0
        for name in names:
            mask |= 1 << self._number(name)
        return mask


@final
class Matching:
    """Places with cards that lie there, while it grows."""

    def __init__(self, accepts: list[int], chance: Chance) -> None:
        self.accepts = accepts
        self.chance = chance
        self.lies_in = [HIDDEN] * (CARDS + 1)  # by card
        self.taken: i64 = 0  # the cards that have a place
        self.tried: i64 = 0  # the cards that were asked to move over

    def settle(self, place: int) -> bool:
        """Finds a card for a place: a free one at random, else one whose place can settle for another."""
        accepted = self.accepts[place]
        free = accepted & ~self.taken
        if free:
            card = self.chance.draw(free)
            self.taken |= 1 << card
            self.lies_in[card] = place
            return True
        for card in cards_in(accepted):
            if not self.tried >> card & 1:
                self.tried |= 1 << card
                if self.settle(self.lies_in[card]):
                    self.lies_in[card] = place
                    return True
        return False
