// A finished game of a seat, looked back at by the house: it takes a while, and what is known already is shown.
import { ask, query } from "../connection/requests";
import type { GameReview, ReviewSoFar } from "../generated/house";

export const AGAIN_MS = 1_500;

export class SeatReview {
  done = $state(0);
  total = $state(0);
  review = $state.raw<GameReview | null>(null);
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
    while (!this.#left) {
      const found = await ask<ReviewSoFar>(
        "GET",
        `/api/tables/${this.table}/review/${this.seat}${query({ share: this.share })}`,
      );
      this.done = found.done;
      this.total = found.total;
      this.review = found.review;
      if (this.finished) return;
      await new Promise((go) => setTimeout(go, AGAIN_MS));
    }
  }

  leave(): void {
    this.#left = true;
  }
}
