"""Links as they are given out."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
import segno

from tortuga.server.api.links import Link, link
from tortuga.server.http import Call

AT_ONCE = 5


def test_pictures_of_links_are_drawn_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    """The round of the event loop in which each was."""
    round_ = 0
    draw = segno.make

    def make(text: str, **more: Any) -> segno.QRCode:
        drawn.append(round_)
        return draw(text, **more)

    async def give_out() -> list[Link]:
        nonlocal round_
        state = SimpleNamespace(settings=SimpleNamespace(public_url="https://rum.example"), drawing=asyncio.Lock())
        call = cast(Call, SimpleNamespace(request=SimpleNamespace(app=SimpleNamespace(state=state))))
        giving = [asyncio.ensure_future(link(call, f"/join/{number}")) for number in range(AT_ONCE)]
        while not all(one.done() for one in giving):
            round_ += 1
            await asyncio.sleep(0)
        return [one.result() for one in giving]

    monkeypatch.setattr(segno, "make", make)
    assert [one.link for one in asyncio.run(give_out())] == [
        f"https://rum.example/join/{number}" for number in range(AT_ONCE)
    ]
    assert len(set(drawn)) == AT_ONCE
