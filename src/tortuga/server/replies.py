"""Answers as they leave the house: JSON with sentences in the caller's language; a refusal over HTTP with a status."""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.responses import Response

from tortuga.kernel import registry
from tortuga.kernel.errors import NotationError, Refusal, RuleError
from tortuga.kernel.messages import Message, Reason
from tortuga.kernel.views import Assessment
from tortuga.server.logs import log
from tortuga.server.protocol import ENCODER, Accepted, HintReason, HintStage, Refused, Reply
from tortuga.texts import LANGUAGES, Texts

Said = TypeVar("Said", HintStage, HintReason)
JSON = "application/json"
WAIT = 5
"""Seconds until a guest should try again, where nothing better is known."""
STATUSES = {
    "sign-in-needed": 401,
    "signed-out": 401,
    "table-private": 403,
    "table-not-yours": 403,
    "host-only": 403,
    "foreign-origin": 403,
    "chat-closed": 403,
    "method-wrong": 405,
    "command-too-slow": 408,
    "already-away": 409,
    "already-seated": 409,
    "not-your-decision": 409,
    "seat-kept": 409,
    "seat-removed": 409,
    "seats-open": 409,
    "stale": 409,
    "store-conflict": 409,
    "table-damaged": 409,
    "table-differs": 409,
    "table-full": 409,
    "table-kept": 409,
    "table-kept-steps": 409,
    "table-too-long": 409,
    "command-too-long": 413,
    "record-too-long": 413,
    "content-type-wrong": 415,
    "host-foreign": 421,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "too-many-tabs": 429,
    "client-gone": 499,
    "internal-error": 500,
    "house-closing": 503,
    "house-full": 503,
    "archive-busy": 503,
    "judge-busy": 503,
    "puzzle-busy": 503,
    "review-busy": 503,
    "table-busy": 503,
}
ENDINGS = {"-off": 403, "-unknown": 404, "-closed": 409, "-over": 409, "-stale": 409, "-started": 409, "-taken": 409}
RETRY = (429, 503)


@cache
def texts(language: str) -> Texts:
    """The sentences of the house and of all its titles."""
    return Texts(language, [registry.title(name).locale for name in registry.titles()])


def read_texts() -> None:
    """In all languages, so that nobody has to wait for it later."""
    for language in LANGUAGES:
        texts(language)


def note_problems(language: str) -> None:
    """What went wrong with the last sentences is in the house's log."""
    say = texts(language)
    if say.problems:
        log("text-unfit", problems=say.problems[:3], language=language)
        say.problems.clear()


# -- Replies that were accepted ---------------------------------------------------------------------------------------


def worded(reply: Reply, language: str) -> Reply:
    """A reply with the sentences that belong into it."""
    if not isinstance(reply, Accepted) or not (reply.steps or reply.assessment or reply.why):
        return reply
    say = texts(language)
    steps = [_with_text(stage, say) for stage in reply.steps]
    why = None if reply.why is None else _with_text(reply.why, say)
    said = msgspec.structs.replace(reply, steps=steps, why=why, assessment=_with_reasons(reply.assessment, say))
    note_problems(language)
    return said


def _with_text(part: Said, say: Texts) -> Said:
    return msgspec.structs.replace(part, text=say.line(Message(part.key, part.args)))


def worded_assessment(assessment: Assessment | None, language: str) -> Assessment | None:
    """An assessment in which every reason is a sentence too."""
    said: Assessment | None = _with_reasons(assessment, texts(language))
    note_problems(language)
    return said


def _with_reasons(thing: Any, say: Texts) -> Any:
    """Reasons at any depth: where an assessment holds them is up to the title."""
    if isinstance(thing, Reason):
        return msgspec.structs.replace(thing, text=say.reason(thing))
    if isinstance(thing, tuple):
        return tuple(_with_reasons(one, say) for one in thing)
    if isinstance(thing, Struct):
        fields = {name: _with_reasons(getattr(thing, name), say) for name in thing.__struct_fields__}
        return msgspec.structs.replace(thing, **fields)
    return thing


# -- Refusals ---------------------------------------------------------------------------------------------------------


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal: by its kind, by its key, or by how its key begins or ends."""
    if isinstance(refusal, RuleError | NotationError):
        return 422
    if refusal.key in STATUSES:
        return STATUSES[refusal.key]
    if refusal.key.startswith("store-"):
        return 503
    return next((status for ending, status in ENDINGS.items() if refusal.key.endswith(ending)), 400)


def refused(refusal: Refusal, language: str, command: str | None = None) -> Refused:
    """A refusal as it is sent, over HTTP or a socket."""
    text = texts(language).refusal(refusal)
    note_problems(language)
    rule = refusal.rule if isinstance(refusal, RuleError) else None
    return Refused(id=command, key=refusal.key, args=refusal.facts, rule=rule, text=text)


def refusal_response(
    refusal: Refusal,
    language: str,
    *,
    command: str | None = None,
    status: int | None = None,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """With the status that belongs to the refusal, unless another one is given."""
    status = status or status_of(refusal)
    sent = dict(headers or {})
    if status in RETRY:
        seconds = refusal.facts.get("seconds", WAIT)
        sent["Retry-After"] = str(seconds if isinstance(seconds, int) else WAIT)
    if status in (408, 413):
        sent["Connection"] = "close"  # the rest of the body is not going to be read
    return Response(ENCODER.encode(refused(refusal, language, command)), status, sent, JSON)
