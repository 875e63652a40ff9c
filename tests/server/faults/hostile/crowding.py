"""The same twice, much at once, and things that end while they are in use."""

import asyncio
from random import Random

from server.faults.hostile.calls import Calls
from server.faults.hostile.lines import Lines
from server.faults.hostile.messenger import Messenger
from server.faults.hostile.mutations import encoded
from server.faults.hostile.steps import Steps

AT_ONCE = 40
AT_THE_DOOR = 16
"""Sockets: more than one guest may have at a table. How many may come in a minute, this house does not limit."""


class Crowding:
    def __init__(self, messenger: Messenger, lines: Lines, calls: Calls) -> None:
        self._messenger = messenger
        self._knowledge = messenger.knowledge
        self._lines = lines
        self._calls = calls

    @property
    def steps(self) -> Steps:
        return [
            (5, self.same_id_again),
            (4, self.flood),
            (5, self.race),
            (2, self.take_over),
            (1, self.all_at_the_door),
        ]

    async def same_id_again(self, dice: Random) -> None:
        """One id with several contents, and one order thrice at the same time: it is one table."""
        alias, table = self._knowledge.place(dice)
        now, shared = self._knowledge.now(alias, table), self._knowledge.new_id()
        made = [self._calls.made(kind, dice, now) for kind in dice.sample(list(self._calls.commands), 3)]
        await asyncio.gather(*(self._messenger.post(alias, table, {**one, "id": shared}) for one in made))
        order = {"id": self._knowledge.new_id(), "setup": self._knowledge.setup(dice), "start": True}
        answers = await asyncio.gather(*(self._messenger.send(alias, "POST", "/api/tables", order) for _ in range(3)))
        tables = {answer.get("table") for answer in answers} - {None}
        if len(tables) > 1:
            self._messenger.witness.fault(f"one order opened several tables: {tables}")

    async def flood(self, dice: Random) -> None:
        """Much more than anybody could say, without listening."""
        line = self._lines.some(dice)
        if line is None:
            return
        kind = dice.choice(["chat", "ping", "hint", "try", "draft", "undo"])
        now = self._knowledge.now(line.alias, line.table)
        for _ in range(AT_ONCE):
            await line.socket.send(encoded(self._calls.made(kind, dice, now)).decode())

    async def race(self, dice: Random) -> None:
        """Signs out, or is forgotten, in the middle of something."""
        alias, table = self._knowledge.reckless(dice), self._knowledge.table(dice)
        end = dice.choice(["/api/session", "/api/me", "/api/me/other-sessions"])
        await asyncio.gather(
            self._messenger.command(alias, table, "rematch"),
            self._messenger.command(alias, table, "sit"),
            self._messenger.send(alias, "GET", "/api/me/tables"),
            self._messenger.send(alias, "DELETE", end),
            self._messenger.command(alias, table, "chat", phrase="hello"),
            self._messenger.send(alias, "GET", "/api/me/data"),
        )
        await self._messenger.be_somebody(alias)

    async def take_over(self, dice: Random) -> None:
        """Two devices want to be the guest of one recovery link, which works once."""
        lost, *found = (self._knowledge.reckless(dice) for _ in range(3))
        link = str((await self._messenger.send(lost, "POST", "/api/me/recovery")).get("link"))
        token = {"token": link.rpartition("#")[2]}
        answers = await asyncio.gather(*(self._messenger.send(alias, "POST", "/api/recover", token) for alias in found))
        if sum(answer.status < 300 for answer in answers) > 1:
            self._messenger.witness.fault(f"{lost.name} was recovered twice")

    async def all_at_the_door(self, dice: Random) -> None:
        """More sockets of one guest at one table than they may have."""
        alias, table = self._knowledge.place(dice)
        await asyncio.gather(*(self._lines.open(alias, table) for _ in range(AT_THE_DOOR)))
