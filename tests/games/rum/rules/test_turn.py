"""RUM-3: the turn."""

import pytest

from games.rum.positions import (
    CARDS,
    PARROT,
    Answers,
    Table,
    both_editions,
    full_hands,
    position,
    random_games,
)
from rules import rule
from tortuga.games.rum.events import Drew
from tortuga.games.rum.options import Edition
from tortuga.kernel import NotationError


@rule("RUM-3.1")
def test_turns_go_clockwise() -> None:
    table = position(["", "", "", ""], active=2)
    order = []
    for card in ("Kgg", "Krr", "Koo", "Pkk", "Prr"):
        order += table.due
        table.play("draw wreck", card)
    assert order == [2, 3, 0, 1, 2]


@rule("RUM-3.1")
@pytest.mark.parametrize("action", ["draw wreck", "draw beach 1", "lay GGo"])
def test_one_action_is_a_turn(action: str) -> None:
    table = position(["Ogg", ""])
    table.play(action, *([] if action.startswith("lay") else ["Kgg"]))
    assert table.due == [1]
    again = table.refusal("draw wreck", seat=0)
    assert (again.rule, again.key) == ("RUM-3.1", "rum-not-your-decision")


@rule("RUM-3.1")
@pytest.mark.parametrize(("text", "key"), [("pass", "rum-no-pass"), ("return Ogg", "rum-nothing-to-return")])
def test_nothing_else_is_an_action(text: str, key: str) -> None:
    no = position(["Ogg", ""]).refusal(text)
    assert (no.rule, no.key) == ("RUM-3.1", key)


@rule("RUM-3.1")
@both_editions
def test_every_turn_offers_four_draws_and_the_sets(edition: Edition) -> None:
    offers = position(["Ogg", "Kgg"], edition=edition).offers()
    assert [offer.do for offer in offers if offer.kind == "draw"] == [
        "draw wreck",
        "draw beach 1",
        "draw beach 2",
        "draw beach 3",
    ]
    assert [offer.do for offer in offers if offer.kind != "draw"] == ["lay GGo"]


@rule("RUM-3.2")
@both_editions
@pytest.mark.parametrize(
    ("slot", "taken", "after"),
    [(1, "Roo", "?Kgg ?Ygg Bpp"), (2, "Ygg", "Roo ?Kgg Bpp"), (3, "Bpp", "Roo ?Ygg ?Kgg")],
)
def test_any_beach_card_can_be_taken_and_is_replaced_face_down(
    slot: int, taken: str, after: str, edition: Edition
) -> None:
    table = position(["", ""], "Roo ?Ygg Bpp", edition=edition)
    table.play(f"draw beach {slot}", "Kgg")
    assert table.hand(0) == taken
    assert table.beach == after
    assert "Kgg" not in table.wreck


@rule("RUM-3.2", "RUM-9.1")
def test_nobody_looks_at_the_refill() -> None:
    table = position(["", ""], "Roo ?Ygg Bpp")
    table.play("draw beach 1", "Kgg")
    for viewer in table.viewers:
        assert "Kgg" not in str(table.view(viewer))
        assert "Kgg" not in str(table.heard_by(viewer))


@rule("RUM-3.2", "RUM-9.1")
def test_a_card_taken_face_down_is_seen_by_its_new_owner_alone() -> None:
    table = position(["", ""], "Roo ?Ygg Bpp")
    table.play("draw beach 2", "Kgg")
    assert table.heard_by(0) == [Drew(seat=0, slot=2, card="Ygg")]
    assert table.heard_by(1) == table.heard_by(None) == [Drew(seat=0, slot=2, card=None)]


@rule("RUM-3.2")
def test_the_beach_has_three_slots() -> None:
    table = position(["", ""])
    with pytest.raises(NotationError) as no:
        table.play("draw beach 4")
    assert no.value.key == "rum-no-such-slot"


@rule("RUM-3.3")
@both_editions
def test_a_card_from_the_wreck_is_any_of_them(edition: Edition) -> None:
    table = position(["Ogg", "Kgg"], edition=edition)
    wreck = table.wreck
    for card in wreck - {PARROT}:
        drawn = table.copy()
        drawn.play("draw wreck", card)
        assert drawn.pools == [wreck]
        assert set(drawn.hand(0).split()) == {"Ogg", card}
        assert drawn.wreck == wreck - {card}
        assert drawn.beach == table.beach


@rule("RUM-3.4", "RUM-4.9")
@both_editions
def test_laid_cards_can_be_drawn_in_the_very_next_turn(edition: Edition) -> None:
    table = position(["Ogg Kgg", ""], edition=edition)
    wreck = table.wreck
    table.play("lay GGo GGk")
    table.play("draw wreck", "Ogg")
    assert table.pools == [wreck | {"Ogg", "Kgg"}]


@rule("RUM-3.4", "RUM-5.1")
@both_editions
def test_cards_returned_for_a_parrot_can_be_drawn_in_the_very_next_turn(edition: Edition) -> None:
    table = position(["Ogg Kgg", ""], edition=edition)
    table.play("draw wreck", PARROT)
    table.play("draw wreck", "Ogg")
    assert table.pools[0] >= {"Ogg", "Kgg", PARROT}


@rule("RUM-3.5", "RUM-6.2")
def test_the_order_of_a_turn_the_draw_then_the_empty_wreck_then_the_parrot() -> None:
    table = position(["Ogg Opp Oyy", 15], "Roo ?parrot Bpp", wreck="Kgg", edition="pl")
    table.play("draw beach 2", "Kgg")
    assert table.story() == ["ParrotDrawn", "WreckEmpty", "Returned", "ClockMoved"]
    assert table.beach == "Roo ?Kgg Bpp"
    table.play("return Ogg Opp")
    assert table.story() == ["Returned", "ClockMoved"]
    assert table.due == [1]


@rule("RUM-3.5", "RUM-6.1", "RUM-7.1")
@both_editions
def test_the_order_of_a_turn_the_draw_then_the_empty_wreck_then_the_tide(edition: Edition) -> None:
    table = position([14, 4], "?Roo ?parrot Bpp", wreck="Kgg", edition=edition)
    table.play("draw beach 3", "Kgg")
    assert table.story() == ["Drew", "WreckEmpty", "Returned", "ClockMoved", "Tide"]
    assert table.view().asks == "tide"


@rule("RUM-3.5", "RUM-5.1")
@both_editions
def test_a_parrot_drawn_from_the_beach_never_refills_its_own_slot(edition: Edition) -> None:
    table = position(["Ogg", ""], "Roo ?parrot Bpp", edition=edition)
    wreck = table.wreck
    table.play("draw beach 2", "Kgg")
    assert PARROT not in wreck
    assert table.pools == [wreck]
    assert table.beach == "Roo ?Kgg Bpp"
    assert table.wreck == wreck - {"Kgg"} | {"Ogg", PARROT}


@rule("RUM-3.5", "RUM-8.2", "RUM-8.5")
@both_editions
def test_the_end_cuts_off_the_tide(edition: Edition) -> None:
    table = position([14, 4], "?Roo ?parrot Bpp", wreck="Kgg", edition=edition, clock=7)
    table.play("draw beach 3", "Kgg")
    assert table.story() == ["Drew", "WreckEmpty", "ClockMoved", "Over"]
    assert table.beach == "?Roo ?parrot ?Kgg"


@rule("RUM-3.5")
@both_editions
def test_a_turn_with_a_set_leaves_the_beach_alone(edition: Edition) -> None:
    table = position(["Ogg", ""], "Roo ?Ygg ?Bpp", edition=edition)
    table.play("lay GGo")
    assert table.story() == ["Laid"]
    assert (table.beach, table.due) == ("Roo ?Ygg ?Bpp", [1])


@rule("RUM-3.6")
def test_a_hand_has_no_limit() -> None:
    table = position([16, ""], "Roo Ygg Bpp")
    table.play("draw wreck", "Ryy")
    assert len(table.hand(0).split()) == 17


def has_an_action(table: Table) -> bool:
    """Three cards on the beach and one in the wreck at least, so that all four draws can be made."""
    draws = ["draw wreck", "draw beach 1", "draw beach 2", "draw beach 3"]
    return len(table.beach_cards) == 3 and len(table.wreck) >= 1 and all(map(table.allows, draws))


@rule("RUM-3.6")
def test_every_turn_of_random_games_has_an_action() -> None:
    turns = 0
    for game in random_games("actions", 90):
        for table in game:
            if table.view().asks == "turn":
                assert has_an_action(table)
                turns += 1
    assert turns > 1000


@rule("RUM-3.6")
def test_every_turn_has_an_action_even_with_full_hands() -> None:
    for number in range(60):
        for table in full_hands(f"actions {number}"):
            assert table.view().asks != "turn" or has_an_action(table)


def test_house_rule_who_runs_out_of_time_draws_from_the_wreck() -> None:
    table = position(["Ogg Kgg", ""])
    table.state.lapse(0, None, Answers("Krr"), None)
    assert set(table.hand(0).split()) == {"Ogg", "Kgg", "Krr"}
    assert table.due == [1]


def test_house_rule_who_runs_out_of_time_returns_cards_by_chance() -> None:
    table = position(["Ogg Opp Kgg", ""])
    table.play("draw wreck", PARROT)
    chance = Answers("Kgg", "Ogg")
    table.state.lapse(0, None, chance, None)
    assert chance.pools == [{"Ogg", "Opp", "Kgg"}, {"Ogg", "Opp"}]
    assert table.hand(0) == "Opp"
    assert table.wreck == {*CARDS, PARROT} - {"Opp", "Roo", "Ygg", "Bpp"}
