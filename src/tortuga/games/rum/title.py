"""The title RUM, as the house and third parties see it."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from tortuga.games.rum.components import COLOUR_NAMES, RumComponents, load_components, load_weights
from tortuga.games.rum.events import EVENTS, Gain
from tortuga.games.rum.notation import read_move, write_move
from tortuga.games.rum.options import RumOptions, Switches, switches
from tortuga.games.rum.redeal import Redeals
from tortuga.games.rum.rules.ruleset import Ruleset
from tortuga.games.rum.rules.state import NOBODY, TURN, RumState, set_up
from tortuga.games.rum.story import say
from tortuga.games.rum.strategy.quick import RumStrategy
from tortuga.games.rum.view import RumOffer, RumView
from tortuga.games.rum.view_builder import view_of
from tortuga.kernel.chance import Chance
from tortuga.kernel.errors import OptionError
from tortuga.kernel.events import Event
from tortuga.kernel.messages import Message, Say
from tortuga.kernel.state import Listener, Move, State
from tortuga.kernel.title import Component, Options, Title
from tortuga.kernel.views import Offer, View


class RumTitle(Title):
    """RUM for 2 to 4 players (RUM-1.1).

    >>> title = RumTitle()
    >>> title.components(str)[0]
    Component(group='card', name='Roo', origin='reconstructed')
    """

    name: ClassVar[str] = "rum"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(2, 5)
    options_type: ClassVar[type[Options]] = RumOptions
    view_type: ClassVar[type[View]] = RumView
    offer_type: ClassVar[type[Offer]] = RumOffer
    event_types: ClassVar[tuple[type[Event], ...]] = EVENTS
    locale: ClassVar[Path] = Path(__file__).parent / "locale"
    lesson: ClassVar[Path | None] = Path(__file__).parent / "data"

    def __init__(self, data: RumComponents | None = None) -> None:
        self.data = load_components() if data is None else data
        self.fingerprint = self.data.fingerprint
        self._rules: dict[Switches, Ruleset] = {}
        self._weights = load_weights()

    def with_data(self, path: Path) -> "RumTitle":
        return RumTitle(load_components(path))

    def components(self, say: Say) -> Sequence[Component]:
        cards = [
            Component("card", name, card.origin) for name, card in zip(self.data.names, self.data.cards, strict=True)
        ]
        clock = [Component("clock", f"{step.position}: {step.returns}", step.origin) for step in self.data.clock]
        return cards + clock

    def check_options(self, options: Options, seats: int) -> None:
        super().check_options(options, seats)
        assert isinstance(options, RumOptions)
        for name, seat, edition in (
            ("dealer", options.dealer, "en"),
            ("impersonator", options.impersonator, "pl"),
        ):
            if seat is None:
                continue
            if options.edition != edition:
                raise OptionError("rum-option-other-edition", name=name, edition=edition)
            if not 1 <= seat <= seats:
                raise OptionError("rum-option-no-such-seat", name=name, seat=seat, most=seats)

    def new(self, options: Options, seats: int, chance: Chance, tell: Listener | None) -> RumState:
        assert isinstance(options, RumOptions)
        host_choice = options.dealer if options.edition == "en" else options.impersonator
        chosen = chance.roll(seats) if host_choice is None else host_choice
        first = chosen % seats if options.edition == "en" else chosen - 1  # RUM-2.5: to the dealer's left
        return set_up(self.rules(switches(options)), seats, first, chance, tell)

    def standing(self, state: State) -> Sequence[int]:
        assert isinstance(state, RumState)
        return [state.points(seat) for seat in range(len(state.players))]

    def rules(self, switches: Switches) -> Ruleset:
        """The rules of tables with these switches; they never change, so all such tables share them."""
        if switches not in self._rules:
            self._rules[switches] = self._ruleset_for(switches)
        return self._rules[switches]

    def _ruleset_for(self, switches: Switches) -> Ruleset:
        return Ruleset(
            [COLOUR_NAMES.index(card.single) for card in self.data.cards],
            [COLOUR_NAMES.index(card.double) for card in self.data.cards],
            self.data.names,
            list(COLOUR_NAMES),
            [0] + [step.returns for step in self.data.clock] + [0],
            wash_first_beach=switches.wash_first_beach,
            parrot_silent_when_last=switches.parrot_silent_when_last,
            hand_must_show_colour=switches.hand_must_show_colour,
        )

    def read(self, state: State, seat: int, text: str) -> Move:
        assert isinstance(state, RumState)
        return read_move(self.data, text)

    def write(self, state: State, seat: int, move: Move) -> str:
        assert isinstance(state, RumState)
        assert isinstance(move, int)
        return write_move(state, move)

    def offer(self, state: State, seat: int, move: Move) -> RumOffer:
        assert isinstance(state, RumState)
        assert isinstance(move, int)
        do = write_move(state, move)
        if move <= 0:
            return RumOffer(do=do, kind="draw", slot=-move)
        if state.phase != TURN:
            return RumOffer(do=do, kind="return", cards=state.rules.shown(move))
        gains = []
        points = state.points(seat)
        for colour, value, trio in state.gains(seat, move):
            owner, was = state.owner[colour], state.value[colour]
            gains.append(Gain(COLOUR_NAMES[colour], None if owner == NOBODY else owner, was, value, trio))
            points += value - (was if owner == seat else 0)
        return RumOffer(do=do, kind="lay", cards=state.rules.laid(move), gains=tuple(gains), points=points)

    def view(self, state: State, seat: int | None) -> RumView:
        assert isinstance(state, RumState)
        return view_of(state, seat)

    def imagine(self, view: View, chance: Chance) -> RumState:
        return self._redeals(view).state(chance)

    def imagine_many(self, view: View, count: int, chance: Chance) -> list[State]:
        redeals = self._redeals(view)
        return [redeals.state(chance) for _ in range(count)]

    def _redeals(self, view: View) -> Redeals:
        assert isinstance(view, RumView)
        return Redeals(self.data, self.rules(view.switches), view)

    def strategy(self) -> RumStrategy:
        return RumStrategy(self._weights)

    def say(self, event: Event) -> list[Message]:
        return say(event)
