"""An independent checker: holds what people were told, what is on the disk and what was logged against what the house
promises (SECURITY.md). It knows what was sent and heard; what is on the disk it folds itself, so a house that shows its
guests anything else is found.

Whatever is wrong is written down as a fault; whoever plays looks there now and then, and at the end.
"""

import re
import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from conformance.leaks import Leak
from server.faults.database import StoredTable, check_acknowledged
from server.faults.players import Json, Ledger
from server.faults.probing import Probe, freezes
from server.faults.watched import Stall
from server.faults.worlds import compare_pictures, parted
from tortuga.server.protocol import ENCODER
from tortuga.server.table import pictures
from tortuga.server.table.progress import PLAYING
from tortuga.server.table.table import Table

OVERLOADED = frozenset({"archive-busy", "judge-busy", "puzzle-busy", "review-busy", "house-full"})
"""Refusals with 503 that the documents speak of, and which an attack may bring about."""
TROUBLES = frozenset(
    {
        "archive-failed",
        "bot-failed",
        "bot-not-stored",
        "bot-refused",
        "deadline-not-stored",
        "deadline-refused",
        "departure-not-stored",
        "fault",
        "house-failed",
        "not-ready",
        "puzzle-failed",
        "table-damaged",
        "table-differs",
        "task-failed",
        "text-unfit",
        "watcher-failed",
    }
)
"""What the log of a house that is well does not say, whatever its guests do."""
SEED = re.compile(r"(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])")
FINISHED = ("over", "closed")
SAMPLES = 60
"""Pictures that are kept of each table, to be compared with its log at the end."""
IMAGINED = 3
"""How many of these are compared with another deal that looks the same to whoever was shown them."""
INNERMOST = 8
FAULTED = 1011
SILENT = "keepalive ping timeout"
AROUND = 120
BEGINNING, END = 300, 1500
"""Of a line of the log that tells of a fault: what it is, and where the traceback ends."""
SHOWN = 60
"""Faults: each line of a traceback is one."""


class Sample(NamedTuple):
    """What somebody was shown of a table."""

    guest: str | None
    frame: Json


class Witness:
    """Everything that anybody hears comes by here."""

    def __init__(self, db: Path, seed: str) -> None:
        self.faults: list[str] = []
        self.statuses: Counter[int] = Counter()
        self.refusals: Counter[str] = Counter()
        self.samples: dict[str, list[Sample]] = {}
        self._seen: Counter[str] = Counter()
        self._secrets: dict[str, tuple[str, frozenset[str]]] = {}
        self._no_seeds: set[str] = set()
        self._db = db
        self._dice = Random(f"samples {seed}")

    def fault(self, what: str) -> None:
        self.faults.append(what)

    # -- Faults -------------------------------------------------------------------------------------------------------

    def answered(self, who: str, asked: str, status: int, body: str) -> None:
        """An answer over HTTP: nothing is ever the house's own fault, and a refusal says why."""
        self.statuses[status] += 1
        self.heard(who, body)
        key = _refusal_key(body) if status >= 400 else None
        if key is not None:
            self.refusals[key] += 1
        if status >= 500 and not (status == 503 and key in OVERLOADED):
            self.fault(f"{status} to {asked}: {body[:300]}")

    def closed(self, who: str, code: int | None, reason: str | None) -> None:
        """A socket has ended. If somebody was kept from the processor for so long that they didn't answer a ping,
        that isn't a fault of the house."""
        if code == FAULTED and reason != SILENT:
            self.fault(f"a socket of {who} was closed with {code} {reason}")

    # -- Secrets ------------------------------------------------------------------------------------------------------

    def keep(self, secret: str, what: str, *knows: str) -> None:
        """Nobody but those may ever hear it."""
        assert len(secret) >= 6, secret
        self._secrets[secret] = (what, frozenset(knows))

    def heard(self, who: str, text: str) -> None:
        """Somebody was told something, whatever it is."""
        for secret, (what, knows) in self._secrets.items():
            if who not in knows and secret in text:
                self.fault(f"{who} heard {what}: {_around(text, secret)}")
        for seed in {*SEED.findall(text)} - self._no_seeds:
            statuses = self._tables_of(seed)
            if not statuses:
                self._no_seeds.add(seed)
            elif not all(status in FINISHED for status in statuses):
                self.fault(f"{who} heard the seed of a game that goes on: {_around(text, seed)}")

    def _tables_of(self, seed: str) -> list[str]:
        """How far the tables are that are dealt from this seed."""
        with closing(sqlite3.connect(f"{self._db.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return [status for (status,) in connection.execute("SELECT status FROM tables WHERE seed = ?", [seed])]

    def pictured(self, guest: str | None, table: str, frame: Json) -> None:
        """Somebody was shown a table; some of these pictures are kept, each as likely as the others."""
        if "view" not in frame:
            return
        self._seen[table] += 1
        kept = self.samples.setdefault(table, [])
        if len(kept) < SAMPLES:
            kept.append(Sample(guest, frame))
        elif (place := self._dice.randrange(self._seen[table])) < SAMPLES:
            kept[place] = Sample(guest, frame)

    # -- At the end ---------------------------------------------------------------------------------------------------

    def check_log(self, lines: Iterable[str]) -> None:
        """The log has no faults in it, and no secrets."""
        for line in lines:
            trouble = log_trouble(line)
            if trouble is not None:
                self.fault(f"the log says {trouble}: {line[:BEGINNING]} … {line[BEGINNING:][-END:]}")
            for secret, (what, _) in self._secrets.items():
                if secret in line:
                    self.fault(f"the log tells {what}: {_around(line, secret)}")
            for seed in SEED.findall(line):
                if self._tables_of(seed):
                    self.fault(f"the log tells a seed: {_around(line, seed)}")

    def check_freezes(self, probes: list[Probe], stalls: list[Stall]) -> None:
        """Nobody waited for the house itself."""
        for probe in freezes(probes):
            stacks = [stall.stack for stall in stalls if probe.at - probe.took <= stall.at <= probe.at]
            where = Counter(" > ".join(stack[-INNERMOST:]) for stack in stacks)
            self.fault(
                f"the house stood still for {probe.own:.3f} s, {probe.computed:.3f} s of them computing; "
                f"the answer took {probe.took:.3f} s, {probe.waited:.3f} s of them for want of a processor; "
                f"it was at {where.most_common(3)}"
            )

    def check_pictures(self, log: Mapping[str, StoredTable]) -> int:
        """What people were shown is what the log tells the seat that was theirs at that moment, and no other; and it is
        the same in another world that looks the same to them. Returns how many pictures were compared."""
        compared = 0
        for name, samples in self.samples.items():
            stored = log[name]
            table = _before(stored)
            for sample in sorted(samples, key=lambda sample: int(sample.frame["seq"])):
                seq: int = sample.frame["seq"]
                table.follow(stored.rows[table.seq : seq], [])
                difference = _difference(sample.frame, table, sample.guest)
                if difference is not None:
                    self.fault(f"{sample.guest} was shown {difference} at {name}, version {seq}")
                compared += 1
            playing = [sample for sample in samples if sample.frame["status"] == PLAYING]
            for sample in self._dice.sample(playing, min(IMAGINED, len(playing))):
                self._check_imagined(stored, sample)
        return compared

    def _check_imagined(self, stored: StoredTable, sample: Sample) -> None:
        true, twin = _before(stored), _before(stored)
        for table in (true, twin):
            table.follow(stored.rows[: sample.frame["seq"]], [])
        try:
            compare_pictures(parted(true, twin, sample.frame.get("you"), "twin"), sample.frame["at"])
        except Leak as leak:
            self.fault(f"{sample.guest} was shown something hidden at {stored.about.id}: {leak}")

    def check_commands(self, log: Mapping[str, StoredTable], ledger: Ledger) -> None:
        """What was acknowledged is there once, and nobody has done anything in the name of somebody else."""
        try:
            check_acknowledged(dict(log), ledger)
        except (AssertionError, KeyError) as lost:
            self.fault(f"lost: {lost}")
        own: dict[str, str] = {}
        for table, command in ledger.acknowledged:
            for row in log[table].rows if table in log else []:
                if row.command == command:
                    own[row.actor] = ledger.sent[table, command][0]
        for table, stored in log.items():
            for row in stored.rows:
                name = own.get(row.actor)
                sent = ledger.sent.get((table, row.command or ""))
                if name is not None and row.command is not None and (sent is None or sent[0] != name):
                    self.fault(f"{row.command} at {table}: {name} never sent it")


def _before(stored: StoredTable) -> Table:
    return Table.before(stored.about, stored.rows, lambda guest: guest)


def log_trouble(line: str) -> str | None:
    """What is wrong with a house that logs this line."""
    try:
        told: Any = msgspec.json.decode(line)
    except msgspec.DecodeError:
        return "something that is no line of the house"
    if not isinstance(told, dict) or "event" not in told:
        return "something that is no line of the house"
    if "traceback" in told:
        return "that something failed"
    if told.get("level") in ("error", "critical"):
        return "that there was an error"
    return f"{told['event']}" if told["event"] in TROUBLES else None


def _difference(frame: Json, table: Table, guest: str | None) -> str | None:
    seat: int | None = frame.get("you")  # who was signed out meanwhile is shown what everybody is
    if seat is not None and seat != table.seat_of(guest):
        return f"the seat {seat} instead of {table.seat_of(guest)}"
    told: Json = msgspec.json.decode(ENCODER.encode(pictures.now(table, seat, 0, None, 0)))
    for part in ("view", "details", "owes", "seed"):
        if frame.get(part) != told.get(part):
            return f"another {part}"
    entries = frame.get("story", [])
    began = entries[0]["seq"] - 1 if entries else 0
    return None if entries == told["story"][began : began + len(entries)] else "another story"


def _refusal_key(body: str) -> str | None:
    try:
        told: Any = msgspec.json.decode(body)
    except msgspec.DecodeError:
        return None
    return told.get("key") if isinstance(told, dict) else None


def _around(text: str, secret: str) -> str:
    at = text.find(secret)
    return repr(text[max(0, at - AROUND) : at + len(secret) + AROUND])
