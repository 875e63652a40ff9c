"""The first games that teach, at a real table: done by hand, tried in vain, shown, and left for a real game."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from browser.people import Person
from browser.test_windows import MOST_SHIFT, WATCH_SHIFTS, shifted

Comes = Callable[..., Person]
STEPS_OF_A_LESSON = 60
READING_MS = 2_000
"""More than any moment of a lesson is shown."""


class Pupil:
    """Somebody who learns a game."""

    def __init__(self, person: Person, title: str) -> None:
        self.person = person
        self.page = person.page
        self.page.clock.install()
        person.visit(f"/learn/{title}")
        expect(self.words).to_be_visible()

    @property
    def words(self) -> Locator:
        return self.page.locator(".speech .words")

    def hears(self, words: str) -> None:
        expect(self.words).to_contain_text(words)

    def lays(self, *tiles: str) -> None:
        """A new set of these tiles of the rack."""
        for tile in tiles:
            self.page.locator(f"[data-place='tile {tile}']").first.click()
        self.person.tap("New set")

    def reads(self) -> None:
        self.goes_on_after(self.page.get_by_role("button", name="Continue"))

    def taps(self, *places: str) -> None:
        """One place after the other; whoever taps the same one twice means it."""
        self.goes_on_after(*(self.page.locator(f"[data-place='{place}']").first for place in places))

    def taps_twice(self, place: str) -> None:
        self.taps(place, place)

    def goes_on_after(self, *things: Locator) -> None:
        before = self.words.inner_text()
        for thing in things:
            thing.click()
        self.person.wait_until(partial(self.reads_on, before), "the next words")

    def is_shown_the_rest(self) -> None:
        """Whatever is asked, until there is nothing more to learn."""
        self.is_shown_until("Play a real game")

    def is_shown_until(self, button: str) -> None:
        """Goes on, or lets it be shown, until there is this button."""
        for name in self.ways_on(button):
            self.goes_on_after(self.page.get_by_role("button", name=name))

    def ways_on(self, until: str = "Play a real game") -> Iterator[str]:
        """The button that leads on, step by step, until there is another one."""
        for _ in range(STEPS_OF_A_LESSON):
            if self.page.get_by_role("button", name=until).count():
                return
            yield "Continue" if self.page.get_by_role("button", name="Continue").count() else "Show me"
        raise AssertionError("the lesson does not end")

    def reads_on(self, before: str) -> bool:
        """Are there other words, and nothing more that is only shown? The time for looking at that is skipped."""
        self.page.clock.fast_forward(READING_MS)
        return self.words.inner_text() != before and self.page.locator(".speech .aside").count() == 0


def test_the_first_steps_of_rummikub_by_hand(person: Comes) -> None:
    ola = person()
    pupil = Pupil(ola, "rummikub")
    ola.tap("Continue")
    ola.tap("Continue")
    pupil.lays("K3", "K4", "K5")
    pupil.hears("The rules say no, and tell you why")
    ola.check("a lesson")
    ola.tap("Continue")
    pupil.hears("Twelve isn’t enough")
    pupil.lays("R12", "K12", "O12", "J")
    ola.tap("End turn")
    pupil.hears("Now you’re in the game")
    ola.tap("Draw a tile")
    confirm = ola.page.get_by_role("button", name="Yes, draw")
    if confirm.count():
        confirm.click()
    pupil.hears("That’s allowed too!")
    pupil.lays("K5", "K3", "K4")
    ola.tap("End turn")
    pupil.hears("Nothing of yours makes a set")


def test_a_learner_is_led_by_hand_and_goes_on_to_a_real_game(person: Comes) -> None:
    iga = person()
    pupil = Pupil(iga, "rummikub")
    pupil.is_shown_until("How?")
    pupil.hears("you have to use it this very turn")
    iga.tap("How?")
    hint = iga.page.locator("[data-place='hint']")
    expect(hint).to_contain_text("in place of the joker")
    iga.page.get_by_role("button", name="Do it").click()
    iga.tap("End turn")
    pupil.hears("Three tiles left")
    pupil.is_shown_the_rest()
    iga.check("the end of a lesson")
    iga.tap("Play a real game")
    expect(iga.page.locator("section.status")).to_be_visible()
    assert [chair.get("bot") for chair in iga.now()["chairs"]] == [None, "simple"]


def test_the_first_round_of_pirates_of_maracaibo_by_hand(person: Comes) -> None:
    ewa = person()
    pupil = Pupil(ewa, "maracaibo")
    button = partial(ewa.page.get_by_role, "button")
    pupil.reads()
    ewa.page.locator("[data-place='quest buried-gold']").click()
    pupil.goes_on_after(button(name="Keep this quest"))
    pupil.reads()
    pupil.taps_twice("c3r4")
    pupil.taps_twice("acquire c3r4")
    pupil.hears("it paid you 1 doubloon")
    pupil.taps_twice("c4r3")
    pupil.taps_twice("upgrade 1")
    pupil.goes_on_after(button(name="Roll the dice"))
    pupil.taps_twice("die gold")
    pupil.taps("spend treasure")
    pupil.taps_twice("storage gold bonus 1")
    pupil.taps("spend doubloons")
    pupil.taps("c3r4")
    pupil.hears("You can’t end your move there")
    ewa.check("what a lesson forbids")
    pupil.reads()
    pupil.taps_twice("c6r4")
    pupil.taps_twice("upgrade 4")
    pupil.taps_twice("track u1")
    pupil.taps_twice("burial gold 2")
    pupil.taps_twice("c8r4")
    pupil.taps_twice("acquire c8r4")
    pupil.taps_twice("upgrade 7")
    pupil.taps_twice("gulf")
    pupil.taps_twice("upgrade 6")
    pupil.taps_twice("quest lightning")
    pupil.taps_twice("use build residence")
    pupil.taps_twice("c9r3")
    pupil.hears("the round is over")
    pupil.is_shown_the_rest()
    ewa.tap("Play a real game")
    expect(ewa.page.locator("section.status")).to_be_visible()
    assert [chair.get("bot") for chair in ewa.now()["chairs"]] == [None, "greedy"]


@pytest.mark.parametrize("title", ["rum", "maracaibo", pytest.param("rummi", marks=pytest.mark.long)])
def test_a_lesson_can_be_watched_from_beginning_to_end(person: Comes, title: str) -> None:
    jan = person(phone=True)
    Pupil(jan, title).is_shown_the_rest()
    jan.check("the end of a lesson on a phone")
    assert jan.page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing sticks out sideways"


@pytest.mark.parametrize("size", [(360, 640), pytest.param((390, 844), marks=pytest.mark.long)], ids=str)
def test_nothing_moves_on_a_phone_while_maracaibo_is_shown(person: Comes, size: tuple[int, int]) -> None:
    """Buttons are pressed by the page itself: whatever follows a finger a browser would excuse for half a second."""
    jan = person(phone=True)
    jan.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    jan.page.add_init_script(WATCH_SHIFTS)
    pupil = Pupil(jan, "maracaibo")
    jan.page.wait_for_load_state("networkidle")
    for name in pupil.ways_on():
        before = pupil.words.inner_text()
        jan.page.evaluate("window.shifts.length = 0")
        jan.page.get_by_role("button", name=name).evaluate("(button) => button.click()")
        jan.wait_until(partial(pupil.reads_on, before), "the next words")
        much, moved = shifted(jan)
        assert much < MOST_SHIFT, (name, before, moved)


def test_the_table_of_a_lesson_stays_where_it_is_on_a_phone(person: Comes) -> None:
    """What is asked of the pupil has its room also while a turn is shown."""
    ola = person(phone=True)
    ola.page.set_viewport_size(ViewportSize(width=390, height=844))
    pupil = Pupil(ola, "rum")
    top = partial(ola.page.evaluate, "Math.round(document.querySelector('.dock').getBoundingClientRect().top)")
    tops = {top()}
    for name in islice(pupil.ways_on(), 5):
        before = pupil.words.inner_text()
        ola.page.get_by_role("button", name=name).click()
        tops.add(top())
        ola.wait_until(partial(pupil.reads_on, before), "the next words")
        tops.add(top())
    assert len(tops) == 1, tops
