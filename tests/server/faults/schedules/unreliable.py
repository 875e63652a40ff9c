"""A process of a house that hears only some of what the others say: `python -m server.faults.schedules.unreliable SEED
FAULTS ...` is `python -m server.dealing ...`, but a fifth of the bus's messages are thrown away, refusals tell of which
version of their table they are said, its own version is the one in the file of the same name with `.version`, and these
faults are planted, if any. No option or variable of the open house leads here."""

import sys
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from pathlib import Path
from random import Random
from typing import Any

import tortuga
from server import dealing
from server.faults.schedules.journal import VERSION
from server.faults.schedules.planted import FAULTS
from tortuga.kernel.errors import Refusal
from tortuga.server.bus import NotifyBus
from tortuga.server.house.ledger import Ledger
from tortuga.server.house.room import Room
from tortuga.server.not_now import NotNow

THROWN_AWAY = 0.2


def throw_away(share: float, seed: str) -> None:
    """What share of incoming messages is dropped; nobody learns that there was one."""
    messages, chance = NotifyBus._messages, Random(seed)

    async def some(self: NotifyBus) -> AsyncGenerator[str | None]:
        async with aclosing(messages(self)) as heard:
            async for message in heard:
                if message is None or chance.random() >= share:
                    yield message

    setattr(NotifyBus, "_messages", some)  # noqa: B010


def tell_versions() -> None:
    """So the judge knows whether the table had gone on between two answers to a command that was sent twice."""
    happen = Ledger.happen

    async def telling(self: Ledger, room: Room, what: Any, **how: Any) -> Any:
        try:
            return await happen(self, room, what, **how)
        except NotNow:
            raise
        except Refusal as refusal:
            refusal.facts[VERSION] = room.table.seq  # the lock is held: it was said of this one
            raise

    setattr(Ledger, "happen", telling)  # noqa: B010


def main(seed: str, faults: str, word: str, *words: str) -> int:
    throw_away(THROWN_AWAY, seed)
    tell_versions()
    for name in filter(None, faults.split(",")):
        FAULTS[name]()
    with suppress(FileNotFoundError):  # no upgrade yet
        tortuga.__version__ = Path(word).with_suffix(".version").read_text("utf-8")
    return dealing.run(Path(word), list(words))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
