// What has become of racks since my last move.
import type { Event, RummikubView } from "../../generated/rummikub";

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

type Tables = Pick<RummikubView, "round" | "table">;

/** How many sets of a table are new or have changed: so many things to follow. */
export function setsChanged(before: Tables | null, view: Tables): number {
  if (!before || before.round !== view.round) return 0;
  const left = before.table.map(({ tiles }) => tiles.join(" "));
  return view.table.filter(({ tiles }) => {
    const at = left.indexOf(tiles.join(" "));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}
