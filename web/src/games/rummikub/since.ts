// What has become of racks since my last move.
import type { Event } from "../../generated/rummikub";

/** How many tiles a rack has more after these events, or less; 0 where a new round was dealt in between. */
export function tilesChanged(events: readonly unknown[], seat: number): number {
  let tiles = 0;
  for (const event of events as readonly Event[]) {
    if (event.type === "dealt") return 0;
    if (event.type === "laid" && event.seat === seat) tiles -= event.tiles.length;
    if (event.type === "drew" && event.seat === seat) tiles += event.count;
  }
  return tiles;
}
