"""Redeals: some truth behind a view, so that bots can think ahead without knowing anything.

Cards that nobody has seen have no identity yet, so the only secrets are quests. A view remembers each time that a quest
changed its place, with its name where the seat saw it. A redeal walks through that once more with cards of which some
have no name, finds out which of them must be the same, and gives names at random to those that are left.
"""

from tortuga.games.maracaibo.catalogue import START
from tortuga.games.maracaibo.effects import (
    COUNT_BURIED,
    COUNT_BURIED_GOLD,
    COUNT_TREASURE_SET,
    COUNT_UPGRADE,
)
from tortuga.games.maracaibo.making import step_from
from tortuga.games.maracaibo.moves import mask_of, members
from tortuga.games.maracaibo.notation import Notation
from tortuga.games.maracaibo.player import NONE, Player, new_player
from tortuga.games.maracaibo.rules import Maracaibo
from tortuga.games.maracaibo.ship import OWNER
from tortuga.games.maracaibo.table import (
    BURIED,
    DISCARDED,
    DREW,
    KEPT,
    NO_CARD,
    OPENED,
    RETURNED,
    SPACE_WORDS,
    TOOK,
    TREASURE_NAMES,
    Rules,
)
from tortuga.games.maracaibo.views import QUEST_MOVES
from tortuga.games.maracaibo.wire import Board, MaracaiboView, Move
from tortuga.kernel.chance import Chance


def redeal(rules: Rules, notation: Notation, view: MaracaiboView, chance: Chance) -> Maracaibo:
    return Redeal(rules, notation, view, chance).table()


class Redeal:
    """One redeal in the making."""

    def __init__(self, rules: Rules, notation: Notation, view: MaracaiboView, chance: Chance) -> None:
        self.rules = rules
        self.notation = notation
        self.view = view
        self.chance = chance
        box = rules.box
        self.card_number = {card.name: card.number for card in box.cards}
        self.quest_number = {quest.name: quest.number for quest in box.quests}
        self.face_number = {face.name: face.number for face in box.market}
        self.figurehead_number = {tile.name: tile.number for tile in box.figureheads}
        self.red_number = {card.name: card.number for card in box.redbeard.cards}
        self.space_number = {name: space for space, name in enumerate(rules.space_names)}
        self.node_number = {name: node for node, name in enumerate(rules.track_names)}

    def table(self) -> Maracaibo:
        view, rules = self.view, self.rules
        box = rules.box
        players = [self._player(seat, board) for seat, board in enumerate(view.boards)]
        spaces = [self._card(space.card) for space in view.spaces]
        seen = mask_of([number for number in spaces if number >= 0])
        for player in players:
            seen |= player.cards
        top = NO_CARD if view.top is None else self._card(view.top)
        values = [NONE if space.value is None else TREASURE_NAMES.index(space.value) for space in view.spaces]
        g = Maracaibo(
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
            [self.face_number[name] for name in view.faces],
            mask_of(box.locations) & ~seen,
            mask_of(box.improvements) & ~seen,
            mask_of(box.level_two) & ~seen & ~(1 << top if top >= 0 else 0),
            self._value_tiles_left(values),
            view.deck,
            view.deck_up,
            top,
            view.fillers,
            [self.figurehead_number[name] for name in view.figureheads],
            0,
            [],
            self._quests(view.open_quests),
            mask_of([self.red_number[name] for name in view.redbeard_cards]),
            mask_of([self.red_number[name] for name in view.redbeard_deck]),
            [NONE if who is None else who for who in view.ruby_market] or [NONE] * len(box.ruby_market),
            [0] * len(players),
            list(view.scores) or [0] * len(players),
        )
        if view.truth is not None:
            self._reveal(g)
        elif view.turn == 0:
            self._deal_first(g)
        else:
            self._deal(g)
        g.get_ready()
        return g

    # -- What everybody sees -----------------------------------------------------------------------------------------

    def _card(self, name: str) -> int:
        return -SPACE_WORDS.index(name) if name in SPACE_WORDS else self.card_number[name]

    def _quests(self, names: tuple[str, ...]) -> list[int]:
        return [self.quest_number[name] for name in names]

    def _value_tiles_left(self, values: list[int]) -> int:
        """Tiles of one treasure are twins: the first ones are those on the table."""
        left = 0
        laid = [values.count(kind) for kind in range(3)]
        for tile, kind in enumerate(self.rules.box.islands.value_tiles):
            if laid[kind]:
                laid[kind] -= 1
            else:
                left |= 1 << tile
        return left

    def _player(self, seat: int, board: Board) -> Player:
        """A board again from what lies on it; of quests only the number counts so far."""
        box = self.rules.box
        is_redbeard = seat == self.view.seats
        player = new_player(board.doubloons, mask_of([tile - 1 for tile in board.tiles]), 0 if is_redbeard else 7)
        counts = player.counts
        player.vp = board.vp
        player.ship = self.space_number[board.ship]
        player.explorer = self.node_number[board.explorer]
        player.pass_rivers(mask_of([river - 1 for river in board.rivers]))
        for kind in range(3):
            counts[kind] = board.treasures[kind]
            counts[COUNT_BURIED_GOLD + kind] = board.buried[kind]
        counts[COUNT_TREASURE_SET] = min(board.treasures)
        counts[COUNT_BURIED] = sum(board.buried)
        player.on_bonus = mask_of([space - 1 for space in board.on_bonus])
        player.burials = mask_of([space - 1 for space in board.burials])
        player.tile_burials = [NONE if name is None else TREASURE_NAMES.index(name) for name in board.tile_burials]
        player.rubies, player.retired, player.progress = board.rubies, int(board.retired), board.progress - 1
        for name in board.residences:
            player.gain_residence(self.rules.residence_place[self.card_number[name]])
        if board.figurehead is not None:
            player.figurehead = self.figurehead_number[board.figurehead]
        if is_redbeard:
            player.cards = mask_of([self.card_number[name] for name in board.cards])
            player.upgrades = mask_of([space - 1 for space in board.upgrades])
            counts[COUNT_UPGRADE] = len(board.upgrades)
            return player
        for name in board.cards:
            card = box.cards[self.card_number[name]]
            player.gain_card(card.number, card.kind, len(card.lightning) > 0)
            player.learn(card.lasting + card.income)
        for space in board.upgrades:
            player.gain_upgrade(space - 1)
            player.learn(box.upgrades[space - 1].lasting)
        if player.figurehead != NONE:
            tile = box.figureheads[player.figurehead]
            player.learn(tile.lasting + tile.income)
        return player

    # -- Quests ------------------------------------------------------------------------------------------------------

    def _reveal(self, g: Maracaibo) -> None:
        """After the end all is known."""
        truth = self.view.truth
        assert truth is not None
        for seat, player in enumerate(g.players):
            player.quests = mask_of(self._quests(truth.quests[seat]))
            player.count_quests()
            g.scored[seat] = mask_of(self._quests(truth.scored[seat]))
        walk = Walk(self, truth.moves)
        walk.go_on(0)
        walk.finish(g)

    def _deal_first(self, g: Maracaibo) -> None:
        """All are choosing their first quests: what others were dealt, and chose, can be anything."""
        own = self.view.seat
        unseen = (1 << len(self.rules.box.quests)) - 1
        if own is not None:
            g.players[own].quests = mask_of(self._quests(self.view.quests))
            g.players[own].kept = mask_of(self._quests(self.view.kept))
            unseen &= ~g.players[own].quests
        for seat in range(g.seats):
            player = g.players[seat]
            if seat != own:
                for _ in range(self.rules.quests_dealt):
                    player.quests |= self._draw(unseen & ~player.quests)
                unseen &= ~player.quests
                if seat not in self.view.due:
                    player.kept = player.quests ^ self._draw(player.quests)
        g.quest_pool = unseen
        if g.redbeard() != NONE:
            drawn = self._draw(unseen)
            g.quest_pool ^= drawn
            g.players[g.redbeard()].gain_quest(members(drawn)[0])
            g.remember(DREW, g.redbeard(), members(drawn)[0])

    def _draw(self, pool: int) -> int:
        return 1 << self.chance.draw(pool)

    def _deal(self, g: Maracaibo) -> None:
        walk = Walk(self, self.view.quest_moves)
        if not walk.go_on(0):
            raise AssertionError("no truth agrees with this view")
        walk.finish(g)


class Walk:
    """Through the moves of quests, with cards of which some have no name yet. A card is a number in `named`."""

    def __init__(self, deal: Redeal, moves: tuple[Move, ...]) -> None:
        self.deal = deal
        self.moves = moves
        self.named: list[int] = []
        """By card: its quest, or NONE."""
        self.first: list[bool] = []
        """By card: was it dealt before the first ones went back?"""
        self.moved: list[int] = [NONE] * len(moves)
        """By move: the card."""
        self.hands: list[list[int]] = [[] for _ in deal.view.boards]
        self.bottom: list[int] = []
        self.laid: list[int] = []
        """The open ones."""
        self.pool = len(deal.rules.box.quests)

    def go_on(self, at: int) -> bool:
        """From a move to the last; False where the moves contradict each other."""
        while at < len(self.moves):
            move = self.moves[at]
            kind = QUEST_MOVES.index(move.kind)
            if kind == DISCARDED and move.quest is None:
                return self._try_discards(at)
            if kind != RETURNED and not self._happen(at, kind, move):
                return False
            at += 1
        return True

    def _happen(self, at: int, kind: int, move: Move) -> bool:
        quest = NONE if move.quest is None else self.deal.quest_number[move.quest]
        if kind in (KEPT, DREW, OPENED):
            card = self._leave_deck(kind == KEPT or at == 0)
            if quest != NONE and not self._name(card, quest):
                return False
        else:
            card = self.named.index(quest) if quest in self.named else NONE
            if card == NONE:
                return False
        if kind in (TOOK, BURIED):
            self.laid.remove(card)
        if kind in (KEPT, DREW, TOOK):
            assert move.seat is not None
            self.hands[move.seat].append(card)
        elif kind == OPENED:
            self.laid.append(card)
        else:
            if kind == DISCARDED:
                assert move.seat is not None
                if card not in self.hands[move.seat]:
                    return False
                self.hands[move.seat].remove(card)
            self.bottom.append(card)
        self.moved[at] = card
        return True

    def _leave_deck(self, first: bool) -> int:
        if self.pool == 0:
            return self.bottom.pop(0)
        self.pool -= 1
        self.named.append(NONE)
        self.first.append(first)
        return len(self.named) - 1

    def _name(self, card: int, quest: int) -> bool:
        if self.named[card] == NONE and quest not in self.named:
            self.named[card] = quest
        return self.named[card] == quest

    def _try_discards(self, at: int) -> bool:
        """Somebody put one of their quests to the bottom unseen: any of them that fits what was seen later."""
        seat = self.moves[at].seat
        assert seat is not None
        untried = (1 << len(self.hands[seat])) - 1
        saved = self._saved()
        while untried:
            place = self.deal.chance.draw(untried)
            untried ^= 1 << place
            card = self.hands[seat].pop(place)
            self.bottom.append(card)
            self.moved[at] = card
            if self.go_on(at + 1):
                return True
            self._restore(saved)
            saved = self._saved()
        return False

    def _saved(self) -> tuple[list[int], list[bool], list[int], list[list[int]], list[int], list[int], int]:
        hands = [hand[:] for hand in self.hands]
        return self.named[:], self.first[:], self.moved[:], hands, self.bottom[:], self.laid[:], self.pool

    def _restore(
        self, saved: tuple[list[int], list[bool], list[int], list[list[int]], list[int], list[int], int]
    ) -> None:
        self.named, self.first, self.moved, self.hands, self.bottom, self.laid, self.pool = saved

    def finish(self, g: Maracaibo) -> None:
        """Cards without a name get one; what is left is the shuffled part of the deck."""
        returned = mask_of([self.deal.quest_number[move.quest] for move in self._returned() if move.quest is not None])
        left = (1 << len(g.rules.box.quests)) - 1
        for quest in self.named:
            if quest != NONE:
                left ^= 1 << quest
        for first in (True, False):
            for card, quest in enumerate(self.named):
                if quest == NONE and self.first[card] == first:
                    drawn = self.deal.chance.draw(left & ~returned if first else left)
                    left ^= 1 << drawn
                    self.named[card] = drawn
        g.quest_pool = left
        g.quest_bottom = [self.named[card] for card in self.bottom]
        for player, hand in zip(g.players, self.hands, strict=True):
            player.quests = mask_of([self.named[card] for card in hand])
            player.count_quests()
        self._remember(g, returned)

    def _returned(self) -> list[Move]:
        return [move for move in self.moves if move.kind == "returned"]

    def _remember(self, g: Maracaibo, returned: int) -> None:
        """The moves with all names. What others gave back at first was any card that nobody kept."""
        kept = mask_of([self.named[card] for card in range(len(self.named)) if self.first[card]])
        back = (1 << len(g.rules.box.quests)) - 1 & ~kept & ~returned
        for move, card in zip(self.moves, self.moved, strict=True):
            kind = QUEST_MOVES.index(move.kind)
            if kind != RETURNED:
                quest = self.named[card]
            elif move.quest is not None:
                quest = self.deal.quest_number[move.quest]
            else:
                quest = self.deal.chance.draw(back)
                back ^= 1 << quest
            g.remember(kind, NONE if move.seat is None else move.seat, quest)
