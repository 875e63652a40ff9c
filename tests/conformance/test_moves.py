"""Moves and their judge: `moves` is never empty, all that it holds is legal, and where it says so it holds all."""

from collections.abc import Callable, Iterator

import pytest

from conformance.in_turn import InTurn
from conformance.positions import TITLES, decisions, every_title, many, refusal
from tortuga.kernel import Move, State, Title, digest


def every_skirmish_text(state: State, seat: int) -> Iterator[str]:
    yield from ("done", "fire", "loot", "spy", "rally")
    yield from (f"{verb} {number}" for verb in ("bid", "play", "at") for number in range(30))


EVERY_TEXT: dict[str, Callable[[State, int], Iterator[str]]] = {"skirmish": every_skirmish_text}
"""Titles that are small enough to try all that could be said; the others prove `exhaustive` in tests of their own."""


@every_title
def test_there_is_always_a_legal_move(title: Title) -> None:
    for position, _ in decisions(title, "moves", games=many(title, 60)):
        state = position.state
        for seat in state.due():
            moves = state.moves(seat)
            assert moves
            assert len(set(moves)) == len(moves)
            for move in moves:
                state.check(seat, move)


@every_title
def test_moves_are_the_same_when_asked_again(title: Title) -> None:
    for position, seat in decisions(title, "again", games=many(title, 20)):
        assert position.state.moves(seat) == position.state.moves(seat) == position.state.copy().moves(seat)


@every_title
def test_a_list_of_moves_stays_as_it_is_whatever_is_asked_or_played_later(title: Title) -> None:
    """For a title may remember it and hand it out again."""
    asked = []
    for position, seat in decisions(title, "stays", games=many(title, 10)):
        moves = position.state.moves(seat)
        asked.append((position.state.copy(), seat, moves, moves[:]))
    for state, seat, moves, as_it_was in asked:
        assert moves == as_it_was == state.moves(seat)


def results(state: State, seat: int, moves: list[Move]) -> set[str]:
    after = set()
    for move in moves:
        twin = state.copy()
        twin.play(seat, move, InTurn(), None)
        after.add(digest(twin))
    return after


@pytest.mark.parametrize("name", EVERY_TEXT)
def test_exhaustive_moves_hold_every_result(name: str) -> None:
    title, proved = TITLES[name], 0
    for position, seat in decisions(title, "exhaustive", games=many(title, 40)):
        state = position.state
        if state.exhaustive(seat):
            legal = [text for text in EVERY_TEXT[name](state, seat) if refusal(title, state, seat, text) is None]
            every = [title.read(state, seat, text) for text in legal]
            assert results(state, seat, every) == results(state, seat, state.moves(seat))
            proved += 1
    assert proved
