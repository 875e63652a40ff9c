"""The rows of a log as the disk has them."""

from typing import Any, get_args

import msgspec
import pytest

from server.tables import START, setup
from tortuga.kernel.records import Record
from tortuga.server.protocol import NoClock, Setup
from tortuga.server.table.log import HOUSE
from tortuga.server.table.rows import (
    AnyTableEvent,
    Arranged,
    Chair,
    ChatSwitched,
    Chose,
    Opened,
    Played,
    Removed,
    Sat,
    Started,
    Stood,
    UnreadableRow,
    from_row,
    kind_of,
    to_row,
)


@pytest.mark.parametrize(
    ("event", "body"),
    [
        (Sat(1, "bartek"), '{"kind":"sat","seat":1,"guest":"bartek"}'),
        (Stood(1), '{"kind":"stood","seat":1}'),
        (Arranged(2, "random"), '{"kind":"arranged","seat":2,"bot":"random"}'),
        (Arranged(2), '{"kind":"arranged","seat":2}'),
        (Removed(1), '{"kind":"removed","seat":1}'),
        (Started("1", "d", None), '{"kind":"started","rules":"1","data":"d","seed_hash":null}'),
        (Started("1", "d", "h", 7), '{"kind":"started","rules":"1","data":"d","seed_hash":"h","after":7}'),
        (Chose(0, 1, "bot"), '{"kind":"chose","seat":0,"leaver":1,"what":"bot"}'),
        (ChatSwitched(False), '{"kind":"chat-switched","closed":false}'),
    ],
)
def test_a_row_holds_what_differs_from_the_usual_and_is_read_again(event: Any, body: str) -> None:
    row = to_row(event, seq=3, at=START, actor="ania", command=None, rules=None, digest=None)
    assert (row.body, row.chance) == (body, None)
    assert row.kind == msgspec.json.decode(body)["kind"]
    assert from_row(row) == event


def test_the_first_row_holds_the_chairs_as_short_as_can_be() -> None:
    opened = Opened(setup(), "ania", [Chair(guest="ania"), Chair(bot="random"), Chair()])
    row = to_row(opened, seq=1, at=START, actor="ania", command="c", rules=None, digest=None)
    assert row.body.endswith('"host":"ania","chairs":[{"guest":"ania"},{"bot":"random"},{}]}')


@pytest.mark.parametrize(
    ("record", "kind"),
    [
        (Record(n=1, chance=[2, 3]), "deal"),
        (Record(n=2, seat=0, do="draw", chance=[5]), "move"),
        (Record(n=3, seat=0, lapse=True), "lapse"),
        (Record(n=4, back=1, by="all"), "back"),
        (Record(n=5, house="left", seat=0), "left"),
    ],
)
def test_chance_has_a_column_of_its_own(record: Record, kind: str) -> None:
    row = to_row(Played(record), seq=9, at=START, actor=HOUSE, command=None, rules="1", digest="d")
    assert kind_of(record) == row.kind == kind
    assert row.chance == (msgspec.json.encode(record.chance).decode() if record.chance else None)
    assert "chance" not in row.body
    assert from_row(row) == Played(record)


def test_a_row_that_nobody_can_have_written_is_told_by_its_number() -> None:
    row = to_row(Stood(1), seq=3, at=START, actor="ania", command=None, rules=None, digest=None)
    with pytest.raises(UnreadableRow) as told_why:
        from_row(msgspec.structs.replace(row, body='{"kind":"danced"}'))
    assert (told_why.value.key, told_why.value.facts) == ("table-differs", {"seq": 3})


@pytest.mark.parametrize("kind", [*get_args(AnyTableEvent), Chair, Record])
def test_what_a_stored_row_does_not_say_is_nothing(kind: type[msgspec.Struct]) -> None:
    """Nobody, never, not: what is usual is left out, so another usual would tell stored games differently."""
    for field in msgspec.structs.fields(kind):
        if not field.required:
            usual = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
            assert not usual, field.name


def test_what_a_stored_setup_does_not_say() -> None:
    """Rows of older houses have fewer fields: their tables were private, with everything on and no clock."""
    told = {"title": "planks", "seats": ["me", "open"]}
    assert msgspec.convert(told, Setup) == Setup(
        title="planks",
        seats=["me", "open"],
        options={},
        clock=NoClock(),
        public=False,
        spectators=True,
        chat=True,
        hints=True,
        takebacks=True,
    )
