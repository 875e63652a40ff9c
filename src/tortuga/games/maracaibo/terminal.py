"""Pirates of Maracaibo in the terminal: the Caribbean, the players and what is asked; boards, quests and markets in
words where somebody wants to read them."""

import re
from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from tortuga.games.maracaibo.catalogue import RED_ADVANCE, RED_FIGUREHEAD, RED_QUEST, RED_RESIDENCE
from tortuga.games.maracaibo.charts import (
    BUILT,
    KIND_STYLES,
    REDBEARD_STYLE,
    SEA,
    SHIP,
    SHIP_STYLES,
    SIGNS,
    TALL,
    TREASURE_STYLES,
    Cell,
    Chart,
    Track,
    card_cell,
    signs,
)
from tortuga.games.maracaibo.effects import IMPROVEMENTS, TREASURES
from tortuga.games.maracaibo.notation import Notation
from tortuga.games.maracaibo.phrases import KIND_NAMES
from tortuga.games.maracaibo.rounds import ROUNDS
from tortuga.games.maracaibo.speech import Speech
from tortuga.games.maracaibo.table import TREASURE_NAMES
from tortuga.games.maracaibo.title import MaracaiboTitle
from tortuga.games.maracaibo.wire import Board, MaracaiboOffer, MaracaiboOptions, MaracaiboView, Truth
from tortuga.games.maracaibo.words import effects_text
from tortuga.kernel.wire import Offer, Review, View
from tortuga.terminal.pieces import Flow
from tortuga.terminal.table import Prepared, Table

GOLD = "#f2b544"
PAGES = ("map", "cards", "ship", "hideout", "quests", "track", "markets", "redbeard")
"""What can be looked at; English words always work."""
UNLIMITED = 1000
"""Columns: to measure what something would like to have."""
NAME_WIDTHS = (20, 16, 11)
"""Columns of a player's name with its ship: what there is room for."""
SPACE = re.compile(r"c\d+r\d+")
RED_WORDS = {RED_ADVANCE: "advance", RED_QUEST: "quest", RED_FIGUREHEAD: "figurehead", RED_RESIDENCE: "residence"}


class ByHeight:
    """More of a table where the terminal is tall enough."""

    def __init__(self, tall: RenderableType, low: RenderableType) -> None:
        self.tall = tall
        self.low = low

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.tall if console.height >= TALL else self.low


class ByWidth:
    """The first of several things for which the terminal is wide enough, else the last."""

    def __init__(self, *things: RenderableType) -> None:
        self.things = things

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        ample = options.update(width=UNLIMITED)
        fits = (thing for thing in self.things if console.measure(thing, options=ample).maximum <= options.max_width)
        yield next(fits, self.things[-1])


def _heading(text: str) -> Rule:
    return Rule(Text(text, style="bold"), align="left", style=SEA)


def _list(lines: Sequence[str]) -> Group:
    return Group(*(Padding(Text(line), (0, 0, 0, 2)) for line in lines))


class MaracaiboTable(Table):
    page = "map"
    """What is looked at: one of PAGES, or a space."""
    _speech: Speech | None = None
    _for: MaracaiboOptions | None = None

    def speech(self, view: MaracaiboView) -> Speech:
        """The words of this table's rules; they stay the same as long as its options."""
        if self._speech is None or self._for != view.options:
            assert isinstance(self.title, MaracaiboTitle)
            self._speech = Speech(Notation(self.title.rules(view.options)), self.texts)
            self._for = view.options
        return self._speech

    def say(self, key: str, **args: int | str) -> str:
        return self.texts(f"maracaibo-{key}", **args)

    # -- The picture -------------------------------------------------------------------------------------------------

    def draw(self, view: View) -> RenderableType:
        assert isinstance(view, MaracaiboView)
        page = "map" if view.outcome is not None else self.page  # nobody is left to turn a page after the end
        if SPACE.fullmatch(page):
            space = next(space for space in view.spaces if space.name == page)
            return Text(f"{space.name}: {self.speech(view).space(view, space)}")
        if page != "map":
            drawing = {
                "cards": self._cards,
                "ship": self._ship,
                "hideout": self._hideout,
                "quests": self._quests,
                "track": self._track_in_words,
                "markets": self._markets,
                "redbeard": self._redbeard,
            }
            return drawing[page](view)
        caribbean: list[RenderableType] = [self._top(view), self._chart(view), self._places(view)]
        low: list[RenderableType] = [self._players(view)]
        if view.todo and view.todo[0].step == "FirstQuest":
            low.append(self._own_quests(view))
        tall: list[RenderableType] = [
            signs([self.say(f"kind-{word}") for word in KIND_NAMES]),
            self._track(view),
            self._players(view),
        ]
        if view.seat is not None:
            tall += [self._own_board(view, view.boards[view.seat]), self._own_quests(view)]
        if view.truth is not None:
            tall += self._revealed_quests(view, view.truth)
        over = [] if view.outcome is None else [Text(self.texts(view.outcome.reason), style=f"bold {GOLD}")]
        return Group(*caribbean, ByHeight(Group(*tall), Group(*low)), *over)

    def _top(self, view: MaracaiboView) -> Text:
        where = (
            self.say("table-round", n=view.round, count=ROUNDS),
            self.say("table-turn", turn=view.turn),
            self.say("table-decks", count=view.deck, quests=view.quest_deck),
        )
        return Text.assemble((self.texts(self.title.word.id), f"bold {GOLD}"), "  ·  ", "  ·  ".join(where))

    def seat(self, view: MaracaiboView, seat: int) -> Text:
        """The number that stands for a player, a letter for Redbeard."""
        if seat == view.seats:
            return Text(self.say("mark-redbeard"), style=REDBEARD_STYLE)
        return Text(str(seat + 1), style=SHIP_STYLES[seat])

    def ship(self, view: MaracaiboView, seat: int) -> Text:
        return Text(SHIP) + self.seat(view, seat)

    def _chart(self, view: MaracaiboView) -> Chart:
        speech = self.speech(view)
        cells = [
            card_cell(
                space,
                speech.cards.get(space.card),
                "" if space.card == "none" else speech.lies(space.card),
                lambda seat: self.seat(view, seat),
                lambda treasure: self.say(f"mark-{treasure}"),
            )
            for space in view.spaces
        ]
        islands = []
        for kind, cubes in enumerate(view.islands):
            worth = self.say("effect-vp", count=speech.box.islands.value(cubes))
            islands.append(Cell(speech.treasure(kind).upper(), Text(f"▪{cubes} {worth}"), TREASURE_STYLES[kind]))
        return Chart(speech.rules.layout, cells, islands)

    def _places(self, view: MaracaiboView) -> Text:
        """Where ships are that are on no card."""
        line = Text("  ")
        for place in ("start", "gulf", "maracaibo"):
            line.append(f" {self.say(f'place-{place}')} ", style="bold" if place != "start" else "dim")
            for seat, board in enumerate(view.boards):
                if board.ship == place:
                    line.append_text(self.ship(view, seat))
            line.append("  ")
        return line

    def _track(self, view: MaracaiboView) -> Track:
        rules = self.speech(view).rules
        track = Track(rules.track_names, rules.onward, rules.passed)
        for seat, board in enumerate(view.boards):
            space = rules.track_names.index(board.explorer)
            track.explorers.setdefault(space, Text()).append_text(self.seat(view, seat))
        return track

    def _players(self, view: MaracaiboView) -> RenderableType:
        """A line for each; on a narrow screen several, for nothing must be left out."""
        worth = "total" if view.scores else "vp"
        columns = ("doubloons", worth, "income", "treasures", "buried", "cards", "upgrades", "quests", "explorer")
        headings = [self.say(f"column-{column}") for column in (*columns, "figurehead")]
        players = [(self._name(view, seat), self._facts(view, seat, board)) for seat, board in enumerate(view.boards)]
        grids = []
        for width in NAME_WIDTHS:
            grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
            grid.add_column(self.say("column-player"), no_wrap=True, overflow="ellipsis", max_width=width)
            for heading in headings:
                grid.add_column(heading, no_wrap=True)
            for name, facts in players:
                grid.add_row(name, *facts)
            grids.append(grid)
        flows = []
        for name, facts in players:
            pairs = zip(headings, facts, strict=True)
            flows.append(Flow([name, *(Text.assemble((heading, "dim"), " ", fact) for heading, fact in pairs)]))
        return ByWidth(*grids, Group(*flows))

    def _name(self, view: MaracaiboView, seat: int) -> Text:
        due = seat in view.due
        name = f" {self.speech(view).player(view, seat)}"
        return Text.assemble("▶" if due else " ", self.ship(view, seat), (name, f"bold {GOLD}" if due else ""))

    def _facts(self, view: MaracaiboView, seat: int, board: Board) -> list[Text]:
        cards = self.speech(view).cards
        kinds = [sum(cards[card].kind == kind for card in board.cards) for kind in range(IMPROVEMENTS)]
        counted = "".join(f"{sign}{count}" for sign, count in zip(SIGNS, kinds, strict=False))
        return [
            Text(str(board.doubloons)),
            Text(str(view.scores[seat] if view.scores else board.vp)),
            Text(f"+{board.doubloon_income}/+{board.vp_income}"),
            self._treasures(board.treasures),
            self._treasures(board.buried),
            Text(f"{counted}{SIGNS[-1]}{len(board.residences)}"),
            Text(str(len(board.upgrades))),
            Text(str(board.quests)),
            Text(f"{board.explorer}≈{len(board.rivers)}"),
            Text("–" if board.figurehead is None else self.say(f"figurehead-{board.figurehead}")),
        ]

    def _treasures(self, counts: Sequence[int]) -> Text:
        text = Text()
        for kind, count in enumerate(counts):
            text.append(f"{self.say(f'mark-{TREASURE_NAMES[kind]}')}{count}", style=TREASURE_STYLES[kind])
        return text

    def _own_board(self, view: MaracaiboView, board: Board) -> RenderableType:
        """Signs; the pages have the words."""
        ship = Text.assemble((self.say("word-ship"), "dim"), " ")
        speech = self.speech(view)
        for space in speech.box.upgrades:
            if space.number and speech.box.upgrades[space.number - 1].sector != space.sector:
                ship.append(f" │{speech.box.locks[space.sector]}│", style="dim")
            done = space.number + 1 in board.upgrades
            ship.append(f" {space.number + 1}{BUILT if done else ''}", style=f"bold {GOLD}" if done else "dim")
        hideout = Text.assemble((self.say("word-hideout"), "dim"))
        for kind in range(TREASURES):
            stored = board.treasures[kind] - board.buried[kind]
            spaces = [place + 1 for place, of in enumerate(speech.rules.burial_kind) if of == kind]
            dug = "".join("■" if place in board.burials else "□" for place in spaces)
            hideout.append(f"  {speech.treasure(kind)} {stored} ").append(dug, style=TREASURE_STYLES[kind])
        for kind_name in board.tile_burials:
            hideout.append("  □" if kind_name is None else f"  {self.say(f'mark-{kind_name}')}")
        shown: list[RenderableType] = [
            _heading(self.say("table-your-board")),
            Flow(self._card_pieces(view, board)),
            ship,
            hideout,
        ]
        return Group(*shown)

    def _card_pieces(self, view: MaracaiboView, board: Board) -> list[Text]:
        speech = self.speech(view)
        cards = [speech.cards[name] for name in (*board.cards, *board.residences)]
        shown = [Text(f" {SIGNS[card.kind]} {speech.lies(card.name)} ", style=KIND_STYLES[card.kind]) for card in cards]
        return shown or [Text(self.say("table-no-cards"), style="dim")]

    def _own_quests(self, view: MaracaiboView) -> RenderableType:
        if view.seat is None:
            return Group()
        board = view.boards[view.seat]
        kept = view.kept or view.quests
        if not kept:
            return Group()
        return Group(
            _heading(self.say("table-your-quests")), _list([self.speech(view).quest(name, board) for name in kept])
        )

    def _revealed_quests(self, view: MaracaiboView, truth: Truth) -> list[RenderableType]:
        """Those of the others, which nobody has seen before."""
        parts: list[RenderableType] = []
        for seat, held in enumerate(truth.quests):
            if seat != view.seat and held:
                parts.append(self._of(view, "table-quests-of", seat))
                parts.append(_list([self.speech(view).quest(name, view.boards[seat]) for name in held]))
        return parts

    # -- Pages in words ----------------------------------------------------------------------------------------------

    def _of(self, view: MaracaiboView, key: str, seat: int) -> Rule:
        return _heading(self.say(key, player=self.speech(view).player(view, seat)))

    def _cards(self, view: MaracaiboView) -> RenderableType:
        speech = self.speech(view)
        parts: list[RenderableType] = []
        for seat, board in enumerate(view.boards):
            parts.append(self._of(view, "table-cards-of", seat))
            if seat == view.seat and board.cards:
                cards = [speech.cards[name] for name in (*board.cards, *board.residences)]
                parts.append(_list([f"{speech.lies(card.name)} · {speech.card(card)}" for card in cards]))
            else:
                parts.append(Flow(self._card_pieces(view, board)))
        return Group(*parts)

    def _ship(self, view: MaracaiboView) -> RenderableType:
        """Each sector in words; a tick for each player's cube, the reader's in full."""
        speech = self.speech(view)
        parts: list[RenderableType] = []
        for sector, lock in enumerate(speech.box.locks):
            key = "table-sector-locked" if lock else "table-sector"
            parts.append(_heading(self.say(key, n=sector + 1, count=lock)))
            spaces = [space for space in speech.box.upgrades if space.sector == sector]
            pieces = []
            for space in spaces:
                piece = Text(speech.upgrade(space.number))
                for seat, board in enumerate(view.boards):
                    if space.number + 1 in board.upgrades:
                        piece.append(f" {BUILT}").append_text(self.ship(view, seat))
                pieces.append(piece)
            parts.append(Flow(pieces, gap=3))
        return Group(*parts)

    def _hideout(self, view: MaracaiboView) -> RenderableType:
        speech = self.speech(view)
        rules = speech.rules
        parts: list[RenderableType] = []
        for seat in self._people(view):
            board = view.boards[seat]
            parts.append(self._of(view, "table-hideout-of", seat))
            for kind in range(TREASURES):
                stored = board.treasures[kind] - board.buried[kind]
                line = Text.assemble((f" {speech.treasure(kind)} {stored} ", TREASURE_STYLES[kind]))
                for kinds, bonuses, taken, key in (
                    (rules.storage_kind, rules.storage_bonus, board.on_bonus, "table-stored"),
                    (rules.burial_kind, rules.burial_bonus, board.burials, "table-dug"),
                ):
                    shown = [
                        f"{'■' if place + 1 in taken else '□'} {effects_text(bonuses[place], self.texts) or '–'}"
                        for place, of in enumerate(kinds)
                        if of == kind
                    ]
                    line.append(f"  {self.say(key)}: {'  '.join(shown)}")
                parts.append(line)
            if board.figurehead is not None:
                parts.append(Text(f"  {speech.figurehead(speech.figureheads[board.figurehead])}"))
        return Group(*parts)

    def _people(self, view: MaracaiboView) -> list[int]:
        return list(range(view.seats)) if view.seat is None else [view.seat]

    def _quests(self, view: MaracaiboView) -> RenderableType:
        board = None if view.seat is None else view.boards[view.seat]
        quests = [self.speech(view).quest(name, board) for name in view.open_quests]
        parts: list[RenderableType] = [self._own_quests(view), _heading(self.say("table-open-quests")), _list(quests)]
        return Group(*parts)

    def _track_in_words(self, view: MaracaiboView) -> RenderableType:
        speech = self.speech(view)
        spaces = [Text(speech.track_space(space)) for space in range(len(speech.rules.track_names))]
        return Group(_heading(self.say("word-track")), self._track(view), Flow(spaces, gap=3))

    def _markets(self, view: MaracaiboView) -> RenderableType:
        speech = self.speech(view)
        tiles = [speech.figurehead(speech.figureheads[name]) for name in view.figureheads]
        parts: list[RenderableType] = [_heading(self.say("table-figureheads")), _list(tiles)]
        parts.append(_heading(self.say("table-black-market")))
        for number, face in enumerate(view.faces, start=1):
            line = Text(f"  {number} {speech.face(face)}")
            for seat, board in enumerate(view.boards[: view.seats]):
                if number in board.tiles:
                    line.append(" ").append_text(self.ship(view, seat))
            parts.append(line)
        if view.ruby_market:
            parts.append(_heading(self.say("source-rubies")))
            for place, seller in enumerate(view.ruby_market):
                line = Text(f"  {place + 1} {effects_text(speech.box.ruby_market[place], self.texts)}")
                parts.append(line if seller is None else line.append(" ").append_text(self.ship(view, seller)))
            for seat, board in enumerate(view.boards):
                parts.append(Text(f"  {speech.player(view, seat)}: {self.say('table-rubies', count=board.rubies)}"))
        return Group(*parts)

    def _redbeard(self, view: MaracaiboView) -> RenderableType:
        him = view.boards[-1]
        red = self.speech(view).box.redbeard
        raid, explore = red.raids[him.progress - 1], red.explores[him.progress - 1]
        parts: list[RenderableType] = [
            _heading(self.say("place-redbeard")),
            Text("  " + self.say("table-red-raid", count=raid.treasures, vp=raid.vp)),
            Text("  " + self.say("table-red-explore", count=explore.steps, vp=explore.vp)),
            Text("  " + self.say("table-red-cards", cards=", ".join(view.redbeard_deck).upper() or "–")),
        ]
        board = Text()
        place = 0
        for column in red.columns:
            shown = []
            for _ in range(column):
                sign = "■" if place + 1 in him.upgrades else "□"
                shown.append(f"{sign} {self.say(f'red-{RED_WORDS[red.board[place]]}')}")
                place += 1
            board.append("  " + "  ".join(shown) + "\n")
        board.rstrip()
        return Group(*parts, board, Flow(self._card_pieces(view, him)))

    # -- What can be done --------------------------------------------------------------------------------------------

    def begin(self, view: View) -> None:
        self.page = "map"

    def asks(self, view: View) -> str:
        assert isinstance(view, MaracaiboView)
        return self.speech(view).asks(view) if view.todo and view.seat in view.due else ""

    def sort(self, view: View, offers: Sequence[Offer]) -> Sequence[Offer]:
        """As the rules list them, but to do nothing comes last."""
        return sorted(offers, key=lambda offer: offer.do == "done")

    def label(self, view: View, offer: Offer) -> Text:
        assert isinstance(view, MaracaiboView)
        assert isinstance(offer, MaracaiboOffer)
        label = Text(self.speech(view).offer(view, offer))
        if offer.verb in ("sail", "step"):  # many at once: a line for each; who types the space reads all of it
            label.no_wrap, label.overflow = True, "ellipsis"
        return label

    def prepare(self, view: View, typed: str) -> Prepared | None:
        """A page or a space to look at; nothing is prepared by that."""
        assert isinstance(view, MaracaiboView)
        page = self._page(view, typed.casefold())
        if page is None:
            return None
        self.page = page
        return Prepared("done", done=False)

    def _page(self, view: MaracaiboView, word: str) -> str | None:
        pages = PAGES if len(view.boards) > view.seats else PAGES[:-1]
        known = {self.say(f"word-{page}").casefold(): page for page in pages} | {page: page for page in pages}
        return known.get(word) or next((space.name for space in view.spaces if space.name == word), None)

    def remark(self, view: View, review: Review | None) -> RenderableType:
        return Group()

    def help(self) -> Sequence[tuple[str, str]]:
        pages = [(self.say(f"word-{page}"), self.say(f"help-{page}")) for page in PAGES]
        return [("c4r2", self.say("help-space")), *pages]

    def examples(self) -> tuple[str, str]:
        return self.say("example-move"), self.say("example-rule")
