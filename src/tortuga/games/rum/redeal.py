"""Redeals: some truth behind a view, so that bots can think ahead without knowing anything.

A redeal must agree with what the seat remembers. A hidden place (a face-down slot, an unknown card of a hand) was
filled from the wreck in a known turn; a card that was seen elsewhere later than that cannot lie there. So every
place accepts some cards, and a random matching of places and cards is a redeal.
"""

from tortuga.games.rum.components import RumComponents
from tortuga.games.rum.rules.cards import ALL_CARDS, CARDS, PARROT, PARROT_BIT, cards_in
from tortuga.games.rum.rules.ruleset import Ruleset
from tortuga.games.rum.rules.state import NOBODY, SLOTS, Player, RumState
from tortuga.games.rum.view import PARROT_NAME, PHASES, RumView
from tortuga.kernel.chance import Chance


class Redeal:
    """One redeal in the making: what the seat sees is laid down first, then the rest is matched."""

    def __init__(self, data: RumComponents, rules: Ruleset, view: RumView, chance: Chance) -> None:
        self.data = data
        self.rules = rules
        self.view = view
        self.chance = chance
        self.sure = [self._mask(hand.sure) for hand in view.hands]
        self.maybe = [self._mask(hand.maybe) for hand in view.hands]
        self.hands = list(self.sure)
        self.beach = [self._number(name) for name in view.beach]
        self.returned = list(view.returned) or [-1] * CARDS
        if view.seat is not None:
            self.hands[view.seat] = self._mask(view.hand)
        self.unseen = ALL_CARDS | PARROT_BIT
        if view.asks == "parrot":  # it lies before the active player
            self.unseen ^= PARROT_BIT
        for cards in self.hands:
            self.unseen &= ~cards
        for card in self.beach:
            if card is not None:
                self.unseen &= ~(1 << card)

    def state(self) -> RumState:
        if self.view.truth is None:
            self._match()
        else:
            self.hands = [self._mask(names) for names in self.view.truth.hands]
            self.beach = [self._number(name) for name in self.view.truth.beach]
            self.unseen = self._mask(self.view.truth.wreck)
            if self.unseen.bit_count() > self.view.wreck:  # the parrot was drawn and has not gone back
                self.unseen ^= PARROT_BIT
        view = self.view
        chosen = self._chosen()
        return RumState(
            self.rules,
            [self._player(seat, chosen[seat]) for seat in range(len(view.hands))],
            self.unseen,
            [card for card in self.beach if card is not None],
            sum(1 << slot for slot in range(SLOTS) if view.beach[slot] is not None),
            [NOBODY if captain.owner is None else captain.owner for captain in view.captains],
            [captain.value for captain in view.captains],
            view.clock,
            view.active,
            view.turn,
            PHASES[view.asks],
            list(view.seen),
            list(view.filled),
        )

    def _player(self, seat: int, chosen: int) -> Player:
        returned = list(self.view.returned) if seat == self.view.seat else [-1] * CARDS
        drawn = list(self.view.hands[seat].drawn)
        return Player(self.hands[seat], drawn, returned, self.sure[seat], self.maybe[seat], chosen)

    def _match(self) -> None:
        """Fills every hidden place with an unseen card that it accepts; what is left is the wreck.

        A matching exists, as the truth is one. Places take a random card; one that finds none lets another move over
        (the augmenting paths of Kuhn's algorithm).
        """
        slots = [slot for slot in range(SLOTS) if self.beach[slot] is None]
        accepts = [self._older_than(self.view.filled[slot]) & self.unseen for slot in slots]
        owners = [-1 - slot for slot in slots]
        for seat, hand in enumerate(self.view.hands):
            if seat == self.view.seat:
                continue
            for place in range(hand.size - len(hand.sure)):
                cards = self._still_maybe(seat)
                if place < len(hand.drawn):
                    cards |= self._older_than(hand.drawn[-1 - place]) & ~PARROT_BIT
                accepts.append(cards & self.unseen)
                owners.append(seat)
        lies_in: dict[int, int] = {}
        places = (1 << len(accepts)) - 1
        while places:  # in random order, so that no place has the first choice each time
            place = self.chance.draw(places)
            places ^= 1 << place
            if not self._settle(place, accepts, lies_in, set()):
                raise AssertionError("no truth agrees with this view")
        for card, place in lies_in.items():
            self.unseen ^= 1 << card
            if owners[place] < 0:
                self.beach[-1 - owners[place]] = card
            else:
                self.hands[owners[place]] |= 1 << card

    def _settle(self, place: int, accepts: list[int], lies_in: dict[int, int], tried: set[int]) -> bool:
        """Finds a card for a place: a free one at random, else one whose place can settle for another."""
        free = accepts[place]
        for card in lies_in:
            free &= ~(1 << card)
        if free:
            lies_in[self.chance.draw(free)] = place
            return True
        for card in cards_in(accepts[place]):
            if card not in tried:
                tried.add(card)
                if self._settle(lies_in[card], accepts, lies_in, tried):
                    lies_in[card] = place
                    return True
        return False

    def _older_than(self, turn: int) -> int:
        """The cards that may have been in the wreck in this turn, as far as the seat remembers."""
        cards = 0
        for card, seen in enumerate(self.view.seen):
            if seen < turn and (card == PARROT or self.returned[card] < turn):
                cards |= 1 << card
        return cards

    def _still_maybe(self, seat: int) -> int:
        """Cards that were in this hand, unless the seat itself held one of them since."""
        cards = 0
        for card in cards_in(self.maybe[seat]):
            if self.returned[card] <= self.view.seen[card]:
                cards |= 1 << card
        return cards

    def _chosen(self) -> list[int]:
        """What the others have chosen in secret could be anything."""
        view = self.view
        chosen = [0] * len(view.hands)
        if view.asks != "tide":
            return chosen
        for seat, hand in enumerate(self.hands):
            if seat in view.due:
                continue
            if seat == view.seat and view.chosen is not None:
                chosen[seat] = self._mask(view.chosen)
                continue
            for _ in range(min(view.number, hand.bit_count())):
                chosen[seat] |= 1 << self.chance.draw(hand & ~chosen[seat])
        return chosen

    def _number(self, name: str | None) -> int | None:
        if name is None:
            return None
        return PARROT if name == PARROT_NAME else self.data.numbers[name]

    def _mask(self, names: tuple[str, ...]) -> int:
        mask = 0
        for name in names:
            number = self._number(name)
            assert number is not None
            mask |= 1 << number
        return mask
