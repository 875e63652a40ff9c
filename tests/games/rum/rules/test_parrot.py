"""RUM-5: parrot and clock."""

import pytest

from games.rum.positions import CARDS, PARROT, both_editions, position, random_games
from rules import rule
from tortuga.games.rum.events import ClockMoved, Drew, ParrotDrawn, Returned
from tortuga.games.rum.options import Edition


@rule("RUM-5.1")
@both_editions
@pytest.mark.parametrize(
    ("draw", "beach", "drawn", "slot"),
    [("draw wreck", "Roo ?Ygg Bpp", PARROT, 0), ("draw beach 2", "Roo ?parrot Bpp", "Kgg", 2)],
    ids=["from the wreck", "from the beach"],
)
def test_who_draws_the_parrot_shows_it_and_returns_two_cards(
    draw: str, beach: str, drawn: str, slot: int, edition: Edition
) -> None:
    table = position(["Ogg Opp Oyy", ""], beach, edition=edition)
    table.play(draw, drawn)
    assert table.heard_by() == [ParrotDrawn(seat=0, slot=slot, silent=False)]
    assert (table.due, table.clock) == ([0], 1)
    table.play("return Ogg Opp")
    assert table.hand(0) == "Oyy"
    assert table.wreck >= {"Ogg", "Opp", PARROT}
    assert (table.due, table.clock) == ([1], 2)


@rule("RUM-5.1")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("return Ogg", "rum-must-return"),
        ("return Ogg Opp Oyy", "rum-must-return"),
        ("return Ogg Kgg", "rum-card-not-in-hand"),
        ("draw wreck", "rum-must-return"),
        ("lay GGo", "rum-must-return"),
        ("pass", "rum-must-return"),
    ],
)
def test_neither_fewer_nor_more_nor_other_cards_are_returned(text: str, key: str) -> None:
    table = position(["Ogg Opp Oyy", ""])
    table.play("draw wreck", PARROT)
    no = table.refusal(text)
    assert (no.rule, no.key) == ("RUM-5.1", key)


@rule("RUM-5.1")
@pytest.mark.parametrize("text", ["return Krr Kgg", "return Kgg Krr"])
def test_of_several_cards_that_nobody_holds_the_first_is_named(text: str) -> None:
    table = position(["Ogg Opp Oyy", ""])
    table.play("draw wreck", PARROT)
    assert table.refusal(text).facts["card"] == min("Krr", "Kgg", key=CARDS.index)


@rule("RUM-5.1")
@both_editions
def test_every_choice_of_cards_is_offered(edition: Edition) -> None:
    table = position(["Ogg Opp Oyy Kgg", ""], clock=5, edition=edition)
    table.play("draw wreck", PARROT)
    assert {frozenset(offer.cards) for offer in table.offers()} == {
        frozenset({"Ogg", "Opp", "Oyy", "Kgg"} - {kept}) for kept in ("Ogg", "Opp", "Oyy", "Kgg")
    }


@rule("RUM-5.1")
def test_the_parrot_costs_only_the_player_who_drew_it() -> None:
    table = position(["Ogg Opp", "Kgg Krr Koo"])
    table.play("draw wreck", PARROT)
    assert [table.hand(0), table.hand(1)] == ["", "Krr Koo Kgg"]


@rule("RUM-5.2")
@both_editions
def test_the_parrot_is_never_a_hand_card(edition: Edition) -> None:
    table = position(["Ogg Opp Oyy", ""], edition=edition)
    table.play("draw wreck", PARROT)
    assert table.hand(0) == "Oyy Ogg Opp"
    assert table.view().hands[0].size == 3
    assert PARROT not in table.wreck  # it lies before the player until the cards are returned


@rule("RUM-5.2")
def test_no_hand_of_random_games_holds_the_parrot() -> None:
    """And nobody is said to hold more cards from the wreck than they hold unknown ones, whatever was returned."""
    parrots = 0
    for game in random_games("parrots", 40):
        for table in game:
            for player in table.state.players:
                assert len(player.drawn) <= int(player.hand & ~player.sure).bit_count()
            hands = [card for seat in table.seats for card in table.hand(seat).split()]
            assert PARROT not in hands
            on_table = [*hands, *table.beach_cards, *table.wreck]
            before_a_player = table.all_heard(ParrotDrawn) and (table.view().asks == "parrot" or not table.due)
            assert sorted(on_table) == sorted(CARDS if before_a_player else [*CARDS, PARROT])
            parrots += len(table.all_heard(ParrotDrawn))
    assert parrots > 40


@rule("RUM-5.3", "RUM-9.1")
@both_editions
def test_returned_cards_are_not_shown_to_the_others(edition: Edition) -> None:
    table = position(["Ogg Opp Oyy", ""], edition=edition)
    table.play("draw wreck", PARROT)
    table.play("return Ogg Opp")
    assert table.all_heard(Returned, 0) == [Returned(seat=0, count=2, cards=("Ogg", "Opp"))]
    for other in (1, None):
        assert table.all_heard(Returned, other) == [Returned(seat=0, count=2, cards=None)]
        assert "Opp" not in str(table.view(other))


@rule("RUM-5.3", "RUM-6.1", "RUM-9.1")
@both_editions
def test_a_hand_returned_to_an_empty_wreck_is_not_shown_either(edition: Edition) -> None:
    table = position(["Ogg", 17], "Roo Ygg ?parrot", wreck="Kgg", edition=edition)
    hand = table.view(1).hand
    table.play("draw beach 1", "Kgg")
    assert table.all_heard(Returned, 1) == [Returned(seat=1, count=17, cards=hand)]
    for other in (0, None):
        assert table.all_heard(Returned, other) == [Returned(seat=1, count=17, cards=None)]


@rule("RUM-5.4")
@both_editions
def test_the_number_is_read_before_the_parrots_own_step_of_the_clock(edition: Edition) -> None:
    """At 4 the clock shows 2 cards, at 5 it shows 3."""
    table = position(["Ogg Opp Oyy", ""], clock=4, edition=edition)
    table.play("draw wreck", PARROT)
    table.play("return Ogg Opp")
    assert (table.hand(0), table.clock) == ("Oyy", 5)


@rule("RUM-5.4", "RUM-6.2")
def test_the_number_is_read_after_an_earlier_step_of_the_clock() -> None:
    table = position(["Ogg Opp Oyy Koo", 14], wreck=PARROT, clock=4, edition="pl")
    table.play("draw wreck", PARROT)
    assert table.clock == 5
    assert table.refusal("return Ogg Opp").facts == {"count": 3}
    table.play("return Ogg Opp Oyy")
    assert (table.hand(0), table.clock) == ("Koo", 6)


@rule("RUM-5.5")
@both_editions
@pytest.mark.parametrize(("hand", "clock"), [("Ogg Opp", 1), ("Ogg", 1), ("Ogg Opp Oyy", 5)])
def test_who_holds_no_more_than_the_number_is_not_asked(hand: str, clock: int, edition: Edition) -> None:
    table = position([hand, ""], clock=clock, edition=edition)
    table.play("draw wreck", PARROT)
    assert (table.hand(0), table.due, table.clock) == ("", [1], clock + 1)
    assert [event.count for event in table.all_heard(Returned)] == [len(hand.split())]


@rule("RUM-5.5")
@both_editions
def test_an_empty_hand_returns_nothing_and_the_clock_moves_all_the_same(edition: Edition) -> None:
    table = position(["", "Kgg"], edition=edition)
    table.play("draw wreck", PARROT)
    assert table.heard_by() == [ParrotDrawn(seat=0, slot=0, silent=False), ClockMoved(clock=2)]
    assert (table.due, table.hand(1)) == ([1], "Kgg")
    assert not table.all_heard(Drew)


@rule("RUM-9.2")
def test_of_several_cards_that_may_have_been_returned_only_the_one_that_is_seen_is_ruled_out() -> None:
    table = position(["Ogg Opp", ""], "Roo Ybb Bpp")
    table.play("draw beach 1", "Pyy")
    table.play("draw wreck", "Koo")
    table.play("draw beach 2", "Grr")
    table.play("draw wreck", "Krr")
    table.play("draw wreck", PARROT)
    table.play("return Roo Ogg")
    assert set(table.view(None).hands[0].maybe) == {"Roo", "Ybb"}
    table.play("draw wreck", "Roo")
    table.play("draw wreck", "Kgg")
    table.play("lay OOr")
    assert table.view(None).hands[0].maybe == ("Ybb",)
