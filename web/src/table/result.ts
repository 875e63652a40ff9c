// How a game ended, in words: who has won, and by how much.
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

export interface Rank {
  seat: number;
  score: number;
  rank: number;
}

/** The best first. */
export function ranking({ outcome }: LiveTable): Rank[] {
  const { scores = [], ranks = [] } = outcome ?? {};
  return scores.map((score, seat) => ({ seat, score, rank: ranks[seat]! })).toSorted((a, b) => a.rank - b.rank);
}

export function headline(table: LiveTable): string {
  const all = ranking(table);
  const winners = all.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  if (!all.length) return t("web-table-unfinished");
  // alone against the game one may be second to nobody at the table
  if (!winners.length) return table.you === null ? t("web-table-lost") : t("web-table-you-lose");
  if (winners.length === 1 && winners[0] === table.you) return t("web-table-you-win");
  return t("web-table-wins", { count: winners.length, name: listed(winners.map(nameOf)) });
}

export function reason(table: LiveTable): string {
  return table.outcome ? t(table.outcome.reason) : table.lastWords;
}
