"""A puzzle as a table for one, so that what the title says of views, drafts and turns serves puzzles too."""

from datetime import UTC, datetime
from typing import NamedTuple, cast

from tortuga.games.rummikub.notation import write_move
from tortuga.games.rummikub.puzzles.maker import Puzzle, Verdict, judge, rules_of
from tortuga.games.rummikub.rules.jokers import RELEASE
from tortuga.games.rummikub.rules.melds import Melds
from tortuga.games.rummikub.rules.state import Player, RummikubState
from tortuga.games.rummikub.rules.tiles import box, counts_of, names
from tortuga.games.rummikub.rules.turns import tiles_on
from tortuga.games.rummikub.title import RummikubTitle
from tortuga.games.rummikub.view import RummikubAssessment, RummikubView
from tortuga.kernel.errors import NotationError
from tortuga.kernel.views import Stage

SEAT = 0
JOKER_RULE = RELEASE
"""Puzzles are of Rummikub, with its joker rule."""
NOBODY = -1
TODAY = "today"
"""Instead of a seed: the puzzle of the day."""


def resolve_seed(seed: str) -> str:
    """The puzzle of the day has the date for its seed. A day is the same for everybody, wherever they live."""
    return datetime.now(UTC).date().isoformat() if seed == TODAY else seed


class Solution(NamedTuple):
    move: str
    laid: tuple[str, ...]
    broken: list[int]
    """Sets of the table that are broken up, counted from 0."""
    stages: list[Stage]


class PuzzleDesk:
    """One puzzle at the table of a player who has melded."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.title = RummikubTitle()
        self.state = self._state()

    def _state(self) -> RummikubState:
        rules = rules_of(self.puzzle)
        rack = counts_of(self.puzzle.rack)
        on_table = tiles_on(self.puzzle.table)
        bank = [there - rack[kind] - on_table[kind] for kind, there in enumerate(box(rules.jokers))]
        return RummikubState(
            rules,
            [Player(rack, melded=True, exchanged=0)],
            bank,
            self.puzzle.table,
            active=SEAT,
            starter=SEAT,
            turn_number=1,
            round_number=1,
            passes=0,
            last=(NOBODY, ()),
            rounds=[],
            over=False,
        )

    def view(self) -> RummikubView:
        return self.title.view(self.state, SEAT)

    def assess(self, draft: str) -> RummikubAssessment:
        """What can be said of a turn in preparation."""
        return self.title.assess(self.state, SEAT, self.title.read(self.state, SEAT, draft))

    def judge(self, turn: str) -> Verdict:
        """How good a turn is; raises NotationError or RuleError if it isn't a turn."""
        move = self.title.read(self.state, SEAT, turn)
        if isinstance(move, int):
            raise NotationError("puzzle-lay-only")
        return judge(self.puzzle, cast(Melds, move))

    def solution(self) -> Solution:
        end = self.puzzle.end
        stages = list(self.title.stages(self.state, SEAT, end))
        return Solution(write_move(self.state.table, end), names(self.puzzle.laid), self.puzzle.broken(), stages)
