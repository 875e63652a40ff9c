"""What the store keeps, as the rest of the house knows it. Times are milliseconds since the epoch."""

from msgspec import Struct


class Row(Struct, frozen=True):
    """One row of a table's log; folding all of them gives the table."""

    seq: int
    command: str | None
    """The id that its sender chose; a table takes each id once."""
    actor: str
    kind: str
    body: str
    """JSON."""
    chance: str | None
    """What chance answered: a JSON list."""
    rules: str | None
    at: int
    digest: str | None = None
    """A hash of the whole state after it: folding the log again must give the same."""


class TableRow(Struct, frozen=True):
    """A table as the lobby and the lists know it."""

    id: str
    code: str
    host: str
    title: str
    status: str
    """open, playing, over or closed."""
    public: bool
    seed: str
    made_by: str
    made_with: str
    """The guest and the id of the command that opened it: repeated, it finds this table."""
    created: int
    changed: int
    """When its card last changed; a move does not touch it, because every move would write it."""
    card: str = ""
    """What lists of tables show of it, as JSON: no list needs to fold a log."""


class Deadline(Struct, frozen=True):
    """Something that is due at a table at some time. Each kind runs once a seat."""

    kind: str
    """clock, grace, bot or unstarted."""
    seat: int
    """-1: no seat's, the table's own."""
    at: int


class ChatRow(Struct, frozen=True):
    """A line of chat. One whose guest asked to be forgotten has an empty text and no phrase."""

    n: int
    guest: str
    command: str
    at: int
    text: str | None = None
    phrase: str | None = None


class Change(Struct, frozen=True):
    """All that one commit writes for one table: the whole of it is kept, or nothing."""

    table: str
    rows: list[Row] = []
    deadlines: list[Deadline] = []
    """Set, or set anew, after those in `gone` went."""
    gone: list[tuple[str, int]] = []
    """Kind and seat of deadlines that are off."""
    status: str | None = None
    card: str | None = None
    sitters: list[str | None] | None = None
    """The guest of each seat."""
    chat: list[ChatRow] = []
