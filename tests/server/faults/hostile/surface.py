"""What of a house can be attacked: its endpoints and commands, from where it declares them itself, so that a new one is
attacked by itself."""

import re
from typing import NamedTuple

from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount, Route

from server.faults.hostile.mutations import Schema, resolved
from server.faults.players import Json
from server.running import QUIET
from tortuga.server.app import make_app
from tortuga.server.guard import Guard
from tortuga.server.metrics import Metrics
from tortuga.server.openapi import NDJSON
from tortuga.server.shutdown import Shutdown


class Operation(NamedTuple):
    """One endpoint, as its document tells it."""

    method: str
    path: str
    parameters: list[Schema]
    body: Schema | None = None
    is_stream: bool = False

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


def operations(document: Json) -> list[Operation]:
    """Whatever can be asked by HTTP: what is documented, then pages, files and what is for monitoring."""
    found = {one.name: one for one in _documented(document)}
    for one in _routed(routes()):
        found.setdefault(one.name, one)
    return list(found.values())


def commands(document: Json) -> dict[str, Schema]:
    """All commands to a table, by their tag."""
    schema = document["paths"]["/api/tables/{table}/commands"]["post"]["requestBody"]["content"]["application/json"]
    found = [resolved(one, document["components"]["schemas"]) for one in schema["schema"]["anyOf"]]
    return {one["properties"]["type"]["enum"][0]: one for one in found}


def routes() -> list[BaseRoute]:
    """All that a house answers to."""
    guard = make_app(QUIET, Shutdown(), Metrics())
    assert isinstance(guard, Guard)
    assert isinstance(guard._app, Starlette)
    return guard._app.routes


def _documented(document: Json) -> list[Operation]:
    found = []
    for path, methods in document["paths"].items():
        for method, about in methods.items():
            body = about.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            stream = any(NDJSON in answer.get("content", {}) for answer in about["responses"].values())
            found.append(Operation(method.upper(), path, about["parameters"], body, stream))
    return found


def _routed(declared: list[BaseRoute]) -> list[Operation]:
    found = []
    for route in declared:
        if isinstance(route, Route):
            found += [_plain(method, route.path) for method in sorted(route.methods or ()) if method != "HEAD"]
        elif isinstance(route, Mount):
            found.append(_plain("GET", f"{route.path}/{{file}}"))
    return found


def _plain(method: str, path: str) -> Operation:
    """With nothing but texts in its path."""
    names = re.findall(r"\{(\w+)", path)
    texts = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    return Operation(method, re.sub(r":\w+\}", "}", path), texts)
