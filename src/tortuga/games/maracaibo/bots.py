"""Bots for Pirates of Maracaibo. They see what a person in their seat would see."""

from collections.abc import Sequence

from tortuga.games.maracaibo.reasons import ONLY, called, reason
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.strategy.evaluation import PART_LATER
from tortuga.games.maracaibo.strategy.lookahead import DEPTH, Lookahead, Prospect
from tortuga.games.maracaibo.strategy.quick import lead_by
from tortuga.games.maracaibo.view import MaracaiboOffer, MaracaiboView
from tortuga.kernel.bot import Advice, Bot
from tortuga.kernel.messages import Message
from tortuga.kernel.views import Offer, View
from tortuga.search.bot import Hard, SearchBot
from tortuga.search.halving import Considered

INSTEAD = {
    "maracaibo-hint": "maracaibo-review",
    "maracaibo-hint-close": "maracaibo-review-close",
    "maracaibo-hint-score": "maracaibo-review-score",
}
"""A reason against the next best, and the same against a move that was made."""


class GreedyBot(Bot):
    """Takes what brings most: points, and prospects of points as `Evaluation` sees them. It simulates each offer, with
    the decision that follows in the same turn, and never looks further ahead."""

    def choose(self, view: View, offers: Sequence[Offer]) -> str:
        if len(offers) == 1:
            return offers[0].do
        plan = self._plan(view)
        best, best_worth = offers[0].do, float("-inf")
        for offer in offers:
            worth = plan.worth(plan.g, self._move(plan, offer), DEPTH)
            if worth > best_worth:
                best, best_worth = offer.do, worth
        return best

    def advise(self, view: View, offers: Sequence[Offer]) -> Advice:
        """By the same numbers, taken apart: what sets the best move apart from the next best."""
        assert isinstance(view, MaracaiboView)
        mine = [offer for offer in offers if isinstance(offer, MaracaiboOffer)]
        if len(mine) == 1:
            return Advice(mine[0].do, ONLY)
        plan = self._plan(view)
        prospects = [plan.prospect(plan.g, self._move(plan, offer), DEPTH) for offer in mine]
        ranked = sorted(range(len(mine)), key=lambda place: -prospects[place].worth)
        best, other = ranked[:2]
        why = reason(plan.evaluation, prospects[best], prospects[other], called(plan.g, view, mine[other]))
        return Advice(mine[best].do, why)

    def _plan(self, view: View) -> Lookahead:
        assert view.seat is not None
        state = self.title.imagine(view, self.chance)
        assert isinstance(state, MaracaiboState)
        return Lookahead(state, view.seat, self.chance)

    def _move(self, plan: Lookahead, offer: Offer) -> int:
        move = self.title.read(plan.g, plan.seat, offer.do)
        assert isinstance(move, int)
        return move


class EasyBot(SearchBot):
    """Quick moves are so good that even a few imagined games play too well. So it overlooks moves, as beginners do."""

    games = 12
    seconds = 0.1
    overlooks = 0.2


class MediumBot(SearchBot):
    games = 150
    seconds = 0.1
    overlooks = 0.05


class HardBot(Hard):
    """The search of level `hard`, which can say why: by the parts of what its two best moves come to at once, and what
    the search found that later turns bring."""

    def advise(self, view: View, offers: Sequence[Offer]) -> Advice:
        return Advice(offers[0].do, ONLY) if len(offers) == 1 else super().advise(view, offers)

    def reason(self, view: View, offers: Sequence[Offer], considered: Sequence[Considered], move: str) -> Message:
        assert isinstance(view, MaracaiboView)
        assert view.seat is not None
        best, other = considered[:2]
        state = self.title.imagine(view, self.chance)
        assert isinstance(state, MaracaiboState)
        ahead = Lookahead(state, view.seat, self.chance)
        found, then = self._prospect(ahead, best), self._prospect(ahead, other)
        at_once = found.worth - then.worth
        found.parts[PART_LATER] += lead_by(best.value) - lead_by(other.value) - at_once
        written = self.title.write(state, view.seat, other.move)
        offer = next(offer for offer in offers if offer.do == written)
        assert isinstance(offer, MaracaiboOffer)
        return reason(ahead.evaluation, found, then, called(state, view, offer))

    def compared(
        self, view: View, offers: Sequence[Offer], best: Considered, made: Considered, move: str
    ) -> Message | None:
        """The same, but compared with the move that was made instead of the next best."""
        why = self.reason(view, offers, [best, made], move)
        return Message(INSTEAD[why.key], why.args) if why.key in INSTEAD else None

    def _prospect(self, ahead: Lookahead, considered: Considered) -> Prospect:
        assert isinstance(considered.move, int)
        return ahead.prospect(ahead.g, considered.move, DEPTH)
