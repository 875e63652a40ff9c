"""How a house is run: settings from the command line and the environment, checked once at the start."""

import os
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct, field
from platformdirs import user_data_path

from tortuga.kernel.errors import OptionError
from tortuga.server.store.places import Place, Server, place_of

GuestKind: TypeAlias = Literal["command", "table", "chat", "hint", "review", "try"]
Kind: TypeAlias = Literal["request", "guest", "code", "puzzle"] | GuestKind
NONE = "none"
NOTIFY = "notify"
REDIS = ("redis://", "rediss://", "unix://")
PORT = 8678
"""T-O-R-T on the keys of a telephone; few other programs want it."""


class Rate(Struct, frozen=True):
    """A sustained rate per minute, and a burst."""

    a_minute: Annotated[float, Meta(gt=0)]
    burst: Annotated[int, Meta(ge=1)]


RATES: dict[Kind, Rate] = {
    # A page with its cards and pictures is some dozens of requests; a class of thirty opens it in the same minute.
    "request": Rate(100 * 60, 2_000),
    "guest": Rate(30, 60),
    # A code is short because people read it out; guessing all of them must take years.
    "code": Rate(10, 30),
    # Only those that are not made yet count: each is up to some seconds of work.
    "puzzle": Rate(20, 40),
    "command": Rate(100 * 60, 600),
    "table": Rate(60, 60),
    "chat": Rate(300, 100),
    "hint": Rate(200, 100),
    # Only those that are not made yet count: each is up to some minutes of work.
    "review": Rate(20, 40),
    "try": Rate(50 * 60, 600),
}
"""What each address may do: a household, or a school of thirty who all come at once."""
GUEST_RATES: dict[GuestKind, Rate] = {
    # Far more than a person can give, far less than would hurt.
    "command": Rate(10 * 60, 40),
    "table": Rate(10, 10),
    "chat": Rate(30, 10),
    # A bot thinks about each of them, up to some seconds.
    "hint": Rate(30, 20),
    "review": Rate(2, 6),
    # What a move would bring, and what can be said of a draft: clients ask as somebody chooses.
    "try": Rate(5 * 60, 60),
}
"""What each guest may do, from all their devices together."""


def own_database() -> Path:
    return user_data_path("tortuga", appauthor=False) / "house.sqlite3"


class Settings(Struct, frozen=True, kw_only=True):
    """All that one house needs to know before it opens."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = PORT
    """0: any that is free."""
    db: Place = field(default_factory=own_database)
    """A file, or the address of a database on a PostgreSQL server."""
    bus: str | None = None
    """How the processes of a house tell each other what they stored: `notify`, `redis://...` or `none`. Without a word,
    `notify` on PostgreSQL; a file has one process."""
    public_url: str | None = None
    """Where guests find the house if it stands behind a proxy, such as `https://rum.example`."""
    names: tuple[str, ...] = ()
    """More host names that the house answers to, such as `tortuga.lan`."""
    tls: bool = False
    """Guests come by https; so the cookie may never go any other way. True whenever `public_url` says https."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks whose X-Forwarded-For is believed."""
    open_browser: bool = True
    compile: bool = False
    """Compile the rules of a checkout while the house is open, at the lowest priority. `make play` asks for it; a house
    that was started in any other way leaves the machine to others."""
    bot_workers: Annotated[int, Meta(ge=0, le=64)] = 2
    """0, on PostgreSQL: bots think where `tortuga work` runs, and so do makers of puzzles."""
    bot_seconds: Annotated[float, Meta(gt=0, le=60)] = 2.0
    """The most that a bot may think about one move."""
    bot_pause_ms: Annotated[int, Meta(ge=0, le=10_000)] = 600
    """Between a bot's moves, so that people can follow."""
    drain_seconds: Annotated[float, Meta(ge=0, le=60)] = 5.0
    log_format: Literal["auto", "json", "human"] = "auto"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    sockets_of_address: Annotated[int, Meta(ge=1)] = 300
    """Sockets and streams at once: a class of thirty has some tabs each."""
    sockets_of_guest: Annotated[int, Meta(ge=1)] = 30
    connections_of_address: Annotated[int, Meta(ge=1)] = 600
    """Connections of any kind; a trusted proxy may have as many as it likes."""
    limits: dict[Kind, Rate] = field(default_factory=lambda: dict(RATES))
    guest_limits: dict[GuestKind, Rate] = field(default_factory=lambda: dict(GUEST_RATES))

    @property
    def origin(self) -> str | None:
        """Scheme, name and port of the public address, as browsers write them."""
        return None if self.public_url is None else origin(self.public_url)


def origin(url: str) -> str:
    """
    >>> origin("https://Rum.Example:443/play"), origin("http://127.0.0.1:8678")
    ('https://rum.example', 'http://127.0.0.1:8678')
    """
    parts = urlsplit(url)
    usual = {"http": 80, "https": 443}.get(parts.scheme)
    host = f"[{parts.hostname}]" if parts.hostname and ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{parts.port}" if parts.port not in (None, usual) else "")


def from_environment(environment: Mapping[str, str] | None = None, **flags: object) -> Settings:
    """Settings from TORTUGA_* variables and from flags of the command line, which go first; None: not given.

    >>> from_environment({"TORTUGA_PORT": "0", "TORTUGA_NO_BROWSER": "1"}).open_browser
    False
    """
    given = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for one in msgspec.structs.fields(Settings):
        variable = f"TORTUGA_{one.name.upper()}"
        if one.name == "limits":
            values["limits"] = {kind: _rate(given, f"LIMIT_{kind}", rate) for kind, rate in RATES.items()}
        elif one.name == "guest_limits":
            values["guest_limits"] = {
                kind: _rate(given, f"GUEST_LIMIT_{kind}", rate) for kind, rate in GUEST_RATES.items()
            }
        elif flags.get(one.name) is not None:
            values[one.name] = _read(f"--{one.name.replace('_', '-')}", flags[one.name], one.type)
        elif given.get(variable):
            values[one.name] = _read(variable, given[variable], one.type)
        elif one.name == "open_browser" and given.get("TORTUGA_NO_BROWSER"):
            values[one.name] = not _read("TORTUGA_NO_BROWSER", given["TORTUGA_NO_BROWSER"], bool)
    return checked(Settings(**values))


def checked(settings: Settings) -> Settings:
    """The settings, if they make sense; with https in the public address the cookie needs TLS too."""
    for network in settings.trusted_proxies:
        try:
            ip_network(network)
        except ValueError:
            raise OptionError("option-value", name="trusted-proxies", value=network) from None
    if settings.bus is not None:
        can_notify = settings.bus == NOTIFY and isinstance(settings.db, Server)
        if not (can_notify or settings.bus == NONE or settings.bus.startswith(REDIS)):
            raise OptionError("option-value", name="bus", value=settings.bus)
    if settings.bot_workers == 0 and not isinstance(settings.db, Server):
        raise OptionError("option-value", name="TORTUGA_BOT_WORKERS", value="0")
    if settings.public_url is None:
        return settings
    try:
        parts = urlsplit(settings.public_url)
        fits = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and "@" not in parts.netloc
    except ValueError:
        fits = False
    if not fits or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise OptionError("option-value", name="public-url", value=settings.public_url)
    return msgspec.structs.replace(settings, tls=settings.tls or parts.scheme == "https")


def _read(name: str, value: object, wanted: Any) -> Any:
    if wanted == tuple[str, ...] and isinstance(value, str):
        return tuple(word.strip() for word in value.split(",") if word.strip())
    if wanted is bool and isinstance(value, str):
        value = {"yes": "true", "on": "true", "no": "false", "off": "false"}.get(value.lower(), value)
    if wanted == Place:
        return place_of(value) if isinstance(value, str) else value
    try:
        return msgspec.convert(value, wanted, strict=False)
    except msgspec.ValidationError:
        raise OptionError("option-value", name=name, value=str(value)) from None


def _rate(given: Mapping[str, str], name: str, usual: Rate) -> Rate:
    """A limit such as `TORTUGA_LIMIT_TABLE=60/60`: 60 a minute, 60 at once."""
    variable = f"TORTUGA_{name.upper()}"
    if not given.get(variable):
        return usual
    a_minute, _, burst = given[variable].partition("/")
    return Rate(
        _read(variable, a_minute, Annotated[float, Meta(gt=0)]), _read(variable, burst, Annotated[int, Meta(ge=1)])
    )
