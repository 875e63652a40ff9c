"""The action step: what a space offers, acquiring and building (PM-3, PM-4.8), and effects that only count."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tortuga.games.maracaibo import events
from tortuga.games.maracaibo.rules.catalogue import CARD_SPACES, GULF, MARACAIBO, NO_CARD, Card
from tortuga.games.maracaibo.rules.effects import (
    COUNT_DOUBLOON_INCOME,
    COUNT_VP_INCOME,
    DOUBLOONS,
    LOCATION,
    RESIDENCE,
    VP,
    VP_OF_INCOME,
    VP_PER,
    Effect,
)
from tortuga.games.maracaibo.rules.moves import ACQUIRE_AT, BITS, BUILD_AT, DONE, TAKE_FIVE, VERB, optional
from tortuga.games.maracaibo.rules.player import NONE
from tortuga.games.maracaibo.rules.ruleset import one_entry_each
from tortuga.games.maracaibo.rules.ship import OWNER, own_tile_at
from tortuga.games.maracaibo.rules.sources import BY_CARD, BY_GULF, BY_IGNORING, BY_MARACAIBO, BY_MARKET
from tortuga.games.maracaibo.rules.steps import AnyOrder, Automatic, EffectHandler, EffectsDue, MaracaiboStep
from tortuga.games.maracaibo.rules.treasures import put_cubes
from tortuga.kernel.chance import Chance
from tortuga.kernel.errors import RuleError
from tortuga.kernel.state import Listener

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.state import MaracaiboState

FIVE: Final = 5  # PM-3.1
FIRST_MARKER: Final = 2  # PM-3.6
ONLY_FIVE: Final = [TAKE_FIVE]


class Count(EffectHandler):
    """Effects that give VP or doubloons and ask nothing (PM-10.20, PM-10.21, PM-10.23, PM-10.26)."""

    asks: ClassVar[bool] = False
    only_gains: ClassVar[bool] = True

    def worth(self, g: MaracaiboState, seat: int, effect: Effect) -> int:
        counts = g.players[seat].counts
        if effect.code == VP_PER:
            return effect.vp_for(counts[effect.counted])
        if effect.code == VP_OF_INCOME:
            return counts[COUNT_VP_INCOME]
        if effect.code in (VP, DOUBLOONS):
            return effect.number
        return counts[COUNT_DOUBLOON_INCOME]

    def possible(self, g: MaracaiboState, seat: int, effect: Effect) -> bool:
        return self.worth(g, seat, effect) > 0

    def start(
        self, g: MaracaiboState, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        worth = self.worth(g, seat, effect)
        if effect.code in (VP, VP_PER, VP_OF_INCOME):
            g.gain(seat, worth, 0, why, tell)
        else:
            g.gain(seat, 0, worth, why, tell)


class Visit(Automatic):
    """The action step, by the kind of space (PM-3, PM-6.1, PM-6.2)."""

    name: ClassVar[str] = "Visit"
    parts: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def run(self, g: MaracaiboState, chance: Chance, tell: Listener | None) -> None:
        seat, space, catalogue = self.seat, self.space, g.rules.catalogue
        if space == GULF:
            steps: list[MaracaiboStep] = []
            for module in g.rules.modules:
                steps += module.in_gulf(g, seat)
            steps.append(AnyOrder(seat, BY_GULF, ((catalogue.upgrade,),)))
            # PM-6.1: one of them, of those that can be done (PM-6.6)
            steps.append(AnyOrder(seat, BY_GULF, (catalogue.gulf,)))
            g.push_in_order(*steps)
        elif space == MARACAIBO:
            g.push_effects(seat, one_entry_each(catalogue.maracaibo), BY_MARACAIBO, tell)
        else:
            card = g.card_at(space)
            if card is None or card.is_improvement():
                g.steps.append(Improvement(seat, space))
            elif card.kind == LOCATION:
                visit_location(g, seat, space, card)
            else:
                g.steps.append(Residence(seat, BY_CARD + card.number, space))


def visit_location(g: MaracaiboState, seat: int, space: int, card: Card) -> None:
    """PM-3.7, in this order."""
    why = BY_CARD + card.number
    steps: list[MaracaiboStep] = []
    for module in g.rules.modules:
        step = module.at_location(g, seat, card)
        if step is not None:
            steps.append(step)
    if g.values[space] != NONE:
        steps.append(ValueCube(seat, g.values[space]))
    own = own_tile_at(g, seat, space)
    if own:
        steps.append(EffectsDue(seat, BY_MARKET + g.faces[g.market[space] % OWNER], one_entry_each(own)))
    steps.append(AnyOrder(seat, why, ((g.rules.catalogue.upgrade,),)))
    steps.append(EffectsDue(seat, why, card.actions))
    g.push_in_order(*steps)


class ValueCube(Automatic):
    """PM-3.7 (1), obligatory: a cube from the supply goes to the island of the value tile."""

    name: ClassVar[str] = "ValueCube"
    parts: ClassVar[tuple[str, ...]] = ("seat", "kind")
    untold: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def run(self, g: MaracaiboState, chance: Chance, tell: Listener | None) -> None:
        put_cubes(g, self.seat, self.kind, 1, tell)


class Improvement(MaracaiboStep):
    """PM-3.1: ignore the card and take 5 doubloons, or acquire it. A filler only offers the doubloons (PM-3.5)."""

    name: ClassVar[str] = "Improvement"
    parts: ClassVar[tuple[str, ...]] = ("seat", "space")
    rule: ClassVar[str] = "PM-3.1"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        card = g.card_at(self.space)
        if card is None or g.players[self.seat].doubloons < g.price(self.seat, card, 0):
            return ONLY_FIVE
        return [TAKE_FIVE, self.space << BITS | ACQUIRE_AT]

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move == TAKE_FIVE:
            g.gain(seat, 0, FIVE, BY_IGNORING, tell)
        else:
            acquire(g, seat, self.space, 0, tell)


def acquire(g: MaracaiboState, seat: int, space: int, surcharge: int, tell: Listener | None) -> None:
    """PM-3.10, in order: pay; the card counts at once, but not for its own price; lightning; refill. Ships on it stay
    where they are, and nothing comes of that (PM-3.11)."""
    card = g.card_at(space)
    assert card is not None
    player = g.players[seat]
    price = g.price(seat, card, surcharge)
    player.doubloons -= price
    g.spaces[space] = NO_CARD
    player.gain_card(card.number, card.kind, len(card.lightning) > 0)
    player.add_lasting(card.lasting)
    player.add_lasting(card.income)
    if tell is not None:
        where = g.rules.space_names[space]
        tell.tell(events.Acquired(seat=seat, card=card.name, space=where, price=price))
    g.steps.append(Refill(seat, space))
    g.push_effects(seat, g.rules.lightning[card.number], BY_CARD + card.number, tell)


class Refill(Automatic):
    """PM-3.3: last, after the lightning effects."""

    name: ClassVar[str] = "Refill"
    parts: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def run(self, g: MaracaiboState, chance: Chance, tell: Listener | None) -> None:
        g.refill(self.space, chance, tell)


class AcquireOne(EffectHandler):
    """PM-4.8, PM-10.19, PM-10.22: an improvement of a kind anywhere in the Caribbean."""

    def possible(self, g: MaracaiboState, seat: int, effect: Effect) -> bool:
        return len(to_acquire(g, seat, effect.kind, effect.cost)) > 0

    def start(
        self, g: MaracaiboState, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        g.steps.append(Acquire(seat, why, effect.kind, effect.cost, may))


def to_acquire(g: MaracaiboState, seat: int, kind: int, surcharge: int) -> list[int]:
    """PM-4.18: spaces with an open card of the kind that can be paid."""
    found = []
    purse = g.players[seat].doubloons
    cards = g.rules.cards
    for space in range(CARD_SPACES):
        number = g.spaces[space]
        if number >= 0 and cards[number].kind == kind and g.price(seat, cards[number], surcharge) <= purse:
            found.append(space)
    return found


def too_expensive(rule: str, g: MaracaiboState, seat: int, price: int) -> RuleError:
    return RuleError(rule, "maracaibo-too-expensive", price=price, doubloons=g.players[seat].doubloons)


class Acquire(MaracaiboStep):
    name: ClassVar[str] = "Acquire"
    parts: ClassVar[tuple[str, ...]] = ("seat", "why", "kind", "surcharge", "may")
    rule: ClassVar[str] = "PM-4.8"

    def __init__(self, seat: int, why: int, kind: int, surcharge: int, may: bool) -> None:
        super().__init__(seat, why)
        self.kind: Final = kind
        self.surcharge: Final = surcharge
        self.may: Final = may

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        spaces = to_acquire(g, self.seat, self.kind, self.surcharge)
        return optional(self.may, [space << BITS | ACQUIRE_AT for space in spaces])

    def refusal(self, g: MaracaiboState, seat: int, move: int) -> RuleError:
        space = move >> BITS
        if move & VERB != ACQUIRE_AT or space >= CARD_SPACES:
            return super().refusal(g, seat, move)
        card = g.card_at(space)
        if card is None or not card.is_improvement():
            return RuleError("PM-4.18", "maracaibo-no-card-there")
        if card.kind != self.kind:
            return RuleError("PM-4.8", "maracaibo-other-kind")
        return too_expensive("PM-4.18", g, seat, g.price(seat, card, self.surcharge))

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move != DONE:
            acquire(g, seat, move >> BITS, self.surcharge, tell)


def build_price(g: MaracaiboState, seat: int, card: Card, half: bool) -> int:
    """PM-9.6: half the price after discounts, rounded up."""
    price = g.price(seat, card, 0)
    return (price + 1) // 2 if half else price


def to_build(g: MaracaiboState, seat: int, half: bool) -> list[int]:
    """Spaces with a residence that this player has not built yet and can pay."""
    found = []
    cards = g.rules.cards
    for space in range(CARD_SPACES):
        number = g.spaces[space]
        if number >= 0 and cards[number].kind == RESIDENCE and can_build(g, seat, cards[number], half):
            found.append(space)
    return found


def can_build(g: MaracaiboState, seat: int, card: Card, half: bool) -> bool:
    player = g.players[seat]
    built = player.residences >> g.rules.residence_place[card.number] & 1
    return not built and build_price(g, seat, card, half) <= player.doubloons


def build(g: MaracaiboState, seat: int, space: int, half: bool, tell: Listener | None) -> None:
    """PM-3.6"""
    card = g.card_at(space)
    assert card is not None
    price = build_price(g, seat, card, half)
    g.players[seat].doubloons -= price
    if tell is not None:
        tell.tell(events.Built(seat=seat, residence=card.name, price=price))
    put_marker(g, seat, card, tell)


def put_marker(g: MaracaiboState, seat: int, card: Card, tell: Listener | None) -> None:
    """The first marker on a card earns 2 VP at once."""
    place = g.rules.residence_place[card.number]
    first = True
    for player in g.players:
        if player.residences >> place & 1:
            first = False
    g.players[seat].gain_residence(place)
    if first:
        g.gain(seat, FIRST_MARKER, 0, BY_CARD + card.number, tell)


class Residence(MaracaiboStep):
    """PM-3.6: the ship is on a residence card; with the option of PM-3.14, not building pays."""

    name: ClassVar[str] = "Residence"
    parts: ClassVar[tuple[str, ...]] = ("seat", "why", "space")
    rule: ClassVar[str] = "PM-3.6"

    def __init__(self, seat: int, why: int, space: int) -> None:
        super().__init__(seat, why)
        self.space: Final = space

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        instead = TAKE_FIVE if g.rules.residence_five else DONE
        card = g.card_at(self.space)
        if card is not None and can_build(g, self.seat, card, False):
            return [instead, self.space << BITS | BUILD_AT]
        return [instead]

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move == TAKE_FIVE:
            g.gain(seat, 0, FIVE, BY_IGNORING, tell)
        elif move != DONE:
            build(g, seat, self.space, False, tell)


class BuildOne(EffectHandler):
    """PM-6.1, PM-10.18: any residence of the Caribbean."""

    def possible(self, g: MaracaiboState, seat: int, effect: Effect) -> bool:
        return len(to_build(g, seat, False)) > 0

    def start(
        self, g: MaracaiboState, seat: int, effect: Effect, why: int, may: bool, chance: Chance, tell: Listener | None
    ) -> None:
        g.steps.append(Build(seat, why, False, may))


class Build(MaracaiboStep):
    name: ClassVar[str] = "Build"
    parts: ClassVar[tuple[str, ...]] = ("seat", "why", "half", "may")
    rule: ClassVar[str] = "PM-10.18"

    def __init__(self, seat: int, why: int, half: bool, may: bool) -> None:
        super().__init__(seat, why)
        self.half: Final = half
        self.may: Final = may

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        return optional(self.may, [space << BITS | BUILD_AT for space in to_build(g, self.seat, self.half)])

    def refusal(self, g: MaracaiboState, seat: int, move: int) -> RuleError:
        space = move >> BITS
        if move & VERB != BUILD_AT or space >= CARD_SPACES:
            return super().refusal(g, seat, move)
        card = g.card_at(space)
        if card is None or not card.is_residence():
            return RuleError("PM-10.18", "maracaibo-no-residence-there")
        if g.players[seat].residences >> g.rules.residence_place[card.number] & 1:
            return RuleError("PM-3.6", "maracaibo-built-already")
        return too_expensive("PM-5.5", g, seat, build_price(g, seat, card, self.half))

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move != DONE:
            build(g, seat, move >> BITS, self.half, tell)


STEPS: Final[list[type[MaracaiboStep]]] = [Visit, ValueCube, Improvement, Refill, Acquire, Residence, Build]
