"""What the store keeps, as the rest of the house sees it. Times are milliseconds since the epoch."""

from msgspec import Struct

UNREADABLE = "relic"
"""The status of a table that went on until rules came that cannot fold its log: it stays as it is."""


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
    told: str | None = None
    """What was told of it, and to whom, as JSON. It is written with the row and no part of the fold: only a table that
    cannot be folded any more is shown by it."""


class TableRow(Struct, frozen=True):
    """A table as the lobby and the lists know it."""

    id: str
    code: str
    host: str
    title: str
    status: str
    """open, playing, over, closed or relic."""
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


class Tabs(Struct, frozen=True):
    """What one process has open at a table: it takes the place of what it had open there before."""

    process: str
    open: dict[int, int]
    """How many tabs, by seat; -1: of spectators."""
    numbered: int = 0
    """The version of the table since which its seats have these numbers."""


class Draft(Struct, frozen=True):
    """What somebody is about to answer; it counts if their time runs out."""

    seat: int
    decision: int
    move: str


class ChatRow(Struct, frozen=True):
    """A line of chat. One whose guest asked to be forgotten has an empty text and no phrase."""

    n: int
    guest: str
    command: str
    at: int
    text: str | None = None
    phrase: str | None = None


class Picture(Struct, frozen=True):
    """How a game looked to one viewer, as it is stored: the newest one of each."""

    seat: int
    """-1: a spectator's."""
    seq: int
    """The version of the table that it shows."""
    view: str
    """JSON."""
    details: str | None = None
    """JSON, where the title works them out."""


class Shown(Struct, frozen=True):
    """What people were shown of a table: what was told of its rows, by their number, and its last pictures, by seat."""

    told: dict[int, str] = {}
    pictures: dict[int, Picture] = {}


class Head(Struct, frozen=True):
    """How far a table's log is: the numbers of its last row and last line of chat, and the last link of the chain.
    Every append says which head it builds on."""

    seq: int
    chat: int
    chain: str


class Change(Struct, frozen=True):
    """Everything that one commit writes for one table, all or nothing."""

    table: str
    rows: list[Row] = []
    deadlines: list[Deadline] = []
    """Set, or set again, after those in `gone` were removed."""
    gone: list[tuple[str, int]] = []
    """Kind and seat of deadlines that are off."""
    status: str | None = None
    card: str | None = None
    sitters: list[str | None] | None = None
    """The guest of each seat."""
    chat: list[ChatRow] = []
    pictures: list[Picture] = []
    """Each takes the place of the one that its viewer had."""
    needs: list[tuple[str, int]] = []
    """Kind and seat of deadlines that must be on the disk: where one is off already, it is Lost."""
    tabs: Tabs | None = None
    drafts: list[Draft] = []
    """Each takes the place of the one that its seat had."""
    known: Head | None = None
    """The head that it builds on: where the table has gone on since, it is Lost. Without one, only the numbers of its
    rows and lines say where it belongs."""
