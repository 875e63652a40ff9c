"""Module: the hooks that the chapters call where the rulebook says that an optional module changes something."""

from typing import TYPE_CHECKING, ClassVar

from tortuga.games.maracaibo.rules.catalogue import NO_CARD, Card
from tortuga.kernel.chance import Chance
from tortuga.kernel.state import Listener

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.state import MaracaiboState
    from tortuga.games.maracaibo.rules.steps import MaracaiboStep


class Module:
    """An optional module (PM-9): hooks that the chapters call, each doing nothing unless a module says otherwise."""

    name: ClassVar[str] = ""

    def hides(self, kind: int) -> bool:
        """Are level I cards of this kind laid face down?"""
        return False

    def set_up(self, g: "MaracaiboState", chance: Chance) -> None:
        """When all is laid out."""

    def helm(self, seat: int) -> "MaracaiboStep | None":
        """The step with which a turn begins, instead of Sail."""
        return None

    def on_enter(self, g: "MaracaiboState", seat: int, space: int, chance: Chance, tell: Listener | None) -> None:
        """A ship moves onto a space, and may sail on."""

    def on_stop(self, g: "MaracaiboState", seat: int, space: int, chance: Chance, tell: Listener | None) -> None:
        """A move has ended, before anything is paid (PM-2.9)."""

    def after_payment(self, g: "MaracaiboState", seat: int, space: int) -> "MaracaiboStep | None":
        return None

    def at_location(self, g: "MaracaiboState", seat: int, card: Card) -> "MaracaiboStep | None":
        """Before step (1) of PM-3.7."""
        return None

    def in_gulf(self, g: "MaracaiboState", seat: int) -> "list[MaracaiboStep]":
        """Before PM-6.1."""
        return []

    def from_deck(self, g: "MaracaiboState", chance: Chance) -> int:
        """The next card of level II as it comes to the table, if the module knows better than chance: else NO_CARD."""
        return NO_CARD

    def skips(self, g: "MaracaiboState", seat: int, node: int) -> bool:
        """Is a track space none for this seat?"""
        return False

    def on_explored(self, g: "MaracaiboState", seat: int, node: int) -> None:
        """An explorer has come to a track space. What is pushed here comes before the effects of the space."""

    def on_income(self, g: "MaracaiboState") -> None: ...

    def easy_counts(self) -> bool:
        """Does the easier condition of a quest score?"""
        return True

    def quest_vp(self, vp: int, scores: bool) -> int:
        """What a revealed quest scores, from what it would score without the module."""
        return vp

    # Redbeard, in solo play.

    def redbeard_turns_up(self, g: "MaracaiboState", space: int) -> bool:
        """Does he turn up this hidden card on his way?"""
        return False

    def redbeard_turned_up(self, g: "MaracaiboState", tell: Listener | None) -> None:
        """He has turned up such a card."""

    def redbeard_stops(self, g: "MaracaiboState", space: int, chance: Chance, tell: Listener | None) -> None:
        """He has ended a move on a card, and the payment is over."""

    def redbeard_at_location(self, g: "MaracaiboState", card: Card, tell: Listener | None) -> None:
        """Before the value cube."""

    def redbeard_in_gulf(self, g: "MaracaiboState", chance: Chance, tell: Listener | None) -> None:
        """Before his upgrade there."""

    def redbeard_score(self, g: "MaracaiboState") -> int:
        """More VP for him at the end."""
        return 0
