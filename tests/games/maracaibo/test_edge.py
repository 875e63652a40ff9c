"""The edge: notation, refusals, the clock, what seats remember of quests, and scores counted again."""

from pathlib import Path

import pytest

from games.maracaibo.components.test_owners_files import change, written
from games.maracaibo.positions import CARDS, QUESTS, TITLE, Answers, Table, keep_first, new_table, position
from games.maracaibo.recount import maracaibo
from games.maracaibo.seeded import walk
from rules import rule
from tortuga.games.maracaibo.notation import Notation
from tortuga.games.maracaibo.options import MaracaiboOptions
from tortuga.games.maracaibo.rules.moves import members
from tortuga.games.maracaibo.rules.player import NONE
from tortuga.games.maracaibo.rules.quests import DISCARDED, DREW, KEPT, OPENED, RETURNED, TOOK
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.title import MaracaiboTitle
from tortuga.kernel import Imagined, NotationError, RuleError, UnknownName
from tortuga.texts import LANGUAGES, Texts

# -- Notation --------------------------------------------------------------------------------------------------------


def test_every_move_of_random_games_is_read_back() -> None:
    verbs = set()
    for number in range(12):
        for g, _ in walk(f"notation {number}", greedy=True):
            for seat in g.due():
                moves = g.moves(seat)
                written = [TITLE.write(g, seat, move) for move in moves]
                assert [TITLE.read(g, seat, text) for text in written] == moves
                assert [TITLE.read(g, seat, f"  {text.upper()} ") for text in written] == moves
                verbs |= {text.split()[0] for text in written}
    common = "done sail take acquire build use upgrade roll reroll die spend store cube bury explore quest place"
    assert verbs >= set(common.split())


def test_shorthands_mean_the_space_of_ones_ship() -> None:
    table = position(ships=["c1r2"], at={"c2r2": "tobacco"}, doubloons=[20])
    table.play("sail c2r2")
    assert TITLE.read(table.state, 0, "acquire") == TITLE.read(table.state, 0, "acquire c2r2")
    assert TITLE.read(table.state, 0, "figurehead A") == TITLE.read(table.state, 0, "figurehead mermaid")


@rule("PM-4.10")
@pytest.mark.parametrize(
    ("name", "effects"),
    [
        ("tobacco", ["raid action 2: 3 vp", "raid action 3: 5 vp"]),
        ("tobacco", ["1 step less: 2 vp", "2 steps less: 5 vp"]),
        ("mermaid", ["raid action 2: 3 vp"]),
        ("treasure", ["raid action 2: 3 vp"]),
    ],
)
def test_in_an_owners_data_too_every_move_is_written_in_its_own_way(
    name: str, effects: list[str], tmp_path: Path
) -> None:
    """A card with two raid actions, or one that is called like a figurehead or a raid action of the ship board."""
    title = MaracaiboTitle(
        path=written(tmp_path, "improvements", change("improvements", 0, name=name, effects=effects))
    )
    notation = Notation(title.rules(MaracaiboOptions()))
    assert [move for move, text in notation.text.items() if notation.read(text, 0) != move] == []


@pytest.mark.parametrize(
    "text", ["", "sail", "sail c4", "take 6", "keep", "keep nothing", "upgrade 0", "upgrade 99", "x"]
)
def test_nonsense_is_no_move(text: str) -> None:
    table = new_table(2)
    with pytest.raises(NotationError):
        TITLE.read(table.state, 0, text)


def test_options_that_nobody_knows() -> None:
    with pytest.raises(UnknownName):
        TITLE.read_options({"kraken": True})


# -- Refusals --------------------------------------------------------------------------------------------------------


def test_refusals_tell_the_rule_and_the_facts() -> None:
    table = position(ships=["c6r3"], at={"c5r2": "tobacco"}, figurehead=["harpy"])
    assert table.refusal("sail c5r2").facts == {"space": "c5r2", "count": 4}
    table.play("sail c7r2")
    assert table.refusal("acquire").rule == "PM-5.1"
    assert table.refusal("use raid").key == "maracaibo-no-option"
    with pytest.raises(RuleError, match="not-your-decision"):
        table.state.check(1, TITLE.read(table.state, 1, "sail c1r2"))


def test_why_a_card_cannot_be_acquired_from_afar() -> None:
    table = position(ships=["c6r4"], at={"c1r2": "tobacco", "c1r3": "cook", "c1r4": "filler"}, doubloons=[8])
    table.plays("sail c7r4", "done")
    dear = table.refusal("acquire c1r2")
    assert (dear.rule, dear.facts) == ("PM-4.18", {"price": 11, "doubloons": 8})
    assert table.refusal("acquire c1r4").key == "maracaibo-no-card-there"
    assert table.refusal("acquire c7r4").key == "maracaibo-no-card-there", "a location"
    assert table.refusal("acquire c1r3").key == "maracaibo-other-kind"


def test_why_a_residence_cannot_be_built() -> None:
    at = {"c1r2": "hacienda", "c1r3": "villa", "c1r4": "chapter-house", "c2r2": "shipyard"}
    table = position(ships=["c9r2"], at=at, residences=["hacienda"], doubloons=[16])
    table.plays("sail gulf", "done", "use build residence")
    assert table.options == ["build c1r4", "build c2r2"]
    assert table.refusal("build c1r2").rule == "PM-3.6"
    assert table.refusal("build c1r3").facts == {"price": 17, "doubloons": 16}
    assert table.refusal("build c2r3").key == "maracaibo-no-residence-there"
    assert table.refusal("done").key == "maracaibo-obligatory", "it was chosen"


def test_every_decision_has_a_sentence_that_asks_for_it() -> None:
    """For table and terminal: `maracaibo-asks-<step>`, in each language."""
    steps = {TITLE.view(g, None).todo[0].step for n in range(25) for g, _ in walk(f"asks {n}", greedy=True) if g.due()}
    for language in LANGUAGES:
        texts = Texts(language, [MaracaiboTitle.locale])
        assert all(texts(f"maracaibo-asks-{step}") for step in steps)
        assert texts.problems == []


def test_nobody_acts_after_the_end() -> None:
    *_, (g, _) = walk("over")
    with pytest.raises(RuleError, match="game-over"):
        g.check(0, 0)


# -- The clock -------------------------------------------------------------------------------------------------------


def test_when_the_clock_runs_out_only_what_must_be_is_done() -> None:
    table = position(ships=["c8r2"], at={"c9r2": "trinidad"}, values={"c9r2": "gold"})
    table.state.lapse(0, None, Answers(), None)
    assert table.state.due() == [1]
    assert (table.upgrades(0), table.player(0).vp) == ([], 0)
    assert table.state.cubes == [5, 4, 4], "the value cube is obligatory"


def test_what_the_seat_was_about_to_do_is_done_first() -> None:
    table = position(ships=["c8r4"])
    table.play("sail c9r4")
    table.state.lapse(0, TITLE.read(table.state, 0, "upgrade 4"), Answers(), None)
    assert table.upgrades(0) == [4]
    assert table.state.due() == [1]


def test_a_first_quest_is_kept_for_who_sleeps() -> None:
    table = new_table(2)
    table.state.lapse(0, None, Answers(), None)
    assert table.state.due() == [1]


# -- What seats remember of quests -----------------------------------------------------------------------------------


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


# -- Scores ----------------------------------------------------------------------------------------------------------


@rule("PM-7.10", "PM-8.14")
@pytest.mark.parametrize("greedy", [False, True])
def test_scores_counted_again_from_the_last_view(greedy: bool) -> None:
    ours = MaracaiboTitle()
    for number in range(60):
        *_, (g, _) = walk(f"recount {number}", greedy=greedy, title=ours)
        outcome = g.outcome()
        assert outcome is not None
        assert maracaibo(ours.view(g, None)) == (outcome.scores, outcome.ranks)
