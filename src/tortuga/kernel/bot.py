"""Bot: a player that sees what a person in its seat would see, and nothing else."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from tortuga.kernel.chance import Chance
from tortuga.kernel.title import Title
from tortuga.kernel.views import Offer, View


class Bot(ABC):
    """Third parties register theirs under the entry point group `tortuga.bots`: `<title>.<name>`, or `<name>`
    for a bot that plays any title."""

    def __init__(self, title: Title, chance: Chance) -> None:
        self.title = title
        self.chance = chance

    @abstractmethod
    def choose(self, view: View, offers: Sequence[Offer]) -> str:
        """The notation of its move. To search, it may `title.imagine(view, ...)`."""
