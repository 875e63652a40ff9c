"""What a seat may know of a game of RUM, and what it is offered. `view_builder` fills it in."""

from typing import Literal, TypeAlias

import msgspec

from tortuga.games.rum.events import Gain
from tortuga.games.rum.options import Switches
from tortuga.games.rum.rules.state import FOR_PARROT, FOR_TIDE, OVER, TURN
from tortuga.kernel.outcome import Outcome
from tortuga.kernel.views import Offer, View

Asks: TypeAlias = Literal["turn", "parrot", "tide", "nothing"]


PHASES: dict[Asks, int] = {"turn": TURN, "parrot": FOR_PARROT, "tide": FOR_TIDE, "nothing": OVER}
PARROT_NAME = "parrot"
ASKS: dict[int, Asks] = {phase: asks for asks, phase in PHASES.items()}


class Captain(msgspec.Struct, frozen=True):
    colour: str
    value: int
    owner: int | None


class Hand(msgspec.Struct, frozen=True):
    """What everyone knows of a hand: its size, cards certainly in it, cards perhaps still in it, and the turns in which
    its other cards left the wreck (RUM-9.2)."""

    size: int
    sure: tuple[str, ...]
    maybe: tuple[str, ...]
    drawn: tuple[int, ...]


class Truth(msgspec.Struct, frozen=True):
    """After the end everything is shown."""

    hands: tuple[tuple[str, ...], ...]
    beach: tuple[str, ...]
    wreck: tuple[str, ...]
    """The parrot is among them if its drawing ended the game, though it has not gone back yet (RUM-8.5)."""


class RumView(View, frozen=True, kw_only=True, tag="rum"):
    """The table as one seat sees it. Cards are in notation, `parrot` is the parrot, None lies face down."""

    switches: Switches
    turn: int
    active: int
    asks: Asks
    due: tuple[int, ...]
    number: int
    """How many cards a parrot makes a player return."""
    goal: int
    points: tuple[int, ...]
    captains: tuple[Captain, ...]
    clock: int
    beach: tuple[str | None, ...]
    wreck: int
    hands: tuple[Hand, ...]
    hand: tuple[str, ...] = ()
    chosen: tuple[str, ...] | None = None
    """What this seat has chosen to return while others still choose."""
    seen: tuple[int, ...]
    """By card, the parrot last: the turn in which all saw it go to the wreck or lost sight of it; -1 never."""
    filled: tuple[int, ...]
    """By slot: the turn in which its card left the wreck."""
    returned: tuple[int, ...] = ()
    """By card: the turn in which this seat returned it unseen; -1 never."""
    outcome: Outcome | None = None
    truth: Truth | None = None


class RumOffer(Offer, frozen=True, kw_only=True, tag="rum"):
    """A move: a draw from a slot (0: the wreck), a set with what it gains, or cards to return."""

    kind: Literal["draw", "lay", "return"]
    slot: int | None = None
    cards: tuple[str, ...] = ()
    gains: tuple[Gain, ...] = ()
    points: int | None = None
    """The points that the player would have after a set."""
