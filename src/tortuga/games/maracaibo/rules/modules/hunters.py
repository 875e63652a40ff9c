"""Adventure hunters (PM-9.4): more quests, of which only the harder condition scores. How many are dealt and laid open
are numbers of the rules."""

from typing import ClassVar, Final

from tortuga.games.maracaibo.rules.modules.module import Module

UNMET_VP: Final = -5


class AdventureHunters(Module):
    name: ClassVar[str] = "hunters"

    def easy_counts(self) -> bool:
        return False

    def quest_vp(self, vp: int, scores: bool) -> int:
        return 2 * vp if scores else UNMET_VP
