"""Which titles and bots there are. Every package can add its own through entry points; ours come the same way."""

from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

from tortuga.kernel.bot import Bot
from tortuga.kernel.chance import Chance
from tortuga.kernel.errors import UnknownName
from tortuga.kernel.title import Title

TITLES = "tortuga.games"
BOTS = "tortuga.bots"
RANDOM = "random"
"""The bot that any title has."""


class BotMaker(Protocol):
    """What a bot's entry point names: usually its class."""

    def __call__(self, title: Title, chance: Chance) -> Bot: ...


@cache
def _entries(group: str) -> dict[str, EntryPoint]:
    """Kept, because to look through all installed packages takes longer than a bot's move."""
    return {entry.name: entry for entry in entry_points(group=group)}


def forget() -> None:
    """Looks again at the next question: packages have come or gone."""
    _entries.cache_clear()
    title.cache_clear()


def titles() -> list[str]:
    return sorted(_entries(TITLES))


@cache
def title(name: str) -> Title:
    entry = _entries(TITLES).get(name)
    if entry is None:
        raise UnknownName("unknown-title", name=name, known=_listed(titles()))
    made = entry.load()()
    assert isinstance(made, Title)
    return made


def bots(title: str) -> list[str]:
    """The bots that can play a title: those for any title (`random`) and those for this one (`rum.greedy`)."""
    own = title + "."
    names = (name.removeprefix(own) for name in _entries(BOTS))
    return sorted({name for name in names if "." not in name})


def strongest(title: Title) -> str:
    """The bot that gives hints and plays for somebody who left: the title's strongest, or any that knows it; whatever
    it does is better than chance."""
    own = [name for name in bots(title.name) if name != RANDOM]
    return title.strongest if title.strongest in own else next(iter(own), RANDOM)


def gentlest(title: Title) -> str:
    """The bot for somebody's first game."""
    return title.gentlest if title.gentlest in bots(title.name) else strongest(title)


def bot(name: str, title: Title, chance: Chance) -> Bot:
    """A bot by the name that `bots` lists; chance is the bot's own, never the game's."""
    maker: BotMaker = bot_entry(name, title).load()
    return maker(title, chance)


def bot_entry(name: str, title: Title) -> EntryPoint:
    """Where a bot is to be found; raises UnknownName. It is not loaded: a bot can be heavy."""
    entry = _entries(BOTS).get(f"{title.name}.{name}") or _entries(BOTS).get(name)
    if entry is None or "." in name:  # with a dot: perhaps another title's
        raise UnknownName("unknown-bot", name=name, title=title.word, known=_listed(bots(title.name)))
    return entry


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "-"
