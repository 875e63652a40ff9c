"""Set-up (PM-1): what lies where, what everyone has, and the first quests that all choose at the same time."""

from collections import Counter
from itertools import permutations

import pytest

from games.maracaibo.positions import BOX, CARDS, TITLE, Answers, Table, keep_first, new_table
from games.maracaibo.seeded import MODULES
from rules import rule
from tortuga.games.maracaibo.events import QuestKept
from tortuga.games.maracaibo.rules.catalogue import CARD_SPACES
from tortuga.games.maracaibo.rules.effects import EQUIPMENT, LOCATION, RESIDENCE
from tortuga.games.maracaibo.rules.player import NONE
from tortuga.games.maracaibo.rules.set_up import break_clusters, crowded_locations
from tortuga.kernel import Imagined, OptionError, RuleError

SEEDS = range(30)


def kinds(table: Table) -> Counter[int]:
    """How many open cards of each kind lie on the table, all improvements as one."""
    numbers = [number for number in table.state.spaces if number >= 0]
    return Counter(min(BOX.cards[number].kind, 5) if BOX.cards[number].kind > 2 else 0 for number in numbers)


@rule("PM-1.1")
def test_one_to_four_players_and_any_modules() -> None:
    for seats in (1, 2, 3, 4):
        every = new_table(seats, **dict.fromkeys(MODULES, True))
        assert every.state.due() == list(range(seats))
        assert len(every.state.rules.modules) == 6
    for seats in (0, 5):
        with pytest.raises(OptionError):
            TITLE.check_options(TITLE.read_options({}), seats)


@rule("PM-1.2")
def test_all_locations_four_residences_and_fifteen_improvements_of_level_one_are_laid() -> None:
    seen: set[int] = set()
    for seed in SEEDS:
        table = new_table(2, seed)
        assert kinds(table) == {LOCATION: 8, RESIDENCE: 4, EQUIPMENT: 15}
        assert all(BOX.cards[number].level == 1 for number in table.state.spaces)
        assert len(set(table.state.spaces)) == CARD_SPACES
        assert table.state.fillers == 15, "the unused ones stay aside"
        seen |= set(table.state.spaces)
    assert len(seen) == 42, "which ones is a matter of chance"


@rule("PM-1.2")
def test_every_kind_may_lie_anywhere() -> None:
    laid = [[BOX.cards[number].kind for number in new_table(2, seed).state.spaces] for seed in SEEDS]
    for space in range(CARD_SPACES):
        at_space = {kind if kind in (LOCATION, RESIDENCE) else EQUIPMENT for kind in [one[space] for one in laid]}
        assert {LOCATION, EQUIPMENT} <= at_space


@rule("PM-1.3")
def test_every_layout_is_filled_face_up() -> None:
    for layout in ("standard", "channel", "reef"):
        table = new_table(2, layout=layout)
        assert table.state.rules.layout.name == layout
        assert all(number >= 0 for number in table.state.spaces)
        columns = table.state.rules.layout.column[:CARD_SPACES]
        assert columns == sorted(columns)


@rule("PM-1.4")
def test_all_of_level_two_is_in_the_deck_unseen() -> None:
    table = new_table(2)
    assert table.state.deck == table.state.second.bit_count() == 41
    assert table.view(0).deck == 41
    assert table.view(0).top is None


@rule("PM-1.5")
def test_value_tiles_lie_at_random_on_the_locations_that_show_the_symbol() -> None:
    found = set()
    for seed in SEEDS:
        g = new_table(2, seed).state
        laid = {BOX.cards[g.spaces[space]].name: kind for space, kind in enumerate(g.values) if kind != NONE}
        assert laid.keys() == {name for name, card in CARDS.items() if card.has_value}
        assert Counter(laid.values()) == {0: 2, 1: 2, 2: 2}
        found.add(tuple(sorted(laid.items())))
    assert len(found) > 10


@rule("PM-1.6")
def test_each_island_starts_with_four_cubes() -> None:
    assert new_table(3).view(None).islands == (4, 4, 4)


@rule("PM-1.7")
def test_what_each_player_starts_with() -> None:
    for board in new_table(4).view(None).boards:
        assert (board.ship, board.explorer, board.vp) == ("start", "start", 0)
        assert board.tiles == (1, 2, 3, 4, 5)
        assert (board.cards, board.upgrades, board.residences, board.figurehead) == ((), (), (), None)
        assert board.treasures == board.buried == (0, 0, 0)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nothing_has_been_played_paid_or_scored(seats: int) -> None:
    g = new_table(seats).state
    assert (g.round, g.turn_number, g.raided) == (1, 0, 0)
    assert (g.turn_moves, g.last_turn_moves) == ((), ())
    assert g.scores == g.scored == [0] * len(g.players)
    assert g.coins == [0] * CARD_SPACES
    assert g.market == [NONE] * CARD_SPACES


@rule("PM-1.8")
def test_everyone_has_the_same_sides_of_the_black_market_tiles_up() -> None:
    sides = [tuple(new_table(3, seed).state.faces) for seed in SEEDS]
    for faces in sides:
        assert [face // 2 for face in faces] == [0, 1, 2, 3, 4]
    assert len(set(sides)) > 10, "chance turns them"


@rule("PM-1.9")
def test_of_two_quests_one_is_kept_and_two_open_ones_make_the_market() -> None:
    table = new_table(2)
    dealt = [table.quests(seat) for seat in range(2)]
    assert [len(quests) for quests in dealt] == [2, 2]
    for seat in range(2):
        assert sorted(table.options_of(seat)) == sorted(f"keep {quest}" for quest in dealt[seat])
    assert table.view(0).open_quests == ()
    table.play(f"keep {dealt[0][0]}", seat=0)
    table.play(
        f"keep {dealt[1][1]}", "fleet" if "fleet" not in dealt[0] + dealt[1] else dealt[0][1], dealt[1][0], seat=1
    )
    assert [table.quests(seat) for seat in range(2)] == [[dealt[0][0]], [dealt[1][1]]]
    assert dealt[1][0] in table.open_quests(), "the returned ones are shuffled in"
    assert table.state.quests_in_deck() == 25 - 2 - 2


@rule("PM-1.14", "PM-1.9")
def test_first_quests_are_chosen_at_the_same_time_and_in_secret() -> None:
    table = new_table(3)
    assert table.state.due() == [0, 1, 2]
    ends = set()
    for order in permutations(range(3)):
        twin, chance = Table(table.state.copy()), Imagined("same")
        for seat in order:
            assert seat in twin.state.due()
            twin.state.play(seat, twin.state.moves(seat)[1], chance, None)
        ends.add(hash(twin.state))
    assert len(ends) == 1, "the order of answers changes nothing"

    first, other = table.options_of(1)
    twin = Table(table.state.copy())
    table.play(first, seat=1)
    twin.play(other, seat=1)
    assert table.state.due() == [0, 2]
    for viewer in (None, 0, 2):
        assert table.view(viewer) == twin.view(viewer)
        assert table.heard_by(viewer) == twin.heard_by(viewer) == [QuestKept(seat=1, quests=None)]
    assert table.view(1) != twin.view(1)
    assert table.heard_by(1) == [QuestKept(seat=1, quests=(first.removeprefix("keep "),))]


@rule("PM-1.14")
def test_a_seat_keeps_what_it_was_dealt_and_nothing_else() -> None:
    table = new_table(2)
    own, foreign = table.quests(0), table.quests(1)
    assert table.refusal(f"keep {foreign[0]}", seat=0).rule == "PM-1.9"
    assert table.refusal(f"keep {own[0]} {own[1]}", seat=0).rule == "PM-1.9"
    table.play(f"keep {own[0]}", seat=0)
    with pytest.raises(RuleError, match="not-your-decision"):
        table.state.check(0, table.title.read(table.state, 0, f"keep {own[1]}"))


@rule("PM-1.10")
def test_the_figurehead_market_has_two_tiles_more_than_players() -> None:
    assert [len(new_table(seats).state.figureheads) for seats in (2, 3, 4)] == [4, 5, 6]
    assert len({tuple(new_table(2, seed).state.figureheads) for seed in SEEDS}) > 20


@rule("PM-1.11", "PM-1.12")
def test_the_first_player_is_random_and_doubloons_rise_with_the_turn_order() -> None:
    firsts = set()
    for seed in SEEDS:
        table = new_table(4, seed)
        keep_first(table)
        first = table.state.active
        assert table.state.due() == [first]
        assert [table.player((first + later) % 4).doubloons for later in range(4)] == [10, 11, 12, 13]
        assert table.view(None).last == (first + 3) % 4
        firsts.add(first)
    assert firsts == {0, 1, 2, 3}


def groups(table: Table) -> int:
    g = table.state
    laid = [LOCATION if BOX.cards[number].kind == LOCATION else EQUIPMENT for number in g.spaces]
    return len(crowded_locations(laid, g.rules.layout.touching))


@rule("PM-1.13", "PM-1.3")
def test_groups_of_four_or_more_locations_are_broken_up() -> None:
    loose = [groups(new_table(2, seed, break_clusters=False)) for seed in range(100)]
    assert any(loose)
    assert not any(groups(new_table(2, seed)) for seed in range(100))


@rule("PM-1.13")
def test_a_swap_exchanges_a_crowded_location_with_an_improvement() -> None:
    touching = new_table(2).state.rules.layout.touching
    laid = [LOCATION] * 4 + [EQUIPMENT] * 19 + [RESIDENCE] * 4
    assert crowded_locations(laid, touching) == [0, 1, 2, 3]
    swapped = laid[:]
    break_clusters(swapped, touching, Answers(1))
    assert swapped[0] == EQUIPMENT, "the first of the swaps that help"
    assert Counter(swapped) == Counter(laid)
    assert swapped[-4:] == [RESIDENCE] * 4, "residences stay where they are"
    assert crowded_locations(swapped, touching) == []


@rule("PM-1.13")
def test_where_no_swap_helps_the_layout_stands() -> None:
    touching = new_table(2).state.rules.layout.touching
    laid = [LOCATION] * 23 + [RESIDENCE] * 4
    before = laid[:]
    break_clusters(laid, touching, Answers())
    assert laid == before


@rule("PM-1.13")
def test_groups_are_broken_up_under_fog_too() -> None:
    for seed in range(40):
        g = new_table(2, seed, fog_locations=True).state
        laid = [LOCATION if number == -3 else EQUIPMENT for number in g.spaces]
        assert crowded_locations(laid, g.rules.layout.touching) == []


@rule("PM-1.14")
def test_what_is_open_and_what_is_hidden() -> None:
    table = new_table(2, rubies=True)
    keep_first(table)
    mine, spectator = table.view(0), table.view(None)
    assert mine.boards == spectator.boards
    assert [board.quests for board in mine.boards] == [1, 1]
    assert mine.quests == tuple(table.quests(0))
    assert spectator.quests == ()
    secret = table.quests(1)[0]
    assert secret not in str(mine)
    assert secret not in str(spectator)
    for viewer in (0, None):
        moves = table.view(viewer).quest_moves
        known = {(move.kind, move.seat) for move in moves if move.quest is not None and move.kind != "opened"}
        assert known == ({("kept", 0), ("returned", 0)} if viewer == 0 else set())
        assert {(move.kind, move.seat) for move in moves} >= {("kept", 1), ("returned", 1)}, "only that it was done"
