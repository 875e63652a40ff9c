"""Skirmish: nested effects, simultaneous secrets, dice, memory and a clock, in miniature. A title of the tests only.

Each round all captains bid gold in secret for the wind; the winner plays an order card, whose effects come in any
order and may start others. Rules: `locale/en/skirmish.rules.md`, ids SKM.
"""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, ClassVar, Final, TypeAlias, cast

import msgspec

from tortuga import kernel
from tortuga.kernel import Chance, Listener, Message, Move, NotationError, Outcome, RuleError, Seat, State, Step, Title

FIRE, LOOT, SPY, RALLY = "fire", "loot", "spy", "rally"
CARDS: Final = 3 * ((FIRE, LOOT), (SPY, FIRE), (LOOT, SPY, LOOT), (RALLY, SPY))
HAND: Final = 2
NOTATION: Final = re.compile(r"(bid|play|at) (0|[1-9][0-9]?)|fire|loot|spy|rally|done")

Todo: TypeAlias = tuple[str, tuple[int, ...], tuple[str, ...]]
"""A step that waits: its name, who owes it, and the effects that it is about."""


def cards(mask: int) -> tuple[int, ...]:
    return tuple(card for card in range(len(CARDS)) if mask >> card & 1)


def mask_of(some: Iterable[int]) -> int:
    return sum(1 << card for card in some)


class Options(kernel.Options, frozen=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3
    roll_off: bool = True
    """Equal bids are rolled off; else the lower seat has the wind."""


class View(kernel.View, frozen=True):
    round: int
    options: Options
    gold: tuple[int, ...]
    hulls: tuple[int, ...]
    bids: tuple[int | None, ...]
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    sea: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    """By seat: the cards in that hand that the viewer has spied."""
    looks: tuple[tuple[int, ...], ...]
    """By spy and target: how often one looked into the other's hand."""
    todo: tuple[Todo, ...]


class SeatEvent(kernel.Event, frozen=True):
    seat: int


class Bade(SeatEvent, frozen=True, tag=True):
    gold: int | None = None


class Wind(SeatEvent, frozen=True, tag=True):
    reveals: ClassVar[bool] = True
    bids: tuple[int, ...]


class Ordered(SeatEvent, frozen=True, tag=True):
    reveals: ClassVar[bool] = True
    card: int


class Fired(SeatEvent, frozen=True, tag=True):
    reveals: ClassVar[bool] = True
    """No view keeps the pips."""
    target: int
    pips: int


class Spied(SeatEvent, frozen=True, tag=True):
    target: int
    cards: tuple[int, ...] | None = None


class Refilled(SeatEvent, frozen=True, tag=True):
    card: int | None = None


class Skirmish(kernel.SteppedState):
    def __init__(self, options: Options, seats: int) -> None:
        super().__init__([])
        self.options = options
        self.round = 0
        self.deck = mask_of(range(len(CARDS)))
        self.sea = 0
        self.hands = [0] * seats
        self.gold = [3] * seats
        self.hulls = [3] * seats
        self.bids = [-1] * seats
        self.known = [0] * seats
        self.looks = [[0] * seats for _ in range(seats)]

    def turn(self) -> int:
        return 2 * self.round + (self.due() != [] and not isinstance(self.steps[-1], Bid))

    def play(self, seat: int, move: Move, chance: Chance, tell: Listener | None) -> None:
        super().play(seat, move, chance, tell)
        if self.steps:
            return
        card = chance.draw(self.deck)  # SKM-2.4
        self.deck ^= 1 << card
        self.hands[seat] ^= 1 << card
        if tell is not None:
            tell.tell(Refilled(seat=seat), seat, Refilled(seat=seat, card=card))
        self.round += 1
        if self.round < self.options.rounds:
            self.bids = [-1] * len(self.bids)
            self.push(Bid(range(len(self.bids))))

    def lapse(self, seat: int, draft: Move | None, chance: Chance, tell: Listener | None) -> None:
        """SKM-5.1: what the seat was about to do, if it may; else the first thing it could do."""
        moves = self.moves(seat)
        self.play(seat, draft if draft in moves else moves[0], chance, tell)

    def targets(self, seat: int, effect: str) -> list[int]:
        worth = {FIRE: self.hulls, LOOT: self.gold, SPY: self.hands, RALLY: self.hulls}[effect]
        return [other for other in range(len(worth)) if other != seat and worth[other] > 0]

    def outcome(self) -> Outcome | None:
        if self.due():
            return None
        scores = tuple(gold + 2 * hull for gold, hull in zip(self.gold, self.hulls, strict=True))
        return Outcome("skirmish-over", scores, tuple(1 + sum(other > mine for other in scores) for mine in scores))

    def copy(self) -> "Skirmish":
        twin = Skirmish(self.options, len(self.hands))
        twin.steps, twin.round, twin.deck, twin.sea = self.steps.copy(), self.round, self.deck, self.sea
        twin.hands, twin.gold, twin.hulls = self.hands.copy(), self.gold.copy(), self.hulls.copy()
        twin.bids, twin.known, twin.looks = self.bids.copy(), self.known.copy(), [row.copy() for row in self.looks]
        return twin

    def facts(self) -> tuple[object, ...]:
        numbers = (self.options.rounds, self.options.roll_off, self.round, self.deck, self.sea)
        lists = (self.hands.copy(), self.gold.copy(), self.hulls.copy(), self.bids.copy(), self.known.copy())
        return (*numbers, *lists, [row.copy() for row in self.looks], [step.facts() for step in self.steps])


class Order(Step["Skirmish", str]):
    """What all steps here have. Every one is asked, also where there is one option."""

    parts: ClassVar[tuple[str, ...]] = ("seats", "effects")
    always_asks: ClassVar[bool] = True
    rule: ClassVar[str]

    def __init__(self, seats: Iterable[int], effects: tuple[str, ...] = ()) -> None:
        self.seats = tuple(seats)
        super().__init__(self.seats[0])
        self.effects = effects

    def due(self) -> list[int]:
        return list(self.seats)

    def refusal(self, g: Skirmish, seat: int, move: str) -> RuleError:
        return RuleError(self.rule, f"skirmish-no-{self.name}", move=str(move))


class Bid(Order):
    name: ClassVar[str] = "bid"
    rule: ClassVar[str] = "SKM-2.1"
    shared: ClassVar[bool] = True

    def options(self, g: Skirmish, seat: int) -> list[str]:
        return [f"bid {gold}" for gold in range(g.gold[seat] + 1)]

    def answer(self, g: Skirmish, seat: int, move: str, chance: Chance, tell: Listener | None) -> None:
        gold = int(move.rsplit(maxsplit=1)[-1])
        g.bids[seat] = gold
        if tell is not None:
            tell.tell(Bade(seat=seat), seat, Bade(seat=seat, gold=gold))
        if len(self.seats) > 1:
            g.push(Bid(other for other in self.seats if other != seat))
            return
        best = [other for other, bid in enumerate(g.bids) if bid == max(g.bids)]
        raider = best[chance.roll(len(best)) - 1 if len(best) > 1 and g.options.roll_off else 0]  # SKM-2.2
        g.gold[raider] -= max(g.bids)
        if tell is not None:
            tell.tell(Wind(seat=raider, bids=tuple(g.bids)))
        g.push(PlayCard([raider]))


class PlayCard(Order):
    name: ClassVar[str] = "card"
    rule: ClassVar[str] = "SKM-2.3"

    def options(self, g: Skirmish, seat: int) -> list[str]:
        return [f"play {card}" for card in cards(g.hands[seat])]

    def answer(self, g: Skirmish, seat: int, move: str, chance: Chance, tell: Listener | None) -> None:
        card = int(move.rsplit(maxsplit=1)[-1])
        g.hands[seat] ^= 1 << card
        g.sea ^= 1 << card
        g.known = [seen & ~g.sea for seen in g.known]
        if tell is not None:
            tell.tell(Ordered(seat=seat, card=card))
        g.push(AnyOrder([seat], CARDS[card]))


class AnyOrder(Order):
    name: ClassVar[str] = "effect"
    rule: ClassVar[str] = "SKM-3.1"

    def options(self, g: Skirmish, seat: int) -> list[str]:
        return ["done", *dict.fromkeys(effect for effect in self.effects if g.targets(seat, effect))]

    def answer(self, g: Skirmish, seat: int, move: str, chance: Chance, tell: Listener | None) -> None:
        if move == "done":
            return
        at = self.effects.index(move)
        if len(self.effects) > 1:
            g.push(AnyOrder([seat], self.effects[:at] + self.effects[at + 1 :]))
        g.push(AnyOrder([seat], (FIRE, LOOT)) if move == RALLY else At([seat], (move,)))  # SKM-4.4


class At(Order):
    name: ClassVar[str] = "target"
    rule: ClassVar[str] = "SKM-4.1"

    def options(self, g: Skirmish, seat: int) -> list[str]:
        return [f"at {target}" for target in g.targets(seat, self.effects[0])]

    def answer(self, g: Skirmish, seat: int, move: str, chance: Chance, tell: Listener | None) -> None:
        target = int(move.rsplit(maxsplit=1)[-1])
        if self.effects[0] == FIRE:
            pips = chance.roll(6)
            g.hulls[target] -= pips > 3  # SKM-4.1
            if tell is not None:
                tell.tell(Fired(seat=seat, target=target, pips=pips))
        elif self.effects[0] == LOOT:
            g.gold[target] -= 1  # SKM-4.2
            g.gold[seat] += 1
        else:
            g.known[seat] |= 1 << chance.draw(g.hands[target])  # SKM-4.3
            g.looks[seat][target] += 1
            if tell is not None:
                seen = cards(g.known[seat] & g.hands[target])
                tell.tell(Spied(seat=seat, target=target), seat, Spied(seat=seat, target=target, cards=seen))


STEPS: Final[dict[str, type[Order]]] = {step.name: step for step in (Bid, PlayCard, AnyOrder, At)}


class SkirmishTitle(Title):
    name = "skirmish"
    version = "1"
    seats = range(2, 4)
    options_type = Options
    view_type = View
    offer_type = kernel.Offer
    event_types = (Bade, Wind, Ordered, Fired, Spied, Refilled)
    locale = Path(__file__).with_name("locale")

    def new(self, options: kernel.Options, seats: int, chance: Chance, tell: Listener | None) -> State:
        g = Skirmish(cast(Options, options), seats)
        deal(g, [HAND] * seats, chance)
        g.push(Bid(range(seats)))
        return g

    def read(self, state: State, seat: int, text: str) -> Move:
        words = " ".join(text.split())
        if not NOTATION.fullmatch(words):
            raise NotationError("skirmish-no-order", text=words)
        return words

    def write(self, state: State, seat: int, move: Move) -> str:
        return cast(str, move)

    def offer(self, state: State, seat: int, move: Move) -> kernel.Offer:
        return kernel.Offer(do=self.write(state, seat, move))

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, Skirmish)
        secret = state.due() and isinstance(state.steps[-1], Bid)
        return View(
            seat=seat,
            round=state.round,
            options=state.options,
            gold=tuple(state.gold),
            hulls=tuple(state.hulls),
            bids=tuple(None if secret and other != seat else bid for other, bid in enumerate(state.bids)),
            hand=() if seat is None else cards(state.hands[seat]),
            counts=tuple(hand.bit_count() for hand in state.hands),
            sea=cards(state.sea),
            known=() if seat is None else tuple(cards(hand & state.known[seat]) for hand in state.hands),
            looks=tuple(tuple(row) for row in state.looks),
            todo=tuple(cast(Todo, step.facts()) for step in state.steps),
        )

    def imagine(self, view: kernel.View, chance: Chance) -> State:
        assert isinstance(view, View)
        g = Skirmish(view.options, len(view.counts))
        g.round, g.sea, g.gold, g.hulls = view.round, mask_of(view.sea), [*view.gold], [*view.hulls]
        g.looks = [[*row] for row in view.looks]
        g.steps = [STEPS[name](seats, effects) for name, seats, effects in view.todo]
        for seat, bid in enumerate(view.bids):
            secret = -1 if seat in g.due() else chance.roll(g.gold[seat] + 1) - 1
            g.bids[seat] = secret if bid is None else bid
        if view.seat is not None:
            g.hands = [mask_of(known) for known in view.known]
            g.known[view.seat] = sum(g.hands)
            g.hands[view.seat] = mask_of(view.hand)
        deal(g, view.counts, chance)
        for spy, row in enumerate(view.looks):
            for target, count in enumerate(row):
                for _ in range(0 if spy == view.seat else count):
                    g.known[spy] |= 1 << chance.draw(g.hands[target])
        return g

    def say(self, event: kernel.Event) -> list[Message]:
        assert isinstance(event, SeatEvent)
        return [Message(f"skirmish-{type(event).__name__.lower()}", {"seat": Seat(event.seat)})]


def deal(g: Skirmish, counts: Sequence[int], chance: Chance) -> None:
    """Fills the hands up to their counts with cards that lie nowhere yet; the rest is the deck."""
    g.deck &= ~g.sea & ~sum(g.hands)
    for seat, count in enumerate(counts):
        while g.hands[seat].bit_count() < count:
            card = 1 << chance.draw(g.deck)
            g.deck ^= card
            g.hands[seat] ^= card
