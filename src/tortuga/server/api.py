"""What can be asked of the house over HTTP. Each endpoint is a few lines: the work is done by those it calls."""

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
import segno
from msgspec import Meta, Struct
from starlette.responses import Response

from tortuga.games.rummikub.puzzles.desk import PuzzleDesk
from tortuga.kernel import records as record_files
from tortuga.kernel import registry
from tortuga.kernel.errors import Refusal
from tortuga.kernel.outcome import Outcome
from tortuga.lessons import Lesson, LessonAnswer, answer, review_draft, try_out
from tortuga.lessons import lesson as lesson_of
from tortuga.rulebook import rulebook
from tortuga.server import protocol
from tortuga.server.house.house import House, replayed
from tortuga.server.house.room import Room
from tortuga.server.http import Api, Call, session_token
from tortuga.server.names_and_chat import PHRASES, clean_name, sailor_name
from tortuga.server.openapi import NDJSON
from tortuga.server.replies import worded, worded_review
from tortuga.server.sockets import Look, stream
from tortuga.server.store.rows import TableRow
from tortuga.server.table.table import TableCard
from tortuga.server.titles import TitleCard, card
from tortuga.server.titles import box as box_of
from tortuga.server.workers import puzzles
from tortuga.texts import HOUSE_LOCALE, Language

api = Api()

PAGE = 50


def house(call: Call) -> House:
    found = call.request.app.state.house
    assert isinstance(found, House)
    return found


# -- Guests -----------------------------------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """The guest as the house knows them."""

    name: str
    language: str


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest says of themselves; without a name the house finds one."""

    name: Annotated[str, Meta(max_length=4 * protocol.NAME)] | None = None
    language: Language | None = None


class Link(Struct, frozen=True):
    """A secret link: whoever has it may use it."""

    link: str
    qr: str
    """The link as a picture (SVG in a data URI)."""


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=64)]


@api.post("/api/me", body=Profile, answer=Me, status=201, summary="Become a guest")
async def arrive(call: Call, body: Profile) -> Me:
    """Who is a guest already stays the same one, and is only renamed."""
    if call.guest is not None:
        return await rename(call, body)
    call.request.app.state.limits.must("guest", call.address)
    language = body.language or call.language
    name = clean_name(body.name) if body.name is not None else sailor_name(language)
    guest, call.session = await house(call).identity.new_guest(name, language, house(call).clock())
    return Me(guest.name, guest.language)


@api.get("/api/me", answer=Me, signed_in=True, summary="Who am I?")
async def me(call: Call) -> Me:
    return Me(call.who.name, call.who.language)


@api.patch("/api/me", body=Profile, answer=Me, signed_in=True, summary="Change my name or language")
async def rename(call: Call, body: Profile) -> Me:
    name = None if body.name is None else clean_name(body.name)
    guest = await house(call).identity.rename(call.who.id, name, body.language)
    return Me(guest.name, guest.language)


@api.delete("/api/me", answer=None, signed_in=True, summary="Forget me")
async def forget(call: Call) -> None:
    """The guest's name, sign-ins and chat go; the games of the others stay, with a nameless seat."""
    await house(call).forget(call.who.id)
    call.session = ""


@api.delete("/api/session", answer=None, signed_in=True, summary="Sign out on this device")
async def sign_out(call: Call) -> None:
    token = session_token(call.request, call.request.app.state.settings.tls)
    if token is not None:
        await house(call).identity.sign_out(token)
    call.session = ""


@api.get("/api/me/data", answer=dict[str, Any], signed_in=True, summary="All that the house keeps about me")
async def my_data(call: Call) -> dict[str, Any]:
    return await house(call).identity.my_data(call.who.id)


@api.post("/api/me/recovery", answer=Link, signed_in=True, summary="A link that makes another device mine, once")
async def recovery(call: Call) -> Link:
    token = await house(call).identity.recovery(call.who.id, house(call).clock())
    return _link(call, f"/recover#{token}")


@api.post(
    "/api/recover", body=Token, answer=Me, statuses=(404,), summary="Be the guest of a recovery link on this device"
)
async def recover(call: Call, body: Token) -> Me:
    call.request.app.state.limits.must("code", call.address)
    guest, call.session = await house(call).identity.recover(body.token, house(call).clock())
    return Me(guest.name, guest.language)


# -- What there is ----------------------------------------------------------------------------------------------------


class TextSources(Struct, frozen=True):
    """Fluent sources, to be read in this order."""

    language: str
    sources: list[str]


class RulesPage(Struct, frozen=True):
    title: str
    text: str


class InLanguage(Struct, frozen=True, forbid_unknown_fields=True):
    language: Language | None = None


@api.get("/api/titles", answer=list[TitleCard], summary="The games of the house with their options and bots")
async def titles(call: Call) -> list[TitleCard]:
    return [card(registry.title(name)) for name in registry.titles()]


@api.get("/api/phrases", answer=list[str], summary="Quick phrases for the chat; their texts are phrase-…")
async def phrases(call: Call) -> list[str]:
    return list(PHRASES)


@api.get("/api/texts", query=InLanguage, answer=TextSources, summary="Every sentence that a reader's client needs")
async def texts(call: Call, query: InLanguage) -> TextSources:
    language = query.language or call.language
    folders = dict.fromkeys([HOUSE_LOCALE, *(registry.title(name).locale for name in registry.titles())])
    files = [file for folder in folders for file in sorted((folder / language).glob("*.ftl"))]
    return TextSources(language, [file.read_text("utf-8") for file in files])


@api.get("/api/titles/{title}/rules", query=InLanguage, answer=RulesPage, summary="The rules of a game, numbered")
async def rules(call: Call, title: str, query: InLanguage) -> RulesPage:
    return RulesPage(title, rulebook(registry.title(title), query.language or call.language).page)


@api.get(
    "/api/titles/{title}/box", query=InLanguage, answer=dict[str, Any], summary="The components of a game, to be drawn"
)
async def box(call: Call, title: str, query: InLanguage) -> Any:
    return box_of(registry.title(title), query.language or call.language)


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    move: protocol.Notation


@api.get("/api/titles/{title}/lesson", answer=Lesson, summary="A first game that teaches, step by step")
async def lesson(call: Call, title: str) -> Lesson:
    return lesson_of(registry.title(title))


@api.get(
    "/api/titles/{title}/lesson/{step}/try",
    query=Attempt,
    answer=dict[str, Any],
    statuses=(422,),
    summary="What would a move bring at a step of the lesson?",
)
async def try_in_lesson(call: Call, title: str, step: int, query: Attempt) -> Any:
    return try_out(registry.title(title), step, query.move)


@api.get(
    "/api/titles/{title}/lesson/{step}/answer",
    query=Attempt,
    answer=LessonAnswer,
    statuses=(422,),
    summary="Is a move what a step of the lesson asks for?",
)
async def answer_in_lesson(call: Call, title: str, step: int, query: Attempt) -> LessonAnswer:
    return answer(registry.title(title), step, query.move)


@api.get(
    "/api/titles/{title}/lesson/{step}/draft",
    query=Attempt,
    answer=dict[str, Any] | None,
    statuses=(422,),
    summary="What can be said of a draft at a step of the lesson?",
)
async def draft_in_lesson(call: Call, title: str, step: int, query: Attempt) -> Any:
    return worded_review(review_draft(registry.title(title), step, query.move), call.language)


# -- Puzzles ----------------------------------------------------------------------------------------------------------


@api.get(
    "/api/puzzles/{title}/{level}/{seed}",
    answer=puzzles.Posed,
    summary="A position with one best turn; `today` for a seed: the puzzle of the day",
)
async def puzzle(call: Call, title: puzzles.Title, level: puzzles.Level, seed: puzzles.Seed) -> puzzles.Posed:
    """The same seed and level give the same puzzle always. The level is the number of sets that have to be broken
    up."""
    return puzzles.posed(await _puzzle_desk(call, level, seed))


@api.get(
    "/api/puzzles/{title}/{level}/{seed}/draft",
    query=Attempt,
    answer=dict[str, Any] | None,
    statuses=(422,),
    summary="What can be said of a draft of a puzzle's turn?",
)
async def draft_in_puzzle(
    call: Call, title: puzzles.Title, level: puzzles.Level, seed: puzzles.Seed, query: Attempt
) -> Any:
    return worded_review((await _puzzle_desk(call, level, seed)).review(query.move), call.language)


@api.post(
    "/api/puzzles/{title}/{level}/{seed}/check",
    body=Attempt,
    answer=puzzles.Judged,
    statuses=(422,),
    summary="How good is a turn, and is the puzzle solved?",
)
async def check_puzzle(
    call: Call, title: puzzles.Title, level: puzzles.Level, seed: puzzles.Seed, body: Attempt
) -> puzzles.Judged:
    return puzzles.judged(await _puzzle_desk(call, level, seed), body.move)


@api.get("/api/puzzles/{title}/{level}/{seed}/solution", answer=puzzles.Solved, summary="The best turn, step by step")
async def solve_puzzle(call: Call, title: puzzles.Title, level: puzzles.Level, seed: puzzles.Seed) -> puzzles.Solved:
    return puzzles.solved(await _puzzle_desk(call, level, seed), call.language)


async def _puzzle_desk(call: Call, level: int, seed: str) -> PuzzleDesk:
    def may() -> None:
        call.request.app.state.limits.must("puzzle", call.address)

    maker: puzzles.PuzzleMaker = call.request.app.state.puzzles
    return await maker.desk(seed, level, may)


# -- Tables -----------------------------------------------------------------------------------------------------------


class OpenedTable(Struct, frozen=True):
    table: str


class TableLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table in a list."""

    table: str
    title: str
    status: str
    created: int
    chairs: list[protocol.ChairView] = []
    clock: protocol.Clock | None = None
    spectators: bool = False
    outcome: Outcome | None = None


class Before(Struct, frozen=True, forbid_unknown_fields=True):
    before: Annotated[str, Meta(max_length=40)] | None = None


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    seat: protocol.SeatNumber | None = None


@api.get("/api/lobby", answer=list[TableLine], summary="Public tables to join or to watch")
async def lobby(call: Call) -> list[TableLine]:
    return await _lines(call, await house(call).store.public_tables(PAGE))


@api.post(
    "/api/tables", body=protocol.OpenTable, answer=OpenedTable, status=201, signed_in=True, summary="Open a table"
)
async def open_table(call: Call, body: protocol.OpenTable) -> OpenedTable:
    call.request.app.state.limits.must("table", call.address)
    return OpenedTable(await house(call).open_table(call.who.id, body))


@api.get("/api/me/tables", query=Before, answer=list[TableLine], signed_in=True, summary="My tables, newest first")
async def my_tables(call: Call, query: Before) -> list[TableLine]:
    return await _lines(call, await house(call).store.tables_of(call.who.id, PAGE, query.before))


@api.get("/api/codes/{code}", answer=OpenedTable, summary="The table of a short code")
async def by_code(call: Call, code: str) -> OpenedTable:
    table = await house(call).store.table_by_code(code.upper())
    call.request.app.state.limits.guess(call.address, right=table is not None)
    if table is None:
        raise Refusal("table-unknown")
    return OpenedTable(table)


@api.post("/api/invitations", body=Token, answer=OpenedTable, statuses=(404,), summary="The table of an invitation")
async def by_invitation(call: Call, body: Token) -> OpenedTable:
    call.request.app.state.limits.must("code", call.address)
    invited = await house(call).identity.invited(body.token)
    if invited is None:
        raise Refusal("token-unknown")
    return OpenedTable(invited[0])


@api.get("/api/tables/{table}", query=Look, answer=protocol.Now, summary="A table as I may see it just now")
async def look(call: Call, table: str, query: Look) -> protocol.Now:
    room = await _room(call, table, query)
    return await house(call).now(room, _guest(call), query.since)


@api.get(
    "/api/tables/{table}/events",
    query=Look,
    answer=protocol.Now,
    stream=True,
    summary="What happens at a table, by lines",
)
async def events(call: Call, table: str, query: Look) -> AsyncIterator[msgspec.Raw]:
    """First the table as it is, with what was missed since `since`; then a line for everything that happens."""
    room = await _room(call, table, query)
    return stream(house(call), room, _guest(call), query.since)


@api.post(
    "/api/tables/{table}/commands",
    body=protocol.AnyCommand,
    answer=protocol.Accepted | protocol.Stale,
    signed_in=True,
    statuses=(422,),
    summary="Do something at a table",
)
async def command(call: Call, table: str, body: protocol.AnyCommand) -> protocol.Reply:
    """The same commands as by socket. Sending one again is always safe; one that answers a decision that is gone gets
    `stale` with the table as it is."""
    if isinstance(body, protocol.Chat):
        call.request.app.state.limits.must("chat", call.who.id)
    room = await house(call).room(table)
    if isinstance(body, protocol.Sit) and body.code is not None:
        call.request.app.state.limits.guess(call.address, right=room.table.is_code(body.code))
    return worded(await house(call).command(room, call.who.id, body), call.language)


@api.get("/api/tables/{table}/link", answer=Link, signed_in=True, summary="A link with the short code, for anybody")
async def code_link(call: Call, table: str) -> Link:
    room = await house(call).room(table)
    if room.table.seat_of(call.who.id) is None and call.who.id != room.table.host:
        raise Refusal("table-not-yours")
    return _link(call, f"/join/{room.table.code}")


@api.post("/api/tables/{table}/invitations", body=Invite, answer=Link, signed_in=True, summary="Invite to a seat")
async def invite(call: Call, table: str, body: Invite) -> Link:
    """A new invitation to a seat makes the older ones to that seat void."""
    room = await _own_room(call, table)
    if body.seat is not None and body.seat >= len(room.table.chairs):
        raise Refusal("seat-unknown", number=body.seat + 1)
    identity = house(call).identity
    await identity.revoke_invitations(table, body.seat)
    return _link(call, f"/join#{await identity.invite(table, body.seat, call.who.id, house(call).clock())}")


@api.delete("/api/tables/{table}/invitations", answer=None, signed_in=True, summary="Make all invitations void")
async def revoke(call: Call, table: str) -> None:
    await _own_room(call, table)
    await house(call).identity.revoke_invitations(table)


# -- History ----------------------------------------------------------------------------------------------------------


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


class Shared(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token of a link to a finished game."""

    share: Annotated[str, Meta(max_length=64)] | None = None


class Back(Shared, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lets somebody look back: a link to a finished game, or the code of one that is on."""

    code: Annotated[str, Meta(max_length=16)] | None = None


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


@api.get("/api/tables/{table}/steps/{step}", query=Back, answer=ReplayMoment, summary="A game, step by step")
async def step(call: Call, table: str, step: int, query: Back) -> ReplayMoment:
    """While the game is on, only what the caller could see at that moment; after the end, everything."""
    room = await house(call).room(table)
    live = await house(call).table(room)
    if live.is_finished:
        await _finished(call, table, query.share)
    else:
        await _room(call, table, Look(code=query.code))
    game = replayed(live, step)
    seat = live.seat_of(_guest(call))
    everybody = (None, *range(len(live.chairs))) if live.is_finished else ()
    title = live.title
    view, *views = [title.view(game.state, eyes) for eyes in (seat, *everybody)]
    return ReplayMoment(
        step=step,
        steps=len(live.moments),
        view=view,
        views=views,
        details=title.details(view),
        details_of_views=[] if title.details_type is None else [title.details(one) for one in views],
        story=live.told_at(step, None if live.is_finished else seat),
        outcome=game.state.outcome(),
    )


@api.get("/api/tables/{table}/story", query=Shared, answer=list[protocol.StoryEntry], summary="A finished game, told")
async def story(call: Call, table: str, query: Shared) -> list[protocol.StoryEntry]:
    room = await _finished(call, table, query.share)
    return room.table.told(None)


@api.get("/api/tables/{table}/record", query=Shared, answer=str, summary="A finished game as a record file")
async def record(call: Call, table: str, query: Shared) -> Response:
    room = await _finished(call, table, query.share)
    name = f"{room.table.setup.title}-{table}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record_files.dump(*room.table.record()), 200, headers, NDJSON)


@api.post("/api/tables/{table}/share", answer=Link, signed_in=True, summary="A link to a finished game")
async def share(call: Call, table: str) -> Link:
    await _finished(call, table, None)
    return _link(call, f"/watch/{table}#{await house(call).identity.share(table, call.who.id, house(call).clock())}")


@api.delete("/api/tables/{table}/share", answer=None, signed_in=True, summary="Make the links to a game void")
async def unshare(call: Call, table: str) -> None:
    await _finished(call, table, None)
    await house(call).identity.unshare(table)


@api.post("/api/tables/{table}/continue", body=GoOn, answer=OpenedTable, status=201, signed_in=True, summary="What if?")
async def go_on(call: Call, table: str, body: GoOn) -> OpenedTable:
    """Goes on from a moment of a finished game in a new table, against bots."""
    call.request.app.state.limits.must("table", call.address)
    room = await _finished(call, table, body.share)
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
    call.request.app.state.limits.must("table", call.address)
    if len(body.record) > protocol.RECORD_FILE:
        raise Refusal("record-too-long", most=protocol.RECORD_FILE)
    header, records = record_files.parse(body.record.encode())
    return OpenedTable(await house(call).bring_in(call.who.id, body.id, header, records))


# -- Small questions --------------------------------------------------------------------------------------------------


def _guest(call: Call) -> str | None:
    return None if call.guest is None else call.guest.id


def _link(call: Call, path: str) -> Link:
    link = f"{call.request.app.state.settings.public_url or str(call.request.base_url).rstrip('/')}{path}"
    return Link(link, segno.make(link, error="m").svg_data_uri(scale=4, border=2))


async def _room(call: Call, table: str, look: Look) -> Room:
    """A table that the caller may look at."""
    room = await house(call).room(table)
    if look.code is not None:
        call.request.app.state.limits.guess(call.address, right=room.table.is_code(look.code))
    await house(call).check_may_watch(room, _guest(call), look.code, look.invitation)
    return room


async def _own_room(call: Call, table: str) -> Room:
    room = await house(call).room(table)
    if room.table.host != call.who.id:
        raise Refusal("host-only")
    return room


async def _finished(call: Call, table: str, share: str | None) -> Room:
    """A finished table that the caller played at, or has a link to."""
    room = await house(call).room(table)
    live = await house(call).table(room)
    own = live.seat_of(_guest(call)) is not None or _guest(call) == live.host
    if not own and (share is None or await house(call).identity.shared(share) != table):
        raise Refusal("table-not-yours")
    if not live.is_finished:
        raise Refusal("table-not-over")
    return room


async def _lines(call: Call, tables: list[TableRow]) -> list[TableLine]:
    """A list of tables by their cards: none of them is loaded for it."""
    cards = [msgspec.json.decode(table.card, type=TableCard) for table in tables]
    identity = house(call).identity
    names = await identity.names(chair.guest for card in cards for chair in card.chairs if chair.guest is not None)
    return [
        TableLine(
            table=table.id,
            title=table.title,
            status=card.status,
            created=table.created,
            chairs=[
                protocol.ChairView(
                    name=chair.name if chair.guest is None else names.get(chair.guest, ""),
                    bot=chair.player,
                    away=chair.away,
                    host=chair.guest == table.host,
                )
                for chair in card.chairs
            ],
            clock=card.clock,
            spectators=card.spectators,
            outcome=card.outcome,
        )
        for table, card in zip(tables, cards, strict=True)
    ]
