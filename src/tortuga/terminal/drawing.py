"""What a title shows in the terminal. Titles register theirs under the entry point group `tortuga.tables`."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib.metadata import entry_points
from typing import Any, NamedTuple

import msgspec
from rich.console import RenderableType
from rich.json import JSON
from rich.panel import Panel
from rich.text import Text

from tortuga.kernel.title import Title
from tortuga.kernel.views import Offer, Review, View
from tortuga.texts import Texts

TABLES = "tortuga.tables"


class Prepared(NamedTuple):
    """A move as it was prepared so far, in notation; `done`: it is to be played."""

    move: str
    done: bool


class Table(ABC):
    """A title drawn for one reader.

    Where a move is too much to type in one line, a table lets people prepare it: it keeps what they have done since
    `begin`, shows it in `draw` and `sort`, and hands the whole over when they are done.
    """

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

    def begin(self, view: View) -> None:  # noqa: B027  (most tables have nothing to prepare)
        """A seat is asked for a decision: whatever was prepared before is over."""

    def prepare(self, view: View, typed: str) -> Prepared | None:
        """What a line makes of a move in preparation; None if it is none of that business. Raises Refusal."""
        return None

    def pick(self, view: View, offer: Offer) -> Prepared | None:
        """The same for an offer that somebody chose; None: it is played as it is."""
        return None

    def remark(self, view: View, review: Review | None) -> RenderableType:
        """What can be said of the move in preparation."""
        return ""

    def help(self) -> Sequence[tuple[str, str]]:
        """What can be typed at this table alone, and what it does."""
        return ()

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
