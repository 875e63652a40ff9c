"""RUM-4: playing a set."""

import pytest

from games.rum.positions import Table, both_editions, position
from rules import rule
from tortuga.games.rum.events import Gain, Laid
from tortuga.games.rum.options import Edition, RumOptions
from tortuga.kernel import NotationError, Word

GREEN_SINGLES, GREEN_DOUBLES = "Gbb Gpp Grr", "GGo GGy GGk"


def gains(table: Table) -> list[Gain]:
    [laid] = table.all_heard(Laid)
    return list(laid.gains)


# -- What may be laid ------------------------------------------------------------------------------------------------


@rule("RUM-4.1")
@both_editions
def test_cards_may_be_laid_with_either_end_up(edition: Edition) -> None:
    table = position(["Ogg Opp Oyy", ""], "Roo Ygg Bpp", edition=edition)
    table.play("lay GGo Opp Oyy")
    assert [table.captain("green"), table.captain("orange")] == [(2, 0), (2, 0)]
    assert table.captain("purple") == table.captain("yellow") == (1, None)


@rule("RUM-4.1")
@pytest.mark.parametrize(
    ("text", "key", "facts"),
    [
        ("lay GGo PPo Kgg", "rum-card-not-in-hand", {"card": "Kgg"}),
        ("lay Roo Ogg Opp", "rum-card-not-in-hand", {"card": "Roo"}),
        ("lay GGo Ogg", "rum-card-twice", {"card": "Ogg"}),
    ],
)
def test_only_cards_of_the_hand_are_laid_each_once(text: str, key: str, facts: dict[str, str]) -> None:
    no = position(["Ogg Opp", "Kgg"], "Roo Ygg Bpp").refusal(text)
    assert (no.rule, no.key, no.facts) == ("RUM-4.1", key, facts)


@rule("RUM-4.1")
@both_editions
def test_at_least_one_card_is_laid(edition: Edition) -> None:
    table = position(["Ogg", ""], "Roo Ryy Bpp", edition=edition)
    with pytest.raises(NotationError):
        table.play("lay")
    assert all(offer.cards for offer in table.offers() if offer.kind == "lay")


@rule("RUM-4.1", "RUM-5.2")
def test_the_parrot_is_no_card_to_lay() -> None:
    with pytest.raises(NotationError):
        position(["Ogg", ""]).play("lay GGo parrot")


@rule("RUM-4.2")
@both_editions
def test_face_up_beach_cards_add_their_single_bottles_and_stay(edition: Edition) -> None:
    table = position(["Gpp", ""], "Gbb Grr ?Ogg", edition=edition)
    table.play("lay Gpp")
    assert table.captain("green") == (3, 0)
    assert table.beach == "Gbb Grr ?Ogg"


@rule("RUM-4.2")
@both_editions
def test_face_down_beach_cards_add_nothing(edition: Edition) -> None:
    table = position(["Gpp", ""], "?Gbb ?Grr Roo", edition=edition)
    assert table.refusal("lay Gpp").rule == "RUM-4.3"


@rule("RUM-4.2")
@both_editions
def test_the_beach_always_counts(edition: Edition) -> None:
    """It makes 3 of 2, asked for or not."""
    table = position(["Ogg", ""], "Gbb Roo Ygg", edition=edition)
    table.play("lay GGo")
    assert table.captain("green") == (3, 0)


@rule("RUM-4.3")
@both_editions
def test_a_set_must_gain_or_raise_a_captain(edition: Edition) -> None:
    no = position(["Ogg Opp", ""], "Roo Ygg Bpp", captains={"green": (2, 1)}, edition=edition).refusal("lay GGo")
    assert (no.rule, no.key) == ("RUM-4.3", "rum-set-gains-nothing")
    assert no.facts == {"captain": Word("rum-captain-green"), "count": 2, "value": 2}


@rule("RUM-4.3")
def test_the_refusal_names_the_captain_that_came_closest() -> None:
    table = position(["Ogg Opp", ""], "Roo Ygg Bpp", captains={"green": (2, 1), "purple": (5, 1), "orange": (5, 1)})
    assert table.refusal("lay GGo PPo").facts["captain"] == Word("rum-captain-green")
    assert table.refusal("lay Ogg PPo").facts["captain"] == Word("rum-captain-purple")


# -- By count --------------------------------------------------------------------------------------------------------


@rule("RUM-4.4", "RUM-4.10")
@both_editions
def test_the_rulebooks_first_example(edition: Edition) -> None:
    """Two green bottles gain green at 1, and it becomes 2."""
    table = position(["Ogg", ""], "Roo Ybb Bpp", edition=edition)
    table.play("lay GGo")
    assert table.captain("green") == (2, 0)
    assert gains(table) == [Gain("green", None, was=1, value=2, trio=False)]


@rule("RUM-4.4")
@both_editions
@pytest.mark.parametrize(("value", "gained"), [(3, True), (4, True), (5, False), (6, False)])
def test_only_more_bottles_than_its_value_gain_a_captain(value: int, gained: bool, edition: Edition) -> None:
    table = position(["Ogg Kgg", ""], "Gbb Roo Bpp", captains={"green": (value, 1)}, edition=edition)
    assert table.allows("lay GGo GGk") is gained  # with the beach, 5 bottles
    if gained:
        table.play("lay GGo GGk")
        assert table.captain("green") == (5, 0)
        assert gains(table) == [Gain("green", 1, was=value, value=5, trio=False)]


@rule("RUM-4.4")
@both_editions
def test_nine_bottles_make_an_eight(edition: Edition) -> None:
    table = position(["Gbb Gpp Grr Ogg Ygg Kgg", ""], "Roo Oyy Bpp", edition=edition)
    table.play(f"lay {GREEN_SINGLES} {GREEN_DOUBLES}")
    assert table.captain("green") == (8, 0)


@rule("RUM-4.5")
@both_editions
def test_one_play_gains_every_colour_that_has_enough(edition: Edition) -> None:
    table = position(["Ogg Kgg Opp Ykk", ""], "Roo Ybb Bpp", captains={"purple": (2, 1)}, edition=edition)
    table.play("lay GGo GGk PPo KKy")
    assert [gain.colour for gain in gains(table)] == ["green", "black"]
    assert [table.captain("green"), table.captain("black"), table.captain("purple")] == [(4, 0), (2, 0), (2, 1)]
    assert table.points(0) == 6


@rule("RUM-4.6")
@both_editions
def test_an_own_captain_may_be_raised_by_count_and_nothing_else(edition: Edition) -> None:
    table = position(["Ogg Kgg", ""], "Roo Ybb Bpp", captains={"green": (3, 0)}, edition=edition)
    assert not table.allows("lay GGo")
    table.play("lay GGo GGk")
    assert table.captain("green") == (4, 0)
    assert gains(table) == [Gain("green", 0, was=3, value=4, trio=False)]


@rule("RUM-4.6", "RUM-4.7")
@both_editions
def test_an_own_captain_may_be_raised_by_a_trio(edition: Edition) -> None:
    table = position(["Gbb Gpp Grr", ""], "Roo Ybb Bpp", captains={"green": (5, 0)}, edition=edition)
    table.play(f"lay {GREEN_SINGLES}")
    assert table.captain("green") == (7, 0)


# -- By trio ---------------------------------------------------------------------------------------------------------


@rule("RUM-4.7")
@both_editions
@pytest.mark.parametrize(("value", "raised"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 7), (6, 8), (7, 8)])
def test_a_trio_gains_a_captain_whatever_its_value_and_adds_two(value: int, raised: int, edition: Edition) -> None:
    table = position(["Gbb Gpp Grr", ""], "Roo Ybb Bpp", captains={"green": (value, 1)}, edition=edition)
    table.play(f"lay {GREEN_SINGLES}")
    assert table.captain("green") == (raised, 0)


@rule("RUM-4.2", "RUM-4.7")
@both_editions
@pytest.mark.parametrize(
    ("hand", "beach"), [("Gbb", "Gpp Grr Roo"), ("Gbb Grr", "?Roo Gpp ?Boo")], ids=["one laid", "two laid"]
)
def test_singles_on_the_beach_are_part_of_a_trio(hand: str, beach: str, edition: Edition) -> None:
    table = position([hand, ""], beach, captains={"green": (6, 1)}, edition=edition)
    table.play(f"lay {hand}")
    assert table.captain("green") == (8, 0)
    assert gains(table) == [Gain("green", 1, was=6, value=8, trio=True)]


@rule("RUM-4.7")
@both_editions
def test_three_bottles_that_are_not_all_single_are_no_trio(edition: Edition) -> None:
    table = position(["Gbb Ogg", ""], "Roo Ybb Bpp", captains={"green": (3, 1)}, edition=edition)
    assert table.refusal("lay Gbb GGo").rule == "RUM-4.3"


@rule("RUM-4.7")
@both_editions
@pytest.mark.parametrize(
    ("doubles", "value", "raised"),
    [
        ("GGo", 1, 5),  # by count 5, by trio 3
        ("GGo", 3, 5),  # 5 either way
        ("GGo", 4, 6),  # by count 5, by trio 6
        ("GGo GGk", 4, 7),  # by count 7, by trio 6
        ("GGo GGk", 6, 8),  # by count 7, by trio 8
        ("GGo GGk GGy", 5, 8),  # by count 9, by trio 7
    ],
)
def test_the_higher_of_count_and_trio_is_taken(doubles: str, value: int, raised: int, edition: Edition) -> None:
    table = position(["Gbb Gpp Grr Ogg Kgg Ygg", ""], "Roo Ybb Bpp", captains={"green": (value, 1)}, edition=edition)
    table.play(f"lay {GREEN_SINGLES} {doubles}")
    assert table.captain("green") == (raised, 0)


@rule("RUM-4.8")
@both_editions
def test_anothers_captain_at_8_falls_to_a_trio(edition: Edition) -> None:
    table = position(["Gbb Gpp Grr", ""], "Roo Ybb Bpp", captains={"green": (8, 1)}, edition=edition)
    table.play(f"lay {GREEN_SINGLES}")
    assert table.captain("green") == (8, 0)
    assert gains(table) == [Gain("green", 1, was=8, value=8, trio=True)]


@rule("RUM-4.8")
@both_editions
def test_anothers_captain_at_8_falls_to_nine_bottles_but_not_to_eight(edition: Edition) -> None:
    table = position(["Gbb Gpp Grr Ogg Kgg Ygg", ""], "Roo Ybb Bpp", captains={"green": (8, 1)}, edition=edition)
    assert table.refusal(f"lay Gbb Gpp {GREEN_DOUBLES}").rule == "RUM-4.3"
    table.play(f"lay {GREEN_SINGLES} {GREEN_DOUBLES}")
    assert table.captain("green") == (8, 0)
    assert gains(table) == [Gain("green", 1, was=8, value=8, trio=False)]  # 9 bottles need no trio


# -- What becomes of it ----------------------------------------------------------------------------------------------


@rule("RUM-4.9")
@both_editions
def test_all_laid_cards_go_to_the_wreck_and_the_others_stay(edition: Edition) -> None:
    table = position(["Ogg Koo Prr Pyy", ""], "Roo Ybb Bpp", edition=edition)
    wreck = table.wreck
    table.play("lay GGo Koo")  # one black bottle adds nothing
    assert table.hand(0) == "Prr Pyy"
    assert table.wreck == wreck | {"Ogg", "Koo"}


@rule("RUM-4.10", "RUM-4.5", "RUM-4.6", "RUM-4.7")
@both_editions
@pytest.mark.parametrize(
    ("hand", "laid", "beach"),
    [
        ("Gbb Gpp Grr Ryy Oyy Rbb", "Gbb Gpp Grr YYr YYo BBr", "Koo ?Krr ?Prr"),
        ("Gbb Gpp Ryy Ybb Boo", "Gbb Gpp YYr Ybb Boo", "Grr Ygg Bkk"),
    ],
    ids=["from the hand alone", "with the beach"],
)
def test_the_rulebooks_second_example(hand: str, laid: str, beach: str, edition: Edition) -> None:
    """Yellow, her own, rises to 4; blue comes from the centre at 2, green from Bartek, by a trio, at 7."""
    table = position([hand, ""], beach, captains={"yellow": (3, 0), "green": (5, 1)}, edition=edition)
    table.play(f"lay {laid}")
    assert gains(table) == [
        Gain("yellow", 0, was=3, value=4, trio=False),
        Gain("green", 1, was=5, value=7, trio=True),
        Gain("blue", None, was=1, value=2, trio=False),
    ]
    assert table.points(0) == 13
    assert table.points(1) == 0


@rule("RUM-4.11")
@both_editions
@pytest.mark.parametrize("laid", [GREEN_SINGLES, f"{GREEN_SINGLES} {GREEN_DOUBLES}"], ids=["trio", "nine bottles"])
def test_an_own_captain_at_8_makes_no_play_legal(laid: str, edition: Edition) -> None:
    table = position(["Gbb Gpp Grr Ogg Kgg Ygg", ""], "Roo Ybb Bpp", captains={"green": (8, 0)}, edition=edition)
    no = table.refusal(f"lay {laid}")
    assert (no.rule, no.facts) == ("RUM-4.11", {"captain": Word("rum-captain-green")})


@rule("RUM-4.11")
@both_editions
def test_an_own_captain_at_8_is_not_among_the_gains(edition: Edition) -> None:
    table = position(["Gbb Gpp Grr Opp", ""], "Roo Ybb Pkk", captains={"green": (8, 0)}, edition=edition)
    table.play(f"lay {GREEN_SINGLES} PPo")
    assert [gain.colour for gain in gains(table)] == ["purple"]
    assert table.captain("green") == (8, 0)


@rule("RUM-4.12")
def test_english_the_beach_alone_gains_nothing() -> None:
    table = position(["Koo", ""], "Gbb Gpp Roo", edition="en")
    no = table.refusal("lay Koo")
    assert (no.rule, no.facts) == ("RUM-4.12", {"captain": Word("rum-captain-green")})


@rule("RUM-4.12")
def test_english_a_play_gains_only_colours_that_a_laid_card_shows() -> None:
    table = position(["Koo Krr", ""], "Gbb Gpp Rbb", edition="en")
    table.play("lay Koo Krr")
    assert [gain.colour for gain in gains(table)] == ["black"]
    assert table.captain("green") == (1, None)


@rule("RUM-4.12")
@pytest.mark.parametrize("laid", ["Grr", "GGo"])
def test_english_one_laid_bottle_is_enough(laid: str) -> None:
    table = position(["Grr Ogg", ""], "Gbb Gpp Roo", edition="en")
    table.play(f"lay {laid}")
    assert table.captain("green") == (2 + laid.count("G"), 0)


@rule("RUM-4.12", "RUM-4.13")
def test_polish_one_laid_card_of_any_colour_is_enough() -> None:
    table = position(["Koo", ""], "Gbb Gpp Roo", edition="pl")
    table.play("lay Koo")
    assert gains(table) == [Gain("green", None, was=1, value=2, trio=False)]
    assert table.hand(0) == ""


@rule("RUM-4.12", "RUM-2.6")
def test_polish_a_first_trio_on_the_beach_gains_its_captain_with_any_laid_card() -> None:
    table = position(["Koo", ""], "Gbb Gpp Grr", captains={"green": (6, 1)}, edition="pl")
    table.play("lay Koo")
    assert table.captain("green") == (8, 0)


@rule("RUM-4.12")
def test_a_table_can_settle_it_against_its_edition() -> None:
    strict = RumOptions(edition="pl", hand_must_show_colour=True)
    lenient = RumOptions(edition="en", hand_must_show_colour=False)
    assert not position(["Koo", ""], "Gbb Gpp Roo", options=strict).allows("lay Koo")
    assert position(["Koo", ""], "Gbb Gpp Roo", options=lenient).allows("lay Koo")


@rule("RUM-4.13")
@both_editions
def test_all_gains_are_worked_out_from_the_values_before(edition: Edition) -> None:
    """Each of two trios adds 2 to what stood there before, and what an offer promises is what happens."""
    captains = {"green": (4, 1), "black": (4, 1)}
    table = position(["Gbb Gpp Grr Koo Krr Kgg", ""], "Roo Ybb Bpp", captains=captains, edition=edition)
    table.play(f"lay {GREEN_SINGLES} Koo Krr Kgg")
    assert gains(table) == [Gain("green", 1, 4, 6, trio=True), Gain("black", 1, 4, 6, trio=True)]


@rule("RUM-4.13")
@both_editions
def test_no_gain_can_be_declined(edition: Edition) -> None:
    """Anyone who wants less lays fewer cards: there is one way to lay both ends, and it gains both."""
    table = position(["Ogg Ykk", ""], "Roo Ybb Bpp", edition=edition)
    offers = {offer.do: [gain.colour for gain in offer.gains] for offer in table.offers() if offer.kind == "lay"}
    assert offers["lay GGo KKy"] == ["green", "black"]
    table.play("lay GGo KKy")
    assert table.captain("green") == table.captain("black") == (2, 0)


@rule("RUM-4.13")
@both_editions
def test_cards_that_add_nothing_may_be_laid_along(edition: Edition) -> None:
    table = position(["Ogg Koo Pyy", ""], "Roo Ybb Bpp", captains={"purple": (5, 1)}, edition=edition)
    assert not table.allows("lay Koo Pyy")
    table.play("lay GGo Koo Pyy")
    assert [gain.colour for gain in gains(table)] == ["green"]
    assert table.hand(0) == ""
