"""The rules of a title as numbered pages that people can look up, in their language."""

import re
from functools import cache
from pathlib import Path

import msgspec

from tortuga.kernel.errors import UnknownName
from tortuga.kernel.title import Title

RULE_ID = re.compile(r"[A-Z]+-\d[\d.]*", re.IGNORECASE)
RULE = re.compile(r"^- \*\*(?P<id>[A-Z]+-\d+\.\d+)\*\* (?P<text>.+)$")


LONGEST_STEM = 6
ENDING = 2
"""Letters that inflection changes at the end of a word."""
SHORT_WORD = 4
"""A word of so few letters is its own stem."""


def stem(word: str) -> str:
    """What stays of a word in its other forms, roughly: its first letters without the ending.

    >>> stem("papuga"), stem("jokers"), stem("rum"), stem("face-down")
    ('papu', 'joke', 'rum', 'face-d')
    """
    if len(word) <= SHORT_WORD:
        return word
    return word[: min(LONGEST_STEM, max(SHORT_WORD, len(word) - ENDING))]


class Rule(msgspec.Struct, frozen=True):
    id: str
    chapter: str
    text: str

    @property
    def page(self) -> str:
        """The rule by itself, as Markdown."""
        return f"**{self.id}** {self.chapter}: {self.text}"


class Rulebook(msgspec.Struct, frozen=True):
    """`page` is the whole text as Markdown."""

    page: str
    rules: dict[str, Rule]

    def rule(self, rule_id: str) -> Rule:
        found = self.rules.get(rule_id.upper())
        if found is None:
            raise UnknownName("unknown-rule", name=rule_id, known=f"{next(iter(self.rules))} … {[*self.rules][-1]}")
        return found

    def search(self, text: str) -> list[Rule]:
        """The rules that mention all of these words, in whatever form they stand there: `papuga` finds `papugę`."""
        stems = [stem(word) for word in text.casefold().split()]
        patterns = [re.compile(rf"(?<!\w){re.escape(one)}") for one in stems]
        return [rule for rule in self.rules.values() if all(one.search(rule.text.casefold()) for one in patterns)]


@cache
def read_rulebook(path: Path) -> Rulebook:
    """Rules are list items that open with their id in bold; lines that are indented belong to the item above."""
    page = path.read_text("utf-8")
    rules: dict[str, Rule] = {}
    chapter = current = ""
    for line in page.splitlines():
        if line.startswith("## "):
            chapter = line.removeprefix("## ").strip()
        match = RULE.match(line)
        if match:
            current = match["id"]
            rules[current] = Rule(current, chapter, match["text"])
        elif line.startswith("  ") and current:
            rules[current] = Rule(current, chapter, rules[current].text + " " + line.strip())
        else:
            current = ""
    return Rulebook(page, rules)


def rulebook(title: Title, language: str) -> Rulebook:
    """A title's rules in a language, or in English where it has no other."""
    for code in (language, "en"):
        path = title.locale / code / f"{title.name}.rules.md"
        if path.exists():
            return read_rulebook(path)
    raise UnknownName("unknown-rulebook", name=title.name)
