// A finished game of a seat, looked back at by the house: it takes a while, and what is known already is shown.
import { ask, query, Refusal } from "../connection/requests";
import type { GameReview, ReviewSoFar } from "../generated/house";

export const AGAIN_MS = 1_500;
/** Where the house makes too many reviews and doesn't say when to ask again: first, and at most. */
export const FIRST_WAIT_MS = 2_000;
export const LONGEST_WAIT_MS = 30_000;

export class SeatReview {
  done = $state(0);
  total = $state(0);
  review = $state.raw<GameReview | null>(null);
  /** Are too many others made just now? Then this one waits its turn. */
  waits = $state(false);
  #left = false;

  constructor(
    readonly table: string,
    readonly seat: number,
    readonly share: string | null,
  ) {}

  get finished(): boolean {
    return this.review !== null && this.done >= this.total;
  }

  /** What gave something away, as it was played. */
  get mistakes(): GameReview["decisions"] {
    return (this.review?.decisions ?? []).filter(({ judged }) => (judged.given ?? 0) > 0);
  }

  /** Asks until all is done, or nobody looks any more. */
  async follow(): Promise<void> {
    let refused = 0;
    while (!this.#left) {
      const wait = await this.#look(refused);
      this.waits = wait !== null;
      if (this.finished) return;
      refused = this.waits ? refused + 1 : 0;
      await new Promise((go) => setTimeout(go, wait ?? AGAIN_MS));
    }
  }

  /** Asks once. How long it has to wait for its turn, in ms; null if the house is at it. */
  async #look(refused: number): Promise<number | null> {
    const address = `/api/tables/${this.table}/review/${this.seat}${query({ share: this.share })}`;
    try {
      const found = await ask<ReviewSoFar>("GET", address);
      this.done = found.done;
      this.total = found.total;
      this.review = found.review;
      return null;
    } catch (error) {
      if (this.#left) return null;
      if (!(error instanceof Refusal) || error.answer.key !== "review-busy") throw error;
      return error.retryAfterMs ?? Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** refused);
    }
  }

  leave(): void {
    this.#left = true;
  }
}
