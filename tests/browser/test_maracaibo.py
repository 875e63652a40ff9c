"""Pirates of Maracaibo in a real browser: by pointer, by keyboard alone, by touch, watched, interrupted, in any
window."""

import re
import uuid
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.maracaibo import MaracaiboPlayer, MaracaiboToucher, MaracaiboTypist
from browser.people import Person, come_in
from server.faults.program import Program

Comes = Callable[..., Person]

MODULES = ("fog_locations", "fog_improvements", "skirmishes", "hunters", "rubies", "retirement")
FAULTS = """() => {
  const shown = (one) => one.getClientRects().length > 0;
  const parts = [".status .say p", ".mp .board-box", ".mp [role=tab]", ".helm", ".actions .btn"];
  const faults = parts.flatMap((part) => [...document.querySelectorAll(part)].filter(shown).flatMap((one) => {
    const { top, left, bottom, right } = one.getBoundingClientRect();
    return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1 ? [`${part} sticks out`] : [];
  }));
  for (const one of document.querySelectorAll(".mp [role=tab] span, .mp [role=tab] small, .topbar .btn"))
    if (shown(one) && one.scrollWidth > one.clientWidth + 1) faults.push(`${one.innerText} has no room`);
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) faults.push("the page scrolls");
  const { width, height } = document.querySelector(".mp .board-box").getBoundingClientRect();
  if (Math.min(width, height) < 140) faults.push(`a board of ${width} by ${height}`);
  return faults;
}"""
"""What is asked, the board, the tabs, the decision and its buttons lie within a page that does not scroll, and what is
written on tabs and buttons has room."""
RIVAL = """(name) => {
  const panel = document.querySelector(".panel.rival"), faults = [];
  const box = panel.getBoundingClientRect(), cover = panel.querySelector("button").getBoundingClientRect();
  const isOutside = ({ top, left, bottom, right }, { innerWidth: width, innerHeight: height } = window) =>
    top < -1 || left < -1 || bottom > height + 1 || right > width + 1;
  if (isOutside(box)) faults.push("his panel sticks out");
  if (Math.min(cover.width, cover.height) < 28) faults.push(`a target of ${cover.width} by ${cover.height}`);
  const shown = [...panel.querySelectorAll(".name, .score, .facts > span")].filter((one) => one.checkVisibility());
  if (!shown.some((one) => one.matches(".score")) || shown.length < 3) faults.push("it tells too little");
  for (const other of document.querySelectorAll(".panel:not(.rival)")) {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    if (left < box.right && box.left < right && top < box.bottom && box.top < bottom) faults.push("panels overlap");
  }
  return faults;
}"""
"""What is wrong with the panel of the opponent who has no seat."""
CARDS = """() => [...document.querySelectorAll(".mc:has(.nm)")].flatMap((card) => {
  const boxOf = (part) => part.getBoundingClientRect();
  const name = card.querySelector(".nm"), step = card.querySelector(".step"), whole = boxOf(card), faults = [];
  if (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 3) faults.push("name cut");
  for (const chip of card.querySelectorAll(".fxs > *")) {
    const { top, left, bottom, right } = boxOf(chip);
    if (top < boxOf(name).bottom - 2 || left < whole.left - 1 || right > whole.right + 1 || bottom > whole.bottom + 1)
      faults.push("effects stick out");
  }
  for (const note of card.querySelectorAll(".foot > *")) {
    const { width, right, bottom } = boxOf(note);
    if (width && step && right > boxOf(step).left + 1 && bottom > boxOf(step).top) faults.push("note is covered");
  }
  return faults.map((fault) => `${name.textContent}: ${fault}`);
})"""
"""Names of cards are whole, effects lie below them, and the number of steps covers nothing."""
LANGUAGES = (pytest.param("en", marks=pytest.mark.long), "pl", pytest.param("uk", marks=pytest.mark.long))
"""Names are longest in Polish; the others are for the long run."""
POST = """async ([path, body]) => {
  const headers = { "Content-Type": "application/json" };
  return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}"""


def open_table(person: Person, seats: Sequence[str], *, start: bool, **options: Any) -> str:
    person.visit()
    person.page.evaluate(POST, ["/api/me", {"name": "Ola", "language": person.language}])
    setup = {"title": "maracaibo", "seats": list(seats), "options": options}
    opened = person.page.evaluate(POST, ["/api/tables", {"id": str(uuid.uuid4()), "setup": setup, "start": start}])
    return str(opened["table"])


def link_to(person: Person, table: str) -> str:
    return re.sub(r"^https?://[^/]+", "", person.ask(f"/api/tables/{table}/link")["link"])


def sit_down(person: Person, seats: Sequence[str] = ("me", "bot:random"), **options: Any) -> None:
    """At a table of their own that starts at once."""
    person.visit(f"/table/{open_table(person, seats, start=True, **options)}")
    expect(person.page.locator(".mp [data-place]").first).to_be_visible()


def test_a_first_game_and_then_one_of_her_own_making(person: Comes) -> None:
    ola = person()
    ola.visit()
    ola.tap(re.compile("^Pirates of Maracaibo"))
    ola.check("the way to a first game")
    expect(ola.page.get_by_role("link", name="Learn by playing")).to_have_attribute("href", "/learn/maracaibo")
    ola.tap(re.compile("^First game"))
    expect(ola.page.locator(".mp [data-place]").first).to_be_visible()
    first = ola.now()
    assert len(first["view"]["boards"]) == 2
    assert first["view"]["options"]["layout"] == "standard"

    ola.visit()
    expect(ola.page.get_by_role("button", name=re.compile("^Play bots"))).to_be_visible()
    expect(ola.page.get_by_role("button", name=re.compile("^First game"))).to_have_count(0)
    ola.tap("Change")
    form = ola.page.get_by_role("dialog")
    expect(form.get_by_role("radiogroup", name="Redbeard’s strength")).to_have_count(0)
    form.get_by_role("radio", name="1 seat").check()
    form.get_by_role("radio", name="2: Sailor").check()
    expect(form.get_by_role("radio", name="Reef")).to_be_hidden()
    form.get_by_text("More options").click()
    form.get_by_role("radio", name="Reef").check()
    form.get_by_role("checkbox", name=re.compile("^Skirmishes")).check()
    expect(form.locator("summary")).to_contain_text(re.compile("Layout: Reef · Skirmishes$"))
    ola.check("a table of her own")
    ola.tap("Open the table")
    expect(ola.page.locator(".mp [data-place]").first).to_be_visible()
    options = ola.now()["view"]["options"]
    assert (options["layout"], options["redbeard"], options["skirmishes"]) == ("reef", 2, True)


def test_a_whole_game_by_pointer_and_its_replay(person: Comes) -> None:
    ola = person()
    sit_down(ola)
    player = MaracaiboPlayer(ola, "by pointer")
    ola.wait_until(lambda: player.my_turn, "her turn comes")
    ola.check("the first quests")
    player.move()
    ola.wait_until(lambda: player.my_turn, "her turn comes")
    ola.check("the map")
    for board in ("Ship", "Hideout", "Quests"):  # on a desk they lie open below the stage
        ola.page.get_by_title(board, exact=True).click()
        ola.check(board)
    for board in ("Track", "Markets", "Score", "Map"):
        ola.tap(board, "tab")
        ola.check(board)
    player.play_to_the_end()
    assert {"FirstQuest", "Sail", "Upgrade"} <= player.steps
    ola.check("the end")
    counts_the_points_again(ola)
    ola.tap("Watch the replay", "link")
    expect(ola.page.get_by_role("slider")).to_be_visible()
    expect(ola.page.locator(".mp [data-place]").first).to_be_visible()
    ola.check("the replay")


def counts_the_points_again(person: Person) -> None:
    """With less motion they are there at once; else row by row, until a key shows everything."""
    skip, again = (person.page.locator(f'[data-action="{name}"]') for name in ("count-skip", "count-again"))
    expect(again).to_be_visible()
    expect(skip).to_have_count(0)
    person.page.emulate_media(reduced_motion="no-preference")
    again.click()
    expect(skip).to_be_visible()
    expect(person.page.locator("tr.still").first).to_be_attached()
    person.page.keyboard.press("Escape")
    expect(skip).to_have_count(0)
    expect(person.page.locator("tr.still")).to_have_count(0)
    person.page.emulate_media(reduced_motion="reduce")


def test_alone_against_redbeard_by_keyboard(person: Comes) -> None:
    iga = person()
    sit_down(iga, ["me"])
    player = MaracaiboTypist(iga, "by keyboard")
    for _ in range(12):
        iga.wait_until(lambda: player.my_turn, "her turn comes")
        player.move()
    steps_through_his_turn(iga, player)
    iga.tap("Redbeard", "tab")
    iga.check("Redbeard's board")
    heard = iga.page.locator(".spoken p")
    for key in ("o", "t", "s"):
        iga.page.keyboard.press(key)
        iga.wait_until(lambda: bool(heard.inner_text().strip()), f"{key} speaks")


@pytest.mark.parametrize("language", LANGUAGES)
def test_redbeard_has_a_panel_that_opens_his_board_in_any_window(person: Comes, language: str) -> None:
    iga = person(language=language)
    sit_down(iga, ["me"], redbeard=2)
    panel = iga.page.locator(".panel.rival")
    told = panel.get_by_role("button").get_attribute("aria-label") or ""
    view = iga.now()["view"]
    level, place = {
        "en": ("Sailor", "start zone"),
        "pl": ("Marynarz", "strefa startowa"),
        "uk": ("Матрос", "стартова зона"),
    }[language]
    assert level in told
    assert place in told
    assert str(len(view["redbeard_deck"])) in told
    iga.fits_windows(lambda: iga.page.evaluate(FAULTS) + iga.page.evaluate(RIVAL), "Redbeard's panel")
    panel.get_by_role("button").click()
    expect(iga.page.locator(".board.redbeard")).to_be_visible()
    iga.check("the panel and the board of Redbeard")


@pytest.mark.long
def test_a_whole_game_alone_by_keyboard(person: Comes) -> None:
    iga = person()
    sit_down(iga, ["me"])
    player = MaracaiboTypist(iga, "alone")
    player.play_to_the_end()
    assert {"FirstQuest", "Sail", "Upgrade", "AnyOrder"} <= player.steps
    iga.check("the end against Redbeard")


def steps_through_his_turn(person: Person, player: MaracaiboPlayer) -> None:
    """`n` goes on to the last step, Escape ends it, and `n` shows it again from the first one."""
    steps, further = person.page.locator("li.step"), person.page.locator('[data-action="recap-next"]')
    while not further.count():
        player.move()
        person.wait_until(lambda: player.my_turn, "the turn comes")
    shown = steps.count()
    while further.count():
        person.page.keyboard.press("n")
        expect(steps).to_have_count(shown := shown + 1)
    assert shown > 1
    expect(steps.first).to_contain_text("Redbeard")
    person.page.keyboard.press("Escape")
    expect(steps).to_have_count(0)
    person.page.keyboard.press("n")
    expect(steps).to_have_count(1)
    person.page.keyboard.press("Escape")
    expect(steps).to_have_count(0)
    assert player.my_turn, "nothing waited for it"


def test_a_hint_on_a_phone_covers_nothing_and_leaves_the_choice_in_sight(person: Comes) -> None:
    jan = person(phone=True)
    sit_down(jan)
    player = MaracaiboToucher(jan, "hinted")
    for _ in range(5):
        jan.wait_until(lambda: player.my_turn, "his turn comes")
        jan.page.get_by_role("button", name="Hint").first.tap()
        expect(jan.page.locator("[data-place='hint']")).to_be_visible()
        expect(jan.page.locator("[role='tooltip']:visible")).to_have_count(0)
        expect(jan.page.locator("li.done:visible")).to_have_count(0)
        player.move()


@pytest.mark.parametrize("language", [pytest.param("pl", marks=pytest.mark.long), "uk"])
def test_by_touch_on_a_phone(person: Comes, language: str) -> None:
    jan = person(phone=True, language=language)
    sit_down(jan)
    player = MaracaiboToucher(jan, "by touch")
    words = jan.page.locator(".quest .need .words")
    expect(words.first).to_be_visible()
    assert all(one.is_visible() for one in words.all()), "first quests are told in words, not in icons alone"
    for _ in range(8):
        jan.wait_until(lambda: player.my_turn, "his turn comes")
        jan.check_texts("a decision")
        player.move()
    jan.wait_until(lambda: player.my_turn, "his turn comes")
    jan.check("a phone")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_the_map_can_be_read_in_any_window(person: Comes, language: str) -> None:
    ola = person(language=language)
    sit_down(ola)
    player = MaracaiboPlayer(ola, "cards")
    player.move()
    ola.wait_until(lambda: player.my_turn, "her turn comes")
    for width, height in ((1366, 657), (768, 1024), (390, 844), (844, 390)):
        ola.page.set_viewport_size({"width": width, "height": height})
        expect(ola.page.locator(".mc.can").first).to_be_visible()
        ola.settles(lambda: ola.page.evaluate(CARDS), f"{width} by {height}")


def test_what_a_turn_has_done_stays_on_a_phone(person: Comes) -> None:
    ola = person(phone=True)
    sit_down(ola)
    player = MaracaiboToucher(ola, "done")
    done = ola.page.locator(".tasks > .done")
    most = 0
    while most < 3:
        ola.wait_until(lambda: player.my_turn or player.over, "her turn comes")
        assert not player.over
        most = max(most, done.count())
        assert all(line.is_visible() for line in done.all())
        player.move()


def test_who_looks_on_at_all_modules_sees_nothing_hidden(person: Comes) -> None:
    ola, piotr = person(), person()
    sit_down(ola, ["me", "bot:random", "bot:random"], **dict.fromkeys(MODULES, True))
    piotr.visit(link_to(ola, ola.table))
    piotr.tap("Watch", "link")
    player = MaracaiboPlayer(ola, "all modules")
    for _ in range(10):
        ola.wait_until(lambda: player.my_turn, "her turn comes")
        player.move()
    expect(piotr.page.locator(".mp [data-place]").first).to_be_visible()
    piotr.check("a spectator's table")
    own = ola.now()["view"]["quests"]
    seen = " ".join(piotr.heard) + piotr.page.content()
    shown = ola.now()["view"]["open_quests"]
    assert own, "she has quests"
    for quest in own:
        assert quest in shown or f'"{quest}"' not in seen, "a quest that only its owner knows"


def test_a_reload_and_a_restart_within_a_turn_of_two_people_change_nothing(person: Comes, house: Program) -> None:
    ola, petro = person(), person(language="uk")
    table = open_table(ola, ["me", "open"], start=False)
    ola.visit(f"/table/{table}")
    come_in(petro, link_to(ola, table))
    ola.tap("Start")
    players = [MaracaiboPlayer(ola, "interrupted"), MaracaiboPlayer(petro, "interrupted too")]

    def within_a_turn() -> MaracaiboPlayer | None:
        """Who is in the middle of effects within effects."""
        for one in players:
            if one.my_turn and len(one.person.now()["view"]["todo"]) > 2:
                return one
        return None

    while (interrupted := within_a_turn()) is None:
        ola.wait_until(lambda: any(one.my_turn for one in players), "somebody is to move")
        next(one for one in players if one.my_turn).move()
    before = [one.now() for one in (ola, petro)]
    interrupted.page.reload()
    expect(interrupted.page.locator(".mp [data-place]").first).to_be_visible()
    house.kill()
    house.start()
    house.wait_until_open()
    for one, was in zip((ola, petro), before, strict=True):
        expect(one.page.locator(".online").first).to_be_visible()
        now = one.now()
        assert (now["view"], now.get("owes")) == (was["view"], was.get("owes"))
    interrupted.person.wait_until(lambda: interrupted.my_turn, "the turn is still on")
    interrupted.move()


def test_the_whole_decision_is_on_the_screen_of_any_window(person: Comes) -> None:
    ola = person()
    sit_down(ola, ["me", "bot:random", "bot:random"])
    player = MaracaiboPlayer(ola, "windows")
    seen: set[str] = set()
    while len(seen) < 4:
        ola.wait_until(lambda: player.my_turn, "her turn comes")
        step = ola.now()["view"]["todo"][0]["step"]
        if step not in seen and step in ("FirstQuest", "Sail", "Upgrade", "Improvement", "AnyOrder"):
            seen.add(step)
            ola.fits_windows(lambda: ola.page.evaluate(FAULTS), step)
        player.move()
