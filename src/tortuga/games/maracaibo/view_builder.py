"""Fills in what a seat may know of a game, by adding (PM-1.14), and its offers. Compiled, because bots ask for it at
every move; what comes again and again is built once."""

from typing import Any, Final, final

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
from tortuga.games.maracaibo.rules.ruleset import Ruleset
from tortuga.games.maracaibo.rules.scoring import total
from tortuga.games.maracaibo.rules.ship import OWNER, ChooseFigurehead, Place
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.rules.steps import MaracaiboStep
from tortuga.games.maracaibo.view import (
    QUEST_MOVES,
    Board,
    MaracaiboOffer,
    MaracaiboView,
    QuestMove,
    Space,
    Tile,
    Todo,
    Truth,
)

SECRET: Final = (KEPT, RETURNED, DREW, DISCARDED)
"""Moves of quests of which only who makes them sees the card."""
TREASURES_OR_ANY: Final = (*TREASURE_NAMES, "any")
VALUES: Final = 4
"""What may lie on a card: nothing, or a tile of one of three treasures."""


@final
class ViewBuilder:
    """Of all tables with the same options."""

    def __init__(self, rules: Ruleset, options: MaracaiboOptions, notation: Notation) -> None:
        catalogue = rules.catalogue
        self.rules = rules
        self.options = options
        self.notation = notation
        self.text: dict[int, str] = notation.text
        self.spend_words: list[str] = notation.spend_words
        self.rubies: bool = options.rubies
        self.cards = [card.name for card in catalogue.cards]
        self.quests = [quest.name for quest in catalogue.quests]
        self.figureheads = [tile.name for tile in catalogue.figureheads]
        self.faces = [face.name for face in catalogue.market]
        self.red_cards = [card.name for card in catalogue.redbeard.cards]
        self.residences = [catalogue.cards[number].name for number in catalogue.residences]
        self.plain_spaces: dict[int, Space] = {}
        """Those with nothing on the card but a tile of value, by card, space and value."""
        self.quest_moves: dict[int, QuestMove] = {}
        """By their numbers in the rules; negative where the quest is not seen."""

    def view(self, g: MaracaiboState, seat: int | None) -> MaracaiboView:
        own = None if seat is None else g.players[seat]
        over = not g.steps
        return MaracaiboView(
            seat=seat,
            options=self.options,
            seats=g.seats,
            round=g.round,
            turn=g.turn_number,
            active=g.active,
            last=g.last,
            due=tuple(g.due()),
            todo=tuple([self._todo(g, step) for step in reversed(g.steps) if isinstance(step, MaracaiboStep)]),
            deeds=tuple([self._written(move) for move in g.turn_moves]),
            last_deeds=tuple([self._written(move) for move in g.last_turn_moves]),
            spaces=self._spaces(g),
            islands=(g.cubes[0], g.cubes[1], g.cubes[2]),
            faces=tuple([self.faces[face] for face in g.faces]),
            boards=tuple([self._board(player) for player in g.players]),
            deck=g.deck,
            top=None if g.top == NO_CARD else "hidden-second" if g.top == HIDDEN_SECOND else self.cards[g.top],
            deck_up=g.deck_up,
            fillers=g.fillers,
            figureheads=tuple([self.figureheads[number] for number in g.figureheads]),
            open_quests=tuple([self.quests[number] for number in g.open_quests]),
            quest_deck=g.quests_in_deck(),
            quests=() if own is None else named_in(own.quests, self.quests),
            kept=() if own is None else named_in(own.kept, self.quests),
            quest_moves=tuple([self._quest_move(entry, seat, False) for entry in g.quest_story]),
            raid_actions_used=named_in(g.raided, self.spend_words),
            redbeard_cards=named_in(g.red_cards, self.red_cards),
            redbeard_deck=named_in(g.red_deck, self.red_cards),
            ruby_market=tuple([None if who == NONE else who for who in g.ruby_market]) if self.rubies else (),
            outcome=g.outcome(),
            scores=tuple(g.scores) if over else (),
            ranks=tuple(g.ranks()) if over else (),
            truth=self._truth(g) if over else None,
        )

    def _written(self, move: int) -> str:
        text = self.text.get(move)
        return self.notation.write(move) if text is None else text

    def _truth(self, g: MaracaiboState) -> Truth:
        return Truth(
            tuple([named_in(player.quests, self.quests) for player in g.players]),
            tuple([named_in(scored, self.quests) for scored in g.scored]),
            tuple([self._quest_move(entry, None, True) for entry in g.quest_story]),
        )

    def _quest_move(self, entry: int, seat: int | None, everything: bool) -> QuestMove:
        kind, who, quest = entry >> 16, (entry >> 8 & 255) - 1, entry & 255
        seen = everything or kind not in SECRET or who == seat
        key = entry if seen else -1 - (entry - quest)
        known = self.quest_moves.get(key)
        if known is None:
            known = QuestMove(QUEST_MOVES[kind], None if who < 0 else who, self.quests[quest] if seen else None)
            self.quest_moves[key] = known
        return known

    def _todo(self, g: MaracaiboState, step: MaracaiboStep) -> Todo:
        """What is to be done, by whom and why."""
        return Todo(
            step=step.name,
            seats=tuple(step.due()) if step.shared else (step.seat,),
            source=g.rules.source(step.why),
            effects=tuple([tuple([effect.text for effect in entry]) for entry in step.effects_due()]),
            numbers=_numbers(g, step),
            facts=step.facts()[1:],  # type: ignore[arg-type]
        )

    def _spaces(self, g: MaracaiboState) -> tuple[Space, ...]:
        ships = 0
        for player in g.players:
            ships |= 1 << player.ship
        return tuple([self._space(g, space, ships >> space & 1 == 1) for space in range(CARD_SPACES)])

    def _space(self, g: MaracaiboState, space: int, has_ships: bool) -> Space:
        rules = self.rules
        number = g.spaces[space]
        lies = g.market[space]
        value = g.values[space]
        place = rules.residence_place[number] if number >= 0 else NONE
        plain = not has_ships and lies == NONE and place == NONE and g.coins[space] == 0
        key = (number * CARD_SPACES + space) * VALUES + value + 1
        if plain:
            known = self.plain_spaces.get(key)
            if known is not None:
                return known
        made = Space(
            name=rules.space_names[space],
            card=g.name_at(space),
            ships=tuple([seat for seat, player in enumerate(g.players) if player.ship == space]),
            value=None if value == NONE else TREASURE_NAMES[value],
            tile=None if lies == NONE else Tile(lies // OWNER, lies % OWNER + 1, self.faces[g.faces[lies % OWNER]]),
            coins=g.coins[space],
            built=()
            if place == NONE
            else tuple([seat for seat, player in enumerate(g.players) if player.residences >> place & 1]),
        )
        if plain:
            self.plain_spaces[key] = made
        return made

    def _board(self, player: Player) -> Board:
        rules, counts = self.rules, player.counts
        return Board(
            doubloons=player.doubloons,
            vp=player.vp,
            ship=rules.space_names[player.ship],
            explorer=rules.track_names[player.explorer],
            rivers=counted(player.rivers),
            cards=named_in(player.cards, self.cards),
            upgrades=counted(player.upgrades),
            figurehead=None if player.figurehead == NONE else self.figureheads[player.figurehead],
            treasures=(counts[0], counts[1], counts[2]),
            on_bonus=counted(player.on_bonus),
            buried=(counts[COUNT_BURIED_GOLD], counts[COUNT_BURIED_GOLD + 1], counts[COUNT_BURIED_GOLD + 2]),
            burials=counted(player.burials),
            tile_burials=tuple([None if kind == NONE else TREASURE_NAMES[kind] for kind in player.tile_burials]),
            residences=named_in(player.residences, self.residences),
            tiles=counted(player.tiles),
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


def named_in(mask: int, names: list[str]) -> tuple[str, ...]:
    """The names of what is in a mask."""
    return tuple([names[number] for number in members(mask)]) if mask else ()


def counted(mask: int) -> tuple[int, ...]:
    """What is in a mask, counted from 1."""
    return tuple([number + 1 for number in members(mask)]) if mask else ()


def _numbers(g: MaracaiboState, step: MaracaiboStep) -> dict[str, int | str | bool]:
    if isinstance(step, Steer):
        return {"may_stop": moves.STOP in step.options(g, step.seat)}
    return {part: _in_words(g, part, getattr(step, part)) for part in step.parts if part not in step.untold}


def _in_words(g: MaracaiboState, part: str, number: Any) -> Any:
    """A part of a step as people name it. Not declared as a number: compiled, `True` would become 1."""
    if part == "treasure":
        return TREASURES_OR_ANY[number]
    if part == "kind":
        return KIND_NAMES[number]
    if part == "space":
        return g.rules.space_names[number]
    return number


def quest_names(g: MaracaiboState, quests: list[int]) -> tuple[str, ...]:
    return tuple([g.rules.catalogue.quests[quest].name for quest in quests])


# -- The offer of a move -----------------------------------------------------------------------------------------------

AT_A_SPACE: Final = (moves.SAIL_TO, moves.STEP_TO, moves.ACQUIRE_AT, moves.BUILD_AT, moves.USE_TILE_AT)
OF_A_TREASURE: Final = (moves.CHOOSE_DIE, moves.CHOOSE_TREASURE, moves.CUBE_ON)


def offer_of(g: MaracaiboState, seat: int, move: int, notation: Notation) -> MaracaiboOffer:
    price, parts = _price(g, seat, move)
    return _named(g, move, notation, price, parts)


def named(g: MaracaiboState, move: int, notation: Notation) -> MaracaiboOffer:
    """A move, offered or made, with what it is about."""
    return _named(g, move, notation, None, ())


def _named(
    g: MaracaiboState, move: int, notation: Notation, price: int | None, parts: tuple[ScorePart, ...]
) -> MaracaiboOffer:
    do = notation.write(move)
    return MaracaiboOffer(
        do=do, verb=do.partition(" ")[0], number=move >> BITS, price=price, parts=parts, **_about(g, move)
    )


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
    return total(parts), tuple([ScorePart(name, amount) for name, amount in parts])
