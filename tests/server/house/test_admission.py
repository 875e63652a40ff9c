"""Whom a table lets in, to sit down or to look."""

from server.house.open_house import OpenHouse, RestartableHouse, play_out
from server.tables import refused
from tortuga.server import protocol


def test_a_private_table_wants_its_code_or_an_invitation(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room, other = (
            await opened.table("ania", "open", "open", start=False),
            await opened.table("ania", "open", start=False),
        )
        ania, now = await opened.guest("ania"), opened.now
        invitation = await opened.house.identity.invite(room.table.id, None, ania, now)
        foreign = await opened.house.identity.invite(other.table.id, None, ania, now)
        for wrong in ({}, {"code": "ABCABC"}, {"code": ""}, {"invitation": foreign}, {"invitation": "x" * 43}):
            with refused("table-private"):
                await opened.do("bartek", room, protocol.Sit, **wrong)
            with refused("table-private"):
                await opened.house.check_may_watch(
                    room, await opened.guest("bartek"), wrong.get("code"), wrong.get("invitation")
                )
        await opened.do("bartek", room, protocol.Sit, code=room.table.code.lower())
        await opened.do("cyryl", room, protocol.Sit, invitation=invitation)
        assert [chair.guest for chair in room.table.chairs] == list(opened.guests.values())

    play_out(restartable, scenario)


def test_a_revoked_invitation_lets_nobody_in(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "open", start=False)
        identity = opened.house.identity
        invitation = await identity.invite(room.table.id, None, await opened.guest("ania"), opened.now)
        await identity.revoke_invitations(room.table.id)
        with refused("table-private"):
            await opened.do("bartek", room, protocol.Sit, invitation=invitation)

    play_out(restartable, scenario)


def test_an_invitation_to_one_seat_is_to_that_seat(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "open", "open", start=False)
        invitation = await opened.house.identity.invite(room.table.id, 2, await opened.guest("ania"), opened.now)
        with refused("table-private"):
            await opened.do("bartek", room, protocol.Sit, seat=1, invitation=invitation)
        await opened.do("bartek", room, protocol.Sit, invitation=invitation)
        assert room.table.seat_of(opened.guests["bartek"]) == 2

    play_out(restartable, scenario)


def test_an_invitation_finds_its_seat_after_another_one_was_taken_away(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "open", "open", start=False)
        ania, identity = await opened.guest("ania"), opened.house.identity
        gone, kept = [await identity.invite(room.table.id, seat, ania, opened.now) for seat in (1, 2)]
        opened.now += 1000
        await opened.do("ania", room, protocol.RemoveSeat, seat=1)
        with refused("seat-removed"):
            await opened.do("bartek", room, protocol.Sit, invitation=gone)
        await opened.do("bartek", room, protocol.Sit, invitation=kept)
        assert room.table.seat_of(opened.guests["bartek"]) == 1

    play_out(restartable, scenario)


def test_a_public_table_is_open_to_all(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "open", start=False, public=True)
        await opened.house.check_may_watch(room, None, None, None)
        await opened.do("bartek", room, protocol.Sit)

    play_out(restartable, scenario)


def test_who_sits_or_hosts_may_look_at_a_private_table_without_a_code(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("open", "bartek", start=False, public=False)
        for who in ("ania", "bartek"):
            await opened.house.check_may_watch(room, await opened.guest(who), None, None)
        for stranger in (None, await opened.guest("cyryl")):
            with refused("table-private"):
                await opened.house.check_may_watch(room, stranger, None, None)
            await opened.house.check_may_watch(room, stranger, room.table.code, None)

    play_out(restartable, scenario)


def test_where_spectators_are_off_only_those_who_play_see_the_game(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", start=False, public=True, spectators=False)
        early = await opened.tab(room, "cyryl")
        await opened.do("ania", room, protocol.Start)
        with refused("spectators-off"):
            await opened.house.check_may_watch(room, await opened.guest("cyryl"), None, None)
        await opened.house.check_may_watch(room, await opened.guest("bartek"), None, None)
        await opened.quiet()
        assert all("view" not in frame for frame in early.frames), "nor who was there before the start"

    play_out(restartable, scenario)


def test_nobody_talks_at_a_table_who_only_looks_on(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek", public=True)
        await opened.tab(room, "cyryl")
        with refused("table-not-yours"):
            await opened.do("cyryl", room, protocol.Chat, text="Bartek holds the purple ones")
        await opened.do("bartek", room, protocol.Chat, text="psst")

    play_out(restartable, scenario)
