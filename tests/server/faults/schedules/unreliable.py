"""A process of a house that hears only some of what the others say: `python -m server.faults.schedules.unreliable SEED
FAULTS ...` is `python -m server.dealing ...`, but a fifth of the bus's messages are thrown away, and with these faults
planted, if any. No option or variable of the open house leads here."""

import sys
from collections.abc import AsyncGenerator
from contextlib import aclosing
from pathlib import Path
from random import Random

from server import dealing
from server.faults.schedules.planted import FAULTS
from tortuga.server.bus import NotifyBus

THROWN_AWAY = 0.2


def throw_away(share: float, seed: str) -> None:
    """So many of the messages that come in; and nobody learns that there was one."""
    messages, chance = NotifyBus._messages, Random(seed)

    async def some(self: NotifyBus) -> AsyncGenerator[str | None]:
        async with aclosing(messages(self)) as heard:
            async for message in heard:
                if message is None or chance.random() >= share:
                    yield message

    setattr(NotifyBus, "_messages", some)  # noqa: B010


def main(seed: str, faults: str, word: str, *words: str) -> int:
    throw_away(THROWN_AWAY, seed)
    for name in filter(None, faults.split(",")):
        FAULTS[name]()
    return dealing.run(Path(word), list(words))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
