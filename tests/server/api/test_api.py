"""All of what can be asked of the house: for whom it is meant, how long it may be, and how the house is."""

from server.api.browsers import Guest, heard_by, numbers, table_for_two
from server.running import Running, until
from tortuga.server.api import api
from tortuga.server.protocol import FRAME, RECORD_FILE


def test_the_house_says_how_it_is(house: Running) -> None:
    table, ania, _ = table_for_two(house)
    stranger = Guest(house)
    until(lambda: stranger.raw("GET", "/readyz").text == "ready\n")  # others may have locked its file
    assert stranger.raw("GET", "/healthz").text == "ok\n"
    until(lambda: numbers(stranger)["tortuga_sockets"] == 0)  # those of other tests have been closed
    before = numbers(stranger)
    with ania.socket(table) as socket:
        heard_by(socket, "now")
        ania.do(table, "play", decision=1, move="draw")
        ania.do(table, "play", decision=1, move="draw")
        heard_by(socket, "now", seq=5)
        after = numbers(stranger)
    grown = {name: after[name] - before[name] for name in after if name in before}
    assert grown["tortuga_moves_total"] == 1
    assert grown["tortuga_stale_commands_total"] == 1
    assert grown["tortuga_sockets"] == 1
    assert grown["tortuga_append_seconds_count"] >= 1
    assert grown["tortuga_fan_out_seconds_count"] >= 1
    assert table not in stranger.raw("GET", "/metrics").text


ENDPOINTS = """
GET /api/house 200
POST /api/me 201
GET /api/me 200
PATCH /api/me 200 guests
DELETE /api/me 204 guests
DELETE /api/session 204 guests
DELETE /api/me/other-sessions 204 guests
GET /api/me/data 200 guests
POST /api/me/recovery 200 guests
POST /api/recover 200 or 404
GET /api/titles 200
GET /api/phrases 200
GET /api/texts 200
GET /api/texts/{language}/{fingerprint} 200
GET /api/titles/{title}/rules 200
GET /api/titles/{title}/box 200
GET /api/titles/{title}/lesson 200
GET /api/titles/{title}/lesson/{step}/try 200 or 422
GET /api/titles/{title}/lesson/{step}/answer 200 or 422
GET /api/titles/{title}/lesson/{step}/draft 200 or 422
GET /api/puzzles/{title}/{level}/{seed} 200
GET /api/puzzles/{title}/{level}/{seed}/draft 200 or 422
POST /api/puzzles/{title}/{level}/{seed}/check 200 or 422
GET /api/puzzles/{title}/{level}/{seed}/solution 200
POST /api/tables 201 guests
GET /api/tables/{table} 200
GET /api/tables/{table}/events 200 stream
POST /api/tables/{table}/commands 200 guests or 422
GET /api/lobby 200
GET /api/me/tables 200 guests
GET /api/codes/{code} 200
POST /api/invitations 200 or 404
GET /api/tables/{table}/link 200 guests
POST /api/tables/{table}/invitations 200 guests
DELETE /api/tables/{table}/invitations 204 guests
GET /api/tables/{table}/steps/{step} 200
GET /api/tables/{table}/story 200
GET /api/tables/{table}/curve 200
GET /api/tables/{table}/review/{seat} 200
GET /api/tables/{table}/record 200
POST /api/tables/{table}/share 200 guests
DELETE /api/tables/{table}/share 204 guests
POST /api/tables/{table}/continue 201 guests
POST /api/records 201 guests
"""
"""Method, path and status; whether it is for guests only, or goes on as a stream; and what other statuses it has."""


def test_every_address_is_for_whom_it_is_meant() -> None:
    told = [
        " ".join(
            [
                f"{one.method} {one.path} {one.status}",
                *(["guests"] if one.signed_in else []),
                *(["stream"] if one.stream else []),
                *(f"or {status}" for status in one.statuses),
            ]
        )
        for one in api.endpoints
    ]
    assert told == ENDPOINTS.strip().splitlines()


def test_a_record_may_be_long_and_nothing_else_that_is_sent() -> None:
    limits = {f"{one.method} {one.path}": one.limit for one in api.endpoints if one.method != "GET"}
    assert limits.pop("POST /api/records") == 2 * RECORD_FILE
    assert set(limits.values()) == {FRAME}
