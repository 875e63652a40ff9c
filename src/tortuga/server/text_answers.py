"""All sentences that a client needs, by language, ready to send."""

from functools import cache

from msgspec import Struct

from tortuga.kernel import registry
from tortuga.server.protocol import ENCODER
from tortuga.server.ready_answers import KEPT_FOR_GOOD, ReadyAnswer
from tortuga.server.replies import JSON
from tortuga.texts import HOUSE_LOCALE, LANGUAGES


class TextSources(Struct, frozen=True):
    """Fluent sources, to be read in this order."""

    language: str
    sources: list[str]


def text_sources(language: str) -> TextSources:
    folders = dict.fromkeys([HOUSE_LOCALE, *(registry.title(name).locale for name in registry.titles())])
    files = [file for folder in folders for file in sorted((folder / language).glob("*.ftl"))]
    return TextSources(language, [file.read_text("utf-8") for file in files])


@cache
def ready_texts(language: str) -> ReadyAnswer:
    """They stay the same until Tortuga is started again, so their address may hold their fingerprint."""
    return ReadyAnswer(ENCODER.encode(text_sources(language)), JSON, KEPT_FOR_GOOD)


@cache
def text_fingerprints() -> dict[str, str]:
    return {language: ready_texts(language).fingerprint for language in LANGUAGES}
