"""Rummikub and Rummi in a real browser: whole rounds by pointer, by keyboard alone and by touch, and what a turn in
preparation outlives."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.people import Person
from browser.rummikub import Finger, Hands, Keyboard, Mouse, RummikubPlayer, Touch, best_table, open_table
from server.faults.program import Program

Comes = Callable[..., Person]
RUMMIKUB = ("rummikub", pytest.param("rummi", marks=pytest.mark.long))
"""Both have the same play area, so one of them is enough for the usual run."""
ROUND = {"rounds": 1, "first_meld": 1, "jokers": 2}
"""One round, in which nobody waits long for a first meld."""
LONG_TURN: dict[str, Any] = {"kind": "turn", "seconds": 600}
"""Its time is up when the test says so."""
LAST_SECONDS = 9


def sits_down(person: Person, title: str, hands: type[Hands], **setup: Any) -> RummikubPlayer:
    """Somebody whose turn it is, with something to lay."""
    player = RummikubPlayer(person, hands(person))
    setup = {"options": ROUND, **setup}
    open_table(person, title, 3, **setup)
    while True:
        person.wait_until(lambda: player.my_turn or player.over, "a turn comes")
        if player.over:  # before there was anything to lay
            open_table(person, title, 3, **setup)
        elif best_table(person.now()["view"]) is not None:
            return player
        else:
            player.move()


@pytest.mark.parametrize("title", RUMMIKUB)
def test_a_whole_round_by_dragging(person: Comes, title: str) -> None:
    ola = person()
    player = sits_down(ola, title, Mouse)
    ola.check(f"a table of {title}")
    player.play_to_the_end()
    assert player.turns, "she has laid something"
    expect(ola.page.locator(".result")).to_be_visible()
    ola.check(f"the end of {title}")
    ola.tap("Watch the replay", "link")
    expect(ola.page.get_by_role("slider")).to_be_visible()
    expect(ola.page.locator("[data-felt]")).to_be_visible()
    ola.check(f"{title} again")


@pytest.mark.long
@pytest.mark.parametrize("title", ["rummikub", "rummi"])
def test_a_whole_round_by_keyboard_alone(person: Comes, title: str) -> None:
    iga = person()
    player = sits_down(iga, title, Keyboard)
    heard = iga.page.locator(".spoken p")
    for key in ("o", "t", "s"):
        iga.page.keyboard.press(key)
        iga.wait_until(lambda: bool(heard.inner_text().strip()), f"{key} speaks")
    iga.page.keyboard.press("?")
    iga.check(f"the keys of {title}")
    iga.page.keyboard.press("Escape")
    player.play_to_the_end()
    assert player.turns, "she has laid something"


@pytest.mark.parametrize("title", RUMMIKUB)
def test_a_whole_round_by_touch_on_a_phone(person: Comes, title: str) -> None:
    jan = person(phone=True, language="pl")
    player = sits_down(jan, title, Finger)
    jan.check(f"{title} on a phone")
    player.play_to_the_end()
    assert player.turns, "he has laid something"
    jan.check(f"the end of {title} on a phone")
    wide = jan.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360, "nothing sticks out sideways"


def test_a_finger_pulls_a_tile_off_the_rack_and_lifts_one_of_the_table_by_resting_on_it(person: Comes) -> None:
    jan = person(phone=True)
    open_table(jan, "rummikub", 1)
    player = RummikubPlayer(jan, Finger(jan))
    jan.wait_until(lambda: player.my_turn, "a turn comes")
    others = [set(lying.pieces) for lying in player.sets()]  # the bot may have begun
    (first, _), (second, _) = player.rack()[:2]
    touch = Touch(jan)
    touch.drag(player.hands.piece(first), jan.page.locator("[data-new]"))
    assert [set(lying.pieces) for lying in player.sets()] == [*others, {first}]
    player.hands.begin([second])
    touch.drag(player.hands.piece(first), player.hands.piece(second), rests=True)
    assert [set(lying.pieces) for lying in player.sets()] == [*others, {first, second}]
    touch.drag(player.hands.piece(second), jan.page.locator(".rack .name"), rests=True)
    assert second in [piece for piece, _ in player.rack()]


def begun(person: Person, title: str, **setup: object) -> RummikubPlayer:
    """A turn in which one tile of the rack lies on the table by itself."""
    open_table(person, title, 1, **setup)
    player = RummikubPlayer(person, Mouse(person))
    person.wait_until(lambda: player.my_turn, "a turn comes")
    player.hands.begin([player.rack()[0][0]])
    return player


def test_a_turn_in_preparation_outlives_a_reload_and_can_be_undone(person: Comes) -> None:
    ola = person()
    player = begun(ola, "rummikub")
    lay = [lying.tiles for lying in player.sets()]
    left = len(player.rack())
    expect(ola.page.locator(".set.wrong")).to_have_count(1)
    ola.check("a set that is none")
    ola.page.reload()
    ola.wait_until(lambda: player.my_turn, "it is still her turn")
    assert [lying.tiles for lying in player.sets()] == lay
    assert len(player.rack()) == left
    expect(ola.page.locator(".set.wrong")).to_have_count(1)
    ola.page.keyboard.press("z")
    assert len(player.rack()) == left + 1
    ola.page.keyboard.press("y")
    assert len(player.rack()) == left
    ola.page.keyboard.press("r")
    assert len(player.rack()) == left + 1


def test_the_button_says_why_a_turn_cannot_end_yet(person: Comes) -> None:
    ola = person()
    player = begun(ola, "rummikub")
    end = player.action("End turn")
    expect(end).to_have_attribute("aria-disabled", "true")
    expect(end).to_contain_text("1 set to fix")
    end.click(force=True)  # greyed, but it answers
    ola.sees("too short")


def test_hints_come_bit_by_bit_and_fill_the_working_copy(person: Comes) -> None:
    """Where nobody has to lay anything, the advice is mostly to hold back."""
    ola = person()
    player = sits_down(ola, "rummikub", Mouse, options={**ROUND, "must_lay": True})
    ola.page.keyboard.press("h")
    hint = ola.page.locator("section.hint")
    expect(hint).to_contain_text("You can play something")
    expect(ola.page.locator(".piece.hinted")).to_have_count(0)
    hint.get_by_role("button", name="Which tiles?").click()
    expect(ola.page.locator(".rack .piece.hinted").first).to_be_visible()
    hint.get_by_role("button", name="Show me how").click()
    ola.check("a hint")
    hint.get_by_role("button", name="Do it").click()
    player.end()
    ola.wait_until(lambda: ola.now()["view"]["racks"][ola.now()["you"]]["melded"], "it is laid")


def test_an_exchange_is_asked_about_once_more(person: Comes) -> None:
    ola = person()
    open_table(ola, "rummi", 1)
    player = RummikubPlayer(ola, Mouse(ola))
    ola.wait_until(lambda: player.my_turn, "a turn comes")
    before = ola.now()["view"]["racks"][ola.now()["you"]]
    ola.tap("Exchange all")
    dialog = ola.page.get_by_role("dialog")
    ola.check("an exchange")
    dialog.get_by_role("button", name="Cancel").click()
    ola.tap("Exchange all")
    dialog.get_by_role("button", name="Exchange all").click()
    ola.wait_until(lambda: ola.now()["view"]["racks"][ola.now()["you"]]["exchanged"] == 1, "it is done")
    assert before["exchanged"] == 0


def test_when_the_time_is_up_rummikub_puts_everything_back_and_gives_three_tiles(person: Comes, house: Program) -> None:
    ola = person()
    player = begun(ola, "rummikub", clock=LONG_TURN)
    house.later(LONG_TURN["seconds"] - LAST_SECONDS)
    ola.page.reload()  # so it learns how late it is
    expect(ola.page.locator(".ending")).to_be_visible()
    ola.check("the last seconds")
    me = ola.now()["you"]
    before = ola.now()["view"]["turn"]
    house.later(LAST_SECONDS)
    ola.wait_until(lambda: bool(ola.now()["view"]["turn"] > before), "the time is up")
    ola.wait_until(lambda: len(player.rack()) >= 17, "the tile is back, with three more")
    assert ola.now()["view"]["racks"][me]["size"] >= 17


def test_when_the_time_is_up_rummi_keeps_what_is_finished(person: Comes, house: Program) -> None:
    ola = person()
    player = sits_down(ola, "rummi", Mouse, clock=LONG_TURN)
    before = ola.now()["view"]["turn"]
    goal = best_table(ola.now()["view"])
    assert goal is not None
    player.arrange(goal)
    player.can_end()  # so the house knows of it
    house.later(LONG_TURN["seconds"])
    ola.wait_until(lambda: bool(ola.now()["view"]["turn"] > before), "the time is up")
    assert ola.now()["view"]["racks"][ola.now()["you"]]["melded"], "the sets that were finished stand"
