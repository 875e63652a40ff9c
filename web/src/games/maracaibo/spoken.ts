// What a screen reader is told when a key asks for it.
import { t } from "../../app/texts.svelte";
import type { MaracaiboView } from "../../generated/maracaibo";
import type { Spoken } from "../drawing";
import { cardName, islandName, playerName, questName, spaceName, TREASURES } from "./words";

export function spoken(view: MaracaiboView): Spoken {
  const ships = view.boards.map((board, seat) => `${playerName(view, seat)}: ${spaceName(view, board.ship)}`);
  const islands = TREASURES.map((kind, place) => `${islandName(kind)}: ${view.islands[place] ?? 0}`);
  const own = view.seat === null ? undefined : view.boards[view.seat];
  const hand = own ? [t("maracaibo-effect-doubloons", { count: own.doubloons }), ...own.cards.map(cardName)] : [];
  return {
    hand: [...hand, ...view.quests.map(questName)].join(", "),
    table: [...ships, ...islands].join("; "),
    scores: view.boards
      .map((board, seat) => `${playerName(view, seat)}: ${t("maracaibo-effect-vp", { count: board.vp })}`)
      .join(", "),
  };
}
