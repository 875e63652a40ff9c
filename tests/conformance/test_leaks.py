"""Nothing leaks: a redeal of a seat's view gives it the same of everything, and a telling says no more than views."""

from conformance.leaks import listen_to_step, look_at_redeal, through_the_wire
from conformance.positions import batches, decisions, every_title, many, moments, pick, texts
from haste import hasty
from tortuga.kernel import Imagined, Title, registry

MOVED: dict[str, float] = {}
"""Titles whose redeals may move less, each with the reason."""


@every_title
@batches(4)
def test_what_a_seat_gets_is_the_same_in_a_redeal(title: Title, batch: int) -> None:
    foreign = texts(title, batch)
    moved = total = 0
    for position in moments(title, f"redeal {batch}", games=many(title, 60), every=10):
        for viewer in position.viewers:
            differs = look_at_redeal(position, viewer, foreign)
            if position.state.due():
                moved += differs
                total += 1
    assert moved / total > MOVED.get(title.name, 0.6), "a redeal that moves nothing proves nothing"


@every_title
def test_many_redeals_are_those_that_one_after_another_would_be(title: Title) -> None:
    differ = total = 0
    for position, seat in decisions(title, "many redeals", games=many(title, 40), every=10):
        view = through_the_wire(title, title.view(position.state, seat))
        together = title.imagine_many(view, 4, Imagined("redeals"))
        chance = Imagined("redeals")
        assert together == [title.imagine(view, chance) for _ in range(4)]
        first, *others = together
        before = [other.copy() for other in others]
        for _ in range(3):  # whatever happens in one of them, the others stay as they are
            if due := first.due():
                first.play(due[0], pick(chance, first.moves(due[0])), chance, None)
        assert others == before
        differ += others[0] != others[1]
        total += 1
    assert differ / total > 0.3, "redeals that are all equal prove nothing"


@every_title
def test_a_bot_answers_the_same_in_a_redeal(title: Title) -> None:
    bots = [hasty(registry.bot(name, title, Imagined("leak"))) for name in registry.bots(title.name)]
    for position, seat in decisions(title, "bots", games=many(title, 20), every=10):
        look_at_redeal(position, seat, (), bots)


@every_title
@batches(4)
def test_a_telling_says_no_more_than_the_views(title: Title, batch: int) -> None:
    met = steps = 0
    for position, _ in decisions(title, f"telling {batch}", games=many(title, 50), every=25):
        for viewer in position.viewers:
            met += listen_to_step(position, viewer)
            steps += 1
    assert met > steps, "views that are never equal prove nothing"
