"""Bots for RUM. They see what a person in their seat would see."""

from collections import Counter
from collections.abc import Sequence

from tortuga.games.rum.components import COLOUR_NAMES, LETTERS
from tortuga.games.rum.rules.captains import TOP_VALUE
from tortuga.games.rum.rules.state import SLOTS
from tortuga.games.rum.view import PARROT_NAME, RumOffer, RumView
from tortuga.kernel.bot import Advice, Bot
from tortuga.kernel.messages import Message, Word
from tortuga.kernel.views import Offer, View
from tortuga.search.bot import Hard
from tortuga.search.halving import Considered

COLOUR_OF = dict(zip(LETTERS, COLOUR_NAMES, strict=True))


class GreedyBot(Bot):
    """Takes the best captain gain on offer; else draws what brings it closest to one, and returns what helps least."""

    def choose(self, view: View, offers: Sequence[Offer]) -> str:
        assert isinstance(view, RumView)
        mine = [offer for offer in offers if isinstance(offer, RumOffer)]
        assert mine
        sets = [offer for offer in mine if offer.kind == "lay"]
        if sets:
            return max(sets, key=lambda offer: self._gain(view, offer)).do
        if view.asks == "turn":
            return self._draw(view)
        return max(mine, key=lambda offer: self._prospects(view, self._left(view, offer), _open(view))).do

    def advise(self, view: View, offers: Sequence[Offer]) -> Advice:
        assert isinstance(view, RumView)
        mine = [offer for offer in offers if isinstance(offer, RumOffer)]
        move = self.choose(view, offers)
        return Advice(move, self._why(view, mine, next(offer for offer in mine if offer.do == move)))

    def _why(self, view: RumView, offers: Sequence[RumOffer], best: RumOffer) -> Message:
        """What `choose` goes by, in words."""
        if best.kind == "return":
            return Message("rum-hint-return", {"count": len(best.cards)})
        if best.kind == "draw":
            card = view.beach[best.slot - 1] if best.slot else None
            if card is None:
                return Message("rum-hint-wreck")
            before = self._by_captain(view, view.hand, _open(view))
            after = self._by_captain(view, [*view.hand, card], _open(view, without=best.slot or 0))
            colour = max(after, key=lambda one: after[one] - before.get(one, 0.0))
            return Message("rum-hint-beach", {"captain": Word(f"rum-captain-{colour}")})
        others = [self._gain(view, offer) for offer in offers if offer.kind == "lay" and offer.do != best.do]
        if not others:
            return Message("rum-hint-only-set")
        (points, lost, cards), next_best = self._gain(view, best), max(others)
        if points > next_best[0]:
            return Message("rum-hint-points", {"points": points, "other": next_best[0]})
        if lost > next_best[1]:
            return Message("rum-hint-lost", {"points": points, "count": lost - next_best[1]})
        if cards > next_best[2]:
            return Message("rum-hint-cards", {"points": points, "count": cards - next_best[2]})
        return Message("rum-hint-even", {"points": points})

    def _gain(self, view: RumView, offer: RumOffer) -> tuple[int, int, int]:
        """Points won, then points that others lose, then cards kept."""
        lost = sum(gain.was for gain in offer.gains if gain.owner not in (None, view.seat))
        return offer.points or 0, lost, -len(offer.cards)

    def _draw(self, view: RumView) -> str:
        """The open card that helps most, if one does; else a card that nobody knows."""
        best, best_slot = self._prospects(view, view.hand, _open(view)), 0
        for slot in range(1, SLOTS + 1):
            card = view.beach[slot - 1]
            if card is not None:
                prospects = self._prospects(view, [*view.hand, card], _open(view, without=slot))
                if prospects > best:
                    best, best_slot = prospects, slot
        return f"draw beach {best_slot}" if best_slot else "draw wreck"

    def _left(self, view: RumView, offer: RumOffer) -> list[str]:
        return [card for card in view.hand if card not in offer.cards]

    def _prospects(self, view: RumView, hand: Sequence[str], beach: Sequence[str]) -> float:
        """How close a hand comes to captains."""
        return sum(self._by_captain(view, hand, beach).values())

    def _by_captain(self, view: RumView, hand: Sequence[str], beach: Sequence[str]) -> dict[str, float]:
        """How close it comes to each: the bottles of the colour that it could show against the captain's value, nearer
        and more valuable ones counting more."""
        bottles: Counter[str] = Counter()
        singles: Counter[str] = Counter()
        for card in hand:
            bottles[COLOUR_OF[card[0]]] += 1
            bottles[COLOUR_OF[card[1].upper()]] += 2
            singles[COLOUR_OF[card[0]]] += 1
        for card in beach:
            bottles[COLOUR_OF[card[0]]] += 1
            singles[COLOUR_OF[card[0]]] += 1
        close: dict[str, float] = {}
        for captain in view.captains:
            count = bottles[captain.colour]
            if count == 0 or (captain.owner == view.seat and captain.value == TOP_VALUE):
                continue
            reach = min(count, TOP_VALUE) / (1 + max(0, captain.value + 1 - count))
            trio = (captain.value + 2) / (1 + 2 * (3 - singles[captain.colour]))
            close[captain.colour] = max(reach, trio)
        return close


class HardBot(Hard):
    """Says why in the words of RUM, where the quick look of `GreedyBot` comes to the same move."""

    def reason(self, view: View, offers: Sequence[Offer], considered: Sequence[Considered], move: str) -> Message:
        quick = GreedyBot(self.title, self.chance).advise(view, offers)
        if quick.move == move and quick.why is not None:
            return quick.why
        return super().reason(view, offers, considered, move)


def _open(view: RumView, without: int = 0) -> list[str]:
    """The rum cards that lie face up on the beach, except one slot; while the tide waits, a parrot may lie there."""
    cards = [card for slot, card in enumerate(view.beach, start=1) if slot != without]
    return [card for card in cards if card is not None and card != PARROT_NAME]
