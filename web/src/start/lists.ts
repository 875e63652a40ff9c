// The lists of the first page: what they show of a table, and in which order.
import type { ChairView, Now, TableLine } from "../generated/house";

/** A table of mine; `now` is known where a game is on. */
export interface OwnTable {
  line: TableLine;
  now: Now | null;
}

export const isLive = ({ status }: TableLine): boolean => status === "open" || status === "playing";

export const myTurn = ({ now }: OwnTable): boolean => now?.you != null && (now.due ?? []).includes(now.you);

/** My turn first, then what goes on, then what is over; the newest first in each. */
export function sorted(tables: readonly OwnTable[]): OwnTable[] {
  const place = (one: OwnTable) => (myTurn(one) ? 0 : isLive(one.line) ? 1 : 2);
  return tables.toSorted((a, b) => place(a) - place(b) || b.line.created - a.line.created);
}

export const freeSeats = (chairs: readonly ChairView[] = []): number =>
  chairs.filter((chair) => !chair.name && !chair.bot).length;

/** Public tables where others can sit down, then those where they can look on. Mine stand in their own list. */
export function lobbyOf(lobby: readonly TableLine[], own: ReadonlySet<string>): TableLine[] {
  const others = lobby.filter((line) => !own.has(line.table));
  const joinable = others.filter((line) => line.status === "open" && freeSeats(line.chairs) > 0);
  const watchable = others.filter((line) => line.status === "playing" && line.spectators);
  return [...joinable, ...watchable];
}

/** A code as somebody has typed it, fit for an address: which one it sounds like, the house finds out. */
export const tidy = (code: string): string =>
  code
    .trim()
    .replaceAll(/[\s/]+/g, "-")
    .toUpperCase();
