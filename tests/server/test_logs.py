"""The log: JSON for machines, a line for people, and no secrets in either."""

import io
import json
import logging
from collections.abc import Iterator

import msgspec
import pytest

from server.running import app_of, running
from tortuga.kernel.errors import Refusal
from tortuga.server import logs
from tortuga.server.http import Api, Call
from tortuga.server.logs import log


@pytest.fixture
def diary() -> Iterator[io.StringIO]:
    out = io.StringIO()
    with logs.configured("json", "info", out):
        yield out


def lines(diary: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in diary.getvalue().splitlines()]


def test_an_event_is_one_line_of_json_with_its_facts(diary: io.StringIO) -> None:
    log("table-opened", table="k3", command="c-1", seats=4, nothing=None)
    log("unseen", level=logging.DEBUG)
    [line] = lines(diary)
    assert str(line.pop("ts")).endswith("Z")
    assert line == {"level": "info", "event": "table-opened", "table": "k3", "command": "c-1", "seats": 4}


def test_what_somebody_wrote_cannot_begin_a_new_line(diary: io.StringIO) -> None:
    log("named", name='Ania\n{"event":"forged"}\x1b[2J')
    assert [line["event"] for line in lines(diary)] == ["named"]
    assert "\x1b" not in diary.getvalue()


def test_an_exception_has_its_type_and_where_it_came_from(diary: io.StringIO) -> None:
    try:
        raise KeyError("tide")
    except KeyError as error:
        log("fault", level=logging.ERROR, error=error)
    [line] = lines(diary)
    assert (line["level"], line["error"]) == ("error", "KeyError")
    assert "test_logs.py" in str(line["traceback"])


def test_secrets_are_not_written_even_if_somebody_tries(diary: io.StringIO) -> None:
    log("session", token="abcdef", seed="1234")
    assert lines(diary)[0]["token"] == "…"
    assert "abcdef" not in diary.getvalue()


def test_other_libraries_write_to_the_same_diary(diary: io.StringIO) -> None:
    logging.getLogger("sqlalchemy.pool").warning("pool is %s", "empty")
    [line] = lines(diary)
    assert (line["event"], line["logger"]) == ("pool is empty", "sqlalchemy.pool")


def test_people_get_a_line_to_read() -> None:
    record = logging.LogRecord("tortuga.house", logging.WARNING, "", 0, "slow", None, None)
    record.facts = {"table": "k3"}
    assert logs.HumanLines().format(record)[8:] == " WARNING slow table=k3"


def test_a_terminal_gets_lines_for_people_and_a_file_gets_json() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    with logs.configured(stream=Terminal()) as handler:
        assert isinstance(handler.formatter, logs.HumanLines)
    with logs.configured(stream=io.StringIO()) as handler:
        assert isinstance(handler.formatter, logs.JsonLines)
    with logs.configured("json", stream=Terminal()) as handler:
        assert isinstance(handler.formatter, logs.JsonLines)
        assert logging.getLogger().handlers == [handler], "nothing is written twice"


def test_whoever_ran_a_house_may_close_its_stream_and_go_on() -> None:
    root, house, out = logging.getLogger(), logging.getLogger("tortuga.house"), io.StringIO()
    before = root.handlers[:], root.level, house.level
    with pytest.raises(KeyError), logs.configured("json", "debug", out):
        raise KeyError("tide")
    out.close()
    assert (root.handlers, root.level, house.level) == before


def test_requests_are_written_by_their_route_without_anything_that_was_sent(diary: io.StringIO) -> None:
    api = Api()

    @api.get("/api/tables/{table}", answer=str, summary="A table")
    async def table(call: Call, table: str) -> str:
        return table

    with running(app_of(api)) as house, house.client() as client:
        client.get("/api/tables/k3", headers={"cookie": "tortuga=cookie-secret"})
        client.get("/api/tables/k3?code=query-secret")
        client.get("/path-secret")
        client.get("/healthz")
    told = [line for line in lines(diary) if line["event"] == "request"]
    assert [(line["method"], line["route"], line["status"]) for line in told] == [
        ("GET", "/api/tables/{table}", 200),
        ("GET", "/api/tables/{table}", 400),
        ("GET", "-", 404),
    ]
    assert [line.get("table") for line in told] == ["k3", "k3", None]
    assert "secret" not in diary.getvalue()


def test_a_request_is_written_with_its_table_its_command_and_why_it_was_refused(diary: io.StringIO) -> None:
    api = Api()

    class Order(msgspec.Struct):
        id: str
        move: str

    @api.post("/api/tables/{table}/commands", body=Order, answer=str, summary="Do something")
    async def do(call: Call, table: str, body: Order) -> str:
        if body.move != "lay":
            raise Refusal("not-your-decision")
        return "done"

    with running(app_of(api)) as house, house.client() as client:
        for command, move in (("c-1", "lay"), ("c-2", "secret move")):
            client.post("/api/tables/k3/commands", json={"id": command, "move": move})
    told = [line for line in lines(diary) if line["event"] == "request"]
    assert [(line["table"], line["command"], line.get("refused")) for line in told] == [
        ("k3", "c-1", None),
        ("k3", "c-2", "not-your-decision"),
    ]
    assert "secret" not in diary.getvalue()
