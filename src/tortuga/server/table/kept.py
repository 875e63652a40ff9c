"""Kept: what is shown of a table that these rules cannot fold. All of it was stored when it happened."""

from collections.abc import Mapping

import msgspec

from tortuga.kernel.errors import Refusal
from tortuga.kernel.messages import Message
from tortuga.kernel.outcome import Outcome
from tortuga.kernel.records import Header, Record
from tortuga.server import protocol
from tortuga.server.store.rows import Picture, TableRow

SPECTATOR = -1


class Kept:
    """A game that cannot go on here: its record, its result and its last pictures, each for the eyes that it is for.

    One that was on when the rules changed may live again (`may_go_on`). Until then nobody learns more of it than they
    knew: no seed, no record, no other seat's picture.
    """

    def __init__(self, about: TableRow, pictures: Mapping[int, Picture], *, may_go_on: bool) -> None:
        self.may_go_on = may_go_on
        self.header: Header | None = None
        self.records: list[Record] = []
        self.outcome = None if may_go_on else _outcome(about.card)
        self._pictures = {seat: picture for seat, picture in pictures.items() if _is_json(picture)}
        self._seqs: list[int] = []
        """The versions of the table that its records made."""

    def played(self, record: Record, seq: int) -> None:
        self.records.append(record)
        self._seqs.append(seq)

    def picture(self, seat: int | None) -> Picture | None:
        """The last one of a viewer; of a seat that has none, such as a bot's while the game was on, a spectator's."""
        own = SPECTATOR if seat is None else seat
        return self._pictures.get(own, self._pictures.get(SPECTATOR))

    def told(self, seat: int | None) -> protocol.Kept:
        """Why it does not go on, and how old a viewer's picture is."""
        picture = self.picture(seat)
        behind = 0 if picture is None else sum(seq > picture.seq for seq in self._seqs)
        why = Message("house-kept" if self.may_go_on else "house-kept-over")
        return protocol.Kept(why=why, may_go_on=self.may_go_on, behind=behind)

    def must_show_all(self) -> None:
        """Refused while the game may live again."""
        if self.may_go_on:
            raise Refusal("table-kept")

    def must_show(self, step: int) -> None:
        """Of a finished game only its end is left to be looked at."""
        self.must_show_all()
        picture = self.picture(None)
        if step != len(self.records) or picture is None or self.told(None).behind:
            raise Refusal("table-kept-steps")


class _OutcomeOfCard(msgspec.Struct):
    outcome: Outcome | None = None


def _outcome(card: str) -> Outcome | None:
    try:
        return msgspec.json.decode(card, type=_OutcomeOfCard).outcome
    except msgspec.DecodeError:
        return None


def _is_json(picture: Picture) -> bool:
    """It is passed on as it is, so damaged bytes must not get through."""
    try:
        msgspec.json.decode(picture.view)
        msgspec.json.decode(picture.details or "null")
    except msgspec.DecodeError:
        return False
    return True
