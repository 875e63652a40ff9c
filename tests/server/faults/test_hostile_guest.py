"""A hostile guest plays everything they can think of against a real house with real games of all titles, and a checker
that knows nothing of its insides watches: nobody waits for it, nothing fails, nothing leaks, nothing is lost.

What the guest does follows from a seed, which is part of every failure; `TORTUGA_TEST_SEED` repeats it.
"""

import asyncio
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import get_args

import msgspec
import pytest
from starlette.routing import Mount, Route, WebSocketRoute

from server.faults.checker import SHOWN, Witness
from server.faults.database import StoredTable
from server.faults.evening import Evening, for_seconds, watched_house
from server.faults.honest_tables import NO_CLOCK, PLANS, SHORT_CLOCK, STRANGER, Plan
from server.faults.hostile.knowledge import Knowledge
from server.faults.hostile.mutations import Schema, encoded, fitting
from server.faults.hostile.surface import commands, operations, routes
from server.faults.planted import FAULTS
from server.faults.players import Ledger
from server.faults.probing import MEASURABLE
from tortuga.kernel import registry
from tortuga.server.api import api
from tortuga.server.protocol import COMMAND, AnyCommand
from tortuga.server.store.rows import Row, TableRow

SHORT_STEPS = 20
LONG_S = 600.0
SEED = os.environ.get("TORTUGA_TEST_SEED")
FEW_PLANS = [
    Plan("rum", ["me", "open"], NO_CLOCK),
    Plan("rum", ["me", "open"], NO_CLOCK, public=False),
    Plan("rum", ["me", STRANGER], SHORT_CLOCK),
]

measurable = pytest.mark.skipif(not MEASURABLE, reason="only Linux tells who waits for a processor")


# -- Nothing is left out ----------------------------------------------------------------------------------------------


def test_every_command_is_tried() -> None:
    assert set(commands(api.openapi())) == {kind.__struct_config__.tag for kind in get_args(AnyCommand)}


def test_every_route_is_tried() -> None:
    names = {operation.name for operation in operations(api.openapi())}
    assert {f"{endpoint.method} {endpoint.path}" for endpoint in api.endpoints} <= names
    for route in routes():
        match route:
            case WebSocketRoute():
                assert route.path == "/api/socket", "a hostile guest does not know how to speak there"
            case Mount():
                assert f"GET {route.path}/{{file}}" in names
            case Route():
                assert any(name.partition(" ")[2] == route.path.replace(":path", "") for name in names)
            case _:
                raise AssertionError(f"{route} is not known to the hostile guest")


def test_every_title_is_played() -> None:
    assert {plan.title for plan in PLANS} == set(registry.titles())


def test_every_command_and_every_body_is_well_formed_now_and_then() -> None:
    document, knowledge = api.openapi(), Knowledge([], ["a-table"])
    components = document["components"]["schemas"]

    def is_understood(schema: Schema, decoder: msgspec.json.Decoder[object]) -> bool:
        for number in range(200):
            made = fitting(schema, components, Random(number), lambda name, dice: knowledge.fit_for(name, dice, {}))
            try:
                decoder.decode(encoded(made))
            except (msgspec.DecodeError, UnicodeError):
                continue
            return True
        return False

    assert not [kind for kind, schema in commands(document).items() if not is_understood(schema, COMMAND)]
    bodies = {one.name: one.body for one in operations(document) if one.body is not None}
    wanted = {f"{one.method} {one.path}": one.body for one in api.endpoints if one.body is not None}
    assert bodies.keys() == wanted.keys()
    for name, schema in bodies.items():
        assert is_understood(schema, msgspec.json.Decoder(wanted[name])), name


# -- A house withstands -----------------------------------------------------------------------------------------------


def withstands(folder: Path, seed: str, enough: Callable[[Evening], bool]) -> None:
    with watched_house(folder) as program:
        evening = Evening(program, seed, PLANS)
        try:
            asyncio.run(evening.spend(lambda: enough(evening) or bool(evening.witness.faults), SHORT_STEPS))
        finally:
            print(evening)
    assert not evening.witness.faults, "\n".join(evening.witness.faults[:SHOWN])
    assert not evening.hostile.calls.names - {*evening.hostile.calls.tried}, "everything was tried"
    assert evening.compared, "what people saw was looked at"


@measurable
def test_a_house_withstands_a_hostile_guest(tmp_path: Path) -> None:
    withstands(tmp_path, SEED or "short", lambda evening: evening.honest.everybody_has_moved)


@measurable
@pytest.mark.long
@pytest.mark.timeout(1800)
def test_a_house_withstands_a_hostile_guest_for_ten_minutes(tmp_path: Path) -> None:
    is_late = for_seconds(LONG_S)
    withstands(tmp_path, SEED or secrets.token_hex(4), lambda _: is_late())


# -- Planted faults: each must be found -------------------------------------------------------------------------------


FOUND = {
    "computes_for_long": "the house stood still",
    "waits_for_long": "the house stood still",
    "fails": "500 to ",
    "fails_unseen": "task-failed",
    "shows_a_hand": "was shown another view",
    "tells_the_seed": "heard the seed of a game that goes on",
    "lets_everybody_look": "heard who plays at a private table",
    "writes_behind": "lost: ",
}
NOTICED_AT_ONCE = {"fails", "tells_the_seed", "lets_everybody_look"}
"""The others at the end."""


def test_a_move_in_the_name_of_somebody_else_is_found(tmp_path: Path) -> None:
    ledger = Ledger()
    rows = []
    for seq, sender in enumerate(["ania", "ania", "eve"], 1):
        command = f"{sender}-{seq}"
        ledger.sent["table", command] = (sender, {"type": "play"})
        rows.append(Row(seq, command, "guest of ania", "move", "", None, None, 0))
    ledger.answered("table", "ania-1", 1)
    about = TableRow("table", "ABCDEF", "ania", "rum", "playing", True, "seed", "ania", "made", 0, 0)
    witness = Witness(tmp_path, "")
    witness.check_commands({"table": StoredTable(about, rows, [])}, ledger)
    assert witness.faults == ["eve-3 at table: ania never sent it"]


def test_every_fault_is_looked_for() -> None:
    assert FOUND.keys() == FAULTS.keys()


@measurable
@pytest.mark.parametrize(
    "faults",
    [
        ("computes_for_long", "shows_a_hand", "lets_everybody_look", "writes_behind"),
        pytest.param(("waits_for_long", "fails", "fails_unseen", "tells_the_seed"), marks=pytest.mark.long),
    ],
)
def test_planted_faults_are_found(tmp_path: Path, faults: tuple[str, ...]) -> None:
    """Several in one house, which do not hide each other."""

    def unnoticed() -> list[str]:
        told = "\n".join(evening.witness.faults)
        return [fault for fault in faults if FOUND[fault] not in told]

    def enough() -> bool:
        return evening.honest.everybody_has_moved and NOTICED_AT_ONCE.isdisjoint(unnoticed())

    with watched_house(tmp_path, *faults) as program:
        evening = Evening(program, "planted", FEW_PLANS)
        asyncio.run(evening.spend(enough, SHORT_STEPS))
    print(evening)
    assert not unnoticed()
