// Points as people write them, and what is left on a rack.
import { JOKER } from "./tiles";

const MINUS = "−";

/** With its sign, as on a score sheet. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `${MINUS}${-points}`;
}

/** What the tiles of a rack add up to. */
export function rackValue(tiles: readonly string[], joker: number): number {
  return tiles.reduce((sum, name) => sum + (name === JOKER ? joker : Number(name.slice(1))), 0);
}
