"""The bots that the levels are measured by: what each sees, that it always may, and that a higher one plays better."""

from collections.abc import Callable, Sequence

import msgspec
import pytest

from games.rummikub.positions import RUMMI, RUMMIKUB, Match, table
from rules import rule
from tortuga.games.rummikub.bots import SimpleBot, TilesBot, ValueBot
from tortuga.games.rummikub.rules.jokers import JOKER_RULES
from tortuga.games.rummikub.rules.ruleset import Ruleset
from tortuga.games.rummikub.title import RummikubTitle, RummiTitle
from tortuga.games.rummikub.view import RummikubOffer, RummikubView
from tortuga.kernel import Bot, Chance, Imagined, Title, registry

TITLES = {"rummikub": RummikubTitle(), "rummi": RummiTitle()}
LEVELS: dict[str, Callable[[Title, Chance], Bot]] = {"simple": SimpleBot, "tiles": TilesBot, "value": ValueBot}
every_level = pytest.mark.parametrize("level", LEVELS)
every_title = pytest.mark.parametrize("title", TITLES)


def choice(match: Match, level: str) -> str:
    """What a bot does in seat 0. It gets the view as JSON would bring it, and nothing else."""
    title = TITLES[match.state.rules.words]
    view = msgspec.json.decode(msgspec.json.encode(title.view(match.state, 0)), type=RummikubView)
    offers = msgspec.json.decode(msgspec.json.encode(title.offers(match.state, 0)), type=list[RummikubOffer])
    return LEVELS[level](title, Imagined("bots")).choose(view, offers)


def after(match: Match, level: str) -> list[str]:
    """The table that a bot leaves, each set and all of them in order; the choice is legal."""
    title = TITLES[match.state.rules.words]
    move = title.read(match.state, 0, choice(match, level))
    assert isinstance(move, tuple)
    match.play(move)
    return sorted(match.table())


# -- What they lay ---------------------------------------------------------------------------------------------------


@every_level
def test_own_sets_and_single_tiles_are_laid_by_all(level: str) -> None:
    match = Match("B3 B7 K1 K2 K3 O13", "R1 R1 R1 R1", table=table("B4 B5 B6"))
    assert after(match, level) == ["B3 B4 B5 B6 B7", "K1 K2 K3"]


def test_only_simple_leaves_sets_as_they_are() -> None:
    def position() -> Match:
        return Match("B3 B5 B6 O13", "R1 R1 R1 R1", table=table("R4 B4 K4 O4"))

    assert choice(position(), "simple") == "draw"
    for level in ("tiles", "value"):
        assert after(position(), level) == ["B3 B4 B5 B6", "R4 K4 O4"]


@rule("RK-3.8")
@every_level
def test_where_the_rules_let_them_they_build_on_right_after_the_first_meld(level: str) -> None:
    match = Match("R10 R11 R12 B7 O1 O5", "K1 K1 K2 K2", table=table("B4 B5 B6"), melded=False)
    assert after(match, level) == ["B4 B5 B6 B7", "R10 R11 R12"]
    cards = Match("R11 R12 R13 K1 K2 K3 B7", "K5 K5", table=table("B4 B5 B6"), rules=RUMMI, melded=False)
    assert after(cards, level) == ["B4 B5 B6", "K1 K2 K3", "R11 R12 R13"]


def test_a_first_meld_may_lie_anywhere_in_a_turn_that_rearranges() -> None:
    match = Match("R10 B10 K10 O11 O12", "K1 K1 K2 K2", table=table("O8 O9 O10"), melded=False)
    assert after(match, "tiles") == ["O8 O9 O10 O11 O12", "R10 B10 K10"]


# -- Jokers ----------------------------------------------------------------------------------------------------------


def test_value_keeps_a_joker_that_would_bring_little() -> None:
    match = Match("J R1 R2 R3 K5 B9 O1 O13", "R1 R2 R3 R4 R5", table=table("O5 O6 O7"))
    assert after(match, "tiles") != ["O5 O6 O7", "R1 R2 R3"]
    match = Match("J R1 R2 R3 K5 B9 O1 O13", "R1 R2 R3 R4 R5", table=table("O5 O6 O7"))
    assert after(match, "value") == ["O5 O6 O7", "R1 R2 R3"]


def test_value_goes_out_with_its_joker() -> None:
    match = Match("J R1 R2", "R1 R2 R3 R4 R5")
    assert after(match, "value") == ["R1 R2 J"]


def test_value_uses_a_joker_that_brings_much() -> None:
    match = Match("J R12 R13 K1", "R1 R2 R3 R4 R5")
    assert after(match, "value") == ["J R12 R13"] or match.table() == ["R12 R13 J"]


def test_value_lets_a_joker_go_when_somebody_is_about_to_go_out() -> None:
    def position(other: str) -> Match:
        return Match("J R1 R2 K7", other)

    assert choice(position("B1 B2 B3 B5"), "value") == "draw"
    assert after(position("B1 B2"), "value") == ["R1 R2 J"]


# -- Laying nothing --------------------------------------------------------------------------------------------------


@rule("RT-1.4")
@every_level
def test_a_hopeless_hand_is_exchanged_and_a_promising_one_kept(level: str) -> None:
    bank = "R1 R1 R2 R2 R3 R3 R4 R4"
    hopeless = Match("R1 B4 K7 O10", "K1", bank=bank, rules=RUMMI, melded=False)
    assert choice(hopeless, level) == "exchange"
    for hand in ("R1 B4 K7 J", "R7 R8 R9 K1"):
        assert choice(Match(hand, "K1", bank=bank, rules=RUMMI, melded=False), level) == "draw"


@rule("RT-1.7")
@every_level
def test_where_laying_is_a_duty_they_lay_even_what_takes_rearranging(level: str) -> None:
    rules = RUMMIKUB._replace(must_lay=True)
    match = Match("B3 B5 B6 O13", "R1", table=table("R4 B4 K4 O4"), rules=rules)
    assert after(match, level) == ["B3 B4 B5 B6", "R4 K4 O4"]


@every_level
def test_with_an_empty_bank_they_pass(level: str) -> None:
    assert choice(Match("B3 K9 O13", "R4 R5 R6", bank="", table=table("R4 B4 K4 O4")), level) == "pass"


# -- Under all rules -------------------------------------------------------------------------------------------------


def styles() -> list[Ruleset]:
    """Each joker rule with each way to treat wrong tables, duties and building."""
    return [
        rules._replace(joker_rule=rule_name, strict=odd, must_lay=must, building=odd)
        for rules in (RUMMIKUB, RUMMI)
        for rule_name in JOKER_RULES
        for odd, must in ((False, False), (True, False), (False, True))
    ]


@rule("RK-3.6")
@every_level
def test_what_they_lay_is_right_under_every_rule(level: str) -> None:
    """In strict play a wrong table would be let through and cost tiles, so legality is asked of friendly play."""
    for rules in styles():
        match = Match("J B5 K8 R12 R13 O2", "R1", table=table("R4 B4 J", "K5 K6 K7 J K9 K10"), rules=rules)
        friendly = Match("", "", rules=rules._replace(strict=False)).state
        friendly.players, friendly.table, friendly.bank = match.state.players, match.state.table, match.state.bank
        friendly.check(0, TITLES[rules.words].read(friendly, 0, choice(match, level)))


# -- How well --------------------------------------------------------------------------------------------------------


def points(title: str, levels: Sequence[str], seed: str) -> list[int]:
    """What a round brings to each."""
    game, chance = TITLES[title], Imagined(seed)
    state = game.new(game.read_options({"rounds": 1}), len(levels), chance, None)
    players = [registry.bot(level, game, Imagined(seed)) for level in levels]
    while due := state.due():
        seat = due[0]
        move = game.read(state, seat, players[seat].choose(game.view(state, seat), game.offers(state, seat)))
        state.check(seat, move)
        state.play(seat, move, chance, None)
    return state.totals()


def duel(title: str, better: str, other: str, deals: int) -> int:
    """What the better one wins in this many deals, each played from both seats."""
    first = sum(points(title, (better, other), f"duel {number}")[0] for number in range(deals))
    return first + sum(points(title, (other, better), f"duel {number}")[1] for number in range(deals))


@every_title
@pytest.mark.parametrize("better", ["tiles", "value"])
def test_who_rearranges_beats_who_does_not(title: str, better: str) -> None:
    assert duel(title, better, "simple", deals=1) > 0
