"""What a hostile guest has come to know of a house, and what they would put into a field because of it."""

from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from conformance.positions import random_options, values
from server.faults.hostile.aliases import Alias, Session
from server.faults.hostile.mutations import TEXTS, UNKNOWN
from server.faults.players import Json
from tortuga.kernel import Imagined, registry

REMEMBERED = 40
"""Things of one kind, the newest."""
SEATED = 30
"""Places of their own that they still go back to, the newest."""

RECKLESS = 2


class Knowledge:
    def __init__(self, aliases: Sequence[Alias], honest_tables: Sequence[str]) -> None:
        self.aliases = aliases
        self._honest_tables = honest_tables
        self._ids = 0
        self._things: dict[str, deque[Any]] = {}
        """By the names of fields that they go into."""
        self._now: dict[tuple[str, str], Json] = {}
        """By alias and table: how it looked last."""

    # -- Who and where ------------------------------------------------------------------------------------------------

    def alias(self, dice: Random) -> Alias:
        return dice.choice(self.aliases)

    def reckless(self, dice: Random) -> Alias:
        """Somebody who has nothing to lose: else nobody would keep a seat for long."""
        return dice.choice(self.aliases[-RECKLESS:])

    def forget_seats(self, alias: Alias) -> None:
        """The house takes them for somebody else from now on."""
        for name, table in [*self._now]:
            if name == alias.name:
                del self._now[name, table]

    def table(self, dice: Random) -> str:
        """One of the honest people's, or one of their own."""
        own = self._things.get("table", ())
        honest = self._honest_tables[-len(own) - 10 :] if own else self._honest_tables
        found: str = dice.choice([*own, *honest] or ["no-such-table"])
        return found

    def place(self, dice: Random) -> tuple[Alias, str]:
        """Who acts, and where: mostly somebody who has a seat there."""
        seated = self.seats()
        return dice.choice(seated) if seated and dice.random() < 0.6 else (self.alias(dice), self.table(dice))

    def seats(self, *statuses: str) -> list[tuple[Alias, str]]:
        """Where they sit, at tables of that status or of any."""
        by_name = {alias.name: alias for alias in self.aliases}
        found = [
            (by_name[name], table)
            for (name, table), now in self._now.items()
            if now.get("you") is not None and (not statuses or now.get("status") in statuses)
        ]
        return found[-SEATED:]

    def now(self, alias: Alias, table: str) -> Json:
        return self._now.get((alias.name, table), {})

    # -- Learning -----------------------------------------------------------------------------------------------------

    def learn(self, name: str, thing: Any) -> None:
        things = self._things.setdefault(name, deque(maxlen=REMEMBERED))
        if thing not in things:
            things.append(thing)

    def understand(self, told: Any) -> None:
        """Whatever may be of use later."""
        match told:
            case {"type": "now", "about": {"code": code}}:
                self.learn("code", code)
            case {"move": str(move)}:
                self.learn("move", move)
            case {"table": str(table)}:
                self.learn("table", table)
            case {"link": str(link)}:
                address, _, token = link.partition("#")
                if token:
                    self.learn("token", token)
                elif "/join/" in address:
                    self.learn("code", address.rpartition("/")[2])
            case str() if told.startswith('{"tortuga"'):
                self.learn("record", told)

    def shown(self, alias: Alias, session: Session, table: str, now: Json) -> None:
        """A table as that session may see it."""
        if session != alias.session:
            return
        before = self.now(alias, table)
        if now["seq"] == before.get("seq"):
            now = {**before, **now}  # what is the same is not said again
        self._now[alias.name, table] = now
        for offer in now.get("owes", {}).get("offers", ())[:2]:
            self.learn("move", offer["do"])

    # -- Using it -----------------------------------------------------------------------------------------------------

    def new_id(self) -> str:
        self._ids += 1
        return f"hostile-{self._ids:06}"

    def some(self, name: str, dice: Random) -> Any:
        things = self._things.get(name)
        return dice.choice(things) if things else UNKNOWN

    def fit_for(self, name: str, dice: Random, now: Json) -> Any:
        """What would make sense in a field of that name, at a table that looks like this."""
        owes = now.get("owes", {})
        match name:
            case "table":
                return self.table(dice)
            case "id":
                return self._id(dice)
            case "decision":
                right = owes.get("decision", now.get("seq", 1))
                return right + (0 if dice.random() < 0.8 else dice.choice([-1, 1, 10**6]))
            case "move":
                offers = [offer["do"] for offer in owes.get("offers", ())]
                return dice.choice(offers) if offers and dice.random() < 0.7 else self.some("move", dice)
            case "seat":
                return dice.randrange(4)
            case "to" | "seq" | "since" | "step":
                return dice.randrange(now.get("seq", 30) + 3)
            case "bot":
                return _bot(dice)
            case "who" | "fill":
                return dice.choice([f"bot:{_bot(dice)}", f"bot:{_bot(dice)}", "open", "me"])
            case "setup":
                return self.setup(dice)
            case "title":
                return dice.choice([*registry.titles(), "nowhere"])
            case "level":
                return dice.choice([1, 1, 1, 2])
            case "seed":
                return dice.choice(["one", "two", "today"])
            case "text" | "name":
                return dice.choice(TEXTS)
            case "phrase":
                return dice.choice(["hello", "thanks", "nothing"])
            case "file":
                return dice.choice(
                    ["index.html", "manifest.webmanifest", "../settings.py", "assets/..", dice.choice(TEXTS)]
                )
            case "token" | "invitation" | "share":
                return self.some("token", dice)
            case "code" | "record":
                return self.some(name, dice)
        return UNKNOWN

    def _id(self, dice: Random) -> str:
        """Mostly a new one; else one of their own, or of somebody honest."""
        match dice.randrange(10):
            case 0 if self._ids:
                return f"hostile-{dice.randint(1, self._ids):06}"
            case 1:
                return f"honest-{dice.randrange(9)}-{dice.randrange(2)}-{dice.randint(1, 60):05}"
        return self.new_id()

    def setup(self, dice: Random) -> Json:
        """A table that can be opened, unless its options do not go together."""
        title = registry.title(dice.choice(registry.titles()))
        shape = msgspec.inspect.type_info(title.options_type)
        assert isinstance(shape, msgspec.inspect.StructType)
        options = {
            field.name: dice.choice([*(title.choices(field.name) or values(field.type))])
            for field in shape.fields
            if dice.random() < 0.25
        }
        if dice.random() < 0.5:
            options = msgspec.to_builtins(random_options(title, 2, Imagined(str(dice.random()))))
        bots = ["bot:random", "bot:simple" if title.name.startswith("rummi") else "bot:greedy"]
        seats = ["me", *(dice.choice([*bots, "open"]) for _ in range(dice.randint(0, 3)))]
        clock = dice.choice([{"kind": "none"}, {"kind": "none"}, {"kind": "turn", "seconds": 5}, {"kind": "bank"}])
        switches = {name: dice.random() < 0.8 for name in ("public", "spectators", "chat", "hints", "takebacks")}
        return {"title": title.name, "options": options, "seats": seats, "clock": clock, **switches}


def _bot(dice: Random) -> str:
    return dice.choice(["random", "greedy", "simple", "value", "tiles", "nobody"])
