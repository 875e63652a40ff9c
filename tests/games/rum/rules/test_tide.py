"""RUM-7: the tide."""

from itertools import permutations

import pytest

from games.rum.positions import PARROT, Table, both_editions, position, random_games
from rules import rule
from tortuga.games.rum.events import Chose, ClockMoved, Returned, Tide, Washed, WreckEmpty
from tortuga.games.rum.options import Edition


def is_trio(beach: list[str]) -> bool:
    return len({card[0] for card in beach}) == 1


@rule("RUM-7.1")
@both_editions
def test_three_face_down_cards_are_turned_up_together(edition: Edition) -> None:
    table = position(["Ogg", ""], "?Roo ?Ygg Bpp", edition=edition)
    table.play("draw beach 3", "Kgg")
    assert table.all_heard(Tide) == [Tide(cards={1: "Roo", 2: "Ygg", 3: "Kgg"})]
    assert (table.beach, table.due) == ("Roo Ygg Kgg", [1])


@rule("RUM-7.1")
@both_editions
@pytest.mark.parametrize("draw", ["draw wreck", "draw beach 1", "draw beach 2"])
def test_there_is_no_tide_while_a_card_lies_face_up(draw: str, edition: Edition) -> None:
    table = position(["Ogg", ""], "?Roo ?Ygg Bpp", edition=edition)
    table.play(draw, "Kgg")
    assert table.all_heard(Tide) == []
    assert table.beach.endswith(" Bpp")


@rule("RUM-7.1", "RUM-2.2")
@both_editions
def test_after_the_tide_the_single_ends_are_up(edition: Edition) -> None:
    table = position(["", "Gpp Ogg"], "?Gbb ?Grr Bpp", edition=edition)
    table.play("draw beach 3", "Ygg")
    table.play("lay Gpp")
    assert table.captain("green") == (3, 1)


def parrot_tide(hands: list[str], *, clock: int = 1, edition: Edition = "en", refill: str = "Kgg") -> Table:
    """Seat 0 has taken the last face-up card, the first of its hand here, and the tide has brought the parrot."""
    first, *others = hands
    taken, _, kept = first.partition(" ")
    table = position([kept, *others], f"?Roo ?parrot {taken}", clock=clock, edition=edition)
    table.play("draw beach 3", refill)
    return table


@rule("RUM-7.2", "RUM-7.3", "RUM-7.6")
@both_editions
def test_a_parrot_in_the_tide_costs_every_player(edition: Edition) -> None:
    table = parrot_tide(["Bpp Ogg Opp", "Koo Krr Prr Pyy"], edition=edition)
    assert table.beach == "Roo parrot Kgg"
    assert (table.due, table.clock) == ([0, 1], 1)
    table.play("return Bpp Ogg", seat=0)
    table.play("return Krr Prr", "Ygg", seat=1)
    assert [table.hand(0), table.hand(1)] == ["Opp", "Pyy Koo"]
    assert table.clock == 2  # once for all together
    assert table.beach == "Roo Ygg Kgg"
    assert table.due == [1]


@rule("RUM-7.2", "RUM-5.5")
@both_editions
def test_who_holds_no_more_than_the_number_returns_all_unasked(edition: Edition) -> None:
    table = parrot_tide(["Bpp Ogg Opp", "Koo Krr", "", "Prr"], edition=edition)
    assert table.due == [0]
    table.play("return Bpp Ogg", "Ygg")
    assert [table.hand(seat) for seat in table.seats] == ["Opp", "", "", ""]
    assert [(event.seat, event.count) for event in table.all_heard(Returned)] == [(0, 2), (1, 2), (3, 1)]
    assert (table.clock, table.due) == (2, [1])


@rule("RUM-7.2", "RUM-1.4")
@both_editions
def test_late_on_the_clock_the_tide_costs_three_cards_each(edition: Edition) -> None:
    table = parrot_tide(["Bpp Ogg Opp Oyy", "Koo Krr Prr Pyy"], clock=5, edition=edition)
    assert table.refusal("return Ogg Opp", seat=0).facts == {"count": 3}
    table.play("return Ogg Opp Oyy", seat=0)
    table.play("return Koo Krr Prr", "Ygg", seat=1)
    assert [table.hand(0), table.hand(1), table.clock] == ["Bpp", "Pyy", 6]


@rule("RUM-7.3")
@both_editions
def test_the_parrot_is_in_the_wreck_before_its_slot_is_filled_and_may_come_again(edition: Edition) -> None:
    table = parrot_tide(["Bpp Ogg Opp Oyy", "Koo Krr Prr Pyy Pkk"], edition=edition)
    table.play("return Bpp Ogg", seat=0)
    table.play("return Krr Prr", PARROT, seat=1)
    assert table.pools[0] >= {PARROT, "Bpp", "Ogg", "Krr", "Prr"}
    assert (table.beach, table.clock) == ("Roo parrot Kgg", 2)
    assert table.due == [1]  # two cards, no choice, for seat 0
    table.play("return Koo Pyy", "Ygg")
    assert [table.hand(0), table.hand(1), table.clock] == ["", "Pkk", 3]
    assert (table.beach, table.due) == ("Roo Ygg Kgg", [1])


@rule("RUM-7.3", "RUM-5.4")
@both_editions
def test_a_parrot_that_comes_again_reads_the_clock_again(edition: Edition) -> None:
    """At 4 the clock shows 2 cards, at 5 it shows 3."""
    table = parrot_tide(["Bpp", "Koo Krr Prr Pyy Pkk Ryy"], clock=4, edition=edition)
    table.play("return Koo Krr", PARROT, seat=1)
    assert table.refusal("return Prr Pyy", seat=1).facts == {"count": 3}


@rule("RUM-7.3", "RUM-8.5")
@both_editions
def test_a_parrot_that_comes_again_at_seven_ends_the_game_without_returns(edition: Edition) -> None:
    table = parrot_tide(["Bpp", "Koo Krr Prr Pyy Pkk Ryy"], clock=6, edition=edition)
    table.play("return Koo Krr Prr", PARROT, seat=1)
    assert table.story()[-4:] == ["ClockMoved", "Tide", "ClockMoved", "Over"]
    assert (table.hand(1), table.clock) == ("Ryy Pkk Pyy", 8)


@rule("RUM-7.3", "RUM-7.2")
def test_the_parrot_can_come_three_times_in_one_tide_when_nobody_is_asked() -> None:
    table = position(["", ""], "?Roo ?parrot Bpp")
    table.play("draw beach 3", "Kgg", PARROT, PARROT, "Ygg")
    assert table.all_heard(ClockMoved) == [ClockMoved(clock=2), ClockMoved(clock=3), ClockMoved(clock=4)]
    assert [event.cards for event in table.all_heard(Tide)] == [
        {1: "Roo", 2: None, 3: "Kgg"},
        {2: None},
        {2: None},
        {2: "Ygg"},
    ]
    assert len(table.all_heard(Returned)) == 1  # Bpp, and then there is nothing left to return


@rule("RUM-7.4", "RUM-3.4")
@both_editions
def test_a_trio_on_the_beach_is_washed_away_and_again_if_need_be(edition: Edition) -> None:
    table = position(["Ogg", ""], "?Roo ?Ryy Bpp", edition=edition)
    wreck = table.wreck
    table.play("draw beach 3", "Rbb", "Kgg", "Koo", "Krr", "Roo", "Ryy", "Ygg")
    assert table.all_heard(Washed) == [Washed(colour="red"), Washed(colour="black")]
    assert table.pools[1] == wreck | {"Roo", "Ryy"}  # the trio is back before the first new card
    assert (table.beach, table.due) == ("Roo Ryy Ygg", [1])


@rule("RUM-7.4")
@both_editions
def test_a_parrot_that_follows_a_wash_acts(edition: Edition) -> None:
    table = position(["Ogg Opp", "Koo"], "?Roo ?Ryy Bpp", edition=edition)
    table.play("draw beach 3", "Rbb", "Kgg", PARROT, "Krr")
    assert (table.beach, table.due) == ("Kgg parrot Krr", [0])
    table.play("return Ogg Opp", "Ygg")
    assert [table.hand(0), table.hand(1), table.clock] == ["Bpp", "", 2]
    assert table.beach == "Kgg Ygg Krr"


@rule("RUM-7.4", "RUM-7.6")
@both_editions
def test_a_trio_that_the_parrots_successor_completes_is_washed_away(edition: Edition) -> None:
    table = position(["", ""], "?Roo ?parrot Bpp", edition=edition)
    table.play("draw beach 3", "Ryy", "Rbb", "Kgg", "Ogg", "Ygg")
    assert table.story()[-3:] == ["Tide", "Washed", "Tide"]
    assert table.beach == "Kgg Ogg Ygg"
    assert table.clock == 2


@rule("RUM-7.6")
@both_editions
def test_two_cards_of_a_colour_and_a_parrot_are_no_trio_yet(edition: Edition) -> None:
    table = parrot_tide(["Bpp Ogg Opp", "Koo"], refill="Ryy", edition=edition)
    assert (table.beach, table.due) == ("Roo parrot Ryy", [0])
    assert table.all_heard(Washed) == []


@rule("RUM-7.6")
@both_editions
@pytest.mark.parametrize("order", list(permutations([0, 1, 2])))
def test_returns_are_chosen_at_the_same_time_in_any_order(order: tuple[int, ...], edition: Edition) -> None:
    table = parrot_tide(["Bpp Ogg Opp", "Koo Krr Prr", "Ryy Rbb Ybb"], edition=edition)
    chosen = ["Bpp Ogg", "Koo Krr", "Ryy Rbb"]
    for done, seat in enumerate(order):
        assert set(table.due) == set(order[done:])
        assert [table.view().hands[each].size for each in table.seats] == [3, 3, 3]  # nothing has moved yet
        table.play(f"return {chosen[seat]}", *(["Ygg"] if done == 2 else []), seat=seat)
    assert [table.hand(seat) for seat in table.seats] == ["Opp", "Prr", "Ybb"]


@rule("RUM-7.6", "RUM-9.1")
@both_editions
def test_each_chooses_in_secret_with_the_beach_in_view(edition: Edition) -> None:
    table = parrot_tide(["Bpp Ogg Opp", "Koo Krr Prr"], edition=edition)
    assert all(table.view(viewer).beach == ("Roo", PARROT, "Kgg") for viewer in table.viewers)
    table.play("return Ogg Opp", seat=0)
    assert table.heard_by(0) == [Chose(seat=0, cards=("Ogg", "Opp"))]
    assert table.view(0).chosen == ("Ogg", "Opp")
    for other in (1, None):
        assert table.heard_by(other) == [Chose(seat=0, cards=None)]
        assert "Opp" not in str(table.view(other))
    again = table.refusal("return Ogg Opp", seat=0)
    assert (again.rule, again.key) == ("RUM-3.1", "rum-not-your-decision")


@rule("RUM-7.5", "RUM-7.7")
def test_after_every_tide_of_random_games_the_beach_is_at_rest_and_the_wreck_not_empty() -> None:
    tides = 0
    for game in random_games("tides", 60):
        for table in game:
            if not table.all_heard(Tide):
                continue
            tides += 1
            assert "WreckEmpty" not in table.story()[table.story().index("Tide") :]
            assert table.wreck
            if table.view().asks == "turn":
                assert None not in table.view().beach
                assert PARROT not in table.beach_cards
                assert not is_trio(table.beach_cards)
    assert tides > 200


@rule("RUM-7.5", "RUM-7.7")
@both_editions
@pytest.mark.parametrize("left_out", ["Roo", "Ryy", "Rbb", PARROT])
def test_a_wash_brings_another_trio_one_time_in_four_at_most(left_out: str, edition: Edition) -> None:
    """The smallest wreck that a tide can find is the parrot alone. The trio returns before the refill, so four cards
    wait for three slots, and only one way to leave one out brings a trio."""
    table = position([14, 3], "?Roo ?Ryy Bpp", wreck="Rbb parrot", edition=edition)
    four = ["Roo", "Ryy", "Rbb", PARROT]
    new = [card for card in four if card != left_out]
    again = ["Roo", "Ryy", PARROT] if left_out == PARROT else []
    table.play("draw beach 3", "Rbb", *new, *again)
    assert table.pools[1] == set(four)
    assert len(table.all_heard(Washed)) == (2 if left_out == PARROT else 1)
    assert table.all_heard(WreckEmpty) == []
    assert len(table.wreck) == 1
