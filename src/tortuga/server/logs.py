"""The log of the house as a program: one line of JSON for each event, or a readable line on a terminal.

Secrets are never written: no query strings, bodies, cookies, tokens or seeds.
"""

import logging
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO

import msgspec

SECRETS = frozenset({"token", "cookie", "seed", "recovery", "invitation", "session"})
"""Facts of these names are never written, even if somebody passes them."""
EXPECTED = frozenset({"Application startup failed. Exiting.", "ASGI callable returned without completing handshake."})
"""What uvicorn would add to what the house tells by itself: why it did not open, and which sockets it refused."""

_house = logging.getLogger("tortuga.house")


def log(event: str, *, level: int = logging.INFO, error: BaseException | None = None, **facts: object) -> None:
    """Writes an event with its facts, such as `log("table-opened", table="k3", command="7f")`."""
    if _house.isEnabledFor(level):
        _house.log(level, event, exc_info=error, extra={"facts": facts})


@contextmanager
def configured(form: str = "auto", level: str = "info", stream: TextIO | None = None) -> Iterator[logging.Handler]:
    """Until its end, everything that is logged in this process goes to one stream (stderr), in one format. Afterwards
    all is as it was: whoever ran a house may close the stream and go on."""
    out = sys.stderr if stream is None else stream
    handler = logging.StreamHandler(out)
    handler.setFormatter(HumanLines() if form == "human" or (form == "auto" and out.isatty()) else JsonLines())
    handler.addFilter(lambda record: record.msg not in EXPECTED)
    root = logging.getLogger()
    before = root.handlers[:], root.level, _house.level
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    _house.setLevel(level.upper())
    try:
        yield handler
    finally:
        root.handlers[:] = before[0]
        root.setLevel(before[1])
        _house.setLevel(before[2])


class JsonLines(logging.Formatter):
    """One JSON object per line: ts, level, event, then the facts; for an exception its type and traceback."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "ts": _instant(record.created),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if record.name != _house.name:
            line["logger"] = record.name
        line |= _told(record)
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["traceback"] = "".join(traceback.format_exception(*record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


class HumanLines(logging.Formatter):
    """A line for people: the time, the event, its facts."""

    def format(self, record: logging.LogRecord) -> str:
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        mark = "" if record.levelno < logging.WARNING else f"{record.levelname} "
        facts = "".join(f" {name}={value}" for name, value in _told(record).items())
        line = f"{clock} {mark}{record.getMessage()}{facts}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info and record.exc_info[0] else line


def _told(record: logging.LogRecord) -> dict[str, object]:
    facts: dict[str, object] = getattr(record, "facts", {})
    return {name: "…" if name in SECRETS else value for name, value in facts.items() if value is not None}


def _instant(seconds: float) -> str:
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))
    return f"{whole}.{int(seconds * 1000) % 1000:03d}Z"
