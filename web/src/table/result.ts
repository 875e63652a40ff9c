// How a game ended, in one sentence: who has won, and by how much.
import type { LiveTable } from "../connection/live_table.svelte";
import { listed, nameOf, t } from "../app/texts.svelte";
import type { Drawing } from "../games/drawing";
import type { Outcome } from "../generated/house";

/** Also of a table that was closed before its game came to an end. */
export function howItEnded(table: LiveTable, drawing?: Drawing): string {
  const { outcome } = table;
  if (!outcome) return table.lastWords || t("table-over");
  return drawing?.result?.(table.present) ?? resultWords(outcome);
}

export function resultWords({ reason, scores, ranks }: Outcome): string {
  const seats = ranks.map((_, seat) => seat).toSorted((a, b) => ranks[a]! - ranks[b]!);
  const winners = seats.filter((seat) => ranks[seat] === 1);
  const points = scores[seats[0]!]!;
  if (seats.length === 1) return `${t(reason)} ${t("points", { count: points })}.`;
  if (winners.length > 1) return t("web-table-result-shared", { name: listed(winners.map(nameOf)), points });
  const second = seats[1]!;
  const told = { name: nameOf(seats[0]!), other: nameOf(second), points, count: points - scores[second]! };
  return t(told.count > 0 ? "web-table-result-won" : "web-table-result-tie", told);
}
