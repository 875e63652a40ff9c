"""What seats remember of quests: a redeal agrees with all of it (PM-1.14)."""

import pytest

from games.maracaibo.positions import CARDS, QUESTS, TITLE, Table, keep_first, new_table, position
from rules import rule
from tortuga.games.maracaibo.rules.moves import members
from tortuga.games.maracaibo.rules.player import NONE
from tortuga.games.maracaibo.rules.quests import DISCARDED, DREW, KEPT, OPENED, RETURNED, TOOK
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.kernel import Imagined


def game_with_quests(seats: int = 3) -> Table:
    table = new_table(seats, "memory")
    keep_first(table)
    return table


@rule("PM-1.14")
def test_a_redeal_never_gives_others_what_i_gave_back_at_first() -> None:
    table = game_with_quests()
    view = table.view(0)
    mine = {move.quest for move in view.quest_moves if move.seat == 0}
    assert len(mine) == 2
    returned = next(move.quest for move in view.quest_moves if move.seat == 0 and move.kind == "returned")
    assert returned is not None
    found = set()
    for number in range(60):
        twin = TITLE.imagine(view, Imagined(f"{number}"))
        others = twin.players[1].quests | twin.players[2].quests
        assert not others >> QUESTS[returned] & 1
        found |= set(members(others))
    assert len(found) > 15, "but anything else"


@rule("PM-4.7", "PM-1.14")
def test_an_open_quest_that_somebody_took_is_remembered() -> None:
    table = position(ships=["c7r4"], open_quests="fleet lightning", quests=["four-rivers", "great-estate"])
    table.plays("sail c8r4", "done")
    table.play("quest fleet", "shipwright")
    for number in range(20):
        twin = TITLE.imagine(table.view(1), Imagined(f"{number}"))
        assert twin.players[0].quests >> QUESTS["fleet"] & 1


@rule("PM-10.15", "PM-1.14")
def test_a_secret_discard_may_be_any_quest_of_its_owner() -> None:
    """The owner holds one that all saw and one that nobody saw: either may lie at the bottom."""
    table = position(
        ships=["c7r4"], open_quests="fleet lightning", quests=["rich-income", "growing-fame"], doubloons=[20]
    )
    table.plays("sail c8r4", "done")
    table.play("quest fleet", "shipwright")
    table.player(0).ship = table.space("c1r2")
    table.state.spaces[table.space("c2r2")] = CARDS["forged-papers"].number
    table.begin_turn(0)
    table.plays("sail c2r2", "acquire")
    table.play("discard fleet", "navigator")

    bottoms = {TITLE.imagine(table.view(1), Imagined(f"{n}")).quest_bottom[0] for n in range(40)}
    assert QUESTS["fleet"] in bottoms
    assert len(bottoms) > 3, "or the one that nobody saw"
    for number in range(20):
        assert TITLE.imagine(table.view(0), Imagined(f"{number}")).quest_bottom == [QUESTS["fleet"]], "its owner knows"


@rule("PM-10.15", "PM-4.17")
def test_what_comes_back_from_the_bottom_is_what_went_there() -> None:
    """The deck is down to the discarded card, and it is opened: so everybody knows now which it was."""
    table = position(ships=["c7r4"], open_quests="")
    g = table.state
    g.quest_story, g.quest_pool = (), 0
    hands = [list(range(12)), list(range(12, 25))]
    for seat, hand in enumerate(hands):
        for quest in hand:
            g.players[seat].gain_quest(quest)
            g.remember(KEPT if quest in (0, 12) else DREW, seat, quest)
    g.players[0].lose_quest(5)
    g.remember(DISCARDED, 0, 5)
    g.open_quests = [5]
    g.remember(OPENED, NONE, 5)
    table.begin_turn(0)
    for number in range(20):
        twin = TITLE.imagine(table.view(1), Imagined(f"{number}"))
        assert twin.players[0].quests == g.players[0].quests, "all else is in the other hand"
        assert twin.open_quests == [5]


@rule("PM-1.14", "PM-10.15")
def test_a_quest_drawn_from_the_bottom_cannot_be_put_back() -> None:
    """Somebody discarded it in secret, and nothing else is left in the deck: chance is not asked, but it was seen."""
    table = position(ships=["c7r4"], open_quests="fleet lightning")
    table.state.quest_pool, table.state.quest_bottom = 0, [QUESTS["shipwright"]]
    table.plays("sail c8r4", "done")
    table.play("quest deck")
    assert table.quests(0) == ["shipwright"]
    assert any(told.reveals for told in table.told), "here undo ends"


def many_moves(number: int, seats: int, moves: int) -> Table:
    """Quests are taken, drawn and put away again and again, so that most of them come back from the bottom."""
    chance = Imagined(f"many {number}")
    table = position(seats=seats, open_quests="")
    g = table.state
    g.quest_story, g.quest_pool, g.quest_bottom, g.open_quests = (), (1 << len(QUESTS)) - 1, [], []

    def leave_deck(kind: int, seat: int) -> int:
        quest = chance.draw(g.quest_pool) if g.quest_pool else g.quest_bottom.pop(0)
        g.quest_pool &= ~(1 << quest)
        g.remember(kind, seat, quest)
        return quest

    for seat in range(seats):
        g.players[seat].quests = 0
        g.players[seat].gain_quest(leave_deck(KEPT, seat))
    for seat in range(seats):
        back = leave_deck(RETURNED, seat)
        g.quest_pool |= 1 << back
    g.open_quests = [leave_deck(OPENED, NONE) for _ in range(2)]
    for _ in range(moves):
        seat = chance.roll(seats) - 1
        player = g.players[seat]
        what = chance.roll(4)
        if what == 1 and g.quests_in_deck() > 0:
            quest = g.open_quests.pop(chance.roll(2) - 1)
            player.gain_quest(quest)
            g.remember(TOOK, seat, quest)
            g.open_quests.append(leave_deck(OPENED, NONE))
        elif what == 2 and g.quests_in_deck() > 1:
            player.gain_quest(leave_deck(DREW, seat))
        elif player.quests:
            quest = chance.draw(player.quests)
            player.lose_quest(quest)
            g.quest_bottom.append(quest)
            g.remember(DISCARDED, seat, quest)
    table.begin_turn(0)
    return table


def quests_by_story(g: MaracaiboState) -> tuple[list[list[int]], list[int], list[int], list[int]]:
    """Where the memory says that each quest is; it fails where it contradicts itself."""
    hands: list[list[int]] = [[] for _ in g.players]
    laid: list[int] = []
    bottom: list[int] = []
    pool = list(range(len(QUESTS)))
    story = [(entry >> 16, (entry >> 8 & 255) - 1, entry & 255) for entry in g.quest_story]
    dealt = [quest for kind, _, quest in story if kind in (KEPT, RETURNED)]
    assert len(set(dealt)) == len(dealt), "no quest is dealt twice"
    for kind, seat, quest in story:
        if kind in (KEPT, DREW, OPENED):
            if pool:
                pool.remove(quest)
            else:
                assert bottom.pop(0) == quest
        if kind == TOOK:
            laid.remove(quest)
        if kind in (KEPT, DREW, TOOK):
            hands[seat].append(quest)
        if kind == OPENED:
            laid.append(quest)
        if kind == DISCARDED:
            hands[seat].remove(quest)
            bottom.append(quest)
    return [sorted(hand) for hand in hands], laid, bottom, pool


@rule("PM-10.15", "PM-1.14")
@pytest.mark.parametrize("number", range(9))
def test_a_redeal_agrees_with_dozens_of_secret_discards(number: int) -> None:
    """As an owner's data may bring them. Such a redeal does not try one combination after the other."""
    table = many_moves(number, 2 + number % 3, 150)
    for seat in (None, *range(table.state.seats)):
        view = table.view(seat)
        assert sum(move.kind == "discarded" and move.quest is None for move in view.quest_moves) > 12
        twin = TITLE.imagine(view, Imagined(f"{number}"))
        assert TITLE.view(twin, seat) == view
        hands = [members(player.quests) for player in twin.players]
        assert quests_by_story(twin) == (hands, twin.open_quests, twin.quest_bottom, members(twin.quest_pool))
