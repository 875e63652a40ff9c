"""The store: everything that the house must not forget, in a SQLite file or in a PostgreSQL database."""

from tortuga.server.store.backup import backup
from tortuga.server.store.chain import TableDamaged
from tortuga.server.store.errors import Conflict, InDoubt, Lost, StoreError, StoreTrouble, StoreUnusable
from tortuga.server.store.rows import Change, ChatRow, Deadline, Draft, Head, Picture, Row, TableRow, Tabs
from tortuga.server.store.store import Store

__all__ = [
    "Change",
    "ChatRow",
    "Conflict",
    "Deadline",
    "Draft",
    "Head",
    "InDoubt",
    "Lost",
    "Picture",
    "Row",
    "Store",
    "StoreError",
    "StoreTrouble",
    "StoreUnusable",
    "TableDamaged",
    "TableRow",
    "Tabs",
    "backup",
]
