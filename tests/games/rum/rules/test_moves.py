"""`moves` against brute force: one move for each distinct result of all the ways to lay cards, judged by `check`;
and `gains` against a second reading of the rules, in plain lists.
"""

from collections.abc import Iterator
from itertools import product
from time import process_time

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from games.rum.positions import CARDS, COLOURS, PARROT, Table, position, random_games, shuffled
from rules import rule
from tortuga.games.rum.bots import GreedyBot
from tortuga.games.rum.events import Gain, Laid
from tortuga.games.rum.options import Edition, RumOptions
from tortuga.games.rum.rules.ruleset import KNOWN
from tortuga.games.rum.rules.state import TURN, RumState
from tortuga.games.rum.view import RumView
from tortuga.kernel import Imagined, Move, RuleError

Gains = dict[str, tuple[int, bool]]
"""By colour: the new value, and whether it takes a trio to get there."""
Result = tuple[frozenset[str], frozenset[tuple[str, int]]]
"""The cards laid, whichever end up, and the captains gained with their new values."""

DRAWS = ["draw wreck", "draw beach 1", "draw beach 2", "draw beach 3"]
exactly_so_often = settings(
    derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)


# -- The rules once more, in plain lists -----------------------------------------------------------------------------


def double_end_up(card: str) -> str:
    return card[1:].upper() + card[0].lower()


class Book:
    """What the player whose turn it is gets for cards that show their bottles in capitals: `Roo`, or `OOr`."""

    def __init__(self, view: RumView) -> None:
        self.beach = [card for card in view.beach if card is not None]
        self.captains = list(zip(COLOURS, view.captains, strict=True))
        self.player = view.active
        self.hand_must_show_colour = view.switches.hand_must_show_colour

    def gains(self, laid: list[str]) -> Gains:
        from_hand = "".join(laid)
        in_set = from_hand + "".join(self.beach)  # RUM-4.2
        singles = [card[0] for card in laid + self.beach if card[1].islower()]
        gains = {}
        for letter, captain in self.captains:
            count = in_set.count(letter)
            by_count = min(count, 8) if count > captain.value else 0  # RUM-4.4
            by_trio = min(captain.value + 2, 8) if singles.count(letter) == 3 else 0  # RUM-4.7
            own_at_the_top = captain.owner == self.player and captain.value == 8  # RUM-4.11
            beach_alone = self.hand_must_show_colour and letter not in from_hand  # RUM-4.12
            if (by_count or by_trio) and not own_at_the_top and not beach_alone:
                gains[captain.colour] = (max(by_count, by_trio), by_trio > by_count)
        return gains


def test_the_book_knows_the_rulebooks_example() -> None:
    table = position(["Gbb Gpp Grr Ryy Oyy Rbb", ""], "Koo ?Krr ?Prr", captains={"yellow": (3, 0), "green": (5, 1)})
    gains = Book(table.view()).gains(["Gbb", "Gpp", "Grr", "YYr", "YYo", "BBr"])
    assert gains == {"yellow": (4, False), "green": (7, True), "blue": (2, False)}


# -- Brute force -----------------------------------------------------------------------------------------------------


def every_set(hand: list[str]) -> Iterator[list[str]]:
    """Each card stays in the hand, or is laid with one end up or the other."""
    for laid in product(*[("", card, double_end_up(card)) for card in hand]):
        if any(laid):
            yield [card for card in laid if card]


def gains_of(state: RumState, seat: int, move: Move) -> Gains:
    assert isinstance(move, int)
    colours = list(COLOURS.values())
    return {colours[colour]: (value, trio) for colour, value, trio in state.gains(seat, move)}


def is_legal(state: RumState, seat: int, move: Move) -> bool:
    try:
        state.check(seat, move)
    except RuleError:
        return False
    return True


def result(laid: list[str], gains: Gains) -> Result:
    cards = frozenset(card if card[1].islower() else card[2].upper() + card[:2].lower() for card in laid)
    return cards, frozenset((colour, value) for colour, (value, _) in gains.items())


def results_of_all_ways(table: Table) -> set[Result]:
    """The results of the sets that `check` allows, each judged by the book as well."""
    [seat] = table.due
    book = Book(table.view())
    results = set()
    for laid in every_set(table.hand(seat).split()):
        text = "lay " + " ".join(laid)
        move = table.title.read(table.state, seat, text)
        gains = gains_of(table.state, seat, move)
        assert gains == book.gains(laid), text
        assert is_legal(table.state, seat, move) is bool(gains), text
        if gains:
            results.add(result(laid, gains))
    return results


def results_of_moves(table: Table) -> list[Result]:
    """The results of the sets among `moves`, all of which must be legal."""
    [seat] = table.due
    moves = table.state.moves(seat)
    texts = [table.title.write(table.state, seat, move) for move in moves]
    assert texts[:4] == DRAWS
    for move, text in zip(moves, texts, strict=True):
        assert table.title.read(table.state, seat, text) == move
        table.state.check(seat, move)
    return [
        result(text.split()[1:], gains_of(table.state, seat, move))
        for move, text in zip(moves[4:], texts[4:], strict=True)
    ]


def assert_one_move_for_each_result(table: Table) -> None:
    assert table.state.exhaustive(table.due[0])
    results = results_of_moves(table)
    assert len(results) == len(set(results)), "two moves with the same result"
    assert set(results) == results_of_all_ways(table)


# -- Positions -------------------------------------------------------------------------------------------------------


@st.composite
def positions(draw: st.DrawFn, most: int = 7) -> Table:
    """Hands that crowd around one colour, where trios, big sets and captains at 8 meet."""
    favourite = draw(st.sampled_from(list(COLOURS)))
    cards = draw(st.permutations(CARDS))
    crowd = draw(st.booleans())
    if crowd:
        cards = sorted(cards, key=lambda card: favourite not in card.upper())
    hand = draw(st.integers(1, most))
    from_crowd = draw(st.integers(0, 3))
    lies = [*cards[:from_crowd], *cards[len(cards) - 3 + from_crowd :]]
    held = [card for card in cards if card not in lies][:hand]
    faces = draw(st.tuples(*[st.sampled_from(["", "", "?"])] * 3))
    owner = st.sampled_from([None, 0, 1])
    captain = st.tuples(st.sampled_from([1, 1, 2, 3, 4, 5, 6, 7, 8, 8]), owner)
    return position(
        [" ".join(held), ""],
        " ".join(face + card for face, card in zip(faces, lies, strict=True)),
        captains={colour: draw(captain) for colour in COLOURS.values()},
        options=RumOptions(hand_must_show_colour=draw(st.booleans())),
    )


beach_and_hand_make_nine = position(
    ["Roo Grr Prr Krr", ""], "Ryy Rbb ?Pyy", captains={"orange": (5, 1), "green": (5, 1), "purple": (5, 1)}
)
trio_on_the_beach = position(
    ["Grr Prr", ""],
    "Roo Ryy Rbb",
    captains={"red": (6, 1), "green": (5, 1), "purple": (5, 1)},
    options=RumOptions(hand_must_show_colour=True),
)


@rule("RUM-4.1", "RUM-4.3", "RUM-4.4", "RUM-4.7", "RUM-4.11", "RUM-4.12", "RUM-4.13")
@settings(exactly_so_often, max_examples=300)
@given(table=positions())
@example(table=beach_and_hand_make_nine)
@example(table=trio_on_the_beach)
def test_built_positions_have_one_move_for_each_result(table: Table) -> None:
    assert_one_move_for_each_result(table)


@rule("RUM-4.3", "RUM-4.4", "RUM-4.7", "RUM-4.11", "RUM-4.12", "RUM-4.13")
def test_positions_of_random_games_have_one_move_for_each_result() -> None:
    chance, judged = Imagined("which"), 0
    for game in random_games("brute force", 45):
        for table in game:
            if table.view().asks == "turn" and len(table.hand(table.due[0]).split()) <= 7 and chance.roll(10) == 1:
                assert_one_move_for_each_result(table)
                judged += 1
    assert judged > 150


def test_hands_of_nine_cards_are_looked_through_too() -> None:
    for number in range(2):
        cards = shuffled(CARDS, Imagined(f"nine {number}"))
        table = position(
            [" ".join(cards[:9]), ""],
            " ".join(cards[9:12]),
            captains={colour: (1 + (number + step) % 8, step % 2) for step, colour in enumerate(COLOURS.values())},
            edition="en" if number % 2 else "pl",
        )
        assert_one_move_for_each_result(table)


def test_remembered_moves_are_those_that_a_search_finds() -> None:
    """In hands of few cards: what many can lay is never remembered, and takes long to find."""
    came_first = came_again = 0
    for game in random_games("remembered", 30):
        for table in game:
            state = table.state
            if state.phase == TURN and len(table.hand(state.active).split()) <= 7:
                rules = state.rules
                before, moves = rules.remembered, state.moves(state.active)
                came_first += before < rules.remembered
                known, remembered = rules.known, rules.remembered
                rules.known = [None] * KNOWN
                assert state.moves(state.active) == moves
                came_again += before == remembered < rules.remembered
                rules.known, rules.remembered = known, remembered
    assert came_first > 125
    assert came_again > 125


def test_an_offer_says_what_the_set_brings() -> None:
    table = position(["Ogg Ygg Gbb", ""], "Gpp Grr Roo", captains={"green": (5, 1), "blue": (1, 0), "red": (2, 0)})
    for offer in table.offers()[4:]:
        played = table.copy()
        played.play(offer.do)
        assert [played.captain(gain.colour) for gain in offer.gains] == [(gain.value, 0) for gain in offer.gains]
        assert offer.points == played.points(0)


@rule("RUM-4.5")
def test_an_offer_tells_whose_captains_it_gains_from_which_value_to_which() -> None:
    table = position(["Gbb Gpp Grr Ryy Oyy Rbb", ""], "Koo ?Krr ?Prr", captains={"yellow": (3, 0), "green": (5, 1)})
    move = table.title.read(table.state, 0, "lay Gbb Gpp Grr YYr YYo BBr")
    assert table.title.offer(table.state, 0, move).gains == (
        Gain("yellow", 0, was=3, value=4, trio=False),
        Gain("green", 1, was=5, value=7, trio=True),
        Gain("blue", None, was=1, value=2, trio=False),
    )


def test_what_an_offer_says_is_what_everybody_hears_when_it_is_played() -> None:
    owners = set()
    for game in random_games("offers", 4):
        for table in game:
            state, seat = table.state, table.state.active
            for move in state.moves(seat)[len(DRAWS) : 50] if state.phase == TURN else ():
                played = table.copy()
                played.decide(seat, move, Imagined("offers"))
                [laid] = played.all_heard(Laid)
                gains = table.title.offer(state, seat, move).gains
                assert gains == laid.gains
                owners |= {"nobody" if gain.owner is None else gain.owner == seat for gain in gains}
    assert owners == {"nobody", True, False}


# -- Hands too large for all ways ------------------------------------------------------------------------------------


def large_hands(size: int) -> Iterator[Table]:
    for number in range(4):
        cards = shuffled(CARDS, Imagined(f"large {size} {number}"))
        captains = {} if number < 2 else {colour: (1 + step, 1) for step, colour in enumerate(COLOURS.values())}
        yield position(
            [" ".join(cards[:size]), ""],
            " ".join(cards[size : size + 3]),
            captains=captains,
            edition="en" if number % 2 else "pl",
        )


@rule("RUM-3.6")
@pytest.mark.parametrize("size", [10, 12, 15, 18])
def test_a_large_hand_has_a_bounded_choice_of_legal_sets(size: int) -> None:
    for table in large_hands(size):
        assert not table.state.exhaustive(0)
        start = process_time()
        moves = table.state.moves(0)
        assert process_time() - start < 2
        assert 4 < len(moves) <= 3**9 + 2**7
        assert len(set(moves)) == len(moves)
        assert len(results_of_moves(table)) == len(moves) - 4


Scores = tuple[int, int]
"""The points that a set brings, and the points that others lose by it."""


def scores_of(view: RumView, gains: Gains) -> Scores:
    captains = {captain.colour: captain for captain in view.captains}
    won = lost = 0
    for colour, (value, _) in gains.items():
        captain = captains[colour]
        won += value - (captain.value if captain.owner == view.active else 0)
        lost += captain.value if captain.owner not in (None, view.active) else 0
    return won, lost


def best_of(every: list[Scores]) -> tuple[Scores, Scores]:
    """By points, then losses; and by losses, then points."""
    return max(every), max(every, key=lambda scores: scores[::-1])


def large_hands_and_captains(size: int, count: int) -> Iterator[Table]:
    """Captains of nobody, of the player and of the opponent, of any value."""
    for number in range(count):
        chance = Imagined(f"captains {size} {number}")
        cards = shuffled(CARDS, chance)
        owned = {colour: chance.roll(3) - 2 for colour in COLOURS.values()}
        captains = {colour: (chance.roll(8), owner) for colour, owner in owned.items() if owner >= 0}
        edition: Edition = "en" if number % 2 else "pl"
        yield position(
            [" ".join(cards[:size]), ""], " ".join(cards[size : size + 3]), captains=captains, edition=edition
        )


@rule("RUM-3.6", "RUM-4.5")
@pytest.mark.parametrize(("size", "count"), [(10, 12), (11, 8), (13, 4), (15, 1)])
def test_a_large_hand_is_offered_the_best_sets_by_points_and_by_losses(size: int, count: int) -> None:
    """Laying more never brings less, so the best are among the ways to lay the whole hand."""
    for table in large_hands_and_captains(size, count):
        view = table.view()
        book = Book(view)
        ends = [(card, double_end_up(card)) for card in table.hand(0).split()]
        best = best_of([scores_of(view, book.gains(list(laid))) for laid in product(*ends)])
        offers = [table.title.offer(table.state, 0, move) for move in table.state.moves(0)]
        sets = [{gain.colour: (gain.value, gain.trio) for gain in offer.gains} for offer in offers]
        assert best_of([scores_of(view, gains) for gains in sets]) == best


@rule("RUM-3.6", "RUM-8.1")
def test_a_large_hand_is_offered_the_set_that_wins() -> None:
    """It takes all ten cards: three captains of the opponent and red."""
    captains = {"orange": (3, 1), "yellow": (4, 1), "blue": (5, 1), "black": (4, 1), "purple": (3, 0)}
    hand = "Bkk Boo Bpp Grr Krr Opp Oyy Pyy Ryy Ybb"
    table = position([hand, ""], "Ogg Gpp Pkk", captains=captains, edition="pl")
    offers = [table.title.offer(table.state, 0, move) for move in table.state.moves(0)]
    assert max(offer.points or 0 for offer in offers) >= table.view().goal
    table.play(GreedyBot(table.title, Imagined("no dice")).choose(table.view(), offers))
    assert table.view().outcome is not None


@rule("RUM-3.6")
@pytest.mark.parametrize("size", [10, 12, 15, 18])
def test_a_large_hand_is_still_offered_the_most_that_it_can_get_of_each_colour(size: int) -> None:
    for table in large_hands(size):
        hand, book = table.hand(0).split(), Book(table.view())
        offered = {gain for _, gains in results_of_moves(table) for gain in gains}
        for letter, colour in COLOURS.items():
            laid = [card if card[0] == letter else double_end_up(card) for card in hand if letter in card.upper()]
            best = book.gains(laid).get(colour)
            if best is not None:
                assert (colour, best[0]) in offered


def test_every_return_of_the_right_size_is_a_move() -> None:
    table = position([9, ""], clock=5)
    table.play("draw wreck", PARROT)
    moves = table.state.moves(0)
    assert len(set(moves)) == len(moves) == 84  # 3 of 9
    assert table.state.exhaustive(0)
    for move in moves:
        table.state.check(0, move)
