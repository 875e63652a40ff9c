"""Retirement (PM-9.6): a half-price residence at the end of the exploration track, once per player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tortuga.games.maracaibo.rules.action_step import Build, to_build
from tortuga.games.maracaibo.rules.modules.module import Module
from tortuga.games.maracaibo.rules.sources import BY_RETIREMENT

if TYPE_CHECKING:
    from tortuga.games.maracaibo.rules.state import MaracaiboState

START_OF_TRACK = 0


class Retirement(Module):
    name: ClassVar[str] = "retirement"

    def skips(self, g: MaracaiboState, seat: int, node: int) -> bool:
        """PM-9.12: the tile is a space only for a player who has the marker there and can pay."""
        if node != g.rules.retirement:
            return False
        return g.players[seat].retired == 1 or not to_build(g, seat, True)

    def on_explored(self, g: MaracaiboState, seat: int, node: int) -> None:
        if node == g.rules.retirement:
            g.players[seat].retired = 1
            g.players[seat].explorer = START_OF_TRACK
            g.steps.append(Build(seat, BY_RETIREMENT, True, False))
