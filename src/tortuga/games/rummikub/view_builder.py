"""Builds what a seat may know of a match, by adding (RK-6.1, RK-6.2). Compiled, because bots ask for it at every turn;
sets and racks that were shown before are built once for many views."""

from typing import Final

from tortuga.games.rummikub.options import options_of
from tortuga.games.rummikub.rules.melds import Meld, value_of
from tortuga.games.rummikub.rules.state import Player, RummikubState
from tortuga.games.rummikub.rules.tiles import kinds_in, names
from tortuga.games.rummikub.view import MELD_KINDS, LastTurn, Rack, RummikubView, SetOnTable

MOST_SETS: Final = 8_192
_SETS: Final[dict[Meld, SetOnTable]] = {}
_RACKS: Final[dict[tuple[int, bool, int], Rack]] = {}
"""There are hardly more than some hundreds."""


def view_of(state: RummikubState, seat: int | None) -> RummikubView:
    players = state.players
    laid_by, laid = state.last
    return RummikubView(
        seat=seat,
        options=options_of(state.rules),
        turn=state.turn_number,
        round=state.round_number,
        active=state.active,
        starter=state.starter,
        due=tuple(state.due()),
        table=tuple([_set_on_table(meld) for meld in state.table]),
        bank=state.bank_size(),
        racks=tuple([_rack(player) for player in players]),
        passes=state.passes,
        last=None if laid_by < 0 else LastTurn(laid_by, names(laid)),
        rounds=tuple([tuple(scores) for scores in state.rounds]),
        totals=tuple(state.totals()),
        rack=() if seat is None else names(kinds_in(players[seat].rack)),
        outcome=state.outcome(),
        shown=tuple([names(kinds_in(player.rack)) for player in players]) if state.over else None,
    )


def _set_on_table(meld: Meld) -> SetOnTable:
    known = _SETS.get(meld)
    if known is None:
        if len(_SETS) >= MOST_SETS:
            _SETS.clear()
        known = _SETS[meld] = SetOnTable(MELD_KINDS[meld.kind], names(meld.tiles), value_of(meld))
    return known


def _rack(player: Player) -> Rack:
    key = (player.size(), player.melded, player.exchanged)
    known = _RACKS.get(key)
    if known is None:
        known = _RACKS[key] = Rack(*key)
    return known
