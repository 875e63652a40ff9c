"""RUM drawn in the terminal: bottles in colour, each colour with its own shape and letter."""

import re
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tortuga.games.rum.box import COLOUR_NAMES, LETTERS
from tortuga.games.rum.events import Gain
from tortuga.games.rum.redeal import PARROT_NAME
from tortuga.games.rum.rules import CLOCK_END
from tortuga.games.rum.wire import Captain, Hand, RumOffer, RumView
from tortuga.kernel.wire import Offer, View
from tortuga.terminal.table import Choice, Table

SHAPES = dict(zip(LETTERS, "♥●★▲▼♦■", strict=True))
STYLES = dict(
    zip(
        LETTERS,
        (
            "bold white on #a8131f",
            "bold black on #ec7420",
            "bold black on #ffe566",
            "bold white on #1c7a60",
            "bold black on #3797e4",
            "bold white on #8b3190",
            "bold white on #33393f",
        ),
        strict=True,
    )
)
CARD = re.compile(r"\b([ROYGBPK])([roygbpk])\2\b|\b([ROYGBPK])\3([roygbpk])\b")


def letter_of(colour: str) -> str:
    return LETTERS[COLOUR_NAMES.index(colour)]


def bottles(letter: str, count: int) -> Text:
    """So many bottles of a colour."""
    return Text(f" {SHAPES[letter]}{letter}" * count + " ", style=STYLES[letter])


def card_picture(name: str, caption: str, parrot: str) -> Panel:
    """A card with its single end up, as it lies on the beach or in the hand."""
    if name == PARROT_NAME:
        ends = Text(f"{parrot}\n", style="bold #7cc36b", justify="center")
    elif not name:
        ends = Text("▒▒▒▒▒▒▒\n▒▒▒▒▒▒▒", style="#4a6b7c", justify="center")
    else:
        ends = Text.assemble(bottles(name[0], 1), "\n", bottles(name[1].upper(), 2), justify="center")
    return Panel(ends, title=caption, width=13, padding=(0, 1), border_style="#c9b07a")


def card_text(name: str) -> Text:
    """A card in a line of text, as it is written: the end that is up first."""
    return Text.assemble(*((letter, STYLES[letter.upper()]) for letter in name))


class RumTable(Table):
    def draw(self, view: View) -> RenderableType:
        assert isinstance(view, RumView)
        say = self.texts
        head = Text.assemble(
            (say("rum-name"), "bold #f2b544"),
            "  ·  ",
            say("rum-table-turn", turn=view.turn),
            "  ·  ",
            say("rum-table-goal", points=view.goal),
        )
        parts: list[RenderableType] = [head, self._captains(view), self._clock(view), self._beach(view)]
        parts.append(self._players(view))
        if view.seat is not None:
            parts.append(self._hand(view))
        return Group(*parts)

    def asks(self, view: View) -> str:
        assert isinstance(view, RumView)
        if view.asks == "nothing":
            return ""
        return self.texts(f"rum-asks-{view.asks}", count=view.number)

    def choices(self, view: View, offers: Sequence[Offer]) -> list[Choice]:
        assert isinstance(view, RumView)
        mine = [offer for offer in offers if isinstance(offer, RumOffer)]
        draws = [offer for offer in mine if offer.kind == "draw"]
        draws.sort(key=lambda offer: offer.slot or 9)
        others = [offer for offer in mine if offer.kind != "draw"]
        others.sort(key=lambda offer: (-(offer.points or 0), len(offer.cards)))
        cheapest = {offer.gains: offer for offer in reversed(others) if offer.gains}
        others.sort(key=lambda offer: offer.gains in cheapest and cheapest[offer.gains] is not offer)
        return [Choice(offer.do, self._label(view, offer)) for offer in draws + others]

    def paint(self, sentence: str) -> Text:
        text = Text()
        end = 0
        for found in CARD.finditer(sentence):
            text.append(sentence[end : found.start()])
            text.append_text(card_text(found[0]))
            end = found.end()
        text.append(sentence[end:])
        return text

    def examples(self) -> tuple[str, str]:
        return self.texts("rum-example-move"), self.texts("rum-example-rule")

    def _label(self, view: RumView, offer: RumOffer) -> Text:
        say = self.texts
        cards = " ".join(offer.cards)
        if offer.kind == "return":
            return self.paint(say("rum-choice-return", cards=cards))
        if offer.kind == "lay":
            label = self.paint(say("rum-choice-lay", cards=cards, points=offer.points or 0))
            for gain in offer.gains:
                label.append("  ").append_text(self._gain(view, gain))
            return label
        if not offer.slot:
            return Text(say("rum-choice-wreck", count=view.wreck))
        card = view.beach[offer.slot - 1]
        if card is None:
            return Text(say("rum-choice-beach-down", slot=offer.slot))
        return self.paint(say("rum-choice-beach", card=card, slot=offer.slot))

    def _gain(self, view: RumView, gain: Gain) -> Text:
        """A captain's step, and whom it is taken from."""
        label = Text.assemble(bottles(letter_of(gain.colour), 1), f" {gain.was}→{gain.value}")
        if gain.owner is not None and gain.owner != view.seat:
            label.append(f" ({self.texts.name(gain.owner)})", style="dim")
        return label

    def _captains(self, view: RumView) -> RenderableType:
        return Panel(
            Columns([self._captain(captain) for captain in view.captains], padding=(0, 2), expand=False),
            title=self.texts("rum-table-captains"),
            title_align="left",
            border_style="#2c6e8f",
        )

    def _captain(self, captain: Captain) -> Text:
        nobody = self.texts("rum-table-nobody")
        owner = (nobody, "dim") if captain.owner is None else (self.texts.name(captain.owner), "bold")
        return Text.assemble(bottles(letter_of(captain.colour), 1), (f" {captain.value} ", "bold"), owner)

    def _clock(self, view: RumView) -> Text:
        text = Text(self.texts("rum-table-clock") + "  ")
        for position in range(1, CLOCK_END + 1):
            mark = "⚓" if position == CLOCK_END else str(position)
            style = "bold black on #f2b544" if position == view.clock else "dim" if position < view.clock else ""
            text.append(f" {mark} ", style=style)
        if view.number:
            text.append("  " + self.texts("rum-table-returns", count=view.number))
        return text

    def _beach(self, view: RumView) -> RenderableType:
        say = self.texts
        slots = [
            card_picture(card or "", say("rum-table-slot", slot=slot), say("rum-table-parrot"))
            for slot, card in enumerate(view.beach, start=1)
        ]
        wreck = f"{say('rum-table-wreck')}: {say('cards', count=view.wreck)}"
        return Panel(
            Columns(slots, padding=(0, 1)),
            title=say("rum-table-beach"),
            title_align="left",
            subtitle=wreck,
            subtitle_align="left",
            border_style="#2c6e8f",
        )

    def _players(self, view: RumView) -> RenderableType:
        say = self.texts
        grid = Grid(box=None, pad_edge=False, padding=(0, 2))
        for column in ("player", "points", "hand", "known"):
            grid.add_column(say(f"rum-table-{column}"), header_style="dim")
        for seat, hand in enumerate(view.hands):
            mark = "▶ " if seat in view.due else "  "
            style = "bold #f2b544" if seat in view.due else ""
            row = Text(mark + say.name(seat), style=style), str(view.points[seat]), say("cards", count=hand.size)
            grid.add_row(*row, self._known(hand))
        return grid

    def _known(self, hand: Hand) -> Text:
        """Cards that everyone saw go to this hand; with a question mark if they may have left it."""
        text = Text()
        for card in hand.sure:
            text.append_text(card_text(card)).append(" ")
        for card in hand.maybe:
            text.append_text(card_text(card)).append("? ", style="dim")
        return text

    def _hand(self, view: RumView) -> RenderableType:
        say = self.texts
        if not view.hand:
            pictures: RenderableType = Text(say("rum-table-empty-hand"), style="dim")
        else:
            pictures = Columns([card_picture(card, card, "") for card in view.hand], padding=(0, 1))
        return Panel(pictures, title=say("rum-table-your-hand"), title_align="left", border_style="#f2b544")
