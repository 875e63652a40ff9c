"""Builds what a seat may know of a game of RUM, by adding (RUM-9.1). Compiled, because bots ask for it at every move;
what never changes is built once for all views."""

from typing import Final

from tortuga.games.rum.components import COLOUR_NAMES
from tortuga.games.rum.options import Switches
from tortuga.games.rum.rules.captains import TOP_VALUE
from tortuga.games.rum.rules.cards import ALL_CARDS, PARROT, count_of
from tortuga.games.rum.rules.ruleset import Ruleset
from tortuga.games.rum.rules.state import OVER, SLOTS, Player, RumState
from tortuga.games.rum.view import ASKS, PARROT_NAME, Captain, Hand, RumView, Truth

MOST_SEATS: Final = 4
CAPTAINS: Final = [
    [[Captain(colour, value, owner) for value in range(TOP_VALUE + 1)] for owner in (*range(MOST_SEATS), None)]
    for colour in COLOUR_NAMES
]
"""By colour, owner (nobody is the last, which is NOBODY) and value."""
SWITCHES: Final = [Switches(bool(bits & 1), bool(bits & 2), bool(bits & 4)) for bits in range(8)]


def view_of(state: RumState, seat: int | None) -> RumView:
    rules = state.rules
    players = state.players
    own = None if seat is None else players[seat]
    return RumView(
        seat=seat,
        switches=_switches(rules),
        turn=state.turn_number,
        active=state.active,
        asks=ASKS[state.phase],
        due=tuple(state.due()),
        number=state.number(),
        goal=state.goal(),
        points=tuple([player.points for player in players]),
        captains=tuple([CAPTAINS[colour][owner][state.value[colour]] for colour, owner in enumerate(state.owner)]),
        clock=state.clock,
        beach=tuple([_beach_card(state, slot) for slot in range(SLOTS)]),
        wreck=count_of(state.wreck),
        hands=tuple([_hand(rules, player) for player in players]),
        seen=tuple(state.seen),
        filled=tuple(state.filled),
        hand=() if own is None else rules.shown(own.hand),
        chosen=None if own is None or not own.chosen else rules.shown(own.chosen),
        returned=() if own is None else tuple(own.returned),
        outcome=state.outcome(),
        truth=_truth(state) if state.phase == OVER else None,
    )


def _switches(rules: Ruleset) -> Switches:
    bits = 1 if rules.wash_first_beach else 0
    if rules.parrot_silent_when_last:
        bits |= 2
    if rules.hand_must_show_colour:
        bits |= 4
    return SWITCHES[bits]


def _beach_card(state: RumState, slot: int) -> str | None:
    if not state.face_up >> slot & 1:
        return None
    card = state.beach[slot]
    return PARROT_NAME if card == PARROT else state.rules.names[card]


def _hand(rules: Ruleset, player: Player) -> Hand:
    return Hand(count_of(player.hand), rules.shown(player.sure), rules.shown(player.maybe), tuple(player.drawn))


def _truth(state: RumState) -> Truth:
    rules = state.rules
    wreck = rules.shown(state.wreck & ALL_CARDS) + (() if PARROT in state.beach else (PARROT_NAME,))
    return Truth(
        tuple([rules.shown(player.hand) for player in state.players]),
        tuple([PARROT_NAME if card == PARROT else rules.names[card] for card in state.beach]),
        wreck,
    )
