"""Two houses over one database: no process owns a table, and nobody can tell which of them answered."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from server.house.open_house import OpenHouse, Tab
from server.house.two_houses import caught_up, two_houses
from server.tables import new_id, refused
from tortuga.kernel.errors import Refusal
from tortuga.server import protocol
from tortuga.server.house import patience
from tortuga.server.house.room import Room
from tortuga.server.not_now import NotNow
from tortuga.server.protocol import Accepted, Stale
from tortuga.server.replies import status_of
from tortuga.server.store import Change, Head, InDoubt, Lost, Store, StoreTrouble
from tortuga.server.store.places import Place
from tortuga.server.table.table import Table
from tortuga.server.workers.bots import BotPool, Chosen

Scenario = Callable[[OpenHouse, OpenHouse], Awaitable[None]]


def play_out(place: Place, scenario: Scenario) -> None:
    async def whole() -> None:
        async with two_houses(place) as (first, second):
            await scenario(first, second)

    asyncio.run(whole())


async def rooms_of(table: str, *houses: OpenHouse) -> list[Room]:
    return [await one.house.room(table) for one in houses]


async def a_table(first: OpenHouse, second: OpenHouse, *seats: str, **more: Any) -> list[Room]:
    """One table that both houses have in memory."""
    room = await first.table(*(seats or ("ania", "bartek")), **more)
    return await rooms_of(room.table.id, first, second)


# -- What one has done, the other one knows ---------------------------------------------------------------------------


def test_a_game_is_played_move_by_move_in_turn_at_both(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await a_table(first, second)
        for _ in range(3):
            await first.play("ania", here, "draw")
            await second.house.look_around()  # nobody watches there: it stays behind
            assert there.table.seq < here.table.seq
            decision = here.table.game.decision(1) if here.table.game else 0
            reply = await second.do("bartek", there, protocol.Play, decision=decision, move="draw")
            assert isinstance(reply, Accepted)
            assert reply.seq == there.table.seq
            decision = there.table.game.decision(0) if there.table.game else 0
            assert isinstance(await first.do("ania", here, protocol.Play, decision=decision, move="draw"), Accepted)
            decision = here.table.game.decision(1) if here.table.game else 0
            assert isinstance(await first.do("bartek", here, protocol.Play, decision=decision, move="draw"), Accepted)
        assert [row[0] for row in first.rows(here)] == list(range(1, here.table.seq + 1))

    play_out(place, scenario)


def test_who_watches_elsewhere_sees_it(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await a_table(first, second)
        tab = await second.tab(there, "bartek")
        await first.play("ania", here, "draw")
        await first.do("ania", here, protocol.Chat, text="ahoj")
        await caught_up(first, second)
        await tab.watcher.finish()
        assert (tab.last["seq"], tab.kinds[-1]) == (here.table.seq, "move")
        assert [line["text"] for frame in tab.frames for line in frame.get("chat", [])] == ["ahoj"]

    play_out(place, scenario)


@pytest.mark.parametrize("again", ["the same house", "the other one"])
def test_a_command_that_comes_again_gets_the_same_answer_anywhere(place: Place, again: str) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await a_table(first, second)
        decision = here.table.game.decision(0) if here.table.game else 0
        ania = await first.guest("ania")
        for command in (
            protocol.Play(id=new_id(), decision=decision, move="draw"),
            protocol.Chat(id=new_id(), text="ahoj"),
        ):
            told = await first.house.command(here, ania, command)
            house, room = (first, here) if again == "the same house" else (second, there)
            assert await house.house.command(room, ania, command) == told
        assert first.kinds(here).count("move") == 1

    play_out(place, scenario)


def test_a_no_is_final_only_at_the_head(place: Place) -> None:
    """Each of these is refused by who is behind, and allowed by what happened elsewhere meanwhile."""

    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await a_table(first, second, "ania", "open", start=False)
        bartek = await first.guest("bartek")
        await first.do("bartek", here, protocol.Sit, code=here.table.code)
        assert isinstance(await second.do("bartek", there, protocol.Stand), Accepted)  # he does not sit there
        await second.do("bartek", there, protocol.Sit, code=there.table.code)
        assert isinstance(await first.do("ania", here, protocol.Start), Accepted)  # a seat is open
        await first.play("ania", here, "draw")
        game = here.table.game
        assert game is not None
        play = protocol.Play(id=new_id(), decision=game.decision(1), move="draw")
        assert isinstance(await second.house.command(there, bartek, play), Accepted)  # there is no game there
        asked = protocol.Try(id=new_id(), decision=there.table.game.decision(0) if there.table.game else 0, move="draw")
        assert isinstance(await first.house.command(here, await first.guest("ania"), asked), Accepted)  # it is not hers

    play_out(place, scenario)


def test_a_no_is_said_of_a_version_and_a_yes_for_good(place: Place) -> None:
    """The same command, sent again and again to both."""

    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await a_table(first, second, "ania", "cyryl", start=False)
        bartek = await first.guest("bartek")
        sit = protocol.Sit(id=new_id(), code=here.table.code)
        for _ in range(2):
            for one, room in ((first, here), (second, there)):
                with refused("table-full"):
                    await one.house.command(room, bartek, sit)
        await first.do("cyryl", here, protocol.Stand)
        yes = await second.house.command(there, bartek, sit)
        assert isinstance(yes, Accepted)
        assert await first.house.command(here, bartek, sit) == yes
        await second.do("bartek", there, protocol.Stand)
        await first.do("cyryl", here, protocol.Sit, code=here.table.code)
        for one, room in ((first, here), (second, there)):
            assert await one.house.command(room, bartek, sit) == yes, "although there is no seat again"
        assert first.kinds(here).count("sat") == 3

    play_out(place, scenario)


def test_a_move_for_a_seat_that_a_bot_keeps_is_refused_until_the_bot_has_moved_and_stale_then(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose, may_think = BotPool.choose, asyncio.Event()

    async def when_it_may(pool: BotPool, *what: Any, **how: Any) -> Chosen:
        await may_think.wait()
        return await choose(pool, *what, **how)

    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        monkeypatch.setattr(BotPool, "choose", when_it_may)
        here, there = await a_table(first, second)
        await first.play("ania", here, "draw")
        await first.do("bartek", here, protocol.Leave)
        await first.do("ania", here, protocol.Choose, seat=1, what="bot")
        bartek, game = await first.guest("bartek"), here.table.game
        assert game is not None
        play = protocol.Play(id=new_id(), decision=game.decision(1), move="draw")
        for _ in range(2):
            for one, room in ((first, here), (second, there)):
                with refused("seat-kept"):
                    await one.house.command(room, bartek, play)
        may_think.set()
        await first.quiet()
        for one, room in ((first, here), (second, there)):
            late = await one.house.command(room, bartek, play)
            assert isinstance(late, Stale)
            assert late.now.seq == here.table.seq
        assert [row[3] for row in first.rows(here) if row[2] == "move"][-1].startswith("bot:")

    play_out(place, scenario)


def test_a_decision_that_was_answered_elsewhere_is_gone(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await a_table(first, second)
        decision = here.table.game.decision(0) if here.table.game else 0
        await first.play("ania", here, "draw")
        late = await second.do("ania", there, protocol.Play, decision=decision, move="draw")
        assert isinstance(late, Stale)
        assert late.now.seq == here.table.seq
        assert first.kinds(here).count("move") == 1

    play_out(place, scenario)


def test_two_at_the_same_moment_make_one_rematch(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await a_table(first, second)
        await first.to_the_end(here)
        replies = await asyncio.gather(
            first.do("ania", here, protocol.Rematch), second.do("bartek", there, protocol.Rematch)
        )
        made = {reply.table for reply in replies if isinstance(reply, Accepted)}
        assert len(made) == 1
        assert first.kinds(here).count("rematched") == 1
        assert len(await first.house.store.tables_of(await first.guest("ania"), 9)) == 2

    play_out(place, scenario)


def test_a_client_that_knows_more_than_this_house_does_not_see_time_go_back(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await a_table(first, second)
        await first.play("ania", here, "draw")
        tab = await second.tab(there, "ania", since=here.table.seq)
        assert [frame["seq"] for frame in tab.frames] == [here.table.seq]
        assert tab.kinds == []

    play_out(place, scenario)


def test_nor_does_who_looks_without_a_socket(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await a_table(first, second)
        await first.play("ania", here, "draw")
        seen = await second.house.now(there, await second.guest("ania"), here.table.seq)
        assert (seen.seq, seen.story) == (here.table.seq, [])
        whole = await second.house.now(there, await second.guest("ania"), 1000)  # nobody has ever been there
        assert [entry.seq for entry in whole.story] == list(range(1, here.table.seq + 1))

    play_out(place, scenario)


# -- When storing fails -----------------------------------------------------------------------------------------------


def losing(house: OpenHouse, error: Exception, *, stores: bool = False, times: int = 1) -> None:
    """The next changes end so, though the store has them perhaps."""
    commit = house.house.store.commit

    async def fails(change: Change) -> Head | None:
        nonlocal times
        if not change.rows or not times:
            return await commit(change)
        times -= 1
        if stores:
            await commit(change)
        raise error

    house.house.store.commit = fails  # type: ignore[method-assign]


@pytest.mark.parametrize("stores", [True, False])
def test_a_command_in_doubt_is_carried_out_once(place: Place, stores: bool) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, _ = await a_table(first, second)
        seq = here.table.seq
        losing(first, InDoubt(), stores=stores)
        reply = await first.play("ania", here, "draw")
        assert isinstance(reply, Accepted)
        assert reply.seq == here.table.seq == seq + 1
        assert first.kinds(here).count("move") == 1

    play_out(place, scenario)


@pytest.mark.parametrize(("error", "key"), [(Lost("seq"), "store-away"), (InDoubt(), "store-in-doubt")])
def test_who_cannot_read_what_others_have_stored_sends_again(
    place: Place, monkeypatch: pytest.MonkeyPatch, error: Exception, key: str
) -> None:
    """That somebody else was faster isn't an answer to what was asked: the command may be carried out all the same."""

    async def away(store: Store, table: str, known: Head) -> None:
        raise StoreTrouble("store-away")

    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await a_table(first, second)
        game = here.table.game
        assert game is not None
        play = protocol.Play(id=new_id(), decision=game.decision(0), move="draw")
        losing(first, error)
        ania = await first.guest("ania")
        with monkeypatch.context() as patch:
            patch.setattr(Store, "rows_from", away)
            with pytest.raises(NotNow) as said:
                await first.house.command(here, ania, play)
        assert (said.value.key, status_of(said.value)) == (key, 503)
        for one, room in ((second, there), (first, here)):
            assert isinstance(await one.house.command(room, ania, play), Accepted)
        assert first.kinds(here).count("move") == 1

    play_out(place, scenario)


@pytest.mark.parametrize(("error", "key"), [(Lost("seq"), "table-busy"), (InDoubt(), "store-in-doubt")])
def test_nobody_tries_for_ever(place: Place, monkeypatch: pytest.MonkeyPatch, error: Exception, key: str) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, _ = await a_table(first, second)
        monkeypatch.setattr(patience, "PATIENCE_S", 0.5)
        losing(first, error, times=1000)
        seq = here.table.seq
        with refused(key):
            await first.play("ania", here, "draw")
        assert here.table.seq == seq
        assert first.metric("tortuga_lost_changes_total") > 1
        monkeypatch.undo()

    play_out(place, scenario)


def test_what_the_disk_refused_was_never_there(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, _ = await a_table(first, second)
        before = here.table
        losing(first, StoreTrouble("store-full"))
        with refused("store-full"):
            await first.play("ania", here, "draw")
        assert here.table is before
        assert isinstance(await first.play("ania", here, "draw"), Accepted)

    play_out(place, scenario)


# -- Anything, in any order -------------------------------------------------------------------------------------------


class Checker:
    """What was answered and shown, against what is on the disk in the end."""

    def __init__(self) -> None:
        self.accepted: dict[str, dict[str, list[tuple[int, str | None]]]] = {}
        self.refused: dict[str, set[str]] = {}
        """By table and command."""
        self.reasons: set[str] = set()
        self.tabs: list[tuple[str, Tab]] = []

    async def send(self, house: OpenHouse, table: str, guest: str, command: Any) -> None:
        room = await house.house.room(table)
        accepted = self.accepted.setdefault(table, {})
        refused = self.refused.setdefault(table, set())
        try:
            reply = await house.house.command(room, guest, command)
        except Refusal as refusal:
            refused.add(command.id)
            self.reasons.add(refusal.key)
            return
        if isinstance(reply, Accepted):
            accepted.setdefault(command.id, []).append((reply.seq, reply.table))
        else:
            refused.add(command.id)

    async def check(self, store: Store, table: str) -> None:
        found = await store.load(table)  # the chain agrees, and the head is where the log ends
        assert found is not None
        seqs = {row.command: row.seq for row in found.rows if row.command is not None}
        said = [line.command for line in found.chat]
        assert len(said) == len(set(said))
        folded = Table.before(found.about, found.rows, str)
        folded.follow(found.rows, found.chat, thorough=True)  # every digest agrees: one answer a decision
        assert not folded.moves.bots_due()
        kept = {*seqs, *said}
        for command in self.accepted[table].keys() & kept:
            (told,) = set(self.accepted[table][command])  # all answers to a command agree
            known = folded.log.commands.find(command)
            assert known is not None
            assert told[0] == known[1], "it is where it was said to be"
        assert not (self.refused[table] - self.accepted[table].keys()) & kept, "what was refused is not there"
        kinds = {row.seq: row.kind for row in found.rows}
        for watched, tab in self.tabs:
            if watched == table:
                check_frames(tab, kinds)


def check_frames(tab: Tab, kinds: dict[int, str]) -> None:
    """All that is shown is in the log, in order, without holes."""
    last = tab.frames[0]["seq"]
    entries = [entry for frame in tab.frames[1:] for entry in frame.get("story", [])]
    assert [entry["seq"] for entry in entries] == list(range(last + 1, last + 1 + len(entries)))
    assert all(kinds[entry["seq"]] == entry["kind"] for entry in entries)
    seen = [frame["seq"] for frame in tab.frames]
    assert seen == sorted(seen)
    assert seen[-1] == max(kinds)


@asynccontextmanager
async def unsteady(random: Random, *houses: OpenHouse) -> AsyncIterator[None]:
    """Whatever is stored takes its time, a different one each time."""
    for store in {one.house.store for one in houses}:
        commit = store.commit

        async def slowly(change: Change, commit: Any = commit) -> Head | None:
            for _ in range(random.randrange(8)):
                await asyncio.sleep(0)
            head: Head | None = await commit(change)
            for _ in range(random.randrange(8)):
                await asyncio.sleep(0)
            return head

        store.commit = slowly  # type: ignore[method-assign]
    yield


def something(random: Random, room: Room, guest: str, sent: list[Any]) -> Any:
    """A command that its sender may well send, as far as they know; sometimes one that was sent before."""
    table = room.table
    seat = table.seat_of(guest)
    decision = 1
    move = "draw"
    if table.game is not None and seat is not None:
        decision = table.progress.decision(seat) or random.randrange(1, 9)
        if seat in table.progress.due():
            move = random.choice(table.title.offers(table.game.state, seat)).do
    kinds: list[Any] = [
        lambda: protocol.Play(id=new_id(), decision=decision, move=move),
        lambda: protocol.Play(id=new_id(), decision=decision, move=move),
        lambda: protocol.Play(id=new_id(), decision=decision, move="nonsense"),
        lambda: protocol.Chat(id=new_id(), text=f"ahoj {random.randrange(99)}"),
        lambda: protocol.CloseChat(id=new_id(), closed=random.random() < 0.3),
        lambda: protocol.Undo(id=new_id()),
        lambda: protocol.AskBack(id=new_id(), to=random.randrange(1, 4)),
        lambda: protocol.AnswerBack(id=new_id(), agree=random.random() < 0.7),
        lambda: protocol.Rematch(id=new_id()),
        lambda: protocol.Draft(id=new_id(), decision=decision, move=move),
        lambda: random.choice(sent) if sent else protocol.Ping(id=new_id()),
    ]
    return random.choice(kinds)()


@pytest.mark.parametrize("seed", range(3))
def test_two_houses_at_the_same_tables_keep_their_promises(place: Place, seed: int) -> None:
    random = Random(seed)

    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        houses = (first, second)
        plans = [("ania", "bartek"), ("ania", "bartek", "bot:random"), ("ania", "bot:random", "bartek")]
        tables = [(await first.table(*plan, public=True)).table.id for plan in plans]
        guests = [await first.guest(name) for name in ("ania", "bartek")]
        for guest in guests:
            for one in houses:
                await one.house.identity.know([guest])
        checker = Checker()
        for table in tables:
            for one in houses:
                room = await one.house.room(table)
                for who in ("ania", "bartek", None):
                    checker.tabs.append((table, await one.tab(room, who)))
        sent: dict[tuple[str, str], list[Any]] = {(table, guest): [] for table in tables for guest in guests}
        async with unsteady(random, *houses):
            for _ in range(100):
                batch = []
                for _ in range(random.randrange(1, 6)):
                    table, guest = random.choice(tables), random.choice(guests)
                    room = await random.choice(houses).house.room(table)
                    command = something(random, room, guest, sent[table, guest])
                    sent[table, guest].append(command)
                    where = random.choice([(first,), (second,), houses])
                    batch += [checker.send(one, table, guest, command) for one in where]
                if random.random() < 0.3:
                    batch.append(random.choice(houses).house.look_around())
                await asyncio.gather(*batch)
        await caught_up(*houses)
        for _, tab in checker.tabs:
            await tab.watcher.finish()
        assert "table-busy" not in checker.reasons
        lost = sum(one.metric("tortuga_lost_changes_total") for one in houses)
        assert lost > 3, "they never were in each other's way"
        assert sum(map(len, checker.accepted.values())) > 50
        for table in tables:
            await checker.check(first.house.store, table)

    play_out(place, scenario)
