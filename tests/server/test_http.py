"""Endpoints over real HTTP: what is sent is read or refused with a reason, and the OpenAPI document tells the truth."""

import asyncio
import json
import os
import socket
import time
from collections.abc import AsyncIterator, Iterator
from typing import Annotated, Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from msgspec import Meta, Struct

from server.running import Running, app_of, running, settings_with
from tortuga.kernel.errors import Refusal, RuleError
from tortuga.kernel.messages import Seat
from tortuga.server.http import Api, Call, best_language
from tortuga.server.identity import Guest
from tortuga.server.protocol import FRAME, AnyCommand, CommandId


class Load(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something to bring on board."""

    id: CommandId
    cargo: Annotated[str, Meta(max_length=10)]
    barrels: Annotated[int, Meta(ge=1, le=9)] = 1


class Loaded(Struct, frozen=True):
    cargo: str
    barrels: int
    by: str | None = None


class Look(Struct, frozen=True, kw_only=True):
    public: bool = True
    most: Annotated[int, Meta(ge=1, le=50)] = 20
    titles: list[str] = []


api = Api()


@api.post("/api/loads", body=Load, answer=Loaded, summary="Load cargo", status=201)
async def load(call: Call, body: Load) -> Loaded:
    """Brings barrels on board."""
    return Loaded(body.cargo, body.barrels, None if call.guest is None else call.guest.name)


@api.get("/api/loads", query=Look, answer=Look, summary="Look around")
async def look(call: Call, query: Look) -> Look:
    return query


@api.delete("/api/loads", answer=None, summary="Throw all overboard", signed_in=True)
async def unload(call: Call) -> None:
    assert call.who.name == "Ania"


@api.post("/api/records", body=dict[str, Any], answer=int, summary="Bring a record", limit=4 * FRAME)
async def bring(call: Call, body: dict[str, Any]) -> int:
    return len(body)


@api.post("/api/commands", body=AnyCommand, answer=str, summary="Command something")
async def command(call: Call, body: AnyCommand) -> str:
    return body.id


@api.get("/api/tables/{table}/steps/{step}", answer=str, summary="A step")
async def show_step(call: Call, table: Annotated[str, Meta(max_length=8)], step: int) -> str:
    return f"{table} {step} {call.address} {call.language}"


@api.post("/api/session", answer=str, summary="Say who you are")
async def sign_in(call: Call) -> str:
    call.session = "ania-token"
    return "welcome"


@api.delete("/api/session", answer=None, summary="Forget me")
async def sign_out(call: Call) -> None:
    call.session = ""


@api.get("/api/story/{lines}", answer=Loaded, summary="Lines as they come", stream=True)
async def story(call: Call, lines: int) -> AsyncIterator[Loaded]:
    if lines > 5:
        raise Refusal("step-unknown")

    async def told() -> AsyncIterator[Loaded]:
        for number in range(lines):
            await asyncio.sleep(0)
            yield Loaded("rum", number)
        if lines == 5:
            raise Refusal("table-closed")

    return told()


faults = Api()


@faults.post("/api/faults/{kind}", answer=None, summary="What goes wrong")
async def fault(call: Call, kind: str) -> None:
    if kind == "rule":
        raise RuleError("RUM-4.3", "rum-set-gains-nothing")
    if kind == "seat":
        raise Refusal("table-unknown", seat=Seat(1))
    if kind == "crash":
        raise RuntimeError("the captain's secret")
    raise Refusal(kind)


async def recognise(token: str) -> Guest | None:
    return GUEST if token == "ania-token" else None


GUEST = Guest(id="g1", name="Ania", language="uk")
BOTH = Api()
BOTH.endpoints = [*api.endpoints, *faults.endpoints]
COMMAND = {"id": "command-1", "cargo": "rum"}


@pytest.fixture(scope="module")
def house() -> Iterator[Running]:
    with running(app_of(BOTH, recognise=recognise)) as house:
        yield house


@pytest.fixture
def client(house: Running) -> Iterator[httpx.Client]:
    with house.client() as client:
        yield client


def refusal(response: httpx.Response) -> tuple[int, str]:
    """Status and key of a refusal, which always has the same form."""
    told = response.json()
    assert response.headers["content-type"] == "application/json"
    assert told["type"] == "refused"
    assert told["text"]
    return response.status_code, told["key"]


# -- What is sent -----------------------------------------------------------------------------------------------------


def test_a_body_is_read_into_its_struct_and_the_answer_is_json(client: httpx.Client) -> None:
    response = client.post("/api/loads", json={**COMMAND, "barrels": 3})
    assert (response.status_code, response.json()) == (201, {"cargo": "rum", "barrels": 3, "by": None})


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"id": "command-1"}',
        b'{"id": "command-1", "cargo": "rum", "flag": 1}',
        b'{"id": "x", "cargo": "rum"}',
        b'{"id": "command-1", "cargo": "rum", "barrels": 1e999}',
        b'{"id": "command-1", "cargo": "rum", "barrels": ' + b"9" * 4500 + b"}",
        b'{"id": "command-1", "cargo": "\xff"}',
        b'{"id": "command-1", "cargo": "\\ud800"}',
        b'{"id": "command-1\xe2\x80\xae", "cargo": "rum"}',
        b"[" * 8000,
        b'{"a":' * 1500,
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(client: httpx.Client, sent: bytes) -> None:
    assert refusal(client.post("/api/loads", content=sent)) == (400, "command-unreadable")
    assert refusal(client.post("/api/commands", content=sent)) == (400, "command-unreadable")


@pytest.mark.parametrize("sent", [b"[" * 30_000, b'{"a":' * 6000, b'{"a":' * 4500 + b"1" + b"}" * 4500])
def test_depth_does_not_hurt(client: httpx.Client, sent: bytes) -> None:
    assert refusal(client.post("/api/records", content=sent)) == (400, "command-unreadable")


def test_a_refused_command_is_named_in_the_refusal(client: httpx.Client) -> None:
    told = client.post("/api/loads", json={**COMMAND, "barrels": 10}).json()
    assert "id" not in told
    assert told["args"]["reason"] == "Expected `int` <= 9 - at `$.barrels`"


@pytest.mark.parametrize("kind", [None, "application/json", "Application/JSON; charset=utf-8"])
def test_a_body_is_json_even_if_nobody_says_so(client: httpx.Client, kind: str | None) -> None:
    headers = {} if kind is None else {"content-type": kind}
    response = client.post("/api/loads", content=json.dumps(COMMAND).encode(), headers=headers)
    assert response.status_code == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_a_form_of_another_page_is_no_command(client: httpx.Client, kind: str) -> None:
    response = client.post("/api/loads", content=json.dumps(COMMAND).encode(), headers={"content-type": kind})
    assert refusal(response) == (415, "content-type-wrong")


def in_parts(size: int) -> Iterator[bytes]:
    """A body of this size whose length is not told before."""
    for start in range(0, size, 1000):
        yield b" " * min(1000, size - start)


@pytest.mark.parametrize("size", [FRAME + 1, 10 * FRAME, 3 * 1024 * 1024])
def test_too_long_is_refused_with_and_without_a_length(client: httpx.Client, size: int) -> None:
    if size <= 1024 * 1024:
        assert refusal(client.post("/api/loads", content=b" " * size)) == (413, "command-too-long")
        assert refusal(client.post("/api/loads", content=in_parts(size))) == (413, "command-too-long")
    try:
        assert refusal(client.post("/api/records", content=in_parts(4 * FRAME + size))) == (413, "record-too-long")
    except httpx.TransportError:
        assert size > 1024 * 1024  # who goes on and on is cut off
    assert client.post("/api/loads", json=COMMAND).status_code == 201


def test_a_whole_frame_is_not_too_long(client: httpx.Client) -> None:
    sent = json.dumps(COMMAND).encode().ljust(FRAME)
    assert client.post("/api/loads", content=sent).status_code == 201
    assert client.post("/api/loads", content=iter([sent])).status_code == 201


def test_who_goes_away_while_sending_leaves_no_fault(house: Running, client: httpx.Client) -> None:
    with socket.create_connection(("127.0.0.1", house.port)) as line:
        line.sendall(b"POST /api/loads HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
    assert client.post("/api/loads", json=COMMAND).status_code == 201


def test_a_query_is_read_into_its_struct(client: httpx.Client) -> None:
    response = client.get("/api/loads", params=[("public", "false"), ("most", "7"), ("titles", "rum"), ("titles", "x")])
    assert response.json() == {"public": False, "most": 7, "titles": ["rum", "x"]}
    assert client.get("/api/loads").json() == {"public": True, "most": 20, "titles": []}


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("most=0", "query-unreadable"),
        ("most=x", "query-unreadable"),
        ("most=", "query-unreadable"),
        ("public=maybe", "query-unreadable"),
        ("mots=5", "query-unfit"),
        ("most=1&most=2", "query-unfit"),
        ("%00=%ff", "query-unfit"),
    ],
)
def test_a_query_that_is_not_asked_for_is_refused(client: httpx.Client, query: str, key: str) -> None:
    assert refusal(client.get(f"/api/loads?{query}")) == (400, key)


def test_where_no_query_is_asked_for_none_may_be(client: httpx.Client) -> None:
    assert refusal(client.post("/api/session?token=x")) == (400, "query-unfit")


def test_a_path_says_texts_and_numbers(client: httpx.Client) -> None:
    assert client.get("/api/tables/k3/steps/12").json() == "k3 12 127.0.0.1 en"


@pytest.mark.parametrize(
    "path", ["k3/steps/x", "k3/steps/-1", f"k3/steps/{'9' * 5000}", "k3/steps/1.5", "123456789/steps/1"]
)
def test_what_a_path_cannot_mean_is_not_there(client: httpx.Client, path: str) -> None:
    assert refusal(client.get(f"/api/tables/{path}")) == (404, "page-unknown")


# -- What comes back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/nowhere", "/api/nowhere", "/api/loads/", "/api/%2e%2e/x", "/%00", "//x"])
def test_what_is_not_there_is_refused_like_all_else(client: httpx.Client, path: str) -> None:
    assert refusal(client.get(path)) == (404, "page-unknown")


def test_a_wrong_method_hears_all_right_ones(client: httpx.Client) -> None:
    response = client.patch("/api/loads")
    assert refusal(response) == (405, "method-wrong")
    assert set(response.headers["allow"].split(", ")) == {"GET", "HEAD", "POST", "DELETE"}
    assert client.head("/api/loads").status_code == 200


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("sign-in-needed", 401),
        ("host-only", 403),
        ("hints-off", 403),
        ("seat-unknown", 404),
        ("seat-taken", 409),
        ("table-started", 409),
        ("too-many-tables", 429),
        ("store-full", 503),
        ("house-closing", 503),
        ("anything", 400),
        ("rule", 422),
    ],
)
def test_every_refusal_has_its_status(client: httpx.Client, kind: str, status: int) -> None:
    response = client.post(f"/api/faults/{kind}")
    assert refusal(response)[0] == status
    assert ("retry-after" in response.headers) == (status in (429, 503))


def test_a_rule_is_named_in_the_refusal_and_told_in_the_callers_language(client: httpx.Client) -> None:
    told = client.post("/api/faults/rule", headers={"accept-language": "pl"}).json()
    assert told["rule"] == "RUM-4.3"
    assert "RUM-4.3" in told["text"]
    assert told["text"] != client.post("/api/faults/rule").json()["text"]


def test_facts_of_all_kinds_arrive(client: httpx.Client) -> None:
    assert client.post("/api/faults/seat").json()["args"] == {"seat": {"type": "seat", "seat": 1}}


def test_a_fault_of_the_house_tells_nothing(client: httpx.Client, caplog: pytest.LogCaptureFixture) -> None:
    response = client.post("/api/faults/crash")
    assert refusal(response) == (500, "internal-error")
    assert "secret" not in response.text
    assert response.headers["x-content-type-options"] == "nosniff"
    client.get("/healthz")  # the answer goes out before the log is written
    faults = [record for record in caplog.records if record.getMessage() == "fault"]
    assert [record.exc_info is not None for record in faults] == [True]
    assert not [record for record in caplog.records if record.name.startswith("uvicorn")]


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("pl", "pl"),
        ("uk-UA,uk;q=0.9,en;q=0.8", "uk"),
        ("de-DE, pl;q=0.2", "pl"),
        ("en;q=0.1, pl;q=0.2", "pl"),
        ("pl;q=0, en", "en"),
        ("uk;q=1, pl", "uk"),
        ("uk, pl;q=1.0", "uk"),
        ("pl;q=x", "en"),
        ("plx", "en"),
        ("," * 100_000 + "pl", "en"),
    ],
)
def test_the_language_is_the_one_asked_for(accepted: str, language: str) -> None:
    assert best_language(accepted) == language


# -- Who calls --------------------------------------------------------------------------------------------------------


def test_a_session_is_a_cookie_that_no_script_reads(client: httpx.Client) -> None:
    cookie = client.post("/api/session").headers["set-cookie"]
    parts = {part.strip().lower() for part in cookie.split(";")}
    assert parts == {"tortuga=ania-token", "httponly", f"max-age={400 * 86400}", "path=/", "samesite=lax"}


def test_behind_tls_the_cookie_is_the_hosts_alone() -> None:
    secure = settings_with(tls=True)
    with running(app_of(api, secure, recognise=recognise)) as house, house.client() as client:
        cookie = client.post("/api/session").headers["set-cookie"].lower()
        assert cookie.startswith("__host-tortuga=ania-token;")
        assert "secure" in cookie
        assert "domain" not in cookie
        gone = client.delete("/api/session").headers["set-cookie"].lower()
        assert gone.startswith('__host-tortuga="";')
        assert "secure" in gone
        assert client.delete("/api/loads", headers={"cookie": "tortuga=ania-token"}).status_code == 401
        assert client.delete("/api/loads", headers={"cookie": "__Host-tortuga=ania-token"}).status_code == 204


def test_a_guest_is_known_by_the_cookie_and_by_nothing_else(client: httpx.Client) -> None:
    assert refusal(client.delete("/api/loads")) == (401, "sign-in-needed")
    assert refusal(client.delete("/api/loads", headers={"authorization": "Bearer ania-token"}))[0] == 401
    assert refusal(client.delete("/api/loads", headers={"cookie": "tortuga=forged"}))[0] == 401
    assert refusal(client.delete("/api/loads", headers={"cookie": "tortuga=" + "x" * 5000}))[0] == 401
    assert client.delete("/api/loads", headers={"cookie": "tortuga=ania-token"}).status_code == 204


@pytest.mark.parametrize(
    "cookies",
    [
        "a=b; tortuga=ania-token",
        "tortuga=ania-token;",
        "theme=dark;tortuga=ania-token; x",
        "tortuga=old; tortuga=ania-token",
    ],
)
def test_a_session_is_found_among_other_cookies(client: httpx.Client, cookies: str) -> None:
    assert client.delete("/api/loads", headers={"cookie": cookies}).status_code == 204


@pytest.mark.parametrize("signs", ['\\"', "\\", '"', "\\101", "=", ";", "; tortuga="])
def test_cookies_of_any_length_are_read_at_once(client: httpx.Client, signs: str) -> None:
    """Quotes and backslashes kept the whole house for a minute, by one request of somebody unknown."""
    began = time.process_time()
    for name in ("tortuga", "other"):
        sent = f'{name}="{signs * (60_000 // len(signs))}"'
        assert refusal(client.delete("/api/loads", headers={"cookie": sent}))[0] == 401
    assert time.process_time() - began < 2


def test_a_guests_own_language_goes_before_the_browsers(client: httpx.Client) -> None:
    headers = {"cookie": "tortuga=ania-token", "accept-language": "pl"}
    assert client.get("/api/tables/k3/steps/1", headers=headers).json() == "k3 1 127.0.0.1 uk"


# -- Streams ----------------------------------------------------------------------------------------------------------


def test_a_stream_is_lines_of_json(client: httpx.Client) -> None:
    response = client.get("/api/story/3")
    assert response.headers["content-type"] == "application/x-ndjson"
    assert [json.loads(line)["barrels"] for line in response.text.splitlines()] == [0, 1, 2]


def test_a_refusal_before_or_in_a_stream_is_told(client: httpx.Client) -> None:
    assert refusal(client.get("/api/story/6")) == (404, "step-unknown")
    assert json.loads(client.get("/api/story/5").text.splitlines()[-1])["key"] == "table-closed"
    assert client.head("/api/story/3").content == b""


# -- OpenAPI ----------------------------------------------------------------------------------------------------------


def test_the_document_is_served_and_has_all_commands(client: httpx.Client) -> None:
    document = client.get("/api/openapi.json").json()
    assert document["openapi"] == "3.1.0"
    assert set(document["paths"]["/api/loads"]) == {"get", "post", "delete"}
    sent = document["paths"]["/api/commands"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert sent["discriminator"]["mapping"]["ask-back"] == "#/components/schemas/AskBack"
    assert r"\Z" not in json.dumps(document)
    names = [one["operationId"] for path in document["paths"].values() for one in path.values()]
    assert len(names) == len(set(names))


SCALE = int(os.environ.get("TORTUGA_TEST_SCALE", "1"))
CONFIG = schemathesis.Config.from_dict(
    {
        "checks": {
            "negative_data_rejection": {"expected-statuses": ["4xx"]},
            "positive_data_acceptance": {
                "enabled": False
            },  # it takes 2.0 for a whole number, and would log in by itself
        },
        # All values at the edge of every field of every command: seconds to think up, before any test can begin.
        "operations": [{"include-path": "/api/commands", "phases": {"coverage": {"enabled": SCALE > 1}}}],
    }
)
DOCUMENT = schemathesis.openapi.from_dict(api.openapi(), config=CONFIG)


@DOCUMENT.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_document_tells_the_truth(house: Running, case: schemathesis.Case[Any]) -> None:
    case.call_and_validate(base_url=house.url)
