"""RUM-9: hidden information."""

import pytest

from games.rum.positions import CARDS, PARROT, Table, both_editions, position
from rules import rule
from tortuga.games.rum.events import Drew, Laid
from tortuga.games.rum.options import Edition
from tortuga.games.rum.view import Truth
from tortuga.kernel import encode


def knows_of(table: Table, viewer: int | None, card: str) -> bool:
    """Is the card mentioned anywhere in what a viewer sees?"""
    return f'"{card}"'.encode() in encode(table.view(viewer))


@rule("RUM-9.1")
@both_editions
def test_what_is_hidden(edition: Edition) -> None:
    """Seat 0 sees its own hand and what lies open, and so on: nothing else is so much as mentioned."""
    table = position(["Ogg Opp", "Krr Koo"], "Roo ?Ygg ?parrot", edition=edition)
    open_to = {None: {"Roo"}, 0: {"Roo", "Ogg", "Opp"}, 1: {"Roo", "Krr", "Koo"}}
    for viewer, cards in open_to.items():
        assert {card for card in (*CARDS, PARROT) if knows_of(table, viewer, card)} == cards


@rule("RUM-9.1")
@both_editions
def test_what_is_public(edition: Edition) -> None:
    table = position(["Ogg Opp", "Krr"], "Roo ?Ygg ?parrot", captains={"green": (3, 1)}, clock=4, edition=edition)
    for viewer in table.viewers:
        view = table.view(viewer)
        assert [hand.size for hand in view.hands] == [2, 1]
        assert view.wreck == 16
        assert view.beach == ("Roo", None, None)
        assert (view.captains[3].value, view.captains[3].owner) == (3, 1)
        assert (view.clock, view.active, view.points) == (4, 0, (0, 3))


@rule("RUM-9.1")
def test_the_place_of_an_unseen_parrot_is_not_to_be_told() -> None:
    """In the wreck or on the beach: the views are the same."""
    on_beach = position(["Ogg", "Krr"], "Roo ?Ygg ?parrot")
    in_wreck = position(["Ogg", "Krr"], "Roo ?Ygg ?Kgg")
    for viewer in on_beach.viewers:
        assert encode(on_beach.view(viewer)) == encode(in_wreck.view(viewer))


@rule("RUM-9.1")
@both_editions
def test_all_see_the_laid_cards_of_a_set(edition: Edition) -> None:
    table = position(["Ogg Opp", ""], edition=edition)
    table.play("lay GGo Opp")
    for viewer in table.viewers:
        [laid] = table.all_heard(Laid, viewer)
        assert laid.cards == ("GGo", "Opp")


@rule("RUM-9.1", "RUM-3.2")
@both_editions
def test_all_see_a_card_that_is_taken_face_up(edition: Edition) -> None:
    table = position(["Ogg", "Krr"], "Roo Ygg ?parrot", edition=edition)
    table.play("draw beach 1", "Kgg")
    for viewer in table.viewers:
        assert table.heard_by(viewer) == [Drew(seat=0, slot=1, card="Roo")]


@rule("RUM-9.1")
def test_a_draw_from_the_wreck_is_known_to_its_owner_alone() -> None:
    table = position(["Ogg", "Krr"])
    table.play("draw wreck", "Kgg")
    assert table.heard_by(0) == [Drew(seat=0, slot=0, card="Kgg")]
    for other in (1, None):
        assert table.heard_by(other) == [Drew(seat=0, slot=0, card=None)]
        assert not knows_of(table, other, "Kgg")


def took_roo(*hand: str, edition: Edition = "en") -> Table:
    """Seat 0 has taken Roo from the face-up beach, and seat 1 has drawn: seat 0 is due again."""
    table = position([" ".join(hand), ""], "Roo Ybb Bpp", edition=edition)
    table.play("draw beach 1", "Pyy")
    table.play("draw wreck", "Koo")
    return table


@rule("RUM-9.2", "RUM-9.1")
@both_editions
def test_a_card_taken_face_up_is_known_to_be_in_that_hand(edition: Edition) -> None:
    table = took_roo("Ogg", edition=edition)
    for viewer in table.viewers:
        assert table.view(viewer).hands[0].sure == ("Roo",)
    table.play("draw wreck", "Kgg")
    assert table.view(1).hands[0].sure == ("Roo",)


@rule("RUM-9.2")
@both_editions
def test_it_is_known_until_its_owner_lays_it(edition: Edition) -> None:
    table = took_roo("Ogg", edition=edition)
    other = table.copy()
    other.play("lay GGo")
    assert other.view(1).hands[0].sure == ("Roo",)
    table.play("lay OOr GGo")
    assert table.view(1).hands[0].sure == table.view(1).hands[0].maybe == ()


@rule("RUM-9.2")
@both_editions
@pytest.mark.parametrize("returned", ["Ogg Opp", "Roo Ogg"])
def test_it_may_be_gone_when_its_owner_has_returned_cards_unseen(returned: str, edition: Edition) -> None:
    """The others cannot tell, so what they see is the same whether it went or stayed."""
    table = took_roo("Ogg", "Opp", edition=edition)
    table.play("draw wreck", PARROT)
    table.play(f"return {returned}")
    for other in (1, None):
        hand = table.view(other).hands[0]
        assert (hand.size, hand.sure, hand.maybe) == (1, (), ("Roo",))


@rule("RUM-9.2")
def test_a_card_that_may_be_in_a_hand_is_known_not_to_be_when_it_is_seen_elsewhere() -> None:
    table = took_roo("Ogg", "Opp")
    table.play("draw wreck", PARROT)
    table.play("return Roo Ogg")
    table.play("draw wreck", "Roo")
    table.play("draw wreck", "Krr")
    assert table.view().hands[0].maybe == ("Roo",)
    table.play("lay OOr")
    assert table.view().hands[0].maybe == ()


@rule("RUM-9.2")
@both_editions
def test_a_hand_returned_whole_leaves_nothing_behind(edition: Edition) -> None:
    table = took_roo("Ogg", edition=edition)
    table.play("draw wreck", PARROT)
    hand = table.view(1).hands[0]
    assert (hand.size, hand.sure, hand.maybe) == (0, (), ())


@rule("RUM-9.2")
@both_editions
def test_after_the_end_everything_is_shown(edition: Edition) -> None:
    table = position(["Ogg Opp", "Krr"], "Roo ?Ygg ?parrot", clock=7, edition=edition)
    assert all(table.view(viewer).truth is None for viewer in table.viewers)
    table.play("draw beach 3", "Kgg")
    for viewer in table.viewers:
        truth = table.view(viewer).truth
        assert isinstance(truth, Truth)
        assert truth.hands == (("Ogg", "Opp"), ("Krr",))
        assert truth.beach == ("Roo", "Ygg", "Kgg")
        assert set(truth.wreck) == {*table.wreck, PARROT}, "though its drawing ended the game"
