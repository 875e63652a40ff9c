"""The database: what `rows.py` describes, and who the guests are.

A change here needs a migration in `migrations/versions`; a test compares the two. Only types that PostgreSQL has too;
what SQLite alone knows is said by options that other databases ignore.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

Word = String().with_variant(String(collation="C"), "postgresql")
"""An id, a code, a kind: sorted by its bytes on every database, and not as its language would."""

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
    Column("id", Word, primary_key=True),
    Column("code", Word, nullable=False, unique=True),
    Column("host", Word, nullable=False, index=True),
    Column("title", Word, nullable=False),
    Column("status", Word, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seed", Word, nullable=False),
    Column("made_by", Word, nullable=False),
    Column("made_with", Word, nullable=False),
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
    Column("table_id", Word, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("command", Word),
    Column("actor", Word, nullable=False),
    Column("kind", Word, nullable=False),
    Column("body", Text, nullable=False),
    Column("chance", Text),
    Column("rules", Word),
    Column("at", BigInteger, nullable=False),
    Column("digest", Word),
    Column("chain", Word),  # rows that are older than the chain have none, except the last one of each table
    Column("told", Text),  # sealed by itself, because folding does not read it; older rows have none
    UniqueConstraint("table_id", "command"),
    # With a rowid, unlike the others: rows of many tables that come together then lie together, and are written faster.
)

heads = Table(  # apart from the log: what is cut off at its end is missed here
    "heads",
    metadata,
    Column("table_id", Word, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("chat", Integer, nullable=False),
    Column("chain", Word, nullable=False),
    sqlite_with_rowid=False,
)

pictures = Table(  # the newest one of each viewer; -1: spectators
    "pictures",
    metadata,
    Column("table_id", Word, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("view", Text, nullable=False),
    Column("details", Text),
    # With a rowid, as the log has: they are large, and would fill the pages of their own index.
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("table_id", Word, primary_key=True),
    Column("kind", Word, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False, index=True),
    Column("claimed", BigInteger, nullable=False, server_default=text("0")),  # until then somebody sees to it
    sqlite_with_rowid=False,
)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", Word, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Word, nullable=False, index=True),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Word, primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("guest", Word, nullable=False, index=True),
    Column("command", Word, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text),
    Column("phrase", Word),
    UniqueConstraint("table_id", "command"),
    sqlite_with_rowid=False,
)

guests = Table(
    "guests",
    metadata,
    Column("id", Word, primary_key=True),
    Column("name", Word, nullable=False),
    Column("language", Word, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("deleted", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Word, primary_key=True),
    Column("guest", Word, nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    sqlite_with_rowid=False,
)

keys = Table(  # links with a token in them; one that is used or revoked is deleted
    "keys",
    metadata,
    Column("hash", Word, primary_key=True),
    Column("kind", Word, nullable=False),
    Column("guest", Word, nullable=False, index=True),
    Column("table_id", Word, index=True),
    Column("seat", Integer),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, index=True),
    sqlite_with_rowid=False,
)

meta = Table(
    "meta",
    metadata,
    Column("key", Word, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)

# -- What is not worth keeping ----------------------------------------------------------------------------------------
# Processes tell each other by it, so no copy of the house has it.

PASSING = {"passing": True}

changed_guests = Table(  # an empty session: the guest themselves
    "changed_guests",
    metadata,
    Column("at", BigInteger, primary_key=True, autoincrement=False),
    Column("guest", Word, primary_key=True),
    Column("session", Word, primary_key=True),
    info=PASSING,
    sqlite_with_rowid=False,
)

guesses = Table(  # wrong ones of codes; unlogged on PostgreSQL
    "guesses",
    metadata,
    Column("place", Word, primary_key=True),
    Column("at", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("id", Word, primary_key=True),
    info=PASSING,
    sqlite_with_rowid=False,
)

thoughts = Table(  # questions to those who think elsewhere, with what somebody at the table could see
    "thoughts",
    metadata,
    Column("id", Word, primary_key=True),
    Column("kind", Word, nullable=False),
    Column("request", Text, nullable=False),
    Column("limit_ms", Integer, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("claimed", BigInteger, nullable=False),
    Column("thinker", Word, nullable=False),
    Column("answer", Text),
    Column("failed", Text),
    info=PASSING,
    sqlite_with_rowid=False,
)

# On PostgreSQL these are not logged: quick to write, and empty after a crash of the server.

beats = Table(  # the processes that have the house open
    "beats",
    metadata,
    Column("process", Word, primary_key=True),
    Column("at", BigInteger, nullable=False),
    info=PASSING,
    sqlite_with_rowid=False,
)

presence = Table(  # how many tabs are open at which seat in which process; -1: spectators
    "presence",
    metadata,
    Column("process", Word, primary_key=True),
    Column("table_id", Word, primary_key=True, index=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("tabs", Integer, nullable=False),
    Column("numbered", Integer, nullable=False),
    info=PASSING,
    sqlite_with_rowid=False,
)

drafts = Table(  # what somebody is about to answer
    "drafts",
    metadata,
    Column("table_id", Word, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("decision", Integer, nullable=False),
    Column("move", Text, nullable=False),
    info=PASSING,
    sqlite_with_rowid=False,
)


def lasting_tables() -> list[Table]:
    """Those that a copy of the house has too."""
    return [table for table in metadata.sorted_tables if not table.info.get("passing")]
