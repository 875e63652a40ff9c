// Sheets that lie over the table: a player's boards, asked for at their panel, what the icons mean, and a place in words.
import type { MaracaiboOffer } from "../../generated/maracaibo";

export type Sheet = { is: "player"; seat: number } | { is: "legend" };

/** What there is to say about a place of a board. */
export interface AboutPlace {
  name: string;
  effects?: readonly string[] | undefined;
  /** How it stands, a sentence or part of one each. */
  notes: readonly string[];
  origin?: string | undefined;
}

/** A place that somebody wants to read about. */
export interface ToldPlace extends AboutPlace {
  /** What can be done there. */
  offer?: MaracaiboOffer | undefined;
}

let open = $state.raw<Sheet | null>(null);
let told = $state.raw<ToldPlace | null>(null);

export const sheet = (): Sheet | null => open;
export const toldNow = (): ToldPlace | null => told;

export function show(wanted: Sheet | null): void {
  open = wanted;
}

/** Lies over the other sheets: boards are in some of them. */
export function tell(wanted: ToldPlace | null): void {
  told = wanted;
}
