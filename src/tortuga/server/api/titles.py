"""What there is to play: titles, their rules and components, and all texts."""

from typing import Any

from msgspec import Struct

from tortuga.kernel import registry
from tortuga.rulebook import rulebook
from tortuga.server.http import Api, Call
from tortuga.server.names_and_chat import PHRASES
from tortuga.server.titles import TitleCard, card
from tortuga.server.titles import box as box_of
from tortuga.texts import HOUSE_LOCALE, Language

api = Api()


class TextSources(Struct, frozen=True):
    """Fluent sources, to be read in this order."""

    language: str
    sources: list[str]


class RulesPage(Struct, frozen=True):
    title: str
    text: str


class InLanguage(Struct, frozen=True, forbid_unknown_fields=True):
    language: Language | None = None


@api.get("/api/titles", answer=list[TitleCard], summary="The games of the house with their options and bots")
async def titles(call: Call) -> list[TitleCard]:
    return [card(registry.title(name)) for name in registry.titles()]


@api.get("/api/phrases", answer=list[str], summary="Quick phrases for the chat; their texts are phrase-…")
async def phrases(call: Call) -> list[str]:
    return list(PHRASES)


@api.get("/api/texts", query=InLanguage, answer=TextSources, summary="Every sentence that a reader's client needs")
async def texts(call: Call, query: InLanguage) -> TextSources:
    language = query.language or call.language
    folders = dict.fromkeys([HOUSE_LOCALE, *(registry.title(name).locale for name in registry.titles())])
    files = [file for folder in folders for file in sorted((folder / language).glob("*.ftl"))]
    return TextSources(language, [file.read_text("utf-8") for file in files])


@api.get("/api/titles/{title}/rules", query=InLanguage, answer=RulesPage, summary="The rules of a game, numbered")
async def rules(call: Call, title: str, query: InLanguage) -> RulesPage:
    return RulesPage(title, rulebook(registry.title(title), query.language or call.language).page)


@api.get(
    "/api/titles/{title}/box", query=InLanguage, answer=dict[str, Any], summary="The components of a game, to be drawn"
)
async def box(call: Call, title: str, query: InLanguage) -> Any:
    return box_of(registry.title(title), query.language or call.language)
