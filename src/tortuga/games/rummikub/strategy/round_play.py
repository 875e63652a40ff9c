"""How a round is played on quickly, for looking back at a game: those who have laid go on laying, the others wait
until everything can be laid at once. The seat that looks back waits like the level `hard`, so what comes out is its
chance to win the round if it goes on well.
"""

from collections.abc import Sequence
from typing import Final, cast, final

from tortuga.games.rummikub.rules.additions import additions
from tortuga.games.rummikub.rules.jokers import FREE
from tortuga.games.rummikub.rules.melds import Melds
from tortuga.games.rummikub.rules.rack_melds import best_melds, melds_from, most_value
from tortuga.games.rummikub.rules.state import DRAW, PASS, Player, RummikubState
from tortuga.games.rummikub.rules.tiles import KINDS, kinds_in
from tortuga.games.rummikub.rules.turns import laid_between, tiles_on
from tortuga.games.rummikub.solver.best_turn import TILES, VALUE, solve
from tortuga.games.rummikub.strategy.endgame import Endgame, lying
from tortuga.games.rummikub.strategy.going_out import most_laid
from tortuga.games.rummikub.strategy.quick_turns import quick_best, quick_way_out
from tortuga.kernel.chance import Chance
from tortuga.kernel.state import Move, State
from tortuga.kernel.strategy import Strategy

TURNS_EACH: Final = 8
"""Turns of everybody after which an imagined round is cut."""
MOST_TABLES: Final = 8
"""How many ways to lay something are compared."""
WORLDS_AT_THE_END: Final = 4
"""With an empty bank, where each world is searched."""
HALVED_BY: Final = 1
"""This many more tiles without a place halve the chance to go out first."""
POSITIONS: Final = 16


@final
class RoundStrategy(Strategy):
    """Its chances are those to win the round."""

    def __init__(self) -> None:
        self.review_games = 96
        self.horizon = TURNS_EACH
        self._round: int = 0
        self._lays: list[bool] = []
        """By seat: do they lay whatever they can?"""

    def prepare(self, state: State, seat: int) -> None:
        assert isinstance(state, RummikubState)
        # It is never played on until the bank is empty: from there on, every turn is a question for the solver.
        self.horizon = max(1, min(TURNS_EACH * len(state.players), state.bank_size() - 2))
        self.most_worlds = 0 if state.bank_size() else WORLDS_AT_THE_END
        self._round = state.round_number
        self._lays = [state.players[other].melded and other != seat for other in range(len(state.players))]

    def candidates(self, state: State, seat: int) -> list[Move]:
        """To lay nothing; to lay all, the most tiles or the most points; and some sets."""
        assert isinstance(state, RummikubState)
        player = state.players[seat]
        rack = kinds_in(player.rack)
        proposed = [
            quick_way_out(state.table, rack, player.melded, state.rules),
            quick_best(state.table, rack, player.melded, state.rules, TILES),
            quick_best(state.table, rack, player.melded, state.rules, VALUE),
        ]
        moves = state.moves(seat)
        proposed += [cast(Melds, move) for move in reversed(moves) if not isinstance(move, int)]
        tables: list[Melds] = []
        for table in proposed:
            if table is not None and table not in tables and len(tables) < MOST_TABLES:
                tables.append(table)
        found: list[Move] = [move for move in moves if isinstance(move, int)]
        return found + list(tables)

    def choose(self, state: State, seat: int, chance: Chance) -> Move:
        assert isinstance(state, RummikubState)
        if state.round_number != self._round:
            return DRAW  # of no interest any more
        player = state.players[seat]
        rack = kinds_in(player.rack)
        out = quick_way_out(state.table, rack, player.melded, state.rules)
        if out is not None:
            return out
        if self._lays[seat]:
            table = laid_quickly(state, player)
            if table is not None:
                return table
        if not state.bank_size():
            return PASS
        if not player.melded and not state.rules.building:  # its table is closed until then
            first = _least_first_meld(state, player)
            if first is not None:
                return first
        return DRAW

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, RummikubState)
        if len(state.rounds) >= self._round:
            return _share(state.rounds[self._round - 1], seat)
        if not state.bank_size():
            return self._at_the_end(state, seat)
        return _first_to_go_out(state, seat)

    def part(self, state: State) -> int:
        assert isinstance(state, RummikubState)
        return state.round_number

    def _at_the_end(self, state: RummikubState, seat: int) -> float:
        racks = [player.rack for player in state.players]
        melded = [player.melded for player in state.players]
        game = Endgame(state.rules, len(racks), self._lays, POSITIONS)
        table = lying(state.table, state.rules.joker_rule)
        return game.chances(table, racks, melded, state.passes, state.active)[seat]


def laid_quickly(state: RummikubState, player: Player) -> Melds | None:
    """Sets of the rack alone, then single tiles; no set of the table is taken apart."""
    left = player.rack[:]
    table = state.table
    if melds_from(left):
        own = solve([], kinds_in(left), FREE, TILES, state.rules.joker_value)
        if own.laid:
            table = (*table, *own.table)
            laid = laid_between(state.table, table)
            left = [player.rack[kind] - laid[kind] for kind in range(KINDS)]
    while True:
        longer = additions(table, left)
        if not longer:
            return None if table == state.table else table
        laid = laid_between(table, longer[0])
        left = [left[kind] - laid[kind] for kind in range(KINDS)]
        table = longer[0]


def _least_first_meld(state: RummikubState, player: Player) -> Melds | None:
    if most_value(player.rack, state.rules.first_meld) < state.rules.first_meld:
        return None
    return (*state.table, *best_melds(player.rack, state.rules.first_meld))


def _share(scores: Sequence[int], seat: int) -> float:
    most = max(scores)
    return 1.0 / len([score for score in scores if score == most]) if scores[seat] == most else 0.0


def _first_to_go_out(state: RummikubState, seat: int) -> float:
    """Of a round that was cut: whose rack lacks least to be laid at once."""
    table = tiles_on(state.table)
    hopes: list[float] = []
    for player in state.players:
        missing = player.size() - most_laid(table, player.rack)
        hopes.append(0.5 ** (missing / HALVED_BY))
    return hopes[seat] / sum(hopes)
