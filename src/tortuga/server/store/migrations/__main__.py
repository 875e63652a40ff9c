"""Proposes the next migration: what `schema.py` has and the migrations so far have not."""

import sys
import tempfile
from pathlib import Path

from alembic import command

from tortuga.server.store.migrations import FOLDER, config, upgrade
from tortuga.server.store.sqlite import engine


def propose(what: str) -> None:
    number = 1 + len(list((FOLDER / "versions").glob("[0-9]*.py")))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        path.touch()
        with engine(path, begin="BEGIN IMMEDIATE", connections=1).begin() as connection:
            upgrade(connection, path)
            command.revision(config(connection), what, autogenerate=True, rev_id=f"{number:04}")


if __name__ == "__main__":
    propose(sys.argv[1])
