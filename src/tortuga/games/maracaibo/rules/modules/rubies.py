"""Rubies (PM-9.5): found on two locations, sold or exchanged in the Gulf."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tortuga.games.maracaibo import events
from tortuga.games.maracaibo.rules.catalogue import Card
from tortuga.games.maracaibo.rules.effects import VP
from tortuga.games.maracaibo.rules.modules.module import Module
from tortuga.games.maracaibo.rules.moves import BITS, DONE, EXCHANGE, SELL_RUBY_ON, TAKE_RUBY
from tortuga.games.maracaibo.rules.player import NONE
from tortuga.games.maracaibo.rules.ruleset import one_entry_each
from tortuga.games.maracaibo.rules.sources import BY_RUBIES
from tortuga.games.maracaibo.rules.steps import MaracaiboStep
from tortuga.kernel.chance import Chance
from tortuga.kernel.state import Listener

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.state import MaracaiboState

RUBY_VP: Final = 2


class Rubies(Module):
    name: ClassVar[str] = "rubies"

    def at_location(self, g: MaracaiboState, seat: int, card: Card) -> MaracaiboStep | None:
        return TakeRuby(seat) if card.has_rubies else None

    def in_gulf(self, g: MaracaiboState, seat: int) -> list[MaracaiboStep]:
        return [SellRuby(seat), ExchangeRubies(seat)]  # PM-9.11

    def redbeard_at_location(self, g: MaracaiboState, card: Card, tell: Listener | None) -> None:
        if card.has_rubies:
            take_ruby(g, g.redbeard(), tell)

    def redbeard_in_gulf(self, g: MaracaiboState, chance: Chance, tell: Listener | None) -> None:
        """He sells one on the space that a die shows, or the next empty one, for its VP alone."""
        him = g.redbeard()
        spaces = len(g.ruby_market)
        if g.players[him].rubies and NONE in g.ruby_market:
            space = chance.roll(spaces) - 1
            while g.ruby_market[space] != NONE:
                space = (space + 1) % spaces
            sell(g, him, space, tell)
            vp = 0
            for effect in g.rules.catalogue.ruby_market[space]:
                if effect.code == VP:
                    vp += effect.number
            if vp:
                g.gain(him, vp, 0, BY_RUBIES + space, tell)

    def redbeard_score(self, g: MaracaiboState) -> int:
        return RUBY_VP * g.players[g.redbeard()].rubies


def take_ruby(g: MaracaiboState, seat: int, tell: Listener | None) -> None:
    g.players[seat].rubies += 1
    if tell is not None:
        tell.tell(events.RubyTaken(seat=g.who(seat)))


def sell(g: MaracaiboState, seat: int, space: int, tell: Listener | None) -> None:
    g.players[seat].rubies -= 1
    g.ruby_market[space] = seat
    if tell is not None:
        tell.tell(events.RubySold(seat=g.who(seat), space=space + 1))


class TakeRuby(MaracaiboStep):
    name: ClassVar[str] = "TakeRuby"
    rule: ClassVar[str] = "PM-9.5"
    MAY: ClassVar[list[int]] = [DONE, TAKE_RUBY]

    def __init__(self, seat: int) -> None:
        super().__init__(seat, BY_RUBIES)

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        return self.MAY

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move != DONE:
            take_ruby(g, seat, tell)


class SellRuby(MaracaiboStep):
    name: ClassVar[str] = "SellRuby"
    rule: ClassVar[str] = "PM-9.5"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, BY_RUBIES)

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        found = [DONE]
        if g.players[self.seat].rubies:
            for space, seller in enumerate(g.ruby_market):
                if seller == NONE:
                    found.append(space << BITS | SELL_RUBY_ON)
        return found

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move != DONE:
            space = move >> BITS
            sell(g, seat, space, tell)
            g.push_effects(seat, one_entry_each(g.rules.catalogue.ruby_market[space]), BY_RUBIES + space, tell)


class ExchangeRubies(MaracaiboStep):
    """Any number, on every visit of the Gulf."""

    name: ClassVar[str] = "ExchangeRubies"
    rule: ClassVar[str] = "PM-9.5"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, BY_RUBIES)

    def options(self, g: MaracaiboState, seat: int) -> list[int]:
        return [DONE, *[count << BITS | EXCHANGE for count in range(1, g.players[self.seat].rubies + 1)]]

    def answer(self, g: MaracaiboState, seat: int, move: int, chance: Chance, tell: Listener | None) -> None:
        if move != DONE:
            count = move >> BITS
            g.players[seat].rubies -= count
            g.players[seat].vp += RUBY_VP * count
            if tell is not None:
                tell.tell(events.RubiesExchanged(seat=seat, count=count, vp=RUBY_VP * count))


STEPS: Final[list[type[MaracaiboStep]]] = [TakeRuby, SellRuby, ExchangeRubies]
