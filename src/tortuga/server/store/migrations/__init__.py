"""Brings a database of an older version of the house up to date, in one transaction.

To change the schema: change `schema.py`, then `python -m tortuga.server.store.migrations "what changes"` proposes the
next file of `versions`, to be read and mended by hand. One that was released never changes again.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from tortuga.server.store.errors import StoreUnusable
from tortuga.server.store.places import Place

FOLDER = Path(__file__).parent


def config(connection: Connection) -> Config:
    """What `alembic.ini` would say elsewhere."""
    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def upgrade(connection: Connection, place: Place, to: str = "head") -> None:
    """Refuses, and changes nothing, where the database is another program's or a later version's."""
    if not _is_up_to_date(connection, place):
        command.upgrade(config(connection), to)


def check_up_to_date(connection: Connection, place: Place) -> None:
    """Refuses a database that is not one of this very version."""
    if not _is_up_to_date(connection, place):
        raise StoreUnusable("store-older", file=str(place))


def _is_up_to_date(connection: Connection, place: Place) -> bool:
    script = ScriptDirectory.from_config(config(connection))
    known = {revision.revision for revision in script.walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if not found and inspect(connection).get_table_names():
        raise StoreUnusable("store-foreign", file=str(place))
    if not found <= known:
        raise StoreUnusable("store-newer", file=str(place))
    return found == set(script.get_heads())
