"""Puzzles in a real browser: found, solved by pointer, by keyboard alone and by touch, and handed on."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.people import Person
from browser.rummikub import Finger, Hands, Keyboard, Mouse, RummikubPlayer
from tortuga.games.rummikub.puzzles.maker import Puzzle, make

Comes = Callable[..., Person]
PUZZLE = make("ania", 2)


def open_puzzle(who: Person, puzzle: Puzzle = PUZZLE) -> None:
    who.visit(f"/puzzles/{puzzle.level}/{puzzle.seed}")
    expect(who.page.locator(".rummikub")).to_be_visible()


def lay(who: Person, hands: Hands, puzzle: Puzzle = PUZZLE) -> None:
    """The best turn, tile by tile."""
    RummikubPlayer(who, hands).arrange(list(puzzle.end))


def check(who: Person) -> Locator:
    button = who.page.get_by_role("button", name=re.compile("^(Check|Sprawdź)")).first
    expect(button).not_to_have_attribute("aria-disabled", "true")
    return button


def test_from_the_start_page_to_todays_puzzle_another_level_and_one_that_is_solved_by_dragging(person: Comes) -> None:
    ola = person()
    ola.visit()
    ola.tap(re.compile("^Rummikub puzzles"), "link")
    expect(ola.page.locator(".rummikub")).to_be_visible()
    ola.check("the puzzle of the day")
    ola.tap("Level 2", "link")
    ola.wait_until(lambda: ola.where == "/puzzles/2/today", "today's puzzle of another level")
    expect(ola.page.get_by_text("break up 2 sets")).to_be_visible()

    open_puzzle(ola)
    ola.sees("Play your whole rack in one turn: 2 tiles.")
    lay(ola, Mouse(ola))
    check(ola).click()
    ola.sees("Solved!")
    ola.sees("Solved in this browser: 1")
    ola.check("a solved puzzle")

    ola.tap("Share…")
    link = ola.page.get_by_label("Link", exact=True).input_value()
    ola.check("a link to a puzzle")
    ola.page.keyboard.press("Escape")
    ola.tap("Next puzzle", "link")
    ola.wait_until(lambda: re.fullmatch(r"/puzzles/2/[a-z]{6}", ola.where) is not None, "another puzzle")
    expect(ola.page.get_by_text("Solved!")).to_have_count(0)

    friend = person()
    friend.visit(link.removeprefix(friend.url))
    expect(friend.page.locator(".rummikub")).to_be_visible()
    assert friend.where == "/puzzles/2/ania"
    friend.sees("Solved in this browser: 0")


def test_a_puzzle_is_solved_by_keyboard_alone(person: Comes) -> None:
    iga = person()
    open_puzzle(iga)
    hands = Keyboard(iga)
    lay(iga, hands)
    hands.press(check(iga))
    iga.sees("Solved!")
    iga.page.reload()
    expect(iga.page.locator(".rummikub")).to_be_visible()
    iga.sees("Solved in this browser: 1")


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_on_a_phone_hints_lead_to_the_solution_step_by_step(person: Comes, language: str) -> None:
    jan = person(phone=True, language=language)
    open_puzzle(jan)
    jan.check("a puzzle on a phone")
    jan.page.get_by_role("button", name=re.compile("^(Podpowiedź|Підказка)")).tap()
    expect(jan.page.locator("[data-place='told'] .tile")).to_have_count(7)
    jan.check("a hint")
    jan.page.get_by_role("button", name=re.compile("^(Pokaż|Показати)$")).tap()
    hint = jan.page.locator("[data-place='hint']")
    expect(hint).to_contain_text(re.compile(r"1 (z|з) \d"))
    hint.get_by_role("button", name=re.compile("^(Krok dalej|Крок уперед)$")).tap()
    expect(hint).to_contain_text(re.compile(r"2 (z|з) \d"))
    jan.check("a step of the solution")
    hint.locator(".btn.primary").tap()
    jan.page.locator(".thumb .btn.primary").and_(jan.page.locator(":not([aria-disabled])")).tap()
    jan.sees(re.compile("Właśnie tak|Саме так"))
    assert jan.page.evaluate("localStorage.puzzles") == '[["2 ania","helped"]]'
    wide = jan.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360, "nothing sticks out sideways"


def test_a_puzzle_is_solved_by_touch(person: Comes) -> None:
    jan = person(phone=True, language="pl")
    open_puzzle(jan)
    lay(jan, Finger(jan))
    check(jan).tap()
    jan.sees("Rozwiązane!")


def test_a_lesser_turn_is_told_so_until_something_else_lies_there(person: Comes) -> None:
    ola = person()
    open_puzzle(ola)
    hands = Mouse(ola)
    player = RummikubPlayer(ola, hands)
    piece = next(piece for piece, tile in player.rack() if tile == "B3")
    hands.put(piece, next(one for one in player.sets() if "R3" in one.tiles))
    check(ola).click()
    ola.sees("That’s legal: 1 of 2.")
    ola.page.locator("body").press("r")
    expect(ola.page.get_by_text("That’s legal")).to_have_count(0)


@pytest.mark.parametrize("address", ["/puzzles/9/ania", "/puzzles/1/nie%20ma"])
def test_where_there_is_no_puzzle_there_is_a_way_to_one(person: Comes, address: str) -> None:
    eve = person()
    eve.visit(address)
    eve.sees("There’s no such puzzle.")
    eve.tap("Puzzle of the day", "link")
    expect(eve.page.locator(".rummikub")).to_be_visible()
