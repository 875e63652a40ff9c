"""Several seats at once: the order in which answers arrive changes nothing, and none is seen before all are in."""

from itertools import permutations

from conformance.leaks import compare_secret_answers
from conformance.positions import batches, every_title, many, moments, pick
from tortuga.kernel import Imagined, Title, digest


@every_title
@batches(2)
def test_the_order_of_arrival_changes_nothing(title: Title, batch: int) -> None:
    for number, (_, state, _, chance) in enumerate(moments(title, f"order {batch}", games=many(title, 150))):
        if len(due := state.due()) < 2:
            continue
        answers = {seat: pick(chance, state.moves(seat)) for seat in due}
        ends = set()
        for order in permutations(due):
            arriving, twin = Imagined(f"order {number}"), state.copy()
            for seat in order:
                assert seat in twin.due(), "nobody's answer takes another's decision away"
                twin.check(seat, answers[seat])
                twin.play(seat, answers[seat], arriving, None)
            ends.add(digest(twin))
        assert len(ends) == 1


@every_title
def test_an_answer_is_a_secret_until_all_are_in(title: Title) -> None:
    for position in moments(title, "secrets", games=many(title, 200)):
        if len(position.state.due()) > 1:
            compare_secret_answers(position)
