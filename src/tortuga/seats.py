"""Who sits where: `me,bot:greedy,Ania` in short."""

import getpass
from collections.abc import Iterator, Sequence
from itertools import count

import msgspec

from tortuga.kernel import registry
from tortuga.kernel.chance import Imagined
from tortuga.kernel.errors import OptionError
from tortuga.kernel.title import Title
from tortuga.texts import printable

_BOT = "bot:"
BOT_NAMES = ("Calico", "Bonny", "Morgan", "Read")
"""What bots are called, one after the other, unless a reader's texts name them."""
LONGEST_NAME = 20
"""Longer ones would tear the table apart."""


def bot_spec(bot: str) -> str:
    """A bot as records, seat plans and the command line name it.

    >>> bot_spec("greedy"), bot_in("bot:greedy"), bot_in("Ania")
    ('bot:greedy', 'greedy', None)
    """
    return _BOT + bot


def bot_in(spec: str) -> str | None:
    """The bot that `bot_spec` named; None where somebody else is meant."""
    return spec.removeprefix(_BOT) if spec.startswith(_BOT) else None


class SeatPlan(msgspec.Struct, frozen=True):
    """Somebody in a seat: a person, or a bot of some kind. `spec` is how a record names it."""

    spec: str
    name: str
    bot: str | None


def read_seats(specs: Sequence[str], title: Title, bot_names: Sequence[str] = BOT_NAMES) -> list[SeatPlan]:
    """Seats from their short form; `me` is the person at the keyboard. Refuses unknown bots, names that cannot be
    shown and double names."""
    words = [spec.strip() for spec in specs]
    words = [_own_name() if word == "me" else word for word in words]
    people = [word for word in words if bot_in(word) is None]
    for name in people:
        if not name:
            raise OptionError("seats-empty")
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise OptionError("seat-name-unfit", name=name[:LONGEST_NAME], most=LONGEST_NAME)
        if people.count(name) > 1:
            raise OptionError("seat-twice", name=name)
    names = _bot_names(people, bot_names)
    plans = []
    for word in words:
        bot = bot_in(word)
        if bot is not None:
            registry.bot(bot, title, Imagined("probe"))
        plans.append(SeatPlan(word, word if bot is None else next(names), bot))
    return plans


def _bot_names(taken: Sequence[str], names: Sequence[str]) -> Iterator[str]:
    """Names that no person at the table has."""
    for time in count(1):
        for name in names:
            full = name if time == 1 else f"{name} {time}"
            if full not in taken:
                yield full


def _own_name() -> str:
    try:
        name = printable(getpass.getuser()).strip().capitalize()
    except (ImportError, KeyError, OSError):  # no account, as in some containers
        name = ""
    return name[:LONGEST_NAME] or "Tortuga"
