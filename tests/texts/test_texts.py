"""The texts in each language: the same messages with the same facts, right plurals, and words in their right case."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tortuga.kernel import registry
from tortuga.kernel.messages import Arg, Seat, Seats, Word
from tortuga.texts import HOUSE_LOCALE, LANGUAGES, Texts, entry_sources

TITLES = list(dict.fromkeys(registry.title(name).locale for name in registry.titles()))
FOLDERS = {path.name: folder for folder in (HOUSE_LOCALE, *TITLES) for path in sorted((folder / "en").glob("*.ftl"))}
FILES = sorted(FOLDERS)
OTHERS = [language for language in LANGUAGES if language != "en"]
NAMES = ("Ania", "Bartek", "Łukasz")
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "black")
WORDS = {"captain": "rum-captain", "colour": "rum-colour"}
"""Variables that hold a word of RUM, and the messages of those words."""
NUMBERS = {"clock", "count", "item", "least", "line", "most", "n", "number", "points", "rank", "seat", "slot", "turn"}
NUMBERS |= {"deal", "deals", "games", "rotation", "sides", "twin", "value", "was"}
COUNTS = (1, 2, 5, 12, 21, 22, 25)
QUOTES = {"en": "“”", "pl": "„”", "uk": "«»"}


class Names(Visitor):
    """The variables of a message, and the plural selectors in it: their variable and their keys."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    body = FluentParser().parse((FOLDERS[file] / language / file).read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return body


def messages(language: str, file: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ast.Message)}


def every_message(language: str) -> Iterator[tuple[str, ast.Message]]:
    for file in FILES:
        yield from messages(language, file).items()


def names(message: ast.Message) -> Names:
    visitor = Names()
    visitor.visit(message)
    return visitor


def forms(language: str, variable: str) -> set[str]:
    """The grammatical forms that a word variable brings along; the same for all words that it can hold."""
    known = messages(language, "rum.ftl")
    each = [{form.id.name for form in known[f"{WORDS[variable]}-{colour}"].attributes} for colour in COLOURS]
    assert all(one == each[0] for one in each), f"{language}: the forms of {WORDS[variable]}-* differ"
    return each[0]


def sample(key: str, variable: str, number: int, trio: str) -> Arg:
    """An argument of the kind that the game passes under this name."""
    match variable:
        case "player":
            return Seat(0)
        case "from":
            return Seat(1)
        case "players":
            return Seats((0, 1, 2)[:number])
        case "trio" | "compiled":
            return trio
        case "colour" if key.startswith("rum-data-"):
            return "red"
        case "captain" | "colour":
            return Word(f"{WORDS[variable]}-red")
    return number if variable in NUMBERS else "x"


def formatted(texts: Texts) -> Iterator[tuple[str, str]]:
    """Every message with sample arguments, as the English text names them."""
    for key, message in every_message("en"):
        for number in COUNTS:
            for trio in ("yes", "no"):
                args = {name: sample(key, name, number, trio) for name in names(message).variables}
                yield key, texts(key, **args)


def test_each_language_has_the_files_of_the_english_texts() -> None:
    assert {"house.ftl", "rum.ftl"} <= set(FILES)
    for language in LANGUAGES:
        found = [path.name for folder in (HOUSE_LOCALE, *TITLES) for path in (folder / language).glob("*.ftl")]
        assert sorted(found) == FILES


def test_no_message_is_defined_twice() -> None:
    """Those of the house and of all titles are known together; other languages have what the English files have."""
    found = Counter(entry.id.name for file in FILES for entry in entries("en", file) if isinstance(entry, ast.Message))
    assert [key for key, times in found.items() if times > 1] == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_and_comments_are_the_english_ones_in_the_same_order(language: str, file: str) -> None:
    def outline(code: str) -> list[str | None]:
        found: list[str | None] = []
        for entry in entries(code, file):
            if isinstance(entry, ast.BaseComment):
                found.append(entry.content)
            elif isinstance(entry, ast.Message):
                found += [entry.comment.content if entry.comment else None, entry.id.name]
        return found

    ids = [entry.id.name for entry in entries(language, file) if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))
    assert outline(language) == outline("en")


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_uses_the_variables_of_the_english_one(language: str) -> None:
    english = dict(every_message("en"))
    brought = {f"{word}-{form}": word for word in WORDS for form in forms(language, word)}
    for key, message in every_message(language):
        used = {brought.get(variable, variable) for variable in names(message).variables}
        assert used == names(english[key]).variables, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_rum_have_the_same_forms(language: str) -> None:
    for word in WORDS:
        assert bool(forms(language, word)) == (language != "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_selectors_have_all_categories_of_the_language(language: str) -> None:
    """Except where the number of players chooses a verb: there, one or several is all that matters."""
    categories = set(Locale(language).plural_form.tags) | {"other"}
    for key, message in every_message(language):
        for variable, keys in names(message).selectors:
            if variable != "number" and "other" in keys:
                assert keys == categories, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    texts = Texts(language, TITLES, NAMES)
    for key, text in formatted(texts):
        assert text, key
        assert not re.search(r"[{}$]", text), key
        assert text == text.strip(), key
        assert "  " not in text, key
    assert texts.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    for key, text in formatted(Texts(language, TITLES, NAMES)):
        assert set(re.findall('["“”„«»]', text)) <= set(QUOTES[language]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_to_type_are_different_single_words_and_quoted_as_they_are(language: str) -> None:
    texts = Texts(language)
    names_of_commands = [key for key in messages("en", "house.ftl") if key.startswith("command-")]
    words = {key: texts(key) for key in names_of_commands}
    assert len(set(words.values())) == len(words)
    english = {key.removeprefix("command-"): key for key in words}
    for key, word in words.items():
        assert word == word.casefold()
        assert word.isalpha()
        assert english.get(word, key) == key
    opening, closing = QUOTES[language][0], QUOTES[language][1]
    assert f"{opening}{words['command-more']}{closing}" in texts("more-choices", count=5)
    assert f"{opening}{words['command-takeback']}{closing}" in texts("take-back-tip")
    assert f"{opening}{words['command-rules']} RUM-4.7{closing}" in texts("help-rules", example="RUM-4.7")
    assert f"{opening}{words['command-save']} " in texts("help-save")


PLURALS = {
    ("en", "cards"): "1 card, 2 cards, 5 cards, 12 cards, 21 cards, 22 cards, 25 cards",
    ("pl", "cards"): "1 karta, 2 karty, 5 kart, 12 kart, 21 kart, 22 karty, 25 kart",
    ("uk", "cards"): "1 карта, 2 карти, 5 карт, 12 карт, 21 карта, 22 карти, 25 карт",
    ("en", "points"): "1 point, 2 points, 5 points, 12 points, 21 points, 22 points, 25 points",
    ("pl", "points"): "1 punkt, 2 punkty, 5 punktów, 12 punktów, 21 punktów, 22 punkty, 25 punktów",
    ("uk", "points"): "1 очко, 2 очки, 5 очок, 12 очок, 21 очко, 22 очки, 25 очок",
}


@pytest.mark.parametrize(("language", "key"), PLURALS)
def test_plurals(language: str, key: str) -> None:
    texts = Texts(language, TITLES)
    assert ", ".join(texts(key, count=count) for count in COUNTS) == PLURALS[language, key]


RETURNED = {
    "en": ("Ania returns {} to the wreck.", "1 card, 2 cards, 5 cards, 12 cards, 21 cards, 22 cards, 25 cards"),
    "pl": ("Ania zwraca do wraku {}.", "1 kartę, 2 karty, 5 kart, 12 kart, 21 kart, 22 karty, 25 kart"),
    "uk": ("Ania повертає до трюму {}.", "1 карту, 2 карти, 5 карт, 12 карт, 21 карту, 22 карти, 25 карт"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_in_a_sentence(language: str) -> None:
    texts = Texts(language, TITLES, NAMES)
    sentence, cards = RETURNED[language]
    for count, text in zip(COUNTS, cards.split(", "), strict=True):
        assert texts("rum-say-returned", player=Seat(0), count=count) == sentence.format(text)


STORY = {
    "en": [
        "Ania gains the blue captain at 2.",
        "Ania raises the yellow captain from 3 to 4.",
        "Ania takes the green captain from Bartek, 5 → 7 with a rum trio.",
        "A trio of blue bottles washes back into the wreck.",
        "Ania wins with 21 points.",
        "Ania and Bartek share the victory with 21 points.",
    ],
    "pl": [
        "Ania zdobywa niebieską kartę kolekcji: nowa wartość 2.",
        "Ania podnosi wartość żółtej karty kolekcji z 3 do 4.",
        "Ania odbiera zieloną kartę kolekcji dzięki rumowemu triu (traci ją Bartek): 5 → 7.",
        "Fala zmywa do wraku trio niebieskich butelek.",
        "Ania wygrywa z wynikiem 21 punktów.",
        "Ania i Bartek dzielą się zwycięstwem: po 21 punktów.",
    ],
    "uk": [
        "Ania здобуває синього капітана: нове значення 2.",
        "Ania підвищує значення жовтого капітана з 3 до 4.",
        "Ania забирає зеленого капітана завдяки ромовому тріо (його втрачає Bartek): 5 → 7.",
        "Хвиля змиває до трюму тріо синіх пляшок.",
        "Ania перемагає з результатом 21 очко.",
        "Ania і Bartek ділять перемогу: по 21 очку.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_stand_in_their_case_and_names_as_they_are(language: str) -> None:
    texts = Texts(language, TITLES, NAMES)
    ania: dict[str, Arg] = {"player": Seat(0)}
    bartek: dict[str, Arg] = {"from": Seat(1)}
    assert [
        texts("rum-say-gained", captain=Word("rum-captain-blue"), value=2, trio="no", **ania),
        texts("rum-say-raised", captain=Word("rum-captain-yellow"), was=3, value=4, trio="no", **ania),
        texts("rum-say-stole", captain=Word("rum-captain-green"), was=5, value=7, trio="yes", **ania, **bartek),
        texts("rum-say-washed", colour=Word("rum-colour-blue")),
        texts("rum-say-winners", players=Seats((0,)), number=1, points=21),
        texts("rum-say-winners", players=Seats((0, 1)), number=2, points=21),
    ] == STORY[language]
    assert texts.problems == []


def test_what_somebody_sent_is_quoted_however_long_it_is() -> None:
    texts = Texts("en", (registry.title("rum").locale,))
    assert "ooo…" in texts("rum-not-a-move", text="o" * 4096)
    assert texts.problems == []


# -- Entries are parsed when they are asked for -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_alone_is_what_it_is_in_its_file(language: str) -> None:
    for file in FILES:
        alone = entry_sources(FOLDERS[file] / language / file)
        wanted = [entry for entry in entries(language, file) if isinstance(entry, ast.Message | ast.Term)]
        assert len(alone) == len(wanted)
        for entry in wanted:
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            [found] = [one for one in FluentParser().parse(alone[name]).body if isinstance(one, ast.Message | ast.Term)]
            assert found.equals(entry, ignored_fields=["span", "comment"]), name


def some_texts(folder: Path, **files: str) -> Texts:
    (folder / "en").mkdir()
    for name, text in files.items():
        (folder / "en" / f"{name}.ftl").write_text(text, "utf-8")
    return Texts("en", [folder])


def test_an_entry_finds_those_that_it_refers_to_wherever_they_stand(tmp_path: Path) -> None:
    first = 'ship = The { -sloop(kind: "old") } and her { crew }\n'
    second = "-sloop = { $kind ->\n   *[old] old { hull }\n}\nhull = sloop\ncrew =\n    two\n    men\n"
    say = some_texts(tmp_path, a=first, b=second)
    assert say("ship") == "The old sloop and her two\nmen"
    assert not say.problems


def test_the_first_of_two_entries_counts_and_a_damaged_one_is_none(tmp_path: Path) -> None:
    say = some_texts(tmp_path, a="ship = first\ntorn = { $\nship = second\n", b="ship = third\n")
    assert (say("ship"), say("torn")) == ("first", "torn")
    assert say.problems == ["torn: no such text"]
