"""Exploring: the explorer on its track (PM-4.5, PM-4.14 to PM-4.16, PM-10.4, PM-10.5, PM-10.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tortuga.games.maracaibo import events
from tortuga.games.maracaibo.rules.effects import DOUBLOONS, Effect
from tortuga.games.maracaibo.rules.moves import BITS, DONE, EXPLORE_TO, GO_FEWER, members, optional
from tortuga.games.maracaibo.rules.ruleset import one_entry_each
from tortuga.games.maracaibo.rules.ship import is_worth
from tortuga.games.maracaibo.rules.sources import BY_FEWER_STEPS, BY_TRACK
from tortuga.games.maracaibo.rules.steps import EffectHandler, MaracaiboStep
from tortuga.kernel.chance import Chance
from tortuga.kernel.state import Listener

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.state import MaracaiboState


def ahead(g: MaracaiboState, seat: int, steps: int) -> list[int]:
    """The spaces that an explorer can reach with so many steps, each branch in the order of the data. Spaces with
    other explorers are skipped and not counted."""
    found: list[int] = []
    _go_on(g, seat, g.players[seat].explorer, steps, found)
    return found


def _go_on(g: MaracaiboState, seat: int, node: int, steps: int, found: list[int]) -> None:
    for following in g.rules.onward[node]:
        if is_skipped(g, seat, following):
            _go_on(g, seat, following, steps, found)
            continue
        if following not in found:
            found.append(following)
        if steps > 1:
            _go_on(g, seat, following, steps - 1, found)


def is_skipped(g: MaracaiboState, seat: int, node: int) -> bool:
    """Another explorer is there, or it isn't a space for this one."""
    for other, player in enumerate(g.players):
        if player.explorer == node and other != seat:
            return True
    skipped = False
    for module in g.rules.modules:
        skipped = skipped or module.skips(g, seat, node)
    return skipped


class ExploreNow(EffectHandler):
    """PM-10.9, with lasting bonuses (PM-10.4)."""

    def possible(self, g: MaracaiboState, seat: int, effect: Effect) -> bool:
        return len(ahead(g, seat, 1)) > 0  # PM-4.14

    def start(
        self, g: MaracaiboState, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        g.steps.append(Explore(seat, why, effect.number + g.players[seat].explore, 0, may))


class Explore(MaracaiboStep):
    """PM-4.5: at least 1 and at most `steps` spaces. Steps given up for a bonus are declared before moving; one must
    remain and be made (PM-4.15)."""

    name: ClassVar[str] = "Explore"
    parts: ClassVar[tuple[str, ...]] = ("seat", "why", "steps", "declared", "may")
    untold: ClassVar[tuple[str, ...]] = ("seat", "why", "declared")
    rule: ClassVar[str] = "PM-4.5"

    def __init__(self, seat: int, why: int, steps: int, declared: int, may: bool) -> None:
        super().__init__(seat, why)
        self.steps: Final = steps
        self.declared: Final = declared
        """Which of Catalogue.fewer_steps, as a mask."""
        self.may: Final = may

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        found = [node << BITS | EXPLORE_TO for node in ahead(g, self.seat, self.steps)]
        offered = g.players[self.seat].fewer_steps & ~self.declared
        if offered:
            fewer = g.rules.catalogue.fewer_steps
            found += [each << BITS | GO_FEWER for each in members(offered) if fewer[each].cost < self.steps]
        return optional(self.may, found)

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move == DONE:
            return
        number = move >> BITS
        if move == number << BITS | GO_FEWER:
            fewer = g.rules.catalogue.fewer_steps[number]
            g.steps.append(Explore(seat, self.why, self.steps - fewer.cost, self.declared | 1 << number, False))
            return
        explore_to(g, seat, number, self.declared, chance, tell)


def explore_to(g: MaracaiboState, seat: int, node: int, declared: int, chance: Chance, tell: Listener | None) -> None:
    """Rivers are passed, then the bonuses and the effects of the space come due together (PM-4.15). Fixed gains come
    first, each told with what it is for."""
    player = g.players[seat]
    player.explorer = node
    player.pass_rivers(g.rules.passed[node])
    if tell is not None:
        tell.tell(events.Explored(seat=seat, to=g.rules.track_names[node], rivers=player.rivers.bit_count()))
    due = g.rules.track_effects[node]
    for number in members(declared):
        then = g.rules.catalogue.fewer_steps[number].then
        fixed = tuple([effect for effect in then if effect.code <= DOUBLOONS])
        g.push_effects(seat, one_entry_each(fixed), BY_FEWER_STEPS + number, tell)
        due = tuple([effect for effect in then if effect.code > DOUBLOONS]) + due
    g.push_effects(seat, one_entry_each(due), BY_TRACK + node, tell)
    for module in g.rules.modules:
        module.on_explored(g, seat, node)


class SpaceAgain(EffectHandler):
    """PM-10.10"""

    asks: ClassVar[bool] = False

    def possible(self, g: MaracaiboState, seat: int, effect: Effect) -> bool:
        return is_worth(g, seat, g.rules.track_effects[g.players[seat].explorer])

    def start(
        self, g: MaracaiboState, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        node = g.players[seat].explorer
        g.push_effects(seat, one_entry_each(g.rules.track_effects[node]), BY_TRACK + node, tell)


STEPS: Final[list[type[MaracaiboStep]]] = [Explore]
