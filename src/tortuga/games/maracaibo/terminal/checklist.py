"""The checklist of a turn in the terminal: what is done, asked, still to come and impossible, each below what triggered
it."""

from collections.abc import Sequence

from rich.text import Text

from tortuga.games.maracaibo.checklist import Task
from tortuga.games.maracaibo.components.wording import actions_text, effects_text
from tortuga.games.maracaibo.story import source
from tortuga.games.maracaibo.terminal.descriptions import Descriptions
from tortuga.games.maracaibo.view import MaracaiboOffer, MaracaiboView

SIGNS = {"done": "✓", "left": "–", "impossible": "✗", "open": "▾", "now": "▶", "later": "…"}
STYLES = {"now": "bold #f4b545", "open": "", "later": ""}
BEHIND = ("done", "left", "impossible")
PARTS_WITH_REASON = ("value-cube", "own-tile", "SellRuby", "ExchangeRubies")
"""Why these cannot be done, their name says; else the first word of the effect does."""
EFFECTS_WITH_REASON = (
    "upgrade",
    "bury",
    "quest",
    "discard",
    "explore",
    "acquire",
    "build",
    "figurehead",
    "place",
    "use",
)


class TurnWords:
    """The lines of a turn in the reader's words."""

    def __init__(self, view: MaracaiboView, tasks: Sequence[Task], descriptions: Descriptions) -> None:
        self.view = view
        self.tasks = tasks
        self.descriptions = descriptions
        self.texts = descriptions.texts
        self.say = descriptions.say

    def in_lines(self) -> list[Text]:
        """A line each, deeper within what set it off."""
        return [Text("  " * task.depth).append_text(self.line(task)) for task in self.tasks]

    def in_short(self, all_of_it: bool = True) -> list[Text]:
        """To stand side by side: what lies within something has an arrow for each level."""
        shown = [task for task in self.tasks if all_of_it or task.state not in BEHIND]
        return [Text("›" * task.depth).append_text(self.line(task)) for task in shown]

    def line(self, task: Task) -> Text:
        number = "" if task.number is None else f"{task.number}. "
        return Text(f"{SIGNS[task.state]} {number}{self._words(task)}", style=STYLES.get(task.state, "dim"))

    def _words(self, task: Task) -> str:
        where = f"{self._source(task.source)}: " if task.depth and task.part != "Refill" else ""
        if task.part == "gain":
            return f"{where}{self._gained(task)}"
        words = f"{where}{self._about(task)}"
        made = ", ".join(dict.fromkeys(filter(None, (self._made(task, move) for move in task.moves))))
        if made and task.state != "now":
            words += f" → {made}"
        if task.state == "left":
            words += f" ({self.say('task-left')})"
        if task.state == "impossible" and self._reason(task) and self._reason(task) != self._about(task):
            words += f" ({self._reason(task)})"
        return words

    def _source(self, text: str) -> str:
        if text.startswith("upgrade "):
            return f"{self.say('component-ship-board')} {text.split()[1]}"
        return self.texts(source(text).id)

    def _gained(self, task: Task) -> str:
        vp = [self.say("effect-vp", count=task.vp)] if task.vp else []
        doubloons = [self.say("effect-doubloons", count=task.doubloons)] if task.doubloons else []
        return ", ".join((*vp, *doubloons))

    def _about(self, task: Task) -> str:
        if task.part == "value-cube":
            ship = self.view.boards[self.view.active].ship
            value = next((space.value for space in self.view.spaces if space.name == ship), None)
            if value is None:
                return self._reason(task)
            return self.say("task-value-cube", treasure=self.say(f"treasure-{value}"))
        if not task.effects:
            missing = task.part == "own-tile" and task.state == "impossible"
            return self._reason(task) if missing else self.say(f"task-{task.part}")
        choice = tuple(self.descriptions.by_phrase[phrase] for phrase in task.effects)
        return actions_text([choice], self.texts)

    def _reason(self, task: Task) -> str:
        if not task.effects:
            return self.say(f"cannot-{task.part}") if task.part in PARTS_WITH_REASON else ""
        first = task.effects[0].split()[0]
        return self.say(f"cannot-{first}" if first in EFFECTS_WITH_REASON else "cannot-nothing")

    def _made(self, task: Task, move: MaracaiboOffer) -> str:
        """What was chosen."""
        descriptions, rules = self.descriptions, self.descriptions.rules
        match move.verb:
            case "acquire":
                return "" if task.card is None else descriptions.lies(task.card)
            case "build" | "activate":
                return descriptions.lies(self.view.spaces[move.number].card)
            case "upgrade":
                return descriptions.upgrade(move.number)
            case "explore":
                return effects_text(rules.track_effects[move.number], self.texts)
            case "sell":
                return effects_text(descriptions.catalogue.ruby_market[move.number], self.texts)
            case "place":
                return self.say(f"face-{self.view.faces[(move.tile or 1) - 1]}")
            case "figurehead":
                return self.say(f"figurehead-{move.figurehead}")
            case "quest":
                return self.say(f"quest-{move.quests[0]}") if move.quests else ""
            case "die" | "treasure" | "cube" | "bury":
                return self.say(f"treasure-{move.treasure}")
            case "take":
                return self.say("choice-take")
        return ""
