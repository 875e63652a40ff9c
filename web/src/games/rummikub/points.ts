// What is left on a rack.
import { JOKER } from "./tiles";

/** What the tiles of a rack add up to. */
export function rackValue(tiles: readonly string[], joker: number): number {
  return tiles.reduce((sum, name) => sum + (name === JOKER ? joker : Number(name.slice(1))), 0);
}
