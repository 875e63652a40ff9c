"""Whole games in a real browser: by pointer, by keyboard alone, by touch on a phone."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from browser.people import Person, RumPlayer, Toucher, Typist
from tortuga.cli import main

Comes = Callable[..., Person]
DRAWN = ("rum", "rummikub", "rummi", "maracaibo")
"""In the order in which they are offered."""


def test_a_whole_game_by_pointer_then_replayed_shared_and_played_on(person: Comes, tmp_path: Path) -> None:
    ola = person()
    ola.visit()
    ola.tap("Learn to play")
    ola.check("lessons")
    lessons = ola.page.get_by_role("dialog").get_by_role("link")
    assert [one.get_attribute("href") for one in lessons.all()] == [f"/learn/{title}" for title in DRAWN]
    ola.tap("Close")
    ola.check("start")
    levels = ola.page.get_by_role("radiogroup", name="How well the bots play")
    expect(levels.get_by_role("radio", name="Bot, easy: plays along, but misses a lot")).to_be_checked()
    levels.get_by_role("radio", name="Bot, medium: thinks for a moment").check()
    ola.tap("Play bots")
    expect(ola.page.locator("section.status")).to_be_visible()
    assert {chair.get("bot") for chair in ola.now()["chairs"]} == {None, "medium"}
    player = RumPlayer(ola)
    ola.wait_until(lambda: player.my_turn, "her turn comes")
    ola.check("table")
    player.play_to_the_end()
    assert player.sets, "she has laid a set"
    ola.check("end")
    with ola.page.expect_download() as download:
        ola.tap("Download the record", "link")
    record = tmp_path / "game.jsonl"
    download.value.save_as(record)
    assert main.main(["verify", str(record)]) == 0
    ola.tap("Share the game")
    link = ola.page.get_by_label("Link", exact=True).first.input_value()
    ola.tap("Watch the replay", "link")
    slider = ola.page.get_by_role("slider")
    expect(slider).to_be_visible()
    ola.check("replay")
    last = int(slider.get_attribute("max") or "0")
    for key, step in (("End", last), ("ArrowLeft", last - 1), ("Home", 1), ("ArrowRight", 2)):
        ola.page.locator("body").press(key)
        expect(slider).to_have_value(str(step))
    hands = ola.page.get_by_role("region", name="All hands")
    eyes = ola.page.get_by_role("radiogroup", name="View")
    expect(eyes.get_by_role("radio", name="All hands")).to_be_checked()
    expect(hands.get_by_role("heading")).to_have_count(3)
    ola.page.locator("body").press("v")
    expect(eyes.get_by_role("radio").nth(1)).to_be_checked()
    expect(hands).to_have_count(0)
    expect(ola.page.locator(".hand [data-place^='card ']").first).to_be_visible()
    eyes.get_by_role("radio", name="Spectator").check()
    expect(ola.page.locator(".hand")).to_have_count(0)

    stranger = person()
    stranger.visit(link.removeprefix(stranger.url))
    expect(stranger.page.get_by_role("slider")).to_be_visible()
    stranger.check("shared replay")


def test_what_others_have_done_since_my_turn_is_told_until_i_choose_and_after_a_reload_too(person: Comes) -> None:
    ola = person()
    ola.visit()
    ola.tap("Play bots")
    player = RumPlayer(ola)
    ola.wait_until(lambda: player.my_turn, "her turn comes")
    first = ola.decision
    player.draw()
    ola.wait_until(lambda: player.my_turn and ola.decision not in (None, first), "her turn comes again")
    since = ola.page.locator(".since li")
    expect(since.first).to_be_visible()
    told = since.all_text_contents()
    ola.page.reload()
    expect(since).to_have_text(told)
    ola.page.locator("[data-place^='card ']").first.click()
    expect(since).to_have_count(0)
    table = ola.where
    ola.visit("/")
    ola.page.locator(".hero").get_by_role("link", name="Your turn RUM").click()
    expect(since.first).to_be_visible()
    assert ola.where == table, "from the first page one tap leads back"


def test_a_whole_game_by_keyboard_alone(person: Comes) -> None:
    iga = person()
    iga.visit()
    player = Typist(iga)
    player.press(iga.page.get_by_role("button", name="Play bots"))
    expect(iga.page.locator("section.status")).to_be_visible()
    iga.wait_until(lambda: player.my_turn, "her turn comes")
    iga.page.locator("body").focus()
    heard = iga.page.locator(".spoken p")
    for key in ("l", "c", "o", "t", "s", "p"):
        iga.page.keyboard.press(key)
        iga.wait_until(lambda: bool(heard.inner_text().strip()), f"{key} speaks")
    iga.page.keyboard.press("?")
    expect(iga.page.get_by_role("dialog")).to_be_visible()
    iga.page.keyboard.press("Escape")
    expect(iga.page.get_by_role("dialog")).to_have_count(0)
    player.play_to_the_end()
    player.press(iga.page.get_by_role("button", name="Rematch"))
    iga.wait_until(lambda: not player.over, "the rematch is on")


def test_a_whole_game_by_touch_on_a_phone(person: Comes) -> None:
    jan = person(phone=True, language="pl")
    jan.visit()
    jan.page.get_by_role("button", name="Z botami").tap()
    expect(jan.page.locator("section.status")).to_be_visible()
    player = Toucher(jan)
    jan.wait_until(lambda: player.my_turn, "his turn comes")
    jan.check("a Polish phone")
    player.play_to_the_end()
    jan.check("the end on a phone")
    wide = jan.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360, "nothing sticks out sideways"
