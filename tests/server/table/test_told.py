"""What a table tells: its story line by line, its rows as the disk has them, refusals with their facts, and the rest
that lists, files and new guests are shown."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from server.tables import NAMES, START, Sitting, refused, setup, small_titles
from tortuga.kernel.errors import Refusal
from tortuga.kernel.messages import Seat
from tortuga.kernel.records import Record
from tortuga.server import protocol
from tortuga.server.table.rows import (
    Arranged,
    Chair,
    ChatSwitched,
    Chose,
    Opened,
    Played,
    Sat,
    Started,
    Stood,
    UnreadableRow,
    from_row,
    kind_of,
    to_row,
)
from tortuga.server.table.table import HOUSE, Table, rotated


@pytest.fixture(scope="module", autouse=True)
def _titles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with small_titles(tmp_path_factory.mktemp("titles")):
        yield


# -- The story --------------------------------------------------------------------------------------------------------


def told(at: Sitting, since: int = 0) -> list[tuple[str, str, dict[str, Any]]]:
    """The house's own lines: the kind of the row, the key and what it mentions."""
    entries = at.table.told(None)[since:]
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
        ("takeover", "house-takeover", {"name": Seat(1), "bot": "random"}),
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
    assert at.table.commands["command-again"] == ("bartek", at.table.seq - 1)


def test_an_entry_says_who_did_it_and_which_record_it_is() -> None:
    at = Sitting("ania", "bot:random").started()
    at.play("ania", "draw")
    at.bot(1, "draw")
    at.do("ania", protocol.AskBack, to=1)
    entries = [(one.kind, one.record, one.seat, one.by, one.back) for one in at.table.told(None)]
    assert entries == [
        ("opened", None, None, None, None),
        ("started", None, None, None, None),
        ("deal", 1, None, None, None),
        ("move", 2, 0, None, None),
        ("move", 3, 1, "bot:random", None),
        ("asked-back", None, None, None, None),
        ("back", 4, None, "all", 1),
    ]


# -- Refusals, with what they mention ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "fields", "key", "facts"),
    [
        (protocol.Sit, {"seat": 7}, "already-seated", {}),
        (protocol.Arrange, {"seat": 3, "who": "open"}, "seat-unknown", {"number": 4}),
        (protocol.Arrange, {"seat": 0, "who": "open"}, "seat-taken", {"number": 1}),
        (protocol.Arrange, {"seat": 2, "who": "nobody"}, "seat-plan", {"plan": "nobody"}),
        (protocol.Start, {}, "seats-open", {"count": 2}),
    ],
)
def test_what_a_host_is_refused_before_the_start(
    kind: type, fields: dict[str, object], key: str, facts: dict[str, object]
) -> None:
    with pytest.raises(Refusal) as told_why:
        Sitting("ania", "open", "open").do("ania", kind, **fields)
    assert (told_why.value.key, told_why.value.facts) == (key, facts)


@pytest.mark.parametrize(
    ("seat", "key", "number"), [(3, "seat-unknown", 4), (0, "seat-taken", 1), (1, "seat-taken", 2)]
)
def test_who_sits_down_is_told_which_seat_is_not_free(seat: int, key: str, number: int) -> None:
    with pytest.raises(Refusal) as told_why:
        Sitting("ania", "bot:random", "open").do("bartek", protocol.Sit, seat=seat)
    assert (told_why.value.key, told_why.value.facts) == (key, {"number": number})


@pytest.mark.parametrize(
    ("kind", "fields", "key", "facts"),
    [
        (protocol.Choose, {"seat": 2, "what": "end"}, "seat-unknown", {"number": 3}),
        (protocol.Choose, {"seat": 1, "what": "end"}, "not-away", {"number": 2}),
        (protocol.Choose, {"seat": 0, "what": "wait"}, "not-away", {"number": 1}),
        (protocol.AskBack, {"to": 9}, "undo-no-such-moment", {"n": 9}),
    ],
)
def test_what_a_player_is_refused(kind: type, fields: dict[str, object], key: str, facts: dict[str, object]) -> None:
    with pytest.raises(Refusal) as told_why:
        Sitting("ania", "bartek").started().do("ania", kind, **fields)
    assert (told_why.value.key, told_why.value.facts) == (key, facts)


def test_nothing_is_chosen_about_a_seat_that_a_bot_keeps_already() -> None:
    at = Sitting("ania", "bartek").started()
    at.do("bartek", protocol.Leave)
    at.do("ania", protocol.Choose, seat=1, what="bot")
    with refused("not-away"):
        at.do("ania", protocol.Choose, seat=1, what="end")


# -- Rows, as the disk has them ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "body"),
    [
        (Sat(1, "bartek"), '{"kind":"sat","seat":1,"guest":"bartek"}'),
        (Stood(1), '{"kind":"stood","seat":1}'),
        (Arranged(2, "random"), '{"kind":"arranged","seat":2,"bot":"random"}'),
        (Arranged(2), '{"kind":"arranged","seat":2}'),
        (Started("1", "d", None), '{"kind":"started","rules":"1","data":"d","seed_hash":null}'),
        (Started("1", "d", "h", 7), '{"kind":"started","rules":"1","data":"d","seed_hash":"h","after":7}'),
        (Chose(0, 1, "bot"), '{"kind":"chose","seat":0,"leaver":1,"what":"bot"}'),
        (ChatSwitched(False), '{"kind":"chat-switched","closed":false}'),
    ],
)
def test_a_row_holds_what_differs_from_the_usual_and_is_read_again(event: Any, body: str) -> None:
    row = to_row(event, seq=3, at=START, actor="ania", command=None, rules=None, digest=None)
    assert (row.body, row.chance) == (body, None)
    assert row.kind == msgspec.json.decode(body)["kind"]
    assert from_row(row) == event


def test_the_first_row_holds_the_chairs_as_short_as_can_be() -> None:
    opened = Opened(setup(), "ania", [Chair(guest="ania"), Chair(bot="random"), Chair()])
    row = to_row(opened, seq=1, at=START, actor="ania", command="c", rules=None, digest=None)
    assert row.body.endswith('"host":"ania","chairs":[{"guest":"ania"},{"bot":"random"},{}]}')


@pytest.mark.parametrize(
    ("record", "kind"),
    [
        (Record(n=1, chance=[2, 3]), "deal"),
        (Record(n=2, seat=0, do="draw", chance=[5]), "move"),
        (Record(n=3, seat=0, lapse=True), "lapse"),
        (Record(n=4, back=1, by="all"), "back"),
        (Record(n=5, house="left", seat=0), "left"),
    ],
)
def test_chance_has_a_column_of_its_own(record: Record, kind: str) -> None:
    row = to_row(Played(record), seq=9, at=START, actor=HOUSE, command=None, rules="1", digest="d")
    assert kind_of(record) == row.kind == kind
    assert row.chance == (msgspec.json.encode(record.chance).decode() if record.chance else None)
    assert "chance" not in row.body
    assert from_row(row) == Played(record)


def test_a_row_that_nobody_can_have_written_is_told_by_its_number() -> None:
    row = to_row(Stood(1), seq=3, at=START, actor="ania", command=None, rules=None, digest=None)
    with pytest.raises(UnreadableRow) as told_why:
        from_row(msgspec.structs.replace(row, body='{"kind":"danced"}'))
    assert (told_why.value.key, told_why.value.facts) == ("table-differs", {"seq": 3})


def test_a_log_whose_state_differs_is_refused_at_the_row_where_it_does() -> None:
    at = Sitting("ania", "bartek").started()
    at.play("ania", "draw")
    rows = [*at.log[:-1], msgspec.structs.replace(at.log[-1], digest="another")]
    with pytest.raises(Refusal) as told_why:
        Table.fold(at.about, rows, [], NAMES.__getitem__)
    assert (told_why.value.key, told_why.value.facts) == ("table-differs", {"seq": len(rows)})


def test_what_cannot_be_folded_is_closed_and_keeps_its_record_up_to_there() -> None:
    at = Sitting("ania", "open", "open")
    at.do("bartek", protocol.Sit, seat=1)
    at.do("ania", protocol.Start, fill="bot:random")
    at.play("ania", "draw")
    broken = msgspec.structs.replace(at.log[-1], seq=99, body="{}")
    table = Table.unreadable(at.about, [*at.log, broken, at.log[-1]], NAMES.__getitem__)
    assert (table.status, table.is_unreadable, table.seq) == ("closed", True, len(at.log))
    assert [(chair.guest, chair.bot) for chair in table.chairs] == [("ania", None), ("bartek", None), (None, "random")]
    header, records = table.record()
    assert (header.title, header.seats) == ("planks", ["Ania", "Bartek", "bot:random"])
    assert records == at.game.records
    assert header == at.game.header
    with pytest.raises(UnreadableRow):
        Table.unreadable(at.about, [broken], NAMES.__getitem__)


# -- What lists, files and new guests are shown -----------------------------------------------------------------------


def test_only_who_sits_knows_the_code_and_the_hash_comes_with_the_start() -> None:
    at = Sitting("ania", "open")
    spectator, seated = at.table.about(None), at.table.about(0)
    assert (spectator.table, spectator.code, seated.code) == ("table-1", None, "ABCDEF")
    assert spectator.seed_hash is None
    at.do("ania", protocol.Start, fill="bot:random")
    assert at.table.about(None).seed_hash == at.game.header.seed_hash
    assert at.table.is_code("abcdef")
    assert not at.table.is_code("abcdeg")


def test_who_knows_the_table_is_told_about_it_again_when_the_hash_is_known() -> None:
    at = Sitting("ania", "bartek")
    assert at.sees(None, since=at.table.seq).about is None
    before = at.table.seq
    at.started()
    assert at.sees(None, since=before).about is not None
    assert at.sees(None, since=before + 1).about is None


def test_a_list_shows_seats_clock_spectators_and_how_it_ended() -> None:
    at = Sitting("ania", "bartek", clock=protocol.TurnClock(seconds=60), spectators=False)
    card = at.table.card()
    assert b"outcome" not in protocol.ENCODER.encode(card)
    assert (card.status, card.spectators, card.clock) == ("open", False, protocol.TurnClock(seconds=60))
    assert ([chair.guest for chair in card.chairs], card.outcome) == (["ania", "bartek"], None)
    at.started()
    while at.game.state.due():
        seat = at.game.state.due()[0]
        at.play(at.table.chairs[seat].guest or "", at.offers(seat)[0])
    card = at.table.card()
    assert card.status == "over"
    assert card.outcome == at.game.state.outcome() == at.sees(None).outcome
    assert card.outcome is not None


def test_a_record_can_be_had_after_the_end_with_the_names_of_all() -> None:
    at = Sitting("ania", "bot:random").started()
    with refused("table-not-over"):
        at.table.record()
    at.do("ania", protocol.Choose, seat=0, what="end")
    header, records = at.table.record()
    assert header.seats == ["Ania", "bot:random"]
    assert records == at.table.moments == at.game.records
    assert header.seed == "1"


def test_names_of_seats_that_nobody_has() -> None:
    at = Sitting("ania", "bot:random", "open")
    at.table.chairs[2].name = None
    assert at.table.names() == ["Ania", "bot:random", "3"]
    at.table.chairs[2].name = "Captain"
    assert at.table.names() == ["Ania", "bot:random", "Captain"]


def test_a_rematch_begins_with_the_last_chair_and_everybody_present() -> None:
    chairs = [
        Chair(guest="ania", away=True),
        Chair(guest="bartek", stand_in="random"),
        Chair(bot="random"),
    ]
    assert rotated(chairs) == [Chair(bot="random"), Chair(guest="ania"), Chair(guest="bartek")]


def test_a_clock_is_shown_for_people_while_they_play() -> None:
    at = Sitting("ania", "bartek", "bot:random", clock=protocol.TurnClock(seconds=60))
    assert [chair.left_ms for chair in at.sees(None).chairs] == [None, None, None]
    at.started()
    assert [chair.left_ms for chair in at.sees(None).chairs] == [60_000, 60_000, None]
    at.table.close("house-end", at.now)
    at.settle()
    assert [chair.left_ms for chair in at.sees(None).chairs] == [None, None, None]


def test_nobody_waits_for_anybody_when_the_game_has_ended() -> None:
    at = Sitting("ania", "bartek").started()
    assert at.table.grace
    at.do("bartek", protocol.Leave)
    assert [leaver.seat for leaver in at.sees(None).leavers] == [1]
    at.do("ania", protocol.Choose, seat=1, what="end")
    assert (at.table.grace, at.table.deadlines(), at.sees(None).leavers) == ({}, {}, [])
    at.arrived(1)
    assert at.kinds[-1] == "end", "nobody returns to a game that has ended"


def test_a_bot_may_answer_what_it_was_asked_and_nothing_else() -> None:
    at = Sitting("ania", "bot:random").started()
    decision = at.game.decision(0)
    assert not at.table.bot_plays(0, decision, "draw", "bot:random", at.now), "a person decides there"
    at.play("ania", "draw")
    owed = at.game.decision(1)
    assert not at.table.bot_plays(1, owed + 1, "draw", "bot:random", at.now)
    assert at.table.bot_plays(1, owed, "draw", "bot:random", at.now)
    at.settle()
    assert not at.table.bot_plays(1, owed, "draw", "bot:random", at.now)
    at.play("ania", "draw")
    at.do("ania", protocol.Choose, seat=0, what="end")
    assert not at.table.bot_plays(1, at.game.decision(1), "draw", "bot:random", at.now)
    assert at.table.bots_due() == []


def test_a_move_is_shown_as_an_offer_before_it_is_made() -> None:
    at = Sitting("ania", "bartek").started()
    assert at.table.would_bring("ania", "draw").do == "draw"
    foreign = next(plank for plank in ("r1", "g1", "b1") if plank not in at.sees("ania").view.rack)
    for ask in (lambda: at.table.would_bring("ania", foreign), lambda: at.table.steps(0, at.decision("ania"), foreign)):
        with refused("planks-not-yours"):
            ask()
    with refused("table-not-yours"):
        at.table.would_bring("daria", "draw")
    decision = at.decision("ania")
    assert at.table.steps(0, decision, "draw") == []
    for seat, asked in ((0, decision + 1), (1, decision)):
        with refused("not-your-decision"):
            at.table.steps(seat, asked, "draw")
    at.do("ania", protocol.Leave)
    at.do("bartek", protocol.Choose, seat=0, what="bot")
    for look in (at.table.would_bring, at.table.review):
        with refused("seat-kept"):
            look("ania", "draw")


def test_what_was_said_counts_as_a_command_also_after_a_restart() -> None:
    at = Sitting("ania", "bartek")
    at.do("bartek", protocol.Chat, text="ahoj")
    at.do("ania", protocol.Chat, phrase="well-played")
    said = {line.command: (line.guest, at.table.seq) for line in at.chat}
    assert len(said) == 2
    assert said.items() <= at.table.commands.items()
    assert said.items() <= at.refolded().table.commands.items()
    assert [line.n for line in at.table.now(None, at.now, None, 1).chat] == [2]
