"""RK-3 and RT-1: draws, exchanges, time-outs, wrong tables. RK-5: the end and the scores. RK-6: what is hidden."""

import pytest

from games.rummikub.positions import RUMMI, RUMMIKUB, Match, table, tiles
from rules import rule
from tortuga.games.rummikub.events import Bought, Drew, Exchanged, Failed, Laid, MatchOver, Passed, RoundOver
from tortuga.games.rummikub.rules.can_play import can_play
from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.games.rummikub.rules.scoring import rack_value, scores_dry, scores_out
from tortuga.games.rummikub.rules.state import DRAW, EXCHANGE, PASS, set_up
from tortuga.kernel import Imagined

# -- Laying and drawing ----------------------------------------------------------------------------------------------


@rule("RK-3.1")
def test_a_turn_lays_or_draws_and_drawing_ends_it() -> None:
    match = Match("R5 B5 K5", "K1", bank="O5")
    match.play(DRAW)
    assert match.rack(0) == "R5 B5 K5 O5"
    assert match.state.due() == [1]
    assert match.state.bank_size() == 0


@rule("RK-3.1")
def test_there_is_no_pass_while_there_is_a_bank() -> None:
    assert Match("R5", "K1").refusal(PASS) == "RK-3.1"
    assert Match("R5 B5 K5", "K1", bank="").refusal(DRAW) == "RK-5.2"


@rule("RK-3.2")
def test_a_first_meld_may_be_held_back() -> None:
    match = Match("R13 B13 K13", "K1", melded=False)
    match.play(DRAW)
    assert not match.state.players[0].melded
    match.play(DRAW)
    match.lay("R13 B13 K13")
    assert match.state.players[0].melded
    [laid] = match.heard_by(Laid)
    assert laid.first_meld
    assert laid.tiles == ("R13", "B13", "K13")


@rule("RK-1.4")
def test_only_the_seat_whose_turn_it_is_acts() -> None:
    match = Match("R5", "K1")
    with pytest.raises(Exception, match="not-your-decision"):
        match.state.check(1, DRAW)


@rule("RK-3.7")
def test_a_turn_is_one_whole_arrangement() -> None:
    match = Match("R7 O1", "K1", table=table("R4 R5 R6"))
    match.play(table("R4 R5 R6 R7"))
    assert match.table() == ["R4 R5 R6 R7"]
    assert match.rack(0) == "O1"
    assert match.state.last == (0, (6,))


@rule("RK-4.3")
def test_a_bought_joker_is_announced() -> None:
    match = Match("R5 K8 K9 O1", "K1", table=table("R4 J R6"), rules=RUMMI)
    match.play(table("R4 R5 R6", "K8 K9 J"))
    [bought] = match.heard_by(Bought)
    assert (bought.seat, bought.tile, bought.out_of) == (0, "R5", "R4 J R6")


# -- Time-outs and wrong tables --------------------------------------------------------------------------------------


@rule("RK-3.5", "RK-3.7")
def test_a_time_out_restores_the_table_and_costs_three_tiles() -> None:
    match = Match("R7 O1", "K1", table=table("R4 R5 R6"))
    match.lapse("R4 R5 R6 R7", chance="R1 R2 R3")
    assert match.table() == ["R4 R5 R6"]
    assert match.rack(0) == "R1 R2 R3 R7 O1"
    assert match.state.due() == [1]
    [drew] = match.heard_by(Drew)
    assert (drew.count, drew.penalty, drew.tiles) == (3, True, None)
    [own] = match.heard_by(Drew, seat=0)
    assert own.tiles == ("R1", "R2", "R3")


@rule("RK-3.5")
def test_a_short_bank_gives_what_it_has() -> None:
    match = Match("R7 O1", "R8", table=table("R4 R5 R6"), bank="B1 B2")
    match.lapse()
    assert match.rack(0) == "R7 B1 B2 O1"


@rule("RK-3.6")
def test_friendly_play_refuses_a_wrong_table() -> None:
    match = Match("R7 O1", "K1", table=table("R4 R5 R6"))
    assert match.refusal(table("R4 R5 R6", "R7 O1")) == "RK-2.1"
    assert match.state.due() == [0]


@rule("RK-3.6")
def test_strict_play_treats_a_wrong_table_as_a_time_out() -> None:
    match = Match("R7 O1", "K1", table=table("R4 R5 R6"), rules=RUMMIKUB._replace(strict=True))
    match.play(table("R4 R5 R6", "R7 O1"), "R1 R2 R3")
    assert match.table() == ["R4 R5 R6"]
    assert match.rack(0) == "R1 R2 R3 R7 O1"
    assert [event.why for event in match.heard_by(Failed)] == ["wrong-table"]


@rule("RT-1.3")
def test_unfinished_sets_are_taken_back_and_the_rest_stands() -> None:
    match = Match("R7 O1 O2 K4", "K1", table=table("R4 R5 R6"), rules=RUMMI)
    match.lapse("R4 R5 R6 R7", "O1 O2")
    assert match.table() == ["R4 R5 R6 R7"]
    assert match.rack(0) == "K4 O1 O2"
    assert match.state.due() == [1]


@rule("RT-1.3")
def test_laid_tiles_leave_a_spoilt_set_of_the_table() -> None:
    match = Match("R7 O1 K13 B13 O13", "K1", table=table("R4 R5 R6"), rules=RUMMI)
    match.lapse("R4 R5 R6 O1", "K13 B13 O13")
    assert match.table() == ["R4 R5 R6", "B13 K13 O13"]
    assert match.rack(0) == "R7 O1"


@rule("RT-1.3")
def test_else_the_start_table_with_own_sets_stands() -> None:
    match = Match("R7 O5 K13 B13 O13", "K1", table=table("R4 R5 R6 R7", "B5 K5 O5"), rules=RUMMI)
    match.lapse("R6 R7", "R4", "R5 B5 K5 O5", "K13 B13 O13")
    assert match.table() == ["R4 R5 R6 R7", "B5 K5 O5", "B13 K13 O13"]


@rule("RT-1.3")
def test_else_the_player_draws_one_without_a_penalty() -> None:
    match = Match("R7 O5", "K1", table=table("R4 R5 R6"), rules=RUMMI)
    match.lapse("R4 R5 R6", "R7 O5", chance="R1")
    assert match.table() == ["R4 R5 R6"]
    assert match.rack(0) == "R1 R7 O5"
    [drew] = match.heard_by(Drew)
    assert not drew.penalty
    match.lapse(chance="R2")
    assert match.rack(1) == "R2 K1"


@rule("RT-1.3")
def test_a_draft_that_is_a_first_meld_in_part() -> None:
    """What stands must be a legal turn by itself: one that is too low isn't a first meld."""
    match = Match("R7 B7 K7 O1", "K1", rules=RUMMI, melded=False)
    match.lapse("R7 B7 K7", "O1", chance="R1")
    assert match.table() == []
    assert match.rack(0) == "R1 R7 B7 K7 O1"


# -- RT: exchanges ---------------------------------------------------------------------------------------------------


@rule("RT-1.4")
def test_a_whole_hand_is_exchanged_before_the_first_meld() -> None:
    match = Match("R7 O5", "K1", rules=RUMMI, melded=False, bank="B1 B2 B3")
    match.play(EXCHANGE, "B3 B1")
    assert match.rack(0) == "B1 B3"
    assert match.state.bank == tiles("B2 R7 O5")
    assert match.state.due() == [1]
    [told] = match.heard_by(Exchanged)
    assert (told.count, told.tiles) == (2, None)
    assert match.heard_by(Exchanged, seat=0)[0].tiles == ("B1", "B3")


@rule("RT-1.4")
def test_no_exchange_from_a_small_pile_or_after_the_meld() -> None:
    assert Match("R7 O5", "K1", rules=RUMMI, melded=False, bank="B1").refusal(EXCHANGE) == "RT-1.4"
    assert Match("R7 O5", "K1", rules=RUMMI).refusal(EXCHANGE) == "RT-1.4"
    assert Match("R7 O5", "K1", rules=RUMMIKUB, melded=False).refusal(EXCHANGE) == "RT-1.4"


@rule("RT-1.4", "RT-1.8")
def test_exchanges_are_limited_and_then_the_player_draws() -> None:
    match = Match("R7", "K1", rules=RUMMI._replace(before_meld="exchange"), melded=False, bank="B1 B2 B3")
    assert match.refusal(DRAW) == "RT-1.4"
    match.state.players[0].exchanged = 3
    assert match.refusal(EXCHANGE) == "RT-1.8"
    match.play(DRAW)
    assert match.state.players[0].size() == 2


@rule("RT-1.7")
def test_with_must_lay_who_can_lay_does() -> None:
    duty = RUMMI._replace(must_lay=True)
    match = Match("R7 O5", "K1", rules=duty, table=table("R4 R5 R6"))
    assert match.refusal(DRAW) == "RT-1.7"
    assert Match("R7", "K1", rules=duty, table=table("R4 R5 R6"), bank="").refusal(PASS) == "RT-1.7"
    first = Match("R13 B13 K13 O13", "K1", rules=duty, melded=False)
    assert first.refusal(EXCHANGE) == "RT-1.7"
    Match("O5", "K1", rules=duty, table=table("R4 R5 R6")).play(DRAW)
    Match("R7 O5", "K1", rules=RUMMI, table=table("R4 R5 R6")).play(DRAW)
    match.lapse()
    assert match.state.due() == [1]


@rule("RT-1.7")
def test_with_must_lay_a_play_that_takes_rearranging_is_proposed() -> None:
    start = table("R4 B4 K4 O4", "R5 B5 K5 O5")
    match = Match("B6", "K1", rules=RUMMI._replace(must_lay=True), table=start)
    [move] = match.state.moves(0)
    match.play(move)
    assert match.rack(0) == ""


# -- The end ---------------------------------------------------------------------------------------------------------


@rule("RK-5.1", "RK-6.2")
def test_a_round_ends_with_the_last_tile() -> None:
    match = Match("R7", "K1 J", "O13 O12", table=table("R4 R5 R6"))
    match.play(table("R4 R5 R6 R7"))
    assert match.state.due() == []
    assert match.state.rounds == [[31 + 25, -31, -25]]
    outcome = match.state.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    [over] = match.heard_by(RoundOver)
    assert over.racks == ((), ("K1", "J"), ("O12", "O13"))
    assert len(match.heard_by(MatchOver)) == 1


@rule("RT-1.6")
def test_a_joker_left_in_rummi_counts_twenty_five() -> None:
    assert rack_value(tiles("J R13"), 25) == 38
    assert rack_value(tiles("J R13"), 30) == 43


@rule("RK-5.2")
def test_with_an_empty_bank_a_player_who_lays_nothing_passes() -> None:
    match = Match("R7 O1", "K1", table=table("R4 R5 R6"), bank="")
    match.play(PASS)
    assert match.state.passes == 1
    assert match.state.due() == [1]
    assert [event.seat for event in match.heard_by(Passed)] == [0]
    match.play(PASS)
    assert match.state.due() == []
    assert [event.reason for event in match.heard_by(RoundOver)] == ["passes"]
    assert match.state.rounds == [[-7, 7]]


@rule("RK-5.2", "RK-5.6")
def test_it_ends_at_once_when_nobody_can_play() -> None:
    match = Match("O9", "K1", table=table("R4 R5 R6"), bank="B1")
    match.play(DRAW)
    assert match.state.due() == []
    assert [event.reason for event in match.heard_by(RoundOver)] == ["stuck"]


@rule("RK-5.6")
def test_a_time_out_that_brings_no_tile_is_a_pass_and_laying_starts_the_count_again() -> None:
    match = Match("R7 O1", "R8 K1", table=table("R4 R5 R6"), bank="")
    match.lapse()
    assert match.state.passes == 1
    match.lapse()
    assert match.state.due() == []
    match = Match("R7 O1", "R8 R3 K1", table=table("R4 R5 R6"), bank="")
    match.lapse()
    match.play(table("R3 R4 R5 R6"))
    assert match.state.passes == 0


@rule("RK-5.6")
def test_whether_anyone_can_play_goes_by_each_players_own_state() -> None:
    start = table("R4 R5 R6")
    assert can_play(start, tiles("R7"), True, RUMMIKUB)
    assert not can_play(start, tiles("R7"), False, RUMMIKUB)
    assert can_play((), tiles("R10 B10 K10"), False, RUMMIKUB)
    assert not can_play((), tiles("R9 B9 K9"), False, RUMMIKUB)


@rule("RK-5.2")
def test_a_play_that_takes_rearranging_is_found() -> None:
    start = table("R4 B4 K4 O4", "R5 B5 K5 O5", "R1 R2 R3 R4")
    assert can_play(start, tiles("B6"), True, RUMMIKUB._replace(joker_rule="free"))
    # Only the joker's set could give what is needed.
    locked = table("K1 K2 J", "R1 B1 O1", "R2 B2 O2")
    assert can_play(locked, tiles("R12 R13"), True, RUMMIKUB)
    assert not can_play(locked, tiles("R12 R13"), True, RUMMIKUB._replace(joker_rule="bound"))


@rule("RK-5.3")
def test_the_lowest_rack_wins_a_round_that_ran_dry() -> None:
    assert scores_dry([12, 5, 20], 0) == [-7, 22, -15]


@rule("RK-5.3", "RK-5.7")
def test_tied_racks_share_and_the_rest_goes_round_from_the_starter() -> None:
    assert scores_dry([5, 5, 12], 0) == [4, 3, -7]
    assert scores_dry([5, 5, 12], 1) == [3, 4, -7]
    assert scores_dry([5, 5, 12], 2) == [4, 3, -7]
    assert scores_dry([5, 5, 5], 1) == [0, 0, 0]


@rule("RK-5.4")
def test_the_score_sheet_of_the_rulebook() -> None:
    rounds = [scores_out([0, 5, 16, 3], 0), scores_out([6, 11, 0, 5], 2), scores_out([32, 13, 2, 0], 3)]
    assert rounds == [[24, -5, -16, -3], [-6, -11, 22, -5], [-32, -13, -2, 47]]
    match = Match("", "", "", "")
    match.state.rounds = rounds
    assert match.state.totals() == [-14, -29, 4, 39]
    assert sum(match.state.totals()) == 0


@rule("RK-5.5")
def test_the_highest_total_wins_and_equal_totals_share() -> None:
    match = Match("", "", "")
    match.state.rounds = [[10, -5, -5], [-15, 10, 5], [0, 0, 0]]
    match.state.over = True
    outcome = match.state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((-5, 5, 0), (3, 1, 2))
    match.state.rounds = [[5, 5, -10]]
    outcome = match.state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)


@rule("RK-5.8")
@pytest.mark.parametrize("rules", [RUMMIKUB, RUMMI])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_of_sleepers_and_hoarders_ends(rules: Ruleset, seats: int) -> None:
    chance = Imagined(f"{seats}")
    state = set_up(rules, seats, chance, None)
    before = sum(state.bank) + 14 * seats
    for turn in range(250):
        if not state.due():
            break
        if turn % 3:
            state.lapse(state.active, None, chance, None)
        else:
            state.play(state.active, state.moves(state.active)[0], chance, None)
        assert sum(state.bank) + sum(player.size() for player in state.players) == before
    assert state.due() == []
    assert sum(state.totals()) == 0


@rule("RK-5.8")
def test_exchanges_alone_come_to_an_end() -> None:
    chance = Imagined("exchanges")
    state = set_up(RUMMI, 2, chance, None)
    exchanges = 0
    while state.can_exchange(state.active):
        state.play(state.active, EXCHANGE, chance, None)
        exchanges += 1
    assert exchanges == 6
    assert state.bank_size() == 80


@rule("RK-5.4", "RK-5.8")
@pytest.mark.parametrize("rules", [RUMMIKUB, RUMMI])
def test_random_matches_end_with_scores_that_add_up_to_zero(rules: Ruleset) -> None:
    for number in range(4):
        chance = Imagined(f"random {number}")
        state = set_up(rules._replace(rounds=2), 2 + number % 3, chance, None)
        while state.due():
            moves = state.moves(state.active)
            state.play(state.active, moves[chance.roll(len(moves)) - 1], chance, None)
        assert len(state.rounds) == 2
        assert all(sum(scores) == 0 for scores in state.rounds)
