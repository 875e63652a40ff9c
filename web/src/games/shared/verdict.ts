// Who has won, and by how much.
import type { Outcome } from "../../generated/house";

export interface Verdict {
  /** Numbers of seats; behind them an opponent without a seat, such as Redbeard. */
  winners: readonly number[];
  /** The best of the others; null if there are none. */
  second: number | null;
  /** The points of the winners, and how many more these are than those of the second. */
  points: number;
  by: number;
  /** Were the points equal, so that something else decided? */
  tie: boolean;
}

export function verdictOf({ ranks, scores }: Pick<Outcome, "ranks" | "scores">): Verdict {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const others = [...scores.keys()]
    .filter((seat) => !winners.includes(seat))
    .toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const second = others[0] ?? null;
  const points = Math.max(0, ...winners.map((seat) => scores[seat]!));
  const by = winners.length === 1 && second !== null ? points - scores[second]! : 0;
  return {
    winners,
    second,
    points,
    by,
    tie: winners.length > 1 || (second !== null && winners.length > 0 && by === 0),
  };
}
