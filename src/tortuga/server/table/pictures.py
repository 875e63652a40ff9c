"""Pictures: what people are shown of a table, each as they may know it, and what lists show of it."""

import msgspec

from tortuga.kernel.outcome import Outcome
from tortuga.server import protocol
from tortuga.server.table.progress import PLAYING
from tortuga.server.table.rows import Chair
from tortuga.server.table.table import Table


class TableCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a list shows of a table."""

    status: protocol.Status
    chairs: list[Chair]
    clock: protocol.Clock
    spectators: bool
    outcome: Outcome | None = None


def now(table: Table, seat: int | None, at: int, since: int | None, chat_since: int, watchers: int = 0) -> protocol.Now:
    """The table for one viewer (None: a spectator), with what they missed since the version `since`; None is for
    somebody who knows nothing of it yet."""
    game = table.game
    on = game is not None and table.seq > (since or 0)
    view = table.title.view(game.state, seat) if on and game is not None else None
    reach = table.takebacks.reach(seat) if on else None
    return protocol.Now(
        seq=table.seq,
        at=at,
        status=table.status,
        you=seat,
        chairs=[_chair(table, number, at) for number in range(len(table.chairs))],
        about=about(table, seat) if since is None or since < table.sealed else None,
        story=table.story.since(since or 0, seat),
        view=view,
        details=None if view is None else table.title.details(view),
        due=table.progress.due(),
        owes=table.moves.owes(seat) if on else None,
        undo=reach is not None and reach.steps > 0,
        undo_reach=reach,
        outcome=game.state.outcome() if game is not None else None,
        leavers=table.leaving.leavers(),
        back=table.takebacks.asked,
        chat=table.chat.since(chat_since),
        chat_closed=table.chat.closed,
        watchers=watchers,
        rematch=table.rematch,
        seed=table.seed or None if table.is_finished and game is not None else None,
    )


def about(table: Table, seat: int | None) -> protocol.About:
    """What the table is, for one viewer."""
    return protocol.About(
        table=table.id,
        code=table.code if seat is not None else None,
        setup=table.setup,
        seed_hash=table.game.header.seed_hash if table.game is not None else None,
    )


def card(table: Table) -> TableCard:
    outcome = table.game.state.outcome() if table.game is not None else None
    return TableCard(table.status, table.chairs, table.setup.clock, table.setup.spectators, outcome)


def _chair(table: Table, seat: int, at: int) -> protocol.ChairView:
    chair = table.chairs[seat]
    return protocol.ChairView(
        name=chair.name if chair.guest is None else table.seats.name_of(chair.guest),
        bot=chair.player,
        here=seat in table.presence.here,
        away=chair.away,
        host=chair.guest == table.host and chair.guest is not None,
        left_ms=table.clocks.left(seat, at) if table.status == PLAYING and chair.person else None,
    )
