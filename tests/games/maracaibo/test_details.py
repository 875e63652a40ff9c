"""What is worked out of a view: it is the same in every truth that looks the same, and it adds up."""

from itertools import pairwise

import pytest

from tortuga.games.maracaibo.checklist import Task
from tortuga.games.maracaibo.components.wording import COUNT_WORDS
from tortuga.games.maracaibo.details import MaracaiboDetails, details_of
from tortuga.games.maracaibo.notation import Notation
from tortuga.games.maracaibo.options import MaracaiboOptions
from tortuga.games.maracaibo.rules.effects import VP, VP_PER
from tortuga.games.maracaibo.rules.exploring import Explore
from tortuga.games.maracaibo.rules.moves import members
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.title import MaracaiboTitle
from tortuga.games.maracaibo.view import MaracaiboOffer, MaracaiboView
from tortuga.kernel import Imagined

TITLE = MaracaiboTitle()
EVERYTHING = MaracaiboOptions(
    fog_locations=True, fog_improvements=True, skirmishes=True, hunters=True, rubies=True, retirement=True
)


def moments(options: MaracaiboOptions, seats: int, seed: str) -> list[MaracaiboState]:
    """Every moment of a game that is played by chance."""
    chance = Imagined(seed)
    state = TITLE.new(options, seats, chance, None)
    found = [state.copy()]
    while state.due():
        seat = state.due()[0]
        offered = state.moves(seat)
        state.play(seat, offered[chance.roll(len(offered)) - 1], chance, None)
        found.append(state.copy())
    return found


def seen(state: MaracaiboState, seat: int | None) -> tuple[MaracaiboView, MaracaiboDetails]:
    view = TITLE.view(state, seat)
    return view, TITLE.details(view)


def offers(state: MaracaiboState, seat: int) -> list[MaracaiboOffer]:
    return [TITLE.offer(state, seat, move) for move in state.moves(seat)]


@pytest.mark.parametrize("options", [MaracaiboOptions(), EVERYTHING], ids=["plain", "all modules"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_details_are_the_same_in_every_truth_that_looks_the_same(options: MaracaiboOptions, seats: int) -> None:
    if seats == 1:
        options = MaracaiboOptions(redbeard=3, hunters=options.hunters, rubies=options.rubies)
    notation = Notation(TITLE.rules(options))
    for state in moments(options, seats, f"details {seats}")[::9]:
        for seat in (*range(seats), None):
            view, told = seen(state, seat)
            assert details_of(TITLE.imagine(view, Imagined("another truth")), view, notation) == told
            if view.turn:
                assert details_of(state, view, notation) == told


def test_sums_add_up_to_what_the_table_shows() -> None:
    for state in moments(MaracaiboOptions(), 3, "sums")[::3]:
        view, told = seen(state, 0)
        for board, seat in zip(view.boards, told.seats, strict=True):
            assert seat.doubloon_income.total == board.doubloon_income
            assert seat.vp_income.total == board.vp_income
            assert (seat.discount.total, seat.raid.total, seat.explore.total) == (
                board.discount,
                board.raid,
                board.explore,
            )
        for one in (*(space.price for space in told.spaces.values()), *(die.points for die in told.dice)):
            if one is not None:
                assert one.total == sum(part.amount for part in one.parts)


def test_the_score_now_is_the_score_of_a_game_that_ends_now() -> None:
    *_, before, last = moments(MaracaiboOptions(), 2, "the end")
    view, told = seen(last, 0)
    assert tuple(seat.score.total for seat in told.seats) == view.scores
    assert all(seat.quests_counted for seat in told.seats)
    assert [seat.quests_counted for seat in seen(before, 0)[1].seats] == [True, False]


def test_what_redbeards_ship_gets_next_is_what_it_then_gets() -> None:
    made, full = 0, 0
    for before, after in pairwise(moments(MaracaiboOptions(redbeard=6), 1, "his ship board")):
        was, now = TITLE.view(before, 0), TITLE.view(after, 0)
        told = TITLE.details(was).redbeard
        assert told is not None
        assert told.cards == len(was.redbeard_deck)
        more = sorted(set(now.boards[1].upgrades) - set(was.boards[1].upgrades))
        if more:
            made += 1
            assert told.next_space == more[0]
        full += told.next_upgrade is None
    assert made > 3
    assert full > 0
    assert seen(moments(MaracaiboOptions(), 2, "without him")[0], 0)[1].redbeard is None


def test_a_way_leads_step_by_step_to_each_end_of_a_move() -> None:
    asked = 0
    for state in moments(MaracaiboOptions(), 2, "ways"):
        for seat in state.due():
            view, told = seen(state, seat)
            if view.todo[0].step != "Sail":
                continue
            asked += 1
            layout, names = state.rules.layout, state.rules.space_names
            ends = {offer.space for offer in offers(state, seat)}
            assert {name for name, space in told.spaces.items() if space.path} == ends
            for name in ends:
                path = [view.boards[seat].ship, *told.spaces[str(name)].path]
                assert path[-1] == name
                assert len(path) - 1 <= state.players[seat].steps
                for here, there in pairwise(path):
                    assert names.index(there) in layout.touching[names.index(here)]
    assert asked > 10


def test_five_doubloons_are_promised_only_where_the_card_is_no_location() -> None:
    promised = set()
    for state in moments(EVERYTHING, 2, "hidden"):
        view, told = seen(state, state.active)
        for space in view.spaces:
            if space.name in told.spaces and told.spaces[space.name].instead:
                promised.add(space.card)
    assert "hidden-improvement" in promised
    assert not {"hidden-location", "hidden-second"} & promised


def test_a_move_step_by_step_tells_the_steps_that_are_left() -> None:
    lefts = []
    for state in moments(EVERYTHING, 2, "steps"):
        view, told = seen(state, state.active)
        if view.todo and view.todo[0].step == "Steer":
            lefts.append((len(view.deeds), told.steps_left))
            assert seen(state, 1 - state.active)[1].steps_left is None
        else:
            assert told.steps_left is None
    assert {(0, 3), (1, 2), (2, 1)} <= set(lefts)


def test_points_of_a_die_are_those_of_the_raid_that_it_begins() -> None:
    raids = 0
    games = [moments(MaracaiboOptions(), 2, f"raids {number}") for number in range(4)]
    for state in (moment for game in games for moment in game):
        for seat in state.due():
            view, told = seen(state, seat)
            for die in told.dice:
                raids += 1
                after = state.copy()
                after.play(seat, TITLE.read(state, seat, f"die {die.treasure}"), Imagined("a raid"), None)
                spending = TITLE.view(after, seat)
                assert spending.todo[0].numbers["points"] == die.points.total
                assert TITLE.details(spending).raid_actions == die.actions
                within = {action.do for action in die.actions if not action.used and not action.lacking}
                assert {offer.do for offer in offers(after, seat)} - {"done"} <= within
                assert view.todo[0].step in ("Dice", "RaidAs")
    assert raids > 5


def test_an_island_tells_what_taking_a_treasure_does_to_it() -> None:
    """An empty one stays as it is: the treasure comes from the supply (PM-4.4)."""
    state = moments(MaracaiboOptions(), 2, "islands")[3]
    state.cubes[:] = [3, 7, 0]
    _, told = seen(state, 0)
    assert [vp for vp, *_ in told.island_values] == [3, 5, 2]
    assert told.islands_after == ((2, 2), (6, 4), (0, 2))


def test_an_exploration_tells_its_sum_and_the_rivers_on_the_way() -> None:
    told_of = 0
    for state in moments(MaracaiboOptions(), 4, "explorers"):
        for seat in state.due():
            view, told = seen(state, seat)
            if told.exploration is None:
                continue
            told_of += 1
            assert told.exploration.steps.total == view.todo[0].numbers["steps"]
            reached = {offer.track for offer in offers(state, seat) if offer.track}
            assert set(told.exploration.crosses) == set(told.exploration.far) == reached
            assert not reached & set(told.exploration.skipped)
    assert told_of > 2


def test_an_exploration_tells_how_far_each_space_is() -> None:
    state = TITLE.new(MaracaiboOptions(), 2, Imagined("far"), None)
    state.steps = [Explore(0, 0, 4, 0, True)]
    state.players[1].explorer = state.rules.track_names.index("a2")
    _view, told = seen(state, 0)
    assert told.exploration is not None
    assert told.exploration.far == {"a1": 1, "a3": 2, "u1": 3, "u2": 4, "l1": 3, "l2": 4}


def test_an_exploration_tells_what_steps_are_given_up_for() -> None:
    fewer = TITLE.data.catalogue.fewer_steps
    state = TITLE.new(MaracaiboOptions(), 2, Imagined("given up"), None)
    state.steps = [Explore(0, 0, 3, 0b10, False)]
    _view, told = seen(state, 0)
    assert told.exploration is not None
    assert told.exploration.given_up == (fewer[1].text,)


def test_a_black_market_face_tells_what_it_would_bring_now() -> None:
    told_of = set()
    for state in moments(MaracaiboOptions(), 2, "faces")[::5]:
        view, told = seen(state, 0)
        counts, market = told.seats[0].counts, {face.name: face for face in TITLE.data.catalogue.market}
        for name, vp in told.faces.items():
            (first, *_) = market[name].effects
            told_of.add(name)
            most = first.number if first.code == VP else 6
            assert vp <= most
            if first.code == VP_PER and view.turn:
                assert vp == min(6, first.number * counts[COUNT_WORDS[first.counted]])
    assert len(told_of) > 2


def test_who_looks_on_is_told_the_conditions_of_open_quests() -> None:
    last = moments(EVERYTHING, 2, "looking on")[-1]
    (view, player), (_view, watcher) = seen(last, 0), seen(last, None)
    for name in view.open_quests:
        assert [one.vp for one in watcher.quests[name]] == [one.vp for one in player.quests[name]]
        assert all(has == 0 for one in watcher.quests[name] for _counted, has, _takes in one.needs)
    assert set(watcher.quests) == set(view.open_quests)


def test_the_checklist_ends_with_what_is_due() -> None:
    told_of = missed = 0
    for state in moments(EVERYTHING, 3, "checklists") + moments(MaracaiboOptions(), 2, "checklists"):
        view, told = seen(state, None)
        arrived = view.deeds and view.todo and view.todo[0].step not in ("Sail", "Steer")
        assert not told.checklist or arrived
        if not arrived:
            continue
        told_of, missed = told_of + 1, missed + (not told.checklist)
        if told.checklist:
            due = [entry for todo in view.todo for entry in todo.effects]
            waiting = [task.effects for task in told.checklist if task.state in ("now", "later") and task.effects]
            assert sorted(entry for entry in due if entry) == sorted(waiting) or view.todo[0].step != "AnyOrder"
            assert any(task.state == "now" for task in told.checklist)
    assert told_of > 200
    assert missed <= told_of // 50


def test_the_checklist_tells_what_set_off_what() -> None:
    nested = 0
    for state in moments(MaracaiboOptions(), 3, "nested") + moments(MaracaiboOptions(), 3, "nested too"):
        within: list[Task] = []
        for task in seen(state, 0)[1].checklist:
            within[task.depth :] = [task]
            kind, _, name = task.source.partition(" ")
            verb = {"upgrade": "upgrade", "track": "explore"}.get(kind)
            if verb and task.depth and task.effects != ("space again",):
                nested += 1
                made = [move.do for above in within[:-1] for move in above.moves]
                assert f"{verb} {name}" in made or ("space again",) in [above.effects for above in within]
    assert nested > 20


def test_the_checklist_names_no_card_but_those_that_were_acquired_in_this_turn() -> None:
    named = 0
    for game in (moments(MaracaiboOptions(), 3, "nested"), moments(EVERYTHING, 3, "nested too")):
        held = 0
        for state in game:
            if not state.turn_moves:
                held = state.players[state.active].cards
            gained = members(state.players[state.active].cards & ~held)
            names = {state.rules.cards[number].name for number in gained}
            within: list[Task] = []
            for task in seen(state, 0)[1].checklist:
                within[task.depth :] = [task]
                kind, _, name = task.source.partition(" ")
                if kind == "card" and task.depth and any(move.verb == "acquire" for move in within[-2].moves):
                    named += 1
                    assert within[-2].card == name
                assert task.card is None or task.card in names
    assert named > 5


def test_the_steps_of_a_location_are_numbered_and_the_impossible_ones_stay() -> None:
    for state in moments(MaracaiboOptions(), 2, "locations"):
        view, told = seen(state, 0)
        visited = next((space for space in view.spaces if view.active in space.ships), None)
        steps = [task for task in told.checklist if task.depth == 0]
        if visited is None or [task.number for task in steps] != [1, 2, 3, 4]:
            continue
        assert [task.part for task in steps] == ["value-cube", "own-tile", "upgrade", "actions"]
        assert (steps[0].state == "impossible") == (visited.value is None)
        if visited.tile is None:
            assert steps[1].state == "impossible"
        return
    pytest.fail("no location was visited")
