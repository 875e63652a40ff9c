"""People who only want to play: real games of all titles that go on while somebody else attacks the house."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import msgspec

from server.faults.checker import Witness
from server.faults.players import Json, Ledger, Picture, Player

NO_CLOCK: Json = {"kind": "none"}
SHORT_CLOCK: Json = {"kind": "turn", "seconds": 5}
"""Where the hostile guest may sit and do nothing."""
STRANGER = "stranger"
"""A seat that the hostile guest is let have."""
PEOPLE = ("me", "open")


class Plan(NamedTuple):
    """One table: a seat is `me` (the host), `open` (somebody honest), `stranger` or a bot."""

    title: str
    seats: list[str]
    clock: Json = NO_CLOCK
    public: bool = True
    redbeard: int | None = None
    """How strong he is; beside him all modules are played with that a title has."""


PLANS = [
    Plan("rum", ["me", "open", "bot:greedy"]),
    Plan("rummikub", ["me", "bot:simple"]),
    Plan("rummi", ["me", "open"]),
    Plan("maracaibo", ["me", "open"]),
    Plan("maracaibo", ["me"], redbeard=3),
    Plan("rum", ["me", "open"], public=False),
    Plan("rum", ["me", STRANGER], SHORT_CLOCK),
    Plan("rummikub", ["me", STRANGER], SHORT_CLOCK),
    Plan("maracaibo", ["me", STRANGER], SHORT_CLOCK),
]


class HonestTables:
    """All of them, and what their players know. They play one game after the other."""

    def __init__(self, port: int, witness: Witness, seed: str, titles: list[Json], plans: Sequence[Plan]) -> None:
        self.ledger = Ledger()
        self.pictures: list[tuple[Player, Picture]] = []
        """Who has come to know which table, and how."""
        self.players: dict[str, Player] = {}
        self.tables: list[str] = []
        """The newest last; private ones too."""
        self.sits_down: Callable[[str], Awaitable[None]]
        """Asks the hostile guest to a table."""
        self._port = port
        self._witness = witness
        self._seed = seed
        self._plans = plans
        self._modules = {
            title["name"]: [
                option["name"]
                for option in title["options"]
                if str(option.get("group_key", "")).endswith("-options-modules")
            ]
            for title in titles
        }

    async def play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for number, plan in enumerate(self._plans):
                group.create_task(self._keep_playing(number, plan))

    @property
    def everybody_has_moved(self) -> bool:
        """Has each of them made a move that is acknowledged?"""
        sent = [self.ledger.sent[known] for known in self.ledger.acknowledged]
        people = sum(seat in PEOPLE for plan in self._plans for seat in plan.seats)
        return len({name for name, command in sent if command["type"] == "play"}) == people

    async def close(self) -> None:
        for player in self.players.values():
            await player.close()

    async def _keep_playing(self, number: int, plan: Plan) -> None:
        people = [seat for seat, who in enumerate(plan.seats) if who in PEOPLE]
        players = [await self._player(f"honest-{number}-{seat}") for seat in people]
        if not plan.public:
            await self._go_by_secret_names(players)
        while True:
            table = await self._started(plan, players)
            async with asyncio.TaskGroup() as group:
                for player, seat in zip(players, people, strict=True):
                    picture = Picture(table, seat)
                    self.pictures.append((player, picture))
                    group.create_task(player.play(picture))

    async def _player(self, name: str) -> Player:
        player = self.players[name] = Player(name, self._port, self.ledger, f"{self._seed} {name}")
        player.replaces_leavers = True
        await player.arrive()
        guest: str = (await player.ask("GET", "/api/me/data"))["profile"]["id"]
        self._witness.keep(player.token, f"the session of {name}")

        def overheard(table: str, raw: str | bytes) -> None:
            text = raw if isinstance(raw, str) else raw.decode()
            self._witness.heard(name, text)
            frame: Json = msgspec.json.decode(text)
            self._witness.pictured(guest, table, frame.get("now", frame))

        player.overheard = overheard
        return player

    async def _started(self, plan: Plan, players: list[Player]) -> str:
        """A new table with everybody in their seats, and a game that has begun."""
        host, *others = players
        options: Json = {
            **dict.fromkeys(self._modules[plan.title], True),
            **({} if plan.redbeard is None else {"redbeard": plan.redbeard}),
        }
        seats = ["open" if seat == STRANGER else seat for seat in plan.seats]
        table = await host.open(seats, plan.clock, plan.title, options=options, public=plan.public)
        if not plan.public:
            await self._seal(table, players)
        for player, seat in zip(others, [seat for seat, who in enumerate(plan.seats) if who == "open"], strict=True):
            more: Json = {} if plan.public else {"invitation": await self._invitation(host, table, seat)}
            await player.do(table, "sit", seat=seat, **more)
        self.tables.append(table)
        if STRANGER in plan.seats:
            await self.sits_down(table)
        if "open" in seats:
            await host.do(table, "start", fill="bot:random")
        return table

    async def _go_by_secret_names(self, players: list[Player]) -> None:
        """Names that nobody else may ever hear: these people play among themselves alone."""
        for player in players:
            name = f"canary {player.chance.getrandbits(48):012x}"
            self._witness.keep(name, "who plays at a private table", *(one.name for one in players))
            await player.ask("PATCH", "/api/me", {"name": name})

    async def _seal(self, table: str, players: list[Player]) -> None:
        """What is said at a private table, and its code, are for those alone who were let in."""
        host = players[0]
        word = f"canary-{host.chance.getrandbits(64):016x}"
        names = [player.name for player in players]
        about = (await host.ask("GET", f"/api/tables/{table}"))["about"]
        self._witness.keep(word, "what was said at a private table", *names)
        self._witness.keep(about["code"], "the code of a private table", *names)
        await host.do(table, "chat", text=word)

    async def _invitation(self, host: Player, table: str, seat: int) -> str:
        link: str = (await host.ask("POST", f"/api/tables/{table}/invitations", {"seat": seat}))["link"]
        token = link.rpartition("#")[2]
        self._witness.keep(token, "an invitation")
        return token
