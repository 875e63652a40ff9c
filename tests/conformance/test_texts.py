"""Texts: every sentence that a title says, and every refusal, can be read in each language of the house."""

from fluent.syntax import FluentParser, ast

from conformance.positions import NAMES, decisions, every_title, many, refusal, texts, walk
from tortuga.kernel import EventLog, Message, Refusal, RuleError, Title, encode
from tortuga.rulebook import rulebook
from tortuga.texts import LANGUAGES, Texts


def keys(title: Title, language: str) -> set[str]:
    source = (title.locale / language / f"{title.name}.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}


def said(title: Title) -> list[Message]:
    """All that random games tell, and what they end with."""
    found: dict[bytes, Message] = {}
    for number in range(many(title, 60)):
        ear = EventLog()
        *_, end = walk(title, f"texts {number}", ear)
        outcome = end.state.outcome()
        assert outcome is not None
        events = [event for told in ear.told for event in (told.event, told.full) if event is not None]
        lines = [Message(outcome.reason), *(line for event in events for line in title.say(event))]
        found |= {encode(line): line for line in lines}
    return list(found.values())


def refused(title: Title) -> list[Refusal]:
    """Why random texts aren't moves."""
    foreign = texts(title, "texts")
    reasons = (
        refusal(title, position.state, seat, text)
        for position, seat in decisions(title, "texts", games=many(title, 10))
        for text in foreign
    )
    return list({str(reason): reason for reason in reasons if reason is not None}.values())


@every_title
def test_all_that_is_said_has_a_text_in_each_language(title: Title) -> None:
    lines, refusals = said(title), refused(title)
    for language in LANGUAGES:
        reader = Texts(language, [title.locale], NAMES)
        assert all(reader.line(line) for line in lines)
        assert all(reader.refusal(reason) for reason in refusals)
        assert reader(title.word.id)
        assert reader.problems == []
        needed = {title.word.id, *(line.key for line in lines), *(reason.key for reason in refusals)}
        assert needed - keys(title, language) == set(), "English would be read instead"


@every_title
def test_the_languages_have_the_same_texts(title: Title) -> None:
    english = keys(title, "en")
    for language in LANGUAGES:
        assert keys(title, language) ^ english == set()


@every_title
def test_the_rules_have_the_same_ids_in_each_language(title: Title) -> None:
    english = list(rulebook(title, "en").rules)
    assert english
    for language in LANGUAGES:
        assert (title.locale / language / f"{title.name}.rules.md").exists()
        assert list(rulebook(title, language).rules) == english


@every_title
def test_a_refusal_names_a_rule_that_can_be_looked_up(title: Title) -> None:
    rules = rulebook(title, "en").rules
    assert {reason.rule for reason in refused(title) if isinstance(reason, RuleError)} <= set(rules)
