"""The log is the game: folding its records, from memory or from a file, gives the same state at every step."""

from pathlib import Path

import msgspec
import pytest

from conformance.positions import batches, every_title, happen, live_game, many
from tortuga.kernel import Game, RecordError, Title, digest
from tortuga.kernel.records import load, save


def moment(game: Game) -> tuple[str, dict[int, int], int]:
    """The whole truth, the decisions that are open, and the records that count."""
    return digest(game.state), {seat: game.decision(seat) for seat in game.state.due()}, len(game.folded)


def recorded(title: Title, seed: str) -> tuple[Game, list[tuple[str, dict[int, int], int]]]:
    """A game to its end, and its moment after each record."""
    game, chance = live_game(title, seed)
    passed = [moment(game)]
    while game.state.due():
        happen(game, chance)
        passed += [moment(game)] * (len(game.records) - len(passed))
    return game, passed


@every_title
@batches(2)
def test_a_replay_passes_through_the_same_moments(title: Title, batch: int) -> None:
    for number in range(many(title, 20)):
        game, passed = recorded(title, f"replay {batch} {number}")
        for header in (game.header, msgspec.structs.replace(game.header, seed=None)):
            again = Game(title, header)
            for record, then in zip(game.records, passed, strict=True):
                again.append(record)
                assert moment(again) == then
            assert again.records == game.records
            assert again.folded == game.folded
            assert again.state.outcome() == game.state.outcome()


@every_title
def test_a_saved_game_is_the_game(title: Title, tmp_path: Path) -> None:
    for number in range(many(title, 5)):
        game, passed = recorded(title, f"saved {number}")
        path = tmp_path / f"{number}.jsonl"
        save(path, game.header, game.records)
        header, records = load(path)
        assert (header, records) == (game.header, game.records)
        assert moment(Game.fold(title, header, records)) == passed[-1]


@every_title
def test_a_game_resumed_half_way_goes_on_as_if_never_left(title: Title) -> None:
    for number in range(many(title, 10)):
        game, chance = live_game(title, f"resumed {number}")
        for _ in range(12):
            if game.state.due():
                happen(game, chance)
        resumed = Game.fold(title, game.header, game.records)
        while (due := game.state.due()) and len(game.records) < 40:
            text = game.title.write(game.state, due[0], game.state.moves(due[0])[0])
            assert resumed.play(due[0], text) == game.play(due[0], text)
        assert resumed.records == game.records
        assert digest(resumed.state) == digest(game.state)


@every_title
def test_an_answer_that_chance_never_gave_is_refused(title: Title) -> None:
    for number in range(many(title, 10)):
        game, _ = recorded(title, f"forged {number}")
        asked = [record for record in game.records if record.chance]
        record = asked[number % len(asked)]
        for forged in ([*record.chance, 0], record.chance[:-1], [*record.chance[:-1], record.chance[-1] + 1]):
            records = list(game.records)
            records[record.n - 1] = msgspec.structs.replace(record, chance=forged)
            with pytest.raises(RecordError) as refused:
                Game.fold(title, game.header, records)
            assert refused.value.facts["line"] == record.n + 1


@every_title
def test_a_decision_keeps_its_number_until_it_is_answered(title: Title) -> None:
    for number in range(many(title, 20)):
        game, chance = live_game(title, f"decisions {number}")
        while due := game.state.due():
            before = {seat: game.decision(seat) for seat in due}
            assert all(n <= len(game.records) for n in before.values())
            seat = due[chance.roll(len(due)) - 1]
            game.play(seat, title.write(game.state, seat, game.state.moves(seat)[0]))
            now = game.state.due()
            assert all(game.decision(other) == before[other] for other in before if other != seat and other in now)
            assert seat not in now or game.decision(seat) == len(game.records)
