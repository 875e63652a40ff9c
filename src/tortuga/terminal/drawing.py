"""How a title is drawn in the terminal. Titles register drawings under the entry point group `tortuga.drawings`."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib.metadata import entry_points
from typing import Any, NamedTuple

import msgspec
from rich.console import RenderableType
from rich.json import JSON
from rich.panel import Panel
from rich.text import Text

from tortuga.kernel.events import Event
from tortuga.kernel.title import Title
from tortuga.kernel.views import Assessment, Offer, View
from tortuga.texts import Texts

DRAWINGS = "tortuga.drawings"


class Prepared(NamedTuple):
    """A move as it was prepared so far, in notation; `done`: it is to be played."""

    move: str
    done: bool


class Drawing(ABC):
    """A title drawn for one reader.

    Where a move is too much to type in one line, a drawing lets people prepare it: it keeps what they have done since
    `begin`, shows it in `draw` and `sort`, and hands the whole over when they are done.
    """

    def __init__(self, title: Title, texts: Texts) -> None:
        self.title = title
        self.texts = texts

    @abstractmethod
    def draw(self, view: View, below: int = 1) -> RenderableType:
        """The whole table as the view's seat sees it, as large as the screen allows with this many lines below it."""

    @abstractmethod
    def asks(self, view: View) -> str:
        """One sentence: what the seat has to decide."""

    @abstractmethod
    def sort(self, view: View, offers: Sequence[Offer]) -> Sequence[Offer]:
        """What it may do, the most interesting first: as people see it, numbered."""

    def worth_showing(self, view: View, sorted_offers: Sequence[Offer]) -> int:
        """How many of the sorted offers deserve a place in the list; the rest brings no more and waits behind it."""
        return len(sorted_offers)

    @abstractmethod
    def label(self, view: View, offer: Offer) -> Text:
        """What an offer means."""

    def in_notation(self, view: View, typed: str) -> str:
        """A move as somebody typed it, in the notation: words of the reader's language become the notation's."""
        return typed

    def points(self, count: int) -> str:
        """A number of points, in this game's word for them."""
        return self.texts("points", count=count)

    def introduction(self, view: View) -> Sequence[RenderableType]:
        """For somebody who has never seen the game: its aim, what a turn is, what the signs mean and how moves are
        typed, one paragraph each."""
        return [Text(self.texts(f"{self.title.name}-about"))]

    def tell(self, event: Event, before: Sequence[Event]) -> list[Text]:
        """An event as sentences; `before` are those that this reader heard earlier."""
        return [self.paint(self.texts.line(line)) for line in self.title.say(event)]

    def hint(self, view: View, do: str) -> Sequence[Text] | None:
        """How a move that is advised is done from where its preparation stands, one thing after the other; None where
        it says no more than the move."""
        return None

    def draft(self) -> str | None:
        """The move in preparation, in notation."""
        return None

    def begin(self, view: View) -> None:  # noqa: B027  (most drawings have nothing to prepare)
        """A seat is asked for a decision: whatever was prepared before is over."""

    def prepare(self, view: View, typed: str) -> Prepared | None:
        """What a typed line makes of a move in preparation; None: the line is not about the draft. Raises Refusal."""
        return None

    def pick(self, view: View, offer: Offer) -> Prepared | None:
        """The same for an offer that somebody chose; None: it is played as it is."""
        return None

    def remark(self, view: View, assessment: Assessment | None) -> RenderableType:
        """What can be said of the move in preparation."""
        return ""

    def help(self) -> Sequence[tuple[str, str]]:
        """The commands that only this title has: what is typed, and what it does."""
        return ()

    def paint(self, sentence: str) -> Text:
        """A sentence of the story, with the names of pieces in their colours."""
        return Text(sentence)

    def examples(self) -> tuple[str, str]:
        """A move in notation and a rule id, for the help."""
        return "…", "…"


class PlainDrawing(Drawing):
    """For a title without a drawing of its own: the view as data, and moves in notation."""

    def draw(self, view: View, below: int = 1) -> RenderableType:
        return Panel(JSON(msgspec.json.encode(view).decode()), title=self.texts("table-plain-view"))

    def asks(self, view: View) -> str:
        return ""

    def sort(self, view: View, offers: Sequence[Offer]) -> Sequence[Offer]:
        return offers

    def label(self, view: View, offer: Offer) -> Text:
        return Text(offer.do)


def drawing_for(title: Title, texts: Texts) -> Drawing:
    for entry in entry_points(group=DRAWINGS, name=title.name):
        made: Any = entry.load()
        drawing = made(title, texts)
        assert isinstance(drawing, Drawing)
        return drawing
    return PlainDrawing(title, texts)
