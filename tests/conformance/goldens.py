"""Golden games: short recorded games, each with its story beside it, for people to read and for the suite to match."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

from conformance.positions import NAMES, happen, pick, random_decision, random_options
from conformance.stories import STORIES, Story
from tortuga.kernel import Announced, Game, Header, Imagined, Record, Title, UndoError, encode, registry
from tortuga.kernel.records import save

TRIED = 60
"""Random games tried for a short one."""


def folder(title: Title) -> Path:
    """With the title's other tests, as the code is: `games/<package>/conformance/<title>`."""
    package = type(title).__module__.removeprefix("tortuga.").rpartition(".")[0].replace(".", "/")
    return Path(__file__).parents[1] / package / "conformance" / title.name


def logs(title: Title) -> list[Path]:
    return sorted(folder(title).glob("*.jsonl"))


def plain(title: Title, seed: str) -> Game:
    """The smallest table, the usual options, decisions only."""
    game, chance = Game.start(title, NAMES[: title.seats[0]], seed=seed), Imagined(seed)
    while game.state.due():
        seat, text = random_decision(game, chance)
        game.play(seat, text)
    return game


def lively(title: Title, seed: str) -> Game:
    """The largest table, any options, and all that may happen at it."""
    chance, seats = Imagined(seed), title.seats[-1]
    options = random_options(title, seats, chance)
    game = Game.start(title, NAMES[:seats], seed=seed, options=options)
    while game.state.due():
        happen(game, chance)
        if chance.roll(4) == 1:
            try:
                game.undo(pick(chance, range(seats)))
            except UndoError:
                continue
    return game


def wanted(title: Title, story: Story) -> Game:
    """The first game of bots that shows all that it should; they are late and err now and then."""
    for number in count():
        seed = f"story {number}"
        options = title.read_options(story.options)
        game, chance = Game.start(title, NAMES[: len(story.bots)], seed=seed, options=options), Imagined(seed)
        while due := game.state.due():
            seat, state = due[0], game.state
            bot = registry.bot(story.bots[seat], title, Imagined(seed))
            text = bot.choose(title.view(state, seat), title.offers(state, seat))
            match chance.roll(12):
                case 1:
                    game.lapse(seat, pick(chance, [None, text]))
                case 2 if story.slip is not None:
                    game.play(seat, story.slip(text))
                case _:
                    game.play(seat, text)
        told = [encode(one.event) for kept in game.folded for one in kept.told]
        if all(any(sign in event for event in told) for sign in story.shows):
            return game
    raise AssertionError("there are always more seeds")


def kinds(game: Game) -> int:
    """How many kinds of records and events it shows."""
    records = {(record.lapse, record.draft is None, record.back is None, record.house) for record in game.records}
    return len(records) + len({type(told.event) for kept in game.folded for told in kept.told})


def write(title: Title) -> None:
    folder(title).mkdir(parents=True, exist_ok=True)
    games = {"plain": best(title, plain), "lively": best(title, lively)}
    games |= {name: wanted(title, story) for name, story in STORIES.get(title.name, {}).items()}
    for name, game in games.items():
        path = folder(title) / f"{name}.jsonl"
        path.unlink(missing_ok=True)
        save(path, game.header, game.records)
        path.with_suffix(".txt").write_text(story(title, game.header, game.records), encoding="utf-8")


def best(title: Title, play: Callable[[Title, str], Game]) -> Game:
    """A short one that shows much: another kind of thing is worth some records more."""
    games = (play(title, f"golden {number}") for number in range(TRIED))
    return min(games, key=lambda game: len(game.records) - 4 * kinds(game))


def story(title: Title, header: Header, records: list[Record]) -> str:
    return "".join(f"{line}\n" for line in lines(title, header, records))


def lines(title: Title, header: Header, records: list[Record]) -> Iterator[str]:
    game = Game(title, header)
    yield f"{title.name}, rules {header.rules}: {', '.join(header.seats)}"
    yield f"options: {', '.join(f'{name} {value}' for name, value in header.options.items())}"
    yield ""
    for record in records:
        game.append(record)
        chance = f"   [chance: {' '.join(map(str, record.chance))}]" if record.chance else ""
        yield f"{record.n}. {deed(header, record)}{chance}"
        if record.back is None and record.house is None:
            yield from (f"     {line}" for line in tellings(header, game.folded[-1].told))
    yield ""
    outcome = game.state.outcome()
    assert outcome is not None
    yield f"over: {outcome.reason}"
    for name, score, rank in zip(header.seats, outcome.scores, outcome.ranks, strict=True):
        yield f"{rank}. {name}: {score}"


def deed(header: Header, record: Record) -> str:
    who = "" if record.seat is None else header.seats[record.seat]
    by = "" if record.by is None else f" (by {record.by})"
    if record.house is not None:
        return " ".join(word for word in ("the house:", record.house, who, record.to) if word)
    if record.back is not None:
        return f"back to {record.back}{by}"
    if record.lapse:
        return f"{who}'s time is up" + ("" if record.draft is None else f", with {record.draft}")
    return f"{who}: {record.do}{by}" if who else "the deal"


def tellings(header: Header, told: list[Announced]) -> Iterator[str]:
    for one in told:
        if one.event is not None:
            yield f"{one.event}"
        if one.full is not None:
            yield f"to {header.seats[one.only]}: {one.full}"
