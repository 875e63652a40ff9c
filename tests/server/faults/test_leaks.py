"""Nothing that a seat or a spectator receives depends on what is hidden from it; and secrets stay where they are."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from conformance.leaks import Leak
from conformance.positions import TITLES, every_title, many, pick, texts
from server.faults.worlds import BEGAN, STEP_MS, compare, happen, imagined, new_table, step_both
from tortuga.kernel import Imagined, Title, registry
from tortuga.kernel.errors import RuleError
from tortuga.kernel.events import Announced, Event
from tortuga.kernel.views import Assessment
from tortuga.server import protocol, replies
from tortuga.server.table import pictures
from tortuga.server.table.progress import PLAYING, Progress
from tortuga.server.table.story import Story, StoryRow
from tortuga.server.table.table import Table

GAMES = 20
TOGETHER = 6
"""Steps that two worlds are watched for."""


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The tests' own titles stand there beside ours."""
    monkeypatch.setattr(registry, "title", lambda name, version=None: TITLES[name])
    monkeypatch.setattr(registry, "titles", lambda: sorted(TITLES))
    replies.texts.cache_clear()
    yield
    replies.texts.cache_clear()


def look_for_leaks(title: Title, seed: str, games: int) -> tuple[int, int]:
    """Random games, looked at through everybody's eyes at random moments. Returns how many moments were compared, and
    how many steps were taken in two worlds that still looked the same."""
    compared = steps = 0
    foreign = texts(title, seed, count=8)
    for number in range(games):
        chance = Imagined(f"{title.name} {seed} {number}")
        table = new_table(title, f"{seed} {number}", chance)
        now = BEGAN
        while table.status == PLAYING:
            now += STEP_MS
            happen(table, chance, now)
            if table.status == PLAYING and chance.roll(12) == 1:
                viewer = pick(chance, [None, *range(len(table.chairs))])
                pair = imagined(table, viewer, f"{seed} {number} {now}")
                compare(pair, now, foreign)
                compared += 1
                for step in range(1, TOGETHER + 1):
                    if not step_both(pair, now + step * STEP_MS):
                        break
                    compare(pair, now + step * STEP_MS, foreign)
                    steps += 1
    return compared, steps


@every_title
def test_what_a_viewer_gets_is_the_same_in_every_world_that_looks_the_same(title: Title) -> None:
    games = max(5, many(title, GAMES))
    compared, steps = look_for_leaks(title, "wire", games)
    assert compared > games
    assert steps > compared / 4, "worlds that part at once prove little"


# -- Planted leaks: each must be found --------------------------------------------------------------------------------


def everything_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was meant for one seat is told to all."""

    def loud(told: Announced, seat: int | None) -> Event | None:
        return told.full or told.event

    monkeypatch.setattr(Announced, "heard_by", loud)


def moves_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry of the story has the move itself, with the cards that were put back unseen."""
    entry = Story._entry

    def with_the_move(self: Story, one: StoryRow, seat: int | None) -> protocol.StoryEntry:
        made = entry(self, one, seat)
        return made if one.record is None else msgspec.structs.replace(made, by=one.record.do)

    monkeypatch.setattr(Story, "_entry", with_the_move)


def answers_of_chance_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The digest of the whole truth goes along, as a harmless number."""
    now = pictures.now

    def with_digest(table: Table, *about: Any, **more: Any) -> protocol.Now:
        made = now(table, *about, **more)
        state = None if table.game is None else table.game.state
        return msgspec.structs.replace(made, watchers=hash(state) % 1000)

    monkeypatch.setattr(pictures, "now", with_digest)


def the_seed_is_told_early(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Progress, "is_finished", True)


def a_refusal_knows_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says how it would have gone."""
    do = Table.do

    def talkative(self: Table, guest: str, command: protocol.AnyCommand, now: int) -> Assessment | None:
        try:
            return do(self, guest, command, now)
        except RuleError as error:
            assert self.game is not None
            error.facts["about"] = str(self.game.state.facts())
            raise

    monkeypatch.setattr(Table, "do", talkative)


@pytest.mark.parametrize(
    ("plant", "title", "found"),
    [
        (everything_is_heard, "rum", "frame"),
        (everything_is_heard, "planks", "frame"),
        (moves_are_told, "rum", "frame"),
        (answers_of_chance_are_counted, "rum", "frame"),
        (the_seed_is_told_early, "skirmish", "frame"),
        (a_refusal_knows_too_much, "rum", "answer"),
    ],
)
def test_a_planted_leak_is_found(
    monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None], title: str, found: str
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak, match=f"^{found}"):
        look_for_leaks(TITLES[title], "planted", GAMES)
