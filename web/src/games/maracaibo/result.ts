// Who has won against Redbeard, whom no seat of the outcome stands for.
import { nameOf, t } from "../../app/texts.svelte";
import type { MaracaiboView } from "../../generated/maracaibo";

/** Null where people play against each other. */
export function result({ seats, scores }: MaracaiboView): string | null {
  const [mine, his] = scores;
  if (seats > 1 || mine === undefined || his === undefined) return null;
  const key = mine > his ? "won-by" : mine < his ? "lost-by" : "lost-tie";
  return t(`web-maracaibo-${key}`, { name: nameOf(0), mine, his, count: Math.abs(mine - his) });
}
