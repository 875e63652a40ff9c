"""What lies on the table and what can be done, in the reader's words: for tables that are read, not drawn."""

from collections.abc import Iterable, Sequence

from tortuga.games.maracaibo import moves
from tortuga.games.maracaibo.catalogue import CARD_SPACES, GULF, MARACAIBO, Card, Effects, Figurehead, Need, Quest
from tortuga.games.maracaibo.effects import (
    COUNT_BURIED,
    COUNT_BURIED_GOLD,
    COUNT_CARD,
    COUNT_DOUBLOON_INCOME,
    COUNT_EQUIPMENT,
    COUNT_LIGHTNING,
    COUNT_QUEST,
    COUNT_RESIDENCE,
    COUNT_RIVER,
    COUNT_TREASURE_SET,
    COUNT_UPGRADE,
    COUNT_VP_INCOME,
    COUNTED,
    TREASURES,
)
from tortuga.games.maracaibo.modules.rubies import RUBY_VP
from tortuga.games.maracaibo.moves import BITS, VERB, members
from tortuga.games.maracaibo.notation import Notation
from tortuga.games.maracaibo.phrases import KIND_NAMES
from tortuga.games.maracaibo.story import source
from tortuga.games.maracaibo.table import SPACE_WORDS, TREASURE_NAMES
from tortuga.games.maracaibo.wire import Board, MaracaiboOffer, MaracaiboView, Space
from tortuga.games.maracaibo.words import actions_text, condition_text, effect_text, effects_text
from tortuga.texts import Texts


class Speech:
    """The words of a table with certain rules, for one reader."""

    def __init__(self, notation: Notation, texts: Texts) -> None:
        self.notation = notation
        self.rules = notation.rules
        self.box = notation.rules.box
        self.texts = texts
        self.cards = {card.name: card for card in self.box.cards}
        self.quests = {quest.name: quest for quest in self.box.quests}
        self.figureheads = {tile.name: tile for tile in self.box.figureheads}
        self.faces = {face.name: face for face in self.box.market}

    # -- Names -------------------------------------------------------------------------------------------------------

    def say(self, key: str, **args: int | str) -> str:
        return self.texts(f"maracaibo-{key}", **args)

    def lies(self, name: str) -> str:
        return self.say(f"lies-{name}" if name in SPACE_WORDS else f"card-{name}")

    def player(self, view: MaracaiboView, seat: int) -> str:
        return self.say("place-redbeard") if seat == view.seats else self.texts.name(seat)

    def place(self, space: int) -> str:
        name = self.rules.space_names[space]
        return self.say(f"place-{name}") if space >= CARD_SPACES else name

    def treasure(self, kind: int) -> str:
        return self.say(f"treasure-{TREASURE_NAMES[kind]}")

    # -- Components --------------------------------------------------------------------------------------------------

    def effects(self, effects: Iterable[Effects]) -> str:
        """Of several places, one after the other."""
        return "; ".join(effects_text(some, self.texts) for some in effects if some)

    def card(self, card: Card) -> str:
        """All that is printed on it but its name."""
        kind = self.say(f"kind-{KIND_NAMES[card.kind]}")
        if card.is_location():
            return f"{kind}: {actions_text(card.actions, self.texts)}"
        shown = self.effects((card.lightning, card.lasting, card.income, card.end))
        if card.vp:
            shown += ("; " if shown else "") + self.say("table-worth", count=card.vp)
        return f"{kind}, {self.say('effect-doubloons', count=card.cost)}: {shown}"

    def space(self, view: MaracaiboView, space: Space) -> str:
        """What lies there, and who and what is on it."""
        parts = [self.lies(space.card)]
        if space.card in self.cards:
            parts.append(self.card(self.cards[space.card]))
        if space.value is not None:
            parts.append(self.say("table-value", treasure=self.say(f"treasure-{space.value}")))
        if space.tile is not None:
            owner = self.player(view, space.tile.seat)
            parts.append(self.say("table-tile", player=owner, face=self.face(space.tile.face)))
        if space.coins:
            parts.append(self.say("effect-doubloons", count=space.coins))
        parts += [self.say("table-built-by", player=self.player(view, seat)) for seat in space.built]
        parts += [self.say("table-ship-of", player=self.player(view, seat)) for seat in space.ships]
        return " · ".join(parts)

    def face(self, name: str) -> str:
        return f"{self.say(f'face-{name}')} ({effects_text(self.faces[name].effects, self.texts)})"

    def figurehead(self, tile: Figurehead) -> str:
        shown = self.effects((tile.lightning, tile.lasting, tile.income))
        if tile.burial:
            shown = self.say("table-burials", effects=self.effects(tile.burial))
        return f"{self.say(f'figurehead-{tile.name}')}: {shown}"

    def quest(self, name: str, board: Board | None) -> str:
        """Both conditions; with a tick those that a board meets."""
        quest = self.quests[name]
        shown = [
            self._condition(needs, vp, board)
            for needs, vp in ((quest.easy, quest.easy_vp), (quest.hard, quest.hard_vp))
        ]
        return f"{self.say(f'quest-{name}')}: {' / '.join(shown)}"

    def _condition(self, needs: Sequence[Need], vp: int, board: Board | None) -> str:
        met = board is not None and all(self.counts(board)[need.counted] >= need.number for need in needs)
        return condition_text(needs, vp, self.texts) + (" ✓" if met else "")

    def counts(self, board: Board) -> list[int]:
        """What a quest can count (PM-7.8), as it stands."""
        counts = [0] * COUNTED
        cards = [self.cards[name] for name in board.cards]
        for kind in range(TREASURES):
            counts[kind] = board.treasures[kind]
            counts[COUNT_BURIED_GOLD + kind] = board.buried[kind]
            counts[COUNT_EQUIPMENT + kind] = sum(card.kind == kind for card in cards)
        counts[COUNT_BURIED] = sum(board.buried)
        counts[COUNT_TREASURE_SET] = min(board.treasures)
        counts[COUNT_RIVER] = len(board.rivers)
        counts[COUNT_RESIDENCE] = len(board.residences)
        counts[COUNT_CARD] = len(cards) + len(board.residences)
        counts[COUNT_LIGHTNING] = sum(bool(card.lightning) for card in cards)
        counts[COUNT_UPGRADE] = len(board.upgrades)
        counts[COUNT_QUEST] = board.quests
        counts[COUNT_DOUBLOON_INCOME] = board.doubloon_income
        counts[COUNT_VP_INCOME] = board.vp_income
        return counts

    def upgrade(self, space: int) -> str:
        upgrade = self.box.upgrades[space]
        return f"{space + 1}: {self.effects((upgrade.at_once, upgrade.lasting))}"

    def track_space(self, space: int) -> str:
        effects = effects_text(self.rules.track_effects[space], self.texts)
        if space == self.rules.retirement:
            effects = self.say("table-retirement")
        name = self.rules.track_names[space]
        return f"{name}: {effects}" if effects else name

    def asks(self, view: MaracaiboView) -> str:
        """What is to be decided, and because of what."""
        todo = view.todo[0]
        asked = self.say(f"asks-{todo.step}")
        if todo.step in ("Spend", "TakeTreasure"):
            treasure = self.say(f"treasure-{todo.numbers['treasure']}")
            if todo.step == "TakeTreasure":
                return f"{asked} ({treasure})"
            return f"{asked} {self.say('table-points-left', points=todo.numbers['points'], treasure=treasure)}"
        if todo.source.startswith("turn"):
            return asked
        return f"{asked} ({self.texts(source(todo.source).id)})"

    # -- What can be done --------------------------------------------------------------------------------------------

    def offer(self, view: MaracaiboView, offer: MaracaiboOffer) -> str:
        move = self.notation.read(offer.do, 0)
        verb, number = move & VERB, move >> BITS
        match verb:
            case moves.DONE:
                return self.say("choice-done")
            case moves.STOP | moves.ROLL | moves.NEW_OPEN | moves.TAKE_RUBY | moves.TAKE_FIVE:
                return self.say(f"choice-{offer.verb}")
            case moves.REROLL:
                return self.say("choice-reroll", count=view.todo[0].numbers["rerolls"])
            case moves.SAIL_TO | moves.STEP_TO:
                return self._sail(view, number)
            case moves.PAY_TO:
                return self.say("choice-pay", player=self.player(view, number))
            case moves.ACQUIRE_AT | moves.BUILD_AT:
                space = view.spaces[number]
                price = 0 if offer.price is None else offer.price
                what = f"{self.lies(space.card)} ({space.name}; {self.card(self.cards[space.card])})"
                return self.say(f"choice-{offer.verb}", card=what, count=price)
            case moves.USE:
                return effect_text(self.rules.effects[number], self.texts)
            case moves.UPGRADE_AT:
                return self.say("choice-upgrade", upgrade=self.upgrade(number))
            case moves.GO_FEWER:
                return effect_text(self.box.fewer_steps[number], self.texts)
            case moves.CHOOSE_FIGUREHEAD:
                return self._for(self.figurehead(self.box.figureheads[number]), offer.price)
            case moves.PLACE_AT:
                space = view.spaces[number % 32]
                face = self.face(view.faces[number // 32])
                return self._for(self.say("choice-place", face=face, place=self._named(space)), offer.price)
            case moves.USE_TILE_AT:
                tile = view.spaces[number].tile
                assert tile is not None
                return f"{self._named(view.spaces[number])}: {self.face(tile.face)}"
            case moves.SELL_RUBY_ON:
                return self.say("choice-sell", effects=effects_text(self.box.ruby_market[number], self.texts))
            case moves.EXCHANGE:
                return self.say("choice-exchange", count=number, vp=RUBY_VP * number)
            case moves.TAKE_QUEST | moves.DISCARD | moves.KEEP:
                return self._quest(view, verb, number)
        return self._treasure(view, verb, number)

    def _for(self, what: str, price: int | None) -> str:
        return f"{what}, {self.say('effect-doubloons', count=price)}" if price else what

    def _named(self, space: Space) -> str:
        return f"{space.name} {self.lies(space.card)}"

    def _sail(self, view: MaracaiboView, space: int) -> str:
        if space == GULF:
            return f"{self.place(space)}: {effect_text(self.box.upgrade, self.texts)}; " + " / ".join(
                effect_text(effect, self.texts) for effect in self.box.gulf
            )
        if space == MARACAIBO:
            return f"{self.place(space)}: {effects_text(self.box.maracaibo, self.texts)}"
        return f"{self.rules.space_names[space]}: {self.space(view, view.spaces[space])}"

    def _quest(self, view: MaracaiboView, verb: int, number: int) -> str:
        board = None if view.seat is None else view.boards[view.seat]
        if verb == moves.KEEP:
            kept = [self.say(f"quest-{self.box.quests[quest].name}") for quest in members(number)]
            return self.say("choice-keep", quests=", ".join(kept))
        if number == moves.UNSEEN:
            return self.say("choice-quest-deck", count=view.quest_deck)
        quest: Quest = self.box.quests[number]
        key = "choice-quest" if verb == moves.TAKE_QUEST else "choice-discard"
        return self.say(key, quest=self.quest(quest.name, board))

    def _treasure(self, view: MaracaiboView, verb: int, number: int) -> str:
        """Raids, treasures and exploring."""
        assert view.seat is not None
        board, todo = view.boards[view.seat], view.todo[0]
        match verb:
            case moves.CHOOSE_DIE:
                pips, plus = todo.numbers.get("points"), 0
                if todo.step == "Dice":
                    pips = todo.numbers[TREASURE_NAMES[number]]
                    plus = int(todo.numbers["plus"]) + board.die[number]
                assert isinstance(pips, int)
                return self.say("choice-die", treasure=self.treasure(number), points=pips + plus + board.raid, n=pips)
            case moves.SPEND_ON:
                kind = TREASURE_NAMES.index(str(todo.numbers["treasure"]))
                then = effects_text(self.rules.raid_then[number][kind], self.texts)
                return self.say("choice-spend", points=self.box.raid_actions[number].cost, effects=then)
            case moves.CHOOSE_TREASURE:
                return self.treasure(number)
            case moves.STORE_AT:
                spaces = self.rules.storage_bonus
                if number >= len(spaces):
                    return self.say("choice-store")
                return self.say("choice-store-bonus", effects=effects_text(spaces[number], self.texts))
            case moves.CUBE_ON:
                vp = self.box.islands.value(view.islands[number])
                island = self.say(f"island-{TREASURE_NAMES[number]}")
                return self.say("choice-cube", island=island, count=view.islands[number], vp=vp)
            case moves.BURY_AT:
                return self._burial(board, *divmod(number, 4))
            case moves.EXPLORE_TO:
                rivers = len(set(members(self.rules.passed[number])) - {river - 1 for river in board.rivers})
                shown = self.track_space(number)
                return f"{shown} ({self.say('table-rivers', count=rivers)})" if rivers else shown
        raise AssertionError(f"no words for verb {verb}")

    def _burial(self, board: Board, space: int, kind: int) -> str:
        spaces = self.rules.burial_bonus
        if space < len(spaces):
            bonus = spaces[space]
        else:
            assert board.figurehead is not None
            bonus = self.figureheads[board.figurehead].burial[space - len(spaces)]
        effects = effects_text(bonus, self.texts) if bonus else self.say("table-no-bonus")
        key = "choice-bury" if space < len(spaces) else "choice-bury-tile"
        return self.say(key, treasure=self.treasure(kind), effects=effects)
