// How everybody stands, and who has won: also against Redbeard, whom no seat of the outcome stands for.
import { nameOf, t } from "../../app/texts.svelte";
import type { MaracaiboDetails, MaracaiboView } from "../../generated/maracaibo";
import { verdictOf, type Verdict } from "../shared/verdict";

/** All who play are judged, Redbeard too. */
export const verdict = ({ ranks, scores }: Pick<MaracaiboView, "ranks" | "scores">): Verdict =>
  verdictOf({ ranks, scores });

/** Null where people play against each other. */
export function result(view: MaracaiboView): string | null {
  const [mine, his] = view.scores;
  if (view.seats > 1 || mine === undefined || his === undefined) return null;
  const { winners, by, tie } = verdict(view);
  const key = winners[0] === 0 ? "won-by" : tie ? "lost-tie" : "lost-by";
  return t(`web-maracaibo-${key}`, { name: nameOf(0), mine, his, count: by });
}

/** The VP gained in play, until all is counted. */
export function score({ boards, scores }: MaracaiboView, seat: number, counting = false) {
  const counted = counting ? undefined : scores[seat];
  return { value: counted ?? boards[seat]?.vp ?? 0, of: null, unit: t("maracaibo-column-vp") };
}

/** With the quests only where they are known. */
export function outlook(view: MaracaiboView, seat: number, details: MaracaiboDetails | null) {
  const of = details?.seats[seat];
  if (!of || view.outcome) return null;
  const counted = of.quests_counted;
  return {
    words: t("web-maracaibo-if-over-short", { score: `${of.score.total}${counted ? "" : "+"}` }),
    title: t(counted ? "maracaibo-why-score" : "web-maracaibo-score-without-quests"),
  };
}
