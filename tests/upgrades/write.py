"""Adds what the net does not have yet: `cd tests && python -m upgrades.write`. What is there stays as it is."""

import asyncio

from tortuga import bench
from tortuga.kernel import registry
from tortuga.kernel.records import save
from upgrades import games, house

RANDOM_GAMES = {"rum": 1000}
"""How many seeded games make a checksum; of longer titles fewer."""
FEWER = 100


def main() -> None:
    games.FOLDER.mkdir(exist_ok=True)
    for stored in games.STORED:
        if not stored.record.exists():
            print(f"{stored.title} {stored.name} ...")
            game = games.play(stored)
            save(stored.record, game.header, game.records)
        if not stored.digests.exists():
            stored.digests.write_text("".join(f"{one}\n" for one in games.digests(stored)))
    if not house.DUMP.exists():
        print("the house ...")
        asyncio.run(house.write(house.DUMP))
    if not games.CHECKSUMS.exists():
        games.CHECKSUMS.write_text("".join(f"{name} {checksum(name)}\n" for name in registry.titles()))


def checksum(title: str) -> str:
    """Of seeded games, which must be the same on both builds and in all versions."""
    return bench.checksum(title, RANDOM_GAMES.get(title, FEWER))


if __name__ == "__main__":
    main()
