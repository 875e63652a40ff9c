"""Wrong guesses of codes and tokens, by neighbourhood and time: counted here for all processes of a house, so that
guessing at each process in turn gains nothing."""

import secrets
from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from tortuga.server.store.database_clock import database_ms
from tortuga.server.store.reader import among, these
from tortuga.server.store.schema import guesses

_SINCE = (
    select(guesses.c.place, func.count(), func.min(guesses.c.at))
    .where(among(guesses.c.place), guesses.c.at > database_ms() - bindparam("within"))
    .group_by(guesses.c.place)
)
_GUESSED = insert(guesses).values(place=bindparam("where"), at=database_ms(), id=bindparam("which"))
_OLD = delete(guesses).where(guesses.c.at <= database_ms() - bindparam("within"))


def guesses_of(connection: Connection, places: Sequence[str], within_ms: int) -> dict[str, tuple[int, int]]:
    """How many there were of each place in so many milliseconds, and how long ago the first of them was."""
    now: int = connection.execute(select(database_ms())).scalar_one()
    found = connection.execute(_SINCE, {"within": within_ms, **these(list(places))})
    return {place: (count, now - first) for place, count, first in found}


def note_guess(connection: Connection, places: Sequence[str], within_ms: int) -> None:
    """One more; those before that time do not count any more."""
    connection.execute(_OLD, {"within": within_ms})
    connection.execute(_GUESSED, [{"where": place, "which": secrets.token_hex(8)} for place in places])
