"""The box: reads the data files, an owner's own in place of ours, checks them and fills the catalogue.

An owner of the game gives one file of the same name as ours (`quests.json`), or a folder with some of them.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from tortuga.games.maracaibo.components.files import (
    BonusItem,
    ByTreasure,
    ComponentFiles,
    Condition,
    Item,
    LocationItem,
)
from tortuga.games.maracaibo.components.phrases import PhraseError, Phrases
from tortuga.games.maracaibo.rules import catalogue as c
from tortuga.games.maracaibo.rules.catalogue import SPACE_WORDS
from tortuga.games.maracaibo.rules.effects import (
    ANY,
    COUNT_NAMES,
    COUNT_SCORED_QUEST,
    END_VP_PER,
    INCOME_PER_QUEST,
    KIND_NAMES,
    LOCATION,
    NEW_QUESTS,
    NO_LIMIT,
    RAID_ACTION,
    RAIDED,
    REROLL_BONUS,
    RESIDENCE,
    SAIL_BONUS,
    SPACE_AGAIN,
    TREASURE_NAMES,
    USE_MARKET,
    Effect,
)
from tortuga.games.maracaibo.rules.layouts import SAIL, LayoutError, make_layout
from tortuga.games.maracaibo.rules.moves import QUEST_WORDS
from tortuga.games.maracaibo.rules.ruleset import RETIREMENT_TILE
from tortuga.kernel.components import fingerprint, read_components
from tortuga.kernel.errors import DataError
from tortuga.kernel.messages import Arg

DATA = Path(__file__).parents[1] / "data"
RIVERS = 4
ONLY_ON_FIGUREHEADS = (SAIL_BONUS, REROLL_BONUS, NEW_QUESTS, INCOME_PER_QUEST)
RED_ACTIONS = {
    "raid": c.RED_RAID,
    "explore": c.RED_EXPLORE,
    "quest": c.RED_QUEST,
    "level two": c.RED_LEVEL_TWO,
    "upgrade": c.RED_UPGRADE,
    "advance": c.RED_ADVANCE,
    "figurehead": c.RED_FIGUREHEAD,
    "residence": c.RED_RESIDENCE,
}
RED_MAINS = ("raid", "explore", "quest", "level two")


class MaracaiboComponents:
    """The loaded data: the parts with their origins, and the catalogue that the rules use."""

    def __init__(self, parts: ComponentFiles, catalogue: c.Catalogue) -> None:
        self.parts = parts
        self.catalogue = catalogue
        self.fingerprint = fingerprint(_without_remarks(parts))


def load_components(path: Path | None = None) -> MaracaiboComponents:
    """Our data with an owner's file or folder of files in place of ours; raises DataError with what is wrong."""
    fields = msgspec.structs.fields(ComponentFiles)
    files = {field.encode_name: DATA / f"{field.encode_name}.json" for field in fields}
    if path is not None:
        for file in sorted(path.glob("*.json")) if path.is_dir() else [path]:
            if file.name != f"{file.stem}.json" or file.stem not in files:
                known = ", ".join(f"{name}.json" for name in files)
                raise DataError("maracaibo-data-file", file=str(file), known=known)
            files[file.stem] = file
    parts = ComponentFiles(**{field.name: read_components(files[field.encode_name], field.type) for field in fields})
    return MaracaiboComponents(parts, CatalogueBuilder(parts, files).catalogue())


def _without_remarks(parts: ComponentFiles) -> ComponentFiles:
    names = [field.name for field in msgspec.structs.fields(ComponentFiles)]
    return ComponentFiles(**{name: msgspec.structs.replace(getattr(parts, name), about="") for name in names})


def _ways_ahead(onward: Sequence[Sequence[int]]) -> list[int]:
    """By track space: the length of the longest way from there to an end."""
    ahead = [0] * len(onward)
    for _ in onward:
        ahead = [max((1 + ahead[to] for to in ways), default=0) for ways in onward]
    return ahead


class CatalogueBuilder:
    """Checks the parts file by file and builds the catalogue; it refuses at the first fault."""

    def __init__(self, parts: ComponentFiles, files: dict[str, Path]) -> None:
        self.parts = parts
        self.files = files
        self.file = ""
        self.phrases = Phrases()

    def catalogue(self) -> c.Catalogue:
        self._base_raid_actions()  # first: they are everyone's
        upgrades = self._upgrades()
        cards = self._cards()
        figureheads = self._figureheads()
        market = self._market()
        track = self._track()
        self._check_chains(market, track)
        gulf = self._space("gulf", self.parts.exploration.gulf)
        maracaibo = self._space("maracaibo", self.parts.exploration.maracaibo)
        return c.Catalogue(
            effects=self.phrases.effects,
            cards=cards,
            quests=self._quests(),
            figureheads=figureheads,
            market=market,
            upgrades=upgrades,
            locks=self._locks(upgrades),
            hideout=self._hideout(),
            track=track,
            retirement=self._retirement(track),
            islands=self._islands(),
            layouts=self._layouts(figureheads),
            redbeard=self._redbeard(),
            ruby_market=self._ruby_market(),
            gulf=gulf,
            maracaibo=maracaibo,
            upgrade=self.phrases.read("upgrade"),
            raid_actions=self.phrases.raid_actions,
            fewer_steps=self.phrases.fewer_steps,
        )

    # -- Refusing ----------------------------------------------------------------------------------------------------

    def _refuse(self, reason: str, item: str, **facts: Arg) -> DataError:
        return DataError(f"maracaibo-data-{reason}", file=str(self.files[self.file]), item=item, **facts)

    def _check_count(self, item: str, count: int, known: int) -> None:
        if count != known:  # PM-11.5
            raise self._refuse("count", item, count=count, known=known)

    def _check_item(self, name: str, item: Item) -> None:
        for field in item.origins:
            if field not in item.__struct_fields__ or field in ("origin", "origins"):
                raise self._refuse("origins", name, name=field)

    def _check_names(self, names: Iterable[str], not_these: Sequence[str] = ()) -> None:
        seen = set()
        for name in names:
            if name in seen:
                raise self._refuse("twins", name)
            if name in not_these:
                raise self._refuse("own-word", name)
            seen.add(name)

    # -- Effects -----------------------------------------------------------------------------------------------------

    def _read(self, item: str, phrases: Iterable[str]) -> c.Effects:
        try:
            return tuple(self._checked(item, self.phrases.read(phrase)) for phrase in phrases)
        except PhraseError as error:
            raise self._refuse("effect", item, effect=error.phrase) from None

    def _checked(self, item: str, effect: Effect) -> Effect:
        """Whatever its place: what follows happens at once, and has a raid's colour only in a raid."""
        self._check_place(item, [then for then in effect.then if not then.is_at_once()])
        if effect.code != RAID_ACTION:
            self._check_place(item, [each for each in (effect, *effect.then) if each.kind == RAIDED])
        now = [each for each in (effect, *effect.then) if each.code != END_VP_PER]
        self._check_place(item, [each for each in now if each.counted == COUNT_SCORED_QUEST])  # PM-7.11
        return effect

    def _at_once(self, item: str, phrases: Iterable[str]) -> c.Effects:
        effects = self._read(item, phrases)
        self._check_place(item, [effect for effect in effects if not effect.is_at_once()])
        return effects

    def _check_place(self, item: str, out_of_place: Sequence[Effect]) -> None:
        if out_of_place:
            raise self._refuse("place", item, effect=out_of_place[0].text)

    def _space(self, item: str, space: BonusItem) -> c.Effects:
        self._check_item(item, space)
        return self._at_once(item, space.effects)

    # -- Cards -------------------------------------------------------------------------------------------------------

    def _cards(self) -> list[c.Card]:
        """Their order is their numbers: level I locations, residences and improvements, then level II."""
        self.file = "locations"
        locations = self.parts.locations.locations
        rubies = {item.location for item in self.parts.rubies.supply}
        first = [item for item in locations if item.level == 1]
        second = [item for item in locations if item.level == 2]
        self._check_count("locations, level 1", len(first), 8)
        self._check_count("locations, value_symbol", sum(item.value_symbol for item in first), 6)
        cards = [self._location(number, item, item.name in rubies) for number, item in enumerate(first)]
        self.file = "residences"
        self._residences(cards)
        self._check_names((card.name for card in cards), SPACE_WORDS)
        self.file = "improvements"
        improvements = self.parts.improvements.improvements
        self._check_count("improvements, level 1", sum(item.level == 1 for item in improvements), 22)
        level_two = sum(item.level == 2 for item in improvements) + len(second)
        self._check_count("improvements and locations, level 2", level_two, 41)
        self._improvements(cards, 1)
        self._improvements(cards, 2)
        self._check_names((card.name for card in cards), SPACE_WORDS)
        self.file = "locations"
        for item in second:
            if item.value_symbol:  # PM-3.13
                raise self._refuse("value", item.name)
            cards.append(self._location(len(cards), item, item.name in rubies))
        self._check_names((card.name for card in cards), SPACE_WORDS)
        self.file = "rubies"
        for supply in self.parts.rubies.supply:
            self._check_item(supply.location, supply)
            if supply.location not in {item.name for item in locations}:
                raise self._refuse("reference", "supply", name=supply.location)
        return cards

    def _location(self, number: int, item: LocationItem, has_rubies: bool) -> c.Card:
        self._check_item(item.name, item)
        actions = tuple(self._at_once(item.name, choice.split(" / ")) for choice in item.actions)
        return c.Card(
            number, item.name, item.level, LOCATION, 0, 0, (), (), (), (), actions, item.value_symbol, has_rubies
        )

    def _residences(self, cards: list[c.Card]) -> None:
        residences = self.parts.residences.residences
        self._check_count("residences", len(residences), 12)
        for item in residences:
            self._check_item(item.name, item)
            scores = self._read(item.name, [item.scores])
            if scores[0].code != END_VP_PER or scores[0].most == NO_LIMIT:  # PM-7.5
                raise self._refuse("residence", item.name, effect=item.scores)
            number = len(cards)
            cards.append(
                c.Card(number, item.name, 1, RESIDENCE, item.cost, 0, (), (), (), scores, (), False, False),
            )

    def _improvements(self, cards: list[c.Card], level: int) -> None:
        for item in self.parts.improvements.improvements:
            if item.level != level:
                continue
            self._check_item(item.name, item)
            effects = self._read(item.name, item.effects)
            self._check_place(item.name, [effect for effect in effects if effect.code in ONLY_ON_FIGUREHEADS])
            cards.append(
                c.Card(
                    number=len(cards),
                    name=item.name,
                    level=level,
                    kind=KIND_NAMES.index(item.kind),
                    cost=item.cost,
                    vp=item.vp,
                    lightning=tuple(effect for effect in effects if effect.is_at_once()),
                    lasting=tuple(effect for effect in effects if effect.is_lasting()),
                    income=tuple(effect for effect in effects if effect.is_income()),
                    end=tuple(effect for effect in effects if effect.is_end()),
                    actions=(),
                    has_value=False,
                    has_rubies=False,
                )
            )

    # -- Quests and tiles --------------------------------------------------------------------------------------------

    def _quests(self) -> list[c.Quest]:
        """PM-11.4"""
        self.file = "quests"
        items = self.parts.quests.quests
        self._check_count("quests", len(items), 25)
        self._check_names((item.name for item in items), QUEST_WORDS)
        quests = []
        for number, item in enumerate(items):
            self._check_item(item.name, item)
            easy, hard = self._needs(item.name, item.easy), self._needs(item.name, item.hard)
            quests.append(c.Quest(number, item.name, easy, item.easy.vp, hard, item.hard.vp))
        return quests

    def _needs(self, name: str, condition: Condition) -> tuple[c.Need, ...]:
        known = [count for count in COUNT_NAMES if COUNT_NAMES[count] != COUNT_SCORED_QUEST]
        for count in condition.needs:
            if count not in known:
                raise self._refuse("counted", name, name=count, known=", ".join(known))
        if not condition.needs:
            raise self._refuse("no-condition", name)
        return tuple(c.Need(COUNT_NAMES[count], number) for count, number in condition.needs.items())

    def _figureheads(self) -> list[c.Figurehead]:
        self.file = "figureheads"
        items = self.parts.figureheads.figureheads
        self._check_count("figureheads", len(items), 12)
        self._check_names((item.name for item in items), [item.letter.lower() for item in items])
        self._check_names(item.letter for item in items)
        figureheads = []
        for number, item in enumerate(items):
            self._check_item(item.name, item)
            effects = self._read(item.name, item.effects)
            self._check_place(item.name, [effect for effect in effects if effect.is_end()])
            figureheads.append(
                c.Figurehead(
                    number=number,
                    name=item.name,
                    letter=item.letter,
                    lightning=tuple(effect for effect in effects if effect.is_at_once()),
                    lasting=tuple(effect for effect in effects if effect.is_lasting()),
                    income=tuple(effect for effect in effects if effect.is_income()),
                    burial=tuple(self._at_once(item.name, space) for space in item.burial),
                )
            )
        return figureheads

    def _market(self) -> list[c.MarketFace]:
        self.file = "black-market"
        tiles = self.parts.black_market.tiles
        self._check_count("tiles", len(tiles), 5)
        faces = [face for tile in tiles for face in tile.faces]
        for tile in tiles:
            self._check_item(tile.faces[0].name, tile)
        self._check_names(face.name for face in faces)
        return [c.MarketFace(i, face.name, self._at_once(face.name, face.effects)) for i, face in enumerate(faces)]

    # -- Boards ------------------------------------------------------------------------------------------------------

    def _base_raid_actions(self) -> None:
        self.file = "ship-board"
        items = self.parts.ship_board.raid_actions
        self._check_count("raid_actions", len(items), c.BASE_RAID_ACTIONS)
        for number, item in enumerate(items, start=1):
            name = f"raid_actions {number}"
            self._check_item(name, item)
            effects = self._read(name, [item.effect])
            self._check_place(name, [effect for effect in effects if effect.code != RAID_ACTION])

    def _upgrades(self) -> list[c.UpgradeSpace]:
        self.file = "ship-board"
        spaces: list[c.UpgradeSpace] = []
        in_sector = [0] * 4
        for item in self.parts.ship_board.spaces:
            sector = item.sector - 1
            in_sector[sector] += 1
            name = f"{item.sector}{'abcdefghijklmnopqrstuvwxyz'[min(in_sector[sector], 26) - 1]}"
            if spaces and sector < spaces[-1].sector:
                raise self._refuse("sectors", name)
            self._check_item(name, item)
            effects = self._read(name, item.effects)
            lasting = tuple(effect for effect in effects if effect.is_lasting())
            at_once = tuple(effect for effect in effects if effect.is_at_once())
            wrong = [effect for effect in effects if effect.code in ONLY_ON_FIGUREHEADS]
            self._check_place(name, wrong or [effect for effect in effects if effect.is_income() or effect.is_end()])
            spaces.append(c.UpgradeSpace(len(spaces), name, sector, at_once, lasting))
        for sector, count in enumerate(in_sector, start=1):
            if not count:
                raise self._refuse("empty-sector", f"sector {sector}")
        self._check_names(space.name for space in spaces)
        return spaces

    def _locks(self, upgrades: Sequence[c.UpgradeSpace]) -> list[int]:
        self.file = "ship-board"
        locks = [0]
        for sector, item in enumerate(self.parts.ship_board.locks, start=1):
            name = f"locks {sector}"
            self._check_item(name, item)
            left = sum(space.sector < sector for space in upgrades)
            if not locks[-1] <= item.upgrades <= left:  # PM-11.5
                raise self._refuse("lock", name, count=item.upgrades, least=locks[-1], most=left)
            locks.append(item.upgrades)
        return locks

    def _hideout(self) -> c.Hideout:
        self.file = "hideout"
        board = self.parts.hideout
        return c.Hideout(self._by_treasure("storage", board.storage), self._by_treasure("burial", board.burial))

    def _by_treasure(self, area: str, rows: ByTreasure) -> list[list[c.Effects]]:
        return [
            self._bonuses(f"{area} {treasure}", row) for treasure, row in zip(TREASURE_NAMES, rows.rows(), strict=True)
        ]

    def _bonuses(self, name: str, row: Sequence[BonusItem]) -> list[c.Effects]:
        return [self._space(f"{name} {number}", item) for number, item in enumerate(row, start=1)]

    # -- Exploration -------------------------------------------------------------------------------------------------

    def _track(self) -> list[c.TrackSpace]:
        self.file = "exploration"
        items = self.parts.exploration.track
        self._check_names((item.name for item in items), [RETIREMENT_TILE])
        numbers = {item.name: number for number, item in enumerate(items)}
        if not items or items[0].effects:
            raise self._refuse("track-start", items[0].name if items else "track")
        for item in items:
            self._check_item(item.name, item)
            for way in item.next:
                if way.to not in numbers:
                    raise self._refuse("reference", item.name, name=way.to)
        onward = [[numbers[way.to] for way in item.next] for item in items]
        rivers = [[c.NO_RIVER if way.river is None else way.river - 1 for way in item.next] for item in items]
        self._check_circles(onward)
        ahead = _ways_ahead(onward)
        self._check_rivers(onward, rivers, ahead)
        track = []
        for number, item in enumerate(items):
            longest = [ahead[to] for to in onward[number]]
            longer = longest.index(max(longest)) if longest else 0
            effects = self._at_once(item.name, item.effects)
            track.append(c.TrackSpace(number, item.name, effects, onward[number], rivers[number], longer))
        return track

    def _check_circles(self, onward: Sequence[Sequence[int]]) -> None:
        """What remains when spaces without a way on, or without a way to them, are taken off is a circle."""
        names = [item.name for item in self.parts.exploration.track]
        left = set(range(len(onward)))
        before = 0
        while before != len(left):
            before = len(left)
            led_to = {to for number in left for to in onward[number]}
            left = {number for number in left & led_to if not left.isdisjoint(onward[number])}
        if left:
            raise self._refuse("track-circle", names[min(left)])

    def _check_rivers(
        self, onward: Sequence[Sequence[int]], rivers: Sequence[Sequence[int]], ahead: Sequence[int]
    ) -> None:
        """PM-4.16, PM-11.5: every way to an end crosses rivers 1 to 4 in this order, and every space is on a way."""
        names = [item.name for item in self.parts.exploration.track]
        crossed = {0: 0}
        for number in sorted(range(len(onward)), key=lambda each: -ahead[each]):  # so none before those that lead to it
            if number not in crossed:
                raise self._refuse("track-unreachable", names[number])
            if not onward[number] and crossed[number] != RIVERS:
                raise self._refuse("track-rivers", names[number], count=crossed[number], known=RIVERS)
            for to, river in zip(onward[number], rivers[number], strict=True):
                if river not in (c.NO_RIVER, crossed[number]):
                    raise self._refuse("track-river", names[number], count=river + 1, known=crossed[number] + 1)
                then = crossed[number] + (river != c.NO_RIVER)
                if crossed.setdefault(to, then) != then:
                    raise self._refuse("track-banks", names[to])

    def _retirement(self, track: Sequence[c.TrackSpace]) -> int:
        self.file = "exploration"
        item = self.parts.exploration.retirement
        self._check_item("retirement", item)
        for space in track:
            if space.name == item.behind:
                return space.number
        raise self._refuse("reference", "retirement", name=item.behind)

    def _check_chains(self, market: Sequence[c.MarketFace], track: Sequence[c.TrackSpace]) -> None:
        """PM-10.33: no effect leads back to itself without using something up."""
        self.file = "black-market"
        leads_to_space = False
        for face in market:
            for effect in face.effects:
                if effect.code == USE_MARKET:
                    raise self._refuse("endless", face.name, effect=effect.text)
                leads_to_space |= effect.code == SPACE_AGAIN
        self.file = "exploration"
        for space in track:
            for effect in space.effects:
                if effect.code == SPACE_AGAIN or (effect.code == USE_MARKET and leads_to_space):
                    raise self._refuse("endless", space.name, effect=effect.text)

    # -- The sea -----------------------------------------------------------------------------------------------------

    def _islands(self) -> c.Islands:
        self.file = "islands"
        parts = self.parts.islands
        self._check_item("cubes", parts.cubes)
        self._check_count("value_tiles", len(parts.value_tiles), 6)
        bands = [item.at_least for item in parts.values]
        for number, item in enumerate(parts.values, start=1):
            self._check_item(f"values {number}", item)
        if not bands or bands[0] != 0 or bands != sorted(set(bands)):
            raise self._refuse("values", "values")
        for number, tile in enumerate(parts.value_tiles, start=1):
            self._check_item(f"value_tiles {number}", tile)
        tiles = [TREASURE_NAMES.index(item.treasure) for item in parts.value_tiles]
        return c.Islands(parts.cubes.number, bands, [item.vp for item in parts.values], tiles)

    def _layouts(self, figureheads: Sequence[c.Figurehead]) -> list[c.Layout]:
        self.file = "layouts"
        items = self.parts.layouts.layouts
        self._check_names(item.name for item in items)
        if not items:
            raise self._refuse("no-layout", "layouts")
        bonuses = [effect.number for tile in figureheads for effect in tile.lasting if effect.code == SAIL_BONUS]
        layouts = []
        for number, item in enumerate(items):
            self._check_item(item.name, item)
            try:
                layouts.append(make_layout(number, item.name, item.rows, SAIL + max(bonuses, default=0)))
            except LayoutError as error:
                reason = f"layout-{error.reason}"
                raise self._refuse(reason, item.name, **error.facts) from None
        return layouts

    # -- Redbeard and rubies -----------------------------------------------------------------------------------------

    def _redbeard(self) -> c.Redbeard:
        self.file = "redbeard"
        parts = self.parts.redbeard
        board = [RED_ACTIONS[space] for column in parts.board.columns for space in column]
        self._check_count("cards, deck A", sum(item.deck == "A" for item in parts.cards), 6)
        self._check_count("cards, deck B", sum(item.deck == "B" for item in parts.cards), 6)
        self._check_names(item.name for item in parts.cards)
        self._check_count("raids", len(parts.raids), 4)
        self._check_count("explores", len(parts.explores), 4)
        self._check_count("die", len(parts.die.treasures), 6)
        cards: list[c.RedbeardDeckCard] = []
        for item in sorted(parts.cards, key=lambda card: card.deck):
            self._check_item(item.name, item)
            if (item.extra is None) != (item.deck == "A") or not item.actions:  # PM-8.4
                raise self._refuse("redbeard-card", item.name)
            mains = tuple(self._red_action(item.name, action) for action in item.actions)
            extra = c.RED_NOTHING if item.extra is None else RED_ACTIONS[item.extra]
            cards.append(c.RedbeardDeckCard(len(cards), item.name, item.deck == "B", extra, mains))
        for name, one in (("board", parts.board), ("extra_explore", parts.extra_explore), ("die", parts.die)):
            self._check_item(name, one)
        for number, position in enumerate((*parts.raids, *parts.explores)):
            self._check_item(f"{'raids' if number < 4 else 'explores'} {number % 4 + 1}", position)
        return c.Redbeard(
            board=board,
            columns=[len(column) for column in parts.board.columns],
            cards=cards,
            raids=[c.RedbeardRaid(item.vp, item.treasures, item.cube) for item in parts.raids],
            explores=[c.RedbeardExplore(item.steps, item.vp) for item in parts.explores],
            extra_explore=parts.extra_explore.number,
            die=[ANY if name == "most" else TREASURE_NAMES.index(name) for name in parts.die.treasures],
        )

    def _red_action(self, name: str, action: str) -> c.RedbeardAction:
        if action in RED_MAINS:
            return c.RedbeardAction(RED_ACTIONS[action], [])
        what, *kinds = action.split()
        if what != "cards" or sorted(kinds) != sorted(KIND_NAMES[:3]):
            known = ", ".join((*RED_MAINS, f"cards {' '.join(KIND_NAMES[:3])}"))
            raise self._refuse("redbeard-action", name, name=action, known=known)
        return c.RedbeardAction(c.RED_CARDS, [KIND_NAMES.index(kind) for kind in kinds])

    def _ruby_market(self) -> tuple[c.Effects, ...]:
        self.file = "rubies"
        market = self.parts.rubies.market
        self._check_count("market", len(market), 6)
        return tuple(self._bonuses("market", market))
