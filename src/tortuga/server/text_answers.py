"""All sentences that a client needs, by language, ready to send."""

from functools import cache

from msgspec import Struct

from tortuga.kernel import registry
from tortuga.server.protocol import ENCODER
from tortuga.server.ready_answers import KEPT_FOR_GOOD, ReadyAnswer
from tortuga.server.replies import JSON
from tortuga.texts import HOUSE_LOCALE, LANGUAGES

AT_A_KEYBOARD = ("command-line.ftl", "terminal.ftl")
"""How files end whose sentences only `tortuga` itself says, at a title's terminal or anywhere."""


class TextSources(Struct, frozen=True):
    """Fluent sources, to be read in this order."""

    language: str
    sources: list[str]


def text_sources(language: str) -> TextSources:
    folders = dict.fromkeys([HOUSE_LOCALE, *(registry.title(name).locale for name in registry.titles())])
    files = [file for folder in folders for file in sorted((folder / language).glob("*.ftl"))]
    read = [file for file in files if not file.name.endswith(AT_A_KEYBOARD)]
    return TextSources(language, [_without_comments(file.read_text("utf-8")) for file in read])


def _without_comments(source: str) -> str:
    """What is said to translators is not sent to readers; sentences that go on in another line are indented there."""
    return "".join(line for line in source.splitlines(keepends=True) if not line.startswith("#"))


@cache
def ready_texts(language: str) -> ReadyAnswer:
    """They stay the same until Tortuga is started again, so their address may hold their fingerprint."""
    return ReadyAnswer(ENCODER.encode(text_sources(language)), JSON, KEPT_FOR_GOOD)


@cache
def text_fingerprints() -> dict[str, str]:
    return {language: ready_texts(language).fingerprint for language in LANGUAGES}
