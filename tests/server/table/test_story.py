"""What a table tells, line by line."""

from typing import Any

from server.tables import Sitting
from tortuga.kernel.messages import Seat
from tortuga.server import protocol


def test_who_comes_hears_the_whole_story_and_who_comes_back_what_was_missed() -> None:
    at = Sitting("ania", "bartek").started()
    for who in (None, "ania"):
        assert [entry.seq for entry in at.sees(who).story] == list(range(1, at.table.seq + 1))
        assert [entry.seq for entry in at.sees(who, since=1).story] == list(range(2, at.table.seq + 1))
        assert at.sees(who, since=at.table.seq).story == []


def test_of_a_step_its_own_story_is_told_and_no_other() -> None:
    at = Sitting("ania", "bartek").started()
    at.play("ania", "draw")
    at.do("bartek", protocol.Leave)  # a row of the story without a record
    for record in at.game.records:
        assert {entry.record for entry in at.table.story.told_at(record.n, None)} == {record.n}
    assert at.table.story.told_at(len(at.game.records) + 1, None) == []


def told(at: Sitting, since: int = 0) -> list[tuple[str, str, dict[str, Any]]]:
    """The house's own lines: the kind of the row, the key and what it mentions."""
    entries = at.table.story.told(None)[since:]
    return [
        (entry.kind, line.key, line.args) for entry in entries for line in entry.lines if line.key.startswith("house-")
    ]


def test_the_story_before_the_start() -> None:
    at = Sitting("ania", "open", "open")
    at.do("bartek", protocol.Sit, seat=1)
    at.do("bartek", protocol.Stand)
    at.do("ania", protocol.Arrange, seat=2, who="bot:random")
    at.do("ania", protocol.CloseChat)
    at.do("ania", protocol.CloseChat, closed=False)
    at.do("ania", protocol.Start, fill="bot:random")
    assert told(at) == [
        ("sat", "house-sat", {"name": Seat(1)}),
        ("stood", "house-stood", {"number": 2}),
        ("arranged", "house-arranged", {"number": 3}),
        ("chat-switched", "house-chat-closed", {}),
        ("chat-switched", "house-chat-opened", {}),
        ("arranged", "house-arranged", {"number": 2}),
        ("started", "house-started", {}),
    ]


def test_the_story_of_take_backs() -> None:
    at = Sitting("ania", "bartek").started()
    started = at.table.seq
    at.play("ania", "draw")
    for agree in (False, True):
        at.do("ania", protocol.AskBack, to=1)
        at.do("bartek", protocol.AnswerBack, agree=agree)
    assert told(at, started) == [
        ("asked-back", "house-back-asked", {"name": Seat(0), "n": 1}),
        ("answered-back", "house-back-declined", {"name": Seat(1)}),
        ("asked-back", "house-back-asked", {"name": Seat(0), "n": 1}),
        ("back", "house-back-all", {}),
    ]


def test_the_story_of_an_undo_names_who_did_it() -> None:
    at = Sitting("ania", "bartek", title="skirmish").started()
    at.play("bartek", "bid 1")
    known = at.table.seq
    at.do("bartek", protocol.Undo)
    assert told(at, known) == [("back", "house-back", {"name": Seat(1)})]


def test_the_story_of_somebody_who_leaves_and_comes_back() -> None:
    at = Sitting("ania", "bartek", "cyryl").started().arrived(0, 1, 2)
    started = at.table.seq
    at.do("bartek", protocol.Leave)
    at.do("ania", protocol.Choose, seat=1, what="wait")
    at.arrived(1)
    at.do("bartek", protocol.Leave)
    assert at.sees(None).leavers[0].chosen == {}, "who has come back is voted on anew"
    for guest in ("ania", "cyryl"):
        at.do(guest, protocol.Choose, seat=1, what="bot")
    at.do("bartek", protocol.Claim)
    at.do("cyryl", protocol.Leave)
    for guest in ("ania", "bartek"):
        at.do(guest, protocol.Choose, seat=2, what="end")
    assert told(at, started) == [
        ("left", "house-left", {"name": Seat(1)}),
        ("chose", "house-chose-wait", {"name": Seat(0), "leaver": Seat(1)}),
        ("returned", "house-returned", {"name": Seat(1)}),
        ("left", "house-left", {"name": Seat(1)}),
        ("chose", "house-chose-bot", {"name": Seat(0), "leaver": Seat(1)}),
        ("chose", "house-chose-bot", {"name": Seat(2), "leaver": Seat(1)}),
        ("takeover", "house-takeover", {"name": Seat(1), "bot": "hard"}),
        ("claim", "house-claim", {"name": Seat(1)}),
        ("left", "house-left", {"name": Seat(2)}),
        ("chose", "house-chose-end", {"name": Seat(0), "leaver": Seat(2)}),
        ("chose", "house-chose-end", {"name": Seat(1), "leaver": Seat(2)}),
        ("end", "house-end", {"name": Seat(2)}),
    ]


def test_the_story_of_time_outs_rematches_and_ends() -> None:
    at = Sitting("ania", "bartek", clock=protocol.TurnClock(seconds=30)).started().arrived(0, 1)
    started = at.table.seq
    at.later(30)
    at.table.rematched("bartek", "command-again", "table-2", at.now)
    at.table.close("house-unstarted", at.now)
    at.settle()
    assert told(at, started) == [
        ("lapse", "house-lapse", {"name": Seat(0)}),
        ("rematched", "house-rematch", {}),
        ("closed", "house-unstarted", {}),
    ]
    assert at.sees(None).rematch == "table-2"
    assert at.table.log.commands.find("command-again") == ("bartek", at.table.seq - 1)


def test_an_entry_says_who_did_it_and_which_record_it_is() -> None:
    at = Sitting("ania", "bot:random").started()
    at.play("ania", "draw")
    at.bot(1, "draw")
    at.do("ania", protocol.AskBack, to=1)
    entries = [(one.kind, one.record, one.seat, one.by, one.back) for one in at.table.story.told(None)]
    assert entries == [
        ("opened", None, None, None, None),
        ("started", None, None, None, None),
        ("deal", 1, None, None, None),
        ("move", 2, 0, None, None),
        ("move", 3, 1, "bot:random", None),
        ("asked-back", None, None, None, None),
        ("back", 4, None, "all", 1),
    ]
