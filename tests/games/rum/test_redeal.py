"""Memory and redeals: what a seat has seen binds what it imagines, and never rules the truth out (RUM-9.2)."""

from collections.abc import Iterator
from itertools import chain

import pytest

from games.rum.positions import CARDS, PARROT, Table, comb_the_beach, full_hands, position, random_games, rest_of_game
from rules import rule
from tortuga.games.rum import events
from tortuga.games.rum.view import RumView
from tortuga.kernel import Event, Imagined

NUMBER = {card: number for number, card in enumerate((*CARDS, PARROT))}


def redeal(table: Table, viewer: int | None, seed: object) -> Table:
    return Table(table.title.imagine(table.view(viewer), Imagined(f"redeal {seed}")))


def redeals(table: Table, viewer: int | None, count: int) -> Iterator[Table]:
    for number in range(count):
        yield redeal(table, viewer, number)


# -- The truth against the fields of a view --------------------------------------------------------------------------


def last_seen(view: RumView, card: str) -> int:
    """The turn in which this seat last knew that a card was not to be drawn: seen by all, or returned by itself."""
    own = view.returned[NUMBER[card]] if view.returned and card != PARROT else -1
    return max(view.seen[NUMBER[card]], own)


def may_be_in_hand(view: RumView, seat: int, cards: set[str]) -> bool:
    """Can these be the cards of a hand that are not surely known? Those that are perhaps still in it need no other
    reason; each other one must have left the wreck in a turn of its own, after it was last seen."""
    hand = view.hands[seat]
    unexplained = [last_seen(view, card) for card in cards if card not in still_maybe(view, seat)]
    latest_first = sorted(hand.drawn, reverse=True)
    return len(unexplained) <= len(latest_first) and all(
        seen < turn for seen, turn in zip(sorted(unexplained, reverse=True), latest_first, strict=False)
    )


def still_maybe(view: RumView, seat: int) -> set[str]:
    """Not those that the viewer has held and returned since all lost sight of them."""
    return {card for card in view.hands[seat].maybe if last_seen(view, card) == view.seen[NUMBER[card]]}


def agrees(truth: Table, view: RumView) -> bool:
    """Does a state agree with all that a view says and remembers?"""
    cards = truth.beach_cards
    for slot, shown in enumerate(view.beach):
        if shown is None and last_seen(view, cards[slot]) >= view.filled[slot]:
            return False
        if shown is not None and shown != cards[slot]:
            return False
    for seat, hand in enumerate(view.hands):
        held = set(truth.hand(seat).split())
        if len(hand.drawn) > hand.size - len(hand.sure):
            return False
        if len(held) != hand.size or not held >= set(hand.sure) or PARROT in held:
            return False
        if seat == view.seat and held != set(view.hand):
            return False
        if seat != view.seat and not may_be_in_hand(view, seat, held - set(hand.sure)):
            return False
    return len(truth.wreck) == view.wreck


def moments(seed: str, games: int, every: int) -> Iterator[tuple[Table, int | None]]:
    """Moments of random games before their end, through the eyes of each seat and of a spectator."""
    chance = Imagined(f"moments {seed}")
    crowded = (full_hands(f"{seed} {number}") for number in range(games // 2))
    for game in chain(random_games(seed, games), crowded):
        for table in game:
            if table.due and chance.roll(every) == 1:
                yield from ((table, viewer) for viewer in table.viewers)


@rule("RUM-9.2")
def test_the_truth_agrees_with_every_view_of_random_games() -> None:
    for table, viewer in moments("truth", games=60, every=2):
        assert agrees(table, table.view(viewer))


@rule("RUM-9.2")
def test_redeals_agree_with_their_view_and_give_it_back() -> None:
    for table, viewer in moments("redeals", games=45, every=4):
        view = table.view(viewer)
        imagined = redeal(table, viewer, table.view().turn)
        assert agrees(imagined, view)
        assert imagined.view(viewer) == view


def test_a_redeal_can_be_played_to_the_end() -> None:
    for table, viewer in moments("playable", games=30, every=40):
        chance = Imagined("on")
        imagined = redeal(table, viewer, "on")
        for _ in rest_of_game(imagined, chance, comb_the_beach):
            held = [card for seat in imagined.seats for card in imagined.hand(seat).split()]
            assert {*held, *imagined.beach_cards, *imagined.wreck} >= set(CARDS)
        assert imagined.state.outcome() is not None


# -- Redeals against what was heard ----------------------------------------------------------------------------------


class Watcher:
    """One who only listens, and notes when a card was last known to be somewhere else than in the wreck. It reads
    no view: `agrees` above could share a mistake with the view, this cannot."""

    def __init__(self, seat: int | None, seats: int) -> None:
        self.seat = seat
        self.now = 0
        self.own: set[str] = set()
        self.face_up: dict[int, str] = {}
        self.parrot_shown = False
        self.known: list[set[str]] = [set() for _ in range(seats)]
        self.perhaps: list[set[str]] = [set() for _ in range(seats)]
        self.last_known = dict.fromkeys((*CARDS, PARROT), -1)
        self.filled = [0, 0, 0]
        self.last_draw = [1] * seats  # the deal

    def hear(self, event: Event) -> None:
        self._look_around()
        self.now += 1
        match event:
            case events.Dealt(beach=beach):
                self.face_up = dict(enumerate(beach, start=1))
                self.last_known[PARROT] = self.now  # it lay aside
            case events.Drew(seat=seat, slot=slot, card=card):
                self._drew(seat, slot, card)
            case events.ParrotDrawn(slot=slot):
                self.parrot_shown = True
                self._refilled(slot)
            case events.Returned(seat=seat, cards=returned):
                self._returned(seat, set(returned or ()))
            case events.Laid(seat=seat, cards=cards):
                self._gone(seat, {end_up(card) for card in cards})
            case events.Tide(cards=turned):
                for slot, shown in turned.items():
                    self.face_up[slot] = shown or PARROT
                    self._seen_elsewhere(self.face_up[slot])
            case events.Washed():
                self._look_around()
                self.face_up.clear()
            case events.ClockMoved():
                self.parrot_shown = False  # from now on it may be in the wreck
        self._look_around()

    def _drew(self, seat: int, slot: int, card: str | None) -> None:
        was_up = self.face_up.get(slot)
        if card is not None and seat == self.seat:
            self.own.add(card)
        if was_up is not None:
            self.known[seat].add(was_up)
        else:
            left_wreck = self.filled[slot - 1] if slot else self.now
            self.last_draw[seat] = max(self.last_draw[seat], left_wreck)
        self._refilled(slot)

    def _refilled(self, slot: int) -> None:
        if slot:
            self.face_up.pop(slot, None)
            self.filled[slot - 1] = self.now

    def _returned(self, seat: int, cards: set[str]) -> None:
        self.perhaps[seat] |= self.known[seat]
        self.known[seat].clear()
        self.own -= cards

    def _gone(self, seat: int, cards: set[str]) -> None:
        for card in cards:
            self.last_known[card] = self.now
            self._seen_elsewhere(card)
        self.known[seat] -= cards
        self.own -= cards if seat == self.seat else set()

    def _seen_elsewhere(self, card: str) -> None:
        for cards in self.perhaps:
            cards.discard(card)

    def _look_around(self) -> None:
        """All that is known at this time to be somewhere."""
        places = [self.own, set(self.face_up.values()), *self.known, {PARROT} if self.parrot_shown else set()]
        for card in set().union(*places):
            self.last_known[card] = self.now
        for card in self.own:
            self._seen_elsewhere(card)

    def believes(self, table: Table) -> bool:
        """Is this possible, after all that was heard?"""
        for slot, card in enumerate(table.beach_cards, start=1):
            if slot in self.face_up:
                if self.face_up[slot] != card:
                    return False
            elif self.last_known[card] >= self.filled[slot - 1]:
                return False  # it was elsewhere when the slot was filled, or since
        for seat in table.seats:
            held = set(table.hand(seat).split())
            if not held >= self.known[seat] or (seat == self.seat and held != self.own):
                return False
            for card in held - self.known[seat] - self.perhaps[seat]:
                if seat != self.seat and self.last_known[card] >= self.last_draw[seat]:
                    return False  # it was elsewhere after this hand last grew unseen
        return True


def end_up(card: str) -> str:
    """The card's own name, whichever end was up."""
    return card if card[1].islower() else card[2].upper() + card[:2].lower()


@rule("RUM-9.1", "RUM-9.2")
def test_what_was_heard_fits_the_truth_and_every_redeal() -> None:
    for game in random_games("heard", 45):
        watchers: list[Watcher] = []
        for moment, table in enumerate(game):
            watchers = watchers or [Watcher(viewer, len(table.seats)) for viewer in table.viewers]
            for watcher in watchers:
                for event in table.heard_by(watcher.seat):
                    watcher.hear(event)
                if table.due:
                    assert watcher.believes(table)
                    if moment % 3 == 0:
                        assert watcher.believes(redeal(table, watcher.seat, moment))


# -- Scenes ----------------------------------------------------------------------------------------------------------


def in_slot(table: Table, viewer: int | None, slot: int, count: int = 300) -> set[str]:
    """What many redeals put there."""
    return {imagined.beach_cards[slot - 1] for imagined in redeals(table, viewer, count)}


def in_hand(table: Table, viewer: int | None, seat: int, count: int = 300) -> set[str]:
    return {card for imagined in redeals(table, viewer, count) for card in imagined.hand(seat).split()}


every_viewer = pytest.mark.parametrize("viewer", [None, 0, 1])


def test_redeals_vary_and_leave_out_nothing_that_could_be() -> None:
    table = position(["Ogg Opp", "Krr Koo"], "Roo ?Ygg ?parrot")
    unknown = {*CARDS, PARROT} - {"Roo", "Krr", "Koo"}
    assert in_slot(table, 1, 2) == in_slot(table, 1, 3) == unknown
    assert in_hand(table, 1, 0) == unknown - {PARROT}
    assert all(imagined.hand(1) == "Krr Koo" for imagined in redeals(table, 1, 20))


def test_hidden_places_have_no_first_choice() -> None:
    """Each of the 19 unknown cards lies in the slot about once in 19 redeals."""
    table = position(["Ogg Opp", "Krr Koo"], "Roo ?Ygg ?parrot")
    cards = [imagined.beach_cards[1] for imagined in redeals(table, 1, 1900)]
    assert all(60 < cards.count(card) < 150 for card in set(cards))


@rule("RUM-9.2")
@every_viewer
def test_a_card_taken_face_up_stays_in_that_hand(viewer: int | None) -> None:
    table = position(["Ogg", "Krr"], "Roo Ygg Bpp")
    table.play("draw beach 1", "Kgg")
    table.play("draw wreck", "Koo")
    assert all("Roo" in imagined.hand(0).split() for imagined in redeals(table, viewer, 100))
    table.play("lay GGo")
    assert all(imagined.hand(0) == "Roo" for imagined in redeals(table, viewer, 20))


@rule("RUM-9.2")
@pytest.mark.parametrize("viewer", [None, 1])
def test_it_may_be_gone_or_not_when_its_owner_has_returned_cards_unseen(viewer: int | None) -> None:
    table = position(["Ogg Opp", "Krr"], "Roo Ygg Bpp")
    table.play("draw beach 1", "Kgg")
    table.play("draw wreck", "Koo")
    table.play("draw wreck", PARROT)
    table.play("return Roo Opp")
    stayed = ["Roo" in imagined.hand(0) for imagined in redeals(table, viewer, 300)]
    assert True in stayed
    assert False in stayed


@rule("RUM-9.2")
def test_its_owner_is_not_in_doubt() -> None:
    table = position(["Ogg Opp", "Krr"], "Roo Ygg Bpp")
    table.play("draw beach 1", "Kgg")
    table.play("draw wreck", "Koo")
    table.play("draw wreck", PARROT)
    table.play("return Roo Opp")
    assert all(imagined.hand(0) == "Ogg" for imagined in redeals(table, 0, 100))


@every_viewer
def test_a_slot_filled_before_a_card_was_laid_does_not_hold_it(viewer: int | None) -> None:
    table = position(["Ogg", "Krr"], "Roo ?Ygg Bpp")
    table.play("lay GGo")
    assert "Ogg" not in in_slot(table, viewer, 2)
    table.play("draw beach 1", "Kgg")
    assert "Ogg" not in in_slot(table, viewer, 2)
    assert "Ogg" in in_slot(table, viewer, 1)  # filled since


@every_viewer
def test_washed_cards_may_lie_in_the_next_slot_that_is_filled(viewer: int | None) -> None:
    table = position(["Ogg", "Krr"], "?Roo ?Ryy Bpp")
    table.play("draw beach 3", "Rbb", "Kgg", "Koo", "Ygg")
    table.play("draw beach 1", "Roo")
    assert in_slot(table, viewer, 1) >= {"Roo", "Ryy", "Rbb"}


@rule("RUM-5.3")
def test_a_slot_filled_before_a_seat_returned_cards_does_not_hold_them_for_that_seat() -> None:
    table = position(["Ogg Opp Oyy", "Krr"], "Roo ?Ygg Bpp")
    table.play("draw wreck", PARROT)
    table.play("return Ogg Opp")
    assert not in_slot(table, 0, 2) & {"Ogg", "Opp"}
    assert in_slot(table, 1, 2) >= {"Ogg", "Opp"}  # others have not seen them
    table.play("draw beach 1", "Kgg")
    assert in_slot(table, 0, 1) >= {"Ogg", "Opp"}


@every_viewer
def test_a_slot_filled_before_the_parrot_went_back_does_not_hold_it(viewer: int | None) -> None:
    table = position(["Ogg", "Krr"], "Roo ?Ygg Bpp")
    assert PARROT in in_slot(table, viewer, 2)
    table.play("draw wreck", PARROT)
    assert PARROT not in in_slot(table, viewer, 2)


@every_viewer
def test_a_parrot_that_lies_before_a_player_lies_nowhere_else(viewer: int | None) -> None:
    table = position(["Ogg Opp Oyy", "Krr"], "Roo ?Ygg Bpp")
    table.play("draw wreck", PARROT)
    for imagined in redeals(table, viewer, 50):
        assert PARROT not in imagined.wreck | set(imagined.beach_cards)


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_hand_drawn_before_a_card_was_laid_does_not_hold_it(viewer: int | None) -> None:
    table = position(["Ogg", "Krr Koo"], active=1)
    table.play("lay Krr Koo")
    assert not in_hand(table, viewer, 0) & {"Krr", "Koo"}
    table.play("draw wreck", "Krr")
    assert in_hand(table, viewer, 0) >= {"Krr", "Koo"}


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_card_taken_face_down_left_the_wreck_when_its_slot_was_filled(viewer: int | None) -> None:
    """Seat 0 lays all it has and takes a card that lay on the beach before that: it isn't one of those laid."""
    table = position(["Ogg", "Krr"], "Roo ?Ygg Bpp")
    table.play("lay GGo")
    table.play("draw wreck", "Koo")
    table.play("draw beach 2", "Kgg")
    assert "Ogg" not in in_hand(table, viewer, 0)
    assert "Ygg" in in_hand(table, viewer, 0)


@rule("RUM-7.6")
def test_what_others_have_chosen_to_return_could_be_anything() -> None:
    table = position(["Ogg Opp Oyy", "Krr Koo Kgg", "Prr Pyy Pkk"], "?Roo ?parrot Bpp")
    table.play("draw beach 3", "Ryy")
    table.play("return Ogg Opp", seat=0)
    table.play("return Krr Koo", seat=1)
    chosen = set()
    for imagined in redeals(table, 1, 50):
        assert imagined.due == [2]
        assert imagined.view(1).chosen == ("Krr", "Koo")
        chosen.add(imagined.view(0).chosen)
    assert len(chosen) > 5


@rule("RUM-9.2")
@every_viewer
def test_after_the_end_a_redeal_is_the_truth(viewer: int | None) -> None:
    table = position(["Ogg Opp", "Krr"], "Roo ?Ygg ?parrot", clock=7)
    table.play("draw beach 3", "Kgg")
    for imagined in redeals(table, viewer, 5):
        assert [imagined.hand(0), imagined.hand(1)] == [table.hand(0), table.hand(1)]
        assert (imagined.beach, imagined.wreck) == (table.beach, table.wreck)
