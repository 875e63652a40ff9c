"""Which titles and bots there are. Any package can add its own through entry points; ours are loaded the same way.

A title that changed its rules can leave the older ones installed beside the new: `rum` is the newest, and an entry
point such as `rum@1` holds an older version, for games that were begun by it.
"""

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
OLDER = "@"
"""Between the name of a title and whatever tells an older version of it apart."""


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
    _made.cache_clear()


def titles() -> list[str]:
    return sorted(name for name in _entries(TITLES) if OLDER not in name)


def title(name: str, version: str | None = None) -> Title:
    """A title by its name: of that version of its rules if it is installed, else the newest."""
    if name not in _entries(TITLES) or OLDER in name:
        raise UnknownName("unknown-title", name=name, known=_listed(titles()))
    newest = _made(name)
    if version is None or newest.version == version:
        return newest
    older = (_made(entry) for entry in sorted(_entries(TITLES)) if entry.startswith(name + OLDER))
    return next((one for one in older if one.version == version), newest)


@cache
def _made(entry: str) -> Title:
    made = _entries(TITLES)[entry].load()()
    assert isinstance(made, Title)
    return made


def bots(title: str) -> list[str]:
    """The bots that can play a title: those for any title (`random`) and those for this one (`rum.greedy`)."""
    own = title + "."
    names = (name.removeprefix(own) for name in _entries(BOTS))
    return sorted({name for name in names if "." not in name})


def adviser(title: Title) -> str:
    """The bot that gives hints and plays for somebody who left: the one that the title names, or any that knows it;
    whatever it does is better than chance."""
    own = [name for name in bots(title.name) if name != RANDOM]
    return title.adviser if title.adviser in own else next(iter(own), RANDOM)


def gentlest(title: Title) -> str:
    """The bot for somebody's first game."""
    return title.gentlest if title.gentlest in bots(title.name) else adviser(title)


def levels(title: Title) -> list[str]:
    """The bots of a title that people choose from, from the weakest to the strongest."""
    known = [name for name in title.levels if name in bots(title.name)]
    return known or bots(title.name)


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
