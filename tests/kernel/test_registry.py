"""The registry: a package of somebody else adds a title and bots, and touches nothing of ours."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from strangers import installed
from titles.planks import PlanksTitle
from tortuga.kernel import Imagined, UnknownName, registry

MODULE = """
from tortuga.kernel import Bot
from titles.planks import PlanksTitle

class Galleon(PlanksTitle):
    name = "galleon"
    version = "2"

class OldGalleon(PlanksTitle):
    name = "galleon"
    version = "1"

class FirstMate(Bot):
    def choose(self, view, offers):
        return offers[-1].do

class Cook(Bot):
    def choose(self, view, offers):
        return offers[0].do
"""
ENTRY_POINTS = """
[tortuga.games]
galleon = strangers_galleon:Galleon
galleon@before-the-storm = strangers_galleon:OldGalleon

[tortuga.bots]
galleon.mate = strangers_galleon:FirstMate
cook = strangers_galleon:Cook
"""


class Armed(PlanksTitle):
    name = "galleon"
    adviser = "mate"
    gentlest = "mate"
    levels = ("cook", "mate", "gunner")


class Unarmed(PlanksTitle):
    name = "galleon"
    adviser = "gunner"
    gentlest = "gunner"
    levels = ("gunner",)


@pytest.fixture
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(tmp_path, monkeypatch, "strangers_galleon", MODULE, ENTRY_POINTS):
        yield


@pytest.mark.usefixtures("_installed")
def test_a_strangers_title_is_found_and_played() -> None:
    assert "galleon" in registry.titles()
    title = registry.title("galleon")
    assert title.name == "galleon"
    assert title is registry.title("galleon")
    bot = registry.bot("mate", title, Imagined("1"))
    state = title.new(title.options_type(), 2, Imagined("1"), None)
    text = bot.choose(title.view(state, 0), title.offers(state, 0))
    state.check(0, title.read(state, 0, text))


@pytest.mark.usefixtures("_installed")
def test_bots_are_for_one_title_or_for_all() -> None:
    assert {"mate", "cook"} <= set(registry.bots("galleon"))
    assert "cook" in registry.bots("planks")
    assert "mate" not in registry.bots("planks")
    assert registry.bot("cook", PlanksTitle(), Imagined("1")).title.name == "planks"
    with pytest.raises(UnknownName, match="unknown-bot"):
        registry.bot("mate", PlanksTitle(), Imagined("1"))
    with pytest.raises(UnknownName, match="unknown-bot"):
        registry.bot("galleon.mate", PlanksTitle(), Imagined("1"))


@pytest.mark.usefixtures("_installed")
def test_a_title_names_its_bots_by_what_they_are_for() -> None:
    galleon = registry.title("galleon")
    assert (registry.gentlest(galleon), registry.adviser(galleon)) == ("easy", "hard"), "they play any title"
    assert registry.levels(galleon) == ["easy", "medium", "hard", "expert"]
    assert (registry.gentlest(Armed()), registry.adviser(Armed())) == ("mate", "mate")
    assert registry.levels(Armed()) == ["cook", "mate"], "those that are installed"


@pytest.mark.usefixtures("_installed")
def test_where_the_bots_that_a_title_names_are_missing_any_is_better_than_chance() -> None:
    assert registry.adviser(Unarmed()) == registry.gentlest(Unarmed()) != "random"
    assert registry.levels(Unarmed()) == registry.bots("galleon")


@pytest.mark.usefixtures("_installed")
def test_an_unknown_title_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownName, match="unknown-title") as refused:
        registry.title("chess")
    assert "galleon" in str(refused.value.facts["known"])


def test_a_package_that_is_gone_leaves_nothing() -> None:
    assert "galleon" not in registry.titles()
    with pytest.raises(UnknownName):
        registry.title("galleon")


@pytest.mark.usefixtures("_installed")
def test_an_older_version_of_a_title_stays_beside_the_new_one() -> None:
    assert [name for name in registry.titles() if name.startswith("galleon")] == ["galleon"]
    assert registry.title("galleon").version == "2"
    assert registry.title("galleon", "2") is registry.title("galleon")
    assert registry.title("galleon", "1").version == "1"
    assert registry.title("galleon", "0") is registry.title("galleon"), "nobody has it any more"
    with pytest.raises(UnknownName):
        registry.title("galleon@before-the-storm")
