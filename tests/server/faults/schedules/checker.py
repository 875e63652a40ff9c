"""The judge of fault schedules: reads the database from outside and compares it with what guests sent and were told.

It shares no code with the house, neither for the chain nor for what a row says, so a mistake in there is not repeated
here. The promises are numbered:

1. A table's log is 1..n without holes, its links chain, and its head is where it ends.
2. Every acknowledged command is in the log once, at the version it was told.
3. After a yes, all answers to a command are that same yes, whoever gives them. A no is said of the newest version that
   anybody could know, it is the only one of that version, and only a later version may have another answer.
4. What somebody was shown is in the log, in order and without holes, and never older than what they knew.
5. One answer a decision, of people and of bots; who moved was due; and bots that owe a move make it (`Debts`).
6. Whoever goes on at another process goes on from the row that they know, or is shown the whole table.
"""

import json
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, NamedTuple

import psycopg
from psycopg.rows import namedtuple_row

from server.faults.schedules.journal import Answer, Journal, Json, Shown

NO_ROW = frozenset({"draft", "try", "hint", "ping"})
"""Commands that leave nothing in the database."""
ABOUT = ("id", "code", "host", "title", "public", "seed", "made_by", "made_with", "created")
LINKED = ("seq", "command", "actor", "kind", "body", "chance", "rules", "at", "digest")


class Stored(NamedTuple):
    """One table, as the database has it."""

    about: Any
    head: Any
    rows: list[Any]
    chat: list[Any]


def read(address: str) -> dict[str, Stored]:
    """All tables, at one moment."""
    with psycopg.connect(address) as connection:
        rows: psycopg.Cursor[Any] = connection.cursor(row_factory=namedtuple_row)
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ

        def by_table(sql: str) -> dict[str, list[Any]]:
            found: dict[str, list[Any]] = {}
            for row in rows.execute(sql):
                found.setdefault(row.table_id, []).append(row)
            return found

        heads = by_table("SELECT * FROM heads")
        log = by_table("SELECT * FROM log ORDER BY table_id, seq")
        chat = by_table("SELECT * FROM chat ORDER BY table_id, n")
        return {
            about.id: Stored(about, heads.get(about.id, [None])[0], log.get(about.id, []), chat.get(about.id, []))
            for about in rows.execute("SELECT * FROM tables")
        }


def check_kept(stored: dict[str, Stored], restored: dict[str, Stored]) -> Iterator[str]:
    """Of what was there after a backup was restored nothing is lost, and nothing is there twice (`check` says that)."""
    for name, before in restored.items():
        if name not in stored:
            yield f"{name} was in the backup, and is not there"
            continue
        now = stored[name]
        if [row.chain for row in now.rows[: len(before.rows)]] != [row.chain for row in before.rows]:
            yield f"{name} has other rows than the backup had"
        if now.chat[: len(before.chat)] != before.chat:
            yield f"{name} has other lines than the backup had"


def check(stored: dict[str, Stored], journal: Journal) -> list[str]:
    """Everything that is not as it was promised."""
    found = list(journal.faults)
    for name, table in stored.items():
        found += (f"{name}: {what}" for what in _check_log(table))
    found += _check_answers(stored, journal)
    found += _check_opened(stored, journal)
    for name, shown in journal.shown.items():
        if name in stored:
            found += (f"{name}: {what}" for what in _check_shown(stored[name], shown))
        else:
            found.append(f"{name}: was shown to {shown[0].viewer}, and is not there")
    return found


# -- 1: the log -------------------------------------------------------------------------------------------------------


def _check_log(table: Stored) -> Iterator[str]:
    if table.head is None:
        yield "it has no head"
        return
    numbers = [row.seq for row in table.rows]
    if numbers != list(range(1, len(numbers) + 1)):
        yield f"the rows are {numbers}"
    if table.head.seq != len(table.rows):
        yield f"the head is at {table.head.seq}, the log ends at {len(table.rows)}"
    if [line.n for line in table.chat] != list(range(1, table.head.chat + 1)):
        yield f"the head is at line {table.head.chat}, there are {[line.n for line in table.chat]}"
    chain = _link("", [getattr(table.about, name) for name in ABOUT])
    for row in table.rows:
        chain = _link(chain, [getattr(row, name) for name in LINKED])
        if row.chain != chain:
            yield f"the chain breaks at row {row.seq}"
            return
    if table.head.chain != chain:
        yield "the head has another link than the last row"
    records = [record["n"] for record in map(_record, table.rows) if record is not None]
    if records != list(range(1, len(records) + 1)):
        yield f"the records of its game are {records}"


def _link(before: str, values: list[Any]) -> str:
    text = json.dumps(values, ensure_ascii=False, separators=(",", ":"))
    return blake2b((before + text).encode(), digest_size=8).hexdigest()


def _record(row: Any) -> Json | None:
    record: Json | None = json.loads(row.body).get("record")
    return record


# -- 2 and 3: commands and their answers ------------------------------------------------------------------------------


def _check_answers(stored: dict[str, Stored], journal: Journal) -> Iterator[str]:
    rows = {(name, row.command): row for name, table in stored.items() for row in table.rows if row.command}
    lines = Counter((name, line.command) for name, table in stored.items() for line in table.chat)
    decisions: Counter[tuple[str, str, int]] = Counter()
    for command, sent in journal.sent.items():
        kind, row = sent.command["type"], rows.get((sent.table, command))
        answers = journal.answers.get(command, [])
        told = f"{command} ({kind}) at {sent.table}"
        yield from (f"{told} {what}" for what in _check_whether_behind(answers))
        if kind in NO_ROW:
            continue
        accepted = [answer for answer in answers if answer.said == "accepted"]
        refused = [answer for answer in answers if answer.said != "accepted"]
        if len({(answer.seq, answer.table) for answer in accepted}) > 1:
            yield f"{told} had different answers: {accepted}"
        there = lines[sent.table, command] if kind == "chat" else int(row is not None)
        if kind == "play" and row is not None:
            decisions[sent.table, sent.guest, sent.command["decision"]] += 1
        if row is not None or accepted:
            judged = accepted[0].seq if row is None else row.seq - 1
            yield from (f"{told} {what}" for what in _check_refused_before(refused, judged, stored=row is not None))
            if kind == "play" and any(answer.said == "stale" for answer in refused):
                yield f"{told} was stale, and accepted: a decision that is gone does not come back"
        elif refused and there:
            yield f"{told} was {refused[0].said}, and is there"
        if accepted and kind == "rematch":
            yield from _check_rematch(stored, sent.table, command, accepted[0])
        elif accepted and there != 1:
            yield f"{told} was acknowledged, and is there {there} times"
        elif accepted and row is not None and row.seq != accepted[0].seq:
            yield f"{told} was acknowledged at {accepted[0].seq}, and is at {row.seq}"
    for (name, command), row in rows.items():
        if row.kind != "opened" and command in journal.sent and journal.sent[command].table != name:
            yield f"{command} was sent to {journal.sent[command].table}, and is at {name}, row {row.seq}"
    for (name, guest, decision), times in decisions.items():
        if times > 1:
            yield f"{guest} has answered decision {decision} at {name} {times} times"


def _check_whether_behind(answers: list[Answer]) -> Iterator[str]:
    """A no is final only at the head, and of one version there is one."""
    for answer in answers:
        if answer.version and answer.version < answer.known:
            yield f"was {answer.said} at version {answer.version}, when version {answer.known} was known: {answer.key}"
    said = {(answer.version, answer.key) for answer in answers if answer.said == "refused"}
    for version, times in Counter(version for version, _ in said).items():
        if times > 1:
            yield f"was refused at version {version} for different reasons: {answers}"


def _check_refused_before(refused: list[Answer], judged: int, *, stored: bool) -> Iterator[str]:
    """A command that has been accepted, as its table stood at the version `judged`, and also refused. No is said of a
    version and is not kept: what was under way to another process, or is sent again, is judged as the table stands by
    then. So a yes may follow where the table has gone on; after a yes there is no other answer."""
    for answer in refused:
        if answer.known > judged and stored:
            yield f"was {answer.said} at version {answer.version}, when its row {judged + 1} was known"
        elif answer.said == "refused" and answer.version >= judged:
            yield f"was refused at version {answer.version}, and accepted at version {judged}: {answer.key}"
        elif answer.said == "refused" and not answer.version:
            yield f"was refused, and accepted at version {judged}: {answer.key}"


def _check_rematch(stored: dict[str, Stored], name: str, command: str, answer: Answer) -> Iterator[str]:
    """There is one new table, and both are told the same."""
    made = [json.loads(row.body)["table"] for row in stored[name].rows if row.kind == "rematched"]
    if made != [answer.table]:
        yield f"{command} (rematch) at {name} was told {answer.table}, and there are {made}"
    elif answer.table not in stored:
        yield f"{name} goes on at {answer.table}, which is not there"


def _check_opened(stored: dict[str, Stored], journal: Journal) -> Iterator[str]:
    made = Counter(table.about.made_with for table in stored.values())
    for command, name in journal.opened.items():
        if name not in stored or stored[name].about.made_with != command or made[command] != 1:
            yield f"{command} has opened {name}, and there are {made[command]} of it"


# -- 4 to 6: what was shown -------------------------------------------------------------------------------------------


def _check_shown(table: Stored, shown: list[Shown]) -> Iterator[str]:
    due: dict[int, list[int]] = {}
    known: dict[tuple[str, int], int] = {}
    """By viewer and connection: the last version that came by it."""
    lines: dict[tuple[str, int], int] = {}
    for one in shown:
        frame, who = one.frame, f"{one.viewer}, by process {one.process},"
        line = one.viewer, one.line
        before = known.get(line, one.known)
        if frame["seq"] > len(table.rows):
            yield f"{who} was shown version {frame['seq']} of {len(table.rows)}"
            continue
        if frame["seq"] < before:
            yield f"{who} knew version {before} and was shown {frame['seq']}"
        entries = frame.get("story", [])
        first = entries[0]["seq"] if entries else frame["seq"] + 1
        if [entry["seq"] for entry in entries] != list(range(first, frame["seq"] + 1)):
            yield f"{who} was told rows {[entry['seq'] for entry in entries]} for version {frame['seq']}"
        if first not in (1, before + 1):
            yield f"{who} knew version {before} and was told from row {first} on"
        for entry in entries:
            yield from _check_entry(table, entry, who)
        yield from _check_lines(table, frame.get("chat", []), lines.get(line, 0), who)
        known[line] = frame["seq"]
        lines[line] = max([lines.get(line, 0), *(said["n"] for said in frame.get("chat", []))])
        due[frame["seq"]] = frame.get("due", [])
    for row in table.rows:
        record = _record(row)
        if row.kind == "move" and record is not None and record["seat"] not in due.get(row.seq - 1, [record["seat"]]):
            yield f"seat {record['seat']} has moved in row {row.seq}, and was not due"


def _check_entry(table: Stored, entry: Json, who: str) -> Iterator[str]:
    row = table.rows[entry["seq"] - 1]
    record = _record(row) or {}
    told = (entry["kind"], entry["at"], entry.get("record"), entry.get("seat"))
    stored = (row.kind, row.at, record.get("n"), record.get("seat"))
    if told != stored:
        yield f"{who} was told {told} of row {row.seq}, which is {stored}"


def _check_lines(table: Stored, said: list[Json], before: int, who: str) -> Iterator[str]:
    numbers = [line["n"] for line in said]
    if numbers != list(range(before + 1, before + 1 + len(numbers))) or (numbers and numbers[-1] > len(table.chat)):
        yield f"{who} heard lines {numbers} after {before} of {len(table.chat)}"
        return
    for line in said:
        stored = table.chat[line["n"] - 1]
        if (line.get("text"), line.get("phrase"), line["at"]) != (stored.text, stored.phrase, stored.at):
            yield f"{who} heard {line}, and what was said is {stored}"


class Debts:
    """The moves that bots owe, from when somebody begins to ask."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._since: dict[str, int] | None = None

    def unpaid(self) -> list[str]:
        """The tables at which a bot owes the move that it owed then. What PostgreSQL says of itself passes through."""
        with psycopg.connect(self._address, autocommit=True) as connection:
            owed: dict[str, int] = dict(
                connection.execute(
                    "SELECT d.table_id, h.seq FROM deadlines d JOIN heads h USING (table_id) WHERE d.kind = 'bot'"
                ).fetchall()
            )
        if self._since is None:
            self._since = owed
        self._since = {table: seq for table, seq in self._since.items() if owed.get(table) == seq}
        return sorted(self._since)
