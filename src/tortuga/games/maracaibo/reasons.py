"""Why a move is the best, in words: what sets it apart from the next best, by the parts of their worth."""

from typing import Final

from tortuga.games.maracaibo.components.wording import DECLINED, TRACK_WORDS, effects_phrase, listed
from tortuga.games.maracaibo.rules.catalogue import SPACE_WORDS
from tortuga.games.maracaibo.rules.effects import (
    COUNT_BURIED,
    COUNT_DOUBLOON_INCOME,
    COUNT_RIVER,
    COUNT_VP_INCOME,
    TREASURES,
)
from tortuga.games.maracaibo.rules.modules.rubies import RUBY_VP
from tortuga.games.maracaibo.rules.player import Player
from tortuga.games.maracaibo.rules.raids import Spend
from tortuga.games.maracaibo.rules.state import MaracaiboState
from tortuga.games.maracaibo.story import card, place, player, quest, treasure
from tortuga.games.maracaibo.strategy.evaluation import (
    PART_BURIED,
    PART_DOUBLOON_INCOME,
    PART_DOUBLOONS,
    PART_LASTING,
    PART_TRACK,
    PART_TREASURES,
    PART_VP,
    PART_VP_INCOME,
    Evaluation,
)
from tortuga.games.maracaibo.strategy.lookahead import Prospect
from tortuga.games.maracaibo.view import MaracaiboOffer, MaracaiboView
from tortuga.kernel.messages import Arg, Message, Word

PART_WORDS: Final = (
    *("vp", "turns", "track", "doubloons", "doubloon-income", "vp-income", "treasures", "buried", "quests", "cards"),
    *("lasting", "market", "rubies", "others", "upgrade", "raid", "figurehead", "next", "later"),
)
"""What the parts of a worth are called in messages."""
COUNTED: Final = {
    PART_VP: "vp",
    PART_DOUBLOONS: "doubloons",
    PART_DOUBLOON_INCOME: "doubloon-income",
    PART_VP_INCOME: "vp-income",
    PART_TRACK: "rivers",
    PART_TREASURES: "treasures",
    PART_BURIED: "buried",
}
"""Those that can be counted, and what is counted then."""
MOST_REASONS: Final = 2
LITTLE: Final = 0.5
"""VP that nobody need hear of."""
DRAWBACK: Final = 1.0
"""VP from which on it is said what the better move lacks."""
ONLY: Final = Message("maracaibo-hint-only")


def counts(prospect: Prospect, judge: Evaluation) -> dict[int, int]:
    """Of the parts that can be counted: how many."""
    mine = prospect.g.players[judge.seat]
    due = prospect.parts[PART_DOUBLOONS] - judge.money(mine.doubloons) if prospect.g.steps else 0.0
    return {
        PART_VP: round(prospect.parts[PART_VP]),
        PART_DOUBLOONS: mine.doubloons + round(due / judge.doubloon),
        PART_DOUBLOON_INCOME: mine.counts[COUNT_DOUBLOON_INCOME],
        PART_VP_INCOME: mine.counts[COUNT_VP_INCOME],
        PART_TRACK: mine.counts[COUNT_RIVER],
        PART_TREASURES: sum(mine.counts[:TREASURES]),
        PART_BURIED: mine.counts[COUNT_BURIED],
    }


def reason(judge: Evaluation, best: Prospect, other: Prospect, name: Word) -> Message:
    """What the best move has over the next best, which goes by its name: the one or two things that weigh most, and
    what it lacks, if that is not little."""
    ahead = best.worth - other.worth
    if bool(best.g.steps) != bool(other.g.steps):  # a final score has no parts that those of a position compare with
        return Message("maracaibo-hint-score", {"other": name, "vp": at_least_one(ahead)})
    more = [mine - theirs for mine, theirs in zip(best.parts, other.parts, strict=True)]
    weighed = sorted(range(len(more)), key=lambda part: -more[part])
    told = [part for part in weighed[:MOST_REASONS] if more[part] >= LITTLE]
    if more[weighed[-1]] <= -DRAWBACK:
        told.append(weighed[-1])
    if not told:
        return Message("maracaibo-hint-even", {"other": name})
    mine, theirs = counts(best, judge), counts(other, judge)
    counted = {part: mine[part] - theirs[part] for part in mine}
    seat = judge.seat
    lasting = lasting_difference(best.g.players[seat], other.g.players[seat])
    parts = [difference(part, more[part], counted, lasting) for part in told]
    args: dict[str, Arg] = {"other": name, "parts": listed(parts)}
    if ahead < LITTLE:
        return Message("maracaibo-hint-close", args)
    return Message("maracaibo-hint", {**args, "vp": at_least_one(ahead)})


def difference(part: int, worth: float, counted: dict[int, int], lasting: Word | None) -> Word:
    """`+2 doubloons`, or what cannot be counted by its worth: `the raid (about +3 VP)`. If the positions differ in a
    single lasting effect, that is named."""
    sign, count = "+" if worth > 0 else "−", counted.get(part, 0)
    if count * worth > 0:
        return Word(f"maracaibo-hint-{COUNTED[part]}", {"sign": sign, "count": abs(count)})
    what = lasting if part == PART_LASTING and lasting else Word(f"maracaibo-hint-part-{PART_WORDS[part]}")
    return Word("maracaibo-hint-about", {"what": what, "sign": sign, "vp": at_least_one(abs(worth))})


def lasting_difference(mine: Player, theirs: Player) -> Word | None:
    """The lasting effect that one of two boards has more of, if it is the only one."""
    if mine.raid_actions != theirs.raid_actions or mine.fewer_steps != theirs.fewer_steps or mine.die != theirs.die:
        return None
    more = {
        "raid-bonus": mine.raid - theirs.raid,
        "explore-bonus": mine.explore - theirs.explore,
        "discount": mine.discount - theirs.discount,
        "sail-bonus": mine.steps - theirs.steps,
        "reroll-bonus": mine.rerolls - theirs.rerolls,
    }
    found = [(name, abs(count)) for name, count in more.items() if count]
    return Word(f"maracaibo-effect-{found[0][0]}", {"count": found[0][1]}) if len(found) == 1 else None


def at_least_one(vp: float) -> int:
    return max(1, round(vp))


# -- What a move is called -------------------------------------------------------------------------------------------


def called(g: MaracaiboState, view: MaracaiboView, offer: MaracaiboOffer) -> Word:
    """A move, named by what it is about."""
    verb, number, rules = offer.verb, offer.number, g.rules
    match verb:
        case "sail" | "step" | "acquire" | "build" | "activate":
            return _lies(view, offer.space or "")
        case "place":
            face = Word(f"maracaibo-face-{view.faces[(offer.tile or 1) - 1]}")
            return listed([face, _lies(view, offer.space or "")])
        case "done":
            step = view.todo[0].step
            return Word(f"maracaibo-choice-done-{step}" if step in DECLINED else "maracaibo-choice-done")
        case "reroll":
            return Word("maracaibo-choice-reroll", {"count": int(view.todo[0].numbers["rerolls"])})
        case "pay":
            return Word("maracaibo-choice-pay", {"player": player(None if number == view.seats else number)})
        case "use":
            return effects_phrase((rules.effects[number],))
        case "spend":
            raid = g.steps[-1]
            assert isinstance(raid, Spend)
            return effects_phrase(rules.raid_then[number][raid.treasure])
        case "explore":
            name, effects = offer.track or "", rules.track_effects[number]
            if effects:
                return effects_phrase(effects)
            return Word(f"maracaibo-track-{name}" if name in TRACK_WORDS else "maracaibo-hint-no-effect")
        case "upgrade":
            upgrade = rules.catalogue.upgrades[number]
            return effects_phrase((*upgrade.at_once, *upgrade.lasting))
        case "fewer":
            return Word("maracaibo-source-steps")
        case "figurehead":
            return Word(f"maracaibo-figurehead-{offer.figurehead}")
        case "die" | "treasure":
            return treasure(offer.treasure or "")
        case "bury":
            dug = number // 4
            bonus = rules.burial_bonus[dug] if dug < len(rules.burial_bonus) else ()
            kind = treasure(offer.treasure or "")
            return listed([kind, effects_phrase(bonus)]) if bonus else kind
        case "store":
            stored = rules.storage_bonus[number] if number < len(rules.storage_bonus) else ()
            return effects_phrase(stored) if stored else Word("maracaibo-choice-store")
        case "cube":
            return Word(f"maracaibo-island-{offer.treasure}")
        case "quest" if not offer.quests:
            return Word("maracaibo-choice-quest-deck", {"count": view.quest_deck})
        case "quest" | "discard" | "keep":
            return listed([quest(name) for name in offer.quests])
        case "sell":
            return Word("maracaibo-choice-sell", {"effects": effects_phrase(rules.catalogue.ruby_market[number])})
        case "exchange":
            return Word("maracaibo-choice-exchange", {"count": number, "vp": RUBY_VP * number})
    return Word(f"maracaibo-choice-{verb}")


def _lies(view: MaracaiboView, space: str) -> Word:
    """What lies on a space, or what the harbour is called; where it has no name, with the place."""
    found = next((one.card for one in view.spaces if one.name == space), None)
    if found is None:
        return place(space)
    return (
        Word("maracaibo-hint-at", {"card": card(found), "place": place(space)}) if found in SPACE_WORDS else card(found)
    )
