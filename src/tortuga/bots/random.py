"""The simplest opponent: any of its offers, each equally likely."""

from collections.abc import Sequence

from tortuga.kernel.bot import Bot
from tortuga.kernel.views import Offer, View


class RandomBot(Bot):
    def choose(self, view: View, offers: Sequence[Offer]) -> str:
        return offers[self.chance.roll(len(offers)) - 1].do
