"""The title Pirates of Maracaibo, as the house and third parties see it."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, NamedTuple

import msgspec

from tortuga.games.maracaibo.components.box import Box, box, sketch
from tortuga.games.maracaibo.components.listing import components
from tortuga.games.maracaibo.components.loading import load_components
from tortuga.games.maracaibo.details import MaracaiboDetails, details_of
from tortuga.games.maracaibo.events import EVENTS
from tortuga.games.maracaibo.notation import Notation
from tortuga.games.maracaibo.options import MaracaiboOptions
from tortuga.games.maracaibo.redeal import ComponentNumbers, Redeals
from tortuga.games.maracaibo.restore import ruleset_for
from tortuga.games.maracaibo.rules.ruleset import Ruleset
from tortuga.games.maracaibo.rules.scoring import score_parts, total
from tortuga.games.maracaibo.rules.set_up import set_up
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.story import say
from tortuga.games.maracaibo.strategy.quick import MaracaiboStrategy
from tortuga.games.maracaibo.view import MaracaiboOffer, MaracaiboView
from tortuga.games.maracaibo.view_builder import ViewBuilder, offer_of
from tortuga.kernel.chance import Chance, Imagined
from tortuga.kernel.events import Event
from tortuga.kernel.messages import Message, Say
from tortuga.kernel.state import Listener, Move, State
from tortuga.kernel.title import Component, Options, Sketch, Title
from tortuga.kernel.views import Details, Offer, View


class Shared(NamedTuple):
    """What all tables with the same options share."""

    rules: Ruleset
    notation: Notation
    views: ViewBuilder
    numbers: ComponentNumbers


class MaracaiboTitle(Title):
    """Pirates of Maracaibo for 1 to 4 players (PM-1.1); alone against Redbeard.

    >>> from tortuga.kernel import Imagined
    >>> title = MaracaiboTitle()
    >>> game = title.new(MaracaiboOptions(), 2, Imagined("doctest"), None)
    >>> game.due()
    [0, 1]
    """

    name: ClassVar[str] = "maracaibo"
    version: ClassVar[str] = "2"
    asks_always: ClassVar[bool] = False
    seats: ClassVar[range] = range(1, 5)
    options_type: ClassVar[type[Options]] = MaracaiboOptions
    view_type: ClassVar[type[View]] = MaracaiboView
    offer_type: ClassVar[type[Offer]] = MaracaiboOffer
    details_type: ClassVar[type[Details] | None] = MaracaiboDetails
    box_type: ClassVar[type[msgspec.Struct] | None] = Box
    event_types: ClassVar[tuple[type[Event], ...]] = EVENTS
    locale: ClassVar[Path] = Path(__file__).parent / "locale"
    lesson: ClassVar[Path | None] = Path(__file__).parent / "data" / "lesson"

    def __init__(self, path: Path | None = None) -> None:
        self.data = load_components(path)
        self.path = path
        self.fingerprint = self.data.fingerprint
        self._made: dict[MaracaiboOptions, Shared] = {}

    def __reduce__(self) -> tuple[object, ...]:
        """By its data, as states do by their options: all the rest follows from them."""
        return type(self), (self.path,)

    def with_data(self, path: Path) -> "MaracaiboTitle":
        return type(self)(path)

    def components(self, say: Say) -> Sequence[Component]:
        return components(self.data.parts, say)

    def box(self, say: Say) -> Box:
        rules = self.rules(MaracaiboOptions())
        return box(self.data.catalogue, self.data.parts, rules.effects, say)

    def choices(self, option: str) -> Sequence[str]:
        return [layout.name for layout in self.data.catalogue.layouts] if option == "layout" else ()

    def sketch(self, option: str, choice: str) -> Sketch:
        layouts = self.data.catalogue.layouts if option == "layout" else ()
        return next((sketch(layout) for layout in layouts if layout.name == choice), ())

    def check_options(self, options: Options, seats: int) -> None:
        super().check_options(options, seats)
        assert isinstance(options, MaracaiboOptions)
        self.rules(options)

    def rules(self, options: MaracaiboOptions) -> Ruleset:
        """The rules of tables with these options; they never change, so all such tables share them."""
        return self._shared(options).rules

    def notation(self, state: State) -> Notation:
        assert isinstance(state, MaracaiboState)
        return self._shared(options_of(state)).notation

    def _shared(self, options: MaracaiboOptions) -> Shared:
        if options not in self._made:
            rules = ruleset_for(self.data, self.path, options, self.asks_always)
            notation = Notation(rules)
            views = ViewBuilder(rules, options, notation)
            self._made[options] = Shared(rules, notation, views, ComponentNumbers(rules))
        return self._made[options]

    def new(self, options: Options, seats: int, chance: Chance, tell: Listener | None) -> MaracaiboState:
        assert isinstance(options, MaracaiboOptions)
        return set_up(self.rules(options), seats, chance, tell)

    def read(self, state: State, seat: int, text: str) -> Move:
        assert isinstance(state, MaracaiboState)
        return self.notation(state).read(text, state.players[seat].ship)

    def write(self, state: State, seat: int, move: Move) -> str:
        assert isinstance(move, int)
        return self.notation(state).write(move)

    def offer(self, state: State, seat: int, move: Move) -> MaracaiboOffer:
        assert isinstance(state, MaracaiboState)
        assert isinstance(move, int)
        return offer_of(state, seat, move, self.notation(state))

    def view(self, state: State, seat: int | None) -> MaracaiboView:
        assert isinstance(state, MaracaiboState)
        return self._shared(options_of(state)).views.view(state, seat)

    def standing(self, state: State) -> Sequence[int]:
        """As at the end, but without the income that comes before."""
        assert isinstance(state, MaracaiboState)
        if state.outcome() is not None:
            return state.scores[: state.seats]
        return [total(score_parts(state, seat)) for seat in range(state.seats)]

    def details(self, view: View) -> MaracaiboDetails:
        assert isinstance(view, MaracaiboView)
        return details_of(self.imagine(view, Imagined("twin")), view, self._shared(view.options).notation)

    def imagine(self, view: View, chance: Chance) -> MaracaiboState:
        return self._redeals(view).state(chance)

    def imagine_many(self, view: View, count: int, chance: Chance) -> list[State]:
        redeals = self._redeals(view)
        return [redeals.state(chance) for _ in range(count)]

    def _redeals(self, view: View) -> Redeals:
        assert isinstance(view, MaracaiboView)
        shared = self._shared(view.options)
        return Redeals(shared.rules, shared.notation, shared.numbers, view)

    def strategy(self) -> MaracaiboStrategy:
        return MaracaiboStrategy()

    def say(self, event: Event) -> list[Message]:
        return say(event, self.data.catalogue)


class MaracaiboTitle1(MaracaiboTitle):
    """The earlier rules, for games that were begun with them (`maracaibo@1`). They asked more: about gains that nobody
    would decline, and whether to close a raid that could buy nothing."""

    version: ClassVar[str] = "1"
    asks_always: ClassVar[bool] = True


def options_of(state: MaracaiboState) -> MaracaiboOptions:
    made_from = state.rules.made_from
    assert isinstance(made_from, tuple)
    options = made_from[1]
    assert isinstance(options, MaracaiboOptions)
    return options
