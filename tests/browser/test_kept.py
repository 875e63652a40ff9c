"""A game that the house cannot fold any more: it is drawn as it was, says why it stands still, and offers nothing."""

import sqlite3
from collections.abc import Callable
from contextlib import closing

from playwright.sync_api import expect

from browser.people import Person, RumPlayer
from server.faults.program import Program
from server.store.disk import Disk

Comes = Callable[..., Person]


def stop_between(house: Program, person: Person, *statements: str) -> None:
    """The house closes and opens again, while nobody looks; meanwhile other rules have come, and perhaps more."""
    person.page.goto("about:blank")
    house.terminate()
    with closing(sqlite3.connect(house.db)) as database, database:
        database.execute("UPDATE log SET digest = 'other' WHERE digest IS NOT NULL")
        for statement in statements:
            assert database.execute(statement).rowcount > 0
    Disk(house.db).chain_anew()
    house.start()
    house.wait_until_open()


def some_turns(person: Person) -> str:
    person.visit()
    person.tap("Play bots")
    player = RumPlayer(person)
    for _ in range(2):
        person.wait_until(lambda: player.my_turn, "a turn comes")
        player.move()
    person.wait_until(lambda: player.my_turn, "a turn comes")
    return person.where


def test_a_kept_game_is_drawn_as_it_was_and_says_why_it_stands_still(person: Comes, house: Program) -> None:
    ania = person()
    table = some_turns(ania)
    hand, lines = ania.page.locator(".hand [data-place]"), ania.page.locator(".lines li")
    cards, told = hand.all_inner_texts(), lines.all_inner_texts()
    stop_between(house, ania)
    ania.visit(table)
    expect(ania.page.locator(".rum")).to_be_visible()
    ania.sees("The game is on hold")
    ania.sees("goes on as soon as its rules are back")
    assert (hand.all_inner_texts(), lines.all_inner_texts()) == (cards, told)
    expect(ania.page.locator(".actions .btn.primary:visible")).to_have_count(0)
    expect(ania.page.locator("section.end")).to_have_count(0)
    ania.check("a kept game")
    ania.visit()
    ania.sees("on hold")


def test_what_cannot_be_drawn_any_more_is_shown_as_plain_facts(person: Comes, house: Program) -> None:
    ania = person()
    table = some_turns(ania)
    stop_between(house, ania, """UPDATE pictures SET view = '{"seat": 0, "barrels": 17}'""")
    ania.visit(table)
    ania.sees("here are the plain facts")
    ania.sees("17")
    expect(ania.page.get_by_text("another tab")).to_have_count(0)
    ania.check("a kept game as plain facts")
    stop_between(house, ania, "DELETE FROM pictures")
    ania.visit(table)
    ania.sees("wasn’t stored back then")
    expect(ania.page.locator(".lines li").first).to_be_visible()
    ania.check("a kept game without a picture")


def test_a_finished_game_that_is_kept_shows_its_end_and_everybodys_cards(person: Comes, house: Program) -> None:
    ania = person()
    table = some_turns(ania)
    ania.tap("Menu")
    ania.tap("End the game")
    ania.page.get_by_role("dialog").get_by_role("button", name="End the game").last.click()
    expect(ania.page.locator("section.end")).to_be_visible()
    stop_between(house, ania)
    ania.visit(table)
    expect(ania.page.locator("section.end")).to_be_visible()
    ania.sees("It’s kept as it was: its end, its result and its story.")
    ania.check("a finished game that is kept")
    ania.tap("Watch the replay", role="link")
    expect(ania.page.locator(".status .say")).to_contain_text("only its end can be shown")
    expect(ania.page.locator(".rum")).to_be_visible()
    ania.page.keyboard.press("ArrowLeft")
    ania.page.keyboard.press("Home")
    ania.check("the end of a kept game")
