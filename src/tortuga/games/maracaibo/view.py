"""What a seat may know of a game, built by adding (PM-1.14), and its offers.

Components go by their names in the data, spaces as in notation (`c4r2`, `gulf`), treasures as `gold`, `emerald` and
`pearl`.
"""

from typing import Any, Literal, TypeAlias

import msgspec

from tortuga.games.maracaibo.events import ScorePart
from tortuga.games.maracaibo.notation import Notation
from tortuga.games.maracaibo.options import MaracaiboOptions
from tortuga.games.maracaibo.rules import moves
from tortuga.games.maracaibo.rules.catalogue import CARD_SPACES, HIDDEN_SECOND, NO_CARD
from tortuga.games.maracaibo.rules.effects import (
    COUNT_BURIED_GOLD,
    COUNT_DOUBLOON_INCOME,
    COUNT_QUEST,
    COUNT_VP_INCOME,
    KIND_NAMES,
    TREASURE_NAMES,
)
from tortuga.games.maracaibo.rules.explain import price_parts
from tortuga.games.maracaibo.rules.modules.fog_improvements import Steer
from tortuga.games.maracaibo.rules.moves import BITS, VERB, members
from tortuga.games.maracaibo.rules.player import NONE, Player
from tortuga.games.maracaibo.rules.quests import DISCARDED, DREW, KEPT, RETURNED
from tortuga.games.maracaibo.rules.scoring import total
from tortuga.games.maracaibo.rules.ship import OWNER, ChooseFigurehead, Place
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.rules.steps import MaracaiboStep
from tortuga.kernel.outcome import Outcome
from tortuga.kernel.views import Offer, View

QuestMoveKind: TypeAlias = Literal["kept", "returned", "opened", "took", "drew", "discarded", "to-bottom"]


class Tile(msgspec.Struct, frozen=True):
    """A black market tile on a location."""

    seat: int
    tile: int
    """From 1."""
    face: str


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the Caribbean. `card` may also be `none`, `filler` or something hidden."""

    name: str
    card: str
    ships: tuple[int, ...] = ()
    """Of seats; Redbeard counts as the seat behind the last."""
    value: str | None = None
    tile: Tile | None = None
    coins: int = 0
    built: tuple[int, ...] = ()
    """Who has a marker on this residence."""


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """What lies before a player, all of it open."""

    doubloons: int
    vp: int
    ship: str
    explorer: str
    rivers: tuple[int, ...]
    cards: tuple[str, ...]
    """Improvements, in the order of the data."""
    upgrades: tuple[int, ...]
    """Spaces of the ship board, from 1."""
    figurehead: str | None
    treasures: tuple[int, int, int]
    """Gold, emeralds and pearls, buried or not."""
    on_bonus: tuple[int, ...]
    """Bonus spaces of the storages with a treasure, from 1."""
    buried: tuple[int, int, int]
    burials: tuple[int, ...]
    """Burial spaces of the hideout with a treasure, from 1."""
    tile_burials: tuple[str | None, ...]
    """Those of the figurehead."""
    residences: tuple[str, ...]
    tiles: tuple[int, ...]
    """Black market tiles not placed yet, from 1."""
    quests: int
    """How many."""
    doubloon_income: int
    vp_income: int
    discount: int
    raid: int
    die: tuple[int, int, int]
    explore: int
    rubies: int
    retired: bool
    progress: int
    """Redbeard's track cube, from 1."""


class Todo(msgspec.Struct, frozen=True, kw_only=True):
    """A step to be done, the first one now: what, by whom, and because of what. `facts` is what it is made of inside;
    `numbers` says the same in words."""

    step: str
    seats: tuple[int, ...]
    source: str
    effects: tuple[tuple[str, ...], ...] = ()
    """Those still due, in the player's order; of each entry only one."""
    numbers: dict[str, int | str | bool] = {}
    facts: tuple[int | bool | tuple[tuple[int, ...], ...], ...] = ()


class QuestMove(msgspec.Struct, frozen=True):
    """A quest that changed its place, as people at the table remember it. `quest` is None where this seat did not see
    which. `seat` is None where nobody took or gave it."""

    kind: QuestMoveKind
    seat: int | None
    quest: str | None


class Truth(msgspec.Struct, frozen=True):
    """After the end the quests are revealed."""

    quests: tuple[tuple[str, ...], ...]
    scored: tuple[tuple[str, ...], ...]
    moves: tuple[QuestMove, ...]


class MaracaiboView(View, frozen=True, kw_only=True, tag="maracaibo"):
    """The table as one seat sees it. In solo play Redbeard's board is the last."""

    options: MaracaiboOptions
    seats: int
    round: int
    turn: int
    active: int
    last: int
    """PM-1.12"""
    due: tuple[int, ...]
    todo: tuple[Todo, ...]
    deeds: tuple[str, ...]
    """What the active player has decided in this turn, in notation; a discarded quest is not named."""
    last_deeds: tuple[str, ...]
    """The same of whoever had the turn before."""
    spaces: tuple[Space, ...]
    islands: tuple[int, int, int]
    faces: tuple[str, ...]
    """Of the black market tiles, the same for all."""
    boards: tuple[Board, ...]
    deck: int
    top: str | None
    """The top card of level II where it can be seen (PM-9.8)."""
    deck_up: int
    fillers: int
    figureheads: tuple[str, ...]
    open_quests: tuple[str, ...]
    quest_deck: int
    quests: tuple[str, ...] = ()
    """This seat's own, while choosing the first ones all that it was dealt."""
    kept: tuple[str, ...] = ()
    """What this seat has chosen to keep while others still choose."""
    quest_moves: tuple[QuestMove, ...] = ()
    raid_actions_used: tuple[str, ...] = ()
    redbeard_cards: tuple[str, ...] = ()
    redbeard_deck: tuple[str, ...] = ()
    """Those that he has not revealed since he shuffled."""
    ruby_market: tuple[int | None, ...] = ()
    outcome: Outcome | None = None
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    """As in the outcome, but with Redbeard's, as the scores are."""
    truth: Truth | None = None


class MaracaiboOffer(Offer, frozen=True, kw_only=True, tag="maracaibo"):
    """A move, and where it is known ahead, what it costs or brings."""

    verb: str
    number: int = 0
    """What it is about, as `rules.moves` counts it; the fields below say the same by name."""
    space: str | None = None
    tile: int | None = None
    """A black market tile, from 1."""
    treasure: str | None = None
    """Of a die, a storage, an island or a burial space."""
    track: str | None = None
    effect: str | None = None
    upgrade: int | None = None
    """A space of the ship board, from 1."""
    figurehead: str | None = None
    quests: tuple[str, ...] = ()
    seat: int | None = None
    """Who is paid; Redbeard counts as the seat behind the last."""
    price: int | None = None
    parts: tuple[ScorePart, ...] = ()
    """Where the price comes from."""


# -- The view of a state -----------------------------------------------------------------------------------------------

QUEST_MOVES: tuple[QuestMoveKind, ...] = ("kept", "returned", "opened", "took", "drew", "discarded", "to-bottom")
SECRET = (KEPT, RETURNED, DREW, DISCARDED)
"""Moves of quests of which only who makes them sees the card."""

TREASURES_OR_ANY = (*TREASURE_NAMES, "any")


def view_of(g: MaracaiboState, seat: int | None, options: MaracaiboOptions, notation: Notation) -> MaracaiboView:
    catalogue = g.rules.catalogue
    own = None if seat is None else g.players[seat]
    over = not g.steps
    return MaracaiboView(
        seat=seat,
        options=options,
        seats=g.seats,
        round=g.round,
        turn=g.turn_number,
        active=g.active,
        last=g.last,
        due=tuple(g.due()),
        todo=tuple(todo(g, step) for step in reversed(g.steps) if isinstance(step, MaracaiboStep)),
        deeds=tuple(notation.write(move) for move in g.turn_moves),
        last_deeds=tuple(notation.write(move) for move in g.last_turn_moves),
        spaces=tuple(space_view(g, space) for space in range(CARD_SPACES)),
        islands=(g.cubes[0], g.cubes[1], g.cubes[2]),
        faces=tuple(catalogue.market[face].name for face in g.faces),
        boards=tuple(board(g, player) for player in g.players),
        deck=g.deck,
        top=None if g.top == NO_CARD else "hidden-second" if g.top == HIDDEN_SECOND else catalogue.cards[g.top].name,
        deck_up=g.deck_up,
        fillers=g.fillers,
        figureheads=tuple(catalogue.figureheads[number].name for number in g.figureheads),
        open_quests=quest_names(g, g.open_quests),
        quest_deck=g.quests_in_deck(),
        quests=() if own is None else quest_names(g, members(own.quests)),
        kept=() if own is None else quest_names(g, members(own.kept)),
        quest_moves=tuple(quest_move(g, entry, seat) for entry in g.quest_story),
        raid_actions_used=tuple(notation.spend_words[number] for number in members(g.raided)),
        redbeard_cards=tuple(catalogue.redbeard.cards[number].name for number in members(g.red_cards)),
        redbeard_deck=tuple(catalogue.redbeard.cards[number].name for number in members(g.red_deck)),
        ruby_market=tuple(None if who == NONE else who for who in g.ruby_market) if options.rubies else (),
        outcome=g.outcome(),
        scores=tuple(g.scores) if over else (),
        ranks=tuple(g.ranks()) if over else (),
        truth=truth(g) if over else None,
    )


def truth(g: MaracaiboState) -> Truth:
    return Truth(
        tuple(quest_names(g, members(player.quests)) for player in g.players),
        tuple(quest_names(g, members(scored)) for scored in g.scored),
        tuple(quest_move(g, entry, None, everything=True) for entry in g.quest_story),
    )


def quest_names(g: MaracaiboState, quests: list[int]) -> tuple[str, ...]:
    return tuple(g.rules.catalogue.quests[quest].name for quest in quests)


def quest_move(g: MaracaiboState, entry: int, seat: int | None, everything: bool = False) -> QuestMove:
    kind, who, quest = entry >> 16, (entry >> 8 & 255) - 1, entry & 255
    seen = everything or kind not in SECRET or who == seat
    return QuestMove(
        QUEST_MOVES[kind], None if who < 0 else who, g.rules.catalogue.quests[quest].name if seen else None
    )


def todo(g: MaracaiboState, step: MaracaiboStep) -> Todo:
    """What is to be done, by whom and why."""
    return Todo(
        step=step.name,
        seats=tuple(step.due()) if step.shared else (step.seat,),
        source=g.rules.source(step.why),
        effects=tuple(tuple(effect.text for effect in entry) for entry in step.effects_due()),
        numbers=_numbers(g, step),
        facts=step.facts()[1:],  # type: ignore[arg-type]
    )


def _numbers(g: MaracaiboState, step: MaracaiboStep) -> dict[str, int | str | bool]:
    if isinstance(step, Steer):
        return {"may_stop": moves.STOP in step.options(g, step.seat)}
    return {part: _named(g, part, getattr(step, part)) for part in step.parts if part not in step.untold}


def _named(g: MaracaiboState, part: str, number: int) -> int | str | bool:
    """A part of a step as people name it."""
    if part == "treasure":
        return TREASURES_OR_ANY[number]
    if part == "kind":
        return KIND_NAMES[number]
    if part == "space":
        return g.rules.space_names[number]
    return number


def space_view(g: MaracaiboState, space: int) -> Space:
    rules = g.rules
    number = g.spaces[space]
    lies = g.market[space]
    value = g.values[space]
    place = rules.residence_place[number] if number >= 0 else NONE
    return Space(
        name=rules.space_names[space],
        card=g.name_at(space),
        ships=tuple(seat for seat, player in enumerate(g.players) if player.ship == space),
        value=None if value == NONE else TREASURE_NAMES[value],
        tile=None
        if lies == NONE
        else Tile(lies // OWNER, lies % OWNER + 1, rules.catalogue.market[g.faces[lies % OWNER]].name),
        coins=g.coins[space],
        built=()
        if place == NONE
        else tuple(seat for seat, player in enumerate(g.players) if player.residences >> place & 1),
    )


def board(g: MaracaiboState, player: Player) -> Board:
    rules, catalogue, counts = g.rules, g.rules.catalogue, player.counts
    return Board(
        doubloons=player.doubloons,
        vp=player.vp,
        ship=rules.space_names[player.ship],
        explorer=rules.track_names[player.explorer],
        rivers=tuple(river + 1 for river in members(player.rivers)),
        cards=tuple(catalogue.cards[number].name for number in members(player.cards)),
        upgrades=tuple(space + 1 for space in members(player.upgrades)),
        figurehead=None if player.figurehead == NONE else catalogue.figureheads[player.figurehead].name,
        treasures=(counts[0], counts[1], counts[2]),
        on_bonus=tuple(space + 1 for space in members(player.on_bonus)),
        buried=(counts[COUNT_BURIED_GOLD], counts[COUNT_BURIED_GOLD + 1], counts[COUNT_BURIED_GOLD + 2]),
        burials=tuple(space + 1 for space in members(player.burials)),
        tile_burials=tuple(None if kind == NONE else TREASURE_NAMES[kind] for kind in player.tile_burials),
        residences=tuple(catalogue.cards[catalogue.residences[place]].name for place in members(player.residences)),
        tiles=tuple(tile + 1 for tile in members(player.tiles)),
        quests=counts[COUNT_QUEST] or player.quests.bit_count(),
        doubloon_income=counts[COUNT_DOUBLOON_INCOME],
        vp_income=counts[COUNT_VP_INCOME],
        discount=player.discount,
        raid=player.raid,
        die=(player.die[0], player.die[1], player.die[2]),
        explore=player.explore,
        rubies=player.rubies,
        retired=player.retired == 1,
        progress=player.progress + 1,
    )


# -- The offer of a move -----------------------------------------------------------------------------------------------

AT_A_SPACE = (moves.SAIL_TO, moves.STEP_TO, moves.ACQUIRE_AT, moves.BUILD_AT, moves.USE_TILE_AT)
OF_A_TREASURE = (moves.CHOOSE_DIE, moves.CHOOSE_TREASURE, moves.CUBE_ON)


def offer_of(g: MaracaiboState, seat: int, move: int, notation: Notation) -> MaracaiboOffer:
    price, parts = _price(g, seat, move)
    return msgspec.structs.replace(named(g, move, notation), price=price, parts=parts)


def named(g: MaracaiboState, move: int, notation: Notation) -> MaracaiboOffer:
    """A move, offered or made, with what it is about."""
    do = notation.write(move)
    return MaracaiboOffer(do=do, verb=do.partition(" ")[0], number=move >> BITS, **_about(g, move))


def _about(g: MaracaiboState, move: int) -> dict[str, Any]:
    """What a move is about, by the fields of an offer."""
    verb, number = move & VERB, move >> BITS
    rules, catalogue = g.rules, g.rules.catalogue
    if verb in AT_A_SPACE:
        return {"space": rules.space_names[number]}
    if verb in OF_A_TREASURE:
        return {"treasure": TREASURE_NAMES[number]}
    match verb:
        case moves.PLACE_AT:
            return {"tile": number // 32 + 1, "space": rules.space_names[number % 32]}
        case moves.STORE_AT:
            bonus_spaces = len(rules.storage_kind)
            kind = rules.storage_kind[number] if number < bonus_spaces else number - bonus_spaces
            return {"treasure": TREASURE_NAMES[kind]}
        case moves.BURY_AT:
            return {"treasure": TREASURE_NAMES[number % 4]}
        case moves.EXPLORE_TO:
            return {"track": rules.track_names[number]}
        case moves.USE:
            return {"effect": rules.effects[number].text}
        case moves.SPEND_ON:
            return {"effect": catalogue.raid_actions[number].text}
        case moves.GO_FEWER:
            return {"effect": catalogue.fewer_steps[number].text}
        case moves.UPGRADE_AT:
            return {"upgrade": number + 1}
        case moves.CHOOSE_FIGUREHEAD:
            return {"figurehead": catalogue.figureheads[number].name}
        case moves.KEEP:
            return {"quests": quest_names(g, members(number))}
        case moves.TAKE_QUEST | moves.DISCARD if number != moves.UNSEEN:
            return {"quests": quest_names(g, [number])}
        case moves.PAY_TO:
            return {"seat": number}
    return {}


def _price(g: MaracaiboState, seat: int, move: int) -> tuple[int | None, tuple[ScorePart, ...]]:
    """What a move costs, and where that comes from."""
    verb, number, step = move & VERB, move >> BITS, g.steps[-1]
    if isinstance(step, ChooseFigurehead | Place):
        return (step.price, ()) if verb in (moves.CHOOSE_FIGUREHEAD, moves.PLACE_AT) else (None, ())
    if verb not in (moves.ACQUIRE_AT, moves.BUILD_AT):
        return None, ()
    parts = price_parts(g, seat, number)
    return total(parts), tuple(ScorePart(name, amount) for name, amount in parts)
