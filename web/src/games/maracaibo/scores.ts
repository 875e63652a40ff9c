// Where everybody's points come from, side by side.
import type { MaracaiboView, ScorePart, SeatDetails } from "../../generated/maracaibo";
import type { IconName } from "./Icon.svelte";

export interface ScoreCell {
  who: number;
  parts: readonly ScorePart[];
  sum: number;
  /** Is there anything of this kind? */
  scores: boolean;
}

export interface ScoreRow {
  name: string;
  icon: IconName;
  cells: readonly ScoreCell[];
  best: number;
}

/** What the parts of a score are called, and where they belong, in the order in which they are counted. */
const ROWS: readonly (readonly [string, IconName, readonly string[]])[] = [
  ["play", "laurels", ["play"]],
  ["cards", "card", ["card", "cards"]],
  ["residences", "residence", ["residence", "residences"]],
  ["treasures", "chest", ["treasure"]],
  ["buried", "spade", ["buried"]],
  ["rivers", "river", ["rivers"]],
  ["doubloons", "market", ["doubloons"]],
  ["rubies", "ruby", ["rubies"]],
  ["quests", "quest", ["quest", "quests"]],
  ["many-quests", "quest", ["many quests"]],
];

function belongs({ name }: ScorePart, kinds: readonly string[]): boolean {
  return kinds.includes(name) || (name !== "many quests" && kinds.includes(name.split(" ")[0]!));
}

/** Quests that were revealed at the end and met no condition: they score nothing. */
export function missedQuests({ truth }: Pick<MaracaiboView, "truth">, seat: number): string[] {
  const scored = truth?.scored[seat] ?? [];
  return (truth?.quests[seat] ?? []).filter((quest) => !scored.includes(quest));
}

/** The quests of a score, and those missed ones for which no module takes points. */
export function withMissed(parts: readonly ScorePart[], missed: readonly string[]): ScorePart[] {
  const counted = new Set(parts.map(({ name }) => name));
  const nothing = missed.map((quest) => ({ name: `quest ${quest}`, amount: 0 }));
  return [...parts, ...nothing.filter(({ name }) => !counted.has(name))];
}

/** Rows of sources, with a cell for each player in this order; what a module scores has a row of its own. */
export function scoreRows(seats: readonly Pick<SeatDetails, "score">[], order: readonly number[]): ScoreRow[] {
  const named = ROWS.map(([name, icon, kinds]) => ({ name, icon, is: (part: ScorePart) => belongs(part, kinds) }));
  const parts = seats.flatMap(({ score }) => score.parts);
  const rest = new Set(parts.filter((part) => !named.some(({ is }) => is(part))).map(({ name }) => name));
  const others = [...rest].map((other) => ({
    name: other,
    icon: "laurels" as IconName,
    is: ({ name }: ScorePart) => name === other,
  }));
  return [...named, ...others]
    .map(({ name, icon, is }) => {
      const cells = order.map((who): ScoreCell => {
        const own = seats[who]!.score.parts.filter(is);
        return { who, parts: own, sum: own.reduce((sum, { amount }) => sum + amount, 0), scores: own.length > 0 };
      });
      return { name, icon, cells, best: Math.max(...cells.map(({ sum }) => sum)) };
    })
    .filter(({ cells }) => cells.some(({ scores }) => scores));
}

/** What everybody has once so many rows are counted, by seat. */
export function countedUpTo(rows: readonly ScoreRow[], counted: number, seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const { cells } of rows.slice(0, counted)) for (const { who, sum } of cells) sums[who]! += sum;
  return sums;
}

export interface Lead {
  name: string;
  /** By how many points, before or behind whom. */
  by: number;
  who: number;
}

const MOST_LEADS = 3;

/** In which rows a player was ahead of all others, and in which behind the best of them; the widest gaps first. */
export function leadsOf(rows: readonly ScoreRow[], me: number): { ahead: Lead[]; behind: Lead[] } {
  const leads = rows.flatMap(({ name, cells }): Lead[] => {
    const own = cells.find(({ who }) => who === me);
    const [best] = cells.filter(({ who }) => who !== me).toSorted((one, other) => other.sum - one.sum);
    return own && best ? [{ name, by: own.sum - best.sum, who: best.who }] : [];
  });
  return {
    ahead: leads
      .filter(({ by }) => by > 0)
      .toSorted((one, other) => other.by - one.by)
      .slice(0, MOST_LEADS),
    behind: leads
      .filter(({ by }) => by < 0)
      .toSorted((one, other) => one.by - other.by)
      .slice(0, MOST_LEADS),
  };
}
