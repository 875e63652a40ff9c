"""The sets that no other set beats, against all sets: every pair of them is compared."""

from collections.abc import Iterator

import pytest

from games.rum.positions import CARDS, COLOURS, Table, full_hands, position, random_games, shuffled
from rules import rule
from tortuga.games.rum.rules.bottles import COLOURS as COLOUR_COUNT
from tortuga.games.rum.rules.cards import LAY, laid_cards
from tortuga.games.rum.rules.ruleset import Ruleset
from tortuga.games.rum.rules.state import NOBODY, TURN, RumState
from tortuga.kernel import Imagined

Result = tuple[int, tuple[int, ...]]
"""The cards of a set, and by colour the new value of each captain that it gains."""


def result_of(state: RumState, seat: int, play: int) -> Result:
    values = [0] * COLOUR_COUNT
    for colour, value, _ in state.gains(seat, play):
        values[colour] = value
    return laid_cards(play), tuple(values)


def beats(one: Result, other: Result) -> bool:
    if one == other or one[0] & ~other[0]:
        return False
    return all(mine >= theirs for mine, theirs in zip(one[1], other[1], strict=True))


def sets_in(moves: list[object]) -> list[int]:
    return [move for move in moves if isinstance(move, int) and move >= LAY]


def assert_unbeaten(state: RumState, seat: int) -> int:
    """Returns how many sets are beaten that have no card to spare: their cards lie better the other way round."""
    best = state.best_moves(seat)
    assert len(best) == len(set(best))
    every = {play: result_of(state, seat, play) for play in sets_in(state.moves(seat))}
    left: list[int] = []
    for play, result in sorted(every.items(), key=lambda item: (item[1][0].bit_count(), -sum(item[1][1]))):
        if not any(beats(every[other], result) for other in left):
            left.append(play)
    assert sorted(sets_in(best)) == sorted(left)
    assert [move for move in best if move not in left] == state.moves(seat)[: len(best) - len(left)]  # the draws
    return sum(
        any(every[other][0] == result[0] and beats(every[other], result) for other in left) for result in every.values()
    )


def built(seed: str, size: int, count: int) -> Iterator[Table]:
    """Hands of a size in both editions, with captains anywhere."""
    for number in range(count):
        chance = Imagined(f"{seed} {number}")
        cards = shuffled(CARDS, chance)
        captains: dict[str, tuple[int, int | None]] = {
            colour: (chance.roll(8), chance.roll(2) - 1) for colour in COLOURS.values() if chance.roll(2) == 1
        }
        beach = [("?" if chance.roll(3) == 1 else "") + card for card in cards[:2]] + [cards[2]]
        hand = " ".join(cards[3 : 3 + size])
        yield position([hand, 1], " ".join(beach), captains=captains, edition="en" if chance.roll(2) == 1 else "pl")


@rule("RUM-4.1", "RUM-4.5", "RUM-4.12", "RUM-4.13")
@pytest.mark.parametrize(
    ("size", "count"), [(1, 200), (2, 300), (3, 400), (4, 400), (5, 300), (6, 80), (7, 15), (8, 2)]
)
def test_the_best_moves_are_all_that_no_other_move_beats(size: int, count: int) -> None:
    for table in built("best", size, count):
        assert_unbeaten(table.state, 0)


def test_the_best_moves_of_random_games() -> None:
    for game in [*random_games("best moves", 6), full_hands("best moves")]:
        for table in game:
            for seat in table.due:
                if table.hand(seat).count(" ") < 6:
                    assert_unbeaten(table.state, seat)


def another_box(chance: Imagined) -> tuple[list[int], list[int]]:
    """The colours of 21 cards by an owner's file: two cards may have the same two colours the other way round."""
    singles = [colour for colour in range(COLOUR_COUNT) for _ in range(3)]
    while True:
        doubles = [int(colour) for colour in shuffled([str(colour) for colour in singles], chance)]
        if len({(one, two) for one, two in zip(singles, doubles, strict=True) if one != two}) == len(singles):
            return singles, doubles


def test_a_set_is_beaten_by_its_own_cards_the_other_way_round() -> None:
    """With another box too, where two cards are enough for that."""
    turned = 0
    for table in built("circles", 6, 60):
        state = table.state
        chance = Imagined(state.rules.shown(state.players[0].hand)[0])
        rules = state.rules
        singles, doubles = another_box(chance)
        switches = (rules.wash_first_beach, rules.parrot_silent_when_last, rules.hand_must_show_colour)
        other = Ruleset(singles, doubles, rules.names, rules.colours, rules.clock, *switches)
        _, (_, players, *rest) = state.__reduce__()
        turned += assert_unbeaten(RumState(other, players, *rest), 0)  # type: ignore[arg-type]
    assert turned > 100


@rule("RUM-4.5", "RUM-8.1")
@pytest.mark.parametrize(("size", "count"), [(10, 3), (12, 1)])
def test_the_best_sets_of_a_large_hand_are_among_them(size: int, count: int) -> None:
    """By points and by what others lose; `moves` has some of the sets of so many cards, and the best."""
    for table in built("large", size, count):
        state = table.state

        def scores(play: int, state: RumState = state) -> tuple[int, int]:
            points = lost = 0
            for colour, value, _ in state.gains(0, play):
                mine = state.owner[colour] == 0
                points += value - (state.value[colour] if mine else 0)
                lost += 0 if mine or state.owner[colour] == NOBODY else state.value[colour]
            return points, lost

        best = [scores(play) for play in sets_in(state.best_moves(0))]
        offered = [scores(play) for play in sets_in(state.moves(0))]
        assert max(best) == max(offered)
        assert max(lost for _, lost in best) == max(lost for _, lost in offered)


def test_while_cards_are_owed_all_returns_are_best() -> None:
    table = position([5, ""], clock=5)
    table.play("draw wreck", "parrot")
    assert table.state.phase != TURN
    assert table.state.best_moves(0) == table.state.moves(0)
