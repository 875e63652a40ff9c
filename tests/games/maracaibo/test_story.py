"""The story as people read it."""

import random
import re
from functools import cache

import pytest

from games.maracaibo.positions import TITLE, Table, position
from games.maracaibo.rules.test_redbeard import FULL_BOARD, HIM, solo
from games.maracaibo.seeded import MODULES
from tortuga.games.maracaibo.events import Explored, Fought, Scored, Upgraded
from tortuga.games.maracaibo.rules.catalogue import NO_CARD
from tortuga.kernel import Event, Game
from tortuga.texts import LANGUAGES, Texts

NAMES = ("Ania", "Borys", "Cyryl", "Daryna")


def story(table: Table, language: str = "en", seat: int | None = None) -> list[str]:
    """What a seat, or a spectator, reads of the last decision."""
    texts = Texts(language, [TITLE.locale], NAMES)
    told = [texts.line(line) for event in table.heard_by(seat) for line in TITLE.say(event)]
    assert texts.problems == []
    return told


@cache
def told_with_modules() -> list[Event]:
    """In a game with all modules, where spaces are told of most."""
    options = TITLE.read_options(dict.fromkeys(MODULES, True))
    game, luck = Game.start(TITLE, NAMES[:3], seed="places", options=options), random.Random("places")
    while game.state.due() and len(game.records) < 250:
        seat = game.state.due()[0]
        game.play(seat, luck.choice(TITLE.offers(game.state, seat)).do)
    return [told.event for kept in game.folded for told in kept.told if told.event is not None]


def test_an_event_is_one_sentence_but_for_a_skirmish_and_a_score() -> None:
    """The browser goes by it (`chronicle.ts`), to know which sentence an event has."""
    for event in told_with_modules():
        more = len(event.seats) if isinstance(event, Fought) else len(event.parts) if isinstance(event, Scored) else 0
        assert len(TITLE.say(event)) == 1 + more, event


def test_no_sentence_names_a_space_as_notation_does() -> None:
    events = told_with_modules()
    places = {"TurnedUp", "Refilled", "TilePlaced", "Fought", "Sailed"}
    assert {type(event).__name__ for event in events} >= places, "else it proves little"
    for language in LANGUAGES:
        texts = Texts(language, [TITLE.locale], NAMES)
        lines = [texts.line(line) for event in events for line in TITLE.say(event)]
        assert [line for line in lines if re.search(r"\bc\d+r\d+\b", line)] == []


# -- Where ships sail ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ania sails to Trinidad."),
        ("pl", "Ania płynie na pole: Trynidad."),
        ("uk", "Ania пливе на поле: Тринідад."),
    ],
)
def test_a_ship_sails_to_a_card_by_its_name(language: str, sentence: str) -> None:
    table = position(ships=["c8r4"], at={"c9r4": "trinidad"})
    table.play("sail c9r4")
    assert story(table, language)[0] == sentence


def test_the_gulf_maracaibo_and_what_is_no_card() -> None:
    table = position(ships=["c9r2"])
    table.play("sail gulf")
    assert story(table)[0] == "Ania sails to the Gulf."
    table = position(ships=["gulf"])
    table.play("sail maracaibo")
    assert story(table)[0] == "Ania sails to Maracaibo."
    table = position(ships=["c1r2"], at={"c2r2": "filler"})
    table.play("sail c2r2")
    assert story(table)[0] == "Ania sails to a card that stays face down (column 2, row 2)."
    table = position(ships=["c1r2"])
    table.state.spaces[table.space("c2r2")] = NO_CARD
    table.play("sail c2r2")
    assert story(table)[0] == "Ania sails to an empty space (column 2, row 2)."


def test_under_fog_a_ship_sails_to_a_hidden_card_and_only_then_is_it_named() -> None:
    table = position(ships=["c8r4"], fog_locations=True)
    table.play("sail c9r4", "tobago")
    assert story(table)[:2] == [
        "Ania sails to a hidden location (column 9, row 4).",
        "Revealed at column 9, row 4: Tobago.",
    ]
    table = position(ships=["c1r2"], fog_improvements=True)
    table.play("step c2r2", "tobacco")
    assert story(table) == [
        "Ania sails to a hidden improvement (column 2, row 2).",
        "Revealed at column 2, row 2: Tobacco.",
    ]


def test_redbeard_sails_to_a_card_by_its_name() -> None:
    table = solo("A5", "c1r2", at={"c4r2": "sloop"})
    table.redbeard("a5", "navigator")
    assert "Redbeard sails to Sloop." in story(table)
    table = solo(ship="gulf", round_number=3)
    table.redbeard()
    assert story(table)[:2] == [
        "Redbeard’s turn: he sails from the Gulf to Maracaibo without a card.",
        "Redbeard sails to Maracaibo.",
    ]


# -- What gains come from --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ania gains 5 doubloons (instead of a card)."),
        ("pl", "Ania zdobywa 5 dublonów (zamiast karty)."),
        ("uk", "Ania здобуває 5 дублонів (замість карти)."),
    ],
)
def test_five_doubloons_are_taken_instead_of_a_card(language: str, sentence: str) -> None:
    table = position(ships=["c1r2"], at={"c2r2": "tobacco"}, doubloons=[40])
    table.plays("sail c2r2", "take 5")
    assert story(table, language)[0] == sentence
    table = position(ships=["c1r2"], at={"c2r2": "hacienda"}, doubloons=[40], residence_five=True)
    table.plays("sail c2r2", "take 5")
    assert story(table, language)[0] == sentence


def test_what_is_gained_on_the_way_says_why() -> None:
    table = position(2, fog_locations=True, skirmishes=True, ships=["c8r2", "c9r2"], doubloons=[0, 0])
    table.state.coins[table.space("c9r2")] = 3
    table.play("sail c9r2", "bonaire", 6, 1)
    told = story(table)
    assert "Ania gains 3 doubloons (the hidden location)." in told
    fight = told.index("Skirmish, column 9, row 2: Ania wins with 6.")
    assert told[fight + 1 : fight + 5] == [
        "Ania: die 6 + 0 = 6.",
        "Borys: die 1 + 0 = 1.",
        "Borys pays 1 doubloon to Ania.",
        "Ania gains 2 VP (the skirmish).",
    ]


def test_what_redbeard_s_turn_brings_says_why() -> None:
    table = solo("A5", "c1r2", you="c4r2", at={"c4r2": "sloop"})
    table.redbeard("a5", "navigator")
    assert "Ania gains 1 doubloon (Redbeard’s ship)." in story(table)
    table = solo("A2", "c8r4", upgrades=FULL_BOARD)
    table.redbeard("a2")
    assert "Redbeard gains 3 VP (exploring)." in story(table)


def test_redbeard_s_turn_tells_which_action_he_took_and_why_not_another() -> None:
    table = solo("A1", "c1r2")
    table.redbeard("a1", "navigator")
    assert story(table)[:5] == [
        "Redbeard’s turn.",
        "Redbeard reveals card A1.",
        "First action, raid: no such location within 3 spaces.",
        "Second action, explore: no such location within 3 spaces.",
        "Third action, an improvement: Cabin boy is within 3 spaces.",
    ]


def test_a_skirmish_tells_the_die_and_the_bonus_of_everyone() -> None:
    table = position(2, ships=["c1r2", "c2r2"], cards=["powder-keg", ""], at={"c2r2": "filler"}, skirmishes=True)
    table.play("sail c2r2", 3, 4)
    told = story(table)
    start = told.index("Skirmish, column 2, row 2: Ania wins with 5.")
    assert told[start + 1 : start + 3] == ["Ania: die 3 + 2 = 5.", "Borys: die 4 + 0 = 4."]


# -- What upgrades are -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "kinds"),
    [
        ("en", {"advance on his track", "quest", "figurehead", "residence"}),
        ("pl", {"postęp na jego torze", "zadanie", "galion", "rezydencja"}),
        ("uk", {"просування на його треку", "завдання", "носова фігура", "резиденція"}),
    ],
)
def test_an_upgrade_of_redbeard_s_says_what_it_is(language: str, kinds: set[str]) -> None:
    texts = Texts(language, [TITLE.locale], NAMES)
    told = []
    for number in range(1, FULL_BOARD + 1):
        (line,) = TITLE.say(Upgraded(seat=None, space=number))
        told.append(texts.line(line))
        assert str(number) in told[-1]
    assert {sentence.partition(": ")[2].removesuffix(".") for sentence in told} == kinds
    assert texts.problems == []


def test_it_is_the_kind_of_the_space_on_his_board() -> None:
    table = solo("A6", "c6r4", values={"c9r4": "pearl"})
    table.redbeard("a6", 3)
    assert table.player(HIM).progress == 1
    assert "Redbeard takes ship upgrade 1: advance on his track." in story(table)


# -- Where explorers go ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "space", "sentence"),
    [
        ("en", "a2", "Ania moves their explorer on (0 rivers crossed)."),
        ("en", "end", "Ania moves their explorer to the end of the track (0 rivers crossed)."),
        ("pl", "end", "Ania przesuwa poszukiwacza na koniec toru (0 rzek)."),
        ("uk", "end", "Ania пересуває дослідника на кінець треку (0 річок)."),
        ("uk", "retirement", "Ania пересуває дослідника на жетон знижки на резиденцію (0 річок)."),
    ],
)
def test_spaces_of_the_track_that_are_called_by_a_word_are_translated(language: str, space: str, sentence: str) -> None:
    (line,) = TITLE.say(Explored(seat=0, to=space, rivers=0))
    assert Texts(language, [TITLE.locale], NAMES).line(line) == sentence
