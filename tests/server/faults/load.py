"""A house under load: tables of RUM at which guests play one game after the other."""

import asyncio
from typing import Any

from server.faults.players import Ledger, Mood, Picture, Player
from server.faults.program import Program

TABLES: list[tuple[list[str], dict[str, Any], list[Mood]]] = [
    (["me", "open"], {"kind": "none"}, ["eager", "eager"]),
    (["me", "open", "open"], {"kind": "bank", "minutes": 10, "increment": 5}, ["eager", "eager", "eager"]),
    (["me", "bot:greedy", "open"], {"kind": "none"}, ["eager", "eager"]),
    (["me", "open"], {"kind": "turn", "seconds": 5}, ["eager", "sleepy"]),
    (["me", "open"], {"kind": "turn", "seconds": 60}, ["eager", "eager"]),
    (["me", "bot:random"], {"kind": "none"}, ["eager"]),
]
"""Who sits there, with which clock, and how the people play."""


class Load:
    """Who plays at a house, and what they know. After `enough` is set no new game begins; after `late` all go home."""

    def __init__(self, program: Program, seed: str) -> None:
        self.program = program
        self.seed = seed
        self.ledger = Ledger()
        self.pictures: list[Picture] = []
        self.players: list[Player] = []
        self.enough = False
        self.late = False

    async def player(self, name: str) -> Player:
        made = Player(name, self.program.port, self.ledger, f"{self.seed} {name}")
        self.players.append(made)
        await made.arrive()
        return made

    async def keep_playing(self, number: int) -> None:
        """One game after the other, at tables of this kind."""
        seats, clock, moods = TABLES[number]
        players = [await self.player(f"player-{number}-{seat}") for seat in range(len(moods))]
        while not self.enough:
            table = await self._seated(players, seats, clock)
            await self._game(table, players, _people(seats), moods)

    async def _seated(self, players: list[Player], seats: list[str], clock: dict[str, Any]) -> str:
        """A new table with its players, just started."""
        host, *others = players
        table = await host.open(seats, clock)
        for player, seat in zip(others, _people(seats)[1:], strict=True):
            await player.do(table, "sit", seat=seat)
        if others:
            await host.do(table, "start")
        return table

    async def _game(self, table: str, players: list[Player], places: list[int], moods: list[Mood]) -> None:
        asleep = "sleepy" in moods  # such a game could last an hour
        async with asyncio.TaskGroup() as group:
            for player, seat, mood in zip(players, places, moods, strict=True):
                picture = Picture(table, seat, asleep)
                self.pictures.append(picture)
                group.create_task(player.play(picture, mood, lambda: self.late or (asleep and self.enough)))

    async def close(self) -> None:
        for player in self.players:
            await player.close()


def _people(seats: list[str]) -> list[int]:
    return [seat for seat, plan in enumerate(seats) if not plan.startswith("bot:")]
