"""The whole API as an OpenAPI 3.1 document, made from the declarations of its endpoints."""

import inspect
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

import tortuga
from tortuga.server.protocol import Refused
from tortuga.server.replies import JSON, RETRY

if TYPE_CHECKING:
    from tortuga.server.http import Endpoint

NDJSON = "application/x-ndjson"
MEANINGS = {
    400: "Unreadable, or not possible",
    401: "Only for guests who have said who they are",
    403: "Not yours to do",
    404: "There is no such thing",
    408: "Sent too slowly",
    409: "Something else came first",
    413: "Too long",
    415: "Not JSON",
    421: "Not the name of this house",
    422: "The rules say no",
    429: "Too fast",
    500: "A fault of the house",
    503: "Closing, or the disk says no",
}


def document(endpoints: "Sequence[Endpoint]", cookie: str) -> dict[str, Any]:
    """The document; `cookie` is the name of the session's."""
    shapes = _Shapes(endpoints)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, shapes)
    session = {"type": "apiKey", "in": "cookie", "name": cookie}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tortuga", "version": tortuga.__version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {"schemas": shapes.components, "securitySchemes": {"session": session}},
    }


class _Shapes:
    """JSON schemas of everything that the endpoints take and give."""

    def __init__(self, endpoints: "Sequence[Endpoint]") -> None:
        types: list[Any] = [Refused]
        for one in endpoints:
            fields = [] if one.query is None else msgspec.structs.fields(one.query)
            types += [one.body, one.answer, *one.params.values(), *(field.type for field in fields)]
        self._types = [one for one in types if one is not None]
        made, components = msgspec.json.schema_components(self._types, ref_template="#/components/schemas/{name}")
        self._made = [_portable(schema) for schema in made]
        self.components: dict[str, Any] = _portable(components)

    def __getitem__(self, wanted: Any) -> dict[str, Any]:
        found: dict[str, Any] = self._made[self._types.index(wanted)]
        return found


def _portable(schema: Any) -> Any:
    r"""Patterns as all readers of OpenAPI know them: Python's `\Z` is their `$`."""
    match schema:
        case dict():
            return {
                name: value.replace(r"\Z", "$") if name == "pattern" and isinstance(value, str) else _portable(value)
                for name, value in schema.items()
            }
        case list() | tuple():
            return [_portable(value) for value in schema]
        case _:
            return schema


def _operation(endpoint: "Endpoint", shapes: _Shapes) -> dict[str, Any]:
    answers: dict[str, Any] = {str(endpoint.status): _answer(endpoint, shapes)}
    answers |= {str(status): _refused(status, shapes) for status in sorted(_refusals(endpoint))}
    operation: dict[str, Any] = {
        "operationId": getattr(endpoint.run, "__name__", endpoint.path),
        "summary": endpoint.summary,
        "parameters": _parameters(endpoint, shapes),
        "responses": answers,
    }
    if endpoint.run.__doc__:
        operation["description"] = inspect.cleandoc(endpoint.run.__doc__)
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": shapes[endpoint.body]}}}
    if endpoint.signed_in:
        operation["security"] = [{"session": []}]
    return operation


def _refusals(endpoint: "Endpoint") -> set[int]:
    statuses = {400, 421, 429, 500, 503, *endpoint.statuses}
    if endpoint.signed_in:
        statuses.add(401)
    if endpoint.method != "GET":
        statuses.add(403)
    if endpoint.params:
        statuses.add(404)
    if "table" in endpoint.params:  # it may be somebody else's, or not be that far
        statuses |= {403, 409}
    if endpoint.body is not None:
        statuses |= {408, 413, 415}
    return statuses


def _answer(endpoint: "Endpoint", shapes: _Shapes) -> dict[str, Any]:
    if endpoint.answer is None:
        return {"description": "Done"}
    if inspect.isclass(endpoint.answer) and issubclass(endpoint.answer, bytes):
        return {"description": "A file", "content": {"application/octet-stream": {}}}
    content = {NDJSON if endpoint.stream else JSON: {"schema": shapes[endpoint.answer]}}
    return {"description": "A line of JSON for each change" if endpoint.stream else "Done", "content": content}


def _refused(status: int, shapes: _Shapes) -> dict[str, Any]:
    answer: dict[str, Any] = {"description": MEANINGS[status], "content": {JSON: {"schema": shapes[Refused]}}}
    if status in RETRY:
        answer["headers"] = {"Retry-After": {"description": "Seconds", "schema": {"type": "integer"}}}
    return answer


def _parameters(endpoint: "Endpoint", shapes: _Shapes) -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": shapes[wanted]}
        for name, wanted in endpoint.params.items()
    ]
    fields = () if endpoint.query is None else msgspec.structs.fields(endpoint.query)
    asked = [
        {"name": one.encode_name, "in": "query", "required": one.required, "schema": shapes[one.type]} for one in fields
    ]
    return [*made, *asked]
