"""The four levels that people play against: what each overlooks, when the upper ones hold back and when they go, and
that each beats the one below."""

from collections.abc import Sequence

import msgspec
import pytest

from games.rummikub.positions import RUMMI, RUMMIKUB, Match, table
from rules import rule
from tortuga.games.rummikub.bots import EasyBot, ExpertBot, HardBot, MediumBot
from tortuga.games.rummikub.rules.state import RummikubState, take
from tortuga.games.rummikub.rules.tiles import KINDS, counts_of, kinds_in
from tortuga.games.rummikub.title import RummikubTitle, RummiTitle
from tortuga.games.rummikub.view import RummikubOffer, RummikubView
from tortuga.kernel import Advice, Bot, Chance, Imagined, State, Title, View, registry

TITLES = {"rummikub": RummikubTitle(), "rummi": RummiTitle()}
LEVELS: dict[str, type[Bot]] = {"easy": EasyBot, "medium": MediumBot, "hard": HardBot, "expert": ExpertBot}
every_level = pytest.mark.parametrize("level", LEVELS)
every_title = pytest.mark.parametrize("title", TITLES)
upper_levels = pytest.mark.parametrize("level", ["hard", "expert"])


class Told(RummikubTitle):
    """A box of just the tiles of a position, so what is not in sight can only be imagined as it is."""

    def __init__(self, state: RummikubState) -> None:
        self.state = state

    def imagine(self, view: View, chance: Chance) -> RummikubState:
        return self.state


def known_to(match: Match) -> tuple[RummikubView, list[RummikubOffer]]:
    """View and offers of seat 0, as JSON would bring them."""
    title = TITLES[match.state.rules.words]
    view = msgspec.json.decode(msgspec.json.encode(title.view(match.state, 0)), type=RummikubView)
    offers = msgspec.json.decode(msgspec.json.encode(title.offers(match.state, 0)), type=list[RummikubOffer])
    return view, offers


def advice(match: Match, level: str, seed: str = "bots") -> Advice:
    title = Told(match.state) if match.state.bank_size() == 0 else TITLES[match.state.rules.words]
    return LEVELS[level](title, Imagined(seed)).advise(*known_to(match))


def choice(match: Match, level: str, seed: str = "bots") -> str:
    """What a bot in seat 0 does; asked for a reason, it does the same."""
    given = advice(match, level, seed)
    title = Told(match.state) if match.state.bank_size() == 0 else TITLES[match.state.rules.words]
    assert LEVELS[level](title, Imagined(seed)).choose(*known_to(match)) == given.move
    return given.move


def after(match: Match, level: str, seed: str = "bots") -> list[str]:
    """The table that a bot leaves; the choice is legal."""
    match.play(TITLES[match.state.rules.words].read(match.state, 0, choice(match, level, seed)))
    return sorted(match.table())


def why(match: Match, level: str) -> str:
    """The key of a reason, after the title's name."""
    reason = advice(match, level).why
    assert reason is not None
    return reason.key.partition("-hint-")[2]


# -- The lower levels --------------------------------------------------------------------------------------------------


def left_by(level: str, seeds: int = 80) -> set[str]:
    """All that a level may keep of two sets, a tile that fits the table and one that does not, by its seed."""
    kept = set()
    for number in range(seeds):
        match = Match("R1 R2 R3 B7 B8 B9 K7 O13", "K1", table=table("K4 K5 K6"))
        match.play(TITLES["rummikub"].read(match.state, 0, choice(match, level, f"seed {number}")))
        kept.add(match.rack(0))
    return kept


def test_easy_overlooks_a_set_or_a_tile_now_and_then_and_medium_does_not() -> None:
    assert left_by("medium") == {"O13"}
    assert {"O13", "K7 O13", "R1 R2 R3 O13", "B7 B8 B9 O13"} <= left_by("easy")


def test_easy_overlooks_the_same_if_it_is_asked_twice() -> None:
    match = Match("R1 R2 R3 B7 B8 B9 K7 O13", "K1", table=table("K4 K5 K6"))
    bot = EasyBot(TITLES["rummikub"], Imagined("twice"))
    assert len({bot.choose(*known_to(match)) for _ in range(20)}) == 1


def test_easy_never_takes_sets_apart_and_medium_does_in_some_turns() -> None:
    def position() -> Match:
        return Match("B3 B5 B6 O13", "R1 R1 R1 R1", table=table("R4 B4 K4 O4"))

    taken_apart = {"easy": 0, "medium": 0}
    for level in taken_apart:
        taken_apart[level] = sum([choice(position(), level, f"seed {number}") != "draw" for number in range(30)])
    assert taken_apart["easy"] == 0
    assert 0 < taken_apart["medium"] < 30


# -- To hold back, and to go -------------------------------------------------------------------------------------------


@upper_levels
def test_as_long_as_one_tile_has_no_place_nothing_is_laid(level: str) -> None:
    match = Match("R1 R2 R3 B7 B8 B9 K7 O13", "K1 K1", table=table("K4 K5 K6"))
    assert choice(match, level) == "draw"
    assert advice(match, level).why is not None
    assert (why(match, level), advice(match, level).why.args) == ("hold", {"places": 7, "count": 1})  # type: ignore[union-attr]


@upper_levels
def test_who_can_lay_everything_does(level: str) -> None:
    match = Match("R1 R2 R3 B7 B8 B9 K7", "K1", table=table("K4 K5 K6"))
    assert why(match, level) == "out"
    assert after(match, level) == ["B7 B8 B9", "K4 K5 K6 K7", "R1 R2 R3"]
    assert match.state.over


@upper_levels
def test_going_out_may_take_rearranging_and_a_first_meld(level: str) -> None:
    match = Match("B3 B5 B6", "R1", table=table("R4 B4 K4 O4"))
    assert after(match, level) == ["B3 B4 B5 B6", "R4 K4 O4"]
    match = Match("R10 B10 K10 O11 O12", "K1 K1 K2 K2", table=table("O8 O9 O10"), melded=False)
    assert after(match, level) == ["O8 O9 O10 O11 O12", "R10 B10 K10"]
    low = Match("R1 B1 K1 O11 O12", "K1 K1 K2 K2", table=table("O8 O9 O10"), melded=False)
    assert choice(low, level) == "draw"  # RK-3.2: a first meld of 3 is not enough


@rule("RK-4.1")
@upper_levels
def test_a_way_out_that_the_joker_rule_forbids_is_none(level: str) -> None:
    """The joker is needed beside B3 and B4, and a set with a joker is locked under `strict`."""

    def position(rule_name: str) -> Match:
        rules = RUMMIKUB._replace(joker_rule=rule_name)
        return Match("B3 B4", "K1", table=table("R3 R4 R5 J"), rules=rules)

    assert (choice(position("strict"), level), why(position("strict"), level)) == ("draw", "jokers")
    assert choice(position("bound"), level) == "draw"
    for rule_name in ("free", "release"):
        assert after(position(rule_name), level)[1] == "R3 R4 R5"


@upper_levels
def test_without_a_place_for_any_tile_the_reason_says_so(level: str) -> None:
    assert why(Match("R1 B4 O13", "K1", table=table("K4 K5 K6")), level) == "draw"


@rule("RK-3.8")
@upper_levels
def test_where_the_table_is_closed_until_the_first_meld_that_comes_first_and_small(level: str) -> None:
    match = Match("R11 R12 R13 K11 K12 K13 B13 O1", "K5 K5", table=table("B4 B5 B6"), rules=RUMMI, melded=False)
    assert why(match, level) == "meld"
    assert len(after(match, level)) > 1
    assert 1 <= match.state.players[0].size() <= 5


@rule("RT-1.7")
@upper_levels
def test_where_laying_is_a_duty_as_little_is_laid_as_can_be_and_no_joker(level: str) -> None:
    rules = RUMMIKUB._replace(must_lay=True)
    match = Match("R1 R2 R3 B7 J O13", "K1 K1", table=table("B4 B5 B6"), rules=rules)
    assert why(match, level) == "least"
    assert after(match, level) == ["B4 B5 B6 B7"]


@rule("RT-1.4")
@upper_levels
def test_they_exchange_only_where_they_must(level: str) -> None:
    hand, bank = "R1 B4 K7 O10", "R1 R1 R2 R2 R3 R3 R4 R4"
    assert choice(Match(hand, "K1", bank=bank, rules=RUMMI, melded=False), level) == "draw"
    rules = RUMMI._replace(before_meld="exchange")
    assert choice(Match(hand, "K1", bank=bank, rules=rules, melded=False), level) == "exchange"


# -- The bank is empty -------------------------------------------------------------------------------------------------


def test_hard_lays_what_it_can_when_there_is_nothing_left_to_draw() -> None:
    match = Match("R1 R2 R3 K1", "R4 R5", bank="", table=table("K4 K5 K6"))
    assert why(match, "hard") == "dump"
    assert after(match, "hard") == ["K4 K5 K6", "R1 R2 R3"]


@rule("RK-5.3")
def test_expert_passes_where_laying_would_let_another_out() -> None:
    match = Match("R1 R2 R3 K1", "R4 R5", bank="", table=table("K4 K5 K6"))
    assert choice(match, "expert") == "pass"
    assert advice(match, "expert").why.args == {"points": 7, "percent": 100}  # type: ignore[union-attr]


def test_expert_lays_where_that_makes_its_rack_the_lowest() -> None:
    match = Match("R1 R2 R3 K12", "B9 O6", bank="", table=table("K4 K5 K6"))
    assert (why(match, "expert"), len(after(match, "expert"))) == ("endgame", 2)


@upper_levels
def test_who_can_lay_nothing_passes(level: str) -> None:
    match = Match("B3 K9 O13", "R4 R5 R6", bank="", table=table("R4 B4 K4 O4"))
    assert (choice(match, level), why(match, level)) == ("pass", "stuck")


# -- Whole games -------------------------------------------------------------------------------------------------------


def short_game(title: str, seats: int, seed: str, bank: int) -> RummikubState:
    """A game with only this many tiles left to draw, so that it ends soon."""
    state = TITLES[title].new(TITLES[title].read_options({"rounds": 1}), seats, Imagined(seed), None)
    assert isinstance(state, RummikubState)
    state.bank = counts_of(kinds_in(state.bank)[:: max(1, state.bank_size() // bank)][:bank])
    return state


def player(game: Title, level: str, seed: str) -> Bot:
    """Expert spends little: the pure build is slow."""
    bot = registry.bot(level, game, Imagined(seed))
    if isinstance(bot, ExpertBot):
        bot.effort = 0.1
    return bot


def played(state: State, title: str, levels: Sequence[str], seed: str) -> State:
    game, chance = TITLES[title], Imagined(seed)
    players = [player(game, level, f"{seed} {level}") for level in levels]
    while due := state.due():
        seat = due[0]
        move = game.read(state, seat, players[seat].choose(game.view(state, seat), game.offers(state, seat)))
        state.check(seat, move)
        state.play(seat, move, chance, None)
    return state


@every_title
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_levels_play_whole_games(title: str, seats: int) -> None:
    levels = [*reversed(LEVELS)][:seats]
    assert played(short_game(title, seats, "whole", 8), title, levels, "whole").outcome() is not None


def redealt(state: RummikubState, seat: int, luck: Chance) -> RummikubState:
    """The same with all that a seat cannot see dealt anew."""
    twin = state.copy()
    others = [player for other, player in enumerate(twin.players) if other != seat]
    hidden = [sum(counts) for counts in zip(twin.bank, *[player.rack for player in others], strict=True)]
    for player in others:
        size, player.rack = player.size(), [0] * KINDS
        for _ in range(size):
            player.rack[take(hidden, luck)] += 1
    twin.bank = hidden
    return twin


@every_title
@every_level
def test_what_cannot_be_seen_changes_no_choice(title: str, level: str) -> None:
    game, chance, luck = TITLES[title], Imagined("redeal"), Imagined("twins")
    state = short_game(title, 3, "redeal", 9)
    while due := state.due():
        seat = due[0]
        moves = [
            player(game, level, "same").choose(game.view(truth, seat), game.offers(truth, seat))
            for truth in (state, redealt(state, seat, luck))
        ]
        assert moves[0] == moves[1]
        state.play(seat, game.read(state, seat, moves[0]), chance, None)


def test_the_titles_know_their_levels() -> None:
    for title in TITLES.values():
        assert title.levels == tuple(LEVELS)
        assert {*LEVELS, "simple", "tiles", "value"} < {*registry.bots(title.name)}
        assert (registry.adviser(title), registry.gentlest(title)) == ("hard", "easy")


# -- How well ----------------------------------------------------------------------------------------------------------


def games_won(title: str, better: str, other: str, seed: str) -> int:
    """Of a deal that is played from both seats, to the end of a round."""
    won = 0
    for levels in ((better, other), (other, better)):
        state = TITLES[title].new(TITLES[title].read_options({"rounds": 1}), 2, Imagined(seed), None)
        outcome = played(state, title, levels, seed).outcome()
        assert outcome is not None
        won += outcome.ranks == ((1, 2) if levels[0] == better else (2, 1))
    return won


@pytest.mark.parametrize(
    ("title", "better", "other"),
    [
        ("rummikub", "medium", "easy"),
        ("rummikub", "hard", "medium"),
        ("rummikub", "expert", "hard"),
        ("rummi", "hard", "medium"),
    ],
)
def test_each_level_beats_the_one_below(title: str, better: str, other: str) -> None:
    assert games_won(title, better, other, "ladder 1") == 2
