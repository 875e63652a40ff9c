"""Every endpoint and every command: as they are meant to be used, nearly so, or not at all."""

from collections import Counter
from random import Random
from typing import Any

from server.faults.hostile.lines import Lines
from server.faults.hostile.messenger import Messenger, in_path
from server.faults.hostile.mutations import TEXTS, Schema, damaged, encoded, fitting, odd
from server.faults.hostile.steps import Steps
from server.faults.hostile.surface import Operation, commands, operations
from server.faults.players import Json

ODD_HEADERS = (
    {"Content-Type": "text/plain"},
    {"Content-Type": "application/json; charset=utf-16"},
    {"Cookie": "tortuga=" + "x" * 43},
    {"Cookie": 'tortuga="; tortuga="; =;;'},
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Host": "evil.example"},
    {"Host": "[::1"},
    {"Accept": "text/html"},
    {"Accept-Language": "uk;q=0.9,pl;q=NaN," * 50},
    {"X-Forwarded-For": "1.2.3.4", "X-Forwarded-Host": "evil.example"},
    {"Range": "bytes=0-1,5-9"},
)

CHANGES_WHO_THEY_ARE = ("POST /api/me", "DELETE /api/me", "DELETE /api/session", "POST /api/recover")


class Calls:
    def __init__(self, messenger: Messenger, lines: Lines, document: Json) -> None:
        self.tried: Counter[str] = Counter()
        """How often each endpoint and each command was."""
        self.operations = operations(document)
        self.commands = commands(document)
        self.components: Schema = document["components"]["schemas"]
        self._messenger = messenger
        self._knowledge = messenger.knowledge
        self._lines = lines

    @property
    def steps(self) -> Steps:
        return [(24, self.ask_something), (24, self.command_something)]

    @property
    def names(self) -> set[str]:
        """Of all endpoints and commands."""
        return {*(operation.name for operation in self.operations), *self.commands}

    async def ask_something(self, dice: Random) -> None:
        await self.ask(dice, dice.choice(self.operations), damage=dice.random() < 0.4)

    async def command_something(self, dice: Random) -> None:
        await self.command(dice, dice.choice(list(self.commands)), damage=dice.random() < 0.35)

    async def ask(self, dice: Random, operation: Operation, *, damage: bool) -> None:
        self.tried[operation.name] += 1
        alias, table = self._knowledge.place(dice)
        if operation.name in CHANGES_WHO_THEY_ARE:
            alias = self._knowledge.reckless(dice)
        now = self._knowledge.now(alias, table)
        spoilt = dice.choice(["body", "body", "path", "query", "more", "headers"]) if damage else ""

        def known(name: str, dice: Random) -> Any:
            return table if name == "table" else self._knowledge.fit_for(name, dice, now)

        path = self._address(dice, operation, known, spoilt)
        if operation.is_stream:
            status = await self._messenger.stream(alias, path, lines=dice.randrange(3))
        else:
            body = None
            if operation.body is not None:
                made = fitting(operation.body, self.components, dice, known)
                body = damaged(made, dice) if spoilt == "body" else encoded(made)
            headers = dice.choice(ODD_HEADERS) if spoilt == "headers" else None
            shown = table if "{table}" in operation.path and spoilt != "path" else None
            answer = await self._messenger.send(alias, operation.method, path, body, headers=headers, table=shown)
            status = answer.status
        if status < 300:
            self._messenger.succeeded[operation.name] += 1
        if not alias.session.token and dice.random() < 0.8:
            await self._messenger.be_somebody(alias)

    def _address(self, dice: Random, operation: Operation, known: Any, spoilt: str) -> str:
        """Path and query, one of them perhaps with something odd in it."""
        path, query = operation.path, {}
        for one in operation.parameters:
            value = fitting(one["schema"], self.components, dice, known, one["name"])
            if spoilt == one["in"]:
                value = odd(dice)
            if one["in"] == "path":
                path = path.replace(f"{{{one['name']}}}", in_path(value) or "-")
            elif one["required"] or (value is not None and dice.random() < 0.5):
                query[one["name"]] = value
        if spoilt == "more":
            query[dice.choice(TEXTS)[:300]] = "x"
        asked = "&".join(f"{in_path(name)}={in_path(value)}" for name, value in query.items())
        return f"{path}?{asked}" if asked else path

    async def command(self, dice: Random, kind: str, *, damage: bool) -> None:
        """By HTTP, or by a socket that is open."""
        self.tried[kind] += 1
        alias, table = self._knowledge.place(dice)
        line = self._lines.one_of(alias, dice) if dice.random() < 0.5 else None
        if line is not None:
            table = line.table
        elif dice.random() < 0.5:  # else from memory, which may be stale
            await self._messenger.look(alias, table)
        made = self.made(kind, dice, self._knowledge.now(alias, table))
        if line is not None:
            raw = damaged(made, dice) if damage else encoded(made)
            await line.socket.send(raw if dice.random() < 0.3 else raw.decode("utf-8", "replace"))
        else:
            await self._messenger.post(alias, table, damaged(made, dice) if damage else made)

    def made(self, kind: str, dice: Random, now: Json) -> Json:
        """A command of that kind which could be meant, at a table that looks like this."""
        made: Json = fitting(
            self.commands[kind], self.components, dice, lambda name, dice: self._knowledge.fit_for(name, dice, now)
        )
        return made
