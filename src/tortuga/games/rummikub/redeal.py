"""Redeals: some truth behind a view, so that bots can think ahead without knowing anything. Compiled."""

from collections.abc import Sequence

from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.games.rummikub.rules.state import Player, RummikubState, dealt
from tortuga.games.rummikub.rules.tiles import KINDS, box, counts_of, kinds_of
from tortuga.games.rummikub.rules.turns import tiles_on
from tortuga.games.rummikub.view import RummikubView, table_of
from tortuga.kernel.chance import Chance


def redeals(rules: Ruleset, view: RummikubView, count: int, chance: Chance) -> list[RummikubState]:
    """Whatever is not in sight lies anywhere: nobody remembers more of it than what is not in the bank."""
    table = table_of(view)
    known: list[Sequence[int] | None] = [None] * len(view.racks)
    if view.shown is not None:
        known = [counts_of(kinds_of(rack)) for rack in view.shown]
    if view.seat is not None:
        known[view.seat] = counts_of(kinds_of(view.rack))
    unseen = box(view.options.jokers)
    for seen in (tiles_on(table), *[rack for rack in known if rack is not None]):
        for kind in range(KINDS):
            unseen[kind] -= seen[kind]
    sizes = [rack.size for rack in view.racks]
    last: tuple[int, tuple[int, ...]] = (-1, ())
    if view.last is not None:
        last = (view.last.seat, kinds_of(view.last.tiles))
    found: list[RummikubState] = []
    for _ in range(count):
        bank = unseen[:]
        racks = dealt(known, sizes, bank, chance)
        players = [Player(held, rack.melded, rack.exchanged) for held, rack in zip(racks, view.racks, strict=True)]
        state = RummikubState(
            rules,
            players,
            bank,
            table,
            view.active,
            view.starter,
            view.turn,
            view.round,
            view.passes,
            last,
            [list(scores) for scores in view.rounds],
            view.outcome is not None,
        )
        found.append(state)
    return found
