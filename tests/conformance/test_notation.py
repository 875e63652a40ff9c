"""Notation: what is written is read back, what is read is written in one way only, and nonsense is a NotationError."""

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.positions import SCALE, decisions, every_title, many, opening, texts
from tortuga.kernel import NotationError, State, Title


def read_and_write(title: Title, state: State, seat: int, text: str) -> None:
    """Reads any text; if it is a move, its one written form is read back as the same move."""
    try:
        move = title.read(state, seat, text)
    except NotationError:
        return
    hash(move)
    written = title.write(state, seat, move)
    assert title.read(state, seat, written) == move
    assert title.write(state, seat, title.read(state, seat, written)) == written


@every_title
def test_what_is_written_is_read_back(title: Title) -> None:
    for position, seat in decisions(title, "written", games=many(title, 60)):
        state = position.state
        written = [title.write(state, seat, move) for move in state.moves(seat)]
        assert [title.read(state, seat, text) for text in written] == state.moves(seat)
        assert [offer.do for offer in title.offers(state, seat)] == written
        assert len(set(written)) == len(written)
        assert all(text == text.strip() and text.isprintable() for text in written)


@cache
def known(title: Title) -> list[str]:
    return texts(title, "notation")


@cache
def words(title: Title) -> list[str]:
    return sorted({word for text in known(title) for word in text.split()})


@every_title
@settings(max_examples=200 * SCALE, deadline=None)
@given(data=st.data())
def test_nonsense_is_no_move(title: Title, data: st.DataObject) -> None:
    """Any text at all, words of the game in any order, and moves with a slip of the pen."""
    position = opening(title, "nonsense")
    word = st.sampled_from(words(title)) | st.text(max_size=3)
    spoilt = st.tuples(st.sampled_from(known(title)), st.integers(0, 40), st.text(max_size=2)).map(
        lambda slip: slip[0][: slip[1]] + slip[2] + slip[0][slip[1] + 1 :]
    )
    text = data.draw(st.text() | st.lists(word, max_size=8).map(" ".join) | spoilt)
    read_and_write(title, position.state, position.state.due()[0], text)
