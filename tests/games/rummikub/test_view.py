"""Views and redeals. RK-6: what is hidden."""

import msgspec
import pytest

from games.rummikub.positions import Match, table
from games.rummikub.seeded import every_title, moments
from rules import rule
from tortuga.games.rummikub.rules.state import RummikubState
from tortuga.games.rummikub.rules.tiles import JOKER
from tortuga.games.rummikub.title import MOST_OFFERS, RummikubTitle
from tortuga.games.rummikub.view import RummikubView
from tortuga.kernel import Game, encode


@rule("RK-6.1")
@every_title
def test_a_redeal_looks_the_same_from_there(title: RummikubTitle) -> None:
    for state, chance in moments(title, "redeal"):
        for viewer in (None, 0, 1, 2):
            view = title.view(state, viewer)
            wired = msgspec.json.decode(encode(view), type=RummikubView)
            twin = title.imagine(wired, chance)
            assert encode(title.view(twin, viewer)) == encode(view)
            assert twin.due() == state.due()
            assert sum(twin.bank) == sum(state.bank)
            if viewer == state.active:
                assert twin.moves(viewer) == state.moves(viewer)


@rule("RK-6.1")
def test_a_view_shows_sizes_and_the_own_rack() -> None:
    match = Match("R7 O1", "K1", table=table("R4 R5 R6"))
    view = RummikubTitle().view(match.state, 1)
    assert view.rack == ("K1",)
    assert [rack.size for rack in view.racks] == [2, 1]
    assert view.bank == 4
    assert view.shown is None
    assert b"O1" not in encode(view)
    match.play(table("R4 R5 R6 R7"))
    view = RummikubTitle().view(match.state, 1)
    assert view.last is not None
    assert (view.last.seat, view.last.tiles) == (0, ("R7",))


@rule("RK-6.2")
def test_at_the_end_the_racks_are_shown() -> None:
    match = Match("R7", "K1", table=table("R4 R5 R6"))
    match.play(table("R4 R5 R6 R7"))
    view = RummikubTitle().view(match.state, None)
    assert view.shown == ((), ("K1",))
    assert view.totals == (1, -1)


@pytest.mark.parametrize("melded", [False, True])
def test_of_very_many_sets_some_are_offered_and_the_best_always(melded: bool) -> None:
    title = RummikubTitle()
    state = Game.start(title, ["Ania", "Bartek"], seed="1", options=title.read_options({"jokers": 4})).state
    assert isinstance(state, RummikubState)
    seat = state.active
    player = state.players[seat]
    assert [one.do for one in title.offers(state, seat)] == [
        title.write(state, seat, move) for move in state.moves(seat)
    ]
    player.melded = melded
    player.rack[:] = [2] * JOKER + [4]
    moves = [title.write(state, seat, move) for move in state.moves(seat)]
    places = [moves.index(one.do) for one in title.offers(state, seat)]
    assert len(moves) > 20_000
    assert MOST_OFFERS / 2 < len(places) <= MOST_OFFERS + 3
    assert places == sorted(set(places))
    assert (places[0], places[-1]) == (0, len(moves) - 1)
