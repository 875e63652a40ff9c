"""A game of the arena: dealt alike in all rotations, and played by bots that are asked as in the house."""

from collections.abc import Sequence
from typing import Any

import pytest

from arena.matches import plan_of, without_times
from tortuga.arena.plan import Pairing, Plan, deal_seed
from tortuga.arena.play import BotFailed, play, title_of
from tortuga.bots.random import RandomBot
from tortuga.kernel import Game, Offer, View, registry
from tortuga.kernel.errors import Refusal


class Watched(RandomBot):
    """Notes what it is asked."""

    asked: list[tuple["Watched", View, list[Offer]]]

    def choose(self, view: View, offers: Sequence[Offer]) -> str:
        self.asked.append((self, view, list(offers)))
        return super().choose(view, offers)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Watched, View, list[Offer]]]:
    """All bots are watched; their questions, one after the other."""
    Watched.asked = []
    monkeypatch.setattr(registry, "bot", lambda name, title, chance: Watched(title, chance))
    return Watched.asked


def first_views(plan: Plan, deal: int, asked: list[Any]) -> list[View]:
    """What the first bot saw first, in each rotation."""
    title, found = title_of(plan), []
    for rotation in range(len(plan.bots)):
        asked.clear()
        play(plan, title, Pairing(deal, rotation))
        found.append(asked[0][1])
    return found


def test_a_deal_is_the_same_in_all_rotations_and_another_one_is_not(watched: list[Any]) -> None:
    plan = plan_of(["random", "random", "random"])
    once, again = first_views(plan, 1, watched), first_views(plan, 2, watched)
    assert once[0] == once[1] == once[2]
    assert again[0] == again[1] == again[2]
    assert once[0] != again[0]


def test_a_bot_gets_views_and_offers_that_are_its_own_and_is_new_for_each_decision(watched: list[Any]) -> None:
    plan = plan_of()
    title = title_of(plan)
    play(plan, title, Pairing(1, 0))
    assert len({id(bot) for bot, _, _ in watched}) == len(watched)
    game = Game.start(title, ["a", "b"], seed=deal_seed(plan, 1))
    seat = game.state.due()[0]
    (_, view, offers), original = watched[0], title.view(game.state, seat)
    assert (view, offers) == (original, list(title.offers(game.state, seat)))
    assert vars(type(view)).keys() == vars(type(original)).keys()


def test_who_plays_a_deal_at_home_gets_the_one_of_the_arena(watched: list[Any]) -> None:
    plan = plan_of()
    play(plan, title_of(plan), Pairing(3, 1))
    game = Game.start(registry.title("rum"), ["Ania", "Bartek"], seed=deal_seed(plan, 3))
    assert watched[0][1] == game.title.view(game.state, game.state.due()[0])


def test_the_same_game_is_played_again_but_for_the_time_it_takes() -> None:
    plan = plan_of()
    title = title_of(plan)
    games = [play(plan, title, Pairing(2, 1)) for _ in range(2)]
    assert without_times(games[:1]) == without_times(games[1:])


def test_scores_go_by_the_line_up_and_not_by_seats() -> None:
    """A deterministic bot against itself plays the same game in both rotations, with places exchanged."""
    plan = plan_of(["greedy", "greedy"])
    one, other = (play(plan, title_of(plan), Pairing(1, rotation)) for rotation in (0, 1))
    assert one.moves == other.moves
    assert one.scores == other.scores[::-1]
    assert one.ranks == other.ranks[::-1]
    assert [len(took) for took in one.micros] == [len(took) for took in other.micros][::-1]


@pytest.mark.parametrize(
    ("move", "reason"), [("lay Boo", "RUM-4"), ("nonsense", "rum-not-a-move"), (None, "TypeError")]
)
def test_a_bot_that_cannot_play_is_named_with_its_deal(monkeypatch: pytest.MonkeyPatch, move: Any, reason: str) -> None:
    class Broken(RandomBot):
        def choose(self, view: View, offers: Sequence[Offer]) -> str:
            return move  # type: ignore[no-any-return]

    monkeypatch.setattr(registry, "bot", lambda name, title, chance: Broken(title, chance))
    plan = plan_of()
    with pytest.raises(BotFailed) as failed:
        play(plan, title_of(plan), Pairing(4, 1))
    facts = failed.value.facts
    assert (facts["bot"], facts["deal"], facts["rotation"]) in {("greedy", 4, 2), ("random", 4, 2)}
    assert reason.lower() in str(facts["reason"]).lower()


def test_other_rules_are_refused() -> None:
    plan = plan_of()
    for other in ({"rules": "0"}, {"data": "0"}):
        with pytest.raises(Refusal, match="arena-other-rules"):
            title_of(Plan(**{name: getattr(plan, name) for name in plan.__struct_fields__} | other))
