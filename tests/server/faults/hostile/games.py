"""What others do too, so that games come to something; and what one can do with games and links to them."""

import asyncio
from random import Random

from server.faults.hostile.messenger import Answer, Messenger
from server.faults.hostile.record_files import LONG_GAME, long_game, some_game, tampered
from server.faults.hostile.steps import Steps
from tortuga.kernel import registry

MOST_GAMES = 12
"""Of their own, at the same time."""


class Games:
    def __init__(self, messenger: Messenger) -> None:
        self._messenger = messenger
        self._knowledge = messenger.knowledge

    @property
    def steps(self) -> Steps:
        return [(30, self.play_along), (6, self.bring_in), (4, self.look_back), (3, self.let_in_and_out)]

    async def fill_pockets(self, seed: str) -> None:
        """With record files, of which a long one is in the house from the beginning."""
        for title in registry.titles():
            self._knowledge.learn("record", some_game(title, seed))
        long = long_game(seed)
        self._knowledge.learn("record", long)
        await self._bring_in(Random(seed), long)

    async def play_along(self, dice: Random) -> None:
        """Some moves as they are offered; now and then a bad loser's."""
        playing = self._knowledge.seats("playing")
        if not playing or (len(playing) < MOST_GAMES and dice.random() < 0.1):
            await self._new_game(dice)
            return
        alias, table = dice.choice(playing)
        for _ in range(dice.randint(1, 8)):
            owes = (await self._messenger.look(alias, table)).get("owes", {})
            if not owes.get("offers"):
                break
            move = dice.choice(owes["offers"])["do"]
            await self._messenger.command(alias, table, "play", decision=owes["decision"], move=move)
        if dice.random() < 0.15:
            seat = self._knowledge.now(alias, table).get("you", 0)
            await self._messenger.command(alias, table, "choose", seat=seat, what="end")

    async def _new_game(self, dice: Random) -> None:
        alias = self._knowledge.alias(dice)
        order = {"id": self._knowledge.new_id(), "setup": self._knowledge.setup(dice), "start": True}
        table = (await self._messenger.send(alias, "POST", "/api/tables", order)).get("table")
        if table is not None:
            await self._messenger.command(alias, table, "start", fill="bot:random")
            await self._messenger.look(alias, table)

    async def bring_in(self, dice: Random) -> None:
        """A record file, mostly one that was tampered with."""
        record = self._knowledge.some("record", dice)
        await self._bring_in(dice, record if dice.random() < 0.2 else tampered(record, dice))

    async def _bring_in(self, dice: Random, record: str) -> None:
        order = {"id": self._knowledge.new_id(), "record": record}
        await self._messenger.send(self._knowledge.alias(dice), "POST", "/api/records", order)

    async def look_back(self, dice: Random) -> None:
        """Leafs through a game, several moments at once."""
        alias, table = self._knowledge.place(dice)
        steps = [dice.randrange(1, LONG_GAME) if dice.random() < 0.5 else dice.randrange(40) for _ in range(6)]
        parts = [*(f"steps/{step}" for step in steps), "record", "story"]
        await asyncio.gather(*(self._messenger.send(alias, "GET", f"/api/tables/{table}/{part}") for part in parts))

    async def let_in_and_out(self, dice: Random) -> None:
        """Links of all kinds: made, used by another, made void, and used again."""
        host, table = self._knowledge.place(dice)
        other = self._knowledge.alias(dice)
        send, about = self._messenger.send, f"/api/tables/{table}"
        tokens = [
            _token(await send(host, "POST", f"{about}/invitations", {"seat": dice.randrange(3)})),
            _token(await send(host, "POST", f"{about}/share")),
        ]
        for _ in range(2):
            for token in filter(None, tokens):
                await self._messenger.command(other, table, "sit", invitation=token)
                await send(other, "POST", "/api/invitations", {"token": token})
                await send(other, "GET", f"{about}?invitation={token}")
                await send(other, "GET", f"{about}/steps/1?share={token}")
            for what in ("invitations", "share"):
                await send(host, "DELETE", f"{about}/{what}")


def _token(answer: Answer) -> str:
    return str(answer.get("link") or "").rpartition("#")[2]
