// Sheets that lie over the table: a player's boards, asked for at their panel, what the icons mean, and a place in words.
import type { MaracaiboOffer } from "../../generated/maracaibo";

export type Sheet = { is: "player"; seat: number } | { is: "legend" };

/** What there is to say about a place of a board. */
export interface Told {
  name: string;
  effects?: readonly string[] | undefined;
  /** How it stands, a sentence or part of one each. */
  notes: readonly string[];
  origin?: string | undefined;
  /** What can be done there. */
  offer?: MaracaiboOffer | undefined;
}

let open = $state.raw<Sheet | null>(null);
let told = $state.raw<Told | null>(null);

export const sheet = (): Sheet | null => open;
export const toldNow = (): Told | null => told;

export function show(wanted: Sheet | null): void {
  open = wanted;
}

/** Lies over the other sheets: boards are in some of them. */
export function tell(wanted: Told | null): void {
  told = wanted;
}
