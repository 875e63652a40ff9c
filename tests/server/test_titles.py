"""Titles as data: every option of every title can be shown to people, and explained to them."""

import enum
from typing import Annotated, ClassVar, Literal

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from titles import planks
from titles.planks import PlanksTitle
from titles.skirmish import SkirmishTitle
from tortuga.kernel import OptionForm, Sketch, Title, registry
from tortuga.server.titles import OptionCard, TitleCard, card
from tortuga.texts import LANGUAGES


def by_name(title: Title) -> dict[str, OptionCard]:
    return {option.name: option for option in card(title).options}


def test_rum_on_the_shelf() -> None:
    rum = card(registry.title("rum"))
    assert (rum.name, rum.name_key, rum.about_key) == ("rum", "rum-name", "rum-about")
    assert (rum.seats.least, rum.seats.most) == (2, 4)
    assert {"random", "greedy"} <= set(rum.bots)
    assert rum.languages == list(LANGUAGES)
    edition, dealer, impersonator, wash, *_ = rum.options
    assert edition == OptionCard(
        name="edition",
        kind="choice",
        default="en",
        choices=["en", "pl"],
        label_key="rum-option-edition",
        help_key="rum-option-edition.help",
        main=True,
    )
    assert (dealer.kind, dealer.default, dealer.none_key) == ("number", None, "rum-option-dealer-none")
    assert (dealer.only_with, impersonator.only_with) == ({"edition": "en"}, {"edition": "pl"})
    assert (wash.name, wash.kind, wash.default) == ("wash_first_beach", "switch", None)
    assert wash.none_key == "rum-option-wash-first-beach-none"


def test_titles_that_are_not_registered_can_stand_there_too() -> None:
    short, rack = by_name(PlanksTitle()).values()
    assert (short.kind, short.default, short.none_key) == ("switch", False, None)
    assert (rack.kind, rack.default, rack.least, rack.most) == ("number", 4, 3, 5)
    assert by_name(SkirmishTitle())["rounds"].most == 5


class Wind(enum.Enum):
    FAIR = "fair"
    FOUL = "foul"


class StrangeOptions(planks.Options, frozen=True):
    wind: Wind = Wind.FAIR
    crew: Literal[3, 5] = 3
    flag: Literal["red", "black"] | None = None
    sails: Annotated[int, msgspec.Meta(gt=0, lt=10)] = 1
    speed: Annotated[float, msgspec.Meta(ge=0.5)] = 1.0
    motto: str = ""
    bounty: int | str = 7
    ports: tuple[str, ...] = ()
    titled: Annotated[bool, msgspec.Meta(title="Titled"), OptionForm(group="honours")] = True
    foe: Annotated[int, msgspec.Meta(ge=0, le=3), OptionForm(only_alone=True, levels=True, main=True)] = 0


class StrangeTitle(PlanksTitle):
    name: ClassVar[str] = "strange"
    options_type: ClassVar[type[planks.Options]] = StrangeOptions
    gentlest: ClassVar[str] = "random"


def test_whatever_a_strangers_options_are_made_of() -> None:
    options = by_name(StrangeTitle())
    forms = {name: option.kind for name, option in options.items()}
    assert forms == {
        "short_rafts": "switch",
        "rack": "number",
        "wind": "choice",
        "crew": "choice",
        "flag": "choice",
        "sails": "number",
        "speed": "number",
        "motto": "text",
        "bounty": "text",
        "ports": "text",
        "titled": "switch",
        "foe": "number",
    }
    assert (options["titled"].group_key, options["foe"].group_key) == ("strange-options-honours", None)
    assert (options["foe"].levels, options["foe"].only_alone, options["sails"].levels) == (True, True, False)
    assert [name for name, option in options.items() if option.main] == ["foe"]
    assert (options["wind"].choices, options["wind"].default) == (["fair", "foul"], "fair")
    assert options["crew"].choices == [3, 5]
    assert (options["flag"].none_key, options["wind"].none_key) == ("strange-option-flag-none", None)
    assert (options["sails"].least, options["sails"].most) == (1, 9)
    assert (options["speed"].least, options["speed"].most) == (0.5, None)
    assert card(StrangeTitle()).languages == []


class ShoalsTitle(StrangeTitle):
    """An owner's own choices, of which one has a picture."""

    def choices(self, option: str) -> list[str]:
        return ["deep", "shoals"] if option == "motto" else []

    def sketch(self, option: str, choice: str) -> Sketch:
        return (("card", ""), ("", "gold")) if choice == "shoals" else ()


def test_a_picture_of_a_choice_comes_from_the_title() -> None:
    options = by_name(ShoalsTitle())
    assert options["motto"].sketches == {"shoals": [["card", ""], ["", "gold"]]}
    assert options["wind"].sketches == {}


def test_who_plays_a_first_game_with_people() -> None:
    rummikub = card(registry.title("rummikub"))
    assert (rummikub.gentlest, rummikub.adviser) == ("easy", "hard")
    assert (card(StrangeTitle()).gentlest, card(registry.title("rum")).gentlest) == ("random", "easy")


def test_a_card_can_be_sent() -> None:
    for title in (registry.title("rum"), PlanksTitle(), SkirmishTitle(), StrangeTitle()):
        shown = card(title)
        assert msgspec.json.decode(msgspec.json.encode(shown), type=TitleCard) == shown


def test_a_title_takes_the_defaults_and_choices_that_the_shelf_shows() -> None:
    for title in (registry.title("rum"), PlanksTitle(), SkirmishTitle(), StrangeTitle()):
        for option in card(title).options:
            for value in (option.default, *option.choices, option.least, option.most):
                if value is not None:
                    title.read_options({option.name: value})


def texts_of(title: Title, language: str) -> set[str]:
    """The keys of a title's texts; an attribute is written `key.attribute`."""
    source = (title.locale / language / f"{title.name}.ftl").read_text("utf-8")
    messages = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
    attributes = {f"{entry.id.name}.{each.id.name}" for entry in messages for each in entry.attributes}
    return {entry.id.name for entry in messages} | attributes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.titles())
def test_no_option_without_its_texts(name: str, language: str) -> None:
    title = registry.title(name)
    shown = card(title)
    needed = {shown.name_key, shown.about_key}
    for option in shown.options:
        needed |= {option.label_key, option.help_key} | {f"{option.label_key}-{value}" for value in option.choices}
        needed |= {key for key in (option.none_key, option.group_key) if key is not None}
        if option.levels:
            assert option.least is not None
            assert option.most is not None
            levels = [f"{option.label_key}-{level}" for level in range(int(option.least), int(option.most) + 1)]
            needed |= {*levels, *(f"{level}.help" for level in levels)}
    assert needed - texts_of(title, language) == set()
