"""Rummikub and Rummi drawn in the terminal: numbered sets, each tile with its letter on its colour, and a turn that is
prepared line by line, because nobody wants to type a whole table."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence, Set

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from tortuga.games.rummikub.events import Dealt, Laid
from tortuga.games.rummikub.notation import IDLE_WORDS, KIND_WORDS, read_move, write_move
from tortuga.games.rummikub.rules.additions import additions
from tortuga.games.rummikub.rules.melds import Meld, Melds, meld_as, value_of
from tortuga.games.rummikub.rules.rack_melds import melds_from
from tortuga.games.rummikub.rules.tiles import LETTERS, counts_of, kinds_in, kinds_of, names
from tortuga.games.rummikub.rules.turns import laid_between
from tortuga.games.rummikub.stages import stages_between
from tortuga.games.rummikub.terminal.workbench import Workbench
from tortuga.games.rummikub.view import RummikubAssessment, RummikubOffer, RummikubView, sight_of
from tortuga.kernel.errors import Refusal
from tortuga.kernel.events import Event
from tortuga.kernel.views import Assessment, Offer, View
from tortuga.terminal.drawing import Drawing, Prepared
from tortuga.terminal.layout import ByHeight, Flow
from tortuga.terminal.words import latin, vocabulary

STYLES = dict(
    zip(
        (*LETTERS, "J"),
        (
            "bold white on #a8131f",
            "bold white on #1f5fa8",
            "bold white on #33393f",
            "bold black on #ec7420",
            "bold black on #f2e9c9",
        ),
        strict=True,
    )
)
FELT = "#2c6e8f"
GOLD = "#f2b544"
FRESH = "•"
"""Before a tile that was laid last, or is laid in the turn that is prepared."""
TILE = re.compile(r"\b(?:[RBKO](?:1[0-3]|[1-9])|J)\b")
CYRILLIC_TILE = re.compile(r"(?<!\w)(?:[РВКО](?:1[0-3]|[1-9])|Ј)(?!\w)", re.IGNORECASE)
WORDS = ("draw", "pass", "exchange", "undo", "reset", "done")
"""What is typed besides tiles; English ones always work."""


def tile_picture(name: str, fresh: bool = False) -> Text:
    return Text(f"{FRESH if fresh else ' '}{name:<3}", style=STYLES[name[0]])


def fresh_places(sets: Sequence[Sequence[str]], fresh: Sequence[str]) -> list[list[bool]]:
    """Which tiles of the sets are the fresh ones; of equal tiles the later, for new sets come last."""
    left = Counter(fresh)
    found: list[list[bool]] = []
    for tiles in reversed(sets):
        places: list[bool] = []
        for name in reversed(tiles):
            places.insert(0, left[name] > 0)
            left[name] -= 1
        found.insert(0, places)
    return found


def _heading(text: str) -> Rule:
    return Rule(Text(text, style="bold"), align="left", style=FELT)


class RummikubDrawing(Drawing):
    """Serves both titles: `say` puts the title's name before the key."""

    bench: Workbench | None = None
    _reader: int | None = None
    _shorter: Set[str] = frozenset()
    """Offers of sets that are part of a longer one."""

    def say(self, key: str, **args: int | str) -> str:
        return self.texts(f"{self.title.name}-{key}", **args)

    # -- The picture -------------------------------------------------------------------------------------------------

    def draw(self, view: View, below: int = 1) -> RenderableType:
        """On a low screen without headings, and with the players in a line."""
        assert isinstance(view, RummikubView)
        where = [
            self.say("table-turn", turn=view.turn + 1),
            self.say("table-bank", count=view.bank),
            self.say("table-joker-rule", rule=self.say(f"table-joker-{view.options.joker_rule}")),
        ]
        if view.options.rounds > 1:
            where.insert(0, self.say("table-round", n=view.round, count=view.options.rounds))
        name = (self.texts(self.title.word.id), f"bold {GOLD}")
        top = Text.assemble(name, "  ·  ", "  ·  ".join(where))
        sets, rack, few = self._sets(view), self._rack(view), self._players_in_short(view)
        pictures: list[list[RenderableType]] = [[top, self._players(view), self.board(view)]]
        if view.seat is not None and view.shown is None:
            line = Text(self.say("table-your-rack"), style="bold")
            heading = _heading(self.say("table-prepared" if self._prepares(view) else "table-sets"))
            pictures += [[top, few, self.board(view)], [top, few, heading, sets, line, rack]]
        return ByHeight(pictures, below)

    def board(self, view: RummikubView) -> RenderableType:
        """The sets, and the viewer's rack."""
        parts: list[RenderableType] = [
            _heading(self.say("table-prepared" if self._prepares(view) else "table-sets")),
            self._sets(view),
        ]
        if view.seat is not None and view.shown is None:
            parts += [_heading(self.say("table-your-rack")), self._rack(view)]
        return Group(*parts)

    def _prepares(self, view: RummikubView) -> bool:
        return self.bench is not None and self.bench.changed and view.seat in view.due

    def _sets(self, view: RummikubView) -> RenderableType:
        if self._prepares(view):
            assert self.bench is not None
            sets = [names(meld.tiles) for meld in self.bench.table]
            fresh = names(kinds_in([max(count, 0) for count in self.bench.laid()]))
        else:
            sets = [one.tiles for one in view.table]
            fresh = view.last.tiles if view.last is not None else ()
        if not sets:
            return Text(self.say("table-no-sets"), style="dim")
        pictures = []
        for number, (tiles, places) in enumerate(zip(sets, fresh_places(sets, fresh), strict=True), start=1):
            shown = [tile_picture(name, new) for name, new in zip(tiles, places, strict=True)]
            pictures.append(Text.assemble((f"{number:>2} ", "dim"), *shown))
        return Flow(pictures)

    def _rack(self, view: RummikubView) -> RenderableType:
        """By colours, numbers rising: as runs would lie."""
        rack = view.rack
        if self._prepares(view):
            assert self.bench is not None
            rack = names(kinds_in(self.bench.rack))
        if not rack:
            return Text(self.say("table-empty-rack"), style="dim")
        by_colour = [[name for name in rack if name[0] == letter] for letter in (*LETTERS, "J")]
        return Flow([Text.assemble(*map(tile_picture, some)) for some in by_colour if some])

    def _players(self, view: RummikubView) -> RenderableType:
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column(self.say("table-player"), no_wrap=True, overflow="ellipsis", max_width=18)
        grid.add_column(self.say("table-rack"), no_wrap=True)
        grid.add_column(self.say("table-melded"), no_wrap=True)
        grid.add_column(self.say("table-rounds"))
        grid.add_column(self.say("table-points"), no_wrap=True, justify="right")
        for seat, rack in enumerate(view.racks):
            due = seat in view.due
            name = Text(("▶ " if due else "  ") + self.texts.name(seat), style=f"bold {GOLD}" if due else "")
            held: RenderableType = Text(self.say("table-tiles", count=rack.size))
            if view.shown is not None:
                held = self.paint(" ".join(view.shown[seat]) or "–")
            scores = "  ".join(_signed(scores[seat]) for scores in view.rounds)
            grid.add_row(name, held, "✓" if rack.melded else "–", scores, _signed(view.totals[seat]))
        return grid

    def _players_in_short(self, view: RummikubView) -> RenderableType:
        """Each with what counts: tiles, whether the first meld lies there, and points if there are some."""
        pieces = []
        for seat, rack in enumerate(view.racks):
            due = seat in view.due
            piece = Text(f"{'▶ ' if due else ''}{self.texts.name(seat)}", style=f"bold {GOLD}" if due else "bold")
            piece.append(f" {self.say('table-tiles', count=rack.size)} {'✓' if rack.melded else '–'}", style="not bold")
            if view.rounds:
                piece.append(f" {_signed(view.totals[seat])}", style="not bold")
            pieces.append(piece)
        return Flow(pieces, gap=3)

    def paint(self, sentence: str) -> Text:
        text = Text()
        end = 0
        for found in TILE.finditer(sentence):
            text.append(sentence[end : found.start()])
            text.append(found[0], style=STYLES[found[0][0]])
            end = found.end()
        return text.append(sentence[end:])

    # -- What can be done --------------------------------------------------------------------------------------------

    def asks(self, view: View) -> str:
        assert isinstance(view, RummikubView)
        if view.seat is None or not view.due:
            return ""
        if view.racks[view.seat].melded:
            return self.say("asks-turn")
        return self.say("asks-first-meld", least=view.options.first_meld)

    def begin(self, view: View) -> None:
        assert isinstance(view, RummikubView)
        self._reader = view.seat
        self.bench = Workbench(self.title.name, sight_of(view).table, counts_of(kinds_of(view.rack)))

    def sort(self, view: View, offers: Sequence[Offer]) -> Sequence[Offer]:
        """While a turn is prepared: its end if that is legal, and what could be added. Else ways to lay nothing, then
        sets of one's own and single tiles, most tiles first. Sets that are part of a longer one come last."""
        assert isinstance(view, RummikubView)
        assert self.bench is not None
        whole: list[RummikubOffer] = []
        found = [offer for offer in offers if isinstance(offer, RummikubOffer)]
        if self._prepares(view):
            whole = [_laying(self.bench, self.bench.table)] if sight_of(view).allows(self.bench.table) else []
            found = list(self._further(view, self.bench))
        found = _in_order(found)
        sets = {offer.do: self._changed_sets(offer) for offer in found if offer.kind == "lay"}
        self._shorter = {do for do, made in sets.items() if any(_is_part(made, other) for other in sets.values())}
        return [*whole, *sorted(found, key=lambda offer: offer.do in self._shorter)]

    def worth_showing(self, view: View, sorted_offers: Sequence[Offer]) -> int:
        return sum(1 for offer in sorted_offers if offer.do not in self._shorter)

    def _changed_sets(self, offer: RummikubOffer) -> list[Meld]:
        """The sets that an offer makes or makes longer."""
        assert self.bench is not None
        left = list(self.bench.table)
        made = []
        for meld in self._read(offer.do):
            if meld in left:
                left.remove(meld)
            else:
                made.append(meld)
        return made

    def _further(self, view: RummikubView, bench: Workbench) -> Iterator[RummikubOffer]:
        """What can be laid without taking a set apart."""
        assert view.seat is not None
        for meld in melds_from(bench.rack):
            yield _laying(bench, (*bench.table, meld))
        if view.racks[view.seat].melded or view.options.building:  # RK-3.8
            for table in additions(bench.table, bench.rack):
                if all(meld in bench.table or meld_as(meld.kind, meld.tiles) is not None for meld in table):
                    yield _laying(bench, table)

    def label(self, view: View, offer: Offer) -> Text:
        assert isinstance(view, RummikubView)
        assert isinstance(offer, RummikubOffer)
        assert self.bench is not None
        if offer.kind != "lay":
            return Text(self.say(f"choice-{offer.kind}", count=view.bank))
        return self._what(offer).append_text(self._mark(view, offer))

    def _what(self, offer: RummikubOffer) -> Text:
        assert self.bench is not None
        if self.bench.changed and offer.do == self.bench.draft:
            return self.paint(self.say("choice-done", tiles=" ".join(offer.tiles)))
        table = self._read(offer.do)
        new = [meld for meld in table if meld not in self.bench.table]
        more = " ".join(names(kinds_in(laid_between(self.bench.table, table))))
        for number, (before, now) in enumerate(zip(self.bench.table, table, strict=False), start=1):
            if before != now:
                return self.paint(self.say("choice-add", tiles=more, n=number, set=str(now)))
        return self.paint(self.say("choice-lay", tiles=" | ".join(str(meld) for meld in new)))

    def _mark(self, view: RummikubView, offer: RummikubOffer) -> Text:
        """Is it the last of the rack? Or what a set is worth where that counts."""
        if len(offer.tiles) == len(view.rack):
            return Text.assemble("  ", (f"★ {self.say('choice-out')}", f"bold {GOLD}"))
        if view.seat is not None and not view.racks[view.seat].melded and self.bench is not None:
            worth = sum(value_of(meld) for meld in self._read(offer.do) if meld not in self.bench.start)
            return Text(f" ({self.points(worth)})", style="dim")
        return Text()

    def pick(self, view: View, offer: Offer) -> Prepared | None:
        """What is laid is only prepared, for more can follow in the same turn."""
        assert isinstance(offer, RummikubOffer)
        assert self.bench is not None
        if offer.kind != "lay":
            return None
        if self.bench.changed and offer.do == self.bench.draft:
            return Prepared(offer.do, done=True)
        self.bench.lay(self._read(offer.do))
        return Prepared(self.bench.draft, done=False)

    def prepare(self, view: View, typed: str) -> Prepared | None:
        bench = self.bench
        assert bench is not None
        typed = self._with_tiles(typed)
        verb, _, tiles = typed.partition(" ")
        if verb.casefold() in self._lay_words() and "|" not in tiles and bench.table:
            typed = tiles  # as a choice says it: these tiles, and not the whole table
        match self._word(typed):
            case "draw" | "pass" | "exchange" as idle:
                return Prepared(idle, done=True)
            case "done":
                if not bench.changed:
                    raise Refusal(f"{self.title.name}-nothing-prepared")
                return Prepared(bench.draft, done=True)
            case "undo" if bench.changed:
                bench.undo()
            case "reset":
                bench.reset()
            case _:
                if not bench.work(typed):
                    return None
        return Prepared(bench.draft, done=False)

    def _word(self, typed: str) -> str | None:
        known = {self.say(f"word-{word}").casefold(): word for word in WORDS}
        return known.get(typed.casefold()) or (typed.casefold() if typed.casefold() in WORDS else None)

    def _with_tiles(self, typed: str) -> str:
        """Tiles with Cyrillic letters as the Latin ones, kinds of sets by their English names."""
        for kind in KIND_WORDS:
            for word in vocabulary({kind: self.say(f"words-{kind}")}):
                if typed.casefold().startswith(f"{word}:"):
                    typed = f"{kind}:{typed[len(word) + 1 :]}"
        return CYRILLIC_TILE.sub(lambda found: latin_tile(found[0]), typed)

    def in_notation(self, view: View, typed: str) -> str:
        """`wyłóż R4 R5 R6 | …` for `lay R4 R5 R6 | …`."""
        verb, _, rest = typed.partition(" ")
        return f"lay {self._with_tiles(rest)}" if verb.casefold() in self._lay_words() else typed

    def _lay_words(self) -> dict[str, str]:
        return vocabulary({"lay": self.say("words-lay")})

    def draft(self) -> str | None:
        return self.bench.draft if self.bench is not None and self.bench.changed else None

    def points(self, count: int) -> str:
        return self.say("points", count=count)

    def introduction(self, view: View) -> Sequence[RenderableType]:
        assert isinstance(view, RummikubView)
        aim, turn, sets, typing = (
            self.paint(self.say(f"intro-{part}", least=view.options.first_meld))
            for part in ("aim", "turn", "sets", "typing")
        )
        letters = [
            Text.assemble((f" {letter} ", STYLES[letter]), " ", self.say(f"letter-{letter.lower()}"))
            for letter in (*LETTERS, "J")
        ]
        return [aim, turn, sets, Flow(letters), typing]

    # -- What others did ---------------------------------------------------------------------------------------------

    def tell(self, event: Event, before: Sequence[Event]) -> list[Text]:
        """Of tiles that others laid also what has become of sets of the table."""
        told = super().tell(event, before)
        if isinstance(event, Laid) and event.seat != self._reader:
            gone, come = _difference(_table_after(before), event.table)
            if gone:
                told.append(self.paint(self.say("say-rearranged", gone=" | ".join(gone), come=" | ".join(come))))
        return told

    def hint(self, view: View, do: str) -> Sequence[Text] | None:
        """From the draft on, if the turn that is advised can still be made of it."""
        assert isinstance(view, RummikubView)
        bench = self.bench
        if bench is None or not bench.changed:
            return None
        if do in IDLE_WORDS:
            return [Text(self.say("hint-reset", word=self.say("word-reset")))]
        end = self._read(do)
        if min(laid_between(bench.table, end)) < 0:  # the draft lays something that this turn keeps
            again = Text(self.say("hint-reset", word=self.say("word-reset")))
            return [again, *self._steps(bench.start, end)]
        return [*self._steps(bench.table, end), Text(self.say("hint-done", word=self.say("word-done")))]

    def _steps(self, start: Melds, end: Melds) -> list[Text]:
        stages = stages_between(self.title.name, start, end)
        return [self.paint(self.texts.line(stage.line)) for stage in stages]

    def remark(self, view: View, assessment: Assessment | None) -> RenderableType:
        assert isinstance(assessment, RummikubAssessment)
        assert self.bench is not None
        if not self.bench.changed:
            return Text(self.say("remark-reset"), style="dim")
        if assessment.ready:
            return Text("✓ " + self.say("remark-ready", word=self.say("word-done")), style=GOLD)
        assert assessment.why is not None
        return Text.assemble(("… ", "dim"), self.paint(self.texts.reason(assessment.why)))

    def help(self) -> Sequence[tuple[str, str]]:
        own = [(example, self.say(f"help-{name}")) for name, example in EXAMPLES.items()]
        return own + [(self.say(f"word-{word}"), self.say(f"help-{word}")) for word in WORDS if word != "undo"]

    def examples(self) -> tuple[str, str]:
        lay, *_ = self.say("words-lay").split(", ")
        return f"{lay} R4 R5 R6 | B3 K3 J", "RK-3.3"

    def _read(self, do: str) -> Melds:
        assert self.bench is not None
        table = read_move(self.title.name, self.bench.start, do)
        assert isinstance(table, tuple)
        return table


EXAMPLES = {"set": "R4 R5 R6", "add": "B8 > 3", "back": "B8 > 0", "from": "3: R6 R7", "kind": "group: B3 J J"}
"""Lines that prepare a turn, by the name of what is said of them."""


def _signed(points: int) -> str:
    """With a true minus."""
    return f"{points:+}".replace("-", "−")


def latin_tile(text: str) -> str:
    """A tile that was typed with a Cyrillic letter: by what it looks like, and Р for R, since no tile is a P.

    >>> latin_tile("В8"), latin_tile("р12")
    ('B8', 'R12')
    """
    return latin(text.upper()).replace("P", "R")


def _table_after(events: Sequence[Event]) -> tuple[str, ...]:
    """The sets that lay there after these events."""
    for event in reversed(events):
        if isinstance(event, Laid):
            return event.table
        if isinstance(event, Dealt):
            break
    return ()


def _difference(before: Sequence[str], after: Sequence[str]) -> tuple[list[str], list[str]]:
    """The sets that are gone, and those that have come."""
    gone, come = Counter(before) - Counter(after), Counter(after) - Counter(before)
    return list(gone.elements()), list(come.elements())


def _is_part(made: Sequence[Meld], other: Sequence[Meld]) -> bool:
    """Is a set that was made part of another one, of the same kind and with more tiles?"""
    if len(made) != 1 or len(other) != 1 or made[0].kind != other[0].kind:
        return False
    return Counter(made[0].tiles) < Counter(other[0].tiles)


def _in_order(offers: Iterable[RummikubOffer]) -> list[RummikubOffer]:
    """Laying nothing first, then the more tiles the better."""
    return sorted(offers, key=lambda offer: (offer.kind == "lay", -len(offer.tiles)))


def _laying(bench: Workbench, table: Melds) -> RummikubOffer:
    laid = [max(count, 0) for count in laid_between(bench.start, table)]
    return RummikubOffer(do=write_move(bench.start, table), kind="lay", tiles=names(kinds_in(laid)))
