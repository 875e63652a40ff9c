"""Views: what a seat may know of a table, built by adding (PM-1.14)."""

from typing import Literal, TypeAlias

from tortuga.games.maracaibo.components.phrases import KIND_NAMES
from tortuga.games.maracaibo.notation import Notation
from tortuga.games.maracaibo.rules.catalogue import CARD_SPACES
from tortuga.games.maracaibo.rules.effects import COUNT_BURIED_GOLD, COUNT_DOUBLOON_INCOME, COUNT_QUEST, COUNT_VP_INCOME
from tortuga.games.maracaibo.rules.maracaibo import Maracaibo
from tortuga.games.maracaibo.rules.moves import members
from tortuga.games.maracaibo.rules.player import NONE, Player
from tortuga.games.maracaibo.rules.ship import OWNER
from tortuga.games.maracaibo.rules.state import (
    DISCARDED,
    DREW,
    HIDDEN_SECOND,
    KEPT,
    NO_CARD,
    RETURNED,
    TREASURE_NAMES,
    Deed,
)
from tortuga.games.maracaibo.view import Board, MaracaiboOptions, MaracaiboView, Move, Space, Tile, Todo, Truth

QuestMove: TypeAlias = Literal["kept", "returned", "opened", "took", "drew", "discarded", "to-bottom"]
QUEST_MOVES: tuple[QuestMove, ...] = ("kept", "returned", "opened", "took", "drew", "discarded", "to-bottom")
SECRET = (KEPT, RETURNED, DREW, DISCARDED)
"""Moves of quests of which only who makes them sees the card."""

TREASURES_OR_ANY = (*TREASURE_NAMES, "any")
MADE_OF: dict[str, tuple[str, ...]] = {
    "Acquire": ("kind", "surcharge", "may"),
    "Build": ("half", "may"),
    "Bury": ("treasure", "may"),
    "ChooseFigurehead": ("price", "may"),
    "ChooseIsland": ("treasure", "count", "may"),
    "ChooseQuest": ("replaced", "may"),
    "ChooseTile": ("may",),
    "ChooseTreasure": ("count", "may"),
    "Dice": ("plus", "treasure", "gold", "emerald", "pearl", "rerolls"),
    "DiscardQuest": ("doubloons", "may"),
    "Explore": ("steps", "", "may"),
    "Place": ("price", "may"),
    "Raid": ("plus", "treasure", "may"),
    "RaidAs": ("points", "may"),
    "Residence": ("space",),
    "Spend": ("treasure", "points"),
    "TakeTreasure": ("treasure", "count", "may"),
    "Upgrade": ("may",),
}
"""What the numbers of a step behind its seat and source are; those of other steps matter to nobody."""
AT_A_SPACE = ("Improvement", "Refill", "Skirmish", "Visit")


def view(g: Maracaibo, seat: int | None, options: MaracaiboOptions, notation: Notation) -> MaracaiboView:
    box = g.rules.box
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
        todo=tuple(todo(g, step) for step in reversed(g.steps) if isinstance(step, Deed)),
        deeds=tuple(notation.write(move) for move in g.deeds),
        last_deeds=tuple(notation.write(move) for move in g.last_deeds),
        spaces=tuple(space_view(g, space) for space in range(CARD_SPACES)),
        islands=(g.cubes[0], g.cubes[1], g.cubes[2]),
        faces=tuple(box.market[face].name for face in g.faces),
        boards=tuple(board(g, player) for player in g.players),
        deck=g.deck,
        top=None if g.top == NO_CARD else "hidden-second" if g.top == HIDDEN_SECOND else box.cards[g.top].name,
        deck_up=g.deck_up,
        fillers=g.fillers,
        figureheads=tuple(box.figureheads[number].name for number in g.figureheads),
        open_quests=quest_names(g, g.open_quests),
        quest_deck=g.quests_in_deck(),
        quests=() if own is None else quest_names(g, members(own.quests)),
        kept=() if own is None else quest_names(g, members(own.kept)),
        quest_moves=tuple(quest_move(g, entry, seat) for entry in g.quest_story),
        raid_actions_used=tuple(notation.spend_words[number] for number in members(g.raided)),
        redbeard_cards=tuple(box.redbeard.cards[number].name for number in members(g.red_cards)),
        redbeard_deck=tuple(box.redbeard.cards[number].name for number in members(g.red_deck)),
        ruby_market=tuple(None if who == NONE else who for who in g.ruby_market) if options.rubies else (),
        outcome=g.outcome(),
        scores=tuple(g.scores) if over else (),
        truth=truth(g) if over else None,
    )


def truth(g: Maracaibo) -> Truth:
    return Truth(
        tuple(quest_names(g, members(player.quests)) for player in g.players),
        tuple(quest_names(g, members(scored)) for scored in g.scored),
        tuple(quest_move(g, entry, None, everything=True) for entry in g.quest_story),
    )


def quest_names(g: Maracaibo, quests: list[int]) -> tuple[str, ...]:
    return tuple(g.rules.box.quests[quest].name for quest in quests)


def quest_move(g: Maracaibo, entry: int, seat: int | None, everything: bool = False) -> Move:
    kind, who, quest = entry >> 16, (entry >> 8 & 255) - 1, entry & 255
    seen = everything or kind not in SECRET or who == seat
    return Move(QUEST_MOVES[kind], None if who < 0 else who, g.rules.box.quests[quest].name if seen else None)


def todo(g: Maracaibo, step: Deed) -> Todo:
    """What is to be done, by whom and why."""
    name, *rest = step.facts()
    assert isinstance(name, str)
    numbers: dict[str, int | str | bool] = {}
    if name in AT_A_SPACE:
        numbers["space"] = _named(g, name, "space", rest[1])
    else:
        for word, number in zip(MADE_OF.get(name, ()), rest[2:], strict=False):
            if word:
                numbers[word] = _named(g, name, word, number)
    return Todo(
        step=name,
        seats=tuple(step.due()) if step.shared else (step.seat,),
        source=g.rules.source(step.why),
        effects=tuple(tuple(effect.text for effect in entry) for entry in step.effects_due()),
        numbers=numbers,
        facts=tuple(rest),  # type: ignore[arg-type]
    )


def _named(g: Maracaibo, step: str, word: str, number: object) -> int | str | bool:
    assert isinstance(number, int)
    if word == "treasure":
        return TREASURES_OR_ANY[number]
    if word == "kind":
        return KIND_NAMES[number]
    if word == "space":
        return g.rules.space_names[number]
    return number


def space_view(g: Maracaibo, space: int) -> Space:
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
        else Tile(lies // OWNER, lies % OWNER + 1, rules.box.market[g.faces[lies % OWNER]].name),
        coins=g.coins[space],
        built=()
        if place == NONE
        else tuple(seat for seat, player in enumerate(g.players) if player.residences >> place & 1),
    )


def board(g: Maracaibo, player: Player) -> Board:
    rules, box, counts = g.rules, g.rules.box, player.counts
    return Board(
        doubloons=player.doubloons,
        vp=player.vp,
        ship=rules.space_names[player.ship],
        explorer=rules.track_names[player.explorer],
        rivers=tuple(river + 1 for river in members(player.rivers)),
        cards=tuple(box.cards[number].name for number in members(player.cards)),
        upgrades=tuple(space + 1 for space in members(player.upgrades)),
        figurehead=None if player.figurehead == NONE else box.figureheads[player.figurehead].name,
        treasures=(counts[0], counts[1], counts[2]),
        on_bonus=tuple(space + 1 for space in members(player.on_bonus)),
        buried=(counts[COUNT_BURIED_GOLD], counts[COUNT_BURIED_GOLD + 1], counts[COUNT_BURIED_GOLD + 2]),
        burials=tuple(space + 1 for space in members(player.burials)),
        tile_burials=tuple(None if kind == NONE else TREASURE_NAMES[kind] for kind in player.tile_burials),
        residences=tuple(box.cards[box.residences[place]].name for place in members(player.residences)),
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
