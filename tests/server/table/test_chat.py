"""What is said at a table."""

import pytest

from server.tables import Sitting, refused
from tortuga.server import protocol
from tortuga.server.table import pictures


def test_chat_is_cleaned_and_phrases_go_by_their_key() -> None:
    at = Sitting("ania", "bartek")
    at.do("ania", protocol.Chat, text="  ahoj\u202e \u200b sailors ")
    at.do("bartek", protocol.Chat, phrase="well-played")
    said = [(line.n, line.name, line.seat, line.text, line.phrase) for line in at.sees(None).chat]
    assert said == [(1, "Ania", 0, "ahoj sailors", None), (2, "Bartek", 1, None, "well-played")]
    with refused("unknown-phrase"):
        at.do("ania", protocol.Chat, phrase="shut-up")
    with refused("chat-empty"):
        at.do("ania", protocol.Chat, text=" \u200b ")


@pytest.mark.parametrize("who", ["ania", "daria"])
def test_who_only_looks_on_cannot_tell_players_anything(who: str) -> None:
    with refused("table-not-yours"):
        Sitting("cyryl", "bartek").do(who, protocol.Chat, text="take the plank")


def test_a_host_without_a_seat_may_talk() -> None:
    at = Sitting("open", "open")
    at.do("ania", protocol.Chat, text="ahoj")
    assert [(line.name, line.seat, line.text) for line in at.sees(None).chat] == [("Ania", None, "ahoj")]


def test_a_chat_can_be_off_or_closed_by_the_host() -> None:
    with refused("chat-off"):
        Sitting("ania", "bartek", chat=False).do("ania", protocol.Chat, text="hello")
    at = Sitting("ania", "bartek")
    at.do("ania", protocol.CloseChat)
    assert at.sees(None).chat_closed
    with refused("chat-closed"):
        at.do("bartek", protocol.Chat, text="hello")
    at.do("ania", protocol.CloseChat, closed=False)
    at.do("bartek", protocol.Chat, text="hello")


def test_what_was_said_counts_as_a_command_also_after_a_restart() -> None:
    at = Sitting("ania", "bartek")
    at.do("bartek", protocol.Chat, text="ahoj")
    at.do("ania", protocol.Chat, phrase="well-played")
    said = {line.command: (line.guest, at.table.seq) for line in at.chat}
    assert len(said) == 2
    for table in (at.table, at.refolded().table):
        assert {command: table.log.commands.find(command) for command in said} == said
    assert [line.n for line in pictures.now(at.table, None, at.now, None, 1).chat] == [2]
