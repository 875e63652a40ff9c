"""Redeals: some truth behind a view, so that bots can think ahead without knowing anything."""

from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.games.rummikub.rules.state import Player, RummikubState, take
from tortuga.games.rummikub.rules.tiles import KINDS, box, counts_of, kinds_of
from tortuga.games.rummikub.rules.turns import tiles_on
from tortuga.games.rummikub.view import RummikubView, table_of
from tortuga.kernel.chance import Chance


def redeal(rules: Ruleset, view: RummikubView, chance: Chance) -> RummikubState:
    """Whatever is not in sight lies anywhere: nobody remembers more of it than what is not in the bank."""
    table = table_of(view)
    known: dict[int, tuple[str, ...]] = {} if view.shown is None else dict(enumerate(view.shown))
    if view.seat is not None:
        known[view.seat] = view.rack
    bank = box(view.options.jokers)
    for seen in (tiles_on(table), *[counts_of(kinds_of(rack)) for rack in known.values()]):
        for kind in range(KINDS):
            bank[kind] -= seen[kind]
    players = []
    for seat, rack in enumerate(view.racks):
        held = counts_of(kinds_of(known[seat])) if seat in known else [0] * KINDS
        while sum(held) < rack.size:
            held[take(bank, chance)] += 1
        players.append(Player(held, rack.melded, rack.exchanged))
    return RummikubState(
        rules,
        players,
        bank,
        table,
        view.active,
        view.starter,
        view.turn,
        view.round,
        view.passes,
        (-1, ()) if view.last is None else (view.last.seat, kinds_of(view.last.tiles)),
        [list(scores) for scores in view.rounds],
        view.outcome is not None,
    )
