"""Pirates of Maracaibo in the terminal: the Caribbean with the numbers of choices on it, the players and what is asked;
boards, quests and markets in words where somebody wants to read them."""

import re
from collections.abc import Sequence, Set

from rich.console import Group, RenderableType
from rich.text import Text

from tortuga.games.maracaibo.checklist import Checklist, Task
from tortuga.games.maracaibo.components.wording import effects_text
from tortuga.games.maracaibo.notation import Notation
from tortuga.games.maracaibo.options import MaracaiboOptions
from tortuga.games.maracaibo.rules.effects import TREASURE_NAMES
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.terminal.charts import MANY, REDBEARD_STYLE, SHIP_STYLES
from tortuga.games.maracaibo.terminal.checklist import TurnWords
from tortuga.games.maracaibo.terminal.descriptions import Descriptions, redbeard_card
from tortuga.games.maracaibo.terminal.pages import Pages
from tortuga.games.maracaibo.terminal.panels import GOLD
from tortuga.games.maracaibo.title import MaracaiboTitle
from tortuga.games.maracaibo.view import MaracaiboOffer, MaracaiboView
from tortuga.games.maracaibo.view_builder import named
from tortuga.kernel.chance import Imagined
from tortuga.kernel.views import Assessment, Offer, View
from tortuga.terminal.drawing import Drawing, Prepared
from tortuga.terminal.layout import SHOWN_ON_LOW_SCREEN, ByHeight, Flow, with_remark
from tortuga.terminal.words import vocabulary

PAGES = (
    "map",
    "boards",
    "cards",
    "ship",
    "hideout",
    "quests",
    "residences",
    "islands",
    "track",
    "markets",
    "turn",
    "why",
    "data",
    "redbeard",
)
"""What can be looked at; English words always work. The last one is for solo play."""
TABLE = "table"
OF_A_PLAYER = ("cards", "hideout", "why")
"""Pages with which a player can be named: `cards 2`."""
ON_THE_MAP = ("sail", "step", "acquire", "build", "activate", "place", "cube", "explore")
"""Verbs of moves that are about something on the map or track."""
OF_A_SPACE = ("sail", "step", "acquire", "build")
"""Verbs that come with many choices at once, each with much to say."""
NOTATION = (
    *("sail", "step", "stop", "take", "acquire", "build", "upgrade", "use", "roll", "reroll", "die", "spend"),
    *("store", "bury", "cube", "explore", "quest", "keep", "discard", "figurehead", "place", "activate", "done"),
    *("gold", "emerald", "pearl", "treasure", "doubloons", "deck", "bonus", "replace", "ruby", "sell", "pay"),
)
"""Words of moves that can be typed in the reader's language."""
CYRILLIC_SPACE = re.compile(r"^[cс](\d)[rрг](\d)$", re.IGNORECASE)
"""A space such as c4r2, typed with letters that look or sound like those."""
SEVERAL = 3
"""Choices; more of them have a line each."""
OF_TREASURES = ("Raid", "Dice", "RaidAs", "Spend", "TakeTreasure", "ChooseTreasure", "Bury")
OF_CARDS = ("Improvement", "Residence", "Acquire", "Build")
ON_THE_BOARD = ("Upgrade", *OF_TREASURES, *OF_CARDS)
"""What these are about, one's own board shows too."""
OF_QUESTS = ("ChooseQuest", "DiscardQuest")


class MaracaiboDrawing(Drawing):
    page = TABLE
    """What is looked at: the table as there is room for it, one of PAGES, or a space."""
    whose: int | None = None
    """The player whose page it is, if one was named."""
    tile: int | None = None
    """The black market tile that was chosen to be placed; where it goes is asked next."""
    _descriptions: Descriptions | None = None
    _for: MaracaiboOptions | None = None
    _twin_of: MaracaiboView | None = None

    def descriptions(self, view: MaracaiboView) -> Descriptions:
        """The words of this table's rules; they stay the same as long as its options."""
        if self._descriptions is None or self._for != view.options:
            self._descriptions = Descriptions(Notation(self._maracaibo.rules(view.options)), self.texts)
            self._for = view.options
        return self._descriptions

    def say(self, key: str, **args: int | str) -> str:
        return self.texts(f"maracaibo-{key}", **args)

    @property
    def _maracaibo(self) -> MaracaiboTitle:
        assert isinstance(self.title, MaracaiboTitle)
        return self.title

    def twin(self, view: MaracaiboView) -> MaracaiboState:
        """Some truth that looks the same from here. It knows no more than the view, and answers what the rules know:
        what can be done, and where numbers come from."""
        if view is not self._twin_of:
            self._twin = self._maracaibo.imagine(view, Imagined("the terminal's twin"))
            self._twin_of = view
            self._offers = [] if view.seat is None else self.title.offers(self._twin, view.seat)
        return self._twin

    # -- The picture -------------------------------------------------------------------------------------------------

    def draw(self, view: View, below: int = 1) -> RenderableType:
        assert isinstance(view, MaracaiboView)
        pages = Pages(view, self.descriptions(view), self._marks(view))
        page = TABLE if view.outcome is not None else self.page  # nobody is left to turn a page after the end
        whose = self.whose if self.whose is not None else view.seat or 0
        match page:
            case "table":
                return self._end(pages) if view.outcome is not None else self._picture(pages, below)
            case "map":
                return Group(*self._large(pages), *pages.pending())
            case "boards":
                return pages.boards()
            case "cards":
                return pages.cards(whose)
            case "ship":
                return pages.ship_in_words()
            case "hideout":
                return pages.hideout_in_words(whose)
            case "quests":
                return pages.quests()
            case "residences":
                return pages.residences()
            case "islands":
                return pages.islands()
            case "track":
                return pages.track_in_words()
            case "markets":
                return pages.markets()
            case "turn":
                return pages.turn(self._turn(pages))
            case "why":
                return pages.why(whose, self.twin(view))
            case "data":
                return pages.data(list(self.title.components(self.texts)))
            case "redbeard":
                return pages.redbeard()
        space = next(space for space in view.spaces if space.name == page)
        return Text(f"{space.name}: {self.descriptions(view).space(view, space)}")

    def _picture(self, pages: Pages, below: int) -> RenderableType:
        """As much as leaves room for the choices, the most first. What the decision is about comes before all else,
        and the map goes before that does."""
        view, pending, turn = pages.view, pages.pending(), self._turn(pages)
        whole: list[RenderableType] = [Flow(turn.in_short())] if turn.tasks else pending
        ahead: list[RenderableType] = [Flow(turn.in_short(all_of_it=False))] if turn.tasks else pending
        everybody = range(len(view.boards))
        top, chart, players, few = pages.top(None), pages.chart(), pages.players(everybody), pages.compact(everybody)
        large = self._large(pages)
        pictures: list[list[RenderableType]] = [large, [top, chart, players], [top, chart, few]]
        if view.seat is not None:
            focus, board, quests = self._focus(pages), pages.own_board(), pages.own_quests()
            others = pages.compact([seat for seat in everybody if seat != view.seat])
            some = [pages.players([view.seat]), others]
            more = [] if view.todo[0].step in OF_QUESTS else quests
            pictures = [
                [*large, board, *quests, *whole],
                [*large, board, *whole],
                [top, chart, *focus, players, *more, *whole],
                [top, chart, *focus, players, *whole],
                [top, chart, *focus, *some, *whole],
                [top, chart, *focus, *some, *ahead],
            ]
            if focus:
                on_board = view.todo[0].step in ON_THE_BOARD
                own = [board] if on_board else [*focus, board]
                pictures += [[top, *own, *more, players, *whole], [top, *focus, players, *whole]]
            else:
                pictures += [[top, chart, few, *whole], [top, chart, few, *ahead]]
            pictures += [[top, *focus, *some, *whole], [top, *focus, *some, *ahead]]
            pictures += [[top, few, *ahead], [top, few, *pending]]
        return ByHeight(pictures, below)

    def _turn(self, pages: Pages) -> TurnWords:
        """The checklist of this seat's turn; empty where it has nothing to decide."""
        view = pages.view
        tasks: tuple[Task, ...] = ()
        if view.seat is not None and view.seat in view.due:
            twin, notation = self.twin(view), pages.descriptions.notation
            tasks = Checklist(twin).tasks(lambda move: named(twin, move, notation))
        return TurnWords(view, tasks, pages.descriptions)

    def _large(self, pages: Pages) -> list[RenderableType]:
        """The Caribbean, the track and all players, whatever room that takes."""
        caribbean = [self._title(pages), pages.chart(), Flow(pages.places(), gap=3), pages.signs(), pages.track()]
        return [*caribbean, pages.players(range(len(pages.view.boards)))]

    def _end(self, pages: Pages) -> RenderableType:
        """How it went, and whose quests were which."""
        view = pages.view
        assert view.outcome is not None
        quests = [*pages.own_quests(), *pages.revealed_quests()]
        over = Text(self.texts(view.outcome.reason), style=f"bold {GOLD}")
        last: list[RenderableType] = [pages.players(range(len(view.boards))), *quests, over]
        caribbean = [self._title(pages), pages.chart(), pages.signs(), pages.track()]
        return ByHeight([[*caribbean, *last], [self._title(pages), *last]], len(view.boards) + 1)

    def _title(self, pages: Pages) -> RenderableType:
        return pages.top(self.texts(self.title.word.id))

    def _focus(self, pages: Pages) -> list[RenderableType]:
        """What a decision is about, where that is not the map."""
        view = pages.view
        if view.seat is None or view.seat not in view.due or not view.todo:
            return []
        board, step = view.boards[view.seat], view.todo[0].step
        if step == "Explore":
            return [pages.track()]
        if step == "Upgrade":
            return [pages.ship_board(board)]
        if step in OF_TREASURES:
            return [pages.hideout(board)]
        if step in OF_CARDS and (board.cards or board.residences):
            return [Flow(pages.card_pieces(board))]
        return pages.own_quests() if step in OF_QUESTS else []

    def _marks(self, view: MaracaiboView) -> dict[str, str]:
        """The numbers of the choices, by what on the map they are about."""
        marks: dict[str, str] = {}
        for number, offer in enumerate(self._choices(view), start=1):
            about = offer.space or offer.track or offer.treasure
            if about is not None and offer.verb in ON_THE_MAP:
                marks[about] = MANY if about in marks else str(number)
        return marks

    def _choices(self, view: MaracaiboView) -> list[MaracaiboOffer]:
        """As the session will number them."""
        if view.seat is None or view.seat not in view.due:
            return []
        self.twin(view)
        return self.sort(view, self._offers)

    # -- What can be done --------------------------------------------------------------------------------------------

    def begin(self, view: View) -> None:
        self.page, self.whose, self.tile = TABLE, None, None

    def asks(self, view: View) -> str:
        assert isinstance(view, MaracaiboView)
        return self.descriptions(view).asks(view) if view.todo and view.seat in view.due else ""

    def sort(self, view: View, offers: Sequence[Offer]) -> list[MaracaiboOffer]:
        """As the rules list them, but to do nothing comes last. A tile to place is chosen first, then where."""
        mine = [offer for offer in offers if isinstance(offer, MaracaiboOffer)]
        mine.sort(key=lambda offer: offer.do == "done")
        tiles = list(dict.fromkeys(offer.tile for offer in mine if offer.tile is not None))
        if len(tiles) < 2 or len(mine) <= SHOWN_ON_LOW_SCREEN:
            return mine
        if self.tile is not None:
            here = [offer for offer in mine if offer.tile == self.tile]
            return [*here, MaracaiboOffer(do="tiles", verb="tiles")]
        first = [MaracaiboOffer(do=f"place {tile}", verb="tile", tile=tile) for tile in tiles]
        return [*first, *(offer for offer in mine if offer.tile is None)]

    def label(self, view: View, offer: Offer) -> Text:
        assert isinstance(view, MaracaiboView)
        assert isinstance(offer, MaracaiboOffer)
        descriptions = self.descriptions(view)
        if offer.verb == "tile":
            return Text(descriptions.tile(view, offer.tile or 1))
        if offer.verb == "tiles":
            return Text(self.say("choice-tiles"))
        label = Text(descriptions.offer(view, offer))
        if offer.verb in OF_A_SPACE and len(self._choices(view)) > SEVERAL:  # typing the space shows all of it
            label.no_wrap, label.overflow = True, "ellipsis"
        return label

    def pick(self, view: View, offer: Offer) -> Prepared | None:
        """A tile is only chosen; where it goes comes next."""
        assert isinstance(offer, MaracaiboOffer)
        if offer.verb not in ("tile", "tiles"):
            return None
        self.page, self.tile = TABLE, offer.tile
        return Prepared("done", done=False)

    def prepare(self, view: View, typed: str) -> Prepared | None:
        """A page or a space to look at; nothing is prepared by that."""
        assert isinstance(view, MaracaiboView)
        word, _, name = typed.casefold().partition(" ")
        page = self._page(view, word)
        whose = self._player(view, name.strip())
        if page is None or (name and (whose is None or page not in OF_A_PLAYER)):
            return None
        self.page, self.whose = page, whose
        return Prepared("done", done=False)

    def in_notation(self, view: View, typed: str) -> str:
        """`płyń c4r2`, `weź 5`, `kość złoto`: each word as the notation has it, spaces also with Cyrillic letters."""
        known = vocabulary({word: self.say(f"words-{word}") for word in NOTATION})
        return " ".join([known.get(word.casefold(), CYRILLIC_SPACE.sub(r"c\1r\2", word)) for word in typed.split()])

    def introduction(self, view: View) -> Sequence[RenderableType]:
        marks = {treasure: self.say(f"mark-{treasure}") for treasure in TREASURE_NAMES}
        return [Text(self.say(f"intro-{part}", **marks)) for part in ("aim", "turn", "signs", "typing")]

    def _page(self, view: MaracaiboView, word: str) -> str | None:
        pages = PAGES if len(view.boards) > view.seats else PAGES[:-1]
        known = {self.say(f"word-{page}").casefold(): page for page in pages} | {page: page for page in pages}
        return known.get(word) or next((space.name for space in view.spaces if space.name == word), None)

    def _player(self, view: MaracaiboView, name: str) -> int | None:
        """A seat by its number, Redbeard by his letter."""
        signs = [str(seat + 1) for seat in range(view.seats)] + [self.say("mark-redbeard").casefold()]
        return signs.index(name) if name in signs[: len(view.boards)] else None

    def remark(self, view: View, assessment: Assessment | None) -> RenderableType:
        return Group()

    def help(self) -> Sequence[tuple[str, str]]:
        pages = [(self.say(f"word-{page}"), self.say(f"help-{page}")) for page in PAGES]
        hideout, why = self.say("word-hideout"), self.say("word-why")
        other = (f"{self.say('word-cards')} 2", self.say("help-player", hideout=hideout, why=why))
        return [("c4r2", self.say("help-space")), *pages, other]

    def paint(self, sentence: str) -> Text:
        """Players in the colours of their ships; of a card that Redbeard reveals, what it makes him do; of a ship
        upgrade, what it gives."""
        text = Text(sentence)
        names = [(self.texts.name(seat), style) for seat, style in enumerate(SHIP_STYLES[: len(self.texts.names)])]
        for name, style in (*names, (self.say("place-redbeard"), REDBEARD_STYLE)):
            if sentence.startswith(f"{name} "):
                text.stylize(style, 0, len(name))
        meant = self._meant(sentence, {name for name, _ in names})
        return with_remark(text, f"({meant})") if meant else text

    def _meant(self, sentence: str, names: Set[str]) -> str:
        """What a sentence names and the data say in full."""
        catalogue = self._maracaibo.data.catalogue
        for card in catalogue.redbeard.cards:
            for key in ("say-redbeard-card", "say-redbeard-card-ignored"):
                if sentence == self.say(key, card=card.name):
                    return redbeard_card(card, self.texts)
        for name in names:
            if sentence.startswith(f"{name} "):
                for space in catalogue.upgrades:
                    if sentence == self.say("say-upgraded", player=name, n=space.number + 1):
                        return effects_text((*space.at_once, *space.lasting), self.texts)
        return ""

    def examples(self) -> tuple[str, str]:
        return self.say("example-move"), self.say("example-rule")
