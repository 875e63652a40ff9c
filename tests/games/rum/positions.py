"""Positions of RUM in notation, chance by script, and random games: what the tests of its rules are told with.

>>> table = position(hands=["Ygg Roo", "Kgg"], beach="Rbb ?Bpp ?parrot", captains={"red": (3, 1)})
>>> table.play("lay GGy")
>>> table.hand(0), table.captain("green"), table.beach
('Roo', (2, 0), 'Rbb ?Bpp ?parrot')
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TypeVar, cast

import pytest

from games.scripted import Scripted
from tortuga.games.rum.components import COLOUR_NAMES, LETTERS
from tortuga.games.rum.options import Edition, RumOptions
from tortuga.games.rum.options import switches as settled
from tortuga.games.rum.rules.state import RumState
from tortuga.games.rum.title import RumTitle
from tortuga.games.rum.view import Captain, Hand, RumOffer, RumView, Truth
from tortuga.kernel import Announced, Chance, Event, EventLog, Imagined, Move, RuleError, heard_by

E = TypeVar("E", bound=Event)

TITLE = RumTitle()
CARDS = tuple(TITLE.data.names)
PARROT = "parrot"
COLOURS = dict(zip(LETTERS, COLOUR_NAMES, strict=True))
"""By letter."""
NOW = 20
"""The turn of a built position: there is a past to remember."""

both_editions = pytest.mark.parametrize("edition", ["en", "pl"])


def listed(cards: set[str]) -> str:
    """Cards in the order of the box, so that equal hands are equal texts."""
    return " ".join(card for card in (*CARDS, PARROT) if card in cards)


class Answers(Scripted):
    """Chance by script: a draw is answered with the next card by name, a roll with the next number. It is an error
    to be asked for more, or for a card that is not in the pool. `pools` keeps what each draw was made from."""

    def __init__(self, *script: str | int) -> None:
        super().__init__(*script)
        self.pools: list[set[str]] = []

    def draw(self, pool: int) -> int:
        cards = [*CARDS, PARROT]
        self.pools.append({card for number, card in enumerate(cards) if pool >> number & 1})
        answer = self.next_answer(f"a draw from {listed(self.pools[-1])}")
        assert answer in self.pools[-1], f"{answer} is not in {listed(self.pools[-1])}"
        return cards.index(answer)


class Table:
    """A game on the table: play it in notation, read it in notation, ask what was heard of the last decision."""

    def __init__(self, state: RumState, title: RumTitle = TITLE, told: Sequence[Announced] = ()) -> None:
        self.state = state
        self.title = title
        self.names = [*title.data.names, PARROT]
        self.told = list(told)
        self.pools: list[set[str]] = []
        self.actor: int | None = None
        """Who made the last decision."""

    def play(self, text: str, *answers: str | int, seat: int | None = None) -> None:
        """A decision of the seat that owes one, with every answer of chance that it needs, and no other."""
        seat, chance = self._who(seat), Answers(*answers)
        move = self.title.read(self.state, seat, text)
        self.state.check(seat, move)
        self.decide(seat, move, chance)
        assert not chance.script, f"nobody asked for {chance.script}"
        self.pools = chance.pools

    def decide(self, seat: int, move: Move, chance: Chance) -> None:
        ear = EventLog()
        self.state.play(seat, move, chance, ear)
        self.told, self.actor = ear.told, seat

    def refusal(self, text: str, seat: int | None = None) -> RuleError:
        """The no to a decision; it is an error if there is none, or if it changed anything."""
        seat = self._who(seat)
        before = self.state.copy()
        with pytest.raises(RuleError) as no:
            self.state.check(seat, self.title.read(self.state, seat, text))
        assert self.state == before
        return no.value

    def allows(self, text: str, seat: int | None = None) -> bool:
        seat = self._who(seat)
        try:
            self.state.check(seat, self.title.read(self.state, seat, text))
        except RuleError:
            return False
        return True

    def copy(self) -> "Table":
        return Table(self.state.copy(), self.title)

    def heard_by(self, seat: int | None = None) -> list[Event]:
        """What a seat (None: a spectator) heard of the last decision."""
        return heard_by(self.told, seat)

    def all_heard(self, kind: type[E], seat: int | None = None) -> list[E]:
        return [event for event in self.heard_by(seat) if isinstance(event, kind)]

    def story(self, seat: int | None = None) -> list[str]:
        """The kinds of what was heard, in order."""
        return [type(event).__name__ for event in self.heard_by(seat)]

    def view(self, seat: int | None = None) -> RumView:
        return self.title.view(self.state, seat)

    def offers(self, seat: int | None = None) -> Sequence[RumOffer]:
        return cast(Sequence[RumOffer], self.title.offers(self.state, self._who(seat)))

    @property
    def due(self) -> list[int]:
        return self.state.due()

    @property
    def seats(self) -> range:
        return range(len(self.state.players))

    @property
    def viewers(self) -> list[int | None]:
        return [None, *self.seats]

    @property
    def clock(self) -> int:
        return self.view().clock

    def hand(self, seat: int) -> str:
        return " ".join(self._cards(self.state.players[seat].hand))

    def captain(self, colour: str) -> tuple[int, int | None]:
        """Value and owner."""
        [captain] = [captain for captain in self.view().captains if captain.colour == colour]
        return captain.value, captain.owner

    def points(self, seat: int) -> int:
        return self.view().points[seat]

    @property
    def beach(self) -> str:
        """The truth of it: a card behind a question mark lies face down."""
        shown = self.view().beach
        return " ".join(("?" if up is None else "") + card for up, card in zip(shown, self.beach_cards, strict=True))

    @property
    def beach_cards(self) -> list[str]:
        return [self.names[card] for card in self.state.beach]

    @property
    def wreck(self) -> set[str]:
        """The truth of it."""
        return set(self._cards(self.state.wreck))

    def _cards(self, mask: int) -> list[str]:
        return [name for number, name in enumerate(self.names) if mask >> number & 1]

    def _who(self, seat: int | None) -> int:
        if seat is None:
            [seat] = self.due
        return seat


def position(
    hands: Sequence[str | int],
    beach: str = "Roo Ygg Bpp",
    *,
    wreck: str | None = None,
    captains: Mapping[str, tuple[int, int | None]] | None = None,
    clock: int = 1,
    active: int = 0,
    edition: Edition = "en",
    options: RumOptions | None = None,
) -> Table:
    """A table in the middle of a game, before a turn. Hands are cards, or how many of those that are named nowhere;
    the wreck is all the rest, unless it is given; captains are a value and an owner, the others stand at 1 in the
    centre. Nobody remembers anything: all that is hidden came out of the wreck in the turn before.
    """
    lies = [card.removeprefix("?") for card in beach.split()]
    named = [*lies, *(wreck or "").split(), *(card for hand in hands if isinstance(hand, str) for card in hand.split())]
    rest = [card for card in (*CARDS, PARROT) if card not in named]
    dealt = [tuple(hand.split()) if isinstance(hand, str) else tuple(_take(rest, hand)) for hand in hands]
    sunk = rest if wreck is None else wreck.split()
    everything = [*lies, *sunk, *(card for hand in dealt for card in hand)]
    assert sorted(everything) == sorted((*CARDS, PARROT)), "every card lies in one place"
    unowned: dict[str, tuple[int, int | None]] = dict.fromkeys(COLOUR_NAMES, (1, None))
    owned = unowned | dict(captains or {})
    view = RumView(
        seat=None,
        switches=settled(options or RumOptions(edition=edition)),
        turn=NOW,
        active=active,
        asks="turn",
        due=(active,),
        number=0,
        goal=0,
        points=(),
        captains=tuple(Captain(colour, *owned[colour]) for colour in COLOUR_NAMES),
        clock=clock,
        beach=tuple(None if card.startswith("?") else card for card in beach.split()),
        wreck=len(sunk),
        hands=tuple(Hand(len(hand), (), (), (NOW - 1,) * len(hand)) for hand in dealt),
        seen=(-1,) * len(CARDS) + (0,),
        filled=(NOW - 1,) * 3,
        truth=Truth(tuple(dealt), tuple(lies), tuple(sunk)),
    )
    return Table(TITLE.imagine(view, Answers()))


def _take(rest: list[str], count: int) -> list[str]:
    """This many rum cards off the end of the rest; the parrot stays."""
    cards = [card for card in rest if card != PARROT]
    taken = cards[len(cards) - count :]
    for card in taken:
        rest.remove(card)
    return taken


def new_table(chance: Chance, seats: int = 2, options: RumOptions | None = None, title: RumTitle = TITLE) -> Table:
    """A game just dealt."""
    ear = EventLog()
    options = options or RumOptions()
    title.check_options(options, seats)
    return Table(title.new(options, seats, chance, ear), title, ear.told)


# -- Random games ----------------------------------------------------------------------------------------------------

Style = Callable[[Table, int, Chance], Move]
"""How somebody decides."""


def pick_any(table: Table, seat: int, chance: Chance) -> Move:
    moves = table.state.moves(seat)
    return moves[chance.roll(len(moves)) - 1]


def hoard(table: Table, seat: int, chance: Chance) -> Move:
    """Seldom lays a set, so hands grow and the wreck shrinks."""
    if table.view().asks != "turn" or chance.roll(12) == 1:
        return pick_any(table, seat, chance)
    return table.title.read(table.state, seat, "draw wreck" if chance.roll(2) == 1 else "draw beach 2")


def comb_the_beach(table: Table, seat: int, chance: Chance) -> Move:
    """Takes what lies face up, so the tide comes often."""
    shown = [slot for slot, card in enumerate(table.view().beach, start=1) if card is not None]
    if table.view().asks != "turn" or chance.roll(6) == 1:
        return pick_any(table, seat, chance)
    return table.title.read(table.state, seat, f"draw beach {shown[0]}")


STYLES: tuple[Style, ...] = (pick_any, hoard, comb_the_beach)


def shuffled(cards: Sequence[str], chance: Chance) -> list[str]:
    left = list(cards)
    return [left.pop(chance.roll(len(left)) - 1) for _ in cards]


def dealt_at_random(seed: str) -> tuple[Table, Imagined]:
    """A game just dealt, for any number of players in either edition."""
    chance = Imagined(seed)
    editions: list[Edition] = ["en", "pl"]
    options = RumOptions(edition=editions[chance.roll(2) - 1])
    return new_table(chance, 1 + chance.roll(3), options), chance


def rest_of_game(table: Table, chance: Chance, style: Style) -> Iterator[Table]:
    """Every moment from here to the end, the present one first. Always the same table, which goes on."""
    yield table
    while due := table.due:
        seat = due[chance.roll(len(due)) - 1]
        table.decide(seat, style(table, seat, chance), chance)
        yield table


def random_games(seed: str, games: int) -> Iterator[Iterator[Table]]:
    """Games from the deal to the end, moment by moment, in all styles."""
    for number in range(games):
        table, chance = dealt_at_random(f"{seed} {number}")
        yield rest_of_game(table, chance, STYLES[number % len(STYLES)])


def full_hands(seed: str) -> Iterator[Table]:
    """The rest of a game from shortly before the wreck is empty, to which random games from the deal seldom come."""
    chance = Imagined(f"full hands {seed}")
    cards = shuffled(CARDS, chance)
    lies, sunk = [*cards[:3]], [PARROT]
    if chance.roll(3) == 1:
        lies, sunk = [PARROT, *cards[:2]], [cards[2]]
    sunk += cards[3 : 2 + chance.roll(4)]
    held = [card for card in cards if card not in lies + sunk]
    seats = 1 + chance.roll(3)
    cuts = [0, *sorted(chance.roll(len(held)) for _ in range(seats - 1)), len(held)]
    table = position(
        hands=[" ".join(held[start:end]) for start, end in pairwise(cuts)],
        beach=f"?{lies[0]} {'?' if chance.roll(2) == 1 else ''}{lies[1]} {lies[2]}",
        wreck=" ".join(sunk),
        clock=chance.roll(7),
        active=chance.roll(seats) - 1,
        edition="en" if chance.roll(2) == 1 else "pl",
    )
    return rest_of_game(table, chance, hoard)
