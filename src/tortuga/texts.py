"""Texts in the reader's language, from Fluent files. The browser formats the same files by itself (`/api/texts`)."""

import locale
import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tortuga.kernel.errors import Refusal, RuleError, UnknownName
from tortuga.kernel.messages import Arg, Message, Reason, Seat, Seats, Word

LANGUAGES = {"en": "English", "pl": "Polski", "uk": "Українська"}
if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[tuple(LANGUAGES)]
    """The code of one of them, for structs that check it."""
HOUSE_LOCALE = Path(__file__).parent / "locale"
TOO_LONG_TO_GROUP = 10**18
"""Such a number only comes from a damaged file or a careless hand; the formatter would fail on it."""

LONGEST = 2_000
"""Signs of a text from outside, of which the formatter would not take more than 2,500."""


def reader_language() -> str:
    """The language of the reader's system if the house speaks it, else English."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = next((setting for setting in settings if setting), None) or _system_locale()
    return code[:2].lower() if code[:2].lower() in LANGUAGES else "en"


def _system_locale() -> str:
    try:
        return locale.getlocale()[0] or ""
    except ValueError:  # one that Python does not know
        return ""


def printable(text: str) -> str:
    """A text from outside, safe to show: whatever a terminal could take for a command becomes a �.

    >>> printable("Ania\\t\\x1b[2J")
    'Ania �[2J'
    """
    return "".join(sign if sign.isprintable() else " " if sign.isspace() else "�" for sign in text)


HYPHEN = re.compile(r"(?<![\w.\-“„«])-(?=\d)")
"""Before a number it stands for a minus; within words, names and ranges it stays, and where somebody is quoted."""


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""How an entry begins in a file: whatever belongs to the one before is indented, or closes it with a brace."""


class Texts:
    """All sentences of the house and of some titles in one language.

    >>> Texts("en")("cards", count=1), Texts("pl")("cards", count=5), Texts("uk")("cards", count=3)
    ('1 card', '5 kart', '3 карти')
    """

    def __init__(self, language: str, folders: Sequence[Path] = (), names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise UnknownName("unknown-language", name=language, known=", ".join(LANGUAGES))
        self.language = language
        self.names = names
        self.problems: list[str] = []
        """What went wrong while formatting; tests hold that it stays empty."""
        self._bundles = [_Bundle(code, (HOUSE_LOCALE, *folders)) for code in dict.fromkeys((language, "en"))]

    def __call__(self, key: str, **args: Arg) -> str:
        """The sentence of a key, in this language, or in English where a title does not have it."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, self._plain(args))
                    self.problems += [f"{key}: {error}" for error in errors]
                    return HYPHEN.sub("−", str(text))
        self.problems.append(f"{key}: no such text")
        return key

    def attribute(self, key: str, name: str) -> str:
        """What a message says besides itself, such as the help of an option; nothing if it has no such attribute."""
        return self._forms(key, {}).get(name, "")

    def line(self, line: Message) -> str:
        return self(line.key, **line.args)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, and by which rule. Where another refusal is the reason, that is told in this language too."""
        facts = dict(refusal.facts)
        if isinstance(refusal.__cause__, Refusal):
            facts["reason"] = self.refusal(refusal.__cause__)
        return self.reason(Reason(refusal.key, facts, refusal.rule if isinstance(refusal, RuleError) else None))

    def reason(self, reason: Reason) -> str:
        """The same of one that was not raised."""
        said = self.line(reason)
        return said if reason.rule is None else self("refused-by-rule", reason=said, rule=reason.rule)

    def name(self, seat: int) -> str:
        return printable(self.names[seat]) if seat < len(self.names) else self("seat-name", number=seat + 1)

    def bot(self, kind: str) -> str:
        """How well a bot plays, as people say it; a stranger's bot only has its name."""
        key = f"bot-{kind}"
        return self(key) if any(bundle.has_message(key) for bundle in self._bundles) else kind

    def bot_names(self) -> list[str]:
        """What bots are called at a table, one after the other."""
        return [name.strip() for name in self("bot-names").split(",")]

    def _plain(self, args: Mapping[str, Arg]) -> dict[str, int | str]:
        """Arguments as Fluent knows them. A word brings its forms along: `$captain`, and `$captain-acc`."""
        plain: dict[str, int | str] = {}
        for name, arg in args.items():
            match arg:
                case Seat(seat):
                    plain[name] = self.name(seat)
                case Seats(seats):
                    plain[name] = self.listed([self.name(seat) for seat in seats])
                case Word(word, within):
                    plain[name] = self(word, **within)
                    plain |= {f"{name}-{form}": text for form, text in self._forms(word, within).items()}
                case str():
                    plain[name] = printable(arg if len(arg) <= LONGEST else arg[:LONGEST] + "…")
                case _:
                    plain[name] = arg if abs(arg) < TOO_LONG_TO_GROUP else str(arg)
        return plain

    def _forms(self, word: str, args: Mapping[str, Arg]) -> dict[str, str]:
        for bundle in self._bundles:
            if bundle.has_message(word):
                attributes, within = bundle.get_message(word).attributes, self._plain(args)
                return {form: str(bundle.format_pattern(pattern, within)[0]) for form, pattern in attributes.items()}
        return {}

    def listed(self, texts: list[str]) -> str:
        return format_list(texts, locale=self.language)


class _Bundle:
    """The entries of some files. Each is parsed when it is first asked for: to parse all of them in all languages would
    take half of the time in which a house opens."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for folder in dict.fromkeys(folders):
            for file in sorted((folder / language).glob("*.ftl")):
                self._sources = entry_sources(file) | self._sources  # the first one counts
        self._parsed: set[str] = set()
        self.format_pattern = self._bundle.format_pattern

    def has_message(self, key: str) -> bool:
        if key not in self._parsed:
            self._parse(key)
        return self._bundle.has_message(key)

    def get_message(self, key: str) -> Any:
        return self._bundle.get_message(key) if self.has_message(key) else None

    def _parse(self, key: str) -> None:
        """An entry, and all that it refers to. Several threads may do so at once."""
        wanted, found = [key], set[str]()
        while wanted:
            name = wanted.pop()
            if name in self._sources and name not in found and name not in self._parsed:
                found.add(name)
                resource, references = _parsed(self._sources[name])
                self._bundle.add_resource(resource)
                wanted += references
        self._parsed |= found  # only now: nobody meets an entry whose references are not there yet


@cache
def entry_sources(file: Path) -> dict[str, str]:
    """The entries of a file by their names, unparsed; a term's begins with a hyphen."""
    text = file.read_text("utf-8")
    begins = [(found[1], found.start()) for found in ENTRY.finditer(text)]
    ends = [start for _, start in begins[1:]] + [len(text)]
    entries: dict[str, str] = {}
    for (name, start), end in zip(begins, ends, strict=True):
        entries.setdefault(name, text[start:end])
    return entries


@cache
def _parsed(source: str) -> tuple[ast.Resource, list[str]]:
    """An entry, and the names of those that it refers to."""
    resource = FluentResource(source)
    references = _References()
    references.visit(resource)
    return resource, references.names


class _References(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  (the visitor's names)
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)
