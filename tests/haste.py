"""Bots that hardly think, where only the way counts in which they come to a move."""

from tortuga.kernel import Bot
from tortuga.search.bot import SearchBot

EFFORT = 0.001
FEWEST = 2
"""Games that a search imagines. With one it would play every move that there is, with two those that promise most."""
ENOUGH_S = 600.0


def hasty(bot: Bot) -> Bot:
    """The same bot. However busy the machine is, it has time for the little that it still does."""
    bot.effort = EFFORT
    if isinstance(bot, SearchBot):
        bot.effort = max(EFFORT, FEWEST / bot.games)
        bot.seconds = ENOUGH_S
    return bot
