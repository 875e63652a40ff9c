"""Bots: every bot that is registered for a title plays legal moves, from views alone, to the end."""

import pytest

from conformance.positions import TITLES, many, opening, pick
from haste import hasty
from tortuga.kernel import Imagined, registry

PLAYERS = [(title, name) for title in TITLES for name in registry.bots(title)]


@pytest.mark.parametrize(("name", "bot"), PLAYERS)
def test_a_bot_plays_to_the_end(name: str, bot: str) -> None:
    title = TITLES[name]
    for number in range(many(title, 5)):
        _, state, _, chance = opening(title, f"bots {number}")
        player = hasty(registry.bot(bot, title, Imagined(f"bots {number}")))
        while due := state.due():
            seat = pick(chance, due)
            move = title.read(state, seat, player.choose(title.view(state, seat), title.offers(state, seat)))
            state.check(seat, move)
            state.play(seat, move, chance, None)
        assert state.outcome() is not None
