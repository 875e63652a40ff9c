"""Bot: a player that sees what a person in its seat would see, and nothing else."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import msgspec

from tortuga.kernel.chance import Chance
from tortuga.kernel.messages import Message
from tortuga.kernel.title import Title
from tortuga.kernel.views import Offer, View


class Advice(msgspec.Struct, frozen=True):
    """A move that a bot would make, and why."""

    move: str
    why: Message | None = None


class Bot(ABC):
    """Third parties register theirs under the entry point group `tortuga.bots`: `<title>.<name>`, or `<name>`
    for a bot that plays any title."""

    effort: float = 1.0
    """How much of its usual thinking it does; tests and slow machines are content with less."""

    def __init__(self, title: Title, chance: Chance) -> None:
        self.title = title
        self.chance = chance

    @abstractmethod
    def choose(self, view: View, offers: Sequence[Offer]) -> str:
        """The notation of its move. To search, it may `title.imagine(view, ...)`."""

    def advise(self, view: View, offers: Sequence[Offer]) -> Advice:
        """Its move for somebody who asks for a hint, with the reason in a sentence of the title's texts, if it can
        give one. It follows from the view as the move does, and from the numbers that the move was chosen by."""
        return Advice(self.choose(view, offers))
