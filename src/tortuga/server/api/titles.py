"""What can be played: titles, their rules and components, and all texts."""

from typing import Any

from msgspec import Struct
from starlette.responses import Response

from tortuga.kernel import registry
from tortuga.kernel.errors import Refusal
from tortuga.rulebook import rulebook
from tortuga.server.http import Api, Call
from tortuga.server.names_and_chat import PHRASES
from tortuga.server.text_answers import TextSources, ready_texts, text_fingerprints, text_sources
from tortuga.server.titles import TitleCard, card
from tortuga.server.titles import box as box_of
from tortuga.texts import Language

api = Api()


class RulesPage(Struct, frozen=True):
    title: str
    text: str


class InLanguage(Struct, frozen=True, forbid_unknown_fields=True):
    language: Language | None = None


@api.get("/api/titles", answer=list[TitleCard], summary="The games, with their options and bots", public=True)
async def titles(call: Call) -> list[TitleCard]:
    return [card(registry.title(name)) for name in registry.titles()]


@api.get("/api/phrases", answer=list[str], summary="Quick phrases for the chat; their texts are phrase-…", public=True)
async def phrases(call: Call) -> list[str]:
    return list(PHRASES)


@api.get(
    "/api/texts",
    query=InLanguage,
    answer=TextSources,
    summary="Every sentence that a reader's client needs",
    public=True,
)
async def texts(call: Call, query: InLanguage) -> TextSources:
    return text_sources(query.language or call.language)


@api.get(
    "/api/texts/{language}/{fingerprint}",
    answer=TextSources,
    summary="The same by the fingerprint that the page names, to be kept for good",
)
async def kept_texts(call: Call, language: Language, fingerprint: str) -> Response:
    """A tab that an upgrade has left behind names an older one: those texts are gone, and it asks for today's."""
    if fingerprint != text_fingerprints()[language]:
        raise Refusal("page-unknown")
    return ready_texts(language).response(call.request)


@api.get(
    "/api/titles/{title}/rules",
    query=InLanguage,
    answer=RulesPage,
    summary="The rules of a game, numbered",
    public=True,
)
async def rules(call: Call, title: str, query: InLanguage) -> RulesPage:
    return RulesPage(title, rulebook(registry.title(title), query.language or call.language).page)


@api.get(
    "/api/titles/{title}/box",
    query=InLanguage,
    answer=dict[str, Any],
    summary="The components of a game, to be drawn",
    public=True,
)
async def box(call: Call, title: str, query: InLanguage) -> Any:
    return box_of(registry.title(title), query.language or call.language)
