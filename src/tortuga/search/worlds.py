"""Worlds: the games that one seat can imagine. A search is given these and nothing else, so it can't meet the truth."""

from typing import Any

from tortuga.kernel.chance import Chance
from tortuga.kernel.state import State


class Worlds:
    """Made of a view, so that all that is hidden from the seat differs from world to world as it may."""

    def __init__(self, title: Any, view: Any, chance: Chance, most: int = 0) -> None:
        # Any, because titles and views are interpreted, and this module is compiled.
        self.title = title
        self.view = view
        self.chance = chance
        self.seat: int = view.seat

        self.most = most
        """How many different ones there are before they repeat; 0: they never do."""
        self._kept: list[State] = []
        self._taken = 0

    def take(self, count: int) -> list[State]:
        """The next ones. Only to be read or copied."""
        if not self.most:
            worlds: list[State] = self.title.imagine_many(self.view, count, self.chance)
            return worlds
        if not self._kept:
            self._kept = self.title.imagine_many(self.view, self.most, self.chance)
        self._taken += count
        return [self._kept[number % self.most] for number in range(self._taken - count, self._taken)]
