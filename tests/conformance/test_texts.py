"""Texts: every sentence that a title says exists in English, Polish and Ukrainian, and so does every refusal."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

from conformance.positions import SCALE, decisions, every_title, refusal, texts, walk
from tortuga.kernel import Ear, Title

LANGUAGES = ("en", "pl", "uk")
RULE_ID = re.compile(r"\*\*([A-Z]+-\d+\.\d+)\*\*")


def folder(title: Title, language: str) -> Path:
    return title.locale / language


def keys(title: Title, language: str) -> set[str]:
    source = (folder(title, language) / f"{title.name}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


def said(title: Title) -> set[str]:
    """The keys of all that random games tell, refuse and end with."""
    found = set()
    foreign = texts(title, "texts")
    for number in range(60 * SCALE):
        ear = Ear()
        *_, end = walk(title, f"texts {number}", ear)
        outcome = end.state.outcome()
        assert outcome is not None
        found.add(outcome.reason)
        for told in ear.told:
            found |= {line.key for event in (told.event, told.full) if event is not None for line in title.say(event)}
    for position, seat in decisions(title, "texts", games=10 * SCALE):
        refused = (refusal(title, position.state, seat, text) for text in foreign)
        found |= {reason.key for reason in refused if reason is not None}
    return found


@every_title
def test_all_that_is_said_has_a_text_in_each_language(title: Title) -> None:
    needed = said(title)
    for language in LANGUAGES:
        assert needed - keys(title, language) == set()


@every_title
def test_the_languages_have_the_same_texts(title: Title) -> None:
    english = keys(title, "en")
    for language in LANGUAGES:
        assert keys(title, language) ^ english == set()


@every_title
def test_the_rules_have_the_same_ids_in_each_language(title: Title) -> None:
    ids = [
        RULE_ID.findall((folder(title, language) / f"{title.name}.rules.md").read_text(encoding="utf-8"))
        for language in LANGUAGES
    ]
    assert ids[0]
    assert ids[0] == ids[1] == ids[2]
