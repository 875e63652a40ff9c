"""The box as it is drawn: everything in it, in every language, by the same means for an owner's own cards."""

import pytest

from tortuga.games.maracaibo.components.box import Box
from tortuga.games.maracaibo.title import MaracaiboTitle
from tortuga.texts import LANGUAGES, Texts

TITLE = MaracaiboTitle()


def box(language: str = "en") -> Box:
    texts = Texts(language, (TITLE.locale,))
    made = TITLE.box(texts)
    assert not texts.problems
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_its_words(language: str) -> None:
    assert all(effect.words and "maracaibo-" not in effect.words for effect in box(language).effects.values())


def test_whatever_names_an_effect_finds_it() -> None:
    made = box()
    named = [phrase for effect in made.effects.values() for phrase in effect.then]
    named += [phrase for card in made.cards for phrase in card.effects]
    named += [phrase for card in made.cards for choice in card.actions for phrase in choice]
    for spaces in (made.storage, made.burial):
        named += [phrase for by_treasure in spaces for bonus in by_treasure for phrase in bonus]
    named += [phrase for tile in made.figureheads for phrase in tile.effects]
    named += [phrase for face in made.faces for phrase in face.effects]
    named += [phrase for space in made.upgrades for phrase in space.effects]
    named += [phrase for space in made.track for phrase in space.effects]
    named += [made.upgrade, *made.gulf, *made.maracaibo, *made.raid_actions]
    assert set(named) <= set(made.effects)


def test_a_layout_lies_as_the_data_draw_it() -> None:
    rows = next(one.rows for one in TITLE.data.parts.layouts.layouts if one.name == "standard")
    layout = box().layouts["standard"]
    assert (layout.columns, layout.rows) == (len(rows[0]), len(rows))
    assert all(rows[row - 1][column - 1] == "C" for column, row in layout.cards)
    assert [rows[row - 1][column - 1] for column, row in layout.islands] == ["G", "E", "P"]
    assert len(layout.cards) == sum(row.count("C") for row in rows)


def test_the_picture_of_a_layout_is_drawn_from_the_data() -> None:
    words = {".": "", "C": "card", "G": "gold", "E": "emerald", "P": "pearl"}
    for layout in TITLE.data.parts.layouts.layouts:
        assert TITLE.sketch("layout", layout.name) == [[words[sign] for sign in row] for row in layout.rows]
    assert not TITLE.sketch("redbeard", "standard")


def test_components_say_how_certain_they_are() -> None:
    made = box()
    assert {card.origin for card in made.cards} == {"deduced", "reconstructed", "rulebook"}
    location = next(card for card in made.cards if card.kind == "location")
    assert location.origin == TITLE.data.parts.locations.locations[0].origin


def test_the_raid_actions_that_everyone_has_are_those_of_the_ship_board() -> None:
    assert box().raid_actions == tuple(action.effect for action in TITLE.data.parts.ship_board.raid_actions)


def test_rivers_and_buried_treasures_are_worth_what_the_scoring_rules_print() -> None:
    made = box()
    assert (made.river_vp, made.buried_vp) == (4, 2)  # PM-7.1, PM-7.7


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_of_the_data_is_told_once(language: str) -> None:
    items = box(language).items
    assert len({(item.group, item.place) for item in items}) == len(items) == 250
    assert all(item.name and item.words and "maracaibo-" not in item.name + item.words for item in items)


def test_an_item_says_which_of_its_values_are_more_certain() -> None:
    tobago = next(item for item in box().items if item.key == "tobago")
    assert (tobago.group, tobago.place, tobago.name) == ("locations", ("locations", "2"), "Tobago")
    assert tobago.origin == "reconstructed"
    assert tobago.certain == (("its name", "rulebook"), ("no treasure value symbol", "deduced"))


def test_the_tiles_and_cubes_of_the_islands() -> None:
    made = box()
    assert (made.cubes, sorted(made.value_tiles)) == (4, ["emerald", "emerald", "gold", "gold", "pearl", "pearl"])
    assert made.redbeard.die[:3] == ("gold", "emerald", "pearl")  # PM-8.6
    assert made.redbeard.extra_explore == 2  # PM-8.13
