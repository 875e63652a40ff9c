"""The titles Rummikub and Rummi: one engine, told apart by options and words."""

from math import ceil
from pathlib import Path
from typing import Any, ClassVar, cast

from tortuga.games.rummikub.assessment import assess
from tortuga.games.rummikub.events import EVENTS
from tortuga.games.rummikub.notation import read_move, write_move
from tortuga.games.rummikub.options import RummikubOptions, RummiOptions, ruleset_for
from tortuga.games.rummikub.redeal import redeals
from tortuga.games.rummikub.rules.can_play import REARRANGEMENTS, Answer, Question
from tortuga.games.rummikub.rules.melds import Melds
from tortuga.games.rummikub.rules.scoring import rack_value, scores_dry
from tortuga.games.rummikub.rules.state import DRAW, EXCHANGE, RummikubState, set_up
from tortuga.games.rummikub.rules.tiles import kinds_in, names
from tortuga.games.rummikub.rules.turns import laid_between
from tortuga.games.rummikub.stages import stages
from tortuga.games.rummikub.story import say
from tortuga.games.rummikub.strategy.round_play import RoundStrategy
from tortuga.games.rummikub.view import RummikubAssessment, RummikubOffer, RummikubView
from tortuga.games.rummikub.view_builder import view_of
from tortuga.kernel.chance import Chance
from tortuga.kernel.events import Event
from tortuga.kernel.messages import Message
from tortuga.kernel.rehearsal import Attempt, rehearse
from tortuga.kernel.state import Listener, Move, State
from tortuga.kernel.title import Options, Title
from tortuga.kernel.views import Assessment, Offer, Stage, View

LESSONS = Path(__file__).parent / "data"
"""A folder for each title."""
MOST_OFFERS = 1_000
"""A hand of eighty tiles with four jokers makes 28,000 sets. Nobody reads so many, and each is a whole table."""


class RummikubTitle(Title):
    """Rummikub for 2 to 4 players (RK-1.1)."""

    name: ClassVar[str] = "rummikub"
    version: ClassVar[str] = "2"
    seats: ClassVar[range] = range(2, 5)
    turn_seconds: ClassVar[int | None] = 60
    options_type: ClassVar[type[Options]] = RummikubOptions
    view_type: ClassVar[type[View]] = RummikubView
    offer_type: ClassVar[type[Offer]] = RummikubOffer
    assessment_type: ClassVar[type[Assessment] | None] = RummikubAssessment
    event_types: ClassVar[tuple[type[Event], ...]] = EVENTS
    locale: ClassVar[Path] = Path(__file__).parent / "locale"
    lesson: ClassVar[Path | None] = LESSONS / "rummikub"

    def new(self, options: Options, seats: int, chance: Chance, tell: Listener | None) -> RummikubState:
        assert isinstance(options, RummikubOptions)
        return set_up(ruleset_for(options, self.name), seats, chance, tell)

    def read(self, state: State, seat: int, text: str) -> Move:
        assert isinstance(state, RummikubState)
        return read_move(self.name, state.table, text)

    def write(self, state: State, seat: int, move: Move) -> str:
        assert isinstance(state, RummikubState)
        return write_move(state.table, move)

    def offers(self, state: State, seat: int) -> list[RummikubOffer]:
        """Of very many ways to lay something a fair choice; the last one, which is the best, is always among it."""
        moves = state.moves(seat)
        idle = [move for move in moves if isinstance(move, int)]
        lay = [move for move in moves if not isinstance(move, int)]
        some = lay[:: -max(1, ceil(len(lay) / MOST_OFFERS))]
        return [self.offer(state, seat, move) for move in (*idle, *reversed(some))]

    def offer(self, state: State, seat: int, move: Move) -> RummikubOffer:
        assert isinstance(state, RummikubState)
        do = write_move(state.table, move)
        if isinstance(move, int):
            return RummikubOffer(do=do, kind="draw" if move == DRAW else "exchange" if move == EXCHANGE else "pass")
        assert isinstance(move, tuple)
        return RummikubOffer(do=do, kind="lay", tiles=names(kinds_in(laid_between(state.table, move))))

    def assess(self, state: State, seat: int, move: Move) -> RummikubAssessment:
        assert isinstance(state, RummikubState)
        return assess(state, seat, move)

    def stages(self, state: State, seat: int, move: Move) -> list[Stage]:
        assert isinstance(state, RummikubState)
        return stages(state, move)

    def same_lesson_move(self, state: State, one: Move, other: Move) -> bool:
        """Two turns are the same to a lesson if they lay the same tiles, wherever these lie in the end."""
        assert isinstance(state, RummikubState)
        if isinstance(one, int) or isinstance(other, int):
            return one == other
        return laid_between(state.table, cast(Melds, one)) == laid_between(state.table, cast(Melds, other))

    def view(self, state: State, seat: int | None) -> RummikubView:
        assert isinstance(state, RummikubState)
        return view_of(state, seat)

    def standing(self, state: State) -> list[int]:
        """The rounds so far, and of the one that is on what it would bring if it ran dry now (RK-5.3). Until somebody
        has laid a tile, racks are only luck, and do not count."""
        assert isinstance(state, RummikubState)
        if state.over or not state.table:
            return state.totals()
        racks = [rack_value(player.rack, state.rules.joker_value) for player in state.players]
        return [so_far + now for so_far, now in zip(state.totals(), scores_dry(racks, state.starter), strict=True)]

    def may_take_long(self, state: State) -> bool:
        assert isinstance(state, RummikubState)
        return state.may_ask_solver()

    def work_out(self, state: State, attempt: Attempt) -> dict[Question, Answer]:
        REARRANGEMENTS.begin_notes()
        rehearse(self, state, attempt)
        return REARRANGEMENTS.end_notes()

    def learn(self, answers: Any) -> None:
        REARRANGEMENTS.learn(answers)

    def imagine(self, view: View, chance: Chance) -> RummikubState:
        assert isinstance(view, RummikubView)
        return redeals(ruleset_for(view.options, self.name), view, 1, chance)[0]

    def imagine_many(self, view: View, count: int, chance: Chance) -> list[State]:
        assert isinstance(view, RummikubView)
        return [*redeals(ruleset_for(view.options, self.name), view, count, chance)]

    def strategy(self) -> RoundStrategy:
        return RoundStrategy()

    def say(self, event: Event) -> list[Message]:
        return say(self.name, event)


class RummiTitle(RummikubTitle):
    """Rummi, the travel version: cards instead of tiles, four jokers (RT-1.1), two minutes a turn (RT-1.3)."""

    name: ClassVar[str] = "rummi"
    turn_seconds: ClassVar[int | None] = 120
    options_type: ClassVar[type[Options]] = RummiOptions
    lesson: ClassVar[Path | None] = LESSONS / "rummi"
