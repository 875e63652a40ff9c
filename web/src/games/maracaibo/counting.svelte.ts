// The final scoring, counted one source after the other. It has happened already: this is only how it is shown.
import type { Ending } from "../drawing";
import { scoreRows } from "./scores";
import type { MaracaiboDesk } from "./turn.svelte";

const BEATS = 4; // a row takes so many beats: its bars grow, its totals tick, and the eye goes on

export class Counting implements Ending {
  #desk: MaracaiboDesk;
  /** How many rows are counted; null: all of them, as for those who come back later. */
  #row = $state.raw<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: MaracaiboDesk) {
    this.#desk = desk;
  }

  get counting(): boolean {
    return this.#row !== null;
  }

  /** How many of these rows may be seen. */
  upTo(rows: number): number {
    return this.#row ?? rows;
  }

  /** From the first row on, with beats of so many milliseconds; at once where there is to be no motion. */
  start(motion: number): void {
    this.skip();
    if (motion) this.#count(0, motion);
  }

  skip = (): void => {
    clearTimeout(this.#timer);
    this.#row = null;
  };

  #count(row: number, motion: number): void {
    const { details } = this.#desk;
    const rows = scoreRows(details?.seats ?? [], [...(details?.seats ?? []).keys()]).length;
    this.#row = row <= rows ? row : null;
    if (row <= rows) this.#timer = setTimeout(() => this.#count(row + 1, motion), BEATS * motion);
  }
}
