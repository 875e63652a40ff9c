"""What the levels are measured by: bots that lay as soon as they can, from one that plays like a beginner on. They
see what a person in their seat would see, and ask the exact solver for different things."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from tortuga.games.rummikub.notation import write_move
from tortuga.games.rummikub.rules.additions import additions
from tortuga.games.rummikub.rules.jokers import FREE
from tortuga.games.rummikub.rules.melds import Melds
from tortuga.games.rummikub.rules.tiles import JOKER, counts_of, number_of
from tortuga.games.rummikub.rules.turns import laid_between
from tortuga.games.rummikub.solver.best_turn import TILES, VALUE, solve, solve_building, solve_first
from tortuga.games.rummikub.solver.effort import Effort
from tortuga.games.rummikub.view import RummikubOffer, RummikubView, Sight, sight_of
from tortuga.kernel.bot import Bot
from tortuga.kernel.views import Offer, View

JOKER_KEPT: Final = 20
"""How many points a joker would have to bring now for a bot that plans ahead to give it up. A joker makes a set out of
two tiles, which are worth 14 on average."""

STATES: Final = 500_000
"""What a best turn may take, in states of the search: half a second where the rules are compiled. The hardest turn of
thousands of games took less."""


class RummikubBot(Bot):
    """What all of them have in common: they play if they see how and want to, otherwise they choose how to play
    nothing."""

    def choose(self, view: View, offers: Sequence[Offer]) -> str:
        assert isinstance(view, RummikubView)
        mine = [offer for offer in offers if isinstance(offer, RummikubOffer)]
        sight = sight_of(view)
        idle = {offer.kind: offer.do for offer in mine if offer.kind != "lay"}
        table = self.lay(sight)
        if table is not None:
            return write_move(sight.table, table)
        if not idle:  # RT-1.7: it has to lay, though it sees nothing or would rather wait
            return max(mine, key=lambda offer: len(offer.tiles)).do
        if "exchange" in idle and ("draw" not in idle or not _worth_keeping(sight)):
            return idle["exchange"]
        return idle["draw"] if "draw" in idle else idle["pass"]

    @abstractmethod
    def lay(self, sight: Sight) -> Melds | None:
        """The table to leave, or None to lay nothing."""


def _worth_keeping(sight: Sight) -> bool:
    """Is a rack that cannot meld yet worth keeping? Yes with a joker, or with half of the first meld in sets."""
    own = solve([], sight.rack, FREE, VALUE, sight.rules.joker_value)
    return JOKER in sight.rack or 2 * own.value >= sight.rules.first_meld


class SimpleBot(RummikubBot):
    """Lays sets of its own, then adds single tiles to the sets of the table; it never takes one apart."""

    def lay(self, sight: Sight) -> Melds | None:
        if sight.melded:
            own = solve([], sight.rack, FREE, TILES, sight.rules.joker_value)
        else:
            own = solve_first(sight.rack, sight.rules.first_meld, TILES, sight.rules.joker_value)
            if not own.laid:
                return None
        table = sight.table + own.table if own.laid else sight.table
        if sight.melded or sight.rules.building:
            table = _with_additions(sight, table)
        return table if table != sight.table else None


def _with_additions(sight: Sight, table: Melds) -> Melds:
    """All that can be added one by one."""
    longer = additions(table, counts_of(sight.after(table).rack))
    return _with_additions(sight, longer[0]) if longer else table


class TilesBot(RummikubBot):
    """Lays as many tiles as it can."""

    def lay(self, sight: Sight) -> Melds | None:
        return best_table(sight, TILES)


class ValueBot(RummikubBot):
    """Lays as many points as it can, but keeps a joker until it brings enough, or until there is no time left."""

    def lay(self, sight: Sight) -> Melds | None:
        price = -sight.rules.joker_value if sight.hurry else JOKER_KEPT
        best: Melds | None = None
        best_worth = 0
        for kept in range(sight.rack.count(JOKER), -1, -1):
            table = best_table(sight.without_jokers(kept), VALUE)
            if table is None:
                continue
            laid = laid_between(sight.table, table)
            if sum(laid) == len(sight.rack):
                return table
            worth = sum([count * number_of(kind) for kind, count in enumerate(laid[:JOKER])]) - price * laid[JOKER]
            if worth > best_worth:
                best, best_worth = table, worth
        return best


def best_table(sight: Sight, objective: str) -> Melds | None:
    """What the best turn leaves, or the best that was found in time; None if there is no turn."""
    rules = sight.rules
    effort = Effort(STATES)
    if sight.melded:
        turn = solve(sight.table, sight.rack, rules.joker_rule, objective, rules.joker_value, effort)
    elif rules.building:
        turn = solve_building(
            sight.table, sight.rack, rules.first_meld, rules.joker_rule, objective, rules.joker_value, effort
        )
    else:
        turn = solve_first(sight.rack, rules.first_meld, objective, rules.joker_value, effort)
        return sight.table + turn.table if turn.laid else None
    return turn.table if turn.laid else None
