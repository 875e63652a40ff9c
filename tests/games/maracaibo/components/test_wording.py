"""Effects as phrases of the data and as words of each language, names of all components, and the rules pages."""

import re
from pathlib import Path

import pytest

from games.maracaibo.components.test_loading import ALL, BOX
from rules import rule
from tortuga.games.maracaibo.components.listing import components
from tortuga.games.maracaibo.components.loading import DATA
from tortuga.games.maracaibo.components.phrases import PhraseError, Phrases
from tortuga.games.maracaibo.components.wording import actions_text, condition_text, effect_text, effects_text
from tortuga.games.maracaibo.rules.effect_kinds import EFFECT_KINDS
from tortuga.games.maracaibo.rules.effects import (
    ACQUIRE,
    ANY,
    COUNT_NAMES,
    COUNT_QUEST,
    CREW,
    CUBE,
    EMERALD,
    END_VP_PER,
    EXPLORE,
    FIGUREHEAD,
    GOLD,
    KIND_NAMES,
    NO_LIMIT,
    PEARL,
    RAID,
    RAID_AS,
    RAID_WITH,
    TREASURE,
    TREASURE_NAMES,
    USE_MARKET,
    VP_PER,
)
from tortuga.games.maracaibo.title import MaracaiboTitle
from tortuga.rulebook import read_rulebook
from tortuga.texts import LANGUAGES, Texts

CHAPTERS = (14, 9, 14, 18, 8, 7, 11, 20, 13, 33, 5)
IDS = [f"PM-{chapter}.{n}" for chapter, count in enumerate(CHAPTERS, start=1) for n in range(1, count + 1)]
every_language = pytest.mark.parametrize("language", LANGUAGES)


# -- Phrases ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phrase", "code", "number", "kind", "cost"),
    [
        ("explore 3", EXPLORE, 3, ANY, 0),
        ("raid", RAID, 0, ANY, 0),
        ("raid +2", RAID, 2, ANY, 0),
        ("raid as 5", RAID_AS, 5, ANY, 0),
        ("raid with pearl +2", RAID_WITH, 2, PEARL, 0),
        ("1 gold", TREASURE, 1, GOLD, 0),
        ("2 emeralds", TREASURE, 2, EMERALD, 0),
        ("1 treasure", TREASURE, 1, ANY, 0),
        ("1 cube", CUBE, 1, ANY, 0),
        ("2 cubes", CUBE, 2, ANY, 0),
        ("1 emerald cube", CUBE, 1, EMERALD, 0),
        ("acquire crew +3", ACQUIRE, 0, CREW, 3),
        ("figurehead for 3", FIGUREHEAD, 0, ANY, 3),
    ],
)
def test_phrases(phrase: str, code: int, number: int, kind: int, cost: int) -> None:
    effect = Phrases().read(phrase)
    assert (effect.code, effect.number, effect.kind, effect.cost) == (code, number, kind, cost)
    assert effect.text == phrase
    assert repr(effect) == f"<{phrase}>"


def test_phrases_that_count() -> None:
    phrases = Phrases()
    now, end = phrases.read("1 vp per quest max 6"), phrases.read("end 7 vp per 3 scored quest")
    assert (now.code, now.counted, now.each, now.most) == (VP_PER, COUNT_QUEST, 1, 6)
    assert (end.code, end.each, end.most) == (END_VP_PER, 3, NO_LIMIT)


@pytest.mark.parametrize("phrase", ["", "explore", "explore 0", "explore three", "1 parrot", " explore 3", "Explore 3"])
def test_what_is_no_phrase(phrase: str) -> None:
    with pytest.raises(PhraseError):
        Phrases().read(phrase)


def test_effects_are_found_by_their_index() -> None:
    assert [effect.index for effect in ALL.effects] == list(range(len(ALL.effects)))


def test_an_effect_counts_at_one_time_only() -> None:
    for effect in ALL.effects:
        assert [effect.is_at_once(), effect.is_lasting(), effect.is_income(), effect.is_end()].count(True) == 1


# -- Words -----------------------------------------------------------------------------------------------------------

SAID = {
    "en": {
        "raid action 2: 2 vp, 2 doubloons": "raid action, 2 points: 2 VP, 2 doubloons",
        "raid with gold +2": "raid with only the yellow die, +2",
        "end 7 vp per 3 emerald": "at the end: 7 VP for each 3 emeralds",
        "place market for 2": "place a black market tile for 2 doubloons",
        "acquire crew +3": "acquire a crew card for 3 extra",
        "income 5 doubloons": "income: 5 doubloons",
    },
    "pl": {
        "raid action 2: 2 vp, 2 doubloons": "akcja rabunku, 2 punkty siły: 2 PZ, 2 dublony",
        "raid with gold +2": "rabunek tylko żółtą kością, +2",
        "end 7 vp per 3 emerald": "na koniec gry: 7 PZ za każde 3 szmaragdy",
        "place market for 2": "umieszczenie kafelka czarnego rynku za 2 dublony",
        "acquire crew +3": "pozyskanie karty załogi o 3 drożej",
        "income 5 doubloons": "dochód: 5 dublonów",
    },
    "uk": {
        "raid action 2: 2 vp, 2 doubloons": "дія грабунку, 2 очки сили: 2 ПО, 2 дублони",
        "raid with gold +2": "грабунок лише жовтою кісткою, +2",
        "end 7 vp per 3 emerald": "наприкінці гри: 7 ПО за кожні 3 смарагди",
        "place market for 2": "розмістити жетон чорного ринку за 2 дублони",
        "acquire crew +3": "купити карту команди, на 3 дорожче",
        "income 5 doubloons": "дохід: 5 дублонів",
    },
}


@every_language
def test_effects_in_words(language: str) -> None:
    texts = Texts(language, [MaracaiboTitle.locale])
    by_phrase = {effect.text: effect_text(effect, texts) for effect in ALL.effects}
    assert {phrase: by_phrase[phrase] for phrase in SAID[language]} == SAID[language]
    assert texts.problems == []


@every_language
def test_every_effect_has_words_also_those_that_our_data_do_not_use(language: str) -> None:
    texts, phrases = Texts(language, [MaracaiboTitle.locale]), Phrases()
    made = ["vp per {}", "vp per 3 {}", "vp per {} max 6"]
    every = [f"1 {phrase.format(count)}" for phrase in made for count in COUNT_NAMES]
    every += [f"end {phrase}" for phrase in every]
    every += [f"{n} {kind}cubes" for n in (1, 2, 5) for kind in ("", *(f"{name} " for name in TREASURE_NAMES))]
    every += [
        f"{n} {kind}" for n in (1, 2, 5) for kind in ("gold", "emeralds", "pearls", "treasures", "raided treasures")
    ]
    every += [f"acquire {kind}{more}" for kind in KIND_NAMES[:3] for more in ("", " +3")]
    every += [f"raid with {name}{more}" for name in TREASURE_NAMES for more in ("", " +2")]
    every += ["figurehead", "place market", "raid +1", "2 steps less: 1 vp", "+2 reroll", "+2 sail", "bury raided"]
    for phrase in every:
        said = effect_text(phrases.read(phrase), texts)
        assert said, phrase
        assert "maracaibo-" not in said
    assert {effect.code for effect in [*phrases.effects, *ALL.effects]} == set(range(len(EFFECT_KINDS)))
    assert texts.problems == []


def test_a_list_and_a_choice_in_words() -> None:
    texts = Texts("en", [MaracaiboTitle.locale])
    cards = {card.name: card for card in ALL.cards}
    assert effects_text(cards["treasure-map"].lightning, texts) == "bury 1 treasure, 1 gold"
    assert actions_text(cards["coche"].actions, texts) == "raid / explore 2; 1 VP for each crew card"


@rule("PM-11.4")
@every_language
def test_conditions_of_quests_in_words(language: str) -> None:
    texts = Texts(language, [MaracaiboTitle.locale])
    quest = next(quest for quest in ALL.quests if quest.name == "hidden-fame")
    assert (
        condition_text(quest.hard, quest.hard_vp, texts)
        == {
            "en": "7 VP: 4 buried treasures, income of 4 VP",
            "pl": "7 PZ: 4 zakopane skarby, 4 PZ dochodu",
            "uk": "7 ПО: 4 закопані скарби, 4 ПО доходу",
        }[language]
    )
    for each in ALL.quests:
        assert condition_text(each.easy, each.easy_vp, texts)
        assert condition_text(each.hard, each.hard_vp, texts)
    assert texts.problems == []


def names() -> list[str]:
    """The messages that name a component."""
    return [
        *(f"maracaibo-card-{card.name}" for card in ALL.cards),
        *(f"maracaibo-quest-{quest.name}" for quest in ALL.quests),
        *(f"maracaibo-figurehead-{tile.name}" for tile in ALL.figureheads),
        *(f"maracaibo-face-{face.name}" for face in ALL.market),
        *(f"maracaibo-layout-{layout.name}" for layout in ALL.layouts),
        *(f"maracaibo-treasure-{name}" for name in TREASURE_NAMES),
        *(f"maracaibo-kind-{name}" for name in KIND_NAMES),
        *(f"maracaibo-component-{part.group}" for part in components(BOX.parts, Texts("en", [MaracaiboTitle.locale]))),
    ]


@every_language
def test_every_component_has_a_name_in_each_language(language: str) -> None:
    texts = Texts(language, [MaracaiboTitle.locale])
    own = (MaracaiboTitle.locale / language / "maracaibo-components.ftl").read_text("utf-8")
    for key in names():
        assert texts(key)
        assert re.search(rf"^{key} = ", own, re.MULTILINE), key
    assert texts.problems == []


@every_language
def test_no_two_cards_are_called_the_same(language: str) -> None:
    texts = Texts(language, [MaracaiboTitle.locale])
    called = [texts(f"maracaibo-card-{card.name}") for card in ALL.cards]
    assert len(set(called)) == len(called)


@pytest.mark.parametrize(
    ("name", "polish"), [("tobacco", "Tytoń"), ("klabautermann", "Klabaternik"), ("hacienda", "Hacjenda")]
)
def test_cards_that_the_polish_rulebook_names_are_called_so(name: str, polish: str) -> None:
    assert Texts("pl", [MaracaiboTitle.locale])(f"maracaibo-card-{name}") == polish


# -- Rules pages -----------------------------------------------------------------------------------------------------


def page(language: str) -> Path:
    return MaracaiboTitle.locale / language / "maracaibo.rules.md"


@every_language
def test_the_rules_page_has_all_152_rules_in_order(language: str) -> None:
    assert len(IDS) == 152
    assert list(read_rulebook(page(language)).rules) == IDS


@every_language
def test_the_rules_page_names_the_rules_that_the_english_one_names(language: str) -> None:
    english, other = (read_rulebook(page(code)).rules for code in ("en", language))
    for rule_id in IDS:
        mentioned = [set(re.findall(r"PM-\d+\.\d+", rules[rule_id].text)) for rules in (english, other)]
        assert mentioned[0] <= mentioned[1], rule_id
        assert mentioned[0] <= set(IDS)


@every_language
def test_the_rules_page_marks_the_same_rulings(language: str) -> None:
    word = {"en": "*Ruling*", "pl": "*Rozstrzygnięcie*", "uk": "*Роз’яснення*"}[language]
    english = [rule.id for rule in read_rulebook(page("en")).rules.values() if rule.text.startswith("*Ruling*")]
    assert len(english) == 50
    assert [rule.id for rule in read_rulebook(page(language)).rules.values() if rule.text.startswith(word)] == english


@every_language
def test_the_rules_page_tells_the_same_numbers(language: str) -> None:
    """Numbers are the first thing that a translation gets wrong; words such as “two” may differ."""
    english, other = (read_rulebook(page(code)).rules for code in ("en", language))
    for rule_id in IDS:
        told = [set(re.findall(r"\d+", re.sub(r"PM-\d+\.\d+", "", rules[rule_id].text))) for rules in (english, other)]
        missing = {number for number in told[0] - told[1] if int(number) > 6}
        assert missing == set(), rule_id


# -- The page for owners ---------------------------------------------------------------------------------------------


def test_the_page_for_owners_writes_every_effect_file_and_count_as_the_data_do() -> None:
    text = (Path(__file__).parents[4] / "docs" / "maracaibo-data.md").read_text("utf-8")
    phrases = Phrases()
    rows = [line.split("|")[1] for line in text.splitlines() if re.search(r"\| PM-\d", line)]
    for phrase in re.findall("`([^`]+)`", " ".join(rows)):
        phrases.read(phrase)
    assert {effect.code for effect in phrases.effects} == set(range(len(EFFECT_KINDS)))
    assert {path.name for path in DATA.glob("*.json")} == set(re.findall(r"\| `([a-z-]+\.json)`", text))
    assert set(COUNT_NAMES) == set(re.findall("`([^`]+)`", text[text.index("What can be counted") :]))


def test_effects_have_a_row_each_by_their_code() -> None:
    assert [row.code for row in EFFECT_KINDS] == list(range(END_VP_PER + 1))
    assert [row.code for row in EFFECT_KINDS if row.handler is not None] == list(range(USE_MARKET + 1))
