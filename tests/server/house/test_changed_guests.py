"""Guests who change: all who sit with them see it."""

from server.house.open_house import OpenHouse, RestartableHouse, play_out
from tortuga.server import protocol


def test_a_new_name_is_seen_at_the_table(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room = await opened.table("ania", "bartek")
        await opened.house.identity.rename(opened.guests["bartek"], "Bartosz", None)
        assert (await opened.house.now(room, None, None)).chairs[1].name == "Bartosz"

    play_out(restartable, scenario)


def test_who_asks_to_be_forgotten_leaves_a_nameless_seat_and_no_words(restartable: RestartableHouse) -> None:
    async def scenario(opened: OpenHouse) -> None:
        room, silent = await opened.table("ania", "bartek"), await opened.table("ania", "bartek")
        waiting = await opened.table("ania", "bartek", start=False)
        await opened.do("bartek", room, protocol.Chat, text="my secret")
        await opened.do("ania", room, protocol.Chat, text="well")
        ania = await opened.tab(room, "ania")
        await opened.house.forget(opened.guests["bartek"])
        await opened.quiet()
        now = await opened.house.now(room, opened.guests["ania"], None)
        assert [(line.name, line.text) for line in now.chat] == [("", ""), ("Ania", "well")]
        assert now.chairs[1].name == ""
        assert [chair.away for chair in now.chairs] == [False, True]
        assert [leaver["seat"] for leaver in ania.last["leavers"]] == [1]
        await opened.play("ania", room, "draw")
        await opened.do("ania", room, protocol.Choose, seat=1, what="bot")
        await opened.quiet()
        assert opened.kinds(room)[-1] == "move", "the game of the others goes on"
        assert silent.table.chairs[1].away
        assert waiting.table.chairs[1].guest is None

    play_out(restartable, scenario)
