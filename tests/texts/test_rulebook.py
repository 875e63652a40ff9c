"""Rulebooks: rules by number and by word, in each language."""

from pathlib import Path

import pytest

from titles.skirmish import SkirmishTitle
from tortuga.kernel import UnknownName, registry
from tortuga.rulebook import RULE_ID, Rulebook, read_rulebook, rulebook
from tortuga.texts import LANGUAGES

RUM = registry.title("rum")
PAGE = """# Pirates

An introduction with **ARR-0.1** that is no rule.

## Set-up

- **ARR-1.1** Take a ship.
  It must float.
- A line without a number
  and its second line.

## Play

- **ARR-2.10** *Ruling:* nobody swims.
"""


@pytest.fixture
def pirates(tmp_path: Path) -> Rulebook:
    (tmp_path / "arr.rules.md").write_text(PAGE, "utf-8")
    return read_rulebook(tmp_path / "arr.rules.md")


def test_a_rule_has_its_chapter_and_all_its_lines(pirates: Rulebook) -> None:
    assert list(pirates.rules) == ["ARR-1.1", "ARR-2.10"]
    assert pirates.rule("arr-1.1").page == "**ARR-1.1** Set-up: Take a ship. It must float."
    assert pirates.rule("ARR-2.10").chapter == "Play"
    assert pirates.page == PAGE


def test_rules_are_found_by_a_word_in_any_case(pirates: Rulebook) -> None:
    assert [rule.id for rule in pirates.search("FLOAT")] == ["ARR-1.1"]
    assert pirates.search("second line") == []


def test_an_unknown_rule_is_refused_with_those_there_are(pirates: Rulebook) -> None:
    with pytest.raises(UnknownName) as no:
        pirates.rule("ARR-9.9")
    assert no.value.facts == {"name": "ARR-9.9", "known": "ARR-1.1 … ARR-2.10"}


@pytest.mark.parametrize("text", ["RUM-4.7", "rum-4.7", "RUM-99.9", "RUM-4"])
def test_a_number_of_a_rule_looks_like_one(text: str) -> None:
    assert RULE_ID.fullmatch(text)


@pytest.mark.parametrize("text", ["parrot", "face-down", "4.7", "RUM-", "RUM-4.7 or so", ""])
def test_a_word_does_not(text: str) -> None:
    assert not RULE_ID.fullmatch(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rum_has_all_its_rules_in_each_language(language: str) -> None:
    book = rulebook(RUM, language)
    assert list(book.rules) == list(rulebook(RUM, "en").rules)
    assert len({rule.chapter for rule in book.rules.values()}) == 9
    assert "".join(rule.text for rule in book.rules.values()).count("**") == 0


def test_a_language_that_a_title_does_not_have_falls_back_to_english(tmp_path: Path) -> None:
    class Lonely(SkirmishTitle):
        locale = tmp_path

    with pytest.raises(UnknownName, match="unknown-rulebook"):
        rulebook(Lonely(), "pl")
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "skirmish.rules.md").write_text(PAGE, "utf-8")
    assert rulebook(Lonely(), "pl").page == PAGE
