"""Answers in the reader's language: whatever is accepted carries its sentences, as a refusal does."""

from typing import Any

import msgspec
from msgspec import Struct

from tortuga.kernel.messages import Line, Reason
from tortuga.kernel.views import Review
from tortuga.server.protocol import Accepted, Reply
from tortuga.server.replies import note_problems, texts
from tortuga.texts import Texts


def worded(reply: Reply, language: str) -> Reply:
    """A reply with the sentences that belong into it."""
    if not isinstance(reply, Accepted) or not (reply.steps or reply.review):
        return reply
    say = texts(language)
    steps = [msgspec.structs.replace(stage, text=say.line(Line(stage.key, stage.args))) for stage in reply.steps]
    said = msgspec.structs.replace(reply, steps=steps, review=_with_reasons(reply.review, say))
    note_problems(language)
    return said


def worded_review(review: Review | None, language: str) -> Review | None:
    """A review in which every reason is a sentence too."""
    said: Review | None = _with_reasons(review, texts(language))
    note_problems(language)
    return said


def _with_reasons(thing: Any, say: Texts) -> Any:
    """However deep they lie: where a title puts them is its own affair."""
    if isinstance(thing, Reason):
        return msgspec.structs.replace(thing, text=say.reason(thing))
    if isinstance(thing, tuple):
        return tuple(_with_reasons(one, say) for one in thing)
    if isinstance(thing, Struct):
        fields = {name: _with_reasons(getattr(thing, name), say) for name in thing.__struct_fields__}
        return msgspec.structs.replace(thing, **fields)
    return thing
