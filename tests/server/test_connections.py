"""How many sockets and streams somebody may have open; and what is left for everybody else when they have them all."""

import socket as sockets
from collections.abc import Iterator
from contextlib import ExitStack, closing
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from server.faults.program import Program, opened
from server.faults.wire_house import Guest, Place, heard, whole_house
from server.running import PATIENCE, Running, settings_with, until
from tortuga.kernel.errors import Refusal
from tortuga.server.connections import RESERVED, Connections, room_for
from tortuga.server.metrics import Metrics

ADDRESS, OTHER = "127.0.0.1", "127.0.0.2"
MOST, MOST_OF_GUEST = 8, 3
MANY_FILES = 100_000


def look(house: Place, table: str, *, at: str = ADDRESS, cookie: str = "", language: str = "en") -> ClientConnection:
    """A socket from one of the addresses that this machine has for itself. Whoever does not listen keeps all that
    comes: a full queue would hold up the end of the socket for ten seconds."""
    return connect(
        f"ws://127.0.0.1:{house.port}/api/socket?table={table}",
        additional_headers={"Accept-Language": language, **({"Cookie": cookie} if cookie else {})},
        source_address=(at, 0),
        proxy=None,
        compression=None,
        open_timeout=PATIENCE,
        max_queue=None,
    )


def turned_away(house: Place, table: str, **more: str) -> tuple[int, Any]:
    with pytest.raises(InvalidStatus) as refused, look(house, table, **more):
        pass
    answer = refused.value.response
    return answer.status_code, msgspec.json.decode(answer.body or b"{}")


def asked(house: Place, path: str, at: str = ADDRESS) -> httpx.Response:
    transport = httpx.HTTPTransport(local_address=at)
    with house.client(transport=transport) as client:
        return client.get(path)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("connections")
    with whole_house(folder, sockets_of_address=MOST, sockets_of_guest=MOST_OF_GUEST) as house:
        yield house


@pytest.fixture
def table(house: Running) -> str:
    return Guest(house, "Ania").open("me", "open", public=True)


# -- Addresses and guests ---------------------------------------------------------------------------------------------


def test_an_address_with_all_its_sockets_keeps_nobody_else_out(house: Running, table: str) -> None:
    before = counted(house, 'tortuga_sockets_refused_total{reason="too-many-sockets"}')
    with ExitStack() as held:
        for _ in range(MOST):
            heard(held.enter_context(look(house, table)), "now")
        status, no = turned_away(house, table, language="pl")
        assert (status, no["key"]) == (429, "too-many-sockets")
        assert no["text"].startswith("Pod tym adresem otwarto zbyt wiele stołów")
        for path in ("/readyz", "/healthz", f"/api/tables/{table}"):
            for at in (ADDRESS, OTHER):
                assert (path, at, asked(house, path, at).status_code) == (path, at, 200)
        with look(house, table, at=OTHER) as other:
            assert heard(other, "now")["status"] == "open"
    assert counted(house, 'tortuga_sockets_refused_total{reason="too-many-sockets"}') == before + 1


def test_a_place_is_free_again_when_its_socket_has_ended(house: Running, table: str) -> None:
    for _ in range(3):
        with ExitStack() as held:
            for _ in range(MOST):
                heard(held.enter_context(until(lambda: tried(house, table))), "now")


def test_streams_and_sockets_share_the_places(house: Running, table: str) -> None:
    events = f"/api/tables/{table}/events"
    until(lambda: counted(house, "tortuga_sockets") == 0)
    with house.client() as client, ExitStack() as held:
        streams = [held.enter_context(client.stream("GET", events)) for _ in range(MOST - 1)]
        lines = [stream.iter_lines() for stream in streams]
        assert all(next(told) for told in lines)
        heard(held.enter_context(look(house, table)), "now")
        with client.stream("GET", events) as refused:
            assert refused.status_code == 429
            refused.read()
        assert (refused.status_code, refused.json()["key"]) == (429, "too-many-sockets")
        assert refused.headers["retry-after"]
    until(lambda: counted(house, "tortuga_sockets") == 0)


def test_a_stream_that_is_asked_for_and_not_read_holds_no_place(house: Running, table: str) -> None:
    with house.client() as client:
        for _ in range(2 * MOST):
            assert client.head(f"/api/tables/{table}/events").status_code == 200
            assert client.get(f"/api/tables/{table}x/events").status_code == 404
    until(lambda: counted(house, "tortuga_sockets") == 0)


def test_a_guest_has_a_few_tabs_wherever_they_are(house: Running, table: str) -> None:
    bartek = Guest(house, "Bartek")
    cookie = f"tortuga={bartek.token}"
    with ExitStack() as held:
        for number in range(MOST_OF_GUEST):
            heard(held.enter_context(look(house, table, at=(ADDRESS, OTHER)[number % 2], cookie=cookie)), "now")
        status, no = turned_away(house, table, cookie=cookie, at=OTHER)
        assert (status, no["key"]) == (429, "too-many-tabs")
        assert bartek.http.head(f"/api/tables/{table}/events").status_code == 429
        heard(held.enter_context(look(house, table)), "now")


def tried(house: Place, table: str) -> Any:
    """A socket, if there is a place by now: the house hears a moment later that one has ended."""
    try:
        return look(house, table)
    except InvalidStatus:
        return None


def counted(house: Place, name: str) -> float:
    lines = asked(house, "/metrics", OTHER).text.splitlines()
    return next((float(line.rpartition(" ")[2]) for line in lines if line.startswith(f"{name} ")), 0)


# -- Files ------------------------------------------------------------------------------------------------------------

FILES = RESERVED + 120


@pytest.fixture(scope="module")
def poor_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A house whose system gives it few files."""
    with opened(tmp_path_factory.mktemp("poor") / "house.sqlite3", files=FILES) as program:
        yield program


def test_few_files_are_told_to_whoever_runs_the_house(poor_house: Program) -> None:
    (event,) = poor_house.events("file-limit-low")
    assert (event["level"], event["files"]) == ("warning", FILES)


def test_with_few_files_one_address_cannot_have_them_all(poor_house: Program) -> None:
    """Neither by sockets, nor by connections on which nothing is ever said."""
    table = Guest(poor_house, "Ania").open("me", "open", public=True)
    with ExitStack() as held:
        for _ in range(FILES):
            one = tried(poor_house, table)
            if one is None:
                break
            held.enter_context(one)
        else:
            pytest.fail("one address has all files")
        assert asked(poor_house, "/readyz").status_code == 200
        for _ in range(FILES):
            held.enter_context(closing(sockets.create_connection(("127.0.0.1", poor_house.port), PATIENCE)))
        assert asked(poor_house, "/readyz", OTHER).status_code == 200
        with look(poor_house, table, at=OTHER) as other:
            assert heard(other, "now")["status"] == "open"
        assert counted(poor_house, "tortuga_connections_refused_total") > 0
    (event,) = poor_house.events("too-many-sockets")
    assert event["address"] == ADDRESS
    assert poor_house.events("too-many-connections")


# -- By themselves ----------------------------------------------------------------------------------------------------


def some(files: int = MANY_FILES, **changes: int) -> Connections:
    return Connections(settings_with(**changes), Metrics(), files)


def filled(connections: Connections, addresses: list[str], held: ExitStack) -> str:
    """One after the other, until one is refused; and why."""
    for address in addresses:
        try:
            held.enter_context(connections.opened(address, None))
        except Refusal as refusal:
            return refusal.key
    return ""


def test_the_last_files_are_not_for_sockets() -> None:
    connections = some(files=RESERVED + 90)
    with ExitStack() as held:
        assert filled(connections, [f"192.0.2.{number}" for number in range(200)], held) == "house-full"
        assert len(connections) == room_for(RESERVED + 90) == 90
    assert len(connections) == 0


def test_an_ipv6_household_is_one_address_and_a_site_has_a_bound_too() -> None:
    connections = some(sockets_of_address=10)
    with ExitStack() as held:
        assert filled(connections, [f"2001:db8:0:1::{number:x}" for number in range(11)], held) == "too-many-sockets"
        assert len(connections) == 10
        site = [f"2001:db8:0:{number:x}::1" for number in range(2, 1000)]
        assert filled(connections, site, held) == "too-many-sockets"
        assert len(connections) == 160
        assert filled(connections, ["2001:db8:1::1"], held) == ""


def test_nothing_is_remembered_of_who_has_gone() -> None:
    connections = some(sockets_of_address=2)
    for number in range(100):
        with ExitStack() as held:
            assert filled(connections, [f"192.0.2.{number}"] * 3, held) == "too-many-sockets"
            with connections.opened("198.51.100.1", "session") as one:
                connections.belongs_to(one, f"guest-{number}")
    for kept in (connections._open, connections._of_address, connections._of_guest, connections._full):
        assert not kept


def test_an_end_that_comes_before_anybody_listens_is_heard_all_the_same() -> None:
    connections = some()
    heard_of: list[Refusal] = []
    why = Refusal("signed-out")
    with connections.opened(ADDRESS, "phone") as phone, connections.opened(ADDRESS, "desk") as desk:
        connections.end_session("phone", why)
        phone.when_ended(heard_of.append)
        desk.when_ended(heard_of.append)
        connections.end_session("phone", why)
        assert heard_of == [why]


def test_all_devices_of_a_guest_but_one_are_ended() -> None:
    connections = some()
    ended: list[str] = []
    with ExitStack() as held:
        for session, guest in (("phone", "ania"), ("desk", "ania"), ("couch", "bartek")):
            one = held.enter_context(connections.opened(ADDRESS, session))
            connections.belongs_to(one, guest)
            one.when_ended(lambda _, session=session: ended.append(session))  # type: ignore[misc]
        connections.end_guest("ania", Refusal("signed-out"), but="desk")
        assert ended == ["phone"]
        connections.end_guest("ania", Refusal("signed-out"))
        assert ended == ["phone", "desk"]
