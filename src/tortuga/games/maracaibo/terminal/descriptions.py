"""What lies on the table and what can be done, in the reader's words: for tables that are read, not drawn."""

from collections.abc import Iterable, Sequence

from tortuga.games.maracaibo.components.wording import (
    COUNT_WORDS,
    DECLINED,
    actions_text,
    condition_text,
    effect_text,
    effects_text,
    track_text,
)
from tortuga.games.maracaibo.notation import Notation
from tortuga.games.maracaibo.rules import effects as codes
from tortuga.games.maracaibo.rules import moves
from tortuga.games.maracaibo.rules.action_step import FIVE
from tortuga.games.maracaibo.rules.catalogue import (
    CARD_SPACES,
    GULF,
    MARACAIBO,
    RED_CARDS,
    RED_NOTHING,
    RED_WORDS,
    SPACE_WORDS,
    Card,
    Effects,
    Figurehead,
    Need,
    Quest,
    RedbeardAction,
    RedbeardDeckCard,
)
from tortuga.games.maracaibo.rules.modules.hunters import UNMET_VP
from tortuga.games.maracaibo.rules.modules.rubies import RUBY_VP
from tortuga.games.maracaibo.rules.moves import members
from tortuga.games.maracaibo.story import part, source
from tortuga.games.maracaibo.view import Board, MaracaiboOffer, MaracaiboView, Space, Todo
from tortuga.kernel.messages import Say
from tortuga.texts import Texts

DONE = "✓"
PRICE_PARTS = ("cost", "surcharge", "at least nothing", "half")


def signed(amount: int) -> str:
    """With a true minus; what adds to a number has no sign.

    >>> signed(3), signed(-2)
    ('3', '−2')
    """
    return str(amount).replace("-", "−")


def redbeard_card(card: RedbeardDeckCard, say: Say) -> str:
    """What Redbeard does with a card: on a B card first something where he stands, then the first that he can."""
    mains = " / ".join(_redbeard_action(main, say) for main in card.mains)
    if card.extra == RED_NOTHING:
        return mains
    return say("maracaibo-table-red-extra", action=say(f"maracaibo-redbeard-{RED_WORDS[card.extra]}"), actions=mains)


def _redbeard_action(action: RedbeardAction, say: Say) -> str:
    if action.code == RED_CARDS:
        kinds = ", ".join(say(f"maracaibo-kind-{codes.KIND_NAMES[kind]}") for kind in action.kinds)
        return say("maracaibo-redbeard-cards", kinds=kinds)
    return say(f"maracaibo-redbeard-{RED_WORDS[action.code]}")


class Descriptions:
    """The words of a table with certain rules, for one reader."""

    def __init__(self, notation: Notation, texts: Texts) -> None:
        self.notation = notation
        self.rules = notation.rules
        self.catalogue = notation.rules.catalogue
        self.texts = texts
        self.cards = {card.name: card for card in self.catalogue.cards}
        self.quests = {quest.name: quest for quest in self.catalogue.quests}
        self.figureheads = {tile.name: tile for tile in self.catalogue.figureheads}
        self.faces = {face.name: face for face in self.catalogue.market}
        self.by_phrase = {effect.text: effect for effect in self.rules.effects}

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
        return self.say(f"treasure-{codes.TREASURE_NAMES[kind]}")

    # -- Components --------------------------------------------------------------------------------------------------

    def effects(self, effects: Iterable[Effects]) -> str:
        """Of several places, one after the other."""
        return "; ".join(effects_text(some, self.texts) for some in effects if some)

    def kind(self, card: Card) -> str:
        return self.say(f"kind-{codes.KIND_NAMES[card.kind]}")

    def gives(self, card: Card) -> str:
        """What is printed on it but its name, kind and cost."""
        if card.is_location():
            return actions_text(card.actions, self.texts)
        shown = self.effects((card.lightning, card.lasting, card.income, card.end))
        if card.vp:
            shown += ("; " if shown else "") + self.say("table-worth", count=card.vp)
        return shown

    def gives_at(self, space: Space) -> str:
        """The same of the card that lies there."""
        return self.gives(self.cards[space.card]) if space.card in self.cards else ""

    def card(self, card: Card) -> str:
        """All that is printed on it but its name."""
        if card.is_location():
            return f"{self.kind(card)}: {self.gives(card)}"
        return f"{self.kind(card)}, {self.say('effect-doubloons', count=card.cost)}: {self.gives(card)}"

    def card_for(self, card: Card, board: Board) -> str:
        """The same, with what this player would pay for it now."""
        if card.is_location():
            return self.card(card)
        price = max(0, card.cost - board.discount)
        key = "effect-doubloons" if price == card.cost else "table-reduced"
        asked = self.say(key, count=price, cost=card.cost)
        if price > board.doubloons:
            key = "table-lacking-five" if card.is_improvement() else "table-lacking"  # PM-3.1
            asked += f" ({self.say(key, count=price - board.doubloons, five=FIVE)})"
        return f"{self.kind(card)}, {asked}: {self.gives(card)}"

    def space(self, view: MaracaiboView, space: Space) -> str:
        """What lies there, and who and what is on it."""
        parts = [self.lies(space.card)]
        if space.card in self.cards:
            card = self.cards[space.card]
            parts.append(self.card(card) if view.seat is None else self.card_for(card, view.boards[view.seat]))
        ships = [self.say("table-ship-of", player=self.player(view, seat)) for seat in space.ships]
        return " · ".join([*parts, *self._on(view, space), *ships])

    def _on(self, view: MaracaiboView, space: Space) -> list[str]:
        """What lies on a card."""
        parts = []
        if space.value is not None:
            parts.append(self.say("table-value", treasure=self.say(f"treasure-{space.value}")))
        if space.tile is not None:
            owner = self.player(view, space.tile.seat)
            parts.append(self.say("table-tile", player=owner, face=self.face(space.tile.face)))
        if space.coins:
            parts.append(self.say("effect-doubloons", count=space.coins))
        parts += [self.say("table-built-by", player=self.player(view, seat)) for seat in space.built]
        return parts

    def face(self, name: str) -> str:
        return f"{self.say(f'face-{name}')} ({effects_text(self.faces[name].effects, self.texts)})"

    def figurehead(self, tile: Figurehead) -> str:
        shown = self.effects((tile.lightning, tile.lasting, tile.income))
        if tile.burial:
            shown = self.say("table-burials", effects=self.effects(tile.burial))
        return f"{self.say(f'figurehead-{tile.name}')}: {shown}"

    def quest(self, name: str, board: Board | None, hunters: bool = False) -> str:
        """The conditions that count, with how much of each a board has; a tick where that is enough. Hunters of
        adventures score the harder one alone, doubled (PM-9.4)."""
        quest = self.quests[name]
        conditions = [(quest.easy, quest.easy_vp), (quest.hard, quest.hard_vp)]
        if hunters:
            conditions = [(quest.hard, 2 * quest.hard_vp)]
        shown = [self._condition(needs, vp, board) for needs, vp in conditions]
        unmet = f" · {self.say('table-unmet', vp=signed(UNMET_VP))}" if hunters else ""
        return f"{self.say(f'quest-{name}')} · {' · '.join(shown)}{unmet}"

    def _condition(self, needs: Sequence[Need], vp: int, board: Board | None) -> str:
        if board is None:
            return condition_text(needs, vp, self.texts)
        counts = self.counts(board)
        shown = []
        for need in needs:
            have = counts[need.counted]
            words = self.say(f"need-{COUNT_WORDS[need.counted]}", count=need.number)
            shown.append(f"{words} " + (DONE if have >= need.number else f"({have}/{need.number})"))
        return self.say("condition", vp=vp, needs=", ".join(shown))

    def met(self, name: str, board: Board, hunters: bool) -> bool:
        """Would it score now?"""
        quest, counts = self.quests[name], self.counts(board)
        ways = (quest.hard,) if hunters else (quest.easy, quest.hard)
        return any(all(counts[need.counted] >= need.number for need in needs) for needs in ways)

    def worth(self, view: MaracaiboView, card: Card, seat: int) -> int | None:
        """What a residence would score for a player now; None where that is a secret."""
        board = view.boards[seat]
        counts = self.counts(board)
        for effect in card.end:
            if effect.counted == codes.COUNT_SCORED_QUEST:
                if seat != view.seat:
                    return None
                scored = [name for name in view.quests if self.met(name, board, view.options.hunters)]
                counts[codes.COUNT_SCORED_QUEST] = len(scored)
        return sum(effect.vp_for(counts[effect.counted]) for effect in card.end)

    def counts(self, board: Board) -> list[int]:
        """What a quest can count (PM-7.8), as it stands."""
        counts = [0] * codes.COUNTED
        cards = [self.cards[name] for name in board.cards]
        for kind in range(codes.TREASURES):
            counts[kind] = board.treasures[kind]
            counts[codes.COUNT_BURIED_GOLD + kind] = board.buried[kind]
            counts[codes.COUNT_EQUIPMENT + kind] = sum(card.kind == kind for card in cards)
        counts[codes.COUNT_BURIED] = sum(board.buried)
        counts[codes.COUNT_TREASURE_SET] = min(board.treasures)
        counts[codes.COUNT_RIVER] = len(board.rivers)
        counts[codes.COUNT_RESIDENCE] = len(board.residences)
        counts[codes.COUNT_CARD] = len(cards) + len(board.residences)
        counts[codes.COUNT_LIGHTNING] = sum(bool(card.lightning) for card in cards)
        counts[codes.COUNT_UPGRADE] = len(board.upgrades)
        counts[codes.COUNT_QUEST] = board.quests
        counts[codes.COUNT_DOUBLOON_INCOME] = board.doubloon_income
        counts[codes.COUNT_VP_INCOME] = board.vp_income
        return counts

    def upgrade(self, space: int) -> str:
        upgrade = self.catalogue.upgrades[space]
        return f"{space + 1}: {self.effects((upgrade.at_once, upgrade.lasting))}"

    def track_space(self, space: int) -> str:
        effects = effects_text(self.rules.track_effects[space], self.texts)
        if space == self.rules.retirement:
            effects = self.say("table-retirement")
        name = track_text(self.rules.track_names[space], self.texts)
        return f"{name}: {effects}" if effects else name

    def asks(self, view: MaracaiboView) -> str:
        """What is to be decided, and because of what."""
        todo = view.todo[0]
        asked = self._asked(view, todo)
        if todo.step in ("Spend", "TakeTreasure"):
            treasure = self.say(f"treasure-{todo.numbers['treasure']}")
            if todo.step == "TakeTreasure":
                return about(asked, [treasure])
            return f"{asked} {self.say('table-points-left', points=todo.numbers['points'], treasure=treasure)}"
        if todo.step == "Explore":
            asked += f" {self.say('table-steps', count=todo.numbers['steps'])}"
        because = [] if todo.source.startswith("turn") else [self.texts(source(todo.source).id)]
        if todo.numbers.get("price"):
            because.append(self.say("table-price", count=todo.numbers["price"]))
        return about(asked, because)

    def _asked(self, view: MaracaiboView, todo: Todo) -> str:
        """What a step asks for, by what can still be chosen in it."""
        if todo.step == "AnyOrder" and len(todo.effects) == 1:  # of one nobody has to think of an order
            return self.say("asks-one" if len(todo.effects[0]) > 1 else "asks-single")
        if todo.step == "Steer" and not todo.numbers["may_stop"]:
            return self.say("asks-sail-on" if view.deeds else "asks-set-out")
        if todo.step == "ChooseIsland" and todo.numbers["treasure"] != "any":
            return self.say("asks-cubes", count=todo.numbers["count"], island=todo.numbers["treasure"])
        if todo.step == "Dice" and not todo.numbers["rerolls"]:
            return self.texts("web-maracaibo-asks-die")
        return self.say(f"asks-{todo.step}")

    def pending(self, view: MaracaiboView) -> list[str]:
        """What the seat has still to decide when this is done, the next first."""
        found = []
        for todo in view.todo[1:]:
            if view.seat not in todo.seats:
                continue
            if todo.step == "Spend" and todo.numbers["points"]:
                treasure = self.say(f"treasure-{todo.numbers['treasure']}")
                found.append(self.say("table-pending-raid", points=todo.numbers["points"], treasure=treasure))
            elif todo.effects:
                entries = [[self.by_phrase[phrase] for phrase in entry] for entry in todo.effects]
                what = actions_text([tuple(entry) for entry in entries], self.texts)
                found.append(f"{what} ({self.texts(source(todo.source).id)})")
        return found

    # -- Where numbers come from -------------------------------------------------------------------------------------

    def part(self, name: str) -> str:
        """A part of a number, as `explain` names it."""
        kind, _, rest = name.partition(" ")
        if kind == "upgrade":
            return self.say("choice-upgrade", upgrade=rest)
        if kind == "figurehead":
            return self.say(f"figurehead-{rest}")
        if name in PRICE_PARTS:
            return self.say(f"price-{name.replace(' ', '-')}")
        return self.texts(part(name).id)

    def sum(self, parts: Iterable[tuple[str, int]]) -> str:
        """Named parts as they add up: 8 (printed cost) − 2 (Unicorn)."""
        shown = ""
        for name, amount in parts:
            sign = " − " if amount < 0 else " + "
            shown += f"{sign}{abs(amount)}" if shown else signed(amount)
            shown += f" ({self.part(name)})"
        return shown

    # -- What can be done --------------------------------------------------------------------------------------------

    def offer(self, view: MaracaiboView, offer: MaracaiboOffer) -> str:
        verb, number = offer.verb, offer.number
        board = None if view.seat is None else view.boards[view.seat]
        match verb:
            case "done":
                step = view.todo[0].step if view.todo else ""
                return self.say(f"choice-done-{step}" if step in DECLINED else "choice-done")
            case "stop" | "roll" | "replace" | "ruby" | "take":
                return self.say(f"choice-{offer.verb}")
            case "reroll":
                return self.say("choice-reroll", count=view.todo[0].numbers["rerolls"])
            case "sail" | "step":
                return self._sail(view, number)
            case "pay":
                return self.say("choice-pay", player=self.player(view, number))
            case "acquire" | "build":
                return self._bought(view, view.spaces[number], offer)
            case "use":
                effect = self.rules.effects[number]
                words = effect_text(effect, self.texts)
                if effect.code == codes.EXPLORE and board is not None and board.explore:  # PM-10.4
                    return f"{words} · {self.say('table-explore-now', count=effect.number + board.explore)}"
                return self._now(words, (effect,), board)
            case "upgrade":
                return self.say("choice-upgrade", upgrade=self.upgrade(number))
            case "fewer":
                return effect_text(self.catalogue.fewer_steps[number], self.texts)
            case "figurehead":
                return self.figurehead(self.catalogue.figureheads[number])
            case "place":
                space = view.spaces[number % 32]
                face = self.say(f"face-{view.faces[number // 32]}")
                return self.say("choice-place", face=face, place=f"{self._named(space)} · {self.gives_at(space)}")
            case "activate":
                tile = view.spaces[number].tile
                assert tile is not None
                words = f"{self._named(view.spaces[number])}: {self.face(tile.face)}"
                return self._now(words, self.faces[tile.face].effects, board)
            case "sell":
                return self.say("choice-sell", effects=effects_text(self.catalogue.ruby_market[number], self.texts))
            case "exchange":
                return self.say("choice-exchange", count=number, vp=RUBY_VP * number)
            case "quest" | "discard" | "keep":
                return self._quest(view, verb, number)
        return self._treasure(view, verb, number)

    def tile(self, view: MaracaiboView, number: int) -> str:
        """A black market tile to be placed somewhere."""
        name, board = view.faces[number - 1], None if view.seat is None else view.boards[view.seat]
        return self._now(self.face(name), self.faces[name].effects, board)

    def _bought(self, view: MaracaiboView, space: Space, offer: MaracaiboOffer) -> str:
        card = self.cards[space.card]
        price = card.cost if offer.price is None else offer.price
        what = f"{self.lies(card.name)} ({space.name}, {self.kind(card)}: {self.gives(card)})"
        shown = self.say(f"choice-{offer.verb}", card=what, count=price)
        if card.is_residence():
            worth = self.worth(view, card, view.seat or 0)
            shown += "" if worth is None else f" · {self.say('table-now', count=worth)}"
        if price == card.cost:
            return shown
        return f"{shown} · {price} = {self.sum((each.name, each.amount) for each in offer.parts)}"

    def _now(self, what: str, effects: Effects, board: Board | None) -> str:
        """With what effects that count something would bring a player now."""
        if board is None or not any(effect.counted != codes.NOTHING for effect in effects):
            return what
        counts = self.counts(board)
        vp = sum(effect.vp_for(counts[effect.counted]) for effect in effects if effect.counted != codes.NOTHING)
        return f"{what} · {self.say('table-now', count=vp)}"

    def _named(self, space: Space) -> str:
        return f"{space.name} {self.lies(space.card)}"

    def _sail(self, view: MaracaiboView, space: int) -> str:
        if space == GULF:
            return f"{self.place(space)}: {effect_text(self.catalogue.upgrade, self.texts)}; " + " / ".join(
                effect_text(effect, self.texts) for effect in self.catalogue.gulf
            )
        if space == MARACAIBO:
            return f"{self.place(space)}: {effects_text(self.catalogue.maracaibo, self.texts)}"
        lies = view.spaces[space]
        shown = self._named(lies)
        others = [seat for seat in lies.ships if seat != view.seat]
        if others:  # PM-2.5, PM-8.3
            names = [self.player(view, seat) if seat < view.seats else self.say("table-supply") for seat in others]
            shown += f" ({self.say('table-pays', count=len(others), players=', '.join(names))})"
        assert view.seat is not None
        parts = [self.card_for(self.cards[lies.card], view.boards[view.seat])] if lies.card in self.cards else []
        return " · ".join([shown, *parts, *self._on(view, lies)])

    def _quest(self, view: MaracaiboView, verb: str, number: int) -> str:
        board = None if view.seat is None else view.boards[view.seat]
        if verb == "keep":
            kept = [
                self.quest(self.catalogue.quests[quest].name, board, view.options.hunters) for quest in members(number)
            ]
            return self.say("choice-keep", quests="\n".join(kept))
        if number == moves.UNSEEN:
            return self.say("choice-quest-deck", count=view.quest_deck)
        quest: Quest = self.catalogue.quests[number]
        key = "choice-quest" if verb == "quest" else "choice-discard"
        return self.say(key, quest=self.quest(quest.name, board, view.options.hunters))

    def _treasure(self, view: MaracaiboView, verb: str, number: int) -> str:
        """Raids, treasures and exploring."""
        assert view.seat is not None
        board, todo = view.boards[view.seat], view.todo[0]
        match verb:
            case "die":
                pips, plus = todo.numbers.get("points"), 0
                if todo.step == "Dice":
                    pips = todo.numbers[codes.TREASURE_NAMES[number]]
                    plus = int(todo.numbers["plus"]) + board.die[number]
                assert isinstance(pips, int)
                bonus = plus + board.raid
                key = "choice-die-bonus" if bonus else "choice-die"
                return self.say(key, treasure=self.treasure(number), points=pips + bonus, n=pips, bonus=bonus)
            case "spend":
                kind = codes.TREASURE_NAMES.index(str(todo.numbers["treasure"]))
                then = effects_text(self.rules.raid_then[number][kind], self.texts)
                return self.say("choice-spend", points=self.catalogue.raid_actions[number].cost, effects=then)
            case "treasure":
                return self.treasure(number)
            case "store":
                spaces = self.rules.storage_bonus
                if number >= len(spaces):
                    return self.say("choice-store")
                return self.say("choice-store-bonus", effects=effects_text(spaces[number], self.texts))
            case "cube":
                vp = self.catalogue.islands.value(view.islands[number])
                island = self.say(f"island-{codes.TREASURE_NAMES[number]}")
                return self.say("choice-cube", island=island, count=view.islands[number], vp=vp)
            case "bury":
                return self._burial(board, *divmod(number, 4))
            case "explore":
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


def about(sentence: str, because: Sequence[str]) -> str:
    """What it is about stands before the full stop."""
    if not because:
        return sentence
    words = sentence.removesuffix(".")
    return f"{words} ({'; '.join(because)}){sentence[len(words) :]}"
