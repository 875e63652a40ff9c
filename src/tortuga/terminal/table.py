"""What a title shows in the terminal. Titles register theirs under the entry point group `tortuga.tables`."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib.metadata import entry_points
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.json import JSON
from rich.panel import Panel
from rich.text import Text

from tortuga.kernel.title import Title
from tortuga.kernel.wire import Offer, View
from tortuga.texts import Texts

TABLES = "tortuga.tables"


class Choice(msgspec.Struct, frozen=True):
    """A move to choose: its notation and what it means."""

    do: str
    label: Text


class Table(ABC):
    """A title drawn for one reader."""

    def __init__(self, title: Title, texts: Texts) -> None:
        self.title = title
        self.texts = texts

    @abstractmethod
    def draw(self, view: View) -> RenderableType:
        """The whole table as the view's seat sees it."""

    @abstractmethod
    def asks(self, view: View) -> str:
        """One sentence: what is expected of the seat."""

    @abstractmethod
    def choices(self, view: View, offers: Sequence[Offer]) -> list[Choice]:
        """What it may do, the most interesting first."""

    def paint(self, sentence: str) -> Text:
        """A sentence of the story, its pieces in their colours."""
        return Text(sentence)

    def examples(self) -> tuple[str, str]:
        """A move in notation and a rule id, for the help."""
        return "…", "…"


class PlainTable(Table):
    """For a title that has not drawn a table: what is seen as data, and moves in notation."""

    def draw(self, view: View) -> RenderableType:
        return Panel(JSON(msgspec.json.encode(view).decode()), title=self.texts("table-plain-view"))

    def asks(self, view: View) -> str:
        return ""

    def choices(self, view: View, offers: Sequence[Offer]) -> list[Choice]:
        return [Choice(offer.do, Text(offer.do)) for offer in offers]


def table_for(title: Title, texts: Texts) -> Table:
    for entry in entry_points(group=TABLES, name=title.name):
        made: Any = entry.load()
        table = made(title, texts)
        assert isinstance(table, Table)
        return table
    return PlainTable(title, texts)
