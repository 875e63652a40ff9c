"""The clock: when it runs out at any decision, with a draft or without, the game goes on from a legal state."""

from conformance.positions import Position, batches, decisions, every_title, many, texts
from tortuga.kernel import EventLog, Imagined, Move, NotationError, State, Title, digest, encode


def drafts(title: Title, state: State, seat: int, some: list[str]) -> list[Move]:
    """What a seat may have had before it when its time was up: legal or not, so long as it can be read."""
    found = state.moves(seat)[:3]
    for text in some:
        try:
            found.append(title.read(state, seat, text))
        except NotationError:
            continue
    return found


def is_legal(position: Position, state: State) -> bool:
    """Over, or everyone who owes a decision can make one, and everyone can see it."""
    for viewer in position.viewers:
        encode(position.title.view(state, viewer))
    for seat in state.due():
        for move in state.moves(seat):
            state.check(seat, move)
    return bool(state.due()) == (state.outcome() is None)


@every_title
@batches(2)
def test_a_lapse_leaves_a_legal_state(title: Title, batch: int) -> None:
    some = texts(title, f"drafts {batch}", count=6)
    for position, seat in decisions(title, f"lapse {batch}", games=many(title, 30), every=3):
        before = digest(position.state)
        for draft in [None, *drafts(title, position.state, seat, some)]:
            state = position.state.copy()
            state.lapse(seat, draft, position.chance, EventLog())
            assert digest(state) != before
            assert is_legal(position, state)
        assert digest(position.state) == before


@every_title
def test_a_lapse_is_no_matter_of_luck_beyond_chance(title: Title) -> None:
    for position, seat in decisions(title, "lapse again", games=many(title, 20), every=3):
        ends = set()
        for _ in range(2):
            state = position.state.copy()
            state.lapse(seat, position.state.moves(seat)[-1], Imagined("lapse"), None)
            ends.add(digest(state))
        assert len(ends) == 1
