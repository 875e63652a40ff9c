"""The bots of RUM: what they choose, that they always may, and how well they do it, all of it from views."""

import re
from collections.abc import Iterator, Sequence

import msgspec
import pytest

from games.rum.positions import STYLES, TITLE, Table, full_hands, position, random_games
from haste import hasty
from tortuga.games.rum.bots import GreedyBot
from tortuga.games.rum.components import COLOUR_NAMES
from tortuga.games.rum.options import RumOptions
from tortuga.games.rum.view import RumOffer, RumView
from tortuga.kernel import Bot, Imagined, registry
from tortuga.texts import LANGUAGES, Texts

BOTS = registry.bots("rum")


def player(bot: str = "greedy", seed: str = "") -> Bot:
    return hasty(registry.bot(bot, TITLE, Imagined(seed)))


def choice(table: Table, bot: Bot | None = None) -> str:
    """What a bot does in the seat that owes a decision. It gets the view as JSON would bring it, and nothing else."""
    seat = table.due[0]
    view = msgspec.json.decode(msgspec.json.encode(table.view(seat)), type=RumView)
    offers = msgspec.json.decode(msgspec.json.encode(table.offers(seat)), type=list[RumOffer])
    return (bot or player()).choose(view, offers)


def decisions(seed: str) -> Iterator[Table]:
    """Some turns and all returns of random games in all styles, and of some with very full hands."""
    games = [*random_games(seed, 2 * len(STYLES)), *(full_hands(f"{seed} {number}") for number in range(2))]
    for number, game in enumerate(games):
        for place, table in enumerate(game):
            if table.due and (place % 7 == number % 7 or table.view().asks != "turn"):
                yield table


# -- What greedy does ------------------------------------------------------------------------------------------------


def test_greedy_takes_the_best_gain() -> None:
    table = position(hands=["Ygg Koo", "Kgg"], beach="?Roo ?Opp ?Bpp")
    assert choice(table) == "lay GGy OOk"


def test_no_set_brings_more_points_than_the_one_greedy_lays() -> None:
    laid = 0
    for table in decisions("gains"):
        sets = {offer.do: offer.points or 0 for offer in table.offers(table.due[0]) if offer.kind == "lay"}
        if sets:
            assert sets[choice(table)] == max(sets.values())
            laid += 1
    assert laid > 10


def test_of_equal_gains_greedy_takes_the_one_that_costs_another_most() -> None:
    captains = {"green": (1, None), "red": (1, 1)}
    table = position(hands=["Grr", "Kgg"], beach="?Roo ?Opp ?Bpp", captains=captains)
    assert {offer.points for offer in table.offers() if offer.kind == "lay"} == {2}
    assert choice(table) == "lay RRg"


# -- Why it hints at a move ------------------------------------------------------------------------------------------


def why(table: Table) -> tuple[str, str]:
    """The hint, and its reason in words."""
    seat = table.due[0]
    advice = player().advise(table.view(seat), table.offers(seat))
    assert advice.why is not None
    texts = Texts("en", [TITLE.locale])
    said = texts.line(advice.why)
    assert texts.problems == []
    return advice.move, said


def test_a_set_is_hinted_at_for_its_points() -> None:
    move, said = why(position(hands=["Ygg Koo", "Kgg"], beach="?Roo ?Opp ?Bpp"))
    assert move == "lay GGy OOk"
    assert re.match(r"No other set gets you to \d+; the next best gets you to \d+\.", said)


def test_every_hint_has_a_reason_of_its_kind_in_each_language() -> None:
    """It hints at what it would play; what it says is about that."""
    kinds = set()
    readers = [Texts(language, [TITLE.locale]) for language in LANGUAGES]
    for table in decisions("why"):
        seat = table.due[0]
        advice = player().advise(table.view(seat), table.offers(seat))
        assert advice.move == choice(table)
        assert advice.why is not None
        word, key = advice.move.split()[0], advice.why.key.removeprefix("rum-hint-")
        kind = {"return": "return", "beach": "draw", "wreck": "draw"}.get(key, "lay")
        assert kind == word
        assert len({reader.line(advice.why) for reader in readers}) == len(LANGUAGES)
        kinds.add(key)
    assert [reader.problems for reader in readers] == [[], [], []]
    assert kinds >= {"return", "beach", "points", "only-set"}


def test_of_equal_gains_greedy_lays_the_fewest_cards() -> None:
    table = position(hands=["Ygg Krr Bkk", "Kgg"], beach="?Roo ?Opp ?Bpp", captains={"red": (5, 1), "black": (5, 1)})
    assert choice(table) == "lay GGy"


def test_greedy_draws_the_open_card_that_helps() -> None:
    captains = {**dict.fromkeys(COLOUR_NAMES, (7, 1)), "green": (5, 1)}
    table = position(hands=["Ogg Ygg", "Gbb"], beach="Ykk Kgg Opp", captains=captains)
    assert choice(table) == "draw beach 2"


def test_greedy_draws_unseen_when_no_open_card_helps() -> None:
    everything = dict.fromkeys(COLOUR_NAMES, (8, 0))
    assert choice(position(hands=["Gbb", "Kgg"], beach="Roo Ygg Bpp", captains=everything)) == "draw wreck"
    assert choice(position(hands=["", "Kgg"], beach="?Roo ?Ygg Bpp", captains=everything)) == "draw wreck"


def test_greedy_returns_what_helps_least() -> None:
    table = position(hands=["Gbb Gpp Grr Ykk", "Kgg"], captains={"green": (4, 1), "black": (8, 0), "yellow": (8, 0)})
    table.play("draw wreck", "parrot")
    returned = choice(table)
    assert returned.startswith("return ")
    assert "Ykk" in returned


def test_greedy_knows_a_parrot_on_the_beach_for_no_rum_card() -> None:
    table = position(hands=["Gbb Gpp Grr", "Kgg Koo Krr"], beach="Roo ?Ygg ?parrot")
    table.play("draw beach 1", "Opp")
    assert table.view().asks == "tide"
    assert choice(table).startswith("return ")


# -- What every bot does ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_a_legal_move_and_changes_nothing(name: str) -> None:
    asked = set()
    bot = player(name)
    for table in decisions("offers"):
        asked.add(table.view().asks)
        before = table.state.copy()
        seat = table.due[0]
        table.state.check(seat, TITLE.read(table.state, seat, choice(table, bot)))
        assert table.state == before
    assert asked == {"turn", "parrot", "tide"}


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_decides_alike_whatever_it_cannot_see(name: str) -> None:
    bot, twin = player(name, "1"), player(name, "1")
    for number, table in enumerate(decisions("blind")):
        seat = table.due[0]
        other = Table(TITLE.imagine(table.view(seat), Imagined(f"blind {number}")))
        assert choice(other, twin) == choice(table, bot)


# -- How well --------------------------------------------------------------------------------------------------------


def winners(bots: Sequence[str], seed: str) -> list[str]:
    """Who wins a game; several share it now and then."""
    chance = Imagined(seed)
    state = TITLE.new(RumOptions(), len(bots), chance, None)
    players = [player(bot, f"{seed} {seat}") for seat, bot in enumerate(bots)]
    while due := state.due():
        seat = due[0]
        move = TITLE.read(state, seat, players[seat].choose(TITLE.view(state, seat), TITLE.offers(state, seat)))
        state.check(seat, move)
        state.play(seat, move, chance, None)
    outcome = state.outcome()
    assert outcome is not None
    return [bots[seat] for seat in outcome.winners]


@pytest.mark.parametrize("half", range(2))
def test_greedy_beats_random_clearly(half: int) -> None:
    games = 100
    won = 0.0
    for number in range(games):
        seats = ("greedy", "random") if number % 2 else ("random", "greedy")
        best = winners(seats, f"match {half} {number // 2}")
        won += best.count("greedy") / len(best)
    assert won > 0.75 * games


def test_greedy_wins_at_a_full_table_too() -> None:
    best = [winners(("random", "greedy", "random", "random"), f"full table {number}") for number in range(20)]
    assert sum("greedy" in some for some in best) > 7


def test_greedy_is_registered_for_rum() -> None:
    assert {"easy", "medium", "hard", "expert", "greedy", "random"} <= {*BOTS}
    assert isinstance(player("greedy"), GreedyBot)
