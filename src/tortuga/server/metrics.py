"""Metrics of the house, for Prometheus at /metrics. Every app has its own counters."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

Outcome: TypeAlias = Literal["accepted", "refused", "stale", "duplicate"]
FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
"""Seconds; the house promises 25 ms from a command to all seats."""
THOUGHT = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10)


class Metrics:
    """A method for each thing that is counted; a call costs about a microsecond."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        self._moves = Counter("tortuga_moves", "Moves on the disk", registry=own)
        self._commands = Counter("tortuga_commands", "Commands answered", ["kind", "outcome"], registry=own)
        self._lost = Counter("tortuga_lost_changes", "Changes that others were faster than", registry=own)
        self._duplicates = Counter("tortuga_duplicate_commands", "Commands that came again", registry=own)
        self._stale = Counter("tortuga_stale_commands", "Commands for a decision that was gone", registry=own)
        self._resyncs = Counter("tortuga_resyncs", "Pictures replaced by fresh ones", registry=own)
        self._refused = Counter("tortuga_sockets_refused", "Sockets not let in", ["reason"], registry=own)
        self._connections = Counter("tortuga_connections_refused", "Connections not let in", registry=own)
        self._refusals = Counter("tortuga_refusals", "Requests refused over HTTP", ["key"], registry=own)
        self._append = Histogram("tortuga_append_seconds", "From a command to the disk", buckets=FAST, registry=own)
        self._fan_out = Histogram("tortuga_fan_out_seconds", "From the disk to a reader", buckets=FAST, registry=own)
        self._bot = Histogram("tortuga_bot_seconds", "A bot's thought", buckets=THOUGHT, registry=own)
        self._request = Histogram(
            "tortuga_request_seconds", "Requests", ["method", "route", "status"], buckets=FAST, registry=own
        )
        self._sockets = Gauge("tortuga_sockets", "Sockets and streams open", registry=own)
        self._tables = Gauge("tortuga_live_tables", "Tables in memory", registry=own)
        self._damaged = Gauge("tortuga_damaged_tables", "Tables whose rows are not what was written", registry=own)
        self._known_damaged: set[str] = set()
        self._ready = Gauge("tortuga_ready", "1 while what guests do can be stored", registry=own)
        self._troubles = Counter(
            "tortuga_store_troubles", "Times that the store came into trouble", ["reason"], registry=own
        )
        self._stood_still = Gauge("tortuga_stood_still_seconds", "Time that cost nobody any", registry=own)
        self._lag = Gauge("tortuga_deadline_lag_seconds", "How late the last deadline fired", registry=own)

    def moved(self) -> None:
        self._moves.inc()

    def answered(self, kind: str, outcome: Outcome) -> None:
        self._commands.labels(kind, outcome).inc()

    def duplicate(self) -> None:
        """A command came again; the stored answer was given again."""
        self._duplicates.inc()

    def lost(self) -> None:
        """Somebody else had written to the table: what was done there has to be done again."""
        self._lost.inc()

    def stale(self) -> None:
        """A command answered a decision that was gone."""
        self._stale.inc()

    def resync(self) -> None:
        self._resyncs.inc()

    def socket_opened(self) -> None:
        self._sockets.inc()

    def socket_closed(self) -> None:
        self._sockets.dec()

    def socket_refused(self, reason: str) -> None:
        self._refused.labels(reason).inc()

    def connection_refused(self) -> None:
        """One address had too many."""
        self._connections.inc()

    def request_refused(self, key: str) -> None:
        self._refusals.labels(key).inc()

    def appended(self, seconds: float) -> None:
        self._append.observe(seconds)

    def fanned_out(self, seconds: float) -> None:
        self._fan_out.observe(seconds)

    def bot_thought(self, seconds: float) -> None:
        self._bot.observe(seconds)

    def requested(self, method: str, route: str, status: int, seconds: float) -> None:
        """`route` is its template, never the path: a path would be a new line for every table."""
        self._request.labels(method, route, status).observe(seconds)

    def live_tables(self, count: int) -> None:
        self._tables.set(count)

    def damaged(self, table: str) -> None:
        """The rows of a table are not those that were written; each counts once."""
        self._known_damaged.add(table)
        self._damaged.set(len(self._known_damaged))

    def ready(self, ready: bool) -> None:
        self._ready.set(ready)

    def store_trouble(self, reason: str) -> None:
        self._troubles.labels(reason).inc()

    def stood_still(self, seconds: Callable[[], float]) -> None:
        """Asked whenever somebody reads the numbers."""
        self._stood_still.set_function(seconds)

    def deadline_late(self, seconds: float) -> None:
        self._lag.set(seconds)

    def text(self) -> bytes:
        return generate_latest(self._registry)
