"""Past games: step by step, their stories, as files, and what can be made of them."""

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from tortuga.kernel import records as record_files
from tortuga.kernel.errors import Refusal
from tortuga.kernel.outcome import Outcome
from tortuga.kernel.score_curve import TurningPoint, TurnScore, turning_points
from tortuga.server import protocol
from tortuga.server.api.access import finished_room, watched_room
from tortuga.server.api.calls import guest, house
from tortuga.server.api.links import Link, link
from tortuga.server.api.tables import OpenedTable
from tortuga.server.house.room import Room
from tortuga.server.http import Api, Call
from tortuga.server.limits import neighbourhood
from tortuga.server.openapi import NDJSON
from tortuga.server.sockets import Look
from tortuga.server.table.kept import Kept
from tortuga.server.table.pictures import as_stored
from tortuga.server.table.table import Table
from tortuga.server.workers.reviews import Reviews, ReviewSoFar

api = Api()


class ReplayMoment(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game as it stood after a record."""

    step: int
    steps: int
    view: Any
    """What the caller's seat could see then; a spectator's for everybody else."""
    views: list[Any] = []
    """After the end, all that was known: the spectator's view, then each seat's."""
    details: Any = None
    details_of_views: list[Any] = []
    """What follows from those views, where a title works that out."""
    story: list[protocol.StoryEntry]
    outcome: Outcome | None = None


class ToldTurningPoint(Struct, frozen=True, kw_only=True):
    """A turn that moved the winner's lead, and what happened in it."""

    turn: int
    """Its place in the curve."""
    swing: int
    story: list[protocol.StoryEntry]


class GameCurve(Struct, frozen=True, kw_only=True):
    """How the points of a game went; empty where its title does not count before the end."""

    turns: list[TurnScore]
    turning_points: list[ToldTurningPoint]


class Shared(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token of a link to a finished game."""

    share: Annotated[str, Meta(max_length=64)] | None = None


class Back(Shared, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lets somebody look back: a link to a finished game, or the code of a running one."""

    code: protocol.TypedCode | None = None


class GoOn(Struct, frozen=True, forbid_unknown_fields=True):
    id: protocol.CommandId
    step: Annotated[int, Meta(ge=1, le=100_000)]
    seat: protocol.SeatNumber
    bot: Annotated[str, Meta(max_length=40)]
    share: Annotated[str, Meta(max_length=64)] | None = None


class BringIn(Struct, frozen=True, forbid_unknown_fields=True):
    id: protocol.CommandId
    record: str
    """A record file, whole."""


async def open_room(call: Call, table: str, share: str | None) -> Room:
    """A finished game, of which nothing is hidden any more: what is told of it may be compressed."""
    room = await finished_room(call, table, share)
    call.holds_no_secret = True
    return room


@api.get("/api/tables/{table}/steps/{step}", query=Back, answer=ReplayMoment, summary="A game, step by step")
async def step(call: Call, table: str, step: int, query: Back) -> ReplayMoment:
    """While the game is running, only what the caller could see at that moment; after the end, everything."""
    room = await house(call).room(table)
    live = await house(call).table(room)
    if live.is_finished:
        await open_room(call, table, query.share)
    else:
        await watched_room(call, table, Look(code=query.code))
    seat = live.seat_of(guest(call))
    if live.kept is not None:
        return _last_moment(live, live.kept, step, seat)
    everybody = (None, *range(len(live.chairs))) if live.is_finished else ()
    asker = guest(call) or neighbourhood(call.address)
    seen = await house(call).look_back(live, step, (seat, *everybody), asker=asker)
    view, *views = map(msgspec.Raw, seen.views)
    details, *details_of_views = map(msgspec.Raw, seen.details)
    return ReplayMoment(
        step=step,
        steps=len(live.moments),
        view=view,
        views=views,
        details=details,
        details_of_views=[] if live.title.details_type is None else details_of_views,
        story=live.story.told_at(step, None if live.is_finished else seat),
        outcome=seen.outcome,
    )


def _last_moment(live: Table, kept: Kept, step: int, seat: int | None) -> ReplayMoment:
    """The end of a game that cannot be folded any more; its other moments are gone with its rules."""
    kept.must_show(step)
    everybody = [kept.picture(seat) for seat in (seat, None, *range(len(live.chairs)))]
    stored = [as_stored(picture) for picture in everybody if picture is not None]
    (view, details), *others = stored
    return ReplayMoment(
        step=step,
        steps=len(live.moments),
        view=view,
        views=[view for view, _ in others],
        details=details,
        details_of_views=[] if details is None else [details for _, details in others],
        story=live.story.told_at(step, None),
        outcome=kept.outcome,
    )


@api.get("/api/tables/{table}/story", query=Shared, answer=list[protocol.StoryEntry], summary="A finished game, told")
async def story(call: Call, table: str, query: Shared) -> list[protocol.StoryEntry]:
    room = await open_room(call, table, query.share)
    return await house(call).story(room)


@api.get("/api/tables/{table}/curve", query=Shared, answer=GameCurve, summary="A finished game's points, turn by turn")
async def curve(call: Call, table: str, query: Shared) -> GameCurve:
    """With hidden points, so only after the end."""
    room = await open_room(call, table, query.share)
    live = await house(call).table(room)
    turns = await house(call).score_curve(live, asker=guest(call) or neighbourhood(call.address))
    turned = turning_points(turns, _winner(live, turns)) if turns else []
    return GameCurve(turns=turns, turning_points=[_told(live, turns, one) for one in turned])


def _winner(live: Table, turns: list[TurnScore]) -> int:
    """The winner; if the game was ended early, whoever led."""
    outcome = None if live.game is None else live.game.state.outcome()
    if outcome is not None and outcome.winners:
        return outcome.winners[0]
    return turns[-1].points.index(max(turns[-1].points))


def _told(live: Table, turns: list[TurnScore], point: TurningPoint) -> ToldTurningPoint:
    turn = turns[point.turn]
    story = [entry for n in range(turn.first, turn.last + 1) for entry in live.story.told_at(n, None)]
    return ToldTurningPoint(turn=point.turn, swing=point.swing, story=story)


@api.get(
    "/api/tables/{table}/review/{seat}",
    query=Shared,
    answer=ReviewSoFar,
    summary="A finished game of a seat, looked back at; ask again until all is done",
)
async def review(call: Call, table: str, seat: protocol.SeatNumber, query: Shared) -> ReviewSoFar:
    """The first request starts it, for everybody who may see the game. It goes on while somebody asks."""
    room = await open_room(call, table, query.share)
    live = await house(call).table(room)
    if live.kept is not None or live.game is None:
        raise Refusal("table-kept-steps")
    live.seats.must_exist(seat)
    asker = guest(call) or neighbourhood(call.address)

    def may() -> None:
        call.request.app.state.limits.must("review", call.address, guest(call))

    reviews: Reviews = call.request.app.state.reviews
    return reviews.look(live, live.game, seat, asker, may)


@api.get("/api/tables/{table}/record", query=Shared, answer=str, summary="A finished game as a record file")
async def record(call: Call, table: str, query: Shared) -> Response:
    room = await open_room(call, table, query.share)
    name = f"{room.table.setup.title}-{table}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    file = await asyncio.to_thread(record_files.dump, *room.table.record())
    return Response(file, 200, headers, NDJSON)


@api.post("/api/tables/{table}/share", answer=Link, signed_in=True, summary="A link to a finished game")
async def share(call: Call, table: str) -> Link:
    await finished_room(call, table, None)
    return await link(
        call, f"/watch/{table}#{await house(call).identity.share(table, call.who.id, house(call).clock())}"
    )


@api.delete("/api/tables/{table}/share", answer=None, signed_in=True, summary="Make the links to a game void")
async def unshare(call: Call, table: str) -> None:
    await finished_room(call, table, None)
    await house(call).identity.unshare(table)


@api.post("/api/tables/{table}/continue", body=GoOn, answer=OpenedTable, status=201, signed_in=True, summary="What if?")
async def go_on(call: Call, table: str, body: GoOn) -> OpenedTable:
    """Goes on from a moment of a finished game in a new table, against bots."""
    call.request.app.state.limits.must("table", call.address, call.who.id)
    room = await finished_room(call, table, body.share)
    return OpenedTable(await house(call).go_on(call.who.id, body.id, room, body.step, body.seat, body.bot))


@api.post(
    "/api/records",
    body=BringIn,
    answer=OpenedTable,
    status=201,
    limit=2 * protocol.RECORD_FILE,
    signed_in=True,
    summary="Bring in a record file",
)
async def bring_in(call: Call, body: BringIn) -> OpenedTable:
    """It is verified line by line, and becomes a finished table of mine."""
    call.request.app.state.limits.must("table", call.address, call.who.id)
    if len(body.record) > protocol.RECORD_FILE:
        raise Refusal("record-too-long", most=protocol.RECORD_FILE)
    return OpenedTable(await house(call).bring_in(call.who.id, body.id, body.record))
