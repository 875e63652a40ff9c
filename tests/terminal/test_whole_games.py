"""Whole games, played by typing: in each language, with every number of seats, in both editions."""

import pytest

from terminal.keyboard import House, follower, one_line, picker, raw_texts, texts
from tortuga.kernel import Game

TABLES = {
    2: "Ania,bot:greedy",
    3: "Ania,bot:greedy,Bartek",
    4: "bot:random,Ania,bot:greedy,bot:random",
}

GAMES = [
    ("en", 3, "pl"),
    ("pl", 2, "pl"),
    ("uk", 4, "en"),
]
"""Each language, each number of seats and both editions; the long run has them in more combinations."""
MORE_GAMES = [
    ("en", 2, "en"),
    ("en", 4, "en"),
    ("pl", 3, "en"),
    ("pl", 4, "pl"),
    ("uk", 2, "en"),
    ("uk", 3, "pl"),
]


def names_at(specs: str, language: str) -> list[str]:
    """Who sits there, with the bots' names as they are told in a language."""
    bots = iter(texts(language)("bot-names").split(", "))
    return [next(bots) if who.startswith("bot:") else who for who in specs.split(",")]


def last_words(game: Game, language: str, *names: str) -> str:
    """The end of a story, for everyone to hear."""
    say = texts(language, *names)
    lines = [line for told in game.folded[-1].told if told.event is not None for line in game.title.say(told.event)]
    return say.line(lines[-1])


def result(game: Game, language: str, *names: str) -> str:
    """The players by rank, a line for each."""
    outcome = game.state.outcome()
    assert outcome is not None
    say = texts(language, *names)
    rows = []
    for rank, count, seat in sorted(zip(outcome.ranks, outcome.scores, range(len(names)), strict=True)):
        rows.append(say("result-row", rank=rank, name=names[seat], points=say("points", count=count)))
    return "\n".join(rows)


@pytest.mark.parametrize(
    ("language", "seats", "edition"), [*GAMES, *(pytest.param(*game, marks=pytest.mark.long) for game in MORE_GAMES)]
)
def test_a_game_is_played_to_the_end_by_typing_numbers(house: House, language: str, seats: int, edition: str) -> None:
    specs = TABLES[seats]
    names = names_at(specs, language)
    words = ("--lang", language, "--edition", edition, "--seed", f"{seats}{language}", "--seats", specs)
    player = follower if seats == 2 else picker(language)
    played = house.play(*words, typed=player)
    game = house.game()
    assert (played.status, played.err) == (0, "")
    assert game.header.options["edition"] == edition
    assert last_words(game, language, *names) in one_line(played.out)
    assert result(game, language, *names) in played.out
    assert raw_texts(played.out) == set()

    replayed = house.run("replay", house.home / "game.jsonl", "--lang", language)
    assert (replayed.status, replayed.err) == (0, "")
    assert last_words(game, language, *names) in one_line(replayed.out)
    assert texts(language)("replay-proved") in one_line(replayed.out)
    assert raw_texts(replayed.out) == set()


def test_the_same_seed_and_the_same_keys_are_the_same_game(house: House) -> None:
    words = ("--seed", "twins", "--seats", "Ania,bot:random")
    first = house.play(*words, typed=picker("twins"), file="first.jsonl")
    second = house.play(*words, typed=picker("twins"), file="second.jsonl")
    assert first.status == second.status == 0
    assert (house.home / "first.jsonl").read_bytes() == (house.home / "second.jsonl").read_bytes()


def test_without_a_seed_no_two_games_are_alike(house: House) -> None:
    for file in ("first.jsonl", "second.jsonl"):
        house.play("--seats", "Ania,bot:random", typed=["quit"], file=file)
    assert house.game("first.jsonl").header.seed != house.game("second.jsonl").header.seed


def test_bots_play_among_themselves(house: House) -> None:
    played = house.play("--seats", "bot:greedy,bot:random,bot:greedy", "--seed", "1")
    assert played.status == 0
    assert result(house.game(), "en", "Calico", "Bonny", "Morgan") in played.out
