// How a game ended, in words: who has won, and by how much.
import type { LiveTable } from "../connection/live_table.svelte";
import { listed, nameOf, t } from "../app/texts.svelte";
import type { Drawing } from "../games/drawing";
import { verdictOf } from "../games/shared/verdict";
import type { Outcome } from "../generated/house";

/** Also of a table that was closed before its game came to an end. */
export function howItEnded(table: LiveTable, drawing?: Drawing): string {
  const { outcome } = table;
  if (!outcome) return table.lastWords || t("table-over");
  return drawing?.result?.(table.present) ?? resultWords(outcome);
}

export function resultWords(outcome: Outcome): string {
  const { winners, second, points, by, tie } = verdictOf(outcome);
  const name = listed(winners.map(nameOf));
  if (winners.length > 1) return t("web-table-result-shared", { name, points });
  if (!winners.length || second === null)
    return `${t(outcome.reason)} ${t("points", { count: outcome.scores[0] ?? 0 })}.`;
  return t(tie ? "web-table-result-tie" : "web-table-result-won", { name, other: nameOf(second), points, count: by });
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
  if (!table.outcome) return t("web-table-unfinished");
  const { winners } = verdictOf(table.outcome);
  // alone against the game one may be second to nobody at the table
  if (!winners.length) return table.you === null ? t("web-table-lost") : t("web-table-you-lose");
  if (winners.length === 1 && winners[0] === table.you) return t("web-table-you-win");
  return t("web-table-wins", { count: winners.length, name: listed(winners.map(nameOf)) });
}

export function reason(table: LiveTable): string {
  return table.outcome ? t(table.outcome.reason) : table.lastWords;
}
