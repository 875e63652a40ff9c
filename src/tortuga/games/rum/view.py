"""What RUM shows at its edge: options, views and offers."""

from typing import Literal, TypeAlias

import msgspec

from tortuga.games.rum.events import Gain
from tortuga.kernel.outcome import Outcome
from tortuga.kernel.title import Options
from tortuga.kernel.views import Offer, View

Edition: TypeAlias = Literal["en", "pl"]
Asks: TypeAlias = Literal["turn", "parrot", "tide", "nothing"]


class RumOptions(Options, frozen=True, kw_only=True):
    """The edition settles what the two rulebooks tell differently; each difference can also be set by itself."""

    edition: Edition = "en"
    dealer: int | None = None
    """English edition: the dealer's seat, counted from 1; the player to the left starts. None: by chance."""
    impersonator: int | None = None
    """Polish edition: the seat of the best pirate impersonator, who starts. None: by chance."""
    wash_first_beach: bool | None = None
    """RUM-2.6: is a trio among the first beach cards washed away?"""
    parrot_silent_when_last: bool | None = None
    """RUM-6.2: does a parrot that is the wreck's last card have no effect of its own?"""
    hand_must_show_colour: bool | None = None
    """RUM-4.12: must a laid card show the colour of each captain gained?"""


class Switches(msgspec.Struct, frozen=True):
    """What sets the editions apart, settled for one table; see RumOptions."""

    wash_first_beach: bool
    parrot_silent_when_last: bool
    hand_must_show_colour: bool


class Captain(msgspec.Struct, frozen=True):
    colour: str
    value: int
    owner: int | None


class Hand(msgspec.Struct, frozen=True):
    """What everyone knows of a hand: its size, cards surely in it, cards perhaps still in it, and the turns in which
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
