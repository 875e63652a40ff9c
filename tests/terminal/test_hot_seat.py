"""Several people at one keyboard: nobody sees another's hand, and the keyboard goes round."""

import re

import pytest

from terminal.keyboard import CARD, House, one_line, picker, texts
from terminal.process import Terminal
from tortuga.games.rum.view import RumView
from tortuga.kernel import Game, heard_by
from tortuga.kernel.records import load

PASSED_ON = re.compile(r"(\w+) is next\. Pass the keyboard on and press Enter\.")
TO_THE_TIDE = ["draw beach 1", "", "draw beach 2", "", "draw beach 3", "", "draw beach 1", "", "draw beach 2", ""]
"""Ania and Bartek in turn; after the next one a tide brings the parrot, and both must choose what to return."""
TIDE = ("--seats", "Ania,Bartek", "--seed", "tide8", "--dealer", "2")


def card(written: str) -> str:
    """Whichever end is up: the name of the card."""
    return written if written[1].islower() else written[2].upper() + written[0].lower() * 2


def cards_in(output: str) -> set[str]:
    return {card(found[0]) for found in CARD.finditer(output)}


def moments(game: Game) -> list[Game]:
    """The game after each of its records, the deal first."""
    return [Game.fold(game.title, game.header, game.records[: number + 1]) for number in range(len(game.records))]


def hand(moment: Game, seat: int) -> set[str]:
    view = moment.title.view(moment.state, seat)
    assert isinstance(view, RumView)
    return set(view.hand)


def may_read(moment: Game, seat: int) -> set[str]:
    """Cards that a seat holds, sees on the beach, or has ever heard of."""
    view = moment.title.view(moment.state, seat)
    assert isinstance(view, RumView)
    events = [event for kept in moment.folded for event in heard_by(kept.told, seat)]
    stories = [str(arg) for event in events for line in moment.title.say(event) for arg in line.args.values()]
    return cards_in(" ".join([*view.hand, *(name for name in view.beach if name is not None), *stories]))


@pytest.mark.parametrize("seed", ["1", "2"])
def test_nobody_reads_the_hand_of_another(house: House, seed: str) -> None:
    shown_at: list[tuple[str, int]] = []
    pick = picker(seed)

    def watched(shown: str) -> str:
        shown_at.append((shown, len(load(house.home / "game.jsonl")[1])))
        return pick(shown)

    house.play("--seats", "Ania,Bartek,bot:greedy", "--seed", seed, typed=watched)
    after = moments(house.game())
    secrets = reader = 0
    for shown, records in shown_at:
        moment = after[records - 1]
        if PASSED_ON.search(shown):
            assert cards_in(shown) == set()
        else:
            if "Your turn, " in shown:  # else something is asked again
                reader = 0 if "Your turn, Ania." in shown else 1
            assert cards_in(shown) <= may_read(moment, reader)
            secrets += len(hand(moment, 1 - reader) - may_read(moment, reader))
    assert secrets > 5


def test_the_screen_is_wiped_when_the_keyboard_goes_on(house: House) -> None:
    with Terminal("play", *TIDE, "--save", house.home / "game.jsonl") as terminal:
        terminal.begin()
        start = len(terminal.screen)
        terminal.press("draw beach 1\n")
        terminal.wait_for("press Enter", start)
        given, _, _ = terminal.screen[start:].partition("Bartek is next")
        assert "\x1b[2J" in given
        assert "\x1b[3J" in given  # and what could be scrolled back to
        start = len(terminal.screen)
        terminal.enter("")
        assert terminal.screen[start:].partition("\x1b[3J")[0].count("\n") <= 1


def test_the_hand_is_shown_only_to_its_owner(house: House) -> None:
    played = house.play(*TIDE, typed=[*TO_THE_TIDE, "quit"])
    parts = PASSED_ON.split(played.out)
    for name, shown in zip(parts[1::2], parts[2::2], strict=True):
        assert f"Your turn, {name}." in shown
        assert shown.count("Your hand") == 1


# -- Taking back a secret choice -------------------------------------------------------------------------------------


def test_a_secret_choice_can_be_taken_back_before_the_keyboard_goes_on(house: House) -> None:
    keys = [*TO_THE_TIDE, "draw beach 3", "", "1", "undo", "2", "", "1", "quit", "quit"]
    played = house.play(*TIDE, typed=keys)
    game = house.game()
    assert "(You can still type “undo” to change your mind.)" in one_line(played.out)
    assert "Taken back." in played.out
    first, back, second = game.records[7:10]
    assert (first.seat, back.back, back.by, second.seat) == (0, 7, "seat 0", 0)
    assert first.do != second.do


def test_undo_is_offered_only_where_it_is_possible(house: House) -> None:
    played = house.play(*TIDE, typed=["draw beach 1", "undo", "", "quit"])
    assert "You can still type" not in played.out
    assert "You can’t take that back: the turn is over." in one_line(played.out)
    assert [record.seat for record in house.game().records] == [None, 0]


def test_the_next_person_cannot_take_back_what_the_last_one_chose(house: House) -> None:
    played = house.play(*TIDE, typed=[*TO_THE_TIDE, "draw beach 3", "", "1", "", "undo", "quit"])
    assert "You can’t take that back: another player has moved since." in one_line(played.out)


def test_one_can_leave_while_the_keyboard_goes_round(house: House) -> None:
    played = house.play(*TIDE, typed=["draw beach 1", "quit"])
    assert played.status == 0
    assert texts("en")("goodbye") in played.out
