"""Settings of a house: what the environment and the command line may say, and what holds if they say nothing."""

from pathlib import Path

import pytest

from tortuga.kernel.errors import Refusal
from tortuga.server.settings import GUEST_RATES, RATES, Rate, Settings, from_environment, origin
from tortuga.server.store.places import Server


def test_settings_come_from_the_environment_and_flags_go_first() -> None:
    given = {
        "TORTUGA_PORT": "9000",
        "TORTUGA_HOST": "0.0.0.0",
        "TORTUGA_DB": "games/house.sqlite3",
        "TORTUGA_PUBLIC_URL": "https://rum.example/",
        "TORTUGA_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8",
        "TORTUGA_LIMIT_TABLE": "1000/500",
        "TORTUGA_BOT_PAUSE_MS": "0",
        "TORTUGA_NO_BROWSER": "1",
        "TORTUGA_TEST_SCALE": "10",
    }
    settings = from_environment(given, port=9001, host=None, db=Path("own.sqlite3"))
    assert (settings.host, settings.port, settings.db) == ("0.0.0.0", 9001, Path("own.sqlite3"))
    assert (settings.origin, settings.tls) == ("https://rum.example", True)
    assert settings.trusted_proxies == ("127.0.0.1", "10.0.0.0/8")
    assert settings.limits["table"] == Rate(1000, 500)
    assert settings.limits["code"] == Rate(10, 30)
    assert (settings.bot_pause_ms, settings.open_browser) == (0, False)


def test_without_anything_the_house_is_for_this_machine_alone() -> None:
    settings = from_environment({})
    assert (settings.host, settings.port, settings.tls, settings.open_browser) == ("127.0.0.1", 8678, False, True)
    assert (settings.public_url, settings.origin, settings.names, settings.trusted_proxies) == (None, None, (), ())
    assert isinstance(settings.db, Path)
    assert settings.db.name == "house.sqlite3"


def test_the_database_may_be_on_a_server() -> None:
    address = "postgresql://house:secret@db.example/tortuga?sslmode=require"
    assert from_environment({"TORTUGA_DB": address}).db == from_environment({}, db=address).db == Server(address)
    assert str(Server(address)) == "postgresql://db.example/tortuga"
    assert from_environment({"TORTUGA_DB": "~/house.sqlite3"}).db == Path.home() / "house.sqlite3"


def test_without_anything_bots_and_the_end_take_as_long_as_people_like() -> None:
    settings = from_environment({})
    assert (settings.bot_workers, settings.bot_seconds, settings.bot_pause_ms) == (2, 2.0, 600)
    assert (settings.drain_seconds, settings.log_format, settings.log_level) == (5.0, "auto", "info")


def test_the_usual_limits_are_those_of_the_house() -> None:
    assert Settings().limits == from_environment({}).limits == RATES
    assert {
        "request": Rate(6000, 2000),
        "guest": Rate(30, 60),
        "code": Rate(10, 30),
        "puzzle": Rate(20, 40),
        "command": Rate(6000, 600),
        "table": Rate(60, 60),
        "chat": Rate(300, 100),
        "hint": Rate(200, 100),
        "review": Rate(20, 40),
        "try": Rate(3000, 600),
    } == RATES
    assert Settings().guest_limits == from_environment({}).guest_limits == GUEST_RATES
    assert {
        "command": Rate(600, 40),
        "table": Rate(10, 10),
        "chat": Rate(30, 10),
        "hint": Rate(30, 20),
        "review": Rate(2, 6),
        "try": Rate(300, 60),
    } == GUEST_RATES


def test_what_a_guest_may_is_set_apart_from_what_an_address_may() -> None:
    settings = from_environment({"TORTUGA_LIMIT_CHAT": "500/50", "TORTUGA_GUEST_LIMIT_CHAT": "5/1"})
    assert (settings.limits["chat"], settings.guest_limits["chat"]) == (Rate(500, 50), Rate(5, 1))


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("PORT", "0", "65535"),
        ("BOT_WORKERS", "1", "64"),
        ("BOT_SECONDS", "0.1", "60"),
        ("BOT_PAUSE_MS", "0", "10000"),
        ("DRAIN_SECONDS", "0", "60"),
    ],
)
def test_numbers_go_as_far_as_they_may_and_no_further(name: str, least: str, most: str) -> None:
    for value in (least, most):
        assert float(getattr(from_environment({f"TORTUGA_{name}": value}), name.lower())) == float(value)
    for value in (str(float(least) - 0.1 if "." in least else int(least) - 1), str(int(most) + 1)):
        with pytest.raises(Refusal, match="option-value") as refused:
            from_environment({f"TORTUGA_{name}": value})
        assert refused.value.facts == {"name": f"TORTUGA_{name}", "value": value}


def test_a_flag_that_cannot_be_is_refused_by_its_own_name() -> None:
    with pytest.raises(Refusal, match="option-value") as refused:
        from_environment({}, bot_workers="many")
    assert refused.value.facts == {"name": "--bot-workers", "value": "many"}


def test_a_limit_may_be_one_at_once_and_less_than_one_a_minute() -> None:
    assert from_environment({"TORTUGA_LIMIT_CHAT": "0.5/1"}).limits["chat"] == Rate(0.5, 1)


@pytest.mark.parametrize("given", ["http://rum.example", "https://rum.example:8443/", "http://[::1]:8678"])
def test_a_public_address_may_have_a_port_and_no_tls(given: str) -> None:
    settings = from_environment({"TORTUGA_PUBLIC_URL": given})
    assert (settings.origin, settings.tls) == (given.rstrip("/"), given.startswith("https"))
    assert from_environment({"TORTUGA_PUBLIC_URL": given, "TORTUGA_TLS": "yes"}).tls


def test_a_port_that_goes_without_saying_is_not_part_of_an_origin() -> None:
    addresses = ["http://rum.example:80", "https://rum.example:443", "http://rum.example:443", "https://rum.example:80"]
    assert [origin(one) for one in addresses] == [
        "http://rum.example",
        "https://rum.example",
        "http://rum.example:443",
        "https://rum.example:80",
    ]


def test_names_are_a_list_with_commas_and_a_home_folder_is_found() -> None:
    settings = from_environment({"TORTUGA_NAMES": " tortuga.lan, ,rum.lan", "TORTUGA_DB": "~/house.sqlite3"})
    assert settings.names == ("tortuga.lan", "rum.lan")
    assert settings.db == Path.home() / "house.sqlite3"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "x"),
        ("PORT", "70000"),
        ("NO_BROWSER", "perhaps"),
        ("PUBLIC_URL", "rum.example"),
        ("PUBLIC_URL", "https://rum.example/play"),
        ("PUBLIC_URL", "ftp://rum.example"),
        ("PUBLIC_URL", "https://"),
        ("PUBLIC_URL", "https://rum.example:0"),
        ("PUBLIC_URL", "https://rum.example:x"),
        ("PUBLIC_URL", "https://rum.example?table=1"),
        ("PUBLIC_URL", "https://rum.example#table"),
        ("PUBLIC_URL", "https://[x"),
        ("PUBLIC_URL", "https://me@rum.example"),
        ("TRUSTED_PROXIES", "everybody"),
        ("LIMIT_TABLE", "10"),
        ("LIMIT_TABLE", "0/5"),
        ("LIMIT_TABLE", "5/0"),
        ("LIMIT_TABLE", "x/5"),
        ("GUEST_LIMIT_TABLE", "10"),
        ("LOG_FORMAT", "xml"),
        ("BOT_WORKERS", "0"),
    ],
)
def test_a_value_that_cannot_be_is_refused(name: str, value: str) -> None:
    with pytest.raises(Refusal, match="option-value"):
        from_environment({f"TORTUGA_{name}": value})


@pytest.mark.parametrize("word", ["0", "false", "no", "off", "No", "OFF"])
def test_no_browser_can_be_said_to_be_no(word: str) -> None:
    assert from_environment({"TORTUGA_NO_BROWSER": word}).open_browser
    assert not from_environment({"TORTUGA_OPEN_BROWSER": word}).open_browser


@pytest.mark.parametrize("word", ["1", "true", "yes", "on", "Yes", "ON"])
def test_no_browser_can_be_said_to_be_so(word: str) -> None:
    assert not from_environment({"TORTUGA_NO_BROWSER": word}).open_browser
    assert from_environment({"TORTUGA_OPEN_BROWSER": word, "TORTUGA_NO_BROWSER": "yes"}).open_browser
