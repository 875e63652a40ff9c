"""The archive, with a real process: what it shows of a game is what the house itself would have shown."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from tortuga.kernel import Game, Record, Refusal, Title, encode, registry
from tortuga.kernel.errors import RecordError
from tortuga.server.workers import archive as archives
from tortuga.server.workers.archive import Archive, Glimpse
from tortuga.server.workers.pool import WorkerPool


def asked(scenario: Callable[[Archive], Awaitable[None]]) -> None:
    async def run() -> None:
        archive = Archive()
        try:
            await scenario(archive)
        finally:
            await archive.close()

    asyncio.run(run())


def played(title: Title, decisions: int, seed: str = "1") -> Game:
    """A game in which everybody takes the last of the offers."""
    game = Game.start(title, ["Ania", "Bartek"], seed=seed)
    for _ in range(decisions):
        seat = game.state.due()[0]
        game.play(seat, title.offers(game.state, seat)[-1].do)
    return game


def expected(game: Game, step: int, eyes: list[int | None]) -> Glimpse:
    title, state = game.title, Game.fold(game.title, game.header, game.records[:step]).state
    views = [title.view(state, seat) for seat in eyes]
    return Glimpse([encode(one) for one in views], [encode(title.details(one)) for one in views], state.outcome())


@pytest.mark.parametrize("name", ["rum", "maracaibo"])
def test_every_moment_is_shown_as_the_house_would_show_it(name: str) -> None:
    game = played(registry.title(name), 30)

    async def scenario(archive: Archive) -> None:
        looks: list[tuple[int, list[int | None]]] = [(31, [None, 0, 1]), (1, [1]), (17, [0]), (18, [None])]
        for step, eyes in looks:
            seen = await archive.look("one", game.header, game.records, step, eyes)
            assert seen == expected(game, step, eyes)

    asked(scenario)


def test_a_game_that_goes_on_is_told_only_what_is_new() -> None:
    game, told = played(registry.title("rum"), 10), []

    async def scenario(archive: Archive) -> None:
        real = archive._ask

        async def overheard(pool: WorkerPool, asker: str, job: Callable[..., object], *args: object) -> object:
            told.append([record.n for record in args[1][1]] if args[1] is not None else None)  # type: ignore[index]
            return await real(pool, asker, job, *args)

        archive._ask = overheard  # type: ignore[method-assign, assignment]
        await archive.look("one", game.header, game.records, 11, [0])
        seat = game.state.due()[0]
        game.play(seat, game.title.offers(game.state, seat)[0].do)
        assert await archive.look("one", game.header, game.records, 12, [0]) == expected(game, 12, [0])

    asked(scenario)
    assert told == [None, list(range(1, 12)), None, [12]]


def test_many_who_look_at_once_all_see_it() -> None:
    game = played(registry.title("rum"), 20)

    async def scenario(archive: Archive) -> None:
        seen = await asyncio.gather(*[archive.look("one", game.header, game.records, n, [0]) for n in range(1, 22)])
        assert seen == [expected(game, n, [0]) for n in range(1, 22)]

    asked(scenario)


def test_the_worker_forgets_what_nobody_looks_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "KEPT", 2)
    kept: OrderedDict[str, Game] = OrderedDict()
    monkeypatch.setattr(archives, "_games", kept)
    game = played(registry.title("rum"), 1)
    told = game.header, game.records
    for table in ("a", "b", "a", "c"):
        if isinstance(archives._look(table, None, 1, [0]), int):
            archives._look(table, told, 1, [0])
    assert list(kept) == ["a", "c"]
    assert archives._look("b", (game.header, game.records[1:]), 2, [0]) == 0, "it lacks the beginning"


def test_a_refusal_of_the_worker_is_told_and_the_worker_lives_on() -> None:
    game = played(registry.title("rum"), 2)
    foreign = msgspec.structs.replace(game.header, data="other cards")

    async def scenario(archive: Archive) -> None:
        with pytest.raises(RecordError, match="record-other-rules"):
            await archive.look("one", foreign, game.records, 1, [0])
        assert await archive.look("two", game.header, game.records, 1, [0]) == expected(game, 1, [0])

    asked(scenario)


def test_nobody_waits_for_an_archive_that_closes_or_has_too_much_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "MOST_WAITING", 0)
    game = played(registry.title("rum"), 0)

    async def scenario(archive: Archive) -> None:
        with pytest.raises(Refusal, match="archive-busy"):
            await archive.look("one", game.header, game.records, 1, [0])
        await archive.close()
        with pytest.raises(Refusal, match="house-closing"):
            await archive.look("one", game.header, game.records, 1, [0])

    asked(scenario)


def test_what_the_house_has_proved_is_not_proved_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """That would take as long as to play it."""
    game = played(registry.title("rum"), 6)
    asked_for_proof: list[int] = []
    append = Game.append

    def noted(kept: Game, record: Record, *, proved: bool = False) -> None:
        append(kept, record, proved=proved)
        if not proved:
            asked_for_proof.append(record.n)

    monkeypatch.setattr(Game, "append", noted)
    kept = archives._told_more(None, game.header, game.records[:3])
    kept = archives._told_more(kept, game.header, game.records[2:])
    assert kept is not None
    assert kept.records == game.records
    assert not asked_for_proof
