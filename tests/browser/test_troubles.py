"""What can go wrong on the way: each has its friendly state, and no move is lost or made twice."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.people import Person, RumPlayer, come_in, invite
from server.faults.program import Program

Comes = Callable[..., Person]
NO_SOCKETS = (
    "window.WebSocket = class extends WebSocket {"
    " constructor() { super(location.origin.replace('http', 'ws') + '/no/such/socket'); } };"
)
"""As behind a proxy that knows nothing of them."""


def at_a_table(person: Person) -> RumPlayer:
    person.visit()
    person.tap("Play bots")
    player = RumPlayer(person)
    person.wait_until(lambda: player.my_turn, "a turn comes")
    return player


def test_a_table_that_does_not_exist_or_is_private_has_its_own_page(person: Comes) -> None:
    ania, stranger = person(), person()
    at_a_table(ania)
    for address in (
        "/table/nowhere",
        f"/table/{ania.table}",
        "/join/QQQQQQ",
        "/watch/nowhere",
        "/no/such/page",
        "/recover#x",
    ):
        stranger.visit(address)
        expect(stranger.page.get_by_role("alert").or_(stranger.page.locator("main")).first).to_be_visible()
        stranger.page.wait_for_load_state("networkidle")
        expect(stranger.page.get_by_role("link").first, "there is a way on").to_be_visible()
        stranger.check(address)


def test_who_comes_too_late_is_told_what_they_still_can_do(person: Comes) -> None:
    ania, bartek, zosia = person(), person(), person()
    link = invite(ania)
    come_in(bartek, link)
    ania.check("a table before the start")
    zosia.visit(link)
    zosia.sees("All seats are taken")
    zosia.check("a full table")
    ania.tap("Start")
    expect(ania.page.locator(".rum")).to_be_visible()
    zosia.visit(link)
    zosia.sees("has already started")
    ania.tap("Menu")
    ania.check("the menu")
    ania.tap("Leave the game")
    ania.page.get_by_role("dialog").get_by_role("button", name="Leave the game").last.click()
    bartek.tap("End the game")
    expect(bartek.page.locator("#how-it-ended")).to_be_visible()
    zosia.visit(link)
    zosia.sees("is over")
    zosia.check("a table that is over")


def test_one_tab_too_many_says_why_and_comes_in_when_there_is_room(person: Comes) -> None:
    ola = person()
    at_a_table(ola)
    ola.page.evaluate(
        """(table) => Promise.all(Array.from({ length: 29 }, () => new Promise((opened) => {
          const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/socket?table=${table}`);
          socket.onopen = opened;
        })))""",
        ola.table,
    )
    second = ola.context.new_page()
    second.goto(ola.page.url)
    expect(second.get_by_text("too many tables open in tabs")).to_be_visible()
    expect(second.get_by_text("will connect by itself")).to_be_visible()
    ola.page.reload()
    expect(second.locator(".rum")).to_be_visible()


def test_a_tab_that_an_upgrade_left_behind_says_so(person: Comes, house: Program) -> None:
    ola = person()
    at_a_table(ola)
    renewed = ola.ask_text("/").replace("/static/assets/index-", "/static/assets/newer-")
    ola.page.route(f"{house.url}/", lambda route: route.fulfill(body=renewed, content_type="text/html"))
    ola.context.set_offline(True)
    expect(ola.page.locator(".net .offline")).to_have_count(1)
    ola.context.set_offline(False)
    ola.sees("There’s a newer version of this page")
    ola.check("a tab left behind")


def test_the_dialogs_are_told_in_words_and_open_to_all(person: Comes) -> None:
    ola = person()
    at_a_table(ola)
    ola.page.locator("body").press("?")
    ola.check("the keys")
    ola.page.keyboard.press("Escape")
    ola.tap("Rules")
    expect(ola.page.get_by_text("RUM-4.7").first).to_be_visible()
    ola.check("the rules at a table")
    ola.page.keyboard.press("Escape")
    ola.tap("Menu")
    ola.tap("Preferences")
    ola.check("the preferences")
    ola.page.get_by_role("dialog").get_by_label("Theme").select_option("dark")
    expect(ola.page.locator("html")).to_have_attribute("data-theme", "dark")
    ola.page.keyboard.press("Escape")
    ola.check("a table at night")


def test_without_sockets_the_game_goes_on_by_itself(person: Comes) -> None:
    ola = person()
    ola.page.add_init_script(NO_SOCKETS)
    player = at_a_table(ola)
    player.draw()
    ola.wait_until(lambda: len(ola.now()["story"]) > 2, "the house has heard it")
    ola.wait_until(lambda: player.my_turn, "and the page goes on")


def test_a_move_made_offline_waits_and_is_made_once(person: Comes) -> None:
    ola = person()
    player = at_a_table(ola)
    before = ola.now()["seq"]
    ola.context.set_offline(True)
    player.draw()
    ola.sees("sending")
    ola.sees("The connection is lost")
    ola.context.set_offline(False)
    expect(ola.page.get_by_text("sending")).to_have_count(0)
    mine = [entry for entry in ola.now()["story"] if entry["seq"] > before and entry.get("seat") == ola.now()["you"]]
    assert len(mine) == 1, "once"


def test_two_tabs_of_one_seat_say_so_and_both_work(person: Comes) -> None:
    ola = person()
    player = at_a_table(ola)
    second = ola.context.new_page()
    second.goto(ola.page.url)
    expect(second.get_by_text("open in another tab").first).to_be_visible()
    expect(ola.page.get_by_text("open in another tab").first).to_be_visible()
    before = ola.page.locator(".log li").count()
    player.move()
    stories = [page.locator(".log li") for page in (ola.page, second)]
    ola.wait_until(lambda: all(story.count() > before for story in stories), "both tell it")
    ola.wait_until(lambda: player.my_turn or player.over, "the bots have moved")
    ola.wait_until(lambda: stories[0].all_inner_texts() == stories[1].all_inner_texts(), "both tell the same")


@pytest.mark.parametrize(
    ("language", "scheme"), [pytest.param("en", "light", marks=pytest.mark.long), ("pl", "dark"), ("uk", "light")]
)
def test_every_other_screen_is_told_in_words_and_open_to_all(person: Comes, language: str, scheme: str) -> None:
    ola = person(language=language, color_scheme=scheme)
    for address in ("/", "/about", "/rules/rum", "/learn/rum", "/join"):
        ola.visit(address)
        expect(ola.page.locator("main").first).to_be_visible()
        ola.page.wait_for_load_state("networkidle")
        ola.check(f"{address} in {language}, {scheme}")


def test_the_language_changes_in_the_middle_of_a_game(person: Comes) -> None:
    ola = person()
    player = at_a_table(ola)
    player.move()
    ola.tap("Menu")
    ola.tap("Preferences")
    ola.page.get_by_role("dialog").get_by_label("Language").select_option("uk")
    expect(ola.page.locator("html")).to_have_attribute("lang", "uk")
    ola.page.keyboard.press("Escape")
    ola.sees("Гра починається")
    ola.check("a game in Ukrainian")
