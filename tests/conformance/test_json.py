"""JSON: views, offers, events and records come back from their JSON form equal, and give the same bytes again."""

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from conformance import goldens
from conformance.positions import SCALE, batches, every_title, happen, live_game, many, walk
from tortuga.kernel import Announced, Event, EventLog, Game, Header, Record, Title, encode, heard_by
from tortuga.kernel.records import load


class RoundTrip:
    """To JSON and back with a declared type."""

    def __init__(self, shape: Any) -> None:
        self.decode = msgspec.json.Decoder(shape).decode

    def check(self, thing: object) -> None:
        written = encode(thing)
        back = self.decode(written)
        assert back == thing
        assert encode(back) == written


@every_title
@batches(4)
def test_views_offers_and_events_survive_json(title: Title, batch: int) -> None:
    views = RoundTrip(title.view_type)
    offers = RoundTrip(list[title.offer_type])  # type: ignore[name-defined]
    events = RoundTrip(reduce(or_, title.event_types))
    for number in range(many(title, 40)):
        ear = EventLog()
        for position in walk(title, f"json {batch} {number}", ear):
            for viewer in position.viewers:
                view = title.view(position.state, viewer)
                assert type(view) is title.view_type
                assert view.seat == viewer
                views.check(view)
                for event in heard_by(ear.told, viewer):
                    events.check(event)
            for seat in position.state.due():
                offers.check(list(title.offers(position.state, seat)))
            ear.told.clear()


@every_title
def test_outcomes_survive_json(title: Title) -> None:
    for number in range(many(title, 20)):
        *_, position = walk(title, f"json outcome {number}")
        outcome = position.state.outcome()
        RoundTrip(type(outcome)).check(outcome)


@every_title
def test_headers_and_records_survive_json(title: Title) -> None:
    records = RoundTrip(Record)
    for number in range(many(title, 20)):
        game, chance = live_game(title, f"json {number}")
        RoundTrip(Header).check(game.header)
        while game.state.due() and len(game.records) < 200:
            happen(game, chance)
        for record in game.records:
            records.check(record)


@every_title
def test_every_kind_of_event_is_told_and_declared(title: Title) -> None:
    """In golden games, which show what random ones rarely come to, or in random ones."""
    told = set()
    for path in goldens.logs(title):
        told |= kinds([one for kept in Game.fold(title, *load(path)).folded for one in kept.told])
    for number in range(200 * SCALE):
        if told == set(title.event_types):
            break
        ear = EventLog()
        for _ in walk(title, f"kinds {number}", ear):
            pass
        told |= kinds(ear.told)
    assert told == set(title.event_types)


def kinds(told: list[Announced]) -> set[type[Event]]:
    return {type(event) for one in told for event in (one.event, one.full) if event is not None}
