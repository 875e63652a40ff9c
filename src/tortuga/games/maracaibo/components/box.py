"""The box as it is drawn: every component from the data, with its names and effects in a reader's language.

Effects are described once, under their phrase in the data files; everything else refers to them by it. An owner's own
components are included in the same way.
"""

from collections.abc import Iterable

import msgspec

from tortuga.games.maracaibo.components.files import ComponentFiles, RedbeardParts
from tortuga.games.maracaibo.components.listing import ListedItem, items
from tortuga.games.maracaibo.components.wording import COUNT_WORDS, TREASURE_WORDS, effect_text, track_text
from tortuga.games.maracaibo.rules.catalogue import (
    BASE_RAID_ACTIONS,
    RED_NOTHING,
    RED_WORDS,
    Card,
    Catalogue,
    Effects,
    Figurehead,
    Layout,
    Quest,
    RedbeardAction,
    RedbeardDeckCard,
    TrackSpace,
)
from tortuga.games.maracaibo.rules.effect_kinds import BY_KIND, BY_TREASURE, EFFECT_KINDS
from tortuga.games.maracaibo.rules.effects import KIND_NAMES, NO_LIMIT, NOTHING, TREASURE_NAMES, Effect
from tortuga.games.maracaibo.rules.modules.rubies import RUBY_VP
from tortuga.games.maracaibo.rules.rounds import ROUNDS
from tortuga.games.maracaibo.rules.scoring import BURIED_VP, RIVER_VP
from tortuga.kernel.messages import Say
from tortuga.kernel.title import Sketch

Phrases = tuple[str, ...]
"""Of effects."""


class BoxEffect(msgspec.Struct, frozen=True, kw_only=True):
    """An effect: what it is, for its sign, and its words."""

    sign: str
    """Its kind, as the keys of texts call it: `explore`, `raid-bonus`."""
    lasts: str
    """`once`, `lasting`, `income` or `end`."""
    words: str
    number: int = 0
    cost: int = 0
    about: str | None = None
    """A treasure (`any`, `raided`) or a kind of card."""
    counted: str | None = None
    each: int = 1
    most: int | None = None
    then: Phrases = ()


class BoxCard(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    kind: str
    level: int
    cost: int
    vp: int
    effects: Phrases
    """Of an improvement or a residence."""
    actions: tuple[Phrases, ...]
    """Of a location; of each entry only one."""
    value: bool
    rubies: bool
    origin: str


class BoxNeed(msgspec.Struct, frozen=True):
    counted: str
    number: int
    words: str


class BoxCondition(msgspec.Struct, frozen=True):
    vp: int
    needs: tuple[BoxNeed, ...]


class BoxQuest(msgspec.Struct, frozen=True):
    name: str
    easy: BoxCondition
    hard: BoxCondition
    origin: str


class BoxFigurehead(msgspec.Struct, frozen=True):
    name: str
    letter: str
    effects: Phrases
    burials: tuple[Phrases, ...]
    """Spaces for buried treasures of any kind, with the bonus of each."""
    origin: str


class BoxFace(msgspec.Struct, frozen=True):
    """A side of a black market tile."""

    name: str
    effects: Phrases
    origin: str


class BoxUpgrade(msgspec.Struct, frozen=True):
    """A space of the ship board; its number is its place in the list, from 1."""

    sector: int
    effects: Phrases
    origin: str


class BoxTrackSpace(msgspec.Struct, frozen=True):
    name: str
    words: str
    effects: Phrases
    onward: tuple[str, ...]
    rivers: tuple[int | None, ...]
    """For each way onward the river that it crosses, from 1."""


class BoxLayout(msgspec.Struct, frozen=True):
    """Where cards and islands lie, each by its column and row, from 1."""

    columns: int
    rows: int
    cards: tuple[tuple[int, int], ...]
    """By space, in the order of the view."""
    islands: tuple[tuple[int, int], ...]
    """By treasure."""


class BoxRedbeardAction(msgspec.Struct, frozen=True):
    do: str
    kinds: tuple[str, ...]


class BoxRedbeardCard(msgspec.Struct, frozen=True):
    name: str
    deck: str
    extra: str | None
    actions: tuple[BoxRedbeardAction, ...]
    """Of which he does the first that he can."""


class BoxRedbeardRaid(msgspec.Struct, frozen=True):
    vp: int
    treasures: int
    cube: bool


class BoxRedbeardExplore(msgspec.Struct, frozen=True):
    steps: int
    vp: int


class BoxRedbeard(msgspec.Struct, frozen=True):
    columns: tuple[tuple[str, ...], ...]
    """Of his board, each from the top."""
    cards: tuple[BoxRedbeardCard, ...]
    raids: tuple[BoxRedbeardRaid, ...]
    explores: tuple[BoxRedbeardExplore, ...]
    extra_explore: int
    """Steps of the extra action."""
    die: tuple[str, ...]
    """By pips the treasure of a raid; `most`: that of the island with most cubes."""


class Box(msgspec.Struct, frozen=True, kw_only=True):
    rounds: int
    effects: dict[str, BoxEffect]
    """By phrase."""
    cards: tuple[BoxCard, ...]
    quests: tuple[BoxQuest, ...]
    figureheads: tuple[BoxFigurehead, ...]
    faces: tuple[BoxFace, ...]
    upgrades: tuple[BoxUpgrade, ...]
    locks: tuple[int, ...]
    raid_actions: Phrases
    """Those that everyone has."""
    storage: tuple[tuple[Phrases, ...], ...]
    """By treasure: the bonus spaces of its storage."""
    burial: tuple[tuple[Phrases, ...], ...]
    """By treasure: its spaces below the dig line."""
    track: tuple[BoxTrackSpace, ...]
    retirement: str
    """The space of the track behind which the tile of PM-9.6 lies."""
    island_steps: tuple[tuple[int, int], ...]
    """From how many cubes on a treasure is worth how many VP."""
    layouts: dict[str, BoxLayout]
    space_origins: dict[str, str]
    """Where the data of spaces come from that have no entry of their own here: `burial gold 2`, `track u1`."""
    redbeard: BoxRedbeard
    ruby_market: tuple[Phrases, ...]
    ruby_vp: int
    """Of a ruby that is exchanged."""
    river_vp: int
    """At the end, of a river that was crossed."""
    buried_vp: int
    """At the end, of a buried treasure beside its island's worth."""
    upgrade: str
    gulf: Phrases
    """After an upgrade one of these."""
    maracaibo: Phrases
    cubes: int
    """On each island at the start."""
    value_tiles: tuple[str, ...]
    """By treasure."""
    items: tuple[ListedItem, ...]
    """All that is in the box, each once, in words."""


def box(catalogue: Catalogue, parts: ComponentFiles, effects: Iterable[Effect], say: Say) -> Box:
    """`effects` are those of the catalogue, and those that the rules make of them."""
    origins = _origins(parts)
    return Box(
        rounds=ROUNDS,
        effects={effect.text: _effect(effect, say) for effect in effects},
        cards=tuple(_card(card, origins) for card in catalogue.cards),
        quests=tuple(_quest(quest, origins, say) for quest in catalogue.quests),
        figureheads=tuple(_figurehead(tile, origins) for tile in catalogue.figureheads),
        faces=tuple(
            BoxFace(face.name, _phrases(face.effects), parts.black_market.tiles[face.number // 2].origin)
            for face in catalogue.market
        ),
        upgrades=tuple(
            BoxUpgrade(space.sector + 1, _phrases(space.at_once + space.lasting), item.origin)
            for space, item in zip(catalogue.upgrades, parts.ship_board.spaces, strict=True)
        ),
        locks=tuple(catalogue.locks),
        raid_actions=_phrases(tuple(catalogue.raid_actions[:BASE_RAID_ACTIONS])),
        storage=tuple(tuple(map(_phrases, spaces)) for spaces in catalogue.hideout.storage),
        burial=tuple(tuple(map(_phrases, spaces)) for spaces in catalogue.hideout.burial),
        track=tuple(_track_space(space, catalogue, say) for space in catalogue.track),
        retirement=catalogue.track[catalogue.retirement].name,
        island_steps=tuple(zip(catalogue.islands.bands, catalogue.islands.values, strict=True)),
        layouts={layout.name: _layout(layout) for layout in catalogue.layouts},
        space_origins=_space_origins(parts),
        redbeard=_redbeard(catalogue, parts.redbeard),
        ruby_market=tuple(map(_phrases, catalogue.ruby_market)),
        ruby_vp=RUBY_VP,
        river_vp=RIVER_VP,
        buried_vp=BURIED_VP,
        upgrade=catalogue.upgrade.text,
        gulf=_phrases(catalogue.gulf),
        maracaibo=_phrases(catalogue.maracaibo),
        cubes=parts.islands.cubes.number,
        value_tiles=tuple(tile.treasure for tile in parts.islands.value_tiles),
        items=tuple(items(parts, say)),
    )


def _origins(parts: ComponentFiles) -> dict[str, str]:
    """By name, of those that have one."""
    origins: dict[str, str] = {card.name: card.origin for card in parts.locations.locations}
    origins |= {card.name: card.origin for card in parts.residences.residences}
    origins |= {card.name: card.origin for card in parts.improvements.improvements}
    origins |= {quest.name: quest.origin for quest in parts.quests.quests}
    return origins | {tile.name: tile.origin for tile in parts.figureheads.figureheads}


def _phrases(effects: Effects) -> Phrases:
    return tuple(effect.text for effect in effects)


def _effect(effect: Effect, say: Say) -> BoxEffect:
    kind = EFFECT_KINDS[effect.code]
    about = None
    if kind.text_by == BY_TREASURE:
        about = TREASURE_WORDS[effect.kind]
    elif kind.text_by == BY_KIND:
        about = KIND_NAMES[effect.kind]
    return BoxEffect(
        sign=kind.text,
        lasts="once"
        if effect.is_at_once()
        else "lasting"
        if effect.is_lasting()
        else "income"
        if effect.is_income()
        else "end",
        words=effect_text(effect, say),
        number=0 if effect.then else effect.number,
        cost=effect.cost,
        about=about,
        counted=None if effect.counted == NOTHING else COUNT_WORDS[effect.counted],
        each=effect.each,
        most=None if effect.most == NO_LIMIT else effect.most,
        then=_phrases(effect.then),
    )


def _space_origins(parts: ComponentFiles) -> dict[str, str]:
    spaces: dict[str, str] = {f"track {space.name}": space.origin for space in parts.exploration.track}
    for kind, row in zip(TREASURE_NAMES, parts.hideout.storage.rows(), strict=True):
        spaces |= {f"storage {kind} bonus {number}": item.origin for number, item in enumerate(row, start=1)}
    for kind, row in zip(TREASURE_NAMES, parts.hideout.burial.rows(), strict=True):
        spaces |= {f"burial {kind} {number}": item.origin for number, item in enumerate(row, start=1)}
    return spaces


def _card(card: Card, origins: dict[str, str]) -> BoxCard:
    return BoxCard(
        name=card.name,
        kind=KIND_NAMES[card.kind],
        level=card.level,
        cost=card.cost,
        vp=card.vp,
        effects=_phrases(card.lightning + card.lasting + card.income + card.end),
        actions=tuple(map(_phrases, card.actions)),
        value=card.has_value,
        rubies=card.has_rubies,
        origin=origins[card.name],
    )


def _quest(quest: Quest, origins: dict[str, str], say: Say) -> BoxQuest:
    easy, hard = (
        BoxCondition(
            vp,
            tuple(
                BoxNeed(
                    COUNT_WORDS[need.counted],
                    need.number,
                    say(f"maracaibo-need-{COUNT_WORDS[need.counted]}", count=need.number),
                )
                for need in needs
            ),
        )
        for needs, vp in ((quest.easy, quest.easy_vp), (quest.hard, quest.hard_vp))
    )
    return BoxQuest(quest.name, easy, hard, origins[quest.name])


def _figurehead(tile: Figurehead, origins: dict[str, str]) -> BoxFigurehead:
    effects = _phrases(tile.lightning + tile.lasting + tile.income)
    return BoxFigurehead(tile.name, tile.letter, effects, tuple(map(_phrases, tile.burial)), origins[tile.name])


def _track_space(space: TrackSpace, catalogue: Catalogue, say: Say) -> BoxTrackSpace:
    return BoxTrackSpace(
        space.name,
        track_text(space.name, say),
        _phrases(space.effects),
        tuple(catalogue.track[node].name for node in space.onward),
        tuple(None if river < 0 else river + 1 for river in space.rivers),
    )


def _layout(layout: Layout) -> BoxLayout:
    cards = [place for place in zip(layout.column, layout.row, strict=True) if 1 <= place[0] <= layout.columns]
    return BoxLayout(
        layout.columns,
        layout.rows,
        tuple((column, row + 1) for column, row in cards),
        tuple((cell // layout.rows, cell % layout.rows + 1) for cell in layout.islands),
    )


def sketch(layout: Layout) -> Sketch:
    """A layout as it's shown to somebody who is choosing one."""
    placed = _layout(layout)
    cells = [[""] * layout.columns for _ in range(layout.rows)]
    for column, row in placed.cards:
        cells[row - 1][column - 1] = "card"
    for kind, (column, row) in enumerate(placed.islands):
        cells[row - 1][column - 1] = TREASURE_WORDS[kind]
    return cells


def _redbeard(catalogue: Catalogue, parts: RedbeardParts) -> BoxRedbeard:
    him = catalogue.redbeard
    board = iter(him.board)
    return BoxRedbeard(
        tuple(tuple(RED_WORDS[next(board)] for _ in range(height)) for height in him.columns),
        tuple(_redbeard_card(card) for card in him.cards),
        tuple(BoxRedbeardRaid(one.vp, one.treasures, one.cube) for one in him.raids),
        tuple(BoxRedbeardExplore(one.steps, one.vp) for one in him.explores),
        parts.extra_explore.number,
        parts.die.treasures,
    )


def _redbeard_card(card: RedbeardDeckCard) -> BoxRedbeardCard:
    extra = None if card.extra == RED_NOTHING else RED_WORDS[card.extra]
    return BoxRedbeardCard(card.name, "B" if card.is_b else "A", extra, tuple(map(_redbeard_action, card.mains)))


def _redbeard_action(action: RedbeardAction) -> BoxRedbeardAction:
    return BoxRedbeardAction(RED_WORDS[action.code], tuple(KIND_NAMES[kind] for kind in action.kinds))
