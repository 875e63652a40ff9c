"""What takes long to judge: to work it out changes nothing, and another process can learn it."""

import pickle

from conformance.positions import decisions, every_title, many, pick
from tortuga.kernel import Title, digest
from tortuga.kernel.rehearsal import Attempt

SELDOM = 20
"""Only so often it is tried where nothing takes long."""


@every_title
def test_what_takes_long_is_worked_out_on_a_copy_and_learned(title: Title) -> None:
    for number, (position, seat) in enumerate(decisions(title, "slow answers", games=many(title, 50))):
        state, before = position.state, digest(position.state)
        if number % SELDOM and not title.may_take_long(state):
            continue
        offers = title.offers(state, seat)
        move = pick(position.chance, [*[offer.do for offer in offers], "", "nonsense"])
        for attempt in (Attempt(), Attempt(seat, move), Attempt(seat, None, lapse=True)):
            sent = pickle.loads(pickle.dumps((state, attempt)))
            answers = title.work_out(*sent)
            title.learn(pickle.loads(pickle.dumps(answers)))
            assert digest(sent[0]) == digest(state) == before
        assert title.offers(state, seat) == offers
