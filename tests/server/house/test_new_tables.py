"""Tables that begin with a game of a file."""

import pytest

from server.store.samples import a_table
from tortuga.kernel import Game, Record, RecordError, registry
from tortuga.kernel.records import dump
from tortuga.server.house.new_tables import bring_in


@pytest.mark.parametrize("earlier", range(4))
@pytest.mark.parametrize(("note", "seat"), [("away", 9), ("away", 2), ("sunk", 0)])
def test_a_note_that_no_house_writes_is_named_by_its_line(note: str, seat: int, earlier: int) -> None:
    game = Game.start(registry.title("skirmish"), ["Ania", "Bartek"], seed="1")
    records = [*game.records, *[Record(n=2 + at, house="away", seat=at % 2) for at in range(earlier)]]
    records.append(Record(n=len(records) + 1, house=note, seat=seat))
    file = dump(game.header, records).decode()
    with pytest.raises(RecordError) as refused:
        bring_in(a_table("t1"), file)
    assert refused.value.key == "record-impossible"
    assert refused.value.facts["line"] == len(file.splitlines()), "the last one"
    assert refused.value.facts["reason"] == f"{note} {seat}"
