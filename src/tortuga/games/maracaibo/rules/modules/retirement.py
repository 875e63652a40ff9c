"""Retirement (PM-9.6): a half-price residence at the end of the exploration track, once a player."""

from typing import ClassVar

from tortuga.games.maracaibo.rules.action_step import Build, to_build
from tortuga.games.maracaibo.rules.state import BY_RETIREMENT, Module, Table

START_OF_TRACK = 0


class Retirement(Module):
    name: ClassVar[str] = "retirement"

    def skips(self, g: Table, seat: int, node: int) -> bool:
        """PM-9.12: the tile is a space only for who has the marker there and can pay."""
        if node != g.rules.retirement:
            return False
        return g.players[seat].retired == 1 or not to_build(g, seat, True)

    def on_explored(self, g: Table, seat: int, node: int) -> None:
        if node == g.rules.retirement:
            g.players[seat].retired = 1
            g.players[seat].explorer = START_OF_TRACK
            g.steps.append(Build(seat, BY_RETIREMENT, True, False))
