"""How a bot is asked, the same in the house and in the arena: it reads a view and offers from their JSON forms, so
nothing that it holds belongs to the state, and it is made for one decision, so it remembers nothing of the game but
what the view says."""

from typing import NamedTuple

import msgspec

from tortuga.kernel import registry
from tortuga.kernel.bot import Advice
from tortuga.kernel.chance import Imagined
from tortuga.kernel.title import Title
from tortuga.kernel.views import Offer, View


class Question(NamedTuple):
    """What a bot is asked."""

    view: View
    offers: list[Offer]


def read_question(title: Title, view: bytes | msgspec.Raw, offers: bytes | msgspec.Raw) -> Question:
    return Question(
        msgspec.json.decode(view, type=title.view_type),
        msgspec.json.decode(offers, type=list[title.offer_type]),  # type: ignore[name-defined]
    )


def ask(title: Title, bot: str, question: Question, seed: str, *, why: bool = False) -> Advice:
    """What the bot would do, with `why` its reason too. The seed is of its own chance. It is somebody else's code, so
    it may raise whatever it likes, and its answer may not be a move."""
    made = registry.bot(bot, title, Imagined(seed))
    if why:
        return made.advise(question.view, question.offers)
    return Advice(made.choose(question.view, question.offers))
