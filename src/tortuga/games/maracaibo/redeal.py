"""Redeals: some truth behind a view, so that bots can think ahead without knowing anything.

Cards that nobody has seen have no identity yet, so the only secrets are quests. A view remembers each time that a quest
changed its place, with its name where the seat saw it. A redeal walks through that once more with cards of which some
have no name, finds out which of them must be the same, and gives names at random to those that are left.

A quest that somebody put to the bottom unseen is a card of its own there, until it is settled which of that hand it
was. Where it never shows up again, that can be any. Where it does, it must be the card of its name, or one without a
name: such a discard is settled before the others, the last one first, and only in ways that leave a card for each of
the others (a matching), so that few choices are ever taken back.
"""

from typing import final

from tortuga.games.maracaibo.notation import Notation
from tortuga.games.maracaibo.restore import step_from
from tortuga.games.maracaibo.rules.catalogue import NO_CARD, SPACE_WORDS, START
from tortuga.games.maracaibo.rules.effects import (
    COUNT_BURIED,
    COUNT_BURIED_GOLD,
    COUNT_TREASURE_SET,
    COUNT_UPGRADE,
    TREASURE_NAMES,
)
from tortuga.games.maracaibo.rules.moves import mask_of
from tortuga.games.maracaibo.rules.player import NONE, Player, new_player
from tortuga.games.maracaibo.rules.quests import DISCARDED, DREW, KEPT, OPENED, RETURNED, TOOK
from tortuga.games.maracaibo.rules.ruleset import Ruleset
from tortuga.games.maracaibo.rules.ship import OWNER
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.view import QUEST_MOVES, Board, MaracaiboView, QuestMove
from tortuga.kernel.chance import Chance


@final
class ComponentNumbers:
    """By the names that views call them by."""

    def __init__(self, rules: Ruleset) -> None:
        catalogue = rules.catalogue
        self.cards = {card.name: card.number for card in catalogue.cards}
        for place, word in enumerate(SPACE_WORDS):
            self.cards[word] = -place
        self.quests = {quest.name: quest.number for quest in catalogue.quests}
        self.faces = {face.name: face.number for face in catalogue.market}
        self.figureheads = {tile.name: tile.number for tile in catalogue.figureheads}
        self.red_cards = {card.name: card.number for card in catalogue.redbeard.cards}
        self.spaces = {name: space for space, name in enumerate(rules.space_names)}
        self.track = {name: node for node, name in enumerate(rules.track_names)}
        self.treasures = {name: kind for kind, name in enumerate(TREASURE_NAMES)}


@final
class Redeals:
    """A view, read once for any number of redeals."""

    def __init__(self, rules: Ruleset, notation: Notation, numbers: ComponentNumbers, view: MaracaiboView) -> None:
        self.rules = rules
        self.notation = notation
        self.numbers = numbers
        self.view = view
        self.seen = self._seen()

    def state(self, chance: Chance) -> MaracaiboState:
        """One of them."""
        g = self.seen.copy()
        if self.view.truth is not None:
            self._reveal(g, chance)
        elif self.view.turn == 0:
            self._deal_first(g, chance)
        else:
            self._deal(g, chance)
        g.get_ready()
        return g

    # -- What everybody sees -----------------------------------------------------------------------------------------

    def _seen(self) -> MaracaiboState:
        """The table without the quests."""
        view, rules = self.view, self.rules
        catalogue = rules.catalogue
        players = [self._player(seat, board) for seat, board in enumerate(view.boards)]
        spaces = [self.numbers.cards[space.card] for space in view.spaces]
        seen = mask_of([number for number in spaces if number >= 0])
        for player in players:
            seen |= player.cards
        top = NO_CARD if view.top is None else self.numbers.cards[view.top]
        values = [NONE if space.value is None else self.numbers.treasures[space.value] for space in view.spaces]
        return MaracaiboState(
            rules,
            view.seats,
            players,
            [step_from(rules, (each.step, *each.facts)) for each in reversed(view.todo)],
            (),
            tuple(self.notation.read(text, START) for text in view.deeds),
            tuple(self.notation.read(text, START) for text in view.last_deeds),
            view.round,
            view.turn,
            view.active,
            view.last,
            mask_of([self.notation.spend_words.index(word) for word in view.raid_actions_used]),
            spaces,
            values,
            [NONE if space.tile is None else space.tile.seat * OWNER + space.tile.tile - 1 for space in view.spaces],
            [space.coins for space in view.spaces],
            list(view.islands),
            [self.numbers.faces[name] for name in view.faces],
            mask_of(catalogue.locations) & ~seen,
            mask_of(catalogue.improvements) & ~seen,
            mask_of(catalogue.level_two) & ~seen & ~(1 << top if top >= 0 else 0),
            self._value_tiles_left(values),
            view.deck,
            view.deck_up,
            top,
            view.fillers,
            [self.numbers.figureheads[name] for name in view.figureheads],
            0,
            [],
            self._quests(view.open_quests),
            mask_of([self.numbers.red_cards[name] for name in view.redbeard_cards]),
            mask_of([self.numbers.red_cards[name] for name in view.redbeard_deck]),
            [NONE if who is None else who for who in view.ruby_market] or [NONE] * len(catalogue.ruby_market),
            [0] * len(players),
            list(view.scores) or [0] * len(players),
        )

    def _quests(self, names: tuple[str, ...]) -> list[int]:
        return [self.numbers.quests[name] for name in names]

    def _value_tiles_left(self, values: list[int]) -> int:
        """Tiles of one treasure are twins: the first ones are those on the table."""
        left = 0
        laid = [values.count(kind) for kind in range(3)]
        for tile, kind in enumerate(self.rules.catalogue.islands.value_tiles):
            if laid[kind]:
                laid[kind] -= 1
            else:
                left |= 1 << tile
        return left

    def _player(self, seat: int, board: Board) -> Player:
        """A board again from what lies on it; of quests only the number counts so far."""
        catalogue = self.rules.catalogue
        is_redbeard = seat == self.view.seats
        player = new_player(board.doubloons, mask_of([tile - 1 for tile in board.tiles]), 0 if is_redbeard else 7)
        counts = player.counts
        player.vp = board.vp
        player.ship = self.numbers.spaces[board.ship]
        player.explorer = self.numbers.track[board.explorer]
        player.pass_rivers(mask_of([river - 1 for river in board.rivers]))
        for kind in range(3):
            counts[kind] = board.treasures[kind]
            counts[COUNT_BURIED_GOLD + kind] = board.buried[kind]
        counts[COUNT_TREASURE_SET] = min(board.treasures)
        counts[COUNT_BURIED] = sum(board.buried)
        player.on_bonus = mask_of([space - 1 for space in board.on_bonus])
        player.burials = mask_of([space - 1 for space in board.burials])
        player.tile_burials = [NONE if name is None else self.numbers.treasures[name] for name in board.tile_burials]
        player.rubies, player.retired, player.progress = board.rubies, int(board.retired), board.progress - 1
        for name in board.residences:
            player.gain_residence(self.rules.residence_place[self.numbers.cards[name]])
        if board.figurehead is not None:
            player.figurehead = self.numbers.figureheads[board.figurehead]
        if is_redbeard:
            player.cards = mask_of([self.numbers.cards[name] for name in board.cards])
            player.upgrades = mask_of([space - 1 for space in board.upgrades])
            counts[COUNT_UPGRADE] = len(board.upgrades)
            return player
        for name in board.cards:
            card = catalogue.cards[self.numbers.cards[name]]
            player.gain_card(card.number, card.kind, len(card.lightning) > 0)
            player.add_lasting(card.lasting + card.income)
        for space in board.upgrades:
            player.gain_upgrade(space - 1)
            player.add_lasting(catalogue.upgrades[space - 1].lasting)
        if player.figurehead != NONE:
            tile = catalogue.figureheads[player.figurehead]
            player.add_lasting(tile.lasting + tile.income)
        return player

    # -- Quests ------------------------------------------------------------------------------------------------------

    def _reveal(self, g: MaracaiboState, chance: Chance) -> None:
        """After the end all is known."""
        truth = self.view.truth
        assert truth is not None
        for seat, player in enumerate(g.players):
            player.quests = mask_of(self._quests(truth.quests[seat]))
            player.count_quests()
            g.scored[seat] = mask_of(self._quests(truth.scored[seat]))
        Walk(self, truth.moves, chance).finish(g)

    def _deal_first(self, g: MaracaiboState, chance: Chance) -> None:
        """All are choosing their first quests: what others were dealt, and chose, can be anything."""
        own = self.view.seat
        unseen = (1 << len(self.rules.catalogue.quests)) - 1
        if own is not None:
            g.players[own].quests = mask_of(self._quests(self.view.quests))
            g.players[own].kept = mask_of(self._quests(self.view.kept))
            unseen &= ~g.players[own].quests
        for seat in range(g.seats):
            player = g.players[seat]
            if seat != own:
                for _ in range(self.rules.quests_dealt):
                    player.quests |= 1 << chance.draw(unseen & ~player.quests)
                unseen &= ~player.quests
                if seat not in self.view.due:
                    player.kept = player.quests ^ 1 << chance.draw(player.quests)
        g.quest_pool = unseen
        if g.redbeard() != NONE:
            drawn = chance.draw(unseen)
            g.quest_pool ^= 1 << drawn
            g.players[g.redbeard()].gain_quest(drawn)
            g.remember(DREW, g.redbeard(), drawn)

    def _deal(self, g: MaracaiboState, chance: Chance) -> None:
        walk = Walk(self, self.view.quest_moves, chance)
        if not walk.settle():
            raise AssertionError("no truth agrees with this view")
        walk.finish(g)


@final
class Walk:
    """Through the moves of quests, with cards of which some have no name yet. A card is a number in `named`."""

    def __init__(self, deal: Redeals, moves: tuple[QuestMove, ...], chance: Chance) -> None:
        self.deal = deal
        self.chance = chance
        self.moves = moves
        self.named: list[int] = []
        """By card: its quest, or NONE."""
        self.first: list[bool] = []
        """By card: was it dealt before the first ones went back?"""
        self.before: list[int] = []
        """By card with a name: the card that was last seen with this name before, or NONE."""
        self.moved: list[int] = [NONE] * len(moves)
        """By move: the card."""
        self.hands: list[list[int]] = [[] for _ in deal.view.boards]
        """Cards put to the bottom unseen are taken out when it is settled which they are."""
        self.bottom: list[int] = []
        self.pool = len(deal.rules.catalogue.quests)
        self.latest: dict[int, int] = {}
        """By quest: the card that was last seen with this name."""
        self.secret: list[int] = []
        """Cards that came into being when somebody put a quest to the bottom unseen."""
        self.holder: dict[int, int] = {}
        """Of such a card: whose it was."""
        self.choice: dict[int, list[int]] = {}
        """Of such a card: the cards that it may be."""
        self.same: dict[int, int] = {}
        """Of such a card: the card that it is, as soon as this is settled."""
        self.taken: set[int] = set()
        """What `same` has given out."""
        returned = [move.quest for move in moves if move.kind == "returned" and move.quest is not None]
        self.returned = mask_of([deal.numbers.quests[name] for name in returned])
        self.tried = 0
        """How often a discard was settled, for good or not."""
        self.limit = 0
        """After so many times, to begin again is quicker than to take back one choice after the other."""
        for at, move in enumerate(moves):
            self._happen(at, QUEST_MOVES.index(move.kind), move)

    def _happen(self, at: int, kind: int, move: QuestMove) -> None:
        if kind == RETURNED:
            return
        quest = NONE if move.quest is None else self.deal.numbers.quests[move.quest]
        if kind in (KEPT, DREW, OPENED):
            card = self._leave_deck(kind == KEPT or at == 0)
            if quest != NONE:
                self._name(card, quest)
        else:
            card = self._put_away(move.seat) if quest == NONE else self.latest[quest]
        if kind in (KEPT, DREW, TOOK):
            assert move.seat is not None
            self.hands[move.seat].append(card)
        elif kind != OPENED:
            if kind == DISCARDED and quest != NONE:
                assert move.seat is not None
                self.hands[move.seat].remove(card)
            self.bottom.append(card)
        self.moved[at] = card

    def _leave_deck(self, first: bool) -> int:
        if self.pool == 0:
            return self.bottom.pop(0)
        self.pool -= 1
        return self._new_card(first)

    def _new_card(self, first: bool) -> int:
        self.named.append(NONE)
        self.first.append(first)
        self.before.append(NONE)
        return len(self.named) - 1

    def _name(self, card: int, quest: int) -> None:
        if self.named[card] == NONE:
            self.named[card] = quest
            self.before[card] = self.latest.get(quest, NONE)
            self.latest[quest] = card
        assert self.named[card] == quest

    def _put_away(self, seat: int | None) -> int:
        """Somebody put one of their quests to the bottom unseen."""
        assert seat is not None
        card = self._new_card(False)
        self.secret.append(card)
        self.holder[card] = seat
        self.choice[card] = self.hands[seat][:]
        return card

    # -- Which ones were put away ------------------------------------------------------------------------------------

    def settle(self) -> bool:
        """False where the moves contradict each other."""
        self.limit = len(self.secret)
        while not self._settle_seen(len(self.secret) - 1):
            if self.tried <= self.limit:
                return False
            self.limit, self.tried = self.limit + len(self.secret) // 4 + 1, 0
        for card in self.secret:
            if card not in self.same:
                left = [one for one in self.choice[card] if one not in self.taken]
                self._take(card, left[self.chance.draw((1 << len(left)) - 1)])
        for card in self.secret:
            self.hands[self.holder[card]].remove(self.same[card])
            root = self._root(card)
            if self.named[card] != NONE:
                self.named[root] = self.named[card]
        return True

    def _settle_seen(self, at: int) -> bool:
        """Those that were seen later, from the last one on; the others can then be any."""
        while at >= 0 and self.named[self.secret[at]] == NONE:
            at -= 1
        if at < 0:
            return self._leaves_returned()
        card = self.secret[at]
        choice = self.choice[card]
        untried = mask_of([place for place, one in enumerate(choice) if self._leads_back(one, card, set())])
        while untried and self.tried <= self.limit:
            place = self.chance.draw(untried)
            untried ^= 1 << place
            self.tried += 1
            one = choice[place]
            was_named = self.named[one] != NONE
            if not was_named:
                self.named[one], self.before[one] = self.named[card], self.before[card]
            self._take(card, one)
            seats = {self.holder[each] for each in (card, one) if each in self.holder}
            if all(self._has_one_for_each(seat) for seat in seats) and self._settle_seen(at - 1):
                return True
            del self.same[card]
            self.taken.remove(one)
            if not was_named:
                self.named[one] = self.before[one] = NONE
        return False

    def _take(self, card: int, one: int) -> None:
        self.same[card] = one
        self.taken.add(one)

    def _root(self, card: int) -> int:
        while card in self.same:
            card = self.same[card]
        return card

    def _fits(self, one: int, card: int) -> bool:
        """Can the first card be the second, as far as their names say it?"""
        if one in self.taken:
            return False
        if self.named[card] == NONE or one == self.before[card]:
            return True
        if self.named[one] != NONE:
            return False
        if one in self.holder:
            return True
        return self.before[card] == NONE and not (self.first[one] and self.returned >> self.named[card] & 1)

    def _leads_back(self, one: int, card: int, seen: set[int]) -> bool:
        """Does it fit, and if it was put away unseen itself, is there a way back to where this name began?"""
        if one in seen or not self._fits(one, card):
            return False
        seen.add(one)
        if one == self.before[card] or one not in self.holder:
            return True
        return any(self._leads_back(earlier, card, seen) for earlier in self.choice[one])

    def _has_one_for_each(self, seat: int) -> bool:
        """Is there still another card of this hand for each that is not settled?"""
        given: dict[int, int] = {}
        unsettled = [card for card in self.secret if self.holder[card] == seat and card not in self.same]
        return all(self._give(card, given, set()) for card in unsettled)

    def _give(self, card: int, given: dict[int, int], seen: set[int]) -> bool:
        for one in self.choice[card]:
            if one not in seen and self._fits(one, card):
                seen.add(one)
                if one not in given or self._give(given[one], given, seen):
                    given[one] = card
                    return True
        return False

    def _leaves_returned(self) -> bool:
        """What was given back at first and not seen since needs a card that was not dealt before."""
        unseen = self.returned.bit_count() - sum(self.returned >> quest & 1 for quest in self.latest)
        later = [
            card
            for card, quest in enumerate(self.named)
            if quest == NONE and card not in self.holder and not self.first[card]
        ]
        return unseen <= self.pool + len(later)

    # -- The names that are left -------------------------------------------------------------------------------------

    def finish(self, g: MaracaiboState) -> None:
        """Cards without a name get one; what is left is the shuffled part of the deck."""
        left = (1 << len(g.rules.catalogue.quests)) - 1
        roots = [card for card in range(len(self.named)) if card not in self.holder]
        for card in roots:
            if self.named[card] != NONE:
                left ^= 1 << self.named[card]
        for first in (True, False):
            for card in roots:
                if self.named[card] == NONE and self.first[card] == first:
                    drawn = self.chance.draw(left & ~self.returned if first else left)
                    left ^= 1 << drawn
                    self.named[card] = drawn
        for card in self.secret:
            self.named[card] = self.named[self._root(card)]
        g.quest_pool = left
        g.quest_bottom = [self.named[card] for card in self.bottom]
        for player, hand in zip(g.players, self.hands, strict=True):
            player.quests = mask_of([self.named[card] for card in hand])
            player.count_quests()
        self._remember(g)

    def _remember(self, g: MaracaiboState) -> None:
        """The moves with all names. What others gave back at first was any card that nobody kept."""
        kept = mask_of([self.named[card] for card in range(len(self.named)) if self.first[card]])
        back = (1 << len(g.rules.catalogue.quests)) - 1 & ~kept & ~self.returned
        for move, card in zip(self.moves, self.moved, strict=True):
            kind = QUEST_MOVES.index(move.kind)
            if kind != RETURNED:
                quest = self.named[card]
            elif move.quest is not None:
                quest = self.deal.numbers.quests[move.quest]
            else:
                quest = self.chance.draw(back)
                back ^= 1 << quest
            g.remember(kind, NONE if move.seat is None else move.seat, quest)
