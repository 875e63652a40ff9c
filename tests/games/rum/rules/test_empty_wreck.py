"""RUM-6: the empty wreck."""

import pytest

from games.rum.positions import PARROT, both_editions, full_hands, position
from rules import rule
from tortuga.games.rum.events import ClockMoved, ParrotDrawn, Returned, WreckEmpty
from tortuga.games.rum.options import Edition, RumOptions


@rule("RUM-6.1")
@both_editions
@pytest.mark.parametrize("draw", ["draw wreck", "draw beach 1"])
def test_who_holds_most_returns_the_whole_hand(draw: str, edition: Edition) -> None:
    table = position(["Ogg", 10, 7], "Roo Ygg ?parrot", wreck="Kgg", edition=edition)
    hand = set(table.hand(1).split())
    table.play(draw, "Kgg")
    assert table.all_heard(WreckEmpty) == [WreckEmpty(seats=(1,))]
    assert table.hand(1) == ""
    assert [len(table.hand(seat).split()) for seat in (0, 2)] == [2, 7]
    assert table.wreck == hand
    assert (table.clock, table.due) == (2, [1])


@rule("RUM-6.1")
@both_editions
def test_all_who_tie_for_most_return_their_hands(edition: Edition) -> None:
    table = position([7, 8, 3], "Roo Ygg ?parrot", wreck="Kgg", edition=edition)
    table.play("draw wreck", "Kgg")
    assert table.all_heard(WreckEmpty) == [WreckEmpty(seats=(0, 1))]
    assert [(event.seat, event.count) for event in table.all_heard(Returned)] == [(0, 8), (1, 8)]
    assert [len(table.hand(seat).split()) for seat in table.seats] == [0, 0, 3]
    assert len(table.wreck) == 16
    assert table.clock == 2  # one step for all


@rule("RUM-6.1")
@both_editions
def test_the_clock_moves_after_the_returns(edition: Edition) -> None:
    table = position(["Ogg", 17], "Roo Ygg ?parrot", wreck="Kgg", edition=edition)
    table.play("draw wreck", "Kgg")
    assert table.story() == ["Drew", "WreckEmpty", "Returned", "ClockMoved"]


@rule("RUM-6.1")
@both_editions
def test_one_card_left_is_not_empty(edition: Edition) -> None:
    table = position(["Ogg", 16], "Roo Ygg ?parrot", wreck="Kgg Koo", edition=edition)
    table.play("draw wreck", "Kgg")
    assert table.story() == ["Drew"]
    assert table.clock == 1


@rule("RUM-6.2")
def test_polish_a_last_parrot_acts_after_the_empty_wreck() -> None:
    table = position(["Ogg Opp Oyy", 15], wreck=PARROT, edition="pl")
    table.play("draw wreck", PARROT)
    assert table.heard_by() == [
        ParrotDrawn(seat=0, slot=0, silent=False),
        WreckEmpty(seats=(1,)),
        Returned(seat=1, count=15, cards=None),
        ClockMoved(clock=2),
    ]
    table.play("return Ogg Opp")
    assert (table.hand(0), table.clock, table.due) == ("Oyy", 3, [1])
    assert PARROT in table.wreck


@rule("RUM-6.2", "RUM-5.5")
def test_polish_who_returns_all_to_the_empty_wreck_has_nothing_left_for_the_parrot() -> None:
    table = position([15, "Ogg Opp Oyy"], wreck=PARROT, edition="pl")
    table.play("draw wreck", PARROT)
    assert table.story() == ["ParrotDrawn", "WreckEmpty", "Returned", "ClockMoved", "ClockMoved"]
    assert (table.clock, table.due) == (3, [1])


@rule("RUM-6.2")
def test_english_a_last_parrot_has_no_effect_of_its_own() -> None:
    table = position(["Ogg Opp Oyy", 15], wreck=PARROT, edition="en")
    table.play("draw wreck", PARROT)
    assert table.heard_by() == [
        ParrotDrawn(seat=0, slot=0, silent=True),
        WreckEmpty(seats=(1,)),
        Returned(seat=1, count=15, cards=None),
        ClockMoved(clock=2),
    ]
    assert (table.hand(0), table.clock, table.due) == ("Oyy Ogg Opp", 2, [1])
    assert PARROT in table.wreck


@rule("RUM-6.2")
@both_editions
def test_a_table_can_settle_it_against_its_edition(edition: Edition) -> None:
    options = RumOptions(edition=edition, parrot_silent_when_last=edition == "pl")
    table = position(["Ogg Opp Oyy", 15], wreck=PARROT, options=options)
    table.play("draw wreck", PARROT)
    assert (table.due == [0]) is (edition == "en")


@rule("RUM-6.3")
@both_editions
@pytest.mark.parametrize("draw", ["draw wreck", "draw beach 1", "draw beach 3"])
def test_a_card_drawn_this_turn_counts_in_the_hand(draw: str, edition: Edition) -> None:
    """9 against 9 before the draw; the tenth makes the drawer lose all."""
    table = position([9, 9], "Roo ?parrot ?Bpp", wreck="Kgg", edition=edition)
    table.play(draw, "Kgg")
    assert table.all_heard(WreckEmpty) == [WreckEmpty(seats=(0,))]
    assert [len(table.hand(seat).split()) for seat in table.seats] == [0, 9]


@rule("RUM-6.3", "RUM-5.2")
def test_a_parrot_drawn_last_is_not_counted() -> None:
    """9 against 9 with a parrot in hand is a tie."""
    table = position([9, 9], wreck=PARROT)
    table.play("draw wreck", PARROT)
    assert table.all_heard(WreckEmpty) == [WreckEmpty(seats=(0, 1))]


@rule("RUM-6.3")
@both_editions
def test_a_parrot_that_refills_the_beach_last_stays_there_unseen(edition: Edition) -> None:
    table = position(["Ogg Opp Oyy", 15], "Roo Ygg Bpp", wreck=PARROT, edition=edition)
    table.play("draw beach 1", PARROT)
    assert table.story() == ["Drew", "WreckEmpty", "Returned", "ClockMoved"]
    assert table.beach == "?parrot Ygg Bpp"
    assert (table.clock, table.due) == (2, [1])
    assert all(PARROT not in table.view(viewer).beach for viewer in table.viewers)


@rule("RUM-6.3", "RUM-6.2")
@pytest.mark.parametrize(("edition", "clock", "asked"), [("en", 2, [1]), ("pl", 2, [0])])
def test_a_parrot_from_the_beach_whose_refill_takes_the_last_card_is_a_last_parrot(
    edition: Edition, clock: int, asked: list[int]
) -> None:
    table = position(["Ogg Opp Oyy", 15], "Roo ?parrot Bpp", wreck="Kgg", edition=edition)
    table.play("draw beach 2", "Kgg")
    assert table.all_heard(ParrotDrawn) == [ParrotDrawn(seat=0, slot=2, silent=edition == "en")]
    assert (table.clock, table.due) == (clock, asked)
    assert (PARROT in table.wreck) is (edition == "en")


@rule("RUM-6.4")
def test_the_hands_hold_18_or_19_cards_and_at_least_five_return() -> None:
    emptied: set[tuple[int, bool]] = set()
    for number in range(120):
        turn, last_emptied = 0, 0
        for table in full_hands(f"empty {number}"):
            assert table.wreck or not table.due
            if table.all_heard(WreckEmpty):
                assert turn > last_emptied  # once a turn at most
                last_emptied = turn
                drew_parrot = bool(table.all_heard(ParrotDrawn))
                all_returned = [event.count for event in table.all_heard(Returned)]
                held = sum(all_returned) + sum(hand.size for hand in table.view().hands)
                assert held == (18 if drew_parrot else 19)
                if table.due:
                    [empty] = table.all_heard(WreckEmpty)
                    assert sum(all_returned[: len(empty.seats)]) >= 5
                emptied.add((len(table.seats), drew_parrot))
            turn = table.view().turn
    assert emptied == {(seats, drew_parrot) for seats in (2, 3, 4) for drew_parrot in (False, True)}


@rule("RUM-6.4")
@both_editions
def test_hands_as_even_as_can_be_still_return_five(edition: Edition) -> None:
    table = position([4, 5, 5, 4], wreck=PARROT, edition=edition)
    table.play("draw beach 1", PARROT)
    assert [event.count for event in table.all_heard(Returned)] == [5, 5, 5]
    table = position([3, 5, 5, 5], wreck=PARROT, edition=edition)
    table.play("draw wreck", PARROT)
    assert [event.count for event in table.all_heard(Returned)][:3] == [5, 5, 5]
