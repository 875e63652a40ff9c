"""The table of Pirates of Maracaibo drawn in signs for the terminal, part by part: the Caribbean, the players, boards
and quests."""

from collections.abc import Mapping, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from tortuga.games.maracaibo.components.wording import track_text
from tortuga.games.maracaibo.rules.effects import IMPROVEMENTS, KIND_NAMES, LOCATION, TREASURE_NAMES, TREASURES
from tortuga.games.maracaibo.rules.rounds import ROUNDS
from tortuga.games.maracaibo.terminal.charts import (
    BUILT,
    KIND_STYLES,
    MARK,
    REDBEARD_STYLE,
    SEA,
    SHIP,
    SHIP_STYLES,
    SIGNS,
    TREASURE_STYLES,
    Cell,
    Chart,
    Track,
    card_cell,
    fitted,
    signs,
)
from tortuga.games.maracaibo.terminal.descriptions import Descriptions
from tortuga.games.maracaibo.view import Board, MaracaiboView
from tortuga.terminal.layout import Flow

GOLD = "#f2b544"
UNLIMITED = 1000
"""Columns, for measuring how much room something would take."""
NAME_WIDTHS = (20, 16, 11)
"""Columns of a player's name with its ship: what there is room for."""
SHORT_NAME = 10
SHORT = {
    "none": "",
    "filler": "–",
    "hidden-location": f"? {SIGNS[LOCATION]}",
    "hidden-improvement": "?",
    "hidden-second": "? II",
}
"""What cannot be seen, on the map."""
PLACES = ("start", "gulf", "maracaibo")


class ByWidth:
    """The first of several things for which the terminal is wide enough, else the last."""

    def __init__(self, *things: RenderableType) -> None:
        self.things = things

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        ample = options.update(width=UNLIMITED)
        fits = (thing for thing in self.things if console.measure(thing, options=ample).maximum <= options.max_width)
        yield next(fits, self.things[-1])


def heading(text: str) -> Rule:
    return Rule(Text(text, style="bold"), align="left", style=SEA)


def listed(lines: Sequence[str | Text]) -> Group:
    return Group(*(Padding(Text(line) if isinstance(line, str) else line, (0, 0, 0, 2)) for line in lines))


class Panels:
    """A view in signs. `marks` are the numbers of choices by what they are about: `c4r2`, `gulf`, an island as `gold`,
    a space of the track."""

    def __init__(self, view: MaracaiboView, descriptions: Descriptions, marks: Mapping[str, str]) -> None:
        self.view = view
        self.descriptions = descriptions
        self.texts = descriptions.texts
        self.say = descriptions.say
        self.marks = marks

    # -- The Caribbean -----------------------------------------------------------------------------------------------

    def top(self, title: str | None) -> RenderableType:
        """Where the game is; with the title also how much is left in the decks."""
        view = self.view
        where = [self.say("table-round", n=view.round, count=ROUNDS), self.say("table-turn", turn=view.turn)]
        if title is None:
            return Flow([Text("  ·  ".join(where), style=f"bold {GOLD}"), *self.places()], gap=3)
        where.append(self.say("table-decks", count=view.deck, quests=view.quest_deck))
        return Text.assemble((title, f"bold {GOLD}"), "  ·  ", "  ·  ".join(where))

    def places(self) -> list[Text]:
        """The places of ships that are not on a card; the start zone only while some are there."""
        pieces = []
        for place in PLACES:
            ships = [seat for seat, board in enumerate(self.view.boards) if board.ship == place]
            if ships or place != "start":
                name = (self.say(f"place-{place}"), "dim" if place == "start" else "bold")
                pieces.append(Text.assemble((self.marks.get(place, ""), MARK), name, " ", *map(self.ship, ships)))
        return pieces

    def seat(self, seat: int) -> Text:
        """The number that stands for a player, a letter for Redbeard."""
        if seat == self.view.seats:
            return Text(self.say("mark-redbeard"), style=REDBEARD_STYLE)
        return Text(str(seat + 1), style=SHIP_STYLES[seat])

    def ship(self, seat: int) -> Text:
        return Text(SHIP) + self.seat(seat)

    def chart(self) -> Chart:
        descriptions = self.descriptions
        cells = [
            card_cell(
                space,
                descriptions.cards.get(space.card),
                SHORT[space.card] if space.card in SHORT else descriptions.lies(space.card),
                self.seat,
                lambda treasure: self.say(f"mark-{treasure}"),
                self.marks.get(space.name, ""),
            )
            for space in self.view.spaces
        ]
        islands = []
        for kind, cubes in enumerate(self.view.islands):
            worth = self.say("effect-vp", count=descriptions.catalogue.islands.value(cubes))
            mark = self.marks.get(TREASURE_NAMES[kind], "")
            name, rest = descriptions.treasure(kind).upper(), Text(f"▪{cubes} {worth}")
            islands.append(Cell(name, rest, TREASURE_STYLES[kind], mark))
        return Chart(descriptions.rules.layout, cells, islands)

    def signs(self) -> Text:
        return signs([self.say(f"kind-{word}") for word in KIND_NAMES])

    def track(self) -> Track:
        rules = self.descriptions.rules
        track = Track([track_text(name, self.texts) for name in rules.track_names], rules.onward, rules.passed)
        for seat, board in enumerate(self.view.boards):
            space = rules.track_names.index(board.explorer)
            track.explorers.setdefault(space, Text()).append_text(self.seat(seat))
        track.within = {place for place, name in enumerate(rules.track_names) if name in self.marks}
        return track

    # -- Players -----------------------------------------------------------------------------------------------------

    def players(self, seats: Sequence[int]) -> RenderableType:
        """A line for each; on a narrow screen several, for nothing must be left out."""
        view = self.view
        worth = "total" if view.scores else "vp"
        columns = ("doubloons", worth, "income", "treasures", "buried", "cards", "upgrades", "quests", "explorer")
        headings = [self.say(f"column-{column}") for column in (*columns, "figurehead")]
        players = [(self.name(seat), self._facts(seat, view.boards[seat])) for seat in seats]
        grids = [self.grid(headings, players, width) for width in NAME_WIDTHS]
        flows = []
        for name, facts in players:
            pairs = zip(headings, facts, strict=True)
            flows.append(Flow([name, *(Text.assemble((heading, "dim"), " ", fact) for heading, fact in pairs)]))
        return ByWidth(*grids, Group(*flows))

    def grid(self, headings: Sequence[str], players: Sequence[tuple[Text, Sequence[Text]]], width: int) -> Grid:
        """Players below each other, with what the headings say."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        grid.add_column(self.say("column-player"), no_wrap=True, overflow="ellipsis", max_width=width)
        for column in headings:
            grid.add_column(column, no_wrap=True)
        for name, facts in players:
            grid.add_row(name, *facts)
        return grid

    def compact(self, seats: Sequence[int]) -> Flow:
        """Only what others ask for most: doubloons and points."""
        pieces = []
        for seat in seats:
            board = self.view.boards[seat]
            name = self.name(seat, SHORT_NAME)
            vp = self.view.scores[seat] if self.view.scores else board.vp
            for number, column in ((board.doubloons, "doubloons"), (vp, "vp")):
                name.append(f" {number}").append(f" {self.say(f'column-{column}')}", style="dim")
            pieces.append(name)
        return Flow(pieces, gap=1)

    def name(self, seat: int, width: int = UNLIMITED) -> Text:
        due = seat in self.view.due
        name = f" {fitted(self.descriptions.player(self.view, seat), width, 1)[0]}"
        return Text.assemble("▶" if due else " ", self.ship(seat), (name, f"bold {GOLD}" if due else ""))

    def _facts(self, seat: int, board: Board) -> list[Text]:
        cards = self.descriptions.cards
        kinds = [sum(cards[card].kind == kind for card in board.cards) for kind in range(IMPROVEMENTS)]
        counted = "".join(f"{sign}{count}" for sign, count in zip(SIGNS, kinds, strict=False))
        return [
            Text(str(board.doubloons)),
            Text(str(self.view.scores[seat] if self.view.scores else board.vp)),
            Text(f"+{board.doubloon_income}/+{board.vp_income}"),
            self.treasures(board.treasures),
            self.treasures(board.buried),
            Text(f"{counted}{SIGNS[-1]}{len(board.residences)}"),
            Text(str(len(board.upgrades))),
            Text(str(board.quests)),
            Text(f"{track_text(board.explorer, self.texts)}≈{len(board.rivers)}"),
            Text("–" if board.figurehead is None else self.say(f"figurehead-{board.figurehead}")),
        ]

    def treasures(self, counts: Sequence[int]) -> Text:
        text = Text()
        for kind, count in enumerate(counts):
            text.append(f"{self.say(f'mark-{TREASURE_NAMES[kind]}')}{count}", style=TREASURE_STYLES[kind])
        return text

    # -- Boards ------------------------------------------------------------------------------------------------------

    def own_board(self) -> RenderableType:
        """Signs; the pages have the words."""
        assert self.view.seat is not None
        board = self.view.boards[self.view.seat]
        title = heading(self.say("table-your-board"))
        return Group(title, Flow(self.card_pieces(board)), self.ship_board(board), self.hideout(board))

    def ship_board(self, board: Board) -> Text:
        """Its spaces with a tick for each cube, and the lock lines with the upgrades that they ask for."""
        ship = Text.assemble((self.say("word-ship"), "dim"), " ")
        catalogue = self.descriptions.catalogue
        for space in catalogue.upgrades:
            if space.number and catalogue.upgrades[space.number - 1].sector != space.sector:
                lock = catalogue.locks[space.sector]
                ship.append(f" │{lock}│", style="dim" if len(board.upgrades) < lock else GOLD)
            done = space.number + 1 in board.upgrades
            ship.append(f" {space.number + 1}{BUILT if done else ''}", style=f"bold {GOLD}" if done else "dim")
        return ship

    def hideout(self, board: Board) -> Text:
        descriptions = self.descriptions
        hideout = Text.assemble((self.say("word-hideout"), "dim"))
        for kind in range(TREASURES):
            stored = board.treasures[kind] - board.buried[kind]
            spaces = [place + 1 for place, of in enumerate(descriptions.rules.burial_kind) if of == kind]
            dug = "".join("■" if place in board.burials else "□" for place in spaces)
            hideout.append(f"  {descriptions.treasure(kind)} {stored} ").append(dug, style=TREASURE_STYLES[kind])
        for kind_name in board.tile_burials:
            hideout.append("  □" if kind_name is None else f"  {self.say(f'mark-{kind_name}')}")
        return hideout

    def card_pieces(self, board: Board) -> list[Text]:
        shown = [self.card_piece(name) for name in (*board.cards, *board.residences)]
        return shown or [Text(self.say("table-no-cards"), style="dim")]

    def card_piece(self, name: str) -> Text:
        kind = self.descriptions.cards[name].kind
        return Text(f" {SIGNS[kind]} {self.descriptions.lies(name)} ", style=KIND_STYLES[kind])

    # -- Quests ------------------------------------------------------------------------------------------------------

    def quests_in_words(self, names: Sequence[str], seat: int | None) -> RenderableType:
        board = None if seat is None else self.view.boards[seat]
        return listed([self.descriptions.quest(name, board, self.view.options.hunters) for name in names])

    def own_quests(self) -> list[RenderableType]:
        kept = self.view.kept or self.view.quests
        if self.view.seat is None or not kept:
            return []
        return [heading(self.say("table-your-quests")), self.quests_in_words(kept, self.view.seat)]

    def revealed_quests(self) -> list[RenderableType]:
        """Those of the others, which nobody has seen before."""
        parts: list[RenderableType] = []
        held_by = () if self.view.truth is None else self.view.truth.quests
        for seat, held in enumerate(held_by):
            if seat != self.view.seat and held:
                parts += [self.of("table-quests-of", seat), self.quests_in_words(held, seat)]
        return parts

    def of(self, key: str, seat: int) -> Rule:
        return heading(self.say(key, player=self.descriptions.player(self.view, seat)))

    def pending(self) -> list[RenderableType]:
        left = self.descriptions.pending(self.view)
        return [Text(self.say("table-pending", what=" → ".join(left)), style="dim")] if left else []
