"""Pages of the terminal's table: in words, what the picture shows in signs."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.text import Text

from tortuga.games.maracaibo.components.wording import effects_text, track_text
from tortuga.games.maracaibo.rules.catalogue import RED_WORDS
from tortuga.games.maracaibo.rules.effects import TREASURE_NAMES, TREASURES
from tortuga.games.maracaibo.rules.scoring import BURIED_VP, total
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.terminal.charts import BUILT, TREASURE_STYLES
from tortuga.games.maracaibo.terminal.checklist import TurnWords
from tortuga.games.maracaibo.terminal.descriptions import redbeard_card, signed
from tortuga.games.maracaibo.terminal.panels import NAME_WIDTHS, Panels, heading, listed
from tortuga.kernel.title import Component
from tortuga.terminal.layout import Flow

NEXT = 5
"""Steps ahead that the page of the track tells in full."""
NUMBERS = ("doubloon income", "vp income", "discount", "raid", "explore")
"""What the page `why` takes apart, besides dice and the score."""


class Pages(Panels):
    def boards(self) -> RenderableType:
        """All players in full."""
        seats = range(len(self.view.boards))
        headings = [self.say(f"column-{column}") for column in ("discount", "raid", "dice", "explore", "tiles")]
        players = []
        for seat in seats:
            board = self.view.boards[seat]
            facts = (
                signed(-board.discount),
                f"+{board.raid}",
                "/".join(f"+{bonus}" for bonus in board.die),
                f"+{board.explore}",
                " ".join(map(str, board.tiles)) or "–",
            )
            players.append((self.name(seat), [Text(fact) for fact in facts]))
        return Group(self.players(seats), self.grid(headings, players, NAME_WIDTHS[0]))

    def cards(self, seat: int) -> RenderableType:
        descriptions, board = self.descriptions, self.view.boards[seat]
        shown = [
            Text.assemble(self.card_piece(name), f" {descriptions.card(descriptions.cards[name])}")
            for name in (*board.cards, *board.residences)
        ]
        return Group(self.of("table-cards-of", seat), listed(shown or [self.say("table-no-cards")]))

    def ship_in_words(self) -> RenderableType:
        """Each sector in words; a tick for each player's cube."""
        descriptions = self.descriptions
        parts: list[RenderableType] = []
        for sector, lock in enumerate(descriptions.catalogue.locks):
            key = "table-sector-locked" if lock else "table-sector"
            parts.append(heading(self.say(key, n=sector + 1, count=lock)))
            pieces = []
            for space in descriptions.catalogue.upgrades:
                if space.sector == sector:
                    piece = Text(descriptions.upgrade(space.number))
                    for seat, board in enumerate(self.view.boards[: self.view.seats]):
                        if space.number + 1 in board.upgrades:
                            piece.append(f" {BUILT}").append_text(self.ship(seat))
                    pieces.append(piece)
            parts.append(Flow(pieces, gap=3))
        return Group(*parts)

    def hideout_in_words(self, seat: int) -> RenderableType:
        descriptions, rules, board = self.descriptions, self.descriptions.rules, self.view.boards[seat]
        parts: list[RenderableType] = [self.of("table-hideout-of", seat)]
        for kind in range(TREASURES):
            stored = board.treasures[kind] - board.buried[kind]
            pieces = [Text(f" {descriptions.treasure(kind)} {stored} ", style=TREASURE_STYLES[kind])]
            for kinds, bonuses, taken, key in (
                (rules.storage_kind, rules.storage_bonus, board.on_bonus, "table-stored"),
                (rules.burial_kind, rules.burial_bonus, board.burials, "table-dug"),
            ):
                shown = [
                    f"{'■' if place + 1 in taken else '□'} {effects_text(bonuses[place], self.texts) or '–'}"
                    for place, of in enumerate(kinds)
                    if of == kind
                ]
                pieces.append(Text(f"{self.say(key)}: {'  '.join(shown)}"))
            parts.append(Flow(pieces))
        if board.figurehead is not None:
            parts.append(Text(f" {descriptions.figurehead(descriptions.figureheads[board.figurehead])}"))
        return Group(*parts)

    def quests(self) -> RenderableType:
        quests = self.quests_in_words(self.view.open_quests, self.view.seat)
        return Group(*self.own_quests(), heading(self.say("table-open-quests")), quests)

    def residences(self) -> RenderableType:
        """Those of the Caribbean, and what each would score for everyone who builds there, if the game ended now."""
        view, descriptions = self.view, self.descriptions
        lines = []
        for space in view.spaces:
            card = descriptions.cards.get(space.card)
            if card is None or not card.is_residence():
                continue
            words = (
                descriptions.card(card) if view.seat is None else descriptions.card_for(card, view.boards[view.seat])
            )
            line = Text(f"{space.name} {descriptions.lies(card.name)} · {words} ·")
            for seat in range(view.seats):
                worth = descriptions.worth(view, card, seat)
                line.append(f" {BUILT}" if seat in space.built else " ").append_text(self.ship(seat))
                line.append(" ?" if worth is None else f" {worth}")
            if view.seats in space.built:
                line.append(f" {BUILT}").append_text(self.ship(view.seats))
            lines.append(line)
        return Group(heading(self.say("table-residences", sign=BUILT)), listed(lines))

    def islands(self) -> RenderableType:
        view, descriptions, islands = self.view, self.descriptions, self.descriptions.catalogue.islands
        parts: list[RenderableType] = [heading(self.say("table-islands", count=BURIED_VP))]
        bands = list(zip(islands.bands, islands.values, strict=True))
        for kind, cubes in enumerate(view.islands):
            now = islands.value(cubes)
            words = [self.say("table-island-now", count=cubes, vp=now)]
            words += [self.say("table-island-next", count=band, vp=vp) for band, vp in bands if band > cubes][:1]
            if view.seat is not None:
                have = view.boards[view.seat].treasures[kind]
                words.append(self.say("table-island-yours", count=have, vp=have * now))
            where = [
                f"{each.name} {descriptions.lies(each.card)}"
                for each in view.spaces
                if each.value == TREASURE_NAMES[kind]
            ]
            if where:
                words.append(self.say("table-island-tiles", places=", ".join(where)))
            name = (f" {descriptions.treasure(kind)} ", TREASURE_STYLES[kind])
            parts.append(Text.assemble(name, f" {' · '.join(words)}"))
        return Group(*parts)

    def track_in_words(self) -> RenderableType:
        """The track, who stands where, and the spaces that come next; all others behind."""
        descriptions, rules = self.descriptions, self.descriptions.rules
        parts: list[RenderableType] = [heading(self.say("word-track")), self.track()]
        stand = []
        for seat, board in enumerate(self.view.boards):
            rivers = f"{self.say('part-rivers')} {len(board.rivers)}"
            stand.append(
                Text.assemble(self.name(seat, NAME_WIDTHS[1]), f": {track_text(board.explorer, self.texts)}, {rivers}")
            )
        parts.append(Flow(stand, gap=1))
        nodes = list(range(len(rules.track_names)))
        if self.view.seat is not None:
            near = self._next(rules.track_names.index(self.view.boards[self.view.seat].explorer))
            parts += [
                heading(self.say("table-track-next")),
                Flow([Text(descriptions.track_space(node)) for node in near], gap=3),
                heading(self.say("table-track-all")),
            ]
            nodes = [node for node in nodes if node not in near]
        order = sorted(nodes, key=lambda node: (self.track().column[node], node))
        return Group(*parts, Flow([Text(descriptions.track_space(node), style="dim") for node in order], gap=3))

    def _next(self, start: int) -> list[int]:
        """The free spaces of the next few steps, branch by branch."""
        rules = self.descriptions.rules
        taken = {rules.track_names.index(board.explorer) for board in self.view.boards}
        found: list[int] = []
        waiting = [(start, 0)]
        while waiting:
            node, steps = waiting.pop(0)
            for to in rules.onward[node]:
                further = steps if to in taken else steps + 1
                if further <= NEXT and to not in found:
                    if to not in taken:
                        found.append(to)
                    waiting.append((to, further))
        return found

    def markets(self) -> RenderableType:
        view, descriptions = self.view, self.descriptions
        tiles = [descriptions.figurehead(descriptions.figureheads[name]) for name in view.figureheads]
        parts: list[RenderableType] = [heading(self.say("table-figureheads")), listed(tiles)]
        parts.append(heading(self.say("table-black-market")))
        for number, face in enumerate(view.faces, start=1):
            line = Text(f"  {number} {descriptions.face(face)}")
            for seat, board in enumerate(view.boards[: view.seats]):
                if number in board.tiles:
                    line.append(" ").append_text(self.ship(seat))
            for space in view.spaces:
                if space.tile is not None and space.tile.tile == number:
                    line.append(f" {space.name}").append_text(self.ship(space.tile.seat))
            parts.append(line)
        if view.ruby_market:
            parts.append(heading(self.say("source-rubies")))
            for place, seller in enumerate(view.ruby_market):
                line = Text(f"  {place + 1} {effects_text(descriptions.catalogue.ruby_market[place], self.texts)}")
                parts.append(line if seller is None else line.append(" ").append_text(self.ship(seller)))
            for seat, board in enumerate(view.boards):
                parts.append(
                    Text(f"  {descriptions.player(view, seat)}: {self.say('table-rubies', count=board.rubies)}")
                )
        parts.append(Text(f"  {self.say('table-decks', count=view.deck, quests=view.quest_deck)}", style="dim"))
        return Group(*parts)

    def redbeard(self) -> RenderableType:
        """His board with the next upgrade, and what his cards make him do."""
        him = self.view.boards[-1]
        red = self.descriptions.catalogue.redbeard
        raid, explore = red.raids[him.progress - 1], red.explores[him.progress - 1]
        key = "table-red-raid-cube" if raid.cube else "table-red-raid"
        parts: list[RenderableType] = [
            heading(self.say("place-redbeard")),
            Text("  " + self.say(key, count=raid.treasures, vp=raid.vp)),
            Text("  " + self.say("table-red-explore", count=explore.steps, vp=explore.vp)),
        ]
        place, next_one = 0, min(set(range(1, len(red.board) + 2)) - set(him.upgrades))
        board = Text(self.say("table-red-board"))
        for column in red.columns:
            for _ in range(column):
                place += 1
                sign = "■" if place in him.upgrades else "▶" if place == next_one else "□"
                board.append(f" {sign} {self.say(f'red-{RED_WORDS[red.board[place - 1]]}')}")
            board.append(" │" if place < len(red.board) else "")
        parts += [listed([board]), heading(self.say("table-red-deck"))]
        cards = [card for card in red.cards if card.name in self.view.redbeard_deck]
        lines = [f"{card.name.upper()}: {redbeard_card(card, self.texts)}" for card in cards]
        return Group(*parts, listed(lines or [self.say("table-red-shuffles")]))

    def turn(self, turn: TurnWords) -> RenderableType:
        """The checklist of the turn, a line each."""
        return Group(heading(self.say("table-turn-lines")), listed(turn.in_lines() or [self.say("table-no-turn")]))

    def why(self, seat: int, twin: MaracaiboState) -> RenderableType:
        """Numbers and the parts that they are made of. `twin` looks from here just as the game does, so it knows no
        more than the view: others' scores, which hang on their quests, are not asked of it."""
        questions = [(question, 0, self.say(f"why-{question.replace(' ', '-')}")) for question in NUMBERS]
        questions[4:4] = [("die", kind, self.say(f"why-die-{TREASURE_NAMES[kind]}")) for kind in range(TREASURES)]
        if seat in (self.view.seat, self.view.seats):
            questions.append(("score", 0, self.say("why-score")))
        lines = []
        for question, about, words in questions:
            parts = twin.explain(seat, question, about)
            made_of = f" = {self.descriptions.sum(parts)}" if parts else ""
            lines.append(f"{words}: {signed(total(parts))}{made_of}")
        return Group(self.of("table-why", seat), listed(lines))

    def data(self, components: list[Component]) -> RenderableType:
        """How many items of each group are printed in the rulebook, and how many are made up."""
        counted = Counter((component.group, component.origin) for component in components)
        lines: dict[str, list[str]] = {}
        for (group, origin), count in counted.items():
            lines.setdefault(group, []).append(f"{self.texts(f'origin-{origin}')} {count}")
        shown = [f"{self.say(f'component-{group}')}: {', '.join(counts)}" for group, counts in lines.items()]
        return Group(heading(self.say("table-data")), listed(shown))
