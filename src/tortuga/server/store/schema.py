"""The database: what `rows.py` describes, and who the guests are.

A change here needs a migration in `migrations/versions`; a test compares the two. Only types that PostgreSQL has too;
what SQLite alone knows is said by options that other databases ignore.
"""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

metadata = MetaData(
    naming_convention={  # with names of our own, later migrations can drop constraints on every database
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("code", String, nullable=False, unique=True),
    Column("host", String, nullable=False, index=True),
    Column("title", String, nullable=False),
    Column("status", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seed", String, nullable=False),
    Column("made_by", String, nullable=False),
    Column("made_with", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("card", Text, nullable=False),
    UniqueConstraint("made_by", "made_with"),
    Index(None, "status", "created"),
    sqlite_with_rowid=False,
)

log = Table(
    "log",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("command", String),
    Column("actor", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("body", Text, nullable=False),
    Column("chance", Text),
    Column("rules", String),
    Column("at", BigInteger, nullable=False),
    Column("digest", String),
    Column("chain", String),  # rows that are older than the chain have none, but for the last one of each table
    Column("told", Text),  # sealed by itself: whoever folds the log does not read it; older rows have none
    UniqueConstraint("table_id", "command"),
    # With a rowid, unlike the others: rows of many tables that come together then lie together, and are written faster.
)

heads = Table(  # apart from the log: what is cut off at its end is missed here
    "heads",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("chat", Integer, nullable=False),
    Column("chain", String, nullable=False),
    sqlite_with_rowid=False,
)

pictures = Table(  # the newest one of each viewer; -1: spectators
    "pictures",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("view", Text, nullable=False),
    Column("details", Text),
    # With a rowid, as the log has: they are large, and would fill the pages of their own index.
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("kind", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False, index=True),
    sqlite_with_rowid=False,
)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String, nullable=False, index=True),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("guest", String, nullable=False, index=True),
    Column("command", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text),
    Column("phrase", String),
    UniqueConstraint("table_id", "command"),
    sqlite_with_rowid=False,
)

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("deleted", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String, primary_key=True),
    Column("guest", String, nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    sqlite_with_rowid=False,
)

keys = Table(  # links with a token in them; one that is used or revoked is deleted
    "keys",
    metadata,
    Column("hash", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("guest", String, nullable=False, index=True),
    Column("table_id", String, index=True),
    Column("seat", Integer),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, index=True),
    sqlite_with_rowid=False,
)

meta = Table(
    "meta",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)
