"""Several people in browsers of their own: invitations, a reload, a restart, leaving and coming back, looking on."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.people import Person, RumPlayer, come_in, invite
from server.faults.program import opened

Comes = Callable[..., Person]


def begin(host: Person, other: Person) -> None:
    come_in(other, invite(host))
    host.tap("Start")
    for one in (host, other):
        expect(one.page.locator(".rum")).to_be_visible()


def play(people: list[RumPlayer], moves: int) -> None:
    for _ in range(moves):
        people[0].person.wait_until(lambda: any(one.my_turn or one.over for one in people), "somebody is to move")
        for one in people:
            if one.my_turn:
                one.move()
                break


def test_two_play_each_other_through_a_reload_and_a_restart(browser: Browser, tmp_path: Path) -> None:
    with opened(tmp_path / "house.sqlite3") as house:
        ania, petro = Person(browser, house.url), Person(browser, house.url, language="uk")
        begin(ania, petro)
        people = [RumPlayer(ania), RumPlayer(petro)]
        play([people[0]] if people[0].my_turn else [people[1]], 1)
        ania.page.reload()
        expect(ania.page.locator(".rum")).to_be_visible()
        before = ania.now()["seq"]
        house.kill()
        house.start()
        house.wait_until_open()
        for one in (ania, petro):
            expect(one.page.locator(".online").first).to_be_visible()
        assert ania.now()["seq"] >= before, "nothing that was acknowledged is lost"
        logs = [one.page.locator(".log li") for one in (ania, petro)]
        ania.wait_until(lambda: logs[0].count() == logs[1].count() > 2, "both read the whole story")
        for one in (ania, petro):
            one.close()


def test_other_devices_are_signed_out_from_the_menu(person: Comes) -> None:
    ania, phone = person(), person(phone=True)
    menu = re.compile("name, devices, preferences")
    invite(ania)
    table = ania.where
    ania.visit()
    ania.tap(menu)
    ania.tap("Play on another device")
    field = ania.page.get_by_role("dialog").get_by_label("Link", exact=True)
    expect(field).not_to_have_value("")
    phone.visit(field.input_value().removeprefix(ania.url))
    phone.tap("This is my device")
    phone.wait_until(lambda: phone.where == "/", "the phone is Ania's too")
    phone.visit(table)
    phone.sees("Invite")
    ania.visit()
    ania.tap(menu)
    ania.tap("Sign out other devices")
    ania.check("the question before other devices are signed out")
    question = ania.page.get_by_role("dialog", name="Sign out other devices")
    question.get_by_role("button", name="Sign out other devices").click()
    ania.sees("You’re signed out on all other devices.")
    phone.sees("You were signed out on this device.")
    assert ania.ask("/api/me")["name"]
    assert phone.ask("/api/me") is None


def test_who_looks_on_gets_nothing_that_is_hidden(person: Comes) -> None:
    ania, bartek, zosia = person(), person(), person()
    link = invite(ania)
    come_in(bartek, link)
    zosia.visit(link)
    zosia.sees("All seats are taken.")  # so her browser has kept the code
    ania.tap("Start")
    expect(ania.page.locator(".rum")).to_be_visible()
    zosia.visit(f"/table/{ania.table}")
    expect(zosia.page.locator(".rum")).to_be_visible()
    play([Collector(ania), Collector(bartek)], 4)
    zosia.sees("You’re watching")
    assert zosia.page.locator("[data-place^='card ']").count() == 0, "no hand is shown"
    frames = [json.loads(frame) for frame in zosia.heard]
    views = [frame["view"] for frame in frames if frame.get("view")]
    assert views
    for view in views:
        assert view["seat"] is None
        assert (view["hand"], view["truth"], view["returned"]) == ([], None, [])
    stored = zosia.page.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })")
    assert "hand" not in stored
    drawn = [secret for one in (ania, bartek) for secret in drawn_in_secret(one)]
    assert drawn
    for seq, card in drawn:
        for frame in frames:
            if frame.get("seq", 0) >= seq:
                told = json.dumps([frame.get("story"), frame.get("view", {}).get("beach")])
                assert card not in told, "a card that only one of them knows"


def drawn_in_secret(player: Person) -> list[tuple[int, str]]:
    """The cards from the wreck that are still in this hand, and when they last came there."""
    now = player.now()
    came = {
        event["card"]: (entry["seq"], event["slot"])
        for entry in now["story"]
        for event in entry.get("events", [])
        if event["type"] == "drew" and event["seat"] == now["you"]
    }
    return [(seq, card) for card, (seq, slot) in came.items() if slot == 0 and card in now["view"]["hand"]]


class Collector(RumPlayer):
    """Only ever draws from the wreck."""

    def lay(self, offers: object) -> bool:
        return False


def test_a_bot_takes_over_and_the_seat_is_claimed_back(person: Comes) -> None:
    ania, bartek = person(), person()
    begin(ania, bartek)
    address = bartek.where
    bartek.page.close()
    choose = ania.page.get_by_role("button", name="Let a bot play")
    expect(choose).to_be_visible()
    ania.check("somebody left")
    choose.click()
    bartek.page = bartek.context.new_page()
    bartek.visit(address)
    bartek.tap("Take my seat back")
    expect(bartek.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    ania.tap("Chat", "tab")
    ania.page.get_by_role("textbox", name="Your message").fill("Ahoj!")
    ania.page.keyboard.press("Enter")
    bartek.tap("Chat", "tab")
    bartek.sees("Ahoj!")
