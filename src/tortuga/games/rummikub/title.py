"""Rummikub and Rummi at their edge: two titles of one engine, told apart by their options and their words."""

from pathlib import Path
from typing import ClassVar, cast

import msgspec

from tortuga.games.rummikub.events import EVENTS
from tortuga.games.rummikub.notation import read_move, write_move
from tortuga.games.rummikub.review import review
from tortuga.games.rummikub.rules.melds import GROUP, RUN, Meld, value_of
from tortuga.games.rummikub.rules.ruleset import Settings
from tortuga.games.rummikub.rules.state import DRAW, EXCHANGE, Player, Rummikub, Table, set_up, take
from tortuga.games.rummikub.rules.tiles import KIND_OF, KINDS, box, counts_of, kinds_in, names
from tortuga.games.rummikub.rules.turns import laid_between, tiles_on
from tortuga.games.rummikub.stages import stages
from tortuga.games.rummikub.story import say
from tortuga.games.rummikub.view import (
    MELD_KINDS,
    LastTurn,
    Rack,
    RummikubOffer,
    RummikubOptions,
    RummikubReview,
    RummikubView,
    RummiOptions,
    SetOnTable,
)
from tortuga.kernel.chance import Chance
from tortuga.kernel.messages import Line
from tortuga.kernel.state import Listener, Move, State
from tortuga.kernel.title import Options, Title
from tortuga.kernel.views import Event, Offer, Review, Stage, View

PENALTY = 3
"""Tiles (RK-3.5)."""
LESSONS = Path(__file__).parent / "data"
"""A folder for each title."""


class RummikubTitle(Title):
    """Rummikub for 2 to 4 players (RK-1.1)."""

    name: ClassVar[str] = "rummikub"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(2, 5)
    turn_seconds: ClassVar[int | None] = 60
    options_type: ClassVar[type[Options]] = RummikubOptions
    view_type: ClassVar[type[View]] = RummikubView
    offer_type: ClassVar[type[Offer]] = RummikubOffer
    review_type: ClassVar[type[Review] | None] = RummikubReview
    event_types: ClassVar[tuple[type[Event], ...]] = EVENTS
    locale: ClassVar[Path] = Path(__file__).parent / "locale"
    strongest: ClassVar[str | None] = "value"
    lesson: ClassVar[Path | None] = LESSONS / "rummikub"

    def new(self, options: Options, seats: int, chance: Chance, tell: Listener | None) -> Rummikub:
        assert isinstance(options, RummikubOptions)
        return set_up(self.settings(options), seats, chance, tell)

    def settings(self, options: RummikubOptions) -> Settings:
        return Settings(
            jokers=options.jokers,
            first_meld=options.first_meld,
            penalty=PENALTY if options.time_out == "penalty" else 0,
            strict=options.wrong_table == "strict",
            joker_value=options.joker_value,
            joker_rule=options.joker_rule,
            building=options.building,
            before_meld=options.before_meld,
            exchanges=options.exchanges,
            must_lay=options.must_lay,
            rounds=options.rounds,
            words=self.name,
        )

    def read(self, state: State, seat: int, text: str) -> Move:
        assert isinstance(state, Rummikub)
        return read_move(self.name, state.table, text)

    def write(self, state: State, seat: int, move: Move) -> str:
        assert isinstance(state, Rummikub)
        return write_move(state.table, move)

    def offer(self, state: State, seat: int, move: Move) -> RummikubOffer:
        assert isinstance(state, Rummikub)
        do = write_move(state.table, move)
        if isinstance(move, int):
            return RummikubOffer(do=do, kind="draw" if move == DRAW else "exchange" if move == EXCHANGE else "pass")
        assert isinstance(move, tuple)
        return RummikubOffer(do=do, kind="lay", tiles=names(kinds_in(laid_between(state.table, move))))

    def review(self, state: State, seat: int, move: Move) -> RummikubReview:
        assert isinstance(state, Rummikub)
        return review(state, seat, move)

    def steps(self, state: State, seat: int, move: Move) -> list[Stage]:
        assert isinstance(state, Rummikub)
        return stages(state, move)

    def alike(self, state: State, one: Move, other: Move) -> bool:
        """Whoever lays the same tiles has found the way, wherever they lie in the end."""
        assert isinstance(state, Rummikub)
        if isinstance(one, int) or isinstance(other, int):
            return one == other
        return laid_between(state.table, cast(Table, one)) == laid_between(state.table, cast(Table, other))

    def view(self, state: State, seat: int | None) -> RummikubView:
        """RK-6.1, RK-6.2."""
        assert isinstance(state, Rummikub)
        players = state.players
        laid_by, laid = state.last
        return RummikubView(
            seat=seat,
            options=_options(state.settings),
            turn=state.turn_number,
            round=state.round_number,
            active=state.active,
            starter=state.starter,
            due=tuple(state.due()),
            table=tuple(SetOnTable(MELD_KINDS[meld.kind], names(meld.tiles), value_of(meld)) for meld in state.table),
            bank=state.bank_size(),
            racks=tuple(Rack(player.size(), player.melded, player.exchanged) for player in players),
            passes=state.passes,
            last=None if laid_by < 0 else LastTurn(laid_by, names(laid)),
            rounds=tuple(tuple(scores) for scores in state.rounds),
            totals=tuple(state.totals()),
            rack=() if seat is None else names(kinds_in(players[seat].rack)),
            outcome=state.outcome(),
            shown=tuple(names(kinds_in(player.rack)) for player in players) if state.over else None,
        )

    def imagine(self, view: View, chance: Chance) -> Rummikub:
        """Whatever is not in sight lies anywhere: nobody remembers more of it than what is not in the bank."""
        assert isinstance(view, RummikubView)
        table = tuple(Meld(RUN if one.kind == "run" else GROUP, _kinds(one.tiles)) for one in view.table)
        known: dict[int, tuple[str, ...]] = {} if view.shown is None else dict(enumerate(view.shown))
        if view.seat is not None:
            known[view.seat] = view.rack
        bank = box(view.options.jokers)
        for seen in (tiles_on(table), *[counts_of(_kinds(rack)) for rack in known.values()]):
            for kind in range(KINDS):
                bank[kind] -= seen[kind]
        players = []
        for seat, rack in enumerate(view.racks):
            held = counts_of(_kinds(known[seat])) if seat in known else [0] * KINDS
            while sum(held) < rack.size:
                held[take(bank, chance)] += 1
            players.append(Player(held, rack.melded, rack.exchanged))
        return Rummikub(
            self.settings(view.options),
            players,
            bank,
            table,
            view.active,
            view.starter,
            view.turn,
            view.round,
            view.passes,
            (-1, ()) if view.last is None else (view.last.seat, _kinds(view.last.tiles)),
            [list(scores) for scores in view.rounds],
            view.outcome is not None,
        )

    def say(self, event: Event) -> list[Line]:
        return say(self.name, event)


class RummiTitle(RummikubTitle):
    """Rummi, the travel version: cards instead of tiles, four jokers (RT-1.1), two minutes a turn (RT-1.3)."""

    name: ClassVar[str] = "rummi"
    turn_seconds: ClassVar[int | None] = 120
    options_type: ClassVar[type[Options]] = RummiOptions
    lesson: ClassVar[Path | None] = LESSONS / "rummi"


def _kinds(tiles: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(KIND_OF[name] for name in tiles)


def _options(settings: Settings) -> RummikubOptions:
    """All that a table has settled, whichever title it plays."""
    plain = settings._asdict()
    plain["time_out"] = "penalty" if plain.pop("penalty") else "keep"
    plain["wrong_table"] = "strict" if plain.pop("strict") else "friendly"
    del plain["words"]
    return msgspec.convert(plain, RummikubOptions)
