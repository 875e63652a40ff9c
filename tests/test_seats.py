"""Who sits where, from its short form."""

import getpass

import pytest

from tortuga.kernel import OptionError, UnknownName, registry
from tortuga.seats import read_seats

RUM = registry.title("rum")


def names(specs: str) -> list[str]:
    return [plan.name for plan in read_seats(specs.split(","), RUM)]


def test_people_have_their_names_and_bots_get_some() -> None:
    plans = read_seats(["Ania", "bot:greedy", " Bartek ", "bot:random"], RUM)
    assert [(plan.spec, plan.name, plan.bot) for plan in plans] == [
        ("Ania", "Ania", None),
        ("bot:greedy", "Calico", "greedy"),
        ("Bartek", "Bartek", None),
        ("bot:random", "Bonny", "random"),
    ]


def test_a_bot_never_takes_the_name_of_a_person() -> None:
    assert names("Calico,bot:greedy,Morgan,bot:greedy") == ["Calico", "Bonny", "Morgan", "Read"]
    assert names("Calico,Bonny,Morgan,Read,bot:greedy") == ["Calico", "Bonny", "Morgan", "Read", "Calico 2"]
    assert names(",".join(["bot:random"] * 6))[-2:] == ["Calico 2", "Bonny 2"]


@pytest.mark.parametrize(
    ("login", "name"),
    [("ania", "Ania"), ("x" * 50, "X" + "x" * 19), ("", "Tortuga"), ("a\x1b[2Jb", "A�[2jb"), ("żaneta", "Żaneta")],
)
def test_me_is_whoever_is_logged_in(monkeypatch: pytest.MonkeyPatch, login: str, name: str) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: login)
    assert names("me,bot:greedy") == [name, "Calico"]


@pytest.mark.parametrize("trouble", [KeyError("uid"), OSError("no login"), ImportError("pwd")])
def test_me_has_a_name_even_without_an_account(monkeypatch: pytest.MonkeyPatch, trouble: Exception) -> None:
    def getuser() -> str:
        raise trouble

    monkeypatch.setattr(getpass, "getuser", getuser)
    assert names(" me ,bot:greedy") == ["Tortuga", "Calico"]


@pytest.mark.parametrize(
    ("specs", "key"),
    [
        ("", "seats-empty"),
        ("Ania,", "seats-empty"),
        ("Ania, ,bot:greedy", "seats-empty"),
        ("Ania,Ania", "seat-twice"),
        ("me,me", "seat-twice"),
        ("x" * 21 + ",bot:greedy", "seat-name-unfit"),
        ("a\x1b[2Jb,bot:greedy", "seat-name-unfit"),
        ("a\u202eb,bot:greedy", "seat-name-unfit"),
    ],
)
def test_seats_that_cannot_be_are_refused(specs: str, key: str) -> None:
    with pytest.raises(OptionError) as no:
        read_seats(specs.split(","), RUM)
    assert no.value.key == key


@pytest.mark.parametrize("bot", ["bot:nosuch", "bot:", "bot:rum.greedy", "bot:Greedy"])
def test_unknown_bots_are_refused(bot: str) -> None:
    with pytest.raises(UnknownName) as no:
        read_seats(["Ania", bot], RUM)
    assert no.value.key == "unknown-bot"
    assert no.value.facts["known"] == "easy, expert, greedy, hard, medium, random"
