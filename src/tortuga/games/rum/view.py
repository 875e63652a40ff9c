"""What a seat may know of a game of RUM, built by adding (RUM-9.1), and what it is offered."""

from typing import Literal, TypeAlias

import msgspec

from tortuga.games.rum.components import COLOUR_NAMES
from tortuga.games.rum.events import Gain
from tortuga.games.rum.options import Switches
from tortuga.games.rum.rules.cards import ALL_CARDS, PARROT, count_of
from tortuga.games.rum.rules.state import FOR_PARROT, FOR_TIDE, NOBODY, OVER, TURN, RumState
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


def view_of(state: RumState, seat: int | None) -> RumView:
    rules = state.rules
    names = [*rules.names, PARROT_NAME]
    players = state.players
    own = None if seat is None else players[seat]
    truth = None
    if state.phase == OVER:
        wreck = rules.shown(state.wreck & ALL_CARDS) + (() if PARROT in state.beach else (PARROT_NAME,))
        truth = Truth(
            tuple(rules.shown(player.hand) for player in players),
            tuple(names[card] for card in state.beach),
            wreck,
        )
    return RumView(
        seat=seat,
        switches=Switches(rules.wash_first_beach, rules.parrot_silent_when_last, rules.hand_must_show_colour),
        turn=state.turn_number,
        active=state.active,
        asks=ASKS[state.phase],
        due=tuple(state.due()),
        number=state.number(),
        goal=state.goal(),
        points=tuple(state.points(each) for each in range(len(players))),
        captains=tuple(
            Captain(COLOUR_NAMES[colour], value, None if owner == NOBODY else owner)
            for colour, (value, owner) in enumerate(zip(state.value, state.owner, strict=True))
        ),
        clock=state.clock,
        beach=tuple(names[card] if state.face_up >> slot & 1 else None for slot, card in enumerate(state.beach)),
        wreck=state.wreck.bit_count(),
        hands=tuple(
            Hand(
                count_of(player.hand),
                rules.shown(player.sure),
                rules.shown(player.maybe),
                tuple(player.drawn),
            )
            for player in players
        ),
        seen=tuple(state.seen),
        filled=tuple(state.filled),
        hand=() if own is None else rules.shown(own.hand),
        chosen=None if own is None or not own.chosen else rules.shown(own.chosen),
        returned=() if own is None else tuple(own.returned),
        outcome=state.outcome(),
        truth=truth,
    )
