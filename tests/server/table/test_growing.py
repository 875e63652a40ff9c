"""What copies of a table share, and where they part."""

from hypothesis import given
from hypothesis import strategies as st

from tortuga.server.table.growing import Growing, SentCommands


@given(st.lists(st.tuples(st.integers(0, 5), st.booleans()), max_size=40))
def test_copies_are_lists_of_their_own(steps: list[tuple[int, bool]]) -> None:
    """Each step appends to one of the copies, or makes one more of it."""
    copies: list[tuple[Growing[int], list[int]]] = [(Growing([7]), [7])]
    for n, (which, grows) in enumerate(steps):
        one, plain = copies[which % len(copies)]
        if grows:
            one.append(n)
            plain.append(n)
        else:
            copies.append((one.copy(), plain[:]))
    for one, plain in copies:
        assert (list(one), len(one), one[-1], one[1:], one[:-1]) == (
            plain,
            len(plain),
            plain[-1],
            plain[1:],
            plain[:-1],
        )


def test_a_command_is_known_where_it_was_sent_alone() -> None:
    sent = SentCommands()
    sent.add("first", "ania", 1)
    lost = sent.copy()
    lost.add("second", "bartek", 2)
    assert (sent.find("second"), lost.find("second")) == (None, ("bartek", 2))
    sent.add("third", "cyryl", 2)
    assert (sent.find("second"), sent.find("third")) == (None, ("cyryl", 2))
    sent.add("second", "bartek", 3)
    assert (sent.find("first"), sent.find("second"), len(sent)) == (("ania", 1), ("bartek", 3), 3)
