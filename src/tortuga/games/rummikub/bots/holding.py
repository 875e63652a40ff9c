"""The two upper levels: they hold back.

Where jokers are wild, what a player could lay of table and rack together does not change when some of it is laid: only
the others get more to build on, and the player misses a draw. So these bots lay nothing until they can lay everything.
If nobody can, that goes on until the bank is empty; what is best then is a question of its own, and the one that sets
`expert` apart.
"""

from collections.abc import Sequence
from itertools import accumulate
from math import ceil
from typing import Final, NamedTuple

from tortuga.games.rummikub.bots.baseline import RummikubBot
from tortuga.games.rummikub.notation import write_move
from tortuga.games.rummikub.rules.jokers import FREE
from tortuga.games.rummikub.rules.melds import Melds, value_of
from tortuga.games.rummikub.rules.scoring import rack_value
from tortuga.games.rummikub.rules.state import RummikubState
from tortuga.games.rummikub.rules.tiles import JOKER, KINDS, NAMES, box, counts_of
from tortuga.games.rummikub.rules.turns import laid_between, tiles_on
from tortuga.games.rummikub.solver.best_turn import TILES, VALUE, solve
from tortuga.games.rummikub.strategy.endgame import POSITIONS, Endgame, lying
from tortuga.games.rummikub.strategy.going_out import most_laid
from tortuga.games.rummikub.strategy.quick_turns import quick_best, quick_way_out
from tortuga.games.rummikub.view import RummikubOffer, RummikubView, Sight, sight_of
from tortuga.kernel.bot import Advice
from tortuga.kernel.chance import Chance, Imagined
from tortuga.kernel.messages import Arg, Message
from tortuga.kernel.title import Title
from tortuga.kernel.views import Offer, View

SETS_TRIED: Final = 3
WORLDS: Final = 4
"""How many truths are imagined where more than one is possible."""
SEEDS: Final = 1 << 30


class Plan(NamedTuple):
    """A move, the table it leaves (None: as it was), and the key of its reason."""

    move: str
    why: str
    table: Melds | None = None
    percent: int = -1
    """The chance to win; -1 where it was not estimated."""


class HardBot(RummikubBot):
    """Holds everything back until it can lay it all at once. With an empty bank it lays as many points as it can."""

    def choose(self, view: View, offers: Sequence[Offer]) -> str:
        return self.plan(view, offers).move

    def advise(self, view: View, offers: Sequence[Offer]) -> Advice:
        assert isinstance(view, RummikubView)
        return _advice(self.title.name, sight_of(view), self.plan(view, offers))

    def plan(self, view: View, offers: Sequence[Offer]) -> Plan:
        assert isinstance(view, RummikubView)
        mine = [offer for offer in offers if isinstance(offer, RummikubOffer)]
        sight = sight_of(view)
        out = quick_way_out(sight.table, sight.rack, sight.melded, sight.rules)
        if out is not None:
            return Plan(write_move(sight.table, out), "out", out)
        idle = {offer.kind: offer.do for offer in mine if offer.kind != "lay"}
        lays = [offer for offer in mine if offer.kind == "lay"]
        if not idle:
            return _least(lays, "least")
        if lays and not sight.melded and not sight.rules.building:
            return _least(lays, "meld")
        if "draw" in idle:
            return Plan(idle["draw"], "hold")
        if "exchange" in idle:
            return Plan(idle["exchange"], "exchange")
        return self.without_bank(view, sight, idle["pass"])

    def lay(self, sight: Sight) -> Melds | None:
        return quick_best(sight.table, sight.rack, sight.melded, sight.rules, VALUE)

    def without_bank(self, view: RummikubView, sight: Sight, passing: str) -> Plan:
        """What to do when nothing can be drawn any more."""
        table = self.lay(sight)
        return Plan(passing, "stuck") if table is None else Plan(write_move(sight.table, table), "dump", table)


class ExpertBot(HardBot):
    """The same, but with an empty bank it looks ahead: who can go out on the table that it would leave, and who has
    the lowest rack if everybody passes. With two players it knows the other rack then; else it imagines some."""

    effort: float = 1.0
    """How much effort it spends on that, as a share of its usual effort."""

    def __init__(self, title: Title, chance: Chance) -> None:
        super().__init__(title, chance)
        self.seed = chance.roll(SEEDS)

    def without_bank(self, view: RummikubView, sight: Sight, passing: str) -> Plan:
        ways = _ways(view, sight)
        chances = self._chances(view, sight, ways)
        best = max(range(len(ways)), key=lambda way: (chances[way], -way))
        end = ways[best]
        if len(ways) == 1:
            return Plan(passing, "stuck")
        percent = round(100 * chances[best])
        if end is None:
            return Plan(passing, "pass", None, percent)
        return Plan(write_move(sight.table, end), "endgame", end, percent)

    def _chances(self, view: RummikubView, sight: Sight, ways: Sequence[Melds | None]) -> list[float]:
        """Of winning, by way: the mean over imagined truths, and over opponents who lay whatever they can and, if it is
        only one, an opponent who thinks as far."""
        me, seats = view.active, len(view.racks)
        worlds, kinds = (1, (False, True)) if seats == 2 else (WORLDS, (True,))
        sums = [0.0] * len(ways)
        melded = [rack.melded for rack in view.racks]
        luck = Imagined(f"{self.seed} {view.round} {view.turn}")
        positions = ceil(POSITIONS * self.effort)
        for _ in range(worlds):
            imagined = self.title.imagine(view, luck)
            assert isinstance(imagined, RummikubState)
            racks = [player.rack for player in imagined.players]
            for eager in kinds:
                game = Endgame(sight.rules, seats, [eager and seat != me for seat in range(seats)], positions)
                for at, end in enumerate(ways):
                    sums[at] += _after(game, sight, end, racks, melded, view.passes, me)[me]
        return [total / (worlds * len(kinds)) for total in sums]


def _after(
    game: Endgame,
    sight: Sight,
    end: Melds | None,
    racks: list[list[int]],
    melded: list[bool],
    passes: int,
    me: int,
) -> list[float]:
    """The chances once the player has left this table, or passed."""
    after = (me + 1) % game.seats
    if end is None:
        return game.chances(lying(sight.table, sight.rules.joker_rule), racks, melded, passes + 1, after)
    laid = laid_between(sight.table, end)
    racks, melded = racks[:], melded[:]
    racks[me] = [racks[me][kind] - laid[kind] for kind in range(KINDS)]
    melded[me] = True
    return game.chances(lying(end, sight.rules.joker_rule), racks, melded, 0, after)


def _ways(view: RummikubView, sight: Sight) -> list[Melds | None]:
    """To pass, to lay as much as possible, the smallest set, or just enough of the most valuable sets for the rack to
    become the lowest perhaps, or one or two more."""
    ways: list[Melds | None] = [None]
    for objective in (TILES, VALUE):
        table = quick_best(sight.table, sight.rack, sight.melded, sight.rules, objective)
        if table is not None and table not in ways:
            ways.append(table)
    rules = sight.rules
    own = solve([], sight.rack, FREE, TILES, rules.joker_value)
    melds = sorted(own.table, key=value_of, reverse=True) if own.laid else []
    mine, lowest = rack_value(counts_of(sight.rack), rules.joker_value), _lowest_of_others(view, sight)
    worth = list(accumulate(map(value_of, melds)))
    enough = [count for count, value in enumerate(worth, 1) if sight.melded or value >= rules.first_meld]
    lower = [count for count in enough if mine - worth[count - 1] < lowest]
    for some in [melds[-1:], *[melds[:count] for count in (*enough[:1], *lower[:SETS_TRIED])]]:
        table = (*sight.table, *some)
        if some and sum(map(value_of, some)) >= (0 if sight.melded else rules.first_meld) and table not in ways:
            ways.append(table)
    return ways


def _lowest_of_others(view: RummikubView, sight: Sight) -> float:
    """What the smallest of the other racks is worth, by the mean of the tiles that are not in sight; the bank is empty,
    so these are all of theirs."""
    unseen = box(view.options.jokers)
    for seen in (tiles_on(sight.table), counts_of(sight.rack)):
        for kind in range(KINDS):
            unseen[kind] -= seen[kind]
    least = min([rack.size for seat, rack in enumerate(view.racks) if seat != view.seat])
    return rack_value(unseen, sight.rules.joker_value) * least / max(1, sum(unseen))


def _least(lays: Sequence[RummikubOffer], why: str) -> Plan:
    """To lay as little as possible, and no joker if that can be: RT-1.7 asks for something, or it is the first meld,
    without which the table is closed (RK-3.8)."""
    least = min(lays, key=lambda offer: (offer.tiles.count(NAMES[JOKER]), len(offer.tiles)))
    return Plan(least.do, why)


# -- In words ---------------------------------------------------------------------------------------------------------


def _advice(title: str, sight: Sight, plan: Plan) -> Advice:
    """A plan with its reason; what it takes to give it is only worked out here."""
    why, facts = plan.why, dict[str, Arg]()
    if why == "hold":
        apart = not sight.melded and not sight.rules.building
        places = most_laid([0] * KINDS if apart else tiles_on(sight.table), counts_of(sight.rack))
        count = len(sight.rack) - places
        if places and count:
            facts = {"places": places, "count": count}
        else:
            why = "jokers" if places else "draw"
    elif plan.table is not None:
        laid = laid_between(sight.table, plan.table)
        left = len(sight.rack) - sum(laid)
        facts = {"points": rack_value(laid, sight.rules.joker_value), "count": left}
    elif why == "pass":
        facts = {"points": rack_value(counts_of(sight.rack), sight.rules.joker_value)}
    if plan.percent >= 0:
        facts["percent"] = plan.percent
    return Advice(plan.move, Message(f"{title}-hint-{why}", facts))
