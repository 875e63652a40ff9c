"""Set-up (PM-1): the Caribbean is laid out, and everyone gets their first quests."""

from typing import Final

from tortuga.games.maracaibo import events
from tortuga.games.maracaibo.rules.catalogue import (
    BASE_RAID_ACTIONS,
    CARD_SPACES,
    HIDDEN_IMPROVEMENT,
    HIDDEN_LOCATION,
    NO_CARD,
)
from tortuga.games.maracaibo.rules.effects import EQUIPMENT, LOCATION, RESIDENCE
from tortuga.games.maracaibo.rules.moves import mask_of
from tortuga.games.maracaibo.rules.player import NONE, Player, new_player
from tortuga.games.maracaibo.rules.quests import DREW, FirstQuest, draw_quest
from tortuga.games.maracaibo.rules.rounds import BeginTurn
from tortuga.games.maracaibo.rules.ruleset import Ruleset
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.kernel.chance import Chance
from tortuga.kernel.state import Listener

RESIDENCES_LAID: Final = 4  # PM-1.2
FIRST_PURSE: Final = 10  # PM-1.11
SOLO_FIGUREHEADS: Final = 3  # PM-8.1
TOO_MANY: Final = 4  # PM-1.13
SIDES_OF_TILE: Final = 2


def set_up(rules: Ruleset, seats: int, chance: Chance, tell: Listener | None) -> MaracaiboState:
    catalogue = rules.catalogue
    solo = seats == 1
    first = 0 if solo else chance.roll(seats) - 1
    tiles = len(catalogue.market) // 2
    players: list[Player] = []
    for seat in range(seats):
        purse = FIRST_PURSE + (seat - first) % seats
        players.append(new_player(purse, (1 << tiles) - 1, (1 << BASE_RAID_ACTIONS) - 1))
    if solo:
        players.append(new_player(0, 0, 0))  # PM-8.1: he never has doubloons
    g = MaracaiboState(
        rules,
        seats,
        players,
        [],
        (),
        (),
        (),
        1,
        0,
        first,
        (first - 1) % len(players),  # PM-1.12
        0,
        [NO_CARD] * CARD_SPACES,
        [NONE] * CARD_SPACES,
        [NONE] * CARD_SPACES,
        [0] * CARD_SPACES,
        [catalogue.islands.cubes] * 3,
        [2 * tile + chance.roll(SIDES_OF_TILE) - 1 for tile in range(tiles)],  # PM-1.8
        mask_of(catalogue.locations),
        mask_of(catalogue.improvements),
        mask_of(catalogue.level_two),
        (1 << len(catalogue.islands.value_tiles)) - 1,
        len(catalogue.level_two),
        0,
        NO_CARD,
        0,
        [],
        (1 << len(catalogue.quests)) - 1,
        [],
        [],
        0,
        0,
        [NONE] * len(catalogue.ruby_market),
        [0] * len(players),
        [0] * len(players),
    )
    lay_cards(g, chance)
    lay_figureheads(g, SOLO_FIGUREHEADS if solo else seats + 2, chance)
    if solo:
        shuffle_redbeard(g, chance)
    for module in rules.modules:
        module.set_up(g, chance)
    deal_quests(g, chance)
    if tell is not None:
        tell.tell(
            events.SetUp(
                layout=rules.layout.name,
                first=first,
                figureheads=tuple([catalogue.figureheads[number].name for number in g.figureheads]),
                faces=tuple([catalogue.market[face].name for face in g.faces]),
            )
        )
    g.push_in_order(FirstQuest((1 << seats) - 1), BeginTurn(first))
    g.settle(chance, tell)
    return g


def lay_cards(g: MaracaiboState, chance: Chance) -> None:
    """PM-1.2, PM-1.3: which kind of card lies where, then which card it is; a hidden one gets that later."""
    catalogue, rules = g.rules.catalogue, g.rules
    locations = len(catalogue.locations)
    kinds = [LOCATION] * locations + [RESIDENCE] * RESIDENCES_LAID
    kinds += [EQUIPMENT] * (CARD_SPACES - len(kinds))  # stands for any improvement
    left = (1 << CARD_SPACES) - 1
    laid = []
    for _space in range(CARD_SPACES):
        pick = chance.draw(left)
        left ^= 1 << pick
        laid.append(kinds[pick])
    if rules.break_clusters:
        break_clusters(laid, rules.layout.touching, chance)
    residences = mask_of(catalogue.residences)
    for space, kind in enumerate(laid):
        hidden = False
        for module in rules.modules:
            hidden = hidden or module.hides(kind)
        if kind == RESIDENCE:
            number = chance.draw(residences)
            residences ^= 1 << number
            g.spaces[space] = number
            continue
        g.spaces[space] = HIDDEN_LOCATION if kind == LOCATION else HIDDEN_IMPROVEMENT
        if not hidden:
            g.turn_up(space, chance, None)
    g.fillers = len(catalogue.improvements) + len(catalogue.residences) + locations - CARD_SPACES  # PM-3.5


def break_clusters(laid: list[int], touching: list[list[int]], chance: Chance) -> None:
    """PM-1.13"""
    crowded = crowded_locations(laid, touching)
    while crowded:
        swaps = []
        for location in crowded:
            for improvement in range(CARD_SPACES):
                if laid[improvement] == EQUIPMENT:
                    laid[location], laid[improvement] = EQUIPMENT, LOCATION
                    if len(crowded_locations(laid, touching)) < len(crowded):
                        swaps.append((location, improvement))
                    laid[location], laid[improvement] = LOCATION, EQUIPMENT
        if not swaps:
            return
        location, improvement = swaps[chance.roll(len(swaps)) - 1]
        laid[location], laid[improvement] = EQUIPMENT, LOCATION
        crowded = crowded_locations(laid, touching)


def crowded_locations(laid: list[int], touching: list[list[int]]) -> list[int]:
    """The spaces of locations in groups of four or more."""
    crowded: list[int] = []
    seen: set[int] = set()
    for start, kind in enumerate(laid):
        if kind != LOCATION or start in seen:
            continue
        group = [start]
        seen.add(start)
        for space in group:
            for other in touching[space]:
                if other < CARD_SPACES and laid[other] == LOCATION and other not in seen:
                    seen.add(other)
                    group.append(other)
        if len(group) >= TOO_MANY:
            crowded.extend(group)
    crowded.sort()
    return crowded


def lay_figureheads(g: MaracaiboState, count: int, chance: Chance) -> None:
    """PM-1.10"""
    pool = (1 << len(g.rules.catalogue.figureheads)) - 1
    for _ in range(count):
        number = chance.draw(pool)
        pool ^= 1 << number
        g.figureheads.append(number)


def shuffle_redbeard(g: MaracaiboState, chance: Chance) -> None:
    """PM-8.2"""
    a_cards = b_cards = 0
    for card in g.rules.catalogue.redbeard.cards:
        if card.is_b:
            b_cards |= 1 << card.number
        else:
            a_cards |= 1 << card.number
    for _ in range(g.rules.b_cards):
        a_cards ^= 1 << chance.draw(a_cards)
        come = 1 << chance.draw(b_cards)
        b_cards ^= come
        g.red_cards |= come
    g.red_cards |= a_cards
    g.red_deck = g.red_cards


def deal_quests(g: MaracaiboState, chance: Chance) -> None:
    """PM-1.9; Redbeard's one is hidden from all (PM-8.1)."""
    for seat in range(g.seats):
        for _ in range(g.rules.quests_dealt):
            g.players[seat].quests |= 1 << draw_quest(g, chance)
    him = g.redbeard()
    if him != NONE:
        quest = draw_quest(g, chance)
        g.players[him].gain_quest(quest)
        g.remember(DREW, him, quest)
