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
    def sort(self, view: View, offers: Sequence[Offer]) -> Sequence[Offer]:
        """What it may do, the most interesting first: as people see it, numbered."""

    @abstractmethod
    def label(self, view: View, offer: Offer) -> Text:
        """What an offer means."""

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

    def sort(self, view: View, offers: Sequence[Offer]) -> Sequence[Offer]:
        return offers

    def label(self, view: View, offer: Offer) -> Text:
        return Text(offer.do)


def table_for(title: Title, texts: Texts) -> Table:
    for entry in entry_points(group=TABLES, name=title.name):
        made: Any = entry.load()
        table = made(title, texts)
        assert isinstance(table, Table)
        return table
    return PlainTable(title, texts)
