// Where the points of a match come from: its rounds, and of the last one each rack.
import { nameOf, t } from "../../app/texts.svelte";
import type { RummikubView } from "../../generated/rummikub";
import type { TallyRow } from "../drawing";
import { rackValue } from "./points";

export function tally({ rounds, shown, options }: RummikubView, seat: number): TallyRow[] {
  const before = rounds.slice(0, -1).map((scores, at) => ({
    text: `${t("web-rummikub-round")} ${at + 1}`,
    points: scores[seat]!,
  }));
  const last = rounds.at(-1);
  if (!last || !shown) return before;
  const whole = { text: `${t("web-rummikub-round")} ${rounds.length}`, points: last[seat]! };
  const rows = lastRound(
    shown.map((rack) => rackValue(rack, options.joker_value ?? 0)),
    seat,
  );
  // where several share what is left over, the round is told as one
  return [...before, ...(rows.reduce((sum, { points }) => sum + points, 0) === last[seat] ? rows : [whole])];
}

/** The lowest rack gains what the others have more; an empty one is the lowest. */
function lastRound(values: readonly number[], seat: number): TallyRow[] {
  const least = Math.min(...values);
  if (values[seat] !== least) {
    const left = { text: t("web-rummikub-left", { points: values[seat]! }), points: -values[seat]! };
    return least ? [left, { text: t("web-rummikub-tally-least"), points: least }] : [left];
  }
  return values.flatMap((value, other) =>
    value > least ? [{ text: t("web-rummikub-tally-from", { name: nameOf(other) }), points: value - least }] : [],
  );
}
