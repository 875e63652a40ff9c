"""Random games by seed, and what must be true of a table at every moment, counted from nothing but what lies on it."""

from collections.abc import Iterator

from games.maracaibo.positions import BOX, TITLE
from tortuga.games.maracaibo.options import MaracaiboOptions
from tortuga.games.maracaibo.rules.action_step import Acquire, Build, build_price
from tortuga.games.maracaibo.rules.catalogue import (
    FILLER,
    HIDDEN_IMPROVEMENT,
    HIDDEN_LOCATION,
    HIDDEN_SECOND,
    NO_CARD,
    Card,
)
from tortuga.games.maracaibo.rules.effects import (
    COUNT_BURIED,
    COUNT_BURIED_GOLD,
    COUNT_DOUBLOON_INCOME,
    COUNT_EQUIPMENT,
    COUNT_QUEST,
    COUNT_RIVER,
    COUNT_TREASURE_SET,
    COUNT_UPGRADE,
    COUNT_VP_INCOME,
)
from tortuga.games.maracaibo.rules.moves import members
from tortuga.games.maracaibo.rules.player import NONE
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.title import MaracaiboTitle
from tortuga.kernel import Imagined

MODULES = ("fog_locations", "fog_improvements", "skirmishes", "hunters", "rubies", "retirement")
LAYOUTS = ("standard", "channel", "reef")


def random_options(chance: Imagined) -> MaracaiboOptions:
    chosen: dict[str, object] = {name: chance.roll(3) == 1 for name in MODULES}
    chosen |= {"layout": LAYOUTS[chance.roll(3) - 1], "redbeard": chance.roll(7) - 1}
    chosen |= {"residence_five": chance.roll(4) == 1, "break_clusters": chance.roll(4) > 1}
    options = TITLE.read_options(chosen)
    assert isinstance(options, MaracaiboOptions)
    return options


def walk(
    seed: object, seats: int | None = None, greedy: bool = False, title: MaracaiboTitle = TITLE
) -> Iterator[tuple[MaracaiboState, Imagined]]:
    """Every moment of a random game; `greedy` declines only where there is nothing else."""
    chance = Imagined(f"walk {seed}")
    g = title.new(random_options(chance), seats or chance.roll(4), chance, None)
    yield g, chance
    while due := g.due():
        seat = due[chance.roll(len(due)) - 1]
        moves = g.moves(seat)
        if greedy and moves[0] == 0 and len(moves) > 1:
            moves = moves[1:]
        g.play(seat, moves[chance.roll(len(moves)) - 1], chance, None)
        yield g, chance


def check_cards(g: MaracaiboState) -> None:
    """Every card is in one place: on the table, before a player, in the deck or unused."""
    on_table = [number for number in g.spaces if number >= 0]
    held = [number for player in g.players for number in members(player.cards)]
    unseen = members(g.hidden_locations) + members(g.hidden_improvements) + members(g.second)
    top = [g.top] if g.top >= 0 else []
    every = on_table + held + unseen + top
    assert len(set(every)) == len(every), "no card twice"
    residences = {number for number in on_table if BOX.cards[number].is_residence()}
    assert len(residences) == 4
    assert set(every) - residences == set(range(len(BOX.cards))) - set(BOX.residences)
    hidden = [g.spaces.count(kind) for kind in (HIDDEN_LOCATION, HIDDEN_IMPROVEMENT, HIDDEN_SECOND)]
    assert g.hidden_locations.bit_count() == hidden[0]
    assert g.hidden_improvements.bit_count() == 7 + hidden[1], "and the seven unused ones"
    assert g.second.bit_count() + len(top) == g.deck + hidden[2]
    assert g.spaces.count(FILLER) + g.fillers == 15
    assert g.spaces.count(NO_CARD) <= sum(step.facts()[0] == "Refill" for step in g.steps)


def check_quests(g: MaracaiboState) -> None:
    held = [quest for player in g.players for quest in members(player.quests)]
    every = held + g.open_quests + g.quest_bottom + members(g.quest_pool)
    assert sorted(every) == list(range(len(BOX.quests)))


def check_players(g: MaracaiboState) -> None:
    rules = g.rules
    for seat, player in enumerate(g.players):
        counts = player.counts
        assert player.doubloons >= 0
        for kind in range(3):
            in_hideout = (player.burials & rules.burial_of[kind]).bit_count()
            assert counts[COUNT_BURIED_GOLD + kind] == in_hideout + player.tile_burials.count(kind)
            on_bonus = (player.on_bonus & rules.storage_of[kind]).bit_count()
            assert on_bonus <= counts[kind] - counts[COUNT_BURIED_GOLD + kind], "a buried treasure is still one"
        assert counts[COUNT_BURIED] == sum(counts[COUNT_BURIED_GOLD : COUNT_BURIED_GOLD + 3])
        assert counts[COUNT_TREASURE_SET] == min(counts[:3])
        assert counts[COUNT_RIVER] == player.rivers.bit_count()
        assert counts[COUNT_UPGRADE] == player.upgrades.bit_count()
        assert g.turn_number == 0 or counts[COUNT_QUEST] == player.quests.bit_count()
        placed = [tile for tile in g.market if tile != NONE and tile // 8 == seat]
        assert seat == g.redbeard() or len(placed) + player.tiles.bit_count() == 5
        if seat != g.redbeard():
            assert sum(counts[COUNT_EQUIPMENT : COUNT_EQUIPMENT + 3]) == player.cards.bit_count()
            check_explanations(g, seat)


def check_explanations(g: MaracaiboState, seat: int) -> None:
    """The named parts of a number add up to what the rules use."""
    player = g.players[seat]

    def told(question: str, about: int = 0) -> int:
        return sum(amount for _, amount in g.explain(seat, question, about))

    assert told("doubloon income") == player.counts[COUNT_DOUBLOON_INCOME]
    assert told("vp income") == player.counts[COUNT_VP_INCOME]
    assert told("discount") == player.discount
    assert told("raid") == player.raid
    assert told("explore") == player.explore
    assert [told("die", kind) for kind in range(3)] == player.die
    for space in range(0, 27, 5):
        card = g.card_at(space)
        if card is not None:
            assert told("price", space) == price(g, seat, card)


def price(g: MaracaiboState, seat: int, card: Card) -> int:
    """What the rules take for a card in the decision at hand."""
    step = g.steps[-1] if g.steps else None
    if type(step) is Build and step.seat == seat and card.is_residence():
        return build_price(g, seat, card, step.half)
    if type(step) is Acquire and step.seat == seat and step.kind == card.kind:
        return g.price(seat, card, step.surcharge)
    return g.price(seat, card, 0)


def check(g: MaracaiboState) -> None:
    check_cards(g)
    check_quests(g)
    check_players(g)
    assert all(cubes >= 0 for cubes in g.cubes)
    explorers = [player.explorer for player in g.players if player.explorer]
    assert len(set(explorers)) == len(explorers), "no track space holds two explorers"
    assert g.rules.retirement not in explorers
