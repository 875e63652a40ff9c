"""Which titles and bots there are. Every package can add its own through entry points; ours come the same way."""

from collections.abc import Iterable
from functools import cache
from importlib.metadata import entry_points
from typing import Protocol

from tortuga.kernel.bot import Bot
from tortuga.kernel.chance import Chance
from tortuga.kernel.errors import UnknownName
from tortuga.kernel.title import Title

TITLES = "tortuga.games"
BOTS = "tortuga.bots"


class BotMaker(Protocol):
    """What a bot's entry point names: usually its class."""

    def __call__(self, title: Title, chance: Chance) -> Bot: ...


def titles() -> list[str]:
    return sorted(entry_points(group=TITLES).names)


@cache
def title(name: str) -> Title:
    for entry in entry_points(group=TITLES, name=name):
        made = entry.load()()
        assert isinstance(made, Title)
        return made
    raise UnknownName("unknown-title", name=name, known=_listed(titles()))


def bots(title: str) -> list[str]:
    """The bots that can play a title: those for any title (`random`) and those for this one (`rum.greedy`)."""
    own = title + "."
    names = (name.removeprefix(own) for name in entry_points(group=BOTS).names)
    return sorted({name for name in names if "." not in name})


def bot(name: str, title: Title, chance: Chance) -> Bot:
    """A bot by the name that `bots` lists; chance is the bot's own, never the game's."""
    full_names = () if "." in name else (f"{title.name}.{name}", name)  # with a dot: perhaps another title's
    for full in full_names:
        for entry in entry_points(group=BOTS, name=full):
            maker: BotMaker = entry.load()
            return maker(title, chance)
    raise UnknownName("unknown-bot", name=name, title=title.word, known=_listed(bots(title.name)))


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "-"
