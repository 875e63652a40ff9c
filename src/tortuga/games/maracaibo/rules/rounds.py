"""Turns and rounds: who is next, when a round ends, income, and the end of the game (PM-6.3 to PM-6.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tortuga.games.maracaibo import events
from tortuga.games.maracaibo.rules.catalogue import MARACAIBO, START
from tortuga.games.maracaibo.rules.effects import COUNT_DOUBLOON_INCOME, COUNT_VP_INCOME
from tortuga.games.maracaibo.rules.redbeard import RedbeardTurn, redbeard_parts
from tortuga.games.maracaibo.rules.sailing import Sail
from tortuga.games.maracaibo.rules.scoring import decide_quests, score_parts, total
from tortuga.games.maracaibo.rules.steps import Automatic, MaracaiboStep
from tortuga.kernel.chance import Chance
from tortuga.kernel.state import Listener

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.state import MaracaiboState

ROUNDS: Final = 3


def begin_turn(g: MaracaiboState, seat: int) -> None:
    g.active = seat
    g.turn_number += 1
    g.raided = 0
    g.steps.append(EndTurn(seat))
    if seat == g.redbeard():
        g.steps.append(RedbeardTurn(seat))
        return
    g.last_turn_moves = g.turn_moves
    g.turn_moves = ()
    helm: MaracaiboStep | None = None
    for module in g.rules.modules:
        helm = module.helm(seat) or helm
    g.steps.append(Sail(seat) if helm is None else helm)


class BeginTurn(Automatic):
    name: ClassVar[str] = "BeginTurn"

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def run(self, g: MaracaiboState, chance: Chance, tell: Listener | None) -> None:
        begin_turn(g, self.seat)


class EndTurn(Automatic):
    """It waits below until nothing of the turn is pending (PM-3.9)."""

    name: ClassVar[str] = "EndTurn"

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def run(self, g: MaracaiboState, chance: Chance, tell: Listener | None) -> None:
        following = (self.seat + 1) % len(g.players)
        if g.round < ROUNDS:
            if g.players[self.seat].ship == MARACAIBO:  # PM-6.3: the round ends at once
                end_round(g, tell)
        elif self.seat == g.last and somebody_arrived(g):
            finish(g, tell)
            return
        begin_turn(g, following)  # PM-6.5: also the first of the next round


def somebody_arrived(g: MaracaiboState) -> bool:
    return MARACAIBO in [player.ship for player in g.players]


def end_round(g: MaracaiboState, tell: Listener | None) -> None:
    pay_income(g, tell)
    for player in g.players:
        player.ship = START  # PM-6.5
    g.round += 1


def pay_income(g: MaracaiboState, tell: Listener | None) -> None:
    """PM-6.4"""
    if tell is not None:
        tell.tell(events.RoundOver(round=g.round))
    for seat in range(g.seats):
        player = g.players[seat]
        doubloons, vp = player.counts[COUNT_DOUBLOON_INCOME], player.counts[COUNT_VP_INCOME]
        player.doubloons += doubloons
        player.vp += vp
        if tell is not None:
            tell.tell(events.Income(seat=seat, doubloons=doubloons, vp=vp))
    for module in g.rules.modules:
        module.on_income(g)


def finish(g: MaracaiboState, tell: Listener | None) -> None:
    """The last income (PM-6.4), then final scoring (PM-7). Redbeard scores in his own way (PM-8.14)."""
    pay_income(g, tell)
    for seat in range(len(g.players)):
        solo = seat == g.redbeard()
        g.scored[seat] = 0 if solo else decide_quests(g, seat)
        parts = redbeard_parts(g) if solo else score_parts(g, seat)
        g.scores[seat] = total(parts)
        if tell is not None:
            scored = tuple([events.ScorePart(name, vp) for name, vp in parts])
            tell.tell(events.Scored(seat=None if solo else seat, score=g.scores[seat], parts=scored))
    g.steps.clear()


STEPS: Final[list[type[MaracaiboStep]]] = [BeginTurn, EndTurn]
