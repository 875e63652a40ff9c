"""Pirates of Maracaibo: at every decision all that can be chosen is in sight, page by page, without any scrolling."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import ViewportSize

from browser.in_sight import out_of_sight
from browser.maracaibo import AT_ONCE, BUTTONS, MaracaiboPlayer
from browser.people import Person
from browser.test_maracaibo import FAULTS, MODULES, sit_down
from browser.test_maracaibo_late import brings, goes_on_from
from conformance.positions import SCALE
from upgrades.games import FOLDER

Comes = Callable[..., Person]

pytestmark = pytest.mark.timeout(900)
"""Many windows, one after the other: no matter how long that takes on a busy machine."""
SIZES = ((1366, 657), (1440, 900), (768, 1024), (390, 844), (360, 640), (640, 360), (844, 390))
TIGHT = (((1366, 657), (360, 640)), ((768, 1024), (640, 360)))
"""Each of the others is larger than one of these in both directions, so that the usual run can do without it. It takes
a large and a small one for each decision, in turn."""
MOST_OFFERED = {
    "Acquire": ("less-asked-solo", 19, 0),
    "AnyOrder": ("two", 63, 0),
    "Build": ("two", 146, 0),
    "Bury": ("less-asked", 267, 2),
    "ChooseFigurehead": ("all-modules", 129, 0),
    "ChooseIsland": ("two", 150, 1),
    "ChooseQuest": ("all-modules", 14, 0),
    "ChooseTile": ("less-asked", 266, 2),
    "ChooseTreasure": ("two", 212, 0),
    "Dice": ("two", 11, 0),
    "DiscardQuest": ("all-modules", 476, 2),
    "ExchangeRubies": ("all-modules", 552, 1),
    "Explore": ("less-asked", 105, 1),
    "FirstQuest": ("all-modules", 1, 0),
    "Improvement": ("two", 26, 0),
    "Pay": ("skirmish-0", 161, 3),
    "Place": ("rubies", 71, 0),
    "Raid": ("two", 10, 0),
    "RaidAs": ("two", 125, 0),
    "Residence": ("four-lively", 100, 0),
    "Sail": ("two", 3, 1),
    "SellRuby": ("all-modules", 124, 0),
    "Spend": ("two", 179, 1),
    "Steer": ("all-modules-random", 260, 2),
    "TakeRuby": ("rubies", 8, 1),
    "TakeTreasure": ("two", 41, 1),
    "Upgrade": ("two", 72, 1),
}
"""Of each kind of decision in all stored games the one that offers most: the game, the record after which it is asked,
and of which seat."""
GAMES = sorted({name for name, _, _ in MOST_OFFERED.values()})
BY_HAND = 90
"""Decisions of a game that somebody plays: most of two rounds."""


def most_offered(person: Person, name: str) -> Iterator[str]:
    """Each of these decisions in a game, one after the other: somebody comes to a table that goes on from there."""
    game = brings(person, FOLDER / f"maracaibo-{name}.jsonl")
    window = person.page.viewport_size
    assert window is not None
    for step, (among, record, seat) in MOST_OFFERED.items():
        if among == name:
            person.page.set_viewport_size(window)
            goes_on_from(person, game, record, seat)
            assert person.now()["view"]["todo"][0]["step"] == step
            yield step


@pytest.mark.parametrize("name", GAMES)
def test_all_that_can_be_chosen_is_in_sight(person: Comes, name: str) -> None:
    ola = person()
    for place, step in enumerate(most_offered(ola, name)):
        now, player = ola.now(), MaracaiboPlayer(ola, step)
        for width, height in SIZES if SCALE > 1 else TIGHT[place % 2]:
            ola.page.set_viewport_size(ViewportSize(width=width, height=height))
            ola.settles(lambda player=player: out_of_sight(ola, player), f"{step}, {width} by {height}")  # type: ignore[misc]
        pointed = next((one for one in now["owes"]["offers"] if one["verb"] not in (*BUTTONS, *AT_ONCE)), None)
        if pointed is not None:
            for spot in player.places(pointed, now["view"]):
                player.press(player.place(spot))
            ola.fits_windows(lambda: ola.page.evaluate(FAULTS), f"{step}, with something chosen")


@pytest.mark.long
def test_in_a_game_that_somebody_plays_nothing_is_out_of_sight(person: Comes) -> None:
    ola = person()
    sit_down(ola, ["me", "bot:random", "bot:random"], **dict.fromkeys(MODULES, True))
    player, chance = MaracaiboPlayer(ola, "in sight"), Random("sizes")
    for _ in range(BY_HAND):
        ola.wait_until(lambda: player.my_turn or player.over, "her turn comes")
        if player.over:
            break
        width, height = chance.choice(SIZES)
        ola.page.set_viewport_size(ViewportSize(width=width, height=height))
        step = ola.now()["view"]["todo"][0]["step"]
        ola.settles(lambda: out_of_sight(ola, player), f"{step}, {width} by {height}")
        player.move()
    assert len(player.steps) > 8, player.steps
