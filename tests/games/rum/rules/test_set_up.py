"""RUM-2: set-up."""

import pytest

from games.rum.positions import CARDS, PARROT, Answers, both_editions, new_table, position
from rules import rule
from tortuga.games.rum.components import COLOUR_NAMES
from tortuga.games.rum.events import Dealt, Drew
from tortuga.games.rum.options import Edition, RumOptions
from tortuga.kernel import Imagined, OptionError, encode


def host(edition: Edition, seat: int | None = 1) -> RumOptions:
    """The host has named the dealer, or the best pirate."""
    return (
        RumOptions(edition=edition, dealer=seat) if edition == "en" else RumOptions(edition=edition, impersonator=seat)
    )


@rule("RUM-2.1", "RUM-2.2", "RUM-2.3", "RUM-2.4")
@both_editions
def test_the_rulebooks_example_for_three_players(edition: Edition) -> None:
    """Ania, Bartek and Lukasz: a start card each, three cards on the beach, the parrot in the wreck."""
    table = new_table(Answers("Roo", "Ygg", "Bpp", "Kgg", "Opp", "Gbb"), 3, host(edition))
    assert table.beach == "Roo Ygg Bpp"
    assert [table.hand(seat) for seat in table.seats] == ["Kgg", "Opp", "Gbb"]
    assert len(table.wreck) == table.view().wreck == 16
    assert PARROT in table.wreck
    assert all(table.captain(colour) == (1, None) for colour in COLOUR_NAMES)
    assert table.clock == 1


@rule("RUM-2.1")
@both_editions
def test_captains_start_at_1_without_an_owner(edition: Edition) -> None:
    table = new_table(Imagined("a"), 2, RumOptions(edition=edition))
    assert [(captain.value, captain.owner) for captain in table.view().captains] == [(1, None)] * 7
    assert table.view().points == (0, 0)


@rule("RUM-2.2", "RUM-2.3", "RUM-2.4")
def test_the_parrot_joins_the_wreck_when_all_is_dealt() -> None:
    chance = Answers("Roo", "Ygg", "Bpp", "Kgg", "Opp")
    table = new_table(chance, 2, host("en"))
    assert [len(pool) for pool in chance.pools] == [21, 20, 19, 18, 17]
    assert not any(PARROT in pool for pool in chance.pools)
    assert table.wreck == {*CARDS, PARROT} - {"Roo", "Ygg", "Bpp", "Kgg", "Opp"}


@rule("RUM-2.2")
@both_editions
def test_a_beach_card_counts_as_its_single_end(edition: Edition) -> None:
    table = position(["Krr Gbb", ""], "Kgg Ogg Ygg", edition=edition)
    assert not table.allows("lay Gbb")  # one green bottle: the double ends on the beach are down
    table.play("lay Krr")
    assert table.captain("black") == (2, 0)


@rule("RUM-2.3", "RUM-9.1")
def test_start_cards_are_hidden() -> None:
    table = new_table(Answers("Roo", "Ygg", "Bpp", "Kgg", "Opp"), 2, host("en"))
    assert table.all_heard(Drew, 0) == [Drew(seat=0, slot=0, card="Kgg")]
    assert table.all_heard(Drew, 1) == [Drew(seat=1, slot=0, card="Opp")]
    assert table.all_heard(Drew) == []
    assert b"Opp" not in encode(table.view(0))
    assert b"Kgg" not in encode(table.view(1))


@rule("RUM-2.5")
@pytest.mark.parametrize(("dealer", "first"), [(1, 1), (2, 2), (3, 0)])
def test_english_the_player_to_the_dealers_left_starts(dealer: int, first: int) -> None:
    table = new_table(Imagined("a"), 3, host("en", dealer))
    assert table.due == [first]
    assert table.all_heard(Dealt)[0].first == first


@rule("RUM-2.5")
@pytest.mark.parametrize(("rolled", "first"), [(1, 1), (2, 2), (3, 0)])
def test_english_chance_names_the_dealer_if_the_host_does_not(rolled: int, first: int) -> None:
    assert new_table(Answers(rolled, "Roo", "Ygg", "Bpp", "Kgg", "Opp", "Gbb"), 3, host("en", None)).due == [first]


@rule("RUM-2.5")
@pytest.mark.parametrize("pirate", [1, 2, 3])
def test_polish_the_best_pirate_starts(pirate: int) -> None:
    by_host = new_table(Imagined("a"), 3, host("pl", pirate))
    by_chance = new_table(Answers(pirate, "Roo", "Ygg", "Bpp", "Kgg", "Opp", "Gbb"), 3, host("pl", None))
    assert by_host.due == by_chance.due == [pirate - 1]


@rule("RUM-2.5")
@pytest.mark.parametrize(
    ("options", "key"),
    [
        (RumOptions(edition="en", dealer=3), "rum-option-no-such-seat"),
        (RumOptions(edition="en", dealer=0), "rum-option-no-such-seat"),
        (RumOptions(edition="pl", impersonator=3), "rum-option-no-such-seat"),
        (RumOptions(edition="pl", dealer=1), "rum-option-other-edition"),
        (RumOptions(edition="en", impersonator=1), "rum-option-other-edition"),
    ],
)
def test_the_host_can_only_name_someone_at_the_table_and_in_the_words_of_the_edition(
    options: RumOptions, key: str
) -> None:
    with pytest.raises(OptionError) as no:
        new_table(Imagined("a"), 2, options)
    assert no.value.key == key


@rule("RUM-2.6")
def test_english_a_first_trio_is_washed_away_and_again_if_need_be() -> None:
    trios = ("Roo", "Ryy", "Rbb", "Kgg", "Koo", "Krr")
    chance = Answers(*trios, "Roo", "Ryy", "Ygg", "Rbb", "Kgg")
    table = new_table(chance, 2, host("en"))
    assert table.beach == "Roo Ryy Ygg"
    assert [table.hand(0), table.hand(1)] == ["Rbb", "Kgg"]
    assert [len(pool) for pool in chance.pools] == [21, 20, 19] * 3 + [18, 17]  # washed cards are back at once
    assert table.all_heard(Dealt)[0].washed == (("Roo", "Ryy", "Rbb"), ("Kgg", "Koo", "Krr"))


@rule("RUM-2.6")
def test_polish_a_first_trio_stays() -> None:
    table = new_table(Answers("Roo", "Ryy", "Rbb", "Kgg", "Opp"), 2, host("pl"))
    assert table.beach == "Roo Ryy Rbb"
    assert table.all_heard(Dealt)[0].washed == ()
