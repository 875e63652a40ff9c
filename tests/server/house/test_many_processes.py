"""Two houses over one database: people, clocks and bots are those of the house, whichever process they are at."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from server.house.open_house import Clock, OpenHouse, Tab
from server.house.two_houses import caught_up, two_houses
from server.tables import SECOND
from tortuga.server import protocol
from tortuga.server.house.room import BOT_LEAD_MS, Room
from tortuga.server.store import Change, StoreTrouble
from tortuga.server.store.places import Place
from tortuga.server.table.presence import LOST_CONNECTION_MS

pytestmark = pytest.mark.usefixtures("by_hand")
Scenario = Callable[[OpenHouse, OpenHouse], Awaitable[None]]


def play_out(place: Place, scenario: Scenario) -> None:
    async def whole() -> None:
        async with two_houses(place) as (first, second):
            await beat(first, second)
            await scenario(first, second)

    asyncio.run(whole())


async def beat(*houses: OpenHouse) -> None:
    for one in houses:
        assert one.house._attendance is not None
        await one.house._attendance.beat()


async def later(seconds: float, *houses: OpenHouse) -> None:
    """Time goes by at all houses; those who are named live, and see to what is due."""
    clock = houses[0].house.clock
    assert isinstance(clock, Clock)
    for _ in range(int(seconds)):
        clock.now += SECOND
        await beat(*houses)
        for one in houses:
            one.house._schedule.changed.set()
            await one.quiet()
            await one.house.look_around()
            await one.house._time.sweep()
        for one in houses:
            await one.quiet()


async def both(first: OpenHouse, second: OpenHouse, *seats: str, **more: Any) -> tuple[Room, Room]:
    """One table that both houses have in memory."""
    here = await first.table(*(seats or ("ania", "bartek")), **more)
    return here, await second.house.room(here.table.id)


def graces(at: OpenHouse) -> list[tuple[Any, ...]]:
    return at.disk.read("SELECT seat FROM deadlines WHERE kind = 'grace'")


# -- Who is here ------------------------------------------------------------------------------------------------------


def test_who_sits_elsewhere_is_here_when_the_table_is_loaded(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here = await first.table("ania", "bartek")
        for who in ("ania", "bartek"):
            await first.tab(here, who)
        there = await second.house.room(here.table.id)
        shown = await second.tab(there, None)
        assert [chair["here"] for chair in shown.last["chairs"]] == [True, True]
        await second.do("ania", there, protocol.Chat, text="ahoj")
        await later(LOST_CONNECTION_MS / SECOND + 5, first, second)
        assert "away" not in first.kinds(here)
        assert graces(first) == []

    play_out(place, scenario)


def test_spectators_of_all_processes_are_counted(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await both(first, second)
        one = await first.tab(here, None)
        await second.tab(there, None)
        other = await second.tab(there, None)
        await caught_up(first, second)
        assert (here.spectators, there.spectators) == (3, 3)
        await second.close_tab(there, other)
        await caught_up(first, second)
        await one.watcher.finish()
        assert (here.spectators, one.last["watchers"]) == (2, 2)

    play_out(place, scenario)


def test_one_tab_of_two_may_be_closed_wherever_it_is(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await both(first, second)
        await first.tab(here, "ania")
        await first.tab(here, "bartek")
        again = await second.tab(there, "bartek")
        await second.close_tab(there, again)
        await later(LOST_CONNECTION_MS / SECOND, first, second)
        assert "away" not in first.kinds(here)
        assert graces(first) == []

    play_out(place, scenario)


def test_two_tabs_closed_at_the_same_moment_are_missed(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await both(first, second)
        await first.tab(here, "ania")
        tabs = [await first.tab(here, "bartek"), await second.tab(there, "bartek")]
        await caught_up(first, second)
        await asyncio.gather(first.close_tab(here, tabs[0]), second.close_tab(there, tabs[1]))
        await later(12, first, second)
        assert first.kinds(here).count("away") == 1

    play_out(place, scenario)


def test_who_comes_to_another_process_in_time_was_never_away(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await both(first, second)
        await first.tab(here, "ania")
        tab = await first.tab(here, "bartek")
        await first.close_tab(here, tab)
        assert graces(first) == [(1,)]
        await second.tab(there, "bartek")
        assert graces(first) == []
        await later(40, first, second)
        assert "away" not in first.kinds(here)

    play_out(place, scenario)


def test_who_goes_before_their_process_hears_that_the_game_has_begun_is_waited_for(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await both(first, second, start=False)
        await first.tab(here, "ania")
        tab = await second.tab(there, "bartek")
        await first.do("ania", here, protocol.Start)
        assert there.table.status == "open"
        await second.close_tab(there, tab)
        assert graces(first) == [(1,)]

    play_out(place, scenario)


def test_who_acts_without_a_tab_at_another_process_is_not_waited_for(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await both(first, second)
        tab = await first.tab(here, "ania")
        await second.house.look_at(there)
        await first.close_tab(here, tab)
        assert (0,) in graces(first)
        await second.play("ania", there, "draw")
        assert (0,) not in graces(first)

    play_out(place, scenario)


def test_who_was_away_returns_at_another_process(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await both(first, second)
        await first.tab(here, "ania")
        tab = await first.tab(here, "bartek")
        await first.close_tab(here, tab)
        await later(12, first)
        assert first.kinds(here)[-1] == "away"
        await second.tab(there, "bartek")
        assert first.kinds(here)[-1] == "returned"
        await caught_up(first, second)
        assert not here.table.chairs[1].away

    play_out(place, scenario)


def test_an_arrival_and_the_end_of_a_grace_agree(place: Place) -> None:
    """Whoever of the two is first: nobody is away who is here."""

    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await both(first, second)
        await first.tab(here, "ania")
        for _ in range(5):
            tab = await first.tab(here, "bartek")
            await first.close_tab(here, tab)
            clock = first.house.clock
            assert isinstance(clock, Clock)
            clock.now += 12 * SECOND
            await beat(first, second)
            _, back = await asyncio.gather(first.house._time.sweep(), second.tab(there, "bartek"))
            await caught_up(first, second)
            await first.house.look_at(here)
            assert not here.table.chairs[1].away
            assert (1,) not in graces(first)
            await second.close_tab(there, back)

    play_out(place, scenario)


async def with_bartek_moved_up(first: OpenHouse, second: OpenHouse) -> tuple[Room, Room, Tab]:
    """A table whose empty seat Ania, who is here, has just taken away; Bartek, who sat behind it, is there."""
    here, there = await both(first, second, "ania", "open", "bartek", start=False)
    await first.tab(here, "ania")
    tab = await second.tab(there, "bartek")
    await caught_up(first, second)
    await first.do("ania", here, protocol.Start, without_empty=True)
    return here, there, tab


def test_who_moves_up_a_seat_is_here_at_the_new_one(place: Place) -> None:
    """What the other process says of the old numbers counts for nobody."""

    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there, tab = await with_bartek_moved_up(first, second)
        assert here.table.presence.here == {0: 1}
        await caught_up(first, second)
        assert here.table.presence.here == there.table.presence.here == {0: 1, 1: 1}
        await later(40, first, second)
        assert "away" not in first.kinds(here)
        await second.close_tab(there, tab)
        assert graces(first) == [(1,)]

    play_out(place, scenario)


def test_who_leaves_while_they_move_up_a_seat_is_waited_for_at_the_new_one(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there, tab = await with_bartek_moved_up(first, second)
        await second.close_tab(there, tab)
        assert graces(first) == [(1,)]
        await later(12, first, second)
        assert first.kinds(here)[-1] == "away"

    play_out(place, scenario)


def test_a_grace_of_a_seat_that_is_no_more_ends(place: Place) -> None:
    """A process that ended just then has not told of the new numbers."""

    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, _ = await both(first, second)
        first.disk.change(
            "INSERT INTO deadlines (table_id, kind, seat, at) VALUES (?, 'grace', 2, ?)", here.table.id, 1
        )
        await later(2, first, second)
        await first.play("ania", here, "draw")
        assert (2,) not in graces(first)

    play_out(place, scenario)


# -- Processes that end -----------------------------------------------------------------------------------------------


def test_who_was_in_a_process_that_is_silent_is_waited_for(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await both(first, second)
        await first.tab(here, "ania")
        await second.tab(there, "bartek")
        await later(5, first)
        assert graces(first) == []
        await later(2, first)
        assert graces(first) == [(1,)]
        await later(LOST_CONNECTION_MS / SECOND + 2, first)
        assert first.kinds(here)[-1] == "away"
        assert not here.table.presence.here.get(1)

    play_out(place, scenario)


def test_a_process_that_stood_still_tells_anew_who_is_there(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await both(first, second)
        await first.tab(here, "ania")
        await second.tab(there, "bartek")
        await later(8, first)
        assert graces(first) == [(1,)]
        await later(1, first, second)
        assert graces(first) == []
        await caught_up(first, second)
        assert here.table.presence.here == {0: 1, 1: 1}
        await later(40, first, second)
        assert "away" not in first.kinds(here)

    play_out(place, scenario)


def test_nobody_is_given_up_soon_after_a_crash_of_the_server(place: Place) -> None:
    """What is not logged is empty then."""

    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await both(first, second)
        await first.tab(here, "ania")
        await second.tab(there, "bartek")
        first.disk.change_all(("DELETE FROM presence",), ("DELETE FROM beats",))
        first.disk.change(
            "INSERT INTO deadlines (table_id, kind, seat, at) VALUES (?, 'grace', 1, ?)", here.table.id, 1
        )
        await beat(first)
        await first.house._time.sweep()
        await first.quiet()
        assert "away" not in first.kinds(here)
        await later(2, first, second)
        assert graces(first) == []
        await later(40, first, second)
        assert "away" not in first.kinds(here)

    play_out(place, scenario)


def test_a_store_that_is_away_makes_nobody_silent(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        _, there = await both(first, second)
        await second.tab(there, "bartek")
        beats = first.house.store.beat

        async def away(process: str, now: int) -> Any:
            raise StoreTrouble("store-away")

        first.house.store.beat = away  # type: ignore[method-assign]
        await later(10, first)
        first.house.store.beat = beats  # type: ignore[method-assign]
        await later(1, first)
        assert first.disk.read("SELECT seat, tabs FROM presence") == [(1, 1)]
        assert first.house._attendance is not None
        assert not first.house._attendance.may_give_up

    play_out(place, scenario)


# -- Clocks -----------------------------------------------------------------------------------------------------------


def test_a_clock_runs_out_once(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await both(first, second, clock=protocol.TurnClock(seconds=30))
        tabs = [(first, here, "ania"), (second, there, "bartek")]
        for one, room, who in tabs:
            await one.tab(room, who)
        await caught_up(first, second)
        await later(32, first, second)
        assert first.kinds(here).count("lapse") == 1

    play_out(place, scenario)


def test_a_draft_counts_wherever_the_clock_runs_out(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, there = await both(first, second, clock=protocol.TurnClock(seconds=30))
        assert here.table.game is not None
        move = here.table.title.offers(here.table.game.state, 0)[-1].do
        decision = here.table.game.decision(0)
        await first.do("ania", here, protocol.Draft, decision=decision, move=move)
        await later(32, second)
        assert there.table.game is not None
        (lapsed,) = [record for record in there.table.game.records if record.lapse]
        assert lapsed.draft == move

    play_out(place, scenario)


def test_a_claim_lasts_until_it_is_due_again(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, _ = await both(first, second, clock=protocol.TurnClock(seconds=30))
        now = first.house.clock() + 40 * SECOND
        claims = [
            await asyncio.gather(*(one.house.store.claim(at, for_ms=5_000, kinds=["clock"]) for one in (first, second)))
            for at in (now, now + 4_999, now + 5_000)
        ]
        assert [sum(map(len, found)) for found in claims] == [1, 0, 1]
        (claimed,) = [one for found in claims[0] for one in found]
        assert (claimed.table, claimed.deadline.kind, claimed.deadline.seat) == (here.table.id, "clock", 0)
        assert await first.house.store.claim(now, for_ms=5_000, kinds=["bot"]) == []

    play_out(place, scenario)


# -- Bots -------------------------------------------------------------------------------------------------------------


def asked(*houses: OpenHouse) -> list[int]:
    """How often each house has let a bot think."""
    counts = [0 for _ in houses]
    for number, one in enumerate(houses):
        choose = one.house.bots.choose

        async def counting(*args: Any, choose: Any = choose, number: int = number, **more: Any) -> Any:
            counts[number] += 1
            return await choose(*args, **more)

        one.house.bots.choose = counting  # type: ignore[method-assign]
    return counts


def test_bots_think_once(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        counts = asked(first, second)
        here, there = await both(first, second, "ania", "bot:random")
        await first.tab(here, "ania")
        await second.tab(there, "ania")
        for one, room in [(first, here), (second, there), (first, here)]:
            await one.house.look_at(room)
            await one.play("ania", room, "draw")
            await caught_up(first, second)
        assert counts == [2, 1]

    play_out(place, scenario)


def test_a_bot_whose_process_ended_thinks_elsewhere(place: Place) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        counts = asked(first, second)
        here, there = await both(first, second, "ania", "bot:random")
        first.house._bot_moves.wake = lambda *_: None  # type: ignore[method-assign]
        await first.play("ania", here, "draw")
        await later(BOT_LEAD_MS / SECOND - 1, second)
        assert counts == [0, 0]
        await later(2, second)
        assert counts == [0, 1]
        assert there.table.game is not None
        assert there.table.game.state.due() == [0]

    play_out(place, scenario)


def test_who_closes_leaves_bots_that_think_there_to_others_at_once(place: Place) -> None:
    async def for_ever(*_: Any, **__: Any) -> Any:
        await asyncio.Event().wait()

    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        counts = asked(first, second)
        here, there = await both(first, second, "ania", "bot:random")
        first.house.bots.choose = for_ever  # type: ignore[method-assign]
        await first.play("ania", here, "draw")
        await first.house.close()
        await later(1, second)
        assert counts == [0, 1]
        assert there.table.game is not None
        assert there.table.game.state.due() == [0]

    play_out(place, scenario)


# -- What is stored ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("between", [[], [Change("", gone=[("grace", 1)])]], ids=["in time", "too late"])
def test_what_needs_a_deadline_loses_without_it(place: Place, between: list[Change]) -> None:
    async def scenario(first: OpenHouse, second: OpenHouse) -> None:
        here, _ = await both(first, second)
        tab = await first.tab(here, "bartek")
        await first.close_tab(here, tab)
        if between:
            await second.house.store.commit(Change(here.table.id, gone=[("grace", 1)]))
        await later(12, first)
        assert ("away" in first.kinds(here)) == (not between)

    play_out(place, scenario)
