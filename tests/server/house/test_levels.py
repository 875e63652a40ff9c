"""Once more, a little easier or harder."""

import pytest

from server.tables import refused
from tortuga.kernel import registry
from tortuga.server.house.levels import Opponents, other_level
from tortuga.server.protocol import Setup
from tortuga.server.table.rows import Chair


def against(title: str, *bots: str, **options: object) -> Opponents:
    plans = ["me", *(f"bot:{bot}" for bot in bots)]
    chairs = [Chair(guest="ania"), *(Chair(bot=bot) for bot in bots)]
    return Opponents(Setup(title=title, seats=plans, options=options), chairs)


@pytest.mark.parametrize(
    ("title", "bots", "by", "then"),
    [
        ("rummikub", ["easy", "medium"], 1, ["medium", "hard"]),
        ("rummikub", ["expert", "hard"], 1, ["expert", "expert"]),
        ("rummikub", ["medium", "random"], -1, ["easy", "random"]),
        ("rum", ["hard"], -1, ["medium"]),
        ("maracaibo", ["greedy", "easy"], 1, ["greedy", "medium"]),
    ],
)
def test_every_bot_goes_to_the_next_level_that_there_is(title: str, bots: list[str], by: int, then: list[str]) -> None:
    setup, chairs = other_level(registry.title(title), against(title, *bots), by)
    assert chairs == [Chair(guest="ania"), *(Chair(bot=bot) for bot in then)]
    assert setup.seats == ["me", *(f"bot:{bot}" for bot in then)]


def test_who_plays_alone_gets_another_level_of_the_game() -> None:
    title = registry.title("maracaibo")
    assert other_level(title, against("maracaibo", redbeard=2), 1).setup.options == {"redbeard": 3}
    assert other_level(title, against("maracaibo", redbeard=2), -1).setup.options == {"redbeard": 1}
    with refused("no-such-level"):
        other_level(title, against("maracaibo", redbeard=0), -1)


@pytest.mark.parametrize(("bots", "by"), [(["expert", "expert"], 1), (["easy"], -1), (["greedy"], 1)])
def test_the_best_do_not_get_better_nor_the_weakest_weaker(bots: list[str], by: int) -> None:
    with refused("no-such-level"):
        other_level(registry.title("rum"), against("rum", *bots), by)


def test_a_game_among_people_has_no_level() -> None:
    people = Opponents(Setup(title="rum", seats=["me", "open"]), [Chair(guest="ania"), Chair(guest="bartek")])
    with refused("no-such-level"):
        other_level(registry.title("rum"), people, 1)
