"""Bots for Rummikub and Rummi: four levels for people to play against; `simple`, `tiles` and `value`, which were there
before, stay as what others are measured by."""

from tortuga.games.rummikub.bots.baseline import RummikubBot, SimpleBot, TilesBot, ValueBot
from tortuga.games.rummikub.bots.holding import ExpertBot, HardBot
from tortuga.games.rummikub.bots.levels import EasyBot, MediumBot

__all__ = ["EasyBot", "ExpertBot", "HardBot", "MediumBot", "RummikubBot", "SimpleBot", "TilesBot", "ValueBot"]
