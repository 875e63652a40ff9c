"""Who sits where: `me,bot:greedy,Ania` in short."""

import getpass
from collections.abc import Sequence

import msgspec

from tortuga.kernel import registry
from tortuga.kernel.chance import Imagined
from tortuga.kernel.errors import OptionError
from tortuga.kernel.title import Title

BOT = "bot:"
BOT_NAMES = ("Calico", "Bonny", "Morgan", "Read")
"""What bots are called, by seat."""


class Sitter(msgspec.Struct, frozen=True):
    """Somebody in a seat: a person, or a bot of some kind. `spec` is how a record names it."""

    spec: str
    name: str
    bot: str | None


def read_seats(specs: Sequence[str], title: Title) -> list[Sitter]:
    """Seats from their short form; `me` is the person at the keyboard. Refuses unknown bots and double names."""
    sitters = []
    for seat, word in enumerate(specs):
        spec = _own_name() if word == "me" else word.strip()
        if not spec:
            raise OptionError("seats-empty")
        if spec.startswith(BOT):
            kind = spec.removeprefix(BOT)
            registry.bot(kind, title, Imagined("probe"))
            sitters.append(Sitter(spec, BOT_NAMES[seat % len(BOT_NAMES)], kind))
        else:
            sitters.append(Sitter(spec, spec, None))
    names = [sitter.name for sitter in sitters]
    for name in names:
        if names.count(name) > 1:
            raise OptionError("seat-twice", name=name)
    return sitters


def _own_name() -> str:
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError):  # no account, as in some containers
        return "Tortuga"
