"""RUM-8: the end."""

from collections.abc import Mapping

import pytest

from games.rum.positions import PARROT, Table, both_editions, position, random_games
from rules import rule
from tortuga.games.rum.events import Laid, Over
from tortuga.games.rum.options import Edition
from tortuga.games.rum.view import Captain
from tortuga.kernel import Outcome


def outcome(table: Table) -> Outcome:
    [over] = table.all_heard(Over)
    assert table.due == []
    assert table.state.outcome() == table.view().outcome == over.outcome
    return over.outcome


@rule("RUM-8.1")
@both_editions
@pytest.mark.parametrize(("players", "goal"), [(2, 21), (3, 18), (4, 15)])
def test_the_game_ends_at_once_when_a_set_reaches_the_goal(players: int, goal: int, edition: Edition) -> None:
    short_by_3 = goal - 3
    captains = (
        {"red": (8, 0), "blue": (short_by_3 - 8, 0)} if goal < 20 else {"red": (8, 0), "blue": (8, 0), "black": (2, 0)}
    )
    table = position(["Ogg Gbb", *[""] * (players - 1)], "Roo Oyy Bpp", captains=captains, edition=edition)
    assert table.view().goal == goal
    almost = table.copy()
    almost.play("lay GGo")
    assert (almost.points(0), almost.due) == (goal - 1, [1])
    table.play("lay GGo Gbb")
    assert table.story() == ["Laid", "Over"]
    assert outcome(table).reason == "rum-over-goal"
    assert outcome(table).scores == (goal, *[0] * (players - 1))


@rule("RUM-8.1")
@both_editions
def test_more_points_than_the_goal_end_it_too(edition: Edition) -> None:
    captains = {"red": (8, 0), "blue": (8, 0), "black": (3, 0)}
    table = position(["Ogg Gbb Ygg", ""], "Roo Oyy Bpp", captains=captains, edition=edition)
    table.play("lay GGo Gbb GGy")
    assert outcome(table).scores == (24, 0)


@rule("RUM-8.1")
def test_a_stolen_captain_no_longer_counts_for_its_last_owner() -> None:
    table = position(["Ogg Gbb", ""], "Roo Oyy Bpp", captains={"green": (2, 1), "red": (4, 1)})
    table.play("lay GGo Gbb")
    assert [table.points(0), table.points(1)] == [3, 4]


@rule("RUM-8.1")
@pytest.mark.parametrize("text", ["draw wreck", "draw beach 1", "lay GGo", "pass"])
def test_when_it_is_over_nobody_moves(text: str) -> None:
    table = position(["Ogg", ""], clock=7)
    table.play("draw wreck", PARROT)
    no = table.refusal(text, seat=0)
    assert no.key == "rum-game-over"


@rule("RUM-8.2", "RUM-8.5")
@both_editions
@pytest.mark.parametrize(
    ("draw", "beach", "drawn"),
    [("draw wreck", "Roo ?Ygg Bpp", PARROT), ("draw beach 2", "Roo ?parrot Bpp", "Kgg")],
    ids=["from the wreck", "from the beach"],
)
def test_a_parrot_at_seven_ends_the_game_without_returns(draw: str, beach: str, drawn: str, edition: Edition) -> None:
    table = position(["Ogg Opp Oyy Koo", "Krr"], beach, clock=7, edition=edition, captains={"green": (4, 1)})
    table.play(draw, drawn)
    assert table.story() == ["ParrotDrawn", "ClockMoved", "Over"]
    assert table.clock == 8
    assert table.hand(0) == "Oyy Ogg Opp Koo"
    assert outcome(table) == Outcome("rum-over-clock", scores=(0, 4), ranks=(2, 1))


@rule("RUM-8.2", "RUM-8.5")
@both_editions
def test_an_empty_wreck_at_seven_ends_the_game_without_returns(edition: Edition) -> None:
    table = position(["Ogg", 17], "Roo Ygg ?parrot", wreck="Kgg", clock=7, edition=edition)
    table.play("draw wreck", "Kgg")
    assert table.story() == ["Drew", "WreckEmpty", "ClockMoved", "Over"]
    assert len(table.hand(1).split()) == 17
    assert outcome(table).reason == "rum-over-clock"


@rule("RUM-8.2", "RUM-8.5", "RUM-7.2")
@both_editions
def test_a_tide_with_the_parrot_at_seven_ends_the_game_without_returns(edition: Edition) -> None:
    table = position(["Ogg Opp Oyy Koo", "Krr"], "?Roo ?parrot Bpp", clock=7, edition=edition)
    table.play("draw beach 3", "Kgg")
    assert table.story() == ["Drew", "Tide", "ClockMoved", "Over"]
    assert [table.hand(0), table.hand(1)] == ["Oyy Ogg Opp Bpp Koo", "Krr"]


@rule("RUM-8.2", "RUM-6.2")
def test_polish_a_last_parrot_at_six_moves_the_clock_twice_and_ends_the_game() -> None:
    table = position(["Ogg Opp Oyy Koo", 14], wreck=PARROT, clock=6, edition="pl")
    table.play("draw wreck", PARROT)
    assert table.story() == ["ParrotDrawn", "WreckEmpty", "Returned", "ClockMoved", "ClockMoved", "Over"]
    assert (table.clock, table.hand(0), table.hand(1)) == (8, "Oyy Ogg Opp Koo", "")


@rule("RUM-8.2", "RUM-6.2")
def test_english_a_last_parrot_at_six_moves_the_clock_once_and_play_goes_on() -> None:
    table = position(["Ogg Opp Oyy Koo", 14], wreck=PARROT, clock=6, edition="en")
    table.play("draw wreck", PARROT)
    assert (table.clock, table.due) == (7, [1])


@rule("RUM-8.2")
@both_editions
def test_a_parrot_at_six_does_not_end_the_game(edition: Edition) -> None:
    table = position(["Ogg", "Krr"], clock=6, edition=edition)
    table.play("draw wreck", PARROT)
    assert (table.clock, table.due) == (7, [1])


def ended(players: int, captains: Mapping[str, tuple[int, int | None]]) -> Outcome:
    """The clock runs out while the captains stand like this."""
    table = position([""] * players, captains=captains, clock=7)
    table.play("draw wreck", PARROT)
    return outcome(table)


@rule("RUM-8.3")
def test_most_points_win() -> None:
    result = ended(3, {"red": (5, 0), "blue": (2, 1), "green": (2, 1), "black": (2, 1), "yellow": (3, 2)})
    assert (result.scores, result.ranks, result.winners) == ((5, 6, 3), (2, 1, 3), (1,))


@rule("RUM-8.3")
def test_a_tie_goes_to_more_captains() -> None:
    result = ended(2, {"red": (6, 0), "blue": (4, 1), "green": (2, 1)})
    assert (result.scores, result.ranks) == ((6, 6), (2, 1))


@rule("RUM-8.3")
def test_a_tie_of_points_and_captains_goes_to_the_highest_captain() -> None:
    result = ended(2, {"red": (3, 0), "black": (3, 0), "blue": (4, 1), "green": (2, 1)})
    assert (result.scores, result.ranks) == ((6, 6), (2, 1))


@rule("RUM-8.3")
def test_a_tie_in_everything_is_shared() -> None:
    result = ended(2, {"red": (4, 0), "black": (2, 0), "blue": (4, 1), "green": (2, 1)})
    assert (result.ranks, result.winners) == ((1, 1), (0, 1))


@rule("RUM-8.3")
def test_points_come_before_captains_and_captains_before_the_highest() -> None:
    more_captains = {"red": (8, 0), "blue": (2, 1), "green": (3, 1), "black": (2, 1)}
    higher_captain = {"red": (7, 0), "orange": (2, 0), "blue": (3, 1), "green": (3, 1), "black": (3, 1)}
    assert ended(2, more_captains).ranks == (1, 2)
    assert ended(2, higher_captain).ranks == (2, 1)


@rule("RUM-8.3")
def test_all_players_are_ranked_in_the_same_way() -> None:
    result = ended(4, {"red": (3, 1), "blue": (3, 2), "green": (2, 3), "black": (2, 3)})
    assert (result.scores, result.ranks) == ((0, 3, 3, 4), (4, 2, 2, 1))


@rule("RUM-8.3", "RUM-8.4")
def test_if_nobody_owns_a_captain_all_share() -> None:
    result = ended(4, {})
    assert (result.scores, result.ranks, result.winners) == ((0, 0, 0, 0), (1, 1, 1, 1), (0, 1, 2, 3))


@rule("RUM-8.4")
def test_captains_without_an_owner_score_for_nobody() -> None:
    result = ended(2, {"red": (8, None), "blue": (2, 1)})
    assert result.scores == (0, 2)


def fell(before: Captain, now: Captain) -> bool:
    return now.value < before.value or (now.owner is None and before.owner is not None)


@rule("RUM-8.6")
def test_nothing_falls_in_random_games_and_only_who_plays_a_set_reaches_the_goal() -> None:
    reasons = set()
    for game in random_games("ends", 90):
        before = None
        for table in game:
            view = table.view()
            if before is not None:
                assert not any(map(fell, before.captains, view.captains))
                assert view.clock >= before.clock
                if not table.all_heard(Laid):
                    assert view.captains == before.captains
            reached = [seat for seat in table.seats if view.points[seat] >= view.goal]
            assert reached == ([table.actor] if view.outcome and view.outcome.reason == "rum-over-goal" else [])
            before = view
        assert before is not None
        assert before.outcome is not None
        assert (before.clock == 8) is (before.outcome.reason == "rum-over-clock")
        reasons.add(before.outcome.reason)
    assert reasons == {"rum-over-goal", "rum-over-clock"}
