"""Generations: which rules a house runs, so that no process with older rules continues at the same tables.

A process with other rules than those before it raises the generation when it opens. Every append proves that its
process is of the one that counts, and so does whoever reads rows to fold them: an older one learns of it there, and
leaves.
"""

import re

from sqlalchemy import Connection, select

from tortuga.server.store.errors import Outdated, StoreUnusable
from tortuga.server.store.notes import GENERATION, note, note_once, noted
from tortuga.server.store.places import Place
from tortuga.server.store.schema import meta

_GENERATION = select(meta.c.value).where(meta.c.key == GENERATION)


def enter(connection: Connection, rules: str, place: Place, *, alone: bool) -> tuple[str, bool]:
    """A process opens that has these rules: a version of the program, and whatever else tells them apart. Its
    generation, and whether it has raised it. Where others may be open, an older version is refused: or whatever starts
    a process that had to leave would make the newer ones leave in turn."""
    first = noted(connection, GENERATION) is None
    note_once(connection, GENERATION, f"1 {rules}")
    found: str = connection.execute(_GENERATION.with_for_update()).scalar_one()
    number, _, theirs = found.partition(" ")
    if theirs == rules:
        return found, first
    if not alone and _version(rules) < _version(theirs):
        raise StoreUnusable("store-newer", file=str(place))
    raised = f"{int(number) + 1} {rules}"
    note(connection, GENERATION, raised)
    return raised, True


def check_generation(connection: Connection, generation: str | None) -> None:
    """Raises Outdated if another generation is in force. None: the caller has no rules."""
    if generation is not None and connection.execute(_GENERATION).scalar() != generation:
        raise Outdated


def _version(rules: str) -> list[int]:
    """
    >>> _version("0.10.0 5eed") > _version("0.9.1 f00d")
    True
    """
    return [int(part) for part in re.findall(r"\d+", rules.partition(" ")[0])]
