"""Bots of four levels for any title, by search in imagined games.

A title helps them with a `Strategy`; without one, the imagined games are played at random.
"""

from collections.abc import Sequence
from typing import Final

from tortuga.kernel.bot import Advice, Bot
from tortuga.kernel.messages import Message
from tortuga.kernel.state import Move
from tortuga.kernel.views import Offer, View
from tortuga.search.halving import Budget, Considered, Search
from tortuga.search.worlds import Worlds

PARTS: Final = 1000
BY_CHANCES: Final = "bot-hint-chance"
"""A reason that names the chances of two moves, and nothing else."""


class SearchBot(Bot):
    """Plays the move that does best in games imagined from its view."""

    games: int
    """How many games it imagines for a move."""
    seconds: float
    """Of CPU time, at most: several times what it needs on the compiled build."""
    overlooks: float = 0.0
    """How many of its moves it does not see, as people who learn a game: a search alone can be good with few games."""

    def choose(self, view: View, offers: Sequence[Offer]) -> str:
        if len(offers) == 1:
            return offers[0].do
        return self._written(view, self.consider(view)[0].move)

    def advise(self, view: View, offers: Sequence[Offer]) -> Advice:
        if len(offers) == 1:
            return Advice(offers[0].do)
        considered = self.consider(view)
        move = self._written(view, considered[0].move)
        return Advice(move, self.reason(view, offers, considered, move) if len(considered) > 1 else None)

    def consider(self, view: View) -> list[Considered]:
        """The moves worth considering, from the best to the worst."""
        assert view.seat is not None
        strategy = self.title.strategy()
        worlds = Worlds(self.title, view, self.chance, strategy.most_worlds)
        world = worlds.take(1)[0]
        strategy.prepare(world, view.seat)
        moves = self._seen(strategy.candidates(world, view.seat))
        budget = Budget(max(1, round(self.games * self.effort)), self.seconds)
        return Search(strategy, worlds, budget).best_first(moves)

    def reason(self, view: View, offers: Sequence[Offer], considered: Sequence[Considered], move: str) -> Message:
        """Why the first of these is the best; `move` is how it is written."""
        chances = [round(100 * one.value) for one in considered[:2]]
        return Message(BY_CHANCES, {"percent": chances[0], "other": chances[1]})

    def compared(
        self, view: View, offers: Sequence[Offer], best: Considered, made: Considered, move: str
    ) -> Message | None:
        """Why the best would have been better than what was made, if that is more than their chances."""
        why = self.reason(view, offers, [best, made], move)
        return None if why.key == BY_CHANCES else why

    def _seen(self, moves: list[Move]) -> list[Move]:
        if not self.overlooks:
            return moves
        seen = [move for move in moves if self.chance.roll(PARTS) > PARTS * self.overlooks]
        return seen or [moves[self.chance.roll(len(moves)) - 1]]

    def _written(self, view: View, move: Move) -> str:
        assert view.seat is not None
        return self.title.write(self.title.imagine(view, self.chance), view.seat, move)


class Easy(SearchBot):
    """Mostly plays what comes to mind first."""

    games = 8
    seconds = 0.1
    at_once = 2
    """How many of three moves are made without thinking."""

    def choose(self, view: View, offers: Sequence[Offer]) -> str:
        if len(offers) == 1 or self.chance.roll(3) > self.at_once:
            return super().choose(view, offers)
        assert view.seat is not None
        state, strategy = self.title.imagine(view, self.chance), self.title.strategy()
        strategy.prepare(state, view.seat)
        return self.title.write(state, view.seat, strategy.choose(state, view.seat, self.chance))


class Medium(SearchBot):
    games = 40
    seconds = 0.1


class Hard(SearchBot):
    games = 1500
    seconds = 1.0


class Expert(SearchBot):
    games = 20_000
    seconds = 1.0
