"""RUM-1: what is in the box."""

from itertools import combinations

import pytest

from games.rum.positions import CARDS, COLOURS, PARROT, TITLE, both_editions, new_table, position
from rules import rule
from tortuga.games.rum.components import COLOUR_NAMES
from tortuga.games.rum.options import Edition, RumOptions
from tortuga.kernel import Imagined, OptionError


@rule("RUM-1.1")
@both_editions
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int, edition: Edition) -> None:
    assert len(new_table(Imagined("1"), players, RumOptions(edition=edition)).view().hands) == players


@rule("RUM-1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_or_more_cannot(players: int) -> None:
    with pytest.raises(OptionError) as no:
        TITLE.check_options(RumOptions(), players)
    assert no.value.key == "option-seats"
    assert [no.value.facts[fact] for fact in ("count", "least", "most")] == [players, 2, 4]


@rule("RUM-1.2")
def test_each_colour_is_three_single_and_three_double_ends() -> None:
    assert len(CARDS) == 21
    assert all(len(card) == 3 and card[1] == card[2] and card[0] != card[1].upper() for card in CARDS)
    for letter in COLOURS:
        assert sum(card[0] == letter for card in CARDS) == 3
        assert sum(card[1] == letter.lower() for card in CARDS) == 3


@rule("RUM-1.2")
@pytest.mark.parametrize("letter", COLOURS)
def test_a_colour_has_nine_bottles_in_all(letter: str) -> None:
    singles = [card for card in CARDS if card[0] == letter]
    doubles = [card for card in CARDS if card[1] == letter.lower()]
    others = [card for card in CARDS if letter not in card.upper()]
    table = position([" ".join(singles + doubles), "", ""], " ".join(others[:3]), captains={COLOURS[letter]: (8, 1)})
    two_singles = " ".join(singles[:2] + [2 * letter + card[0].lower() for card in doubles])
    assert not table.allows(f"lay {two_singles}")  # 8 bottles against an 8
    assert table.allows(f"lay {two_singles} {singles[2]}")  # the ninth


@rule("RUM-1.3")
def test_every_pair_of_colours_is_on_one_card() -> None:
    pairs = [frozenset(card.upper()) for card in CARDS]
    assert sorted(map(sorted, pairs)) == sorted(map(sorted, combinations("ROYGBPK", 2)))


@rule("RUM-1.3")
def test_a_single_goes_with_the_doubles_of_the_first_second_and_fourth_colour_after_it() -> None:
    assert " ".join(CARDS) == ("Roo Ryy Rbb Oyy Ogg Opp Ygg Ybb Ykk Gbb Gpp Grr Bpp Bkk Boo Pkk Prr Pyy Krr Koo Kgg")
    circle = list(COLOURS)
    steps = [(circle.index(card[1].upper()) - circle.index(card[0])) % 7 for card in CARDS]
    assert sorted(steps) == [1] * 7 + [2] * 7 + [4] * 7


@rule("RUM-1.3", "RUM-1.4")
def test_what_the_rulebooks_do_not_print_is_marked_as_reconstructed() -> None:
    assert {(part.group, part.origin) for part in TITLE.components(str)} == {
        ("card", "reconstructed"),
        ("clock", "reconstructed"),
    }


@rule("RUM-1.4")
def test_there_are_seven_captains_one_parrot_and_one_clock() -> None:
    table = new_table(Imagined("box"), 4)
    assert [captain.colour for captain in table.view().captains] == list(COLOUR_NAMES)
    dealt = [card for seat in table.seats for card in table.hand(seat).split()]
    everything = sorted([*table.beach_cards, *table.wreck, *dealt])
    assert everything == sorted([*CARDS, PARROT])
    assert table.clock == 1


@rule("RUM-1.4", "RUM-5.1")
@pytest.mark.parametrize(("clock", "number"), [(1, 2), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_clock_shows_how_many_cards_a_parrot_costs(clock: int, number: int) -> None:
    table = position(["Ryy Rbb Oyy Ogg Opp", "Kgg"], clock=clock)
    table.play("draw wreck", PARROT)
    assert table.view().number == number
    assert not table.allows("return " + " ".join(["Ryy", "Rbb", "Oyy"][: number - 1]))
    assert table.allows("return " + " ".join(["Ryy", "Rbb", "Oyy"][:number]))


@rule("RUM-1.4")
def test_at_seven_the_clock_still_shows_three_cards() -> None:
    assert position(["Ryy", "Kgg"], clock=7).view().number == 3
