"""RUM drawn in the terminal: bottles in colour, each colour with its own shape and letter."""

import re
from collections.abc import Sequence, Set

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from tortuga.games.rum.components import COLOUR_NAMES, LETTERS
from tortuga.games.rum.events import Gain, Laid
from tortuga.games.rum.rules.state import CLOCK_END, SLOTS
from tortuga.games.rum.story import say_gain
from tortuga.games.rum.view import PARROT_NAME, Captain, Hand, RumOffer, RumView
from tortuga.kernel.events import Event
from tortuga.kernel.views import Offer, View
from tortuga.terminal.drawing import Drawing
from tortuga.terminal.layout import GOLD, ByHeight, Flow, with_remark
from tortuga.terminal.words import latin, vocabulary

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
SAND = "#c9b07a"
SEA = "#2c6e8f"
INSIDE = 7
"""Columns between the two edges of a card."""
WIDE = 76
"""Columns that the beach and the players need beside each other."""
TOP = 8
"""The highest value of a captain."""
VERBS = ("draw", "wreck", "beach", "lay", "return", "pass")
"""Words of the notation."""
CARD = re.compile(r"\b([ROYGBPK])([roygbpk])\2\b|\b([ROYGBPK])\3([roygbpk])\b")


def letter_of(colour: str) -> str:
    return LETTERS[COLOUR_NAMES.index(colour)]


def bottles(letter: str, count: int) -> Text:
    """A number of bottles of a colour."""
    return Text(f" {SHAPES[letter]}{letter}" * count + " ", style=STYLES[letter])


def card_picture(name: str | None, caption: str, parrot: str) -> list[Text]:
    """A card with its single end up, as it lies on the beach or in the hand, line by line; None lies face down."""
    if name is None:
        ends = [Text("▒" * INSIDE, style="#4a6b7c")] * 2
    elif name == PARROT_NAME:
        ends = [Text(parrot[:INSIDE].center(INSIDE), style="bold #7cc36b"), Text(" " * INSIDE)]
    else:
        ends = [Text.assemble("  ", bottles(name[0], 1), " "), bottles(name[1].upper(), 2)]
    top, bottom = f"╭{f' {caption} ':─^{INSIDE}}╮", f"╰{'─' * INSIDE}╯"
    inside = [Text.assemble(("│", SAND), end, ("│", SAND)) for end in ends]
    return [Text(top, style=SAND), *inside, Text(bottom, style=SAND)]


class Cards:
    """Pictures of cards in rows, as many beside each other as there is room for."""

    def __init__(self, pictures: Sequence[list[Text]]) -> None:
        self.pictures = pictures

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        in_row = max(1, (options.max_width + 1) // (INSIDE + 3))
        for start in range(0, len(self.pictures), in_row):
            for line in zip(*self.pictures[start : start + in_row], strict=True):
                yield Text(" ").join(line)


def card_text(name: str) -> Text:
    """A card in a line of text, as it is written: the end that is up first."""
    return Text.assemble(*((letter, STYLES[letter.upper()]) for letter in name))


def _heading(text: str) -> Rule:
    return Rule(Text(text, style="bold"), align="left", style=SEA)


class Beside:
    """Two things beside each other where the terminal is wide enough, else one below the other."""

    def __init__(self, left: RenderableType, left_width: int, right: RenderableType) -> None:
        self.left = left
        self.left_width = left_width
        self.right = right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width >= WIDE:
            grid = Grid.grid(padding=(0, 3, 0, 0))
            grid.add_column(width=self.left_width)
            grid.add_row(self.left, self.right)
            yield grid
        else:
            yield from (self.left, self.right)


def laid_bottles(cards: Sequence[str], letter: str) -> int:
    """How many bottles of a colour laid cards show, each written with the end that is up first.

    >>> laid_bottles(["OOb", "Roo", "OOr"], "O")
    4
    """
    shown = [card for card in cards if card[0] == letter]
    return sum(2 if card[1] == letter else 1 for card in shown)


def card_of(written: str) -> str:
    """The card, whichever end of it is up.

    >>> card_of("OOr"), card_of("Roo")
    ('Roo', 'Roo')
    """
    return written if written[1].islower() else written[2].upper() + written[:2].lower()


class RumDrawing(Drawing):
    _wasted: Set[str] = frozenset()
    """Offers of sets that waste cards."""

    def draw(self, view: View, below: int = 1) -> RenderableType:
        """Cards as pictures where there is room for them; on a low screen in a line each."""
        assert isinstance(view, RumView)
        say = self.texts
        turn, goal = say("rum-table-turn", turn=view.turn), say("rum-table-goal", points=view.goal)
        top = Text.assemble((say("rum-name"), GOLD), f"  ·  {turn}  ·  {goal}")
        clock, captains, players = self._clock(view), self._captains(view), self._players(view)
        wreck = f"{say('rum-table-wreck')}: {say('cards', count=view.wreck)}"
        beach = [_heading(f"{say('rum-table-beach')}  ·  {wreck}")]
        wide = Beside(self._beach(view), SLOTS * (INSIDE + 3), players)
        line = Text.assemble((say("rum-table-beach"), "bold"), "  ", self._beach_line(view), f"  ·  {wreck}")
        hand: list[RenderableType] = []
        short: list[RenderableType] = []
        if view.seat is not None and view.truth is None:
            hand = [_heading(say("rum-table-your-hand")), self._hand(view)]
            short = [Text.assemble((say("rum-table-your-hand"), "bold"), "  ", self._hand_line(view))]
        above: list[RenderableType] = [top, clock, _heading(say("rum-table-captains")), captains]
        pictures: list[list[RenderableType]] = [
            [*above, *beach, wide, *hand],
            [*above, *beach, wide, *short],
            [top, clock, captains, *beach, wide, *short],
            [top, clock, captains, line, players, *short],
        ]
        return ByHeight(pictures, below)

    def asks(self, view: View) -> str:
        assert isinstance(view, RumView)
        if view.asks == "nothing":
            return ""
        return self.texts(f"rum-asks-{view.asks}", count=view.number)

    def sort(self, view: View, offers: Sequence[Offer]) -> Sequence[Offer]:
        """Draws from the beach, from the wreck, then sets: the best first, of those that bring the same the smallest,
        and last those that waste cards."""
        mine = [offer for offer in offers if isinstance(offer, RumOffer)]
        draws = [offer for offer in mine if offer.kind == "draw"]
        draws.sort(key=lambda offer: offer.slot or SLOTS + 1)
        others = [offer for offer in mine if offer.kind != "draw"]
        others.sort(key=lambda offer: (-(offer.points or 0), len(offer.cards)))
        self._wasted = _wasteful(others)
        others.sort(key=lambda offer: offer.do in self._wasted)
        return draws + others

    def worth_showing(self, view: View, sorted_offers: Sequence[Offer]) -> int:
        return sum(1 for offer in sorted_offers if offer.do not in self._wasted)

    def label(self, view: View, offer: Offer) -> Text:
        assert isinstance(view, RumView)
        assert isinstance(offer, RumOffer)
        say = self.texts
        cards = " ".join(offer.cards)
        if offer.kind == "return":
            return self.paint(say("rum-choice-return", cards=cards))
        if offer.kind == "lay":
            label = self.paint(say("rum-choice-lay", cards=cards, points=offer.points or 0))
            for gain in offer.gains:
                label.append("  ").append_text(self._gain(view, offer.cards, gain))
            if (offer.points or 0) >= view.goal:
                label.append("  ").append(f"★ {say('rum-choice-wins')}", style=GOLD)
            return label
        if not offer.slot:
            return Text(say("rum-choice-wreck", count=view.wreck))
        card = view.beach[offer.slot - 1]
        if card is None:
            return Text(say("rum-choice-beach-down", slot=offer.slot))
        return self.paint(say("rum-choice-beach", card=card, slot=offer.slot))

    def tell(self, event: Event, before: Sequence[Event]) -> list[Text]:
        """Of a set also where its bottles come from."""
        told = super().tell(event, before)
        if isinstance(event, Laid):
            gains = {self.texts.line(say_gain(event.seat, gain)): gain for gain in event.gains}
            for sentence in told:
                if sentence.plain in gains:
                    gain = gains[sentence.plain]
                    beach = gain.value - laid_bottles(event.cards, letter_of(gain.colour))
                    if gain.value < TOP:  # there it stops, however many bottles there were
                        with_remark(sentence, self._from_where(event.cards, gain, beach).strip())
        return told

    def _from_where(self, cards: Sequence[str], gain: Gain, beach: int) -> str:
        """The bottles that brought a captain, where some of them lie on the beach: that is easily overlooked."""
        if gain.trio or beach <= 0:
            return ""
        return " " + self.texts("rum-bottles", laid=laid_bottles(cards, letter_of(gain.colour)), beach=beach)

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

    def in_notation(self, view: View, typed: str) -> str:
        """`weź Oyy`, `take 2`, `dobierz z wraku`; cards with Cyrillic letters that look like the Latin ones."""
        assert isinstance(view, RumView)
        known = vocabulary({word: self.texts(f"rum-words-{word}") for word in VERBS})
        left_out = vocabulary({"-": self.texts("rum-words-left-out")})
        words = [known.get(word.casefold(), word) for word in typed.split() if word.casefold() not in left_out]
        match words:
            case ["draw", slot] if slot.isdecimal():
                return f"draw beach {slot}"
            case ["draw", card] if (name := _capital(latin(card))) in view.beach:
                return f"draw beach {view.beach.index(name) + 1}"
            case ["lay" | "return" as verb, *cards]:
                return " ".join([verb, *map(latin, cards)])
        return " ".join(words) if words[:1] == ["draw"] or words == ["pass"] else typed

    def introduction(self, view: View) -> Sequence[RenderableType]:
        aim, turn, cards, typing = (
            self.paint(self.texts(f"rum-intro-{part}")) for part in ("aim", "turn", "cards", "typing")
        )
        letters = [
            Text.assemble((f" {SHAPES[letter]}{letter} ", STYLES[letter]), " ", self.texts(f"rum-colour-{colour}"))
            for letter, colour in zip(LETTERS, COLOUR_NAMES, strict=True)
        ]
        return [aim, turn, cards, Flow(letters), typing]

    def _gain(self, view: RumView, cards: Sequence[str], gain: Gain) -> Text:
        """A captain's new value, where the bottles come from, and whom it is taken from."""
        letter = letter_of(gain.colour)
        label = Text.assemble((f"{SHAPES[letter]}{letter}", STYLES[letter]), f"→{gain.value}")
        if gain.trio:
            label.append(f" {self.texts('rum-choice-trio')}", style=GOLD)
        beach = sum(1 for card in view.beach if card is not None and card[0] == letter)
        label.append(self._from_where(cards, gain, beach), style="dim")
        if gain.owner is not None and gain.owner != view.seat:
            label.append(f" ({self.texts.name(gain.owner)})", style="dim")
        return label

    def _captains(self, view: RumView) -> RenderableType:
        """Each with its value, and whose it is below."""
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in view.captains:
            grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        grid.add_row(
            *(
                Text.assemble(bottles(letter_of(captain.colour), 1), (f" {captain.value}", "bold"))
                for captain in view.captains
            )
        )
        grid.add_row(*(self._owner(captain) for captain in view.captains))
        return grid

    def _owner(self, captain: Captain) -> Text:
        if captain.owner is None:
            return Text(self.texts("rum-table-nobody"), style="dim")
        return Text(self.texts.name(captain.owner), style="bold")

    def _clock(self, view: RumView) -> Text:
        text = Text(self.texts("rum-table-clock") + "  ")
        for position in range(1, CLOCK_END + 1):
            mark = "⚓" if position == CLOCK_END else str(position)
            if position == view.clock:
                text.append(f"[{mark}]", style="bold black on #f2b544")
            else:
                text.append(f" {mark} ", style="dim" if position < view.clock else "")
        if view.number:
            text.append("  " + self.texts("rum-table-returns", count=view.number))
        return text

    def _beach(self, view: RumView) -> RenderableType:
        cards = view.beach if view.truth is None else view.truth.beach
        parrot = self.texts("rum-table-parrot")
        return Cards([card_picture(card, str(slot), parrot) for slot, card in enumerate(cards, start=1)])

    def _beach_line(self, view: RumView) -> Text:
        cards = view.beach if view.truth is None else view.truth.beach
        line = Text()
        for slot, card in enumerate(cards, start=1):
            line.append(f"{slot}: ", style="dim")
            if card is None:
                line.append("▒▒▒", style="#4a6b7c")
            elif card == PARROT_NAME:
                line.append(self.texts("rum-table-parrot"), style="bold #7cc36b")
            else:
                line.append_text(card_text(card))
            line.append("  ")
        line.rstrip()
        return line

    def _hand_line(self, view: RumView) -> Text:
        return _cards(view.hand) if view.hand else Text(self.texts("rum-table-empty-hand"), style="dim")

    def _players(self, view: RumView) -> RenderableType:
        say = self.texts
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column(say("rum-table-player"), no_wrap=True, overflow="ellipsis", max_width=16)
        grid.add_column(say("rum-table-points"), no_wrap=True, justify="right")
        grid.add_column(say("rum-table-hand"), no_wrap=True)
        grid.add_column(say("rum-table-known"))
        for seat, hand in enumerate(view.hands):
            due = seat in view.due
            name = Text(("▶ " if due else "  ") + say.name(seat), style="bold #f2b544" if due else "")
            known = self._known(hand) if view.truth is None else _cards(view.truth.hands[seat])
            grid.add_row(name, str(view.points[seat]), say("cards", count=hand.size), known)
        return grid

    def _known(self, hand: Hand) -> Text:
        """Cards that everyone saw go to this hand; with a question mark if they may have left it."""
        text = _cards(hand.sure)
        for card in hand.maybe:
            text.append_text(card_text(card)).append("? ", style="dim")
        return text

    def _hand(self, view: RumView) -> RenderableType:
        if not view.hand:
            return Text(self.texts("rum-table-empty-hand"), style="dim")
        return Cards([card_picture(card, card, "") for card in view.hand])


def _cards(names: Sequence[str]) -> Text:
    text = Text()
    for name in names:
        text.append_text(card_text(name)).append(" ")
    return text


def _wasteful(offers: Sequence[RumOffer]) -> set[str]:
    """Sets for which another one has some of their cards and gains no less."""
    sets = [(frozenset(map(card_of, offer.cards)), _gained(offer), offer.do) for offer in offers if offer.kind == "lay"]
    found: set[str] = set()
    for cards, gains, do in sets:
        for fewer, others, other in sets:
            if (
                fewer <= cards  # first: true of few, and a large hand has a thousand sets to compare with each other
                and other != do
                and (fewer < cards or others != gains)
                and all(others.get(colour, 0) >= gains[colour] for colour in gains)
            ):
                found.add(do)
                break
    return found


def _gained(offer: RumOffer) -> dict[str, int]:
    return {gain.colour: gain.value for gain in offer.gains}


def _capital(card: str) -> str:
    return card[:1].upper() + card[1:].lower()
